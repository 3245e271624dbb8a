"""A person plays Earth in the browser: on the tableau, the hand, the wheel and the dock."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from e2e import islands
from e2e.conftest import NewVisitor
from e2e.layout import SIZES, check_axe, check_every_size, check_layout, check_one_screen, settle
from e2e.visitor import PATIENCE, PHONE, WIDE, Visitor
from hedgerow.core.record import Record

TOUCH = """() => [...document.querySelectorAll('main button:not(.link)')]
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
    .filter(([{ width, height }]) => height && (width < 39.5 || height < 39.5))
    .map(([, html]) => html)"""

# A name or a badge that reaches out of its card, or is cut before it does.
CUT_FACES = """() => [...document.querySelectorAll('.face :is(.name, .vp)')]
    .filter((one) => one.getClientRects().length)
    .filter((one) => {
      const { top, right, bottom, left } = one.getBoundingClientRect();
      if (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1)
        return true;
      for (let at = one.parentElement; ; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        const clips = getComputedStyle(at).overflowY !== 'visible';
        if (clips && (top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1 ||
            left < box.left - 1)) return true;
        if (at.matches('.face')) return false;
      }
    })
    .map((one) => `${one.className} "${one.textContent || one.dataset.text}" of "${
      one.closest('.face').querySelector('.name')?.textContent}"`)"""


def check_faces(ann: Visitor) -> None:
    """In every window each card in sight has its whole name and its whole badge."""
    page, cut = ann.page, {}
    before = page.viewport_size
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        if found := page.evaluate(CUT_FACES):
            cut[width, height] = found
    if before:
        page.set_viewport_size(before)
        settle(page)
    assert not cut, cut


def play_on(ann: Visitor, *, look: set[str]) -> set[str]:
    """Play in a hurry to the end; says what was asked, and looks at the layout of some of it."""
    asked: set[str] = set()
    while islands.until_asked(ann):
        if islands.frame(ann) in look - asked:
            check_layout(ann.page, islands.frame(ann))
        asked.add(islands.frame(ann))
        check_source(ann)
        islands.make(ann, islands.sensible(ann))
    return asked


def check_source(ann: Visitor) -> None:
    """Pieces, cards and prices that an ability asks for are asked for in its name."""
    *below, top = islands.garden(ann)["stack"]
    used = any(one["type"] == "activation" and one["using"] for one in below)
    if used and top["type"] in ("placing", "composting", "owing"):
        expect(ann.page.locator(".side :is(.from, .uses)")).to_be_visible()


def test_a_whole_game_by_clicks_and_its_replay(visit: NewVisitor) -> None:
    ann = visit("en", size=WIDE)
    islands.unasked_at_the_end(ann)
    islands.start_table(ann, 2, mode="beginner")
    look = {"choosing", "composting", "acting", "planting", "placing", "activation", "keeping"}
    assert {"choosing", "acting", "planting"} <= play_on(ann, look=look)
    assert any(len(garden["plots"]) == 16 for garden in ann.state["view"]["gardens"])
    expect(ann.ending).to_contain_text(ann.t("earth-score-cards"))
    check_every_size(ann, "earth-end")
    check_faces(ann)
    ann.record()

    ann.link("web-end-replay").click()
    ann.page.wait_for_url("**/replay/*")
    expect(ann.page.locator("[data-cell]").first).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator("[data-hand]")).to_have_count(0)
    expect(ann.page.locator("[data-act]")).to_have_count(0)
    look_around(ann)
    check_every_size(ann, "earth-replay")
    check_axe(ann.page, "the replay")


def look_around(ann: Visitor) -> None:
    """A replay by turn and by move, through a seat's eyes, with a note that stays."""
    page = ann.page
    ann.button("web-replay-first").click()
    expect(page.get_by_text(ann.t("web-replay-before")).first).to_be_visible()
    ann.button("web-replay-on").click()
    expect(page).not_to_have_url(re.compile("[?&]at=[01]$"))
    ann.button("web-replay-unit-move").click()
    ann.button("web-replay-first").click()
    ann.button("web-replay-on-move").click()
    expect(page).to_have_url(re.compile("[?&]at=1$"))
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")

    # A seat's hand is open to its own eyes, its rival's is not; all see both in a list.
    page.get_by_role("tab", name=ann.t("web-replay-hands")).click()
    others = page.get_by_text(re.compile(r"\d+ unknown card"))
    known = page.locator(".card-name").count()
    page.locator("fieldset label").nth(1).click()
    expect(page.locator(".card-name")).not_to_have_count(known)
    expect(others.first).to_be_visible()
    page.locator("fieldset label").first.click()

    # The log is that of the table; a line leads to its moment.
    page.get_by_role("tab", name=ann.t("web-replay-log")).click()
    page.locator(".log .told").last.click()
    expect(page).to_have_url(re.compile(r"[?&]at=\d$"))
    at = page.url.rpartition("at=")[2]

    page.get_by_role("tab", name=ann.t("web-replay-own-notes")).click()
    page.get_by_role("textbox").fill("A good start.")
    page.reload()
    page.get_by_role("tab", name=re.compile(ann.t("web-replay-own-notes"))).click()
    expect(page.get_by_role("textbox")).to_have_value("A good start.")
    with page.expect_download() as saving:
        ann.button("web-replay-record").click()
    record = Record.load(Path(saving.value.path()).read_bytes(), "download")
    assert record.notes == {at: "A good start."}
    ann.button("web-replay-last").click()


def test_alone_with_animals_on_a_phone_in_french(visit: NewVisitor) -> None:
    ann = visit("fr", size=PHONE)
    islands.start_table(ann, 1, mode="standard", animals=True, gaia="beginner")
    check_layout(ann.page, "start cards")
    while islands.until_asked(ann) and islands.frame(ann) != "acting":
        islands.make(ann, islands.sensible(ann))
    page = ann.page
    check_one_screen(page, "the table on a phone")
    check_axe(page, "the table on a phone")
    assert not page.evaluate(TOUCH), "targets on touch are at least 40 px"
    page.locator('[role="tab"][data-seat="gaia"]').tap()
    expect(page.get_by_role("main")).to_contain_text(ann.t("web-earth-gaia"))
    check_layout(page, "Gaia")
    page.locator('[role="tab"][data-seat="0"]').tap()
    card = page.locator("[data-hand]").first
    before = card.bounding_box()
    card.tap()
    expect(page.locator(".brief")).to_be_visible()
    after = card.bounding_box()
    assert before and after and abs(after["y"] - before["y"]) < 4, "it stays under the finger"
    card.tap()

    asked = play_on(ann, look={"planting", "siting", "placing", "walking", "keeping"})
    assert {"planting", "closing"} <= asked
    expect(ann.ending).to_be_visible()
    ann.link("web-end-replay").click()
    page.wait_for_url("**/replay/*")
    expect(page.locator("[data-cell]").first).to_be_visible(timeout=PATIENCE)
    check_layout(page, "the replay on a phone")
    check_faces(ann)


def test_a_low_window_shows_the_four_actions_with_their_whole_names(visit: NewVisitor) -> None:
    ann = visit("fr", size=(720, 450))
    islands.start_table(ann, 2, mode="beginner")
    while islands.until_asked(ann) and islands.frame(ann) != "acting":
        islands.make(ann, islands.sensible(ann))
    wheel = ann.page.locator("[data-action]")
    expect(wheel).to_have_count(4)
    cut = wheel.evaluate_all(
        """(all) => all.filter((one) => [...one.children].some((part) => {
          const [inner, outer] = [part.getBoundingClientRect(), one.getBoundingClientRect()];
          return inner.width && (inner.left < outer.left || inner.right > outer.right);
        })).map((one) => one.textContent)"""
    )
    assert not cut


def test_a_phone_brings_back_the_wheel_and_the_hand(visit: NewVisitor) -> None:
    ann = visit("fr", size=PHONE)
    islands.start_table(ann, 2, mode="beginner")
    while islands.until_asked(ann) and islands.frame(ann) != "acting":
        islands.make(ann, islands.sensible(ann))
    page = ann.page
    wheel, held = page.locator("[data-action]"), page.locator("[data-hand]")
    expect(wheel).to_have_count(4)
    held.first.click()
    expect(wheel).to_have_count(0)
    check_layout(page, "a card of the hand that is read before an action is chosen")
    ann.button("web-earth-back").click()
    expect(wheel).to_have_count(4)
    while islands.until_asked(ann) and islands.frame(ann) != "keeping":
        islands.make(ann, islands.sensible(ann))
    view = ann.state["view"]
    mine = page.locator(f'[data-hand="{view["hand"][0]}"]')
    offered = page.locator(f'[data-hand="{view["offer"][0]}"]')
    expect(offered).to_be_visible()
    expect(mine).to_have_count(0)
    ann.button("web-earth-hand").click()
    expect(mine).to_be_visible()
    expect(offered).to_have_count(0)
    check_layout(page, "one's hand while cards are looked at")
    ann.button("web-earth-hand").click()
    expect(offered).to_be_visible()


def test_a_card_that_is_read_hides_the_buttons_of_an_ability(visit: NewVisitor) -> None:
    ann = visit("fr", size=PHONE)
    islands.start_table(ann, 2, mode="beginner")
    page = ann.page
    use, skip = page.locator('[data-act="use"]'), page.locator('[data-act="skip"]')
    while islands.until_asked(ann):
        asked = islands.frame(ann) == "activation" and {"do": "use"} in ann.moves
        if asked and ann.state["view"]["hand"]:
            break
        islands.make(ann, islands.sensible(ann))
    expect(use).to_be_visible()
    page.locator("[data-hand]").first.click()
    back = ann.button("web-earth-back-ability")
    expect(back).to_be_visible()
    expect(use).to_have_count(0)
    expect(skip).to_have_count(0)
    check_layout(page, "a card of the hand that is read while an ability is in question")
    back.click()
    expect(use).to_be_visible()
    expect(skip).to_be_visible()


def test_cards_are_explained_sorted_and_weighed(visit: NewVisitor) -> None:
    ann = visit("en", size=WIDE, dark=True)
    islands.start_table(ann, 2, mode="beginner")
    page = ann.page
    while islands.until_asked(ann) and islands.frame(ann) != "planting":
        islands.make(ann, islands.sensible(ann))
    check_axe(page, "planting in the dark")
    check_one_screen(page, "the table")
    check_every_size(ann, "earth-play")

    # A picked card shows what each space would add; Esc puts it back.
    card = next(move["card"] for move in ann.moves if move["do"] == "plant")
    islands.held(ann, card).click()
    expect(page.locator("[data-whatif]")).to_be_visible()
    expect(islands.act(ann, "plant")).to_be_enabled()
    check_layout(page, "a card in thought")
    page.keyboard.press("Escape")
    expect(page.locator("[data-whatif]")).to_have_count(0)

    # The hand is filtered and sorted; its cards open on a right click.
    many = page.locator("[data-hand]").count()
    ann.button("web-earth-tools-live", count=len(live(ann))).click()
    expect(page.locator("[data-hand]")).to_have_count(len(live(ann)))
    ann.button("web-earth-tools-all", count=many).click()
    page.locator("[data-hand]").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")

    # Planted with its cell by one press, and taken back.
    made = ann.state["made"]
    islands.make(ann, {"do": "plant", "card": card})
    assert len(islands.garden(ann)["plots"]) == 1
    planted = page.locator(f'[data-cell="{islands.garden(ann)["plots"][0]["cell"]}"]')
    expect(planted).to_be_visible()
    if ann.state["can_undo"]:
        ann.button("web-undo").click()
        ann.wait(lambda: ann.state["made"] == made, "the undo")
        expect(islands.held(ann, card)).to_be_visible()


def test_a_card_to_plant_brings_back_ones_own_island(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    islands.start_table(ann, 2, mode="beginner")
    page = ann.page
    while islands.until_asked(ann) and islands.frame(ann) != "planting":
        islands.make(ann, islands.sensible(ann))
    seat = ann.state["view"]["seat"]
    own, rival = (page.locator(f'[role="tab"][data-seat="{at}"]') for at in (seat, 1 - seat))
    card = next(move["card"] for move in ann.moves if move["do"] == "plant")
    rival.tap()
    expect(rival).to_have_attribute("aria-selected", "true")
    islands.press(ann, islands.held(ann, card))
    expect(own).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-cell][data-lit]").first).to_be_visible()

    # With the card in thought one may look again: no place of the rival's is marked for it.
    rival.tap()
    expect(rival).to_have_attribute("aria-selected", "true")
    expect(islands.act(ann, "plant")).to_be_enabled()
    expect(page.locator(".slot.chosen, [data-cell][data-lit]")).to_have_count(0)


def live(ann: Visitor) -> set[int]:
    """The cards of the hand with which something may be done."""
    return {move["card"] for move in ann.moves if move["do"] in ("plant", "event", "compost")}


def payable(ann: Visitor) -> bool:
    """Whether a card of the hand may be planted at once."""
    hand, soil = ann.state["view"]["hand"], islands.garden(ann)["soil"]
    notes = [note for note in islands.aids(ann)["hand"] if note["card"] in hand]
    return any(note["cost"] is not None and note["cost"] <= soil for note in notes)


def test_a_turn_by_keys_alone(visit: NewVisitor) -> None:
    ann = visit("en", size=WIDE)
    islands.start_table(ann, 2, mode="beginner")
    page = ann.page
    while islands.until_asked(ann) and (islands.frame(ann) != "acting" or not payable(ann)):
        islands.make(ann, islands.sensible(ann))
    made = ann.state["made"]
    page.keyboard.press("1")
    expect(page.locator('[data-action="green"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    ann.until_made(made + 1)
    assert islands.frame(ann) == "planting"
    made = ann.state["made"]
    expect(page.locator("[data-hand][data-lit]").first).to_be_visible()
    page.locator('[data-hand][tabindex="0"]').focus()
    hand = range(len(ann.state["view"]["hand"]))
    for _ in hand:
        page.keyboard.press("ArrowLeft")
    for _ in hand:
        if page.evaluate("() => document.activeElement.dataset.lit"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(islands.act(ann, "plant").or_(islands.act(ann, "event"))).to_be_enabled()
    page.keyboard.press("Enter")
    ann.until_made(made + 1)


def test_play_goes_on_by_itself_as_far_as_one_likes(visit: NewVisitor) -> None:
    ann = visit("en", size=WIDE)
    islands.start_table(ann, 2, mode="beginner")
    page = ann.page
    while islands.until_asked(ann) and islands.frame(ann) != "acting":
        islands.make(ann, islands.sensible(ann))
    asks, runs = ann.button("web-earth-run-pausing"), ann.button("web-earth-run-run")
    asks.click()
    runs.click()
    expect(asks).to_have_attribute("aria-pressed", "false")
    expect(runs).to_have_attribute("aria-pressed", "false")
    ended = 0
    while ann.until_asked() and ended < 2:
        made, closing = ann.state["made"], islands.frame(ann) == "closing"
        if islands.passes(ann):
            ended += closing  # nobody clicks, and the turn ends
            ann.until_made(made + 1)
        else:
            islands.make(ann, islands.sensible(ann))
    page.reload()
    expect(asks).to_have_attribute("aria-pressed", "false")


def test_a_spectator_sees_the_tableaux_and_no_hand(visit: NewVisitor) -> None:
    ann, bob = visit("en"), visit("en")
    islands.start_table(ann, 2, mode="beginner")
    while islands.until_asked(ann) and ann.state["view"]["round"] < 2:
        islands.make(ann, islands.sensible(ann))
    ann.page.get_by_role("button", name=ann.t("web-menu"), exact=True).click()
    link = ann.page.get_by_label(ann.t("web-lobby-spectate")).input_value()
    bob.page.goto(link)
    tabs = bob.page.locator('[role="tab"][data-seat]')
    expect(tabs).to_have_count(2)
    tabs.nth(1).click()
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(bob.page.locator("[data-hand]")).to_have_count(0)
    assert not re.search(r'"hand":\[\d', bob.frames[-1])
    check_layout(bob.page, "a spectator's board")
