"""A map: six sections laid out and the structures that stand on them (CRY-1 to CRY-4)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from hedgerow.games import datafiles
from hedgerow.games.cryptid.clues import COLOURS, TERRAINS, Mode, regions
from hedgerow.games.cryptid.hexes import COLUMNS, Hex, Mask

SECTIONS: Final = 6
SLOT_NAMES: Final = tuple(f"{n}{turn}" for n in range(1, SECTIONS + 1) for turn in ("", "r"))
_LETTERS: Final = {"D": "desert", "F": "forest", "M": "mountain", "S": "swamp", "W": "water"}
_ROWS, _COLUMNS = 3, 6  # CRY-1: of a section

Colour: TypeAlias = Literal["white", "green", "blue", "black"]


class Structure(Struct, frozen=True, forbid_unknown_fields=True, order=True):
    """A standing stone or an abandoned shack; rows and columns from 0."""

    kind: Literal["stone", "shack"]
    colour: Colour
    row: int
    col: int

    @property
    def hex(self) -> Hex:
        return self.row * COLUMNS + self.col

    @classmethod
    def on(cls, kind: Literal["stone", "shack"], colour: Colour, hex: Hex) -> Structure:
        return cls(kind, colour, *divmod(hex, COLUMNS))


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    number: str
    hexes: tuple[str, ...]
    source: str


class _Sections(Struct, frozen=True, forbid_unknown_fields=True):
    section: tuple[Section, ...]


class Features(Struct, frozen=True):
    """Where each terrain and each territory lies, as masks."""

    terrain: tuple[Mask, ...]
    bear: Mask
    cougar: Mask


class Map(Struct, frozen=True, eq=False):
    """The board before the first cube, and the region of each clue on it."""

    slots: tuple[str, ...]
    structures: tuple[Structure, ...]
    features: Features
    regions: tuple[Mask, ...]

    def terrain_at(self, hex: Hex) -> str:
        return next(
            name
            for name, mask in zip(TERRAINS, self.features.terrain, strict=True)
            if mask >> hex & 1
        )

    def territory_at(self, hex: Hex) -> str | None:
        if self.features.bear >> hex & 1:
            return "bear"
        return "cougar" if self.features.cougar >> hex & 1 else None

    def structure_at(self, hex: Hex) -> Structure | None:
        return next((built for built in self.structures if built.hex == hex), None)

    def __repr__(self) -> str:
        return f"Map({self.slots}, {self.structures})"


def colours_of(mode: Mode) -> tuple[str, ...]:
    """CRY-4: three colours in normal mode, and black in advanced mode."""
    return COLOURS[:3] if mode == "normal" else COLOURS


@datafiles.derived
def _section_cells() -> dict[str, tuple[tuple[int, int, str, str], ...]]:
    """For "4" and "4r": row, column, terrain and territory of its 18 hexes."""
    cells: dict[str, tuple[tuple[int, int, str, str], ...]] = {}
    for section in datafiles.read("cryptid", "sections.toml", _Sections).section:
        rows = [line.split() for line in section.hexes]
        where = f"section {section.number}"
        if len(rows) != _ROWS or any(len(row) != _COLUMNS for row in rows):
            raise datafiles.bad("cryptid", "sections.toml", f"{where}: 3 rows of 6 hexes expected")
        upright = []
        for r, row in enumerate(rows):
            for c, text in enumerate(row):
                if text[0] not in _LETTERS or text[1:] not in ("", "b", "c"):
                    raise datafiles.bad("cryptid", "sections.toml", f"{where}: hex {text!r}")
                upright.append((r, c, _LETTERS[text[0]], text[1:]))
        cells[section.number] = tuple(upright)
        # CRY-3: a section turned by 180 degrees.
        cells[section.number + "r"] = tuple(
            (_ROWS - 1 - r, _COLUMNS - 1 - c, terrain, animal) for r, c, terrain, animal in upright
        )
    if sorted(cells) != sorted(SLOT_NAMES):
        raise datafiles.bad("cryptid", "sections.toml", "sections 1 to 6 expected, each once")
    return cells


@datafiles.derived
def _placed(slot: int, name: str) -> tuple[Mask, ...]:
    """A section in a slot: masks of the five terrains, bears and cougars."""
    masks = dict.fromkeys((*TERRAINS, "b", "c"), 0)
    for r, c, terrain, animal in _section_cells()[name]:
        bit = 1 << (_ROWS * (slot // 2) + r) * COLUMNS + _COLUMNS * (slot % 2) + c
        masks[terrain] |= bit
        if animal:
            masks[animal] |= bit
    return tuple(masks.values())


def features_of(slots: tuple[str, ...]) -> Features:
    """Lay the sections out: slots go left to right, top to bottom (CRY-3)."""
    *terrain, bear, cougar = map(sum, zip(*map(_placed, range(SECTIONS), slots), strict=True))
    return Features(tuple(terrain), bear, cougar)


@lru_cache(maxsize=64)
def map_of(slots: tuple[str, ...], structures: tuple[Structure, ...]) -> Map:
    """The map of a layout. Cached: all the seats and every clone share it."""
    features = features_of(slots)
    standing = {(built.kind, built.colour): built.hex for built in structures}
    stones, shacks = (
        tuple(standing[kind, colour] for colour in COLOURS if (kind, colour) in standing)
        for kind in ("stone", "shack")
    )
    allowed = regions(features.terrain, features.bear, features.cougar, stones, shacks)
    return Map(slots, structures, features, allowed)
