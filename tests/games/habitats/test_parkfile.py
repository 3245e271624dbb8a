"""Park files: drawings and JSON, and the line and column of every mistake."""

from __future__ import annotations

import json
from textwrap import dedent
from typing import Any

import pytest

from games.habitats.parks import drawn, plain, random_park
from hedgerow.core import BadInput, Rng
from hedgerow.games.habitats.park import Park
from hedgerow.games.habitats.parkfile import read_park, read_parks
from hedgerow.games.habitats.scoring import points, score
from hedgerow.games.habitats.tiles import tiles
from hedgerow.locale import LANGUAGES, Catalogue


def read(text: str, name: str | None = None) -> Park:
    return read_park(text.encode(), "park.txt", name)


def face(park: Park, x: int, y: int) -> dict[str, Any]:
    """What counts of the tile at a place."""
    tile, turn = plain(park)[x, y]
    assert turn == 0
    told = {"kind": tile.kind, "land": tile.land, "vp": tile.vp, "demand": tile.demand}
    return told | {"tower": tile.tower, "tourist": tile.tourist, "roads": tile.roads}


# Drawings


@pytest.mark.parametrize(
    ("code", "id"),
    [
        ("G4:GGGW", "zebra"),
        ("g4:gggw", "zebra"),
        ("G4:WGGG(quagga)", "zebra"),
        ("F2:*", "bee"),
        ("F4:***", "butterfly"),
        ("W*", "flower-water-2"),
        ("T+", "tower-orth-1"),
        ("TX", "tower-diag-1"),
        ("tx", "tower-diag-2"),
        ("T4", "tower-adj4-1"),
        ("T8", "tower-adj8-1"),
        ("D-BIG", "big-dryland"),
        ("D-many", "many-dryland"),
        ("F=N", "road1-forest"),
        ("F4=N", "road1-forest"),
        ("G=EN", "road2-grassland"),
        ("W=WNE", "road3-water"),
    ],
)
def test_a_tile_drawn_as_it_shows_is_the_tile_of_that_id(code: str, id: str) -> None:
    by_code, by_id = (drawn(f".  {word}\n@G G*") for word in (code, id))
    assert face(by_code, 1, 1) == face(by_id, 1, 1)


def test_a_copy_goes_without_its_number() -> None:
    assert face(drawn("@G flower-water"), 1, 0) == face(drawn("@G flower-water-3"), 1, 0)


def test_an_entrance_by_its_id() -> None:
    assert drawn("entrance-brown W*").entrance.land == "water"


def test_a_turned_road() -> None:
    assert drawn("@G road1-forest/1") == drawn("@G road1-forest/1")
    assert drawn("@G road1-forest/1").cells[1].roads == drawn("@G F=E").cells[1].roads


def test_points_that_differ_from_the_rules_are_taken_as_printed() -> None:
    assert drawn("@G F7=NES").cells[1].vp == 7


def test_the_entrance_is_at_zero_wherever_it_is_drawn() -> None:
    park = read("# my park\n\n F* F* . # top row\n.  @G W*\r\n")
    assert set(plain(park)) == {(-1, 1), (0, 1), (0, 0), (1, 0)}


def test_every_tile_of_the_box_can_be_drawn_by_its_id() -> None:
    for tile in tiles():
        # No road may lead south, where the entrance is.
        turn = next(turn for turn in tile.turns if not tile.turned[turn].roads >> 2 & 1)
        assert plain(drawn(f"{tile.id}/{turn}\n@G"))[0, 1] == (tile, turn)


@pytest.mark.parametrize(
    ("text", "line", "column", "id"),
    [
        ("", 1, 1, "habitats-park-no-entrance"),
        ("F* F*", 1, 1, "habitats-park-no-entrance"),
        ("@G F*\n# x\n  F* @F", 3, 6, "habitats-park-two-entrances"),
        ("@G F* zebras", 1, 7, "habitats-park-unknown"),
        ("@G F3:GX", 1, 4, "habitats-park-unknown"),
        ("@G F*)", 1, 4, "habitats-park-unknown"),
        ("@G  zebra/1", 1, 5, "habitats-park-not-turned"),
        ("@G W* entrance-red/1", 1, 7, "habitats-park-entrance-road"),
        ("@G F=NN", 1, 4, "habitats-park-side-twice"),
        ("@G F*\nF* F*", 2, 1, "habitats-park-below-entrance"),
        ("@G F*\n.  F*\nF* F*", 3, 1, "habitats-park-below-entrance"),
        ("@G F=W", 1, 4, "habitats-park-road-blocked"),
        ("@G W* F=W", 1, 7, "habitats-park-road-blocked"),
        ("@G .  F*", 1, 7, "habitats-park-apart"),
        ("F* . F*\n.  @G .", 1, 1, "habitats-park-apart"),
        ("@G" + " F*" * 31, 1, 94, "habitats-park-too-far"),
    ],
)
def test_a_mistake_in_a_drawing(text: str, line: int, column: int, id: str) -> None:
    assert mistake(text.encode()) == (line, column, id)


def test_a_park_may_reach_far() -> None:
    assert len(read("@G" + " F*" * 30).cells) == 31


def test_what_is_not_text() -> None:
    assert mistake(b"@G F*\n\xc3\xa9 \xff") == (2, 3, "habitats-park-not-text")


def mistake(raw: bytes, name: str | None = None) -> tuple[int, int, str]:
    with pytest.raises(BadInput) as error:
        read_park(raw, "park.txt", name)
    message = error.value.message
    for language in LANGUAGES:
        said = Catalogue(language).say(message)
        assert said.startswith("park.txt, ") and "\n" not in said
    detail: Any = message.args["detail"]
    return int(str(message.args["line"])), int(str(message.args["column"])), detail.id


# JSON

ENTRANCE = {"x": 0, "y": 0, "kind": "entrance", "land": "grassland"}


def as_json(*tiles: dict[str, Any], **more: Any) -> str:
    return json.dumps({"tiles": [ENTRANCE, *tiles], **more})


def test_json_tiles_carry_their_own_faces() -> None:
    park = read(
        as_json(
            {"x": 1, "y": 0, "kind": "animal", "land": "forest", "vp": 9, "demand": {"water": 1}},
            {"x": 2, "y": 0, "kind": "flower", "land": "water"},
            {"x": 3, "y": 0, "kind": "tower", "land": None, "tower": "orth"},
            {"x": 4, "y": 0, "kind": "road", "land": "water", "road_sides": ["N", "E", "S"]},
            {"x": 0, "y": 1, "kind": "tourist", "land": "grassland", "tourist": "BIG"},
        )
    )
    told = {(one.x, one.y): one.vp for one in score(park).tiles}
    assert told == {(0, 0): 0, (1, 0): 9, (2, 0): 1, (3, 0): 2, (4, 0): 2, (0, 1): 1}


def test_an_animal_without_a_demand_is_content() -> None:
    park = read(as_json({"x": 1, "y": 0, "kind": "animal", "land": "forest", "vp": 3}))
    assert points(park)[1] == 3


def test_the_entrance_of_a_json_park_may_lie_anywhere() -> None:
    park = read(
        json.dumps(
            {
                "tiles": [
                    {"x": 6, "y": 4, "kind": "flower", "land": "water"},
                    {"x": 5, "y": 4, "kind": "entrance", "land": "forest", "road_sides": ["S"]},
                ]
            }
        )
    )
    assert set(plain(park)) == {(0, 0), (1, 0)}


def test_one_of_several_parks() -> None:
    flower = {"x": 1, "y": 0, "kind": "flower", "land": "water"}
    text = json.dumps({"a": {"tiles": [ENTRANCE]}, "b": {"tiles": [ENTRANCE, flower]}, "note": ""})
    assert len(read(text, "b").cells) == 2
    assert mistake(text.encode()) == (1, 1, "habitats-park-several")
    assert mistake(text.encode(), "c") == (1, 1, "habitats-park-several")


def test_several_drawings_in_a_file() -> None:
    text = "= Ada\n@G F*\n\n = the second  # named so\nF*\n@G\n"
    found = read_parks(text.encode(), "park.txt")
    assert [(one.name, len(one.park.cells), one.x, one.y) for one in found] == [
        ("Ada", 2, 0, 0),
        ("the second", 2, 0, 0),
    ]
    assert set(plain(read(text, "the second"))) == {(0, 0), (0, 1)}
    assert mistake(text.encode()) == (1, 1, "habitats-park-several")
    assert mistake(text.encode(), "Ben") == (1, 1, "habitats-park-several")
    assert mistake(b"= A\n@G\n= A\n@G") == (3, 3, "habitats-park-name-twice")
    assert mistake(b"= A\n@G\n= B\nF*") == (3, 3, "habitats-park-no-entrance")


def test_a_json_park_remembers_where_its_entrance_lies() -> None:
    gate = ENTRANCE | {"x": 5, "y": 4}
    (found,) = read_parks(json.dumps({"tiles": [gate]}).encode(), "park.json")
    assert (found.x, found.y) == (5, 4)


def test_random_parks_come_back_from_json() -> None:
    rng = Rng(3)
    for _ in range(100):
        park = random_park(rng)
        listed = [
            {
                "x": x,
                "y": y,
                "kind": laid.kind,
                "land": laid.tile.land,
                "vp": laid.vp,
                "demand": {
                    name: getattr(laid.tile.demand, name)
                    for name in ("grassland", "forest", "dryland", "water", "flower")
                },
                "tower": laid.tile.tower,
                "tourist": laid.tile.tourist,
                "road_sides": ["NESW"[side] for side in range(4) if laid.roads >> side & 1],
            }
            for x, y, laid in park.tiles()
        ]
        assert points(read(json.dumps({"tiles": listed}))) == points(park)


BAD_JSON = """\
{
  "tiles": [
    {"x": 0, "y": 0, "kind": "entrance", "land": "grassland"},
    {"x": 1, "y": 0, %s}
  ]
}
"""


@pytest.mark.parametrize(
    ("tile", "line", "column", "id"),
    [
        ('"kind": "flower", "land": "swamp"', 4, 48, "habitats-park-form"),
        ('"kind": "flower", "land": 3', 4, 48, "habitats-park-form"),
        ('"kind": "animal", "land": "water", "demand": {"swamp": 1}', 4, 67, "habitats-park-form"),
        ('"kind": "animal", "land": "water", "demand": {"water": -1}', 4, 77, "habitats-park-form"),
        ('"kind": "animal", "land": "water", "vp": 100', 4, 63, "habitats-park-form"),
        ('"kind": "road", "land": "water", "road_sides": ["N", "up"]', 4, 75, "habitats-park-form"),
        ('"land": "water"', 4, 5, "habitats-park-form"),
        ('"kind": "flower"', 4, 5, "habitats-park-lacks"),
        ('"kind": "tower"', 4, 5, "habitats-park-lacks"),
        ('"kind": "tourist", "land": "water"', 4, 5, "habitats-park-lacks"),
        ('"kind": "road", "land": "water"', 4, 5, "habitats-park-sides"),
        ('"kind": "road", "land": "water", "road_sides": ["N", "N"]', 4, 5, "habitats-park-sides"),
        (
            '"kind": "road", "land": "water", "road_sides": ["W"]',
            4,
            5,
            "habitats-park-road-blocked",
        ),
        ('"kind": "flower", "land": "water", "road_sides": ["N"]', 4, 5, "habitats-park-no-roads"),
        ('"kind": "entrance", "land": "water"', 4, 5, "habitats-park-two-entrances"),
        (
            '"kind": "entrance", "land": "water", "road_sides": ["N"]',
            4,
            5,
            "habitats-park-entrance-road",
        ),
        ('"kind": "flower", "land": "water", "x": 0', 4, 5, "habitats-park-two-tiles"),
        ('"kind": "flower", "land": "water", "x": 2', 4, 5, "habitats-park-apart"),
        ('"kind": "flower", "land": "water", "y": 99', 4, 5, "habitats-park-too-far"),
        (
            '"kind": "flower", "land": "water", "x": 0, "y": -1',
            4,
            5,
            "habitats-park-below-entrance",
        ),
        ('"kind": "flower" "land": "water"', 4, 39, "habitats-park-json"),
    ],
)
def test_a_mistake_in_json(tile: str, line: int, column: int, id: str) -> None:
    assert mistake((BAD_JSON % tile).encode()) == (line, column, id)


@pytest.mark.parametrize(
    "raw", [b"{", b"[]", b"{}", b'{"tiles": 3}', b"[" * 100_000, b'{"tiles": [{"x": 1e400}]}']
)
def test_what_is_no_park_is_refused_in_one_line(raw: bytes) -> None:
    mistake(raw)


def test_a_number_beyond_all_bounds() -> None:
    raw = b'{"tiles": [{"x": ' + b"9" * 5000 + b"}]}"
    assert mistake(raw)[2] in ("habitats-park-json", "habitats-park-form", "habitats-park-too-far")


def test_a_damaged_drawing_never_ends_in_anything_but_a_line_and_a_column() -> None:
    rng = Rng(11)
    text = dedent("""
        F*  F3:GDW  T+  road1-forest/1
        @G  G-BIG   W2:*  .
    """)
    letters = ' .*@GFDWT+x48:=-/0123456789NESWzebra\n#(){}[]"é'
    for _ in range(2000):
        at = rng.below(len(text))
        damaged = text[:at] + letters[rng.below(len(letters))] + text[at + rng.below(3) :]
        try:
            read(damaged)
        except BadInput as error:
            assert error.message.id == "error-habitats-park"
