"""The options of a North Woods table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hedgerow.core.options import Options


class NorthWoodsOptions(Options, frozen=True, kw_only=True):
    """The rulebook's game, unless a table wants the later edition's wolves or a shorter evening."""

    wolf_pair: bool = False
    """Whether two wolves count as ranks 7 and 8 (NWO-77)."""
    rounds: Annotated[int, Meta(ge=2, le=100)] = 40
    """After how many rounds the game ends without a Habitat (NWO-79)."""
