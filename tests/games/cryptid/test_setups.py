"""The puzzle page gives what an owner of the box needs, and its secrets apart."""

from __future__ import annotations

from typing import Literal

import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import CLUE_OF, Mode
from hedgerow.games.cryptid.companion.aids import ground
from hedgerow.games.cryptid.companion.setups import PuzzlePage, of_day, puzzle_page
from hedgerow.games.cryptid.generator import generate, pairs_share
from hedgerow.games.cryptid.hexes import hexes_of
from hedgerow.games.cryptid.sharing import read_code, share_code
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.testing.rules import rule


def made(mode: Mode, seats: int, seed: int = 1, **more: str) -> PuzzlePage:
    return puzzle_page(mode, seats, seed, **more)


@pytest.mark.parametrize("mode", ["normal", "advanced"])
@pytest.mark.parametrize(("seats", "researchers"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_a_page_is_a_whole_proper_puzzle(
    mode: Literal["normal", "advanced"], seats: int, researchers: int
) -> None:
    page = made(mode, seats)
    assert page.mode == mode and page.researchers == len(page.clues) == researchers
    assert len(page.structures) == (6 if mode == "normal" else 8)
    assert sorted(slot.number for slot in page.slots) == list("123456")
    meet = set(page.clues[0].region)
    for clue in page.clues[1:]:
        meet &= set(clue.region)
    assert meet == {page.habitat}
    assert 1 <= page.stars <= 5 and page.hexes >= 1


@rule("CRY-53")
def test_the_page_says_who_holds_which_clue() -> None:
    assert [clue.seat for clue in made("normal", 3).clues] == [0, 1, 2]
    two = made("advanced", 2)
    assert (two.seats, two.researchers) == (2, 4)
    assert [clue.seat for clue in two.clues] == [0, 0, 1, 1]
    regions = [set(clue.region) for clue in two.clues]
    assert len(regions[0] & regions[1]) >= 9 and len(regions[2] & regions[3]) >= 9
    assert made("normal", 2, code=two.code) == two
    assert made("normal", 4, code=two.code).seats == 4


@rule("CRY-53")
def test_a_code_for_four_that_does_not_serve_two_is_refused() -> None:
    rng = Rng(1)
    while pairs_share((puzzle := generate("normal", 4, rng)).regions):
        pass
    with pytest.raises(BadInput, match="error-cryptid-code-pairs"):
        made("normal", 2, code=share_code(puzzle))


def test_a_share_code_rebuilds_the_page() -> None:
    page = made("advanced", 3)
    again = made("normal", 5, code=page.code.lower().replace("-", " "))
    assert again == page


def test_the_page_is_the_puzzle_of_its_code() -> None:
    page = made("normal", 4)
    puzzle = read_code(page.code)
    assert page.map == ground(puzzle.map)
    assert [CLUE_OF[clue.clue.code] for clue in page.clues] == list(puzzle.clues)
    assert [clue.region for clue in page.clues] == [tuple(hexes_of(r)) for r in puzzle.regions]
    assert [f"{s.number}{'r' if s.turned else ''}" for s in page.slots] == list(puzzle.slots)


def test_two_puzzles_differ() -> None:
    assert made("normal", 4, 1).code != made("normal", 4, 2).code


def test_everybody_has_the_same_puzzle_on_a_day() -> None:
    page = made("advanced", 5, day="2026-03-01")
    assert page == made("normal", 3, day="2026-03-01")
    assert page.day == "2026-03-01" and page.researchers == 4
    assert made("normal", 4, day="2026-03-02").code != page.code
    # Published puzzles stay: a change of the generator must not change days gone by unnoticed.
    assert share_code(of_day("2026-03-01")) == "1116-KHMP-5XQP-JG0A-T4BX"


@pytest.mark.parametrize("day", ["", "yesterday", "2026-02-30", "01.03.2026"])
def test_a_day_that_is_none_is_refused(day: str) -> None:
    with pytest.raises(BadInput, match="error-cryptid-puzzle-day"):
        made("normal", 4, day=day)


@pytest.mark.parametrize("code", ["", "nonsense!", "1111-1111"])
def test_a_code_that_is_none_is_refused(code: str) -> None:
    with pytest.raises(BadInput, match="error-cryptid-code"):
        made("normal", 4, code=code)


@pytest.mark.parametrize("seats", [1, 6])
def test_too_few_or_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match="error-seats"):
        made("normal", seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: Language) -> None:
    say = Catalogue(language).say
    page: PuzzlePage = made("advanced", 5)
    texts = [page.hint, page.habitat_text, *(built.text for built in page.structures)]
    texts += [message for one in page.clues for message in (one.clue.short, one.clue.text)]
    assert all(say(text).strip() for text in texts)
