"""Evaluates a lone seat's choices against Gaia in sampled worlds.

In each world everything that is face down is sampled; every move is tried in it, and the rest of
the turn is played with care. What the position then promises comes from two sources: what `lead`
has learned, which is the same for every deal, and a `quick` game to the end, which knows the goals
and cards of this deal but depends on luck. The more games, the more they count.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Final, NamedTuple

from hedgerow.bots.earth.lead import expected_lead
from hedgerow.bots.earth.outlook import Outlook
from hedgerow.bots.earth.playouts import lead_over_gaia
from hedgerow.bots.earth.policy import Weighed, after, choose, plan
from hedgerow.bots.earth.quick import play_on
from hedgerow.bots.earth.worth import outlook
from hedgerow.bots.protocol import Budget
from hedgerow.bots.search import affordable
from hedgerow.core.rng import Rng
from hedgerow.games.earth.effects import ACTIONS
from hedgerow.games.earth.frames import (
    Acting,
    Activation,
    Benefits,
    Choosing,
    Claiming,
    Closing,
    Composting,
    Frame,
    Keeping,
    Owing,
    Planting,
    Yielding,
)
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.moves import Act, Convert, Move
from hedgerow.games.earth.rules.flow import decide
from hedgerow.games.earth.state import State

PARTS: Final[dict[type[Frame], float]] = {
    Choosing: 0.6,
    Acting: 0.45,
    Planting: 0.3,
    Keeping: 0.25,
    Benefits: 0.1,
    Activation: 0.1,
    Composting: 0.1,
    Owing: 0.1,
    Closing: 0.1,
    Yielding: 0.1,
    Claiming: 0.1,
}
"""The choices that are tried in worlds, with their part of the budget: a turn has several."""
GAMES: Final = (Choosing, Acting, Planting, Keeping)
"""The choices after which games are played; for the others what is learned has to do."""
TRIAL_MS: Final = 5.0
"""The estimated milliseconds of the rest of the turn, in one world."""
TURN_MS: Final = 0.3
"""The estimated milliseconds of a turn that is played quickly, the seat's or Gaia's."""
MOST: Final = 8
"""The most moves that are tried."""
FINALISTS: Final = 2
EVEN: Final = 3.5
"""The games that tell as much as what is learned: from 423 positions of 70 games."""
CONVERT: Final = Convert()


class Trial(NamedTuple):
    """What a move leads to in one world: the lead learned, and that of a game."""

    learned: float
    played: float


def foreseen(
    view: View, state: State, look: Outlook, budget: Budget, seed: int
) -> list[Weighed] | None:
    """The moves with the leads they promise, best first; None if time is too short.

    Half the worlds are for all moves that are tried, half for the best of them. Other moves stay
    as far behind as they were.
    """
    frame = state.boards[0].stack[-1]
    part = PARTS.get(type(frame))
    if part is None:
        return None
    usual = plan(state, look, 0) if isinstance(frame, Owing) else choose(state, look)
    moves = [weighed.move for weighed in usual]
    if isinstance(frame, Planting) and CONVERT in decide(state, 0).moves:
        moves.insert(MOST - 1, CONVERT)  # soil for a card that could not be paid for
    moves = moves[:MOST]
    play = isinstance(frame, GAMES)
    trial = TRIAL_MS * _turns_tried(state, moves) / len(moves)
    trial += TURN_MS * (1 + look.turns) * play
    games = affordable(Budget(round(part * budget.ms)), trial)
    if len(moves) == 1 or games < (1 + play) * len(moves):
        return None
    found = _compared(view, look, moves, games, seed, play=play)
    worst = usual[min(MOST, len(usual)) - 1].worth
    least = found[-1].worth
    far = [Weighed(move, least - (worst - worth)) for move, worth in usual if move not in moves]
    return found + far


def _turns_tried(state: State, moves: Sequence[Move]) -> int:
    """The rests of a turn played in trying each move: four, if no action is chosen yet."""
    undecided = any(isinstance(frame, Acting) for frame in state.boards[0].stack)
    return sum(len(ACTIONS) if undecided and not isinstance(move, Act) else 1 for move in moves)


def _compared(
    view: View, look: Outlook, moves: Sequence[Move], games: int, seed: int, *, play: bool
) -> list[Weighed]:
    tried: dict[Move, list[Trial]] = {move: [] for move in moves}

    def weigh(some: Sequence[Move], numbers: range) -> list[Weighed]:
        for number in numbers:
            world = determinize(view, Rng(seed + number))
            for move in some:
                tried[move].append(_tried(world, move, look, play=play))
        found = [Weighed(move, _promised(tried[move])) for move in some]
        return sorted(found, key=lambda weighed: weighed.worth, reverse=True)

    first = max(1, games // (2 * len(moves)))
    found = weigh(moves, range(first))
    more = (games - first * len(moves)) // FINALISTS
    last = weigh([best.move for best in found[:FINALISTS]], range(first, first + more))
    gap = max(0.0, found[FINALISTS].worth - last[-1].worth) if len(found) > FINALISTS else 0.0
    return last + [Weighed(move, worth - gap) for move, worth in found[FINALISTS:]]


def _tried(world: State, move: Move, look: Outlook, *, play: bool) -> Trial:
    end = after(world, outlook(world, 0, look.weights), move)
    learned = expected_lead(end, look.weights)
    if not play:
        return Trial(learned, learned)
    play_on(end, look.weights)
    return Trial(learned, lead_over_gaia(end))


def _promised(tried: Sequence[Trial]) -> float:
    trust = len(tried) / (len(tried) + EVEN)
    learned = mean(trial.learned for trial in tried)
    played = mean(trial.played for trial in tried)
    return learned + trust * (played - learned)
