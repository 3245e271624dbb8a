"""The protocol of bots."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from hedgerow.core.decision import Decision
from hedgerow.core.text import Message

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


class Budget(Struct, frozen=True):
    """The time a bot may think, in milliseconds of processor time."""

    ms: int = 200


class Choice(Struct, Generic[M], frozen=True):
    """A move, and the reasons for it in words for people."""

    move: M
    reasons: tuple[Message, ...] = ()


class Bot(Protocol[V_contra, M]):
    def choose(self, view: V_contra, decision: Decision[M], budget: Budget) -> Choice[M]: ...
