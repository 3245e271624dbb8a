"""Plots of standings as SVG, without any library or outside request."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import accumulate
from typing import Final, NamedTuple

from hedgerow.arena.statistics import mean_interval

_LEFT: Final = 150
_WIDTH: Final = 640
_ROW: Final = 34


class Whisker(NamedTuple):
    """A value with the ends of its interval."""

    label: str
    value: float
    low: float
    high: float
    text: str


def whiskers(rows: Sequence[Whisker], title: str, mark: float | None = None) -> str:
    """A row for each value, with its interval; `mark` draws a dashed line."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if mark is None else [mark])
    least, most = min(ends), max(ends)
    span = (most - least) or 1.0
    least, span = least - 0.05 * span, 1.1 * span

    def x(value: float) -> float:
        return round(_LEFT + (value - least) / span * (_WIDTH - _LEFT - 70), 1)

    height = _ROW * len(rows) + 8
    parts = []
    if mark is not None:
        parts.append(f'<line class="mark" x1="{x(mark)}" x2="{x(mark)}" y1="0" y2="{height}"/>')
    for at, row in enumerate(rows):
        y = _ROW * at + _ROW // 2 + 4
        parts.append(
            f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(row.label)}</text>'
            f'<line class="reach" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{x(row.value)}" cy="{y}" r="5"/>'
            f'<text class="value" x="{x(row.high) + 8}" y="{y + 4}">{escape(row.text)}</text>'
        )
    return _svg(_WIDTH, height, title, parts)


def course(shares: Sequence[float], fair: float, title: str) -> str:
    """How a mean of shares settled: the mean after each value, with its 95 % interval."""
    width, height = 300, 120
    count = len(shares)
    means = [total / number for number, total in enumerate(accumulate(shares), start=1)]
    bands = [mean_interval(shares[:number]) for number in range(1, count + 1)]

    def point(at: int, share: float) -> str:
        return f"{round(10 + at / max(1, count - 1) * (width - 20), 1)},{_y(share, height)}"

    up = [point(at, high) for at, (_, high) in enumerate(bands)]
    down = [point(at, low) for at, (low, _) in enumerate(bands)]
    line = " ".join(point(at, mean) for at, mean in enumerate(means))
    level = _y(fair, height)
    parts = [
        f'<polygon class="band" points="{" ".join(up + down[::-1])}"/>',
        f'<line class="mark" x1="10" x2="{width - 10}" y1="{level}" y2="{level}"/>',
        f'<polyline class="line" points="{line}"/>',
    ]
    return _svg(width, height, title, parts)


def diagonal(points: Sequence[tuple[float, float, float]], title: str) -> str:
    """What was told against what came true, both from 0 to 1; each point has a weight up to 1."""
    size = 320

    def x(share: float) -> float:
        return round(size - _y(share, size), 1)

    parts = [
        f'<line class="mark" x1="{x(0)}" y1="{_y(0, size)}" x2="{x(1)}" y2="{_y(1, size)}"/>',
        f'<polyline class="line" points="'
        f'{" ".join(f"{x(told)},{_y(true, size)}" for told, true, _ in points)}"/>',
    ]
    parts += [
        f'<circle cx="{x(told)}" cy="{_y(true, size)}" r="{round(3 + 7 * weight**0.5, 1)}"/>'
        for told, true, weight in points
    ]
    return _svg(size, size, title, parts)


def _y(share: float, height: int) -> float:
    return round(height - 8 - share * (height - 16), 1)


def _svg(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    name = escape(title)
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{name}"><title>{name}</title>'
        f"{''.join(parts)}</svg>"
    )
