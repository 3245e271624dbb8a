"""The start of a game, rule by rule."""

from __future__ import annotations

import pytest

from hedgerow.core.event import Log, null_log
from hedgerow.core.rng import Rng
from hedgerow.games.earth import GAME, hidden, moves, rules
from hedgerow.games.earth.box import box
from hedgerow.games.earth.events import Chosen, ChosenCard, Settled
from hedgerow.games.earth.options import EarthOptions, Mode
from hedgerow.games.earth.state import LEAVES, State
from hedgerow.testing.rules import rule
from hedgerow.testing.tables import offered, table_at


def fresh(mode: Mode = "standard", seats: int = 3, seed: int = 5) -> State:
    return rules.setup(EarthOptions(mode=mode), seats, Rng(seed))


def choose_all(state: State) -> Log:
    """Everybody takes the first side offered until all have chosen."""
    log = Log()
    while state.stage == "choosing":
        decision = rules.decisions(state)[0]
        rules.apply(state, decision.seat, decision.moves[0], log)
    return log


@rule("EAR-1", "EAR-2")
def test_everybody_starts_with_leaves_and_the_whole_deck_is_shuffled() -> None:
    state = fresh()
    assert sorted(state.deck) == list(box().deck)
    assert state.deck != tuple(sorted(state.deck))
    assert [board.leaves for board in state.boards] == [LEAVES] * 3
    assert all(not board.hand and not board.compost and not board.events for board in state.boards)


@rule("EAR-3")
def test_four_fauna_cards_and_two_shared_ecosystems_on_random_sides() -> None:
    states = [fresh(seed=seed) for seed in range(20)]
    assert all(len(s.fauna) == 4 and len(s.shared) == 2 for s in states)
    assert all(len({code[:-1] for code in s.fauna}) == 4 for s in states)
    assert {code[-1] for s in states for code in s.fauna} == {"A", "B"}
    assert {code[-1] for s in states for code in s.shared} == {"A", "B"}


@rule("EAR-4")
def test_beginners_have_no_ecosystem() -> None:
    state = fresh("beginner")
    assert state.shared == ()
    choose_all(state)
    assert [board.ecosystem for board in state.boards] == ["", "", ""]


@rule("EAR-5", "EAR-6")
@pytest.mark.parametrize(("mode", "sides"), [("standard", 2), ("advanced", 4)])
def test_sides_to_choose_from(mode: Mode, sides: int) -> None:
    state = fresh(mode)
    for _ in range(3):  # island, climate, ecosystem
        assert len(offered(table_at(GAME, state), 0)) == sides
        move = moves.parse(offered(table_at(GAME, state), 0)[-1])
        rules.apply(state, 0, move, null_log)
    assert offered(table_at(GAME, state), 0) == []


@rule("EAR-7", "EAR-8")
def test_choices_stay_hidden_until_all_have_chosen() -> None:
    state = fresh()
    log = Log()
    code = offered(table_at(GAME, state), 1)[0].removeprefix("choose ")
    rules.apply(state, 1, moves.parse(f"choose {code}"), log)
    (entry,) = log.entries
    assert entry.seen(0) == Chosen(1)
    assert entry.seen(1) == ChosenCard(1, code)
    assert hidden.view(state, 1).gardens[1].island == code
    assert hidden.view(state, 0).gardens[1].island == ""
    assert hidden.view(state, 0).gardens[1].dealt == state.boards[1].dealt
    told = choose_all(state)
    turned = [e.public for e in told.entries if isinstance(e.public, Settled)]
    assert {event.seat for event in turned} == {0, 1, 2}
    assert hidden.view(state, 0).gardens[1].island == code


@rule("EAR-9")
def test_the_island_says_what_to_draw_to_compost_and_how_much_soil() -> None:
    state = fresh()
    choose_all(state)
    for board in state.boards:
        start = box().starts[board.island]
        assert len(board.hand) + len(board.compost) == start.draw
        assert board.soil == start.soil
    while state.stage == "starting":
        decision = rules.decisions(state)[0]
        assert all(isinstance(move, moves.Compost) for move in decision.moves)
        rules.apply(state, decision.seat, decision.moves[0], null_log)
    for board in state.boards:
        assert len(board.compost) == box().starts[board.island].compost


@rule("EAR-9")
def test_no_card_is_refused_for_a_choice_that_is_over() -> None:
    state = fresh()
    assert rules.refuse(state, 0, moves.Choose("360A")) == "EAR-8"
    choose_all(state)
    seat = rules.decisions(state)[0].seat
    assert rules.refuse(state, seat, moves.Choose("285A")) == "EAR-9"


@rule("EAR-10")
def test_the_first_seat_is_random() -> None:
    assert {fresh(seed=seed).first for seed in range(30)} == {0, 1, 2}
