"""`own`: the printed tiles as an owner enters them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from hedgerow.core import decoding
from hedgerow.core.own import OwnField, OwnValue
from hedgerow.core.text import Message
from hedgerow.games.habitats.tiles import LANDS, SIDES, TOWERS, Tile, fault
from hedgerow.games.ownset import Entry, Part, own_files, own_tool

_MOST: Final = 20
_KEYS: Final = {
    "animal": ("land", "vp", *(f"demand.{land}" for land in LANDS), "demand.flower"),
    "flower": ("land", "vp"),
    "tower": ("tower", "animal_vp", "flower_vp"),
    "tourist": ("land", "tourist"),
    "road": ("land", "vp", "roads"),
}


def _fields() -> Sequence[OwnField]:
    def number(key: str, name: str) -> OwnField:
        return OwnField(key, Message(f"habitats-field-{name}"), "number", 0, _MOST)

    def choices(name: str, values: Sequence[str]) -> tuple[OwnValue, ...]:
        return tuple(OwnValue(value, Message(f"habitats-{name}-{value}")) for value in values)

    return (
        OwnField("land", Message("habitats-field-land"), "one", choices=choices("land", LANDS)),
        number("vp", "vp"),
        *(number(f"demand.{land}", land) for land in LANDS),
        number("demand.flower", "flower"),
        OwnField(
            "tower", Message("habitats-field-tower"), "one", choices=choices("field-tower", TOWERS)
        ),
        number("animal_vp", "animal-vp"),
        number("flower_vp", "flower-vp"),
        OwnField(
            "tourist",
            Message("habitats-field-tourist"),
            "one",
            choices=choices("field-tourist", ("BIG", "MANY")),
        ),
        OwnField("roads", Message("habitats-field-roads"), "many", choices=choices("side", SIDES)),
    )


def _name(entry: Entry) -> Message:
    return Message("habitats-called", entry["name"])


def _mistake(entries: Sequence[Entry], at: int) -> str:
    try:
        return fault(decoding.convert(entries[at], Tile)) or ""
    except msgspec.ValidationError as error:
        return str(error)


TILES: Final = Part(
    "habitats",
    "tiles.toml",
    "tile",
    _fields,
    lambda entry: _KEYS[entry["kind"]],
    _name,
    _mistake,
    "proposed",
)
OWN: Final = own_tool(TILES)
OWN_FILES: Final = own_files(TILES)
