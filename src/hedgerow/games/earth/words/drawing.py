"""A table as text for a terminal: every seat's tableau, then the viewer's own cards.

A planted card is its number, its sprouts after s and its growth after g; * marks the active seat.
"""

from __future__ import annotations

from typing import Final

from hedgerow.core.drawing import Drawing, Span
from hedgerow.core.text import Say, seat_letter
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import SIDE, column, corner, mask_of, row
from hedgerow.games.earth.hidden import Garden, View

_PAPER: Final = {"flora": "#23301f on #c9dfb0", "terrain": "#23301f on #dcc9a0"}
_QUIET: Final = "#8c8a74"
WIDTH: Final = 12


def draw(view: View, say: Say) -> Drawing:
    drawing: Drawing = [[Span(" ".join((*view.fauna, *view.shared)), "bold")]]
    for seat, garden in enumerate(view.gardens):
        drawing += [[], _headline(view, seat, garden), *_tableau(garden)]
    if view.gaia is not None:
        gaia = view.gaia
        counts = f"S{gaia.soil} s{gaia.sprouts} g{gaia.growth} C{len(gaia.compost)}"
        turned = " ".join(map(str, gaia.turned))
        drawing += [[], [Span(f"G  {counts} P{len(gaia.cards)}  {turned}".rstrip())]]
    if view.hand or view.offer:
        drawing += [[], [Span(" ".join(map(str, view.hand)), "bold")]]
    if view.offer:
        drawing.append([Span("? " + " ".join(map(str, view.offer)))])
    return drawing


def _headline(view: View, seat: int, garden: Garden) -> list[Span]:
    active = "*" if seat == view.active and view.stage == "turn" else " "
    start = " ".join(filter(None, (garden.island, garden.climate, garden.ecosystem)))
    claims = "".join(
        str(ranked.index(seat) + 1) if seat in ranked else "-" for ranked in view.claims
    )
    bonus = "+" if view.completed == seat else ""
    counts = (
        f"S{garden.soil} H{garden.hand} C{len(garden.compost)} E{len(garden.events)}"
        f" L{garden.leaves} F{claims}{bonus}"
    )
    return [Span(f"{seat_letter(seat)}{active} ", "bold"), Span(f"{start or '?'}  {counts}")]


def _tableau(garden: Garden) -> Drawing:
    if not garden.plots:
        return []
    sheets = box()
    origin = corner(mask_of(plot.cell for plot in garden.plots))
    top, left = row(origin), column(origin)
    lines: Drawing = []
    there = {(row(plot.cell), column(plot.cell)): plot for plot in garden.plots}
    for r in range(top, max(at[0] for at in there) + 1):
        spans: list[Span] = [Span(f"  {r + 1} ", _QUIET)]
        for c in range(left, left + SIDE):
            plot = there.get((r, c))
            if plot is None:
                spans.append(Span("." + " " * (WIDTH - 1), _QUIET))
                continue
            text = f"{plot.card}"
            if plot.sprouts:
                text += f" s{plot.sprouts}"
            if plot.growth:
                text += f" g{plot.growth}"
            style = _PAPER["flora" if sheets[plot.card].kind == "flora" else "terrain"]
            spans += [Span(f"{text:<{WIDTH - 1}}", style), Span(" ")]
        lines.append(spans)
    letters = "".join(f"{'abcdefg'[c]:<{WIDTH}}" for c in range(left, min(left + SIDE, 7)))
    return [[Span("    " + letters.rstrip(), _QUIET)], *lines]
