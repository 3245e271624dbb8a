"""North Woods in words, in both languages, and as a drawing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.north_woods.woods import START, woods
from hedgerow.core.text import SeatName
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.events import Aimed
from hedgerow.games.north_woods.tableau import STAND_IN
from hedgerow.locale import Catalogue
from hedgerow.table import AnyTable, Table
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import play

ENGLISH, FRENCH = Catalogue("en"), Catalogue("fr")


def said(table: AnyTable, move: str, language: Catalogue = ENGLISH) -> str:
    words = GAME.words
    return language.say(words.move(table.view(table.to_act[0]), GAME.parse(move)))


def drawing(table: AnyTable, seat: int | None = None, language: Catalogue = ENGLISH) -> list[str]:
    drawn = GAME.words.draw(table.view(seat), language.say)
    return ["".join(span.text for span in row) for row in drawn]


def test_moves_name_cards_and_piles() -> None:
    table = woods("moose > plants", hands=["mink spring", ""], piles=["beaver", "eggs", "fungi"])
    assert said(table, "play mink") == "Play mink"
    assert said(table, "play mink", FRENCH) == "Jouer\u00a0: vison"
    assert said(table, "lift 2") == "Move moose"
    assert said(table, "rescue 1") == "Rescue beaver"
    assert said(table, "cover 2") == "Cover pile 2 (eggs)"
    assert said(table, "bury 2 3") == "Put moose on pile 3 (fungi)"


def test_a_migration_says_to_a_seat_who_has_its_hand_and_whose_it_holds() -> None:
    table = woods(hands=["migration", "eggs", "mink"])
    (_, passed, _) = play(table, "use migration")
    told = {seat: GAME.words.event(table.view(seat), passed) for seat in (1, None)}
    assert told[1].args == {"own": SeatName(1), "to": SeatName(2), "from": SeatName(0)}
    assert told[None].args == {}
    for language in (ENGLISH, FRENCH):
        assert language.say(told[1]) != language.say(told[None])


def test_an_event_on_a_card_of_one_s_own_names_its_seat_once() -> None:
    table = woods("plants", "insects", hands=["abundance", ""])
    aimed = GAME.words.event(table.view(1), Aimed(0, "abundance", 0, "plants"))
    assert aimed.id == "north-woods-event-aimed-own"
    assert "of" not in aimed.args


def test_a_slot_tells_cards_of_one_kind_apart() -> None:
    table = woods("moose > plants, plants, insects", hands=["mink", ""])
    assert said(table, "lift 1") == "Move plants (1)"
    assert said(table, "lift 3") == "Move plants (3)"
    assert said(table, "lift 4") == "Move insects"


def test_an_event_that_lies_with_a_card_is_named_where_it_goes_first() -> None:
    table = woods("moose-, plants x2, mink", piles=["eggs", "fungi", "insects"])
    assert said(table, "bury 1 1") == "Put Population Boom of moose on pile 1 (eggs)"
    assert said(table, "bury 2 1") == "Put Abundance of plants on pile 1 (eggs)"
    assert said(table, "bury 3 1") == "Put mink on pile 1 (eggs)"
    plants = table._state.tables[0][1]
    table._state.tables[0][1] = replace(plants, mark=STAND_IN)
    assert said(table, "bury 2 1") == "Put Abundance on pile 1 (eggs)"


@rule("NWO-69")
def test_the_card_that_goes_on_a_pile_is_named() -> None:
    table = woods(
        "insects", "moose > plants", hands=["disease", ""], piles=["eggs", "fungi", "mink"]
    )
    asked = []
    for move in ("use disease", "aim B 2", "cover 1"):
        play(table, move)
        asked.append(ENGLISH.say(table.decisions_for(0)[0].prompt))
    assert asked[1] == "Which dying pile does moose go on?"
    assert asked[2] == "Which dying pile does Disease go on?"


def test_a_chain_is_told_from_its_highest_card_down() -> None:
    table = woods("", "gray_wolf > white_tailed_deer > plants", hands=["cougar", ""], frame=START)
    play(table, "territory cougar")
    assert said(table, "seize B 3") == "Go for gray wolf, white-tailed deer, plants of B"


def test_events_tell_the_story_without_secrets() -> None:
    table = woods(hands=["", ""], frame=START, deck_top="cougar")
    (entry,) = table.play(0, "draw")
    words = GAME.words
    assert ENGLISH.say(words.event(table.view(1), entry.seen(1))) == "A draws a card."
    assert ENGLISH.say(words.event(table.view(0), entry.seen(0))) == "A draws cougar."
    assert FRENCH.say(words.event(table.view(0), entry.seen(0))) == "A pioche\u00a0: puma."


def test_the_drawing_shows_chains_marks_and_ranks() -> None:
    table = woods(
        "cougar > white_tailed_deer > plants x2, moose-, coyote",
        "eggs",
        hands=["mink spring", "fungi"],
        piles=["beaver eggs", "mink", ""],
        display=["insects", "raccoon", "niche"],
    )
    assert drawing(table, 0) == [
        "Round 1 of 40",
        "Dying   1 eggs (+1) | 4 mink | -",
        "Deck    106",
        "Display 1 insects | 5 raccoon | * Niche",
        ">A  1...56.8  2 cards in hand",
        "    3:8 cougar < 2:5 white-tailed deer < 1:1 plants x2",
        "    5:6 coyote~",
        "    4:5- moose!",
        " B  1.......  1 card in hand",
        "    1:1 eggs",
        "Hand    4 mink | * Spring",
    ]
    assert not any("Hand" in line for line in drawing(table))


def test_the_drawing_speaks_french_with_names_in_full() -> None:
    table = woods(
        "cougar > white_tailed_deer > fruit_berries",
        hands=["population_boom", ""],
        piles=["northern_pike eggs"],
        display=["snowshoe_hare", "", ""],
        round=6,
    )
    drawn = drawing(table, 0, FRENCH)
    assert drawn[0] == "Tour de table 7 sur 40"
    assert drawn[1] == "Mourants   1 œufs (+1) | - | -"
    assert drawn[3] == "Exposition 3 lièvre d’Amérique | - | -"
    assert drawn[4] == ">A  1...5..8  1 carte en main"
    assert drawn[5] == "    3:8 puma < 2:5 cerf < 1:1 fruits et baies"
    assert drawn[-1] == "Main       * Explosion démographique"


@rule("NWO-79")
def test_every_drawing_counts_the_rounds() -> None:
    table = woods("", round=39)
    assert drawing(table)[0] == "Round 40 of 40"
    table._state.round, table._state.stack = 40, []
    assert drawing(table)[0] == "Round 40 of 40"
    table._state.rounds = 0
    assert drawing(table)[0] == "Round 41, no limit"
    assert drawing(table, None, FRENCH)[0] == "Tour de table 41, sans limite"


@rule("NWO-29")
def test_a_note_counts_the_rearrangements() -> None:
    def notes(table: AnyTable) -> list[str]:
        return [ENGLISH.say(note) for note in GAME.words.notes(table.view(0))]

    told = "Cards moved this turn: 3 of 24."
    assert told in notes(woods("moose", edits=3))
    assert not any("moved" in note for note in notes(woods("moose", edits=0)))
    assert not any("moved" in note for note in notes(woods("moose", edits=3, rearrangements=0)))


@pytest.mark.parametrize(
    "text",
    ["play unicorn", "play", "on 0", "take 4", "bury 1 4", "name 9", "lay eggs on 4", "take 0", ""],
)
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(ValueError):
        GAME.parse(text)


def test_notes_tell_the_hand_and_what_is_known() -> None:
    table = woods(hands=["migration eggs", "mink"])
    play(table, "use migration")
    notes = [ENGLISH.say(note) for note in GAME.words.notes(table.view(0))]
    assert "Your hand: mink." in notes
    assert "In the hand of B, to your knowledge: eggs." in notes


def test_every_move_of_a_game_has_words_in_both_languages() -> None:
    table: AnyTable = Table(GAME, 3, {"rounds": 2}, seed="words")
    for seat in table.to_act:
        view = table.view(seat)
        for move in table.decisions_for(seat)[0].moves:
            for language in (ENGLISH, FRENCH):
                assert language.say(GAME.words.move(view, move))
                assert language.say(GAME.words.group(view, move))
