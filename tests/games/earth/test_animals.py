"""Animals: the rulebook's worked examples, then rule by rule, then every animal once."""

from __future__ import annotations

import pytest

from games.earth.growing import Table, named
from hedgerow.core.event import Log
from hedgerow.core.rng import Rng
from hedgerow.games.earth import cards, rules
from hedgerow.games.earth.events import AnimalMoved, Stocked
from hedgerow.games.earth.frames import (
    Acting,
    Activation,
    Receiving,
    Roaming,
    Sharing,
    Visiting,
)
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.rules.accounts import outcome
from hedgerow.games.earth.words import animals
from hedgerow.locale import LANGUAGES, Catalogue
from hedgerow.testing.rules import rule

PEONY, ASPEN = named("Pivoine de Chine"), named("Peuplier faux-tremble")
SPROUTS, ORCHID = named("Germes jaunes"), named("Orchidée tigre")
BOLETE = named("Bolet orangé des chênes")


# The rulebook's examples


@rule("EAR-87", "EAR-89", "EAR-90")
def test_highland_cow() -> None:
    """She starts on the peony and visits three cards, a growth from each for three compost."""
    table = Table(animals=("highland_cow",)).plant(
        "A",
        c4=(PEONY, 0, 2),
        d4=(SPROUTS, 0, 1),
        e5=(ASPEN, 0, 1),
        e4=(ORCHID, 0, 1),
        d5=(BOLETE, 0, 1),
    )
    table.stand("A", "c4").pending("A", Roaming(1, (0,)))
    table.play("A animal 1", "A step d4", "A step e5")
    assert table.refused("A", "step c4") in ("EAR-89", "EAR-87")
    assert "step c4" not in table.choices("A")
    table.play("A step e4", "A use", "A use", "A use")
    assert len(table["A"].compost) == 9
    assert table["A"].growth == 2 + 1  # the peony's own growth stays, and the bolete's
    # After another leaf she may visit the same cards again.
    table.pending("A", Roaming(2, (0,)))
    table.play("A animal 1", "A step d5", "A step c4")
    assert table.standing("A") == ["c4"]


@rule("EAR-82", "EAR-87")
def test_mountain_goat() -> None:
    """Two germs from the strawberry and three from the birch go into the stock."""
    cinnamon, strawberry, birch = (
        named("Cannelier de Ceylan"),
        named("Fraisier de Virginie"),
        named("Bouleau rouge"),
    )
    table = Table(animals=("mountain_goat",)).plant(
        "A", c3=cinnamon, d4=(strawberry, 2, 0), e5=(birch, 5, 0), c4=ORCHID
    )
    table.stand("A", "c3").pending("A", Roaming(1, (0,))).play("A animal 1")
    assert "step c4" not in table.choices("A")  # the orchid is not rocky
    table.play("A step d4", "A step e5", *["A remove d4"] * 2, *["A remove e5"] * 3)
    assert table["A"].stocks == (5,)
    assert table.at("A", "e5")[1] == 2


@rule("EAR-91")
def test_polar_bear() -> None:
    """Two leaves placed and one discarded: three moves on cold cards, two cards each."""
    table = Table(animals=("polar_bear",)).hand("A", *range(20, 28))
    table.plant("A", c3=ASPEN, d4=BOLETE, e5=SPROUTS, d5=1, c4=PEONY).stand("A", "c3")
    table["A"].leaves = 3
    table.state.claims[0] = table.state.claims[1] = (0,)
    table.play("A leaf", "A animal 1")
    assert "step c4" not in table.choices("A")  # the peony is not cold
    table.play("A step d4", "A step e5", "A step d5")
    assert not table.choices("A")[0].startswith("step")
    for _ in range(6):
        table.play(f"A {table.choices('A')[0]}")
    assert len(table["A"].compost) == 6
    assert table["A"].discarded == 1


@rule("EAR-92")
def test_jaguar() -> None:
    """Three cards have an animal in their name; the panther cap alone holds what is asked for."""
    cap, buckeye, lichen = (
        named("Amanite panthère"),
        named("Pavier rouge"),
        named("Lichen des rennes"),
    )
    table = Table(animals=("jaguar",)).plant(
        "A", c3=(cap, 1, 0), f3=buckeye, d5=lichen, d4=ORCHID, e4=ASPEN
    )
    table.stand("A", "d4").pending("A", Roaming(1, (0,))).play("A animal 1")
    assert table.choices("A") == ["step c3", "step f3", "step d5"]
    table.play("A step c3")
    assert table["A"].stocks == (1,)
    assert table.at("A", "c3")[1] == 1  # the piece came from the supply


@rule("EAR-93")
def test_potbellied_pig() -> None:
    """It needs a card that is sunny and wet; without one nothing happens."""
    edge, scrub = named("Lisière de forêt"), named("Zone broussailleuse")
    shield, trumpet = named("Bouclier persan"), named("Trompette des anges")
    table = Table(animals=("potbellied_pig",)).plant("A", d4=edge, d5=shield, e4=trumpet)
    table.pending("A", Roaming(1, (0,))).play("A animal 1")
    table.play("A step d4", "A use")  # its arrival is a move
    assert table["A"].soil == 3
    table.pending("A", Roaming(2, (0,)))
    assert table["A"].stack == []
    table.plant("A", e5=scrub).pending("A", Roaming(3, (0,))).play("A animal 1", "A step e5")
    table.play("A use")
    assert table["A"].soil == 6


@rule("EAR-92", "EAR-82")
def test_golden_eagle() -> None:
    table = Table(animals=("golden_eagle",)).plant("A", d4=(63, 0, 5), d5=(13, 0, 2))
    table.pending("A", Roaming(1, (0,))).play("A animal 1")
    assert table.choices("A") == ["step d4"]  # the only tree with its canopy
    table.play("A step d4", "A remove d4")
    assert table["A"].stocks == (1,)
    assert table.at("A", "d4")[2] == 4


@rule("EAR-99")
def test_blue_bottle_fly() -> None:
    """A card of compost for up to two growth on each flora that it visits, and on no other."""
    table = Table(animals=("blue_bottle_fly",)).plant("A", d4=ASPEN, d5=BOLETE, e4=63)
    table.compost("A", 20, 21, 22).pending("A", Roaming(1, (0,)))
    table.play("A animal 1", "A step d4", "A step e4", "A skip", "A use")
    assert table.choices("A") == ["put d4", "skip"]
    table.play("A put d4", "A put d4", "A use")
    assert table.choices("A") == ["put e4", "skip"]
    table.play("A put e4", "A skip")
    assert table["A"].compost == (20,)
    assert [table.at("A", cell)[2] for cell in ("d4", "e4", "d5")] == [2, 1, 0]


@rule("EAR-99")
def test_quokka() -> None:
    """Up to three sprouts on each bush that it visits; every other seat may place one."""
    table = Table(animals=("quokka",)).plant("A", d4=15, d5=33).plant("B", d4=5, d5=14)
    table.pending("A", Roaming(1, (0,))).play("A animal 1", "A step d4", "A step d5")
    assert table.choices("A") == ["put d4", "skip"]
    table.play("A put d4", "A put d4", "A put d4")
    assert table.choices("A") == ["put d5", "skip"]
    table.play("A put d5", "A skip")
    assert (table.at("A", "d4")[1], table.at("A", "d5")[1]) == (3, 1)
    assert table.choices("B") == ["put d4", "put d5", "skip"]


@rule("EAR-87", "EAR-99")
def test_tarsier_grows_what_it_visits() -> None:
    table = Table(animals=("tarsier",)).plant("A", d4=ASPEN, d5=(BOLETE, 0, 0), e4=3)
    table.pending("A", Roaming(1, (0,))).play("A animal 1", "A step d4", "A step e4", "A step d5")
    assert table.choices("A") == ["put d4", "skip"]  # not on the terrain, which is no flora
    table.play("A skip", "A put d5")
    assert (table.at("A", "d4")[2], table.at("A", "d5")[2]) == (0, 1)
    assert table["A"].stack == []


# Rule by rule


@rule("EAR-80", "EAR-81")
@pytest.mark.parametrize(("mode", "kept"), [("standard", 1), ("advanced", 2)])
def test_four_animals_are_dealt_and_one_or_two_kept(mode: str, kept: int) -> None:
    from hedgerow.core.event import null_log
    from hedgerow.core.rng import Rng
    from hedgerow.games.earth import rules
    from hedgerow.games.earth.options import EarthOptions

    options = EarthOptions(mode=mode, animals=True)  # type: ignore[arg-type]
    state = rules.setup(options, 3, Rng(4))
    dealt = [id for board in state.boards for id in board.dealt if id in cards.animals()]
    assert len(dealt) == len(set(dealt)) == 12
    assert state.collective in cards.animals()
    assert state.collective not in dealt
    assert len(cards.animals()) == 34
    assert not {"proboscis_monkey", "siberian_chipmunk"} & set(cards.animals())
    while state.stage == "choosing":
        decision = rules.decisions(state)[0]
        rules.apply(state, decision.seat, decision.moves[0], null_log)
    assert [len(board.animals) for board in state.boards] == [kept] * 3


@rule("EAR-83")
def test_a_claim_activates_animals() -> None:
    table = Table(animals=("indian_pangolin",), fauna=("339A", "340A", "340B", "353A"))
    table.plant("A", d4=3)
    table["A"].soil = 30
    table.play("A act red").finish_turn_to_claims()
    assert table["A"].stack == [Roaming(1, (0,))]
    table.play("A animal 1", "A step d4")
    assert table.standing("A") == ["d4"]


@rule("EAR-84")
def test_a_leaf_can_be_discarded_where_events_can_be_played() -> None:
    table = Table(animals=("thomsons_gazelle",)).plant("A", d4=5, d5=15)
    table.play("A leaf")
    assert (table["A"].leaves, table["A"].discarded) == (4, 1)
    table.play("A animal 1", "A step d4", "A step d5", "A use", "A use")
    assert table["A"].soil == 2
    table = Table(animals=("thomsons_gazelle",)).plant("A", d4=9)
    assert table.refused("A", "leaf") == "EAR-84"  # no sunny card for it


@rule("EAR-84")
def test_no_leaf_is_discarded_inside_the_ability_of_an_animal() -> None:
    """The peafowl uses blue abilities; events may be played between them, leaves may not."""
    table = Table(animals=("blue_peafowl",)).plant("A", d4=5, d5=16, e5=ASPEN).hand("A", 223)
    table.play("A leaf", "A animal 1", "A step d4", "A step d5")
    assert isinstance(table["A"].stack[-2], Activation)
    assert "event 223" in table.choices("A")
    assert table.refused("A", "leaf") == "EAR-84"
    while table["A"].stack[-1] != Acting():
        table.play("A skip")
    assert "leaf" in table.choices("A")


@rule("EAR-85")
def test_one_leaf_for_two_animals_in_any_order() -> None:
    table = Table(mode="advanced", animals=("indian_pangolin", "potbellied_pig"))
    table.plant("A", d4=3).play("A leaf")
    assert table.choices("A") == ["animal 1", "animal 2", "skip"]
    table.play("A animal 2", "A step d4", "A use")
    assert table["A"].soil == 3
    assert table.choices("A") == ["animal 1", "skip"]
    table.play("A skip")
    assert table.refused("A", "animal 1") == "EAR-85"


@rule("EAR-86")
def test_a_figure_enters_under_its_restrictions() -> None:
    table = Table(animals=("tarsier",)).plant("A", d4=ASPEN, d5=3).play("A leaf", "A animal 1")
    assert table.choices("A") == ["step d4", "step d5"]  # anywhere
    assert AnimalMoved(0, "tarsier", 24) not in table.log
    table = Table(animals=("gemsbok",)).plant("A", d4=ASPEN, d5=5).play("A leaf", "A animal 1")
    assert table.choices("A") == ["step d5"]  # sunny alone


@rule("EAR-87")
def test_no_step_over_an_empty_cell() -> None:
    table = Table(animals=("tarsier",)).plant("A", c3=ASPEN, d4=5, f4=9, e5=3)
    table.stand("A", "d4").play("A leaf", "A animal 1")
    assert table.choices("A") == ["step c3", "step e5", "skip"]
    assert table.refused("A", "step f4") == "EAR-87"
    assert table.refused("A", "step d4") == "EAR-89"


@rule("EAR-87", "EAR-89", "EAR-93")
def test_the_first_cell_of_the_field_is_a_cell_like_any_other() -> None:
    """a1 has the number 0: an animal there stands on the tableau."""
    sunny_and_wet = (3, named("Zone broussailleuse"))
    table = Table(animals=("potbellied_pig",))
    table.plant("A", a1=ASPEN, b2=sunny_and_wet[0], c3=sunny_and_wet[1]).stand("A", "a1")
    table.pending("A", Roaming(1, (0,))).play("A animal 1")
    assert table.choices("A") == ["step b2"]  # not c3, which is two steps away
    table = Table(animals=("tarsier",)).plant("A", a1=ASPEN, b2=BOLETE, c3=63).stand("A", "a1")
    table.pending("A", Roaming(1, (0,))).play("A animal 1")
    assert table.choices("A") == ["step b2", "skip"]
    table.play("A step b2")
    assert table.choices("A") == ["step c3", "skip"]  # not back to where it started
    table = (
        Table(animals=("golden_eagle",)).plant("A", a1=(63, 0, 5), b2=(13, 0, 4)).stand("A", "a1")
    )
    table.pending("A", Roaming(1, (0,))).play("A animal 1")
    assert table.choices("A") == ["step b2"]  # another card than its own
    table = Table(animals=("common_loon",)).plant("A", a1=(14, 2, 0), d1=13).stand("A", "a1")
    table.pending("A", Roaming(1, (0,))).play("A animal 1", "A step d1", "A remove a1")
    assert table["A"].stocks == (1,)  # from the card it left
    table = Table(animals=("red_panda",)).plant("A", a1=(13, 0, 2), b2=63).stand("A", "a1")
    table.pending("A", Roaming(1, (0,))).play("A animal 1", "A use")
    assert table.at("A", "a1")[2] == 1  # it stays there, with no card to choose


@rule("EAR-88", "EAR-94")
def test_a_herd_puts_a_new_figure_on_another_card_each_time() -> None:
    table = Table(animals=("capybara",)).plant("A", d4=13, d5=14)
    table.play("A leaf", "A animal 1", "A step d4", "A put d4", "A put d5")
    assert table["A"].sprouts == 2
    table.play("A leaf", "A animal 1")
    assert table.choices("A") == ["step d5"]  # one figure a card
    table.play("A step d5")
    assert table.standing("A") == ["d4", "d5"]
    table.play("A put d5", "A put d5", "A put d5", "A put d5")  # two for each of them
    assert table["A"].sprouts == 6
    assert "leaf" not in table.choices("A")  # no card is left for a third


@rule("EAR-85", "EAR-93")
@pytest.mark.parametrize(
    ("animal", "card", "piece"), [("red_panda", 13, "growth"), ("platypus", 13, "sprout")]
)
def test_a_price_on_the_card_itself_is_paid_there_or_not_at_all(
    animal: str, card: int, piece: str
) -> None:
    """Pieces of another kind, or on another card, do not pay it."""
    other = (card, 2, 0) if piece == "growth" else (card, 0, 2)
    paying = (card, 0, 2) if piece == "growth" else (card, 2, 0)
    table = Table(animals=(animal,)).plant("A", d4=other, e5=(14, 4, 2)).stand("A", "d4")
    table.pending("A", Visiting(0, (24,)))
    assert table["A"].stack == []
    table.plant("A", d4=paying).pending("A", Visiting(0, (24,)))
    assert table.choices("A") == ["use", "skip"]


@rule("EAR-88")
def test_a_figure_that_stays() -> None:
    table = Table(animals=("red_panda",)).plant("A", d4=(13, 0, 2), d5=63)
    table.play("A leaf", "A animal 1", "A step d4", "A use")
    assert (len(table["A"].hand), table.at("A", "d4")[2]) == (3, 1)
    table.play("A leaf", "A animal 1", "A use")  # it stays: nothing to choose
    assert (len(table["A"].hand), table.at("A", "d4")[2]) == (6, 0)


@rule("EAR-94")
def test_different_animals_may_share_a_card() -> None:
    table = Table(mode="advanced", animals=("tarsier", "highland_cow")).plant("A", d4=ASPEN)
    table.stand("A", "d4", animal=0).play("A leaf", "A animal 2")
    assert table.choices("A") == ["step d4"]


@rule("EAR-95")
def test_with_too_few_leaves_the_seat_chooses_its_claims() -> None:
    table = Table(animals=("tarsier",), fauna=("339A", "340A", "340B", "353A"))
    table.hand("A", *range(20, 45))
    table["A"].soil, table["A"].leaves, table["A"].discarded = 30, 1, 4
    table.play("A act red").finish_turn_to_claims()
    assert table.choices("A") == ["claim 1", "claim 2"]
    assert table.refused("A", "claim 4") == "EAR-95"
    table.play("A claim 2")
    assert table.state.claims[:2] == [(), (0,)]
    assert table["A"].leaves == 0


@rule("EAR-96")
def test_others_receive_their_part() -> None:
    table = Table(3, animals=("canada_jay",)).plant("A", d4=(13, 1, 0), d5=(1, 1, 0))
    table.play("A leaf", "A animal 1", "A step d4", "A step d5", "A use")
    assert table.choices("B") == table.choices("C") == ["use", "skip"]
    table.play("B use", "C skip")  # each as it likes
    assert [len(table[seat].compost) for seat in "ABC"] == [9, 2, 0]
    assert table["A"].sprouts == 0


@rule("EAR-96")
def test_others_finish_what_they_do_first() -> None:
    table = Table(animals=("quokka",)).plant("A", d4=15, d5=33).plant("B", d4=5, d5=14)
    table.play("A act blue", "A skip", "B take sprout", "B put d4")
    table.play("A leaf", "A animal 1", "A step d4", "A step d5")
    while table.choices("A") and table.choices("A")[0].startswith("put"):
        table.play(f"A {table.choices('A')[0]}")
    assert table["B"].stack[0] == Receiving(cards.animals()["quokka"].individual.effect.others_gain)  # type: ignore[union-attr]
    assert table.choices("B")[0] == "put d4"  # still its own second sprout


@rule("EAR-96")
def test_an_action_waits_for_what_the_others_are_taking() -> None:
    """A leaf is discarded before the action is chosen, so B has something to take already."""
    table = Table(animals=("quokka",)).plant("A", d4=15, d5=33).plant("B", d4=5, d5=14)
    table.play("A leaf", "A animal 1", "A step d4", "A step d5")
    while table.choices("A")[0].startswith("put"):
        table.play(f"A {table.choices('A')[0]}")
    offered = table.choices("B")
    assert offered[0].startswith("put")
    table.play("A act red")
    assert table.choices("B") == offered
    while table.choices("B")[0].startswith("put"):
        table.play(f"B {table.choices('B')[0]}")
    assert table.choices("B")[:2] == ["take soil", "take compost"]


@rule("EAR-97")
def test_the_collective_ability_ends_each_round() -> None:
    table = Table(collective="gemsbok").play("A act red").finish_turn()
    soil = table["A"].soil, table["B"].soil
    table.play("B act yellow").finish_turn_to_claims()
    assert table.state.stage == "sharing"
    table.play("A use", "B skip")
    assert (table["A"].soil - soil[0], table["B"].soil - soil[1]) == (1, 0)
    assert table.state.round == 2


@rule("EAR-97")
def test_the_collective_ability_may_be_left_and_fires_in_the_last_round_too() -> None:
    table = Table(collective="platypus").plant("A", d4=(5, 4, 0)).plant("B", d4=(5, 1, 0))
    table.state.ending = True
    table.state.active = 1
    table.state.boards[0].stack, table.state.boards[1].stack = [], table.state.boards[0].stack
    table.play("B act red").finish_turn_to_claims()
    assert table["A"].stack == [Sharing()]
    assert table["B"].stack == []  # two sprouts are needed
    table.play("A skip")
    assert table.state.stage == "over"
    assert not table["A"].hand


@rule("EAR-98")
def test_pieces_on_the_island_score() -> None:
    table = Table(collective="asian_elephant").plant("A", d4=(63, 0, 5))
    table.pending("A", Sharing()).play("A remove d4")
    assert table["A"].island_stock == 1
    assert Stocked(0, "", 1) in table.log
    table.state.stage = "over"
    done = outcome(table.state)
    assert done is not None
    assert done.scores[0].lines[-1].points == 4


@rule("EAR-82")
def test_a_stock_scores_by_its_animal() -> None:
    table = Table(animals=("common_loon",))
    table["A"].stocks = (5,)
    table.state.stage = "over"
    done = outcome(table.state)
    assert done is not None
    assert done.scores[0].lines[-1].points == 14  # 7 for each two


@rule("EAR-100")
def test_abilities_that_are_not_printed_say_so() -> None:
    speak = Catalogue("en")
    marks = {
        "printed": ".",
        "partial": "(Partly reconstructed.)",
        "ours": "(Ours: the printed ability is not known.)",
    }
    for animal in cards.animals().values():
        for side, said in (
            (animal.individual, animals.individual(animal.individual)),
            (animal.collective, animals.collective(animal.collective)),
        ):
            told = speak.say(said)
            assert told.endswith(marks[side.grade])
            assert ("(" in told) == (side.grade != "printed")


# Every animal once

AROUND = {
    "c3": (235, 3, 2),
    "d3": (86, 3, 3),
    "e3": (158, 2, 2),
    "f3": (3, 0, 0),
    "c4": (63, 0, 5),
    "d4": (17, 1, 1),
    "e4": (8, 1, 3),
    "f4": (15, 2, 1),
    "c5": (13, 1, 2),
    "d5": (280, 1, 1),
    "e5": (272, 1, 2),
    "f5": (186, 2, 1),
}
"""All types and habitats, pieces everywhere and space for more."""


def rich(**more: object) -> Table:
    table = Table(3, **more).plant("A", **AROUND)  # type: ignore[arg-type]
    table.hand("A", *range(20, 30)).compost("A", *range(40, 50))
    table["A"].soil = 10
    return table


def wealth(table: Table) -> tuple[int, ...]:
    board = table["A"]
    return (
        board.soil,
        len(board.hand),
        len(board.compost),
        board.sprouts,
        board.growth,
        sum(board.stocks),
        board.island_stock,
    )


@pytest.mark.parametrize("id", sorted(cards.animals()))
def test_every_animal_does_something(id: str) -> None:
    table = rich(animals=(id,))
    before = wealth(table)
    for _ in range(2):
        table.pending("A", Roaming(2, (0,)))
        for _ in range(60):
            if not table["A"].stack:
                break
            # Act and walk rather than stop.
            table.play(f"A {table.choices('A')[0]}")
    assert table.standing("A")
    assert wealth(table) != before


@pytest.mark.parametrize("id", sorted(cards.animals()))
def test_every_collective_ability_does_something(id: str) -> None:
    table = rich(collective=id)
    before = wealth(table)
    table.pending("A", Sharing())
    while table["A"].stack:
        table.play(f"A {table.choices('A')[0]}")
    assert wealth(table) != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_animal_can_be_read_aloud(language: str) -> None:
    speak = Catalogue(language)  # type: ignore[arg-type]
    for animal in cards.animals().values():
        said = speak.say(animals.individual(animal.individual))
        shared = speak.say(animals.collective(animal.collective))
        assert "  " not in said + shared
        assert said.rstrip(")").endswith(".")
        assert shared.rstrip(")").endswith(".")


@rule("EAR-81")
def test_the_second_animal_to_keep_is_asked_for_as_such() -> None:
    speak = Catalogue("en")
    state = rules.setup(EarthOptions(mode="advanced", animals=True), 2, Rng(1))
    said = []
    while decision := next((one for one in rules.decisions(state) if one.seat == 0), None):
        said.append(speak.say(decision.prompt))
        if state.stage != "choosing":
            break
        rules.apply(state, 0, next(iter(decision.moves)), Log())
    assert said[3:5] == [
        "Choose 2 animals to keep, one after the other.",
        "Choose a second animal to keep.",
    ]
