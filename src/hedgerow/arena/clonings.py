"""Times cloning a position and applying a move to the clone, as a search does at every step."""

from __future__ import annotations

from itertools import cycle
from typing import Any, Final, TypeAlias

from hedgerow.arena.playouts import Counted, Playout
from hedgerow.bots.dice import Dice
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat

Position: TypeAlias = tuple[Any, Seat, Any]
"""A state, the seat to move and its move."""
_ONE: Final = Counted(1, 1)


def clonings_of(game: AnyGame, found: list[Position]) -> dict[str, Playout]:
    """A contestant that clones one of these positions a call, in rotation."""
    turn = cycle(found)

    def clone() -> Counted:
        next(turn)[0].clone()
        return _ONE

    def clone_and_apply() -> Counted:
        state, seat, move = next(turn)
        game.apply(state.clone(), seat, move, null_log)
        return _ONE

    return {f"{game.id} clone": clone, f"{game.id} clone, apply": clone_and_apply}


def positions(game: AnyGame, seats: int, seed: int) -> list[Position]:
    """Every position of a random game, with the seat to move and its move."""
    state, dice = game.setup(game.read_options({}), seats, Rng(seed)), Dice(seed)
    found: list[Position] = []
    while asked := game.decisions(state):
        seat, move = asked[0].seat, asked[0].moves.pick(dice)
        found.append((state.clone(), seat, move))
        game.apply(state, seat, move, null_log)
    return found
