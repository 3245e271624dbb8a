"""Batched games for accelerators, in pgx's convention: see docs/batch.md.

A game that can be batched has a folder of its own here, whose `rules_for` makes its rules. They
are held to the reference engine position for position.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hedgerow.batch.flags import share_work
from hedgerow.core.errors import BadInput
from hedgerow.games import game_named

share_work()  # before JAX compiles anything: an import of pgx already does

from hedgerow.batch.env import BatchEnv, BatchState  # noqa: E402
from hedgerow.batch.playouts import Playing, player, started  # noqa: E402
from hedgerow.batch.rules import Rules  # noqa: E402

__all__ = ["BatchEnv", "BatchState", "Playing", "Rules", "batched", "make", "player", "started"]


def batched() -> tuple[str, ...]:
    """The ids of the games that can be batched."""
    return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py")))


def make(
    game_id: str, seats: int, *, dealing: Mapping[str, Any] | None = None, **options: Any
) -> BatchEnv:
    """An environment of one game; `options` are the game's own.

    `dealing` is passed to the game's `rules_for`: what its deals are drawn from. Raises BadInput
    with one line for a game or an option that is not batched.
    """
    game = game_named(game_id)
    if find_spec(f"{__name__}.{game_id}") is None:
        raise BadInput("error-batch-game", game=game_id, known=", ".join(batched()))
    game.check_seats(seats)
    rules_for = import_module(f"{__name__}.{game_id}").rules_for
    return BatchEnv(rules_for(seats, game.read_options(options, seats), **(dealing or {})))
