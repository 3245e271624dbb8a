"""A position as numbers, a row for each seat, for learned chances to win."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.habitats.contest import expected, merits, open_goals
from hedgerow.bots.habitats.outlook import WEIGHTS, Unseen, rooms_of, terms, unseen, weighed
from hedgerow.bots.habitats.strategy import left_for, reach
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.habitats.gains import Gains
from hedgerow.games.habitats.hidden import View, determinize
from hedgerow.games.habitats.state import State

NAMES: Final[tuple[str, ...]] = (
    "me",
    "to act",
    "holds a tile",
    "seats",
    "turns left",
    "seats before its turn",
    "points",
    "lead in points",
    "expected points",
    "lead in expected points",
    "rank in expected points",
    "points of goals",
    "expected of this year's goals",
    "expected of later goals",
    "hoped for",
    "hoped for in sight",
    "free cells in near sight",
    "straight views",
    "diagonal views",
    "big tourists",
    "many tourists",
    "roads waiting",
    "room now",
    "room soon",
    "animals with a habitat",
    "animals without",
    "flowers",
    "open cells",
    "areas",
    "biggest area",
    "best tile in reach",
    "second tile in reach",
    "third tile in reach",
)


LEAD, EXPECTED_LEAD, RANK = (
    NAMES.index(name)
    for name in ("lead in points", "lead in expected points", "rank in expected points")
)
"""The columns that compare a row with the others."""
SCALES: Final = (0.1, 0.2, 0.1, 0.5, 0.5, 0.5, 0.5, 0.2, 0.5, 0.4)
"""Of the terms of the outlook, without the first."""


def features(view: View) -> list[list[float]]:
    """A row of numbers for each seat, in seat order, as named in `NAMES`."""
    state = determinize(view, Rng(0))  # nothing here depends on the order of the stock
    lying = unseen(state)
    rows, points, hopes = [], [], []
    for seat, goals in enumerate(_goal_points(state)):
        row, now, hoped = _row(view, state, seat, lying, goals)
        rows.append(row)
        points.append(now)
        hopes.append(hoped)
    for seat, row in enumerate(rows):
        row[LEAD] = _lead(points, seat) / 15
        row[EXPECTED_LEAD] = _lead(hopes, seat) / 15
        row[RANK] = sum(other > hopes[seat] for other in hopes) / max(1, view.seats - 1)
    return rows


def _row(
    view: View, state: State, seat: Seat, unseen: Unseen, goals: tuple[float, float]
) -> tuple[list[float], float, float]:
    """The row of a seat, its points now and those it expects in the end."""
    park, acts = state.parks[seat], view.to_act == seat
    gains = Gains(park)
    survey = gains.survey
    left = 0 if state.over else left_for(state, seat) + acts
    promised = terms(survey, left, unseen, rooms_of(park)) if left else (0.0,) * len(WEIGHTS)
    scored = state.goal_points(seat)
    soon, later = goals
    points = view.parks[seat].vp + scored
    hoped = points + weighed(promised, left) + soon + later
    waiting = [park.cells[cell].kind for cell in survey.waiting]
    row = [
        float(view.seat == seat),
        float(acts),
        float(acts and view.hand is not None),
        view.seats / 5,
        left / 20,
        0.0 if view.to_act is None else (seat - view.to_act) % view.seats / 4,
        points / 30,
        0.0,
        hoped / 50 - 0.5,
        0.0,
        0.0,
        scored / 8,
        soon / 4,
        later / 8,
        *[min(2.0, term * scale) for term, scale in zip(promised[1:], SCALES, strict=True)],
        len(survey.met) / 10,
        waiting.count("animal") / 5,
        sum([laid.kind == "flower" for laid in park.cells.values()]) / 4,
        len(park.open) / 16,
        len(park.areas) / 10,
        max(map(len, park.areas.values())) / 8,
        *_in_reach(state, seat, gains),
    ]
    return row, points, hoped


def _lead(numbers: list[float], seat: Seat) -> float:
    """The lead over the best rival."""
    return numbers[seat] - max(number for other, number in enumerate(numbers) if other != seat)


def _goal_points(state: State) -> list[tuple[float, float]]:
    """The points that each seat expects from goals: this year's and later ones."""
    goals = open_goals(state)
    measured = [merits(park, goals) for park in state.parks]
    found = []
    for seat in range(state.seats):
        soon = later = 0.0
        for at, open in enumerate(goals):
            points = expected(open, [measures[at] for measures in measured], seat, state.turn)
            if open.end == goals[0].end:
                soon += points
            else:
                later += points
        found.append((soon, later))
    return found


def _in_reach(state: State, seat: Seat, gains: Gains) -> list[float]:
    """The points at once of the best tiles that the seat could take now, or has to place."""
    if state.over:
        return [0.0, 0.0, 0.0]
    tiles = state.box.tiles
    found = [max(gains.all(tiles[tile]).values(), default=0) / 5 for _, tile in reach(state, seat)]
    return [*sorted(found, reverse=True), 0.0, 0.0, 0.0][:3]
