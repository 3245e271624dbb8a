"""Habitats in words, and the drawing."""

from __future__ import annotations

import re

import pytest

from games.habitats.tables import table
from hedgerow.core.event import Event
from hedgerow.core.text import Message
from hedgerow.games.habitats import GAME, words
from hedgerow.games.habitats.events import (
    GoalScored,
    MarketFilled,
    ParksScored,
    TileDiscarded,
    TilePlaced,
    TileTaken,
)
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.moves import Place, Take
from hedgerow.games.habitats.tiles import GOAL_IDS, GoalId, goals, tiles
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.testing.tables import play

EN, FR = Catalogue("en"), Catalogue("fr")


def said(message: Message) -> tuple[str, str]:
    return EN.say(message), FR.say(message)


@pytest.mark.parametrize(
    ("tile", "english", "french"),
    [
        (
            "zebra",
            "zebra (on grassland, 4 points, needs 3 grassland, 1 water)",
            "zèbre (sur prairie, 4 points, il lui faut : 3 prairies, 1 plan d’eau)",
        ),
        (
            "bumblebee",
            "bumblebee (on grassland, 3 points, needs 2 flowers)",
            "bourdon (sur prairie, 3 points, il lui faut : 2 fleurs)",
        ),
        ("flower-water-1", "water flower (1 point)", "fleur d’eau (1 point)"),
        (
            "big-forest",
            "BIG forest (1 for each other tile of its area)",
            "GRAND, forêt (1 par autre tuile de sa zone)",
        ),
        (
            "road1-water",
            "1 road, water (4 points with a neighbour at every open side)",
            "1 route, eau (4 points avec une voisine à chaque côté ouvert)",
        ),
    ],
)
def test_the_face_of_a_tile(tile: str, english: str, french: str) -> None:
    assert said(words.face(tile)) == (english, french.replace(" :", "\u00a0:"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_words(language: Language) -> None:
    catalogue = Catalogue(language)
    assert all(catalogue.say(words.face(tile.id)) for tile in tiles())
    names = {catalogue.say(words.name(tile.id)) for tile in tiles() if tile.kind == "animal"}
    assert len(names) == sum(tile.kind == "animal" for tile in tiles())


def test_moves_name_the_tile_and_its_neighbours() -> None:
    at = table(tiles="zebra road2-forest", parks=["lion 1,0"])
    view = at.view(0)
    english, french = said(words.move(view, Take(0, 0)))
    assert english.startswith("Take at a1: zebra (") and french.startswith("Prendre en a1")
    play(at, "A take a1")
    assert EN.say(words.move(at.view(0), Place(1, 1))) == "Place at 1,1, beside lion"
    beside = EN.say(words.move(at.view(0), Place(-1, 0)))
    assert beside == "Place at -1,0, beside the entrance"


def test_a_turned_tile_says_where_its_roads_lead() -> None:
    at = table(tiles="road2-grassland", parks=["lion 1,0"])
    play(at, "A take a1")
    told = EN.say(words.move(at.view(0), Place(2, 0)))
    assert told == "Place at 2,0, roads north, east, beside lion"
    turned = EN.say(words.move(at.view(0), Place(2, 0, 1)))
    assert turned == "Place at 2,0, roads east, south, beside lion"


@pytest.mark.parametrize(
    ("event", "english"),
    [
        (TileTaken(1, "zebra", 0, 2), "B takes: zebra (c1)."),
        (MarketFilled("flower-water-1", 2, 0), "New in the market (a3): water flower (1 point)."),
        (TilePlaced(0, "lion", -1, 2, 0), "A places: lion (-1,2)."),
        (TileDiscarded(0, "lion"), "A has no cell for the tile and discards it: lion."),
        (
            GoalScored(1, "flora", (4, 0), ((2, 3), (1, 1))),
            "Year 2, Flora diversity: A +4 (2 kinds of flowers, 3 flowers in all), "
            "B +0 (1 kind of flower, 1 flower in all).",
        ),
        (ParksScored((20, 31)), "The parks score: A 20, B 31."),
    ],
)
def test_events(event: Event, english: str) -> None:
    told = words.event(table().view(None), event)
    assert EN.say(told) == english
    assert FR.say(told) != english


def test_notes_tell_the_year_the_goals_and_ones_own_park() -> None:
    at = table(tiles="zebra", parks=["flower-water-1 0,1", ""])
    notes = [EN.say(note) for note in words.notes(at.view(0))]
    assert notes[0] == "Year 1: 9 turns left."
    assert notes[1] == (
        "Goal of year 1, Long park: A +3 (2 tiles in a row), B +0 (1 tile in a row) as it stands."
    )
    assert notes[-1] == "Your park scores 1 point as it stands."
    play(at, "A take a1")
    assert any("A has to place: zebra" in EN.say(note) for note in words.notes(at.view(1)))


def drawn(at_view: View, catalogue: Catalogue = EN) -> str:
    rows = GAME.words.draw(at_view, catalogue.say)
    return "\n".join("".join(span.text for span in row).rstrip() for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_shows_parks_and_market(language: Language) -> None:
    parks = ["", "road1-water 1,0 turn 1; impala 0,1; badger -1,0"]
    at = table(tiles="zebra big-water tower-diag-1 bumblebee lion", parks=parks)
    assert drawn(at.view(1), Catalogue(language)) == DRAWINGS[language].strip("\n")


DRAWINGS: dict[str, str] = {
    "en": """
A (0)
          0
  0 G entrance
    ↓

B (0)
          -1            0             1
  1       ·       G impala            ·
                  0/3 G
  0 G badger      G entrance    W road
    0/2 F         ↓             0/4 →

          a             b             c             d
  1 G zebra           ↓ A ↓     W tourist BIG # watchtower
    4 GGGW                      1 each        ╳21
  2 G bumblebee   G lion        G giraffe     G cheetah
    3 **          4 GGGD        3 GFW         4 GGGG
  3 G buffalo     G wildebeest      ↑ B ↑     G warthog
    4 GGWW        5 4G1W                      3 FDW
""",
    "fr": """
A (0)
          0
  0 P entrée
    ↓

B (0)
         -1            0            1
  1      ·       P impala          ·
                 0/3 P
  0 P blaireau   P entrée     E route
    0/2 F        ↓            0/4 →

          a            b            c            d
  1 P zèbre         ↓ A ↓     E touriste   # tour
                                GRAND
    4 PPPE                    1 chacune    ╳21
  2 P bourdon    P lion       P girafe     P guépard
    3 **         4 PPPA       3 PFE        4 PPPP
  3 P buffle     P gnou          ↑ B ↑     P phacochère
    4 PPEE       5 4P1E                    3 FAE
""",
}


def test_a_name_is_never_cut() -> None:
    at = table(tiles="secretarybird klipspringer rhinoceros")
    shown = drawn(at.view(None), FR)
    for word in ("messager", "sagittaire", "oréotrague", "rhinocéros"):
        assert word in shown


# One name for each goal


def test_a_goal_has_one_name_everywhere() -> None:
    """On the goal itself, as an option, as a rule's title and in the rules of both languages."""
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        text = GAME.info.rules_in(language).read_text(encoding="utf-8")
        for number, goal in enumerate(GOAL_IDS, start=26):
            name = catalogue.say(goals()[goal].name.message)
            for option in ("year1", "year2", "year3", "second1", "second2", "second3"):
                assert catalogue.say(Message(f"option-habitats-{option}-{goal}")) == name
            assert catalogue.say(Message(f"rule-HAB-{number}")) == name
            assert re.search(rf"\*\*HAB-{number}\*\* {re.escape(name)}\s?:", text)


@pytest.mark.parametrize(
    ("goal", "measure", "english", "french"),
    [
        ("biggest_area", (1,), "area sizes: 1", "taille des zones\u00a0: 1"),
        ("biggest_area", (4, 1, 1), "area sizes: 4, 1, 1", "taille des zones\u00a0: 4, 1, 1"),
        ("many_areas", (1,), "1 area", "1 zone"),
        ("landscape_types", (1, 1), "1 landscape, 1 full set", "1 paysage, 1 série complète"),
        ("landscape_types", (4, 2), "4 landscapes, 2 full sets", "4 paysages, 2 séries complètes"),
        (
            "flora",
            (1, 1),
            "1 kind of flower, 1 flower in all",
            "1 sorte de fleurs, 1 fleur en tout",
        ),
        (
            "keep_close",
            (1,),
            "1 step from the entrance to the furthest tile",
            "1 pas de l’entrée à la tuile la plus lointaine",
        ),
        (
            "accessibility",
            (2,),
            "2 steps to a road from the furthest tile",
            "2 pas de la tuile la plus lointaine à une route",
        ),
    ],
)
def test_measures_in_words(
    goal: GoalId, measure: tuple[int, ...], english: str, french: str
) -> None:
    said = words.measured(goal, measure)
    assert (Catalogue("en").say(said), Catalogue("fr").say(said)) == (english, french)
