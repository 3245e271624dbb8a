"""The options of an Earth table."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hedgerow.core.game import Options

Mode: TypeAlias = Literal["beginner", "standard", "advanced"]
Level: TypeAlias = Literal["beginner", "medium", "hard", "expert"]


class EarthOptions(Options, frozen=True, kw_only=True):
    mode: Mode = "standard"
    """What everybody starts with, and whether there are ecosystems (EAR-4 to EAR-6)."""
    animals: bool = False
    """Whether Règne animal is played (EAR-80)."""
    gaia: Level = "medium"
    """How strong Gaia is, against whom one seat plays alone (EAR-110)."""
    teams: bool = False
    """With four seats: two against two, partners sitting opposite each other (EAR-130)."""
