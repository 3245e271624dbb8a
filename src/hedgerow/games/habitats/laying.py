"""Lays out the tiles of a park file; errors name their place in the file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, NoReturn

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Arg, Message
from hedgerow.games.habitats.cells import ENTRANCE, REACH, STEPS, Cell, cell_at
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.tiles import TOWER_VP, Name, Placed, Tile, Tower

ROAD_VP: Final = {1: 4, 2: 3, 3: 2}
"""HAB-49: the score of a road tile by its number of roads."""


class At(NamedTuple):
    """A place in a file, both from 1."""

    line: int
    column: int


class Lying(NamedTuple):
    """A tile of a file: its place in the park, and in the file."""

    laid: Placed
    x: int
    y: int
    at: At


class Mistakes:
    """Raises errors about one file."""

    def __init__(self, place: str) -> None:
        self.place = place

    def refuse(self, at: At, id: str, **args: Arg) -> NoReturn:
        raise BadInput(
            "error-habitats-park",
            place=self.place,
            line=str(at.line),
            column=str(at.column),
            detail=Message(id, args),
        )


def decode(raw: bytes, mistakes: Mistakes) -> str:
    """The text of a file, which is UTF-8 with or without a byte order mark."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", "replace")
        mistakes.refuse(position(before, len(before)), "habitats-park-not-text")


def position(text: str, offset: int) -> At:
    """The line and column of an offset."""
    before = text[:offset]
    return At(before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)


class Lain(NamedTuple):
    """A park of a file: its name, and the place of its entrance in the file's own
    coordinates."""

    name: str
    park: Park
    x: int
    y: int


START: Final = At(1, 1)


def build(lying: Iterable[Lying], mistakes: Mistakes, name: str = "", first: At = START) -> Lain:
    """Lay the tiles out; each must lie where the rules allow it (HAB-13 to HAB-15).

    `first` is where the park begins in its file.
    """
    listed = list(lying)
    gates = [tile for tile in listed if tile.laid.kind == "entrance"]
    if not gates:
        mistakes.refuse(first, "habitats-park-no-entrance")
    if len(gates) > 1:
        mistakes.refuse(gates[1].at, "habitats-park-two-entrances")
    gate = gates[0]
    placed: dict[Cell, Lying] = {}
    for tile in listed:
        x, y = tile.x - gate.x, tile.y - gate.y
        if max(abs(x), abs(y)) >= REACH:
            mistakes.refuse(tile.at, "habitats-park-too-far", most=REACH - 1)
        if cell_at(x, y) in placed:
            mistakes.refuse(tile.at, "habitats-park-two-tiles")
        placed[cell_at(x, y)] = tile
    for tile in listed:
        if tile.x == gate.x and tile.y < gate.y:
            mistakes.refuse(tile.at, "habitats-park-below-entrance")
    for cell, tile in placed.items():
        for step in tile.laid.road_steps:
            if cell + step in placed:
                mistakes.refuse(tile.at, "habitats-park-road-blocked")
    park = Park(gate.laid.tile)
    # Outwards from the entrance, so that every tile finds a neighbour.
    order, reached = [ENTRANCE], {ENTRANCE}
    for cell in order:
        if cell != ENTRANCE:
            park.put(cell, placed[cell].laid)
        for step in STEPS:
            if cell + step in placed and cell + step not in reached:
                reached.add(cell + step)
                order.append(cell + step)
    for cell, tile in placed.items():
        if cell not in reached:
            mistakes.refuse(tile.at, "habitats-park-apart")
    return Lain(name, park, gate.x, gate.y)


def tower_tile(kind: Tower, name: str) -> Tile:
    """A watchtower with the usual scores of the rules."""
    animal, flower = TOWER_VP[kind]
    called = Name(name, name)
    return Tile(id=name, kind="tower", name=called, tower=kind, animal_vp=animal, flower_vp=flower)
