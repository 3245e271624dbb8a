"""The handler of a type of pending frame: everything the rules know about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NoReturn, TypeVar

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.north_woods.frames import Frame
from hedgerow.games.north_woods.moves import Move
from hedgerow.games.north_woods.state import State

F = TypeVar("F", bound=Frame)


def _says_nothing(state: State, seat: Seat, frame: Frame, move: Move) -> str | None:
    return None


def _holds_nothing(frame: Frame) -> tuple[str, ...]:
    return ()


def _never_asks(state: State, *_: object) -> NoReturn:
    raise AssertionError(f"{state.stack[-1]} asks nobody")


@dataclass(frozen=True)
class Handler(Generic[F]):
    """A frame's question, its moves and what they do."""

    rule: str
    """The rule behind the question, which also forbids moves that do not answer it."""
    prompt: Callable[[State, F], Message] = _never_asks
    moves: Callable[[State, Seat, F], Sequence[Move]] = _never_asks
    answer: Callable[[State, Seat, F, Move, Log], None] = _never_asks
    """Carries out one of the moves."""
    step: Callable[[State, F, Log], bool] | None = None
    """Makes forced steps; returns whether there were any. None: it only waits for its answer."""
    refuse: Callable[[State, Seat, F, Move], str | None] = _says_nothing
    """The rule that forbids a move; None if it is just `rule`."""
    asked: Callable[[State, F], Sequence[Seat]] | None = None
    """The seats that answer; None: the one whose turn it is."""
    holds: Callable[[F], tuple[str, ...]] = _holds_nothing
    """The cards that are held only by the frame."""


def prompts(id: str) -> Callable[[State, Frame], Message]:
    """A prompt that is always the same message."""
    message = Message(id)
    return lambda state, frame: message


def mismatch(frame: Frame, move: Move) -> AssertionError:
    return AssertionError(f"{move} does not answer {frame}")
