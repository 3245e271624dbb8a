"""Moves in words."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Arg, Message
from hedgerow.games.habitats.hidden import View
from hedgerow.games.habitats.moves import Move, Place, Take, space_name
from hedgerow.games.habitats.tiles import SIDES
from hedgerow.games.habitats.words.reasons import listed
from hedgerow.games.habitats.words.tiles import face, name, tile_of


def move(view: View, move: Move) -> Message:
    match move:
        case Take(row, column):
            taken = view.market[row * view.columns + column]
            assert taken is not None
            at = space_name(row, column)
            return Message("habitats-move-take", {"tile": face(taken), "at": at})
        case Place(x, y, turn):
            args: dict[str, Arg] = {"at": f"{x},{y}", "beside": _beside(view, x, y)}
            tile = tile_of(view.hand or "")
            if len(tile.turns) == 1 and not tile.roads:
                return Message("habitats-move-place", args)
            roads = tile.turned[turn].roads
            sides = listed(
                Message(f"habitats-side-{side}") for at, side in enumerate(SIDES) if roads >> at & 1
            )
            return Message("habitats-move-place-road", {**args, "sides": sides})
    assert_never(move)


def _beside(view: View, x: int, y: int) -> Message:
    """The tiles next to a cell of the park of the seat to act."""
    near = {(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)}
    lying = view.parks[view.to_act or 0].tiles
    return listed(
        Message("habitats-entrance") if at == 0 else name(tile.tile)
        for at, tile in enumerate(lying)
        if (tile.x, tile.y) in near
    )


def group(view: View, move: Move) -> Message:
    match move:
        case Take():
            return Message("habitats-group-market")
        case Place(_, y):
            return Message("habitats-group-row", {"row": str(y)})
    assert_never(move)
