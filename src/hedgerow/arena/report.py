"""The standings as one HTML page that asks nothing of other hosts."""

from __future__ import annotations

from html import escape

from hedgerow.arena.page import Page
from hedgerow.arena.plots import Whisker, course, whiskers
from hedgerow.arena.standings import PairResult, Standings
from hedgerow.core.text import Message, seat_letter
from hedgerow.locale import Catalogue


def report(standings: Standings, catalogue: Catalogue, command: str) -> str:
    """A page with ratings, pairings and how they settled; `command` made it."""
    return _Report(standings, catalogue).made_by(command)


class _Report(Page):
    def __init__(self, standings: Standings, catalogue: Catalogue) -> None:
        super().__init__(catalogue)
        self._standings = standings

    def made_by(self, command: str) -> str:
        contest = self._standings.contest
        title = self.say("arena-report-title", game=Message(f"game-{contest.game}-name"))
        line = self.say("arena-report-line", games=self._standings.games, seats=contest.seats)
        sections = (self._ratings(), self._pairs(), self._courses(), self._seats())
        return self.whole(title, line, sections, command)

    def _ratings(self) -> str:
        rows = [
            Whisker(
                standing.bot,
                standing.rating.rating,
                standing.rating.low,
                standing.rating.high,
                str(standing.rating.rating),
            )
            for standing in self._standings.bots
        ]
        plot = whiskers(rows, self.say("arena-report-ratings"))
        heads = ("arena-bot", "arena-rating", "arena-interval", "arena-ms", "arena-games")
        cells = [
            (
                standing.bot,
                str(standing.rating.rating),
                f"{standing.rating.low} – {standing.rating.high}",
                str(standing.ms),
                str(standing.games),
            )
            for standing in self._standings.bots
        ]
        return self.section(
            "arena-report-ratings", plot + self.table(heads, cells), "arena-report-scale"
        )

    def _pairs(self) -> str:
        rows = [
            Whisker(f"{pair.one} / {pair.others}", pair.share, *pair.ci95, self.percent(pair.share))
            for pair in self._standings.pairs
        ]
        fair = self._standings.pairs[0].fair
        heads = ("arena-pair", "arena-wins", "arena-interval", "arena-games", "arena-decided")
        cells = [
            (
                self._versus(pair),
                self.percent(pair.share),
                f"{self.percent(pair.ci95[0])} – {self.percent(pair.ci95[1])}",
                str(pair.games),
                self.say("arena-yes" if pair.decided else "arena-no"),
            )
            for pair in self._standings.pairs
        ]
        plot = whiskers(rows, self.say("arena-report-pairs"), fair)
        return self.section(
            "arena-report-pairs", plot + self.table(heads, cells), "arena-report-fair"
        )

    def _courses(self) -> str:
        figures = [
            f"<figure>{course(pair.shares, pair.fair, self._versus(pair))}"
            f"<figcaption>{escape(self._versus(pair))}</figcaption></figure>"
            for pair in self._standings.pairs
        ]
        body = f'<div class="grid">{"".join(figures)}</div>'
        return self.section("arena-report-course", body, "arena-report-course-note")

    def _seats(self) -> str:
        letters = [seat_letter(seat) for seat in range(self._standings.contest.seats)]
        cells = [
            (self._versus(pair), *(self.percent(share) for share in pair.by_seat))
            for pair in self._standings.pairs
        ]
        head = "".join(f"<th>{letter}</th>" for letter in letters)
        body = self.table(("arena-pair",), cells, head)
        return self.section("arena-report-seats", body, "arena-report-seats-note")

    def _versus(self, pair: PairResult) -> str:
        return self.say(
            "arena-versus",
            one=pair.one,
            others=pair.others,
            count=self._standings.contest.seats - 1,
        )
