"""How long three bots let a person wait: the processor time of a bot's whole turn.

A turn is everything that a seat decides until somebody else decides. Each game is played by three
bots of a level with the budget that they have at a table.

    python bench/waiting.py                            # every game and level
    python bench/waiting.py --game earth --level master --games 4
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from statistics import quantiles

from hedgerow.arena.match import seed_of
from hedgerow.bots import budget_for, levels_for, make_bot
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Shuffle
from hedgerow.games import GAMES, game_named

SEATS = 3
BAR_S = 2.0


def turns(game: AnyGame, level: str, number: int) -> Iterator[float]:
    """The seconds of each turn of a game."""
    budget = budget_for(game.id, level)
    bots = [make_bot(game.id, level, seed_of(number, seat)) for seat in range(SEATS)]
    deal = Shuffle.of(f"waiting/{number}", ()).rng()
    state = game.setup(game.read_options({}, SEATS), SEATS, deal)
    before, spent = -1, 0.0
    while asked := game.decisions(state):
        decision = asked[0]
        if decision.seat != before and before >= 0:
            yield spent
            spent = 0.0
        before = decision.seat
        view = game.view(state, decision.seat)
        began = time.process_time()
        move = bots[decision.seat].choose(view, decision, budget).move
        spent += time.process_time() - began
        game.apply(state, decision.seat, move, null_log)
    yield spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=[game.id for game in GAMES])
    parser.add_argument("--level")
    parser.add_argument("--games", type=int, default=3)
    given = parser.parse_args()
    print(f"{'game':12} {'level':8} {'turns':>6} {'median ms':>10} {'95 % ms':>9} {'worst ms':>9}")
    late = []
    for game in [game_named(given.game)] if given.game else GAMES:
        for level in levels_for(game.id):
            if given.level not in (None, level.name):
                continue
            spent = sorted(
                1000 * each
                for number in range(given.games)
                for each in turns(game, level.name, number)
            )
            most = quantiles(spent, n=20, method="inclusive")[-1]
            row = f"{spent[len(spent) // 2]:10.1f} {most:9.1f} {spent[-1]:9.1f}"
            print(f"{game.id:12} {level.name:8} {len(spent):6} {row}", flush=True)
            if most > 1000 * BAR_S:
                late.append(f"{game.id} {level.name}")
    print("FAILED: " + ", ".join(late) if late else f"95 % of all turns within {BAR_S:g} s")


if __name__ == "__main__":
    main()
