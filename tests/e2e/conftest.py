"""A real server and a real Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from e2e.browsers import launch
from e2e.visitor import DEAL, Visitor
from hedgerow.server.settings import STATIC
from hedgerow.server.testing import Server, serving

SHOTS = Path(__file__).parent / "shots"
"""Screenshots of the last run; git ignores them."""

# What is waited for comes on a busy machine too, only later than Playwright's five seconds.
expect.set_options(timeout=20_000)

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def built() -> None:
    assert (STATIC / "index.html").exists(), "the client is not built: npm run build in web/"


@pytest.fixture(scope="session")
def server(built: None) -> Iterator[Server]:
    with serving(deal=DEAL) as running:
        yield running
        said = running.log.read_text()
        assert "Traceback" not in said and "ERROR" not in said, said


# Playwright keeps an event loop running, so it must be gone before tests that run their own:
# a module at a time, not a session.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[NewVisitor]:
    """Opens browsers for people; none may have met an error by the end."""
    visitors: list[Visitor] = []

    def new(*given: object, **more: object) -> Visitor:
        url = more.pop("url", server.url)
        visitor = Visitor(browser, str(url), *given, **more)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield new
    for visitor in visitors:
        visitor.context.close()
    assert not [said for visitor in visitors for said in visitor.complaints]
