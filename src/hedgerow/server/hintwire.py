"""Hints as the browser gets them; `hedgerow.coach.hints` says what each field means."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from hedgerow.core.text import Message

AnyMove: TypeAlias = Annotated[Any, Meta(extra={"ts": "AnyMove"})]


class HintStep(Struct, frozen=True):
    """A move of a plan, in words."""

    move: AnyMove
    words: Message


class Hint(Struct, frozen=True):
    """A plan: see `hedgerow.coach.hints.Hint`."""

    steps: list[HintStep]
    chance: float | None
    gain: float | None
    points: float | None
    doubt: float
    reasons: list[Message]


class HintPage(Struct, frozen=True):
    """What a strong player would do: see `hedgerow.coach.hints.Hints`."""

    hints: list[Hint]
    choices: int
    ordinary: float | None
    doubt: float
    others: int
    below: float | None
    alone: bool
