"""One table in memory: plays, undoes and sends messages.

A move is applied, written and only then acknowledged and shown, all under the room's lock, so the
holder of the lock sees only durable positions. If another process was faster, the room reads the
store again and retries while the decision is still open.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, Literal, Protocol, Self

import msgspec

from hedgerow.core.errors import BadInput
from hedgerow.core.options import shown
from hedgerow.core.outcome import Outcome
from hedgerow.core.record import Played, Record, Shuffle, commit
from hedgerow.core.text import Seat, SeatName, seat_letter
from hedgerow.games import game_named
from hedgerow.server import auth, wire
from hedgerow.server.live import compose, snapshots
from hedgerow.server.live.position import YES, Outdated, Position
from hedgerow.server.live.services import Services
from hedgerow.server.store import STORE_ERRORS, MoveRow, SeatRow, TableRow
from hedgerow.server.store.games import put_results
from hedgerow.server.work.botwork import Owed

log = logging.getLogger(__name__)

RESTART: Final = 1012
"""The close code that makes a client connect again."""
GONE: Final = 4404
"""The close code for a table that is no longer there."""
LEFT: Final = 4403
"""The close code for a seat that its holder has left."""
_PRESENCE_S: Final = 0.1
"""Seconds in which people who come and go are told of together."""
_MOST_UNDONE: Final = 500
"""Moves taken back at one table: each is a row that stays, and is replayed."""
_TRIES: Final = 8
"""The number of retries after a lost race."""


class Listener(Protocol):
    """A socket, as a room sees it."""

    seat: Seat | None
    guest: str | None
    token: str

    def put(self, text: str) -> None:
        """Send, without waiting."""
        ...

    def close(self, code: int) -> None: ...


def _nobody(revision: int) -> None:
    """The default for `acked`: ignores that a move is durable."""


class Room:
    """A table's stored rows, its position and its listeners."""

    def __init__(self, row: TableRow, seats: list[SeatRow], services: Services) -> None:
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.position: Position | None = None
        """None in the lobby, and if the table is outdated."""
        self.outdated: Outdated | None = None
        """Set if the table was played with other rules than those in use."""
        self.thinking: set[Seat] = set()
        """Bots that have been asked."""
        self.dropped = False
        """Whether memory may differ from the store: the next caller gets a new room."""
        self.kept = 0
        """The revision of the last snapshot."""
        self.used = self.moved = time.monotonic()
        self._services = services
        self._chatted = 0
        """The number of the last chat that was sent."""
        self._reminder: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._here: set[Seat | None] = set()
        """Whose presence was told last."""

    @classmethod
    async def load(cls, id: str, services: Services) -> Self:
        """The room of a table; raises BadInput if there is none."""
        store = services.store
        found = await store.table(id)
        if found is None:
            raise BadInput("error-table-unknown", table=id[:20])
        room = cls(*found, services)
        if room.row.chat:
            said = await store.chats(id)
            room._chatted = said[-1].number if said else 0
        room.kept = await store.kept(id)
        await room._replay()
        return room

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def playing(self) -> Position:
        """The position; raises BadInput in the lobby and if the table is outdated."""
        if self.outdated is not None:
            raise self.outdated
        if self.position is None:
            raise BadInput("error-not-started")
        return self.position

    @property
    def revision(self) -> int:
        return 0 if self.position is None else self.position.revision

    @property
    def status(self) -> wire.Status:
        if self.outdated is not None:
            return "outdated"
        if self.position is None:
            return "lobby"
        return "over" if self.position.over else "playing"

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on, and if the table is outdated."""
        return self.position.table.outcome if self.position is not None else None

    @property
    def bots_to_act(self) -> list[Seat]:
        if self.position is None:
            return []
        return [seat for seat in self.position.table.to_act if self.seats[seat].bot]

    @property
    def record(self) -> Record:
        """The full record, once the game is over."""
        if not self.playing.over:
            raise BadInput("error-not-over")
        return self.playing.table.record.sealed()

    async def sealed(self) -> Record:
        """The record of a game that is over, whatever rules it was played under."""
        if self.outdated is not None:
            return self.old_record(await self._services.store.rows(self.id))
        return self.record

    def old_record(self, rows: Sequence[MoveRow]) -> Record:
        """The record of a finished but outdated game, whose moves cannot be checked."""
        if self.row.status != "over":
            raise BadInput("error-not-over")
        moves: list[Played] = []
        for made in rows:
            if made.kind == "undo":
                moves.pop()
            elif made.kind == "move":
                moves.append(Played(made.seat, made.text))
        row = self.row
        return Record(
            game=row.game,
            rules=row.rules,
            options=row.options,
            seats=len(self.seats),
            shuffle=Shuffle.of(row.seed, tuple(row.contributions)),
            moves=tuple(moves),
            data=row.data,
            own=row.own or msgspec.UNSET,
        )

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.thinking or self.lock.locked())

    # The store

    async def _replay(self) -> None:
        """Build the position from the store, in a thread because making a puzzle takes a while."""
        if self.row.status == "lobby":
            return
        rows = await self._services.store.rows(self.id)
        try:
            self.position = await asyncio.to_thread(Position.of, self.row, len(self.seats), rows)
        except Outdated as error:
            self.outdated = error
            return
        if self.position.over and self.row.status == "playing":
            # The process ended between the last move and recording the end.
            await self._services.store.finish(self.id)
        self._set_reminder()

    async def refresh(self) -> None:
        """Read the table's row and seats again, and tell everybody."""
        async with self.lock:
            lobby = self.row.status == "lobby"
            found = await self._services.store.table(self.id)
            if found is None:  # pruned, or closed by the operator
                self._drop(GONE)
                return
            self.row, self.seats = found
            if lobby:
                await self._replay()
            self._shut_out()
            self.tell()
            if lobby and self.position is not None:
                self._show(0)

    async def changed(self) -> None:
        """Something other than moves has changed in the store: tell everybody, in all processes."""
        await self.refresh()
        await self._services.bus.tell(self.id)

    async def heard(self, revision: int) -> None:
        """Another process has changed the table, by moves up to a revision or (-1) otherwise."""
        if 0 <= revision <= self.revision:
            return
        try:
            if revision < 0:
                await self.refresh()
                await self._send_chats()
            else:
                await self.catch_up()
        except STORE_ERRORS as error:
            log.warning("table %s: could not catch up (%s)", self.id, error)
            self._drop()
        except Exception:  # nobody waits for this task, so nobody else would say so
            log.exception("table %s: could not catch up", self.id)
            self._drop()

    async def catch_up(self) -> None:
        """Apply the rows that other processes have written, and show the result."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        position = self.position
        if position is None:
            return
        since = position.revision
        rows = await self._services.store.rows(self.id, since)
        for row in rows:
            since = min(since, position.replay(row))
        if rows:
            self._after(since)

    async def keep(self) -> None:
        """Store a snapshot of the last position, unless there is one."""
        async with self.lock:
            position = self.position
            if position is None or self.kept == position.revision:
                return
            names = [seat.name or seat_letter(seat.seat) for seat in self.seats]
            body = await asyncio.to_thread(snapshots.take, position, names)
            await self._services.store.put_snapshot(self.id, position.revision, body)
            self.kept = position.revision

    def _drop(self, code: int = RESTART) -> None:
        """Leave it to the store what is true; clients will come again."""
        self.dropped = True
        self.stop()
        for listener in list(self.listeners):
            listener.close(code)

    # Moves

    async def play(
        self,
        seat: Seat,
        move: Any,
        answers: int,
        *,
        acked: Callable[[int], None] = _nobody,
        undone: int | None = None,
    ) -> None:
        """Make a move; raises BadInput and changes nothing if it is not accepted.

        `acked` is called with its revision once it is durable, before it is shown to anybody;
        `undone` is the number of moves that had been taken back when a bot was asked.
        """
        async with self.lock:
            if self.position is not None and answers > self.position.table.made(seat):
                await self._catch_up()  # this seat has seen in another process what is news here
            for _ in range(_TRIES):
                position = self.playing
                if undone is not None and undone != position.undone:
                    raise BadInput("error-stale", given=answers, now=answers)
                entries = position.table.play(seat, move, answers)
                if await self._append(seat, "move", str(move)):
                    since = position.made(seat, entries)
                    self._services.metrics.moved(self.row.game)
                    acked(position.revision)
                    try:
                        await self._services.line.turn()
                    finally:
                        self._after(since, next_bots=True)
                    return
            raise BadInput("error-busy")

    async def undo(self, seat: Seat, *, acked: Callable[[int], None] = _nobody) -> None:
        """Take back the seat's last move, by appending a row."""
        async with self.lock:
            for _ in range(_TRIES):
                position = self.playing
                if position.undone >= _MOST_UNDONE:
                    raise BadInput("error-undo-many", most=_MOST_UNDONE)
                position.table.undo(seat)
                if await self._append(seat, "undo", ""):
                    since = position.took_back(seat)
                    acked(position.revision)
                    self._after(since, next_bots=True)
                    return
            raise BadInput("error-busy")

    # Hints

    @property
    def people(self) -> list[Seat]:
        """The seats that somebody holds."""
        return [seat.seat for seat in self.seats if not seat.bot and seat.guest]

    @property
    def hints_open(self) -> bool:
        """Whether a seat may be told what to do: against bots, or if all the people agree."""
        people, at = self.people, self.position
        return len(people) < 2 or (at is not None and at.agreed.issuperset(people))

    async def agree(self, seat: Seat, yes: bool) -> None:
        """A person agrees to hints at this table or not, for all seats of the same person."""
        guest = self.seats[seat].guest
        own = [each.seat for each in self.seats if each.guest == guest and not each.bot]
        async with self.lock:
            if yes:
                for each in own:
                    if each not in self.playing.agreed:
                        await self._note(each, "agree", YES)
            elif self.playing.agreed:
                await self._note(seat, "agree", "no")
            self.tell()

    async def hinted(self, seat: Seat) -> None:
        """A hint is taken: everybody may know that, and the record says so."""
        async with self.lock:
            if not self.hints_open:
                raise BadInput("error-hints-off")
            at = self.playing
            if not any(taken.seat == seat and taken.at == at.table.ply for taken in at.table.hints):
                await self._note(seat, "hint", "")

    async def _note(self, seat: Seat, kind: Literal["hint", "agree"], text: str) -> None:
        """Write something that is not a move, and show it; the lock is held."""
        for _ in range(_TRIES):
            position = self.playing
            if position.over:
                raise BadInput("error-over", seat=SeatName(seat), move=kind)
            revision = position.revision + 1
            if await self._append(seat, kind, text):
                self._after(position.replay(MoveRow(revision, seat, kind, text)))
                return
        raise BadInput("error-busy")

    async def _append(self, seat: Seat, kind: str, text: str) -> bool:
        """Write what the table in memory has already done; undo it there if that fails.

        Returns False if another process has written this revision; the room then has its row.
        """
        if self.dropped:  # while a bot was thinking
            raise BadInput("error-store")
        try:
            if await self._services.store.append(self.id, self.revision + 1, seat, kind, text):
                return True
            await self._replay()
            self._after(0)
            return False
        except asyncio.CancelledError:
            self._drop()
            raise
        except STORE_ERRORS as error:
            log.error("table %s: the store failed (%s)", self.id, error)
            self._drop()  # only the store knows whether the move was written
            raise BadInput("error-store") from None

    def _after(self, since: int, *, next_bots: bool = False) -> None:
        """The position has changed and is durable: show it, and ask the bots that are next."""
        self.used = self.moved = time.monotonic()
        self._show(since)
        self._set_reminder()
        if self.playing.over:
            if self.row.status == "playing":
                self.row = msgspec.structs.replace(self.row, status="over")
                self._services.spawn(self._finish())
            self.tell()
        elif next_bots:
            self.ask_bots()

    async def _finish(self) -> None:
        with suppress(*STORE_ERRORS):  # the next process that loads the table will record it
            await self._services.store.finish(self.id)
            if self.outcome is not None:
                await put_results(self._services.store, self.id, self.outcome)
            await self.keep()

    def ask_bots(self) -> None:
        """Hand out bot work, if bots are to act that have not been asked yet."""
        if set(self.bots_to_act) - self.thinking:
            row = self.row
            self._services.ask_bots(Owed(self.id, self.revision, row.creator, row.origin))

    # Who is who

    def held(self, tokens: dict[Seat, str]) -> list[Seat]:
        """The seats of these tokens."""
        return [
            seat.seat
            for seat in self.seats
            if seat.seat in tokens and auth.fits(tokens[seat.seat], seat.token)
        ]

    def is_member(self, guest: str | None) -> bool:
        """Whether a guest sits here or made the table."""
        if not guest:
            return False
        return self.is_host(guest) or any(seat.guest == guest for seat in self.seats)

    def is_host(self, guest: str | None) -> bool:
        """Whether a guest made the table and has not left it."""
        return bool(guest) and self.row.creator == guest

    def _shut_out(self) -> None:
        """Close the sockets of abandoned seats, and those with an old token."""
        for listener in list(self.listeners):
            if listener.seat is None:
                continue
            seat = self.seats[listener.seat]
            if not auth.fits(listener.token, seat.token):
                self.listeners.discard(listener)
                # The same guest has a new token: a client that connects again is let in.
                listener.close(RESTART if seat.guest == listener.guest else LEFT)

    # Messages

    async def enter(self, listener: Listener) -> None:
        """Add a listener, and send it the table, the position and the last chats."""
        async with self.lock:
            self.listeners.add(listener)
            self._tell(listener)
            self._tell_soon()
            if self.position is not None:
                listener.put(self.position.state_text(listener.seat, 0))
            self.ask_bots()
        if self.row.chat:
            for row in await self._services.store.chats(self.id):
                if row.number <= self._chatted:
                    listener.put(compose.text(compose.chat(row)))

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self._tell_soon()

    def _show(self, since: int) -> None:
        """Send everybody the current position, composed once per seat."""
        made: dict[Seat | None, str] = {}
        for listener in self.listeners:
            sent = made.get(listener.seat)
            if sent is None:
                sent = made[listener.seat] = self.playing.state_text(listener.seat, since)
            listener.put(sent)

    def tell(self) -> None:
        """Send everybody the table as it looks from outside, each as that person sees it."""
        self._here = {listener.seat for listener in self.listeners}
        for listener in self.listeners:
            self._tell(listener)

    def _tell(self, listener: Listener) -> None:
        info = self.info(listener.guest, member=listener.seat is not None)
        fields = {name: getattr(info, name) for name in info.__struct_fields__}
        listener.put(compose.text(wire.TableChanged(**fields)))

    def _tell_soon(self) -> None:
        """Somebody came or went: tell, once for all who do so in this moment.

        A second window of a seat changes nothing that anybody sees, and is not told.
        """
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(_PRESENCE_S, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        if {listener.seat for listener in self.listeners} - {None} != self._here - {None}:
            self.tell()

    async def say(self, seat: Seat, text: str) -> None:
        """Add a message to the chat."""
        if not self.row.chat:
            raise BadInput("error-chat-off")
        await self._services.store.add_chat(self.id, seat, self.seats[seat].name, text)
        await self._send_chats()
        await self._services.bus.tell(self.id)

    async def _send_chats(self) -> None:
        """Send new chats; every process does so for its own sockets."""
        if not self.row.chat:
            return
        async with self.lock:
            for row in await self._services.store.chats(self.id, self._chatted):
                self._chatted = row.number
                said = compose.text(compose.chat(row))
                for listener in self.listeners:
                    listener.put(said)

    async def contribute(self, seat: Seat, text: str) -> None:
        """A seat's part of the shuffle, before the start."""
        async with self.lock:
            if self.position is not None:
                raise BadInput("error-started")
            await self._services.store.contribute(self.id, seat, text)

    def _set_reminder(self) -> None:
        """Schedule repeated reminders after `reminder_minutes`; nobody loses by them."""
        self.stop()
        minutes = self.row.reminder_minutes
        if minutes and self.status == "playing":
            loop = asyncio.get_running_loop()
            self._reminder = loop.call_later(60 * minutes, self._remind, minutes)

    def _remind(self, minutes: int) -> None:
        acting = set(self.playing.table.to_act)
        for listener in self.listeners:
            if listener.seat is not None and listener.seat in acting:
                listener.put(compose.text(wire.Reminder(listener.seat, minutes)))
        self._set_reminder()

    def stop(self) -> None:
        """Cancel the reminder."""
        if self._reminder is not None:
            self._reminder.cancel()
            self._reminder = None

    # From outside

    def info(self, guest: str | None, *, member: bool | None = None) -> wire.TableInfo:
        """The table as a guest sees it."""
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
            revision=self.revision,
            to_act=[] if at is None else list(at.table.to_act),
            commitment=commit(row.seed),
            spectators=row.spectators,
            member=member,
            chat=row.chat,
            reminder_minutes=row.reminder_minutes,
            created=compose.moment(row.created),
            invite=row.invite if member and row.status != "over" else unset,
            spectate=row.spectate if member and row.spectators else unset,
            rematch=row.rematch if row.rematch is not None else unset,
            host=self.is_host(guest),
            hints=self.hints_open,
            agreed=[] if at is None else sorted(at.agreed),
            reminders=self._services.reminds,
            own=sum(map(len, row.own.values())),
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
