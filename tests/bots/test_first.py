"""The first release's bots are a yardstick: they go on playing exactly as they did."""

from __future__ import annotations

from hashlib import sha256

import pytest

from bots.played import asked
from hedgerow.bots import Budget
from hedgerow.bots.first import PREFIX
from hedgerow.games import game_named

MOVES = 60
"""Moves of a game that are compared."""

PLAYED = {
    "cryptid/careful": "af594d76753985b0",
    "cryptid/sharp": "0cb7bbbd51c4d697",
    "habitats/greedy": "ad5cf09439ad4091",
    "habitats/planner": "513bc500197a395d",
    "tournoi/greedy": "56c0d36fa647a29e",
    "tournoi/mixed": "19e53e448212217c",
    "north_woods/greedy": "1bc392ec7a386692",
    "north_woods/hunter": "89b291bd4512d39c",
    "earth/greedy": "ec95a07091dace9a",
    "earth/gardener": "f899514bd6d27a0a",
}


def digest(game_id: str, name: str) -> str:
    names = [PREFIX + name] * 3
    moves = asked(game_named(game_id), names, "yardstick", Budget(100))
    played = [str(move) for _, (_, _, move) in zip(range(MOVES), moves, strict=False)]
    return sha256("\n".join(played).encode()).hexdigest()[:16]


@pytest.mark.parametrize("at", PLAYED)
def test_a_bot_of_the_first_release_plays_as_it_did(at: str) -> None:
    """If the rules have changed, correct the digest; if a bot's code has, copy it instead."""
    game_id, name = at.split("/")
    assert digest(game_id, name) == PLAYED[at]
