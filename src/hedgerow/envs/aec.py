"""Any registered game as a PettingZoo AEC environment: see docs/environments.md."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from hedgerow.core.game import AnyGame
from hedgerow.core.text import Seat
from hedgerow.envs.stepping import (
    MASKS,
    NOBODY,
    RENDER_MODES,
    Masks,
    Observation,
    RenderMode,
    Rules,
    Seeds,
    Stepper,
    check_choice,
)
from hedgerow.games import game_named

Illegal: TypeAlias = Literal["lose", "raise"]
ILLEGAL: Final = ("lose", "raise")


def aec(
    game: str,
    seats: int,
    *,
    render_mode: RenderMode | None = None,
    masks: Masks = "info",
    illegal: Illegal = "lose",
    **options: object,
) -> SeatsInTurn:
    """Make an environment in which one seat acts at a time; `options` are the game's own.

    An illegal action ends the game with -1 for the agent that chose it and 0 for the others, or
    with `illegal="raise"` raises the error that names the broken rule.
    """
    return SeatsInTurn(
        game_named(game),
        seats,
        render_mode=render_mode,
        masks=masks,
        illegal=illegal,
        options=options,
    )


class SeatsInTurn(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it has no types
    """A game in which the seats that owe a decision are asked one after another.

    It checks actions and order itself: PettingZoo's wrappers would cost more than the game.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        render_mode: RenderMode | None = None,
        masks: Masks = "info",
        illegal: Illegal = "lose",
        options: dict[str, object] | None = None,
    ) -> None:
        super().__init__()
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        check_choice("masks", masks, MASKS)
        check_choice("illegal", illegal, ILLEGAL)
        self.rules = Rules(game, seats, options or {})
        self.pieces = self.rules.pieces
        self.stepper = Stepper(self.rules)
        self.render_mode = render_mode
        self.masks = masks
        self.illegal = illegal
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": self.rules.name,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_action = np.zeros(self.rules.actions, np.int8)
        self._no_action.flags.writeable = False
        self.observation_spaces = {
            agent: observation_space(self.rules, masks) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.rules.actions) for agent in self.possible_agents
        }
        self._seeds = Seeds()
        self._over = True

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. A seed also determines the games of later resets without a seed.

        `options` is ignored: the game's options are passed to the constructor, because they may
        affect the spaces.
        """
        self._seeds.reset(seed)
        self.stepper.start(self._seeds.next())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: self._not_asked() for agent in self.agents}
        self._skip_agent_selection = None  # PettingZoo's, stale after an abandoned game
        self._over = False
        self.agent_selection = self.agents[0]
        self._ask()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        if self._over:
            if not self.agents:
                raise gymnasium.error.ResetNeeded("reset() starts a game")
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        if action is None:
            raise ValueError(f"{agent} must choose an action: the game is not over")
        mask = self.infos[agent]["action_mask"]
        if not 0 <= action < len(mask):
            raise AssertionError(f"action {action} is not in action space")
        if mask[action]:
            self.stepper.act(int(action))
            self._ask()
            if self.stepper.seat == NOBODY or self.agent_selection != agent:
                self.infos[agent] = self._not_asked()
        else:
            self._break_rule(agent, int(action))
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Select the next seat that owes a decision, or end the game.

        A game of more than `max_decisions`, possible with options that lift limits, is truncated.
        """
        stepper = self.stepper
        if stepper.seat != NOBODY:
            agent = self.agent_selection = self.possible_agents[stepper.seat]
            self.infos[agent] = {
                "decision": stepper.decision.prompt.id,
                "action_mask": stepper.mask(),
            }
            return
        self._end(stepper.rewards(), truncated=stepper.truncated)

    def _end(self, rewards: list[float], *, truncated: bool = False) -> None:
        self._over = True
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)

    def _break_rule(self, agent: str, action: int) -> None:
        if self.illegal == "raise":
            table = self.stepper.table()
            table.play(self._seat_of[agent], self.rules.codec.decode(action))  # raises
        self.infos[agent] = self._not_asked()
        self._end([-1.0 if other == agent else 0.0 for other in self.agents])

    def _not_asked(self) -> dict[str, Any]:
        return {"decision": "", "action_mask": self._no_action}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, as long as there is one; `step` goes on to the next."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What the agent to act knows: observation, rewards since it acted, ends, info."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        """The agent's observation, whoever is to move; the mask is empty if it is another agent."""
        flat = self.stepper.observe(self._seat_of[agent]).copy()
        if self.masks == "info":
            return flat
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._no_action
        return {"observation": flat, "action_mask": mask.copy()}

    def split(self, observation: Observation) -> dict[str, Any]:
        """The named pieces of an observation in their shapes, as views of its memory."""
        return self.rules.split(observation)

    def render(self) -> str | None:
        """Draw the View of the seat to act, or the spectator's once the game is over."""
        return render(self.stepper, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def observation_space(rules: Rules, masks: Masks) -> spaces.Space[Any]:
    box = spaces.Box(0, 1, (rules.length,), np.float32)
    if masks == "info":
        return box
    mask = spaces.Box(0, 1, (rules.actions,), np.int8)
    return spaces.Dict({"observation": box, "action_mask": mask})


def render(
    stepper: Stepper, render_mode: RenderMode | None, seat: Seat | None = None
) -> str | None:
    """Draw what a seat (by default the one that is asked) sees; at the end, what all see."""
    if render_mode is None:
        gymnasium.logger.warn("render() needs a render_mode: human or ansi")
        return None
    viewer = None if stepper.over else stepper.seat if seat is None else seat
    text = stepper.draw(viewer)
    if render_mode == "ansi":
        return text
    sys.stdout.write(text + "\n")
    return None
