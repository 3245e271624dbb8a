"""What Habitats knows beyond its rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from hedgerow.core.companion import Companion
from hedgerow.core.puzzledesk import PuzzleDesk
from hedgerow.games import datafiles
from hedgerow.games.habitats.companion.aids import park_aids
from hedgerow.games.habitats.companion.components import OWN, OWN_FILES
from hedgerow.games.habitats.companion.desk import SCORE
from hedgerow.games.habitats.companion.insight import INSIGHT
from hedgerow.games.habitats.companion.luck import luck
from hedgerow.games.habitats.companion.parks import BOX, PARKS
from hedgerow.games.habitats.companion.puzzles import KINDS
from hedgerow.games.habitats.companion.timing import TIMING
from hedgerow.games.habitats.hidden import View

COMPANION: Final[Companion[View]] = Companion(
    aids=park_aids,
    insight=INSIGHT,
    desk={
        "score": SCORE,
        "box": BOX,
        "parks": PARKS,
        "own": OWN,
        **PuzzleDesk("habitats", KINDS).tools,
    },
    timing=TIMING,
    luck=luck,
    puzzles=KINDS,
    own=OWN_FILES,
    lesson=partial(datafiles.lesson, "habitats"),
)
