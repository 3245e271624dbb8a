"""Messages for people, as an id with arguments; the prose is in the Fluent catalogues."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
"""A seat number, from 0. People and accounts exist only in the server."""

SEAT_LETTERS = "ABCDEF"


class SeatName(Struct, frozen=True, tag="seat", tag_field="as", forbid_unknown_fields=True):
    """A seat in a message; it is replaced by the person's name when the message is shown."""

    seat: Seat


class Message(
    Struct,
    frozen=True,
    tag="message",
    tag_field="as",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A catalogue entry with its arguments, which may be messages themselves.

    >>> Message("cryptid-hex", {"column": 10, "row": 7}).id
    'cryptid-hex'
    """

    id: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = str | int | SeatName | Message

Say: TypeAlias = Callable[[Message], str]
"""Formats a message in the reader's language."""


def seat_letter(seat: Seat) -> str:
    """The letter of a seat, as in notation and on tokens."""
    return SEAT_LETTERS[seat]


def parse_seat(text: str) -> Seat:
    """The seat of a letter; raises ValueError for anything else."""
    if len(text) != 1:
        raise ValueError(text)
    return SEAT_LETTERS.index(text.upper())
