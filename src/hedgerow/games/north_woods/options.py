"""The options of a North Woods table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hedgerow.core.options import Options


class NorthWoodsOptions(Options, frozen=True, kw_only=True):
    """The rulebook's game with two limits of ours; 0 removes a limit."""

    wolf_pair: bool = False
    """Whether two wolves count as ranks 7 and 8 (NWO-77)."""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 40
    """The round after which a game without a Habitat ends; 0 for no limit (NWO-79)."""
    rearrangements: Annotated[int, Meta(ge=0, le=100)] = 24
    """How often a seat may move its own cards in a turn; 0 for no limit (NWO-29)."""
