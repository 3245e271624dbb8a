"""Fauna goals: a seat's progress, and whether it has reached them."""

from __future__ import annotations

from typing import assert_never

from hedgerow.games.earth.scoring import kernels
from hedgerow.games.earth.scoring.tableau import PlayArea
from hedgerow.games.earth.scoring.vocabulary import (
    CountGoal,
    Goal,
    LineGoal,
    ResourceGoal,
    SetGoal,
)


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


def only_cards(goal: Goal) -> bool:
    """Whether nothing but the cards of the tableau and their places counts."""
    match goal:
        case CountGoal():
            return not kernels.looks_at_pieces(goal.match)
        case SetGoal():
            return "event" not in goal.places
        case LineGoal():
            return True
        case ResourceGoal():
            return False
        case _:
            assert_never(goal)


def met(goal: Goal, area: PlayArea) -> bool:
    """Whether the goal is reached at this moment."""
    return progress(goal, area) >= goal.n
