"""Positions that several tests of the bots begin from."""

from __future__ import annotations

from typing import Final

from games.north_woods.woods import cards

ALMOST: Final = (
    "white_tailed_deer > plants, gray_wolf > snowshoe_hare > plants, "
    "coyote > fruit_berries, mink > deer_mouse > insects"
)
"""Every rank but 8."""
KNOWN_DISEASE: Final = [b"", cards("disease")] * 3
"""Everybody saw the second seat take a Disease."""
