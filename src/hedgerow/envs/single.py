"""One seat of any registered game as a Gymnasium environment, with bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec

from hedgerow.bots import Bot, Budget, RandomBot, make_bot
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.envs.aec import render
from hedgerow.envs.stepping import (
    RENDER_MODES,
    Floats,
    RenderMode,
    Rules,
    Seeds,
    Stepper,
    check_choice,
)
from hedgerow.games import GAMES, game_named

_ENTRY = f"{__name__}:OneSeat"


def gym(
    game: str,
    seats: int,
    seat: Seat = 0,
    bots: str | Sequence[str] = "player",
    *,
    think_ms: int = 20,
    render_mode: RenderMode | None = None,
    **options: object,
) -> OneSeat:
    """Make an environment in which the caller plays one seat; `options` are the game's own.

    `bots` names the bot of all other seats, or one for each of them in seat order; `think_ms` is
    the time each may think for a move.
    """
    kwargs: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "seat": seat,
        "bots": bots,
        "think_ms": think_ms,
        **options,
    }
    env = OneSeat(**kwargs, render_mode=render_mode)
    env.spec = EnvSpec(env_id(game), _ENTRY, kwargs=kwargs, order_enforce=False)
    return env


def env_id(game: str) -> str:
    """The id of a game for `gymnasium.make`."""
    return f"hedgerow/{game}-v{game_named(game).version}"


def register() -> None:
    """Make every game known to `gymnasium.make`, as `hedgerow/<game>-v<version>`."""
    for game in GAMES:
        if env_id(game.id) not in gymnasium.registry:
            gymnasium.register(env_id(game.id), _ENTRY, kwargs={"game": game.id})


class OneSeat(gymnasium.Env[Floats, Any]):
    """A game in which bots play all seats but one.

    An illegal action ends the game with -1.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        game: str,
        seats: int,
        seat: Seat = 0,
        bots: str | Sequence[str] = "player",
        *,
        think_ms: int = 20,
        render_mode: RenderMode | None = None,
        **options: object,
    ) -> None:
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        self.rules = Rules(game_named(game), seats, options)
        check_choice("seat", seat, tuple(range(seats)))
        self.pieces = self.rules.pieces
        self.stepper = Stepper(self.rules)
        self.seat = seat
        self.render_mode = self._drawn_as = render_mode
        self.observation_space = spaces.Box(0, 1, (self.rules.length,), np.float32)
        self.action_space = spaces.Discrete(self.rules.actions)
        self._names = _bot_names(game, seats - 1, bots)
        self._budget = Budget(think_ms)
        self._bots: dict[Seat, Bot[Any, Any]] = {}
        self._seeds = Seeds()
        self._mask = np.zeros(self.rules.actions, np.int8)
        self._started = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Start a game. A seed also determines the games of later resets without a seed."""
        super().reset(seed=seed)
        self._seeds.reset(seed)
        self.stepper.start(self._seeds.next())
        seeds = Rng(int(self._seeds.next(), 16))
        others = [seat for seat in range(self.rules.seats) if seat != self.seat]
        self._bots = {
            other: make_bot(self.rules.game.id, name, seeds.next())
            for other, name in zip(others, self._names, strict=True)
        }
        self._started = True
        self._wait()
        return self._show()

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if not self._started:
            raise gymnasium.error.ResetNeeded("reset() starts a game")
        if not self.action_space.contains(action):
            raise AssertionError(f"action {action} is not in action space")
        if not self._mask[action]:
            self._started = False
            self._mask[:] = 0
            observation, info = self._show(asked=False)
            return observation, -1.0, True, False, info
        self.stepper.play(self.seat, self.rules.codec.decode(int(action)))
        self._wait()
        stepper = self.stepper
        over = stepper.over
        self._started = not over
        observation, info = self._show()
        reward = stepper.rewards()[self.seat]
        return observation, reward, over and not stepper.truncated, stepper.truncated, info

    def _wait(self) -> None:
        """Let the bots move until this seat is asked or the game is over."""
        stepper = self.stepper
        while not stepper.over:
            if any(decision.seat == self.seat for decision in stepper.asked):
                return
            decision = stepper.decision
            bot = self._bots[decision.seat]
            view = None if type(bot) is RandomBot else stepper.view(decision.seat)
            stepper.play(decision.seat, bot.choose(view, decision, self._budget).move)

    def _show(self, *, asked: bool = True) -> tuple[Floats, dict[str, Any]]:
        mine = [decision for decision in self.stepper.asked if asked and decision.seat == self.seat]
        if mine:
            self._mask = self.rules.codec.mask(mine[0])
        else:
            self._mask = np.zeros(self.rules.actions, np.int8)
        info = {
            "decision": mine[0].prompt.id if mine else "",
            "action_mask": self._mask.copy(),
        }
        observation = self.stepper.observe(self.seat).copy()
        if self.render_mode == "human":
            self.render()
        return observation, info

    def render(self) -> str | None:
        """Draw the View of the own seat, or the spectator's once the game is over."""
        return render(self.stepper, self._drawn_as, self.seat)

    def split(self, observation: Floats) -> dict[str, Any]:
        """The named pieces of an observation in their shapes, as views of its memory."""
        return self.rules.split(observation)


def _bot_names(game: str, count: int, bots: str | Sequence[str]) -> list[str]:
    """The bot of each other seat; raises BadInput for an unknown one."""
    names = [bots] * count if isinstance(bots, str) else list(bots)
    if len(names) != count:
        raise BadInput("error-env-bots", count=len(names), seats=count)
    for name in names:
        make_bot(game, name, 0)
    return names
