"""Scoring by trying everything: coordinates, sets and enumeration, nothing shared with the product.

Reads the printed cards themselves (`cards`), never `faces` or `kernels`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec import Struct

from hedgerow.games.earth import cards
from hedgerow.games.earth.scoring import vocabulary as v
from hedgerow.games.earth.scoring.score import Holdings
from hedgerow.games.earth.scoring.tableau import PlayArea, Tableau

Spot = tuple[int, int]
COUNTS_AS = {"multi": {"multi", "red", "blue", "yellow"}}


class Seen(Struct):
    """A card as a person sees it."""

    kind: str
    types: set[str]
    habitats: set[str]
    colours: set[str]
    abilities: int
    vp: int
    cost: int | None
    tags: set[str]
    directional: bool
    sprouts: int
    growth: int
    sprout_spaces: int | None
    growth_spaces: int | None
    canopy: int | None


def colours_of(abilities: tuple[cards.Ability, ...]) -> set[str]:
    found: set[str] = set()
    for ability in abilities:
        found |= COUNTS_AS.get(ability.colour, {ability.colour})
    return found


def see(no: int, sprouts: int, growth: int) -> Seen:
    card = cards.earth_deck()[no]
    assert not isinstance(card, cards.Event)
    if isinstance(card, cards.Flora):
        return Seen(
            "flora",
            set(card.types),
            set(card.habitats),
            colours_of(card.abilities),
            len(card.abilities),
            card.vp,
            card.cost,
            set(card.name_tags),
            card.directional,
            sprouts,
            growth,
            card.sprout_spaces,
            card.growth_spaces,
            card.canopy_vp,
        )
    return Seen(
        "terrain",
        {"terrain"},
        set(card.habitats),
        colours_of(card.abilities),
        len(card.abilities),
        card.vp,
        card.cost,
        set(),
        card.directional,
        0,
        0,
        None,
        None,
        None,
    )


def see_board(card: cards.Island | cards.Climate) -> Seen:
    colours, abilities = colours_of(card.abilities), len(card.abilities)
    if isinstance(card, cards.Island):
        colours, abilities = colours | {"black"}, abilities + 1
    return Seen(
        "board",
        set(),
        set(card.habitats),
        colours,
        abilities,
        card.vp,
        None,
        set(),
        False,
        0,
        0,
        None,
        None,
        None,
    )


class Look(Struct):
    """A play area looked at once."""

    area: PlayArea
    grid: dict[Spot, Seen]
    """The tableau by row and column."""
    everything: list[Seen]


def look(area: PlayArea) -> Look:
    tableau = area.tableau
    grid = {
        divmod(at, 4): see(no, tableau.sprouts[at], tableau.growth[at])
        for at, no in enumerate(tableau.cards)
        if no
    }
    island, climate = cards.islands()[area.island], cards.climates()[area.climate]
    return Look(area, grid, [*grid.values(), see_board(island), see_board(climate)])


def bounds(value: int | None, low: int | None, high: int | None) -> bool:
    if (low, high) == (None, None):
        return True
    if value is None:
        return False
    return (low is None or low <= value) and (high is None or value <= high)


def fits(card: Seen, match: v.Match) -> bool:
    return (
        (match.type is None or match.type == card.kind or match.type in card.types)
        and (match.habitat is None or match.habitat in card.habitats)
        and (match.colour is None or match.colour in card.colours)
        and (match.name_tag is None or match.name_tag in card.tags)
        and (not match.directional or card.directional)
        and bounds(card.cost, match.cost_min, match.cost_max)
        and bounds(card.vp, match.vp_min, match.vp_max)
        and (match.vp_parity is None or (card.vp % 2 == 0) == (match.vp_parity == "even"))
        and bounds(len(card.habitats), match.habitats_min, match.habitats_max)
        and bounds(card.abilities, match.abilities_min, None)
        and bounds(card.sprout_spaces, match.sprout_spaces, match.sprout_spaces)
        and bounds(card.sprout_spaces, None, match.sprout_spaces_max)
        and bounds(card.growth_spaces, match.growth_spaces_min, match.growth_spaces_max)
        and bounds(card.canopy, match.canopy_vp_min, match.canopy_vp_max)
        and bounds(card.sprouts, match.sprouts_min, match.sprouts_max)
        and bounds(card.growth, match.growth_min, match.growth_max)
        and (
            not match.sprouts_full
            or bool(card.sprout_spaces and card.sprouts == card.sprout_spaces)
        )
        and (
            not match.growth_full or bool(card.growth_spaces and card.growth == card.growth_spaces)
        )
        and (
            not match.filled
            or (card.sprouts, card.growth) == (card.sprout_spaces or 0, card.growth_spaces or 0)
        )
    )


def count(match: v.Match, look: Look, where: str = "everything") -> int:
    found = look.everything if where == "everything" else list(look.grid.values())
    return sum(fits(card, match) for card in found)


# Paths, by walking all of them

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
SLANTED = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def paths(
    allowed: set[Spot], steps: tuple[Spot, ...], so_far: tuple[Spot, ...] = ()
) -> Iterator[tuple[Spot, ...]]:
    """Every simple path, from both its ends."""
    if not so_far:
        for spot in allowed:
            yield from paths(allowed, steps, (spot,))
        return
    yield so_far
    row, col = so_far[-1]
    for down, right in steps:
        spot = row + down, col + right
        if spot in allowed and spot not in so_far:
            yield from paths(allowed, steps, (*so_far, spot))


def longest(allowed: set[Spot], steps: tuple[Spot, ...], through: Spot | None = None) -> int:
    return max(
        (len(path) for path in paths(allowed, steps) if through is None or through in path),
        default=0,
    )


# Lines, by trying every choice of values


def values(card: Seen, of: str) -> list[Any]:
    found: dict[str, list[Any]] = {
        "type": sorted(card.types),
        "colour": sorted(card.colours - {"multi"}),
        "habitat": sorted(card.habitats),
        "sprouts": [card.sprouts],
        "growth": [card.growth],
        "vp": [card.vp],
    }
    return found[of]


def good_lines(look: Look, rule: v.PerLine) -> int:
    grid = look.grid
    wanted = 1 if rule.values == "same" else 4
    good = 0
    for line in range(4):
        at = [(line, i) if rule.line == "row" else (i, line) for i in range(4)]
        if all(spot in grid for spot in at):
            choices = product(*(values(grid[spot], rule.of) for spot in at))
            good += any(len(set(choice)) == wanted for choice in choices)
    return good


# Sets, by putting every card in every place it fits or in none


def sets(places: tuple[str, ...], look: Look) -> int:
    fillable = [place for place in places if place != "event"]
    reached = {(0,) * len(fillable)}
    for card in look.everything:
        more = set()
        for filled in reached:
            for n, place in enumerate(fillable):
                if place in card.colours or place == card.kind:
                    more.add((*filled[:n], filled[n] + 1, *filled[n + 1 :]))
        reached |= more
    best = max(min(filled) for filled in reached)
    return min(best, len(look.area.events)) if "event" in places else best


def resource(name: str, look: Look) -> int:
    area = look.area
    return {
        "soil": area.soil,
        "hand": area.hand,
        "compost": area.compost,
        "events": len(area.events),
        "sprouts": sum(card.sprouts for card in look.grid.values()),
        "growth": sum(card.growth for card in look.grid.values()),
    }[name]


def points(rule: v.Scoring, look: Look, looks: list[Look], cell: int | None = None) -> int:
    grid = look.grid
    row, col = divmod(cell or 0, 4)
    match rule:
        case v.PerMatch():
            return rule.points * (count(rule.match, look, rule.area) // rule.per)
        case v.PerMatchInZone():
            zone = {
                "row": [(row, c) for c in range(4)],
                "column": [(r, col) for r in range(4)],
                "orthogonal": [(row + r, col + c) for r, c in STRAIGHT],
                "diagonal": [(row + r, col + c) for r, c in SLANTED],
            }[rule.zone]
            inside = [grid[spot] for spot in zone if spot in grid]
            return rule.points * sum(fits(card, rule.match) for card in inside)
        case v.PerEmptySide():
            return rule.points * sum((row + r, col + c) not in grid for r, c in STRAIGHT)
        case v.OrthogonalPath():
            allowed = {spot for spot, card in grid.items() if fits(card, rule.match)}
            return rule.points * longest(allowed, STRAIGHT, (row, col))
        case v.DiagonalPath():
            allowed = {spot for spot, card in grid.items() if fits(card, rule.match)}
            return rule.points * min(rule.cap, longest(allowed, SLANTED))
        case v.BestSeat():
            return rule.points * sorted(count(rule.match, each) for each in looks)[-1]
        case v.CountTable():
            steps = [0, *rule.table]
            return steps[min(count(rule.match, look), len(rule.table))]
        case v.PerLine():
            return rule.points * good_lines(look, rule)
        case v.PerResource():
            whole = resource(rule.resource, look) // rule.per * rule.points
            return whole if rule.cap is None or whole < rule.cap else rule.cap
        case v.PerSet():
            return rule.points * sets(rule.places, look)


def progress(goal: v.Goal, look: Look) -> int:
    grid = look.grid
    match goal:
        case v.CountGoal():
            return count(goal.match, look, goal.area)
        case v.ResourceGoal():
            return resource(goal.resource, look)
        case v.LineGoal():
            lines = {
                "row": [[(n, i) for i in range(4)] for n in range(4)],
                "column": [[(i, n) for i in range(4)] for n in range(4)],
                "long_diagonal": [[(i, i) for i in range(4)], [(i, 3 - i) for i in range(4)]],
            }[goal.line]
            return sum(all(spot in grid for spot in line) for line in lines)
        case v.SetGoal():
            return sets(goal.places, look)


# Random play areas


def random_area(rng: random.Random) -> PlayArea:
    """A tableau of any size, often with a leaning so that long paths and full lines occur."""
    tableau = Tableau.bare()
    deck = [card for card in cards.earth_deck().values() if not isinstance(card, cards.Event)]
    if rng.random() < 0.5:
        kind = rng.choice(["tree", "bush", "herb", "mushroom", "terrain"])
        liked = [c for c in deck if kind in (c.types if isinstance(c, cards.Flora) else "terrain")]
        deck = rng.sample(liked, 12) + rng.sample(deck, 20)
    wild = [no for no in (280, 281, 282) if rng.random() < 0.2]
    numbers = sorted({*wild, *(card.no for card in deck)})
    rng.shuffle(numbers)
    size = 16 if rng.random() < 0.4 else rng.randint(0, 16)
    for cell, no in zip(rng.sample(range(16), size), numbers, strict=False):
        tableau.cards[cell] = no
        card = cards.earth_deck()[no]
        if isinstance(card, cards.Flora):
            tableau.sprouts[cell] = pieces(rng, card.sprout_spaces)
            tableau.growth[cell] = pieces(rng, card.growth_spaces)
    return PlayArea(
        tableau,
        rng.choice(sorted(cards.islands())),
        rng.choice(sorted(cards.climates())),
        soil=rng.randint(0, 35),
        hand=rng.randint(0, 35),
        compost=rng.randint(0, 40),
        events=tuple(rng.sample(sorted(cards.events()), rng.randint(0, 12))),
    )


def pieces(rng: random.Random, spaces: int) -> int:
    return rng.choice([0, spaces, rng.randint(0, spaces)])


def total(holdings: Holdings, areas: list[PlayArea], shared: list[str]) -> int:
    """A seat's final score in a standard game."""
    area = holdings.area
    own, everybody = look(area), [look(each) for each in areas]
    result = cards.islands()[area.island].vp + cards.climates()[area.climate].vp + area.compost
    result += sum(cards.events()[no].vp for no in area.events)
    for cell, no in enumerate(area.tableau.cards):
        if no:
            card = cards.earth_deck()[no]
            result += card.vp + area.tableau.sprouts[cell]
            grown = area.tableau.growth[cell]
            complete = isinstance(card, cards.Flora) and grown == card.growth_spaces
            result += card.canopy_vp if complete and grown else grown  # type: ignore[union-attr]
            for ability in card.abilities:
                if ability.score is not None:
                    result += points(ability.score, own, everybody, cell)
    for key in [*shared, holdings.ecosystem or ""]:
        result += points(cards.ecosystems()[key].scoring, own, everybody)
    result += sum({1: 15, 2: 11, 3: 8, 4: 6, 5: 5}[rank] for rank in holdings.ranks)
    return result + (7 if holdings.completed else 0)
