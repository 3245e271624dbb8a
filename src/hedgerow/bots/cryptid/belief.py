"""Knowledge in which some worlds are likelier than others, by how the tokens came about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import prod
from operator import and_
from typing import Final

from msgspec import Struct

from hedgerow.bots.cryptid.history import Story, stories
from hedgerow.games.cryptid.clues import Clue
from hedgerow.games.cryptid.deduction import Knowledge
from hedgerow.games.cryptid.hexes import EVERYWHERE, Hex
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.worlds import COUNT_BITS, Vector, World, counts, worlds

MOST_SETS: Final = 50_000
"""The number of clue sets up to which they are listed."""
_WHOLE: Final = 1 << 28
"""The sum of all weights, which must fit into the bits of a count."""


class Weighed(Struct, frozen=True):
    """A world, its habitat and its weight."""

    world: World
    habitat: Hex
    weight: int


class Belief(Knowledge):
    """Knowledge from a list of worlds, which are not equally likely."""

    __slots__ = ("_list",)

    def __init__(self, weighed: Sequence[Weighed], counted: Knowledge) -> None:
        super().__init__(counted.rows, counted.regions, counted.level)
        self._list = weighed
        self._tally = _Counts(weighed)

    def after(self, researcher: int, hex: Hex, answer: bool) -> Belief:
        left = [
            each
            for each in self._list
            if bool(self.regions[each.world[researcher]] >> hex & 1) == answer
        ]
        return Belief(left, super().after(researcher, hex, answer))


class _Counts:
    """The counts of a Tally, from a list."""

    __slots__ = ("_by_clue", "_list", "total_vector")

    def __init__(self, weighed: Sequence[Weighed]) -> None:
        self._list = weighed
        self._by_clue: dict[int, dict[Clue, Vector]] = {}
        self.total_vector: Vector = sum(
            each.weight << each.habitat * COUNT_BITS for each in weighed
        )

    def vectors(self, researcher: int) -> dict[Clue, Vector]:
        if researcher not in self._by_clue:
            vectors: dict[Clue, Vector] = {}
            for each in self._list:
                clue = each.world[researcher]
                vectors[clue] = vectors.get(clue, 0) + (each.weight << each.habitat * COUNT_BITS)
            self._by_clue[researcher] = vectors
        return self._by_clue[researcher]

    @property
    def by_hex(self) -> dict[Hex, int]:
        return counts(self.total_vector)

    @property
    def total(self) -> int:
        return sum(each.weight for each in self._list)


def believed(view: View, knowledge: Knowledge) -> Knowledge:
    """The knowledge of a view, its worlds weighed by the stories of the tokens if there are any."""
    if prod(map(len, knowledge.rows)) > MOST_SETS:
        return knowledge
    told = stories(view)
    proper = [
        world
        for world in worlds(knowledge.rows, knowledge.regions)
        if told and (knowledge.level != "generator" or _needed(world, knowledge))
    ]
    chances = [sum(_chance(story, world) for story in told) for world in proper]
    whole = sum(chances)
    if not whole:
        return knowledge
    return Belief(
        [
            Weighed(world, _habitat(world, knowledge), 1 + int(_WHOLE * chance / whole))
            for world, chance in zip(proper, chances, strict=True)
        ],
        knowledge,
    )


def _chance(story: Story, world: World) -> float:
    return prod(story.chance(who, clue) for who, clue in enumerate(world))


def _habitat(world: World, knowledge: Knowledge) -> Hex:
    meet = reduce(and_, (knowledge.regions[clue] for clue in world))
    return meet.bit_length() - 1


def _needed(world: World, knowledge: Knowledge) -> bool:
    """CRY-41: without any one clue, more than one hex fits."""
    regions = [knowledge.regions[clue] for clue in world]
    for left_out in range(len(regions)):
        others = (region for who, region in enumerate(regions) if who != left_out)
        if reduce(and_, others, EVERYWHERE).bit_count() == 1:
            return False
    return True
