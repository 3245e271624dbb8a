"""`hedgerow replay` and `hedgerow verify`: show and check a record."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import UNSET, Struct, UnsetType

from hedgerow.cli import records
from hedgerow.cli.say import console, language, print_json, say, set_language
from hedgerow.cli.terminal import Key, Terminal, keyboard
from hedgerow.coach.records import eyes_named, naming, replayed
from hedgerow.core.errors import BadInput
from hedgerow.core.event import Event
from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.record import Record
from hedgerow.core.text import Message, Seat, SeatName, seat_letter
from hedgerow.locale import Catalogue
from hedgerow.table import Table
from hedgerow.table import verify as verify_record


class Position(Struct, frozen=True):
    """What `replay --json` prints: `view` for one seat, `views` by letter for all."""

    game: str
    version: int
    moves: int
    at: int
    to_act: tuple[Seat, ...]
    events: list[Any]
    outcome: Outcome | None
    view: Any | UnsetType = UNSET
    views: dict[str, Any] | UnsetType = UNSET


class Verified(Struct, frozen=True):
    """What `verify --json` prints; a record that fails prints nothing and exits with 2."""

    file: str
    game: str
    version: int
    seats: int
    moves: int
    finished: bool
    digest: str
    commitment: str
    outcome: Outcome | None


def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    to: Annotated[int | None, typer.Option(help="Show the position after this many moves.")] = None,
    seat: Annotated[str, typer.Option(help="Whose eyes: a letter, or all.")] = "all",
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Step through a game with the arrow keys, or print one position of it."""
    if lang is not None:
        set_language(lang)
    game, record = records.read(file)
    last = len(record.moves)
    if to is not None and not 0 <= to <= last:
        raise BadInput("error-replay-to", place=str(file), to=str(to), last=last)
    eyes = eyes_named(seat, record.seats)
    if record.rules != game.version and to is None and not as_json:
        _read_only(game, record, str(file))
        return
    # The whole record is checked before any of it is shown.
    replayed(game, record, str(file))
    viewer = Viewer(Terminal(console), game, record, str(file), eyes, Catalogue(language()))
    if as_json:
        print_json(viewer.position(last if to is None else to))
    elif to is None and sys.stdin.isatty() and console.is_terminal:
        with keyboard() as key, suppress(KeyboardInterrupt):
            viewer.steer(key)
    else:
        viewer.show(last if to is None else to)


def _read_only(game: AnyGame, record: Record, place: str) -> None:
    """Print what can be read of a record whose rules are no longer in use."""
    terminal, catalogue = Terminal(console), Catalogue(language())
    told = {"rules": record.rules, "now": game.version, "place": place}
    terminal.say(say("error-record-version", **told), style="bold")
    terminal.say(say("replay-old"))
    if record.outcome is not None:
        for seat in record.outcome.winners:
            terminal.say(catalogue.say(Message("play-wins", {"seat": SeatName(seat)})))
        for seat, score in enumerate(record.outcome.scores):
            shown = say("replay-old-score", seat=seat_letter(seat), total=score.total)
            terminal.say(shown)
    for number, played in enumerate(record.moves, start=1):
        terminal.say(f"{number:4} {seat_letter(played.seat)} {played.move}", whole=True)


class Viewer:
    """Shows any position of a record, as a seat saw it or with every secret (seat None)."""

    def __init__(
        self,
        terminal: Terminal,
        game: AnyGame,
        record: Record,
        place: str,
        seat: Seat | None,
        catalogue: Catalogue,
    ) -> None:
        self.terminal = terminal
        self.game = game
        self.record = record
        self.place = place
        self.seat = seat
        self._catalogue = catalogue

    def position(self, at: int) -> Position:
        table = self._table(at)
        shown: dict[str, Any] = {}
        if self.seat is not None:
            shown["view"] = table.view(self.seat)
        else:
            seats = range(table.seats)
            shown["views"] = {seat_letter(seat): table.view(seat) for seat in seats}
            shown["views"]["spectator"] = table.view(None)
        return Position(
            game=self.game.id,
            version=self.game.version,
            moves=len(self.record.moves),
            at=at,
            to_act=table.to_act,
            events=self._events(table),
            outcome=table.outcome,
            **shown,
        )

    def show(self, at: int) -> None:
        """Print the position after `at` moves, and the move that led there."""
        table, words = self._table(at), self.game.words
        view = table.view(self.seat)
        self.terminal.draw(words.draw(view, self._catalogue.say))
        self._say(Message("replay-at", {"at": at, "moves": len(self.record.moves)}), "bold")
        if at:
            played = self.record.moves[at - 1]
            who = SeatName(played.seat)
            self._say(Message("replay-move", {"seat": who, "move": played.move}))
        for event in self._events(table):
            self._say(words.event(view, event), "italic")
        if self.record.notes and str(at) in self.record.notes:
            # A file may come from anybody: nothing in it may steer the terminal.
            text = "".join(c if c.isprintable() else " " for c in self.record.notes[str(at)])
            self._say(Message("replay-note", {"text": text}))
        for seat in (self.seat,) if self.seat is not None else range(table.seats):
            for note in words.notes(table.view(seat)):
                if self.seat is None and table.to_act:
                    note = Message("replay-sees", {"seat": SeatName(seat), "note": note})
                self._say(note)
            if not table.to_act:
                break  # at the end all see the same
        for seat in table.to_act:
            self._say(Message("replay-to-act", {"seat": SeatName(seat)}))
        if table.outcome is not None:
            self._say(table.outcome.reason, "bold")
            for seat in table.outcome.winners:
                self._say(Message("play-wins", {"seat": SeatName(seat)}))

    def steer(self, key: Callable[[], Key]) -> None:
        """Arrow keys step, Home and End jump, q leaves."""
        last = len(self.record.moves)
        at = 0
        while True:
            self.terminal.forget()
            self.show(at)
            self._say(Message("replay-keys"), "dim")
            match key():
                case "left":
                    at = max(0, at - 1)
                case "right":
                    at = min(last, at + 1)
                case "home":
                    at = 0
                case "end":
                    at = last
                case "quit":
                    return
                case "other":
                    pass

    def _table(self, at: int) -> Table[Any, Any, Any, Any]:
        return replayed(self.game, self.record, self.place, at)

    def _events(self, table: Table[Any, Any, Any, Any]) -> list[Event]:
        """The events of the last move; with their secret part if everything is shown."""
        since = max(0, table.ply - 1)
        if self.seat is not None:
            return table.events(self.seat, since)
        public = table.events(None, since)
        seen = [table.events(seat, since) for seat in range(table.seats)]
        return [
            next((told[at] for told in seen if told[at] != event), event)
            for at, event in enumerate(public)
        ]

    def _say(self, message: Message, style: str = "") -> None:
        self.terminal.say(self._catalogue.say(message), style)


def verify(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Check a record without trusting anybody: digest, shuffle, every move, outcome."""
    if lang is not None:
        set_language(lang)
    place = str(file)
    game, record = records.read(file)
    with naming(place):
        table = verify_record(game, record, place)
    if as_json:
        print_json(
            Verified(
                file=place,
                game=game.id,
                version=game.version,
                seats=record.seats,
                moves=len(record.moves),
                finished=not table.to_act,
                digest=record.digest,
                commitment=record.shuffle.commitment,
                outcome=record.outcome,
            )
        )
        return
    terminal = Terminal(console)
    terminal.say(say("verify-digest", digest=record.digest), whole=True)
    terminal.say(say("verify-commitment", commitment=record.shuffle.commitment), whole=True)
    terminal.say(say("verify-contributions", count=len(record.shuffle.contributions)), whole=True)
    terminal.say(say("verify-moves", count=len(record.moves)), whole=True)
    if record.outcome is None:
        terminal.say(say("verify-unfinished"), whole=True)
    else:
        reason = Catalogue(language()).say(record.outcome.reason)
        terminal.say(say("verify-outcome", reason=reason), whole=True)
