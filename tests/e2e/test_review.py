"""The review of a finished game: how it is made, what moves together, and where it leads."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.sync_api import Route, expect

from e2e.conftest import NewVisitor
from e2e.layout import check_axe, check_every_size, check_layout, check_window
from e2e.test_pages import Tables, in_thread, tables
from e2e.visitor import PHONE, WIDE, Visitor
from hedgerow.locale import Language
from hedgerow.server.testing import Person, Server

__all__ = ["tables"]
PATIENCE = 120_000


@pytest.fixture(scope="module")
def reviewed(server: Server, tables: Tables) -> Tables:
    """A finished game with its review: made once, whoever asks."""

    async def make() -> None:
        async with Person(server.url) as ann:
            path = f"/replays/{tables.over}/review?seat=A"
            await ann.call("POST", path)
            while (await ann.call("GET", path))["state"] != "done":
                await asyncio.sleep(0.3)

    in_thread(lambda: asyncio.run(make()))
    return tables


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE)])
def test_a_review_tells_what_made_the_result(
    visit: NewVisitor, reviewed: Tables, language: Language, size: tuple[int, int]
) -> None:
    ann = visit(language, size=size, dark=size == PHONE)
    ann.context.add_cookies(reviewed.cookies)  # type: ignore[arg-type]
    page = ann.page

    # While it is made it says how far it is; then it goes on by itself.
    state = {"state": "working", "done": 212, "total": 464, "report": None, "why": None}
    page.route("**/review?*", lambda route: route.fulfill(json=state), times=1)
    ann.open(f"/table/{reviewed.over}")
    ann.link("web-end-review").click()
    page.wait_for_url("**/review/*")
    expect(page.get_by_text(ann.t("web-review-progress", done=212, total=464))).to_be_visible()
    expect(page.locator(".rows")).to_be_visible(timeout=PATIENCE)
    if size == PHONE:
        # The ledger first; a moment of it opens the decisions.
        check_layout(page, "the ledger")
        check_window(page, "the ledger", touch=True)
        check_axe(page, "the ledger")
        page.locator(".thumb .primary").tap()
    expect(page.locator(".compare section")).to_be_visible()
    expect(page.locator(".scene [data-hex]").first).to_be_attached()
    check_layout(page, f"the review in {language}")
    check_window(page, f"the review in {language}", touch=size == PHONE)
    check_axe(page, f"the review in {language}")
    if size == WIDE:
        # The better move stands under the map, and the wheel over the map goes there.
        page.set_viewport_size({"width": 1366, "height": 650})
        page.locator(".scene [data-hex]").first.hover()
        page.mouse.wheel(0, 400)
        ann.wait(lambda: page.evaluate("scrollY") > 100, "the page has moved", 5)
        page.set_viewport_size({"width": size[0], "height": size[1]})

    # A row, the keys and the address move together.
    page.get_by_role("tab", name=ann.t("web-review-luck"), exact=True).click()
    rows = page.locator("[data-moment]")
    expect(rows.first).to_have_attribute("aria-current", "true")
    rows.last.click()
    at = rows.last.get_attribute("data-moment")
    expect(page).to_have_url(re.compile(f"at={at}$"))
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-moment][aria-current=true]")).to_have_count(1)

    # A link opens where it was copied, and another seat's side of the game is one tap away.
    link = page.url
    ann.open(link.removeprefix(ann.url))
    expect(page.locator(".compare section")).to_be_visible(timeout=PATIENCE)
    expect(page).to_have_url(link)
    ann.open(f"/review/{reviewed.over}?seat=B")
    expect(page.locator("[data-moment][aria-current=true]").first).to_be_attached(timeout=PATIENCE)
    expect(page).to_have_url(re.compile("seat=B&at="))

    # One's games tell what it said.
    ann.open("/games")
    expect(page.locator("td.figure").first).to_contain_text("%")


def test_a_review_that_fails_leaves_the_replay(visit: NewVisitor, tables: Tables) -> None:
    ann = visit()
    ann.context.add_cookies(tables.cookies)  # type: ignore[arg-type]
    why = {"as": "message", "id": "error-review-none", "args": {"game": "Cryptid"}}
    refused = {"state": "refused", "done": 0, "total": 0, "report": None, "why": why}
    ann.page.route("**/review?*", lambda route: route.fulfill(json=refused))
    ann.open(f"/review/{tables.over}")
    expect(ann.page.get_by_text(ann.t("error-review-none", game="Cryptid"))).to_be_visible()
    ann.page.get_by_role("link", name=ann.t("web-review-replay")).click()
    ann.page.wait_for_url("**/replay/*")
    expect(ann.button("web-replay-play")).to_be_visible()


def _answer(ann: Visitor) -> None:
    # The key does nothing before the question stands there again.
    expect(ann.page.get_by_role("heading", name=ann.t("web-mistakes-ask"))).to_be_visible()
    ann.page.keyboard.press("c")
    ann.page.get_by_role("listbox").get_by_role("option").first.click()
    ann.button("web-confirm-play").click()


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE)])
def test_mistakes_are_tried_again_and_played_on_from(
    visit: NewVisitor, reviewed: Tables, language: Language, size: tuple[int, int]
) -> None:
    ann = visit(language, size=size)
    ann.context.add_cookies(reviewed.cookies)  # type: ignore[arg-type]
    page = ann.page

    def two_mistakes(route: Route) -> None:
        """Ann played well: her first decisions stand for mistakes."""
        review = route.fetch().json()
        own = [at for at, each in enumerate(review["report"]["decisions"]) if each["seat"] == 0]
        review["report"]["worst"] = own[:2]
        route.fulfill(json=review)

    page.route("**/review?*", two_mistakes)
    ann.open(f"/replay/{reviewed.over}/mistakes/A")
    expect(page.get_by_role("heading", name=ann.t("web-mistakes-ask"))).to_be_visible()
    # What the seat had before its eyes at the table, it has here too.
    expect(page.get_by_role("region", name=ann.t("web-notes"), exact=True)).to_be_visible()
    if size == WIDE:
        check_every_size(ann, "mistakes")
    check_axe(page, f"a mistake in {language}")

    # Any legal move is an answer; only then the better one is told.
    told = page.locator("dt", has_text=ann.t("web-mistakes-better"))
    expect(told).to_have_count(0)
    _answer(ann)
    expect(told).to_be_visible()
    check_layout(page, f"the better move in {language}")
    check_axe(page, f"the better move in {language}")

    # It can be tried again, and the game goes on from there at a table of one's own.
    ann.button("web-again").click()
    expect(told).to_have_count(0)
    _answer(ann)
    ann.button("web-onward").click()
    dialog = page.get_by_role("dialog", name=ann.t("web-onward"))
    expect(dialog.get_by_role("radio", name=re.compile("Ann"))).to_be_checked()
    check_layout(page, f"playing on in {language}")
    check_axe(page, f"playing on in {language}")
    dialog.get_by_label(ann.t("web-onward-same")).check()
    ann.button("web-onward-play").click()
    page.wait_for_url("**/table/*")
    assert ann.table != reviewed.over
    assert ann.until_asked()
