"""`own`: the printed species, resources and events as an owner enters them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

import msgspec

from hedgerow.core import decoding
from hedgerow.core.own import OwnField, OwnValue
from hedgerow.core.text import Message
from hedgerow.games.north_woods.box import box, name, species_mistake
from hedgerow.games.north_woods.cards import RANKS, REALMS, Diet, Scavenging, Species
from hedgerow.games.ownset import Entry, Part, detail, listed, own_files, own_tool

_KEYS: Final = ("rank", "diet", "realms", "foods", "scavenger", "copies")


def _fields() -> Sequence[OwnField]:
    def label(key: str) -> Message:
        return Message(f"north-woods-field-{key}")

    def choices(key: str, values: Sequence[str]) -> tuple[OwnValue, ...]:
        return tuple(
            OwnValue(value, Message(f"north-woods-field-{key}-{value}")) for value in values
        )

    resources = [(box().cards[kind].id, name(kind)) for kind in box().resources]
    return (
        OwnField("rank", label("rank"), "number", 2, RANKS),
        OwnField("diet", label("diet"), "one", choices=choices("diet", get_args(Diet))),
        OwnField("realms", label("realms"), "many", choices=choices("realm", REALMS)),
        OwnField(
            "foods", label("foods"), "many", choices=tuple(OwnValue(*each) for each in resources)
        ),
        OwnField(
            "scavenger",
            label("scavenger"),
            "one",
            choices=(
                OwnValue("", Message("north-woods-field-scavenger-none")),
                *choices("scavenger", get_args(Scavenging)),
            ),
        ),
        OwnField("copies", label("copies"), "number", 1, 20),
    )


def _name(entry: Entry) -> Message:
    return Message("north-woods-card", {"en": entry["en"], "fr": entry["fr"]})


def _mistake(entries: Sequence[Entry], at: int) -> Message | None:
    try:
        card = decoding.convert(entries[at], Species)
    except msgspec.ValidationError as error:
        return detail(str(error))
    resources = {box().cards[kind].id for kind in box().resources}
    return detail(species_mistake(card, resources, resources | {entry["id"] for entry in entries}))


def _copies() -> Sequence[OwnField]:
    return [field for field in _fields() if field.key == "copies"]


def _counted(file: str, table: str) -> Part:
    """A file of which only the copies are not printed in the rulebook."""
    return Part(
        "north_woods",
        file,
        table,
        _copies,
        lambda entry: ("copies",),
        _name,
        lambda entries, at: None,
        _MARKS,
    )


_MARKS: Final = listed("proposal")
_PARTS: Final = (
    Part(
        "north_woods",
        "species.toml",
        "species",
        _fields,
        lambda entry: _KEYS,
        _name,
        _mistake,
        _MARKS,
    ),
    _counted("resources.toml", "resource"),
    _counted("events.toml", "event"),
)
OWN: Final = own_tool(*_PARTS)
OWN_FILES: Final = own_files(*_PARTS)
