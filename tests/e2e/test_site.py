"""The documentation site loads nothing from other hosts, and can be read and searched."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import SHOTS
from e2e.visitor import PHONE, WIDE

SITE = Path(__file__).parents[2] / "build" / "docs" / "site"
PAGES = ("index.html", "games/habitats.html", "writing-a-bot.html", "reference/core.html")

pytestmark = pytest.mark.skipif(
    not (SITE / "index.html").exists(), reason="the site is not built: make docs"
)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_pages_are_read_from_a_folder(browser: Browser, size: tuple[int, int], dark: bool) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light"
    )
    page = context.new_page()
    asked, said = watched(page)
    for name in PAGES:
        page.goto(f"{SITE.as_uri()}/{name}")
        expect(page.locator("h1").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        shot = f"site-{name.replace('/', '-')}-{width}-{'dark' if dark else 'light'}.png"
        page.screenshot(path=SHOTS / shot)
    context.close()
    assert len(asked) > len(PAGES) and not said
    assert [address for address in asked if not local(address)] == []


def test_the_search_works_from_a_folder(browser: Browser) -> None:
    page = browser.new_page()
    asked, said = watched(page)
    page.goto(f"{SITE.as_uri()}/index.html")
    page.keyboard.press("/")
    page.keyboard.type("resample")
    found = page.locator(".md-search-result__item a").first
    expect(found).to_be_visible()
    page.close()
    assert not said and all(local(address) for address in asked)


def watched(page: Page) -> tuple[list[str], list[str]]:
    """What a page asks for, and what it says in the console."""
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    return asked, said


def local(address: str) -> bool:
    return address.startswith((SITE.as_uri(), "data:", "about:"))
