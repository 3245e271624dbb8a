"""Tree search: any game from a View, within a budget that is counted."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from examples.acorns import GAME as ACORNS
from examples.acorns import Commit

from hedgerow import games
from hedgerow.arena.match import Player, play_match
from hedgerow.bots import Budget, RandomBot, bots_for, make_bot
from hedgerow.bots.dice import Dice
from hedgerow.bots.search import SearchBot, playout_by
from hedgerow.bots.tree import WIDTH, Node, Search, Tree, chances, result_of
from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.outcome import Outcome, Score
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games import GAMES
from hedgerow.table import Table

QUICK: Search[Any, Any] = Search(world_ms=1.0, move_ms=0.0)
"""One iteration for each millisecond of budget."""


def asked(game: Any, seats: int, seed: str, seat: int) -> tuple[Any, Decision[Any]]:
    table = Table(game, seats, seed=seed)
    return table.view(seat), table.decisions_for(seat)[0]


# Any game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_plays_every_game_the_same_way_each_time(game: Any) -> None:
    view, decision = asked(game, max(2, game.seats[0]), "search", 0)
    options = make_bot(game.id, "search", 3).weigh(view, decision, Budget(20))
    assert options == make_bot(game.id, "search", 3).weigh(view, decision, Budget(20))
    assert all(option.move in decision.moves for option in options)
    assert all(0 <= option.chance <= 1 and 0 < option.doubt < 0.5 for option in options)
    assert make_bot(game.id, "search", 3).choose(view, decision, Budget(20)).move in decision.moves


def test_a_game_of_another_package_is_searched_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES", (*GAMES, ACORNS))
    assert list(bots_for("acorns")) == ["random", "search"]
    view, decision = asked(ACORNS, 3, "other", 1)
    assert make_bot("acorns", "search", 1).choose(view, decision, Budget(5)).move in decision.moves


def test_it_beats_chance() -> None:
    """As often as who always commits the highest card and keeps the prize: 58 %."""
    wins, count = 0.0, 150
    for number in range(count):
        seat = number % 2
        players = [Player("random", RandomBot(number), Budget())] * 2
        players[seat] = Player("search", SearchBot(ACORNS, number, QUICK), Budget(60))
        outcome = play_match(ACORNS, players, {}, str(number), number).outcome
        wins += (seat in outcome.winners) / max(1, len(outcome.winners))
    assert wins / count >= 0.58


# Worlds and budgets


def noted(counter: Counter[str]) -> Any:
    """Acorns that counts its worlds and moves."""

    def determinize(view: Any, rng: Rng) -> Any:
        counter["worlds"] += 1
        return ACORNS.determinize(view, rng)

    def apply(*given: Any) -> None:
        counter["moves"] += 1
        ACORNS.apply(*given)

    return dataclasses.replace(ACORNS, determinize=determinize, apply=apply)


def test_a_budget_is_a_number_of_worlds_and_moves() -> None:
    view, decision = asked(ACORNS, 2, "budget", 0)
    for search, ms in ((QUICK, 25), (Search(world_ms=0.5, move_ms=0.25), 50)):
        counter: Counter[str] = Counter()
        SearchBot(noted(counter), 1, search).weigh(view, decision, Budget(ms))
        spent = counter["worlds"] * search.world_ms + counter["moves"] * search.move_ms
        assert ms <= spent < ms + 5


def test_a_value_ends_a_playout_early() -> None:
    view, decision = asked(ACORNS, 2, "value", 0)
    counter: Counter[str] = Counter()
    search: Search[Any, Any] = Search(
        world_ms=1.0, move_ms=0.0, value=lambda state: [0.9, 0.1], plies=0
    )
    options = SearchBot(noted(counter), 1, search).weigh(view, decision, Budget(30))
    assert [option.chance for option in options] == pytest.approx([0.9] * len(options))
    assert {option.points for option in options} == {None}
    assert counter["moves"] < 30 * 6, "it does not play to the end"


def test_a_playout_ends_with_its_part_of_the_game() -> None:
    rounds: set[int] = set()

    def value(state: Any) -> list[float]:
        rounds.add(state.rounds)
        return [0.5, 0.5]

    view, decision = asked(ACORNS, 2, "part", 0)
    search: Search[Any, Any] = Search(
        world_ms=1.0, move_ms=0.0, value=value, plies=50, part=lambda state: state.rounds
    )
    SearchBot(ACORNS, 1, search).weigh(view, decision, Budget(6))
    assert max(rounds) < view.rounds, "the first round is played to its end"


def test_any_bot_can_play_the_playouts() -> None:
    seen: list[Any] = []

    class Noted(RandomBot):
        def choose(self, view: Any, decision: Any, budget: Budget) -> Any:
            seen.append(view)
            return super().choose(view, decision, budget)

    view, decision = asked(ACORNS, 2, "bot", 0)
    playout = playout_by(ACORNS, Noted(1), Budget(1))
    search: Search[Any, Any] = Search(world_ms=1.0, move_ms=0.0, playout=playout)
    assert SearchBot(ACORNS, 1, search).weigh(view, decision, Budget(5))
    assert seen and all(type(each) is ACORNS.view_type for each in seen)


# Nodes


def moves(count: int) -> Decision[int]:
    return Decision(0, Message("bots-search"), ListMoves(range(count)))


def test_a_long_list_is_widened_step_by_step() -> None:
    node, dice, decision = Node(), Dice(1), moves(10_000)
    for visit in range(1, 101):
        edge = node.select(decision, lambda: decision.moves.pick(dice))
        edge.visits += 1
        edge.total += 0.5
        assert len(node.edges) <= WIDTH * visit**0.5 + 1
    assert len(node.edges) == 30


def pulls(chance: Callable[[int], float], arms: int, count: int) -> Iterator[int]:
    node, dice, rng, decision = Node(), Dice(2), Rng(3), moves(arms)
    for _ in range(count):
        edge = node.select(decision, lambda: decision.moves.pick(dice))
        edge.visits += 1
        edge.total += rng.below(1000) < 1000 * chance(edge.move)
        yield edge.move


def test_visits_go_to_the_best_move() -> None:
    pulled = Counter(pulls(lambda arm: 0.8 if arm == 3 else 0.4, 6, 600))
    assert pulled.most_common(1)[0][0] == 3
    assert pulled[3] > 300


def test_a_move_counts_only_where_it_is_legal() -> None:
    node = Node()
    node.select(moves(3), lambda: 2)
    edge = node.select(moves(2), lambda: 1)
    assert edge.move == 1, "2 is not legal here"
    assert node.edges[2].available == 1


def test_simultaneous_choices_do_not_see_each_other() -> None:
    """The tree of a seat has one node for its commit, whatever the other has committed."""
    view, decision = asked(ACORNS, 2, "blind", 1)
    tree = Tree(ACORNS, QUICK, 1, Rng(1))
    tree.grow(view, Budget(200))
    assert set(tree.root.edges) == set(decision.moves)
    assert not any(isinstance(move, Commit) for move in tree.root.seen), "nothing was seen before"
    assert sum(edge.visits for edge in tree.root.edges.values()) == 200


def test_what_was_chosen_is_seen_when_all_have_chosen() -> None:
    view, _ = asked(ACORNS, 2, "seen", 1)
    tree = Tree(ACORNS, QUICK, 1, Rng(1))
    tree.grow(view, Budget(300))
    edge = max(tree.root.edges.values(), key=lambda edge: edge.visits)
    assert any(isinstance(seen, tuple) and isinstance(seen[0], Commit) for seen in edge.child.seen)


# Results


def test_a_result_is_the_part_of_the_win_and_a_little_of_the_margin() -> None:
    outcome = Outcome((Score(30), Score(10), Score(30)), (1, 3, 1), Message("bots-search"))
    result = result_of(outcome)
    assert result.wins == [0.5, 0.0, 0.5]
    assert result.points == [30, 10, 30]
    assert result.guide[0] == result.guide[2] > result.guide[1]


def test_chances_add_up() -> None:
    found = chances([12, 10, 0], 3)
    assert sum(found) == pytest.approx(1) and found == sorted(found, reverse=True)
