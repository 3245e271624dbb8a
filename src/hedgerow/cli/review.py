"""`hedgerow review FILE`: what made the result of a finished game, for one seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from hedgerow.cli import records
from hedgerow.cli.progress import counting
from hedgerow.cli.say import console, language, print_json, say, set_language
from hedgerow.coach.records import replayed, seat_named
from hedgerow.coach.review import review as made
from hedgerow.coach.review.report import CERTAIN, Chance, Judged, Report, Row
from hedgerow.core.text import Arg, Message, SeatName, seat_letter
from hedgerow.locale import Catalogue

_BAR: Final = 30
"""The length in characters of a sure win."""
_TOLD: Final = 3
"""The most moments that are printed for a row."""


def review(
    file: Annotated[Path, typer.Argument(help="A record file of a finished game.")],
    seat: Annotated[str, typer.Option(help="The seat under review: a letter.")] = "A",
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Tell what a result was made of: own errors, rivals' errors and luck."""
    if lang is not None:
        set_language(lang)
    game, record = records.read(file)
    replayed(game, record, str(file))
    mine = seat_named(seat, record.seats)
    with counting(say("review-progress")) as count:
        report = made(game, record, mine, count)
    if as_json:
        print_json(report)
    else:
        _Printer(report).show()


class _Printer:
    def __init__(self, report: Report) -> None:
        self._report = report
        self._catalogue = Catalogue(language())

    def show(self) -> None:
        report = self._report
        title = Message(
            "review-title",
            {"game": Message(f"game-{report.game}-name"), "seat": SeatName(report.seat)},
        )
        self._line(title, "bold")
        self._line(report.method, "dim")
        self._chart()
        self._ledger()
        self._accuracy()
        self._decisions()

    def _say(self, message: Message) -> str:
        return self._catalogue.say(message)

    def _line(self, message: Message, style: str = "") -> None:
        console.print(Text(self._say(message), style=style))

    def _chart(self) -> None:
        """A bar for the seat's chance after each turn, and the figures of all seats."""
        report = self._report
        console.print()
        self._line(Message("review-chart"), "bold")
        grid = Table(box=None, padding=(0, 1), show_header=True, pad_edge=False)
        grid.add_column("")
        for seat in range(report.seats):
            grid.add_column(seat_letter(seat), justify="right")
        grid.add_column("")
        for moment in report.moments:
            bar = "█" * round(_BAR * moment.chances[report.seat] / CERTAIN)
            chances = (f"{100 * chance / CERTAIN:.0f}" for chance in moment.chances)
            grid.add_row(self._say(moment.label), *chances, bar)
        console.print(grid)

    def _ledger(self) -> None:
        console.print()
        self._line(Message("review-ledger"), "bold")
        for row in self._report.rows:
            self._row(row)

    def _row(self, row: Row) -> None:
        signed = row.kind not in ("start", "result")
        console.print(Text(f"{_percent(row.change, signed):>9}  {self._say(row.title)}"))
        for told in row.told[:_TOLD]:
            where = f"{self._say(told.label)}: {self._say(told.text)}"
            console.print(Text(f"{'':11}{_percent(told.change)}  {where}", style="dim"))
        more = row.count - len(row.told[:_TOLD])
        if more > 0:
            rest = row.change - sum(told.change for told in row.told[:_TOLD])
            text = self._say(Message("review-more", {"count": more, "rest": _percent(rest)}))
            console.print(Text(f"{'':11}{text}", style="dim"))
        if row.note is not None:
            console.print(Text(f"{'':11}{self._say(row.note)}", style="dim"))

    def _accuracy(self) -> None:
        console.print()
        for each in self._report.accuracy:
            if each.percent is None:
                continue
            shown: dict[str, Arg] = {
                "seat": SeatName(each.seat),
                "percent": f"{each.percent:.0f}",
                "doubt": f"{each.doubt:.0f}",
                "decisions": each.decisions,
                "listed": each.listed,
            }
            self._line(Message("review-accuracy", shown))

    def _decisions(self) -> None:
        report = self._report
        console.print()
        if not report.worst:
            self._line(Message("review-no-errors"))
        for number, at in enumerate(report.worst, start=1):
            self._decision(number, report.decisions[at])
        if report.find is not None:
            find = report.decisions[report.find]
            lead = _percent(find.lead)
            told: dict[str, Arg] = {"label": find.label, "played": find.played.words, "lead": lead}
            self._line(Message("review-find", told))

    def _decision(self, number: int, judged: Judged) -> None:
        cost, doubt = _percent(-judged.cost), _percent(judged.doubt, signed=False)
        title = f"{number}. {self._say(judged.label)}: {self._say(judged.prompt)}"
        console.print(Text(title, style="bold"))
        told: dict[str, Arg] = {"played": judged.played.words, "cost": cost, "doubt": doubt}
        console.print(Text("   " + self._say(Message("review-played", told))))
        console.print(
            Text("   " + self._say(Message("review-better", {"best": judged.best.words})))
        )
        for reason in judged.reasons:
            console.print(Text("   " + self._say(reason), style="dim"))


def _percent(change: Chance, signed: bool = True) -> str:
    """In percent to a tenth, with the minus sign of print."""
    text = f"{100 * change / CERTAIN:{'+' if signed else ''}.1f} %"
    text = text.replace("-", "−").replace(" ", "\u00a0")
    return text.replace(".", ",") if language() == "fr" else text
