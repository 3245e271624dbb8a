"""The rating: reproducible, about the puzzle alone, and right about what researchers can tell."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import CLUES_OF_MODE, Mode
from hedgerow.games.cryptid.difficulty import CUTS, _chance, _opening, difficulty
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.hexes import EVERYWHERE
from hedgerow.games.cryptid.sharing import read_code, share_code
from hedgerow.games.cryptid.worlds import worlds


@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_the_same_puzzle_has_the_same_rating(mode: Mode) -> None:
    puzzle = generate(mode, 4, Rng(1))
    assert difficulty(puzzle) == difficulty(puzzle) == difficulty(read_code(share_code(puzzle)))


def test_the_hint_and_the_order_of_structures_do_not_matter() -> None:
    puzzle = generate("normal", 3, Rng(1))
    other = msgspec.structs.replace(puzzle, hint="", structures=puzzle.structures[::-1])
    assert difficulty(other) == difficulty(puzzle)


def test_an_opening_never_rules_out_the_true_clue() -> None:
    for seed in range(20):
        puzzle = generate("advanced", 5, Rng(seed))
        rows = _opening(puzzle, Rng(seed))
        for clue, row in zip(puzzle.clues, rows, strict=True):
            assert clue in row
            assert len(row) < len(CLUES_OF_MODE["advanced"])


def test_the_chance_is_the_part_of_worlds_that_are_right() -> None:
    puzzle = generate("normal", 3, Rng(4))
    rows = _opening(puzzle, Rng(4))
    allowed = puzzle.map.regions
    for researcher, own in enumerate(puzzle.clues):
        options = [*rows[:researcher], (own,), *rows[researcher + 1 :]]
        meets: Counter[int] = Counter()
        for world in worlds(options, allowed):
            meet = EVERYWHERE
            for clue in world:
                meet &= allowed[clue]
            meets[meet] += 1
        chance = meets[puzzle.habitat] / meets.total()
        assert _chance(puzzle, rows, researcher) == pytest.approx(chance)


def test_stars_follow_the_cut_points() -> None:
    seen = set()
    for seed in range(20):
        for researchers in (3, 4):
            rating = difficulty(generate("normal", researchers, Rng(seed)))
            assert rating.hexes >= 1
            assert rating.stars == 1 + sum(rating.hexes >= cut for cut in CUTS)
            seen.add(rating.stars)
    assert seen >= {1, 2, 3, 4}


def test_more_researchers_make_harder_puzzles() -> None:
    def mean(researchers: int) -> float:
        ratings = [difficulty(generate("normal", researchers, Rng(seed))) for seed in range(12)]
        return sum(rating.hexes for rating in ratings) / len(ratings)

    assert mean(3) < mean(4) < mean(5)
