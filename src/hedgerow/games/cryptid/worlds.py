"""Worlds: the clue sets that fit what somebody knows. Always enumerable exactly.

`options` holds, for each researcher, the clues it can still have; a known clue is alone there. A
world takes one clue from each so that no two are equal or opposite (CRY-12) and all of them meet
in exactly one hex (CRY-14).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hedgerow.core.decision import Picker
from hedgerow.games.cryptid.clues import POSITIVE, Clue
from hedgerow.games.cryptid.hexes import EVERYWHERE, Hex, Mask
from hedgerow.games.cryptid.puzzle import HINTS, hint_holds, true_hints
from hedgerow.games.cryptid.state import Skip

World: TypeAlias = tuple[Clue, ...]
Candidates: TypeAlias = Sequence[Sequence[Clue]]

_TRIES = 2000
"""Random draws before a sample falls back on listing every world."""


def fitting(
    clues: Sequence[Clue],
    regions: Sequence[Mask],
    cubes: Mask,
    discs: Mask,
    skips: Sequence[Skip] = (),
) -> tuple[Clue, ...]:
    """The clues that agree with one researcher's tokens and skipped duties."""
    return tuple(
        clue
        for clue in clues
        if not discs & ~regions[clue]
        and not cubes & regions[clue]
        and all(_allows_skip(regions[clue], skip) for skip in skips)
    )


def _allows_skip(region: Mask, skip: Skip) -> bool:
    """CRY-26: every hex where the token could have gone was taken."""
    wanted = EVERYWHERE & ~region if skip.cube else region
    return not wanted & ~skip.taken


def worlds(options: Candidates, regions: Sequence[Mask]) -> Iterator[World]:
    """Every world, researchers in order."""
    last = len(options) - 1

    def rest(at: int, meet: Mask, used: int, chosen: World) -> Iterator[World]:
        for clue in options[at]:
            bit = 1 << clue % POSITIVE
            both = meet & regions[clue]
            if used & bit or not both:
                continue
            if at < last:
                yield from rest(at + 1, both, used | bit, (*chosen, clue))
            elif not both & (both - 1):
                yield (*chosen, clue)

    return rest(0, EVERYWHERE, 0, ())


class Tally:
    """How many worlds put the habitat on each hex, in all and for each researcher's clue."""

    __slots__ = ("by_clue", "by_hex")

    def __init__(self, options: Candidates, regions: Sequence[Mask]) -> None:
        self.by_clue: list[dict[Clue, dict[Hex, int]]] = [{} for _ in options]
        by_clue, last = self.by_clue, len(options) - 1
        bits = [[(clue, 1 << clue % POSITIVE, regions[clue]) for clue in row] for row in options]

        def rest(at: int, meet: Mask, used: int) -> dict[Hex, int]:
            total: dict[Hex, int] = {}
            seen = by_clue[at]
            for clue, bit, region in bits[at]:
                both = meet & region
                if used & bit or not both:
                    continue
                if at == last:
                    if both & (both - 1):
                        continue
                    hex = both.bit_length() - 1
                    total[hex] = total.get(hex, 0) + 1
                    here = seen.setdefault(clue, {})
                    here[hex] = here.get(hex, 0) + 1
                    continue
                below = rest(at + 1, both, used | bit)
                if below:
                    here = seen.setdefault(clue, {})
                    for hex, count in below.items():
                        total[hex] = total.get(hex, 0) + count
                        here[hex] = here.get(hex, 0) + count
            return total

        self.by_hex = rest(0, EVERYWHERE, 0)

    @property
    def total(self) -> int:
        return sum(self.by_hex.values())


def sample(
    options: Candidates, regions: Sequence[Mask], hint: str, rng: Picker
) -> tuple[World, str]:
    """A world, all equally likely, and a hint that is true in it; `hint` is "" while unknown."""
    for _ in range(_TRIES):
        meet, used, chosen = EVERYWHERE, 0, []
        for row in options:
            clue = row[rng.below(len(row))]
            meet &= regions[clue]
            used |= 1 << clue % POSITIVE
            chosen.append(clue)
        if meet and not meet & (meet - 1) and used.bit_count() == len(chosen):
            hints = _hints(tuple(chosen), hint)
            if hints:
                return tuple(chosen), hints[rng.below(len(hints))]
    every = [world for world in worlds(options, regions) if _hints(world, hint)]
    if not every:
        raise ValueError("no world fits this view")
    world = every[rng.below(len(every))]
    hints = _hints(world, hint)
    return world, hints[rng.below(len(hints))]


def _hints(world: World, known: str) -> tuple[str, ...]:
    """The hints that a world could have: the known one, or any that the rules allow."""
    if known:
        return (known,) if hint_holds(known, world) else ()
    # Three cards of the box name a terrain against CRY-47, so what merely holds counts too.
    return true_hints(world) or tuple(hint for hint in HINTS if hint_holds(hint, world))
