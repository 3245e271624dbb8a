"""How often a level of Earth wins alone against Gaia, and how long its turns take.

Deal i is that of the shuffle `tune/i`. Deals below 5000 were looked at to find out what a level
should do; a published figure is from others. Times are of the processor.

    python bench/earth_gaia.py --gaia medium --animals --deals 200 --first 5000
"""

from __future__ import annotations

import argparse
import time
from statistics import mean, quantiles
from typing import NamedTuple, get_args

from hedgerow.arena.statistics import wilson
from hedgerow.bots import budget_for, levels_for, make_bot
from hedgerow.bots.earth.playouts import lead_over_gaia
from hedgerow.core.event import null_log
from hedgerow.core.record import Shuffle
from hedgerow.games import game_named
from hedgerow.games.earth.options import EarthOptions, Level


class Played(NamedTuple):
    lead: int
    turns: list[float]
    """The seconds of each turn."""


def play(level: str, options: EarthOptions, number: int) -> Played:
    game, budget = game_named("earth"), budget_for("earth", level)
    bot = make_bot("earth", level, number)
    state = game.setup(options, 1, Shuffle.of(f"tune/{number}", ()).rng())
    turns: dict[int, float] = {}
    while asked := game.decisions(state):
        view, turn = game.view(state, 0), state.turn
        began = time.process_time()
        move = bot.choose(view, asked[0], budget).move
        turns[turn] = turns.get(turn, 0.0) + time.process_time() - began
        game.apply(state, 0, move, null_log)
    return Played(lead_over_gaia(state), list(turns.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    levels = [level.name for level in levels_for("earth")]
    parser.add_argument("--bot", choices=levels, default="master")
    parser.add_argument("--gaia", choices=get_args(Level), default="medium")
    parser.add_argument("--animals", action="store_true")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=5000)
    given = parser.parse_args()
    options = EarthOptions(gaia=given.gaia, animals=given.animals)
    games: list[Played] = []
    for number in range(given.first, given.first + given.deals):
        games.append(play(given.bot, options, number))
        print(f"{number} {games[-1].lead:+}, worst turn {max(games[-1].turns):.2f} s", flush=True)
    won = sum(game.lead > 0 for game in games)
    low, high = wilson(won, len(games))
    times = [seconds for game in games for seconds in game.turns]
    print(
        f"{given.bot} against Gaia {options.gaia}{' with animals' * given.animals}: "
        f"{won} of {len(games)} won, {won / len(games):.1%} ({low:.1%} to {high:.1%}), "
        f"mean lead {mean(game.lead for game in games):+.1f}; "
        f"turns: 95 % within {quantiles(times, n=20)[-1]:.2f} s, worst {max(times):.2f} s"
    )


if __name__ == "__main__":
    main()
