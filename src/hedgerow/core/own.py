"""What an owner enters of the printed components that a game only proposes."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message

Word: TypeAlias = Annotated[str, Meta(max_length=80)]
Entered: TypeAlias = (
    Annotated[int, Meta(ge=0, le=99)] | Word | Annotated[tuple[Word, ...], Meta(max_length=12)]
)
"""A number, a choice, or several choices."""
OwnRows: TypeAlias = Annotated[
    dict[Word, Annotated[dict[Word, Entered], Meta(max_length=30)]], Meta(max_length=300)
]
"""By the ids of entries and the keys of fields."""
Own: TypeAlias = Annotated[dict[Word, OwnRows], Meta(max_length=8)]
"""By the component file; {} for a game with nothing of the owner's."""


class OwnValue(Struct, frozen=True):
    value: str
    text: Message


class OwnField(Struct, frozen=True):
    """A field that can be entered; `key` may lead into a table, as "demand.water" does.

    What was entered below the key of a line ("effect.gain.soil" below "effect") belongs to that
    line, and goes when another is chosen.
    """

    key: str
    label: Message
    kind: Literal["number", "one", "many", "line"]
    """"line": one of many sentences, which are searched."""
    least: int = 0
    most: int = 0
    choices: tuple[OwnValue, ...] = ()


class OwnRow(Struct, frozen=True):
    id: str
    name: Message
    values: dict[str, Entered]
    """What is printed as far as we know, with what was entered."""
    proposed: tuple[str, ...]
    """The keys of fields that are our own proposals and were not entered."""
    source: str
    mistake: Message | None
    """What is wrong with it, if anything is."""
    said: tuple[Message, ...] = ()
    """What it says with these values, where they alone do not tell."""
    lines: dict[str, Message] = {}
    """Chosen lines with the numbers entered below them, by their keys."""


class OwnSet(Struct, frozen=True):
    file: str
    """The name of the component file, in the folder of the game."""
    fields: tuple[OwnField, ...]
    rows: tuple[OwnRow, ...]
    text: str
    """The whole file; empty as long as there is a mistake."""


LONGEST: Final = 32 * 1024
"""The most bytes that an own set may take: every table, record and bot's question carries it."""


def tidied(own: Own) -> Own:
    """The same without what is empty, so that equal sets look alike; BadInput if it is too long."""
    found = {
        file: {id: dict(fields) for id, fields in rows.items() if fields}
        for file, rows in own.items()
    }
    found = {file: rows for file, rows in found.items() if rows}
    if len(written(found)) > LONGEST:
        raise BadInput("error-own-long", most=LONGEST // 1024)
    return found


def written(own: Own) -> bytes:
    """An own set in JSON, always in the same order."""
    return msgspec.json.encode(own, order="sorted")


def only(page: OwnSet, given: OwnRows) -> OwnSet:
    """What was entered of a file, without the rest of it."""
    rows = tuple(
        msgspec.structs.replace(row, values={key: row.values[key] for key in given[row.id]})
        for row in page.rows
        if row.id in given
    )
    return OwnSet(page.file, page.fields, rows, "")
