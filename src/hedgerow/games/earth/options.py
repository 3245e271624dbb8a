"""The options of an Earth table."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from hedgerow.core.options import Options, choice_with, only_with

Mode: TypeAlias = Literal["beginner", "standard", "advanced"]
Level: TypeAlias = Literal["beginner", "medium", "hard", "expert"]

TEAM_SEATS: Final = 4
STRONGER: Final = ("hard", "expert")
"""The levels at which Gaia takes more."""


class EarthOptions(Options, frozen=True, kw_only=True):
    """EAR-142: an option that would have no effect is refused."""

    mode: Annotated[Mode, choice_with("beginner", seats=(2, 3, 4, 5))] = "standard"
    """What everybody starts with, and whether there are ecosystems (EAR-4 to EAR-6)."""
    animals: bool = False
    """Whether Règne animal is played (EAR-80)."""
    gaia: Annotated[Level, only_with(seats=1)] = "medium"
    """The strength of Gaia, the opponent in a solo game (EAR-110)."""
    teams: Annotated[bool, only_with(seats=TEAM_SEATS)] = False
    """Two against two, partners sitting opposite each other (EAR-130)."""
    solo_animals: Annotated[Literal["by_level", "one", "two"], only_with(seats=1, animals=True)] = (
        "by_level"
    )
    """The number of animals of a lone seat, and of Gaia (EAR-120)."""

    @property
    def animals_alone(self) -> int:
        """EAR-120: two each in advanced mode or against a strong Gaia, unless it is set."""
        if self.solo_animals != "by_level":
            return 1 if self.solo_animals == "one" else 2
        return 2 if self.mode == "advanced" or self.gaia in STRONGER else 1
