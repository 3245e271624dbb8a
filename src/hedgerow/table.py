"""One live game: state, record, legality and undo."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from hedgerow.core.decision import Decision
from hedgerow.core.errors import BadInput, Refused
from hedgerow.core.event import Entry, Event, Log
from hedgerow.core.game import AnyGame, Game
from hedgerow.core.options import Options
from hedgerow.core.outcome import Outcome
from hedgerow.core.packed import Packed
from hedgerow.core.record import HintTaken, Onward, Played, Record, Shuffle, new_seed
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.games import datafiles
from hedgerow.games.owned import game_with

S = TypeVar("S", bound=Any)
M = TypeVar("M")
V = TypeVar("V")
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's own letter


class Question(Struct, frozen=True):
    """A decision in an update; `answers` identifies it, see `Table.play`."""

    answers: int
    prompt: Message
    moves: list[Any]
    optional: bool = False
    """Whether the game goes on without an answer."""


class Update(Struct, frozen=True):
    """What a seat or spectator is sent after a move. Nothing else leaves a table."""

    ply: int
    seat: Seat | None
    view: Any
    to_act: tuple[Seat, ...]
    decisions: list[Question]
    events: list[Event]
    outcome: Outcome | None
    can_undo: bool


class _Step(NamedTuple, Generic[M]):
    """A move that was made, and what it told."""

    seat: Seat
    move: M
    entries: tuple[Entry, ...]


class Table(Generic[S, M, V, O]):
    """Plays one game by its rules and keeps its record.

    Only the table holds the state: bots, environments and sockets get `view` and `update`.
    """

    def __init__(
        self,
        game: Game[S, M, V, O],
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: str | None = None,
        contributions: Sequence[str] = (),
        onward: Sequence[Onward] = (),
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.read_options(options or {}, seats)
        self.shuffle = Shuffle.of(new_seed() if seed is None else seed, tuple(contributions))
        self._state: S = game.setup(self.options, seats, self.shuffle.rng())
        self._steps: Packed[_Step[M]] = Packed()
        self._before: list[S] = []
        """The states before the last moves, as far as these can be undone."""
        self._made = [0] * seats
        self._hints: list[HintTaken] = []
        self.onward = tuple(onward)
        """Where the game left another one."""
        self._decisions = game.decisions(self._state)
        self._leave()

    # Queries

    @property
    def ply(self) -> int:
        """The number of moves made so far."""
        return len(self._steps)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the game waits for, without those whose decision is optional."""
        return tuple(decision.seat for decision in self._decisions if not decision.optional)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    @property
    def round(self) -> int:
        return self.game.round(self._state)

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self._state, seat)

    def decisions_for(self, seat: Seat | None) -> tuple[Decision[M], ...]:
        """The decisions of this seat; no seat is shown another's choices."""
        return tuple(decision for decision in self._decisions if decision.seat == seat)

    def made(self, seat: Seat) -> int:
        """The number of moves this seat has made, which identifies its current decision."""
        return self._made[seat]

    def events(self, seat: Seat | None, since: int = 0, until: int | None = None) -> list[Event]:
        """The events after ply `since`, up to ply `until`, as this seat may see them."""
        steps = self._steps.span(since, until)
        return [entry.seen(seat) for step in steps for entry in step.entries]

    def update(self, seat: Seat | None, since: int | None = None) -> Update:
        """The whole view, with the events after ply `since` (if None, those of the last move)."""
        if since is None:
            since = max(0, self.ply - 1)
        questions = [
            Question(
                self.made(decision.seat),
                decision.prompt,
                list(decision.moves),
                decision.optional,
            )
            for decision in self.decisions_for(seat)
        ]
        return Update(
            self.ply,
            seat,
            self.view(seat),
            self.to_act,
            questions,
            self.events(seat, since),
            self.outcome,
            seat is not None and self.can_undo(seat),
        )

    def message(self, seat: Seat | None, since: int | None = None) -> bytes:
        """The update as JSON."""
        return msgspec.json.encode(self.update(seat, since))

    # Changes

    def play(self, seat: Seat, move: M | str, answers: int | None = None) -> tuple[Entry, ...]:
        """Make a move, given in notation or as a value; raises BadInput or Refused if not legal.

        `answers` is the number of moves the seat had made when it was asked: a move that arrives
        twice or too late is refused as stale.
        """
        if seat not in range(self.seats):
            raise BadInput("error-seat-unknown", seat=seat, seats=self.seats)
        if answers is not None and answers != self.made(seat):
            raise BadInput("error-stale", given=answers, now=self.made(seat))
        parsed = self._parse(move) if isinstance(move, str) else move
        mine = self.decisions_for(seat)
        if not mine:
            over = "error-over" if not self._decisions else "error-not-asked"
            raise BadInput(over, seat=SeatName(seat), move=str(parsed))
        if not any(parsed in decision.moves for decision in mine):
            raise Refused(self.game.refuse(self._state, seat, parsed), str(parsed))
        before = self._state.clone()
        log = Log()
        self.game.apply(self._state, seat, parsed, log)
        entries = tuple(log.entries)
        undoable = not any(entry.informs for entry in entries)
        if not undoable or (self._before and self._steps[-1].seat != seat):
            self._before.clear()
        if undoable:
            self._before.append(before)
        self._steps.append(_Step(seat, parsed, entries))
        self._made[seat] += 1
        self._decisions = self.game.decisions(self._state)
        self._leave()
        return entries

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat moved last and nobody has learned anything from its move."""
        return bool(self._before) and self._steps[-1].seat == seat

    def undo(self, seat: Seat) -> None:
        """Take back this seat's last move; call it again for the move before."""
        if not self.can_undo(seat):
            raise BadInput("error-undo", seat=SeatName(seat))
        self._steps.pop()
        self._made[seat] -= 1
        self._state = self._before.pop()
        self._decisions = self.game.decisions(self._state)

    def hinted(self, seat: Seat) -> bool:
        """Note that a seat was told what to do now; False if that was noted before."""
        taken = HintTaken(self.ply, seat)
        if taken in self._hints:
            return False
        self._hints.append(taken)
        return True

    def taken(self, hints: Iterable[HintTaken]) -> None:
        """Note hints that were taken earlier, as a record tells."""
        self._hints += hints

    @property
    def hints(self) -> tuple[HintTaken, ...]:
        """Where hints were taken; one for a move that was taken back counts where that was made."""
        return tuple(dict.fromkeys(HintTaken(min(at.at, self.ply), at.seat) for at in self._hints))

    def go_onward(self, seat: Seat, seed: str) -> None:
        """Leave the game that was played so far: see `Onward`."""
        self.onward = (*self.onward, Onward(self.ply, seat, seed))
        self._deal_again(self.onward[-1])

    def _leave(self) -> None:
        for onward in self.onward:
            if onward.at == self.ply:
                self._deal_again(onward)

    def _deal_again(self, onward: Onward) -> None:
        """Deal what a seat does not know, where the game leaves another one."""
        if onward.seed:
            rng = Shuffle.of(onward.seed, ()).rng()
            self._state = self.game.determinize(self.view(onward.seat), rng)
        self._decisions = self.game.decisions(self._state)
        self._before.clear()

    def _parse(self, text: str) -> M:
        try:
            return self.game.parse(text)
        except ValueError:
            raise BadInput("error-notation", move=text, game=self.game.id) from None

    # The record

    @property
    def record(self) -> Record:
        """The record so far. It holds every secret, so do not show it before the game is over."""
        return Record(
            game=self.game.id,
            rules=self.game.version,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            shuffle=self.shuffle,
            moves=tuple(Played(step.seat, str(step.move)) for step in self._steps),
            outcome=self.outcome,
            data=datafiles.replaced(self.game.id),
            hints=self.hints or msgspec.UNSET,
            onward=self.onward or msgspec.UNSET,
            own=self.game.own or msgspec.UNSET,
        )


AnyTable: TypeAlias = Table[Any, Any, Any, Any]


def replay(game: AnyGame, record: Record, to: int | None = None, place: str = "record") -> AnyTable:
    """The table after the first `to` moves of a record (None: all); every move is checked.

    It has the components of the record, whichever the game was given with.
    """
    if record.rules != game.version:
        raise BadInput("error-record-version", place=place, rules=record.rules, now=game.version)
    if record.data != datafiles.replaced(game.id):
        raise BadInput("error-record-data", place=place)
    if record.own != (game.own or msgspec.UNSET):
        game = game_with(game, record.own)
    marked = [(hint.at, hint.seat) for hint in record.hints or ()]
    marked += [(left.at, left.seat) for left in record.onward or ()]
    if not all(0 <= at <= len(record.moves) and 0 <= seat < record.seats for at, seat in marked):
        raise BadInput("error-record-form", place=place, detail="hints, onward")
    table = Table(
        game,
        record.seats,
        record.options,
        seed=record.shuffle.seed,
        contributions=record.shuffle.contributions,
        onward=record.onward or (),
    )
    for number, played in enumerate(record.moves[:to], start=1):
        try:
            table.play(played.seat, played.move)
        except BadInput as error:
            raise BadInput(
                "error-record-move", place=place, number=number, detail=error.message
            ) from None
    table.taken(hint for hint in record.hints or () if hint.at <= table.ply)
    return table


def verify(game: AnyGame, record: Record, place: str = "record") -> AnyTable:
    """Check the shuffle's commitment and replay every move to the stated outcome."""
    if Shuffle.of(record.shuffle.seed, record.shuffle.contributions) != record.shuffle:
        raise BadInput("error-record-commitment", place=place)
    table = replay(game, record, place=place)
    if table.outcome != record.outcome:
        raise BadInput("error-record-outcome", place=place)
    return table
