"""Whether reviews tell errors from luck, and what they cost.

Equal bots: the mean of luck must be 0 within its interval. A weaker bot against a stronger one: it
must be told apart by its errors, not by its luck. Each deal is played twice with the seats
exchanged, and is the unit of the intervals. All figures are in percent of a win, for each game.

    python bench/review.py --games 20
    python bench/review.py habitats cryptid --games 40 --weak novice --strong player
    python bench/review.py north_woods --games 20 --first 100
    python bench/review.py earth --games 40 --first 1000 --equal
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec
from msgspec import Struct

from hedgerow.arena.match import Player, play_match
from hedgerow.bots import budget_for, make_bot
from hedgerow.coach.review import looks, report
from hedgerow.coach.review.report import CERTAIN, Report
from hedgerow.core.game import AnyGame
from hedgerow.core.options import Value
from hedgerow.core.record import Played, Record, Shuffle
from hedgerow.games import GAMES, game_named

SEATS: Final = 2
LUCK: Final = ("own-luck", "rivals-luck")


class Reviewed(Struct, frozen=True):
    """What one seat's review came to."""

    deal: int
    bot: str
    seat: int
    result: float
    errors: float
    rivals: float
    luck: float
    accuracy: float
    seconds: float
    moves: int


def played(game: AnyGame, bots: Sequence[str], deal: int) -> Record:
    """A game between two bots."""
    options: dict[str, Value] = dict(game.companion().timing.options)
    seed, moves = f"review/{deal}", list[Played]()
    players = [
        Player(name, make_bot(game.id, name, 2 * deal + seat), budget_for(game.id, name))
        for seat, name in enumerate(bots)
    ]
    outcome = play_match(game, players, options, seed, deal + 1, moves).outcome
    return Record(
        game=game.id,
        rules=game.version,
        options=msgspec.to_builtins(game.read_options(options, len(bots))),
        seats=len(bots),
        shuffle=Shuffle.of(seed, ()),
        moves=tuple(moves),
        outcome=outcome,
    ).sealed()


def reviewed(game: AnyGame, bots: Sequence[str], deal: int) -> Iterator[Reviewed]:
    """The reviews of all seats of one game."""
    record = played(game, bots, deal)
    began = time.process_time()
    found = list(looks(game, record))
    for seat, bot in enumerate(bots):
        made = report(game, record, found, seat)
        seconds = time.process_time() - began
        yield Reviewed(
            deal,
            bot,
            seat,
            _row(made, "result"),
            _row(made, "own-errors"),
            _row(made, "rivals-errors"),
            _row(made, *LUCK),
            made.accuracy[seat].percent or 0.0,
            seconds,
            len(record.moves),
        )


def _row(made: Report, *kinds: str) -> float:
    return 100 * sum(row.change for row in made.rows if row.kind in kinds) / CERTAIN


def interval(reviews: Sequence[Reviewed], field: str) -> str:
    """The mean with its 95 % interval; games of one deal are not independent."""
    deals: dict[int, list[float]] = defaultdict(list)
    for each in reviews:
        deals[each.deal].append(getattr(each, field))
    means = [fmean(found) for found in deals.values()]
    error = 1.96 * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
    return f"{fmean(means):+6.1f} ± {error:4.1f}"


def show(title: str, reviews: Sequence[Reviewed]) -> None:
    figures = (
        f"{name} {interval(reviews, name)}" for name in ("result", "errors", "rivals", "luck")
    )
    print(
        f"  {title:<22} {'  '.join(figures)}  accuracy {interval(reviews, 'accuracy')}", flush=True
    )


def measure(game: AnyGame, first: int, games: int, weak: str | None, strong: str) -> None:
    """Games between two strong bots; then with `weak` the unequal ones, dealt otherwise."""
    deals = range(first, first + games)
    pairs = () if weak is None else ((weak, strong), (strong, weak))
    equal = [each for deal in deals for each in reviewed(game, (strong,) * SEATS, deal)]
    unequal = [
        each for deal in deals for bots in pairs for each in reviewed(game, bots, games + deal)
    ]
    whole = [each.seconds for each in (*equal, *unequal) if each.seat == SEATS - 1]
    moves = fmean([each.moves for each in equal])
    print(
        f"{game.id}: {SEATS} seats, {moves:.0f} moves; processor time of a review "
        f"{fmean(whole):.1f} s on average, {max(whole):.1f} s at most"
    )
    for seat in range(SEATS):
        show(f"{strong} as {'AB'[seat]}", [each for each in equal if each.seat == seat])
    for bot, other in pairs:
        show(f"{bot} against {other}", [each for each in unequal if each.bot == bot])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="*", help="all games if none is named")
    parser.add_argument("--games", type=int, default=20, help="deals of each kind")
    parser.add_argument("--first", type=int, default=0, help="the first deal's number")
    parser.add_argument("--weak", default="novice")
    parser.add_argument("--strong", default="expert")
    parser.add_argument("--equal", action="store_true", help="only the games between equal bots")
    given = parser.parse_args()
    weak = None if given.equal else given.weak
    for game in [game_named(id) for id in given.game] or GAMES:
        measure(game, given.first, given.games, weak, given.strong)


if __name__ == "__main__":
    main()
