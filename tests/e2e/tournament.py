"""A person at Le Tournoi's board: cards laid, battles turned up, everything by hand."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from e2e.visitor import Visitor

NEWS = 4_000
"""Milliseconds that the page may take to show what has come."""


def card(ann: Visitor, id: str) -> Locator:
    """A card of the hand."""
    return ann.page.locator(f'[data-card="{id}"]')


def power(ann: Visitor, id: str) -> Locator:
    return ann.page.locator(f'[data-power="{id}"]')


def slot(ann: Visitor, battle: int) -> Locator:
    """One's own place on a battle."""
    return ann.page.locator(f'[data-slot="{battle}"]')


def lay_no_more(ann: Visitor) -> Locator:
    """The button that ends one's power cards of a round, whatever it says by then."""
    return ann.page.locator(".button.pass")


def stage(ann: Visitor) -> Locator:
    """The button that leads through the battles."""
    return ann.page.locator(".prompt.staged .primary")


def fights(ann: Visitor) -> int:
    """How many battles the state tells of, over all rounds."""
    view: Any = ann.state["view"]
    pending = view["pending"]
    now = pending is not None and pending["type"] == "replacement"
    before = view["round"] if now else max(0, view["round"] - 1)
    return int(4 * before + len(view["fights"]))


def turn_up_all(ann: Visitor) -> int:
    """Turn up every battle that lies face down, and go on; counts the battles."""
    count = 0
    shown = ann.page.locator(".prompt.staged")
    while shown.count() and stage(ann).count():
        title = ann.page.locator(".prompt h2").inner_text()
        stage(ann).click()
        expect(ann.page.locator(".prompt h2")).not_to_have_text(title, timeout=NEWS)
        count += 1
    return count


def lay(ann: Visitor, move: Any) -> None:
    """Lay a card or a power card by two clicks."""
    thing = card(ann, move["card"]) if move["do"] == "lay" else power(ann, move["power"])
    thing.click()
    expect(thing).to_have_attribute("aria-pressed", "true")
    slot(ann, move["battle"]).click()


def turn(ann: Visitor, *, powers: bool) -> str:
    """One decision at the board; gives what it was."""
    made, move = ann.state["made"], ann.moves[0]
    laid = [one for one in ann.moves if one["do"] in ("lay", "power")]
    if move["do"] in ("replace", "stay"):
        move = ann.moves[0]
        ann.page.get_by_role("button", name=ann.t(f"tournoi-move-{move['do']}")).first.click()
    elif laid and (laid[0]["do"] == "lay" or powers):
        move = laid[len(laid) // 2]
        lay(ann, move)
    else:
        move = {"do": "pass"}
        lay_no_more(ann).click()
    ann.until_made(made + 1)
    return str(move["do"])


def until_settled(ann: Visitor) -> bool:
    """Wait until there is something to decide or to turn up; False when the game is over.

    To say again that no power card follows is the board's affair, not the person's.
    """

    def settled() -> bool:
        if stage(ann).count() or ann.over:
            return True
        if not ann.asked or ann.state["view"]["passed"]:
            return False
        return ann.page.locator("[data-slot]").count() > 0

    ann.wait(settled, "a turn or a battle", 60)
    return not ann.over or stage(ann).count() > 0
