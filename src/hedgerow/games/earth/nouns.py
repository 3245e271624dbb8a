"""The closed lists of words that cards are made of."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

FloraType: TypeAlias = Literal["tree", "bush", "herb", "mushroom"]
Habitat: TypeAlias = Literal["sunny", "wet", "rocky", "cold"]
Colour: TypeAlias = Literal["green", "red", "blue", "yellow", "multi", "brown", "black"]
"""The colour of an ability; multi is red, blue and yellow at once, never green."""
NameTag: TypeAlias = Literal["geography", "colour", "animal"]
"""What a marked (bold, italic, underlined) word in a flora's printed name refers to."""
Side: TypeAlias = Literal["A", "B"]
Mode: TypeAlias = Literal["beginner", "standard", "advanced"]

FLORA_TYPES: Final[tuple[FloraType, ...]] = get_args(FloraType)
HABITATS: Final[tuple[Habitat, ...]] = get_args(Habitat)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
MULTI: Final[tuple[Colour, ...]] = ("red", "blue", "yellow")
"""The colours that a multi ability counts as."""
