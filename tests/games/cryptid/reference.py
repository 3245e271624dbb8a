"""Deduction by the definition: every set of clues is tried against what a view shows."""

from __future__ import annotations

from itertools import product

from hedgerow.games.cryptid.clues import CLUES_OF_MODE, POSITIVE, Clue
from hedgerow.games.cryptid.deduction import Level
from hedgerow.games.cryptid.hexes import EVERYWHERE, Mask
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.puzzle import hint_holds


def meet(clues: tuple[Clue, ...], regions: tuple[Mask, ...]) -> Mask:
    """The hexes that fit all of these clues."""
    mask = EVERYWHERE
    for clue in clues:
        mask &= regions[clue]
    return mask


def fits_tokens(view: View, who: int, clue: Clue) -> bool:
    """Whether a researcher with this clue could have placed its tokens."""
    region = view.map.regions[clue]
    return all(region >> hex & 1 for hex in view.discs[who]) and not any(
        region >> hex & 1 for hex in view.cubes[who]
    )


def worlds(view: View, level: Level) -> list[tuple[Clue, ...]]:
    """Every clue set by the definition, with no cleverness at all."""
    known, regions = view.known, view.map.regions
    rows = []
    for who in range(view.researchers):
        row = [known[who]] if who in known else list(CLUES_OF_MODE[view.mode])
        row = [clue for clue in row if fits_tokens(view, who, clue)]
        if level == "generator" and who not in known:
            row = [c for c in row if regions[c % POSITIVE].bit_count() in range(42, 65)]
        rows.append(row)
    found = []
    for clues in product(*rows):
        if len({clue % POSITIVE for clue in clues}) < len(clues):
            continue
        if meet(clues, regions).bit_count() != 1 or (
            view.hint and not hint_holds(view.hint, clues)
        ):
            continue
        if level == "generator" and any(
            meet(clues[:i] + clues[i + 1 :], regions).bit_count() == 1 for i in range(len(clues))
        ):
            continue
        found.append(clues)
    return found
