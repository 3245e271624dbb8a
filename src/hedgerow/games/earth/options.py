"""The options of an Earth table."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from hedgerow.core.errors import BadInput
from hedgerow.core.game import Options

Mode: TypeAlias = Literal["beginner", "standard", "advanced"]
Level: TypeAlias = Literal["beginner", "medium", "hard", "expert"]
STRONGER: Final[tuple[Level, ...]] = ("hard", "expert")
"""The levels at which Gaia takes more (EAR-112)."""
TEAM_SEATS: Final = 4


class EarthOptions(Options, frozen=True, kw_only=True):
    mode: Mode = "standard"
    """What everybody starts with, and whether there are ecosystems (EAR-4 to EAR-6)."""
    animals: bool = False
    """Whether Règne animal is played (EAR-80)."""
    gaia: Level = "medium"
    """How strong Gaia is, against whom one seat plays alone (EAR-110)."""
    teams: bool = False
    """With four seats: two against two, partners sitting opposite each other (EAR-130)."""
    solo_animals: Literal["by_level", "one", "two"] = "by_level"
    """How many animals a lone seat and Gaia have each (EAR-120)."""

    @property
    def animals_alone(self) -> int:
        """EAR-120: two each in advanced mode or against a strong Gaia, unless it is set."""
        if self.solo_animals != "by_level":
            return 1 if self.solo_animals == "one" else 2
        return 2 if self.mode == "advanced" or self.gaia in STRONGER else 1


def check(options: EarthOptions, seats: int) -> None:
    """EAR-142: refuse an option that would have no effect, with the reason."""
    if options.teams and seats != TEAM_SEATS:
        raise BadInput("error-earth-teams", needed=TEAM_SEATS, seats=seats)
    if options.mode == "beginner" and seats == 1:
        raise BadInput("error-earth-beginner-alone")
    if options.solo_animals != "by_level" and not (options.animals and seats == 1):
        raise BadInput("error-earth-solo-animals")
