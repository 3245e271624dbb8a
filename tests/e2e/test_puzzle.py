"""The puzzle page, for people around a box, and the puzzles of a day."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewVisitor
from e2e.visitor import PHONE, WIDE
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.sharing import read_code, share_code
from hedgerow.locale import Language


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE)], ids=["en", "fr"])
def test_a_set_up_by_its_code(visit: NewVisitor, language: Language, size: tuple[int, int]) -> None:
    """Each clue is on the page only while it is held; hint and habitat only when asked for."""
    puzzle = generate("advanced", 5, Rng(8))
    ann = visit(language, size=size)
    page = ann.page
    ann.open(f"/puzzle/{share_code(puzzle)}")
    shown = page.locator(".screen")  # what is printed is not on the screen
    for name in puzzle.slots:
        turned = ann.t(
            "web-cryptid-puzzles-turned" if name.endswith("r") else "web-cryptid-puzzles-upright"
        )
        expect(shown).to_contain_text(re.compile(rf"{name[0]}\s*{turned}"))
    clues = [ann.catalogue.say(words.clue(CODES[clue])) for clue in puzzle.clues]
    for clue in clues:
        expect(shown).not_to_contain_text(clue)
    for number, clue in enumerate(clues):
        hold = shown.get_by_role(
            "button", name=re.compile(re.escape(ann.t("web-cryptid-puzzles-hold")))
        ).nth(number)
        hold.scroll_into_view_if_needed()
        hold.hover()
        page.mouse.down()
        expect(shown).to_contain_text(clue)
        assert not any(other in shown.inner_text() for other in clues if other != clue)
        page.wait_for_timeout(400)  # shorter would be a tap, which leaves it open
        page.mouse.up()
        expect(shown).not_to_contain_text(clue)
    hint = ann.catalogue.say(words.hint(puzzle.hint))
    expect(shown).not_to_contain_text(hint)
    ann.button("web-cryptid-puzzles-hint-ask").click()
    ann.button("web-cryptid-puzzles-no").click()
    expect(shown).not_to_contain_text(hint)
    ann.button("web-cryptid-puzzles-hint-ask").click()
    ann.button("web-cryptid-puzzles-yes").click()
    expect(shown).to_contain_text(hint)


def test_a_new_puzzle_has_an_address_of_its_own(visit: NewVisitor) -> None:
    ann = visit()
    ann.open("/puzzle")
    ann.page.wait_for_url("**/puzzle/*")
    first = ann.page.url
    ann.page.get_by_role("radio", name="5", exact=True).check(force=True)
    ann.button("web-cryptid-puzzles-make").click()
    ann.page.wait_for_url(lambda url: url != first)
    assert len(read_code(ann.page.url.rpartition("/")[2]).clues) == 5


def test_a_wrong_code_says_so_and_leaves_the_puzzle(visit: NewVisitor) -> None:
    ann = visit()
    ann.open("/puzzle")
    ann.page.wait_for_url("**/puzzle/*")
    before = ann.page.url
    ann.page.get_by_label(ann.t("web-cryptid-puzzles-enter")).fill("NOTACODE")
    ann.button("web-cryptid-puzzles-open").click()
    expect(ann.page.locator(".failed")).to_be_visible()
    assert ann.page.url == before
    ann.complaints = [said for said in ann.complaints if "400" not in said]  # the refusal itself


def test_a_tile_is_dragged_to_its_cell(visit: NewVisitor) -> None:
    ann = visit(size=WIDE)
    ann.open("/puzzles/habitats/2026-11-15")
    page = ann.page
    tiles = page.locator("[data-tile]")
    expect(page.locator("[data-cell]").first).to_be_visible(timeout=60_000)
    before = tiles.count()
    face = page.locator(".tile-card .face").nth(1)
    face.hover()
    page.mouse.down()
    page.mouse.move(700, 300, steps=3)
    page.locator("[data-cell]").first.hover()
    page.mouse.up()
    expect(tiles).to_have_count(before + 1)
    expect(page.locator(".tile-card.laid")).to_have_count(1)
