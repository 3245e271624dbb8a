"""Encodes outgoing messages: text frames, errors in words, times."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec

from hedgerow.core.errors import BadInput, Refused
from hedgerow.core.text import Message
from hedgerow.locale import Catalogue
from hedgerow.server import wire
from hedgerow.server.store import ChatRow

_encode: Final = msgspec.json.Encoder().encode
_CATALOGUES: Final = (Catalogue("en"), Catalogue("fr"))


def text(message: wire.Out | wire.TableChanged) -> str:
    """A message as a text frame."""
    return _encode(message).decode()


def texts(message: Message) -> wire.Texts:
    return wire.Texts(*(catalogue.say(message) for catalogue in _CATALOGUES))


def refused(id: int, error: BadInput) -> wire.RefusedPlay:
    rule = error.rule if isinstance(error, Refused) else ""
    return wire.RefusedPlay(id, rule, error.message, texts(error.message))


def fault(error: BadInput, id: int | None = None) -> wire.Fault:
    return wire.Fault(id, error.message, texts(error.message))


def failure(error: BadInput) -> wire.Failure:
    said = error.message
    return wire.Failure(wire.Problem(said.id, msgspec.to_builtins(said.args), texts(said)))


def chat(row: ChatRow) -> wire.Chat:
    return wire.Chat(row.seat, row.name, row.text, moment(row.at))


def moment(at: float) -> str:
    """A time in the format that browsers read."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
