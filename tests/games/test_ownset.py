"""Printed components, entered by an owner: checked, and written as a file that games accept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.core.own import Entered, OwnSet
from hedgerow.games import GAMES, datafiles, game_named
from hedgerow.games.habitats.tiles import tiles
from hedgerow.games.north_woods.box import box
from hedgerow.games.ownset import OwnRequest

WITH_OWN = [game.id for game in GAMES if "own" in game.companion().desk]


def entered(game: str, **rows: dict[str, Entered]) -> OwnSet:
    tool = game_named(game).companion().desk["own"]
    answer: OwnSet = tool.run(OwnRequest(rows), desk.Clerk(game_named(game), "en"))
    return answer


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(datafiles.VARIABLE, str(tmp_path))
    yield tmp_path
    monkeypatch.undo()
    datafiles.forget()


def save(folder: Path, game: str, page: OwnSet) -> None:
    (folder / game).mkdir()
    (folder / game / page.file).write_text(page.text, encoding="utf-8")
    datafiles.forget()


@pytest.mark.parametrize("game", WITH_OWN)
def test_the_file_of_an_untouched_set_is_the_same_set(game: str, folder: Path) -> None:
    before = (tiles(), box().cards)
    page = entered(game)
    assert page.rows and not any(row.mistake for row in page.rows)
    save(folder, game, page)
    assert (tiles(), box().cards) == before


def test_an_entered_tile_takes_the_place_of_ours(folder: Path) -> None:
    page = entered("habitats", zebra={"vp": 5, "demand.water": 0, "demand.forest": 2})
    row = next(row for row in page.rows if row.id == "zebra")
    assert row.values["vp"] == 5 and row.values["demand.forest"] == 2
    assert "land" in row.proposed and "vp" not in row.proposed
    save(folder, "habitats", page)
    zebra = next(tile for tile in tiles() if tile.id == "zebra")
    assert (zebra.vp, zebra.demand.forest, zebra.demand.water) == (5, 2, 0)
    assert zebra.source == "the owner's box"


def test_an_entered_species_takes_the_place_of_ours(folder: Path) -> None:
    save(folder, "north_woods", entered("north_woods", mink={"copies": 2, "realms": ("water",)}))
    mink = next(card for card in box().cards if card.id == "mink")
    assert mink.copies == 2 and getattr(mink, "realms", ()) == ("water",)


def test_a_mistake_is_named_and_no_file_is_written() -> None:
    nothing: dict[str, Entered] = {"demand.grassland": 0, "demand.water": 0}
    page = entered("habitats", zebra=nothing)
    assert "demand" in next(row.mistake for row in page.rows if row.id == "zebra")
    assert page.text == ""
    page = entered("north_woods", mink={"realms": ()})
    assert "realms" in next(row.mistake for row in page.rows if row.id == "mink")


@pytest.mark.parametrize(
    ("id", "fields"),
    [
        ("unicorn", {"vp": 1}),
        ("zebra", {"vp": 21}),
        ("zebra", {"land": "moon"}),
        ("zebra", {"roads": ("N",)}),
        ("zebra", {"source": "me"}),
    ],
)
def test_what_cannot_be_entered_is_refused(id: str, fields: dict[str, Entered]) -> None:
    with pytest.raises(BadInput):
        entered("habitats", **{id: fields})
