"""Reads record files from outside; errors name the file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Record
from hedgerow.core.text import Seat, parse_seat, seat_letter
from hedgerow.games import game_named
from hedgerow.games.owned import game_with
from hedgerow.table import AnyTable, replay


def decode(raw: bytes, place: str) -> tuple[AnyGame, Record]:
    """The record in these bytes, and its game with the components that it was played with."""
    record = Record.load(raw, place)
    with naming(place):
        game = game_with(game_named(record.game), record.own)
    return game, record


def replayed(game: AnyGame, record: Record, place: str, to: int | None = None) -> AnyTable:
    """The table of a record after `to` moves; every error names the file."""
    with naming(place):
        return replay(game, record, to, place)


@contextmanager
def naming(place: str) -> Iterator[None]:
    """Add the file's name to errors that lack it: unknown options, or a wrong number of seats."""
    try:
        yield
    except BadInput as error:
        if "place" in error.message.args:
            raise
        raise BadInput("error-record-setup", place=place, detail=error.message) from None


def seat_named(text: str, seats: int) -> Seat:
    """The seat of a letter; BadInput names those that there are."""
    seat = _parsed(text, seats)
    if seat is None:
        raise BadInput("error-replay-seat", seat=text, known=_letters(seats))
    return seat


def eyes_named(text: str, seats: int) -> Seat | None:
    """The seat whose eyes are meant, None for "all"."""
    if text.lower() == "all":
        return None
    seat = _parsed(text, seats)
    if seat is None:
        raise BadInput("error-replay-seat", seat=text, known=f"all, {_letters(seats)}")
    return seat


def _parsed(text: str, seats: int) -> Seat | None:
    try:
        seat = parse_seat(text)
    except ValueError:
        return None
    return seat if seat < seats else None


def _letters(seats: int) -> str:
    return ", ".join(seat_letter(seat) for seat in range(seats))
