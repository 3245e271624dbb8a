"""How a game puts moves, events and positions into words and drawings."""

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
    """A game's texts and drawing; every function takes a View, so it cannot leak a secret."""

    move: Callable[[V, M], Message]
    event: Callable[[V, Event], Message]
    draw: Callable[[V, Say], Drawing]
    """The position as text, in the language of `say`."""
    group: Callable[[V, M], Message]
    """The heading of a move in the list of all choices."""
    notes: Callable[[V], tuple[Message, ...]]
    """What the seat should keep in view, such as its own clue."""
    idle: Callable[[M], bool] = lambda move: False
    """Whether a move does nothing; a person is not asked when all moves are such."""
    half: Callable[[M], bool] = lambda move: False
    """Whether a move only begins what the next one ends, as taking a card up does."""
