"""Printed components, entered by an owner: checked, and written as a file that games accept."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.own_sets import own_earth, own_of
from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.core.event import Log
from hedgerow.core.own import Entered, OwnRow, OwnSet
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES, datafiles, game_named
from hedgerow.games.earth.cards import animals
from hedgerow.games.earth.companion.components import shapes
from hedgerow.games.habitats.state import layout_for
from hedgerow.games.habitats.tiles import entrances, market_for, tiles, years_for
from hedgerow.games.north_woods.box import box
from hedgerow.games.owned import game_with
from hedgerow.games.ownset import OwnRequest
from hedgerow.games.tournoi.cards import powers, tokens
from hedgerow.locale import Catalogue
from hedgerow.testing.laws import choose

FILES = [(game.id, file) for game in GAMES for file in game.companion().own]
say = Catalogue("en").say


def entered(game: str, file: str = "", **rows: Mapping[str, Entered]) -> OwnSet:
    tool = game_named(game).companion().desk["own"]
    answer: OwnSet = tool.run(
        OwnRequest({id: dict(row) for id, row in rows.items()}, file),
        desk.Clerk(game_named(game), "en"),
    )
    return answer


def row_of(page: OwnSet, id: str) -> OwnRow:
    return next(row for row in page.rows if row.id == id)


def mistake(page: OwnSet, id: str) -> str:
    found = row_of(page, id).mistake
    return "" if found is None else say(found)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(datafiles.VARIABLE, str(tmp_path))
    yield tmp_path
    monkeypatch.undo()
    datafiles.forget()


def save(folder: Path, game: str, page: OwnSet) -> None:
    (folder / game).mkdir(exist_ok=True)
    (folder / game / page.file).write_text(page.text, encoding="utf-8")
    datafiles.forget()


def everything() -> tuple[object, ...]:
    seats = range(2, 6)
    return (
        tiles(),
        entrances(),
        [years_for(count) for count in seats],
        [market_for(count) for count in seats],
        box().cards,
        powers(),
        tokens(),
        animals(),
    )


def test_every_file_with_proposals_can_be_entered() -> None:
    """But the Défis cards of Le Tournoi, which are entered as a list of their own (/cards)."""
    found = []
    for game in GAMES:
        for path in sorted((Path(datafiles.__file__).parent / game.id / "data").glob("*.toml")):
            entries = [
                one
                for table in tomllib.loads(path.read_text("utf-8")).values()
                for one in table
                if isinstance(one, dict)
            ]
            if any(map(_proposed, entries)):
                found.append((game.id, path.name))
    aside = {("tournoi", "cards.toml"), ("tournoi", "spare.toml")}
    assert sorted(set(found) - aside) == sorted(FILES)


def _proposed(entry: dict[str, Any]) -> bool:
    grades = [side.get("grade") for side in entry.values() if isinstance(side, dict)]
    ours = any(grade not in (None, "printed") for grade in grades)
    return bool(entry.get("proposed") or entry.get("proposal") or ours)


@pytest.mark.parametrize(("game", "file"), FILES)
def test_the_file_of_an_untouched_set_is_the_same_set(game: str, file: str, folder: Path) -> None:
    before = everything()
    page = entered(game, file)
    assert page.file == file
    assert page.rows and not any(row.mistake for row in page.rows)
    assert any(row.proposed for row in page.rows)
    save(folder, game, page)
    assert everything() == before


@pytest.mark.parametrize(("game", "file"), FILES)
def test_what_is_shown_is_what_can_be_entered(game: str, file: str) -> None:
    """Every value that a page shows is one that it may send back, and changes nothing."""
    page = entered(game, file)
    again = entered(game, file, **{row.id: row.values for row in page.rows})
    assert [row.values for row in again.rows] == [row.values for row in page.rows]
    assert not any(row.proposed for row in again.rows), "what is entered is no proposal"
    assert [row.said for row in again.rows] == [row.said for row in page.rows]


@pytest.mark.parametrize(("game", "file"), FILES)
def test_both_languages_have_words_for_all_of_it(game: str, file: str) -> None:
    page = entered(game, file)
    for language in ("en", "fr"):
        told = Catalogue(language).say
        for field in page.fields:
            assert told(field.label)
            words = [told(choice.text) for choice in field.choices]
            assert len(set(words)) == len(words), f"{field.key}: two choices read alike"


@pytest.mark.parametrize("game", [game for game, _ in dict(FILES).items()])
def test_a_file_that_is_written_is_read_back(game: str, folder: Path) -> None:
    """The same set as files and as a set of its own."""
    own = own_of(game)
    pages = [entered(game, file, **rows) for file, rows in own.items()]
    with game_with(game_named(game), own).using():
        expected = everything()
    for page in pages:
        save(folder, game, page)
    assert everything() == expected
    again = [entered(game, page.file) for page in pages]
    assert [page.text for page in again] == [page.text for page in pages]


# Habitats


def test_an_entered_tile_takes_the_place_of_ours(folder: Path) -> None:
    page = entered("habitats", zebra={"vp": 5, "demand.water": 0, "demand.forest": 2})
    row = row_of(page, "zebra")
    assert row.values["vp"] == 5 and row.values["demand.forest"] == 2
    assert "land" in row.proposed and "vp" not in row.proposed
    save(folder, "habitats", page)
    zebra = next(tile for tile in tiles() if tile.id == "zebra")
    assert (zebra.vp, zebra.demand.forest, zebra.demand.water) == (5, 2, 0)
    assert zebra.source == "the owner's box"


def test_entrances_points_and_markets_take_the_place_of_ours(folder: Path) -> None:
    save(
        folder,
        "habitats",
        entered("habitats", "entrances.toml", **{"entrance-red": {"land": "water"}}),
    )
    years = entered("habitats", "years.toml", **{"4": {"points.1.0": 6, "points.1.1": 3}})
    assert "points.2.0" in row_of(years, "4").proposed
    assert not {"points.0.0", "points.1.2"} & set(row_of(years, "4").proposed)
    save(folder, "habitats", years)
    market: dict[str, Entered] = {"columns": 5, "figures.1.row": 2, "figures.1.column": 5}
    save(
        folder,
        "habitats",
        entered("habitats", "market.toml", **{"2": market | {"figures.1.facing": "W"}}),
    )
    assert entrances()[0].land == "water"
    assert years_for(4).points == ((3, 2, 1, 0), (6, 3, 1, 0), (5, 3, 1, 0))
    found = market_for(2)
    assert found.columns == 5
    assert msgspec.structs.astuple(found.figures[1]) == (1, 4, "W")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"rows": 2, "columns": 2}, "Rows: too small for 3 figures"),
        ({"rows": 10, "columns": 10}, "Rows: 157 tiles are needed, there are 112"),
        ({"rows": 3}, "C: row from the top: there are only 3 rows"),
        ({"columns": 3}, "B: column from the left: there are only 3 columns"),
        ({"figures.0.row": 2}, "A: looks: a figure stands on the edge"),
        ({"figures.1.row": 1, "figures.1.column": 2, "figures.1.facing": "S"}, "B: looks: A"),
    ],
)
def test_a_wrong_market_is_named(fields: dict[str, Entered], said: str) -> None:
    page = entered("habitats", "market.toml", **{"3": fields})
    assert said in mistake(page, "3") and page.text == ""


def test_a_market_without_a_mistake_is_one_that_the_rules_take(folder: Path) -> None:
    rng, right = Rng(1), 0
    page = entered("habitats", "market.toml")
    for _ in range(300):
        seats = 2 + rng.below(4)
        fields: dict[str, Entered] = {}
        for key in row_of(page, str(seats)).values:
            if rng.below(6) == 0:
                fields[key] = "NESW"[rng.below(4)] if key.endswith("facing") else 2 + rng.below(5)
        tried = entered("habitats", "market.toml", **{str(seats): fields})
        if not tried.text:
            continue
        right += 1
        with game_with(game_named("habitats"), {"market.toml": {str(seats): fields}}).using():
            layout_for(seats)
    assert right > 30


def test_a_later_place_with_more_points_is_a_mistake() -> None:
    page = entered("habitats", "years.toml", **{"2": {"points.1.1": 5}})
    assert mistake(page, "2") == "Year 2, place 2: more than place 1, which gets 4"


# North Woods


def test_entered_cards_take_the_place_of_ours(folder: Path) -> None:
    save(folder, "north_woods", entered("north_woods", mink={"copies": 2, "realms": ("water",)}))
    save(folder, "north_woods", entered("north_woods", "resources.toml", eggs={"copies": 7}))
    save(folder, "north_woods", entered("north_woods", "events.toml", winter={"copies": 4}))
    cards = {card.id: card for card in box().cards}
    assert cards["mink"].copies == 2 and getattr(cards["mink"], "realms", ()) == ("water",)
    assert cards["eggs"].copies == 7 and cards["winter"].copies == 4


def test_a_mistake_is_named_and_no_file_is_written() -> None:
    nothing: dict[str, Entered] = {"demand.grassland": 0, "demand.water": 0}
    page = entered("habitats", zebra=nothing)
    assert "demand" in mistake(page, "zebra")
    assert page.text == ""
    assert "realms" in mistake(entered("north_woods", mink={"realms": ()}), "mink")


# Le Tournoi


def test_a_power_card_has_the_kind_and_the_name_of_what_it_does(folder: Path) -> None:
    page = entered("tournoi", "powers.toml", P01={"effect": "points", "effect.points": 4})
    assert not row_of(page, "P01").proposed
    assert say(row_of(page, "P01").said[0]).startswith(
        "Action: If you win this battle, you score 4"
    )
    save(folder, "tournoi", page)
    card = powers()[0]
    assert (card.kind, card.en, getattr(card.effect, "points", 0)) == ("action", "Lucky star", 4)
    assert not card.proposal


def test_every_effect_can_be_played() -> None:
    """One kind of power card for all, in a game to its end."""
    (effect,) = (f for f in entered("tournoi", "powers.toml").fields if f.key == "effect")
    for choice in effect.choices:
        rows: dict[str, dict[str, Entered]] = {
            card.id: {"effect": choice.value} for card in powers()
        }
        play("tournoi", {"powers.toml": rows}, {}, 3)


def test_a_token_needs_three_different_categories(folder: Path) -> None:
    page = entered("tournoi", "tokens.toml", B1={"triple": ("fish", "bird")})
    assert mistake(page, "B1") == "Side with three: three different categories, not 2"
    triple = ("fish", "bird", "other")
    save(
        folder,
        "tournoi",
        entered("tournoi", "tokens.toml", B1={"single": "fish", "triple": triple}),
    )
    assert (tokens()[0].single, tokens()[0].triple) == ("fish", triple)


# Earth


def test_an_animal_is_put_together_from_lines_and_numbers(folder: Path) -> None:
    page = entered(
        "earth",
        rabbit={
            "individual.move": "exactly",
            "individual.move.steps": 2,
            "individual.move.on": "flora wet",
            "individual.effect": "take sprout up_to",
            "individual.effect.up_to": 3,
            "individual.effect.points": 5,
            "individual.effect.per": 2,
            "collective.effect": "activate_one red",
        },
    )
    row = row_of(page, "rabbit")
    assert row.proposed == () and row.mistake is None
    assert [say(line) for line in row.said] == [
        "With each leaf you use, this animal acts: move it exactly twice, "
        "only onto a flora with the wet habitat; "
        "then put up to 3 sprouts from the flora it reached into its stock. "
        "5 points for every 2 pieces kept here.",
        "For everybody at the end of each round: use one red ability of your tableau.",
    ]
    save(folder, "earth", page)
    rabbit = animals()["rabbit"]
    assert rabbit.individual.grade == rabbit.collective.grade == "printed"
    assert rabbit.individual.stock == msgspec.convert(
        {"points": 5, "per": 2}, type(rabbit.individual.stock)
    )


def test_whether_gaia_can_have_an_animal_follows_from_what_it_does(folder: Path) -> None:
    save(folder, "earth", entered("earth", rabbit={"individual.effect": "activate_card"}))
    assert not animals()["rabbit"].gaia


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"individual.move": "herd"}, "Figures: a herd has more than one"),
        (
            {"individual.move": "stay", "individual.effect": "take sprout start up_to"},
            "With a leaf: an animal that stays leaves no card",
        ),
    ],
)
def test_a_wrong_animal_is_named(fields: dict[str, Entered], said: str) -> None:
    assert mistake(entered("earth", rabbit=fields), "rabbit") == said


@pytest.mark.parametrize("first", range(0, len(shapes("individual")), 34))
def test_animals_with_any_line_can_be_played(first: int) -> None:
    """Every line is in one of the sets, of which some animals are dealt."""
    for seats in (1, 2, 5):
        mode = {"animals": True} if seats == 1 else {"animals": True, "mode": "advanced"}
        play("earth", own_earth(first, 1), mode, seats)


def play(id: str, own: Any, options: dict[str, Any], seats: int) -> None:
    game, rng = game_with(game_named(id), own), Rng(seats)
    state = game.setup(game.read_options(options, seats), seats, rng)
    while decisions := game.decisions(state):
        seat, move = choose(decisions, rng)
        log = Log()
        game.apply(state, seat, move, log)
        view = game.view(state, None)
        for entry in log.entries:
            say(game.words.event(view, entry.public))
    game.census(state)
    assert game.outcome(state) is not None


# What is refused


@pytest.mark.parametrize(
    ("game", "file", "id", "fields"),
    [
        ("habitats", "", "unicorn", {"vp": 1}),
        ("habitats", "", "zebra", {"vp": 21}),
        ("habitats", "", "zebra", {"land": "moon"}),
        ("habitats", "", "zebra", {"roads": ("N",)}),
        ("habitats", "", "zebra", {"source": "me"}),
        ("habitats", "goals.toml", "flora", {"name": "x"}),
        ("habitats", "years.toml", "2", {"points.0.4": 1}),
        ("habitats", "market.toml", "6", {"rows": 3}),
        ("habitats", "market.toml", "2", {"figures.0.facing": "up"}),
        ("north_woods", "events.toml", "winter", {"copies": 0}),
        ("north_woods", "resources.toml", "eggs", {"rank": 2}),
        ("tournoi", "powers.toml", "P01", {"effect.points": 2}),
        ("tournoi", "powers.toml", "P01", {"effect": "win"}),
        ("tournoi", "tokens.toml", "B1", {"single": "plant"}),
        ("earth", "", "rabbit", {"individual.effect": "share gain.soil"}),
        ("earth", "", "rabbit", {"individual.effect.points": 2}),
        ("earth", "", "rabbit", {"individual.move": "stay", "individual.move.steps": 2}),
    ],
)
def test_what_cannot_be_entered_is_refused(
    game: str, file: str, id: str, fields: dict[str, Entered]
) -> None:
    with pytest.raises(BadInput) as refused:
        entered(game, file, **{id: fields})
    line = say(refused.value.message)
    assert "\n" not in line and (id in line or file in line)
