"""Every scoring kernel against enumeration on random tableaux.

`HEDGEROW_EARTH_TABLEAUX=10000` for the full run.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from games.earth import reference
from hedgerow.games.earth import cards
from hedgerow.games.earth.scoring import kernels
from hedgerow.games.earth.scoring import vocabulary as v
from hedgerow.games.earth.scoring.goals import met, progress
from hedgerow.games.earth.scoring.score import points
from hedgerow.games.earth.scoring.tableau import PlayArea

TABLEAUX = int(os.environ.get("HEDGEROW_EARTH_TABLEAUX", "150"))
SEATS = 3


def tables(seed: int) -> list[list[PlayArea]]:
    """Play areas, three to a table."""
    rng = random.Random(seed)
    areas = [reference.random_area(rng) for _ in range(TABLEAUX)]
    return [areas[n : n + SEATS] for n in range(0, len(areas), SEATS)]


def test_every_scoring_rule_agrees_with_enumeration() -> None:
    scored: Counter[str] = Counter()
    rules = {key: card.scoring for key, card in cards.ecosystems().items()}
    rules |= {
        str(card.no): ability.score
        for card in cards.terrains().values()
        for ability in card.abilities
        if ability.score is not None
    }
    around = v.PerMatchInZone | v.PerEmptySide | v.OrthogonalPath
    for areas in tables(1):
        looks = [reference.look(area) for area in areas]
        for area, look in zip(areas, looks, strict=True):
            filled = [cell for cell, no in enumerate(area.tableau.cards) if no]
            for key, rule in rules.items():
                cells = filled[:: 1 + len(filled) // 4] if isinstance(rule, around) else [None]
                for cell in cells:
                    got = points(rule, area, areas, cell)
                    assert got == reference.points(rule, look, looks, cell), (key, cell, area)
                    scored[key] += got > 0
    assert set(scored) == set(rules)
    assert min(scored.values()) > 0, "each rule has scored something"


def test_every_goal_agrees_with_enumeration() -> None:
    reached: Counter[str] = Counter()
    for areas in tables(2):
        for area in areas:
            look = reference.look(area)
            for key, card in cards.fauna().items():
                have = reference.progress(card.goal, look)
                assert progress(card.goal, area) == have, (key, area)
                assert met(card.goal, area) == (have >= card.goal.n)
                reached[key] += have > 0
    assert set(reached) == set(cards.fauna())
    assert min(reached.values()) > 0


@pytest.mark.parametrize("of", ["type", "colour", "habitat", "sprouts", "growth", "vp"])
@pytest.mark.parametrize("line", ["row", "column"])
def test_lines_agree_with_enumeration(line: v.Line, of: v.Attribute) -> None:
    found = 0
    for areas in tables(3):
        for area in areas:
            look = reference.look(area)
            same = reference.good_lines(look, v.PerLine(1, line, "same", of))
            different = reference.good_lines(look, v.PerLine(1, line, "different", of))
            assert kernels.lines_alike(area.tableau, line, of) == same
            assert kernels.lines_apart(area.tableau, line, of) == different
            found += same + different
    assert found


def test_the_longest_path_on_a_full_grid_visits_every_card() -> None:
    everywhere = (1 << 16) - 1
    for cell in range(16):
        assert kernels._path_through(everywhere, cell) == 16


def test_paths_agree_with_enumeration_on_every_small_shape() -> None:
    # All the shapes of a 3 by 3 corner, through every cell of them.
    corner = [r * 4 + c for r in range(3) for c in range(3)]
    for bits in range(1, 1 << 9):
        cells = [cell for n, cell in enumerate(corner) if bits >> n & 1]
        mask = sum(1 << cell for cell in cells)
        spots = {divmod(cell, 4) for cell in cells}
        for cell in cells:
            through = reference.longest(spots, reference.STRAIGHT, divmod(cell, 4))
            assert kernels._path_through(mask, cell) == through
        assert kernels._longest_diagonal(mask) == reference.longest(spots, reference.SLANTED)


def test_no_count_depends_on_where_a_small_tableau_lies_in_the_grid() -> None:
    rng = random.Random(4)
    for _ in range(20):
        area = reference.random_area(rng)
        for cell in range(16):
            if cell // 4 == 3 or cell % 4 == 3:
                area.tableau.cards[cell] = 0
                area.tableau.sprouts[cell] = area.tableau.growth[cell] = 0
        moved = reference.random_area(rng)
        moved.tableau = area.tableau.clone()
        for part in (moved.tableau.cards, moved.tableau.sprouts, moved.tableau.growth):
            part[:] = [0] * 5 + part[:11]
        here = PlayArea(area.tableau, moved.island, moved.climate, 1, 2, 3, moved.events)
        there = PlayArea(moved.tableau, moved.island, moved.climate, 1, 2, 3, moved.events)
        for card in cards.ecosystems().values():
            assert points(card.scoring, here) == points(card.scoring, there)
        for terrain in cards.terrains().values():
            for ability in terrain.abilities:
                for cell in range(11):
                    if ability.score is not None and area.tableau.cards[cell]:
                        assert points(ability.score, here, (), cell) == points(
                            ability.score, there, (), cell + 5
                        )
