"""Parks as JSON: `{"tiles": [...]}`, each tile with its own landscape, demand and points."""

from __future__ import annotations

import json
import re
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from hedgerow.core import decoding
from hedgerow.games.habitats.laying import ROAD_VP, At, Lying, Mistakes, position, tower_tile
from hedgerow.games.habitats.tiles import (
    SIDES,
    Demand,
    Kind,
    Land,
    Name,
    Placed,
    Side,
    Tile,
    Tourist,
    Tower,
)

Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
T = TypeVar("T")


class _Demand(Struct, frozen=True, forbid_unknown_fields=True):
    grassland: Points = 0
    forest: Points = 0
    dryland: Points = 0
    water: Points = 0
    flower: Points = 0


class _Tile(Struct, frozen=True):
    x: int
    y: int
    kind: Kind
    name: str = "?"
    land: Land | None = None
    demand: _Demand | None = None
    vp: Points | None = None
    tower: Tower | None = None
    vp_animal: Points | None = None
    vp_flower: Points | None = None
    tourist: Tourist | None = None
    road_sides: tuple[Side, ...] = ()


class _Park(Struct, frozen=True):
    tiles: tuple[_Tile, ...]


def read_json(text: str, mistakes: Mistakes, name: str | None) -> list[tuple[str, list[Lying]]]:
    """The tiles of the park of a JSON file, of all its parks by name, or of the one named."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        mistakes.refuse(At(error.lineno, error.colno), "habitats-park-json", detail=error.msg)
    except (ValueError, RecursionError) as error:  # numbers or nesting beyond Python's limits
        mistakes.refuse(At(1, 1), "habitats-park-json", detail=str(error))
    if isinstance(value, dict) and "tiles" not in value:
        parks = [key for key, held in value.items() if isinstance(held, dict) and "tiles" in held]
        if name is not None and parks:
            if name not in parks:
                mistakes.refuse(At(1, 1), "habitats-park-several", known=", ".join(parks))
            parks = [name]
        if parks:
            return [(key, _lying(value[key], text, f"$.{key}", mistakes)) for key in parks]
    return [("", _lying(value, text, "$", mistakes))]


def _lying(value: object, text: str, path: str, mistakes: Mistakes) -> list[Lying]:
    try:
        park = decoding.convert(value, _Park)
    except msgspec.ValidationError as error:
        detail, _, below = str(error).partition(" - at `$")
        at = find(text, path + below.rstrip("`"))
        mistakes.refuse(at, "habitats-park-form", detail=detail)
    lying = []
    for number, entry in enumerate(park.tiles):
        at = find(text, f"{path}.tiles[{number}]")
        lying.append(Lying(_placed(entry, at, mistakes), entry.x, entry.y, at))
    return lying


def _placed(entry: _Tile, at: At, mistakes: Mistakes) -> Placed:
    """The tile as it lies; its road sides are those in the park."""
    if entry.kind == "tower":
        if entry.tower is None:
            mistakes.refuse(at, "habitats-park-lacks", field="tower")
        plain = tower_tile(entry.tower, entry.name)
        tile = msgspec.structs.replace(
            plain,
            animal_vp=_or(entry.vp_animal, plain.animal_vp),
            flower_vp=_or(entry.vp_flower, plain.flower_vp),
        )
        return tile.turned[0]
    if entry.land is None:
        mistakes.refuse(at, "habitats-park-lacks", field="land")
    if entry.kind == "tourist" and entry.tourist is None:
        mistakes.refuse(at, "habitats-park-lacks", field="tourist")
    roads = tuple(side for side in SIDES if side in entry.road_sides)
    vp = entry.vp or 0
    if entry.kind == "entrance":
        if entry.road_sides not in ((), ("S",)):
            mistakes.refuse(at, "habitats-park-entrance-road")
        roads, vp = ("S",), 0
    elif entry.kind == "road":
        if not 1 <= len(roads) <= 3 or len(entry.road_sides) != len(roads):
            mistakes.refuse(at, "habitats-park-sides")
        vp = _or(entry.vp, ROAD_VP[len(roads)])
    elif entry.road_sides:
        mistakes.refuse(at, "habitats-park-no-roads", kind=entry.kind)
    elif entry.kind == "flower":
        vp = _or(entry.vp, 1)
    demand = Demand(*msgspec.structs.astuple(entry.demand or _Demand()))
    tile = Tile(
        id=entry.name,
        kind=entry.kind,
        name=Name(entry.name, entry.name),
        land=entry.land,
        demand=demand if entry.kind == "animal" else Demand(),
        vp=0 if entry.kind == "tourist" else vp,
        tourist=entry.tourist if entry.kind == "tourist" else None,
        roads=roads,
    )
    return tile.turned[0]


def _or(given: T | None, otherwise: T) -> T:
    return otherwise if given is None else given


# Places in the text

_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_SPACE: Final = re.compile(r"[ \t\r\n]*")


def find(text: str, path: str) -> At:
    """The offset of the value at a path such as `$.tiles[3].land`; `text` is valid JSON."""
    offset = _skip(text, 0)
    for match in _STEP.finditer(path):
        inner = _member(text, offset, match[1]) if match[1] else _item(text, offset, int(match[2]))
        if inner is None:
            break  # for a missing field, the place is that of its object
        offset = inner
    return position(text, offset)


def _skip(text: str, offset: int) -> int:
    space = _SPACE.match(text, offset)
    return space.end() if space else offset


def _member(text: str, offset: int, name: str) -> int | None:
    decoder = json.JSONDecoder()
    found = None
    offset = _skip(text, offset + 1)
    while text[offset] != "}":
        key, offset = decoder.raw_decode(text, offset)
        offset = _skip(text, _skip(text, offset) + 1)  # the colon
        if key == name:
            found = offset  # the last of several equal keys counts, as in the decoder
        _, offset = decoder.raw_decode(text, offset)
        offset = _skip(text, offset)
        if text[offset] == ",":
            offset = _skip(text, offset + 1)
    return found


def _item(text: str, offset: int, number: int) -> int | None:
    decoder = json.JSONDecoder()
    offset = _skip(text, offset + 1)
    while text[offset] != "]":
        if not number:
            return offset
        number -= 1
        _, offset = decoder.raw_decode(text, offset)
        offset = _skip(text, offset)
        if text[offset] == ",":
            offset = _skip(text, offset + 1)
    return None
