"""How good hints are: whether the first one holds against a search with fifty times the budget.

Positions come from games of `player` bots with seeds that nothing was tuned on. The hint is made
as a table makes it; the reference looks at the same plans with fifty times the budget. A hint is
good if the reference gives its first plan at most 0.02 less chance to win than its own best.

    python bench/hints.py cryptid --positions 200
    python bench/hints.py tournoi --positions 40 --seats 2
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from statistics import fmean
from typing import Any

from hedgerow.bots import Budget, make_bot
from hedgerow.coach.hints import Hints, hints
from hedgerow.core.decision import Decision
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.table import Table

MS = 1000
"""The budget of a hint at a table."""
TIMES = 50
NEAR = 0.02


def positions(game: AnyGame, seats: int, count: int) -> Iterator[tuple[Any, Decision[Any]]]:
    """Views in which a seat has a choice, a few from each game."""
    rng, number = Rng(2026), 0
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


def loss(told: Hints, reference: Hints) -> float:
    """What the first plan loses by the reference's chances; all if the reference dropped it."""
    best = reference.hints[0]
    assert best.chance is not None
    first = str(told.hints[0].steps[0].move)
    for hint in reference.hints:
        if str(hint.steps[0].move) == first or _same(hint, told.hints[0]):
            assert hint.chance is not None
            return best.chance - hint.chance
    return best.chance - (reference.below or 0.0)


def _same(one: Any, other: Any) -> bool:
    """Whether two plans have the same steps, in whatever order."""
    steps = [sorted(str(step.move) for step in hint.steps) for hint in (one, other)]
    return steps[0] == steps[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--times", type=int, default=TIMES)
    given = parser.parse_args()
    game = game_named(given.game)
    seats = given.seats or next(count for count in game.seats if count > 1)
    losses: list[float] = []
    spent = 0.0
    for view, decision in positions(game, seats, given.positions):
        began = time.process_time()
        told = hints(game, view, decision, Budget(MS))
        spent += time.process_time() - began
        # Another seed, so that the reference does not repeat the hint's own luck.
        reference = hints(game, view, decision, Budget(MS * given.times), seed=1)
        losses.append(loss(told, reference))
    good = sum(each <= NEAR for each in losses)
    print("| game | seats | positions | within 0.02 | mean loss | ms a hint |")
    print("| --- | --- | --- | --- | --- | --- |")
    row = (game.id, seats, len(losses), f"{good / len(losses):.1%}", f"{fmean(losses):.4f}")
    print(f"| {' | '.join(map(str, row))} | {1000 * spent / len(losses):.0f} |")


if __name__ == "__main__":
    main()
