"""Which start cards to keep: islands, climates, ecosystems and animals."""

from __future__ import annotations

from typing import Final

from hedgerow.bots.earth.cards import (
    board_engine,
    goods_worth,
    price_worth,
    standing_worth,
)
from hedgerow.bots.earth.outlook import SHARES, Weights
from hedgerow.games import datafiles
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.effects import (
    EachAnimal,
    EachVisited,
    GainBeside,
    Reward,
    Stay,
    Store,
    Take,
    TakeEachVisited,
)
from hedgerow.games.earth.moves import Choose, Move
from hedgerow.games.earth.rules.walking import steps_of
from hedgerow.games.earth.scoring.faces import fitting
from hedgerow.games.earth.scoring.vocabulary import (
    BestSeat,
    CountTable,
    DiagonalPath,
    PerLine,
    PerMatch,
    PerResource,
    PerSet,
    Scoring,
)

TURNS: Final = 16
"""The number of turns in which abilities of the start cards are used."""
PLANTED: Final = 14
LEAVES: Final = 4
"""The estimated number of leaves that activate an animal in a game."""
KEEN: Final = 1.5
"""How much more likely than by chance a sought card is."""


def start_worth(move: Move, weights: Weights) -> float:
    """The estimated value of a start card."""
    assert isinstance(move, Choose)
    code = move.code
    if code in cards.islands():
        start = box().starts[code]
        kept = start.draw - start.compost
        return (
            cards.islands()[code].vp
            + weights.start_soil * start.soil
            + weights.start_card * kept
            + start.compost
            + _engine(code)
        )
    if code in cards.climates():
        return cards.climates()[code].vp + _engine(code)
    if code in cards.ecosystems():
        return system_hope(cards.ecosystems()[code].scoring)
    return animal_hope(code)


def _engine(code: str) -> float:
    engine = sum(share * gain for share, gain in zip(SHARES, board_engine(code), strict=True))
    return TURNS * engine * 0.7 + standing_worth(code)


def system_hope(rule: Scoring) -> float:
    """The estimated value of an ecosystem to a seat that plays for it."""
    match rule:
        case PerMatch():
            return rule.points * (_expected(rule) / rule.per)
        case CountTable():
            found = round(_expected(rule))
            return float(rule.table[min(found, len(rule.table)) - 1]) if found else 0.0
        case BestSeat():
            return rule.points * (_expected(rule) + 1)
        case DiagonalPath():
            return rule.points * min(rule.cap, 0.7 * _expected(rule))
        case PerLine():
            return rule.points * 1.5
        case PerResource():
            usual = {"soil": 3, "hand": 3, "compost": 18, "events": 1, "sprouts": 25, "growth": 22}
            got = rule.points * usual[rule.resource] / rule.per
            return got if rule.cap is None else min(got, float(rule.cap))
        case PerSet():
            return rule.points * 1.5
        case _:
            return 0.0


@datafiles.derived
def _expected(rule: PerMatch | CountTable | BestSeat | DiagonalPath) -> float:
    """The expected number of matching cards in a tableau that is planted for them."""
    deck = [card for card in box().deck if box()[card].kind != "event"]
    share = sum(card in fitting(rule.match) for card in deck) / len(deck)
    return min(PLANTED * 0.8, PLANTED * share * KEEN)


@datafiles.derived
def animal_hope(id: str) -> float:
    """The estimated value of an animal in a game."""
    animal = cards.animals()[id].individual
    steps = min(3, steps_of(animal.move, 3))
    effect, stock = animal.effect, animal.stock
    each = stock.points / stock.per if stock is not None else 0.0
    match effect:
        case EachVisited():
            net = goods_worth(effect.gain) + goods_worth(effect.gain_here)
            net -= price_worth(effect.pay) + price_worth(effect.pay_here)
            once = net * steps
        case EachAnimal():
            once = (goods_worth(effect.gain) - price_worth(effect.pay)) * 2.2
        case TakeEachVisited():
            once = (each - 1) * effect.up_to * steps
        case Take():
            once = (each - 2) * min(2, effect.up_to)
        case Store():
            once = each * effect.count
        case Reward():
            price = price_worth(effect.pay_each_visited) * steps
            once = 0.8 * (goods_worth(effect.gain) - price)
        case GainBeside():
            once = 4.0 * effect.count
        case _:
            once = 2.0
    fixed = isinstance(animal.move, Stay) and not animal.move.herd
    return once * LEAVES * (0.8 if fixed else 1.0)


def once_hope(id: str) -> float:
    """The estimated value of activating an animal once."""
    return animal_hope(id) / LEAVES
