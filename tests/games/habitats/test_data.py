"""The components of the box: tiles, entrances, goals, markets, years."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.core import BadInput
from hedgerow.games import datafiles
from hedgerow.games.habitats.state import layout_for
from hedgerow.games.habitats.tiles import (
    GOAL_IDS,
    LANDS,
    TOWER_VP,
    Tile,
    entrances,
    fault,
    goals,
    market_for,
    tiles,
    years_for,
)
from hedgerow.testing.rules import rule

FACTS = Path(__file__).parents[4] / "shared" / "facts" / "habitats"
needs_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="no shared facts beside the repository")


def tile(id: str) -> Tile:
    return next(tile for tile in tiles() if tile.id == id)


@rule("HAB-2")
def test_112_tiles() -> None:
    assert Counter(tile.kind for tile in tiles()) == {
        "animal": 68,
        "flower": 16,
        "tower": 8,
        "tourist": 8,
        "road": 12,
    }
    lands = Counter(tile.land for tile in tiles())
    assert [lands[land] for land in LANDS] == [26] * 4
    assert lands[None] == 8


def test_every_tile_is_in_order() -> None:
    assert not [tile.id for tile in tiles() if fault(tile)]
    assert len({tile.id for tile in tiles()}) == len(tiles())


def test_68_different_animals_with_names_in_both_languages() -> None:
    animals = [tile for tile in tiles() if tile.kind == "animal"]
    assert len({tile.name.en for tile in animals}) == len({tile.name.fr for tile in animals}) == 68


def test_every_component_says_where_it_is_from_and_what_is_proposed() -> None:
    """A field that is ours is marked, and what is marked is a field."""
    fields = {"name", "land", "demand", "vp", "roads", "copies"}
    for tile in tiles():
        assert tile.source
        assert set(tile.proposed) <= fields
        assert ("proposed" in tile.source) == bool(tile.proposed), tile.id
    for entrance in entrances():
        assert entrance.source and entrance.proposed == ("land",)


@pytest.mark.parametrize(
    ("id", "known"),
    [
        ("bee", {"demand": {"flower": 1}, "vp": 2}),
        ("bumblebee", {"demand": {"flower": 2}, "vp": 3}),
        ("badger", {"land": "grassland", "demand": {"forest": 1}}),
        ("vulture", {"demand": {"grassland": 2, "dryland": 1}}),
        (
            "giraffe",
            {"land": "grassland", "demand": {"grassland": 1, "forest": 1, "water": 1}},
        ),
        ("hippo", {"demand": {"grassland": 1, "dryland": 1, "water": 2}}),
        ("salamander", {"demand": {"forest": 2}}),
        ("impala", {"demand": {"grassland": 3}}),
        ("otter", {"demand": {"forest": 3, "water": 1}, "vp": 4}),
        ("bushpig", {"vp": 3}),
        ("meerkat", {"vp": 2}),
    ],
)
def test_what_the_rulebook_tells_of_an_animal_is_kept_and_not_marked(
    id: str, known: dict[str, Any]
) -> None:
    told = msgspec.to_builtins(tile(id))
    assert {field: told[field] for field in known} == known
    assert not set(known) & set(tile(id).proposed)


def test_kudu_butterfly_and_the_rest_of_the_stated_demands() -> None:
    assert tile("kudu").demand.grassland > 0
    assert tile("butterfly").demand.flower > 0


@rule("HAB-40")
def test_flowers_of_four_landscapes_for_one_point() -> None:
    flowers = [tile for tile in tiles() if tile.kind == "flower"]
    assert {flower.land for flower in flowers} == set(LANDS)
    assert {flower.vp for flower in flowers} == {1}


@rule("HAB-42", "HAB-43", "HAB-44", "HAB-45")
def test_the_points_of_the_four_kinds_of_towers() -> None:
    towers = {tile.tower: (tile.animal_vp, tile.flower_vp) for tile in tiles() if tile.tower}
    assert towers == TOWER_VP == {"orth": (1, 1), "diag": (2, 1), "adj4": (2, 1), "adj8": (1, 1)}


@rule("HAB-47", "HAB-48")
def test_tourists_of_both_kinds_for_every_landscape() -> None:
    tourists = [(tile.tourist, tile.land) for tile in tiles() if tile.kind == "tourist"]
    assert sorted(tourists) == sorted((kind, land) for kind in ("BIG", "MANY") for land in LANDS)


@rule("HAB-49")
def test_roads_score_by_how_many_there_are() -> None:
    roads = {(len(tile.roads), tile.vp) for tile in tiles() if tile.kind == "road"}
    assert roads == {(1, 4), (2, 3), (3, 2)}


@rule("HAB-1", "HAB-25")
def test_five_entrances_with_a_landscape_and_a_road_south() -> None:
    assert len({entrance.colour for entrance in entrances()}) == 5
    for entrance in entrances():
        assert entrance.tile.land in LANDS
        assert entrance.tile.roads == ("S",)


@rule("HAB-5")
def test_nine_goals() -> None:
    assert tuple(goals()) == GOAL_IDS
    assert len(goals()) == 9


@rule("HAB-3", "HAB-4")
@pytest.mark.parametrize(("seats", "rows", "columns"), [(2, 3, 4), (3, 4, 4), (4, 4, 5), (5, 5, 5)])
def test_markets_with_figures_at_the_edge_facing_across(
    seats: int, rows: int, columns: int
) -> None:
    market = market_for(seats)
    assert (market.rows, market.columns, len(market.figures)) == (rows, columns, seats)
    for figure in market.figures:
        down, right = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[figure.facing]
        # One step back is off the market, so what it faces is the opposite side.
        assert not (0 <= figure.row - down < rows and 0 <= figure.column - right < columns)


@rule("HAB-19")
def test_turns_of_each_year() -> None:
    assert {seats: years_for(seats).turns for seats in (2, 3, 4, 5)} == {
        2: (9, 6, 6),
        3: (8, 6, 6),
        4: (7, 6, 6),
        5: (6, 6, 6),
    }


@rule("HAB-20")
def test_points_of_each_year_fall_with_the_rank() -> None:
    assert years_for(4).points[0] == (3, 2, 1, 0)
    for seats in (2, 3, 4, 5):
        for points in years_for(seats).points:
            assert len(points) == seats
            assert list(points) == sorted(points, reverse=True)


@rule("HAB-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_tiles_last_for_every_number_of_seats(seats: int) -> None:
    market = market_for(seats)
    at_the_start = market.rows * market.columns - seats
    assert at_the_start + seats * sum(years_for(seats).turns) <= len(tiles())


# Replaced files


@pytest.fixture
def replace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Replaces one of our files by itself with one passage changed."""

    def change(name: str, old: str, new: str) -> None:
        ours = datafiles.find("habitats", name).read_text(encoding="utf-8")
        assert old in ours
        (tmp_path / "habitats").mkdir()
        (tmp_path / "habitats" / name).write_text(ours.replace(old, new, 1), encoding="utf-8")
        monkeypatch.setenv(datafiles.VARIABLE, str(tmp_path))
        datafiles.forget()

    yield change
    monkeypatch.undo()
    datafiles.forget()


def test_an_owner_can_enter_a_printed_tile(replace: Callable[..., None]) -> None:
    replace(
        "tiles.toml",
        'name = { en = "zebra", fr = "zèbre" }\nland = "grassland"\ndemand = { grassland = 3,',
        'name = { en = "quagga", fr = "couagga" }\nland = "dryland"\ndemand = { grassland = 5,',
    )
    assert (tile("zebra").name.fr, tile("zebra").land) == ("couagga", "dryland")
    assert tile("zebra").demand.grassland == 5


@pytest.mark.parametrize(
    ("name", "old", "new", "detail"),
    [
        ("tiles.toml", 'id = "impala"', 'id = "zebra"', "tile 'zebra': given twice"),
        (
            "tiles.toml",
            'land = "grassland"\ndemand',
            "demand",
            "tile 'zebra': land: expected on a tile of kind animal",
        ),
        (
            "tiles.toml",
            "demand = { grassland = 3, water = 1 }\n",
            "",
            "tile 'zebra': demand: expected on a tile of kind animal",
        ),
        (
            "tiles.toml",
            "vp = 1\nsource",
            'vp = 1\nroads = ["N"]\nsource',
            "tile 'flower-grassland-1': roads: not on a tile of kind flower",
        ),
        (
            "tiles.toml",
            'roads = ["N", "E"]',
            'roads = ["N", "N"]',
            "tile 'road2-grassland': roads: one to three different sides expected",
        ),
        (
            "tiles.toml",
            "demand = { grassland = 3, water = 1 }",
            "demand = { grassland = 300 }",
            "tile 'zebra': vp or demand: 0 to 20 expected",
        ),
        ("tiles.toml", 'kind = "animal"', 'kind = "entrance"', "tile 'zebra': demand: not on"),
        ("tiles.toml", "vp = 4", 'vp = "four"', "$.tile[0].vp"),
        ("tiles.toml", "vp = 4", "vps = 4", "vps"),
        ("entrances.toml", 'id = "entrance-yellow"', 'id = "entrance-red"', "different ids"),
        ("goals.toml", 'id = "compact"', 'id = "flora"', "each once"),
        ("market.toml", "seats = 2", "seats = 7", "no market for 2 seats"),
        (
            "market.toml",
            'row = 0, column = 1, facing = "S"',
            'row = 0, column = 1, facing = "N"',
            "2 seats: figure at row 0, column 1",
        ),
        (
            "market.toml",
            "{ row = 0, column = 1",
            "{ row = 0, column = 9",
            "2 seats: figure at row 0, column 9",
        ),
        (
            "market.toml",
            '  { row = 0, column = 1, facing = "S" },\n',
            "",
            "2 seats: a different space expected for each figure",
        ),
        (
            "market.toml",
            '{ row = 2, column = 2, facing = "N" }',
            '{ row = 0, column = 1, facing = "S" }',
            "2 seats: a different space expected for each figure",
        ),
        (
            "market.toml",
            "rows = 3\ncolumns = 4",
            "rows = 3\ncolumns = 40",
            "2 seats need 160 tiles, 112 are there",
        ),
        ("years.toml", "seats = 2", "seats = 9", "no years for 2 seats"),
        ("years.toml", "turns = [9, 6, 6]", "turns = [9, 6, 60]", "29 in all at most"),
        ("years.toml", "[[3, 0], [4, 0]", "[[3], [4, 0]", "points for 2 ranks expected"),
    ],
)
def test_a_replaced_file_that_makes_no_sense_is_named(
    replace: Callable[..., None], name: str, old: str, new: str, detail: str
) -> None:
    replace(name, old, new)
    with pytest.raises(BadInput) as error:
        tiles(), entrances(), goals(), market_for(2), years_for(2)
    args = error.value.message.args
    assert detail in str(args["detail"])
    assert str(args["place"]).endswith("tiles.toml" if "need 160" in detail else name)


@pytest.mark.parametrize(("points", "fits"), [(-1, False), (0, True), (20, True), (21, False)])
def test_a_replaced_tile_has_0_to_20_points(
    replace: Callable[..., None], points: int, fits: bool
) -> None:
    replace("tiles.toml", "vp = 4", f"vp = {points}")
    if fits:
        assert tile("zebra").vp == points
        return
    with pytest.raises(BadInput, match="0 to 20 expected"):
        tiles()


@rule("HAB-3")
@pytest.mark.parametrize(
    ("rows", "columns", "fits"),
    [(2, 2, True), (2, 10, True), (10, 2, True), (1, 4, False), (4, 1, False), (11, 2, False),
     (2, 11, False)],
)  # fmt: skip
def test_a_replaced_market_has_two_to_ten_rows_and_columns(
    replace: Callable[..., None], rows: int, columns: int, fits: bool
) -> None:
    """Figures stand in two corners, so that any size of the market has room for them."""
    corner = f'{{ row = {rows - 1}, column = {columns - 1}, facing = "N" }}'
    replace(
        "market.toml",
        """rows = 3
columns = 4
figures = [
  { row = 0, column = 1, facing = "S" },
  { row = 2, column = 2, facing = "N" },
]""",
        f"""rows = {rows}
columns = {columns}
figures = [
  {{ row = 0, column = 0, facing = "S" }},
  {corner},
]""",
    )
    if fits:
        layout = layout_for(2)
        assert (layout.rows, layout.columns) == (rows, columns)
        assert [len(lines) for lines in layout.rays[0]] == [0, columns - 1, rows - 1, 0]
        assert [len(lines) for lines in layout.rays[-1]] == [rows - 1, 0, 0, columns - 1]
        return
    with pytest.raises(BadInput) as error:
        layout_for(2)
    assert error.value.message.args["detail"] == "2 seats: 2 to 10 rows and columns expected"


@rule("HAB-12")
@pytest.mark.parametrize(("turns", "fits"), [("[9, 6, 6]", True), ("[9, 6, 7]", False)])
def test_a_game_may_use_up_the_stock_to_its_last_tile(
    replace: Callable[..., None], tmp_path: Path, turns: str, fits: bool
) -> None:
    """70 tiles in 8 by 9 spaces and one for each of 42 turns make 112; two more turns need 114."""
    replace(
        "market.toml",
        """rows = 3
columns = 4
figures = [
  { row = 0, column = 1, facing = "S" },
  { row = 2, column = 2, facing = "N" },
]""",
        """rows = 8
columns = 9
figures = [
  { row = 0, column = 1, facing = "S" },
  { row = 7, column = 2, facing = "N" },
]""",
    )
    ours = datafiles.find("habitats", "years.toml").read_text(encoding="utf-8")
    changed = ours.replace("turns = [9, 6, 6]", f"turns = {turns}", 1)
    (tmp_path / "habitats" / "years.toml").write_text(changed, encoding="utf-8")
    datafiles.forget()
    assert len(tiles()) == 112
    if fits:
        assert sum(years_for(2).turns) == 21
        return
    with pytest.raises(BadInput, match="2 seats need 114 tiles"):
        years_for(2)


@rule("HAB-3", "HAB-8")
@pytest.mark.parametrize(("columns", "fits"), [(2, False), (3, True)])
def test_a_replaced_market_leaves_every_figure_a_tile_to_take(
    replace: Callable[..., None], columns: int, fits: bool
) -> None:
    """A figure in a corner of 2 by 2 spaces sees two others: two figures could stand there."""
    replace(
        "market.toml",
        """rows = 4
columns = 4
figures = [
  { row = 0, column = 1, facing = "S" },
  { row = 2, column = 3, facing = "W" },
  { row = 3, column = 1, facing = "N" },
]""",
        f"""rows = 2
columns = {columns}
figures = [
  {{ row = 0, column = 0, facing = "S" }},
  {{ row = 1, column = 0, facing = "N" }},
  {{ row = 0, column = 1, facing = "S" }},
]""",
    )
    if fits:
        assert layout_for(3).columns == columns
        return
    with pytest.raises(BadInput, match="3 seats"):
        layout_for(3)


@rule("HAB-19", "HAB-20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_layout_counts_the_turns_of_all_seats(seats: int) -> None:
    layout, years = layout_for(seats), years_for(seats)
    assert layout.points == years.points and layout.turns == years.turns
    first, second, third = years.turns
    assert layout.ends == (
        seats * first,
        seats * (first + second),
        seats * (first + second + third),
    )
    assert [layout.year(turn) for turn in (0, layout.ends[0] - 1, layout.ends[0])] == [0, 0, 1]
    assert [layout.year(turn) for turn in layout.ends] == [1, 2, 3]


# Against the facts that the components were entered from


@needs_facts
def test_tiles_are_as_in_the_facts() -> None:
    facts = json.loads((FACTS / "proposed_habitats_tiles.json").read_text(encoding="utf-8"))

    def face(kind: str, land: Any, demand: Any, vp: int, more: Any) -> tuple[Any, ...]:
        return kind, land, tuple(sorted(demand.items())), vp, more

    wanted = Counter(
        face(
            one["kind"],
            one["land"],
            one.get("demand", {}),
            one.get("vp", 0),
            one.get("tower") or one.get("tourist") or tuple(one.get("road_sides", ())),
        )
        for one in facts["tiles"]
    )
    ours = Counter(
        face(
            tile.kind,
            tile.land,
            msgspec.to_builtins(tile.demand),
            tile.vp,
            tile.tower or tile.tourist or tile.roads,
        )
        for tile in tiles()
    )
    assert ours == wanted
    animals = {one["name"]: one["demand"] for one in facts["tiles"] if one["kind"] == "animal"}
    assert {
        tile.name.en: msgspec.to_builtins(tile.demand) for tile in tiles() if tile.kind == "animal"
    } == animals


@needs_facts
def test_entrances_markets_and_years_are_as_in_the_facts() -> None:
    facts = json.loads((FACTS / "proposed_habitats_tiles.json").read_text(encoding="utf-8"))
    assert [(entrance.colour, entrance.land) for entrance in entrances()] == [
        (one["colour"], one["land"]) for one in facts["entrances"]
    ]
    for seats in (2, 3, 4, 5):
        market, wanted = market_for(seats), facts["market"][str(seats)]
        assert (market.rows, market.columns) == (wanted["rows"], wanted["cols"])
        assert [(one.row, one.column, one.facing) for one in market.figures] == [
            (one["row"], one["col"], one["facing"]) for one in wanted["figures"]
        ]
        years = years_for(seats)
        assert list(years.turns) == facts["turns"][str(seats)]
        assert [list(points) for points in years.points] == facts["goal_points"][str(seats)]
