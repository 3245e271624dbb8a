"""Friends: an invitation read by another device, whose turn it is, and one's own games."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import SHOTS, NewVisitor
from e2e.layout import check_axe, check_layout
from e2e.test_pages import in_thread
from e2e.visitor import DEAL, PHONE, WIDE, Visitor
from hedgerow.core.text import Message
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.server.http.reach import own_address
from hedgerow.server.testing import Person, Server, bot, me, serving

SIZES = ((360, 740), (820, 1180), (1366, 650), (1440, 900))
# No notice is shown by a browser without a desktop: this one says what it was asked to show.
NOTICES = """
  window.notices = [];
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (this.permission = 'granted'); }
    constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
  };
"""
AWAY = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"


@pytest.fixture(scope="module")
def open_server(built: None) -> Iterator[Server]:
    """A server that the whole network reaches."""
    with serving(deal=DEAL, options=["--host", "0.0.0.0"]) as running:
        yield running


def invite(ann: Visitor) -> None:
    """Ann's table for herself and a friend, in the lobby."""
    ann.lay_out("cryptid", "friend", "B")
    ann.page.get_by_label(ann.t("web-name-label")).fill("Ann")
    ann.button("web-new-open").click()
    ann.page.wait_for_url("**/table/*")


def test_a_friend_comes_from_another_host_by_the_code(
    visit: NewVisitor, open_server: Server
) -> None:
    if not own_address():
        pytest.skip("this machine has no address but loopback")
    elsewhere = f"http://{own_address()}:{open_server.port}"
    ann, bob = visit("en", url=open_server.url), visit("fr", url=elsewhere, size=PHONE)
    ann.context.add_init_script(NOTICES)
    invite(ann)
    code = ann.page.get_by_role("img", name=ann.t("web-invite-qr"))
    expect(code).to_have_attribute("data-text", re.compile(f"^{re.escape(elsewhere)}/join/"))
    bob.open((code.get_attribute("data-text") or "").removeprefix(elsewhere))
    heading = bob.t("web-join-host", host="Ann", game=bob.t("game-cryptid-name"))
    expect(bob.page.get_by_role("heading", name=heading)).to_be_visible()
    bob.page.get_by_label(bob.t("web-name-label")).fill("Bob")
    bob.button("web-join-sit").click()
    bob.page.wait_for_url("**/table/*")
    expect(ann.page.get_by_text("Bob")).to_be_visible()
    ann.button("web-lobby-start").click()

    # The title says whose turn it is, and the icon; a notice is offered once.
    game = f"{ann.t('game-cryptid-name')} · Hedgerow"
    turn = f"● {ann.t('web-your-turn')} · {game}"
    icon = ann.page.locator('link[rel="icon"]')
    assert ann.until_asked()
    expect(ann.page).to_have_title(turn)
    expect(icon).to_have_attribute("href", "/sprig-turn.svg")
    ann.page.get_by_role("button", name=ann.t("web-notice-yes")).click()
    ann.play(ann.calm_move())
    assert bob.until_asked()
    expect(ann.page).to_have_title(game)
    expect(icon).to_have_attribute("href", "/sprig.svg")
    ann.page.evaluate(AWAY)
    bob.play(bob.calm_move())
    expect(ann.page).to_have_title(turn)
    ann.wait(lambda: bool(ann.page.evaluate("window.notices.length")), "a notice")
    (notice,) = ann.page.evaluate("window.notices")
    assert notice.startswith(f"{ann.t('web-your-turn')} · {ann.t('game-cryptid-name')}: ")


def test_on_loopback_the_lobby_says_that_nobody_else_can_come(visit: NewVisitor) -> None:
    ann = visit("fr")
    invite(ann)
    expect(ann.page.get_by_text(ann.t("web-invite-local"))).to_be_visible()
    expect(ann.page.get_by_text("hedgerow serve --host 0.0.0.0")).to_be_visible()
    expect(ann.page.get_by_role("img", name=ann.t("web-invite-qr"))).to_have_count(0)


async def _play(url: str) -> tuple[str, list[Any]]:
    """Two finished games of Le Tournoi; gives the last table and the cookies."""
    async with Person(url) as ann:
        for level in ("novice", "random"):
            table = await ann.create(me(), bot(level), game="tournoi")
            async with ann.sit(table["id"], 0) as chair:
                await chair.play_to_end()
        kept = [
            {"name": c.name, "value": c.value, "domain": "127.0.0.1", "path": c.path}
            for c in ann.http.cookies.jar
        ]
    return table["id"], kept


def test_ones_games_are_listed_found_and_taken_along(visit: NewVisitor, server: Server) -> None:
    table, cookies = in_thread(lambda: asyncio.run(_play(server.url)))
    ann, other = visit("en"), visit("fr")
    ann.context.add_cookies(cookies)
    # Against bots nobody is waited for: the rematch is under way at once.
    ann.open(f"/table/{table}")
    ann.page.get_by_role("button", name=ann.t("web-end-rematch")).click()
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    ann.wait(lambda: ann.offered and not ann.over, "the first question of the rematch")
    ann.open("/")
    game = ann.t("game-tournoi-name")
    waiting = ann.page.get_by_role("list", name=ann.t("web-games-waiting"))
    expect(waiting.get_by_role("listitem")).to_have_count(1)
    expect(waiting).to_contain_text(game)
    ann.page.get_by_role("link", name=ann.t("web-mine-all", count=3)).click()
    count = ann.t("web-games-count", waiting=1, open=0, finished=2)
    expect(ann.page.get_by_text(count)).to_be_visible()
    expect(ann.page.get_by_role("row")).to_have_count(3)
    search = ann.page.get_by_label(ann.t("web-games-filter-who"))
    search.fill("nobody of this name")
    expect(ann.page.get_by_text(ann.t("web-games-no-match"))).to_be_visible()
    assert ann.page.url.endswith("/games?with=nobody+of+this+name")
    search.fill("")
    expect(ann.page.get_by_text(ann.t("web-games-rated", count=1))).to_be_visible()

    ann.button("web-move-give").click()
    code = ann.page.get_by_label(ann.t("web-move-code")).input_value()
    other.open("/games")
    other.page.get_by_label(other.t("web-move-have")).fill(code.lower())
    other.button("web-move-take").click()
    play = other.page.get_by_role("link", name=other.t("web-games-play-at", game=game))
    expect(play).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text(ann.t("web-games-none"))).to_be_visible()
    for language in LANGUAGES:
        look(other, language)
    play.click()
    other.wait(lambda: other.offered, "the table on the other device")


def look(person: Visitor, language: Language) -> None:
    """My games in a language, at every size."""
    page = person.page
    if page.locator("html").get_attribute("lang") != language:
        page.locator("button.language").click()
    title = Catalogue(language).say(Message("web-games-title"))
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        place = f"my games {language} {width}x{height}"
        check_layout(page, place)
        page.screenshot(path=SHOTS / f"{place.replace(' ', '-')}.png", full_page=True)
        if (width, height) in (PHONE, WIDE):
            check_axe(page, place)
