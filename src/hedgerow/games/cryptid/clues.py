"""The 48 clues and the regions they allow on a map (CRY-5 to CRY-11).

A clue is a number: 0 to 23 in the order of `CODES`, and 24 more for its negation. Its code is
"on:A|B", "near1:X", "near2:X", "near3:X", or one of these after "not ".
"""

from __future__ import annotations

from functools import reduce
from itertools import combinations
from operator import or_
from typing import Final, Literal, TypeAlias

from hedgerow.games.cryptid.hexes import EVERYWHERE, WITHIN, Hex, Mask, widen

Clue: TypeAlias = int
Mode: TypeAlias = Literal["normal", "advanced"]

TERRAINS: Final = ("desert", "forest", "mountain", "swamp", "water")
ANIMALS: Final = ("bear", "cougar")
KINDS_OF_STRUCTURE: Final = ("stone", "shack")
COLOURS: Final = ("white", "green", "blue", "black")

_POSITIVE: Final = (
    *(f"on:{a}|{b}" for a, b in combinations(TERRAINS, 2)),
    *(f"near1:{terrain}" for terrain in TERRAINS),
    "near1:animal",
    *(f"near2:{kind}" for kind in KINDS_OF_STRUCTURE),
    *(f"near2:{animal}" for animal in ANIMALS),
    *(f"near3:{colour}" for colour in COLOURS),
)
POSITIVE: Final = len(_POSITIVE)
CODES: Final[tuple[str, ...]] = (*_POSITIVE, *(f"not {code}" for code in _POSITIVE))
CLUE_OF: Final[dict[str, Clue]] = {code: clue for clue, code in enumerate(CODES)}

# CRY-11: 23 clues in normal mode, where nothing is black; all 48 in advanced mode.
CLUES_OF_MODE: Final[dict[Mode, tuple[Clue, ...]]] = {
    "normal": tuple(range(POSITIVE - 1)),
    "advanced": tuple(range(2 * POSITIVE)),
}


def opposite(clue: Clue) -> Clue:
    """The negation of a clue."""
    return (clue + POSITIVE) % (2 * POSITIVE)


def kind(clue: Clue) -> str:
    """ "on", "near1", "near2" or "near3": what the hints call a kind of clue."""
    return CODES[clue % POSITIVE].partition(":")[0]


def subjects(clue: Clue) -> tuple[str, ...]:
    """What a clue is about: ("forest", "water"), ("bear",), ("stone",), ("white",)."""
    return tuple(CODES[clue % POSITIVE].partition(":")[2].split("|"))


def regions(
    terrain: tuple[Mask, ...],
    bear: Mask,
    cougar: Mask,
    stones: tuple[Hex, ...],
    shacks: tuple[Hex, ...],
) -> tuple[Mask, ...]:
    """The hexes that each clue allows. Stones and shacks are in the order of `COLOURS`."""
    near2, near3 = WITHIN[2], WITHIN[3]
    wide_bear, wide_cougar = widen(bear), widen(cougar)
    desert, forest, mountain, swamp, water = terrain
    positive = [
        # CRY-5: on one of two terrains.
        desert | forest,
        desert | mountain,
        desert | swamp,
        desert | water,
        forest | mountain,
        forest | swamp,
        forest | water,
        mountain | swamp,
        mountain | water,
        swamp | water,
        *map(widen, terrain),  # CRY-6
        wide_bear | wide_cougar,  # CRY-7
        # CRY-8: stones, or shacks, of any colour.
        reduce(or_, (near2[hex] for hex in stones)),
        reduce(or_, (near2[hex] for hex in shacks)),
        # CRY-9: widened twice is within 2.
        widen(wide_bear),
        widen(wide_cougar),
        # CRY-10: the stone or the shack of a colour.
        *(near3[stone] | near3[shack] for stone, shack in zip(stones, shacks, strict=True)),
    ]
    if len(positive) < POSITIVE:
        positive.append(0)  # nothing is black in normal mode
    return (*positive, *(EVERYWHERE ^ region for region in positive))
