"""Search in sampled worlds, within the budget.

`trials` tries every candidate in the same worlds, for a game's own bots. `SearchBot` plays any game
by tree search (see `tree`). Time is counted in trials or moves, never measured, so that a seed, a
view and a budget always give the same choice.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar
from zlib import crc32

import msgspec

from hedgerow.bots.dice import Dice
from hedgerow.bots.protocol import Bot, Budget, Choice, Option
from hedgerow.bots.tree import Edge, Playout, Search, Tree
from hedgerow.core.decision import Decision
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message

W = TypeVar("W")
C = TypeVar("C")


def affordable(budget: Budget, each_ms: float, *, fewest: int = 0, most: int = sys.maxsize) -> int:
    """The number of trials of `each_ms` milliseconds that the budget allows, within bounds.

    >>> affordable(Budget(100), 8), affordable(Budget(100), 8, most=10)
    (12, 10)
    """
    return max(fewest, min(most, int(budget.ms / each_ms)))


def trials(
    candidates: Sequence[C], worlds: Iterable[W], value: Callable[[W, C], float]
) -> list[list[float]]:
    """The value of each candidate in each world: one row per candidate.

    All candidates are tried with the same world and the same random numbers, so that rows differ by
    the candidates rather than by the deal. Worlds are sampled lazily and shared: `value` must clone
    a world before changing it, and seed its randomness from the world.
    """
    rows: list[list[float]] = [[] for _ in candidates]
    for world in worlds:
        for row, candidate in zip(rows, candidates, strict=True):
            row.append(value(world, candidate))
    return rows


class SearchBot:
    """Plays any game by tree search; a game may say how in `SEARCH` of its folder of bots."""

    def __init__(self, game: AnyGame, seed: int, search: Search[Any, Any] | None = None) -> None:
        self._game, self._seed = game, seed
        self._search = search or Search()

    def weigh(self, view: Any, decision: Decision[Any], budget: Budget) -> tuple[Option[Any], ...]:
        rng = Rng(self._seed ^ crc32(msgspec.json.encode(view)))
        tree = Tree(self._game, self._search, decision.seat, rng)
        tree.grow(view, budget)
        moves = decision.moves
        edges = [edge for edge in tree.root.edges.values() if edge.visits and edge.move in moves]
        edges.sort(key=lambda edge: edge.doubt - edge.total / edge.visits)
        return tuple(map(_option, edges))

    def choose(self, view: Any, decision: Decision[Any], budget: Budget) -> Choice[Any]:
        if len(decision.moves) == 1:
            return Choice(decision.moves[0])
        return self.weigh(view, decision, budget)[0].choice


def _option(edge: Edge) -> Option[Any]:
    chance = edge.wins / edge.visits
    points = edge.points / edge.pointed if edge.pointed else None
    reason = Message("bots-search-why", {"games": edge.visits, "percent": round(100 * chance)})
    return Option(edge.move, chance, points, edge.doubt, (reason,))


def playout_by(game: AnyGame, bot: Bot[Any, Any], budget: Budget) -> Playout[Any, Any]:
    """Lets a bot play for every seat in playouts; it gets Views, which costs much."""

    def play(state: Any, decision: Decision[Any], dice: Dice) -> Any:
        return bot.choose(game.view(state, decision.seat), decision, budget).move

    return play
