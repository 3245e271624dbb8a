"""Play areas drawn as text: a card's number, sprouts after a colon, growth after a slash."""

from __future__ import annotations

from typing import Any

from hedgerow.games.earth.scoretext import parse_text
from hedgerow.games.earth.scoring.tableau import SIDE, PlayArea, Tableau

ISLAND = "290A"
"""Kunashir: 2 points, cold, a green ability and the black start box."""
CLIMATE = "304B"
"""Hemiboreal: 4 points, rocky and cold, a yellow ability."""


def tableau(drawing: str) -> Tableau:
    """Rows on lines or between bars; missing rows and cells are empty."""
    rows = [line.split() for line in drawing.replace("|", "\n").splitlines() if line.strip()]
    rows += [[]] * (SIDE - len(rows))
    lines = [" ".join(row + ["."] * (SIDE - len(row))) for row in rows]
    found, _ = parse_text("\n".join(["seat", "tableau", *lines]), "drawing")
    grid = [spot for row in found["seats"][0]["tableau"] for spot in row]
    return Tableau(
        [spot["no"] if spot else 0 for spot in grid],
        [spot["sprouts"] if spot else 0 for spot in grid],
        [spot["growth"] if spot else 0 for spot in grid],
    )


def garden(drawing: str = "", **more: Any) -> PlayArea:
    return PlayArea(
        tableau(drawing), more.pop("island", ISLAND), more.pop("climate", CLIMATE), **more
    )
