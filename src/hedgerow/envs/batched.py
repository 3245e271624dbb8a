"""Many games of Cryptid or Le Tournoi at once, stepped by `hedgerow.batch` instead of one by one.

It is imported on its own, because it needs JAX.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from hedgerow.batch import make
from hedgerow.core.rng import Rng
from hedgerow.envs.many import Arrays, Games
from hedgerow.envs.stepping import Rules

_GROUP: Final = 16
"""Games are dealt in groups of this size, so that the deal is compiled once."""


class BatchedGames(Games):
    """Games whose positions are arrays, all stepped by one compiled function.

    They are dealt by `hedgerow.batch`: the seed of a row determines its games, but they are not
    those that the plain engine deals from it.
    """

    def _make(self) -> Arrays:
        self.positions = Positions(self.rules, self.num_envs)
        return self.positions.arrays

    def _reset(self, seed: int | None) -> None:
        self.positions.reset(seed)
        self._arrays = self.positions.arrays

    def _step(self) -> None:
        self.positions.step()
        self._arrays = self.positions.arrays


class Positions:
    """The positions on JAX's default device, with the next deal of each row at hand."""

    def __init__(self, rules: Rules, count: int) -> None:
        options: dict[str, Any] = rules.given
        self.rules = make(rules.game.id, rules.seats, **options).rules
        self.arrays = Arrays.new(rules, count)
        """What is shown of them; JAX's arrays, which cannot be written to, after the first step."""
        self.now: Any = None
        self._next: Any = None
        """The start of each row's next game, in NumPy arrays."""
        self._rows = np.arange(count)
        self._seeds: list[Rng] = []
        self._deal = jax.jit(jax.vmap(self.rules.deal))
        self._advance = jax.jit(jax.vmap(self._moved))

    def reset(self, seed: int | None) -> None:
        first = secrets.randbits(64) if seed is None else seed
        self._seeds = [Rng(first + int(row)) for row in self._rows]
        begun = self._dealt(self._rows)
        nothing = np.zeros(len(self._rows), np.uint32)
        # Games that are lost at once are followed by those that begin.
        self.now, _, _, *shown = self._advance(begun, begun, nothing, nothing.astype(np.bool_))
        self._next = self._dealt(self._rows)
        self._keep(*shown)
        self.arrays = self.arrays._replace(
            rewards=np.zeros_like(self.arrays.rewards),
            terminations=np.zeros_like(self.arrays.terminations),
        )

    def step(self) -> None:
        """Make the actions of all games. An illegal one ends its game with -1 for its seat."""
        actions, masks = self.arrays.actions, self.arrays.masks
        width = masks.shape[1]
        legal = (actions >= 0) & (actions < width)
        legal &= masks[self._rows, actions.clip(0, width - 1)] == 1
        self.now, rewards, over, *shown = self._advance(
            self.now, self._next, np.where(legal, actions, 0).astype(np.uint32), legal
        )
        self._keep(*shown)
        self.arrays = self.arrays._replace(
            rewards=np.asarray(rewards), terminations=np.asarray(over)
        )
        finished = self._rows[self.arrays.terminations]
        if len(finished):
            for leaf, new in zip(
                jax.tree.leaves(self._next), jax.tree.leaves(self._dealt(finished)), strict=True
            ):
                leaf[finished] = new

    def _shown(self, position: Any) -> tuple[Any, ...]:
        """The observation, the mask and the number of the seat that is asked."""
        rules = self.rules
        seat = rules.asked(position)
        return rules.observe(position, seat), rules.mask(position).astype(jnp.int8), seat

    def _moved(self, position: Any, following: Any, action: Any, legal: Any) -> tuple[Any, ...]:
        """A position after an action, or the following one if the game is over; what it shows."""
        rules = self.rules
        moved = rules.apply(position, action)
        lost = jnp.where(jnp.arange(rules.seats) == rules.asked(position), -1.0, 0.0)
        rewards = jnp.where(legal, rules.rewards(moved), lost)
        over = rules.is_over(moved) | ~legal
        shown = jax.tree.map(lambda new, old: jnp.where(over, new, old), following, moved)
        return shown, rewards, over, *self._shown(shown)

    def _keep(self, observations: Any, masks: Any, seats: Any) -> None:
        self.arrays = self.arrays._replace(
            observations=np.asarray(observations),
            masks=np.asarray(masks),
            seats=np.asarray(seats).astype(np.int64),
        )

    def _dealt(self, rows: Sequence[int] | NDArray[np.int64]) -> Any:
        """The next game of each of these rows, from the seed of the row."""
        words = np.zeros((-(-len(rows) // _GROUP) * _GROUP, self.rules.deal_words), np.uint32)
        for at, row in enumerate(rows):
            source = np.random.default_rng(self._seeds[row].next())
            words[at] = source.integers(0, 1 << 32, words.shape[1], np.uint32)
        groups = [self._deal(words[at : at + _GROUP]) for at in range(0, len(words), _GROUP)]
        return jax.tree.map(lambda *leaves: np.concatenate(leaves)[: len(rows)], *groups)
