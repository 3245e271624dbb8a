"""What the rules know about one kind of pending frame, in one place."""

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


def _one_seat(state: State, frame: Frame) -> Sequence[Seat]:
    return (state.asked,)


def _waits(state: State, frame: Frame, log: Log) -> bool:
    return False


def _says_nothing(state: State, seat: Seat, frame: Frame, move: Move) -> str | None:
    return None


def _holds_nothing(frame: Frame) -> tuple[str, ...]:
    return ()


def _never_asks(state: State, *_: object) -> NoReturn:
    raise AssertionError(f"{state.stack[-1]} asks nobody")


@dataclass(frozen=True)
class Handler(Generic[F]):
    """A frame's question, the moves that answer it and what they do."""

    rule: str
    """The rule that asks, which also forbids whatever does not answer."""
    prompt: Callable[[State, F], Message] = _never_asks
    moves: Callable[[State, Seat, F], Sequence[Move]] = _never_asks
    answer: Callable[[State, Seat, F, Move, Log], None] = _never_asks
    """Carries out one of the moves."""
    step: Callable[[State, F, Log], bool] = _waits
    """Does what leaves no choice; returns whether anything was done."""
    refuse: Callable[[State, Seat, F, Move], str | None] = _says_nothing
    """The rule that forbids a move, None where nothing better than `rule` can be said."""
    asked: Callable[[State, F], Sequence[Seat]] = _one_seat
    """The seats that answer."""
    holds: Callable[[F], tuple[str, ...]] = _holds_nothing
    """The cards that lie nowhere else while the frame is pending."""


def prompts(id: str) -> Callable[[State, Frame], Message]:
    """The prompt of a frame that always asks in the same words."""
    message = Message(id)
    return lambda state, frame: message


def mismatch(frame: Frame, move: Move) -> AssertionError:
    return AssertionError(f"{move} does not answer {frame}")
