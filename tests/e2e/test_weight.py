"""What pages weigh: the compressed JavaScript of the built client, page by page."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from hedgerow.games import GAMES
from hedgerow.locale import LANGUAGES, Language
from hedgerow.server.settings import STATIC

HOME_KB = 120
TABLE_KB = 250
SHARED = "index.html"


@pytest.fixture(scope="module")
def manifest(built: None) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((STATIC / ".vite/manifest.json").read_bytes())
    return found


def weight(manifest: dict[str, Any], parts: Iterable[str]) -> float:
    """Kilobytes of compressed JavaScript that these modules bring, each file counted once."""
    files: set[str] = set()

    def gather(part: str) -> None:
        entry = manifest[part]
        if entry["file"] not in files:
            files.add(entry["file"])
            for other in entry.get("imports", ()):
                gather(other)

    for part in parts:
        gather(part)
    scripts = [name for name in files if name.endswith(".js")]
    return sum(len(gzip.compress((STATIC / name).read_bytes(), 6)) for name in scripts) / 1000


def words(language: Language, *parts: str) -> list[str]:
    return [f"virtual:words/{language}/{part}" for part in parts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_light(manifest: dict[str, Any], language: Language) -> None:
    pictures = [f"src/games/{game.id}/HomeArt.svelte" for game in GAMES]
    home = [SHARED, "src/pages/Home.svelte", *pictures, *words(language, "site")]
    assert weight(manifest, home) < HOME_KB


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("page", ["Table", "Replay"])
def test_a_table_is_light(
    manifest: dict[str, Any], page: str, game: str, language: Language
) -> None:
    topic = ("replay",) if page == "Replay" else ()
    own = [f"src/games/{game}/index.ts", *words(language, "site", game, *topic)]
    assert weight(manifest, [SHARED, f"src/pages/{page}.svelte", *own]) < TABLE_KB


def test_what_is_shared_is_counted(manifest: dict[str, Any]) -> None:
    alone = weight(manifest, ["src/pages/Home.svelte"])
    assert weight(manifest, [SHARED, "src/pages/Home.svelte"]) > alone > 20
