"""Card faces for scoring, and which cards meet a condition by their face alone."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from hedgerow.games import datafiles
from hedgerow.games.earth.cards import Ability, Flora, Terrain, climates, flora, islands, terrains
from hedgerow.games.earth.nouns import COLOURS, FLORA_TYPES, HABITATS, MULTI, Colour
from hedgerow.games.earth.scoring.vocabulary import Match

Key: TypeAlias = int | str
"""A card of the tableau by number, an island or climate by number and side."""

TYPE_BIT = {kind: 1 << bit for bit, kind in enumerate((*FLORA_TYPES, "terrain"))}
"""EAR-70: terrain is a fifth type."""
COLOUR_BIT = {colour: 1 << bit for bit, colour in enumerate(COLOURS)}
HABITAT_BIT = {habitat: 1 << bit for bit, habitat in enumerate(HABITATS)}
_MULTI_BITS = sum(COLOUR_BIT[colour] for colour in MULTI)


class Face(Struct, frozen=True):
    """The printed side of a card that lies in a play area; sets are bit masks."""

    key: Key
    types: int
    habitats: int
    colours: int
    """Multi also counts as red, blue and yellow."""
    abilities: int
    vp: int
    cost: int | None = None
    """EAR-68: None for islands and climates, which is not cost 0."""
    is_flora: bool = False
    sprout_spaces: int = 0
    growth_spaces: int = 0
    canopy_vp: int = 0
    name_tags: tuple[str, ...] = ()
    directional: bool = False


def _colours(abilities: tuple[Ability, ...], *more: Colour) -> int:
    bits = 0
    for colour in (*(ability.colour for ability in abilities), *more):
        bits |= COLOUR_BIT[colour]
        if colour == "multi":
            bits |= _MULTI_BITS
    return bits


def _habitats(card: Flora | Terrain) -> int:
    return sum(HABITAT_BIT[habitat] for habitat in card.habitats)


@datafiles.derived
def faces() -> dict[Key, Face]:
    """The faces of everything that can lie in a play area."""
    found: dict[Key, Face] = {}
    for card in flora().values():
        found[card.no] = Face(
            card.no,
            sum(TYPE_BIT[kind] for kind in card.types),
            _habitats(card),
            _colours(card.abilities),
            len(card.abilities),
            card.vp,
            card.cost,
            is_flora=True,
            sprout_spaces=card.sprout_spaces,
            growth_spaces=card.growth_spaces,
            canopy_vp=card.canopy_vp,
            name_tags=card.name_tags,
            directional=card.directional,
        )
    for ground in terrains().values():
        found[ground.no] = Face(
            ground.no,
            TYPE_BIT["terrain"],
            _habitats(ground),
            _colours(ground.abilities),
            len(ground.abilities),
            ground.vp,
            ground.cost,
            directional=ground.directional,
        )
    for key, island in islands().items():
        # EAR-68: the start box is a black ability of its own.
        habitats = sum(HABITAT_BIT[habitat] for habitat in island.habitats)
        colours = _colours(island.abilities, "black")
        found[key] = Face(key, 0, habitats, colours, len(island.abilities) + 1, island.vp)
    for key, climate in climates().items():
        habitats = sum(HABITAT_BIT[habitat] for habitat in climate.habitats)
        colours = _colours(climate.abilities)
        found[key] = Face(key, 0, habitats, colours, len(climate.abilities), climate.vp)
    return found


def fitting(match: Match) -> frozenset[Key]:
    """The cards whose face meets every condition, apart from those about pieces on the card."""
    return frozenset(key for key, face in faces().items() if _fits(face, match))


def _fits(face: Face, match: Match) -> bool:
    return (
        _fits_kind(face, match)
        and (match.habitat is None or bool(face.habitats & HABITAT_BIT[match.habitat]))
        and (match.colour is None or bool(face.colours & COLOUR_BIT[match.colour]))
        and (match.name_tag is None or match.name_tag in face.name_tags)
        and (face.directional or not match.directional)
        and _within(face.cost, match.cost_min, match.cost_max)
        and _within(face.vp, match.vp_min, match.vp_max)
        and (match.vp_parity is None or face.vp % 2 == (match.vp_parity == "odd"))
        and _within(face.habitats.bit_count(), match.habitats_min, match.habitats_max)
        and _within(face.abilities, match.abilities_min, None)
        and _fits_spaces(face, match)
    )


def _fits_kind(face: Face, match: Match) -> bool:
    match match.type:
        case None:
            return True
        case "flora":
            return face.is_flora
        case kind:
            return bool(face.types & TYPE_BIT[kind])


def _fits_spaces(face: Face, match: Match) -> bool:
    asked = (
        match.sprout_spaces,
        match.sprout_spaces_max,
        match.growth_spaces_min,
        match.growth_spaces_max,
        match.canopy_vp_min,
        match.canopy_vp_max,
    )
    if all(bound is None for bound in asked):
        return True
    # Only flora has spaces and canopies; flora without growth spaces has a canopy of 0.
    return (
        face.is_flora
        and _within(face.sprout_spaces, match.sprout_spaces, match.sprout_spaces)
        and _within(face.sprout_spaces, None, match.sprout_spaces_max)
        and _within(face.growth_spaces, match.growth_spaces_min, match.growth_spaces_max)
        and _within(face.canopy_vp, match.canopy_vp_min, match.canopy_vp_max)
    )


def _within(value: int | None, low: int | None, high: int | None) -> bool:
    """Whether a value is within the bounds; None is within none."""
    if low is None and high is None:
        return True
    return value is not None and (low is None or value >= low) and (high is None or value <= high)
