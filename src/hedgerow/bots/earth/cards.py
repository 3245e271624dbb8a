"""What each Earth card promises, in points, before anybody looks at a table."""

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
"""A card of the hand for the compost: a point won, a card lost."""
FROM_DECK: Final = 1.0
ONLY_ACTIVE: Final = 0.5
"""How much of an ability is left that works on one's own turn alone."""
A_PLANTING: Final = 0.8
"""Such cards that one plants in a turn of planting, about."""
ON_EACH: Final = 1.4
"""Flora that a row or column has for an ability, about."""
A_COPY: Final = 1.6
EVENTS: Final = 2.0
"""Events that one plays in a game, about."""


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
    """What a price takes away; a card of the hand turns into a point of compost."""
    return (
        SOIL * price.soil
        + SPROUT * price.sprout
        + GROWTH * (price.growth + price.canopy)
        - FROM_HAND * price.compost_hand
        + FROM_DECK * price.compost_discard
    )


def effect_worth(effect: Effect | None) -> float:
    """What using an ability once brings, about."""
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
    """A card as a bot weighs it."""

    card: int
    kind: str
    vp: int
    cost: int
    sprouts: int
    growth: int
    canopy: int
    engine: tuple[float, float, float, float]
    """What its abilities bring at each action: green, red, blue, yellow."""
    at_once: float
    """What planting or playing it brings at once, the printed value aside."""
    discount: int
    """Soil that it saves on such cards as it names, in all."""
    forbids: int
    """Actions that its owner may not choose."""
    scoring: tuple[Scoring, ...]
    each: tuple[tuple[GainOnEach, float, float, float, float], ...]
    """Abilities that depend on where the card lies; what a fitting flora adds at each action."""


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
    """What an island or a climate brings at each action."""
    return _engine(box().boards[key]) if key else (0.0, 0.0, 0.0, 0.0)


@datafiles.derived
def standing_worth(key: str) -> float:
    """What an island or a climate brings for a whole game besides its coloured abilities."""
    sheet = box().boards[key]
    saved = sum(3.0 * discount.soil for discount in sheet.discounts)
    for effect in sheet.effects:
        if isinstance(effect, OnEvent):
            saved += EVENTS * goods_worth(effect.gain)
    return saved
