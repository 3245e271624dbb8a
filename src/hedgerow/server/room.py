"""One table in memory, and what its listeners are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

import msgspec

from hedgerow.core.errors import BadInput
from hedgerow.core.options import shown
from hedgerow.core.record import Played, Record, Shuffle, commit
from hedgerow.core.text import Seat
from hedgerow.games import game_named
from hedgerow.server import auth, compose, wire
from hedgerow.server.position import Outdated, Position
from hedgerow.server.store import MoveRow, SeatRow, TableRow

RESTART: Final = 1012
"""The close code that makes a client connect again."""
LEFT: Final = 4403
"""The close code for a seat that its holder has left."""


class Listener(Protocol):
    """A socket, as a room sees it."""

    seat: Seat | None
    guest: str | None
    token: str

    def put(self, text: str) -> None:
        """Send, without waiting."""
        ...

    def close(self, code: int) -> None: ...


class Room:
    """What the store says about a table, and who looks at it."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.position: Position | None = None
        """None in the lobby, and where the table is outdated."""
        self.outdated: Outdated | None = None
        """Set where the table was played under other rules than those in use now."""
        self.kept = 0
        """The version whose position was stored in words."""
        self.thinking: set[Seat] = set()
        """Bots that have been asked."""
        self.chatted = 0
        """The number of the last word that was sent out."""
        self.used = self.moved = time.monotonic()
        self.reminder: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def playing(self) -> Position:
        """The position; BadInput in the lobby and where the table is outdated."""
        if self.outdated is not None:
            raise self.outdated
        if self.position is None:
            raise BadInput("error-not-started")
        return self.position

    @property
    def version(self) -> int:
        return 0 if self.position is None else self.position.version

    @property
    def status(self) -> wire.Status:
        if self.outdated is not None:
            return "outdated"
        if self.position is None:
            return "lobby"
        return "over" if self.position.over else "playing"

    @property
    def bots_to_act(self) -> list[Seat]:
        if self.position is None:
            return []
        return [seat for seat in self.position.table.to_act if self.seats[seat].bot]

    @property
    def record(self) -> Record:
        """The whole truth, once the game is over."""
        if not self.playing.over:
            raise BadInput("error-not-over")
        return self.playing.table.record.sealed()

    def old_record(self, rows: Sequence[MoveRow]) -> Record:
        """The record of an outdated game that is over: its moves, which cannot be checked here."""
        if self.row.status != "over":
            raise BadInput("error-not-over")
        moves: list[Played] = []
        for made in rows:
            if made.kind == "undo":
                moves.pop()
            else:
                moves.append(Played(made.seat, made.text))
        row = self.row
        shuffle = Shuffle.of(row.seed, tuple(row.contributions))
        seats = len(self.seats)
        options, data = row.options, row.data
        return Record(row.game, row.rules, options, seats, shuffle, tuple(moves), data=data)

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.thinking or self.lock.locked())

    def stop(self) -> None:
        """No reminder any more."""
        if self.reminder is not None:
            self.reminder.cancel()
            self.reminder = None

    # Who is who

    def held(self, tokens: dict[Seat, str]) -> list[Seat]:
        """The seats whose tokens these are."""
        return [
            seat.seat
            for seat in self.seats
            if seat.seat in tokens and auth.fits(tokens[seat.seat], seat.token)
        ]

    def is_member(self, guest: str | None) -> bool:
        """Whether a guest sits here or made the table."""
        if not guest:
            return False
        return self.row.creator == guest or any(seat.guest == guest for seat in self.seats)

    def shut_out(self) -> None:
        """Close the sockets of seats that were left, and those whose token was renewed."""
        for listener in list(self.listeners):
            if listener.seat is None:
                continue
            seat = self.seats[listener.seat]
            if not auth.fits(listener.token, seat.token):
                self.listeners.discard(listener)
                # The same guest has a new token: a client that connects again is let in.
                listener.close(RESTART if seat.guest == listener.guest else LEFT)

    # Telling

    def state(self, seat: Seat | None, since: int) -> str:
        at = self.playing
        return compose.text(
            compose.state(at.table, at.version, at.story, seat, min(since, at.version))
        )

    def show(self, since: int) -> None:
        """Send everybody the present position, each seat's made once."""
        made: dict[Seat | None, str] = {}
        for listener in self.listeners:
            sent = made.get(listener.seat)
            if sent is None:
                sent = made[listener.seat] = self.state(listener.seat, since)
            listener.put(sent)

    def tell(self) -> None:
        """Send everybody the table as it looks from outside, each as that person sees it."""
        for listener in self.listeners:
            listener.put(self.table_message(listener))

    def table_message(self, listener: Listener) -> str:
        info = self.info(listener.guest, member=listener.seat is not None)
        fields = {name: getattr(info, name) for name in info.__struct_fields__}
        return compose.text(wire.TableChanged(**fields))

    def info(self, guest: str | None, *, member: bool | None = None) -> wire.TableInfo:
        row, at = self.row, self.position
        if member is None:
            member = self.is_member(guest)
        unset = msgspec.UNSET
        return wire.TableInfo(
            id=row.id,
            game=row.game,
            options=shown(game_named(row.game).options, row.options, len(self.seats)),
            seats=list(self._seats(guest)),
            status=self.status,
            version=self.version,
            to_act=[] if at is None else list(at.table.to_act),
            commitment=commit(row.seed),
            spectators=row.spectators,
            member=member,
            chat=row.chat,
            reminder_minutes=row.reminder_minutes,
            created=compose.moment(row.created),
            invite=row.invite if member else unset,
            spectate=row.spectate if member and row.spectators else unset,
            rematch=row.rematch if row.rematch is not None else unset,
        )

    def _seats(self, guest: str | None) -> Iterator[wire.SeatInfo]:
        here = {listener.seat for listener in self.listeners}
        own: wire.Kind = "me"
        for seat in self.seats:
            mine = guest is not None and seat.guest == guest
            kind: wire.Kind = "bot" if seat.bot else own if mine else "friend"
            if mine:
                own = "screen"
            taken = bool(seat.bot or seat.guest)
            connected = bool(seat.bot) or seat.seat in here
            yield wire.SeatInfo(seat.seat, kind, seat.name, seat.bot, taken, mine, connected)
