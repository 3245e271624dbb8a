"""Any registered game as a PettingZoo AEC environment: see docs/environments.md."""

from __future__ import annotations

import secrets
import sys
from typing import Any, Final, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games import game_named
from hedgerow.locale import Catalogue
from hedgerow.table import Table

RenderMode: TypeAlias = Literal["human", "ansi"]
Masks: TypeAlias = Literal["info", "observation"]
Observation: TypeAlias = NDArray[np.float32] | dict[str, NDArray[Any]]
Env: TypeAlias = AECEnv[str, Observation, int | None]

RENDER_MODES: Final = ("human", "ansi")
MASKS: Final = ("info", "observation")


def aec(
    game_id: str,
    seats: int,
    *,
    render_mode: RenderMode | None = None,
    masks: Masks = "info",
    **options: object,
) -> Env:
    """Make an environment with PettingZoo's usual wrappers; `options` are the game's own.

    An illegal action ends the game with -1 for the agent that chose it and 0 for the others.
    """
    env: Env = TableEnv(
        game_named(game_id), seats, render_mode=render_mode, masks=masks, options=options
    )
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it has no types
    """A table without the wrappers: an illegal action raises what `Table.play` raises.

    Seats that decide at the same time are asked one after another. None of them learns what
    another has chosen, because an observation is made only from the seat's own View.
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
        if render_mode not in (None, *RENDER_MODES):
            raise _unknown("render_mode", render_mode, RENDER_MODES)
        if masks not in MASKS:
            raise _unknown("masks", masks, MASKS)
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.render_mode = render_mode
        self.masks = masks
        self.options = dict(options or {})
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"{game.id}_v{game.version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.codec = game.codec(seats, game.read_options(self.options, seats))
        self.pieces: dict[str, tuple[int, ...]] = dict(self.codec.pieces)
        """The named pieces of an observation and their shapes, in order of layout."""
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_action = np.zeros(self.codec.actions, np.int8)
        self._no_action.flags.writeable = False
        length = sum(int(np.prod(shape)) for shape in self.pieces.values())
        self.observation_spaces = {
            agent: self._observation_space(length) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.codec.actions) for agent in self.possible_agents
        }
        # Until a seed is given, every game is random.
        self._seeds = Rng(secrets.randbits(64))

    def _observation_space(self, length: int) -> spaces.Space[Any]:
        box = spaces.Box(0, 1, (length,), np.float32)
        if self.masks == "info":
            return box
        mask = spaces.Box(0, 1, (self.codec.actions,), np.int8)
        return spaces.Dict({"observation": box, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game. A seed also determines the games of later resets without a seed.

        `options` is ignored: the game's options are passed to the constructor, because they may
        affect the spaces.
        """
        if seed is not None:
            self._seeds = Rng(seed)
        self.table: Table[Any, Any, Any, Any] = Table(
            self.game, self.seats, self.options, seed=f"{self._seeds.next():016x}"
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: self._not_asked() for agent in self.agents}
        self._skip_agent_selection = None  # PettingZoo's, stale after an abandoned game
        self.agent_selection = self.agents[0]
        self._ask()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action: the game is not over")
        self.table.play(self._seat_of[agent], self.codec.decode(int(action)))
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._not_asked()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Select the next seat that owes a decision, or end the game.

        A game of more than `max_decisions`, possible with options that lift limits, is truncated.
        """
        to_act = self.table.to_act
        if to_act and self.table.ply >= self.game.info.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self._not_asked() for agent in self.agents}
            return
        if to_act:
            agent = self.agent_selection = self.possible_agents[to_act[0]]
            decision = self.table.decisions_for(to_act[0])[0]
            self.infos[agent] = {
                "decision": decision.prompt.id,
                "action_mask": self.codec.mask(decision),
            }
            return
        outcome = self.table.outcome
        assert outcome is not None
        for agent in self.agents:
            self.rewards[agent] = outcome.reward(self._seat_of[agent])
            self.terminations[agent] = True

    def _not_asked(self) -> dict[str, Any]:
        return {"decision": "", "action_mask": self._no_action}

    def observe(self, agent: str) -> Observation:
        """The agent's observation, whoever is to move; the mask is empty if it is another agent."""
        arrays = self.codec.observe(self.table.view(self._seat_of[agent]))
        flat: NDArray[np.float32] = np.concatenate([arrays[name].ravel() for name in self.pieces])
        if self.masks == "info":
            return flat
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._no_action
        return {"observation": flat, "action_mask": mask.copy()}

    def split(self, observation: Observation) -> dict[str, NDArray[np.float32]]:
        """The named pieces of an observation in their shapes, as views of its memory."""
        flat = observation["observation"] if isinstance(observation, dict) else observation
        found: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in self.pieces.items():
            size = int(np.prod(shape))
            found[name] = flat[at : at + size].reshape(shape)
            at += size
        return found

    def render(self) -> str | None:
        """Draw the View of the seat to act, or the spectator's once the game is over."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: human or ansi")
            return None
        to_act = self.table.to_act
        seat: Seat | None = to_act[0] if to_act else None
        drawing = self.game.words.draw(self.table.view(seat), Catalogue("en").say)
        text = "\n".join("".join(span.text for span in line) for line in drawing)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def _unknown(key: str, value: object, known: tuple[str, ...]) -> BadInput:
    return BadInput("error-env-value", key=key, value=str(value), known=", ".join(known))
