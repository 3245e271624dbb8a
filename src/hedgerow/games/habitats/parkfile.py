"""Reads parks from files, drawn as text or as JSON. Errors name the line and column.

In a drawing every line is a row of the park, from the top down, with cells separated by spaces. A
cell is `.` if it is empty, the id of a tile, or what the tile shows:

    @G        the entrance, on grassland        F*       a flower on forest
    F3:GDW    an animal on forest for 3 vp that demands grassland, dryland and water
    G3:**     an animal on grassland for 3 vp that demands two flowers
    T+ Tx T4 T8     watchtowers: straight, diagonal, 4 cells, 8 cells
    F-BIG F-MANY    tourists on forest          D=NW     roads to north and west, on dryland

A name may follow in brackets: `F3:GDW(bushpig)`. `#` begins a comment. A tile with roads that is
given by its id may be turned: `road1-forest/1`. A file may contain several parks, each after a
line with its name: `= Ada`.
"""

from __future__ import annotations

import re
from typing import Any, Final

from hedgerow.games.habitats.laying import (
    ROAD_VP,
    At,
    Lain,
    Lying,
    Mistakes,
    build,
    decode,
    tower_tile,
)
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.parkjson import read_json
from hedgerow.games.habitats.tiles import (
    LANDS,
    SIDES,
    Demand,
    Land,
    Name,
    Placed,
    Side,
    Tile,
    Tower,
    entrances,
    tiles,
)

_LAND: Final[dict[str, Land]] = {land[0].upper(): land for land in LANDS}
_TOWER: Final[dict[str, Tower]] = {"+": "orth", "X": "diag", "4": "adj4", "8": "adj8"}
_TURNED: Final = re.compile(r"(?P<id>[a-z][a-z0-9-]*)(?:/(?P<turn>[0-3]))?")
_HEADING: Final = re.compile(r"\s*=\s*(?P<name>\S.*?)\s*")
_NAMED: Final = re.compile(r"(?P<face>[^()]+)\((?P<name>[^()]+)\)")
_SHOWN: Final = (
    re.compile(r"@(?P<land>[GFDW])", re.I),
    re.compile(r"(?P<land>[GFDW])(?P<flower>\*)", re.I),
    re.compile(r"(?P<land>[GFDW])(?P<vp>\d{1,2}):(?P<demand>[GFDW*]+)", re.I),
    re.compile(r"(?P<land>[GFDW])-(?P<tourist>BIG|MANY)", re.I),
    re.compile(r"(?P<land>[GFDW])(?P<vp>\d{1,2})?=(?P<roads>[NESW]{1,3})", re.I),
    re.compile(r"T(?P<tower>[+X48])", re.I),
)


def read_park(raw: bytes, place: str, name: str | None = None) -> Park:
    """The park of a file, drawn or JSON; `name` selects one of several."""
    mistakes = Mistakes(place)
    found = _parks(raw, mistakes, name)
    if len(found) > 1:
        mistakes.refuse(
            At(1, 1), "habitats-park-several", known=", ".join(lain.name for lain in found)
        )
    return found[0].park


def read_parks(raw: bytes, place: str, name: str | None = None) -> list[Lain]:
    """All parks of a file, or the one with this name; a park without a name has ""."""
    return _parks(raw, Mistakes(place), name)


def _parks(raw: bytes, mistakes: Mistakes, name: str | None) -> list[Lain]:
    text = decode(raw, mistakes)
    if text.lstrip()[:1] in ("{", "["):
        return [build(lying, mistakes, key) for key, lying in read_json(text, mistakes, name)]
    # A drawing has no coordinates, so its entrance is at 0, 0.
    found = [
        build(lying, mistakes, key, at)._replace(x=0, y=0)
        for key, at, lying in _drawings(text, mistakes)
    ]
    if name is None:
        return found
    known = [lain.name for lain in found]
    if name not in known:
        mistakes.refuse(
            At(1, 1), "habitats-park-several", known=", ".join(filter(None, known)) or "-"
        )
    return [found[known.index(name)]]


# Drawings


def _drawings(text: str, mistakes: Mistakes) -> list[tuple[str, At, list[Lying]]]:
    """The parks of a text, each with its name and the place where it begins."""
    known = _tiles_by_id()
    found: list[tuple[str, At, list[Lying]]] = []
    row = 0
    for number, line in enumerate(text.split("\n"), start=1):
        heading = _HEADING.fullmatch(line.partition("#")[0])
        if heading:
            at = At(number, heading.start("name") + 1)
            if heading["name"] in [name for name, _, _ in found]:
                mistakes.refuse(at, "habitats-park-name-twice", name=heading["name"])
            found.append((heading["name"], at, []))
            row = 0
            continue
        words = list(re.finditer(r"\S+", line.partition("#")[0]))
        if not words:
            continue
        if not found:
            found.append(("", At(1, 1), []))
        for x, word in enumerate(words):
            if word[0] != ".":
                at = At(number, word.start() + 1)
                found[-1][2].append(Lying(_tile(word[0], known, at, mistakes), x, -row, at))
        row += 1
    return found or [("", At(1, 1), [])]


def _tiles_by_id() -> dict[str, Tile]:
    """The tiles of the box and the entrances by id; copies also without their number."""
    known = {tile.id: tile for tile in (*(entrance.tile for entrance in entrances()), *tiles())}
    for tile in tiles():
        known.setdefault(re.sub(r"-\d+$", "", tile.id), tile)
    return known


def _tile(word: str, known: dict[str, Tile], at: At, mistakes: Mistakes) -> Placed:
    match = _TURNED.fullmatch(word)
    if match and match["id"] in known:
        tile, turn = known[match["id"]], int(match["turn"] or 0)
        if turn and not tile.roads:
            mistakes.refuse(at, "habitats-park-not-turned", word=word)  # HAB-16
        if turn and tile.kind == "entrance":
            mistakes.refuse(at, "habitats-park-entrance-road")
        return tile.turned[turn]
    named = _NAMED.fullmatch(word)
    face, name = (named["face"], named["name"]) if named else (word, word)
    shown = next((found for shape in _SHOWN if (found := shape.fullmatch(face))), None)
    if shown is None:
        mistakes.refuse(at, "habitats-park-unknown", word=word)
    parts = {part: text.upper() for part, text in shown.groupdict().items() if text}
    return _shown(name, parts, at, mistakes)


def _shown(name: str, parts: dict[str, str], at: At, mistakes: Mistakes) -> Placed:
    """A tile given by what it shows."""
    if "tower" in parts:
        kind = _TOWER[parts["tower"]]
        return tower_tile(kind, name).turned[0]
    land = _LAND[parts["land"]]

    def make(**face: Any) -> Tile:
        return Tile(id=name, name=Name(name, name), land=land, **face)

    if "flower" in parts:
        return make(kind="flower", vp=1).turned[0]
    if "demand" in parts:
        letters = parts["demand"]
        demand = Demand(*(letters.count(letter) for letter in (*_LAND, "*")))
        return make(kind="animal", vp=int(parts["vp"]), demand=demand).turned[0]
    if "tourist" in parts:
        return make(kind="tourist", tourist=parts["tourist"]).turned[0]
    if "roads" in parts:
        if len(set(parts["roads"])) < len(parts["roads"]):
            mistakes.refuse(at, "habitats-park-side-twice", word=parts["roads"])
        roads: tuple[Side, ...] = tuple(side for side in SIDES if side in parts["roads"])
        vp = int(parts["vp"]) if "vp" in parts else ROAD_VP[len(roads)]
        return make(kind="road", vp=vp, roads=roads).turned[0]
    return make(kind="entrance", roads=("S",)).turned[0]
