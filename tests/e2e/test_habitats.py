"""A person plays Habitats in the browser, on the market and the park themselves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import SHOTS, NewVisitor
from e2e.layout import check_axe, check_layout
from e2e.visitor import PHONE, WIDE, Visitor
from hedgerow.locale import Language
from hedgerow.server.testing import Server


def sit_down(ann: Visitor) -> None:
    """A table for one person and one bot."""
    page = ann.page
    ann.lay_out("habitats", "bot", "B")
    ann.button("web-new-start").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-space]").first).to_be_visible()


def make(ann: Visitor, move: Any) -> None:
    """Take on the market, place on the park; a finger taps twice, once to look."""
    page, made = ann.page, ann.state["made"]
    touch = page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    if move["do"] == "take":
        space = page.locator(
            f'[data-space="{move["row"] * ann.state["view"]["columns"] + move["column"]}"]'
        )
        space.tap() if touch else space.click()
        tile = page.get_by_role("button", name=ann.t("web-habitats-take", tile=named(ann, move)))
        tile.tap() if touch else tile.click()
    else:
        cell = page.locator(f'[data-cell="{move["x"]},{move["y"]}"]')
        turns = sorted({one["turn"] for one in ann.moves})
        for _ in range(turns.index(move["turn"]) - (turns.index(0) if 0 in turns else 0)):
            ann.button("web-habitats-turn").click()
        if touch:
            cell.tap()
            ann.button("web-habitats-lay").tap()
        else:
            cell.hover()
            cell.click()
    ann.until_made(made + 1)


def named(ann: Visitor, move: Any) -> str:
    view = ann.state["view"]
    tile = view["market"][move["row"] * view["columns"] + move["column"]]
    face = next(face for face in view["tiles"] if face["tile"] == tile)
    name: str = face["name"][ann.language]
    return name


def choice(ann: Visitor, turn: int) -> Any:
    """Now this one, now that; cells near the entrance, so that the park stays in sight."""
    if ann.moves[0]["do"] == "take":
        return ann.moves[turn % len(ann.moves)]
    return min(ann.moves, key=lambda move: (abs(move["x"]) + abs(move["y"]), move["turn"]))


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE)], ids=["wide", "phone"])
def test_a_whole_game_on_the_board(
    visit: NewVisitor, server: Server, language: Language, size: tuple[int, int]
) -> None:
    ann = visit(language, size=size)
    sit_down(ann)
    turn = 0
    while ann.until_asked():
        if turn in (0, 15):
            name = f"habitats-{language}-{size[0]}-{turn}"
            ann.page.screenshot(path=SHOTS / f"{name}.png")
            check_layout(ann.page, name)
            check_axe(ann.page, name)
        make(ann, choice(ann, turn))
        turn += 1
    assert turn == 2 * 21  # nine, six and six turns, a take and a place each
    expect(ann.ending).to_be_visible()
    ann.record()


def test_every_tile_has_a_sheet_and_every_rival_a_park(visit: NewVisitor) -> None:
    ann = visit()
    sit_down(ann)
    assert ann.until_asked()
    make(ann, choice(ann, 0))
    make(ann, choice(ann, 1))
    assert ann.until_asked()
    page = ann.page
    page.locator("[data-rival]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".park .cell:not(.ghost)").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(ann.t("web-habitats-sheet-rule", rule="HAB-25"))


def test_by_keyboard_alone(visit: NewVisitor) -> None:
    """Digits choose a tile, the button takes it; arrows move over the cells, Enter places."""
    ann = visit()
    sit_down(ann)
    for _ in range(3):
        assert ann.until_asked()
        made = ann.state["made"]
        ann.page.keyboard.press("1")
        ann.page.keyboard.press("1")
        ann.until_made(made + 1)
        assert ann.moves[0]["do"] == "place"
        first = ann.page.locator("[data-cell]").first
        first.focus()
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("Enter")
        ann.until_made(made + 2)
