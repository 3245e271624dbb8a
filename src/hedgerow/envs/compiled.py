"""Many games of Habitats, North Woods or Earth at once, stepped by compiled kernels.

It is imported on its own, because it needs Numba.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import numpy as np

from hedgerow.compiled import make
from hedgerow.compiled.stepping import loops
from hedgerow.core.record import Shuffle
from hedgerow.core.rng import Rng
from hedgerow.envs.many import Arrays
from hedgerow.envs.stepping import Rules


class CompiledBatch:
    """Games whose positions are rows of integers; dealt by the plain engine, as in `Batch`."""

    def __init__(self, rules: Rules, arrays: Arrays) -> None:
        count = len(arrays.seats)
        self._rules, self._arrays = rules, arrays
        self._compiled = compiled = make(rules.game.id, rules.seats, **rules.given)
        self._step, self._show = loops(compiled.kernels, rules.game.id)
        self._positions = np.zeros((count, compiled.words), compiled.kind)
        self._plies = np.zeros(count, np.int64)
        self._seeds = [Rng(secrets.randbits(64)) for _ in range(count)]

    def reset(self, seeds: Sequence[int] | None) -> None:
        """Begin all games; a seed also determines the games that follow in its row."""
        if seeds is not None:
            self._seeds = [Rng(seed) for seed in seeds]
        self._begin(range(len(self._seeds)))

    def step(self) -> None:
        """Make the actions of all games. An illegal one ends its game with -1 for its seat."""
        arrays = self._arrays
        if self._step(
            self._compiled.tables,
            self._rules.game.info.max_decisions,
            self._positions,
            self._plies,
            *arrays,
        ):
            self._begin(np.flatnonzero(arrays.terminations | arrays.truncations).tolist())

    def _begin(self, numbers: Sequence[int]) -> None:
        """Deal the next game of these rows."""
        rules, compiled, arrays = self._rules, self._compiled, self._arrays
        for number in numbers:
            dice = Shuffle.of(f"{self._seeds[number].next():016x}", ()).rng()
            row = self._positions[number]
            row[:] = 0
            compiled.pack(rules.game.setup(rules.options, rules.seats, dice), row)
        rows = np.array(numbers, np.int64)
        self._plies[rows] = 0
        self._show(
            compiled.tables, self._positions, rows, arrays.observations, arrays.masks, arrays.seats
        )
