"""Information-set Monte Carlo tree search over any game.

Each iteration samples a world from the View, descends, plays the game on and adds the result to the
moves on its way. Nodes stand for what a seat has seen, not for states, so that worlds share them:
a move counts only in the worlds where it is legal (Cowling, Powley and Whitehouse, 2012).

**Every seat has a tree of its own.** While several seats owe a decision, none of them sees what
the others choose before that is over. A simultaneous choice is thus decoupled UCB: each seat picks
by its own averages. Regret matching would approach a mixed equilibrium, but needs thousands of
visits of one node, and a budget of 200 ms has hundreds in all; a game that needs to mix has a
thinker of its own.

**Long lists of moves** are widened step by step: a node considers a new move only when its visits
allow another one, drawn with `Moves.pick` without building the list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log, sqrt
from typing import Any, Final, Generic, TypeAlias, TypeVar

from hedgerow.bots.dice import Dice
from hedgerow.bots.protocol import Budget
from hedgerow.core.decision import Decision
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat

S = TypeVar("S")
M = TypeVar("M")

Playout: TypeAlias = Callable[[S, Decision[M], Dice], M]
"""Picks a move in a playout. It sees the sampled world, not the real one."""
Value: TypeAlias = Callable[[S], Sequence[float]]
"""Each seat's chance to win in a sampled world."""

EXPLORATION: Final = 0.5
WIDTH: Final = 3.0
"""A node with `n` visits considers at most `WIDTH` times the root of `n` moves."""
MARGIN: Final = 0.25
"""The part of a result that is not winning but by how much; it guides where chances are alike."""


@dataclass(frozen=True)
class Search(Generic[S, M]):
    """How a game is searched: `SEARCH` in the `__init__.py` of its folder of bots."""

    world_ms: float = 0.5
    """Milliseconds to sample a world, measured on the machine of bench/RESULTS.md."""
    move_ms: float = 0.04
    """Milliseconds of a move in a world."""
    value_ms: float = 0.0
    """Milliseconds of the value."""
    playout: Playout[S, M] | None = None
    """None plays at random."""
    value: Value[S] | None = None
    """The value of a position where a playout stops; None plays to the end."""
    plies: int = 0
    """The most moves of a playout before it stops, if there is a value."""
    part: Callable[[S], int] | None = None
    """The part of the game that a position is in, such as its round; a playout stops with it."""
    propose: Playout[S, M] | None = None
    """A move that deserves to be considered in a world, else a random one."""


def chances(points: Sequence[float], scale: float) -> list[float]:
    """Chances to win from expected points: a lead of `scale` makes a seat e times as likely.

    >>> [round(chance, 2) for chance in chances([30, 20], 10)]
    [0.73, 0.27]
    """
    most = max(points)
    weights = [exp((each - most) / scale) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


class Edge:
    """A move that a node considers, with its results."""

    __slots__ = ("available", "child", "move", "pointed", "points", "total", "visits", "wins")

    def __init__(self, move: Any) -> None:
        self.move = move
        self.visits = self.available = 0
        self.pointed = 0
        """Visits that ended with points."""
        self.total = 0.0
        """The sum of what guides the search."""
        self.wins = self.points = 0.0
        self.child = Node()

    @property
    def doubt(self) -> float:
        """The standard error of the mean, as if there had been one more win and one more loss."""
        chance = (self.wins + 1) / (self.visits + 2)
        return sqrt(chance * (1 - chance) / (self.visits + 2))


class Node:
    """A seat's choice after what it has seen; `seen` has the nodes after what others did."""

    __slots__ = ("edges", "seen", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Any, Edge] = {}
        self.seen: dict[Any, Node] = {}

    def after(self, moves: Any) -> Node:
        """The node after others' moves."""
        found = self.seen.get(moves)
        if found is None:
            found = self.seen[moves] = Node()
        return found

    def select(self, decision: Decision[Any], new: Callable[[], Any]) -> Edge:
        """A new move if the visits allow it, else the best by UCB among those legal here."""
        moves = decision.moves
        here = [edge for edge in self.edges.values() if edge.move in moves]
        self.visits += 1
        for edge in here:
            edge.available += 1
        room = min(len(moves), WIDTH * sqrt(self.visits))
        if len(here) < room:
            move = new()
            if move not in self.edges:
                edge = self.edges[move] = Edge(move)
                edge.available = 1
                return edge
        return max(here, key=_bound)


def _bound(edge: Edge) -> float:
    if not edge.visits:
        return 2.0
    explore = sqrt(log(edge.available + 1) / edge.visits)
    return edge.total / edge.visits + EXPLORATION * explore


class Result:
    """What a playout came to: for each seat its part of the win, what guides, and points."""

    __slots__ = ("guide", "points", "wins")

    def __init__(self, wins: Sequence[float], guide: Sequence[float], points: Sequence[int] | None):
        self.wins, self.guide, self.points = wins, guide, points


def result_of(outcome: Outcome) -> Result:
    winners = outcome.winners
    seats = range(len(outcome.ranks))
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    totals = [score.total for score in outcome.scores]
    guide = [(1 - MARGIN) * wins[seat] + MARGIN * _margin(totals, seat) for seat in seats]
    return Result(wins, guide, totals if any(totals) else None)


def _margin(totals: Sequence[int], seat: Seat) -> float:
    """How far ahead of the best rival a seat is, from 0 to 1; 0.5 if level."""
    own = totals[seat]
    rival = max((total for other, total in enumerate(totals) if other != seat), default=0)
    scale = abs(own) + abs(rival)
    return 0.5 + 0.5 * (own - rival) / scale if scale else 0.5


class _Unseen:
    """What others chose while a seat was asked too, which it does not see before that is over.

    It is over when the seat is not asked any more, or is asked something else, or together again
    with those who chose.
    """

    __slots__ = ("answered", "by", "moves", "prompt")

    def __init__(self, prompt: str) -> None:
        self.prompt = prompt
        self.answered = False
        self.moves: list[Any] = []
        self.by: set[Seat] = set()

    def add(self, seat: Seat, move: Any) -> None:
        self.moves.append(move)
        self.by.add(seat)

    def over(self, seat: Seat, owing: Mapping[Seat, str]) -> bool:
        if seat not in owing:
            return True
        return self.answered and (owing[seat] != self.prompt or any(by in owing for by in self.by))


class Tree:
    """A search for a seat."""

    def __init__(self, game: AnyGame, search: Search[Any, Any], seat: Seat, rng: Rng) -> None:
        self._game, self._search, self._seat, self._rng = game, search, seat, rng
        self._dice = Dice(rng.next())
        self.root = Node()
        self._roots = {seat: self.root}

    def grow(self, view: Any, budget: Budget) -> None:
        """Iterate, at least once, until what was done would take that long."""
        search, spent = self._search, 0.0
        while True:
            moves = self._iterate(self._game.determinize(view, self._rng))
            spent += search.world_ms + moves * search.move_ms + search.value_ms
            if spent >= budget.ms:
                return

    def _iterate(self, state: Any) -> int:
        """Descend, play on and record; returns the number of moves made."""
        decisions, apply = self._game.decisions, self._game.apply
        at = dict(self._roots)  # where each seat is in its tree
        unseen: dict[Seat, _Unseen] = {}
        path: list[tuple[Seat, Edge]] = []
        rooted = False
        while asked := decisions(state):
            decision = asked[0]
            seat = decision.seat
            owing = {each.seat: each.prompt.id for each in asked if not each.optional}
            for other in [other for other, kept in unseen.items() if kept.over(other, owing)]:
                at[other] = at[other].after(tuple(unseen.pop(other).moves))
            if seat not in at:
                at[seat] = self._root(seat, path)
            edge = at[seat].select(decision, partial(self._proposal, state, decision))
            path.append((seat, edge))
            apply(state, seat, edge.move, null_log)
            at[seat] = edge.child
            if seat in unseen:
                unseen[seat].answered = True
            rooted = rooted or seat == self._seat
            for other in at:
                if other == seat:
                    continue
                if other in owing:
                    if other not in unseen:
                        unseen[other] = _Unseen(owing[other])
                    unseen[other].add(seat, edge.move)
                else:
                    at[other] = at[other].after(edge.move)
            if rooted and not edge.visits:
                break
        more, result = self._play_on(state)
        for seat, edge in path:
            edge.visits += 1
            edge.wins += result.wins[seat]
            edge.total += result.guide[seat]
            if result.points is not None:
                edge.pointed += 1
                edge.points += result.points[seat]
        return len(path) + more

    def _root(self, seat: Seat, path: Sequence[tuple[Seat, Edge]]) -> Node:
        """A new tree for a seat that has not decided before, and where it is in it."""
        node = self._roots[seat] = Node()
        for _, edge in path:
            node = node.after(edge.move)
        return node

    def _proposal(self, state: Any, decision: Decision[Any]) -> Any:
        if self._search.propose is not None:
            return self._search.propose(state, decision, self._dice)
        return decision.moves.pick(self._dice)

    def _play_on(self, state: Any) -> tuple[int, Result]:
        """Play to the end, or to where the search takes a value."""
        decisions, apply = self._game.decisions, self._game.apply
        search, dice, made = self._search, self._dice, 0
        most = self._game.info.max_decisions if search.value is None else search.plies
        part = search.part
        begun = None if part is None else part(state)
        while made < most and (asked := decisions(state)):
            if part is not None and part(state) != begun:
                break
            decision = asked[0]
            if search.playout is None:
                move = decision.moves.pick(dice)
            else:
                move = search.playout(state, decision, dice)
            apply(state, decision.seat, move, null_log)
            made += 1
        outcome = self._game.outcome(state)
        if outcome is not None:
            return made, result_of(outcome)
        assert search.value is not None, "the game does not end"
        chances = search.value(state)
        return made, Result(chances, chances, None)
