"""What a game knows beyond its rules: help at the table, replays, tools for owners of the box.

A `Companion` is loaded on demand, like the codec: a playout never needs it. Every part may be
absent, and every part that looks at a game gets Views, so that it cannot tell a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct

from hedgerow.core import decoding
from hedgerow.core.event import Event
from hedgerow.core.options import Value
from hedgerow.core.paper import Paper
from hedgerow.core.record import Record
from hedgerow.core.text import Message, Seat

V = TypeVar("V")
T = TypeVar("T")
Q = TypeVar("Q", bound=Struct)
A = TypeVar("A")


# The desk


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """A text that somebody brings along: the content of a file, and what to call it in errors."""

    text: str
    place: str = "-"

    @classmethod
    def of(cls, raw: bytes, place: str) -> Document:
        """Bytes that are no UTF-8 survive, so that a reader can say where they are."""
        return cls(raw.decode("utf-8", "surrogateescape"), place)

    @property
    def raw(self) -> bytes:
        return self.text.encode("utf-8", "surrogateescape")


SEED: Final = "seed"
"""The name of a request's field that whoever runs the tool fills where it is None."""
ARGUMENT: Final = Meta(extra={"argument": True})
"""Marks a field of a request that stands on the command line without its name, as files do."""


class Clerk(Protocol):
    """Whoever runs a tool does for it what a game cannot do itself."""

    @property
    def language(self) -> str:
        """The language of whoever asks, for documents written in one."""
        ...

    def say(self, message: Message, /) -> str: ...

    def track(self, work: Sequence[T], /) -> Iterator[T]:
        """Goes through work that takes long, and shows progress where somebody watches."""
        ...

    def view(self, record: Record, place: str, ply: int | None, seat: Seat | None) -> Any:
        """What a seat, or a spectator, saw of a record after a number of moves, None for all."""
        ...


@dataclass(frozen=True)
class Tool(Generic[Q, A]):
    """A pure function from a request to an answer; served, printed and typed generically.

    The fields of the request are its parameters, with their help in `Meta(description=...)`. On
    the command line a `Document` is a file, and `Document | str` a file or a word.
    """

    request: type[Q]
    answer: Any
    """The type of the answer."""
    run: Callable[[Q, Clerk], A]
    """Its docstring is the help of the command."""
    paper: Callable[[Q, A, Clerk], Paper | None] = lambda request, answer, clerk: None
    """The answer on a terminal; None where it is for programs only."""
    notes: Callable[[Q], Sequence[Message]] = lambda request: ()
    """What to say apart from the answer, on standard error."""
    failed: Callable[[A], bool] = lambda answer: False
    """Whether the answer is bad news, which a shell wants to know."""

    def __post_init__(self) -> None:
        decoding.prepare(self.request)


AnyTool: TypeAlias = Tool[Any, Any]


# Replays


class Turn(Struct, frozen=True):
    """The turn that a position belongs to: equal ones are one turn, and a replay stops between."""

    key: tuple[int, ...]
    """() for an opening, which has no number."""
    seat: Seat | None
    """Whose turn it is; None where all act."""
    label: Message | None = None
    """What to call it, where its number does not say it all."""


class Stage(Struct, frozen=True):
    """A stop of a replay: the moves of one turn, and how every seat stood after it."""

    ply: int
    number: int
    """Turns are counted from 1; 0 before the first."""
    turn: Turn
    events: tuple[Event, ...]
    """What happened in it, as everybody could see."""
    values: tuple[float, ...]
    """What the chart shows of each seat."""


class TurningPoint(Struct, frozen=True):
    """A turn worth a look, the stop it is at, and why."""

    at: int
    turn: int
    seat: Seat
    kind: str
    """Chooses the picture beside it."""
    title: Message
    lines: tuple[Message, ...]


@dataclass(frozen=True)
class Chart(Generic[V]):
    """A line for each seat over the turns of a replay."""

    title: Message
    values: Callable[[Sequence[V]], tuple[float, ...]]
    """A number for each seat, from the Views of all seats."""
    note: Message | None = None
    logarithmic: bool = False
    """For counts of what is still possible: from 100 to 50 is as far as from 2 to 1."""


@dataclass(frozen=True)
class Insight(Generic[V]):
    """What a replay tells about a game that is over, from the Views of its seats."""

    turn: Callable[[V], Turn | None]
    """The turn of a position, from a spectator's View; None while it counts to the one before."""
    chart: Chart[V] | None = None
    points: Callable[[V, Sequence[Stage]], tuple[TurningPoint, ...]] = lambda view, stages: ()
    position: Callable[[Sequence[V], Seat | None], Struct] | None = None
    """What a position adds for the eyes of a seat or (None) all eyes, from all seats' Views."""


# Benches


@dataclass(frozen=True)
class Timing:
    """How a bench times a game besides its plain playouts."""

    options: Mapping[str, Value] = field(default_factory=dict)
    """Where it is timed under other options than its usual ones."""
    work: Callable[[int], Mapping[str, Callable[[], int]]] = lambda seed: {}
    """Further work from a seed, by name; every call does a piece and counts its choices."""
    clones: bool = False
    """Whether positions are cloned too, as a search does at every step."""
    note: Message | None = None
    """What to say below the figures."""


# Everything together


@dataclass(frozen=True)
class Companion(Generic[V]):
    """Loaded by `Game.companion`; see docs/architecture.md."""

    aids: Callable[[V], Struct] | None = None
    """Helps a seat to read its View."""
    insight: Insight[V] | None = None
    desk: Mapping[str, AnyTool] = field(default_factory=dict)
    """By name; words with spaces between are words on the command line too."""
    timing: Timing = Timing()


AnyCompanion: TypeAlias = Companion[Any]
