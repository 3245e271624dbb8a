"""Output for a terminal as plain data: lines and grids of text, independent of any library."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from hedgerow.core.drawing import Drawing


class Line(Struct, frozen=True):
    """A line of text; `style` as in a drawing's Span."""

    text: str = ""
    style: str = ""


class Cell(Struct, frozen=True):
    text: str
    style: str = ""


class Grid(Struct, frozen=True):
    """Rows of cells under headings; without headings, a plain list of pairs."""

    rows: list[list[Cell]]
    columns: list[str] = []
    right: tuple[int, ...] = ()
    """The indices of right-aligned columns."""
    ruled: bool = False
    """Whether it has a border."""


class Picture(Struct, frozen=True):
    """A drawing, never wrapped."""

    drawing: Drawing


Paper: TypeAlias = list[Line | Grid | Picture]


def cells(*texts: str, style: str = "") -> list[Cell]:
    """A row of a grid in a single style."""
    return [Cell(text, style) for text in texts]
