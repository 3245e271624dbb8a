"""`feed`: what feeds each species on a table in a file, and the best turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from hedgerow.core.companion import Clerk, Document, Tool
from hedgerow.core.paper import Cell, Grid, Line, Paper
from hedgerow.core.text import Arg, Message, Say
from hedgerow.games.north_woods import hunger
from hedgerow.games.north_woods.box import name
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.diet import rank
from hedgerow.games.north_woods.edits import Situation, after, edit_message
from hedgerow.games.north_woods.feeding import ALL_RANKS, CARRION, Feeders, best_feedings
from hedgerow.games.north_woods.planner import Plan, fed_ranks, whole_turn
from hedgerow.games.north_woods.tableau import filled
from hedgerow.games.north_woods.tablefile import Answer, TableFile, answer, read_table

_LISTED: Final = 100
"""The most equally good feedings that are counted."""


class FeedRequest(Struct, frozen=True, forbid_unknown_fields=True):
    file: Annotated[Document, Meta(description="A table as text or JSON, or - for standard input.")]
    wolf_pair: Annotated[
        bool, Meta(description="Two wolves of one rank count for the next one too.")
    ] = False


def feed(request: FeedRequest, clerk: Clerk) -> Answer:
    """Say who is fed by what, who starves and why, and which turn is best with the hand."""
    return answer(_table(request))


def _table(request: FeedRequest) -> TableFile:
    table = read_table(request.file.raw, request.file.place)
    return msgspec.structs.replace(table, wolf_pair=True) if request.wolf_pair else table


def _paper(request: FeedRequest, answered: Answer, clerk: Clerk) -> Paper | None:
    table = _table(request)
    return None if table.json else list(Report(table, clerk.say).blocks())


class Report:
    """The answer in words."""

    def __init__(self, file: TableFile, say: Say) -> None:
        self._file, self._say = file, say
        self._feeders: Feeders = file.best_feeding

    def blocks(self) -> Iterator[Line | Grid]:
        if self._file.table:
            yield self._cards()
        else:
            yield self._line("north-woods-feeding-nothing")
        yield from self._bans()
        yield from self._summary()
        if self._file.hand or self._file.lying:
            yield from self._turn()

    def _text(self, id: str, **args: Arg) -> str:
        return self._say(Message(id, args))

    def _line(self, id: str, style: str = "", **args: Arg) -> Line:
        return Line(self._text(id, **args), style)

    def _cards(self) -> Grid:
        file, tableau = self._file, self._file.tableau
        rows = []
        for place in sorted(range(len(file.table)), key=lambda at: (-rank(tableau.forms[at]), at)):
            shown = name(file.table[place])
            if place in file.boom:
                shown = Message("north-woods-feeding-boomed", {"card": shown})
            if place in file.abundance:
                shown = Message("north-woods-feeding-abundant", {"card": shown})
            number = Cell(str(rank(tableau.forms[place])))
            rows.append([number, Cell(self._say(shown)), self._state(place)])
        columns = (
            "north-woods-feeding-column-rank",
            "north-woods-feeding-column-card",
            "north-woods-feeding-column-state",
        )
        return Grid(rows, [self._text(id) for id in columns], ruled=True)

    def _state(self, place: int) -> Cell:
        """What a card eats, which cards a resource feeds, or why a card is hungry."""
        file, feeder = self._file, self._feeders[place]
        if place in file.tableau.species():
            if feeder is None:
                reasons = hunger.why_hungry(file.tableau, self._feeders, place)
                why = "; ".join(map(self._say, reasons))
                return Cell(self._text("north-woods-feeding-hungry", why=why), "red")
            if feeder == CARRION:
                return Cell(self._text("north-woods-feeding-carrion"))
            return Cell(self._text("north-woods-feeding-eats", food=name(file.table[feeder])))
        eaters = [file.table[at] for at, food in enumerate(self._feeders) if food == place]
        if not eaters:
            return Cell(self._text("north-woods-feeding-open"), "dim")
        names = ", ".join(self._say(name(kind)) for kind in eaters)
        return Cell(self._text("north-woods-feeding-feeds", eaters=names))

    def _bans(self) -> Iterator[Line]:
        """For each hungry card, the rules that keep the others from feeding it."""
        file, tableau = self._file, self._file.tableau
        shown = set()
        for place in tableau.species():
            if self._feeders[place] is None and tableau.forms[place] not in shown:
                shown.add(tableau.forms[place])
                bans = hunger.bans(tableau, self._feeders, place)
                if bans:
                    yield Line(self._say(name(file.table[place])), "bold")
                for number, ban in bans:
                    yield Line(
                        "  " + self._text("north-woods-feeding-forbidden", rule=number, ban=ban)
                    )

    def _summary(self) -> Iterator[Line]:
        tableau = self._file.tableau
        species = len(tableau.species())
        fed = sum(feeder is not None for feeder in self._feeders)
        yield self._line("north-woods-feeding-summary", fed=fed, species=species)
        others = sum(1 for _ in islice(best_feedings(tableau), _LISTED + 2)) - 1
        if others > _LISTED:
            yield self._line("north-woods-feeding-others-many", count=_LISTED)
        elif others > 0:
            yield self._line("north-woods-feeding-others", count=others)
        there = self._file.situation.ranks
        yield self._line("north-woods-feeding-ranks", ranks=_row(there))
        if there == ALL_RANKS and fed == species:
            yield self._line("north-woods-feeding-habitat", "bold green")
        elif there != ALL_RANKS:
            missing = [str(number) for number in range(1, RANKS + 1) if not there >> number & 1]
            names = ", ".join(missing)
            yield self._line(
                "north-woods-feeding-no-habitat-ranks", count=len(missing), missing=names
            )
        else:
            yield self._line("north-woods-feeding-no-habitat-hungry")

    def _turn(self) -> Iterator[Line]:
        """The best turn with the hand, step by step, and its result."""
        situation = self._file.situation
        plan = whole_turn(situation)
        if plan.end.habitat:
            yield self._line("north-woods-feeding-plan", count=len(plan.edits))
            yield from self._steps(situation, plan)
            return
        if self._file.hand:
            yield self._line("north-woods-feeding-no-plan")
        if not plan.edits:
            yield self._line("north-woods-feeding-turn-none")
            return
        yield self._line("north-woods-feeding-turn", count=len(plan.edits))
        yield from self._steps(situation, plan)
        kept, fed = fed_ranks(plan.end)
        yield self._line("north-woods-feeding-turn-end", fed=fed, ranks=_row(kept))
        lost = [card.kind for slot, card in filled(list(plan.end.table)) if slot in plan.end.hungry]
        if lost:
            names = ", ".join(self._say(name(kind)) for kind in lost)
            yield self._line("north-woods-feeding-turn-lost", count=len(lost), cards=names)

    def _steps(self, situation: Situation, plan: Plan) -> Iterator[Line]:
        for number, edit in enumerate(plan.edits, start=1):
            yield Line(f"  {number}. {self._say(edit_message(situation, edit))}")
            situation = after(situation, edit)


def _row(there: int) -> str:
    return " ".join(str(number) if there >> number & 1 else "·" for number in range(1, RANKS + 1))


FEED: Final = Tool(FeedRequest, Answer, feed, _paper)
