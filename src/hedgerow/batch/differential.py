"""Plays batched games beside the reference engine and compares them at every decision.

Both start from the same deals and make the same moves. Compared are every word of the position, the
seat that is asked, the legal actions, the observation and the rewards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import numpy as np
from numpy.typing import NDArray

from hedgerow.batch.bits import Array
from hedgerow.batch.rules import Rules
from hedgerow.core.event import null_log


class Compared(NamedTuple):
    """How much was compared; nothing differed."""

    games: int
    decisions: int
    observations: int


class Difference(AssertionError):
    """The batch and the reference engine disagree."""


class _Said(NamedTuple):
    """What the batch says of each of its positions."""

    over: NDArray[np.bool_]
    asked: NDArray[np.uint32]
    mask: NDArray[np.bool_]
    picked: NDArray[np.uint32]
    rewards: NDArray[np.float32]
    observation: NDArray[np.float32]


class Differential:
    """A comparison for one set of rules; what it compiles serves any number of batches."""

    def __init__(self, rules: Rules[Any], games: int) -> None:
        self.rules, self.games = rules, games
        self._deal: Callable[..., Any] = jax.jit(jax.vmap(rules.deal))
        self._apply: Callable[..., Any] = jax.jit(jax.vmap(rules.apply))
        self._say: Callable[..., Any] = jax.jit(jax.vmap(self._said))
        self._observe: Callable[..., Any] = jax.jit(jax.vmap(rules.observe))

    def _said(self, position: Any, random: Array) -> tuple[Any, ...]:
        rules = self.rules
        return (
            rules.is_over(position),
            rules.asked(position),
            rules.mask(position),
            rules.pick(position, random),
            rules.rewards(position),
        )

    def play(
        self, seed: int, *, states: list[Any] | None = None, observe_every: int = 1
    ) -> Compared:
        """Compare a batch of whole games, from these states or from fresh deals.

        Observations are compared at every so many decisions of a game, of the seat that is asked
        and, at the end, of every seat. Raises Difference.
        """
        rules, game = self.rules, self.rules.game
        choices = np.random.default_rng(seed)
        if states is None:
            words = (self.games, rules.deal_words)
            positions = self._deal(choices.integers(0, 1 << 32, words, np.uint32))
            dealt = jax.tree.map(np.asarray, positions)
            states = [rules.state_of(one_of(dealt, number)) for number in range(self.games)]
            for state in states:
                game.census(state)
        else:
            positions = rules.positions_of(states)
        decisions = observations = step = 0
        while True:
            self._compare_positions(positions, states, step)
            random = choices.integers(0, 1 << 32, self.games, np.uint32)
            seen = step % observe_every == 0
            said = self._saying(positions, random, seen)
            moves = [
                self._compare(said, number, state, step, seen)
                for number, state in enumerate(states)
            ]
            made = sum(move is not None for move in moves)
            if not made:
                return Compared(self.games, decisions, observations + self._ends(positions, states))
            decisions += made
            observations += made if seen else 0
            positions = self._apply(positions, said.picked)
            for state, move in zip(states, moves, strict=True):
                if move is not None:
                    game.apply(state, *move, null_log)
            step += 1

    def _saying(self, positions: Any, random: NDArray[np.uint32], seen: bool) -> _Said:
        over, asked, mask, picked, rewards = self._say(positions, random)
        observation = self._observe(positions, asked) if seen else np.zeros(0, np.float32)
        arrays = (over, asked, mask, picked, rewards, observation)
        return _Said(*(np.asarray(array) for array in arrays))

    def _compare_positions(self, positions: Any, states: list[Any], step: int) -> None:
        ours = self.rules.comparable(positions)
        theirs = self.rules.positions_of(states)
        pairs = zip(jax.tree.leaves_with_path(ours), jax.tree.leaves(theirs), strict=True)
        for (path, own), other in pairs:
            differing = np.asarray(own) != np.asarray(other)
            if differing.any():
                number = int(np.argwhere(differing)[0][0])
                where = jax.tree_util.keystr(path)
                found = self.rules.state_of(one_of(positions, number))
                raise self._difference(step, number, where, found, states[number])

    def _compare(
        self, said: _Said, number: int, state: Any, step: int, seen: bool
    ) -> tuple[int, Any] | None:
        """The move to make, or None if the game is over."""
        game, codec = self.rules.game, self.rules.codec
        # Like the environments: the first seat that owes a decision is asked.
        decisions = [decision for decision in game.decisions(state) if not decision.optional]
        self._same(step, number, "over", bool(said.over[number]), not decisions)
        outcome = game.outcome(state)
        seats = range(self.rules.seats)
        expected = np.array([outcome.reward(seat) if outcome else 0 for seat in seats], np.float32)
        self._same(step, number, "rewards", said.rewards[number], expected)
        if not decisions:
            return None
        decision = decisions[0]
        self._same(step, number, "asked", int(said.asked[number]), decision.seat)
        mask = codec.mask(decision)
        self._same(step, number, "mask", said.mask[number].astype(np.int8), mask)
        action = int(said.picked[number])
        self._same(step, number, f"legality of pick {action}", int(mask[action]), 1)
        if seen:
            observation = self._flat(state, decision.seat)
            self._same(step, number, "observation", said.observation[number], observation)
        return decision.seat, codec.decode(action)

    def _flat(self, state: Any, seat: int) -> NDArray[np.float32]:
        codec = self.rules.codec
        arrays = codec.observe(self.rules.game.view(state, seat))
        return np.concatenate([arrays[name].ravel() for name in codec.pieces])

    def _ends(self, positions: Any, states: list[Any]) -> int:
        """Compare the last observation of every seat; returns their number."""
        for seat in range(self.rules.seats):
            observed = np.asarray(self._observe(positions, np.full(self.games, seat, np.uint32)))
            for number, state in enumerate(states):
                self._same(-1, number, "observation", observed[number], self._flat(state, seat))
        return self.rules.seats * self.games

    def _same(self, step: int, number: int, what: str, found: Any, expected: Any) -> None:
        if not np.array_equal(found, expected):
            raise self._difference(step, number, what, found, expected)

    @staticmethod
    def _difference(step: int, number: int, what: str, found: Any, expected: Any) -> Difference:
        if isinstance(found, np.ndarray) and found.size > 1:
            places = np.flatnonzero(found != expected)[:8].tolist()
            what = f"{what} at {places}"
            found, expected = found[places], expected[places]
        return Difference(
            f"game {number}, move {step}: {what} differs\nbatch: {found}\nreference: {expected}"
        )


def one_of(positions: Any, number: int) -> Any:
    """One position of a batch, on the host."""
    return jax.tree.map(lambda leaf: np.asarray(leaf)[number], positions)
