"""Generates puzzles under the eight quality rules (CRY-40 to CRY-47).

The layout of the sections and the places of the structures are uniformly random. Ordered sets of
usable clues are then drawn uniformly until one obeys the rules; after a number of tries the map is
replaced, because some maps have no proper set. For a given map, every proper clue set in every
order is therefore equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, cast

from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import CLUES_OF_MODE, POSITIVE, Clue, Mode, regions
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES, Hex, Mask
from hedgerow.games.cryptid.maps import SECTIONS, Colour, Structure, colours_of, features_of
from hedgerow.games.cryptid.puzzle import Puzzle, true_hints

SMALLEST: Final = 42
LARGEST: Final = 64
"""CRY-44: the numbers of hexes that the positive form of a clue may allow."""

FEWEST_SHARED: Final = 9
"""CRY-53: the least number of hexes that the two clues of a seat have in common."""

_DRAWS: Final = 32
"""Clue sets tried per map; few, so that maps with many proper sets come up more often."""

_Usable: TypeAlias = list[tuple[Clue, int, Mask]]
"""A clue, a bit that it shares with its opposite, and its region."""


def generate(mode: Mode, researchers: int, rng: Rng, *, pairs: bool = False) -> Puzzle:
    """A proper puzzle; equal rng states give equal puzzles.

    With `pairs` it also suits two seats (CRY-53).
    """
    while True:
        slots = _random_slots(rng)
        hexes = _random_hexes(2 * len(colours_of(mode)), rng)
        usable = _usable(mode, slots, hexes)
        region = {clue: mask for clue, _, mask in usable}
        if len(usable) < researchers:
            continue
        for _ in range(_DRAWS):
            clues = _draw(usable, researchers, rng)
            if pairs and clues and not pairs_share([region[clue] for clue in clues]):
                continue
            if clues and (hints := true_hints(clues)):  # CRY-46, CRY-47
                standing = structures_on(mode, hexes)
                return Puzzle(mode, slots, standing, clues, rng.choice(hints))


def pairs_share(regions: Sequence[Mask]) -> bool:
    """CRY-53: whether clues 1 and 2, and clues 3 and 4, leave their seat enough hexes at first."""
    return all(
        (one & other).bit_count() >= FEWEST_SHARED
        for one, other in zip(regions[0::2], regions[1::2], strict=True)
    )


def structures_on(mode: Mode, hexes: tuple[Hex, ...]) -> tuple[Structure, ...]:
    """Stones in the order of `COLOURS`, then shacks, as on the cards."""
    colours = cast(tuple[Colour, ...], colours_of(mode))
    stones, shacks = hexes[: len(colours)], hexes[len(colours) :]
    return (
        *(Structure.on("stone", colour, hex) for colour, hex in zip(colours, stones, strict=True)),
        *(Structure.on("shack", colour, hex) for colour, hex in zip(colours, shacks, strict=True)),
    )


def _random_slots(rng: Rng) -> tuple[str, ...]:
    turns = rng.below(1 << SECTIONS)
    order = rng.sample(range(1, SECTIONS + 1), SECTIONS)
    return tuple(f"{n}r" if turns >> i & 1 else f"{n}" for i, n in enumerate(order))


def _random_hexes(count: int, rng: Rng) -> tuple[Hex, ...]:
    """CRY-45: different hexes, otherwise random."""
    hexes: list[Hex] = []
    while len(hexes) < count:
        hex = rng.below(HEXES)
        if hex not in hexes:
            hexes.append(hex)
    return tuple(hexes)


def _usable(mode: Mode, slots: tuple[str, ...], hexes: tuple[Hex, ...]) -> _Usable:
    """The clues whose positive form has a region of the right size (CRY-44)."""
    half = len(hexes) // 2
    features = features_of(slots)
    allowed = regions(features.terrain, features.bear, features.cougar, hexes[:half], hexes[half:])
    return [
        (clue, 1 << clue % POSITIVE, allowed[clue])
        for clue in CLUES_OF_MODE[mode]
        if SMALLEST <= allowed[clue % POSITIVE].bit_count() <= LARGEST
    ]


def _draw(usable: _Usable, count: int, rng: Rng) -> tuple[Clue, ...]:
    """One random clue set in random order, or nothing if it breaks CRY-40 to CRY-43."""
    size = len(usable)
    rest = rng.below(size**count)  # at most 48**5, so one random number covers all the choices
    meet, used, chosen = EVERYWHERE, 0, []
    for _ in range(count):
        rest, at = divmod(rest, size)
        entry = usable[at]
        _, bit, region = entry
        meet &= region
        if used & bit or not meet:  # CRY-42, CRY-43
            return ()
        used |= bit
        chosen.append(entry)
    if meet & (meet - 1):
        return ()
    for left_out in chosen:
        without = EVERYWHERE
        for entry in chosen:
            if entry is not left_out:
                without &= entry[2]
        if without == meet:
            return ()
    return tuple(entry[0] for entry in chosen)
