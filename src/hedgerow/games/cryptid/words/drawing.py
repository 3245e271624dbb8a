"""The map as text for a terminal, legible without colour and 100 columns wide.

A hex is two lines of seven characters between slanted sides: terrain letter (in [ ] where bears
live, in ( ) where cougars do), structure and "+" where one's own clue fits; then the tokens.
"""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import Final

from hedgerow.core.drawing import Drawing, Span
from hedgerow.core.text import Message, Say, seat_letter
from hedgerow.games.cryptid.clues import CLUE_OF, COLOURS, TERRAINS
from hedgerow.games.cryptid.hexes import COLUMNS, EVERYWHERE, ROWS, Hex, Mask, mask_of
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.maps import Map

INSIDE: Final = 7
"""The number of characters between the two sides of a hex."""

_INK, _PALE, _QUIET = "#23301f", "#ede8da", "#8c8a74"
_OPEN: Final = {
    "desert": "#efd892",
    "forest": "#9ec086",
    "mountain": "#c4bdb0",
    "swamp": "#beaec3",
    "water": "#a6cce0",
}
_CLOSED: Final = {
    "desert": "#75602f",
    "forest": "#345333",
    "mountain": "#57534b",
    "swamp": "#4e4256",
    "water": "#2c5367",
}
_RIMS: Final = {"bear": ("[", "]"), "cougar": ("(", ")"), None: (" ", " ")}
_SHAPES: Final = {"stone": "∩", "shack": "⌂"}
_PAINT: Final = {
    "white": "bold #23301f on #ffffff",
    "green": "bold #ffffff on #2f7d32",
    "blue": "bold #ffffff on #1f5fa8",
    "black": "bold #ffffff on #000000",
}
_SEATS: Final = ("#c65300", "#0072b2", "#007f5c", "#a0467f", "#56b4e9", "#c99700")
_ON_CUBE: Final = ("#ffffff", "#ffffff", "#ffffff", "#ffffff", _INK, _INK)
_DISC: Final = "#ffffff"
_ON_DISC: Final = (*_SEATS[:4], _INK, _INK)  # the two pale colours are unreadable on white
_SUN: Final = "bold #23301f on #e3a72f"


def draw(view: View, say: Say) -> Drawing:
    """Draw the map. Column numbers are on top; row numbers at the left for odd columns, at the
    right for even ones, which lie half a hex lower."""
    cells = _Cells(view, say)
    numbers = "".join(f" {column:^{INSIDE}}" for column in range(1, COLUMNS + 1))
    top = "".join(" " + (" _"[column % 2 == 0] * INSIDE) for column in range(COLUMNS))
    drawing: Drawing = [
        [Span("  " + numbers.rstrip(), "bold")],
        [Span("  " + top.rstrip(), _QUIET)],
    ]
    for line in range(2 * ROWS + 1):
        drawing.append(_line(cells, line))
    return drawing


def _line(cells: _Cells, line: int) -> list[Span]:
    row, lower = divmod(line, 2)
    spans = [Span(f"{row + 1} " if not lower and row < ROWS else "  ", "bold")]
    for column in range(COLUMNS + 1):
        odd = column % 2
        side = "/" if (line + odd) % 2 == 0 else "\\"
        # The map's ragged edge: no side is drawn where neither neighbour exists.
        off = (line == 2 * ROWS and column == 0) or (line == 0 and column == COLUMNS)
        spans.append(Span(" " if off else side, _QUIET))
        if column == COLUMNS:
            break
        half = line - odd
        if half < 0:
            spans.append(Span("_" * INSIDE, _QUIET))  # the top of a hex half a line lower
        elif half >= 2 * ROWS:
            spans.append(Span(" " * INSIDE))
        else:
            hex = half // 2 * COLUMNS + column
            spans += cells.tokens(hex) if half % 2 else cells.ground(hex)
    if lower:
        spans.append(Span(f"{row + 1}", "bold"))
    return spans


class _Cells:
    """The two lines of each hex."""

    def __init__(self, view: View, say: Say) -> None:
        self.map: Map = view.map
        self.letters = {name: say(Message(f"cryptid-letter-{name}")) for name in TERRAINS}
        self.paints = {name: say(Message(f"cryptid-paint-{name}")) for name in COLOURS}
        self.cubes = [mask_of(hexes) for hexes in view.cubes]
        self.discs = [mask_of(hexes) for hexes in view.discs]
        self.closed: Mask = reduce(lambda a, b: a | b, self.cubes)
        self.habitat: Mask = 0
        self.fits: Mask = 0
        if view.clues:
            regions = (self.map.regions[CLUE_OF[code]] for code in view.clues)
            self.habitat = reduce(and_, regions, EVERYWHERE)
        elif view.known:
            # CRY-13: a seat with two researchers sees the one whose turn it is.
            who = view.turn if view.turn in view.known else min(view.known)
            self.fits = self.map.regions[view.known[who]]

    def _ink_and_ground(self, hex: Hex) -> tuple[str, str]:
        terrain = self.map.terrain_at(hex)
        if self.closed >> hex & 1:
            return _PALE, _CLOSED[terrain]
        return _INK, _OPEN[terrain]

    def ground(self, hex: Hex) -> list[Span]:
        ink, ground = self._ink_and_ground(hex)
        left, right = _RIMS[self.map.territory_at(hex)]
        letter = self.letters[self.map.terrain_at(hex)]
        style = f"{ink} on {ground}"
        spans = [Span(f"{left}{letter}{right}", f"bold {style}")]
        built = self.map.structure_at(hex)
        if self.habitat >> hex & 1:
            spans.append(Span(" ★", _SUN))
        if built is not None:
            mark = _SHAPES[built.kind] + self.paints[built.colour]
            spans.append(Span(mark, _PAINT[built.colour]))
        used = sum(len(span.text) for span in spans)
        mark = "+" if self.fits >> hex & 1 else " "
        spans.append(Span(" " * (INSIDE - 1 - used) + mark, style))
        return spans

    def tokens(self, hex: Hex) -> list[Span]:
        _, ground = self._ink_and_ground(hex)
        bit = 1 << hex
        spans: list[Span] = []
        discs = [who for who, mask in enumerate(self.discs) if mask & bit]
        if discs:
            spans.append(Span("●", f"{_INK} on {_DISC}"))
            spans += [Span(seat_letter(who), f"bold {_ON_DISC[who]} on {_DISC}") for who in discs]
        for who, mask in enumerate(self.cubes):
            if mask & bit:
                style = f"bold {_ON_CUBE[who]} on {_SEATS[who]}"
                spans.append(Span("■" + seat_letter(who), style))
        room = INSIDE - sum(len(span.text) for span in spans)
        fill = f"{_QUIET} on {ground}"
        return [Span("_" * (room // 2), fill), *spans, Span("_" * (room - room // 2), fill)]
