"""Puzzle solvers of four levels, to compare the difficulty of puzzles with what is solved.

A solver tries steps and looks at their points, as a person who moves pieces about. Its level is how
many lines of steps it keeps in view. Kinds whose answer is a single step bring their own solver.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hedgerow.core.puzzles import AnyKind, Steps
from hedgerow.core.rng import Rng

LEVELS: Final = ("novice", "player", "expert", "master")
_KEPT: Final = (1, 2, 4, 12)
"""How many lines of steps each level keeps."""
_SEEN: Final = (10, 25, 60, 150)
"""How many of the possible steps each level notices: the more there are, the more it overlooks."""


def attempt(kind: AnyKind, puzzle: Any, level: int, rng: Rng) -> Steps:
    """The answer of a solver."""
    if kind.attempt is not None:
        return kind.attempt(puzzle, level, rng)
    lines: list[tuple[int, int, Steps]] = [(0, 0, ())]
    best: tuple[int, int, Steps] | None = None
    while lines:
        found: dict[object, tuple[int, int, Steps]] = {}
        for _, _, steps in lines:
            seen = kind.look(puzzle, steps)
            if seen.done or not seen.choices:
                entry = seen.points, rng.next(), steps
                best = entry if best is None else max(best, entry)
                continue
            for step in _noticed([choice.step for choice in seen.choices], _SEEN[level], rng):
                then = (*steps, step)
                found[frozenset(then)] = kind.look(puzzle, then).points, rng.next(), then
        lines = sorted(found.values(), reverse=True)[: _KEPT[level]]
    assert best is not None
    return best[2]


def solves(kind: AnyKind, puzzle: Any, level: int, rng: Rng) -> bool:
    """Whether the answer of a solver is the best one."""
    end = kind.look(puzzle, attempt(kind, puzzle, level, rng))
    return bool(end.done and end.points == kind.answer(puzzle).points)


def _noticed(steps: Sequence[str], most: int, rng: Rng) -> list[str]:
    return rng.sample(steps, min(most, len(steps)))
