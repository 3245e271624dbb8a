"""The engine's scorer and the reference agree on random legal parks, whole and incremental.

HEDGEROW_PARKS in the environment says how many parks; docs/games/habitats.md has the command.
"""

from __future__ import annotations

import os

import pytest

from games.habitats import reference
from games.habitats.parks import any_tile, plain, random_park
from hedgerow.core.rng import Rng
from hedgerow.games.habitats.cells import place_of
from hedgerow.games.habitats.gains import Gains
from hedgerow.games.habitats.goals import MEASURES
from hedgerow.games.habitats.park import Park, may_place, spots
from hedgerow.games.habitats.scoring import points, score, total

PARKS = int(os.environ.get("HEDGEROW_PARKS", "600"))
SLICES = 20


@pytest.mark.parametrize("part", range(SLICES))
def test_both_scorers_agree(part: int) -> None:
    rng = Rng(part)
    for _ in range(PARKS // SLICES):
        park = random_park(rng)
        check_whole(park)
        check_legal(park, rng)
        check_incremental(park, rng)


def check_whole(park: Park) -> None:
    tiles = plain(park)
    wanted = reference.scores(tiles)
    assert {place_of(cell): vp for cell, vp in points(park).items()} == wanted, park
    told = score(park)
    assert {(one.x, one.y): one.vp for one in told.tiles} == wanted, park
    assert told.total == total(park) == sum(wanted.values())
    assert {goal: measure(park) for goal, measure in MEASURES.items()} == reference.goals(tiles), (
        park
    )
    assert set(map(frozenset, park.areas.values())) == {
        frozenset(y * 64 + x for x, y in area) for area in reference.all_areas(tiles)
    }


def check_legal(park: Park, rng: Rng) -> None:
    tile, tiles = any_tile(rng), plain(park)
    offered = {(place_of(cell), turn) for cell, turn in spots(park, tile)}
    across = range(min(x for x, _ in tiles) - 2, max(x for x, _ in tiles) + 3)
    up = range(min(y for _, y in tiles) - 2, max(y for _, y in tiles) + 3)
    for place in ((x, y) for x in across for y in up):
        for turn in range(4):
            allowed = reference.legal(tiles, tile, place, turn, park.endless)
            assert (may_place(park, tile, *place, turn) is None) == allowed, (park, tile.id, place)
            assert ((place, turn) in offered) == allowed, (park, tile.id, place)
            offered.discard((place, turn))
    assert not offered


def check_incremental(park: Park, rng: Rng) -> None:
    gains, before = Gains(park), points(park)
    known = reference.scores(plain(park))
    for tile in (any_tile(rng), any_tile(rng)):
        free = spots(park, tile)
        looked_at = {rng.choice(free) for _ in range(2)} if free else set()
        for cell, turn in free:
            after = park.clone()
            after.put(cell, tile.turned[turn])
            changes = gains.changes(cell, tile.turned[turn])
            now = points(after)
            assert changes == {
                at: vp - before.get(at, 0)
                for at, vp in now.items()
                if at == cell or vp != before[at]
            }, (park, tile.id, place_of(cell), turn)
            assert gains.total(cell, tile.turned[turn]) == sum(now.values()) - sum(before.values())
            if (cell, turn) in looked_at:
                wanted = reference.scores(plain(after))
                assert {place_of(at): vp for at, vp in changes.items()} == {
                    place: vp - known.get(place, 0)
                    for place, vp in wanted.items()
                    if place == place_of(cell) or vp != known[place]
                }
