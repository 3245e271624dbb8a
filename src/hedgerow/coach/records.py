"""Reads record files from outside; errors name the file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Record
from hedgerow.games import game_named
from hedgerow.table import AnyTable, replay


def decode(raw: bytes, place: str) -> tuple[AnyGame, Record]:
    """The record in these bytes, and its game."""
    record = Record.load(raw, place)
    with naming(place):
        game = game_named(record.game)
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
