"""The scoring vocabulary: every scoring rule and fauna goal of a card is one of these records.

They are data, read from the card files. `kernels` counts them, `words.scoring` describes them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from hedgerow.games.earth.nouns import Colour, FloraType, Habitat, NameTag

Area: TypeAlias = Literal["tableau", "everything"]
"""Where cards are counted; everything is tableau, island and climate."""
Zone: TypeAlias = Literal["row", "column", "orthogonal", "diagonal"]
Line: TypeAlias = Literal["row", "column"]
FullLine: TypeAlias = Literal["row", "column", "long_diagonal"]
Attribute: TypeAlias = Literal["type", "colour", "habitat", "sprouts", "growth", "vp"]
Resource: TypeAlias = Literal["soil", "hand", "compost", "events", "sprouts", "growth"]
"""Sprouts and growth are those on the tableau, not in a stock."""
Place: TypeAlias = Literal["red", "blue", "yellow", "terrain", "event"]
"""A place in a set."""


class Match(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Which cards count: those for which every stated condition holds."""

    type: FloraType | Literal["flora", "terrain"] | None = None
    habitat: Habitat | None = None
    colour: Colour | None = None
    """An ability of this colour; multi ones count as red, blue and yellow."""
    name_tag: NameTag | None = None
    directional: bool = False
    """Cards with a row, column or adjacency symbol."""
    cost_min: int | None = None
    cost_max: int | None = None
    vp_min: int | None = None
    vp_max: int | None = None
    vp_parity: Literal["even", "odd"] | None = None
    habitats_min: int | None = None
    habitats_max: int | None = None
    abilities_min: int | None = None
    sprout_spaces: int | None = None
    """Exactly this many."""
    sprout_spaces_max: int | None = None
    growth_spaces_min: int | None = None
    growth_spaces_max: int | None = None
    canopy_vp_min: int | None = None
    canopy_vp_max: int | None = None
    # These depend on the pieces on the card.
    sprouts_min: int | None = None
    sprouts_max: int | None = None
    growth_min: int | None = None
    growth_max: int | None = None
    sprouts_full: bool = False
    growth_full: bool = False
    filled: bool = False
    """No space is free; a flora without such spaces counts as filled (EAR-78)."""


# Scoring rules


class PerMatch(Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="per_match"):
    """Points for each group of `per` matching cards."""

    points: int
    match: Match
    per: int = 1
    area: Area = "everything"


class PerMatchInZone(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="per_match_in_zone"
):
    """Points for each matching card in a zone around the scoring card."""

    points: int
    zone: Zone
    match: Match


class PerEmptySide(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="per_empty_side"
):
    """Points for each of the four sides of the scoring card with no card there."""

    points: int


class OrthogonalPath(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="orthogonal_path"
):
    """Points for each card of the longest orthogonal path of matching cards through this one."""

    points: int
    match: Match


class DiagonalPath(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="diagonal_path"
):
    """Points for each card of the longest diagonal path of matching cards, up to `cap` cards."""

    points: int
    cap: int
    match: Match


class BestSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="best_seat"):
    """Points for each matching card of the seat that has most of them."""

    points: int
    match: Match


class CountTable(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="count_table"
):
    """The first entry for one matching card, the last for as many as there are entries or more."""

    table: tuple[int, ...]
    match: Match


class PerLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="per_line"):
    """Points for each full line in which the cards' values are all alike or all different."""

    points: int
    line: Line
    values: Literal["same", "different"]
    of: Attribute


class PerResource(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="per_resource"
):
    """Points for each group of `per` pieces, `cap` points at most."""

    points: int
    resource: Resource
    per: int = 1
    cap: int | None = None


class PerSet(Struct, frozen=True, forbid_unknown_fields=True, tag_field="rule", tag="per_set"):
    """Points for each set with one card in every place; a card fills one place."""

    points: int
    places: tuple[Place, ...]


Scoring: TypeAlias = (
    PerMatch
    | PerMatchInZone
    | PerEmptySide
    | OrthogonalPath
    | DiagonalPath
    | BestSeat
    | CountTable
    | PerLine
    | PerResource
    | PerSet
)
"""How a terrain or an ecosystem scores."""


# Fauna goals


class CountGoal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="goal", tag="count"):
    """At least n matching cards."""

    n: int
    match: Match
    area: Area = "everything"


class ResourceGoal(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="goal", tag="resource"
):
    """At least n pieces."""

    n: int
    resource: Resource


class LineGoal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="goal", tag="lines"):
    """At least n lines with four cards each."""

    n: int
    line: FullLine


class SetGoal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="goal", tag="sets"):
    """At least n sets."""

    n: int
    places: tuple[Place, ...]


Goal: TypeAlias = CountGoal | ResourceGoal | LineGoal | SetGoal
"""What a seat must have had at some moment to claim a fauna card."""


class Stock(Struct, frozen=True, forbid_unknown_fields=True):
    """What the pieces in a stock score: points for each whole group of `per` of them."""

    points: int
    per: int = 1
