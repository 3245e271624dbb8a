"""Fail if a page of the built site in FOLDER would load anything from another host."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

LOADS: Final = {"src", "srcset", "poster", "data"}
LOADING_LINKS: Final = {"stylesheet", "icon", "preload", "prefetch", "preconnect", "dns-prefetch"}
ELSEWHERE: Final = re.compile(r"\s*(?:https?:)?//", re.IGNORECASE)
IN_STYLE: Final = re.compile(r"(?:url\(|@import)\s*['\"]?((?:https?:)?//[^'\")\s]*)", re.IGNORECASE)


class Loads(HTMLParser):
    """Gathers what a page loads from other hosts; links that a reader may follow are no loads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        names = set(LOADS)
        if tag == "link" and LOADING_LINKS & set(given.get("rel", "").lower().split()):
            names.add("href")
        self.found += [given[name] for name in names & set(given) if ELSEWHERE.match(given[name])]
        self.found += IN_STYLE.findall(given.get("style", ""))


def loads(path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        return IN_STYLE.findall(text)
    parser = Loads()
    parser.feed(text)
    return parser.found + IN_STYLE.findall("".join(re.findall(r"<style.*?</style>", text, re.S)))


def faults(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".html", ".css"):
            for address in loads(path):
                yield f"{path.relative_to(folder)} loads {address}"


if __name__ == "__main__":
    site = Path(sys.argv[1])
    if not (site / "index.html").is_file():
        sys.exit(f"{site} has no site")
    sys.exit("\n".join(faults(site)) or 0)
