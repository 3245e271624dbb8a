"""Levels in a browser: chosen by name for a new table, and offered again by the home page."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import NewVisitor
from e2e.visitor import PHONE, Visitor

LEVELS = ("novice", "player", "expert", "master")


def chip(ann: Visitor, letter: str, level: str) -> str:
    return ann.t("web-slot-level-is", letter=letter, level=ann.t(f"bots-{level}"))


def test_a_level_is_chosen_for_all_bots_and_remembered(visit: NewVisitor) -> None:
    ann = visit("fr", size=PHONE)
    ann.open("/new/habitats")
    page = ann.page
    page.get_by_role("button", name=chip(ann, "B", "player"), exact=True).click()
    title = ann.t("web-level-title", name=ann.t("web-bot-name-B"))
    group = page.get_by_role("radiogroup", name=title, exact=True)
    for level in LEVELS:
        expect(group).to_contain_text(ann.t(f"bots-{level}"))
        expect(group).to_contain_text(ann.t(f"bots-{level}-line"))
    group.get_by_text(ann.t("bots-expert"), exact=True).click()
    ann.button("web-level-all").click()
    for letter in "BCD":
        named = page.get_by_role("button", name=chip(ann, letter, "expert"), exact=True)
        expect(named).to_be_visible()
    page.get_by_role("textbox", name=ann.t("web-slot-name", letter="B")).fill("Paul")
    expect(page.get_by_role("heading", name="Paul", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    ann.button("web-new-start").click()
    page.wait_for_url("**/table/*")
    info = page.request.get(f"{ann.url}/api/tables/{ann.table}").json()
    assert [seat["bot"] for seat in info["seats"]] == [None, "expert", "expert", "expert"]
    assert [seat["name"] for seat in info["seats"]] == ["", "Paul", "", ""]
    ann.open("/")
    against = ann.t("web-play-now-against", level=ann.t("bots-expert"))
    expect(page.get_by_text(against, exact=True).first).to_be_visible()
