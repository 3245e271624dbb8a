"""Games stepped by kernels that Numba compiles: see docs/environments.md.

A game that is compiled has a folder of its own here, whose `rules_for` makes its rules. They are
held to the plain engine position for position.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from hedgerow.compiled.rules import Kernels, Rules
from hedgerow.core.errors import BadInput
from hedgerow.games import game_named

__all__ = ["Kernels", "Rules", "compiled", "make"]


def compiled() -> tuple[str, ...]:
    """The ids of the games that are compiled."""
    return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py")))


def make(game_id: str, seats: int, **options: object) -> Rules:
    """The compiled rules of one game; `options` are the game's own.

    Raises BadInput with one line for a game that is not compiled.
    """
    game = game_named(game_id)
    if find_spec(f"{__name__}.{game_id}") is None:
        raise BadInput("error-compiled-game", game=game_id, known=", ".join(compiled()))
    game.check_seats(seats)
    rules_for = import_module(f"{__name__}.{game_id}").rules_for
    return cast(Rules, rules_for(seats, game.read_options(options, seats)))
