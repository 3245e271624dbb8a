"""Fauna goals: a seat's progress, and whether it has reached them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, assert_never

from hedgerow.games.earth.scoring import kernels
from hedgerow.games.earth.scoring.tableau import PlayArea
from hedgerow.games.earth.scoring.vocabulary import (
    CountGoal,
    Goal,
    LineGoal,
    ResourceGoal,
    SetGoal,
)

Counted: TypeAlias = Literal["soil", "hand", "compost", "events", "cards", "pieces"]
"""Something that goals count: cards are those of the tableau, pieces what lies on them."""

_CARDS: Final[frozenset[Counted]] = frozenset({"cards"})
_CARDS_AND_PIECES: Final[frozenset[Counted]] = frozenset({"cards", "pieces"})


def progress(goal: Goal, area: PlayArea) -> int:
    """The number of what the goal counts; `goal.n` are needed."""
    match goal:
        case CountGoal():
            return kernels.count(goal.match, area, goal.area)
        case ResourceGoal():
            return kernels.pieces(goal.resource, area)
        case LineGoal():
            return kernels.full_lines(area.tableau, goal.line)
        case SetGoal():
            return kernels.complete_sets(goal.places, area)
        case _:
            assert_never(goal)


def depends(goal: Goal) -> frozenset[Counted]:
    """What of a play area the goal counts."""
    match goal:
        case CountGoal():
            return _CARDS_AND_PIECES if kernels.looks_at_pieces(goal.match) else _CARDS
        case SetGoal():
            return _CARDS | {"events"} if "event" in goal.places else _CARDS
        case LineGoal():
            return _CARDS
        case ResourceGoal():
            resource = goal.resource
            if resource == "sprouts" or resource == "growth":
                return _CARDS_AND_PIECES
            return frozenset({resource})
        case _:
            assert_never(goal)


def met(goal: Goal, area: PlayArea) -> bool:
    """Whether the goal is reached at this moment."""
    return progress(goal, area) >= goal.n
