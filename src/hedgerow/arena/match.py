"""Plays one game between bots, as a `Table` would, without the overhead of undo and log."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from hedgerow.bots import Bot, Budget, RandomBot
from hedgerow.core.errors import BadInput
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.record import Played, Shuffle
from hedgerow.core.text import Seat


class Player(Struct, frozen=True):
    """A bot in a seat, its name and its budget."""

    name: str
    bot: Bot[Any, Any]
    budget: Budget


class Match(Struct, frozen=True):
    """A finished game."""

    decisions: int
    outcome: Outcome


Watch: TypeAlias = Callable[[Any, Seat], None]
"""Takes a state, which it must not change, and the seat that is about to move."""


def play_match(
    game: AnyGame,
    players: Sequence[Player],
    options: Mapping[str, object],
    deal: str,
    number: int,
    moves: list[Played] | None = None,
    watch: Watch | None = None,
) -> Match:
    """Play the game whose shuffle has the seed `deal`; `number` is for messages, from 1.

    The moves are added to `moves`, if it is given. `watch` sees every position before a move.
    """
    seats = len(players)
    state = game.setup(game.read_options(options, seats), seats, Shuffle.of(deal, ()).rng())
    decisions = 0
    while asked := game.decisions(state):
        decision = asked[0]
        seat = decision.seat
        player = players[seat]
        if watch is not None:
            watch(state, seat)
        view = None if type(player.bot) is RandomBot else game.view(state, seat)
        move = player.bot.choose(view, decision, player.budget).move
        if move not in decision.moves:
            raise BadInput("error-simulate-illegal", bot=player.name, move=str(move), game=number)
        game.apply(state, seat, move, null_log)
        if moves is not None:
            moves.append(Played(seat, str(move)))
        decisions += 1
        if decisions > game.info.max_decisions:
            raise BadInput("error-simulate-endless", game=number, decisions=decisions)
    outcome = game.outcome(state)
    assert outcome is not None
    return Match(decisions, outcome)


def shares(outcome: Outcome) -> tuple[float, ...]:
    """The part of the win that each seat has; all are 0 if nobody won."""
    winners = outcome.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks)))


def seed_of(*parts: object) -> int:
    """A seed that depends on every part."""
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
