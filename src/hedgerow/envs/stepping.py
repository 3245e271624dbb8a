"""One game stepped by action numbers: what all environments share.

This is the only module of `envs` that holds a state. What it shows of it is written by the game's
own writer, which the laws hold to the seat's View.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hedgerow.core.codec import Codec
from hedgerow.core.decision import AnyDecision
from hedgerow.core.errors import BadInput
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Shuffle
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.core.writing import Row, Writer, length
from hedgerow.locale import Catalogue
from hedgerow.table import AnyTable, Table

RenderMode: TypeAlias = Literal["human", "ansi"]
Masks: TypeAlias = Literal["info", "observation"]
Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = Any
"""An array of floats, or with masks="observation" that and the mask in a dict."""

RENDER_MODES: Final = ("human", "ansi")
MASKS: Final = ("info", "observation")
NOBODY: Final = -1
"""Instead of the seat that is asked when the game is over."""


class Rules:
    """What all games of an environment have in common: the game, its seats, options and codec."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, object]) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.given = dict(options)
        self.options = game.read_options(self.given, seats)
        self.codec: Codec[Any] = game.codec(seats, self.options)
        self.pieces: dict[str, tuple[int, ...]] = dict(self.codec.pieces)
        """The named pieces of an observation and their shapes, in order of layout."""
        self.length = length(self.pieces)
        self.actions = self.codec.actions

    @property
    def name(self) -> str:
        return f"{self.game.id}_v{self.game.version}"

    def writer(self, rows: Floats) -> Writer[Any]:
        """A writer that keeps these rows, one for each seat, up to date."""
        views: list[Row] = [memoryview(row) for row in rows]
        if self.game.writer is None:
            return ViewWriter(self, views)
        return self.game.writer(self.codec, views)

    def split(self, observation: Observation) -> dict[str, Floats]:
        """The named pieces of an observation in their shapes, as views of its memory."""
        flat = observation["observation"] if isinstance(observation, dict) else observation
        pieces: dict[str, Floats] = {}
        at = 0
        for name, shape in self.pieces.items():
            size = int(np.prod(shape))
            pieces[name] = flat[at : at + size].reshape(shape)
            at += size
        return pieces


class Stepper:
    """One game after another, stepped by action numbers.

    Seats that decide at the same time are asked one after another. None of them learns what
    another has chosen, because an observation holds no more than the seat's own View.
    """

    __slots__ = (
        "_apply", "_asked", "_decisions", "_decode", "_given", "_most", "_row_of", "_state",
        "_writer",
        "actions", "decision", "ply", "rows", "rules", "seat", "shuffle", "truncated",
    )  # fmt: skip

    def __init__(self, rules: Rules, rows: Floats | None = None) -> None:
        self.rules = rules
        self._given = rows
        self._writer: Writer[Any] | None = None
        game = rules.game
        self._asked, self._apply, self._decode = game.decisions, game.apply, rules.codec.decode
        self._most = game.info.max_decisions

    # A game

    def start(self, seed: str) -> None:
        """Begin the game that a Table with this seed would begin."""
        rules = self.rules
        self.shuffle = Shuffle.of(seed, ())
        self._state = rules.game.setup(rules.options, rules.seats, self.shuffle.rng())
        self.actions: list[tuple[Seat, int]] = []
        """The actions so far."""
        self.ply = 0
        self._ask()

    def begin(self, state: Any, ply: int) -> None:
        """Begin with a state of the game, which is used as it is, after so many decisions."""
        self.shuffle = Shuffle.of("", ())
        self._state = state
        self.actions = []
        self.ply = ply
        self._ask()

    def act(self, action: int) -> None:
        """Make the move of an action for the seat that is asked; the action must be legal."""
        seat = self.seat
        self._apply(self._state, seat, self._decode(action), null_log)
        self.actions.append((seat, action))
        self.ply += 1
        self._ask()

    def play(self, seat: Seat, move: Any) -> None:
        """Make a legal move of any seat that is asked."""
        self._apply(self._state, seat, move, null_log)
        self.actions.append((seat, self.rules.codec.encode(move)))
        self.ply += 1
        self._ask()

    def _ask(self) -> None:
        """Select the first seat that owes a decision; none if the game is over or too long."""
        self._decisions = decisions = self._asked(self._state)
        self.truncated = False
        if decisions and self.ply < self._most:
            self.decision = decision = decisions[0]  # the laws say that it is not optional
            self.seat = decision.seat
        else:
            self.truncated = bool(decisions)
            self.seat = NOBODY

    # What it shows

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def asked(self) -> list[AnyDecision]:
        """All decisions that seats owe now."""
        if self.seat == NOBODY:
            return []
        return [decision for decision in self._decisions if not decision.optional]

    def mask(self) -> Mask:
        """A new array with 1 for each legal action of the seat that is asked."""
        mask: Mask = self.rules.codec.mask(self.decision)
        return mask

    def observe(self, seat: Seat) -> Floats:
        """This seat's row, brought up to date; a later call writes into it again."""
        if self._writer is None:
            # Made when it is first needed: most states of a search are never observed.
            rules = self.rules
            shape = rules.seats, rules.length
            self.rows = np.zeros(shape, np.float32) if self._given is None else self._given
            self._writer = rules.writer(self.rows)
            self._row_of: list[Floats] = list(self.rows)
        self._writer.write(self._state, seat)
        return self._row_of[seat]

    def write(self, writer: Writer[Any], seat: Seat) -> None:
        """Bring a seat's row of another writer up to date."""
        writer.write(self._state, seat)

    def view(self, seat: Seat | None) -> Any:
        return self.rules.game.view(self._state, seat)

    def rewards(self) -> list[float]:
        """The zero-sum rewards of all seats; 0 before the end and in a game cut short."""
        seats = range(self.rules.seats)
        outcome = None if not self.over else self.rules.game.outcome(self._state)
        return [0.0 if outcome is None else outcome.reward(seat) for seat in seats]

    def clone(self) -> Any:
        """A copy of the state, for search inside this package."""
        return self._state.clone()

    def table(self) -> AnyTable:
        """A Table at the same point of the same game, with its record; not after `begin`."""
        rules = self.rules
        table: AnyTable = Table(rules.game, rules.seats, rules.given, seed=self.shuffle.seed)
        for seat, action in self.actions:
            table.play(seat, rules.codec.decode(action))
        return table

    def draw(self, seat: Seat | None) -> str:
        """A drawing of what a seat sees, as plain text."""
        drawing = self.rules.game.words.draw(self.view(seat), Catalogue("en").say)
        return "\n".join("".join(span.text for span in line) for line in drawing)


class ViewWriter:
    """The writer of a game that has none: makes each observation from the seat's View."""

    def __init__(self, rules: Rules, rows: Sequence[Row]) -> None:
        self._rules, self._rows = rules, rows

    def write(self, state: Any, seat: Seat, /) -> None:
        rules, row, at = self._rules, self._rows[seat], 0
        arrays = rules.codec.observe(rules.game.view(state, seat))
        for name in rules.pieces:
            piece = arrays[name].ravel()
            row[at : at + len(piece)] = memoryview(piece)
            at += len(piece)


class Seeds:
    """Seeds of games. One seed determines all that follow; until it is given, they are random."""

    def __init__(self) -> None:
        self._rng = Rng(secrets.randbits(64))

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Rng(seed)

    def next(self) -> str:
        return f"{self._rng.next():016x}"


def check_choice(key: str, value: object, known: tuple[object, ...]) -> None:
    """Raise BadInput with the known values if it is none of them."""
    if value not in known:
        named = ", ".join(str(choice) for choice in known if choice is not None)
        raise BadInput("error-env-value", key=key, value=str(value), known=named)
