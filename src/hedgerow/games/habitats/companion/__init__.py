"""What Habitats knows beyond its rules."""

from __future__ import annotations

from typing import Final

from hedgerow.core.companion import Companion
from hedgerow.games.habitats.companion.aids import park_aids
from hedgerow.games.habitats.companion.desk import SCORE
from hedgerow.games.habitats.companion.parks import BOX, PARKS
from hedgerow.games.habitats.companion.timing import TIMING
from hedgerow.games.habitats.hidden import View

COMPANION: Final[Companion[View]] = Companion(
    aids=park_aids, desk={"score": SCORE, "box": BOX, "parks": PARKS}, timing=TIMING
)
