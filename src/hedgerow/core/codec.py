"""How learners see a game: numbers instead of moves and views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from hedgerow.core.decision import Decision

V_contra = TypeVar("V_contra", contravariant=True)


class Codec(Protocol[V_contra]):
    """Flat action numbers and observation arrays, for learners. From the View alone."""

    @property
    def actions(self) -> int:
        """How many action numbers there are."""
        ...

    @property
    def pieces(self) -> Mapping[str, tuple[int, ...]]:
        """The named pieces of an observation with their shapes, in the order they are laid out."""
        ...

    def encode(self, move: Any, /) -> int: ...
    def decode(self, action: int, /) -> Any: ...
    def mask(self, decision: Decision[Any], /) -> Any:
        """An int8 array with a 1 for each legal action."""
        ...

    def observe(self, view: V_contra, /) -> dict[str, Any]:
        """A float32 array for each of `pieces`, every number from 0 to 1."""
        ...
