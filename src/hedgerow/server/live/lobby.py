"""Creating, joining, starting and leaving tables, and rematches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from hedgerow.bots import resolve, usual_bot
from hedgerow.coach.onward import check_onward
from hedgerow.core.errors import BadInput
from hedgerow.core.options import renewed
from hedgerow.core.own import tidied
from hedgerow.core.record import Onward, Record, new_seed
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat, seat_letter
from hedgerow.games import datafiles, game_named
from hedgerow.games.owned import game_with
from hedgerow.server import auth, wire
from hedgerow.server.live import compose
from hedgerow.server.live.room import Room
from hedgerow.server.live.rooms import Rooms
from hedgerow.server.store import Guest, MoveRow, SeatRow, Store, TableRow, moving
from hedgerow.server.store.seatcodes import VALID_S

_TRIES = 50


class Seated(msgspec.Struct, frozen=True):
    """A room, and fresh tokens for the seats that the guest has taken there."""

    room: Room
    tokens: dict[Seat, str]


class Lobby:
    """What people do at a table before and after the game."""

    def __init__(self, store: Store, rooms: Rooms, deal: str = "") -> None:
        self._store = store
        self._rooms = rooms
        self._deal = deal

    async def create(self, wish: wire.NewTable, guest: Guest, origin: str) -> Seated:
        # An owner's components are checked here: what is wrong makes no table.
        game = await asyncio.to_thread(game_with, game_named(wish.game), wish.own)
        game.check_seats(len(wish.seats))
        options = game.read_options(wish.options, len(wish.seats))
        # Making the puzzle reveals a wrong share code: better now than at the start.
        await asyncio.to_thread(game.setup, options, len(wish.seats), Rng(0))
        if [seat.kind for seat in wish.seats].count("me") > 1:
            raise BadInput("error-me-twice")
        seats, tokens = [], {}
        for number, seat in enumerate(wish.seats):
            taken, token = _new_seat(game.id, number, seat, guest, wish.contribution)
            seats.append(taken)
            if token:
                tokens[number] = token
        row = self._new_table(
            game=game.id,
            rules=game.version,
            options=msgspec.to_builtins(options),
            creator=guest.id,
            origin=origin,
            spectators=wish.spectators,
            chat=wish.chat,
            reminder_minutes=wish.reminder_minutes,
            own=game.own,
        )
        room = await self._add(row, seats)
        if wish.start:
            await self.start(room)
        return Seated(room, tokens)

    async def play_on(self, record: Record, wish: wire.PlayOn, guest: Guest, origin: str) -> Seated:
        """A table that goes on with a finished game from one of its positions, against bots."""
        game = game_named(record.game)
        seed = new_seed() if wish.again else ""
        at, seat = wish.at, wish.seat
        await asyncio.to_thread(check_onward, game, record, at, seat)
        bot = resolve(game.id, wish.bot) if wish.bot else usual_bot(game.id)
        token = auth.new_token()
        seats = [
            SeatRow(number, None, guest.name, guest.id, auth.hashed(token), "")
            if number == seat
            else SeatRow(number, bot, "", None, None, "")
            for number in range(record.seats)
        ]
        row = self._new_table(
            game=game.id,
            rules=game.version,
            options=record.options,
            creator=guest.id,
            origin=origin,
            spectators=False,
            chat=False,
            reminder_minutes=None,
            own=tidied(record.own or {}),
        )
        # The deal is that of the game it goes on with; what was not known is dealt from `seed`.
        row = msgspec.structs.replace(
            row,
            seed=record.shuffle.seed,
            contributions=list(record.shuffle.contributions),
            status="playing",
        )
        room = await self._add(row, seats, _rows_of(record, at, Onward(at, seat, seed)))
        room.ask_bots()
        return Seated(room, {seat: token})

    async def _add(
        self, row: TableRow, seats: Sequence[SeatRow], made: Sequence[MoveRow] = ()
    ) -> Room:
        for _ in range(_TRIES):
            if await self._store.add_table(row, seats, made):
                return await self._rooms.open(row.id)
            row = _renamed(row)  # one of its codes is taken
        raise BadInput("error-busy")

    async def invited(self, code: str) -> Room | None:
        """The table of an invitation code, however it was typed."""
        invite = auth.read_invitation(code)
        id = await self._store.table_with(invite=invite) if invite else None
        return await self._rooms.open(id) if id is not None else None

    async def join(self, room: Room, wish: wire.Join, guest: Guest) -> Seated:
        """Sit down on the first free seat; who sits there already just comes in again."""
        mine = [seat.seat for seat in room.seats if seat.guest == guest.id]
        if mine:
            part = auth.clean(wish.contribution)
            if part and room.position is None:
                await self._store.contribute(room.id, mine[0], part)
            return await self._renew(room, mine, guest)
        for _ in range(_TRIES):
            kept = await self._store.coded_seats(room.id)  # for who has the seat's own code
            free = [
                seat.seat
                for seat in room.seats
                if not (seat.bot or seat.guest or seat.seat in kept)
            ]
            if not free or room.status == "over":
                raise BadInput("error-table-full")
            token = auth.new_token()
            taken = await self._store.take_seat(
                room.id,
                free[0],
                guest.id,
                auth.hashed(token),
                guest.name or room.seats[free[0]].name,
                auth.clean(wish.contribution) if room.position is None else "",
            )
            await room.changed()
            if taken:
                return Seated(room, {free[0]: token})
        raise BadInput("error-busy")

    async def _renew(self, room: Room, seats: Sequence[Seat], guest: Guest) -> Seated:
        """Fresh tokens for seats that the guest holds."""
        tokens = {}
        for seat in seats:
            token = auth.new_token()
            if await self._store.renew_token(room.id, seat, guest.id, auth.hashed(token)):
                tokens[seat] = token
        await room.changed()
        return Seated(room, tokens)

    async def reclaim(self, room: Room, guest: Guest) -> Seated:
        """Fresh tokens for seats whose holder has none yet, having come from another browser."""
        mine = [seat.seat for seat in room.seats if seat.guest == guest.id and seat.token is None]
        return await self._renew(room, mine, guest) if mine else Seated(room, {})

    async def invitation(self, code: str) -> wire.Invitation | None:
        """What an invitation or the code of a seat opens."""
        room = await self.invited(code)
        if room is None:
            meant = await self._store.seat_of_code(_kept(code))
            room = await self._rooms.open(meant[0]) if meant is not None else None
        if room is None:
            return None
        host = await self._store.guest(room.row.creator)
        at = [seat.name for seat in room.seats if seat.guest == room.row.creator and seat.name]
        free = [seat for seat in room.seats if not (seat.bot or seat.guest)]
        return wire.Invitation(
            game=room.row.game,
            host=at[0] if at else host.name if host is not None else "",
            seats=room.info(None).seats,
            free=len(free),
            playing=room.row.status != "lobby",
        )

    async def guest_code(self, guest: Guest) -> wire.GuestCode:
        """A new code by which a guest goes on in another browser."""
        code = auth.new_seat_code()
        await self._store.put_guest_code(guest.id, auth.hashed(code))
        return wire.GuestCode(code, compose.moment(time.time() + moving.VALID_S))

    async def arrive(self, code: str, guest: Guest) -> Guest | None:
        """Give a guest all that the code's guest has; None for a wrong code."""
        moved = await self._store.use_guest_code(_kept(code), guest.id)
        if moved is None:
            return None
        name, ids = moved
        for id in ids:
            await self._rooms.changed(id)
        return Guest(guest.id, name or guest.name)

    async def seat_code(self, room: Room, seat: Seat) -> wire.SeatCode:
        """A new code for a seat; whoever uses it sits there instead of the holder."""
        if not 0 <= seat < len(room.seats):
            raise BadInput("error-seat-unknown", seat=seat, seats=len(room.seats))
        _check_away(room, seat)
        code = auth.new_seat_code()
        until = time.time() + VALID_S
        if not await self._store.put_seat_code(room.id, seat, auth.hashed(code)):
            raise BadInput("error-seat-bot", seat=seat_letter(seat))
        return wire.SeatCode(seat, code, compose.moment(until))

    async def is_seat_code(self, code: str) -> bool:
        return await self._store.seat_of_code(_kept(code)) is not None

    async def take_over(self, code: str, guest: Guest) -> Seated:
        """Sit down on the seat of a seat code; whoever sat there is shut out."""
        meant = await self._store.seat_of_code(_kept(code))
        if meant is not None:
            _check_away(await self._rooms.open(meant[0]), meant[1])
        table = await self._store.use_seat_code(_kept(code), guest)
        if table is None:  # somebody was quicker
            raise BadInput("error-code-unknown", code=auth.clean(code))
        room = await self._rooms.open(table)
        await room.refresh()
        mine = [seat.seat for seat in room.seats if seat.guest == guest.id]
        return await self._renew(room, mine, guest)

    async def start(self, room: Room) -> None:
        """Fix the shuffle and begin; seats that are still free can be taken later."""
        game = game_named(room.row.game)
        # Rules may have changed since the table was made; those at the start apply.
        options = game.read_options(room.row.options, len(room.seats))
        if not await self._store.start(room.id, game.version, msgspec.to_builtins(options)):
            raise BadInput("error-started")
        await room.changed()
        room.ask_bots()

    async def leave(self, room: Room, seats: Sequence[Seat], guest: str | None) -> None:
        """Give up seats and revoke their tokens."""
        for seat in seats:
            await self._store.leave_seat(room.id, seat)
        if guest:
            await self._store.give_up(room.id, guest)
        await room.changed()

    async def rematch(self, room: Room, guest: Guest, origin: str) -> Seated:
        """A new table with the same people, seats moved on by one; later callers join it."""
        if room.row.status != "over":
            raise BadInput("error-not-over")
        if room.row.rematch is None:
            again = await self._again(room, guest, origin)
            await self._store.set_rematch(room.id, again.id)  # if somebody was quicker, theirs
            await room.changed()
        assert room.row.rematch is not None
        new = await self._rooms.open(room.row.rematch)
        mine = [seat.seat for seat in new.seats if seat.guest == guest.id]
        return await self._renew(new, mine, guest)

    async def _again(self, room: Room, guest: Guest, origin: str) -> Room:
        game, old = game_named(room.row.game), room.seats
        moved = [
            msgspec.structs.replace(seat, seat=number, token=None, contribution="")
            for number, seat in enumerate([*old[1:], old[0]])
        ]
        row = self._new_table(
            game=room.row.game,
            rules=game.version,
            options=renewed(game.options, room.row.options),
            creator=guest.id,
            origin=origin,
            spectators=room.row.spectators,
            chat=room.row.chat,
            reminder_minutes=room.row.reminder_minutes,
            own=room.row.own,
        )
        return await self._add(row, moved)

    def _new_table(self, **given: Any) -> TableRow:
        return TableRow(
            id=auth.new_table_id(),
            data=datafiles.replaced(given["game"]),
            seed=self._deal or new_seed(),
            contributions=[],
            status="lobby",
            invite=auth.new_invitation(),
            spectate=auth.new_spectator_code(),
            rematch=None,
            created=time.time(),
            **given,
        )


def _rows_of(record: Record, at: int, onward: Onward) -> list[MoveRow]:
    """The rows of a table that goes on with a game after `at` moves."""
    left = [each for each in record.onward or () if each.at <= at] + [onward]
    rows: list[MoveRow] = []

    def add(seat: Seat, kind: str, text: str) -> None:
        rows.append(MoveRow(len(rows) + 1, seat, kind, text))

    for number in range(at + 1):
        for each in left:
            if each.at == number:
                add(each.seat, "deal", each.seed)
        if number < at:
            played = record.moves[number]
            add(played.seat, "move", played.move)
    return rows


def _kept(code: str) -> str:
    """What the store has of a seat code, however a person typed it."""
    return auth.hashed(auth.read_invitation(code))


def _check_away(room: Room, seat: Seat) -> None:
    """BadInput while a seat's holder is at the table: no host may look into a hand."""
    if any(listener.seat == seat for listener in room.listeners):
        raise BadInput("error-seat-here", seat=seat_letter(seat))


def _new_seat(
    game: str, number: Seat, wish: wire.SeatWish, guest: Guest, contribution: str
) -> tuple[SeatRow, str]:
    """The row of a seat, and the token if somebody takes it now."""
    name = auth.clean(wish.name or "")
    if wish.kind == "bot":
        bot = resolve(game, wish.bot) if wish.bot else usual_bot(game)
        return SeatRow(number, bot, name, None, None, ""), ""
    if wish.kind == "friend":
        return SeatRow(number, None, name, None, None, ""), ""
    token = auth.new_token()
    given = auth.clean(contribution) if wish.kind == "me" else ""
    if wish.kind == "me":
        name = name or guest.name
    return SeatRow(number, None, name, guest.id, auth.hashed(token), given), token


def _renamed(row: TableRow) -> TableRow:
    return msgspec.structs.replace(
        row,
        id=auth.new_table_id(),
        invite=auth.new_invitation(),
        spectate=auth.new_spectator_code(),
    )
