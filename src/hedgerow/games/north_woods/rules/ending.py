"""The end of a game: a Habitat, or a stalled game (NWO-75 to NWO-79)."""

from __future__ import annotations

from typing import Literal

from hedgerow.core.event import Log
from hedgerow.core.outcome import Line, Outcome, Score, ranks_of
from hedgerow.core.text import Message, Seat
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.events import HabitatDeclared
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import (
    all_fed,
    filled,
    hungry,
    is_resource,
    is_species,
    ranks,
)


def has_all_ranks(state: State) -> bool:
    """NWO-75: whether the seat whose turn it is has them, fed or not."""
    table = state.tables[state.turn]
    return len(table) >= RANKS and ranks(table, state.wolf_pair) == ALL_RANKS


def can_declare(state: State) -> bool:
    """NWO-75: all ranks, and nobody hungry."""
    return has_all_ranks(state) and all_fed(state.tables[state.turn], state.carrion)


def declare(state: State, log: Log) -> None:
    """NWO-75: the game is won."""
    state.winner = state.turn
    state.stack.clear()
    if log.on:
        log.tell(HabitatDeclared(state.turn))


def stalled(state: State) -> Literal["dry", "rounds"] | None:
    """The reason why a game ends without a Habitat; None while it goes on."""
    if state.dry >= state.seats:
        return "dry"  # NWO-78
    return "rounds" if state.rounds and state.round >= state.rounds else None  # NWO-79


def standing(state: State, seat: Seat) -> tuple[int, int]:
    """The number of different ranks of a seat, and of fed cards including resources (NWO-78)."""
    table = state.tables[seat]
    starving = len(hungry(table, state.carrion))
    cards = sum(is_species(card) or is_resource(card) for _, card in filled(table))
    return ranks(table, state.wolf_pair).bit_count(), cards - starving


def outcome(state: State) -> Outcome | None:
    if state.stack:
        return None
    standings = [standing(state, seat) for seat in range(state.seats)]
    scores = tuple(
        Score(total, (Line(Message("north-woods-score-ranks"), total),)) for total, _ in standings
    )
    if state.winner >= 0:
        won = tuple(1 if seat == state.winner else 2 for seat in range(state.seats))
        return Outcome(scores, won, Message("north-woods-outcome-habitat"))
    places = ranks_of([sum(other < own for other in standings) for own in standings])
    if stalled(state) == "dry":
        return Outcome(scores, places, Message("north-woods-outcome-dry"))
    reason = Message("north-woods-outcome-rounds", {"rounds": state.rounds})
    return Outcome(scores, places, reason)
