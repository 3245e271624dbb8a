"""Moves that no honest client would send are refused, whatever their fields hold."""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec
import pytest

from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.games import GAMES
from hedgerow.table import AnyTable, Table

POSITIONS = int(os.environ.get("HEDGEROW_BAD_POSITIONS", "60"))
BENT = 20
STRANGE: tuple[Any, ...] = (
    0,
    -1,
    1,
    7,
    99,
    255,
    256,
    1000,
    2**31,
    2**63 - 1,
    -(2**63),
    "",
    "x",
    "A",
    [],
    [0],
    [-1],
)


def bend(dice: random.Random, value: Any) -> Any:
    """A JSON value with something in it changed, at any depth."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        key = dice.choice([*value])
        return {**value, key: bend(dice, value[key])}
    if isinstance(value, list) and value and dice.random() < 0.7:
        at = dice.randrange(len(value))
        changed = [*value[:at], bend(dice, value[at]), *value[at + 1 :]]
        return dice.choice((changed, value + value[:1], value[1:]))
    if isinstance(value, int) and dice.random() < 0.5:
        return value + dice.choice((-2, -1, 1, 2, 10))
    return dice.choice(STRANGE)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bent_move_is_refused_and_changes_nothing(game: AnyGame) -> None:
    dice = random.Random(game.id)
    decode = msgspec.json.Decoder(game.move_type).decode
    known: list[Any] = []
    table: AnyTable = Table(game, game.seats[-1], seed="bad moves")
    for _ in range(POSITIONS):
        if not table.to_act:
            table = Table(game, dice.choice(game.seats), seed=str(dice.random()))
        seat = dice.choice(table.to_act)
        moves = table.decisions_for(seat)[0].moves
        good = moves[dice.randrange(len(moves))]
        known.append(msgspec.to_builtins(good))
        before = table.message(seat, 0)
        for _ in range(BENT):
            try:
                move = decode(msgspec.json.encode(bend(dice, dice.choice(known))))
                notation = str(move)
            except (msgspec.DecodeError, IndexError, ValueError):
                continue  # the server answers these without asking the game
            if move in moves:
                continue
            with pytest.raises(BadInput) as refused:
                table.play(seat, move)
            assert refused.value.message.id, notation
        assert table.message(seat, 0) == before
        table.play(seat, good)
