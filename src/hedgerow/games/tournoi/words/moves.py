"""Moves in words."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Arg, Message
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Power, Replace, Stay
from hedgerow.games.tournoi.words.names import battle, card, figure, power


def move(view: View, move: Move) -> Message:
    match move:
        case Lay(id, number):
            args: dict[str, Arg] = {"card": card(view, id), "battle": battle(view, number)}
            return Message("tournoi-move-lay", {**args, "figure": figure(view, id, number)})
        case Power(id, number):
            args = {"power": power(view, id), "battle": battle(view, number)}
            return Message("tournoi-move-power", args)
        case Pass():
            return Message("tournoi-move-pass")
        case Replace():
            return Message("tournoi-move-replace")
        case Stay():
            return Message("tournoi-move-stay")
    assert_never(move)


def group(view: View, move: Move) -> Message:
    match move:
        case Lay(id, _):
            return card(view, id)
        case Power(id, _):
            return power(view, id)
        case Pass():
            return Message("tournoi-group-powers")
        case Replace() | Stay():
            return Message("tournoi-group-replace")
    assert_never(move)
