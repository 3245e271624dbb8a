"""What the program says, as a message id and arguments: prose lives in the Fluent catalogues."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
"""0 to n - 1. People and accounts exist only in the server."""

SEAT_LETTERS = "ABCDEF"


class SeatName(Struct, frozen=True, tag="seat", tag_field="as", forbid_unknown_fields=True):
    """A seat inside a message; whoever shows the message puts the person's name there."""

    seat: Seat


class Message(
    Struct,
    frozen=True,
    tag="message",
    tag_field="as",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """One catalogue entry with its arguments, which may be messages themselves.

    >>> Message("cryptid-hex", {"column": 10, "row": 7}).id
    'cryptid-hex'
    """

    id: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = str | int | SeatName | Message

Say: TypeAlias = Callable[[Message], str]
"""Puts a message into the reader's language."""


def seat_letter(seat: Seat) -> str:
    """The letter that stands for a seat in notation and on tokens."""
    return SEAT_LETTERS[seat]


def parse_seat(text: str) -> Seat:
    """The seat of a letter; ValueError for anything else."""
    if len(text) != 1:
        raise ValueError(text)
    return SEAT_LETTERS.index(text.upper())
