"""Tables with known decks: `table("D11 D50 ...", "D15 ...")` has them in this order, top first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from hedgerow.core import Log, Rng
from hedgerow.games.tournoi import GAME, rules
from hedgerow.games.tournoi.battle import Verdict, judge
from hedgerow.games.tournoi.kit import Kit, Terms, kit_of
from hedgerow.games.tournoi.options import Bonus, Cards, TournoiOptions
from hedgerow.games.tournoi.state import NONE, State
from hedgerow.table import AnyTable
from hedgerow.testing.tables import play, table_at

HEAVY = "D11 D50 D15 D23"
"""Hippopotamus 2640 kg, elephant 4500 kg, whale shark 18.7 t, brown bear 240 kg."""
SMALL = "D01 D07 D59 D49"
"""Honey bee 0.1 g, tree frog 7 g, newt 3 g, golden mantella 1 g."""
REST = "D02 D03 D04 D05 D06 D08 D09 D10 D12 D13 D14 D16 D17 D18 D19 D20"


def state(
    *decks: str,
    powers: Sequence[str] = (),
    bonus: Bonus = "none",
    cards: Cards = "box",
    tokens: Sequence[str] = (),
    seats: int = 0,
    rounds: int = 4,
    ghost: Sequence[int] = (0, 0, 0, 0),
) -> State:
    """The start of a game with decks and power cards in this order, nothing shuffled."""
    options = TournoiOptions(bonus=bonus, cards=cards)
    ids = tuple(tuple(deck.split()) for deck in decks)
    seats = seats or len(decks)
    terms = Terms(seats, options, rounds=rounds, deck_ids=ids)
    kit = kit_of(terms)
    made = rules.position(kit, Rng(1))
    sides = range(kit.sides)
    if len(kit.pools) == len(ids) > 1 or kit.common:
        made.piles = [tuple(pool) for pool in kit.pools]
    made.hands = [()] * kit.sides
    made.laid = [((),) * kit.battles] * kit.sides
    made.covers = [(NONE,) * kit.battles] * kit.sides
    held = [*powers, *[""] * kit.sides]
    made.powers = [tuple(kit.face_of[id] for id in held[side].split()) for side in sides]
    made.powers = [
        faces if seats == 1 and side == 1 else tuple(sorted(faces))
        for side, faces in enumerate(made.powers)
    ]
    if tokens:
        places = {token.id: place for place, token in enumerate(kit.tokens)}
        made.tokens = tuple(places[id] for id in tokens)
        made.owners = [NONE] * len(tokens)
    made.ghost_lanes = tuple(ghost) if seats == 1 else ()
    made.stack = []
    rules.start_round(made, Log(on=False))
    return made


def table(*decks: str, moves: str = "", **how: Any) -> AnyTable:
    """A table at such a start, after some moves: "A lay D11 1, B lay D15 1"."""
    return table_at(GAME, state(*decks, **how), moves)


def lay(seat: str, cards: str) -> str:
    """The moves that lay these cards on battles 1, 2, 3 and 4."""
    return ", ".join(f"{seat} lay {id} {n}" for n, id in enumerate(cards.split(), start=1))


def fight(seated: AnyTable, *hands: str) -> list[Any]:
    """Everybody lays a hand in order; gives the events of the last move, which starts battles."""
    events: list[Any] = []
    for letter, hand in zip("ABCD", hands, strict=False):
        events = play(seated, lay(letter, hand))
    return events


def verdict(sides: str, battle: int = 1) -> Verdict:
    """A battle between cards, each with its power card: "D11 D50+P05"."""
    kit = _all_cards(len(sides.split()))
    shown = [one.partition("+") for one in sides.split()]
    cards = [kit.copies[side][id] for side, (id, _, _) in enumerate(shown)]
    powers = [kit.face_of[power] if power else NONE for _, _, power in shown]
    return judge(kit, battle - 1, cards, powers)


def _all_cards(seats: int) -> Kit:
    from hedgerow.games.tournoi.cards import standard

    ids = tuple(card.id for card in standard().cards)
    return kit_of(Terms(seats, replace(TournoiOptions(), bonus="none"), deck_ids=(ids,) * seats))


def zone(seated: AnyTable, seat: int) -> tuple[str, ...]:
    ids: tuple[str, ...] = seated.view(None).sides[seat].zone
    return ids
