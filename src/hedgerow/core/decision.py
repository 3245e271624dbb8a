"""A decision: one question to one seat, and the moves that answer it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from hedgerow.core.text import Message, Seat

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)

Prompt: TypeAlias = Message


class Picker(Protocol):
    """A source of random choices: an `Rng`, a test's choices, a fast generator for playouts."""

    def below(self, n: int, /) -> int: ...


class Moves(Protocol[M_co]):
    """The legal moves of a decision: a snapshot that outlives the state, and may be lazy.

    A lazy sequence answers `pick`, `in` and `len` without building the list. The order is fixed:
    equal decisions list their moves in the same order.
    """

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> M_co: ...
    def __iter__(self) -> Iterator[M_co]: ...
    def __contains__(self, move: object, /) -> bool: ...
    def pick(self, rng: Picker, /) -> M_co:
        """A uniformly random move."""
        ...


class ListMoves(Struct, Generic[M], frozen=True, gc=False):
    """Moves held in a plain sequence."""

    items: Sequence[M]

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, index: int) -> M:
        return self.items[index]

    def __iter__(self) -> Iterator[M]:
        return iter(self.items)

    def __contains__(self, move: object) -> bool:
        return move in self.items

    def pick(self, rng: Picker) -> M:
        items = self.items
        return items[rng.below(len(items))]


class Decision(Struct, Generic[M], frozen=True, gc=False):
    """A question to a seat, with its legal moves."""

    seat: Seat
    prompt: Prompt
    moves: Moves[M]
    optional: bool = False
    """Whether the seat may leave it unanswered, in which case the game goes on."""


AnyDecision: TypeAlias = Decision[Any]
