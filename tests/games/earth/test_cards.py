"""Every ability of every card is used once, and the books are balanced against its data."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

from games.earth.growing import Table
from hedgerow.games import earth
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import COLUMN, ROW, parse_cell
from hedgerow.games.earth.companion.glyphs import GLYPHS
from hedgerow.games.earth.effects import (
    AnimalEffect,
    Collective,
    Copy,
    Discount,
    Effect,
    Forbid,
    Gain,
    GainAround,
    GainOnEach,
    OnEvent,
    PayInstead,
    Recall,
    Replace,
    Wild,
)
from hedgerow.games.earth.frames import Acting, Activation
from hedgerow.games.earth.rules.gaia import HERS
from hedgerow.games.earth.rules.planting import cost
from hedgerow.games.earth.rules.verbs import VERBS
from hedgerow.games.earth.words.verbs import TEXTS
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing.rules import rule

DATA = Path(earth.__file__).parent / "data"


def raw(file: str, table: str) -> list[dict[str, Any]]:
    """The cards as they stand in the file, not through the program's own reading."""
    found: list[dict[str, Any]] = tomllib.loads((DATA / file).read_text(encoding="utf-8"))[table]
    return found


FILES = {
    "flora": raw("flora.toml", "flora"),
    "terrain": raw("terrain.toml", "terrain"),
    "event": raw("events.toml", "event"),
    "island": raw("islands.toml", "island"),
    "climate": raw("climates.toml", "climate"),
}


def params(*, gain: bool) -> list[Any]:
    """Every ability that does something: those that pay and gain, or all the others."""
    return [
        pytest.param(kind, card, number, id=f"{card['no']}{card.get('side', '')}-{number}")
        for kind, listed in FILES.items()
        for card in listed
        for number, ability in enumerate(card["abilities"])
        if "effect" in ability and (ability["effect"]["verb"] == "gain") is gain
    ]


# Around the card in the middle: plenty of everything, and space for more.
AROUND: dict[str, tuple[int, int, int]] = {
    "c3": (83, 3, 0),
    "d3": (86, 3, 1),
    "e3": (158, 2, 2),
    "c4": (235, 3, 2),
    "e4": (8, 1, 3),
    "c5": (13, 1, 2),
    "d5": (104, 0, 0),
    "e5": (272, 1, 2),
}
SPARE = (20, 22, 25, 31, 34, 35, 37, 38, 39, 41, 42, 43, 44, 45, 46, 48, 49, 50, 51, 52)
HEAP = (53, 54, 55, 56, 57, 58, 59, 60)


def garden(kind: str, card: dict[str, Any]) -> Table:
    """A table at which this card's price can be paid and its goods have space."""
    key = f"{card['no']}{card.get('side', '')}"
    table = Table(
        island=key if kind == "island" else "290A",
        climate=key if kind == "climate" else "301A",
    )
    taken = {card["no"]}
    table.plant("A", **{at: grown for at, grown in AROUND.items() if grown[0] not in taken})
    table.hand("A", *(number for number in SPARE if number not in taken))
    table.compost("A", *(number for number in HEAP if number not in taken))
    table["A"].soil = 20
    if kind in ("flora", "terrain"):
        table.plant("A", d4=card["no"])
    if kind == "event":
        table.hand("A", *table["A"].hand, card["no"])
    return table


def place(kind: str) -> int:
    return {"island": 49, "climate": 50}.get(kind, parse_cell("d4"))


def books(table: Table) -> dict[str, int]:
    board = table["A"]
    return {
        "soil": board.soil,
        "hand": len(board.hand),
        "compost": len(board.compost),
        "sprout": board.sprouts,
        "growth": board.growth,
        "discards": len(table.state.discards),
        "deck": len(table.state.deck),
    }


def run(table: Table) -> None:
    """Use what is asked about and take all that is offered."""
    while table["A"].stack and table["A"].stack != [Acting()]:
        table.play(f"A {table.choices('A')[0]}")


@pytest.mark.parametrize(("kind", "card", "number"), params(gain=True))
def test_prices_and_goods(kind: str, card: dict[str, Any], number: int) -> None:
    table = garden(kind, card)
    effect = card["abilities"][number]["effect"]
    pay, gain = effect.get("pay", {}), effect["gain"]
    factor = 1
    if "per_planted" in effect:
        table["A"].planted_now = tuple(box().deck)[:40]
        factor = sum(
            box()[planted].fits(_effect(kind, card, number).per_planted)
            for planted in table["A"].planted_now
        )
        assert factor
    before = books(table)
    if kind == "event":
        table.play(f"A event {card['no']}")
    else:
        table.pending("A", Activation(((place(kind), number),)))
    run(table)
    after = books(table)
    put = {
        piece: min(gain.get(piece, 0) * factor, _space(table, before, pay, piece))
        for piece in ("sprout", "growth")
    }
    hand = before["hand"] - (kind == "event") - pay.get("compost_hand", 0)
    drawn = gain.get("draw", 0) * factor
    composted = min(gain.get("compost_hand", 0) * factor, hand + drawn)
    assert after["soil"] - before["soil"] == gain.get("soil", 0) * factor - pay.get("soil", 0)
    assert after["sprout"] - before["sprout"] == put["sprout"] - pay.get("sprout", 0)
    assert after["growth"] - before["growth"] == put["growth"] - pay.get("growth", 0)
    assert after["hand"] == hand + drawn - composted
    assert after["discards"] - before["discards"] == pay.get("compost_discard", 0)
    unseen = gain.get("compost_deck", 0)
    more = pay.get("compost_hand", 0) - pay.get("compost_discard", 0) + composted + unseen
    assert after["compost"] - before["compost"] == more
    assert before["deck"] - after["deck"] == drawn + unseen


def _effect(kind: str, card: dict[str, Any], number: int) -> Any:
    key = f"{card['no']}{card.get('side', '')}"
    sheet = box().boards[key] if kind in ("island", "climate") else box()[card["no"]]
    return sheet.effects[number]


def _space(table: Table, before: dict[str, int], pay: dict[str, int], piece: str) -> int:
    sheets = box()
    spaces = sum(
        sheets[grown[0]].sprouts if piece == "sprout" else sheets[grown[0]].growth
        for grown in table["A"].planted.values()
    )
    return spaces - before[piece] + pay.get(piece, 0)


@pytest.mark.parametrize(("kind", "card", "number"), params(gain=False))
def test_the_other_verbs(kind: str, card: dict[str, Any], number: int) -> None:
    effect: Effect = _effect(kind, card, number)
    table = garden(kind, card)
    board = table["A"]
    match effect:
        case GainOnEach(piece, type, zone, count):
            line = (ROW if zone == "row" else COLUMN)[parse_cell("d4")]
            before = dict(board.planted)
            table.ability("A", "d4", number)
            run(table)
            at = 1 if piece == "sprout" else 2
            for cell, (planted, *old) in before.items():
                sheet = box()[planted]
                spaces = (sheet.sprouts, sheet.growth)[at - 1]
                fits = line >> cell & 1 and type in sheet.types and old[at - 1] < spaces
                assert board.planted[cell][at] - old[at - 1] == (count if fits else 0)
            assert board.planted != before
        case GainAround(piece, count):
            total = board.sprouts if piece == "sprout" else board.growth
            table.ability("A", "d4", number)
            run(table)
            now = board.sprouts if piece == "sprout" else board.growth
            assert now - total == count
            assert table.at("A", "d4")[1:] == (0, 0)
        case Recall(look):
            table.play(f"A event {card['no']}")
            assert len(table.choices("A")) == look
        case Copy(colour):
            table.ability("A", "d4", number)
            copies = [text for text in table.choices("A") if text.startswith("copy")]
            sources = {parse_cell(text.split()[1]) for text in copies}
            assert sources
            assert all(box()[board.planted[cell][0]].on[colour] for cell in sources)
            assert parse_cell("d4") not in sources
        case PayInstead(using):
            sheet = box()[card["no"]]
            assert sheet.cost
            assert using in ("compost_hand", "sprout", "growth")
            assert not sheet.planted  # it is no ability to use
        case Discount(on, soil):
            bare, with_it = Table(island="290A", climate="301A"), _with(kind, card)
            for other in box().deck:
                sheet = box()[other]
                if sheet.kind == "event":
                    continue
                less = cost(bare["A"], sheet) - cost(with_it["A"], sheet)
                assert less == (min(soil, sheet.cost) if sheet.fits(on) else 0)
        case Replace(colour, draw):
            assert draw == 2
            table.hand("A", *board.hand, {"red": 14, "blue": 5, "yellow": 15}[colour])
            table.play("A act green")
            assert "replace d4" in table.choices("A")
        case Forbid(colour):
            assert f"act {colour}" not in table.choices("A")
        case Wild():
            sheet = box()[card["no"]]
            assert set(sheet.types) == {"tree", "bush", "herb", "mushroom"}
        case OnEvent(gain):
            table.hand("A", *board.hand, 223)
            before_hand, soil_before = len(board.hand), board.soil
            table.play("A event 223")  # one soil
            assert board.soil - soil_before == 1 + gain.soil
            assert len(board.hand) - before_hand == gain.draw - 1
        case Gain():
            raise AssertionError("balanced above")


def _with(kind: str, card: dict[str, Any]) -> Table:
    if kind == "island":
        return Table(island=f"{card['no']}{card['side']}", climate="301A")
    return Table(island="290A", climate="301A").plant("A", d4=card["no"])


@rule("EAR-31")
def test_every_ability_is_one_of_the_verbs() -> None:
    """No card needs code of its own."""
    used = {
        type(ability.effect)
        for listed in (cards.earth_deck(), cards.islands(), cards.climates())
        for card in listed.values()
        for ability in card.abilities
        if ability.effect is not None
    }
    assert used == set(get_args(Effect))


def test_every_verb_has_its_rules_its_words_and_its_signs() -> None:
    """A new verb is one entry in each of these tables."""
    of_animals = {*get_args(AnimalEffect), *get_args(Collective)}
    of_cards = set(get_args(Effect))
    assert set(VERBS) == set(TEXTS) == of_cards | of_animals
    assert set(GLYPHS) == of_cards


@rule("EAR-120")
def test_gaia_has_a_use_for_the_verbs_of_her_animals() -> None:
    hers = {type(animal.individual.effect) for animal in cards.animals().values() if animal.gaia}
    assert hers <= set(HERS) <= set(get_args(AnimalEffect))


def test_hardly_any_card_has_a_verb_to_itself() -> None:
    """Code that serves a single card is custom code: under 5 % of all cards and animals."""
    words_of: dict[str, set[type]] = {}
    for listed in (cards.earth_deck(), cards.islands(), cards.climates()):
        for card in listed.values():
            parts = [part for printed in card.abilities for part in (printed.effect, printed.score)]
            words_of[card.key] = {type(part) for part in parts if part is not None}
    words_of |= {key: {type(card.scoring)} for key, card in cards.ecosystems().items()}
    words_of |= {key: {type(card.goal)} for key, card in cards.fauna().items()}
    for id, animal in cards.animals().items():
        own, shared = animal.individual, animal.collective
        words_of[id] = {type(own.move), type(own.effect), type(shared.effect)}
    users = Counter(word for words in words_of.values() for word in words)
    custom = {key for key, words in words_of.items() if any(users[word] == 1 for word in words)}
    print(f"{len(custom)} of {len(words_of)} cards have a verb to themselves: {sorted(custom)}")
    assert len(words_of) == 283 + 2 * (10 + 10 + 32 + 23) + 34
    assert len(custom) < 0.05 * len(words_of)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_can_be_read_aloud(language: Any) -> None:
    from hedgerow.games.earth.words.names import ability

    speak = Catalogue(language)
    for listed in (cards.earth_deck(), cards.islands(), cards.climates()):
        for card in listed.values():
            for printed in card.abilities:
                said = speak.say(ability(printed))
                assert said.endswith("."), said
                assert "  " not in said
