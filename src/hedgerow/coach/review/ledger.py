"""Puts looks together into the report for one seat: the chart, the decisions and the ledger.

A seat's chance moves for three reasons. Its own decisions cost what they lost against the best;
rivals' decisions bring what those lost; everything else between two moments is luck: what was
dealt and drawn, what others chose well, what answers told. All are whole numbers and each is the
difference of two chances, so they add up to the result whatever they are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from math import sqrt
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from hedgerow.bots import judging_for
from hedgerow.coach.replay import Stop, replay_chart
from hedgerow.coach.review import judging
from hedgerow.coach.review.looking import Look, Verdict
from hedgerow.coach.review.luck import Stretch, fortune
from hedgerow.coach.review.report import (
    CERTAIN,
    Accuracy,
    Chance,
    Judged,
    Moment,
    Part,
    Report,
    Row,
    RowKind,
    Told,
    Weighed,
)
from hedgerow.core.game import AnyGame
from hedgerow.core.record import Record
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.games.owned import game_with

WORTH_TELLING: Final = CERTAIN // 100
"""Smaller costs are not listed, and smaller strokes of luck not told."""
MOST_TOLD: Final = 12
"""The most moments that a row tells."""
WORST: Final = 3


def report(game: AnyGame, record: Record, looks: Sequence[Look], seat: Seat) -> Report:
    """The report of one seat from the looks at the first moves; whole if there is one for each."""
    game = game_with(game, record.own)
    with game.using():
        return _Report(game, record, looks, seat).made()


class _Run(Struct, frozen=True):
    """Consecutive moves of one seat in a round: from after `since` moves to after `until`."""

    seat: Seat
    since: int
    until: int


class _Report:
    def __init__(self, game: AnyGame, record: Record, looks: Sequence[Look], seat: Seat) -> None:
        assert record.outcome is not None
        self.game, self.record, self.seat = game, record, seat
        self.looks = anchored(settled(ordered(game, record, looks)))
        self.seats, self.outcome = record.seats, record.outcome
        self.looked = len(looks)
        self.whole = self.looked == len(record.moves)
        self.stops = replay_chart(game, record).stops
        self.runs = list(_runs(self.looks))
        self.lines = [self._line(each) for each in range(self.seats)]
        self.judged = tuple(self._judged(look, look.verdict) for look in self.looks if look.verdict)

    def made(self) -> Report:
        mine = [(number, each) for number, each in enumerate(self.judged) if each.seat == self.seat]
        listed = sorted(
            ((number, each) for number, each in mine if each.listed),
            key=lambda pair: (-pair[1].cost, pair[0]),
        )
        finds = [(each.lead, -number) for number, each in mine if each.lead >= WORTH_TELLING]
        return Report(
            game=self.game.id,
            seats=self.seats,
            seat=self.seat,
            moves=len(self.record.moves),
            looked=self.looked,
            outcome=self.outcome,
            moments=tuple(self._moments()),
            decisions=self.judged,
            rows=tuple(self._rows()),
            accuracy=tuple(self._accuracy(each) for each in range(self.seats)),
            worst=tuple(number for number, _ in listed[:WORST]),
            find=-max(finds)[1] if finds else None,
            method=Message("review-method", {"worlds": judging_for(self.game.id).worlds}),
        )

    # The line of a seat's chances

    def _line(self, seat: Seat) -> list[Chance]:
        """The chance of a seat after each number of moves looked at.

        Where it decides, the chance is that of its best move; while a rival is in the middle of
        its moves, nothing is said before they are over. A move from which it has learned nothing
        leaves what its best was worth less what it cost: another estimate of the same would tell
        of luck where none was. After it has passed over a certain win it has what that left, until
        it is asked the same again: nobody else knows of that win.
        """
        shares, looks = judging.shares(self.outcome), self.looks
        line: list[Chance] = []
        passed: Verdict | None = None
        for look in looks:
            expected, verdict = look.chances[seat], look.verdict
            if line and not passed and self._knew(look, seat):
                line.append(self._left(look, seat, line[-1]))
                if look.seat == seat and verdict and looks[look.at - 1].beside:
                    passed = verdict if _passes_over(verdict) else None
            elif (
                look.seat == seat
                and verdict
                and (not passed or verdict.prompt.id == passed.prompt.id)
            ):
                line.append(verdict.options[0].chance)
                passed = verdict if _passes_over(verdict) else None
            elif line and (passed or expected is None):
                line.append(self._left(look, seat, line[-1]))
            else:
                line.append(self._fair if expected is None else expected)
        if self.whole:
            line.append(shares[seat])
        elif line:
            line.append(self._left(looks[-1], seat, line[-1], after=True))
        else:
            line.append(self._fair)
        return line

    def _knew(self, look: Look, seat: Seat) -> bool:
        """Whether a seat learned nothing from its last move, nor beside a turn since.

        Who has not decided yet in its turn does so now, and is to be asked what it is worth.
        """
        last = self.looks[look.at - 1]
        if last.beside and last.foreseen and look.seat != seat:
            return True
        while last.beside and last.foreseen and last.seat != seat and last.at:
            last = self.looks[last.at - 1]
        return last.seat == seat and last.foreseen

    def _left(self, look: Look, seat: Seat, before: Chance, *, after: bool = False) -> Chance:
        """What the last decision leaves, until there is more to say."""
        last = look if after else self.looks[look.at - 1]
        left = before + (last.verdict.change[seat] if last.verdict else 0)
        return min(CERTAIN, max(0, left))

    @property
    def _fair(self) -> Chance:
        return CERTAIN // max(2, self.seats)

    # The chart and the decisions

    def _moments(self) -> Iterator[Moment]:
        for stop in self.stops:
            if stop.at <= self.looked:
                chances = tuple(line[stop.at] for line in self.lines)
                yield Moment(stop.at, stop.turn, stop.seat, stop.label, chances)

    def _stop(self, at: int) -> Stop:
        """The stop at the end of the turn to which the move after `at` moves belongs."""
        return next((stop for stop in self.stops if stop.at > at), self.stops[-1])

    def _judged(self, look: Look, verdict: Verdict) -> Judged:
        stop, options = self._stop(look.at), verdict.options
        best, played = options[0], options[verdict.played]
        return Judged(
            at=look.at,
            seat=look.seat,
            turn=stop.turn,
            label=stop.label,
            prompt=verdict.prompt,
            played=played,
            best=best,
            options=options,
            choices=verdict.choices,
            cost=verdict.cost,
            doubt=verdict.doubt,
            listed=_listed(verdict),
            change=verdict.change,
            lead=0 if verdict.played else best.chance - options[1].chance,
            reasons=best.reasons,
        )

    def _accuracy(self, seat: Seat) -> Accuracy:
        """What was kept of all that could be won or lost, weighted by what was at stake."""
        looks = [look for look in self.looks if look.seat == seat and look.verdict]
        pairs = [(look.verdict.cost, look.verdict.stake) for look in looks if look.verdict]
        own = [each for each in self.judged if each.seat == seat]
        cost, stake = sum(cost for cost, _ in pairs), sum(stake for _, stake in pairs)
        percent, doubt = None, 0.0
        if stake:
            lost = cost / stake
            # The error of a ratio of sums, from what each decision adds to it.
            apart = sum((cost - lost * stake) ** 2 for cost, stake in pairs)
            percent = round(max(0.0, 100 * (1 - lost)), 1)
            doubt = round(100 * sqrt(apart * len(pairs) / max(1, len(pairs) - 1)) / stake, 1)
        return Accuracy(seat, percent, doubt, len(own), sum(each.listed for each in own), cost)

    # The ledger

    def _rows(self) -> Iterator[Row]:
        line, seat = self.lines[self.seat], self.seat
        start = self._fair if self.seats > 1 else line[0]
        yield Row("start", Message("review-row-start"), start, (), 0, 0, note=self._note())
        errors = [each for each in self.judged if each.change[seat]]
        mine = [each for each in errors if each.seat == seat]
        theirs = [each for each in errors if each.seat != seat]
        yield self._row("own-errors", Message("review-row-own-errors"), map(self._error, mine))
        if self.seats > 1:
            title = self._rivals("review-row-rivals-errors", "review-row-rival-errors")
            yield self._row("rivals-errors", title, map(self._error, theirs))
        strokes = list(self._luck(line, line[0] - start))
        own = [told for told in strokes if told.seat == seat]
        others = [told for told in strokes if told.seat != seat]
        yield self._row("own-luck", Message("review-row-own-luck"), own)
        if self.seats > 1:
            title = self._rivals("review-row-rivals-luck", "review-row-rival-luck")
            yield self._row("rivals-luck", title, others)
        if self.whole:
            result = judging.shares(self.outcome)[seat]
            yield Row("result", self._result(result), result, (), 0, 0)

    def _row(self, kind: RowKind, title: Message, moments: Iterable[Told]) -> Row:
        found = list(moments)
        found.sort(key=lambda told: (-abs(told.change), told.at))
        told = [each for each in found if abs(each.change) >= WORTH_TELLING][:MOST_TOLD]
        rivals = [] if kind.startswith("own") else self._others()
        parts = tuple(
            Part(rival, sum(each.change for each in found if each.seat == rival))
            for rival in rivals
        )
        change = sum(each.change for each in found)
        rest = change - sum(each.change for each in told)
        return Row(kind, title, change, tuple(told), len(found), rest, parts)

    def _error(self, judged: Judged) -> Told:
        names: dict[str, Any] = {"played": judged.played.words, "best": judged.best.words}
        text = Message("review-error", names)
        return Told(
            judged.at,
            judged.turn,
            judged.label,
            judged.seat,
            judged.change[self.seat],
            text,
        )

    def _luck(self, line: Sequence[Chance], deal: Chance) -> Iterator[Told]:
        """The luck of each run of moves: what is left when errors are taken out."""
        if deal:
            first = self.stops[0]
            yield Told(0, first.turn, first.label, self.seat, deal, Message("review-luck-deal"))
        stretches = [
            Stretch(run.seat, run.since, run.until, change)
            for run in self.runs
            if (change := line[run.until] - line[run.since] - self._errors(run))
        ]
        texts = fortune(self.game, self.record, self.seat, stretches, WORTH_TELLING)
        for stretch, text in zip(stretches, texts, strict=True):
            stop = self._stop(stretch.until - 1)
            yield Told(stretch.until, stop.turn, stop.label, stretch.seat, stretch.change, text)

    def _errors(self, run: _Run) -> Chance:
        looks = self.looks[run.since : run.until]
        return sum(look.verdict.change[self.seat] for look in looks if look.verdict)

    # Words

    def _others(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    def _rivals(self, many: str, one: str) -> Message:
        others = self._others()
        return Message(one, {"seat": SeatName(others[0])}) if len(others) == 1 else Message(many)

    def _note(self) -> Message:
        if self.seats == 1:
            return Message("review-note-alone")
        return Message("review-note-equal", {"seats": self.seats})

    def _result(self, result: Chance) -> Message:
        if result == CERTAIN:
            return Message("review-row-won")
        return Message("review-row-shared") if result else Message("review-row-lost")


def _listed(verdict: Verdict) -> bool:
    """Whether an error is worth telling: beyond doubt, as a certain win passed over always is."""
    least = 0 if _passes_over(verdict) else 2 * verdict.doubt
    return verdict.cost >= max(WORTH_TELLING, least)


def _passes_over(verdict: Verdict) -> bool:
    """Whether the best move wins for certain, and the one played does not."""
    best, played = verdict.options[0], verdict.options[verdict.played]
    return _certain(best) and not _certain(played)


def _certain(option: Weighed) -> bool:
    return option.chance == CERTAIN and not option.doubt


def ordered(game: AnyGame, record: Record, looks: Sequence[Look]) -> list[Look]:
    """The looks, where no move is said to be better that was made a moment later.

    Several moves may begin one better plan. If their order means nothing and some of them were
    made, only the others tell what was wrong.
    """
    anyhow = judging_for(game.id).anyhow
    found, made = list(looks), set[str]()
    for at in reversed(range(len(found))):
        look = found[at]
        if not (at + 1 < len(found) and look.foreseen and found[at + 1].seat == look.seat):
            made = set()
        if look.verdict is not None and look.verdict.cost and made:
            found[at] = replace(look, verdict=_behind(look.verdict, look.seat, made))
        if isinstance(game.parse(record.moves[look.at].move), anyhow):
            made.add(record.moves[look.at].move)
    return found


def _behind(verdict: Verdict, seat: Seat, made: Collection[str]) -> Verdict:
    """A verdict in which the moves that were made all the same are no better than another."""
    played = verdict.options[verdict.played]
    best = next(
        each
        for each in verdict.options
        if each.notation not in made or each.chance <= played.chance
    )
    options = [replace(each, chance=min(each.chance, best.chance)) for each in verdict.options]
    options.sort(key=lambda each: (-each.chance, each.notation in made))
    place = next(at for at, each in enumerate(options) if each.notation == played.notation)
    cost = best.chance - played.chance
    if cost == verdict.cost:
        return replace(verdict, options=tuple(options), played=place)
    stake = max(cost, verdict.stake - (verdict.cost - cost))
    found = _costing(verdict, seat, cost)
    return replace(found, options=tuple(options), played=place, stake=stake)


def settled(looks: Sequence[Look]) -> list[Look]:
    """The looks, where a move that can still be made up for costs nothing yet.

    Within a turn the same good move may be passed over several times. As long as the seat has
    learned nothing meanwhile, a move is worth what the next decision can still make of it. What is
    done beside a turn spends nothing of it.
    """
    found = list(looks)
    later: Chance | None = None
    """What the seat to move next can make of it, if it is the same and has learned nothing."""
    for at in reversed(range(len(found))):
        look, verdict = found[at], found[at].verdict
        if look.beside:
            later = None
            continue
        goes_on = at + 1 < len(found) and look.foreseen and found[at + 1].seat == look.seat
        later = later if goes_on else None
        if verdict is None:
            alone = look.chances[look.seat]
            later = max(alone or 0, later or 0) or None
            if later != alone:
                chances = list(look.chances)
                chances[look.seat] = later
                found[at] = replace(look, chances=tuple(chances))
            continue
        made_up = max(0, (later or 0) - verdict.options[verdict.played].chance)
        if verdict.cost and made_up:
            cost = max(0, verdict.cost - made_up)
            found[at] = replace(look, verdict=_costing(verdict, look.seat, cost))
        later = verdict.options[0].chance
    return found


def anchored(looks: Sequence[Look]) -> list[Look]:
    """The looks, each decision at the level that its seat's own View tells, where one is said.

    The moves keep their distances; nobody can lose more than it has.
    """
    return [look if look.stands is None else _anchored(look, look.stands) for look in looks]


def _anchored(look: Look, level: Chance) -> Look:
    verdict, seat = look.verdict, look.seat
    if verdict is None:
        chances = tuple(level if at == seat else each for at, each in enumerate(look.chances))
        return replace(look, chances=chances)
    best = verdict.options[0]
    if _certain(best):
        return look
    shift = level - best.chance
    options = tuple(replace(each, chance=max(0, each.chance + shift)) for each in verdict.options)
    stake = min(verdict.stake, level)
    found = replace(verdict, options=options, stake=stake)
    cost = level - options[verdict.played].chance
    return replace(look, verdict=_costing(found, seat, cost) if cost < found.cost else found)


def _costing(verdict: Verdict, seat: Seat, cost: Chance) -> Verdict:
    """A verdict with a smaller cost."""
    played = verdict.options[verdict.played]
    better = replace(played, chance=verdict.options[0].chance - cost)
    others = [each for each in verdict.options if each is not played]
    options = sorted([better, *others], key=lambda each: -each.chance)
    change = [each * cost // verdict.cost for each in verdict.change]
    change[seat] = -cost
    rivals = [each for each in range(len(change)) if each != seat]
    if rivals and any(verdict.change[rival] for rival in rivals):
        change[rivals[-1]] += cost - sum(change[rival] for rival in rivals)
    place = options.index(better)
    return replace(verdict, options=tuple(options), played=place, cost=cost, change=tuple(change))


def _runs(looks: Sequence[Look]) -> Iterator[_Run]:
    for (seat, _), group in groupby(looks, key=lambda look: (look.seat, look.round)):
        found = [look.at for look in group]
        yield _Run(seat, found[0], found[-1] + 1)
