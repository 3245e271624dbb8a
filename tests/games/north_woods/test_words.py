"""North Woods in words, in both languages, and as a drawing."""

from __future__ import annotations

import pytest

from games.north_woods.woods import START, AnyTable, play, woods
from hedgerow.games.north_woods import GAME
from hedgerow.locale import Catalogue
from hedgerow.table import Table

ENGLISH, FRENCH = Catalogue("en"), Catalogue("fr")


def said(table: AnyTable, move: str, language: Catalogue = ENGLISH) -> str:
    words = GAME.words
    return language.say(words.move(table.view(table.to_act[0]), GAME.parse(move)))


def drawing(table: AnyTable, seat: int | None = None) -> list[str]:
    return [
        "".join(span.text for span in row)
        for row in GAME.words.draw(table.view(seat), Catalogue("en").say)
    ]


def test_moves_name_cards_and_slots() -> None:
    table = woods("moose > plants", hands=["mink spring", ""], piles=["beaver", "eggs", "fungi"])
    assert said(table, "play mink") == "Play mink"
    assert said(table, "play mink", FRENCH) == "Jouer\u00a0: vison"
    assert said(table, "lift 2") == "Move moose (2)"
    assert said(table, "rescue 1") == "Rescue beaver"
    assert said(table, "cover 2") == "Cover pile 2 (eggs)"
    assert said(table, "bury 2 3") == "moose (2) to pile 3 (fungi)"


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
        "dying   1 eggs (+1) | 4 mink | -",
        "deck    106",
        "display 1 insects | 5 raccoon | * niche",
        ">A  1...56.8  2 in hand",
        "    3:8 cougar < 2:5 white_tailed_deer < 1:1 plants x2",
        "    5:6 coyote~",
        "    4:5- moose!",
        " B  1.......  1 in hand",
        "    1:1 eggs",
        "hand    4 mink | * spring",
    ]
    assert not any("hand    " in line for line in drawing(table))


@pytest.mark.parametrize(
    "text", ["play unicorn", "play", "on 0", "take 4", "bury 1 4", "name 9", ""]
)
def test_what_is_no_notation(text: str) -> None:
    with pytest.raises(ValueError):
        GAME.parse(text)


def test_notes_tell_the_hand_and_what_is_known() -> None:
    table = woods(hands=["migration eggs", "mink"])
    play(table, "use migration")
    notes = [ENGLISH.say(note) for note in GAME.words.notes(table.view(0))]
    assert "Your hand: mink." in notes
    assert "In the hand of B, as you know: eggs." in notes


def test_every_move_of_a_game_has_words_in_both_languages() -> None:
    table: AnyTable = Table(GAME, 3, {"rounds": 2}, seed="words")
    for seat in table.to_act:
        view = table.view(seat)
        for move in table.decisions_for(seat)[0].moves:
            for language in (ENGLISH, FRENCH):
                assert language.say(GAME.words.move(view, move))
                assert language.say(GAME.words.group(view, move))
