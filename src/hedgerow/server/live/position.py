"""A table's current position, replayed from its rows, and what each seat is sent of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, Final

import msgspec
from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.core.event import Entry
from hedgerow.core.packed import Packed
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.games import datafiles, game_named
from hedgerow.games.owned import game_with
from hedgerow.server import wire
from hedgerow.server.live import compose
from hedgerow.server.store import MoveRow, TableRow
from hedgerow.table import AnyTable, Table

YES: Final = "yes"
"""How the row of a seat that agrees to hints reads."""
TOLD: Final = 300
"""The most revisions whose events go with a position; the record of the game has all of them."""


class Told(Struct, frozen=True):
    """The entries of a revision; none for what the table says itself, as of a move taken back."""

    revision: int
    seat: Seat
    entries: tuple[Entry, ...] | None
    round: int = 0
    says: str = "table-undone"
    """The message of the table itself."""


class Outdated(BadInput):
    """The table was played with other rules or components than those in use."""

    def __init__(self, row: TableRow) -> None:
        now = game_named(row.game).version
        if row.rules == now:
            super().__init__("error-table-components", table=row.id)
        else:
            super().__init__("error-table-outdated", table=row.id, rules=row.rules, now=now)


class Position:
    """A live table with its events. `revision` counts rows, so it also grows with an undo."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.revision = 0
        self.round = table.round
        self.story: Packed[Told] = Packed()
        self.undone = 0
        """The number of moves ever taken back, which invalidates earlier answers of bots."""
        self.agreed: set[Seat] = set()
        """The seats whose people agree to hints at a table among people."""

    @classmethod
    def of(cls, row: TableRow, seats: int, rows: Sequence[MoveRow]) -> Position:
        """Build it from stored rows; this may take long, so do not call it in the event loop."""
        game = game_named(row.game)
        if row.rules != game.version or row.data != datafiles.replaced(row.game):
            raise Outdated(row)
        try:
            game = game_with(game, row.own)
        except BadInput:  # a later release knows no such entry
            raise Outdated(row) from None
        made: AnyTable = Table(
            game, seats, row.options, seed=row.seed, contributions=row.contributions
        )
        position = cls(made)
        for move in rows:
            position.replay(move)
        return position

    def replay(self, row: MoveRow) -> int:
        """Apply a stored row; returns the revision after which events have changed."""
        match row.kind:
            case "undo":
                self.table.undo(row.seat)
                return self.took_back(row.seat)
            case "hint":
                return self.hinted(row.seat)
            case "agree":
                return self.agree(row.seat, row.text == YES)
            case "deal":
                return self.go_onward(row.seat, row.text)
            case _:
                return self.made(row.seat, self.table.play(row.seat, row.text))

    def made(self, seat: Seat, entries: tuple[Entry, ...]) -> int:
        """Record a move that the table has made."""
        self.revision += 1
        self.story.append(Told(self.revision, seat, entries, self.round))
        self.round = self.table.round
        return self.revision - 1

    def took_back(self, seat: Seat) -> int:
        """Remove the last move's events, and add that it was taken back."""
        self.revision += 1
        self.undone += 1
        later: list[Told] = []
        while (told := self.story.pop()).entries is None:
            later.append(told)
        for undone in reversed(later):
            self.story.append(undone)
        self.round = self.table.round
        self.story.append(Told(self.revision, seat, None, self.round))
        return told.revision - 1

    def hinted(self, seat: Seat) -> int:
        """Record that a seat was told what to do; what it was told is nobody else's."""
        self.table.hinted(seat)
        return self._tell(seat, "table-hinted")

    def agree(self, seat: Seat, yes: bool) -> int:
        """Record whether a seat agrees to hints; one that does not ends the matter for all."""
        if yes:
            self.agreed.add(seat)
        else:
            self.agreed.clear()
        return self._tell(seat, "table-hints-yes" if yes else "table-hints-no")

    def go_onward(self, seat: Seat, seed: str) -> int:
        """Leave the game that was played so far, with what a seat did not know dealt again."""
        self.table.go_onward(seat, seed)
        return self._tell(seat, "table-onward" if seed else "table-onward-same")

    def _tell(self, seat: Seat, says: str) -> int:
        self.revision += 1
        self.story.append(Told(self.revision, seat, None, self.round, says))
        return self.revision - 1

    @property
    def over(self) -> bool:
        return not self.table.to_act

    # What a seat is sent: made from its View, its own decisions and its events alone.

    def state(self, seat: Seat | None, since: int, worded: int = wire.WORDED) -> wire.State:
        """The whole position as a seat (None: a spectator) may see it, with the events since.

        Of a long story only the last part is told: its `since` says where it begins. A decision
        with at most `worded` moves comes with their words.
        """
        table = self.table
        since = max(min(since, self.revision), self.revision - TOLD)
        update = table.update(seat, table.ply)
        return wire.State(
            revision=self.revision,
            seat=seat,
            view=update.view,
            to_act=list(update.to_act),
            decisions=[
                wire.Question(
                    asked.answers,
                    asked.prompt,
                    asked.moves,
                    self._words(update.view, asked.moves)
                    if len(asked.moves) <= worded
                    else msgspec.UNSET,
                    asked.optional,
                )
                for asked in update.decisions
            ],
            since=since,
            events=list(self._story(update.view, seat, since)),
            outcome=update.outcome,
            can_undo=update.can_undo,
            notes=list(table.game.words.notes(update.view)),
            made=0 if seat is None else table.made(seat),
        )

    def state_text(self, seat: Seat | None, since: int) -> str:
        """`state` as a text frame."""
        return compose.text(self.state(seat, since))

    def _words(self, view: Any, moves: Sequence[Any]) -> list[wire.MoveWords]:
        words = self.table.game.words
        return [wire.MoveWords(words.move(view, move), words.group(view, move)) for move in moves]

    def _story(self, view: Any, seat: Seat | None, since: int) -> Iterator[wire.StoryLine]:
        words = self.table.game.words
        newer = list(takewhile(lambda told: told.revision > since, reversed(self.story)))
        for told in reversed(newer):
            if told.entries is None:
                said = Message(told.says, {"seat": SeatName(told.seat)})
                yield wire.StoryLine(told.revision, told.seat, told.round, None, said)
                continue
            for entry in told.entries:
                event = entry.seen(seat)
                text = words.event(view, event)
                yield wire.StoryLine(told.revision, told.seat, told.round, event, text)

    def choices(self, seat: Seat | None) -> wire.Choices:
        """Words for every move of the seat's decision."""
        table = self.table
        decisions = table.decisions_for(seat)
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

    def aids(self, seat: Seat | None) -> wire.Aids:
        """The game's aids for a seat."""
        made = self.table.game.companion().aids
        return wire.Aids(self.revision, None if made is None else made(self.table.view(seat)))
