"""A lone seat against Gaia, and teams, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

from games.earth.growing import PLAIN_ISLAND, Table
from hedgerow.core.event import Log, null_log
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.earth import cards, rules
from hedgerow.games.earth.events import GaiaClaimed, GaiaTurned, GameEnded
from hedgerow.games.earth.frames import Closing, Offered, Roaming, Yielding
from hedgerow.games.earth.hidden import view
from hedgerow.games.earth.moves import Leaf
from hedgerow.games.earth.options import EarthOptions, Level
from hedgerow.games.earth.rules import gaia
from hedgerow.games.earth.rules.accounts import gaia_breakdown, outcome
from hedgerow.games.earth.state import FORFEITED, GAIA, Gaia, State
from hedgerow.games.earth.words.moves import move
from hedgerow.locale import Catalogue
from hedgerow.testing.rules import rule

NORTH, SOUTH, WATER, GROW, COMPOST, PLANT = range(360, 366)


def alone(
    *order: int,
    level: Level = "medium",
    animals: tuple[str, ...] = (),
    island: str = PLAIN_ISLAND,
) -> Table:
    """Gaia's cards will come in this order."""
    table = Table(1, gaia=level, island=island)
    hers(table).deck = tuple(reversed(order)) if order else hers(table).deck
    hers(table).turned = tuple(n for n in range(360, 366) if order and n not in order)
    hers(table).animals = animals
    hers(table).stocks = (0,) * len(animals)
    return table


def hers(table: Table) -> Gaia:
    assert table.state.gaia is not None
    return table.state.gaia


@rule("EAR-110", "EAR-111")
def test_the_seat_goes_first_and_then_they_alternate() -> None:
    table = alone(COMPOST, WATER)
    assert len(cards.gaia_deck()) == 6
    table.play("A act red").finish_turn()
    assert table.state.active == GAIA
    assert GaiaTurned(COMPOST) in table.log
    table.finish_turn()
    assert (table.state.active, table.state.round) == (0, 2)


@rule("EAR-110")
def test_a_lone_seat_starts_as_in_a_standard_game() -> None:
    state = rules.setup(EarthOptions(), 1, Rng(3))
    assert state.options.mode == "standard"
    assert len(state.shared) == 2


@rule("EAR-112")
@pytest.mark.parametrize(("level", "more"), [("medium", 0), ("hard", 3)])
def test_what_gaia_takes_after_the_seats_turn(level: Level, more: int) -> None:
    table = alone(COMPOST, level=level).play("A act red").finish_turn()
    assert len(hers(table).compost) == 2 + more + 2  # and one for every two of the 5 soil
    table = alone(COMPOST, level=level).plant("A", d4=5, d5=14, e4=16)
    table.play("A act blue").finish_turn()
    assert hers(table).sprouts == 2 + more  # cat grass and yellow morel are blue
    table = alone(COMPOST, level=level).play("A act yellow").finish_turn()
    assert hers(table).growth == 4 + more


@rule("EAR-112")
def test_cards_not_kept_go_to_gaias_pile() -> None:
    table = alone(COMPOST).hand("A", 5).play("A act green", "A skip")
    offer = table["A"].offer
    table.play(f"A keep {offer[0]}")
    assert hers(table).cards == offer[1:]
    assert table.state.discards == ()


@rule("EAR-112")
def test_what_events_give_never_counts_for_gaia() -> None:
    table = alone(COMPOST, island="290A").hand("A", 223, 207)
    table.play("A act red", "A event 223", "A event 207").finish_turn()
    assert len(hers(table).compost) == 2 + 2
    table = alone(COMPOST, island="290A").hand("A", 207).play("A act yellow")
    table["A"].soil = 1
    table.play("A event 207").finish_turn()
    assert hers(table).growth == 4


@rule("EAR-112")
def test_soil_from_conversions_counts_for_gaia() -> None:
    """5 soil and 2 for three sprouts are 7: three cards more for her compost."""
    table = alone(COMPOST).plant("A", d4=(5, 3, 0)).play("A act red", "A convert").finish_turn()
    assert table["A"].soil == 7
    assert len(hers(table).compost) == 2 + 3


@rule("EAR-112", "EAR-52")
@pytest.mark.parametrize(("island", "action", "more"), [("285B", "red", 1), ("291B", "yellow", 1)])
def test_what_an_island_gives_for_an_event_counts_for_gaia(
    island: str, action: str, more: int
) -> None:
    """285B gives a soil, 291B a card; the event's own soil does not count."""
    table = alone(COMPOST, island=island).hand("A", 223, 13)
    table.play(f"A act {action}", "A event 223")
    assert (table["A"].gained, table["A"].drawn) == ((6, 0) if action == "red" else (0, 5))
    table.finish_turn()
    taken = len(hers(table).compost) - 2 - 2 if action == "red" else hers(table).growth - 4
    assert taken == more


@rule("EAR-114", "EAR-112")
def test_soil_from_conversions_counts_on_gaias_turn_too() -> None:
    table = alone(COMPOST).plant("A", d4=(5, 3, 0)).play("A act green").finish_turn()
    table.play("A take compost", "A convert").finish_turn()
    assert hers(table).soil == 2


@rule("EAR-113", "EAR-114")
def test_gaias_red_card() -> None:
    table = alone(COMPOST).play("A act green").finish_turn()
    assert table.choices("A")[:2] == ["take soil", "take compost"]
    table.play("A take soil").finish_turn()
    assert (len(hers(table).compost), hers(table).soil) == (8, 2)


@rule("EAR-114")
def test_gaias_blue_yellow_and_green_cards() -> None:
    table = alone(WATER).plant("A", d4=5).play("A act green").finish_turn().finish_turn()
    assert hers(table).sprouts == 7 + 1
    table = alone(GROW).play("A act green").finish_turn().play("A take draw").finish_turn()
    assert hers(table).growth == 7 + 2
    table = alone(PLANT).play("A act red").finish_turn().finish_turn()
    assert len(hers(table).cards) == 3


@rule("EAR-115")
def test_a_brown_card_claims_one_of_two_fauna_cards() -> None:
    table = alone(NORTH).play("A act red").finish_turn()
    assert table.choices("A") == ["claim 1", "claim 2"]
    assert table.refused("A", "claim 3") == "EAR-115"
    table.state.claims[1] = (0,)
    table["A"].leaves -= 1
    table.play("A claim 2")
    assert table.state.claims[1] == (0, GAIA)
    assert GaiaClaimed(table.state.fauna[1], 2) in table.log
    assert gaia.claimable(table.state, upper=True) == (0,)
    assert gaia.claimable(table.state, upper=False) == (2, 3)


@rule("EAR-115", "EAR-41")
def test_before_a_brown_card_is_answered_there_are_events_and_own_claims() -> None:
    """An event brings the seat to 20 soil: it has the first rank, and Gaia the second."""
    table = alone(NORTH).hand("A", 223, 13)
    table.state.fauna = ("339A", "340A", "340B", "353A")
    table.play("A act red").finish_turn()
    table["A"].soil = 18
    assert table["A"].stack == [Closing()]
    assert table.choices("A") == ["done", "event 223"]
    table.play("A event 223")  # a soil, and one from the island
    ranked = [table.state.claims[0]]
    table.play("A done")
    ranked.append(table.state.claims[0])
    assert table.choices("A") == ["claim 1", "claim 2"]
    table.play("A claim 1")
    assert [*ranked, table.state.claims[0]] == [(), (0,), (0, GAIA)]
    assert (table.state.active, table.state.round) == (0, 2)  # and nothing more is asked


@rule("EAR-115", "EAR-83")
def test_own_claims_before_a_brown_card_set_animals_off() -> None:
    table = Table(1, animals=("potbellied_pig",))
    hers(table).deck, hers(table).turned = (NORTH,), (SOUTH, WATER, GROW, COMPOST, PLANT)
    hers(table).animals, hers(table).stocks = (), ()
    table.state.fauna = ("339A", "340A", "340B", "353A")
    table.plant("A", d4=3).hand("A", 223, 13).play("A act blue").finish_turn()
    table["A"].soil = 18
    assert table.state.stage == "yielding"
    table.play("A event 223", "A done")
    assert table["A"].stack == [Roaming(1, (0,))]
    table.play("A animal 1", "A step d4", "A use")
    assert table["A"].soil == 23
    assert table["A"].stack == [Yielding((0, 1))]


@rule("EAR-115")
def test_without_a_card_to_claim_a_brown_card_does_nothing() -> None:
    table = alone(NORTH)
    table.state.claims = [(GAIA,), (GAIA,), (), ()]
    table.play("A act red").finish_turn()
    assert (table.state.active, table.state.round) == (0, 2)


@rule("EAR-115", "EAR-43")
def test_what_gaias_leaf_gives_leaves_a_last_moment() -> None:
    table = alone(NORTH, animals=("quokka",)).plant("A", d4=5, d5=14)
    table.hand("A", 223).play("A act red").finish_turn()
    table.play("A done", "A claim 1")
    assert table.choices("A")[0] == "put d4"
    table.play("A put d4")
    assert table.choices("A") == ["done", "event 223"]


@rule("EAR-115")
def test_beginner_gaia_misses_a_turn_and_expert_gaia_takes_more() -> None:
    table = alone(SOUTH, WATER, level="beginner").play("A act red").finish_turn()
    table.play("A claim 3").finish_turn()
    turned = hers(table).turned
    table.play("A act red").finish_turn()
    assert hers(table).turned == turned
    assert table.state.active == 0  # her turn is over already
    table = alone(SOUTH, level="expert").play("A act red").finish_turn()
    table.play("A claim 3")
    assert hers(table).sprouts == 4
    table = alone(NORTH, level="expert").play("A act red").finish_turn()
    table.play("A claim 2")
    assert len(hers(table).cards) == 2


@rule("EAR-116")
def test_ten_soil_become_five_compost() -> None:
    table = alone(NORTH, level="expert").play("A act red").finish_turn()
    hers(table).soil = 4
    before = len(hers(table).compost)
    table.play("A claim 1")  # 8 soil
    assert (hers(table).soil, len(hers(table).compost)) == (2, before + 5)


@rule("EAR-117")
def test_the_twelfth_card_ends_the_game_and_gaia_takes_the_bonus() -> None:
    table = alone(PLANT)
    hers(table).passes = 1
    table.play("A act red").finish_turn().finish_turn()
    assert table.state.stage == "over"
    assert table.state.completed == GAIA
    assert GameEnded("gaia") in table.log


@rule("EAR-45", "EAR-117")
def test_what_gaias_last_leaf_brings_the_seat_is_claimed_before_scoring() -> None:
    """Her jay pays two sprouts for the bonus leaf; the seat composts two cards, and has fifteen."""
    table = alone(PLANT, animals=("canada_jay",)).compost("A", *range(100, 113))
    table.state.fauna = ("339B", "340A", "340B", "353A")
    hers(table).passes, hers(table).sprouts = 1, 2
    table.play("A act yellow").finish_turn()
    while table.state.stage != "over":
        offered = table.choices("A")
        table.play(
            f"A {next(text for text in ('use', 'done', 'skip', offered[0]) if text in offered)}"
        )
    assert len(table["A"].compost) == 15
    assert table.state.completed == GAIA
    assert table.state.claims[0] == (0,)


@rule("EAR-53", "EAR-117")
def test_gaia_does_not_take_a_bonus_that_the_seat_has_forfeited() -> None:
    table = alone(PLANT)
    hers(table).passes = 1
    cells = [f"{column}{row}" for row in range(4, 8) for column in "abcd"]
    table.plant("A", **dict(zip(cells, range(20, 36), strict=True)))
    table["A"].leaves, table["A"].discarded = 0, 5
    table.play("A act red").finish_turn()
    assert table.state.stage == "over"
    assert table.state.completed == FORFEITED


@rule("EAR-117")
def test_on_gaias_twelfth_card_the_seats_own_tableau_is_looked_at_first() -> None:
    """The seat plants its sixteenth card on her last turn: it takes the bonus, not she."""
    table = alone(PLANT).hand("A", 5)
    hers(table).passes = 1
    cells = [f"{column}{row}" for row in range(4, 8) for column in "abcd"]
    table.plant("A", **dict(zip(cells[:15], range(20, 35), strict=True)))
    table.play("A act red").finish_turn()
    table.play("A plant 5")
    table.finish_turn()
    assert (table.state.stage, table.state.completed) == ("over", 0)


@rule("EAR-117")
def test_her_cards_are_reshuffled_once() -> None:
    table = alone(PLANT).play("A act red").finish_turn().finish_turn()
    assert (hers(table).passes, len(hers(table).turned)) == (0, 6)
    table.play("A act red").finish_turn()
    assert (hers(table).passes, len(hers(table).turned), len(hers(table).deck)) == (1, 1, 5)


@rule("EAR-117")
def test_a_full_tableau_ends_the_game_without_another_turn_of_gaia() -> None:
    table = alone(PLANT)
    cells = [f"{column}{row}" for row in range(4, 8) for column in "abcd"]
    table.plant("A", **dict(zip(cells, range(20, 36), strict=True)))
    table.play("A act red").finish_turn()
    assert table.state.stage == "over"
    assert (table.state.completed, hers(table).turned) == (0, (360, 361, 362, 363, 364))


@rule("EAR-118")
def test_a_lone_seat_may_do_without_soil() -> None:
    table = alone(COMPOST).plant("A", d4=157).play("A act red")
    assert table.choices("A")[:2] == ["use", "skip"]
    table.play("A skip").finish_turn()
    assert table["A"].soil == 5
    assert "skip" in table.choices("A")  # and without the weak benefit


@rule("EAR-119")
def test_the_seat_wins_with_more_points_than_gaia() -> None:
    table = alone(PLANT)
    table.state.stage = "over"
    done = outcome(table.state)
    assert done is not None
    assert done.ranks == (1,)  # Gaia has nothing
    hers(table).cards = (219, 4)  # -4 and 4 points
    hers(table).sprouts, hers(table).growth = 100, 11
    table.state.claims[2] = (GAIA,)
    assert gaia_breakdown(table.state, hers(table)).total == 8 + 100 + 7 + 6 + 2 + 15
    done = outcome(table.state)
    assert done is not None
    assert done.ranks == (2,)


# Her animals


@rule("EAR-120")
def test_gaia_never_gets_an_animal_that_she_cannot_use() -> None:
    for seed in range(40):
        options = EarthOptions(mode="advanced", animals=True)
        state = rules.setup(options, 1, Rng(seed))
        assert state.gaia is not None
        assert len(state.gaia.animals) == len(state.boards[0].animals) == 2
        assert not set(state.gaia.animals) & set(state.boards[0].animals)
        assert all(cards.animals()[id].gaia for id in state.gaia.animals)
        assert state.collective == ""


@rule("EAR-120")
@pytest.mark.parametrize(
    ("mode", "level", "chosen", "each"),
    [
        ("standard", "beginner", "by_level", 1),
        ("standard", "medium", "by_level", 1),
        ("standard", "hard", "by_level", 2),
        ("standard", "expert", "by_level", 2),
        ("advanced", "beginner", "by_level", 2),
        ("advanced", "medium", "by_level", 2),
        ("advanced", "expert", "one", 1),
        ("standard", "medium", "two", 2),
    ],
)
def test_how_many_animals_a_lone_seat_and_gaia_have(
    mode: Any, level: Any, chosen: Any, each: int
) -> None:
    options = EarthOptions(mode=mode, animals=True, gaia=level, solo_animals=chosen)
    state = rules.setup(options, 1, Rng(7))
    assert state.gaia is not None
    assert (len(state.boards[0].animals), len(state.gaia.animals)) == (each, each)
    assert (len(state.boards[0].figures), len(state.gaia.stocks)) == (each, each)


@rule("EAR-121", "EAR-122")
def test_blue_bottle_fly_of_gaia() -> None:
    """Three moves at most: three cards of compost for six growth."""
    table = alone(NORTH, animals=("blue_bottle_fly",)).play("A act red").finish_turn()
    hers(table).compost = hers(table).compost[:4]
    before = len(hers(table).compost), hers(table).growth
    table.play("A claim 1")
    assert (len(hers(table).compost), hers(table).growth) == (before[0] - 3, before[1] + 6)


@rule("EAR-121", "EAR-122")
def test_canada_jay_of_gaia() -> None:
    """Two pieces at once or nothing; she gains nine and the seat two."""
    table = alone(NORTH, animals=("canada_jay",)).play("A act red").finish_turn()
    hers(table).sprouts = 1
    before = len(hers(table).compost)
    table.state.claims[0] = ()
    again = table.state.clone()
    table.play("A claim 1")
    assert (hers(table).sprouts, len(hers(table).compost)) == (1, before)
    table.state = again
    hers(table).sprouts = 2
    own = len(table["A"].compost)
    table.play("A claim 1")
    assert (hers(table).sprouts, len(hers(table).compost)) == (0, before + 9)
    while not isinstance(table["A"].stack[-1], Offered):
        table.play("A done")
    table.play("A use")
    assert len(table["A"].compost) == own + 2


@rule("EAR-123")
def test_golden_eagle_of_gaia() -> None:
    """Her last growth goes to the stock, a canopy or not."""
    table = alone(NORTH, animals=("golden_eagle",)).play("A act red").finish_turn()
    hers(table).growth = 3
    table.play("A claim 1")
    assert (hers(table).growth, hers(table).stocks) == (2, (1,))
    hers(table).growth = 0
    gaia.activate(table.state, null_log)
    assert hers(table).stocks == (1,)


@rule("EAR-122")
def test_animals_that_count_figures_count_her_leaves() -> None:
    table = alone(NORTH, animals=("capybara",)).play("A act red").finish_turn()
    table.state.claims[2] = (GAIA,)
    table.play("A claim 1")
    assert hers(table).sprouts == 2 * 2
    assert gaia.used(table.state) == 2
    table.state.claims, table.state.completed = [(0,), (0, GAIA), (GAIA,), (GAIA, 0)], GAIA
    assert gaia.used(table.state) == 4  # and the one for the bonus
    table.state.completed = 0
    assert gaia.used(table.state) == 3


@rule("EAR-122")
def test_a_card_she_would_draw_becomes_two_of_compost() -> None:
    table = alone(NORTH, animals=("red_panda",)).play("A act red").finish_turn()
    hers(table).growth = 1
    before = len(hers(table).compost)
    table.play("A claim 1")
    assert (hers(table).growth, len(hers(table).compost)) == (0, before + 6)


@rule("EAR-121")
def test_a_leaf_that_the_seat_discards_is_worth_five_to_gaia() -> None:
    table = alone(PLANT)
    table["A"].discarded = 2
    assert gaia_breakdown(table.state, hers(table)).leaves == 10
    said = Catalogue("en").say(move(view(table.state, 0), Leaf()))
    assert said == "Discard a leaf to activate your animals; 5 points for Gaia"


@pytest.mark.parametrize("id", sorted(id for id, a in cards.animals().items() if a.gaia))
def test_gaia_can_use_every_animal_that_she_can_get(id: str) -> None:
    table = alone(NORTH, animals=(id,)).play("A act red").finish_turn()
    hers(table).sprouts = hers(table).growth = 9
    log = Log()
    gaia.activate(table.state, log)
    assert hers(table).sprouts >= 0
    assert hers(table).growth >= 0


# Teams


@rule("EAR-130", "EAR-131")
def test_partners_add_up_their_scores() -> None:
    table = Table(4, teams=True)
    for seat, compost in zip(
        "ABCD", (range(20, 30), range(30, 36), (), range(40, 46)), strict=True
    ):
        table.compost(seat, *compost)
    table.state.stage = "over"
    done = outcome(table.state)
    assert done is not None
    assert done.ranks == (2, 1, 2, 1)  # 10 and 0 against 6 and 6
    alone_ranks = outcome(_without_teams(table))
    assert alone_ranks is not None
    assert alone_ranks.ranks[0] == 1


@rule("EAR-131", "EAR-67")
def test_equal_teams_are_parted_by_what_both_partners_have_left() -> None:
    table = Table(4, teams=True)
    table.compost("B", 20, 21).compost("C", 22).compost("A", 23)
    table.state.stage = "over"
    done = outcome(table.state)
    assert done is not None
    assert done.ranks == (1, 1, 1, 1)  # 2 and 2, and nothing left
    both = done.scores[0].total + done.scores[2].total
    assert done.reason == Message("earth-outcome-teams", {"first": both, "second": both})
    table["D"].soil = 1
    done = outcome(table.state)
    assert done is not None
    assert done.ranks == (2, 1, 2, 1)
    table.compost("C", 22, 24)
    done = outcome(table.state)
    assert done is not None
    assert done.ranks == (1, 2, 1, 2)  # a point more than the soil
    assert done.reason == Message("earth-outcome-teams", {"first": both + 1, "second": both})


def _without_teams(table: Table) -> State:
    state = table.state.clone()
    state.options = EarthOptions()
    return state


@rule("EAR-132")
def test_a_leaf_activates_the_animals_of_its_own_seat_alone() -> None:
    table = Table(4, teams=True, animals=("thomsons_gazelle",)).plant("A", d4=5).plant("C", d4=15)
    table["C"].animals, table["C"].figures, table["C"].stocks = ("tarsier",), ((),), (0,)
    table.play("A leaf")
    assert table.choices("A") == ["animal 1", "skip"]
    assert table.choices("C") == []


def test_in_gaias_turn_the_choice_of_a_benefit_says_what_she_does() -> None:
    table = alone(GROW, WATER)
    table.play("A act red").finish_turn()
    assert table.state.active == GAIA
    [decision] = rules.decisions(table.state)
    said = Catalogue("en").say(decision.prompt)
    assert said == "Gaia grows. Draw 2 cards, or place up to 2 growth?"
