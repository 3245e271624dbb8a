"""Times random playouts of every game and seat count, lazy and listed, and their parts.

python bench/playouts.py [--seconds 0.2] [--rounds 10]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from hedgerow.arena.playouts import Playout, Spread, interleave, lazy, listed
from hedgerow.bots.dice import Dice
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.games import GAMES

OPTION_SETS: dict[str, list[dict[str, object]]] = {
    "cryptid": [
        {"mode": "normal", "puzzle": "card"},
        {"mode": "advanced", "puzzle": "card"},
    ]
}


def rates(rounds: int, seconds: float) -> None:
    """Decisions per second, lazy and listed, in one interleaved run."""
    contestants: dict[str, Playout] = {}
    for game in GAMES:
        for options in OPTION_SETS.get(game.id, [{}]):
            for seats in game.seats:
                what = " ".join([game.id, f"{seats} seats", *map(str, options.values())])
                contestants[f"{what}, lazy"] = lazy(game, seats, options, 1)
                contestants[f"{what}, full lists"] = listed(game, seats, options, 1)
    done = list(interleave(contestants, rounds, seconds))
    print(f"{'playouts':<46}{'decisions/s':>12}{'lowest':>10}{'highest':>10}{'a game':>8}")
    for name in contestants:
        rate = Spread.of([row[name].decisions_per_s for row in done])
        length = median(row[name].decisions / row[name].games for row in done)
        print(f"{name:<46}{rate.median:>12,.0f}{rate.low:>10,.0f}{rate.high:>10,.0f}{length:>8.0f}")


def parts(game: AnyGame, seats: int, options: dict[str, object]) -> None:
    """The best time of each part of a playout over the same few games, in nanoseconds."""
    read, dice, rng = game.read_options(options), Dice(1), Rng(1)
    starts, states, asked, played = [], [], [], []
    for _ in range(10):
        state = game.setup(read, seats, rng)
        starts.append(state.clone())
        moves: list[Any] = []
        while decisions := game.decisions(state):
            states.append(state.clone())
            asked.append(decisions[0])
            moves.append((decisions[0].seat, decisions[0].moves.pick(dice)))
            seat, move = moves[-1]
            game.apply(state, seat, move, null_log)
        played.append(moves)

    def again() -> None:
        for start, moves in zip(starts, played, strict=True):
            state = start.clone()
            for seat, move in moves:
                game.apply(state, seat, move, null_log)

    work: dict[str, tuple[Callable[[], object], int]] = {
        "set-up": (lambda: [game.setup(read, seats, rng) for _ in range(10)], 10),
        "clone": (lambda: [state.clone() for state in states], len(states)),
        "decisions": (lambda: [game.decisions(state) for state in states], len(states)),
        "pick": (lambda: [decision.moves.pick(dice) for decision in asked], len(asked)),
        "full list": (lambda: [list(decision.moves) for decision in asked], len(asked)),
        "apply": (again, len(asked)),
    }
    print(f"\n{game.id}, {seats} seats, {options}: best of 50, nanoseconds each")
    for name, (do, count) in work.items():
        best = min(_timed(do) for _ in range(50))
        print(f"  {name:<12}{best / count:>10,.0f}")


def _timed(do: Callable[[], object]) -> int:
    start = time.process_time_ns()
    do()
    return time.process_time_ns() - start


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--rounds", type=int, default=10)
    given = parser.parse_args()
    rates(given.rounds, given.seconds)
    for game in GAMES:
        for options in OPTION_SETS.get(game.id, [{}])[:1]:
            parts(game, min(4, game.seats[-1]), options)
