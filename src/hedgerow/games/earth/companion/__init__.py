"""What Earth knows beyond its rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from hedgerow.core.companion import Companion, Timing
from hedgerow.core.puzzledesk import PuzzleDesk
from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.earth.companion.aids import earth_aids
from hedgerow.games.earth.companion.components import OWN, OWN_FILES
from hedgerow.games.earth.companion.desk import SCORE
from hedgerow.games.earth.companion.insight import INSIGHT
from hedgerow.games.earth.companion.luck import luck
from hedgerow.games.earth.companion.puzzles import KINDS
from hedgerow.games.earth.companion.solo import GAIA
from hedgerow.games.earth.companion.tableaux import BOX, TABLEAUX
from hedgerow.games.earth.hidden import View

COMPANION: Final[Companion[View]] = Companion(
    aids=earth_aids,
    insight=INSIGHT,
    desk={
        "score": SCORE,
        "box": BOX,
        "tableaux": TABLEAUX,
        "gaia": GAIA,
        "own": OWN,
        **PuzzleDesk("earth", KINDS).tools,
    },
    timing=Timing(clones=True, note=Message("earth-bench")),
    luck=luck,
    puzzles=KINDS,
    own=OWN_FILES,
    lesson=partial(datafiles.lesson, "earth"),
)
