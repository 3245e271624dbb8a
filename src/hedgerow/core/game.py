"""A game is data and a handful of functions; nothing inherits from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from hedgerow.core import decoding, options
from hedgerow.core.decision import Decision
from hedgerow.core.errors import BadInput
from hedgerow.core.event import Event, Log
from hedgerow.core.options import Options, Value
from hedgerow.core.outcome import Outcome
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Say, Seat


class Cloneable(Protocol):
    def clone(self) -> Any: ...


S = TypeVar("S", bound=Cloneable)
M = TypeVar("M")
V = TypeVar("V")
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's own letter
V_contra = TypeVar("V_contra", contravariant=True)


class Span(Struct, frozen=True):
    """A piece of a drawing: text and its terminal style ("bold white on blue")."""

    text: str
    style: str = ""


Drawing: TypeAlias = list[list[Span]]


class Codec(Protocol[V_contra]):
    """Flat action numbers and observation arrays, for learners. From the View alone."""

    @property
    def actions(self) -> int:
        """How many action numbers there are."""
        ...

    @property
    def pieces(self) -> Mapping[str, tuple[int, ...]]:
        """The named pieces of an observation with their shapes, in the order they are laid out."""
        ...

    def encode(self, move: Any, /) -> int: ...
    def decode(self, action: int, /) -> Any: ...
    def mask(self, decision: Decision[Any], /) -> Any:
        """An int8 array with a 1 for each legal action."""
        ...

    def observe(self, view: V_contra, /) -> dict[str, Any]:
        """A float32 array for each of `pieces`, every number from 0 to 1."""
        ...


@dataclass(frozen=True)
class Words(Generic[M, V]):
    """How a game speaks and draws; every function reads a View, so it cannot tell a secret."""

    move: Callable[[V, M], Message]
    event: Callable[[V, Event], Message]
    draw: Callable[[V, Say], Drawing]
    """The position as text, in the language of `say`."""
    group: Callable[[V, M], Message]
    """The heading under which a move stands in a list of all choices."""
    notes: Callable[[V], tuple[Message, ...]]
    """What the seat should have before its eyes, such as its own clue."""
    idle: Callable[[M], bool] = lambda move: False
    """Whether a move does nothing: with only such moves there is no need to ask a person."""


@dataclass(frozen=True)
class Info:
    """What a lobby, a law or a bench needs to know about a game."""

    max_decisions: int
    minutes: int
    hidden: bool
    """Whether a seat may know something that another does not."""
    rules: Path
    """The numbered statements, RULES.md."""
    option_sets: tuple[Mapping[str, object], ...] = ({},)
    """Options under which laws, environments and golden games are run."""
    variant_seats: tuple[int, ...] = ()
    """Seat counts that the rulebook does not name."""
    presets: Mapping[str, Mapping[str, Value]] = attribute(default_factory=dict)
    """Options that belong together, under a name: "first" for somebody's first game."""
    missing_seats: Mapping[int, str] = attribute(default_factory=dict)
    """Seat counts of something that is not here, and the message that says what."""
    law_sample: int = 1
    """Laws look at one position in so many: for games of a thousand moves and more."""

    def rules_in(self, language: str) -> Path:
        """The rules in a language, RULES.fr.md beside RULES.md; the English ones where it lacks."""
        translated = self.rules.with_suffix(f".{language}.md")
        return translated if translated.is_file() else self.rules


@dataclass(frozen=True)
class Game(Generic[S, M, V, O]):
    """The descriptor: see docs/architecture.md for the contract of each function."""

    id: str
    version: int
    seats: range
    options: type[O]
    info: Info
    move_type: Any
    """The closed union of moves, for decoding."""
    event_type: Any
    view_type: type[V]
    setup: Callable[[O, int, Rng], S]
    decisions: Callable[[S], tuple[Decision[M], ...]]
    apply: Callable[[S, Seat, M, Log], None]
    view: Callable[[S, Seat | None], V]
    determinize: Callable[[V, Rng], S]
    outcome: Callable[[S], Outcome | None]
    parse: Callable[[str], M]
    """The move of a one-line notation; ValueError when it is none."""
    refuse: Callable[[S, Seat, M], str]
    """The RULES.md number that forbids a move which is not among the decision's moves."""
    census: Callable[[S], object]
    """What no move may change: the components, counted. Raises AssertionError when they clash."""
    words: Words[M, V]
    codec: Callable[[int, O], Codec[V]]
    """Made for a seat count and options; imports NumPy only when called."""

    def __post_init__(self) -> None:
        # Anybody may then decode these types in any thread, with msgspec alone too.
        decoding.prepare(self.options, self.move_type, self.event_type, self.view_type)

    def read_options(self, given: Mapping[str, object], seats: int | None = None) -> O:
        """Options from text or JSON values, refused where they would have no effect.

        Without `seats` an option that depends on their number is taken as it is.
        """
        return options.read(self.id, self.options, given, seats)

    def setups(self) -> Iterator[tuple[int, Mapping[str, object]]]:
        """Every seat count with every option set, without the options that have no effect there."""
        for seats in self.seats:
            done: list[O] = []
            for given in self.info.option_sets:
                counting = options.effective(self.options, given, seats)
                read = self.read_options(counting, seats)
                if read not in done:
                    done.append(read)
                    yield seats, counting

    def preset(self, name: str) -> Mapping[str, Value]:
        """The options of a preset; BadInput lists those there are."""
        if name not in self.info.presets:
            known = ", ".join(self.info.presets) or "-"
            raise BadInput("error-preset-unknown", game=self.id, preset=name, known=known)
        return self.info.presets[name]

    def check_seats(self, seats: int) -> None:
        if seats in self.info.missing_seats:
            raise BadInput(self.info.missing_seats[seats], seats=seats)
        if seats not in self.seats:
            raise BadInput(
                "error-seats", game=self.id, seats=seats, low=self.seats[0], high=self.seats[-1]
            )


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def find_game(games: Sequence[AnyGame], id: str) -> AnyGame:
    """The game of that id; BadInput lists the ids there are."""
    for game in games:
        if game.id == id:
            return game
    raise BadInput("error-game-unknown", game=id, known=", ".join(game.id for game in games))
