"""Hints: asked by key, drawn on every board, done with one press; among people all agree first."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from e2e.conftest import SHOTS, NewVisitor
from e2e.layout import check_axe, check_layout
from e2e.tournament import lay_no_more, stage, turn, turn_up_all, until_settled
from e2e.visitor import PHONE, Visitor
from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES

LAPTOP = (1366, 650)
SETTLED = '"settled":true'
OVER_THE_PROMPT = """() => {
  const prompt = document.querySelector('.words').getBoundingClientRect();
  const ghosts = [...document.querySelectorAll('.drawing .ghost')];
  return ghosts.filter((each) => each.getBoundingClientRect().top < prompt.bottom).length;
}"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_hint_is_drawn_and_done(visit: NewVisitor, game: AnyGame) -> None:
    at = GAMES.index(game)
    ann = visit("fr" if at % 2 else "en", size=LAPTOP, dark=at == 2)
    ann.sit_down(game.id, next(seats for seats in game.seats if seats > 1), "novice")
    assert ann.until_asked()
    expect(ann.page.locator(".lamp")).to_be_enabled()
    ann.page.keyboard.press("h")
    panel = ann.page.get_by_role("region", name=ann.t("web-hint"), exact=True)
    act = panel.locator("[data-primary]")
    expect(act).to_be_visible()
    drawn = ann.page.locator(".traces .ring").first
    expect(drawn).to_be_visible()
    ann.wait(lambda: any(SETTLED in each for each in ann.frames), "the better answer")
    plans = panel.locator("li")
    if plans.count() > 1:
        ann.page.keyboard.press("2")
        expect(plans.nth(1).get_by_role("button")).to_have_attribute("aria-pressed", "true")
        ann.page.keyboard.press("1")
    check_layout(ann.page, f"hint {game.id}")
    ann.page.screenshot(path=SHOTS / f"hint-{game.id}-1366.png")
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(act).to_be_in_viewport()
    check_layout(ann.page, f"hint {game.id}, phone")
    check_axe(ann.page, f"hint {game.id}, phone")
    over = ann.page.evaluate(OVER_THE_PROMPT)
    assert not over, "a ghost lies over the prompt"
    ann.page.screenshot(path=SHOTS / f"hint-{game.id}-360.png")
    if game.id == "cryptid":
        ann.page.keyboard.press("2")
        ann.wait(lambda: _end(drawn) <= _start(panel), "the hex above the sheet")
        ann.page.keyboard.press("1")
    made = ann.state["made"]
    act.click()
    ann.until_made(made + 1)
    expect(panel).to_be_hidden()
    asked = [line for line in ann.state["events"] if line["text"]["id"] == "table-hinted"]
    told = any("table-hinted" in each for each in ann.frames)
    assert asked or told, "the log does not say that somebody asked"


def _start(of: Locator) -> float:
    box = of.bounding_box()
    return box["y"] if box else 0


def _end(of: Locator) -> float:
    box = of.bounding_box()
    return box["y"] + box["height"] if box else float("inf")


def test_a_hint_that_takes_long_says_so_and_can_be_left(visit: NewVisitor) -> None:
    ann = visit("fr", size=LAPTOP)

    def keep_back(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda text: None if '"type":"hints"' in text else line.send(text))

    ann.page.route_web_socket(re.compile("/socket"), keep_back)
    ann.sit_down("habitats", 2, "novice")
    lamp = ann.page.locator(".lamp")
    expect(lamp).to_be_enabled()
    ann.page.keyboard.press("h")
    panel = ann.page.get_by_role("region", name=ann.t("web-hint"), exact=True)
    expect(panel).to_contain_text(ann.t("web-hint-busy"))
    check_layout(ann.page, "a hint that takes long")
    ann.page.screenshot(path=SHOTS / "hint-busy-1366.png")
    ann.button("web-hint-stop").click()
    expect(panel).to_have_count(0)
    expect(lamp).to_be_enabled()


def test_a_hint_left_open_does_not_run_ahead_of_the_battles(visit: NewVisitor) -> None:
    """Its next plan names the next hand and would play it, over battles that nobody has seen."""
    ann = visit(size=LAPTOP)
    ann.sit_down("tournoi", 2, "novice")
    assert until_settled(ann)
    while any(move["do"] == "lay" for move in ann.moves):
        turn(ann, powers=False)
        assert until_settled(ann)
    panel = ann.page.get_by_role("region", name=ann.t("web-hint"), exact=True)
    ann.page.keyboard.press("h")
    expect(panel).to_be_visible()
    lay_no_more(ann).click()
    expect(stage(ann)).to_be_visible()
    expect(panel).to_have_count(0)
    expect(ann.page.locator(".traces .ring")).to_have_count(0)
    turn_up_all(ann)
    assert until_settled(ann)
    expect(ann.page.locator(".lamp")).to_be_enabled()


def test_a_plan_shown_on_a_phone_keeps_the_hand_in_front(visit: NewVisitor) -> None:
    """It ends with the power cards, whose tab must not take away the cards that it lays first."""
    ann = visit(size=PHONE, motion=True)
    ann.sit_down("tournoi", 2, "novice")
    for _ in range(2):
        assert until_settled(ann)
        turn(ann, powers=False)
    assert until_settled(ann)
    ann.page.locator(".lamp").click()
    ann.wait(lambda: any(SETTLED in each for each in ann.frames), "the better answer")
    marks = ann.page.locator(".traces")
    assert int(marks.get_attribute("data-traces") or 0) > 2, "the plan ends with the last card"
    hand = ann.page.locator('[data-tab="hand"]')
    ghosts = ann.page.locator(".drawing .ghost > *")
    plans = ann.page.locator(".hints li button")
    for plan in range(2):  # what one plan has brought to the front is where the next one begins
        plans.nth(plan).click()
        ann.button("web-hint-show").click()
        expect(hand).to_have_attribute("aria-selected", "true")
        expect(ghosts).to_have_count(2)
        for each in ghosts.all():
            expect(each).to_have_attribute("data-card", re.compile("."))
            assert each.evaluate("(copy) => copy.getBoundingClientRect().width") > 20
        ann.button("web-hint-all").click()
    ann.page.screenshot(path=SHOTS / "hint-tournoi-shown-360.png")
    ann.page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    expect(ann.page.get_by_role("tab", name=ann.t("web-hint-short"))).to_be_visible()
    expect(ghosts).to_have_count(0)  # the hand is behind a tab: no copy is copied in its stead
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.button("web-close").first.click()
    expect(hand).to_have_attribute("aria-selected", "true")


def test_among_people_everybody_agrees_first(visit: NewVisitor) -> None:
    bob, ann = visit(size=LAPTOP), visit("fr", size=LAPTOP)
    for person, name in ((bob, "Bob"), (ann, "Ann")):
        person.open("/help")
        person.page.request.put(f"{bob.url}/api/me", **_json(bob, {"name": name}))
    wish = {"game": "habitats", "seats": [{"kind": "me"}, {"kind": "friend"}], "start": True}
    table = bob.page.request.post(f"{bob.url}/api/tables", **_json(bob, wish)).json()
    joined = ann.page.request.post(f"{bob.url}/api/join", **_json(bob, {"code": table["invite"]}))
    assert joined.ok, joined.text()
    for person in (bob, ann):
        person.open(f"/table/{table['id']}")
        person.wait(lambda who=person: who.state is not None, "the table")  # type: ignore[misc]
    bob.page.keyboard.press("h")
    expect(bob.page.get_by_text(bob.t("web-hint-off"), exact=True)).to_be_visible()
    bob.button("web-hint-ask").click()
    ann.button("web-hint-answer").click()
    ann.button("web-hint-agree").click()
    first, other = (bob, ann) if bob.asked else (ann, bob)
    if first.page.locator(".hints").count() == 0:
        first.page.keyboard.press("h")
    expect(first.page.locator(".hints li").first).to_be_visible()
    # What the hint was is nobody else's; that it was taken, everybody may know.
    other.wait(lambda: any("table-hinted" in each for each in other.frames), "the line of the log")
    assert not any('"type":"hints"' in each for each in other.frames)


def _json(person: Visitor, body: Any) -> dict[str, Any]:
    return {
        "data": msgspec.json.encode(body).decode(),
        "headers": {"Content-Type": "application/json", "Origin": person.url},
    }
