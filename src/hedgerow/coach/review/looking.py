"""Looks at the moves of a record one after the other; each look depends on the record alone.

So a review can be made in pieces, by anybody, in any order, and be put together later.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from hedgerow.coach.review import judging
from hedgerow.coach.review.report import Chance, Weighed
from hedgerow.core.decision import AnyDecision
from hedgerow.core.errors import BadInput
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Played, Record
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.owned import game_with
from hedgerow.table import AnyTable, replay

_WORLDS: Final = 2
"""So many worlds show whether a move told its seat anything."""


class Verdict(Struct, frozen=True):
    """A decision as it was judged; `report.Judged` adds where in the game it belongs."""

    prompt: Message
    options: tuple[Weighed, ...]
    """Best first."""
    played: int
    choices: int
    cost: Chance
    doubt: Chance
    change: tuple[Chance, ...]
    stake: Chance


class Look(Struct, frozen=True):
    """The position after `at` moves, and the decision made there."""

    at: int
    seat: Seat
    """Who made the next move."""
    round: int
    """The game's round then, as the log is grouped."""
    chances: tuple[Chance | None, ...]
    """For each seat what its own View lets expect; None where the verdict says it, while others
    are in the middle of their moves, and where nobody can say."""
    verdict: Verdict | None
    """None if there was nothing to decide."""
    foreseen: bool
    """Whether the seat that moved learned nothing: its View is what every world had shown.

    Beside a turn, whether nobody did."""
    beside: bool = False
    """Whether the move left the turn as it was: a proposal, or a vote on it."""
    stands: Chance | None = None
    """The level of the decision, where the worlds that it was judged in do not tell it."""


def total(record: Record) -> int:
    """The number of looks that a whole review takes: one for each move."""
    return len(record.moves)


def check(game: AnyGame, record: Record) -> None:
    """Raises BadInput if there can be no review of this record."""
    if record.outcome is None:
        raise BadInput("error-review-unfinished")
    judging.can_judge(game)


def looks(game: AnyGame, record: Record, since: int = 0) -> Iterator[Look]:
    """A look at each move from number `since` on."""
    check(game, record)
    game = game_with(game, record.own)
    table = replay(game, record, to=since)
    before = _before(game, record, since)
    for played in record.moves[since:]:
        now = played.seat, table.round
        begins, before = now != before, now
        with game.using():
            look = _look(table, played.seat, played.move, begins=begins)
        view = table.view(played.seat)
        table.play(played.seat, played.move)
        after = table.view(played.seat)
        if look.beside:
            foreseen = not judging.told(game, view, after)
        else:
            foreseen = _foreseen(game, view, played, after)
        yield msgspec.structs.replace(look, foreseen=foreseen)


def _before(game: AnyGame, record: Record, since: int) -> tuple[Seat, int] | None:
    """The seat and the round of the move before."""
    if not since:
        return None
    return record.moves[since - 1].seat, replay(game, record, to=since - 1).round


def _foreseen(game: AnyGame, before: object, played: Played, after: object) -> bool:
    """Whether a seat's View after its move is the same in worlds that the View before allows."""
    move, rng = game.parse(played.move), Rng(len(played.move))
    for _ in range(_WORLDS):
        world = game.determinize(before, rng)
        game.apply(world, played.seat, move, null_log)
        if game.view(world, played.seat) != after:
            return False
    return True


def _look(table: AnyTable, seat: Seat, notation: str, *, begins: bool) -> Look:
    game, seats = table.game, table.seats
    move = game.parse(notation)
    asked = next(each for each in table.decisions_for(seat) if move in each.moves)
    found, mine = None, table.view(seat)
    chances: list[Chance | None] = [None] * seats
    beside = judging.beside(game, move)
    if beside:
        chances[seat] = judging.prospect(game, seats, mine, asked)
    if chances[seat] is None and len(asked.moves) > 1:
        found = verdict(game, seats, mine, asked, move)
    if chances[seat] is None and found is None:
        chances[seat] = judging.outlook(game, seats, mine, asked, move)
    if begins and judging.known(game, mine):
        for other in range(seats):
            if other != seat:
                chances[other] = judging.standing(game, table.view(other), other)
    stands = None if beside else judging.level(game, mine, seat)
    return Look(
        table.ply,
        seat,
        table.round,
        tuple(chances),
        found,
        foreseen=False,
        beside=beside,
        stands=stands,
    )


def verdict(
    game: AnyGame, seats: int, view: object, decision: AnyDecision, move: object
) -> Verdict | None:
    """What can be said about a move from the View before it; None if it had no alternative."""
    found = judging.judge(game, seats, view, decision, move)
    if len(found.options) < 2:
        return None
    options = tuple(
        Weighed(
            msgspec.to_builtins(option.move),
            str(option.move),
            game.words.move(view, option.move),
            option.chance,
            option.doubt,
            option.reasons,
        )
        for option in found.options
    )
    return Verdict(
        decision.prompt,
        options,
        found.played,
        len(decision.moves),
        found.cost,
        found.doubt,
        found.change,
        found.stake,
    )
