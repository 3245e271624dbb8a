"""Estimates the potential of parks and the value of tiles, for bots and the coach.

All numbers are expected final points. They were set by experiment, not by theory.
"""

from __future__ import annotations

from functools import cache
from heapq import nlargest
from math import exp
from typing import Final, NamedTuple

from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.habitats.box import TileNumber
from hedgerow.games.habitats.cells import STEPS, Cell, Spot
from hedgerow.games.habitats.gains import Gains
from hedgerow.games.habitats.goals import Measure, measure, merit
from hedgerow.games.habitats.park import Park, spots
from hedgerow.games.habitats.rules import take
from hedgerow.games.habitats.scoring import Survey, flowers_near, tiles_near, view
from hedgerow.games.habitats.state import Space, State
from hedgerow.games.habitats.tiles import NO_LAND, GoalId, Placed

FITTING: Final = 0.18
"""The probability that a turn brings a tile of a given landscape to a useful place."""
FLOWER: Final = 1.5
"""How much harder it is to get a flower than a tile of a given landscape."""
BARE: Final = 0.85
"""The probability that a bare side of a road tile gets a neighbour in time."""
BIG_GROWTH: Final = 0.12
MANY_GROWTH: Final = 0.1
VIEW_GROWTH: Final = 0.09
"""The points per turn of tourists and watchtowers with an unlimited view."""
NEAR_VIEW: Final = 0.45
"""The probability that an empty cell in a near view will have something to see."""
RICH: Final = 0.035
"""The value of a tile around an open cell for each remaining turn."""
RICHEST: Final = 4
"""The number of open cells that count for it."""
CLOSE: Final = 0.05
"""What a tile around a cell adds in the quick estimate."""
WEIGHED: Final = 4
"""The number of tiles and spots evaluated after the quick estimate."""


class Prospect(NamedTuple):
    """A tile within reach on a spot: its immediate gain and its total value."""

    space: Space
    tile: TileNumber
    spot: Spot
    gain: int
    worth: float


@cache
def chance(lacks: float, left: int) -> float:
    """The probability that `lacks` missing tiles come in the `left` remaining turns."""
    if lacks <= 0:
        return 1.0
    if left < lacks:
        return 0.0
    return float((1 - (1 - FITTING) ** (left / lacks)) ** lacks)


def worth(park: Park, left: int) -> float:
    """The expected final score of a park with `left` turns left."""
    if not left:
        return promise(park, 0)
    # Future animals need cells with many tiles around them.
    richest = nlargest(RICHEST, [_richness(park, cell) for cell in park.open])
    return promise(park, left) + RICH * left * sum(richest)


def promise(park: Park, left: int) -> float:
    """The expected score of the tiles in the park: points, and needs yet to be met."""
    survey = Survey(park)
    cells, open, met = park.cells, park.open, survey.met
    expected = float(sum(survey.points.values()))
    if not left:
        return expected
    hopes: dict[Cell, float] = {}
    for cell, laid in cells.items():
        kind = laid.kind
        if kind == "animal":
            if cell not in met and (hope := _hope(park, cell, laid, left)):
                hopes[cell] = hope
                expected += laid.vp * hope
        elif kind == "road":
            if not survey.points[cell]:
                bare = [cell + step for step in laid.open_steps if cell + step not in cells]
                if len(bare) <= left and all(at in open for at in bare):
                    expected += laid.vp * BARE ** len(bare)
        elif kind == "tourist":
            expected += left * (BIG_GROWTH if laid.tile.tourist == "BIG" else MANY_GROWTH)
    for cell in survey.towers:
        expected += _outlook(park, cell, cells[cell], hopes, left)
    return expected


def _hope(park: Park, cell: Cell, laid: Placed, left: int) -> float:
    """The probability that an animal without its habitat gets it."""
    lacks, slots = 0.0, 0
    if laid.demand:
        counts = tiles_near(park, cell, laid.land)
        for land, many in laid.demand:
            if counts[land] < many:
                lacks += many - counts[land]
                if not counts[land]:
                    slots += 1
    if laid.flowers:
        there = flowers_near(park, cell)
        if there < laid.flowers:
            lacks += FLOWER * (laid.flowers - there)
            if not there:
                slots += 1
    if slots:
        # What is not adjacent yet has to become adjacent.
        open = park.open
        if slots > sum([cell + step in open for step in STEPS]):
            return 0.0
    return chance(lacks, left)


def _outlook(park: Park, cell: Cell, laid: Placed, hopes: dict[Cell, float], left: int) -> float:
    """The expected further points of a watchtower."""
    tile = laid.tile
    hoped = 0.0
    if hopes:
        for seen in view(park, cell, laid):
            if seen in hopes:
                hoped += hopes[seen]
    more = tile.animal_vp * hoped
    if tile.tower == "adj4":
        free = sum([cell + step in park.open for step in STEPS])
        return more + tile.animal_vp * NEAR_VIEW * min(free, left / 2)
    if tile.tower == "adj8":
        return more + tile.animal_vp * NEAR_VIEW * min(4, left / 2)
    return more + tile.animal_vp * VIEW_GROWTH * left


def _richness(park: Park, cell: Cell) -> int:
    """The number of tiles around an open cell that animals could demand."""
    counts = tiles_near(park, cell, NO_LAND)
    return min(counts[0], 3) + min(counts[1], 3) + min(counts[2], 3) + min(counts[3], 3)


class Race:
    """The goals that are still open, with the rivals' current measures."""

    def __init__(self, state: State, seat: Seat) -> None:
        layout = state.layout
        done = {result.goal for result in state.results}
        rounds = state.turn // layout.seats
        self.open: list[tuple[GoalId, float, float, list[Measure]]] = []
        """A goal, the points between neighbouring ranks, how open it is, the rivals."""
        before = 0
        for year, goals in enumerate(state.goals):
            before += layout.turns[year]
            points = layout.points[year]
            for goal in goals:
                if goal in done:
                    continue
                rivals = [
                    merit(goal, measure(goal, park))
                    for other, park in enumerate(state.parks)
                    if other != seat
                ]
                stake = (points[0] - points[-1]) / len(rivals)
                openness = 0.5 + 0.3 * max(0, before - rounds)
                self.open.append((goal, stake, openness, rivals))

    def value(self, park: Park) -> float:
        """The expected points of a park for goals."""
        total = 0.0
        for goal, stake, openness, rivals in self.open:
            own = merit(goal, measure(goal, park))
            for rival in rivals:
                total += stake / (1 + exp(-_lead(own, rival) / openness))
        return total


def _lead(own: Measure, rival: Measure) -> float:
    """The lead over a rival: mostly the first number, a little the tie-breaks."""
    lead = float(own[0] - rival[0])
    if len(own) > 1 and len(rival) > 1:
        lead += 0.3 * max(-1, min(1, own[1] - rival[1]))
    return lead


def left_for(state: State, seat: Seat) -> int:
    """The turns that a seat has left after the current one."""
    seats = state.layout.seats
    made = state.turn // seats + ((seat - state.first) % seats <= state.turn % seats)
    return state.layout.ends[-1] // seats - made


def reach(state: State, seat: Seat) -> list[tuple[Space, TileNumber]]:
    """The tiles that the seat may take, with their spaces, or the one in its hand."""
    if state.hand >= 0 and seat == state.to_act:
        return [(state.figures[seat], state.hand)]
    return [(space, state.market[space]) for space in state.reachable(seat)]


def prospects(
    park: Park, tiles: list[tuple[Space, TileNumber]], state: State, left: int, race: Race | None
) -> list[Prospect]:
    """Every tile within reach on every spot, best first; `left` turns come after this one.

    Without a race, only the tiles in the park count: neither goals nor room for more.
    """
    found: list[Prospect] = []
    gains = Gains(park)
    for space, number in tiles:
        tile = state.box.tiles[number]
        for spot in spots(park, tile):
            cell, turn = spot
            laid = tile.turned[turn]
            after = park.clone()
            after.put(cell, laid)
            value = promise(after, left) if race is None else worth(after, left) + race.value(after)
            found.append(Prospect(space, number, spot, gains.total(cell, laid), value))
    found.sort(key=lambda option: (-option.worth, option.space, option.spot))
    return found


def quick(
    park: Park, tiles: list[tuple[Space, TileNumber]], state: State, left: int
) -> tuple[Space, TileNumber, Spot] | None:
    """A good tile and spot, found fast: only the few that look best are evaluated."""
    gains = Gains(park)
    around = {cell: tiles_near(park, cell, NO_LAND) for cell in park.open}
    found: list[tuple[float, Space, TileNumber, Spot]] = []
    for space, number in tiles:
        tile = state.box.tiles[number]
        for spot in spots(park, tile):
            cell, turn = spot
            laid = tile.turned[turn]
            look = gains.total(cell, laid) + CLOSE * sum(around[cell])
            if laid.demand:
                counts = around[cell]
                lacks = 0
                for land, many in laid.demand:
                    if counts[land] < many:
                        lacks += many - counts[land]
                if lacks:
                    look += laid.vp * chance(lacks, left)
            found.append((look, space, number, spot))
    if not found:
        return None
    best, chosen = -1.0, found[0]
    for option in nlargest(WEIGHED, found):
        cell, turn = option[3]
        after = park.clone()
        after.put(cell, state.box.tiles[option[2]].turned[turn])
        value = worth(after, left)
        if value > best:
            best, chosen = value, option
    return chosen[1:]


def play_on(
    state: State, seat: Seat, first: Prospect, turns: int, left: int, race: Race, rng: Rng
) -> float:
    """The value of the park after this tile and more turns, with rivals taking random tiles."""
    state = state.clone()
    park, box = state.parks[seat], state.box
    if state.hand < 0:
        take(state, seat, first.space)
    cell, turn = first.spot
    park.put(cell, box.tiles[first.tile].turned[turn])
    seats = state.layout.seats
    for _ in range(min(turns, left)):
        left -= 1
        for step in range(1, seats):
            rival = (seat + step) % seats
            take(state, rival, rng.choice(state.reachable(rival)))
        tiles = [(space, state.market[space]) for space in state.reachable(seat)]
        chosen = quick(park, tiles, state, left)
        if chosen is None:
            break
        space, number, (cell, turn) = chosen
        take(state, seat, space)
        park.put(cell, box.tiles[number].turned[turn])
    return worth(park, left) + race.value(park)
