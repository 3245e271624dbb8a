"""The options of a Habitats table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from hedgerow.core.options import Options, only_with
from hedgerow.core.seating import FirstSeat

GoalChoice: TypeAlias = Literal[
    "random",
    "biggest_area",
    "many_areas",
    "long_park",
    "diagonal",
    "landscape_types",
    "flora",
    "compact",
    "keep_close",
    "accessibility",
]
First: TypeAlias = Annotated[GoalChoice, only_with(goals="chosen")]
Second: TypeAlias = Annotated[GoalChoice, only_with(goals="chosen", yearly="two")]


class HabitatsOptions(Options, frozen=True, kw_only=True):
    """HAB-5: goals are drawn at random, or named for each year."""

    goals: Literal["random", "chosen"] = "random"
    yearly: Literal["one", "two"] = "one"
    """HAB-22: the number of goals of each year."""
    first: FirstSeat = "A"
    """HAB-6: the seat that begins, or "random"."""
    entrances: Literal["fixed", "dealt", "chosen"] = "fixed"
    """HAB-1: in the order of the box, dealt at random, or as named in `colours`."""
    colours: Annotated[str, Meta(max_length=80), only_with(entrances="chosen")] = ""
    """The colours of seats A, B, ... separated by spaces; the others follow in the box's order."""
    roads: Literal["short", "endless"] = "short"
    """HAB-18: whether a road side keeps one cell empty or its whole line."""
    year1: First = "random"
    year2: First = "random"
    year3: First = "random"
    second1: Second = "random"
    second2: Second = "random"
    second3: Second = "random"

    @property
    def wanted(self) -> tuple[tuple[GoalChoice, ...], ...]:
        """The goals asked for, one tuple per year."""
        first: tuple[GoalChoice, ...] = self.year1, self.year2, self.year3
        second: tuple[GoalChoice, ...] = self.second1, self.second2, self.second3
        if self.goals == "random":
            first = second = ("random", "random", "random")
        if self.yearly == "one":
            return tuple((goal,) for goal in first)
        return tuple(zip(first, second, strict=True))
