"""The rulebook's worked examples, played through the rules."""

from __future__ import annotations

from games.north_woods.woods import START, lying, piles, woods
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, play, refused


@rule("NWO-56", "NWO-58", "NWO-60", "NWO-8")
def test_cougars_scare_off_the_wolves_and_take_the_deer_with_the_fruit() -> None:
    """Action Territoire: Matt (A) has cougars in his hand, Joe (B) wolves on deer on fruit."""
    table = woods(
        "", "gray_wolf > white_tailed_deer > fruit_berries", hands=["cougar", ""], frame=START
    )
    play(table, "territory cougar, seize B 3")
    assert lying(table, 0) == "cougar > white_tailed_deer > fruit_berries"
    assert lying(table, 1) == "gray_wolf!"
    assert refused(table, "draw") == "NWO-47"  # Territory stood in for drawing


@rule("NWO-13", "NWO-26", "NWO-27")
def test_mouse_and_invertebrates_move_to_the_mink_and_the_bear_scavenges() -> None:
    """La chaîne alimentaire: a black bear on mice on invertebrates, and a mink is drawn."""
    table = woods("black_bear > deer_mouse > invertebrates", hands=["mink", ""], piles=["beaver"])
    play(table, "play mink")
    assert offered(table) == ["on 2", "apart"]
    play(table, "on 2")
    assert lying(table, 0) == "black_bear, mink > deer_mouse > invertebrates"
    being = {card.card: card.being for card in table.view(0).tables[0]}
    assert being["black_bear"] == "scavenging"


@rule("NWO-13", "NWO-24")
def test_without_a_visible_dying_animal_the_bear_left_alone_is_hungry() -> None:
    table = woods("black_bear > deer_mouse > invertebrates", hands=["mink", ""], piles=["eggs"])
    play(table, "play mink, on 2")
    assert lying(table, 0) == "black_bear!, mink > deer_mouse > invertebrates"


@rule("NWO-25")
def test_a_moose_is_inserted_between_the_black_bear_and_its_plants() -> None:
    table = woods("black_bear > plants", hands=["moose", ""])
    play(table, "play moose, on 1")
    assert lying(table, 0) == "black_bear > moose > plants"


@rule("NWO-11", "NWO-12")
def test_a_black_bear_hunts_deer_on_land_but_nothing_that_flies() -> None:
    """Environnement: bear and deer share the land; a flying prey needs a flying predator."""
    table = woods("white_tailed_deer, common_raven", hands=["black_bear", ""])
    play(table, "play black_bear")
    assert offered(table) == ["on 1", "apart"]
    assert refused(table, "on 2") == "NWO-12"


@rule("NWO-15")
def test_coyotes_eat_dying_black_bears() -> None:
    """Charognards: rank 6 eats rank 8 once it lies dying."""
    assert lying(woods("coyote", piles=["black_bear"]), 0) == "coyote"
    assert lying(woods("coyote", piles=["black_bear"]), 0) != lying(woods("coyote"), 0)


@rule("NWO-67", "NWO-52")
def test_covering_a_pile_keeps_a_species_from_being_rescued_or_eaten() -> None:
    """L'exposition des animaux mourants: the one beneath waits until the upper one is rescued."""
    table = woods("plants, coyote", "", hands=["", ""], piles=["moose mink", "eggs", "fungi"])
    assert offered(table, prefix="rescue") == []
    assert lying(table, 0) == "coyote, plants"  # it eats the mink
    assert piles(table)[0] == "moose mink"
