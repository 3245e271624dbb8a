"""The cards: counts that are known of the box, sources, and agreement with the facts."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hedgerow.core import BadInput
from hedgerow.games import datafiles
from hedgerow.games.earth import cards
from hedgerow.games.earth.nouns import FLORA_TYPES
from hedgerow.testing.rules import rule

FACTS = Path(__file__).parents[4] / "shared" / "facts" / "earth"
needs_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="no shared facts beside the repository")
DATA = Path(cards.__file__).parent / "data"


@rule("EAR-1")
def test_the_earth_deck_is_whole() -> None:
    assert (len(cards.flora()), len(cards.terrains()), len(cards.events())) == (179, 66, 38)
    assert list(cards.earth_deck()) == list(range(1, 284))
    assert set(cards.events()) == {*range(196, 227), 233, 234, *range(260, 265)}


def test_every_flora_type_has_44_cards_and_three_are_wild() -> None:
    types = Counter(card.types for card in cards.flora().values())
    assert [types[(kind,)] for kind in FLORA_TYPES] == [44] * 4
    wild = {card.no for card in cards.flora().values() if set(card.types) == set(FLORA_TYPES)}
    assert wild == {280, 281, 282}
    assert len(types) == 5


def test_the_double_sided_cards_are_whole() -> None:
    for found, first, last in (
        (cards.islands(), 285, 294),
        (cards.climates(), 295, 304),
        (cards.ecosystems(), 305, 336),
        (cards.fauna(), 337, 359),
    ):
        assert list(found) == [f"{no}{side}" for no in range(first, last + 1) for side in "AB"]


def test_gaia_has_six_cards_and_the_box_34_animals() -> None:
    assert list(cards.gaia_deck()) == list(range(360, 366))
    assert len(cards.animals()) == 34
    assert sum(animal.figures for animal in cards.animals().values()) == 54
    herds = {id for id, animal in cards.animals().items() if animal.figures == 5}
    assert herds == {
        "capybara",
        "wild_turkey",
        "pocket_gopher",
        "indian_pangolin",
        "formosan_termite",
    }
    barred = {id for id, animal in cards.animals().items() if not animal.gaia}
    assert barred == {
        "komodo_dragon",
        "blue_peafowl",
        "saltwater_crocodile",
        "ball_python",
        "reindeer",
        "jaguar",
        "snow_goose",
    }


def test_known_counts_of_marked_names_and_symbols() -> None:
    tags = Counter(tag for card in cards.flora().values() for tag in card.name_tags)
    assert tags == {"geography": 34, "colour": 34, "animal": 34}
    assert sum(card.directional for card in cards.flora().values()) == 22
    assert sum(card.directional for card in cards.terrains().values()) == 21


def test_spaces_and_canopies_are_possible() -> None:
    for card in cards.flora().values():
        assert 0 <= card.sprout_spaces <= 6
        assert 0 <= card.growth_spaces <= 8
        assert (card.canopy_vp > 0) == (card.growth_spaces > 0)


def test_every_ability_does_something_or_scores() -> None:
    for card in cards.earth_deck().values():
        assert card.abilities, card.no
        for ability in card.abilities:
            assert (ability.effect is None) != (ability.score is None), card.no
            assert ability.score is None or ability.colour == "brown"


def test_every_card_has_names_in_both_languages_and_a_source() -> None:
    entries = [
        *cards.earth_deck().values(),
        *cards.islands().values(),
        *cards.climates().values(),
        *cards.ecosystems().values(),
        *cards.fauna().values(),
        *cards.gaia_deck().values(),
        *cards.animals().values(),
    ]
    assert len(entries) == 283 + 20 + 20 + 64 + 46 + 6 + 34
    for entry in entries:
        assert entry.name_en and entry.name_fr and entry.source, entry
        assert not re.search(r"['\"]", entry.name_en + entry.name_fr), entry


def test_names_from_the_rulebook_are_told_from_ours() -> None:
    printed = {card.name_fr for card in cards.earth_deck().values() if card.french == "rulebook"}
    assert printed == {
        "Amanite panthère",
        "Bolet orangé des chênes",
        "Bouclier persan",
        "Bouleau rouge",
        "Cannelier de Ceylan",
        "Fraisier de Virginie",
        "Germes jaunes",
        "Lichen des rennes",
        "Lisière de forêt",
        "Orchidée tigre",
        "Pavier rouge",
        "Peuplier faux-tremble",
        "Pivoine de Chine",
        "Trompette des anges",
        "Zone broussailleuse",
    }


def grades() -> Counter[str]:
    known = cards.animals().values()
    return Counter(side.grade for one in known for side in (one.individual, one.collective))


@rule("EAR-100")
def test_the_abilities_of_animals_have_three_grades() -> None:
    # Of the unknown ones two need Abundance and stay out.
    own = Counter(animal.individual.grade for animal in cards.animals().values())
    assert own == {"printed": 3, "partial": 16, "ours": 15}
    shared = Counter(animal.collective.grade for animal in cards.animals().values())
    assert shared == {"partial": 4, "ours": 30}
    assert cards.animals()["polar_bear"].individual.grade == "printed"
    assert cards.animals()["golden_eagle"].individual.grade == "partial"  # its icons were deduced
    for animal in cards.animals().values():
        for side in (animal.individual, animal.collective):
            assert (side.source == "proposed") == (side.grade == "ours")
            assert (side.source == "rulebook") == (side.grade == "printed")


@rule("EAR-100")
def test_the_credits_count_what_is_ours() -> None:
    credits = (Path(__file__).parents[3] / "CREDITS.md").read_text(encoding="utf-8")
    counts = grades()
    assert sum(counts.values()) == 68
    for grade, count in counts.items():
        assert re.search(rf"^\| `{grade}` .*\| {count} \|$", credits, re.MULTILINE), grade
    assert f"{counts['ours']} of {sum(counts.values())}" in credits


def test_seven_cards_note_where_transcriptions_differ() -> None:
    noted = {card.no for card in cards.earth_deck().values() if card.note}
    assert noted == {9, 55, 79, 172, 176, 227, 241}


# Replaced files


def replaced(tmp_path: Path, name: str, old: str, new: str) -> str:
    """What is said about a file with one mistake in it."""
    text = (DATA / name).read_text(encoding="utf-8")
    assert old in text
    folder = tmp_path / "earth"
    folder.mkdir()
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    datafiles.use_folder(tmp_path)
    with pytest.raises(BadInput) as caught:
        for read in (cards.earth_deck, cards.ecosystems, cards.fauna, cards.animals):
            read()
    return str(caught.value)


@pytest.fixture(autouse=True)
def built_in_again(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv(datafiles.VARIABLE, "")
    yield
    monkeypatch.undo()
    datafiles.forget()


MISTAKES = [
    ("flora.toml", 'verb = "gain"', 'verb = "gian"', ["1 Japanese Maple", "abilities[0].effect"]),
    ("flora.toml", 'types = ["tree"]', 'types = ["treee"]', ["1 Japanese Maple", "types[0]"]),
    ("flora.toml", "cost = 3", "price = 3", ["1 Japanese Maple", "price"]),
    ("flora.toml", "no = 4\n", "no = 1\n", ["1 African Baobab", "twice"]),
    ("flora.toml", "no = 4\n", "no = 2\n", ["2 Prairie", "African Baobab"]),
    ("terrain.toml", 'zone = "row"', 'zone = "rows"', ["2 Prairie", "abilities[1].score.zone"]),
    ("ecosystems.toml", 'rule = "count_table"', 'rule = "tables"', ["305A", "scoring", "tables"]),
    ("fauna.toml", 'goal = "count"', 'goal = "county"', ["337A Bald Eagle", "goal", "county"]),
    ("animals.toml", 'verb = "take"', 'verb = "steal"', ["common_loon", "individual.effect"]),
    ("animals.toml", 'id = "red_panda"', 'id = "common_loon"', ["common_loon Red panda", "twice"]),
    ("fauna.toml", "[[fauna]]", "[[animal]]\n[[fauna]", ["fauna.toml"]),
]


@pytest.mark.parametrize(("name", "old", "new", "told"), MISTAKES)
def test_a_mistake_names_file_card_and_field(
    tmp_path: Path, name: str, old: str, new: str, told: list[str]
) -> None:
    said = replaced(tmp_path, name, old, new)
    for part in [name, *told]:
        assert part in said, said


# The facts


def facts(name: str) -> Any:
    return json.loads((FACTS / name).read_text(encoding="utf-8"))


def plain(name: str) -> str:
    return name.replace("’", "'")


@needs_facts
def test_printed_values_agree_with_the_facts() -> None:
    for fact in facts("cards.json")["cards"]:
        if fact["kind"] not in ("flora", "terrain", "event"):
            continue
        card = msgspec.to_builtins(cards.earth_deck()[fact["no"]])
        assert plain(card["name_en"]) == fact["name"]
        for ours, theirs in {
            "latin": "latin",
            "types": "types",
            "cost": "cost",
            "vp": "vp",
            "sprout_spaces": "sprout_max",
            "growth_spaces": "growth_max",
            "canopy_vp": "canopy_vp",
            "habitats": "habitats",
            "directional": "directional",
        }.items():
            if theirs in fact:
                assert list_or(card[ours]) == fact[theirs], (fact["no"], ours)
        tags = [tag.replace("colour", "color") for tag in card.get("name_tags", ())]
        assert tags == fact.get("name_tags", [])
        assert [a["colour"] for a in card["abilities"]] == [a["color"] for a in fact["abilities"]]


def list_or(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


@needs_facts
def test_plain_prices_and_gains_agree_with_the_facts() -> None:
    compared = 0
    for fact in facts("cards.json")["cards"]:
        sided = f"{fact['no']}{fact.get('side', '')}"
        card: Any = {**cards.islands(), **cards.climates()}.get(sided)
        card = card or cards.earth_deck().get(fact["no"])
        for theirs, ours in zip(
            fact.get("abilities", ()), card.abilities if card else (), strict=True
        ):
            got = msgspec.to_builtins(ours.effect) if ours.effect else {}
            if got.get("verb") == "gain":
                assert set(theirs) <= {
                    "color",
                    "pay",
                    "gain",
                    "only_if_active",
                    "per_card_planted_this_turn",
                }
                assert got.get("pay", {}) == theirs.get("pay", {})
                assert got["gain"] == theirs["gain"]
                assert got.get("if_active", False) == theirs.get("only_if_active", False)
                assert ("per_planted" in got) == ("per_card_planted_this_turn" in theirs)
                compared += 1
    assert compared > 240


@needs_facts
def test_boards_ecosystems_and_fauna_agree_with_the_facts() -> None:
    for fact in facts("cards.json")["cards"]:
        key = f"{fact['no']}{fact.get('side', '')}"
        match fact["kind"]:
            case "island":
                island = cards.islands()[key]
                start = fact["start"]
                assert (island.start.draw, island.start.compost, island.start.soil) == (
                    start["draw"],
                    start["compost_from_hand"],
                    start["soil"],
                )
                assert (island.vp, list(island.habitats)) == (fact["vp"], fact["habitats"])
            case "climate":
                climate = cards.climates()[key]
                assert (climate.vp, list(climate.habitats)) == (fact["vp"], fact["habitats"])
            case "ecosystem":
                ours = msgspec.to_builtins(cards.ecosystems()[key].scoring)
                theirs = fact["scoring"]
                assert ours.get("points") == theirs.get("points")
                assert ours.get("per", 1) == theirs.get("per", 1)
                assert numbers(ours) == numbers(theirs), key
            case "fauna":
                assert numbers(msgspec.to_builtins(cards.fauna()[key].goal)) == numbers(
                    fact["goal"]
                )
            case _:
                pass


def numbers(value: Any) -> list[int]:
    """Every number in a record that is not 1, which may be left unsaid."""
    if isinstance(value, dict):
        return sorted(n for part in value.values() for n in numbers(part))
    if isinstance(value, list | tuple):
        return sorted(n for part in value for n in numbers(part))
    return [value] if type(value) is int and value != 1 else []


RENAMED = {
    "ability_color": "colour",
    "sprout_spaces_exact": "sprout_spaces",
    "sprout_full": "sprouts_full",
    "color": "colour",
}


@needs_facts
def test_what_is_counted_agrees_with_the_facts() -> None:
    compared = 0
    for fact in facts("cards.json")["cards"]:
        key = f"{fact['no']}{fact.get('side', '')}"
        pairs: list[tuple[Any, Any]] = []
        if fact["kind"] == "ecosystem":
            pairs = [(cards.ecosystems()[key].scoring, fact["scoring"])]
        elif fact["kind"] == "fauna":
            pairs = [(cards.fauna()[key].goal, fact["goal"])]
        elif fact["kind"] == "terrain":
            abilities = cards.terrains()[fact["no"]].abilities
            scored = [ability.score for ability in abilities if ability.score is not None]
            theirs = [ability["score"] for ability in fact["abilities"] if "score" in ability]
            pairs = list(zip(scored, theirs, strict=True))
        for rule_here, rule_there in pairs:
            ours = msgspec.to_builtins(rule_here)
            match = {
                RENAMED.get(k, k): RENAMED.get(v, v) for k, v in rule_there.get("match", {}).items()
            }
            match.pop("empty_space", None)
            if key == "358A":  # ruling 10: having no such spaces counts as filled, there alone
                match = {"type": "flora", "filled": match.pop("sprouts_full")}
            assert ours.get("match", {}) == match, key
            assert list(ours.get("places", ())) == rule_there.get("set", []), key
            assert list(ours.get("table", ())) == rule_there.get("table", []), key
            line = rule_there.get("line", "").replace("main_diagonals", "long_diagonal")
            assert ours.get("line", "") == line, key
            assert ours.get("values", "") == rule_there.get("mode", "").removeprefix("all_"), key
            assert ours.get("of", "") == rule_there.get("attr", "").replace(
                "ability_color", "colour"
            )
            assert ours.get("cap") == rule_there.get("cap", rule_there.get("cap_cards")), key
            said = ours.get("resource", "")
            assert rule_there.get("resource", "").startswith(said), key
            if rule_there.get("zone") in ("row", "column", "orthogonal", "diagonal"):
                assert ours.get("zone", "orthogonal") == rule_there["zone"]
            compared += 1
    assert compared == 64 + 46 + 40


GRADES = {
    "rulebook_full": "printed",
    "rulebook_inferred": "partial",
    "rulebook_partial": "partial",
    "unknown": "ours",
}


@needs_facts
def test_animals_agree_with_the_facts() -> None:
    known = {fact["id"]: fact for fact in facts("animals.json")["animals"]}
    assert set(known) - set(cards.animals()) == {"proboscis_monkey", "siberian_chipmunk"}
    for id, animal in cards.animals().items():
        fact = known[id]
        used = fact["individual"].get("proposal") or fact["individual"]["facts"]
        stock = used.get("stock_vp")
        ours = animal.individual.stock
        assert (stock is None) == (ours is None)
        if ours is not None:
            assert (ours.points, ours.per) == (stock["vp"], stock["per"])
        assert animal.individual.grade == GRADES[fact["individual"]["status"]]
        assert animal.collective.grade == GRADES[fact["collective"]["status"]]
        assert animal.figures == fact["meeples"]
        assert animal.gaia == fact["gaia_compatible"]
        if fact["name_fr"]:
            assert plain(animal.name_fr) == fact["name_fr"]
