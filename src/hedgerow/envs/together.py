"""Any registered game as a PettingZoo Parallel environment: see docs/environments.md."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from hedgerow.core.game import AnyGame
from hedgerow.core.text import Seat
from hedgerow.envs.aec import observation_space, render
from hedgerow.envs.stepping import (
    MASKS,
    RENDER_MODES,
    Mask,
    Masks,
    Observation,
    RenderMode,
    Rules,
    Seeds,
    Stepper,
    check_choice,
)
from hedgerow.games import game_named


def parallel(
    game: str,
    seats: int,
    *,
    render_mode: RenderMode | None = None,
    masks: Masks = "info",
    **options: object,
) -> SeatsTogether:
    """Make an environment in which all seats that owe a decision act in one step."""
    return SeatsTogether(
        game_named(game), seats, render_mode=render_mode, masks=masks, options=options
    )


class SeatsTogether(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """A game in which the seats that owe a decision answer at once.

    The answers of one step are made in seat order. An answer that another one has made void (a
    vote that is settled) is not made, and its seat is asked again. The action of a seat that owes
    no decision is ignored. An illegal action ends the game: -1 for those who chose one.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        render_mode: RenderMode | None = None,
        masks: Masks = "info",
        options: dict[str, object] | None = None,
    ) -> None:
        super().__init__()
        check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        check_choice("masks", masks, MASKS)
        self.rules = Rules(game, seats, options or {})
        self.pieces = self.rules.pieces
        self.stepper = Stepper(self.rules)
        self.render_mode = render_mode
        self.masks = masks
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": self.rules.name,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._no_action = np.zeros(self.rules.actions, np.int8)
        self._no_action.flags.writeable = False
        self._masks: dict[Seat, Mask] = {}
        self.observation_spaces = {
            agent: observation_space(self.rules, masks) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.rules.actions) for agent in self.possible_agents
        }
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a game. A seed also determines the games of later resets without a seed."""
        self._seeds.reset(seed)
        self.stepper.start(self._seeds.next())
        self.agents = self.possible_agents[:]
        infos = self._infos()
        if self.render_mode == "human":
            self.render()
        return self._observations(), infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            raise gymnasium.error.ResetNeeded("reset() starts a game")
        agents, stepper = self.agents, self.stepper
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in self._masks}
        illegal = [
            seat
            for seat, action in chosen.items()
            if not (0 <= action < self.rules.actions and self._masks[seat][action])
        ]
        rewards = [0.0] * len(agents)
        if illegal:
            for seat in illegal:
                rewards[seat] = -1.0
            self._masks = {}
        else:
            self._answer(chosen)
            rewards = stepper.rewards()
        over = bool(illegal) or stepper.over
        truncated = not illegal and stepper.truncated
        infos = self._infos(ended=over)
        observations = self._observations()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over and not truncated),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _answer(self, chosen: dict[Seat, int]) -> None:
        """Make the chosen moves that are still possible, in seat order."""
        decode = self.rules.codec.decode
        for seat in sorted(chosen):
            move = decode(chosen[seat])
            for decision in self.stepper.asked:
                if decision.seat == seat and move in decision.moves:
                    self.stepper.play(seat, move)
                    break

    def _infos(self, *, ended: bool = False) -> dict[str, dict[str, Any]]:
        """The info of each agent; keeps the masks of the seats that are asked."""
        asked = {} if ended else {decision.seat: decision for decision in self.stepper.asked}
        mask = self.rules.codec.mask
        self._masks = {seat: mask(decision) for seat, decision in asked.items()}
        return {
            agent: {
                "decision": asked[seat].prompt.id if seat in asked else "",
                "action_mask": self._masks.get(seat, self._no_action),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def _observations(self) -> dict[str, Observation]:
        seen: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            flat = self.stepper.observe(seat).copy()
            if self.masks == "info":
                seen[agent] = flat
            else:
                mask = self._masks.get(seat, self._no_action).copy()
                seen[agent] = {"observation": flat, "action_mask": mask}
        return seen

    def split(self, observation: Observation) -> dict[str, Any]:
        """The named pieces of an observation in their shapes, as views of its memory."""
        return self.rules.split(observation)

    def render(self) -> str | None:
        """Draw the View of the first seat to act, or the spectator's once the game is over."""
        return render(self.stepper, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
