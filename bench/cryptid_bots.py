"""How a table of four Cryptid bots of one level goes, and whether anybody misses a certain win.

A win is certain where every other researcher has a disc and the own clue allows the hex.

    python bench/cryptid_bots.py                       # 200 games of each level
    python bench/cryptid_bots.py --games 1000 --level player
"""

from __future__ import annotations

import argparse
from statistics import median, quantiles

from hedgerow.arena.match import seed_of
from hedgerow.bots import budget_for, levels_for, make_bot
from hedgerow.bots.cryptid import LEVELS
from hedgerow.core.event import null_log
from hedgerow.core.record import Shuffle
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.moves import Ask, Search

SEATS = 4


class Table:
    """One game between four bots of a level, counted."""

    def __init__(self, level: str, number: int) -> None:
        self.asks = self.searches = self.certain = self.missed = 0
        bots = [make_bot("cryptid", level, seed_of(number, seat)) for seat in range(SEATS)]
        budget = budget_for("cryptid", level)
        deal = Shuffle.of(f"bots/{number}", ()).rng()
        state = GAME.setup(GAME.read_options({}, SEATS), SEATS, deal)
        while asked := GAME.decisions(state):
            decision = asked[0]
            view = GAME.view(state, decision.seat)
            move = bots[decision.seat].choose(view, decision, budget).move
            if LEVELS.sure_win(view, decision) is not None:
                self.certain += 1
                self.missed += not isinstance(move, Search)
            self.asks += isinstance(move, Ask)
            self.searches += isinstance(move, Search)
            GAME.apply(state, decision.seat, move, null_log)

    @property
    def rounds(self) -> int:
        return -(-(self.asks + self.searches) // SEATS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", choices=[level.name for level in levels_for("cryptid")])
    given = parser.parse_args()
    for level in levels_for("cryptid"):
        if given.level not in (None, level.name):
            continue
        tables = [Table(level.name, number) for number in range(given.games)]
        rounds = [table.rounds for table in tables]
        low, *_, high = quantiles(rounds, n=10, method="inclusive")
        asks, searches = (
            sum(getattr(table, what) for table in tables) for what in ("asks", "searches")
        )
        first = sum(count == 1 for count in rounds) / len(rounds)
        print(
            f"{level.name}: {given.games} games, rounds median {median(rounds):g} "
            f"(tenth {low:g}, nine tenths {high:g}), {first:.1%} decided in the first; "
            f"{asks / (asks + searches):.0%} of turns are questions; "
            f"{sum(table.certain for table in tables)} certain wins, "
            f"{sum(table.missed for table in tables)} missed",
            flush=True,
        )


if __name__ == "__main__":
    main()
