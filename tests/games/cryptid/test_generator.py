"""New puzzles, judged by the checker that shares nothing with the generator."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.checker import check_file
from hedgerow.games.cryptid.clues import CLUES_OF_MODE, Mode
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.puzzle import HINTS, Puzzle, true_hints
from hedgerow.games.cryptid.sharing import file_entry, share_code
from hedgerow.testing.rules import rule

MODES: tuple[Mode, ...] = ("normal", "advanced")
every_kind = pytest.mark.parametrize(
    ("mode", "researchers"), [(mode, n) for mode in MODES for n in (3, 4, 5)]
)


def some(mode: Mode, researchers: int, count: int = 40) -> list[Puzzle]:
    rng = Rng(researchers)
    return [generate(mode, researchers, rng) for _ in range(count)]


@rule("CRY-40", "CRY-41", "CRY-42", "CRY-43", "CRY-44", "CRY-45", "CRY-46", "CRY-47")
@every_kind
def test_the_checker_finds_nothing_wrong(mode: Mode, researchers: int) -> None:
    puzzles = some(mode, researchers)
    entries = [file_entry(number, puzzle) for number, puzzle in enumerate(puzzles)]
    findings = check_file(msgspec.json.encode({"puzzles": entries}), "generated")
    assert len(findings) == len(puzzles)
    for puzzle, finding in zip(puzzles, findings, strict=True):
        assert finding.seats == researchers
        assert finding.removable == ()
        assert finding.broken_rules == ()
        ((row, col),) = finding.habitats
        assert puzzle.habitat == 1 << row * 12 + col


@rule("CRY-46", "CRY-47")
@every_kind
def test_the_hint_is_one_that_the_rules_allow(mode: Mode, researchers: int) -> None:
    for puzzle in some(mode, researchers):
        assert puzzle.hint in true_hints(puzzle.clues)


@rule("CRY-47")
def test_hints_about_one_terrain_or_animals_need_all_kinds_of_clue() -> None:
    # on:forest|water, near1:desert, near2:stone and near3:white: codes 6, 10, 16 and 20.
    assert true_hints((6, 10, 16, 20)) == ("animal", "mountain", "swamp")
    assert true_hints((6, 10, 16)) == ("near3",)
    assert true_hints((16, 20)) == ("on", "near1", "terrain")


@every_kind
def test_equal_states_give_equal_puzzles_and_leave_equal_states(
    mode: Mode, researchers: int
) -> None:
    first, second = Rng(99), Rng(99)
    assert generate(mode, researchers, first) == generate(mode, researchers, second)
    assert first.state == second.state
    assert generate(mode, researchers, first) != generate(mode, researchers, Rng(99))


@rule("CRY-53")
@pytest.mark.parametrize(
    ("pairs", "code"), [(False, "113R-Q63G-VVFX-M8TJ-3V0W"), (True, "114D-3D6G-V8Z1-HCA0-4MTT")]
)
def test_a_seed_gives_the_same_puzzle_in_every_version(pairs: bool, code: str) -> None:
    """The first one that this seed gives does not serve two seats."""
    assert share_code(generate("normal", 4, Rng(28), pairs=pairs)) == code


def test_every_layout_clue_and_hint_turns_up() -> None:
    puzzles = some("advanced", 4, 400)
    for slot in range(6):
        seen = Counter(puzzle.slots[slot] for puzzle in puzzles)
        assert len(seen) == 12, "each section, upright and turned"
    for researcher in range(4):
        assert len({puzzle.clues[researcher] for puzzle in puzzles}) > 40
    assert {clue for puzzle in puzzles for clue in puzzle.clues} == set(CLUES_OF_MODE["advanced"])
    assert len({built.hex for puzzle in puzzles for built in puzzle.structures}) == 108
    assert {puzzle.hint for puzzle in puzzles} == set(HINTS)
