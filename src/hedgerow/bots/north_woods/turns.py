"""The rest of a turn in a sampled world, and events that do something."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.bots.north_woods.layout import layout
from hedgerow.bots.north_woods.policy import Policy, cover
from hedgerow.bots.north_woods.rollout import draw, end_turn, lay_out
from hedgerow.core.event import null_log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import EventName
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.frames import Acting, Covering, Start
from hedgerow.games.north_woods.moves import Aim, Cover
from hedgerow.games.north_woods.rules import apply, event_cards
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.supply import open_piles
from hedgerow.games.north_woods.tableau import at, hungry, ranks

FULL: Final = 9
"""Hold nothing back."""


def finish(state: State, seat: Seat, policy: Policy, hold: int) -> None:
    """Play on without further events until the seat's turn is over; not for the opening."""
    while state.stack:
        frame = state.stack[-1]
        if isinstance(frame, Start):
            if state.turn != seat:
                return
            draw(state, seat)
            state.stack[-1] = Acting() if frame.drawn else Start(1)
        elif isinstance(frame, Acting):
            if not state.rescuing:
                _play(state, hold)
            end_turn(state, state.turn)
        elif isinstance(frame, Covering) and frame.seat == seat == state.turn:
            apply(state, seat, Cover(bare(state, seat, open_piles(state))), null_log)
        else:
            asked = state.asked
            apply(state, asked, policy.choose(state, asked, state.deck), null_log)


def _play(state: State, hold: int) -> None:
    """Play for a Habitat, or else the cards of ranks below `hold`."""
    seat = state.turn
    laid = layout(state, seat)
    if hold < FULL and laid.ranks & ALL_RANKS != ALL_RANKS:
        laid = layout(state, seat, hold)
    lay_out(state, seat, laid)


def follow(state: State, seat: Seat, end: Situation) -> None:
    """End the turn with this table, hand and piles."""
    state.tables[seat] = list(end.table)
    state.hands[seat] = end.hand
    state.piles = list(end.piles)
    end_turn(state, seat)


def bare(state: State, seat: Seat, piles: Sequence[int]) -> int:
    """The pile to cover: the one that helps rivals most, but none that the seat can rescue from.

    So a species that a Disease or a Pollution has struck can change sides in the same turn.
    """
    table = state.tables[seat]
    present = 0
    for card in table:
        if card is not None:
            present |= 1 << card.form
    lacks = ALL_RANKS & ~ranks(table, state.wolf_pair)
    known, ranked = menu(), box().rank

    def spared(pile: int) -> int:
        top = state.piles[pile][-1]
        eaten = known.eats[form(top)]
        return ranked[top] if lacks >> ranked[top] & 1 and eaten & present else 0

    least = min(map(spared, piles))
    return cover(state, seat, [pile for pile in piles if spared(pile) == least])


# Events that do something


def does_something(state: State, event: EventName) -> bool:
    """Whether an event of the seat to act changes anything in its favour.

    Abundance and Population Boom on own cards are left to the planner, which knows what for.
    """
    seat = state.turn
    others = state.others(seat)
    match event:
        case "niche":
            return bool(state.deck) and ALL_RANKS & ~state.barren != 0
        case "spring":
            return bool(state.deck) or any(state.piles)
        case "renewal":
            first = box().events[0]
            return any(kind < first for pile in state.piles for kind in pile)
        case "disease" | "wildfire" | "pollution" | "winter":
            return any(_strikes(state, event, other) for other in others)
        case "population_boom":
            return any(weakens(state, aim) for aim in event_cards.aims(state, event))
        case "migration":
            return len(state.hands[seat]) <= max(len(state.hands[other]) for other in others)
        case "abundance":
            return False


def _strikes(state: State, event: EventName, rival: Seat) -> bool:
    if event == "disease":
        return any(aim.seat == rival for aim in event_cards.aims(state, event))
    return bool(event_cards.givable(state, event, rival))


def weakens(state: State, aim: Aim) -> bool:
    """Whether a Population Boom costs a rival a rank or leaves a species of theirs hungry."""
    if aim.seat == state.turn:
        return False
    table = list(state.tables[aim.seat])
    card = at(table, aim.slot)
    assert card is not None
    before, starving = ranks(table, state.wolf_pair), len(hungry(table, state.carrion))
    event_cards.target_of("population_boom").hit(table, aim.slot, state)
    lost = before & ~ranks(table, state.wolf_pair)
    return bool(lost) or len(hungry(table, state.carrion)) > starving
