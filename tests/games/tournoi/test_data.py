"""The components: counts, categories, figures and their sources."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.tournoi.cards import (
    CHARACTERISTICS,
    COLOURS,
    KINDS,
    SYMBOLS,
    Cancel,
    Effect,
    ExtraPoints,
    Keep,
    NextCharacteristic,
    Replace,
    Reverse,
    Scale,
    SecondWins,
    ThreatFirst,
    powers,
    sources,
    standard,
    tokens,
)
from hedgerow.games.tournoi.decks import FULL_DECKS, check_box, standard_deck
from hedgerow.games.tournoi.sheets import effect_text, power_sheet, sheet, source_texts
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.testing.rules import rule

FACTS = Path(__file__).parents[4] / "shared" / "facts" / "defis_nature"
needs_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="no shared facts beside the repository")
DATA = Path(datafiles.__file__).parent / "tournoi" / "data"


@pytest.fixture
def replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose files stand in for the built-in ones."""
    folder = tmp_path / "tournoi"
    folder.mkdir()
    monkeypatch.setenv(datafiles.VARIABLE, str(tmp_path))
    datafiles.forget()
    yield folder
    datafiles.forget()


# Counts


def test_the_box_has_68_cards_and_33_spare_ones() -> None:
    cards = standard().cards
    assert [card.id for card in cards[:68]] == [f"D{n:02d}" for n in range(1, 69)]
    assert [card.id for card in cards[68:]] == [f"S{n:02d}" for n in range(1, 34)]
    assert all(card.symbol for card in cards[:68])
    assert not any(card.symbol for card in cards[68:])
    assert len({card.name.fr for card in cards}) == len({card.scientific for card in cards}) == 101


@rule("TOU-3")
def test_lion_and_elephant_are_totems_of_different_decks() -> None:
    totems = {card.name.en: card.symbol for card in standard().cards if card.totem}
    assert totems == {"African lion": "sun", "African savanna elephant": "paw"}


@rule("TOU-4", "TOU-30")
def test_power_cards() -> None:
    kinds = Counter(card.kind for card in powers())
    assert kinds == {"protect": 4, "junior": 8, "action": 8}
    actions = [card.effect for card in powers() if card.kind == "action"]
    assert len(set(actions)) == 8
    assert all(card.proposal for card in powers())
    for card in powers():
        assert (card.kind == "junior") == isinstance(card.effect, Reverse)
        assert (card.kind == "protect") == isinstance(card.effect, Keep)


def test_eight_tokens_each_category_once_alone_and_three_times_in_threes() -> None:
    assert sorted(token.single for token in tokens()) == sorted(KINDS)
    triples = Counter(kind for token in tokens() for kind in token.triple)
    assert triples == dict.fromkeys(KINDS, 3)
    assert all(token.single in token.triple and token.proposal for token in tokens())


# Cards


@rule("TOU-1")
def test_every_card_is_whole_and_marked_as_ours() -> None:
    for card in standard().cards:
        assert min(card.values) > 0
        assert card.threat and card.kind and card.brood
        assert card.proposal and card.sources is not None
        named = (card.sources.weight, card.sources.length, card.sources.longevity)
        assert {*named, card.sources.brood, card.sources.threat} <= sources().keys()


@rule("TOU-2", "TOU-58")
def test_threat_colour_and_points() -> None:
    seen = {card.threat: (card.colour, card.points) for card in standard().cards}
    green, yellow, orange, red = zip(COLOURS, (2, 3, 4, 5), strict=True)
    assert seen == {
        **dict.fromkeys(("NE", "DD", "LC", "NT"), green),
        "VU": yellow,
        "EN": orange,
        "CR": red,
    }


@rule("TOU-48")
def test_every_deck_of_the_box_has_all_eight_categories() -> None:
    for symbols in FULL_DECKS:
        deck = standard_deck(symbols)
        assert {standard().cards[place].kind for place in deck} == set(KINDS)


def test_a_few_figures_by_hand() -> None:
    by_id = {card.id: card.values for card in standard().cards}
    day, year = 24 * 60, 525_960
    assert by_id["D01"] == (100_000, 13_000, 8 * year, 3 * day)  # a bee: 100 mg, 1.3 cm
    assert by_id["D13"] == (149 * 10**9, 1_840_000, 27 * year, 109 * day)  # a lion
    assert by_id["S05"] == (149 * 10**12, 30_480_000, 110 * year, 350 * day)  # a blue whale


@needs_facts
def test_figures_names_and_decks_are_those_of_the_facts() -> None:
    facts = json.loads((FACTS / "proposed_defis_nature.json").read_text(encoding="utf-8"))
    symbols = dict(zip(("soleil", "feuille", "patte", "flocon"), SYMBOLS, strict=True))
    entries = facts["cards"] + facts["spare"]
    assert len(entries) == len(standard().cards)
    for card, fact in zip(standard().cards, entries, strict=True):
        assert card.name.fr == fact["fr"].replace("'", "’")
        assert (card.scientific, card.threat) == (fact["scientific"], fact["iucn"])
        assert card.symbol == symbols.get(fact.get("half_deck", ""))
        assert card.brood == fact["kind"]
        wanted = (
            Decimal(str(fact["weight_kg"])) * 10**9,
            Decimal(str(fact["length_cm"])) * 10**4,
            Decimal(str(fact["longevity_y"])) * 525_960,
            Decimal(str(fact["gestation_d"])) * 1_440,
        )
        assert tuple(map(Decimal, card.values)) == wanted, card.id


# Sheets


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_can_be_said(language: Language) -> None:
    said = Catalogue(language)
    texts = {id: said.say(text) for id, text in source_texts().items()}
    for place in range(len(standard().cards)):
        shown = sheet(standard(), place)
        assert shown.kind_text is not None
        for text in (shown.name.message, shown.kind_text, shown.colour_text, shown.threat_text):
            assert said.say(text)
        for line in shown.figures:
            assert said.say(line.label) and said.say(line.figure.text) and texts[line.source]
    for place in range(len(powers())):
        assert said.say(power_sheet(powers(), place).text)


EFFECTS: list[tuple[Effect, str]] = [
    (Reverse(), "The smallest value wins. A second Junior on the battle undoes it."),
    (Keep(), "Your card goes to your protected zone, whoever wins."),
    (Scale("own", times=2), "Your value counts double."),
    (Scale("own", times=3), "Your value counts 3 times."),
    (Scale("own", times=3, over=2), "Your value counts 3/2."),
    (Scale("rivals", over=2), "Every rival’s value counts half."),
    (NextCharacteristic(), "The battle compares the next characteristic"),
    (NextCharacteristic(2), "The battle compares the characteristic 2 places further"),
    (ThreatFirst(), "The more threatened species wins"),
    (Cancel(), "All other Junior and Action cards on this battle have no effect."),
    (Cancel(("junior",)), "All other Junior cards on this battle have no effect."),
    (Replace(), "Once the cards are turned up you may play the top card"),
    (SecondWins(), "If you come second, you win too."),
    (ExtraPoints(1), "If you win this battle, you score 1 more point."),
]


@pytest.mark.parametrize(("effect", "text"), EFFECTS, ids=lambda value: str(value)[:24])
def test_the_text_of_a_power_card_comes_from_its_effect(effect: Effect, text: str) -> None:
    assert Catalogue("en").say(effect_text(effect)).startswith(text)


def test_a_name_is_said_in_the_readers_language() -> None:
    elephant = next(card for card in standard().cards if card.id == "D50")
    names = [Catalogue(language).say(elephant.name.message) for language in LANGUAGES]
    assert names == ["African savanna elephant", "Éléphant d’Afrique"]
    assert isinstance(CHARACTERISTICS[0].name.message, Message)


# Replaced files: a mistake is named with its file and its card


def complaint(folder: Path, file: str, old: str, new: str) -> str:
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    datafiles.forget()
    with pytest.raises(BadInput) as error:
        check_box()
        powers()
        tokens()
    assert file in str(error.value.message.args["place"])
    return str(error.value.message.args["detail"])


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards.toml", '"100 mg"', '"100 stone"', "card D01: weight: '100 stone'"),
        ("cards.toml", '"100 mg"', '"100"', "card D01: weight: '100'"),
        ("cards.toml", 'id = "D02"', 'id = "D01"', "card D01 twice"),
        ("cards.toml", 'weight = "general"', 'weight = "hearsay"', "source.weight: 'hearsay'"),
        ("cards.toml", 'incubation = "3 d"\n', "", "card D01: either gestation or incubation"),
        ("cards.toml", 'symbol = "sun"', 'symbol = "leaf"', "symbol sun: 17 cards expected"),
        ("cards.toml", 'threat = "DD"', 'threat = "VU"', "18 green cards expected, 17 found"),
        ("cards.toml", 'threat = "DD"', 'threat = "EX"', "Invalid enum value 'EX'"),
        ("cards.toml", 'fr = "Abeille', 'colour = "x"\nfr = "Abeille', "unknown field"),
        ("spare.toml", 'threat = "EN"', 'threat = "EN"\nsymbol = "sun"', "card S01: symbol"),
        ("powers.toml", '"keep"', '"reverse"', "power card P01: kind protect"),
        ("powers.toml", "times = 2", "times = 0", "power card P13: effect"),
        ("powers.toml", 'id = "P02"', 'id = "P01"', "power card P01 twice"),
        ("tokens.toml", '["mammal", "mollusc"', '["mammal", "mammal"', "token B1"),
    ],
)
def test_a_mistake_in_a_replaced_file_is_named(
    replaced: Path, file: str, old: str, new: str, said: str
) -> None:
    assert said in complaint(replaced, file, old, new)


def test_a_printed_card_can_stand_in_for_a_proposed_one(replaced: Path) -> None:
    text = (DATA / "cards.toml").read_text(encoding="utf-8")
    text = text.replace('weight = "100 mg"', 'weight = "0,09 g"', 1)
    (replaced / "cards.toml").write_text(text, encoding="utf-8")
    datafiles.forget()
    check_box()
    assert standard().cards[0].values[0] == 90_000


@pytest.mark.parametrize("file", ["cards.toml", "powers.toml", "tokens.toml"])
def test_an_entry_without_the_mark_of_a_proposal_is_known_as_printed(
    replaced: Path, file: str
) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    (replaced / file).write_text(text.replace("proposal = true\n", "", 1), encoding="utf-8")
    datafiles.forget()
    marks = {
        "cards.toml": [card.proposal for card in standard().cards],
        "powers.toml": [card.proposal for card in powers()],
        "tokens.toml": [token.proposal for token in tokens()],
    }
    assert marks[file][:2] == [False, True]
