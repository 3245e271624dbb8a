"""How a game speaks and draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from hedgerow.core.drawing import Drawing
from hedgerow.core.event import Event
from hedgerow.core.text import Message, Say

M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True)
class Words(Generic[M, V]):
    """How a game speaks and draws; every function reads a View, so it cannot tell a secret."""

    move: Callable[[V, M], Message]
    event: Callable[[V, Event], Message]
    draw: Callable[[V, Say], Drawing]
    """The position as text, in the language of `say`."""
    group: Callable[[V, M], Message]
    """The heading under which a move stands in a list of all choices."""
    notes: Callable[[V], tuple[Message, ...]]
    """What the seat should have before its eyes, such as its own clue."""
    idle: Callable[[M], bool] = lambda move: False
    """Whether a move does nothing: with only such moves there is no need to ask a person."""
