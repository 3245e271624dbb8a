"""How a table of four Cryptid bots of one level goes, and whether anybody misses a certain win.

A win is certain where every other researcher has a disc and the own clue allows the hex.

    python bench/cryptid_bots.py                       # 200 games of each level
    python bench/cryptid_bots.py --games 1000 --level player
"""

from __future__ import annotations

import argparse
from statistics import median, quantiles

from hedgerow.arena.match import Player, play_match, seed_of
from hedgerow.bots import budget_for, levels_for, make_bot
from hedgerow.bots.cryptid import LEVELS
from hedgerow.core.record import Played
from hedgerow.core.text import Seat
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.state import State

SEATS = 4


class Table:
    """One game between four bots of a level, counted."""

    def __init__(self, level: str, number: int) -> None:
        self.asks = self.searches = self.missed = 0
        self._sure: set[int] = set()
        self._at = 0
        budget = budget_for("cryptid", level)
        players = [
            Player(level, make_bot("cryptid", level, seed_of(number, seat)), budget)
            for seat in range(SEATS)
        ]
        moves: list[Played] = []
        play_match(GAME, players, {}, f"bots/{number}", number + 1, moves, self._watch)
        for at, played in enumerate(moves):
            self.asks += played.move.startswith("ask")
            searches = played.move.startswith("search")
            self.searches += searches
            self.missed += at in self._sure and not searches
        self.certain = len(self._sure)

    def _watch(self, state: State, seat: Seat) -> None:
        (decision, *_) = GAME.decisions(state)
        if LEVELS.sure_win(GAME.view(state, seat), decision) is not None:
            self._sure.add(self._at)
        self._at += 1

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
