"""The companion page's tools: parks laid tile by tile."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.companion.parks import (
    Asked,
    ParksRequest,
    PutPark,
    PutTile,
    lay_parks,
)
from hedgerow.games.habitats.tiles import Demand, Name, Tile

CLERK = desk.Clerk(GAME, "en")
EXAMPLES = Path(__file__).parent / "examples.json"


def own(tile: dict[str, Any], number: int) -> Tile:
    """A tile of the example as an owner would enter it."""
    name = Name(tile["name"], tile["name"])
    tower = {"orth": (1, 1), "diag": (2, 1), "adj4": (2, 1), "adj8": (1, 1)}.get(
        tile.get("tower", ""), (0, 0)
    )
    return Tile(
        id=f"own-{number}",
        kind=tile["kind"],
        name=name,
        land=tile["land"],
        demand=Demand(**tile.get("demand", {})),
        vp=tile.get("vp", 1 if tile["kind"] == "flower" else 0),
        tower=tile.get("tower"),
        animal_vp=tower[0],
        flower_vp=tower[1],
        tourist=tile.get("tourist"),
        roads=tuple(tile.get("road_sides", ())),
    )


def test_yellows_park_scores_what_the_rulebook_states() -> None:
    given = json.loads(EXAMPLES.read_text())["yellow"]["tiles"][1:]
    tiles = tuple(own(tile, number) for number, tile in enumerate(given))
    put = tuple(
        PutTile(tile.id, shown["x"], shown["y"]) for tile, shown in zip(tiles, given, strict=True)
    )
    park = lay_parks(ParksRequest((PutPark("entrance-yellow", put),), own=tiles), CLERK).parks[0]
    assert [line.vp for line in park.tiles[1:]] == [tile["expected_vp"] for tile in given]
    assert park.total == park.vp == sum(tile["expected_vp"] for tile in given)
    assert not any(line.rule for line in park.tiles)


def test_an_offer_says_what_the_park_would_gain() -> None:
    park = PutPark("entrance-red", (PutTile("flower-forest-1", 0, 1),))
    request = ParksRequest((park, PutPark("entrance-black")), cell=Asked(0, 1, 1))
    before = lay_parks(request, CLERK)
    for offer in before.offers:
        for turn in offer.turns:
            laid = PutPark("entrance-red", (*park.tiles, PutTile(offer.tile, 1, 1, turn.turn)))
            after = lay_parks(ParksRequest((laid, PutPark("entrance-black"))), CLERK)
            assert after.parks[0].vp - before.parks[0].vp == turn.vp, offer.tile


def test_a_tile_in_a_park_is_not_offered_again() -> None:
    parks = (PutPark("entrance-red", (PutTile("zebra", 0, 1),)), PutPark("entrance-black"))
    page = lay_parks(ParksRequest(parks, cell=Asked(1, 0, 1)), CLERK)
    left = {offer.tile: offer.left for offer in page.offers}
    assert left["zebra"] == 0 and left["impala"] == 1 and left["flower-water-1"] == 4
    assert [(taken.tile, taken.park) for taken in page.taken] == [("zebra", 0)]


@pytest.mark.parametrize(
    ("tiles", "rules"),
    [
        ([PutTile("zebra", 0, -1)], ["HAB-14"]),
        ([PutTile("zebra", 3, 3)], ["HAB-13"]),
        ([PutTile("zebra", 0, 2), PutTile("impala", 0, 1)], ["", ""]),
        ([PutTile("road1-forest", 0, 1), PutTile("zebra", 0, 2)], ["HAB-15", "HAB-15"]),
        ([PutTile("zebra", 0, 1, 1)], ["HAB-16"]),
    ],
)
def test_a_tile_that_may_not_lie_there_is_named(tiles: list[PutTile], rules: list[str]) -> None:
    page = lay_parks(ParksRequest((PutPark("entrance-red", tuple(tiles)),)), CLERK)
    assert [line.rule for line in page.parks[0].tiles[1:]] == rules


def test_goals_are_ranked_among_all_parks() -> None:
    long = PutPark("entrance-red", (PutTile("zebra", 1, 0), PutTile("impala", 2, 0)))
    page = lay_parks(
        ParksRequest((long, PutPark("entrance-black")), goals=("long_park", None, "flora")), CLERK
    )
    assert [standing.points for standing in page.goals[0].standings] == [3, 0]
    assert [line.rank for line in page.parks] == [1, 2]


@pytest.mark.parametrize(
    ("park", "id"),
    [
        (PutPark("entrance-red", (PutTile("unicorn", 0, 1),)), "error-habitats-no-tile"),
        (PutPark("zebra"), "error-habitats-no-tile"),
        (PutPark("entrance-red", (PutTile("zebra", 0, 0),)), "error-habitats-cell-twice"),
    ],
)
def test_what_cannot_be_is_refused(park: PutPark, id: str) -> None:
    with pytest.raises(BadInput) as refused:
        lay_parks(ParksRequest((park,)), CLERK)
    assert refused.value.message.id == id


def test_a_tile_of_ones_own_is_checked() -> None:
    wrong = Tile(id="own-1", kind="animal", name=Name("?", "?"), land="water", vp=3)
    with pytest.raises(BadInput) as refused:
        lay_parks(ParksRequest((PutPark("entrance-red"),), own=(wrong,)), CLERK)
    assert refused.value.message.id == "error-habitats-own-tile"
