"""Random playouts of a whole batch in one compiled loop.

A finished game is dealt anew after a few moves, so that the deal costs little; until then it waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
from jax import lax

from hedgerow.batch.bits import Array, Word, mixed, u32, word
from hedgerow.batch.rules import Rules

P = TypeVar("P")


class Playing(NamedTuple):
    """A batch of games in progress; every leaf has an axis for the games."""

    position: Any
    key: Word
    """A random word for each game, from which its choices and deals follow."""
    clock: Word
    """The number of moves so far; with the key it gives the next random number."""
    decisions: Word
    """The decisions of each game row, modulo 2**32."""
    games: Word
    """The games that each row has finished."""


Player: TypeAlias = Callable[[Playing], Playing]


def started(rules: Rules[Any], key: Array, games: int) -> Playing:
    """A batch of freshly dealt games."""
    keys = jax.random.bits(key, (games,), jnp.uint32)
    random = jax.random.bits(jax.random.fold_in(key, 1), (games, rules.deal_words), jnp.uint32)
    none = jnp.zeros(games, jnp.uint32)
    return Playing(jax.vmap(rules.deal)(random), keys, jnp.uint32(0), none, none)


def player(rules: Rules[Any], moves: int, *, redeal: int = 8, seen: bool = False) -> Player:
    """A function that makes `moves` random moves in every game, the same for equal keys.

    Finished games are dealt anew after every `redeal` moves. With `seen`, the observation of the
    seat that is asked is written to memory before every move.
    """

    def move(playing: Playing) -> Playing:
        live = u32(~jax.vmap(rules.is_over)(playing.position))
        random = mixed(playing.key + mixed(playing.clock))
        action = jax.vmap(rules.pick)(playing.position, random)
        return playing._replace(
            position=jax.vmap(rules.apply)(playing.position, action),
            clock=playing.clock + word(1),
            decisions=playing.decisions + live,
        )

    def renew(playing: Playing) -> Playing:
        over = jax.vmap(rules.is_over)(playing.position)
        places = jnp.arange(rules.deal_words, dtype=jnp.uint32)
        salt = mixed(playing.clock ^ word(0x9E3779B9))
        random = mixed(mixed(playing.key ^ salt)[:, None] + places)
        fresh = jax.vmap(rules.deal)(random)
        position = jax.tree.map(lambda new, old: _where(over, new, old), fresh, playing.position)
        return playing._replace(position=position, games=playing.games + u32(over))

    def turn(_: Any, carried: tuple[Playing, Any]) -> tuple[Playing, Any]:
        playing, observation = carried
        if seen:
            observation = _observed(rules, playing)
        return move(playing), observation

    def stretch(_: Any, carried: tuple[Playing, Any]) -> tuple[Playing, Any]:
        playing, observation = lax.fori_loop(0, redeal, turn, carried)
        return renew(playing), observation

    def play(playing: Playing) -> Playing:
        observation = _observed(rules, playing) if seen else jnp.float32(0)
        playing, observation = lax.fori_loop(0, moves // redeal, stretch, (playing, observation))
        # The last observation is kept, so that the compiler cannot leave out any.
        kept = u32(observation.reshape(-1)[0] < 0)
        return playing._replace(decisions=playing.decisions + kept)

    return jax.jit(play)


def _observed(rules: Rules[Any], playing: Playing) -> Array:
    seat = jax.vmap(rules.asked)(playing.position)
    return jax.vmap(rules.observe)(playing.position, seat)


def _where(condition: Array, new: Array, old: Array) -> Array:
    shape = condition.shape + (1,) * (new.ndim - 1)
    return jnp.where(condition.reshape(shape), new, old)
