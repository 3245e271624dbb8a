"""A table's present position: its rows, replayed."""

from __future__ import annotations

from collections.abc import Sequence

from hedgerow.core.errors import BadInput
from hedgerow.core.event import Entry
from hedgerow.core.text import Seat
from hedgerow.games import datafiles, game_named
from hedgerow.server.compose import AnyTable, Told
from hedgerow.server.store import MoveRow, TableRow
from hedgerow.table import Table


class Outdated(BadInput):
    """A table of rules or components that are not those in use now."""

    def __init__(self, row: TableRow) -> None:
        now = game_named(row.game).version
        if row.rules == now:
            super().__init__("error-table-components", table=row.id)
        else:
            super().__init__("error-table-outdated", table=row.id, rules=row.rules, now=now)


class Position:
    """A live table with its story. `version` counts rows, so it grows with an undo too."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.version = 0
        self.story: list[Told] = []
        self.undone = 0
        """How many moves were ever taken back: a bot's thought from before is worth nothing."""

    @classmethod
    def of(cls, row: TableRow, seats: int, rows: Sequence[MoveRow]) -> Position:
        """From nothing but what is stored; it can take a while, so not in an event loop."""
        game = game_named(row.game)
        if row.rules != game.version or row.data != datafiles.replaced(row.game):
            raise Outdated(row)
        made: AnyTable = Table(
            game, seats, row.options, seed=row.seed, contributions=row.contributions
        )
        position = cls(made)
        for move in rows:
            position.replay(move)
        return position

    def replay(self, row: MoveRow) -> int:
        """Apply a stored row; gives the version after which the story has changed."""
        if row.kind == "undo":
            self.table.undo(row.seat)
            return self.took_back(row.seat)
        return self.made(row.seat, self.table.play(row.seat, row.text))

    def made(self, seat: Seat, entries: tuple[Entry, ...]) -> int:
        """Note a move that the table has made."""
        self.version += 1
        self.story.append(Told(self.version, seat, entries))
        return self.version - 1

    def took_back(self, seat: Seat) -> int:
        """Strike the last move from the story, and tell that it was taken back."""
        self.version += 1
        self.undone += 1
        at = max(i for i, told in enumerate(self.story) if told.entries is not None)
        before = self.story.pop(at).version - 1
        self.story.append(Told(self.version, seat, None))
        return before

    @property
    def over(self) -> bool:
        return not self.table.to_act
