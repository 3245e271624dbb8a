"""What a batched game provides: pure functions on the position of one game.

`jax.vmap` makes them functions on a batch. A position is a pytree of arrays; the reference engine's
states are converted to and from it on the host.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from hedgerow.batch.bits import Array, Word
from hedgerow.core.codec import Codec
from hedgerow.core.game import AnyGame

P = TypeVar("P")


class Rules(Protocol[P]):
    """The rules of a game for one seat count and one set of options."""

    @property
    def game(self) -> AnyGame: ...
    @property
    def seats(self) -> int: ...
    @property
    def codec(self) -> Codec[Any]:
        """The codec whose actions and observations these are."""
        ...

    @property
    def deal_words(self) -> int:
        """The number of random words that a deal uses."""
        ...

    # On the device

    def deal(self, random: Array, /) -> P:
        """The start of a game, from `deal_words` random uint32."""
        ...

    def is_over(self, position: P, /) -> Any: ...
    def asked(self, position: P, /) -> Word:
        """The seat that decides; when several owe a decision, the first of them."""
        ...

    def pick(self, position: P, random: Word, /) -> Word:
        """A uniformly random legal action, from one random uint32."""
        ...

    def mask(self, position: P, /) -> Array:
        """A bool for each action; all false when the game is over."""
        ...

    def apply(self, position: P, action: Word, /) -> P:
        """The position after a legal action of the seat that is asked."""
        ...

    def rewards(self, position: P, /) -> Array:
        """The float32 reward of each seat at the end, 0 before."""
        ...

    def observe(self, position: P, seat: Word, /) -> Array:
        """The codec's observation of a seat, flat, in float32."""
        ...

    def observe_rows(self, position: P, seat: Word, /) -> Array:
        """The same in rows of 32 numbers, with zeros at the end of the last row.

        To cut them off on a processor takes longer than to write all.
        """
        ...

    # On the host

    def positions_of(self, states: Sequence[Any], /) -> P:
        """States of the reference engine as a batch of positions, in NumPy arrays."""
        ...

    def state_of(self, position: P, /) -> Any:
        """The reference engine's state of one position."""
        ...

    def comparable(self, positions: P, /) -> P:
        """A batch of positions as `positions_of` gives them: without what has no effect."""
        ...
