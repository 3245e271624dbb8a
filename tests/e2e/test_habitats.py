"""A person plays Habitats in the browser, on the market and the park themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewVisitor
from e2e.layout import check_axe, check_every_size, check_layout, check_window
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


GOALS = """
(cells) => cells.map((one) => [one.ariaLabel, one.querySelector('.sum')?.dataset.text ?? '0'])
"""
"""The name of each free cell, and what is seen on it of the goals."""


def make(ann: Visitor, move: Any) -> None:
    """Take on the market, place on the park; a finger taps twice, once to look."""
    page, made = ann.page, ann.state["made"]
    touch = page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    if move["do"] == "take":
        space = page.locator(
            f'[data-space="{move["row"] * ann.state["view"]["columns"] + move["column"]}"]'
        )
        before = space.bounding_box()
        space.tap() if touch else space.click()
        assert space.bounding_box() == before, "nothing moves under the finger"
        expect(page.locator(".chosen .chip").first).to_be_visible()
        promised = page.locator(".chosen .chip").all_inner_texts()
        tile = ann.button("web-habitats-take", tile=named(ann, move))
        tile.tap() if touch else tile.click()
        ann.until_made(made + 1)
        # Also for a road, which can be turned: it lies as its best cell wants it.
        expect(page.locator(".chosen .chip")).to_have_text(promised)
        return
    cell = page.locator(f'[data-cell="{move["x"]},{move["y"]}"]')
    turn = ann.button("web-habitats-turn")
    while turn.count() and turn.get_attribute("data-turn") != str(move["turn"]):
        turn.click()
    if touch:
        # The chips speak of the best cell alone, so each cell shows what the goals gain there.
        for label, goals in page.locator(".ghost").evaluate_all(GOALS):
            assert ann.t("web-habitats-gain-goals-sum", vp=goals) in label
        cell.scroll_into_view_if_needed()
        before = cell.bounding_box()
        cell.tap()
        assert cell.bounding_box() == before, "nothing moves under the finger"
        ann.button("web-habitats-lay").tap()
    else:
        cell.hover()
        cell.click()
    ann.until_made(made + 1)


def face_of(ann: Visitor, move: Any) -> Any:
    view = ann.state["view"]
    tile = view["market"][move["row"] * view["columns"] + move["column"]]
    return next(face for face in view["tiles"] if face["tile"] == tile)


def named(ann: Visitor, move: Any) -> str:
    name: str = face_of(ann, move)["name"][ann.language]
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
    turn, scales = 0, []
    while ann.until_asked():
        if turn in (14, 15):
            check_every_size(ann, f"habitats-{language}-{turn}")
            check_axe(ann.page, f"habitats-{language}-{turn}")
            scales.append(ann.page.locator(".park").first.get_attribute("style"))
        make(ann, choice(ann, turn))
        turn += 1
    assert turn == 2 * 21  # nine, six and six turns, a take and a place each
    assert scales[0] == scales[1], "a park keeps its scale between taking and laying"
    expect(ann.ending).to_be_visible()
    ann.record()
    total = str(ann.state["outcome"]["scores"][0]["total"])
    if size == PHONE:
        expect(ann.page.locator(".thumb.own b")).to_have_text(total)
    else:
        expect(ann.page.get_by_text(total, exact=True)).to_have_count(1)
        check_every_size(ann, "habitats-end")
        ann.link("web-end-replay").click()
        ann.page.wait_for_url("**/replay/*")
        expect(ann.page.locator("[data-space]").first).to_be_visible()
        check_every_size(ann, "habitats-replay")


def test_a_phone_shows_what_was_laid_and_tells_of_each_year(visit: NewVisitor) -> None:
    """A column of tiles outgrows the park of a phone; whatever is laid is in sight all the same."""
    ann = visit("fr", size=PHONE)
    sit_down(ann)
    page = ann.page
    years = page.locator(".years.slim")
    for laid in range(9):
        turn = ann.t("web-habitats-year-turn", turn=laid + 1, turns=9)
        assert ann.until_asked()
        expect(years).to_contain_text(f"{ann.t('web-habitats-year', year=1)} · {turn}")
        make(ann, ann.moves[0])
        offered = [move for move in ann.moves if move["turn"] == 0] or ann.moves
        highest = max(offered, key=lambda move: move["y"])
        make(ann, highest)
        page.wait_for_function(WHOLE, arg=f"{highest['x']},{highest['y']}")
    assert ann.until_asked()
    # What says that the park goes on downwards leads there, and is pressed in its own right.
    page.get_by_role("button", name=ann.t("web-habitats-beyond", edge="down")).tap()
    page.wait_for_function(WHOLE, arg="0,0")
    expect(page.get_by_role("dialog")).to_have_count(0)
    brought = ann.state["view"]["goals"][0]["points"][0]
    vp = f"+{brought}" if brought else "0"
    told = ann.t("web-habitats-year-brought", year=1, vp=vp)
    expect(years.get_by_role("status")).to_have_text(told)


def test_five_seats_and_two_goals_a_year_fit_on_a_phone(visit: NewVisitor) -> None:
    ann = visit("fr", size=PHONE)
    page = ann.page
    ann.open("/new/habitats")
    page.get_by_role("button", name=ann.t("web-new-add")).click()
    page.get_by_label(ann.t("web-slot-who", letter="E"), exact=True).select_option("bot")
    page.get_by_text(ann.t("option-habitats-yearly-two"), exact=True).click()
    ann.button("web-new-start").click()
    page.wait_for_url("**/table/*")
    assert ann.until_asked()
    page.locator(".space.legal button").first.tap()
    expect(page.locator(".chosen .primary")).to_be_in_viewport(ratio=1)
    check_layout(page, "habitats-five-seats")


def test_a_phone_explains_the_tile_in_thought_and_in_hand(visit: NewVisitor) -> None:
    """A tap on a tile within reach chooses it, so its name opens the sheet of every other tile."""
    ann = visit("fr", size=PHONE)
    sit_down(ann)
    assert ann.until_asked()
    page = ann.page
    name, sheet = page.locator(".chosen button.words"), page.get_by_role("dialog")
    tile = page.locator(".space.legal button").first
    tile.tap()
    made = ann.state["made"]
    tile.tap()
    expect(sheet).to_contain_text("HAB-")
    page.keyboard.press("Escape")
    assert ann.state["made"] == made, "a second look takes nothing"
    for _ in ("in thought", "in hand"):
        name.tap()
        expect(sheet).to_contain_text("HAB-")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        if ann.moves[0]["do"] == "take":
            made = ann.state["made"]
            page.locator(".chosen .primary").tap()
            ann.until_made(made + 1)
    assert ann.moves[0]["do"] == "place"
    check_window(page, "habitats-in-hand", touch=True)


def test_a_low_window_keeps_the_button_below_a_tile_in_sight(visit: NewVisitor) -> None:
    """However long the words on the tile in thought, one sees how to take it."""
    ann = visit("fr")
    sit_down(ann)
    assert ann.until_asked()
    page = ann.page
    # As low as the card may get, whichever tiles lie in the market.
    card = page.locator(".left .side")
    card.evaluate("(card) => Object.assign(card.style, { flex: 'none', height: '8rem' })")
    for move in ann.moves:
        page.locator(
            f'[data-space="{move["row"] * ann.state["view"]["columns"] + move["column"]}"]'
        ).click()
        expect(page.locator(".chosen .chip").first).to_be_visible()
        expect(ann.button("web-habitats-take", tile=named(ann, move))).to_be_in_viewport(ratio=1)


COVERED = """
(card) => {
  const acts = card.querySelector('.acts').getBoundingClientRect();
  return [...card.querySelectorAll('.gain > *')]
    .map((one) => ({ text: one.innerText, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 1 && box.bottom > acts.top + 1)
    .map(({ text }) => text);
}
"""
"""What a tile would bring, as far as the buttons below lie over it."""


def test_a_laptop_s_window_shows_what_a_tile_would_bring(visit: NewVisitor) -> None:
    """Also of a road, whose words are the longest, with goals of this year and of later ones."""
    ann = visit("fr", size=(1366, 650))
    page, card = ann.page, ann.page.locator(".chosen")
    ann.lay_out("habitats", "bot", "BC")
    for option in ("yearly-two", "roads-endless"):
        page.get_by_text(ann.t(f"option-habitats-{option}"), exact=True).click()
    ann.button("web-new-start").click()
    page.wait_for_url("**/table/*")
    roads = 0
    while roads < 2 and ann.until_asked():
        for move in ann.moves:
            space = move["row"] * ann.state["view"]["columns"] + move["column"]
            page.locator(f'[data-space="{space}"]').click()
            expect(card.locator(".chip").first).to_be_visible()
            assert card.evaluate(COVERED) == []
            roads += face_of(ann, move)["kind"] == "road"
        made = ann.state["made"]
        card.locator(".primary").click()  # the last one: a second click on it opens its sheet
        ann.until_made(made + 1)
        expect(ann.button("web-habitats-lay-where")).to_be_visible()
        assert card.evaluate(COVERED) == []
        make(ann, choice(ann, 0))
    assert roads, "a road was in reach"


def test_a_lesson_shows_all_that_a_tile_would_bring(visit: NewVisitor) -> None:
    """The market of two seats is low, and so is what stands beside it on a phone."""
    ann = visit("fr", size=PHONE)
    ann.open("/learn/habitats")
    elephant = ann.page.get_by_role("button", name=re.compile("^éléphant")).first
    elephant.tap()
    card = ann.page.locator(".chosen")
    expect(card).to_contain_text(ann.t("web-habitats-at-any"))
    assert card.evaluate(COVERED) == []


WHOLE = """
(place) => {
  const cell = document.querySelector(`.ground [data-tile="${place}"]`)?.getBoundingClientRect();
  const frame = document.querySelector('.ground .frame').getBoundingClientRect();
  return cell && cell.top >= frame.top - 1 && cell.bottom <= frame.bottom + 1;
}
"""
"""Whether a tile of one's park is in sight from edge to edge."""


TOWERS = """
(tiles) => tiles.map((tile) => {
  const frame = tile.getBoundingClientRect();
  const worth = tile.querySelector('.worth').getBoundingClientRect();
  const signs = [...tile.querySelectorAll('.worth svg')].map((one) => one.getBoundingClientRect());
  const rays = [...tile.querySelectorAll('.ray')].map((one) => one.getBoundingClientRect());
  return [
    signs.length === 2 && rays.length >= 4,
    worth.left >= frame.left && worth.right <= frame.right && worth.bottom <= frame.bottom,
    signs.every((one) => one.left >= worth.left && one.right <= worth.right),
    signs.every((one) => one.height > 0 && one.height < frame.height / 5),
    rays.every((one) => one.bottom <= worth.top + 1),
  ];
})
"""
"""Of each watchtower: whether it shows what it counts, small and whole, below all it looks at."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_watchtower_shows_where_it_looks_and_what_it_counts(
    visit: NewVisitor, size: tuple[int, int]
) -> None:
    ann = visit("fr", size=size)
    page = ann.page
    ann.lay_out("habitats", "bot", "BCD")
    ann.button("web-new-start").click()
    page.wait_for_url("**/table/*")
    assert ann.until_asked()
    towers, sheet = page.locator("[data-space] .tile.tower"), page.get_by_role("dialog")
    said = towers.evaluate_all(TOWERS)
    assert said and all(all(each) for each in said)
    # One out of reach: a tile within reach is chosen first.
    page.locator(".space:not(.legal) .tile.tower").first.click()
    expect(sheet).to_be_visible()
    (shown,) = sheet.locator(".tile.tower").evaluate_all(TOWERS)
    assert all(shown)


def test_every_tile_has_a_sheet_and_every_rival_a_park(visit: NewVisitor) -> None:
    ann = visit()
    sit_down(ann)
    assert ann.until_asked()
    page = ann.page
    entrance = page.locator('[data-panel] [data-tile="0,0"]')
    before = entrance.bounding_box()
    make(ann, choice(ann, 0))
    cell = page.locator("[data-cell]").first
    expect(cell).to_have_accessible_name(re.compile("entrance"))
    make(ann, choice(ann, 1))
    assert ann.until_asked()
    assert entrance.bounding_box() == before, "the park stays where it is while it grows"
    page.locator("[data-rival]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".park .cell:not(.ghost)").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(ann.t("web-habitats-sheet-rule", rule="HAB-25"))
    page.keyboard.press("Escape")

    # A goal says what counts; a tile what it needs and what it would bring, goals apart.
    goal = ann.state["view"]["goals"][0]
    page.locator(".goal button").first.click()
    expect(sheet).to_contain_text(ann.t(f"web-habitats-goal-{goal['goal']}"))
    expect(sheet.get_by_text(ann.t("web-habitats-you"), exact=True)).to_have_count(1)
    page.keyboard.press("Escape")
    make(ann, choice(ann, 2))
    move = choice(ann, 3)
    page.locator(f'[data-cell="{move["x"]},{move["y"]}"]').hover()
    side = page.locator(".chosen")
    expect(side).to_contain_text(ann.t("web-habitats-at", at=f"{move['x']},{move['y']}"))
    expect(side).to_contain_text(re.compile(fluent_number(ann, "web-habitats-gain-tile")))
    # One goal is named, several are counted: a sum stands for no single goal.
    said = [ann.t("web-habitats-gain-goals", vp="@", count=count, goal="") for count in (0, 2, 3)]
    for one in ann.state["view"]["goals"]:
        name = ann.t(one["name"]["id"], **one["name"]["args"])
        said.append(ann.t("web-habitats-gain-goals", vp="@", count=1, goal=name))
    # Of this year's goals and later ones, only the first are scored soon.
    said.append(ann.t("web-habitats-gain-goals-years", now="@", later="@"))
    numbers = "|".join(re.escape(text).replace("@", "[+−]?\\d+") for text in said)
    expect(side.locator(".chip").last).to_have_text(re.compile(f"^({numbers})$"))


def fluent_number(ann: Visitor, id: str) -> str:
    """A pattern for a text with a change in it: +3, 0 or −3."""
    return re.escape(ann.t(id, vp="@")).replace("@", "[+−]?\\d+")


def test_by_keyboard_alone(visit: NewVisitor) -> None:
    """Digits choose a tile and take it; arrows move over the cells, Enter places. At 200 %, the
    board is within three Tabs, and the focus stays on it after a move."""
    ann = visit()
    sit_down(ann)
    ann.page.set_viewport_size({"width": 720, "height": 450})
    ann.page.reload()
    expect(ann.page.locator("[data-space]").first).to_be_visible()
    for _ in range(3):
        assert ann.until_asked()
        made = ann.state["made"]
        ann.page.keyboard.press("1")
        ann.page.keyboard.press("1")
        ann.until_made(made + 1)
        assert ann.moves[0]["do"] == "place"
        expect(ann.page.locator("[data-cell]:enabled").first).to_be_attached()
        for _ in range(3):
            if not at_a_cell(ann):
                ann.page.keyboard.press("Tab")
        assert at_a_cell(ann), "the board is within three Tabs"
        ann.page.keyboard.press("ArrowRight")
        ann.page.keyboard.press("Enter")
        ann.until_made(made + 2)
        ann.wait(lambda: bool(ann.page.evaluate(IN_BOARD)), "the focus on the board")


IN_BOARD = "() => document.activeElement?.matches('main *') ?? false"


def at_a_cell(ann: Visitor) -> bool:
    return bool(ann.page.evaluate("() => document.activeElement?.hasAttribute('data-cell')"))
