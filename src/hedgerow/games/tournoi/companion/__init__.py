"""What Le Tournoi knows beyond its rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from hedgerow.core.companion import Companion
from hedgerow.core.puzzledesk import PuzzleDesk
from hedgerow.games import datafiles
from hedgerow.games.tournoi.companion.aids import battle_aids
from hedgerow.games.tournoi.companion.components import OWN, OWN_FILES
from hedgerow.games.tournoi.companion.desk import DESK
from hedgerow.games.tournoi.companion.insight import INSIGHT
from hedgerow.games.tournoi.companion.luck import luck
from hedgerow.games.tournoi.companion.puzzles import KINDS
from hedgerow.games.tournoi.hidden import View

COMPANION: Final[Companion[View]] = Companion(
    aids=battle_aids,
    insight=INSIGHT,
    desk={**DESK, "own": OWN, **PuzzleDesk("tournoi", KINDS).tools},
    luck=luck,
    puzzles=KINDS,
    own=OWN_FILES,
    lesson=partial(datafiles.lesson, "tournoi"),
)
