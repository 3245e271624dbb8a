"""What a seat is sent. Everything is made from its View, its own decisions and its story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from hedgerow.core.decision import Decision
from hedgerow.core.errors import BadInput, Refused
from hedgerow.core.event import Entry
from hedgerow.core.game import AnyGame
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.locale import Catalogue
from hedgerow.server import pages, wire
from hedgerow.server.store import ChatRow
from hedgerow.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any, Any]

_encode: Final = msgspec.json.Encoder().encode
_CATALOGUES: Final = (Catalogue("en"), Catalogue("fr"))


class Told(Struct, frozen=True):
    """What a version brought: the entries of a move, or none for a move taken back."""

    version: int
    seat: Seat
    entries: tuple[Entry, ...] | None


def text(message: wire.Out | wire.TableChanged) -> str:
    """A message as a text frame."""
    return _encode(message).decode()


def state(
    table: AnyTable, version: int, story: Sequence[Told], seat: Seat | None, since: int
) -> wire.State:
    """The whole position as a seat (None: a spectator) may see it, with the story since."""
    update = table.update(seat, table.version)
    view = update.view
    words = table.game.words
    return wire.State(
        version=version,
        seat=seat,
        view=view,
        to_act=list(update.to_act),
        decisions=[
            wire.Question(
                asked.answers,
                asked.prompt,
                asked.moves,
                _words(table.game, view, asked.moves)
                if len(asked.moves) <= wire.WORDED
                else msgspec.UNSET,
                asked.optional,
            )
            for asked in update.decisions
        ],
        since=since,
        events=list(_story(table.game, view, story, seat, since)),
        outcome=update.outcome,
        can_undo=update.can_undo,
        notes=list(words.notes(view)),
        made=0 if seat is None else table.made(seat),
    )


def _words(game: AnyGame, view: Any, moves: Sequence[Any]) -> list[wire.MoveWords]:
    words = game.words
    return [wire.MoveWords(words.move(view, move), words.group(view, move)) for move in moves]


def _story(
    game: AnyGame, view: Any, story: Sequence[Told], seat: Seat | None, since: int
) -> Iterator[wire.StoryLine]:
    first = len(story)
    while first and story[first - 1].version > since:
        first -= 1
    for told in story[first:]:
        if told.entries is None:
            undone = Message("table-undone", {"seat": SeatName(told.seat)})
            yield wire.StoryLine(told.version, told.seat, None, undone)
            continue
        for entry in told.entries:
            event = entry.seen(seat)
            said = game.words.event(view, event)
            yield wire.StoryLine(told.version, told.seat, event, said)


def choices(table: AnyTable, seat: Seat | None) -> wire.Choices:
    """Words for every move of the seat's decision."""
    decisions: tuple[Decision[Any], ...] = table.decisions_for(seat)
    if seat is None or not decisions:
        return wire.Choices(0 if seat is None else table.made(seat), [])
    view, words = table.view(seat), table.game.words
    return wire.Choices(
        table.made(seat),
        [
            wire.Choice(index, words.move(view, move), words.group(view, move))
            for index, move in enumerate(decisions[0].moves)
        ],
    )


def aids(table: AnyTable, version: int, seat: Seat | None) -> wire.Aids:
    return wire.Aids(version, pages.aids(table.game, table.view(seat)))


# Errors


def texts(message: Message) -> wire.Texts:
    return wire.Texts(*(catalogue.say(message) for catalogue in _CATALOGUES))


def refused(id: int, error: BadInput) -> wire.RefusedPlay:
    rule = error.rule if isinstance(error, Refused) else ""
    return wire.RefusedPlay(id, rule, error.message, texts(error.message))


def fault(error: BadInput, id: int | None = None) -> wire.Fault:
    return wire.Fault(id, error.message, texts(error.message))


def failure(error: BadInput) -> wire.Failure:
    said = error.message
    return wire.Failure(wire.Problem(said.id, msgspec.to_builtins(said.args), texts(said)))


def chat(row: ChatRow) -> wire.Chat:
    return wire.Chat(row.seat, row.name, row.text, moment(row.at))


def moment(at: float) -> str:
    """A point in time as browsers read it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
