"""Estimates what each Earth card brings in points, independent of a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hedgerow.games import datafiles
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import Sheet, box
from hedgerow.games.earth.effects import (
    ACTIONS,
    Action,
    Copy,
    Effect,
    Gain,
    GainAround,
    GainOnEach,
    Goods,
    OnEvent,
    Price,
    Recall,
)
from hedgerow.games.earth.scoring.vocabulary import Scoring

SOIL: Final = 0.6
SPROUT: Final = 0.9
GROWTH: Final = 1.1
DRAW: Final = 0.8
FROM_HAND: Final = 0.4
"""The worth of composting a card from the hand: a point won, a card lost."""
FROM_DECK: Final = 1.0
ONLY_ACTIVE: Final = 0.5
"""The factor for an ability that works only on the seat's own turn."""
A_PLANTING: Final = 0.8
"""The estimated number of matching cards planted in one turn."""
ON_EACH: Final = 1.4
"""The estimated number of flora in a row or column for an ability."""
A_COPY: Final = 1.6
EVENTS: Final = 2.0
"""The estimated number of events played in a game."""


def goods_worth(goods: Goods) -> float:
    return (
        SOIL * goods.soil
        + SPROUT * goods.sprout
        + GROWTH * goods.growth
        + DRAW * goods.draw
        + FROM_HAND * goods.compost_hand
        + FROM_DECK * goods.compost_deck
    )


def price_worth(price: Price) -> float:
    """The cost of a price; a card from the hand turns into a point of compost."""
    return (
        SOIL * price.soil
        + SPROUT * price.sprout
        + GROWTH * (price.growth + price.canopy)
        - FROM_HAND * price.compost_hand
        + FROM_DECK * price.compost_discard
    )


def effect_worth(effect: Effect | None) -> float:
    """The estimated value of using an ability once."""
    match effect:
        case Gain(gain, pay, if_active, per_planted):
            worth = max(0.0, goods_worth(gain) - price_worth(pay))
            if if_active:
                worth *= ONLY_ACTIVE
            return worth if per_planted is None else worth * A_PLANTING
        case GainOnEach(piece, _, _, count):
            return ON_EACH * count * (SPROUT if piece == "sprout" else GROWTH)
        case GainAround(piece, count):
            return count * (SPROUT if piece == "sprout" else GROWTH)
        case Recall():
            return DRAW
        case Copy():
            return A_COPY
        case _:
            return 0.0


@dataclass(frozen=True, slots=True)
class Trait:
    """A bot's estimates for a card."""

    card: int
    kind: str
    vp: int
    cost: int
    sprouts: int
    growth: int
    canopy: int
    engine: tuple[float, float, float, float]
    """The value of its abilities at each action: green, red, blue, yellow."""
    at_once: float
    """The immediate value of planting or playing it, without the printed value."""
    discount: int
    """The total soil that it saves on other cards."""
    forbids: int
    """Actions that its owner may not choose."""
    scoring: tuple[Scoring, ...]
    each: tuple[tuple[GainOnEach, float, float, float, float], ...]
    """Abilities that depend on the card's cell: what a fitting flora adds at each action."""


def _engine(sheet: Sheet) -> tuple[float, float, float, float]:
    def of(action: Action) -> float:
        return sum(effect_worth(sheet.effects[number]) for number in sheet.on[action])

    green, red, blue, yellow = (of(action) for action in ACTIONS)
    return green, red, blue, yellow


def _trait(card: cards.EarthCard, sheet: Sheet) -> Trait:
    flora = card if isinstance(card, cards.Flora) else None
    if isinstance(card, cards.Event):
        at_once = sum(_event_worth(effect) for effect in sheet.effects)
    else:
        at_once = sum(effect_worth(sheet.effects[number]) for number in sheet.planted)
    return Trait(
        card=card.no,
        kind=sheet.kind,
        vp=card.vp,
        cost=sheet.cost,
        sprouts=sheet.sprouts,
        growth=sheet.growth,
        canopy=flora.canopy_vp if flora is not None else 0,
        engine=_engine(sheet),
        at_once=at_once,
        discount=sum(discount.soil for discount in sheet.discounts),
        forbids=len(sheet.forbids),
        each=_each(sheet),
        scoring=tuple(a.score for a in card.abilities if a.score is not None)
        if isinstance(card, cards.Terrain)
        else (),
    )


def _each(sheet: Sheet) -> tuple[tuple[GainOnEach, float, float, float, float], ...]:
    found = []
    for number, effect in enumerate(sheet.effects):
        if isinstance(effect, GainOnEach):
            one = effect_worth(effect) / ON_EACH
            green, red, blue, yellow = (
                one if number in sheet.on[action] else 0.0 for action in ACTIONS
            )
            found.append((effect, green, red, blue, yellow))
    return tuple(found)


def _event_worth(effect: Effect | None) -> float:
    if isinstance(effect, Gain):
        return goods_worth(effect.gain) - price_worth(effect.pay)
    return effect_worth(effect)


@datafiles.derived
def traits() -> tuple[Trait | None, ...]:
    """Every card of the deck by number."""
    deck, sheets = cards.earth_deck(), box()
    return tuple(
        _trait(deck[number], sheets[number]) if number in deck else None
        for number in range(max(deck) + 1)
    )


@datafiles.derived
def board_engine(key: str) -> tuple[float, float, float, float]:
    """The value of an island or a climate at each action."""
    return _engine(box().boards[key]) if key else (0.0, 0.0, 0.0, 0.0)


@datafiles.derived
def standing_worth(key: str) -> float:
    """The value of an island or a climate for a whole game besides its coloured abilities."""
    sheet = box().boards[key]
    saved = sum(3.0 * discount.soil for discount in sheet.discounts)
    for effect in sheet.effects:
        if isinstance(effect, OnEvent):
            saved += EVENTS * goods_worth(effect.gain)
    return saved
