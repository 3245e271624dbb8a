"""When fauna and the bonus are claimed, in which order, and by whom not."""

from __future__ import annotations

from games.earth.growing import Table
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.earth import GAME
from hedgerow.games.earth.events import BonusForfeited, FaunaClaimed, TableauCompleted
from hedgerow.games.earth.frames import Acting, Choosing, Claiming, Roaming, Sharing
from hedgerow.games.earth.rules.accounts import area, goals_met, outcome
from hedgerow.games.earth.rules.claims import notice
from hedgerow.games.earth.state import FORFEITED, NOBODY
from hedgerow.testing.rules import rule

SOIL, HAND, EVENTS, MULTI = "339A", "340A", "340B", "353A"
GOALS = (SOIL, HAND, EVENTS, MULTI)
"""20 soil, 20 cards in hand, four events played, two multicoloured abilities."""
PIG = "potbellied_pig"
"""3 soil for a step onto a sunny and wet card."""
SUNNY_AND_WET = 3
CELLS = [f"{column}{row}" for row in range(4, 8) for column in "abcd"]


def last_turn(table: Table) -> Table:
    """It is B's turn, the last of the last round."""
    table.state.ending = True
    table.state.active = 1
    table["A"].stack, table["B"].stack = [], [Acting()]
    table.begun = (1, table.state.round)
    return table


def fill(table: Table, seat: str, first: int) -> None:
    table.plant(seat, **dict(zip(CELLS, range(first, first + 16), strict=True)))


def use_shared(table: Table) -> None:
    """Everybody uses the collective ability."""
    for seat in "AB":
        if table[seat].stack == [Sharing()]:
            table.play(f"{seat} use")


def already(table: Table, seat: str) -> None:
    """What this seat has reached, it has reached before the first turn."""
    table.state.round = 0
    notice(table.state, "ABCDE".index(seat))
    table.state.round = 1


# When


@rule("EAR-45")
def test_what_an_animal_reaches_after_the_last_turn_is_claimed_before_scoring() -> None:
    table = last_turn(Table(fauna=GOALS, animals=(PIG,)).plant("A", d4=SUNNY_AND_WET))
    table.hand("A", *range(20, 40))
    table["A"].soil = 18
    table.play("B act red", "A take compost").finish_turn_to_claims()
    assert table["A"].stack == [Roaming(1, (0,))]  # for the 20 cards
    table.play("A animal 1", "A step d4", "A use")
    assert table["A"].soil == 21
    assert table.state.claims == [(0,), (0,), (), ()]
    assert FaunaClaimed(0, SOIL, 1, 15) in table.log
    assert table["A"].stack == []  # the pig has no other card to go to
    assert table.state.stage == "over"
    done = outcome(table.state)
    assert done is not None
    assert next(line.points for line in done.scores[0].lines if "fauna" in line.label.id) == 30


@rule("EAR-45", "EAR-83")
def test_each_leaf_sets_the_animals_off_until_nothing_is_due() -> None:
    """The pangolin puts one more figure on a terrain and brings 2 soil for each of them."""
    table = last_turn(Table(fauna=GOALS, animals=("indian_pangolin",)))
    table.plant("A", d4=3, d5=2, e4=26).hand("A", *range(40, 60))
    table["A"].soil = 18
    table.play("B act red", "A take compost").finish_turn_to_claims()
    table.play("A animal 1", "A step d4", "A use")
    assert table["A"].soil == 20
    assert table["A"].stack == [Roaming(2, (0,))]  # the second leaf, on the soil
    table.play("A animal 1", "A step d5", "A all")
    assert table["A"].soil == 24
    assert table.state.stage == "over"
    assert table["A"].leaves == 3


@rule("EAR-45", "EAR-97")
def test_what_the_collective_ability_reaches_is_claimed_in_its_round() -> None:
    table = last_turn(Table(fauna=GOALS, collective="gemsbok"))  # a soil
    table["A"].soil, table["B"].soil = 19, 14
    table.play("B act red", "A take compost").finish_turn_to_claims()  # 5 soil for B: 19
    use_shared(table)
    assert (table["A"].soil, table["B"].soil) == (20, 20)
    assert table.state.claims[0] == (1, 0)  # clockwise from B, whose turn it is
    assert table.state.stage == "over"


@rule("EAR-45")
def test_claims_after_the_collective_ability_come_before_the_next_round() -> None:
    table = Table(fauna=GOALS, collective="gemsbok", animals=(PIG,)).plant("A", d4=SUNNY_AND_WET)
    table.state.active = 1
    table["A"].stack, table["B"].stack = [], [Acting()]
    table["A"].soil = 19
    table.play("B act red", "A take compost").finish_turn_to_claims()
    use_shared(table)
    assert table.state.claims[0] == (0,)
    assert table["A"].stack == [Roaming(1, (0,))]
    assert (table.state.stage, table.state.round) == ("sharing", 1)
    table.play("A skip")
    assert (table.state.stage, table.state.round) == ("turn", 2)


# In which order


@rule("EAR-47")
def test_who_reached_a_goal_in_an_earlier_turn_ranks_first() -> None:
    table = Table(3, fauna=GOALS)
    table["C"].soil = 25
    already(table, "C")
    table["A"].soil = table["B"].soil = 18
    table.play("A act red", "B take soil", "C take compost").finish_turn()
    assert table.state.claims[0] == (2, 0, 1)
    assert [board.reached[0] for board in table.state.boards] == [3, 3, 0]


@rule("EAR-46", "EAR-47")
def test_the_turn_in_which_a_goal_is_reached_is_kept() -> None:
    table = Table(fauna=GOALS)
    assert table["A"].reached == (-1, -1, -1, -1)
    table["A"].soil, table["A"].leaves = 18, 0
    turns = [table.state.turn]
    table.play("A act red").finish_turn()
    turns.append(table.state.turn)
    table.play("B act red").finish_turn()
    turns.append(table.state.turn)
    assert turns == [2, 3, 4]
    assert table["A"].reached == (2, -1, -1, -1)
    assert table["A"].met == 1


@rule("EAR-46")
def test_the_last_goal_to_be_reached_may_be_any_of_the_four() -> None:
    for last in range(4):
        table = Table(fauna=GOALS)
        table["A"].met = 15 & ~(1 << last)
        table["A"].soil, table["A"].events = 25, (200, 201, 202, 203)
        table.hand("A", *range(20, 45)).plant("A", d4=235, d5=236)
        notice(table.state, 0)
        assert table["A"].met == 15
        assert table["A"].reached[last] == table.state.turn


@rule("EAR-46", "EAR-9")
def test_a_goal_reached_with_the_starting_cards_stays_reached() -> None:
    """The island 285A: draw 12 cards, then compost 5."""
    table = Table(fauna=GOALS, island="285A")
    table.state.stage, table.state.round = "choosing", 0
    table["B"].stack = []
    table["A"].stack = [Choosing("climate")]
    table["A"].dealt = ("301",)
    table.hand("A", *range(20, 28)).play("A choose 301A")
    for _ in range(5):
        table.play(f"A {table.choices('A')[0]}")
    assert len(table["A"].hand) == 15
    assert (table["A"].met, table["A"].reached) == (2, (-1, 0, -1, -1))


@rule("EAR-47")
def test_turns_are_counted_with_gaia_too() -> None:
    table = Table(1)
    before = table.state.turn
    table.play("A act red").finish_turn()
    assert (before, table.state.turn) == (2, 3)
    table.finish_turn()
    assert table.state.turn == 4


@rule("EAR-47", "EAR-95")
def test_a_chosen_claim_waits_for_its_rank() -> None:
    """A has one leaf for two goals; B reached one of them a turn earlier."""
    table = Table(fauna=GOALS).hand("A", *range(20, 40)).hand("B", *range(40, 60))
    already(table, "B")
    table["A"].soil, table["A"].leaves, table["A"].discarded = 30, 1, 4
    table.play("A act red").finish_turn_to_claims()
    assert table.choices("A") == ["claim 1", "claim 2"]
    assert table.state.claims[1] == (1,)  # it comes first, so that A knows
    table.play("A claim 2")
    assert table.state.claims[:2] == [(), (1, 0)]
    assert (table["A"].leaves, table["B"].leaves) == (0, 4)


@rule("EAR-95")
def test_as_many_goals_are_chosen_as_there_are_leaves() -> None:
    table = Table(fauna=GOALS).hand("A", *range(50, 70)).plant("A", d4=235, d5=236)
    table["A"].soil, table["A"].leaves, table["A"].discarded = 30, 2, 3
    table.play("A act red").finish_turn_to_claims()
    assert table["A"].stack == [Claiming((0, 1, 3))]
    table.play("A claim 4")
    assert table["A"].stack == [Claiming((0, 1), (3,))]
    assert table["A"].leaves == 2  # they are placed when all are chosen
    table.play("A claim 1")
    assert table.state.claims == [(0,), (), (), (0,)]
    assert table["A"].leaves == 0
    assert table.state.stage == "turn"


@rule("EAR-45")
def test_without_a_leaf_nothing_is_claimed_and_nobody_is_asked() -> None:
    table = Table(fauna=GOALS)
    table["A"].soil, table["A"].leaves, table["A"].discarded = 30, 0, 5
    table.play("A act red").finish_turn()
    assert table.state.claims[0] == ()
    assert table.state.active == 1


# The bonus


@rule("EAR-53")
def test_the_first_full_tableau_without_a_leaf_forfeits_the_bonus_for_all() -> None:
    table = Table(fauna=GOALS)
    fill(table, "A", 20)
    table["A"].leaves, table["A"].discarded = 0, 5
    table.play("A act red").finish_turn()
    assert table.state.completed == FORFEITED
    assert BonusForfeited(0) in table.log
    assert table.state.ending
    fill(table, "B", 36)
    table.play("B act red").finish_turn()
    assert table.state.completed == FORFEITED
    assert table["B"].leaves == 5
    assert not any(isinstance(event, TableauCompleted) for event in table.log)
    done = outcome(table.state)
    assert done is not None
    assert [line.points for line in done.scores[1].lines if "bonus" in line.label.id] == [0]


@rule("EAR-53", "EAR-54")
def test_in_one_turn_too_the_bonus_belongs_to_the_first_clockwise() -> None:
    table = Table(3, fauna=GOALS)
    fill(table, "A", 20)
    fill(table, "C", 36)
    table.state.active = 1
    table["A"].stack, table["B"].stack = [], [Acting()]
    table["C"].leaves, table["C"].discarded = 0, 5
    table.play("B act red").finish_turn()
    assert table.state.completed == FORFEITED  # C comes before A, and has no leaf
    assert table["A"].leaves == 5


@rule("EAR-53", "EAR-95")
def test_a_last_leaf_on_a_goal_forfeits_the_bonus() -> None:
    table = Table(fauna=GOALS)
    fill(table, "A", 20)
    fill(table, "B", 36)
    table["A"].soil, table["A"].leaves, table["A"].discarded = 30, 1, 4
    table.play("A act red").finish_turn_to_claims()
    assert table.choices("A") == ["claim 1", "claim 5"]
    table.play("A claim 1")
    assert table.state.completed == FORFEITED
    assert table.state.claims[0] == (0,)
    assert table["B"].leaves == 5


@rule("EAR-53", "EAR-95")
def test_a_last_leaf_on_the_bonus_leaves_the_goal() -> None:
    table = Table(fauna=GOALS)
    fill(table, "A", 20)
    table["A"].soil, table["A"].leaves, table["A"].discarded = 30, 1, 4
    table.play("A act red").finish_turn_to_claims()
    table.play("A claim 5")
    assert table.state.completed == 0
    assert table.state.claims[0] == ()
    assert table.state.stage == "turn"


@rule("EAR-53")
def test_before_anybody_is_full_nobody_has_the_bonus() -> None:
    table = Table(fauna=GOALS)
    fill(table, "A", 20)
    table["A"].planted = dict(list(table["A"].planted.items())[1:])
    table["A"].mask = sum(1 << cell for cell in table["A"].planted)
    table.play("A act red").finish_turn()
    assert table.state.completed == NOBODY
    assert not table.state.ending


@rule("EAR-46")
def test_no_reached_goal_goes_unnoticed() -> None:
    """Goals are looked at only when what they count has changed."""
    reached = 0
    for seed in range(6):
        rng = Rng(seed)
        state = GAME.setup(GAME.read_options({"animals": bool(seed % 2)}), 2, rng)
        while asked := GAME.decisions(state):
            GAME.apply(state, asked[0].seat, asked[0].moves.pick(rng), null_log)
            for board in state.boards:
                if board.island and board.climate:
                    assert not goals_met(state.fauna, area(board), board.met)
        reached += sum(board.met.bit_count() for board in state.boards)
    assert reached > 10
