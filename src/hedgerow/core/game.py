"""A game is data and a handful of functions; nothing inherits from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from hedgerow.core import decoding, options
from hedgerow.core.codec import Codec
from hedgerow.core.companion import Companion
from hedgerow.core.decision import Decision
from hedgerow.core.errors import BadInput
from hedgerow.core.event import Log
from hedgerow.core.info import Info
from hedgerow.core.options import Options, Value
from hedgerow.core.outcome import Outcome
from hedgerow.core.own import Own
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.core.words import Words
from hedgerow.core.writing import Row, Writer


class Cloneable(Protocol):
    def clone(self) -> Any: ...


S = TypeVar("S", bound=Cloneable)
M = TypeVar("M")
V = TypeVar("V")
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's own letter


@dataclass(frozen=True)
class Game(Generic[S, M, V, O]):
    """The descriptor of a game; docs/architecture.md has the contract of each function."""

    id: str
    version: int
    seats: range
    options: type[O]
    info: Info
    move_type: Any
    """The union of all move types, for decoding."""
    event_type: Any
    view_type: type[V]
    setup: Callable[[O, int, Rng], S]
    decisions: Callable[[S], tuple[Decision[M], ...]]
    apply: Callable[[S, Seat, M, Log], None]
    view: Callable[[S, Seat | None], V]
    determinize: Callable[[V, Rng], S]
    outcome: Callable[[S], Outcome | None]
    parse: Callable[[str], M]
    """Parse a move in one-line notation; raises ValueError if it is invalid."""
    refuse: Callable[[S, Seat, M], str]
    """The number of the rule in RULES.md that forbids a move which was not offered."""
    census: Callable[[S], object]
    """Counts of components, which no move may change; raises AssertionError if they clash."""
    words: Words[M, V]
    codec: Callable[[int, O], Codec[V]]
    """The codec for a seat count and options; imports NumPy only when called."""
    round: Callable[[S], int] = lambda state: 0
    """The round under way, from 1; 0 before the first. The log is grouped by it."""
    companion: Callable[[], Companion[V]] = Companion
    """What the game offers beyond its rules; imported only when called."""
    writer: Callable[[Codec[V], Sequence[Row]], Writer[S]] | None = None
    """Keeps a row for each seat up to date faster than `view` and `Codec.observe` make them."""
    own: Own = field(default_factory=dict)
    """The owner's printed components that every function uses; see `games.owned`."""
    using: Callable[[], AbstractContextManager[None]] = nullcontext
    """Gives the same components to whoever plays this game without its functions, as bots do."""

    def __post_init__(self) -> None:
        # Makes these types safe to decode in any thread, even with msgspec's own functions.
        decoding.prepare(self.options, self.move_type, self.event_type, self.view_type)

    def read_options(self, given: Mapping[str, object], seats: int | None = None) -> O:
        """Read options from text or JSON values; raises BadInput for one that would have no effect.

        Without `seats`, an option that depends on the number of seats is accepted.
        """
        return options.read(self.id, self.options, given, seats)

    def setups(self) -> Iterator[tuple[int, Mapping[str, object]]]:
        """Every seat count with every option set, minus the options that have no effect there."""
        for seats in self.seats:
            done: list[O] = []
            for given in self.info.option_sets:
                counting = options.effective(self.options, given, seats)
                read = self.read_options(counting, seats)
                if read not in done:
                    done.append(read)
                    yield seats, counting

    def preset(self, name: str) -> Mapping[str, Value]:
        """The options of a preset; raises BadInput with the known names."""
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
    """The game with this id; raises BadInput with the known ids."""
    for game in games:
        if game.id == id:
            return game
    raise BadInput("error-game-unknown", game=id, known=", ".join(game.id for game in games))
