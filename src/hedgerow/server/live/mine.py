"""A guest's games: what waits, what is under way, how the others ended, and what they are worth."""

from __future__ import annotations

import logging
from collections import defaultdict
from typing import Final

from hedgerow.bots.personal import Met, met, personal
from hedgerow.bots.ratings import ratings_for
from hedgerow.core.errors import BadInput
from hedgerow.games import GAMES
from hedgerow.server import wire
from hedgerow.server.live import compose
from hedgerow.server.live.rooms import Rooms
from hedgerow.server.store import SeatRow, Store
from hedgerow.server.store.games import Ended, finished, put_results, under_way, unwritten

log = logging.getLogger(__name__)

_AT_ONCE: Final = 10
"""Old games whose end is looked up at a time: each of them is replayed."""


async def my_games(store: Store, rooms: Rooms, guest: str) -> wire.MyGames:
    tables = []
    for id in await under_way(store, guest):
        try:
            tables.append((await rooms.open(id)).info(guest))
        except BadInput as error:  # one that cannot be read does not hide the others
            log.warning("table %s cannot be opened (%s)", id, error.message.id)
    await _write_down(store, rooms, guest)
    ended = await finished(store, guest)
    return wire.MyGames(
        tables=[table for table in tables if table.status != "over"],
        finished=[_finished(game, guest) for game in ended],
        ratings=ratings_of(ended, guest),
    )


async def _write_down(store: Store, rooms: Rooms, guest: str) -> None:
    """The ends of games that were over before ends were kept."""
    for id in await unwritten(store, guest, _AT_ONCE):
        try:
            room = await rooms.open(id)
        except BadInput as error:
            log.warning("table %s cannot be opened (%s)", id, error.message.id)
            continue
        outcome = room.outcome
        if outcome is not None:
            await put_results(store, id, outcome)


def _finished(game: Ended, guest: str) -> wire.Finished:
    return wire.Finished(
        id=game.id,
        game=game.game,
        ended=compose.moment(game.at),
        seats=[_seat(seat, guest) for seat in game.seats],
        ranks=game.ranks,
        totals=game.totals,
    )


def _seat(seat: SeatRow, guest: str) -> wire.SeatInfo:
    mine = seat.guest == guest
    kind: wire.Kind = "bot" if seat.bot else "me" if mine else "friend"
    taken = bool(seat.bot or seat.guest)
    return wire.SeatInfo(seat.seat, kind, seat.name, seat.bot, taken, mine, connected=False)


def ratings_of(games: list[Ended], guest: str) -> list[wire.Personal]:
    """One rating for each game at which the guest has met rated bots, alone at the screen and
    without a hint."""
    found: dict[str, list[Met]] = defaultdict(list)
    counted: dict[str, int] = defaultdict(int)
    for game in games:
        mine = [seat.seat for seat in game.seats if seat.guest == guest]
        if len(mine) != 1 or not game.ranks or mine[0] in game.hinted:
            continue
        known = ratings_for(game.game)
        others = [
            (game.ranks[seat.seat], float(known[seat.bot].rating))
            for seat in game.seats
            if seat.bot is not None and seat.bot in known
        ]
        if others:
            found[game.game] += met(game.ranks[mine[0]], others)
            counted[game.game] += 1
    return [
        wire.Personal(game.id, personal(found[game.id]), counted[game.id])
        for game in GAMES
        if counted[game.id]
    ]
