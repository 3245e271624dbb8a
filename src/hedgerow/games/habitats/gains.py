"""Computes how a further tile would change the score of a park, without laying it.

A `Gains` is made once for a park and can be queried for any number of tiles and cells. The effect
of a tile on the tiles around it depends on little more than its landscape, so it is cached.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final, NamedTuple

from hedgerow.games.habitats.cells import (
    EAST,
    NORTH,
    SOUTH,
    STEPS,
    WEST,
    Area,
    Cell,
    Spot,
    place_of,
)
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.scoring import Survey, flowers_near, has_habitat, seen_from, tiles_near
from hedgerow.games.habitats.tiles import NO_LAND, Placed, Tile

_AROUND: Final = frozenset((*STEPS, NORTH + EAST, NORTH + WEST, SOUTH + EAST, SOUTH + WEST))


class _Effect(NamedTuple):
    """The effect of any tile of one landscape on one cell on the tiles already in the park."""

    changes: dict[Cell, int]
    """Points of animals that demand land, of tourists and of roads."""
    total: int
    fresh: tuple[Cell, ...]
    """The animals that get their habitat."""
    joined: frozenset[Area]
    """The areas that the tile joins."""
    size: int
    """The number of tiles in the tile's own area, itself included."""


class _Waiting(NamedTuple):
    """An animal that lacks only tiles of one landscape."""

    cell: Cell
    vp: int
    lacks: int
    near: frozenset[Area]
    """The areas next to it, which are already counted."""


class Gains:
    """A park, and queries about what a further tile would change."""

    __slots__ = ("_effects", "_insects", "_near", "_tourists", "_waiting", "park", "survey")

    def __init__(self, park: Park) -> None:
        self.park = park
        self.survey = survey = Survey(park)
        self._waiting: list[list[_Waiting]] = [[], [], [], []]
        """Keyed by the landscape they lack; an animal that lacks two is not helped by one tile."""
        self._insects: list[tuple[Cell, Placed]] = []
        """The animals that demand flowers and have no habitat."""
        self._tourists: list[tuple[Cell, Placed]] = []
        for cell, laid in park.cells.items():
            if laid.kind == "animal":
                if cell not in survey.met:
                    self._wait(cell, laid)
            elif laid.kind == "tourist":
                self._tourists.append((cell, laid))
        self._effects: dict[tuple[Cell, int], _Effect] = {}
        self._near: dict[Cell, list[int]] = {}

    def _wait(self, cell: Cell, laid: Placed) -> None:
        if laid.flowers:
            self._insects.append((cell, laid))
            return
        counts = tiles_near(self.park, cell, laid.land)
        lacking = [(land, many - counts[land]) for land, many in laid.demand if counts[land] < many]
        if len(lacking) == 1:
            ((land, many),) = lacking
            area_of = self.park.area_of
            near = frozenset([area_of[cell + step] for step in STEPS if cell + step in area_of])
            self._waiting[land].append(_Waiting(cell, laid.vp, many, near))

    def total(self, cell: Cell, laid: Placed) -> int:
        """The points that the park would gain."""
        effect = self._effects.get((cell, laid.land)) or self._effect(cell, laid.land)
        return effect.total + sum(self._further(cell, laid, effect).values())

    def changes(self, cell: Cell, laid: Placed) -> dict[Cell, int]:
        """The change in the score of each tile; for the new tile, its whole score.

        Unchanged tiles are left out, except the new one. Only a watchtower that loses its view
        and a MANY tourist whose areas merge can lose points.
        """
        effect = self._effects.get((cell, laid.land)) or self._effect(cell, laid.land)
        return effect.changes | self._further(cell, laid, effect)

    def all(self, tile: Tile) -> dict[Spot, int]:
        """The points that the park would gain from a tile, for each cell and rotation allowed."""
        return {
            (cell, turn): self.total(cell, tile.turned[turn])
            for cell, turn in spots(self.park, tile)
        }

    def _further(self, cell: Cell, laid: Placed, effect: _Effect) -> dict[Cell, int]:
        """The effect on the new tile itself, on animals that demand flowers, and on watchtowers."""
        fresh = effect.fresh
        if laid.kind == "animal":
            lives = self._lives(cell, laid)
            changes = {cell: laid.vp if lives else 0}
            if lives:
                fresh += (cell,)
        else:
            changes = {cell: self._own(cell, laid, effect)}
        if self._insects:
            fed = self._fed(cell, laid)
            fresh += fed
            for at in fed:
                if vp := self.park.cells[at].vp:
                    changes[at] = vp
        if not self.survey.towers:
            return changes
        if laid.kind == "tower":
            self._block(cell, changes)
        elif fresh or laid.kind == "flower":
            self._see(fresh, cell if laid.kind == "flower" else None, changes)
        return changes

    # The tiles around

    def _effect(self, cell: Cell, land: int) -> _Effect:
        park = self.park
        cells, areas, area_of = park.cells, park.areas, park.area_of
        changes: dict[Cell, int] = {}
        joined: set[Area] = set()
        size = 1
        for step in STEPS:
            near = cell + step
            if near not in cells:
                continue
            other = cells[near]
            # HAB-49: a road tile scored nothing while this side was bare.
            if other.kind == "road" and other.vp and _closed(cells, near, other, cell):
                changes[near] = other.vp
            if other.land == land and land != NO_LAND and area_of[near] not in joined:
                joined.add(area_of[near])
                size += len(areas[area_of[near]])
        fresh: tuple[Cell, ...] = ()
        if land != NO_LAND:
            for at, tourist in self._tourists:
                if tourist.tile.tourist == "BIG":
                    if area_of[at] in joined:
                        changes[at] = size - len(areas[area_of[at]])
                elif tourist.land == land and len(joined) != 1:
                    changes[at] = 1 - len(joined)
            for at, vp, lacks, near_by in self._waiting[land]:
                counted = joined & near_by
                if (counted or at - cell in STEPS) and lacks <= size - sum(
                    [len(areas[area]) for area in counted]
                ):
                    fresh += (at,)
                    if vp:
                        changes[at] = vp
        effect = _Effect(changes, sum(changes.values()), fresh, frozenset(joined), size)
        self._effects[cell, land] = effect
        return effect

    def _fed(self, cell: Cell, laid: Placed) -> tuple[Cell, ...]:
        """The animals whose demand for flowers is now met; they are few, so it lays the tile."""
        if laid.kind != "flower" and not any(animal.demand for _, animal in self._insects):
            return ()
        after = self.park.clone()
        after.put(cell, laid)
        return tuple(at for at, animal in self._insects if has_habitat(after, at, animal))

    # The tile itself

    def _own(self, cell: Cell, laid: Placed, effect: _Effect) -> int:
        """The score of the new tile, unless it is an animal."""
        match laid.kind:
            case "flower":
                return laid.vp
            case "road":
                return laid.vp if _closed(self.park.cells, cell, laid, cell) else 0
            case "tower":
                return seen_from(self.park, self.survey.met, cell, laid)
            case "tourist":
                if laid.tile.tourist == "BIG":
                    return effect.size - 1
                alike = sum(area & 3 == laid.land for area in self.park.areas)
                return alike - len(effect.joined)
            case "animal" | "entrance":
                return 0

    def _lives(self, cell: Cell, laid: Placed) -> bool:
        """Whether an animal on an empty cell would have its habitat."""
        counts = self._near.get(cell)
        if counts is None:
            # The cell is empty, so there is no own tile to subtract.
            counts = self._near[cell] = tiles_near(self.park, cell, NO_LAND)
        for land, many in laid.demand:
            if counts[land] < many:
                return False
        return not laid.flowers or flowers_near(self.park, cell) >= laid.flowers

    # Watchtowers

    def _see(
        self, animals: tuple[Cell, ...], flower: Cell | None, changes: dict[Cell, int]
    ) -> None:
        """Add the points of watchtowers for animals that now count, and for a new flower."""
        cells = self.park.cells
        for at in self.survey.towers:
            tower = cells[at]
            more = 0
            for seen in animals:
                if _sees(cells, at, tower, seen):
                    more += tower.tile.animal_vp
            if flower is not None and _sees(cells, at, tower, flower):
                more += tower.tile.flower_vp
            if more:
                changes[at] = more

    def _block(self, cell: Cell, changes: dict[Cell, int]) -> None:
        """Subtract the points of watchtowers for what a new one on the cell hides (HAB-46)."""
        survey, cells = self.survey, self.park.cells
        for at in survey.towers:
            tower = cells[at]
            if tower.tile.tower in ("orth", "diag") and _sees(cells, at, tower, cell):
                left = seen_from(self.park, survey.met, at, tower, but=cell)
                if left != survey.points[at]:
                    changes[at] = left - survey.points[at]


def _closed(cells: Container[Cell], at: Cell, road: Placed, cell: Cell) -> bool:
    """Whether all open sides of a road tile have a tile, counting one on the cell."""
    return all(at + step in cells or at + step == cell for step in road.open_steps)


def _sees(cells: dict[Cell, Placed], at: Cell, tower: Placed, seen: Cell) -> bool:
    """Whether a cell is in a watchtower's view and no other watchtower blocks it."""
    kind = tower.tile.tower
    if kind == "adj4":
        return seen - at in STEPS
    if kind == "adj8":
        return seen - at in _AROUND
    (x, y), (there, up) = place_of(at), place_of(seen)
    across, above = there - x, up - y
    if kind == "orth":
        if across and above:
            return False
    elif abs(across) != abs(above):
        return False
    steps = max(abs(across), abs(above))
    step = (seen - at) // steps
    return not any(
        at + step * n in cells and cells[at + step * n].kind == "tower" for n in range(1, steps)
    )
