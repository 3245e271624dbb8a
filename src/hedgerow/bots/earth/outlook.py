"""The constant part of an Earth position during a decision, and the weights of evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import add
from typing import Final

from msgspec import Struct, structs

from hedgerow.bots.earth.cards import Trait, board_engine, traits
from hedgerow.core.text import Seat
from hedgerow.games.earth import cards
from hedgerow.games.earth.rules.accounts import area
from hedgerow.games.earth.scoring.score import rank_points
from hedgerow.games.earth.scoring.tableau import PlayArea
from hedgerow.games.earth.scoring.vocabulary import (
    BestSeat,
    DiagonalPath,
    Goal,
    OrthogonalPath,
    PerEmptySide,
    PerLine,
    PerMatchInZone,
    Scoring,
)
from hedgerow.games.earth.state import GAIA, State

POSITIONAL: Final = (PerMatchInZone, PerEmptySide, OrthogonalPath, DiagonalPath, PerLine)
"""Rules that depend on a card's cell."""
FULL: Final = 16
WEAK: Final = (4.0, 2.0, 2.0, 2.0)
"""The estimated value of each action's weak form: green, red, blue, yellow."""
SAMPLE: Final = 24
GAIA_TURNS: Final = 12
GAIA_COLOURED: Final = 4 / 6
"""The share of Gaia's cards that trigger abilities."""
GAIA_LATER: Final = 4
"""Points that Gaia loses on a fauna card by coming second."""
SHARES: Final = (0.34, 0.22, 0.2, 0.24)
"""The frequency of green, red, blue and yellow actions."""
CARDS_A_ROUND: Final = (1.3, 1.3, 1.7, 2.0, 2.2, 2.4)
"""The number of cards that the fastest seat plants per round, by number of seats."""


FEATURES: Final = (
    "fauna",  # points of goals, by the square of their progress
    "soil",  # that can still be used
    "spare_soil",
    "hand",  # the value of the best cards in hand
    "spare_cards",
    "sprouts",  # that will find room
    "growth",
    "canopies",  # what canopies would add, by their progress
    "green",  # what the abilities of a colour bring in the rest of the game
    "red",
    "blue",
    "yellow",
    "partial",  # of the next step of ecosystems
    "planted",
    "leaves",
    "discounts",
    "zones",  # empty cells where terrains would score more
)
SCALES: Final = (10, 10, 10, 50, 10, 10, 10, 5, 20, 20, 20, 20, 10, 16, 5, 20, 20)
"""The usual size of each of `FEATURES`."""


class Weights(Struct, frozen=True):
    """The weights besides points: points per unit of each of `FEATURES`."""

    of: tuple[float, ...]
    unseen: float = 0.3
    """The factor of the average value for a card that is not drawn yet."""
    engine: float = 0.6
    """The factor for the abilities of a card while it is in the hand."""
    spaces: float = 0.3
    cost: float = 0.5
    """The points for each soil of its cost."""
    rival: float = 0.0
    """The factor for what an action brings to the others."""
    pace: float = 1.0
    """The assumed speed at which the game ends."""
    end: float = 0.0
    """The factor for the lead when filling the tableau."""
    start_card: float = 1.28
    """The value of a card that an island leaves in the hand at the start."""
    start_soil: float = 0.78
    card: float = 0.45
    """The factor for a card's value while it is not planted."""
    fade: float = 1.0
    """The factor for each card in hand behind a better one: soil for it comes later."""
    leaf: float = 0.0
    """The factor for what animals do with a leaf later; 0 counts every leaf alike."""


PLAIN: Final = Weights(
    (0.6, 0.8, 0.2, 0.45, 0.5, 0.6, 0.8, 0.35, 0.6, 0.6, 0.6, 0.6, 0.4, 0.5, 2.0, 0.1, 0.15),
    unseen=0.5,
)
"""The weights of `greedy`: round numbers, in the order of `FEATURES`."""

TUNED: Final = Weights(
    (0.7, 1.3, 0.5, 0.45, 1.0, 1.0, 1.2, 0.35, 0.8, 0.8, 0.6, 0.6, 0.4, 1.0, 2.0, 0.3, 0.15),
    unseen=0.95,
    start_card=3.0,
    start_soil=1.1,
    rival=0.4,
    end=0.1,
    pace=0.75,
)
"""The weights of `gardener`, found in self-play: see bench/earth_weights.py."""
ALONE: Final = structs.replace(
    TUNED,
    of=(0.7, 1.8, 0.5, 0.5, 1.0, 0.8, 1.2, 0.35, 0.8, 0.6, 0.0, 0.0, 0.4, 3.0, 2.0, 0.3, 0.15),
)
"""The weights against Gaia, who shares in what blue and yellow abilities bring and takes the bonus
from a seat that does not fill its tableau: fitted to results of games, then checked one by one."""


@dataclass(slots=True)
class Outlook:
    """The part of a position that is constant while a seat plans its part of a turn."""

    seat: Seat
    weights: Weights
    turns: float
    """The expected number of further turns of all seats."""
    hope: float
    """The remaining share of the game in which goods can be used, from 0 to 1."""
    rules: tuple[Scoring, ...]
    """The ecosystems."""
    goals: tuple[tuple[int, Goal, int], ...]
    """Number, goal, and the points it would bring or has brought."""
    others: Sequence[PlayArea]
    known: frozenset[int]
    """Cards that the seat has seen; any other card in its hand is hypothetical."""
    placed: bool
    """Whether the cell of a planted card affects anybody's points."""
    sample: tuple[int, ...]
    """Cards that might be drawn."""
    lead: float = 0.0
    """The lead over the best rival, if the seat could end the game soon."""
    later: float = 0.0
    """What the seat's animals are expected to bring with a leaf that it keeps."""
    unseen: float | None = None
    """The value of such a card, once computed."""
    promises: dict[int, float] = field(default_factory=dict)
    deck: tuple[Trait | None, ...] = ()


def turns_left(state: State, seat: Seat) -> float:
    """The estimated number of turns after the current one."""
    if state.gaia is not None:
        done = 6 * state.gaia.passes + len(state.gaia.turned)
        left = (1 + GAIA_COLOURED) * (GAIA_TURNS - done) + state.gaia.skips
        own = 2.0 * (FULL - len(state.boards[0].planted)) / 1.5
        return max(0.0, min(left, own))
    seats = state.seats
    later = (state.first - state.active - 1) % seats
    if state.ending:
        return float(later)
    most = max(len(board.planted) for board in state.boards)
    rounds = (FULL - most) / CARDS_A_ROUND[seats]
    return later + max(0.3, rounds - 0.5) * seats


def hope_of(turns: float, seats: int) -> float:
    return turns / (turns + 2.0 * max(2, seats)) if turns > 0 else 0.0


def plain_outlook(state: State, seat: Seat, weights: Weights) -> Outlook:
    board = state.boards[seat]
    systems, there = cards.ecosystems(), cards.fauna()
    keys = (*state.shared, board.ecosystem) if board.ecosystem else state.shared
    goals = []
    for number, key in enumerate(state.fauna):
        ranked = state.claims[number]
        rank = ranked.index(seat) if seat in ranked else len(ranked)
        reward = rank_points(rank + 1, state.options.mode)
        if state.gaia is not None and GAIA not in ranked:
            reward += GAIA_LATER  # Gaia will claim it too, and each wants to be first
        goals.append((number, there[key].goal, reward))
    turns = turns_left(state, seat) / weights.pace
    rules = tuple(systems[key].scoring for key in keys)
    own = (*board.hand, *board.offer, *(card for card, _, _ in board.planted.values()))
    every = (*rules, *(rule for card in own for rule in trait_of(card).scoring))
    need = any(isinstance(rule, BestSeat) for rule in every)
    rivals = [each for other, each in enumerate(state.boards) if other != seat and each.island]
    return Outlook(
        seat=seat,
        weights=weights,
        turns=turns,
        hope=hope_of(turns, state.seats),
        rules=rules,
        goals=tuple(goals),
        others=[area(each) for each in rivals] if need else (),
        placed=any(isinstance(rule, POSITIONAL) for rule in every),
        known=frozenset((*board.hand, *board.offer)),
        sample=state.deck[-SAMPLE:],
        deck=traits(),
    )


def trait_of(card: int) -> Trait:
    trait = traits()[card]
    assert trait is not None
    return trait


def rivals_of(state: State, seat: Seat) -> list[Seat]:
    teams = state.options.teams
    return [
        other
        for other in range(state.seats)
        if other != seat and not (teams and other % 2 == seat % 2)
    ]


def given_away(state: State, seat: Seat) -> tuple[float, float, float, float]:
    """The average value of each action to the rivals."""
    rivals = rivals_of(state, seat)
    if not rivals:
        return 0.0, 0.0, 0.0, 0.0
    total = [0.0] * 4
    for other in rivals:
        board = state.boards[other]
        gains = list(map(add, board_engine(board.island), board_engine(board.climate)))
        for card, _, _ in board.planted.values():
            gains = list(map(add, gains, trait_of(card).engine))
        total = [sum(three) for three in zip(total, gains, WEAK, strict=True)]
    green, red, blue, yellow = (gain / len(rivals) for gain in total)
    return green, red, blue, yellow
