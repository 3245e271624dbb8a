"""How good hints are: whether the first one holds against a search with fifty times the budget.

Positions come from games of `player` bots with seeds that nothing was tuned on. The hint is made
as a table makes it, with the budget of its second, settled answer. The reference is the same search
with fifty times that and a seed of its own:

- the strongest level weighs its options with fifty times the budget. By itself it cannot use that,
  so it is asked up to 40 times with other seeds (5 times for a hint), and the mean counts. It is
  not asked again once it says the same twice, or once its differences to its best are known to
  0.005 where they are near 0.08 or less;
- each of its first eight, with the steps that can be foreseen, and the plan of the hint are made in
  common worlds that the View allows, up to 2,000 of them, and the learned value says what the View
  after each is worth;
- it ends sooner where nothing can change: a plan that is four standard errors of the difference
  behind the third gets no more worlds, and no plan does once every difference to the best is known
  to 0.002 and the best's chance to 0.01. What one more world could show counts as such an error.

A hint is good if the reference gives its first plan at most 0.02 less chance to win than its own
best. Both believe the same learned value, so this tells what more time would change; `--played N`
asks somebody else: where the two begin with different moves, both are played out from N common
worlds by `player` bots, and the shares of the win that they lead to are compared.

    python bench/hints.py cryptid --positions 200
    python bench/hints.py tournoi --positions 40 --seats 2 --first 1000
    python bench/hints.py habitats --positions 60 --played 40
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from hedgerow.bots import Bot, Budget, make_bot
from hedgerow.coach.hints import Adviser, Hints, hints
from hedgerow.core.decision import Decision
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.table import Table

MS = 1000
"""The budget of a hint at a table."""
TIMES = 50
NEAR = 0.02


def positions(
    game: AnyGame, seats: int, count: int, first: int = 0
) -> Iterator[tuple[Any, Decision[Any]]]:
    """Views in which a seat has a choice, a few from each game."""
    rng, number = Rng(2026 + first), first
    while count:
        table = Table(game, seats, seed=f"bench hints {number}")
        bots = [make_bot(game.id, "player", 100 * number + seat) for seat in range(seats)]
        number += 1
        wait = 1 + rng.below(15)
        while table.to_act and count:
            seat = table.to_act[0]
            decision = next(each for each in table.decisions_for(seat) if not each.optional)
            view = table.view(seat)
            if wait <= 0 and len(decision.moves) > 1:
                yield view, decision
                count, wait = count - 1, 8 + rng.below(25)
            wait -= 1
            table.play(seat, bots[seat].choose(view, decision, Budget(20)).move)


def reference(
    game: AnyGame, view: Any, decision: Decision[Any], told: Hints, ms: int
) -> tuple[float, Any]:
    """What the first plan told loses against the best, and the first move of that."""
    plan = [step.move for step in told.hints[0].steps]
    # Another seed, so that the reference does not repeat the hint's own luck.
    with game.using():
        plans, estimates = Adviser(game, view, decision, Budget(ms), 1).compared(also=[plan])
    best = max(range(len(plans)), key=lambda at: estimates[at].chance)
    key = tuple(sorted(map(str, plan)))
    mine = next(at for at, each in enumerate(plans) if each.key == key)
    return estimates[best].chance - estimates[mine].chance, plans[best].moves[0]


def played(
    game: AnyGame, view: Any, decision: Decision[Any], moves: Sequence[Any], worlds: int
) -> list[list[float]]:
    """For each move what the seat wins in each of the worlds, if `player` bots go on."""
    rng, seat = Rng(77), decision.seat
    shares: list[list[float]] = [[] for _ in moves]
    for number in range(worlds):
        world = game.determinize(view, rng)
        for row, move in zip(shares, moves, strict=True):
            state = world.clone()
            game.apply(state, seat, move, null_log)
            row.append(_won(game, state, seat, number))
    return shares


def _won(game: AnyGame, state: Any, seat: int, number: int) -> float:
    """The seat's share of the win when the game is over; bots of a world are the same ones."""
    bots: dict[int, Bot[Any, Any]] = {}
    while (outcome := game.outcome(state)) is None:
        asked = next(each for each in game.decisions(state) if not each.optional)
        bot = bots.setdefault(asked.seat, make_bot(game.id, "player", 100 * number + asked.seat))
        choice = bot.choose(game.view(state, asked.seat), asked, Budget(20))
        game.apply(state, asked.seat, choice.move, null_log)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--times", type=int, default=TIMES)
    parser.add_argument(
        "--played", type=int, default=0, help="worlds to play out where they differ"
    )
    given = parser.parse_args()
    game = game_named(given.game)
    seats = given.seats or next(count for count in game.seats if count > 1)
    losses: list[float] = []
    leads: list[float] = []
    spent = behind = 0.0
    for view, decision in positions(game, seats, given.positions, given.first):
        began = time.process_time()
        told = hints(game, view, decision, Budget(MS))
        between = time.process_time()
        lost, best = reference(game, view, decision, told, MS * given.times)
        spent, behind = spent + between - began, behind + time.process_time() - between
        losses.append(lost)
        first = told.hints[0].steps[0].move
        if given.played and first != best:
            mine, theirs = played(game, view, decision, (first, best), given.played)
            leads.append(fmean(mine) - fmean(theirs))
        if len(losses) % 20 == 0:
            good = sum(each <= NEAR for each in losses)
            print(f"{len(losses)} positions: {good} within {NEAR}", file=sys.stderr, flush=True)
    good, count = sum(each <= NEAR for each in losses), len(losses)
    heads = (
        "game",
        "seats",
        "positions",
        "within 0.02",
        "mean loss",
        "ms a hint",
        "ms a reference",
    )
    print(f"| {' | '.join(heads)} |")
    print("| --- " * len(heads) + "|")
    times = f"{1000 * spent / count:.0f}", f"{1000 * behind / count:.0f}"
    row = (game.id, seats, count, f"{good / count:.1%}", f"{fmean(losses):.4f}", *times)
    print(f"| {' | '.join(map(str, row))} |")
    if len(leads) > 1:
        error = 1.96 * stdev(leads) / sqrt(len(leads))
        print(
            f"first moves differ in {len(leads)} of {count}; played out from {given.played} worlds "
            f"the hint's win {100 * fmean(leads):+.1f} ± {100 * error:.1f} % more"
        )


if __name__ == "__main__":
    main()
