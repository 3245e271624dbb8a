"""Finds an optimal feeding of one table: `most_fed_in_ranks` of `games/north_woods/feeding.py`."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from hedgerow.compiled.kernel import Row, inner
from hedgerow.compiled.north_woods.assignment import Ints, Problem, cheapest
from hedgerow.compiled.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    at,
    bit_count,
    feed,
    food_of,
    form_of,
    is_species,
    mark_of,
)
from hedgerow.compiled.north_woods.tables import Tables, eats, stands
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.feeding import SPECIES_COST, WORTH_COST

CARRION: Final = -1
HUNGRY: Final = -2
"""The feeder of a scavenger that lives on carrion, and that of a species without one."""
LAST_OF_RANK: Final = 1000
"""What it is worth to feed the only one of its rank."""


class Tableau(NamedTuple):
    """The cards in front of one seat, by place: the filled slots in their order."""

    slots: Ints
    ranks: Ints
    species: Ints
    """The places of the cards that must be fed."""
    choices: Ints
    """By species: the number of ways to feed it."""
    problem: Problem
    """A row for each species, a column for each way to feed it."""


@inner
def feed_most(tables: Tables, row: Row, table: int, carrion: int) -> None:
    """Rearrange all cards: the most species fed, then the most ranks kept, then few changes.

    The number fed is optimal; the ranks kept are improved one rank at a time.
    """
    tableau = _tableau(tables, row, table, carrion)
    places, rows = len(tableau.slots), len(tableau.species)
    worth = tableau.ranks.copy()
    of_rank = np.zeros(RANKS + 1, np.int64)
    for place in tableau.species:
        of_rank[tableau.ranks[place]] += 1
    for place in tableau.species:
        if of_rank[tableau.ranks[place]] == 1:
            worth[place] += LAST_OF_RANK
    found = _fewest_hungry(tableau, worth)
    for first in range(rows):
        rank = tableau.ranks[tableau.species[first]]
        if not of_rank[rank]:
            continue
        of_rank[rank] = 0  # each rank is looked at once, in the order of its first species
        for nth in range(first, rows):
            keeper = tableau.species[nth]
            if tableau.ranks[keeper] != rank:
                continue
            if _rank_is_fed(tableau, found, rank):
                break
            if not tableau.choices[nth]:
                continue  # nothing could feed it
            # All of one rank would die: try to keep this one.
            worth[keeper] += LAST_OF_RANK
            other = _fewest_hungry(tableau, worth)
            if _ranks_fed(tableau, other) > _ranks_fed(tableau, found):
                found = other
            else:
                worth[keeper] -= LAST_OF_RANK
    for place in range(places):
        feeder = found[place]
        food = tableau.slots[feeder] if feeder >= 0 else NOTHING
        feed(row, table, tableau.slots[place], food)


@inner
def _tableau(tables: Tables, row: Row, table: int, carrion: int) -> Tableau:
    """The cards of a table, which may feed which, and what changes nothing.

    A species may take its own place and be hungry, or the place of a card that it may eat, once
    more if that lies under an Abundance, or a place of its own if it can live on carrion.
    """
    slots = np.empty(row[table], np.int64)
    species = np.empty(row[table], np.int64)
    places = rows = 0
    for slot in range(row[table]):
        card = at(row, table, slot)
        if card == 0:
            continue
        slots[places] = slot
        if is_species(tables, card):
            species[rows] = places
            rows += 1
        places += 1
    ranks = np.empty(places, np.int64)
    for place in range(places):
        ranks[place] = tables.rank[form_of(at(row, table, slots[place]))]
    starts, choices = np.zeros(rows + 1, np.int64), np.zeros(rows, np.int64)
    most = rows * (2 * places + 2)
    column_of, costs = np.empty(most, np.int64), np.empty(most, np.int64)
    end = 0
    for nth in range(rows):
        place = species[nth]
        card = at(row, table, slots[place])
        form, food = form_of(card), food_of(card)
        scavenges = stands(tables, form, carrion)
        column_of[end] = place  # hungry: `_fewest_hungry` knows the cost
        end += 1
        for feeder in range(places):
            below = at(row, table, slots[feeder])
            if not eats(tables, form, form_of(below)):
                continue
            column_of[end], costs[end] = feeder, slots[feeder] != food
            end += 1
            if mark_of(below) == ABUNDANT:
                column_of[end], costs[end] = places + feeder, slots[feeder] != food
                end += 1
        if scavenges:
            column_of[end], costs[end] = 2 * places + place, food != NOTHING
            end += 1
        starts[nth + 1] = end
        choices[nth] = end - starts[nth] - 1
    problem = Problem(starts, column_of, costs, 3 * places)
    return Tableau(slots[:places], ranks, species[:rows], choices, problem)


@inner
def _fewest_hungry(tableau: Tableau, worth: Ints) -> Ints:
    """The feeder of each place, CARRION or HUNGRY."""
    places, rows = len(tableau.slots), len(tableau.species)
    problem = tableau.problem
    for nth in range(rows):
        cost = SPECIES_COST + worth[tableau.species[nth]] * WORTH_COST
        problem.costs[problem.starts[nth]] = cost
    columns = np.empty(rows, np.int64)
    cheapest(problem, rows, columns)
    found = np.full(places, HUNGRY, np.int64)
    for nth in range(rows):
        place, column = tableau.species[nth], columns[nth]
        if column >= 2 * places:
            found[place] = CARRION
        elif column != place:
            found[place] = column % places
    return found


@inner
def _rank_is_fed(tableau: Tableau, found: Ints, rank: int) -> bool:
    for place in tableau.species:
        if tableau.ranks[place] == rank and found[place] != HUNGRY:
            return True
    return False


@inner
def _ranks_fed(tableau: Tableau, found: Ints) -> int:
    """The number of ranks of species that are left after the hungry die."""
    kept = 0
    for place in tableau.species:
        if found[place] != HUNGRY:
            kept |= 1 << tableau.ranks[place]
    return bit_count(kept)
