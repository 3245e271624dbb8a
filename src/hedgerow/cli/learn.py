"""`hedgerow learn GAME`: a lesson in the terminal, from the same data as the browser's."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer
from rich.text import Text

from hedgerow.cli.play import choose_game
from hedgerow.cli.say import console, language, set_language
from hedgerow.cli.terminal import Terminal
from hedgerow.coach.lessons import Course, Sitting, course_of, has_lesson
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message, seat_letter
from hedgerow.games import GAMES, game_named
from hedgerow.locale import Catalogue

_FEW: Final = 12
"""At most this many moves are listed; of more, the notation of one is shown as an example."""
_DRAWN: Final = ("hex", "cell", "space", "tile")
"""Places with a name that the drawn board bears at its edges."""


def learn(
    game: Annotated[str | None, typer.Argument(help="The game; a menu if not given.")] = None,
    step: Annotated[str | None, typer.Option(help="Begin at this step, by name or number.")] = None,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Learn a game step by step: one idea, one move."""
    if lang is not None:
        set_language(lang)
    terminal = Terminal(console)
    taught = [each for each in GAMES if has_lesson(each)]
    chosen = choose_game(terminal, taught) if game is None else game_named(game)
    if chosen is not None:
        Class(course_of(chosen), terminal, step).run()


class Leave(Exception):
    """The person wants to stop."""


class Class:
    """Leads through the steps of a course."""

    def __init__(self, course: Course, terminal: Terminal, step: str | None) -> None:
        self._course, self._terminal = course, terminal
        self._at = 0 if step is None else self._number(step)
        deal = course.lesson.deal
        plain = Catalogue(language())
        bots = (
            plain.say(Message(f"web-bot-name-{seat_letter(seat)}")) for seat in range(deal.seats)
        )
        names = [
            f"{name} ({seat_letter(seat)})" if seat != course.lesson.seat else seat_letter(seat)
            for seat, name in enumerate(bots)
        ]
        self._catalogue = Catalogue(language(), names)

    def run(self) -> None:
        """From the first step to the last, or until the person leaves."""
        steps = self._course.lesson.steps
        try:
            while self._at < len(steps):
                self._step(self._course.sit(steps[self._at].id))
            self._tell("learn-over")
        except (Leave, EOFError, KeyboardInterrupt):
            name = steps[self._at].id
            self._tell("learn-left", game=self._course.game.id, step=name)

    def _number(self, step: str) -> int:
        steps = self._course.lesson.steps
        if step.isdigit() and 1 <= int(step) <= len(steps):
            return int(step) - 1
        return steps.index(self._course.step(step))

    def _step(self, sitting: Sitting) -> None:
        steps = self._course.lesson.steps
        self._terminal.say()
        number = self._message("learn-step", step=self._at + 1, steps=len(steps))
        self._terminal.say(f"{number} · {self._say(sitting.words.title)}", style="bold")
        self._rich(sitting.words.text)
        self._look(sitting)
        while sitting.act is not None:
            self._task(sitting)
            if not self._obey(sitting, self._terminal.ask("> ")):
                return  # to another step
        self._rich(sitting.words.done, style="green")
        self._at += 1

    def _look(self, sitting: Sitting) -> None:
        view, words = sitting.table.view(sitting.seat), sitting.game.words
        self._terminal.draw(words.draw(view, self._catalogue.say))
        for note in words.notes(view):
            self._terminal.say(self._say(note))

    def _task(self, sitting: Sitting) -> None:
        act = sitting.act
        assert act is not None
        self._rich(sitting.words.act(sitting.at), style="yellow")
        lit = [place.split() for place in act.lit]
        if named := [words[1] for words in lit if words[0] in _DRAWN]:
            self._tell("learn-lit", places=", ".join(named))
        if act.picks:
            for number, pick in enumerate(act.picks, start=1):
                mark = "x" if pick.id in sitting.picked else str(number)
                self._terminal.say(f"  {mark}  {self._say(sitting.words.pick(pick.id))}")
        else:
            legal = sitting.legal()
            view = sitting.table.view(sitting.seat)
            for number, move in enumerate(legal[:_FEW] if len(legal) <= _FEW else (), start=1):
                text = self._say(sitting.game.words.move(view, move))
                self._terminal.say(f"  {number:>2}  {text}  [{move}]")
            if len(legal) > _FEW:
                self._tell("learn-notation", move=str(legal[0]), count=len(legal))
        self._tell("learn-keys")

    def _obey(self, sitting: Sitting, line: str) -> bool:
        """Do what was typed; False when it leads to another step."""
        match line.lower():
            case "q" | "quit":
                raise Leave
            case "s" | "show":
                self._tell("learn-shown", answer=self._shown(sitting))
            case "b" | "back":
                self._at = max(0, self._at - 1)
                return False
            case "n" | "next":
                self._at += 1
                return False
            case "":
                pass
            case _:
                self._answer(sitting, line)
        return True

    def _shown(self, sitting: Sitting) -> str:
        shown, act = sitting.shown(), sitting.act
        if not isinstance(shown, str) or act is None:
            return str(shown)
        number = [pick.id for pick in act.picks].index(shown) + 1
        return f"{number} · {self._say(sitting.words.pick(shown))}"

    def _answer(self, sitting: Sitting, line: str) -> None:
        picks = [pick.id for pick in sitting.act.picks] if sitting.act else []
        if picks and self._meant(sitting, line) not in picks:
            self._tell("learn-pick", count=len(picks))
            return
        try:
            verdict = sitting.give(self._meant(sitting, line))
        except BadInput as error:
            self._terminal.say(self._say(error.message), style="red")
            return
        if verdict.kind == "right":
            if not sitting.picked:
                self._look(sitting)
        else:
            self._rich(verdict.say, style="red")

    def _meant(self, sitting: Sitting, line: str) -> Any:
        """The answer behind a number, or what was typed."""
        act = sitting.act
        assert act is not None
        if not line.isdigit():
            return line
        if act.picks:
            ids = [pick.id for pick in act.picks]
            return ids[int(line) - 1] if 1 <= int(line) <= len(ids) else line
        legal = sitting.legal()
        return legal[int(line) - 1] if 1 <= int(line) <= len(legal) <= _FEW else line

    def _say(self, message: Message) -> str:
        return self._catalogue.say(message)

    def _message(self, id: str, **args: str | int) -> str:
        return self._say(Message(id, dict(args)))

    def _tell(self, id: str, **args: str | int) -> None:
        self._terminal.say(self._message(id, **args), style="dim")

    def _rich(self, message: Message, style: str = "") -> None:
        """A text in which ** marks what matters."""
        text = Text(style=style)
        for number, part in enumerate(self._say(message).split("**")):
            text.append(part, style="bold" if number % 2 else "")
        self._terminal.console.print(text)
