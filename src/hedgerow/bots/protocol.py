"""The protocol of bots: they weigh the options of a decision, and choose one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from hedgerow.core.decision import Decision
from hedgerow.core.game import AnyGame
from hedgerow.core.text import Message

M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


class Budget(Struct, frozen=True):
    """The time a bot may think, in milliseconds of processor time.

    A bot converts it into a number of trials and never reads a clock.
    """

    ms: int = 200


class Choice(Struct, Generic[M], frozen=True):
    """A move, and the reasons for it in words for people."""

    move: M
    reasons: tuple[Message, ...] = ()


class Option(Struct, Generic[M], frozen=True):
    """A move that a bot has considered, with what it expects of it."""

    move: M
    chance: float
    """The chance of the seat to win, from 0 to 1; a win shared by two counts one half."""
    points: float | None = None
    """The seat's expected final points; None in a game without points."""
    doubt: float = 0.0
    """The standard error of `chance`."""
    reasons: tuple[Message, ...] = ()

    @classmethod
    def unweighed(cls, move: M, reasons: tuple[Message, ...] = ()) -> Option[M]:
        """A move whose chance the bot does not estimate: it could be anything."""
        return cls(move, 0.5, None, 0.5, reasons)

    @property
    def choice(self) -> Choice[M]:
        return Choice(self.move, self.reasons)


class Bot(Protocol[V_contra, M]):
    """Answers decisions. A seed, a View and a Budget always give the same answer."""

    def weigh(self, view: V_contra, decision: Decision[M], budget: Budget) -> tuple[Option[M], ...]:
        """The options that the bot considered, best first: at least one, all of them legal."""
        ...

    def choose(self, view: V_contra, decision: Decision[M], budget: Budget) -> Choice[M]:
        """The move to make: the first option, unless the bot's level softens the choice."""
        ...


class Chooser(Protocol[V_contra, M]):
    """A bot of the first release, which only chooses; `first.FirstBot` makes a `Bot` of it."""

    def choose(self, view: V_contra, decision: Decision[M], budget: Budget) -> Choice[M]: ...


Factory: TypeAlias = Callable[[int], Bot[Any, Any]]
"""Makes a bot from a seed; bots with equal seeds play alike."""


@dataclass(frozen=True)
class Offer:
    """A bot from another package: what its entry point in the group `hedgerow.bots` refers to."""

    make: Callable[[AnyGame, int], Bot[Any, Any]]
    """Makes a bot for a game from a seed."""
    games: frozenset[str] | None = None
    """The ids of the games it can play; None for all."""
    ms: int = Budget().ms
    """The budget that it gets at a table."""
    line: Mapping[str, str] = field(default_factory=dict)
    """A sentence about the bot by language ("en", "fr")."""
