"""The service worker: the page opens without a network, and a release never mixes with the last."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from hedgerow.server.settings import STATIC

LOADED = """performance.getEntriesByType('resource')
  .map(({ name }) => new URL(name).pathname)
  .filter((path) => /^\\/assets\\/.*\\.(js|css)$/.test(path))"""
NEWER = """() => navigator.serviceWorker.ready.then(async (registration) => {
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  while (worker.state === 'installing') await new Promise((wait) => setTimeout(wait, 50));
  return worker.state;
})"""
MARK = "-second"


class Release:
    """A folder of files, served as they are; a newer release takes its place all at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, *_: object) -> None: ...

            def translate_path(handler, path: str) -> str:
                handler.directory = str(self.folder)
                return super().translate_path(path)

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler))
        self.url = f"http://127.0.0.1:{self.server.server_port}"


@pytest.fixture
def release(built: None) -> Iterator[Release]:
    served = Release(STATIC)
    Thread(target=served.server.serve_forever, daemon=True).start()
    yield served
    served.server.shutdown()
    served.server.server_close()


def second(folder: Path) -> Path:
    """The same pages, every one of whose hashed files has another name."""
    shutil.copytree(STATIC, folder)
    names = [file.stem for file in (folder / "assets").iterdir() if file.suffix in (".js", ".css")]
    given = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    for file in [*folder.glob("*.*"), *(folder / "assets").iterdir()]:
        if file.suffix in (".js", ".css", ".html"):
            file.write_text(given.sub(lambda found: found[0] + MARK, file.read_text()))
        if file.stem in names:
            file.rename(file.with_stem(file.stem + MARK))
    worker = folder / "sw.js"
    worker.write_text(re.sub(r"(?<=VERSION = ')", "2", worker.read_text(), count=1))
    return folder


def versions(page: Page) -> set[str]:
    """Of which releases the files of a page are, once it stands."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    paths = page.evaluate(LOADED)
    assert paths
    return {"second" if MARK in path else "first" for path in paths}


def visit(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    return page


def test_a_release_never_mixes_with_the_last(
    browser: Browser, release: Release, tmp_path: Path
) -> None:
    context = browser.new_context(locale="en-GB", service_workers="allow")
    try:
        first = visit(context, release.url)
        first.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        first.reload()
        assert versions(first) == {"first"}
        # Without a network the shell opens.
        context.set_offline(True)
        first.reload()
        assert versions(first) == {"first"}
        context.set_offline(False)
        first.reload()

        release.folder = second(tmp_path / "second")
        # The newer worker keeps its own files and waits while a page of the older one is open,
        # which still gets what it may yet need, though the server has it no more.
        assert first.evaluate(NEWER) == "installed"
        assert len(first.evaluate("caches.keys()")) == 2
        later = next(STATIC.glob("assets/Table-*.js")).name
        assert first.evaluate(f"fetch('/assets/{later}').then(({{ ok }}) => ok)")
        # Another page comes from the network, all of it; without one, all of it from what was kept.
        other = visit(context, release.url)
        assert versions(other) == {"second"}
        context.set_offline(True)
        other.reload()
        assert versions(other) == {"first"}
        context.set_offline(False)

        # When the last page of the older release is gone, so is what it kept.
        first.close()
        other.close()
        last = visit(context, release.url)
        assert versions(last) == {"second"}
        for _ in range(100):
            if len(last.evaluate("caches.keys()")) == 1:
                break
            last.wait_for_timeout(100)
        context.set_offline(True)
        last.reload()
        assert versions(last) == {"second"}
    finally:
        context.close()
