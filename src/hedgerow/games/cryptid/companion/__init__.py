"""What Cryptid knows beyond its rules."""

from __future__ import annotations

from typing import Final

from hedgerow.core.companion import Companion
from hedgerow.games.cryptid.companion.aids import notepad
from hedgerow.games.cryptid.companion.desk import DESK
from hedgerow.games.cryptid.companion.insight import INSIGHT
from hedgerow.games.cryptid.hidden import View

COMPANION: Final[Companion[View]] = Companion(aids=notepad, insight=INSIGHT, desk=DESK)
