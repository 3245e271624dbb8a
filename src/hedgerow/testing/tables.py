"""Tables for tests that read like rulings: a position, a move in notation, what came of it.

Moves are written as in a record, a seat's letter and the notation, with ", " between them:

    table = table_at(GAME, state)
    assert offered(table) == ["take b2", "take c1"]
    assert refused(table, "A take a1") == "HAB-8"
    assert play(table, "A take b2, A place 0,1") == [TileTaken(...), TilePlaced(...)]

A move without a letter is made by the seat that the game waits for. How a position is written is
each game's own: see the builders in tests/games/<game>/.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, TypeVar

from hedgerow.core.errors import BadInput, Refused
from hedgerow.core.game import Game
from hedgerow.core.options import Options
from hedgerow.core.text import SEAT_LETTERS, Seat, parse_seat
from hedgerow.table import AnyTable, Table
from hedgerow.testing.laws import fingerprint


class Position(Protocol):
    """What `table_at` asks of a state beyond the contract of a game: for how many seats it is."""

    @property
    def seats(self) -> int: ...

    def clone(self) -> Any: ...


S = TypeVar("S", bound=Position)
M = TypeVar("M")
V = TypeVar("V")
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's own letter


def table_at(
    game: Game[S, M, V, O],
    state: S,
    moves: str = "",
    *,
    options: Mapping[str, object] | None = None,
) -> Table[S, M, V, O]:
    """A table at this position, after some moves.

    The table plays on in `state` itself. Whoever changes it by hand afterwards needs a new table.
    Its record begins with an ordinary deal, so it cannot be replayed.
    """
    table = Table(game, state.seats, options, seed="position")
    table._state = state
    table._decisions = game.decisions(state)
    play(table, moves)
    return table


def play(table: AnyTable, moves: str) -> list[Any]:
    """Play "A cube 1-1, B cube 2-1" and give all that everybody is told of it."""
    told: list[Any] = []
    for seat, move in _moves(table, moves):
        told += [entry.public for entry in table.play(seat, move)]
    return told


def offered(table: AnyTable, seat: Seat | None = None, prefix: str = "") -> list[str]:
    """The moves that a seat may choose from, in notation; those with this prefix.

    Without a seat it is the one that the game waits for. A seat that is not asked has none.
    """
    asked = table.decisions_for(_waited_for(table) if seat is None else seat)
    notation = [str(move) for decision in asked for move in decision.moves]
    return [move for move in notation if move.startswith(prefix)]


def refused(table: AnyTable, move: str) -> str:
    """The number of the rule that forbids a move, or the id of the message if no rule does.

    "NWO-47" is a rule; "error-not-asked" says that the seat has nothing to answer. The table must
    stay as it was.
    """
    ((seat, notation),) = _moves(table, move)
    before = fingerprint(table._state), table.ply
    try:
        table.play(seat, notation)
    except BadInput as error:
        assert (fingerprint(table._state), table.ply) == before, f"{move}: refused, yet it changed"
        return error.rule if isinstance(error, Refused) else error.message.id
    raise AssertionError(f"{move}: expected a refusal, but it was played")


def _moves(table: AnyTable, moves: str) -> Iterator[tuple[Seat, str]]:
    """Each move with its seat, found when it is asked for: the moves before it are made by then."""
    for line in filter(None, (part.strip() for part in moves.split(", "))):
        letter, _, move = line.partition(" ")
        if len(letter) == 1 and letter in SEAT_LETTERS and move:
            yield parse_seat(letter), move
        else:
            yield _waited_for(table), line


def _waited_for(table: AnyTable) -> Seat:
    assert table.to_act, "nobody is to act"
    seat, *others = table.to_act
    assert not others, f"several seats are to act, name one: {table.to_act}"
    return seat
