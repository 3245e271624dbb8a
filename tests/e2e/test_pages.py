"""Every page, in both languages, themes and widths: axe, layout, and a screenshot to look at."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewVisitor
from e2e.layout import (
    check_axe,
    check_every_size,
    check_layout,
    check_window,
    settle,
)
from e2e.visitor import PHONE, WIDE, Visitor
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.sharing import share_code
from hedgerow.locale import Language
from hedgerow.server.testing import Person, Server, bot, friend, me

T = TypeVar("T")
# Every page in both languages and themes, each in every window; axe sees the first look on a wide
# screen and the second on a phone.
LOOKS: list[tuple[Language, bool, tuple[int, int]]] = [("en", False, WIDE), ("fr", True, PHONE)]


class Tables:
    """A table in the lobby, one in play and one at its end, with the cookies that open them."""

    lobby: str
    playing: str
    over: str
    code: str
    cookies: list[dict[str, Any]]


@pytest.fixture(scope="module")
def tables(server: Server) -> Iterator[Tables]:
    yield in_thread(lambda: asyncio.run(_prepare(server.url)))


async def _prepare(url: str) -> Tables:
    made = Tables()
    puzzle = generate("normal", 4, Rng(2))
    code = {"puzzle": "code", "code": share_code(puzzle)}
    async with Person(url) as ann:
        await ann.call("PUT", "/me", {"name": "Ann"})
        seats = (me(), bot("careful"), bot("careful"), bot("careful"))
        lobby = await ann.create(me(), friend(), bot(), chat=True, start=False)
        made.lobby, made.code = lobby["id"], lobby["invite"]
        made.playing = (await ann.create(*seats, options=code))["id"]
        made.over = (await ann.create(*seats, options=code))["id"]
        found = {"do": "search", "hex": puzzle.habitat.bit_length() - 1}
        async with ann.sit(made.playing, 0) as chair:
            for _ in range(4):
                await _move(chair, lambda moves: next(m for m in moves if m["do"] != "search"))
        async with ann.sit(made.over, 0) as chair:
            while not (await chair.asked())["outcome"]:
                await _move(
                    chair, lambda moves: found if found in moves else moves[len(moves) // 2]
                )
        made.cookies = [
            {
                "name": cookie.name,
                "value": cookie.value,
                "domain": "127.0.0.1",
                "path": cookie.path,
                "httpOnly": True,
            }
            for cookie in ann.http.cookies.jar
        ]
    return made


async def _move(chair: Any, choose: Callable[[list[Any]], Any]) -> None:
    state = await chair.asked()
    if not state["outcome"]:
        answer = await chair.play(choose(state["decisions"][0]["moves"]))
        await chair.shown(answer["revision"])


def in_thread(work: Callable[[], T]) -> T:
    """Playwright's loop runs in this thread, so that another loop needs one of its own."""
    result: list[T] = []
    thread = threading.Thread(target=lambda: result.append(work()))
    thread.start()
    thread.join()
    return result[0]


def _home(ann: Visitor, tables: Tables) -> None:
    ann.open("/")
    expect(ann.button("web-play-now-game", game=ann.t("game-cryptid-name"))).to_be_visible()
    expect(ann.page.get_by_text(ann.t("web-mine-lobby"))).to_be_visible()


def _new_table(ann: Visitor, tables: Tables) -> None:
    ann.open("/new/cryptid")
    expect(ann.page.get_by_role("heading", name=ann.t("web-new-around"))).to_be_visible()


def _lobby(ann: Visitor, tables: Tables) -> None:
    ann.open(f"/table/{tables.lobby}")
    expect(ann.button("web-lobby-start")).to_be_visible()


def _table(ann: Visitor, tables: Tables) -> None:
    ann.open(f"/table/{tables.playing}")
    assert ann.until_asked()
    expect(ann.hex(0)).to_be_attached()


def _choices_of_a_hex(ann: Visitor, tables: Tables) -> None:
    _table(ann, tables)
    # A hex that is in sight on a phone too.
    frame = ann.page.get_by_role("group", name=ann.t("web-cryptid-map")).bounding_box()
    assert frame is not None
    for move in ann.moves:
        box = ann.hex(move["hex"]).bounding_box() if "hex" in move else None
        if box and max(_off(box, frame, "x", "width"), _off(box, frame, "y", "height")) < 80:
            ann.hex(move["hex"]).click()
            expect(ann.button("web-close")).to_be_visible()
            return
    raise AssertionError("no legal hex in the middle of the map")


def _off(box: Any, frame: Any, axis: str, size: str) -> float:
    """How far a box lies from the middle of a frame."""
    return float(abs(box[axis] + box[size] / 2 - frame[axis] - frame[size] / 2))


def _all_choices(ann: Visitor, tables: Tables) -> None:
    _table(ann, tables)
    ann.page.keyboard.press("c")
    expect(ann.page.get_by_role("listbox").get_by_role("option").first).to_be_visible()


def _end(ann: Visitor, tables: Tables) -> None:
    ann.open(f"/table/{tables.over}")
    expect(ann.button("web-end-rematch")).to_be_visible()


def _replay(ann: Visitor, tables: Tables) -> None:
    ann.open(f"/replay/{tables.over}")
    expect(ann.button("web-replay-play")).to_be_visible()
    expect(ann.page.get_by_role("slider")).to_be_visible()


def _puzzle(ann: Visitor, tables: Tables) -> None:
    puzzle = generate("normal", 4, Rng(2))
    ann.open(f"/puzzle/{share_code(puzzle)}")
    expect(
        ann.page.get_by_role("heading", name=ann.t("web-cryptid-puzzles-layout"))
    ).to_be_visible()


def _settings(ann: Visitor, tables: Tables) -> None:
    ann.open("/credits")
    ann.button("web-settings").click()
    expect(ann.page.get_by_text(ann.t("web-setting-kept"))).to_be_visible()


def _rules(ann: Visitor, tables: Tables) -> None:
    ann.open("/rules/cryptid")
    expect(ann.page.get_by_text("CRY-1", exact=True)).to_be_visible()


def _credits(ann: Visitor, tables: Tables) -> None:
    ann.open("/credits")
    expect(ann.page.get_by_role("heading", name=ann.t("web-about-title"))).to_be_visible()


def _help(ann: Visitor, tables: Tables) -> None:
    ann.open("/help")
    expect(ann.page.get_by_role("heading", name=ann.t("web-how-title"))).to_be_visible()


def _join(ann: Visitor, tables: Tables) -> None:
    ann.open(f"/join/{tables.code}")
    expect(ann.button("web-join-sit")).to_be_visible()


def _not_found(ann: Visitor, tables: Tables) -> None:
    ann.open("/table/zzzzzzzz")
    expect(ann.page.get_by_role("heading", name=ann.t("web-lost-title"))).to_be_visible()


def _puzzles(ann: Visitor, tables: Tables) -> None:
    ann.open("/puzzles/2026-11-15")
    expect(ann.page.locator("article h2")).to_have_count(len(GAMES), timeout=60_000)


def _puzzle_of_the_day(ann: Visitor, tables: Tables) -> None:
    ann.open("/puzzles/habitats/2026-11-15")
    expect(ann.page.locator(".scene summary")).to_be_visible(timeout=60_000)


PAGES: list[Callable[[Visitor, Tables], None]] = [
    *(_home, _new_table, _lobby, _table, _choices_of_a_hex, _all_choices, _end, _replay),
    *(_puzzle, _settings, _rules, _credits, _help, _join),
    _puzzles,
    _puzzle_of_the_day,
]


@pytest.mark.parametrize("look", LOOKS, ids=["en-light", "fr-dark"])
@pytest.mark.parametrize("go", PAGES, ids=lambda go: go.__name__.strip("_").replace("_", "-"))
def test_a_page_is_in_order(
    visit: NewVisitor,
    tables: Tables,
    go: Callable[[Visitor, Tables], None],
    look: tuple[Language, bool, tuple[int, int]],
) -> None:
    language, dark, size = look
    ann = visit(language, dark=dark)
    ann.context.add_cookies(tables.cookies)  # type: ignore[arg-type]
    go(ann, tables)
    name = f"{go.__name__.strip('_').replace('_', '-')}-{language}"
    assert ann.page.evaluate("document.documentElement.lang") == language
    check_every_size(ann, name, still=go in (_table, _choices_of_a_hex, _all_choices))
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(ann.page)
    check_axe(ann.page, name)


def test_a_finger_changes_the_language_of_the_home_page(visit: NewVisitor) -> None:
    """On a phone the sprig beside the title lies over the page's head, and takes no touch there."""
    ann = visit("en", size=PHONE)
    ann.open("/")
    ann.page.get_by_role("button", name="EN: Français").tap()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    ann.page.get_by_role("button", name="FR: English").tap()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")


def test_text_at_200_percent_loses_nothing(visit: NewVisitor, tables: Tables) -> None:
    """The settings promise it: the home page and the table at twice the size."""
    ann = visit("en")
    ann.context.add_cookies(tables.cookies)  # type: ignore[arg-type]
    ann.open("/")
    ann.page.evaluate(
        "() => localStorage.setItem('hedgerow-settings', JSON.stringify({ textSize: 200 }))"
    )
    for go in (_home, _new_table, _table):
        go(ann, tables)
        ann.page.wait_for_timeout(100)
        check_layout(ann.page, f"{go.__name__} at 200 %")


PLANTED = {
    "overlap": (
        "for (const it of document.querySelectorAll('h2')) it.style.translate = '0 3rem'",
        "layout",
    ),
    "sideways": ("main.style.width = '120vw'", "layout"),
    "cut": ("main.querySelector('button.primary').style.width = '2rem'", "layout"),
    "contrast": ("main.querySelector('p').style.color = '#ddd'", "axe"),
    "label": (
        "for (const it of document.querySelectorAll('nav button')) {"
        " it.removeAttribute('aria-label'); it.removeAttribute('title'); it.innerHTML = ''; }",
        "axe",
    ),
    "hidden": ("main.style.cssText = 'flex: none; height: 9rem; overflow: hidden'", "hidden"),
    "broken": (
        "const it = main.querySelector('p'); it.style.width = '1.5rem';"
        " it.style.overflowWrap = 'anywhere'",
        "broken",
    ),
    "squeezed": (
        "main.dataset.panel = '200';"
        " main.style.cssText = 'flex: none; height: 150px; min-height: 0; padding: 0'",
        "squeezed",
    ),
    "squeezed-by-its-frame": (
        "main.dataset.panel = '200';"
        " main.parentElement.style.cssText = 'overflow: hidden; height: 150px; min-height: 0'",
        "squeezed",
    ),
    "primary-below-the-edge": (
        "const it = main.querySelector('button'); it.dataset.primary = '';"
        " it.style.translate = '0 200vh'",
        "beyond",
    ),
    "hand-under-a-bar": (
        "main.querySelector('button').parentElement.dataset.hand = '';"
        " const bar = document.createElement('div'); document.body.append(bar);"
        " bar.style.cssText = 'position: fixed; inset: 0'",
        "beyond",
    ),
    "small": ("main.querySelector('button').style.minHeight = '0'", "small"),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_the_checks_can_fail(visit: NewVisitor, tables: Tables, fault: str) -> None:
    planted, check = PLANTED[fault]
    ann = visit("en")
    ann.context.add_cookies(tables.cookies)  # type: ignore[arg-type]
    _home(ann, tables)
    ann.page.evaluate(f"() => {{ const main = document.querySelector('main'); {planted} }}")
    with pytest.raises(AssertionError) as failed:
        if check == "layout":
            check_layout(ann.page, "planted")
        elif check == "axe":
            check_axe(ann.page, "planted")
        else:
            check_window(ann.page, "planted", touch=True)
    if check not in ("layout", "axe"):
        assert check in failed.value.args[0][1], failed.value


def test_a_fault_in_one_window_is_found(visit: NewVisitor, tables: Tables) -> None:
    """The windows between the smallest and the largest are looked at too."""
    ann = visit("en")
    ann.context.add_cookies(tables.cookies)  # type: ignore[arg-type]
    _help(ann, tables)
    ann.page.evaluate(
        "() => { const bad = new CSSStyleSheet(); document.adoptedStyleSheets = [bad];"
        " bad.insertRule('@media (width: 1366px) { main { translate: 60vw } }'); }"
    )
    with pytest.raises(AssertionError) as failed:
        check_every_size(ann, "planted")
    assert [place for place, _ in failed.value.args[0]] == ["planted-1366x650"]
