"""Random playouts: what is counted, and that lazy picks and full lists play the same game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count

import pytest

from hedgerow.arena.playouts import (
    Counted,
    Playout,
    Sample,
    Spread,
    interleave,
    lazy,
    listed,
    openspiel,
    openspiel_tuned,
    pettingzoo,
    ratios,
)
from hedgerow.bots.dice import Dice
from hedgerow.core.game import AnyGame
from hedgerow.envs import aec
from hedgerow.games import GAMES, game_named

CARD: dict[str, object] = {"puzzle": "card"}


def test_dice_are_fair() -> None:
    dice = Dice(3)
    thrown = Counter(dice.below(6) for _ in range(6000))
    assert set(thrown) == set(range(6))
    # Chi-square with 5 degrees of freedom: above 20.5 once in a thousand.
    assert sum((n - 1000) ** 2 / 1000 for n in thrown.values()) < 20.5


def test_our_playouts_end_and_differ() -> None:
    for make in (lazy, listed):
        play = make(game_named("cryptid"), 4, CARD, 1)
        games = [play() for _ in range(10)]
        assert all(8 < counted.decisions == counted.steps for counted in games)
        assert len(set(games)) > 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_any_game_can_be_played_out(game: AnyGame) -> None:
    for seats in game.seats:
        assert 0 < lazy(game, seats, {}, 1)().decisions <= game.info.max_decisions


def test_lazy_picks_and_full_lists_play_games_of_the_same_length() -> None:
    def mean(play: Playout) -> float:
        return sum(play().decisions for _ in range(150)) / 150

    game = game_named("cryptid")
    assert mean(lazy(game, 4, CARD, 1)) == pytest.approx(mean(listed(game, 4, CARD, 2)), rel=0.25)


@pytest.mark.parametrize("make", [openspiel, openspiel_tuned])
def test_openspiel_counts_chance_apart(make: Callable[[str, int], Playout]) -> None:
    counted = make("hearts", 1)()
    # Which way to pass is drawn, then 52 cards.
    assert counted.steps - counted.decisions in (52, 53)


def test_an_environment_plays_to_the_end() -> None:
    assert pettingzoo(aec("cryptid", 3, puzzle="card"), 1)().decisions > 6


def test_rounds_give_everybody_a_turn() -> None:
    played: list[str] = []

    def contestant(name: str) -> Playout:
        def play() -> Counted:
            played.append(name)
            sum(range(2000))
            return Counted(2, 3)

        return play

    rounds = list(interleave({"a": contestant("a"), "b": contestant("b")}, 3, 0.001))
    assert [list(one) for one in rounds] == [["a", "b"]] * 3
    for one in rounds:
        for sample in one.values():
            assert sample.decisions == 2 * sample.games
            assert sample.steps == 3 * sample.games
            assert sample.cpu_s >= 0.001


def test_ratios_are_taken_round_by_round() -> None:
    # Everybody is slow in the second round: the ratio does not show it.
    speeds = [(100, 50), (10, 5), (90, 30)]
    clock = count(1)
    rounds = [
        {"a": Sample(next(clock), a, a, 1.0), "b": Sample(next(clock), b, b, 1.0)}
        for a, b in speeds
    ]
    assert ratios(rounds, "a", "b") == Spread(median=2.0, low=2.0, high=3.0)
