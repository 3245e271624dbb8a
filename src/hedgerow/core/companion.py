"""What a game offers beyond its rules: aids, replay insight, tools for owners of the box, a lesson.

A `Companion` is loaded on demand, like the codec, since a playout never needs it. Every part is
optional. Parts that look at a game receive Views, so they cannot leak a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct

from hedgerow.core import decoding
from hedgerow.core.event import Event
from hedgerow.core.lessons import Lesson
from hedgerow.core.options import Value
from hedgerow.core.own import OwnRows, OwnSet
from hedgerow.core.paper import Paper
from hedgerow.core.puzzles import AnyKind
from hedgerow.core.record import Record
from hedgerow.core.text import Message, Seat

V = TypeVar("V")
T = TypeVar("T")
Q = TypeVar("Q", bound=Struct)
A = TypeVar("A")


# The desk


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file from outside, and the name to use for it in errors."""

    text: str
    place: str = "-"

    @classmethod
    def of(cls, raw: bytes, place: str) -> Document:
        """Decode `raw`; bytes that are not UTF-8 are kept, so that a reader can report them."""
        return cls(raw.decode("utf-8", "surrogateescape"), place)

    @property
    def raw(self) -> bytes:
        return self.text.encode("utf-8", "surrogateescape")


SEED: Final = "seed"
"""The name of a request field that the runner of a tool fills in when it is None."""
ARGUMENT: Final = Meta(extra={"argument": True})
"""Marks a request field as positional on the command line, as files usually are."""


class Clerk(Protocol):
    """Services that the runner of a tool provides, which a game cannot have itself."""

    @property
    def language(self) -> str:
        """The language of the person asking, for documents written in a language."""
        ...

    def say(self, message: Message, /) -> str: ...

    def track(self, work: Sequence[T], /) -> Iterator[T]:
        """Iterate over long work, showing progress where there is somebody to see it."""
        ...

    def view(self, record: Record, place: str, ply: int | None, seat: Seat | None) -> Any:
        """The View of a seat (None: a spectator) after `ply` moves of a record (None: all)."""
        ...


@dataclass(frozen=True)
class Tool(Generic[Q, A]):
    """A pure function from a request to an answer, with a generic route, command and types.

    The fields of the request are its parameters; `Meta(description=...)` has their help. On the
    command line a `Document` is a file, and `Document | str` a file or a word.
    """

    request: type[Q]
    answer: Any
    """The type of the answer."""
    run: Callable[[Q, Clerk], A]
    """Its docstring is the command's help."""
    paper: Callable[[Q, A, Clerk], Paper | None] = lambda request, answer, clerk: None
    """Formats the answer for a terminal; None for answers meant only for programs."""
    notes: Callable[[Q], Sequence[Message]] = lambda request: ()
    """Messages for standard error, apart from the answer."""
    failed: Callable[[A], bool] = lambda answer: False
    """Whether the answer is bad news: the command then exits with a non-zero status."""
    page: bool = False
    """Only for a page: its request is too rich for a command line."""

    def __post_init__(self) -> None:
        decoding.prepare(self.request)


AnyTool: TypeAlias = Tool[Any, Any]


# Replays


class Turn(Struct, frozen=True):
    """The turn that a position belongs to; a replay stops where it changes."""

    key: tuple[int, ...]
    """() for an opening, which has no number."""
    seat: Seat | None
    """Whose turn it is; None where all act."""
    label: Message | None = None
    """Its name, if the number alone does not say enough."""


class Stage(Struct, frozen=True):
    """A stop of a replay: the moves of one turn, and every seat's standing after it."""

    ply: int
    number: int
    """Counted from 1; 0 before the first turn."""
    turn: Turn
    events: tuple[Event, ...]
    """The public events of the turn."""
    values: tuple[float, ...]
    """The value of each seat in the chart."""


class TurningPoint(Struct, frozen=True):
    """A turn worth looking at: its stop, and why."""

    at: int
    turn: int
    seat: Seat
    kind: str
    """Selects the picture shown beside it."""
    title: Message
    lines: tuple[Message, ...]


class Held(Struct, frozen=True):
    """Cards of a seat that not everybody sees: those that the viewer knows, and the rest."""

    what: Message
    """Where they are: in hand, face down."""
    known: tuple[Message, ...]
    others: int = 0
    """How many more there are, unknown to the viewer."""


class Hands(Struct, frozen=True):
    """What each seat held at one moment, as a seat or everybody could know it."""

    seats: tuple[tuple[Held, ...], ...]


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
    """What a replay shows about a finished game, from the Views of its seats."""

    turn: Callable[[V], Turn | None]
    """The turn of a position, from a spectator's View; None while it counts to the one before."""
    chart: Chart[V] | None = None
    points: Callable[[V, Sequence[Stage]], tuple[TurningPoint, ...]] = lambda view, stages: ()
    position: Callable[[Sequence[V], Seat | None], Struct] | None = None
    """Extra data for a position seen by a seat (None: everybody), from the Views of all seats."""


# Reviews


class Luck(Struct, Generic[V], frozen=True):
    """Some moves of one seat that changed another's chances, or its own, by luck."""

    seat: Seat
    """Whose luck it is."""
    mover: Seat
    """Who made the moves."""
    before: V
    """The View of `seat` before them."""
    after: V
    events: tuple[Event, ...]
    """What happened, as `seat` saw it."""
    good: bool
    """Whether it helped `seat`."""
    streak: int = 1
    """How often in a row moves of `mover` went this way."""

    def first(self, *kinds: type[Event]) -> Event | None:
        """The last event of the first of these kinds that happened at all."""
        for kind in kinds:
            for event in reversed(self.events):
                if type(event) is kind:
                    return event
        return None


# Benches


@dataclass(frozen=True)
class Timing:
    """What a benchmark times for a game besides plain playouts."""

    options: Mapping[str, Value] = field(default_factory=dict)
    """Options to time it under, if not the usual ones."""
    work: Callable[[int], Mapping[str, Callable[[], int]]] = lambda seed: {}
    """Further workloads by name, made from a seed; each call returns the decisions it made."""
    clones: bool = False
    """Whether to time cloning too, which a search does at every step."""
    note: Message | None = None
    """A note to print below the figures."""


# Everything together


@dataclass(frozen=True)
class Companion(Generic[V]):
    """Loaded by `Game.companion`; see docs/architecture.md."""

    aids: Callable[[V], Struct] | None = None
    """Computes from a View what helps a seat to read it."""
    insight: Insight[V] | None = None
    desk: Mapping[str, AnyTool] = field(default_factory=dict)
    """Tools by name; a name with spaces is several words on the command line too."""
    timing: Timing = Timing()
    lesson: Callable[[], Lesson] | None = None
    luck: Callable[[Luck[V]], Message | None] | None = None
    """Says in a review what a draw or an answer meant; None leaves it to the log."""
    puzzles: Mapping[str, AnyKind] = field(default_factory=dict)
    """Kinds of puzzles by name; their tools of the desk are made by `core.puzzledesk`."""
    own: Mapping[str, Callable[[OwnRows], OwnSet]] = field(default_factory=dict)
    """By component file: puts what an owner has entered into it, and checks every entry."""


AnyCompanion: TypeAlias = Companion[Any]
