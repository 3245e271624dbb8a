"""From the home page to the end of a game without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewVisitor
from e2e.visitor import Visitor
from hedgerow.locale import Language


@pytest.mark.parametrize("language", ["en", "fr"])
def test_keyboard_only_from_the_home_page_to_the_end(visit: NewVisitor, language: Language) -> None:
    ann = visit(language)
    ann.open("/")
    page = ann.page
    expect(page.get_by_role("main")).to_be_visible()
    game = ann.t("game-cryptid-name")
    expect(ann.button("web-play-now-game", game=game)).to_be_visible()
    tab_to(page, ann.t("web-play-now-game", game=game))
    assert focus_is_seen(page)
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")

    ways = [over_the_map, by_the_list]
    turns = 0
    while ann.until_asked():
        made = ann.state["made"]
        if turns == 0:
            expect(ann.hex(0)).to_be_attached()
            tab_to_the_map(page, most=3)
        if len(ann.moves) <= 6:
            page.keyboard.press("1")
        else:
            ways[turns % 2](ann)
        ann.wait(lambda: ann.state["made"] > made or ann.over, "the move")  # noqa: B023
        ann.wait(lambda: not page.evaluate(LOST), "the focus where it was")
        turns += 1
    assert turns >= 2

    expect(ann.ending).to_be_visible()
    tab_to(page, ann.t("web-end-replay"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/*")


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Press Tab until the thing of this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if focused(page) == name:
            return
    raise AssertionError(f"{name} cannot be reached with the Tab key")


def focused(page: Page) -> str:
    """What a screen reader would call the thing that has the focus."""
    said = page.evaluate(
        "() => { const it = document.activeElement;"
        " return it?.getAttribute('aria-label') ?? it?.textContent ?? ''; }"
    )
    return str(said).strip()


def focus_is_seen(page: Page) -> bool:
    """Whether the focus has an outline of its own."""
    return bool(
        page.evaluate(
            "() => { const s = getComputedStyle(document.activeElement);"
            " return (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0)"
            " || s.boxShadow !== 'none'; }"
        )
    )


def by_the_list(ann: Visitor) -> None:
    """C opens all choices; arrows and Enter choose; Enter confirms."""
    page = ann.page
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    options = page.get_by_role("listbox").get_by_role("option")
    expect(options.first).to_be_visible()
    expect(options).to_have_count(len(ann.moves))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(ann.button("web-confirm-play")).to_be_focused()
    page.keyboard.press("Enter")


def over_the_map(ann: Visitor) -> None:
    """Tab to the map, arrows to a hex, Enter for its choices, Enter for the first of them."""
    page = ann.page
    move = ann.calm_move()
    tab_to_the_map(page)
    for key in ("ArrowLeft",) * 12 + ("ArrowUp",) * 9:
        page.keyboard.press(key)
    row, column = divmod(move["hex"], 12)
    for key in ("ArrowRight",) * column + ("ArrowDown",) * row:
        page.keyboard.press(key)
    assert at_hex(page) == move["hex"]
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


LOST = "() => document.activeElement === null || document.activeElement === document.body"


def tab_to_the_map(page: Page, most: int = 60) -> None:
    for _ in range(most + 1):
        if page.evaluate("() => document.activeElement?.hasAttribute('data-hex') ?? false"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the map cannot be reached with {most} presses of the Tab key")


def at_hex(page: Page) -> int:
    return int(page.evaluate("() => document.activeElement?.getAttribute('data-hex') ?? -1"))
