"""What pages weigh and how soon they are there: home, and a table and a replay of each game.

Each page is opened in a browser that has seen none before: a real Chromium, without throttling,
against a server on this machine. `js` is kilobytes of compressed scripts, `all` of everything as
transferred, with some 0.7 KB of headers a file; `paint` is the first one with content; `ready` is
when the board stands and the person may act, for home when the games are there; `shift` is the
cumulative layout shift, whose bar is 0.02.

    python bench/pages.py                  # prints
    python bench/pages.py --write          # and puts the table into bench/RESULTS.md
    python bench/pages.py --size 360x740 --rounds 5
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

from hedgerow.games import GAMES
from hedgerow.server.testing import Person, bot, me, serving

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
from e2e.browsers import launch  # noqa: E402

RESULTS = ROOT / "bench" / "RESULTS.md"
HEADING = "## Pages"
SHIFT = 0.02
HOME_KB, TABLE_KB, ANSWER_KB = 120, 250, 60
OBSERVE = """
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
READY = {
    "home": "document.querySelectorAll('main article .primary').length >= 5",
    "table": "document.querySelector('main.board')?.children.length > 1",
    "replay": "document.querySelector('main input[type=range]') !== null",
    "decks": "document.querySelectorAll('main li button').length > 20",
}


class Visit(Struct, frozen=True):
    """A page opened once: kilobytes, milliseconds, shift; `answer` is the longest of the API."""

    js: float
    all: float
    answer: float
    paint: float
    ready: float
    shift: float


class Place(Struct, frozen=True):
    name: str
    kind: str
    path: str
    most_js: float


async def prepare(url: str) -> tuple[list[Place], list[dict[str, Any]]]:
    """Tables in play and at their end, with the cookies that open them."""
    places = [Place("home", "home", "/", HOME_KB)]
    async with Person(url) as ann:
        for game in GAMES:
            seats = 2 if 2 in game.seats else min(game.seats)
            table = await ann.create(me(), *[bot("novice")] * (seats - 1), game=game.id)
            places.append(Place(game.id, "table", f"/table/{table['id']}", TABLE_KB))
        for game in GAMES:
            seats = 2 if 2 in game.seats else min(game.seats)
            ended = await ann.create(*[bot("random")] * seats, game=game.id)
            while (await ann.call("GET", f"/tables/{ended['id']}"))["status"] != "over":
                await asyncio.sleep(0.2)
            places.append(Place(f"{game.id} replay", "replay", f"/replay/{ended['id']}", TABLE_KB))
        places.append(Place("deck builder", "decks", "/decks", TABLE_KB))
        cookies = [
            {"name": c.name, "value": c.value, "domain": "127.0.0.1", "path": c.path}
            for c in ann.http.cookies.jar
        ]
    return places, cookies


def visit(browser: Browser, url: str, place: Place, cookies: Any, size: tuple[int, int]) -> Visit:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, service_workers="block"
    )
    context.add_cookies(cookies)
    page = context.new_page()
    page.add_init_script(OBSERVE)
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    heads: dict[str, float] = {}
    listen(page, kinds, sizes, heads)
    page.goto(url + place.path)
    # The policy of the page forbids what Playwright's own waiting would evaluate.
    while not page.evaluate(READY[place.kind]):
        page.wait_for_timeout(20)
    ready = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1200)  # fonts and pictures that come late may move something
    found = Visit(
        js=sum(sizes[id] - heads[id] for id in sizes if kinds.get(id) == "Script") / 1000,
        all=sum(sizes.values()) / 1000,
        answer=max((sizes[id] for id in sizes if kinds.get(id) == "Fetch"), default=0) / 1000,
        paint=page.evaluate(PAINT),
        ready=ready,
        shift=page.evaluate("window.shifted"),
    )
    context.close()
    return found


def listen(
    page: Page, kinds: dict[str, str], sizes: dict[str, float], heads: dict[str, float]
) -> None:
    """Keep the kind, the transferred bytes and those of the headers of every answer."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")

    def received(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]
        heads[event["requestId"]] = event["response"]["encodedDataLength"]

    devtools.on("Network.responseReceived", received)
    devtools.on(
        "Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]})
    )


def lines(rows: Sequence[tuple[Place, Visit]]) -> Iterator[str]:
    head = ("page", "js KB", "all KB", "answer KB", "paint ms", "ready ms", "shift")
    yield f"{head[0]:20}" + "".join(f"{each:>11}" for each in head[1:])
    for place, seen in rows:
        yield f"{place.name:20}{seen.js:11.0f}{seen.all:11.0f}{seen.answer:11.1f}" + (
            f"{seen.paint:11.0f}{seen.ready:11.0f}{seen.shift:11.3f}"
        )


def faults(rows: Sequence[tuple[Place, Visit]]) -> Iterator[str]:
    for place, seen in rows:
        if seen.js >= place.most_js:
            yield f"{place.name}: {seen.js:.0f} KB of JavaScript, the bar is {place.most_js:.0f}"
        if seen.answer >= ANSWER_KB:
            yield f"{place.name}: an answer of {seen.answer:.0f} KB, the bar is {ANSWER_KB}"
        if seen.shift >= SHIFT:
            yield f"{place.name}: a shift of {seen.shift:.3f}, the bar is {SHIFT}"


def write(command: str, text: str) -> None:
    """Put the figures into RESULTS.md, in place of older ones."""
    section = (
        f"{HEADING}\n\n`{command}`: kilobytes, scripts compressed and all as transferred, "
        f"medians of fresh browsers on this machine; home's bar is {HOME_KB} KB of "
        f"JavaScript, a table's and a replay's {TABLE_KB}, an answer's {ANSWER_KB}, "
        f"and a layout may shift by less than {SHIFT}.\n\n"
        f"```\n{text}\n```\n"
    )
    kept = RESULTS.read_text(encoding="utf-8")
    if HEADING in kept:
        before, _, after = kept.partition(HEADING)
        following = re.search(r"^## ", after[1:], re.MULTILINE)
        rest = after[1 + following.start() :] if following else ""
        kept = before + section + ("\n" + rest if rest else "")
    else:
        kept = kept.rstrip() + "\n\n" + section
    RESULTS.write_text(kept, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="put the figures into RESULTS.md")
    given = parser.parse_args()
    wide, high = map(int, given.size.split("x"))
    with serving(deal="pages") as server:
        places, cookies = asyncio.run(prepare(server.url))
        with sync_playwright() as playwright:
            browser = launch(playwright)
            rows = []
            for place in places:
                seen = [
                    visit(browser, server.url, place, cookies, (wide, high))
                    for _ in range(given.rounds)
                ]
                middle = {
                    field: median(getattr(each, field) for each in seen)
                    for field in Visit.__struct_fields__
                }
                rows.append((place, Visit(**middle)))
            browser.close()
    text = "\n".join(lines(rows))
    print(text)
    if given.write:
        command = f"python bench/pages.py --size {given.size} --rounds {given.rounds} --write"
        write(command, text)
    wrong = list(faults(rows))
    print("\n".join(wrong) if wrong else "every bar is kept")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
