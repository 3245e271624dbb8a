"""The standings as one HTML page that asks nothing of other hosts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hedgerow.arena.plots import Whisker, course, whiskers
from hedgerow.arena.standings import PairResult, Standings
from hedgerow.core.text import Arg, Message, seat_letter
from hedgerow.locale import Catalogue

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fffaf0; --ground: #f4efe2; --ink: #26301f;
  --quiet: #626b57; --moss: #4e7a43; --pale: #cfdcbf; --berry: #9c3f4b; --edge: #d9d3bf; }
@media (prefers-color-scheme: dark) { :root { --paper: #232a1f; --ground: #1a2017; --ink: #eef0e4;
  --quiet: #a9b29c; --moss: #8fbf7f; --pale: #3c4d36; --berry: #e08d97; --edge: #3b4536; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
section { background: var(--paper); border: 1px solid var(--edge); border-radius: 10px;
  padding: 1rem 1.25rem; margin: 1rem 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--edge); }
th:first-child, td:first-child { text-align: left; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption, p.quiet { color: var(--quiet); font-size: .9rem; }
svg { width: 100%; height: auto; } svg text { font-size: 13px; fill: var(--ink); }
svg .value { fill: var(--quiet); } svg circle { fill: var(--moss); }
svg .reach { stroke: var(--moss); stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg .mark { stroke: var(--berry); stroke-dasharray: 4 4; }
svg .band { fill: var(--pale); } svg .line { fill: none; stroke: var(--moss); stroke-width: 2; }
code { overflow-wrap: anywhere; }
"""


def report(standings: Standings, catalogue: Catalogue, command: str) -> str:
    """A page with ratings, pairings and how they settled; `command` made it."""
    return _Page(standings, catalogue).whole(command)


class _Page:
    def __init__(self, standings: Standings, catalogue: Catalogue) -> None:
        self._standings = standings
        self._catalogue = catalogue

    def _say(self, id: str, **args: Arg) -> str:
        return self._catalogue.say(Message(id, args))

    def _percent(self, share: float) -> str:
        return self._say("arena-percent", percent=round(100 * share))

    def whole(self, command: str) -> str:
        contest = self._standings.contest
        title = self._say("arena-report-title", game=Message(f"game-{contest.game}-name"))
        line = self._say("arena-report-line", games=self._standings.games, seats=contest.seats)
        sections = (self._ratings(), self._pairs(), self._courses(), self._seats())
        made = escape(self._say("arena-report-made"))
        return (
            f'<!doctype html>\n<html lang="{self._catalogue.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>"
            f"<h1>{escape(title)}</h1><p>{escape(line)}</p>{''.join(sections)}"
            f'<p class="quiet">{made} <code>{escape(command)}</code></p></main></body></html>\n'
        )

    def _section(self, id: str, body: str, note: str = "") -> str:
        told = f'<p class="quiet">{escape(self._say(note))}</p>' if note else ""
        return f"<section><h2>{escape(self._say(id))}</h2>{told}{body}</section>"

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
        plot = whiskers(rows, self._say("arena-report-ratings"))
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
        return self._section(
            "arena-report-ratings", plot + self._table(heads, cells), "arena-report-scale"
        )

    def _pairs(self) -> str:
        rows = [
            Whisker(
                f"{pair.one} / {pair.others}", pair.share, *pair.ci95, self._percent(pair.share)
            )
            for pair in self._standings.pairs
        ]
        fair = self._standings.pairs[0].fair
        heads = ("arena-pair", "arena-wins", "arena-interval", "arena-games", "arena-decided")
        cells = [
            (
                self._versus(pair),
                self._percent(pair.share),
                f"{self._percent(pair.ci95[0])} – {self._percent(pair.ci95[1])}",
                str(pair.games),
                self._say("arena-yes" if pair.decided else "arena-no"),
            )
            for pair in self._standings.pairs
        ]
        plot = whiskers(rows, self._say("arena-report-pairs"), fair)
        return self._section(
            "arena-report-pairs", plot + self._table(heads, cells), "arena-report-fair"
        )

    def _courses(self) -> str:
        figures = [
            f"<figure>{course(pair.shares, pair.fair, self._versus(pair))}"
            f"<figcaption>{escape(self._versus(pair))}</figcaption></figure>"
            for pair in self._standings.pairs
        ]
        body = f'<div class="grid">{"".join(figures)}</div>'
        return self._section("arena-report-course", body, "arena-report-course-note")

    def _seats(self) -> str:
        letters = [seat_letter(seat) for seat in range(self._standings.contest.seats)]
        cells = [
            (self._versus(pair), *(self._percent(share) for share in pair.by_seat))
            for pair in self._standings.pairs
        ]
        head = "".join(f"<th>{letter}</th>" for letter in letters)
        body = self._table(("arena-pair",), cells, head)
        return self._section("arena-report-seats", body, "arena-report-seats-note")

    def _versus(self, pair: PairResult) -> str:
        return self._say(
            "arena-versus",
            one=pair.one,
            others=pair.others,
            count=self._standings.contest.seats - 1,
        )

    def _table(
        self, heads: tuple[str, ...], rows: Sequence[Sequence[str]], more_heads: str = ""
    ) -> str:
        head = "".join(f"<th>{escape(self._say(id))}</th>" for id in heads) + more_heads
        body = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
