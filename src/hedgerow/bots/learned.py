"""A bot made of a policy over numbers, such as a trained network: see `examples/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hedgerow.bots.protocol import Budget, Choice, Option
from hedgerow.core.codec import Codec
from hedgerow.core.decision import Decision
from hedgerow.core.game import AnyGame

Policy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.int8]], int]
"""Takes an observation, flat as in `hedgerow.envs`, and the mask; gives an action number."""


class LearnedBot:
    """Asks a policy at tables of one seat count; it has no opinion on its chance to win."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        policy: Policy,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self._codec: Codec[Any] = game.codec(seats, game.read_options(options or {}, seats))
        self._policy = policy

    def weigh(self, view: Any, decision: Decision[Any], budget: Budget) -> tuple[Option[Any], ...]:
        codec = self._codec
        pieces = codec.observe(view)
        flat = np.concatenate([pieces[name].ravel() for name in codec.pieces])
        action = self._policy(flat, codec.mask(decision))
        return (Option.unweighed(codec.decode(action)),)

    def choose(self, view: Any, decision: Decision[Any], budget: Budget) -> Choice[Any]:
        return self.weigh(view, decision, budget)[0].choice
