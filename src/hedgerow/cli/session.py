"""A game at one keyboard: people in turn, bots in between, every move saved immediately."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from msgspec import Struct

from hedgerow.bots import Bot, Budget
from hedgerow.cli import records
from hedgerow.cli.rulebook import Statement, matches, plain, statements
from hedgerow.cli.terminal import Terminal, width_of
from hedgerow.coach.hints import hints
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message, Seat, SeatName, seat_letter
from hedgerow.locale import Catalogue
from hedgerow.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any, Any]

_FEW: Final = 9
"""At most this many choices are listed without being asked for."""
_SPACIOUS: Final = 30
"""At most this many choices are listed one per line; more are listed by heading, in notation."""
_HINT_MS: Final = 1000
"""The budget of a hint."""
_REASONS: Final = 12
"""The number of bot moves that `why` can explain."""


class Player(Struct, frozen=True):
    """The player of a seat: a bot by name, or a person (no bot)."""

    name: str = ""
    bot: Bot[Any, Any] | None = None
    budget: Budget = Budget()


class Choice(Struct, frozen=True):
    """A legal move in the list; `number` does not change while the question is open."""

    number: int
    move: Any
    heading: str
    text: str


class Leave(Exception):
    """The person wants to stop."""


class Session:
    """Plays a table to its end, or until the person leaves."""

    def __init__(
        self,
        table: AnyTable,
        players: Mapping[Seat, Player],
        terminal: Terminal,
        catalogue: Catalogue,
        path: Path,
    ) -> None:
        self.table = table
        self.players = dict(players)
        self.people = [seat for seat, player in players.items() if player.bot is None]
        self.terminal = terminal
        self.path = path
        self._catalogue = catalogue
        self._present: Seat | None = self.people[0] if len(self.people) == 1 else None
        # A resumed game begins with its last round, not with all its events.
        self._since = max(0, table.ply - table.seats)
        self._told: dict[Seat | None, int] = {}
        self._reasons: list[tuple[Seat, str, tuple[Message, ...]]] = []
        commands: dict[str, Callable[[Seat | None, str], bool]] = {
            "help": self._help,
            "list": self._list,
            "board": self._board,
            "log": self._log,
            "rules": self._rules,
            "rule": self._rule,
            "undo": self._undo,
            "why": self._why,
            "hint": self._hint,
            "save": self._save_copy,
            "quit": self._quit,
        }
        self._commands = {"?": self._hint} | commands
        for name, command in commands.items():
            self._commands[plain(self._say(f"play-command-{name}"))] = command

    # The course of a game

    def run(self) -> None:
        """Play from the current position. Leaving is not an error: the record is safe."""
        records.write(self.path, self.table.record)  # fail before the first move
        try:
            self._greet()
            while self.table.to_act:
                self._step()
            self._end()
            self._afterwards()
        except (Leave, EOFError, KeyboardInterrupt):
            self._farewell()

    def _step(self) -> None:
        """Ask the first seat to act; of several people, the one at the keyboard."""
        waiting = self.table.to_act
        if self.players[waiting[0]].bot is not None:
            self._bot_moves(waiting[0])
        else:
            self._person_moves(self._present if self._present in waiting else waiting[0])

    def _bot_moves(self, seat: Seat) -> None:
        player = self.players[seat]
        assert player.bot is not None
        decision = self.table.decisions_for(seat)[0]
        with self.terminal.busy(self._say("play-thinking", seat=SeatName(seat))):
            choice = player.bot.choose(self.table.view(seat), decision, player.budget)
        if choice.reasons:
            text = self._move_text(self.table.view(None), choice.move)
            self._reasons.append((seat, text, choice.reasons))
        self._play(seat, choice.move)

    def _person_moves(self, seat: Seat | None) -> None:
        assert seat is not None
        if self._idle(seat):
            self._play(seat, self.table.decisions_for(seat)[0].moves[0])
            return
        if seat != self._present:
            self._hand_over(seat)
        self._present = seat
        self._tell(seat)
        self._board(seat, "")
        self._ask(seat)
        while not self._obey(seat, self.terminal.ask(f"{self._catalogue.seat(seat)}> ")):
            pass

    def _idle(self, seat: Seat) -> bool:
        """Whether the only move is to go on, so that nobody has to be asked."""
        idle = self.table.game.words.idle
        return all(idle(move) for asked in self.table.decisions_for(seat) for move in asked.moves)

    def _hand_over(self, seat: Seat) -> None:
        """Hide secrets: the screen is empty until the next person is there."""
        if self._present is not None:  # at first there is only the greeting, and no secret
            self.terminal.forget()
        self.terminal.ask(self._say("play-hand-over", seat=SeatName(seat)) + " ")
        self.terminal.forget()

    def _play(self, seat: Seat, move: Any) -> None:
        self.table.play(seat, move)
        self._save()
        if len(self.people) < 2:
            self._tell(self._present)

    def _tell(self, seat: Seat | None) -> None:
        """Print the events since this seat was last asked."""
        view = self.table.view(seat)
        for event in self.table.events(seat, self._told.get(seat, self._since)):
            self._line(self.table.game.words.event(view, event), "italic")
        self._told[seat] = self.table.ply

    # What a person types

    def _obey(self, seat: Seat | None, line: str) -> bool:
        """Execute a line of input; returns whether the position has changed."""
        if not line:
            return False
        try:
            return self._obeyed(seat, line)
        except BadInput as error:
            self._line(error.message, "bold red")
            return False

    def _obeyed(self, seat: Seat | None, line: str) -> bool:
        if seat is not None:
            letter, _, said = line.partition(" ")
            other = self._other_person(seat, letter)
            if other is not None and self._move_of(said) is not None:
                self._play(other, self._move_of(said))
                return True
            move = self._move_of(line)
            if move is not None:
                self._play(seat, move)
                return True
            if line.isdecimal():
                choices = self._choices(seat)
                if not 1 <= int(line) <= len(choices):
                    raise BadInput("error-choice", number=line, count=len(choices))
                self._play(seat, choices[int(line) - 1].move)
                return True
        word, _, rest = line.partition(" ")
        command = self._commands.get(plain(word))
        if command is not None:
            return command(seat, rest.strip())
        if seat is not None:
            return self._find(seat, line)
        raise BadInput("error-after", text=line)

    def _other_person(self, seat: Seat, letter: str) -> Seat | None:
        """Another person at this keyboard who may act without being asked."""
        for person in self.people:
            if person != seat and letter.upper() == seat_letter(person):
                offered = self.table.decisions_for(person)
                return person if any(decision.optional for decision in offered) else None
        return None

    def _move_of(self, line: str) -> Any:
        for text in (line, line.lower()):
            try:
                return self.table.game.parse(text)
            except ValueError:
                continue
        return None

    def _choices(self, seat: Seat) -> list[Choice]:
        view, words = self.table.view(seat), self.table.game.words
        moves = [move for asked in self.table.decisions_for(seat) for move in asked.moves]
        return [
            Choice(
                number,
                move,
                self._catalogue.say(words.group(view, move)),
                self._move_text(view, move),
            )
            for number, move in enumerate(moves, start=1)
        ]

    def _find(self, seat: Seat, line: str) -> bool:
        found = [
            choice
            for choice in self._choices(seat)
            if matches(line.split(), f"{choice.heading} {choice.text} {choice.move}")
        ]
        if not found:
            raise BadInput("error-command", text=line)
        self._show_choices(found)
        return False

    def _list(self, seat: Seat | None, rest: str) -> bool:
        if seat is None:
            return False
        if rest:
            return self._find(seat, rest)
        self._show_choices(self._choices(seat))
        return False

    def _show_choices(self, choices: list[Choice]) -> None:
        if len(choices) <= _SPACIOUS:
            for choice in choices:
                self.terminal.say(f"{choice.number:>5}  {choice.text}  ({choice.move})")
            return
        groups: dict[str, list[Choice]] = {}
        for choice in choices:
            groups.setdefault(choice.heading, []).append(choice)
        if len(groups) == len(choices):
            self._in_columns([f"{choice.number:>4} {choice.heading}" for choice in choices])
            return
        wide = max(map(len, groups))
        for heading, members in groups.items():
            inside = "   ".join(f"{choice.number} {choice.move}" for choice in members)
            self.terminal.say(f"{heading:<{wide}}   {inside}")

    def _in_columns(self, cells: list[str]) -> None:
        wide = max(map(len, cells)) + 3
        columns = max(1, self.terminal.console.width // wide)
        for start in range(0, len(cells), columns):
            row = cells[start : start + columns]
            self.terminal.say("".join(f"{cell:<{wide}}" for cell in row).rstrip())

    def _board(self, seat: Seat | None, rest: str) -> bool:
        view = self.table.view(seat)
        self.terminal.say()
        self.terminal.draw(self.table.game.words.draw(view, self._catalogue.say))
        self.terminal.say()
        for note in self.table.game.words.notes(view):
            self._line(note)
        return False

    def _ask(self, seat: Seat) -> None:
        decisions = self.table.decisions_for(seat)
        for decision in decisions:
            self._line(decision.prompt, "bold")
        count = sum(len(decision.moves) for decision in decisions)
        if count <= _FEW:
            self._show_choices(self._choices(seat))
        moves = decisions[0].moves
        example = str(moves[len(moves) // 2])
        self._tell_id("play-how", count=count, example=example)

    def _log(self, seat: Seat | None, rest: str) -> bool:
        view = self.table.view(seat)
        for event in self.table.events(seat):
            self._line(self.table.game.words.event(view, event))
        return False

    def _rules(self, seat: Seat | None, rest: str) -> bool:
        found = 0
        for statement in self._statements():
            title = self._say(f"rule-{statement.number}")
            if matches(rest.split(), f"{statement.number} {title} {statement.text}"):
                self.terminal.say(f"{statement.number:<8} {title}")
                found += 1
        if not found:
            raise BadInput("error-rules-none", text=rest)
        self._tell_id("play-rule-how")
        return False

    def _rule(self, seat: Seat | None, rest: str) -> bool:
        for statement in self._statements():
            if plain(rest) in (plain(statement.number), statement.number.rpartition("-")[2]):
                self.terminal.say(f"{statement.number}  {self._say(f'rule-{statement.number}')}")
                self.terminal.say(statement.text, "dim")
                return False
        raise BadInput("error-rule-unknown", text=rest)

    def _statements(self) -> list[Statement]:
        return statements(self.table.game.info.rules_in(self._catalogue.language))

    def _undo(self, seat: Seat | None, rest: str) -> bool:
        if seat is None:
            raise BadInput("error-after", text="undo")
        self.table.undo(seat)
        while self._idle(seat) and self.table.can_undo(seat):
            self.table.undo(seat)  # it was made automatically for the person
        self._told = {who: min(told, self.table.ply) for who, told in self._told.items()}
        self._save()
        self._tell_id("play-undone")
        return True

    def _why(self, seat: Seat | None, rest: str) -> bool:
        """A bot's reasons reveal its secrets, so in a game with secrets they wait for the end."""
        if self.table.game.info.hidden and self.table.to_act:
            self._tell_id("play-why-later")
            return False
        if not self._reasons:
            self._tell_id("play-why-none")
        for who, text, reasons in self._reasons[-_REASONS:]:
            self.terminal.say(f"{seat_letter(who)}: {text}", "bold")
            for reason in reasons:
                self.terminal.say(f"   {self._catalogue.say(reason)}")
        return False

    def _hint(self, seat: Seat | None, rest: str) -> bool:
        """What a strong player would do; the record notes that somebody asked."""
        asked = [] if seat is None else self.table.decisions_for(seat)
        if seat is None or not asked:
            return self._help(seat, rest)
        with self.terminal.busy(self._say("play-hint-thinking")):
            found = hints(self.table.game, self.table.view(seat), asked[0], Budget(_HINT_MS))
        self.table.hinted(seat)
        self._save()
        for number, hint in enumerate(found.hints, start=1):
            first, *later = [self._catalogue.say(step.words) for step in hint.steps]
            percent = "" if hint.chance is None else self._percent(hint.chance, hint.gain)
            self.terminal.say(f"{number}. {first}{percent}", "bold")
            if later:
                self.terminal.say("   " + self._say("play-hint-then", steps="; ".join(later)))
            for reason in hint.reasons[:1]:
                self.terminal.say(f"   {self._catalogue.say(reason)}")
        if found.alone:
            self._tell_id("play-hint-alone")
        if found.ordinary is not None:
            percent = str(round(100 * found.ordinary))
            doubt = f"{100 * found.doubt:.1f}"
            self._tell_id("play-hint-ordinary", percent=percent, doubt=doubt)
        return False

    def _percent(self, chance: float, gain: float | None) -> str:
        more = "" if not gain or round(100 * gain) == 0 else f" ({round(100 * gain):+})"
        return "  " + self._say("play-hint-percent", percent=str(round(100 * chance))) + more

    def _save_copy(self, seat: Seat | None, rest: str) -> bool:
        if rest:
            path = Path(rest).expanduser()
            records.check_free(path)
            records.write(path, self.table.record)
            self._tell_id("play-saved", place=str(path))
        else:
            self._tell_id("play-saved", place=str(self.path))
        return False

    def _help(self, seat: Seat | None, rest: str) -> bool:
        self._tell_id("play-help")
        self._tell_id(f"game-{self.table.game.id}-legend")
        return False

    def _quit(self, seat: Seat | None, rest: str) -> bool:
        raise Leave

    # Beginning and end

    def _greet(self) -> None:
        game = self.table.game
        self.terminal.say(self._say(f"game-{game.id}-name"), "bold")
        self._tell_id(f"game-{game.id}-line")
        for seat, player in self.players.items():
            if player.bot is not None:
                self._tell_id("play-seat-bot", seat=SeatName(seat), bot=player.name)
            else:
                alone = len(self.people) == 1
                id = "play-seat-you" if alone else "play-seat-person"
                self._tell_id(id, seat=SeatName(seat))
        self._tell_id("play-commitment")
        self.terminal.say(f"   {self.table.shuffle.commitment}", whole=True)
        self._tell_id("play-saving", place=str(self.path))
        self._tell_id(f"game-{game.id}-legend")
        needed = width_of(game.words.draw(self.table.view(self._present), self._catalogue.say))
        if self.terminal.console.is_terminal and self.terminal.console.width < needed:
            width = self.terminal.console.width
            self._tell_id("play-narrow", needed=needed, width=width)

    def _end(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self._tell(self._present)
        self._board(None, "")
        self.terminal.say()
        self._line(outcome.reason, "bold")
        winners = outcome.winners
        for seat in winners:
            id = "play-wins" if len(winners) == 1 else "play-shares"
            self._tell_id(id, seat=SeatName(seat))
        for seat, score in enumerate(outcome.scores):
            self._tell_id("play-score", seat=SeatName(seat), points=score.total)
            for line in score.lines:
                label = self._catalogue.say(line.label)
                self._tell_id("play-score-line", label=label, points=line.points)
        self._tell_id("play-record", place=str(self.path))
        self._tell_id("play-verify")
        self.terminal.say(f"   hedgerow verify {shlex.quote(str(self.path))}", whole=True)

    def _afterwards(self) -> None:
        """Keep answering commands about the finished game."""
        self._tell_id("play-afterwards")
        while True:
            self._obey(None, self.terminal.ask("> "))

    def _farewell(self) -> None:
        self.terminal.say()
        if not self._save():
            return
        if self.table.to_act:
            self._tell_id("play-left")
            file = shlex.quote(str(self.path))
            self.terminal.say(f"   hedgerow play --resume {file}{self._who()}", whole=True)
        else:
            self._tell_id("play-goodbye")

    def _who(self) -> str:
        """The options that seat the same people and bots again."""
        bots = [player.name for player in self.players.values() if player.bot is not None]
        people = f" --hot-seat {len(self.people)}" if len(self.people) != 1 else ""
        return people + (f" --bots {','.join(bots)}" if bots else "")

    # Words

    def _save(self) -> bool:
        """Write the record; a full disk does not stop the game: the next move writes it again."""
        try:
            records.write(self.path, self.table.record)
        except BadInput as error:
            self._line(error.message, "bold red")
            return False
        return True

    def _say(self, id: str, **args: Any) -> str:
        return self._catalogue.say(Message(id, args))

    def _tell_id(self, id: str, **args: Any) -> None:
        self.terminal.say(self._say(id, **args))

    def _line(self, message: Message, style: str = "") -> None:
        self.terminal.say(self._catalogue.say(message), style)

    def _move_text(self, view: Any, move: Any) -> str:
        return self._catalogue.say(self.table.game.words.move(view, move))
