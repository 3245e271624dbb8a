"""The reasons that bots give."""

from __future__ import annotations

from games.north_woods.woods import woods
from hedgerow.bots.north_woods.reasons import chance, reason
from hedgerow.games.north_woods import GAME
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.table import AnyTable
from hedgerow.testing.tables import play


def why(table: AnyTable, move: str) -> list[str]:
    """The reason for a move of the seat that is asked, in both languages."""
    view = table.view(table.to_act[0])
    told = reason(view, GAME.parse(move))
    return [Catalogue(language).say(told).replace("\u00a0", " ") for language in LANGUAGES]


def test_reasons_are_sentences_that_a_person_would_say() -> None:
    table = woods(
        "plants",
        "cougar",
        hands=["moose plants disease", ""],
        piles=["mink", "beaver", "eggs"],
    )
    assert why(table, "play moose") == [
        "moose gives me rank 6, which I lack.",
        "« élan » me donne le rang 6, qui me manque.",
    ]
    assert why(table, "play plants")[0] == "plants can feed one of my species."
    assert why(table, "rescue 2")[0] == "I can feed beaver, so I rescue it: that gives me rank 5."
    assert why(table, "end")[0] == "I have done all I wanted to do."
    play(table, "use disease")
    assert why(table, "aim B 1") == [
        "It hurts B most, and that is what I want now.",
        "C’est B que cela gêne le plus, et c’est ce que je veux maintenant.",
    ]


def test_what_dies_and_what_is_given_up_have_reasons_of_their_own() -> None:
    table = woods("moose", "cougar", hands=["pollution", ""], piles=["mink", "beaver", "eggs"])
    play(table, "end")
    assert why(table, "bury 1 1")[0].startswith("I cannot feed it any more")
    play(table, "use pollution")
    assert why(table, "bury 1 1")[0] == "It is the one I can best do without."


def test_no_bot_speaks_of_a_chance_that_is_certain() -> None:
    assert chance(GAME.parse("declare"), 1.0) == ()
    assert chance(GAME.parse("draw"), None) == ()
    assert chance(GAME.parse("draw"), 0.001) == ()
    assert [one.id for one in chance(GAME.parse("draw"), 0.995)] == ["north-woods-bot-sure"]
    (some,) = chance(GAME.parse("draw"), 0.456)
    assert Catalogue("en").say(some) == "From here I think I win about 46 games in a hundred."
