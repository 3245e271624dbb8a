"""What a lesson sends and gets: REST, but with a state as a socket sends it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hedgerow.core.text import Message
from hedgerow.server import wire


class StepInfo(Struct, frozen=True):
    id: str
    title: Message


class LessonInfo(Struct, frozen=True):
    """A game's lesson in the list of all."""

    game: str
    minutes: int
    steps: list[StepInfo]


class LessonAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer of a learner: a move, or the id of a choice in words."""

    move: wire.AnyMove | None = None
    pick: Annotated[str, Meta(max_length=40)] | None = None


class AskLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A step with the right answers given so far, and perhaps one to judge."""

    step: Annotated[str, Meta(max_length=40)]
    done: Annotated[list[LessonAnswer], Meta(max_length=40)] = []
    answer: LessonAnswer | None = None


class LessonPick(Struct, frozen=True):
    """A choice in words."""

    id: str
    text: Message
    picked: bool


class LessonVerdict(Struct, frozen=True):
    """What is said to the answer; other: legal, but not what the step is about."""

    kind: Literal["right", "other", "refused"]
    say: Message
    rule: str


class LessonTask(Struct, frozen=True):
    """What is to be done now."""

    text: Message
    number: int
    """From 0, of the acts of the step."""
    look: list[str]
    lit: list[str]
    picks: list[LessonPick]
    show: LessonAnswer
    """What "Show me" does."""
    shown: Message | None
    """The same in words; None for a choice that is in words already."""


class LessonPage(Struct, frozen=True):
    """A step of a lesson as the learner sees it."""

    step: str
    title: Message
    text: Message
    done: Message
    """What to say at the end of the step."""
    rule: str
    acts: int
    task: LessonTask | None
    """None when the step is done."""
    verdict: LessonVerdict | None
    state: wire.State
    aids: wire.AnyAids | None
    table: wire.TableInfo


REST: tuple[type[Struct], ...] = (LessonInfo, LessonPage)
"""The roots for the generator."""
