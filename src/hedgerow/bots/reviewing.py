"""How decisions are judged afterwards: the moves compared, in how many worlds, how far ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hedgerow.core.text import Seat


@dataclass(frozen=True, kw_only=True)
class Judging:
    """How much a review looks at: `REVIEW` in the `__init__.py` of a game's folder of bots.

    More costs time; bench/RESULTS.md has what a review takes.
    """

    ms: int = 60
    """The budget of the strongest level, which proposes the moves and their reasons."""
    options: int = 4
    """The most moves compared, apart from the one played and those drawn by lot."""
    worlds: int = 4
    """Sampled worlds in which each is tried."""
    ahead: int = 0
    """How many moves of the same seat are played on before a position is valued."""
    finish: Callable[[Any, Seat], None] | None = None
    """Plays a seat's turn on to its end in a sampled world: faster than the bot does it."""
    beside: tuple[type, ...] = ()
    """Moves that leave their turn as it was: they are not compared with those that spend it."""
    told: Callable[[Any, Any], bool] | None = None
    """Whether such a move said something of the game: from a View before it and the one after."""
    trust: float = 0.5
    """How much the bot's own estimate counts against that of the learned value, from 0 to 1.

    The more the value is blind to what a decision is about, the more. bench/review.py tells whether
    it is right: if errors count too little, weak bots seem unlucky."""
    scale: float = 1.0
    """What comes true of an estimated difference in games of unequal bots, by the same script."""
    anchored: bool = False
    """Whether the level of a decision is what the learned value says of the View before it.

    Where rivals lay face down first, every sampled world has them lay without a thought, and few
    worlds differ by a whole round. They tell the moves apart; as a level, what they promise would
    be told as luck when rivals lay and be taken back when the cards are shown."""
    anyhow: tuple[type, ...] = ()
    """Moves of a turn that come to the same in any order: one that was made a moment later was not
    passed over, though the plan that it begins may be better."""
    unlike: Callable[[Any], Judging | None] | None = None
    """How decisions are judged at a View that is unlike those the learned value knows; None if it
    is not.

    The value may be far off where a game seldom asks anything, and right again one move later."""
