"""The handler of a type of pending frame: everything the rules know about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, NoReturn, TypeAlias, TypeVar

from hedgerow.core.decision import Decision
from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.games.earth.frames import Frame
from hedgerow.games.earth.moves import All, Done, Move, Skip, Use
from hedgerow.games.earth.state import State

F = TypeVar("F", bound=Frame)

USE: Final = Use()
SKIP: Final = Skip()
ALL: Final = All()


def _waits(state: State, seat: Seat, frame: Frame, log: Log) -> bool:
    return False


def _never_asks(state: State, seat: Seat, frame: Frame, *_: object) -> NoReturn:
    raise AssertionError(f"{frame} goes on by itself")


def _says_nothing(state: State, seat: Seat, frame: Frame, move: Move) -> str | None:
    return None


@dataclass(frozen=True)
class Handler(Generic[F]):
    """A frame's question, its moves and what they do.

    Events, conversions and leaves may come in between: see `playing`.
    """

    moves: Callable[[State, Seat, F], list[Move]] = _never_asks
    prompt: Callable[[State, Seat, F], Message] = _never_asks
    answer: Callable[[State, Seat, F, Move, Log], None] = _never_asks
    """Carries out one of the moves."""
    step: Callable[[State, Seat, F, Log], bool] = _waits
    """Makes forced steps; returns whether there were any. If not, the seat is asked."""
    refuse: Callable[[State, Seat, F, Move], str | None] = _says_nothing
    """The rule that forbids a move; None if it depends only on the move, see `refusals`."""
    decide: Callable[[State, Seat, F], Decision[Move]] | None = None
    """Prompt and moves together, where computing them separately would cost too much."""


Handlers: TypeAlias = dict[type, Handler[Any]]


def prompts(id: str) -> Callable[[State, Seat, Frame], Message]:
    """A prompt that is always the same message."""
    message = Message(id)
    return lambda state, seat, frame: message


def along(state: State, seat: Seat, prompt: Message) -> Message:
    """The prompt of a part in an action; in another seat's turn it tells whose action it is."""
    if state.active == seat or not state.action:
        return prompt
    who = SeatName(state.active) if state.gaia is None else Message("earth-gaia")
    return Message(f"earth-prompt-along-{state.action}", {"who": who, "prompt": prompt})


def leave(state: State, seat: Seat, frame: Frame, move: Move, log: Log) -> None:
    """Drop the frame."""
    assert isinstance(move, Skip | Done), f"{move} does not answer {frame}"
    state.boards[seat].stack.pop()


def stopped(card: Message) -> Message:
    """EAR-141: the prompt if the ability of this card cannot be used now."""
    return Message("earth-prompt-stopped", {"card": card})
