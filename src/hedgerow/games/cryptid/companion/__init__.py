"""What Cryptid knows beyond its rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from hedgerow.core.companion import Companion, Timing
from hedgerow.core.puzzledesk import PuzzleDesk
from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.cryptid.companion.aids import notepad
from hedgerow.games.cryptid.companion.desk import DESK
from hedgerow.games.cryptid.companion.insight import INSIGHT
from hedgerow.games.cryptid.companion.luck import luck
from hedgerow.games.cryptid.companion.puzzles import KINDS
from hedgerow.games.cryptid.hidden import View

TIMING: Final = Timing({"mode": "normal", "puzzle": "card"}, note=Message("cryptid-bench"))
COMPANION: Final[Companion[View]] = Companion(
    aids=notepad,
    insight=INSIGHT,
    desk={**DESK, **PuzzleDesk("cryptid", KINDS).tools},
    timing=TIMING,
    luck=luck,
    puzzles=KINDS,
    lesson=partial(datafiles.lesson, "cryptid"),
)
