"""Simulations: repeatable, rotated, counted rightly."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from typing import Any

import pytest
from examples.acorns import GAME as ACORNS

from hedgerow import bots as all_bots
from hedgerow.arena import BotResult, Ending, simulate
from hedgerow.arena.simulate import _bot_seed, _endings
from hedgerow.arena.statistics import wilson
from hedgerow.bots import Budget, Choice, RandomBot
from hedgerow.core.decision import Decision
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games import game_named
from hedgerow.games.cryptid import GAME as CRYPTID
from hedgerow.table import Table


class Noted(RandomBot):
    """Plays at random and writes down which seats it held, and its budget."""

    seats: list[int] = []  # noqa: RUF012 - emptied by each test
    budgets: set[int] = set()  # noqa: RUF012

    def choose(self, view: Any, decision: Decision[Any], budget: Budget) -> Choice[Any]:
        if not Noted.seats or Noted.seats[-1] != decision.seat:
            Noted.seats.append(decision.seat)
        Noted.budgets.add(budget.ms)
        return super().choose(view, decision, budget)


class Cheat(RandomBot):
    """Makes a move that is none."""

    def choose(self, view: Any, decision: Decision[Any], budget: Budget) -> Choice[Any]:
        return Choice("cube 1-1 and again")


@pytest.fixture
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_bots.GENERIC, "noted", Noted)
    monkeypatch.setitem(all_bots.GENERIC, "cheat", Cheat)
    Noted.seats.clear()
    Noted.budgets.clear()


def result_of(processes: int, seed: int = 5) -> Any:
    names = ["careful", "random", "random"]
    return simulate(CRYPTID, 3, 6, names, seed, {"mode": "advanced"}, processes)


def test_processes_change_nothing_but_the_time() -> None:
    one, two = result_of(1), result_of(2)
    assert (one.games, one.decisions, one.bots) == (two.games, two.decisions, two.bots)
    assert one.cpu_s > 0
    assert two.cpu_s > 0


def test_the_seed_decides_everything() -> None:
    assert result_of(1).bots == result_of(1).bots
    assert result_of(1).decisions != result_of(1, seed=6).decisions


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    few = simulate(ACORNS, 3, 4, ["random"] * 3, 9)
    more = simulate(ACORNS, 3, 5, ["random"] * 3, 9)
    alone = simulate(ACORNS, 3, 1, ["random"] * 3, 9)
    assert alone.decisions < few.decisions < more.decisions


def test_seats_rotate_game_by_game(more_bots: None) -> None:
    simulate(ACORNS, 3, 6, ["noted", "random", "random"], budget=Budget(77))
    assert Noted.seats == [0, 1, 2, 0, 1, 2]
    assert Noted.budgets == {77}


def test_wins_and_scores_add_up() -> None:
    told: list[int] = []
    result = simulate(ACORNS, 3, 30, ["random", "random", "random"], progress=told.append)
    (bot,) = result.bots.values()
    assert told == list(range(1, 31))
    assert bot.seats == 90
    # A shared win counts as a share, so every game that somebody won counts as one.
    assert bot.wins == pytest.approx(30)
    assert bot.win_rate == pytest.approx(1 / 3)
    assert bot.ci95[0] < bot.win_rate < bot.ci95[1]
    # Three rounds: each round gives one acorn or the prize is kept.
    assert 0 <= bot.mean_score <= 3


def test_bots_of_one_name_are_counted_together() -> None:
    result = simulate(CRYPTID, 4, 5, ["careful", "random", "careful", "random"], seed=2)
    assert {name: bot.seats for name, bot in result.bots.items()} == {"careful": 10, "random": 10}
    assert sum(bot.wins for bot in result.bots.values()) == 5
    assert isinstance(result.bots["careful"], BotResult)


def test_endings_are_counted_by_kind() -> None:
    result = simulate(CRYPTID, 3, 5, ["careful", "random", "random"], seed=2)
    assert sum(ending.games for ending in result.endings) == 5
    assert [ending.reason for ending in result.endings] == [Message("cryptid-outcome-found")]


def test_endings_leave_out_what_differs() -> None:
    told = [Message("a", {"of": 5, "points": points}) for points in (1, 2)]
    assert _endings([Message("b"), *told, Message("b"), Message("b")]) == (
        Ending(Message("b"), 3),
        Ending(Message("a", {"of": 5, "points": "…"}), 2),
    )


def test_an_illegal_move_names_the_bot_and_the_move(more_bots: None) -> None:
    with pytest.raises(BadInput) as caught:
        simulate(ACORNS, 2, 3, ["random", "cheat"])
    assert caught.value.message.id == "error-simulate-illegal"
    assert caught.value.message.args == {"bot": "cheat", "move": "cube 1-1 and again", "game": 1}


def test_a_game_without_an_end_is_given_up() -> None:
    woods = game_named("north_woods")
    short = replace(woods, info=replace(woods.info, max_decisions=20))
    with pytest.raises(BadInput) as caught:
        simulate(short, 2, 1, ["random"] * 2, options={"rounds": 0})
    assert caught.value.message == Message("error-simulate-endless", {"game": 1, "decisions": 21})


@pytest.mark.parametrize(
    "id, change",
    [
        ("error-simulate-games", {"games": 0}),
        ("error-simulate-processes", {"processes": 0}),
        ("error-simulate-bots", {"bots": ["random"]}),
        ("error-bot-unknown", {"bots": ["random", "nobody"]}),
        ("error-seats", {"seats": 9}),
        ("error-option-unknown", {"options": {"colour": "red"}}),
        ("error-option-value", {"options": {"rounds": "many"}}),
    ],
)
def test_bad_input_is_refused_before_any_game(id: str, change: dict[str, Any]) -> None:
    given: dict[str, Any] = {"seats": 2, "games": 2, "bots": ["random", "random"]} | change
    with pytest.raises(BadInput) as caught:
        simulate(ACORNS, **given)
    assert caught.value.message.id == id


def test_bad_input_crosses_the_border_between_processes() -> None:
    options = {"puzzle": "code", "code": "nonsense"}
    with pytest.raises(BadInput) as alone:
        simulate(CRYPTID, 3, 2, ["random"] * 3, options=options, processes=1)
    with pytest.raises(BadInput) as pooled:
        simulate(CRYPTID, 3, 2, ["random"] * 3, options=options, processes=2)
    assert alone.value.message == pooled.value.message


# The interval


@pytest.mark.parametrize("wins, trials", [(0, 10), (3, 10), (10, 10), (160, 400), (0.5, 2)])
def test_the_interval_solves_wilsons_equation(wins: float, trials: int) -> None:
    # Both ends are rates from which the observed one is 1.96 standard deviations away.
    z, rate = 1.959963984540054, wins / trials
    for end in wilson(wins, trials):
        if 0 < end < 1:
            assert abs(rate - end) == pytest.approx(z * sqrt(end * (1 - end) / trials))
    low, high = wilson(wins, trials)
    assert 0 <= low <= rate <= high <= 1


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_games_are_those_of_a_table() -> None:
    """The arena leaves the log and undo out, and nothing else."""
    result = simulate(CRYPTID, 3, 1, ["careful"] * 3, 5)
    table = Table(CRYPTID, 3, seed="5/0")
    bots = [all_bots.make_bot("cryptid", "careful", _bot_seed(5, 0, seat)) for seat in range(3)]
    while table.to_act:
        seat = table.to_act[0]
        (decision,) = table.decisions_for(seat)
        table.play(seat, bots[seat].choose(table.view(seat), decision, Budget()).move)
    assert table.outcome is not None
    assert result.decisions == table.ply
    assert [ending.reason for ending in result.endings] == [table.outcome.reason]
