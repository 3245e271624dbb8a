"""Looks further ahead when choosing an action: at the seat's next turn, in sampled worlds.

The most promising actions are tried in the same worlds, with the same luck. Between its turns
the others act by habit, which tells what their actions bring to the seat, not what they make of
them. An action that is clearly worse is dropped, so that an easy choice takes little time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from typing import Final

from hedgerow.bots.dice import Dice
from hedgerow.bots.earth.habits import habit
from hedgerow.bots.earth.outlook import SHARES, Outlook, Weights, given_away, plain_outlook
from hedgerow.bots.earth.policy import Weighed, after, play_part, total
from hedgerow.bots.earth.worth import outlook
from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.earth.effects import ACTIONS, Action
from hedgerow.games.earth.frames import Acting
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.moves import Act, Move
from hedgerow.games.earth.rules.flow import apply
from hedgerow.games.earth.rules.turns import choosable
from hedgerow.games.earth.state import State

TURN_MS: Final = 10.0
"""The estimated milliseconds of trying an action and the seat's next turn."""
MOST_TRIALS: Final = 12
"""Trials of one choice; more of them hardly change it."""
NEAR: Final = 6.0
"""The points by which an action may be behind and still deserve a trial."""
FEWEST: Final = 2
"""The number of worlds in which every candidate is tried."""
CLEAR: Final = 2.0
"""The number of standard errors by which an action is dropped."""
MOST_ANSWERS: Final = 600


@dataclass(slots=True)
class Trial:
    """An action with what it came to in each world."""

    action: Weighed
    ends: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return mean(self.ends)


def sampled(
    view: View, look: Outlook, actions: Sequence[Weighed], trials: int, seed: int
) -> list[Weighed]:
    """The actions, best first, by the value of the position after the seat's next turn.

    `trials` is the most that may be made, of all actions together.
    """
    best = max(action.worth for action in actions)
    left = [Trial(action) for action in actions if action.worth >= best - NEAR]
    dropped = [Trial(action) for action in actions if action.worth < best - NEAR]
    world = 0
    while len(left) > 1 and trials >= len(left):
        start = determinize(view, Rng(seed + 1 + world))
        for trial in left:
            end = _value(start, look, trial.action.move, seed + world)
            trial.ends.append(end - _given(start, look, trial.action.move))
        trials -= len(left)
        world += 1
        if world >= FEWEST:
            behind = [trial for trial in left if _clearly_behind(trial, left)]
            dropped += behind
            left = [trial for trial in left if trial not in behind]
    return list(_ranked(left, dropped, best))


def _given(state: State, look: Outlook, move: Move) -> float:
    """What an action brings to the others, by its weight."""
    assert isinstance(move, Act)
    if not look.weights.rival:
        return 0.0
    return look.weights.rival * given_away(state, look.seat)[ACTIONS.index(move.colour)]


def _clearly_behind(trial: Trial, left: Sequence[Trial]) -> bool:
    leader = max(left, key=lambda trial: trial.mean)
    if trial is leader:
        return False
    losses = [best - own for best, own in zip(leader.ends, trial.ends, strict=True)]
    return mean(losses) > CLEAR * max(stdev(losses), 2.0) / sqrt(len(losses))


def _ranked(left: Sequence[Trial], dropped: Sequence[Trial], best: float) -> Iterator[Weighed]:
    """Values on the scale of the actions: the best keeps the best value."""
    tried = [trial for trial in (*left, *dropped) if trial.ends]
    if not tried:
        yield from sorted((trial.action for trial in (*left, *dropped)), key=lambda a: -a.worth)
        return
    top = max(left, key=lambda trial: trial.mean)
    found = []
    for trial in (*left, *dropped):
        if trial.ends:
            ends = top.ends[: len(trial.ends)]
            behind = mean(one - other for one, other in zip(ends, trial.ends, strict=True))
        else:
            behind = NEAR + best - trial.action.worth
        found.append(Weighed(trial.action.move, best - behind))
    yield from sorted(found, key=lambda weighed: (weighed.move != top.action.move, -weighed.worth))


def _value(start: State, look: Outlook, first: Move, luck: int) -> float:
    """What a position comes to after an action and the seat's next turn."""
    seat, weights = look.seat, look.weights
    world = after(start, outlook(start, seat, weights), first)
    world = _next_turn(world, seat, weights, Dice(luck))
    return total(world, outlook(world, seat, weights))


def _next_turn(world: State, seat: Seat, weights: Weights, dice: Dice) -> State:
    """The position after the seat's next turn, or at the end of the game."""
    for _ in range(MOST_ANSWERS):
        asked = next((other for other, board in enumerate(world.boards) if board.stack), None)
        if asked is None:
            return world
        if world.boards[seat].stack:
            look = outlook(world, seat, weights)
            if isinstance(world.boards[seat].stack[-1], Acting):
                colours = choosable(world.boards[seat])
                tried = [after(world, look, Act(colour)) for colour in colours]
                return max(tried, key=lambda end: total(end, look))
            play_part(world, look)
        else:
            _by_habit(world, asked, weights, dice)
    return world


def _by_habit(world: State, seat: Seat, weights: Weights, dice: Dice) -> None:
    """Another seat's whole part, quickly."""
    look = plain_outlook(world, seat, weights)
    stack = world.boards[seat].stack
    turn = world.turn
    for _ in range(MOST_ANSWERS):
        if not stack or world.turn != turn:
            return
        if isinstance(stack[-1], Acting):
            apply(world, seat, Act(_colour(choosable(world.boards[seat]), dice)), null_log)
        else:
            apply(world, seat, habit(world, look), null_log)


def _colour(colours: Sequence[Action], dice: Dice) -> Action:
    """An action as likely as it usually is."""
    left = dice.below(1 << 16) / (1 << 16)
    for colour in colours:
        left -= SHARES[ACTIONS.index(colour)]
        if left < 0:
            return colour
    return colours[-1]
