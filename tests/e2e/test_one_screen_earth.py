"""Two people plant around one screen: whoever looks sees their own hand, and no other."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e import islands
from e2e.conftest import NewVisitor
from e2e.layout import check_layout
from e2e.test_one_screen import curtain
from e2e.visitor import WIDE

ROUNDS = 3


def test_hands_stay_behind_the_curtain(visit: NewVisitor) -> None:
    ann = visit("en", size=WIDE)
    page = ann.page
    ann.lay_out("earth", "screen", "B")
    ann.button("web-new-start").click()
    page.wait_for_url("**/table/*")
    held = page.locator("[data-hand]")
    show = page.get_by_role("button", name=re.compile(curtain(ann)))
    seen: set[int] = set()
    while not ann.state or ann.state["view"]["round"] < ROUNDS:
        # What the board answers by itself may end this seat's part: then the curtain falls.
        ann.wait(
            lambda: show.is_visible() or ann.over or (ann.asked and not islands.goes_on(ann)),
            "a curtain or a choice",
        )
        if show.is_visible():
            expect(held).to_have_count(0)
            show.click()
            expect(show).to_have_count(0)
            continue
        if ann.over:
            break
        hand = ann.state["view"]["hand"]
        if islands.frame(ann) == "acting":
            if not seen:
                check_layout(page, "a table around one screen")
            shown = {int(one.get_attribute("data-hand") or 0) for one in held.all()}
            assert shown == set(hand)
            seen.add(ann.state["view"]["seat"])
        islands.make(ann, islands.sensible(ann))
    assert seen == {0, 1}
