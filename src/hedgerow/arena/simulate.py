"""Plays many games between bots; the result does not depend on the number of processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from multiprocessing import get_context

from msgspec import Struct
from msgspec.structs import replace

from hedgerow.arena.match import Player, play_match, seed_of, shares
from hedgerow.arena.statistics import wilson
from hedgerow.bots import Budget, budget_for, make_bot
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.record import Played
from hedgerow.core.text import Arg, Message


class BotResult(Struct, frozen=True):
    """Results of the bots of one name; `seats` counts the seats they held over all games."""

    seats: int
    wins: float
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float


class Ending(Struct, frozen=True):
    """The number of games that ended one way; "…" stands for what differs between games."""

    reason: Message
    games: int


class Result(Struct, frozen=True):
    """All games together; `cpu_s` is processor time, summed over the processes."""

    games: int
    decisions: int
    cpu_s: float
    bots: dict[str, BotResult]
    endings: tuple[Ending, ...] = ()


class Kept(Struct, frozen=True):
    """One game from beginning to end, for those who keep games."""

    number: int
    seed: str
    """Of its shuffle, as a Table takes it."""
    bots: tuple[str, ...]
    """By seat."""
    moves: tuple[Played, ...]
    outcome: Outcome


class _Plan(Struct, frozen=True):
    """What a worker needs to play any game of a simulation; sent between processes."""

    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    budgets: tuple[Budget, ...]
    """Of each bot."""
    keep: bool


class _Played(Struct, frozen=True):
    """One game: the result of each bot, in the plan's order."""

    decisions: int
    cpu_s: float
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    reason: Message
    kept: Kept | None


def simulate(
    game: AnyGame,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    budget: Budget | None = None,
    keep: Callable[[Kept], None] | None = None,
) -> Result:
    """Let named bots, one for each seat, play `games` games; bot i sits at (i + game) % seats.

    A game depends only on the seed and its own number, so the number of processes affects only
    the time. Without a budget, each bot has the one that it gets at a table. `progress` is called
    with the number of games done, `keep` with every game in order. With more than one process the
    game must be a registered one.
    """
    game.check_seats(seats)
    if games < 1:
        raise BadInput("error-simulate-games", games=games)
    if processes < 1:
        raise BadInput("error-simulate-processes", processes=processes)
    if len(bots) != seats:
        raise BadInput("error-simulate-bots", bots=len(bots), seats=seats)
    for name in bots:
        make_bot(game.id, name, 0)
    budgets = tuple(budget or budget_for(game.id, name) for name in bots)
    plan = _Plan(seats, tuple(bots), seed, dict(options or {}), budgets, keep is not None)
    game.read_options(plan.options, plan.seats)
    played: list[_Played] = []
    for result in _play_all(game, plan, games, processes):
        if keep is not None and result.kept is not None:
            keep(result.kept)
            result = replace(result, kept=None)  # a long game is large
        played.append(result)
        if progress is not None:
            progress(len(played))
    return _summary(plan, played)


def _play_all(game: AnyGame, plan: _Plan, games: int, processes: int) -> Iterator[_Played]:
    if processes == 1 or games == 1:
        for number in range(games):
            yield _play(game, plan, number)
        return
    # A fresh interpreter for each worker: the same on every system, and safe beside threads.
    with get_context("spawn").Pool(min(processes, games)) as pool:
        for done in pool.imap(partial(_worker, game.id, plan), range(games), chunksize=1):
            if isinstance(done, Message):
                raise BadInput(done.id, **done.args)
            yield done


def _worker(game_id: str, plan: _Plan, number: int) -> _Played | Message:
    """Play one game in a worker process; an error is returned as a message."""
    from hedgerow.games import game_named

    try:
        return _play(game_named(game_id), plan, number)
    except BadInput as error:
        return error.message


def _play(game: AnyGame, plan: _Plan, number: int) -> _Played:
    start = time.process_time()
    players = [
        Player(name, make_bot(game.id, name, _bot_seed(plan.seed, number, i)), plan.budgets[i])
        for i, name in enumerate(plan.bots)
    ]
    held = [(i + number) % plan.seats for i in range(plan.seats)]
    seated = [players[held.index(seat)] for seat in range(plan.seats)]
    deal = f"{plan.seed}/{number}"
    moves: list[Played] | None = [] if plan.keep else None
    match = play_match(game, seated, plan.options, deal, number + 1, moves)
    share = shares(match.outcome)
    kept = None
    if moves is not None:
        names = tuple(player.name for player in seated)
        kept = Kept(number, deal, names, tuple(moves), match.outcome)
    return _Played(
        match.decisions,
        time.process_time() - start,
        tuple(share[seat] for seat in held),
        tuple(match.outcome.scores[seat].total for seat in held),
        match.outcome.reason,
        kept,
    )


def _bot_seed(seed: int, number: int, bot: int) -> int:
    return seed_of(seed, number, bot)


def _summary(plan: _Plan, played: Sequence[_Played]) -> Result:
    results: dict[str, BotResult] = {}
    for name in dict.fromkeys(plan.bots):
        mine = [i for i, other in enumerate(plan.bots) if other == name]
        seats = len(mine) * len(played)
        wins = sum(result.wins[i] for result in played for i in mine)
        score = sum(result.scores[i] for result in played for i in mine)
        results[name] = BotResult(seats, wins, wins / seats, wilson(wins, seats), score / seats)
    return Result(
        games=len(played),
        decisions=sum(result.decisions for result in played),
        cpu_s=sum(result.cpu_s for result in played),
        bots=results,
        endings=_endings([result.reason for result in played]),
    )


def _endings(reasons: Sequence[Message]) -> tuple[Ending, ...]:
    """The kinds of endings, most frequent first."""
    kinds: dict[str, list[Message]] = {}
    for reason in reasons:
        kinds.setdefault(reason.id, []).append(reason)
    found = [Ending(_in_common(alike), len(alike)) for alike in kinds.values()]
    return tuple(sorted(found, key=lambda ending: (-ending.games, ending.reason.id)))


def _in_common(alike: Sequence[Message]) -> Message:
    first = alike[0]
    args: dict[str, Arg] = {
        name: value if all(reason.args[name] == value for reason in alike) else "…"
        for name, value in first.args.items()
    }
    return Message(first.id, args)
