"""Snapshots: the last position of a table as text, for when its rules are gone.

A table is replayed from its moves, and only with the rules it was played with. When a game's rules
change, older tables can be neither played nor replayed; what remains is the last drawing and log,
as text for each seat.
"""

from __future__ import annotations

import zlib
from typing import Final

import msgspec
from msgspec import Struct

from hedgerow.core import decoding
from hedgerow.core.text import Seat
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.server.live.position import Position

LINES: Final = 300
"""The number of newest log lines that are kept."""


class Shown(Struct, frozen=True):
    """A position as one viewer saw it, in one language."""

    board: list[str]
    notes: list[str]
    log: list[str]


class Snapshot(Struct, frozen=True):
    revision: int
    shown: dict[str, dict[str, Shown]]
    """By viewer (a seat's number, or "" for a spectator), then by language."""

    def seen(self, seat: Seat | None, language: str) -> Shown:
        return self.shown[_eyes(seat)][language]


_decode: Final = decoding.json_decoder(Snapshot).decode


def take(position: Position, names: list[str]) -> bytes:
    """What every seat and a spectator see now; slow, so do not call it in the event loop."""
    eyes: list[Seat | None] = [None, *range(position.table.seats)]
    catalogues = [Catalogue(language, names) for language in LANGUAGES]
    shown: dict[str, dict[str, Shown]] = {
        _eyes(seat): {
            catalogue.language: _shown(position, seat, catalogue) for catalogue in catalogues
        }
        for seat in eyes
    }
    return zlib.compress(msgspec.json.encode(Snapshot(position.revision, shown)))


def read(raw: bytes) -> Snapshot:
    return _decode(zlib.decompress(raw))


def _shown(position: Position, seat: Seat | None, catalogue: Catalogue) -> Shown:
    table = position.table
    words, view = table.game.words, table.view(seat)
    board = ["".join(span.text for span in row).rstrip() for row in words.draw(view, catalogue.say)]
    notes = [catalogue.say(note) for note in words.notes(view)]
    newest = position.story.span(max(0, len(position.story) - LINES))
    events = [entry.seen(seat) for told in newest for entry in told.entries or ()]
    log = [catalogue.say(words.event(view, event)) for event in events[-LINES:]]
    return Shown(board, notes, log)


def _eyes(seat: Seat | None) -> str:
    return "" if seat is None else str(seat)
