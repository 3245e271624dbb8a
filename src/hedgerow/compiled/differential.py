"""Plays compiled games beside the plain engine and compares them at every decision.

Both start from the same deal and make the same moves. Compared are every integer of the position,
the seat that is asked, the legal actions, the observation and the rewards.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hedgerow.compiled.kernel import Floats, Row
from hedgerow.compiled.rules import NOBODY, Rules
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.core.writing import Row as Written
from hedgerow.core.writing import Writer, length

OTHERS_EVERY = 16
"""Every so many decisions, all seats are observed, and the plain observation is made from a View
instead of by the game's writer."""


class Compared(NamedTuple):
    """How much was compared; nothing differed."""

    decisions: int
    observations: int


class Difference(AssertionError):
    """The kernels and the plain engine disagree."""


class Differential:
    """A comparison for one set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        codec = rules.codec
        size = length(codec.pieces)
        self._written: Floats = np.zeros((rules.seats, size), np.float32)
        self._writer: Writer[Any] | None = None
        if rules.game.writer is not None:
            rows: list[Written] = [memoryview(row) for row in self._written]
            self._writer = rules.game.writer(codec, rows)
        # What was there before must not shine through.
        self._observed = np.full(size, np.nan, np.float32)
        self._mask = np.full(codec.actions, -1, np.int8)

    def play(self, seed: int, *, decisions: int | None = None) -> Compared:
        """Compare one game of random moves, to its end or for so many decisions.

        Raises Difference.
        """
        rules, dice = self.rules, Rng(seed)
        state = rules.game.setup(rules.options, rules.seats, Rng(seed ^ 0x5EED))
        return self.play_on(state, dice, decisions)

    def play_on(self, state: Any, dice: Rng, decisions: int | None = None) -> Compared:
        """Compare a game of random moves from a state, which is played on."""
        rules, game, codec = self.rules, self.rules.game, self.rules.codec
        kernels, tables = rules.kernels, rules.tables
        row = rules.packed(state)
        most = game.info.max_decisions if decisions is None else decisions
        observations = 0
        for ply in range(most):
            asked = [decision for decision in game.decisions(state) if not decision.optional]
            seat = int(kernels.asked(tables, row))
            self._same(ply, "asked", seat, asked[0].seat if asked else NOBODY)
            if not asked:
                return Compared(ply, observations + self._end(ply, state, row))
            mask = codec.mask(asked[0])
            kernels.mask(tables, row, self._mask)
            self._same(ply, "mask", self._mask, mask)
            thorough = ply % OTHERS_EVERY == 0
            seats = range(rules.seats) if thorough else (seat,)
            for viewer in seats:
                self._observe(ply, state, row, viewer, thorough)
            observations += len(seats)
            legal = np.flatnonzero(mask)
            action = int(legal[dice.below(len(legal))])
            game.apply(state, seat, codec.decode(action), null_log)
            kernels.apply(tables, row, action)
            self._same(ply, f"position after action {action}", row, rules.packed(state))
        return Compared(most, observations)

    def _observe(self, ply: int, state: Any, row: Row, seat: int, viewed: bool) -> None:
        rules = self.rules
        rules.kernels.observe(rules.tables, row, seat, self._observed)
        if self._writer is None or viewed:
            arrays = rules.codec.observe(rules.game.view(state, seat))
            plain: Floats = np.concatenate([arrays[name].ravel() for name in rules.codec.pieces])
        else:
            self._writer.write(state, seat)
            plain = self._written[seat]
        self._same(ply, f"observation of seat {seat}", self._observed, plain)

    def _end(self, ply: int, state: Any, row: Row) -> int:
        """Compare the rewards and the last observation of every seat; returns their number."""
        rules = self.rules
        found = np.full(rules.seats, np.nan, np.float32)
        rules.kernels.rewards(rules.tables, row, found)
        outcome = rules.game.outcome(state)
        assert outcome is not None
        expected = [outcome.reward(seat) for seat in range(rules.seats)]
        self._same(ply, "rewards", found, np.array(expected, np.float32))
        for seat in range(rules.seats):
            self._observe(ply, state, row, seat, True)
        return rules.seats

    def _same(self, ply: int, what: str, found: Any, expected: Any) -> None:
        if not np.array_equal(found, expected):
            raise Difference(f"decision {ply}: {what} differs{_told(found, expected)}")


def _told(found: Any, expected: Any) -> str:
    if not isinstance(found, np.ndarray):
        return f"\ncompiled: {found}\nplain: {expected}"
    places = np.flatnonzero(found != expected)[:8].tolist()
    return f" at {places}\ncompiled: {found[places]}\nplain: {expected[places]}"
