"""Hypothesis strategies that generate games for the laws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hypothesis import strategies as st

from hedgerow.core.game import AnyGame


class Case(NamedTuple):
    """A game to play; Hypothesis shrinks the seed and the first choices."""

    seats: int
    options: Mapping[str, object]
    seed: int
    choices: list[int]


def cases(game: AnyGame, seats: int, options: Mapping[str, object]) -> st.SearchStrategy[Case]:
    """Seeds and opening choices for a game with these seats and options."""
    return st.builds(
        Case,
        seats=st.just(seats),
        options=st.just(options),
        seed=st.integers(0, 2**32 - 1),
        choices=st.lists(st.integers(0, 2**16 - 1), max_size=60),
    )
