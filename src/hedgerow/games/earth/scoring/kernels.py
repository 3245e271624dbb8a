"""The counting: which cards match, longest paths, full lines, complete sets, pieces.

Pure functions over a play area; `score` and `goals` turn their counts into points and claims.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import assert_never

from hedgerow.games import datafiles
from hedgerow.games.earth.cells import cells_of
from hedgerow.games.earth.scoring.faces import COLOUR_BIT, TYPE_BIT, Face, Key, faces, fitting
from hedgerow.games.earth.scoring.tableau import (
    CELLS,
    COLUMNS,
    DIAGONAL,
    LONG_DIAGONALS,
    ORTHOGONAL,
    ROWS,
    SIDE,
    Cell,
    Mask,
    PlayArea,
    Tableau,
)
from hedgerow.games.earth.scoring.vocabulary import (
    Area,
    Attribute,
    FullLine,
    Line,
    Match,
    Place,
    Resource,
    Zone,
)

_LINES: dict[FullLine, tuple[Mask, ...]] = {
    "row": ROWS,
    "column": COLUMNS,
    "long_diagonal": LONG_DIAGONALS,
}
_NEAR: dict[Zone, tuple[Mask, ...]] = {
    "row": tuple(ROWS[cell // SIDE] for cell in range(CELLS)),
    "column": tuple(COLUMNS[cell % SIDE] for cell in range(CELLS)),
    "orthogonal": ORTHOGONAL,
    "diagonal": DIAGONAL,
}


# Which cards match


def matching(match: Match, tableau: Tableau) -> Mask:
    """The cells whose card matches."""
    fits, looks = _asked(match)
    mask = 0
    for cell, card in enumerate(tableau.cards):
        if card in fits and (not looks or _fits_at(match, tableau, cell)):
            mask |= 1 << cell
    return mask


def count(match: Match, area: PlayArea, where: Area = "everything") -> int:
    """The number of matching cards, on the tableau or also among island and climate."""
    fits, looks = _asked(match)
    if looks:
        found = matching(match, area.tableau).bit_count()
    else:
        found = sum(map(fits.__contains__, area.tableau.cards))
    if where == "everything":
        for key in (area.island, area.climate):
            if key in fits and (not looks or _fits_pieces(match, faces()[key], 0, 0)):
                found += 1
    return found


@datafiles.derived
def _asked(match: Match) -> tuple[frozenset[Key], bool]:
    """The cards that match by their face, and whether their pieces must be checked."""
    return fitting(match), looks_at_pieces(match)


def looks_at_pieces(match: Match) -> bool:
    """Whether sprouts and growth decide what matches."""
    return (
        match.sprouts_full
        or match.growth_full
        or match.filled
        or match.sprouts_min is not None
        or match.sprouts_max is not None
        or match.growth_min is not None
        or match.growth_max is not None
    )


def _fits_at(match: Match, tableau: Tableau, cell: Cell) -> bool:
    face = faces()[tableau.cards[cell]]
    return _fits_pieces(match, face, tableau.sprouts[cell], tableau.growth[cell])


def _fits_pieces(match: Match, face: Face, sprouts: int, growth: int) -> bool:
    return (
        (match.sprouts_min is None or sprouts >= match.sprouts_min)
        and (match.sprouts_max is None or sprouts <= match.sprouts_max)
        and (match.growth_min is None or growth >= match.growth_min)
        and (match.growth_max is None or growth <= match.growth_max)
        # EAR-77: a flora without such spaces is not full.
        and (not match.sprouts_full or 0 < face.sprout_spaces <= sprouts)
        and (not match.growth_full or 0 < face.growth_spaces <= growth)
        # EAR-78: here a flora without such spaces counts as filled.
        and (not match.filled or (face.sprout_spaces <= sprouts and face.growth_spaces <= growth))
    )


# Around one card


def count_in_zone(match: Match, tableau: Tableau, cell: Cell, zone: Zone) -> int:
    """The number of matching cards in a zone; the card itself is in its own row and column."""
    return (matching(match, tableau) & _NEAR[zone][cell]).bit_count()


def empty_sides(tableau: Tableau, cell: Cell) -> int:
    """EAR-74: the number of the four sides without a card, including those off the grid."""
    return SIDE - (tableau.filled() & ORTHOGONAL[cell]).bit_count()


# Longest paths


def orthogonal_path(match: Match, tableau: Tableau, cell: Cell) -> int:
    """EAR-73: the length of the longest simple path of matching cards through a cell."""
    return _path_through(matching(match, tableau), cell)


def diagonal_path(match: Match, tableau: Tableau) -> int:
    """EAR-73: the length of the longest simple diagonal path of matching cards."""
    return _longest_diagonal(matching(match, tableau))


@lru_cache(maxsize=4_000)
def _path_through(mask: Mask, cell: Cell) -> int:
    if not mask >> cell & 1:
        return 0
    # Steps change the colour of a chequered board, so neither colour can lead by more than one.
    reachable = _component(mask, cell)
    dark = (reachable & _CHEQUERED).bit_count()
    light = reachable.bit_count() - dark
    most = min(2 * min(dark, light) + 1, dark + light)
    return _two_arms(cell, cell, reachable & ~(1 << cell), most)


@lru_cache(maxsize=4_000)
def _longest_diagonal(mask: Mask) -> int:
    best = 0
    for cell in cells_of(mask):
        best = max(best, _one_arm(cell, mask & ~(1 << cell)))
    return best


_CHEQUERED = sum(1 << cell for cell in range(CELLS) if (cell // SIDE + cell) % 2)


def _component(mask: Mask, cell: Cell) -> Mask:
    reached, edge = 1 << cell, 1 << cell
    while edge:
        near = 0
        for each in cells_of(edge):
            near |= ORTHOGONAL[each]
        edge = near & mask & ~reached
        reached |= edge
    return reached


def _two_arms(end: Cell, other: Cell, free: Mask, most: int) -> int:
    """The longest path between two ends that may still grow, one arm after the other."""
    best = 1
    steps = ORTHOGONAL[end] & free
    while steps:
        bit = steps & -steps
        steps ^= bit
        best = max(best, 1 + _two_arms(bit.bit_length() - 1, other, free ^ bit, most - 1))
        if best == most:
            return best
    # The first arm ends here: grow the second one out of the middle.
    return max(best, _second_arm(other, free, most))


def _second_arm(end: Cell, free: Mask, most: int) -> int:
    best = 1
    steps = ORTHOGONAL[end] & free
    while steps and best < most:
        bit = steps & -steps
        steps ^= bit
        best = max(best, 1 + _second_arm(bit.bit_length() - 1, free ^ bit, most - 1))
    return best


def _one_arm(end: Cell, free: Mask) -> int:
    best = 1
    steps = DIAGONAL[end] & free
    while steps:
        bit = steps & -steps
        steps ^= bit
        best = max(best, 1 + _one_arm(bit.bit_length() - 1, free ^ bit))
    return best


# Lines


def full_lines(tableau: Tableau, line: FullLine) -> int:
    """The number of full lines of that kind."""
    filled = tableau.filled()
    return sum(filled & mask == mask for mask in _LINES[line])


def lines_alike(tableau: Tableau, line: Line, of: Attribute) -> int:
    """EAR-70: the number of full lines whose four cards share a value."""
    found = 0
    for values in _full(tableau, line, of):
        common = values[0]
        for value in values[1:]:
            common &= value
        found += bool(common)
    return found


def lines_apart(tableau: Tableau, line: Line, of: Attribute) -> int:
    """EAR-70: the number of full lines whose four cards can have different values."""
    return sum(_apart(values) for values in _full(tableau, line, of))


def _full(tableau: Tableau, line: Line, of: Attribute) -> list[list[int]]:
    """The values on each full line, a mask for each card."""
    filled = tableau.filled()
    return [
        [_values(tableau, cell, of) for cell in cells_of(mask)]
        for mask in _LINES[line]
        if filled & mask == mask
    ]


def _values(tableau: Tableau, cell: Cell, of: Attribute) -> int:
    """The values that a card can count as; a number is a single bit."""
    face = faces()[tableau.cards[cell]]
    match of:
        case "type":
            return face.types
        case "colour":
            # EAR-69: a multi ability stands for red, blue or yellow, not for a colour of its own.
            return face.colours & ~COLOUR_BIT["multi"]
        case "habitat":
            return face.habitats
        case "sprouts":
            return 1 << tableau.sprouts[cell]
        case "growth":
            return 1 << tableau.growth[cell]
        case "vp":
            return 1 << face.vp + _LOWEST
        case _:
            assert_never(of)


_LOWEST = 64
"""Printed values may be negative; bits may not."""


def _apart(values: Sequence[int]) -> bool:
    """Hall's condition: any n of the cards have at least n values between them."""
    for size in range(1, len(values) + 1):
        for some in combinations(values, size):
            together = 0
            for value in some:
                together |= value
            if together.bit_count() < size:
                return False
    return True


# Sets


def complete_sets(places: tuple[Place, ...], area: PlayArea) -> int:
    """EAR-71: the number of sets that can be filled at once; events come from their stack."""
    needed = [PLACE_BIT[place] for place in places if place != "event"]
    filled = [fills(faces()[card]) for card in area.tableau.cards if card]
    filled += [fills(faces()[key]) for key in (area.island, area.climate)]
    # Hall's condition again: n places need n cards per set.
    most = len(area.events) if "event" in places else len(filled)
    for size in range(1, len(needed) + 1):
        for some in combinations(needed, size):
            together = 0
            for bit in some:
                together |= bit
            most = min(most, sum(bool(each & together) for each in filled) // size)
    return most


_TERRAIN_BIT = 1 << len(COLOUR_BIT)
PLACE_BIT: dict[Place, int] = {
    "red": COLOUR_BIT["red"],
    "blue": COLOUR_BIT["blue"],
    "yellow": COLOUR_BIT["yellow"],
    "terrain": _TERRAIN_BIT,
}


def fills(face: Face) -> int:
    return face.colours | (_TERRAIN_BIT if face.types & TYPE_BIT["terrain"] else 0)


# Pieces


def pieces(resource: Resource, area: PlayArea) -> int:
    """The number of pieces or cards of that sort that a seat has."""
    match resource:
        case "soil":
            return area.soil
        case "hand":
            return area.hand
        case "compost":
            return area.compost
        case "events":
            return len(area.events)
        case "sprouts":
            return sum(area.tableau.sprouts)
        case "growth":
            return sum(area.tableau.growth)
        case _:
            assert_never(resource)
