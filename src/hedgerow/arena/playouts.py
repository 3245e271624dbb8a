"""Random playouts of ours and of other libraries, timed alternately in processor seconds.

A contestant plays one whole game per call, set-up included, and returns its counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping
from statistics import median
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec import Struct

from hedgerow.bots.dice import Dice
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng

_WARM_UP_S: Final = 0.005
"""The least duration of a batch of games, so that reading the clock costs nothing."""


class Counted(NamedTuple):
    """`decisions` are seats' choices; `steps` are those and every chance event applied."""

    decisions: int
    steps: int


Playout: TypeAlias = Callable[[], Counted]


# Contestants


def lazy(game: AnyGame, seats: int, options: Mapping[str, object], seed: int) -> Playout:
    """Picks each move with `Moves.pick`, without building the list."""
    setup, decisions, apply = game.setup, game.decisions, game.apply
    read, rng, dice = game.read_options(options), Rng(seed), Dice(seed)

    def play() -> Counted:
        state = setup(read, seats, rng)
        count = 0
        while asked := decisions(state):
            decision = asked[0]
            apply(state, decision.seat, decision.moves.pick(dice), null_log)
            count += 1
        return Counted(count, count)

    return play


def listed(game: AnyGame, seats: int, options: Mapping[str, object], seed: int) -> Playout:
    """Builds the full list of moves each time, then picks from it."""
    setup, decisions, apply = game.setup, game.decisions, game.apply
    read, rng, dice = game.read_options(options), Rng(seed), Dice(seed)

    def play() -> Counted:
        state = setup(read, seats, rng)
        count = 0
        while asked := decisions(state):
            decision = asked[0]
            moves = list(decision.moves)
            apply(state, decision.seat, moves[dice.below(len(moves))], null_log)
            count += 1
        return Counted(count, count)

    return play


def openspiel(name: str, seed: int) -> Playout:
    """An OpenSpiel game, driven from Python with the standard library's `random`.

    The loop is that of OpenSpiel's own examples, except that these sample chance with NumPy, which
    makes it two to three times slower. Raises ImportError if OpenSpiel is not installed.
    """
    import pyspiel

    game, source = pyspiel.load_game(name), random.Random(seed)

    def play() -> Counted:
        state = game.new_initial_state()
        decisions = steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(source.choices(actions, weights)[0])
            else:
                state.apply_action(source.choice(state.legal_actions()))
                decisions += 1
            steps += 1
        return Counted(decisions, steps)

    return play


def openspiel_tuned(name: str, seed: int) -> Playout:
    """The same, with our `Dice` and chance sampled by a linear scan: a closer comparison."""
    import pyspiel

    game, unit, below = pyspiel.load_game(name), random.Random(seed).random, Dice(seed).below

    def play() -> Counted:
        state = game.new_initial_state()
        decisions = steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                chosen, left = 0, unit()
                for chosen, chance in state.chance_outcomes():  # noqa: B007 - the last one counts
                    left -= chance
                    if left < 0:
                        break
            else:
                legal = state.legal_actions()
                chosen = legal[below(len(legal))]
                decisions += 1
            state.apply_action(chosen)
            steps += 1
        return Counted(decisions, steps)

    return play


def pettingzoo(env: Any, seed: int) -> Playout:
    """Any AEC environment, including the observation that `last` makes for the agent to act."""
    dice = Dice(seed)
    env.reset(seed=seed)

    def play() -> Counted:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = mask.view(bool).nonzero()[0]  # bytes; NumPy searches bools much faster
            env.step(int(legal[dice.below(len(legal))]))
            decisions += 1
        return Counted(decisions, decisions)

    return play


# The run


class Sample(Struct, frozen=True):
    """The counts and time of one contestant in one round."""

    games: int
    decisions: int
    steps: int
    cpu_s: float

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.cpu_s

    @property
    def steps_per_s(self) -> float:
        return self.steps / self.cpu_s


def interleave(
    contestants: Mapping[str, Playout], rounds: int, seconds: float
) -> Iterator[dict[str, Sample]]:
    """Run `rounds` rounds; in each, every contestant plays for `seconds` of processor time.

    Each round starts with a different contestant, so that a machine slowing down affects them all.
    """
    names = list(contestants)
    batches = {name: _batch(play) for name, play in contestants.items()}
    for number in range(rounds):
        first = number % len(names)
        order = names[first:] + names[:first]
        done = {name: _sample(contestants[name], batches[name], seconds) for name in order}
        yield {name: done[name] for name in names}


def _batch(play: Playout) -> int:
    """The number of games that take long enough to be timed; playing them warms every cache."""
    games = 1
    while _sample(play, games, 0).cpu_s < _WARM_UP_S:
        games *= 2
    return games


def _sample(play: Playout, batch: int, seconds: float) -> Sample:
    games = decisions = steps = 0
    start = time.process_time()
    while True:
        for _ in range(batch):
            counted = play()
            decisions += counted.decisions
            steps += counted.steps
        games += batch
        spent = time.process_time() - start
        if spent >= seconds and spent > 0:
            return Sample(games, decisions, steps, spent)


# Results


class Spread(Struct, frozen=True):
    """The median of the rounds, with the slowest and the fastest."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> Spread:
        return cls(median(values), min(values), max(values))


def ratios(rounds: list[dict[str, Sample]], name: str, other: str) -> Spread:
    """Decisions per second of one contestant divided by another's, round by round."""
    return Spread.of([row[name].decisions_per_s / row[other].decisions_per_s for row in rounds])
