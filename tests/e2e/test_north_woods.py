"""A person plays North Woods in the browser: by clicks, by drag, by keys, on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e import woods
from e2e.conftest import NewVisitor
from e2e.layout import check_axe, check_every_size, check_layout, check_one_screen
from e2e.visitor import PATIENCE, PHONE, WIDE, Visitor


def play_on(ann: Visitor, rounds: int) -> set[str]:
    """Play sensibly until a round or the end; says what was asked on the way."""
    asked: set[str] = set()
    while ann.until_asked() and ann.state["view"]["round"] < rounds:
        if woods.frame(ann) not in asked:
            check_layout(ann.page, woods.frame(ann))
        asked.add(woods.frame(ann))
        woods.make(ann, *woods.sensible(ann, events=True))
    return asked


def test_a_whole_game_by_clicks_and_its_replay(visit: NewVisitor) -> None:
    ann = visit("en", size=WIDE)
    woods.start_table(ann, 3, rounds=4)
    check_one_screen(ann.page, "the opening")
    expect(ann.page.get_by_text(ann.t("web-north-woods-opening-aside"))).to_be_visible()
    asked = play_on(ann, 1)
    while woods.frame(ann) != "acting":
        woods.make(ann, *woods.sensible(ann))
    check_every_size(ann, "north-woods-play")
    assert {"opening", "start", "acting"} <= asked | play_on(ann, 99)
    expect(ann.ending).to_contain_text(ann.t("north-woods-score-ranks"))
    check_every_size(ann, "north-woods-end")
    ann.record()

    ann.link("web-end-replay").click()
    ann.page.wait_for_url("**/replay/*")
    expect(ann.page.locator("[data-lying]").first).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator("[data-pile]")).to_have_count(3)
    check_every_size(ann, "north-woods-replay")


def test_a_whole_game_on_a_phone_in_french(visit: NewVisitor) -> None:
    ann = visit("fr", size=PHONE)
    woods.start_table(ann, 2, rounds=2)
    check_axe(ann.page, "the opening")
    expect(ann.page.get_by_text(ann.t("web-north-woods-opening-lay"))).to_be_visible()
    first = ann.page.locator("[data-hand]").first
    before = first.bounding_box()
    first.click()
    expect(ann.page.locator("[data-opened]")).to_be_visible()
    assert first.bounding_box() == before, "the hand stays under the finger"
    check_layout(ann.page, "a card in a sheet")
    small = ann.page.evaluate(
        "() => [...document.querySelectorAll('main button:not(.link)')]"
        ".map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])"
        ".filter(([{ width, height }]) => height && (width < 39.5 || height < 39.5))"
        ".map(([, html]) => html)"
    )
    assert not small, "targets on touch are at least 40 px"
    ann.page.locator("[data-opened] header button").click()
    play_on(ann, 99)
    expect(ann.ending).to_be_visible()


def test_cards_are_explained_refused_with_their_rule_and_dragged(visit: NewVisitor) -> None:
    ann = visit("en", size=WIDE, dark=True)
    woods.start_table(ann, 2)
    page = ann.page
    while woods.frame(ann) != "acting":
        woods.make(ann, *woods.sensible(ann))
    check_axe(page, "the actions in the dark")
    told = woods.aids(ann)

    # What was drawn is marked, and what can be laid fed or used glows.
    expect(page.locator(".new")).to_have_count(2)
    fed = {
        use["card"]
        for use in told["uses"]
        if use["pile"] is use["slot"] is None
        and any(place["fed"] and not place["starving"] for place in use["places"])
    }
    glowing = {
        ann.state["view"]["hand"][int(one.get_attribute("data-hand") or 0)]
        for one in page.locator("[data-hand].lit").all()
    }
    playable = {move["card"] for move in ann.moves if move["do"] == "play"}
    assert fed & playable <= glowing <= {move.get("card") for move in ann.moves}

    # A sheet for what is tapped, with its rule; Esc puts it away.
    page.locator("[data-display]").first.click()
    dock = page.locator("[data-opened]")
    expect(dock.get_by_role("button", name=re.compile(r"NWO-\d+"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dock).to_have_count(0)

    # A dying card that cannot be rescued: the refusal names its rule, and opens it.
    may = {move["pile"] for move in ann.moves if move["do"] == "rescue"}
    piles = ann.state["view"]["piles"]
    for pile in {0, 1, 2} - may:
        if piles[pile]:
            page.locator(f'[data-pile="{pile}"]').click()
            ann.button("web-north-woods-rescue").click()
            rule = page.get_by_role("button", name=re.compile(r"NWO-(49|50|52)"))
            expect(rule.last).to_be_visible()
            page.keyboard.press("Escape")
            break

    # The same choice by dragging, where the hand has one that goes on a card.
    for use in told["uses"]:
        ons = [place["on"] for place in use["places"] if place["on"] is not None]
        if use["pile"] is None and use["slot"] is None and ons:
            made = ann.state["made"]
            woods.hand(ann, use["card"]).drag_to(woods.lying(ann, 0, ons[0]))
            ann.until_made(made + 2)
            break
    assert ann.until_asked()


def test_what_can_be_chosen_is_in_sight_in_a_low_window(visit: NewVisitor) -> None:
    ann = visit("fr", size=(1366, 650))
    woods.start_table(ann, 4)
    laid = next(move for move in ann.moves if move["do"] == "lay")
    woods.make(ann, laid)
    page = ann.page
    for card in page.locator("[data-hand]").all():
        card.click()
        choices = page.locator("[data-opened] [data-row]")
        if choices.count():
            expect(choices.first).to_be_in_viewport(ratio=1)
            check_layout(page, "an opened card in a low window")
            break
    # Every seat has its tab, also where the window is narrow.
    for size in ((820, 1180), PHONE):
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for tab in page.locator("[data-part='tabs'] [role='tab']").all():
            expect(tab).to_be_in_viewport(ratio=1)


def test_a_sheet_on_a_phone_leaves_what_can_be_chosen_in_sight(visit: NewVisitor) -> None:
    ann = visit("fr", size=PHONE)
    page = ann.page
    ann.open("/learn/north_woods?step=scavenger")
    page.locator('[data-hand="1"]').click()
    sheet = page.locator('[data-opened="hand"]')
    cover = sheet.bounding_box()
    feeding = page.locator(".ground .base .lit")
    expect(feeding).to_have_count(2)
    for card in feeding.all():
        expect(card).to_be_in_viewport(ratio=1)
        box = card.bounding_box()
        assert box and cover
        assert box["y"] + box["height"] <= cover["y"], "the sheet covers what can be chosen"
    # What can be chosen is also the first thing that the sheet says.
    expect(sheet.locator("[data-row]").first).to_be_in_viewport(ratio=1)

    # Only one card dies, so that nothing but its pile is to be chosen.
    ann.open("/learn/north_woods?step=hungry")
    page.locator('[data-act="end"]').click()
    page.locator('[data-opened="end"] [data-primary]').click()
    page.locator('[data-pile="1"]').click()
    expect(page.locator(".task.right")).to_be_visible()


def test_an_event_is_used_while_discarding_on_a_phone(visit: NewVisitor) -> None:
    ann = visit("fr", size=PHONE)
    woods.start_table(ann, 2, rounds=0, rearrangements=0)
    expect(ann.page.locator("[data-round]")).to_contain_text(
        ann.t("north-woods-round-free", round=1)
    )
    while ann.until_asked():
        late = woods.frame(ann) in ("dying", "discarding")
        if late and any(move["do"] == "use" for move in ann.moves):
            break
        woods.make(ann, *woods.sensible(ann))
    check_layout(ann.page, "discarding with an event in hand")
    held = len(ann.state["view"]["hand"])
    woods.make(ann, *woods.event(ann))
    assert ann.until_asked()
    assert len(ann.state["view"]["hand"]) != held


def test_a_turn_by_keys_alone(visit: NewVisitor) -> None:
    ann = visit("en", size=WIDE)
    woods.start_table(ann, 2, rounds=2)
    page = ann.page
    while woods.frame(ann) == "opening":
        made = ann.state["made"]
        expect(page.locator("[data-hand]")).to_have_count(len(ann.state["view"]["hand"]))
        page.keyboard.press("1")
        expect(page.locator("[data-opened]")).to_be_visible()
        ann.button("web-north-woods-aside").focus()
        page.keyboard.press("Enter")
        ann.until_made(made + 1)
    for _ in range(2):
        if woods.frame(ann) != "start":
            break
        made = ann.state["made"]
        page.locator("[data-pile], [data-deck], [data-display]").and_(
            page.locator('[tabindex="0"]')
        ).focus()
        for _ in range(6):
            page.keyboard.press("ArrowLeft")
        for _ in range(8):
            if page.evaluate("() => 'deck' in document.activeElement.dataset"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        ann.until_made(made + 1)
    assert woods.frame(ann) == "acting"


def test_a_spectator_sees_the_tables_and_no_hand(visit: NewVisitor) -> None:
    ann, bob = visit("en"), visit("en")
    woods.start_table(ann, 2)
    while woods.frame(ann) == "opening":
        woods.make(ann, *woods.sensible(ann))
    ann.page.get_by_role("button", name=ann.t("web-menu"), exact=True).click()
    link = ann.page.get_by_label(ann.t("web-lobby-spectate")).input_value()
    bob.page.goto(link)
    expect(bob.page.locator("[data-deck]")).to_be_visible()
    expect(bob.page.locator("[data-hand]")).to_have_count(0)
    check_layout(bob.page, "a spectator's board")
