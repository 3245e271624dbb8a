"""What a rival does is seen on its way, marked, told in the strip and in the log, and explained."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import SHOTS, NewVisitor
from e2e.layout import check_axe, check_layout
from e2e.visitor import PHONE, Visitor
from hedgerow.core.text import Message, SeatName
from hedgerow.games import GAMES
from hedgerow.locale import Catalogue

BOB, ANN = 0, 1
SPY = """
  window.flown = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.dataset?.flight && node.getAnimations().length)
          window.flown.push(node.dataset.by);
  }).observe(document, { childList: true, subtree: true });
"""
"""Keeps who moved what was seen on its way."""
HAND = """([table, seat]) => new Promise((ready) => {
  const here = location.origin.replace('http', 'ws');
  const socket = new WebSocket(`${here}/api/tables/${table}/socket?seat=${seat}`);
  window.hand = { state: null, play: (move) => socket.send(JSON.stringify(
    { do: 'play', id: 1, answers: window.hand.state.decisions[0].answers, move })) };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'state') ready(Boolean(window.hand.state = message));
  };
})"""
"""Another tab of a seat, in which moves are made without a board."""
FIRST = ("place", "lay", "plant", "draw", "play", "act", "take")
"""Moves that put something on the table come first."""


def sit_down(bob: Visitor, ann: Visitor, game: str) -> None:
    """A table of two people; Bob begins, and Ann looks at it."""
    for visitor, name in ((bob, "Bob"), (ann, "Ann")):
        visitor.open("/help")
        visitor.page.request.put(f"{bob.url}/api/me", **_json(bob, {"name": name}))
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}], "start": True}
    table = bob.page.request.post(f"{bob.url}/api/tables", **_json(bob, wish)).json()
    code = {"code": table["invite"]}
    joined = ann.page.request.post(f"{bob.url}/api/join", **_json(bob, code))
    assert joined.ok, joined.text()
    ann.open(f"/table/{table['id']}")
    expect(ann.page.locator("main.board")).to_be_visible()
    bob.page.evaluate(HAND, [table["id"], BOB])
    ann.page.evaluate(HAND, [table["id"], ANN])


def _json(bob: Visitor, body: Any) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Origin": bob.url}
    return {"data": msgspec.json.encode(body).decode(), "headers": headers}


def step(page: Page) -> bool:
    """Make a move of the seat that this page's hand belongs to, if it is asked."""
    state = page.evaluate("window.hand.state")
    asked = [one for one in state["decisions"] if not one.get("optional")]
    if not asked:
        return False
    order = {do: at for at, do in enumerate(FIRST)}
    moves = sorted(asked[0]["moves"], key=lambda move: order.get(move["do"], len(order)))
    alike = [move for move in moves if move["do"] == moves[0]["do"]]
    # Actions in turn, so that there is soil to plant with whatever was dealt.
    turn = state["view"]["round"] if alike[0]["do"] == "act" else 1
    move = alike[(turn - 1) % len(alike)]
    page.evaluate("(move) => window.hand.play(move)", move)
    revision = state["revision"]
    page.wait_for_function("(old) => window.hand.state.revision > old", arg=revision)
    return True


def told(ann: Visitor) -> str:
    """The newest line about Bob, as Ann reads it."""
    say = Catalogue("en", ["Bob", "Ann"], ANN).say
    # The newest state may be about Ann alone.
    states = [msgspec.json.decode(frame) for frame in ann.frames if '"type":"state"' in frame[:20]]
    events = [line for state in states for line in state["events"]]
    lines = [msgspec.convert(line["text"], Message) for line in events]
    newest = [say(line) for line in lines if about(line) == SeatName(BOB)][-1]
    # The page keeps the name of a hex in one line.
    return re.sub(r"(?<=[^\W\d]) (\d{1,2})-(\d{1,2})", "\u00a0\\1\u2011\\2", newest)


def about(line: Message) -> object:
    """The seat that a line begins with; with two seats a researcher's name holds it."""
    who = line.args.get("who")
    return who.args.get("seat") if isinstance(who, Message) else who


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_rivals_move_travels_and_is_told(visit: NewVisitor, game: str) -> None:
    bob, ann = visit(), visit(motion=True)
    ann.context.add_init_script(SPY)
    sit_down(bob, ann, game)
    calm = ann.context.new_page()
    calm.emulate_media(reduced_motion="reduce")
    calm.goto(ann.page.url)
    expect(calm.locator("main.board")).to_be_visible()
    for _ in range(200):
        if not step(bob.page):
            step(ann.page)
        else:
            ann.page.wait_for_timeout(900)  # people are not that quick: the page shows each move
        if str(BOB) in ann.page.evaluate("window.flown"):
            break
    ann.wait(lambda: str(BOB) in ann.page.evaluate("window.flown"), "a move on its way", 5)
    assert calm.evaluate("window.flown") == []
    text = told(ann)
    for page in (ann.page, calm):
        expect(page.locator(f'[data-rival-since="{BOB}"]')).to_contain_text(text)
        line = page.locator(".log .told", has_text=text).first
        expect(line).to_be_visible()
    ann.page.screenshot(path=SHOTS / f"follow-{game}.png")
    check_layout(ann.page, f"follow-{game}")


def test_what_waits_can_be_skipped_and_a_line_lights_up_its_place(visit: NewVisitor) -> None:
    bob, ann = visit(), visit(motion=True)
    page = ann.page
    page.clock.install()
    sit_down(bob, ann, "habitats")
    # No time passes here, so that Bob's two moves, or the second of them, have to wait.
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    assert step(bob.page) and step(bob.page)
    skip = page.locator("button.skip")
    expect(skip).to_be_visible()
    line = page.locator(".log button.told", has_text="Bob places")
    expect(line).to_have_count(0)
    skip.click()
    expect(line).to_be_visible()
    expect(skip).to_have_count(0)
    page.clock.resume()
    lit = page.locator("main [data-lit-up]")
    expect(lit).to_have_count(0)
    line.hover()
    expect(lit.first).to_be_visible()
    assert str(lit.first.get_attribute("data-piece")).endswith(f"@park:{BOB}")
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    line.focus()  # by keyboard too
    expect(lit.first).to_be_visible()


def test_a_first_visit_says_what_the_game_is_about(visit: NewVisitor) -> None:
    """The card comes once; help shows it again, words of a prompt open their rule."""
    ann = visit(size=PHONE, new=True)
    page = ann.page
    ann.sit_down("habitats", 2, "random")
    card = page.get_by_role("dialog")
    expect(card).to_contain_text(ann.t("web-habitats-guide-goal"))
    page.screenshot(path=SHOTS / "welcome-habitats.png")
    check_axe(page, "welcome")
    check_layout(page, "welcome")
    # Scrolled to its end in the lowest window, no word of it lies below the button.
    page.set_viewport_size({"width": 740, "height": 360})
    card.locator(".guide section").last.scroll_into_view_if_needed()
    foot = card.locator("footer")
    expect(foot).to_be_in_viewport(ratio=1)
    below = foot.bounding_box()
    for part in card.locator(".guide section").all():
        box = part.bounding_box()
        assert box and below and box["y"] + box["height"] <= below["y"] + 1, part.inner_text()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.button("web-guide-start").click()
    expect(card).to_have_count(0)
    page.reload()
    term = page.get_by_role("button", name="figure", exact=True)
    expect(term).to_be_visible()
    expect(card).to_have_count(0)
    page.keyboard.press("?")
    expect(card).to_contain_text(ann.t("web-habitats-guide-3"))
    expect(card).to_contain_text(ann.t("web-key-undo"))
    page.keyboard.press("Escape")
    term.click()
    expect(card.locator("#HAB-8")).to_be_focused()
    # Other games' rules are one press away, and begin with their goal.
    card.get_by_role("button", name=ann.t("game-cryptid-name"), exact=True).click()
    expect(card).to_contain_text(ann.t("web-cryptid-guide-goal"))
