"""Serves the built client: files from one folder, and its page for the client's addresses."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from msgspec import Struct

from hedgerow.core.text import Message
from hedgerow.locale import Catalogue

PAGES: Final = frozenset(
    {
        "",
        "cards",
        "companion",
        "confirm",
        "credits",
        "decks",
        "games",
        "help",
        "join",
        "learn",
        "new",
        "privacy",
        "puzzle",
        "puzzles",
        "replay",
        "review",
        "rules",
        "settings",
        "table",
        "tables",
        "unsubscribe",
        "watch",
    }
)
"""The first path segments that the client handles itself."""
_TEXTS: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".txt": "text/plain",
}


class File(Struct, frozen=True):
    body: bytes
    zipped: bytes | None
    type: str
    etag: str
    forever: bool
    """Files whose name contains a hash of their content."""


class Static:
    """Caches files, and reads them again when they change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, tuple[int, File]] = {}

    def find(self, path: str) -> File | None:
        """The file of a path, or the client's page for paths that the client handles."""
        first = path.strip("/").partition("/")[0]
        if first in PAGES:
            return self._read(self._folder / "index.html") or unbuilt()
        try:
            file = (self._folder / path.lstrip("/")).resolve()
        except ValueError:  # a NUL in it
            return None
        if self._folder not in file.parents:
            return None
        return self._read(file)

    def _read(self, path: Path) -> File | None:
        try:
            changed = path.stat().st_mtime_ns
            kept = self._kept.get(path)
            if kept is None or kept[0] != changed:
                kept = self._kept[path] = (changed, _file(path, self._folder))
        except OSError:
            return None
        return kept[1]


def _file(path: Path, folder: Path) -> File:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    hashed = path.relative_to(folder).parts[0] == "assets"
    return made(path.read_bytes(), kind or "application/octet-stream", forever=hashed)


def made(body: bytes, kind: str, *, forever: bool = False) -> File:
    text = kind.startswith(_TEXTS)
    return File(
        body,
        gzip.compress(body, 6, mtime=0) if text and len(body) > 500 else None,
        f"{kind}; charset=utf-8" if text else kind,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        forever,
    )


def unbuilt() -> File:
    """A plain page that says how to build the client."""
    said = [Catalogue(language).say(Message("serve-unbuilt")) for language in ("en", "fr")]
    lines = "".join(f"<p>{text}</p>" for text in said)
    page = f'<!doctype html><html lang="en"><title>Hedgerow</title><h1>Hedgerow</h1>{lines}</html>'
    return made(page.encode(), "text/html")
