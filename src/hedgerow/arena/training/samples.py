"""Positions of games between bots, with how the games ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from hedgerow.arena.match import Player, play_match, seed_of, shares
from hedgerow.bots import budget_for, make_bot
from hedgerow.bots.values import Features, features_for
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games import game_named


class Plan(Struct, frozen=True):
    """Which games are played for a model."""

    game: str
    seats: tuple[int, ...]
    """Numbers of seats, in turn."""
    bots: tuple[str, ...]
    """Every seat draws one of these."""
    options: tuple[dict[str, object], ...]
    """Every game draws one of these sets of options."""
    positions: int
    """How many are kept of each game."""
    seed: int


class Sample(Struct, frozen=True):
    """One position as one seat sees it."""

    rows: tuple[tuple[float, ...], ...]
    """The features of each seat."""
    shares: tuple[float, ...]
    """The part of the win that each seat got in the end."""
    points: tuple[int, ...]


def counted(game: AnyGame) -> Features:
    """What counts in the game; BadInput if nobody has said so."""
    found = features_for(game.id)
    if found is None:
        raise BadInput("error-train-features", game=game.id)
    return found


def check(plan: Plan) -> None:
    """Raises BadInput for a plan that cannot be played."""
    game = game_named(plan.game)
    counted(game)
    for seats in plan.seats:
        game.check_seats(seats)
        for options in plan.options:
            game.read_options(options, seats)
    for name in plan.bots:
        make_bot(game.id, name, 0)


def collect(
    plan: Plan, games: int, processes: int, progress: Callable[[int], None]
) -> list[list[Sample]]:
    """The positions of each game. They do not depend on the number of processes."""
    found: list[list[Sample]] = []
    for samples in _play_all(plan, games, processes):
        found.append(samples)
        progress(len(found))
    return found


def _play_all(plan: Plan, games: int, processes: int) -> Iterator[list[Sample]]:
    if processes == 1:
        yield from map(partial(play, plan), range(games))
        return
    # A fresh interpreter for each worker: the same on every system, and safe beside threads.
    with get_context("spawn").Pool(min(processes, games)) as pool:
        yield from pool.imap(partial(play, plan), range(games), chunksize=4)


def play(plan: Plan, number: int) -> list[Sample]:
    """Play one game and keep some of its positions, each as a seat drawn for it sees it."""
    game = game_named(plan.game)
    rng = Rng(seed_of("train", plan.seed, number))
    seats = plan.seats[number % len(plan.seats)]
    names = [rng.choice(plan.bots) for _ in range(seats)]
    players = [
        Player(name, make_bot(game.id, name, rng.next()), budget_for(game.id, name))
        for name in names
    ]
    options = rng.choice(plan.options) if len(plan.options) > 1 else plan.options[0]
    kept: list[Any] = []
    seen = 0

    def watch(state: Any, seat: Seat) -> None:
        """Keep positions so that each of the game is as likely as any other."""
        nonlocal seen
        seen += 1
        place = len(kept) if seen <= plan.positions else rng.below(seen)
        if place < plan.positions:
            viewer = seat if rng.below(2) else rng.below(seats)
            kept[place : place + 1] = [game.view(state, viewer)]

    deal = f"train/{plan.seed}/{number}"
    outcome = play_match(game, players, options, deal, number + 1, watch=watch).outcome
    share = shares(outcome)
    points = tuple(score.total for score in outcome.scores)
    rows_of = counted(game).features
    return [Sample(_rows(rows_of(view)), share, points) for view in kept]


def _rows(rows: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(map(float, row)) for row in rows)
