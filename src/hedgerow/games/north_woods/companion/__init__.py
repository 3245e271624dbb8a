"""What North Woods knows beyond its rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from hedgerow.core.companion import Companion
from hedgerow.core.puzzledesk import PuzzleDesk
from hedgerow.games import datafiles
from hedgerow.games.north_woods.companion.aids import woods_aids
from hedgerow.games.north_woods.companion.components import OWN, OWN_FILES
from hedgerow.games.north_woods.companion.desk import FEED
from hedgerow.games.north_woods.companion.insight import INSIGHT
from hedgerow.games.north_woods.companion.luck import luck
from hedgerow.games.north_woods.companion.puzzles import KINDS
from hedgerow.games.north_woods.companion.woods import DECK, WOODS
from hedgerow.games.north_woods.hidden import View

COMPANION: Final[Companion[View]] = Companion(
    aids=woods_aids,
    insight=INSIGHT,
    desk={
        "feed": FEED,
        "deck": DECK,
        "woods": WOODS,
        "own": OWN,
        **PuzzleDesk("north_woods", KINDS).tools,
    },
    luck=luck,
    puzzles=KINDS,
    own=OWN_FILES,
    lesson=partial(datafiles.lesson, "north_woods"),
)
