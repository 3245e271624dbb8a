"""What the store gives of its tables."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from hedgerow.core import decoding
from hedgerow.core.own import Own
from hedgerow.core.text import Seat

_own: Final = decoding.json_decoder(Own).decode


class Guest(Struct, frozen=True):
    id: str
    name: str


class TableRow(Struct, frozen=True):
    """A stored table; it contains secrets."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, Any]
    seed: str
    contributions: list[str]
    status: str
    creator: str
    origin: str
    invite: str
    spectate: str
    spectators: bool
    chat: bool
    reminder_minutes: int | None
    rematch: str | None
    created: float
    own: Own = {}
    """The owner's printed components; everybody at the table may know them."""


class SeatRow(Struct, frozen=True):
    """A stored seat; `token` is hashed."""

    seat: Seat
    bot: str | None
    name: str
    guest: str | None
    token: str | None
    contribution: str


class MoveRow(Struct, frozen=True):
    revision: int
    seat: Seat
    kind: str
    text: str


class Playing(Struct, frozen=True):
    """A table under way, and when it was last played at."""

    id: str
    revision: int
    at: float


class ChatRow(Struct, frozen=True):
    number: int
    seat: Seat
    name: str
    text: str
    at: float


def table_row(row: Any) -> TableRow:
    values = dict(zip(TableRow.__struct_fields__, row, strict=True))
    values["options"] = msgspec.json.decode(values["options"])
    values["contributions"] = msgspec.json.decode(values["contributions"])
    values["own"] = _own(values["own"].encode())
    return TableRow(**values)
