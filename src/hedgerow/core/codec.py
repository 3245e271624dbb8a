"""The numeric interface of a game for learners: action numbers and observation arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from hedgerow.core.decision import Decision

V_contra = TypeVar("V_contra", contravariant=True)


class Codec(Protocol[V_contra]):
    """Encodes moves as flat action numbers and Views as observation arrays."""

    @property
    def actions(self) -> int:
        """The number of actions."""
        ...

    @property
    def pieces(self) -> Mapping[str, tuple[int, ...]]:
        """The named pieces of an observation and their shapes, in order of layout."""
        ...

    def encode(self, move: Any, /) -> int: ...
    def decode(self, action: int, /) -> Any: ...
    def mask(self, decision: Decision[Any], /) -> Any:
        """An int8 array with 1 for each legal action."""
        ...

    def observe(self, view: V_contra, /) -> dict[str, Any]:
        """One float32 array for each of `pieces`, with values from 0 to 1."""
        ...
