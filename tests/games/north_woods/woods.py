"""Tables for tests: chains, hands, piles and the deck as one wants them.

A chain is written from its highest card down, "cougar > white_tailed_deer > plants"; "x2" marks a
resource under Abundance, "-" a species under a Population Boom. Cards that are not named lie at the
bottom of the deck, in the order of the data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hedgerow.core.event import Event
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import form
from hedgerow.games.north_woods.frames import Acting, Frame, Opening, Start
from hedgerow.games.north_woods.hidden import Placed
from hedgerow.games.north_woods.ids import kinds, numbered
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.supply import remains
from hedgerow.games.north_woods.tableau import ABUNDANT, NOTHING, PLAIN, Lying, put
from hedgerow.table import AnyTable
from hedgerow.testing.tables import table_at

ACT, START, OPENING = Acting(), Start(0), Opening()


def cards(text: str) -> bytes:
    """Ids with spaces between them."""
    return numbered(text.split())


def chains(text: str) -> list[Lying | None]:
    """Chains with commas between them; slots are counted from the lowest card of the first."""
    table: list[Lying | None] = []
    for chain in filter(None, (part.strip() for part in text.split(","))):
        food = NOTHING
        for name in reversed(chain.split(" > ")):
            id, mark, boom = name.strip(), PLAIN, False
            if id.endswith(" x2"):
                id, mark = id.removesuffix(" x2"), ABUNDANT
            if id.endswith("-"):
                id, boom = id.removesuffix("-"), True
            food = put(table, Lying(form(kinds()[id], boom), food, mark))
    return table


def woods(
    *tables: str,
    hands: Sequence[str] = (),
    piles: Sequence[str] = (),
    display: Sequence[str] = (),
    deck_top: str = "",
    frame: Frame = ACT,
    seats: int = 0,
    turn: int = 0,
    **more: Any,
) -> AnyTable:
    """A table at a position; seats are as many as tables are given, at least two."""
    count = seats or max(2, len(tables), len(hands))
    state: State = GAME.setup(GAME.options(), count, Rng(1))
    state.tables = [chains(text) for text in (*tables, *[""] * (count - len(tables)))]
    state.hands = [bytes(sorted(cards(text))) for text in (*hands, *[""] * (count - len(hands)))]
    state.piles = [cards(text) for text in (*piles, *[""] * (3 - len(piles)))]
    state.display = [cards(text) for text in (*display, *[""] * (3 - len(display)))]
    state.turn, state.stack = turn, [frame]
    for name, value in more.items():
        setattr(state, name, value)
    used = b"".join((*state.hands, *state.piles, *state.display, *state.aside, cards(deck_top)))
    used += b"".join(remains(card) for table in state.tables for card in table if card)
    left = bytearray(box().kind_of)
    for kind in used:
        left.remove(kind)
    if "deck" in more:
        return table_at(GAME, state)
    for place in range(3):
        if not display and not state.display[place]:
            state.display[place] = bytes((left.pop(0),))
    # The deck's next card is its last one; `deck_top` names them in the order they come.
    state.deck = bytes(left) + cards(deck_top)[::-1]
    GAME.census(state)
    return table_at(GAME, state)


def lying(table: AnyTable, seat: int) -> str:
    """A seat's chains as `chains` reads them, the highest first, hungry ones with "!"."""
    placed: dict[int, Placed] = {card.slot: card for card in table.view(None).tables[seat]}
    eaten = {card.food for card in placed.values()}
    tops = [card for card in placed.values() if card.slot not in eaten]
    said = []
    for top in sorted(tops, key=lambda card: (-card.rank, card.card, card.slot)):
        names = []
        card: Placed | None = top
        while card is not None:
            mark = " x2" if card.abundant else " (A)" if card.stand_in else ""
            boom = "-" if card.boom else ""
            names.append(f"{card.card}{boom}{mark}{'!' if card.being == 'hungry' else ''}")
            card = None if card.food is None else placed[card.food]
        said.append(" > ".join(names))
    return ", ".join(said)


def piles(table: AnyTable) -> list[str]:
    return [" ".join(pile) for pile in table.view(None).piles]


def hand(table: AnyTable, seat: int) -> set[str]:
    return set(table.view(seat).hand)


def kinds_of(told: Sequence[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in told]
