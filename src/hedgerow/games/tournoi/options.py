"""The options of a table of Le Tournoi."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from hedgerow.core.options import Options, idle_without, only_with

Bonus: TypeAlias = Literal["trio", "triple", "none"]
Cards: TypeAlias = Literal["box", "decks", "dealt", "common"]


class TournoiOptions(Options, frozen=True, kw_only=True):
    """Decks and card sets are public (TOU-75); the order of their cards is not."""

    bonus: Annotated[Bonus, idle_without(cards=("box", "decks"))] = "trio"
    """Which side of the biodiversity tokens counts (TOU-11); none with other cards (TOU-78)."""
    cards: Cards = "box"
    """The decks of the box; decks that seats bring (TOU-75); cards dealt out evenly (option 1,
    TOU-80); one common deck (option 2, TOU-82)."""
    set: Annotated[str, Meta(max_length=24_000), only_with(cards=("dealt", "common"))] = ""
    """The code of an own card set for dealt or common cards; "" for our animals."""
    mixed: Annotated[bool, only_with(cards="dealt")] = False
    """Whether dealt own cards are mixed with those of the box (TOU-81)."""
    decks: Annotated[str, Meta(max_length=320), only_with(cards="decks")] = ""
    """The deck codes of seats A to D separated by spaces, `box` for the box's deck (with one seat,
    B is the ghost); seats without a code play the box's."""
