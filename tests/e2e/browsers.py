"""Which browser the tests drive, and how."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# The sandbox needs rights that containers do not give; the rest keeps it from calling home.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
MISSING = (
    "no browser was found: run tools/ensure_browser, "
    "or name one in the environment variable HEDGEROW_CHROMIUM"
)


def find_browser() -> str | None:
    """The program of a browser; None leaves it to Playwright's own download."""
    given = os.environ.get("HEDGEROW_CHROMIUM")
    if given:
        found = shutil.which(given)
        if found is None:
            raise FileNotFoundError(f"HEDGEROW_CHROMIUM names no program: {given}")
        return found
    return next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    program = find_browser()
    if program is None and not os.path.exists(playwright.chromium.executable_path):
        raise FileNotFoundError(MISSING)
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
