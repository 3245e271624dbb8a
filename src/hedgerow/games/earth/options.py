"""The options of an Earth table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from hedgerow.core.options import Options, only_with

Mode: TypeAlias = Literal["beginner", "standard", "advanced"]
Level: TypeAlias = Literal["beginner", "medium", "hard", "expert"]


class EarthOptions(Options, frozen=True, kw_only=True):
    mode: Mode = "standard"
    """What everybody starts with, and whether there are ecosystems (EAR-4 to EAR-6)."""
    animals: bool = False
    """Whether Règne animal is played (EAR-80)."""
    gaia: Annotated[Level, only_with(seats=1)] = "medium"
    """How strong Gaia is, against whom one seat plays alone (EAR-110)."""
    teams: Annotated[bool, only_with(seats=4)] = False
    """Two against two, partners sitting opposite each other (EAR-130)."""
