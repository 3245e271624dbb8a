"""The cards in the form the rules need: a short sheet for each, made once from the card files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from hedgerow.games import datafiles
from hedgerow.games.earth import cards
from hedgerow.games.earth.effects import (
    ACTIONS,
    Action,
    Discount,
    Effect,
    Forbid,
    OnEvent,
    PayInstead,
    Replace,
    Sort,
)
from hedgerow.games.earth.nouns import MULTI, Colour

_NONE: Final[tuple[int, ...]] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the rules need to know about a card, an island or a climate."""

    key: str
    kind: str
    """flora, terrain, event, island or climate."""
    cost: int
    sprouts: int
    """Spaces for sprouts."""
    growth: int
    """Spaces for growth, the canopy's included."""
    types: tuple[str, ...]
    habitats: tuple[str, ...]
    name_tags: tuple[str, ...]
    colours: frozenset[Colour]
    """The colours of its abilities; multi also counts as red, blue and yellow."""
    coloured: tuple[Colour, ...]
    """The colour of each ability."""
    effects: tuple[Effect | None, ...]
    """The effect of each ability; None for one that only scores."""
    on: Mapping[Action, tuple[int, ...]]
    """The abilities that an action triggers (EAR-28, EAR-29)."""
    planted: tuple[int, ...]
    """The abilities that planting triggers (EAR-22)."""
    discounts: tuple[Discount, ...]
    forbids: tuple[Action, ...]
    replace: Replace | None
    instead: PayInstead | None
    on_event: tuple[OnEvent, ...]

    def abilities(self, colour: Colour) -> tuple[int, ...]:
        """The abilities of a colour that have an effect; multi means only multi abilities."""
        return tuple(
            number
            for number, own in enumerate(self.coloured)
            if self.effects[number] is not None and colour in _counts_as(own)
        )

    def fits(self, sort: Sort) -> bool:
        """Whether the card is of this sort, regardless of the pieces on it."""
        if sort.type is not None and sort.type != self.kind and sort.type not in self.types:
            return False
        if sort.colour is not None and sort.colour not in self.colours:
            return False
        if sort.name_tag is not None and sort.name_tag not in self.name_tags:
            return False
        return all(habitat in self.habitats for habitat in sort.habitats)


@dataclass(frozen=True, slots=True)
class Box:
    """The components in use: Earth cards by number, islands and climates by number and side."""

    deck: tuple[int, ...]
    """The numbers of the Earth cards."""
    earth: tuple[Sheet | None, ...]
    """By number; None if there is no such card."""
    events: frozenset[int]
    """The numbers of the events among them."""
    discounting: frozenset[int]
    """The numbers of those that make others cheaper (EAR-49)."""
    boards: Mapping[str, Sheet]
    starts: Mapping[str, cards.Start]

    def __getitem__(self, card: int) -> Sheet:
        sheet = self.earth[card]
        assert sheet is not None
        return sheet


def _counts_as(colour: Colour) -> tuple[Colour, ...]:
    return (colour, *MULTI) if colour == "multi" else (colour,)


def _sheet(
    card: cards.Flora | cards.Terrain | cards.Event | cards.Island | cards.Climate,
) -> Sheet:
    abilities: Sequence[cards.Ability] = card.abilities
    effects: tuple[Effect | None, ...] = tuple(ability.effect for ability in abilities)
    coloured = [(n, a.colour) for n, a in enumerate(abilities) if a.effect is not None]
    standing = PayInstead | Discount | Replace | Forbid
    return Sheet(
        key=card.key,
        kind=type(card).__name__.lower(),
        cost=card.cost if isinstance(card, cards.Flora | cards.Terrain) else 0,
        sprouts=card.sprout_spaces if isinstance(card, cards.Flora) else 0,
        growth=card.growth_spaces if isinstance(card, cards.Flora) else 0,
        types=card.types if isinstance(card, cards.Flora) else (),
        habitats=() if isinstance(card, cards.Event) else card.habitats,
        name_tags=card.name_tags if isinstance(card, cards.Flora) else (),
        colours=frozenset(c for ability in abilities for c in _counts_as(ability.colour)),
        coloured=tuple(ability.colour for ability in abilities),
        effects=effects,
        on={
            action: tuple(n for n, colour in coloured if action in _counts_as(colour))
            for action in ACTIONS
        },
        planted=tuple(
            number
            for number, colour in coloured
            if colour == "black" and not isinstance(effects[number], standing)
        ),
        discounts=tuple(effect for effect in effects if isinstance(effect, Discount)),
        forbids=tuple(effect.colour for effect in effects if isinstance(effect, Forbid)),
        replace=next((effect for effect in effects if isinstance(effect, Replace)), None),
        instead=next((effect for effect in effects if isinstance(effect, PayInstead)), None),
        on_event=tuple(effect for effect in effects if isinstance(effect, OnEvent)),
    )


def _numbers(sheets: Sequence[Sheet | None], what: Callable[[Sheet], bool]) -> frozenset[int]:
    return frozenset(n for n, sheet in enumerate(sheets) if sheet is not None and what(sheet))


@datafiles.derived
def box() -> Box:
    deck = cards.earth_deck()
    sheets: list[Sheet | None] = [None] * (max(deck) + 1)
    for number, card in deck.items():
        sheets[number] = _sheet(card)
    islands, climates = cards.islands(), cards.climates()
    return Box(
        deck=tuple(deck),
        earth=tuple(sheets),
        events=_numbers(sheets, lambda sheet: sheet.kind == "event"),
        discounting=_numbers(sheets, lambda sheet: bool(sheet.discounts)),
        boards={
            **{key: _sheet(card) for key, card in islands.items()},
            **{key: _sheet(card) for key, card in climates.items()},
        },
        starts={key: card.start for key, card in islands.items()},
    )
