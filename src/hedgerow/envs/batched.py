"""Many games of Cryptid or Le Tournoi at once, stepped by `hedgerow.batch` instead of one by one.

It is imported on its own, because it needs JAX.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from hedgerow.batch import make
from hedgerow.batch.bits import Array
from hedgerow.core.rng import Rng
from hedgerow.envs.many import Arrays, Games
from hedgerow.envs.stepping import Rules

_GROUP: Final = 16
"""Games are dealt in groups of this size, so that the deal is compiled once."""
_KEPT: Final = -1
"""In the place of a deal: none."""


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
        self._following: Any = None
        """The start of each row's next game."""
        self._rows = np.arange(count)
        self._dice: list[np.random.Generator] = []
        self._deal = jax.jit(self._dealt)
        self._advance = jax.jit(jax.vmap(self._moved))

    def reset(self, seed: int | None) -> None:
        first = secrets.randbits(64) if seed is None else seed
        seeds = [Rng(first + int(row)).next() for row in self._rows]
        self._dice = [np.random.default_rng(seed) for seed in seeds]
        count = len(self._rows)
        words = np.zeros((count, self.rules.deal_words), np.uint32)
        shapes = jax.eval_shape(jax.vmap(self.rules.deal), words)
        empty = jax.tree.map(lambda leaf: np.zeros(leaf.shape, leaf.dtype), shapes)
        begun = self._with_deals(empty, self._rows)
        nothing = np.zeros(count, np.uint32)
        # Games that are lost at once are followed by those that begin.
        self.now, _, _, *shown = self._advance(begun, begun, nothing, nothing.astype(np.bool_))
        self._following = self._with_deals(begun, self._rows)
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
            self.now, self._following, np.where(legal, actions, 0).astype(np.uint32), legal
        )
        self._keep(*shown)
        self.arrays = self.arrays._replace(
            rewards=np.asarray(rewards), terminations=np.asarray(over)
        )
        finished = self._rows[self.arrays.terminations]
        self._following = self._with_deals(self._following, finished)

    def _shown(self, position: Any) -> tuple[Any, ...]:
        """The observation in rows, the mask and the number of the seat that is asked."""
        rules = self.rules
        seat = rules.asked(position)
        return rules.observe_rows(position, seat), rules.mask(position).astype(jnp.int8), seat

    def _moved(self, position: Any, following: Any, action: Any, legal: Any) -> tuple[Any, ...]:
        """A position after an action, or the following one if the game is over; what it shows."""
        rules = self.rules
        moved = rules.apply(position, action)
        lost = jnp.where(jnp.arange(rules.seats) == rules.asked(position), -1.0, 0.0)
        rewards = jnp.where(legal, rules.rewards(moved), lost)
        over = rules.is_over(moved) | ~legal
        shown = jax.tree.map(lambda new, old: jnp.where(over, new, old), following, moved)
        return shown, rewards, over, *self._shown(shown)

    def _keep(self, rows: Any, masks: Any, seats: Any) -> None:
        count, length = self.arrays.observations.shape
        self.arrays = self.arrays._replace(
            observations=np.asarray(rows).reshape(count, -1)[:, :length],
            masks=np.asarray(masks),
            seats=np.asarray(seats).astype(np.int64),
        )

    def _with_deals(self, positions: Any, rows: NDArray[np.int64]) -> Any:
        """The positions, in these rows the next game from the dice of the row."""
        for at in range(0, len(rows), _GROUP):
            group = rows[at : at + _GROUP]
            words = np.zeros((_GROUP, self.rules.deal_words), np.uint32)
            for place, row in enumerate(group):
                words[place] = self._dice[row].integers(0, 1 << 32, words.shape[1], np.uint32)
            places = np.full(len(self._rows), _KEPT, np.int32)
            places[group] = range(len(group))
            positions = self._deal(positions, words, places)
        return positions

    def _dealt(self, positions: Any, words: Any, places: Any) -> Any:
        deals = jax.vmap(self.rules.deal)(words)

        # Not by `at[rows].set`: XLA 0.10 fails to compile many of those for a processor.
        def put(old: Array, new: Array) -> Array:
            kept = (places == _KEPT).reshape(-1, *[1] * (old.ndim - 1))
            return jnp.where(kept, old, new[places])

        return jax.tree.map(put, positions, deals)
