"""Who begins a game of Habitats, and with which entrance."""

from __future__ import annotations

import pytest

from games.habitats.tables import play_any_turn
from hedgerow.core import BadInput, Rng
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.tiles import LANDS, entrances
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import AnyTable, Table
from hedgerow.testing.rules import rule


def gates(**options: str) -> list[str]:
    """The entrance of each of three seats."""
    at: AnyTable = Table(GAME, 3, options, seed=options.pop("seed", "r"))
    return [park.tiles[0].tile for park in at.view(None).parks]


@rule("HAB-1")
def test_entrances_may_be_dealt() -> None:
    dealt = [gates(entrances="dealt", seed=str(seed)) for seed in range(60)]
    assert all(len(set(each)) == 3 for each in dealt)
    assert {each[0] for each in dealt} == {entrance.id for entrance in entrances()}


@rule("HAB-1")
def test_entrances_may_be_chosen_by_colour_in_either_language() -> None:
    chosen = {"entrances": "chosen"}
    brown, red, yellow = "entrance-brown", "entrance-red", "entrance-yellow"
    assert gates(**chosen, colours="brown red yellow") == [brown, red, yellow]
    assert gates(**chosen, colours="Brune rouge JAUNE") == [brown, red, yellow]
    assert gates(**chosen, colours="brown") == [brown, red, yellow], "the rest as in the box"
    assert gates(**chosen) == gates()


@rule("HAB-1")
@pytest.mark.parametrize(
    ("options", "id"),
    [
        ({"entrances": "chosen", "colours": "pink"}, "error-habitats-colour"),
        ({"entrances": "chosen", "colours": "red rouge"}, "error-habitats-colour-twice"),
        (
            {"entrances": "chosen", "colours": "red yellow black white"},
            "error-habitats-colours-many",
        ),
        ({"colours": "red"}, "error-option-alone"),
        ({"entrances": "dealt", "colours": "red"}, "error-option-alone"),
        ({"first": "D"}, "error-option-choice"),
    ],
)
def test_what_cannot_be_chosen(options: dict[str, str], id: str) -> None:
    with pytest.raises(BadInput) as refusal:
        gates(**options)
    assert refusal.value.message.id == id
    assert all(Catalogue(language).say(refusal.value.message) for language in LANGUAGES)


@rule("HAB-1")
def test_the_colours_to_choose_from_are_told_in_the_reader_s_language() -> None:
    with pytest.raises(BadInput) as refusal:
        gates(entrances="chosen", colours="pink")
    told = refusal.value.message
    assert "red, yellow, black, white, brown" in Catalogue("en").say(told)
    french = Catalogue("fr").say(told)
    assert "rouge, jaune, noire, blanche, brune" in french
    named = french.rpartition(":")[2].rstrip(".").replace(",", "")
    assert gates(entrances="chosen", colours=" ".join(named.split()[:3])) == gates()


@rule("HAB-1", "HAB-25")
def test_a_chosen_entrance_has_its_own_landscape() -> None:
    options = {"entrances": "chosen", "colours": "brown black"}
    at: AnyTable = Table(GAME, 2, options, seed="r")
    parks = at._state.parks
    assert [LANDS[park.cells[0].land] for park in parks] == ["water", "forest"]
    seen = GAME.determinize(at.view(0), Rng(1))
    assert [LANDS[park.cells[0].land] for park in seen.parks] == ["water", "forest"]
    assert [face.tile for face in at.view(None).tiles[:2]] == ["entrance-brown", "entrance-black"]


@rule("HAB-6")
@pytest.mark.parametrize("first", range(3))
def test_the_table_chooses_who_begins(first: int) -> None:
    at: AnyTable = Table(GAME, 3, {"first": "ABC"[first]}, seed="r")
    order, lefts = [], []
    for _ in range(6):
        order.append(at.to_act[0])
        lefts.append(at.view(None).left)
        play_any_turn(at)
    assert order == [(first + step) % 3 for step in range(3)] * 2
    assert lefts == [8, 8, 8, 7, 7, 7], "every seat has as many turns"
    assert at.view(None).first == first


@rule("HAB-6")
def test_the_first_seat_may_be_drawn_by_lot() -> None:
    firsts = {Table(GAME, 4, {"first": "random"}, seed=str(n)).to_act for n in range(40)}
    assert firsts == {(0,), (1,), (2,), (3,)}
