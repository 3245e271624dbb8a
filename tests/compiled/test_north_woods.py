"""Compiled North Woods beside the plain engine, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from compiled.setting import FAULTS, GAMES, spoiled
from games.north_woods.rules import test_dying, test_event_cards
from games.north_woods.woods import woods
from games.own_sets import own_north_woods
from hedgerow.compiled import make
from hedgerow.compiled.differential import Difference, Differential
from hedgerow.compiled.north_woods.assignment import Problem, cheapest
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.games.north_woods import GAME, assignment
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.codec import FRAMES
from hedgerow.games.north_woods.diet import form, rank
from hedgerow.games.north_woods.frames import Acting, Adopting, Closing
from hedgerow.games.north_woods.moves import FeedAll
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import ABUNDANT, NOTHING, PLAIN, Lying, all_fed
from hedgerow.games.owned import game_with
from hedgerow.table import AnyTable, Table

pytestmark = pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")
"""Kernels run as plain Python (NUMBA_DISABLE_JIT): the generator's numbers overflow on purpose."""

ENDLESS = {"rounds": 0, "rearrangements": 0}
DECISIONS = 1500
"""The most decisions of a game that no option makes short."""
TABLES = 150
"""The number of random tables that are fed."""
SELDOM = {Adopting, Closing}
"""The questions that random seats hardly meet."""
RULINGS = "dying", "event_cards", "later_events", "opening", "territory", "turn"
"""The tests of the rules whose moves are compared too."""


@pytest.mark.parametrize(("seats", "options"), [*GAME.setups(), (2, {"wolf_pair": True})])
def test_whole_games_are_equal(seats: int, options: Mapping[str, object]) -> None:
    comparison = Differential(make("north_woods", seats, **options))
    for seed in range(GAMES):
        assert comparison.play(seed).decisions > 50


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("options", [{}, ENDLESS])
def test_long_games_are_equal(seats: int, options: Mapping[str, object]) -> None:
    comparison = Differential(make("north_woods", seats, **options))
    assert comparison.play(7, decisions=DECISIONS).decisions > 300


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name: str) -> None:
    comparison = Differential(spoiled(make("north_woods", 2, rounds=4), name))
    with pytest.raises(Difference, match=FAULTS[name]):
        comparison.play(1)


def test_components_of_ones_own_are_played() -> None:
    """Other ranks and copies, and with the ranks other numbers of the kinds."""
    game = game_with(game_named("north_woods"), own_north_woods())
    with game.using():
        comparison = Differential(make("north_woods", 3, rounds=8))
        for seed in range(GAMES):
            comparison.play(seed)


# Positions of the rules' own tests


def rulings() -> Iterator[Any]:
    """The tests of the rules, with the arguments that they are given."""
    for name in RULINGS:
        module = import_module(f"games.north_woods.rules.test_{name}")
        for test in vars(module).values():
            if getattr(test, "__name__", "").startswith("test_"):
                marks = getattr(test, "pytestmark", [])
                given = next((mark.args[1] for mark in marks if mark.name == "parametrize"), [()])
                for number, values in enumerate(given):
                    values = values if isinstance(values, tuple) else (values,)
                    yield pytest.param(test, values, id=f"{test.__name__}-{number}")


class Scripted:
    """Instead of dice: the place of one action among those that are legal."""

    def __init__(self, mask: Any, action: int) -> None:
        self._place = np.flatnonzero(mask).tolist().index(action)

    def below(self, n: int) -> int:
        assert self._place < n
        return self._place


COMPARISONS: dict[tuple[object, ...], Differential] = {}


def compare_next(state: State, seat: int, move: Any) -> bool:
    """Compare one move of the seat that the kernels ask; returns whether that is the seat."""
    setup = state.seats, state.rounds, state.rearrangements, state.wolf_pair
    if setup not in COMPARISONS:
        seats, rounds, rearrangements, wolf_pair = setup
        rules = make(
            "north_woods", seats, rounds=rounds, rearrangements=rearrangements, wolf_pair=wolf_pair
        )
        COMPARISONS[setup] = Differential(rules)
    comparison, decision = COMPARISONS[setup], GAME.decisions(state)[0]
    if decision.seat != seat:
        return False  # in the opening, where the kernels ask one after another
    codec = comparison.rules.codec
    dice: Any = Scripted(codec.mask(decision), codec.encode(move))
    copy = state.clone()
    copy.rng &= (1 << 64) - 1  # as in environments
    comparison.play_on(copy, dice, decisions=1)
    return True


def comparing(monkeypatch: pytest.MonkeyPatch) -> set[type[Any]]:
    """Compare every move at a table from now on; returns the questions whose answers were."""
    real, compared = Table.play, set[type[Any]]()

    def play(table: AnyTable, seat: int, move: Any, answers: int | None = None) -> Any:
        parsed = GAME.parse(move) if isinstance(move, str) else move
        if any(parsed in decision.moves for decision in table.decisions_for(seat)):
            question = type(table._state.stack[-1])
            if compare_next(table._state, seat, parsed):
                compared.add(question)
        return real(table, seat, move, answers)

    monkeypatch.setattr(Table, "play", play)
    return compared


@pytest.mark.parametrize(("ruling", "given"), [*rulings()])
def test_moves_of_the_rules_tests_are_equal(
    ruling: Callable[..., None], given: tuple[Any, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    comparing(monkeypatch)
    ruling(*given)


def test_the_rules_tests_meet_what_random_seats_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = comparing(monkeypatch)
    test_event_cards.test_the_rescue_from_a_wildfire_is_a_choice()
    test_dying.test_nobody_has_to_declare()
    assert compared >= SELDOM


def test_illegal_moves_cannot_be_compared() -> None:
    """So the test above does not pass by looking elsewhere."""
    state: State = woods("", "moose > plants", hands=["cougar", ""])._state
    assert compare_next(state, 0, GAME.parse("play cougar"))
    with pytest.raises(ValueError):
        compare_next(state, 0, GAME.parse("draw"))


# Every question


def eventful(seats: int, dice: Rng) -> State:
    """A game whose deck has all its events on top."""
    state = GAME.setup(GAME.options(), seats, dice)
    state.deck = bytes(sorted(state.deck))
    return state


def test_every_question_is_compared() -> None:
    asked: set[type[Any]] = set()

    def decisions(state: State) -> tuple[Any, ...]:
        if state.stack:
            asked.add(type(state.stack[-1]))
        return GAME.decisions(state)

    rules = make("north_woods", 4)
    comparison = Differential(replace(rules, game=replace(GAME, decisions=decisions)))
    for seed in range(GAMES):
        dice = Rng(seed)
        comparison.play_on(eventful(4, dice), dice, DECISIONS)
    assert asked >= {*FRAMES} - SELDOM


def test_a_deck_that_runs_out_is_rebuilt() -> None:
    """NWO-44, and NWO-78 where nothing is left to rebuild it from."""
    comparison = Differential(make("north_woods", 3))
    for seed in range(GAMES):
        dice = Rng(seed)
        state = eventful(3, dice)
        state.deck = state.deck[-6:] if seed else b""
        if not seed:
            state.display = [b""] * 3
        comparison.play_on(state, dice, DECISIONS)


# Feeding


def random_table(dice: Rng) -> list[Lying | None]:
    """Up to thirty cards that lie apart, some of them under an event, with free slots between."""
    kinds = [kind for kind in box().kind_of if kind not in box().events]
    dice.shuffle(kinds)
    table: list[Lying | None] = []
    for kind in kinds[: 2 + dice.below(29)]:
        if dice.below(6) == 0:
            table.append(None)
        boomed = kind in box().species and rank(form(kind)) > 2 and dice.below(5) == 0
        doubled = kind in box().resources and dice.below(3) == 0
        table.append(Lying(form(kind, boomed), NOTHING, ABUNDANT if doubled else PLAIN))
    return table


def test_feeding_all_is_equal() -> None:
    """NWO-28: of the many best feedings the same one is found."""
    compared = 0
    for seed in range(TABLES):
        dice = Rng(seed)
        state = GAME.setup(GAME.options(), 2, dice)
        state.piles = [bytes((dice.choice(box().species),)) for _ in range(dice.below(4))]
        state.piles += [b""] * (3 - len(state.piles))
        state.tables[0], state.stack = random_table(dice), [Acting()]
        for _ in range(3):  # again from what was found
            if not all_fed(state.tables[0], state.carrion):
                assert compare_next(state, 0, FeedAll())
                GAME.apply(state, 0, FeedAll(), null_log)
                compared += 1
    assert compared > 2 * TABLES


def test_assignments_are_equal() -> None:
    """With many columns of equal cost, of which the order in a set decides."""
    dice = Rng(3)
    for _ in range(TABLES):
        rows, columns = 1 + dice.below(40), 50 + dice.below(250)
        problem = [
            [(row, 20), *((column, dice.below(3)) for column in random_columns(dice, columns))]
            for row in range(rows)
        ]
        starts = np.cumsum([0, *map(len, problem)])
        flat = np.array([choice for row in problem for choice in row], np.int64)
        found = np.zeros(rows, np.int64)
        own = Problem(starts, flat[:, 0].copy(), flat[:, 1].copy(), columns)
        cheapest(own, rows, found)
        assert found.tolist() == assignment.cheapest(problem, columns)


def random_columns(dice: Rng, columns: int) -> list[int]:
    """Up to thirty columns after the first forty."""
    return sorted(dice.sample(range(40, columns), 1 + dice.below(min(30, columns - 41))))
