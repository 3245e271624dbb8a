"""Worlds: the clue sets that fit what somebody knows, counted exactly.

`options` holds the possible clues of each researcher; just one if it is known. A world takes one
clue from each so that no two are equal or opposite (CRY-12) and all of them meet in exactly one
hex (CRY-14).

Counting does not enumerate the worlds. The clues of the last two researchers are combined in one
wide int with a *lane* (a bit) for each pair of their clues. Over the hexes that the other clues
leave, two such ints track for all pairs at once which are met by one hex and which by several.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TypeAlias

from hedgerow.core.decision import Picker
from hedgerow.games.cryptid.clues import POSITIVE, Clue
from hedgerow.games.cryptid.hexes import EVERYWHERE, Hex, Mask
from hedgerow.games.cryptid.puzzle import HINTS, hint_holds, true_hints
from hedgerow.games.cryptid.state import Skip

World: TypeAlias = tuple[Clue, ...]
Candidates: TypeAlias = Sequence[Sequence[Clue]]
Vector: TypeAlias = int
"""One 32-bit count per hex: adding two ints adds all the counts."""

COUNT_BITS = 32
_COUNT = (1 << COUNT_BITS) - 1
_TRIES = 2000
"""Random tries before `sample` falls back on listing every world."""
_FEW = 4000
"""Up to this many clue sets are listed right away, rather than drawn until one fits."""


def fitting(
    clues: Sequence[Clue],
    regions: Sequence[Mask],
    cubes: Mask,
    discs: Mask,
    skips: Sequence[Skip] = (),
) -> tuple[Clue, ...]:
    """The clues consistent with a researcher's tokens and skipped duties."""
    return tuple(
        clue
        for clue in clues
        if not discs & ~regions[clue]
        and not cubes & regions[clue]
        and all(_allows_skip(regions[clue], skip) for skip in skips)
    )


def _allows_skip(region: Mask, skip: Skip) -> bool:
    """CRY-26: every hex where the token could have gone was taken."""
    possible = EVERYWHERE & ~region if skip.cube else region
    return not possible & ~skip.taken


def worlds(options: Candidates, regions: Sequence[Mask]) -> Iterator[World]:
    """Every world, as clues in researcher order."""
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


def counts(vector: Vector) -> dict[Hex, int]:
    """The hexes of a vector with their non-zero counts."""
    found: dict[Hex, int] = {}
    while vector:
        hex = ((vector & -vector).bit_length() - 1) // COUNT_BITS
        found[hex] = count = vector >> hex * COUNT_BITS & _COUNT
        vector ^= count << hex * COUNT_BITS
    return found


_ANY: Clue = 2 * POSITIVE
"""Padding for a pair with too few rows: a clue that allows every hex and clashes with none."""


class _Pair:
    """Two rows of clues combined: lane i * width + j is clue i of one and clue j of the other."""

    __slots__ = ("clash", "left", "left_only", "live", "right", "right_only", "table", "width")

    def __init__(
        self,
        left: Sequence[Clue],
        right: Sequence[Clue],
        regions: Sequence[Mask],
        within: Mask,
        sides: bool,
    ) -> None:
        self.left, self.right = left, right
        self.width = width = len(right)
        first = self._columns(left, regions, within, width)
        second = self._columns(right, regions, within, 1)
        # The product of column and row sets exactly the lanes in which both clues allow the hex.
        self.table = {low: first[low] * second[low] for low in first if low in second}
        row, column = (1 << width) - 1, sum(1 << i * width for i in range(len(left)))
        self.live = row * column
        self.clash: dict[int, int] = {}
        for i, clue in enumerate(left):
            self._forbid(clue, row << i * width)
        for j, clue in enumerate(right):
            if clue != _ANY:
                self.live &= ~(self.clash.get(clue % POSITIVE, 0) & column << j)
            self._forbid(clue, column << j)
        self.left_only: dict[Mask, int] = {}
        self.right_only: dict[Mask, int] = {}
        if sides:
            self.left_only = {low: lanes * row for low, lanes in first.items()}
            self.right_only = {low: lanes * column for low, lanes in second.items()}

    def _forbid(self, clue: Clue, lanes: int) -> None:
        if clue != _ANY:
            self.clash[clue % POSITIVE] = self.clash.get(clue % POSITIVE, 0) | lanes

    @staticmethod
    def _columns(
        row: Sequence[Clue], regions: Sequence[Mask], within: Mask, stride: int
    ) -> dict[Mask, int]:
        """For each hex, as a mask, the clues of a row that allow it."""
        columns: dict[Mask, int] = {}
        for at, clue in enumerate(row):
            lane = 1 << at * stride
            rest = within & regions[clue]
            while rest:
                low = rest & -rest
                rest ^= low
                columns[low] = columns.get(low, 0) | lane
        return columns

    def alone(self, meet: Mask, used: Sequence[int]) -> int:
        """The lanes whose clues meet `meet` in exactly one hex."""
        table, once, more = self.table.get, 0, 0
        while meet:
            low = meet & -meet
            meet ^= low
            here = table(low, 0)
            more |= once & here
            once |= here
        lanes = once & ~more & self.live
        if lanes:
            for positive in used:
                lanes &= ~self.clash.get(positive, 0)
        return lanes

    @staticmethod
    def several(table: dict[Mask, int], meet: Mask) -> int:
        """The lanes that meet `meet` in two hexes or more."""
        once, more = 0, 0
        while meet:
            low = meet & -meet
            meet ^= low
            here = table.get(low, 0)
            more |= once & here
            once |= here
        return more

    def spread(self, lanes: int, meet: Mask) -> Vector:
        """For each hex, the number of the lanes that are alone on it."""
        table, vector = self.table.get, 0
        while lanes:
            low = meet & -meet
            meet ^= low
            here = lanes & table(low, 0)
            if here:
                lanes ^= here
                vector += here.bit_count() << (low.bit_length() - 1) * COUNT_BITS
        return vector


class Tally:
    """The number of worlds with the habitat on each hex, in total and for each researcher's clue.

    With `needed`, only worlds in which no clue is removable (CRY-41).
    """

    __slots__ = ("_by_clue", "_needed", "_options", "_regions", "_unknown", "total_vector")

    def __init__(
        self, options: Candidates, regions: Sequence[Mask], *, needed: bool = False
    ) -> None:
        self._options = [tuple(row) for row in options]
        self._regions = (*regions, EVERYWHERE)
        self._needed = needed
        self._unknown = [who for who, row in enumerate(self._options) if len(row) != 1]
        self._by_clue: dict[int, dict[Clue, Vector]] = {}
        # The longest rows go into the pair, where they cost least.
        order = sorted(self._unknown, key=lambda who: len(self._options[who]))
        self.total_vector = self._count(order[: max(0, len(order) - 2)], order[-2:])

    def vectors(self, researcher: int) -> dict[Clue, Vector]:
        """The worlds of each possible clue of this researcher."""
        if researcher not in self._by_clue:
            if researcher not in self._unknown:
                row = self._options[researcher]
                self._by_clue[researcher] = dict.fromkeys(row, self.total_vector)
            else:
                others = [who for who in self._unknown if who != researcher]
                others.sort(key=lambda who: (who in self._by_clue, len(self._options[who])))
                split = max(0, len(others) - 2)
                self._count([researcher, *others[:split]], others[split:])
        found = self._by_clue[researcher]
        return {clue: vector for clue, vector in found.items() if vector}

    @property
    def regions(self) -> Sequence[Mask]:
        return self._regions

    @property
    def by_hex(self) -> dict[Hex, int]:
        return counts(self.total_vector)

    @property
    def by_clue(self) -> list[dict[Clue, dict[Hex, int]]]:
        return [
            {clue: counts(vector) for clue, vector in self.vectors(who).items()}
            for who in range(len(self._options))
        ]

    @property
    def total(self) -> int:
        return sum(self.by_hex.values())

    def _count(self, outer: list[int], inner: list[int]) -> Vector:
        """Count with `inner` as the pair; keeps the vectors of the researchers in `outer`."""
        regions, options = self._regions, self._options
        meet, used = EVERYWHERE, []
        without: tuple[Mask, ...] = ()
        for who in range(len(options)):
            if who in self._unknown:
                continue
            clue = options[who][0]
            if clue % POSITIVE in used:
                return self._nothing(outer)
            without = (*(mask & regions[clue] for mask in without), meet)
            meet &= regions[clue]
            used.append(clue % POSITIVE)
        rows = [options[who] for who in inner] + [(_ANY,)] * (2 - len(inner))
        within = EVERYWHERE if self._needed else meet
        pair = _Pair(rows[0], rows[1], regions, within, self._needed)
        kept: list[dict[Clue, Vector]] = [dict.fromkeys(options[who], 0) for who in outer]

        def leaf(meet: Mask, without: tuple[Mask, ...], used: list[int]) -> Vector:
            lanes = pair.alone(meet, used)
            if not lanes:
                return 0
            if self._needed:
                lanes &= self._no_removable(pair, len(inner), meet, without)
            return pair.spread(lanes, meet)

        def rest(at: int, meet: Mask, without: tuple[Mask, ...], used: list[int]) -> Vector:
            if at == len(outer):
                return leaf(meet, without, used)
            total, seen = 0, kept[at]
            for clue in options[outer[at]]:
                region = regions[clue]
                both = meet & region
                if not both or clue % POSITIVE in used:
                    continue
                left_out = (*(mask & region for mask in without), meet) if self._needed else ()
                vector = rest(at + 1, both, left_out, [*used, clue % POSITIVE])
                if vector:
                    total += vector
                    seen[clue] += vector
            return total

        total = rest(0, meet, without if self._needed else (), used)
        self._by_clue.update(zip(outer, kept, strict=True))
        return total

    def _nothing(self, outer: list[int]) -> Vector:
        for who in outer:
            self._by_clue[who] = {}
        return 0

    @staticmethod
    def _no_removable(pair: _Pair, rows: int, meet: Mask, without: tuple[Mask, ...]) -> int:
        """CRY-41: the lanes in which removing any clue lets a second hex fit."""
        lanes = -1
        for mask in without:
            lanes &= pair.several(pair.table, mask)
        if rows >= 1:
            lanes &= pair.several(pair.right_only, meet)
        if rows == 2:
            lanes &= pair.several(pair.left_only, meet)
        return lanes


def find_world(options: Candidates, regions: Sequence[Mask]) -> World | None:
    """Any world, or None if there is none."""
    order = sorted(range(len(options)), key=lambda who: len(options[who]))
    outer, inner = order[:-2], order[-2:]
    pair = _Pair(options[inner[0]], options[inner[1]], regions, EVERYWHERE, sides=False)

    def rest(at: int, meet: Mask, used: tuple[int, ...]) -> dict[int, Clue] | None:
        if at == len(outer):
            lanes = pair.alone(meet, used)
            if not lanes:
                return None
            i, j = divmod((lanes & -lanes).bit_length() - 1, pair.width)
            return {inner[0]: pair.left[i], inner[1]: pair.right[j]}
        for clue in options[outer[at]]:
            both = meet & regions[clue]
            if both and clue % POSITIVE not in used:
                found = rest(at + 1, both, (*used, clue % POSITIVE))
                if found is not None:
                    found[outer[at]] = clue
                    return found
        return None

    found = rest(0, EVERYWHERE, ())
    return None if found is None else tuple(found[who] for who in range(len(options)))


def sample(
    options: Candidates, regions: Sequence[Mask], hint: str, rng: Picker
) -> tuple[World, str]:
    """A uniformly random world, and a hint that is true in it; `hint` is "" if unknown."""
    if hint:  # a hint holds for each clue separately
        options = [[clue for clue in row if hint_holds(hint, (clue,))] for row in options]
    tries = 0 if prod(map(len, options)) <= _FEW else _TRIES
    for _ in range(tries):
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
    """The possible hints of a world: the known one, or any that the rules allow."""
    if known:
        return (known,) if hint_holds(known, world) else ()
    # Three cards of the box name a terrain against CRY-47, so any true hint is possible.
    return true_hints(world) or tuple(hint for hint in HINTS if hint_holds(hint, world))
