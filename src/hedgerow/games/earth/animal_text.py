"""What animals do, in words: how they move, what they do then, what they do for everybody."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Message
from hedgerow.games.earth import cards
from hedgerow.games.earth.effects import (
    ANY,
    FREE,
    NOTHING,
    ActivateCard,
    ActivateOne,
    ActivateRow,
    ActivateVisited,
    AnimalEffect,
    Collective,
    EachAnimal,
    EachVisited,
    Exactly,
    GainBeside,
    Goods,
    Movement,
    Reward,
    Share,
    Stay,
    Store,
    Take,
    TakeEachVisited,
    ToCard,
    ToIsland,
    UpTo,
)
from hedgerow.games.earth.phrases import a_sort, both, colour, goods, to_goods, trade
from hedgerow.games.earth.phrases import price as price_text
from hedgerow.games.earth.scoring.text import stock_text


def individual(side: cards.Individual) -> Message:
    """The whole ability of an animal: movement, deed, what its stock scores."""
    said: dict[str, str | int | Message] = {
        "move": movement(side.move),
        "deed": deed(side.effect, stays=isinstance(side.move, Stay)),
    }
    id = "earth-animal"
    if side.stock is not None:
        said["stock"] = stock_text(side.stock)
        id = "earth-animal-stock"
    return graded(Message(id, {**said}), side.grade)


def collective(side: cards.ForEverybody) -> Message:
    """What an animal does for everybody at the end of a round."""
    text = Message("earth-share-sentence", {"text": _collective(side.effect)})
    if side.stock is not None:
        stock = stock_text(side.stock, island=True)
        text = Message("earth-share-stock", {"text": text, "stock": stock})
    return graded(text, side.grade)


def graded(text: Message, grade: cards.Grade) -> Message:
    """EAR-100: what is not printed says so."""
    return text if grade == "printed" else Message(f"earth-grade-{grade}", {"text": text})


def movement(move: Movement) -> Message:
    match move:
        case Stay(on, herd):
            id = "earth-animal-herd" if herd else "earth-animal-stays"
            return Message(id, {"sort": a_sort(on)})
        case UpTo(steps, leaves, on):
            if leaves:
                if on == ANY:
                    return Message("earth-animal-leaves")
                return Message("earth-animal-leaves-on", {"sort": a_sort(on)})
            if on == ANY:
                return Message("earth-animal-up-to", {"steps": steps})
            return Message("earth-animal-up-to-on", {"steps": steps, "sort": a_sort(on)})
        case Exactly(steps, on, straight, line):
            if straight:
                return Message("earth-animal-straight", {"steps": steps})
            if line:
                return Message("earth-animal-line", {"steps": steps})
            if on == ANY:
                return Message("earth-animal-exactly", {"steps": steps})
            return Message("earth-animal-exactly-on", {"steps": steps, "sort": a_sort(on)})
        case ToCard(on, where):
            if where == "farthest_column":
                return Message("earth-animal-to-farthest-column", {"sort": a_sort(on)})
            if where == "opposite_corner":
                return Message("earth-animal-to-opposite-corner")
            return Message("earth-animal-to-anywhere", {"sort": a_sort(on)})
    assert_never(move)


def deed(effect: AnimalEffect, *, stays: bool = False) -> Message:
    """What an animal does after it moved; one that stays visits its own card alone."""
    match effect:
        case EachVisited():
            return _each_visited(effect, stays)
        case EachAnimal(gain, pay):
            said = goods(gain) if pay == FREE else trade(pay, gain)
            return Message("earth-deed-each-animal", {"text": said})
        case TakeEachVisited(piece, up_to):
            return Message(f"earth-deed-take-each-{piece}", {"count": up_to})
        case Take(piece, up_to, at):
            return Message(f"earth-deed-take-{piece}-{at}", {"count": up_to})
        case Store(piece, needs, count):
            return Message(f"earth-deed-store-{piece}", {"needs": needs, "count": count})
        case Reward():
            return _reward(effect)
        case GainBeside(piece, count):
            return Message(f"earth-deed-beside-{piece}", {"count": count})
        case ActivateVisited(hue, then):
            said = Message("earth-deed-activate-visited", {"colour": colour(hue)})
            return said if then == NOTHING else both([said, goods(then)])
        case ActivateRow(hue):
            return Message("earth-deed-activate-row", {"colour": colour(hue)})
        case ActivateCard():
            return Message("earth-deed-activate-card")
    assert_never(effect)


def _each_visited(effect: EachVisited, stays: bool) -> Message:
    parts: list[Message] = []
    if effect.gain_here != NOTHING and effect.pay != FREE:
        paid, aim = price_text(effect.pay), to_goods(effect.gain_here)
        parts.append(Message("earth-deed-gain-here", {"pay": paid, "gain": aim}))
    elif effect.gain_here != NOTHING:
        parts.append(goods(effect.gain_here))
    if effect.gain != NOTHING:
        if effect.pay_here != FREE:
            aim = to_goods(effect.gain)
            paid = price_text(effect.pay_here)
            parts.append(Message("earth-deed-pay-here", {"pay": paid, "gain": aim}))
        elif effect.pay != FREE:
            parts.append(trade(effect.pay, effect.gain))
        else:
            parts.append(goods(effect.gain))
    said = Message(_where(effect, stays), {"text": both(parts)})
    return _with_others(said, effect.others_gain)


def _where(effect: EachVisited, stays: bool) -> str:
    """On each flora where something happens there; for each one where it only counts."""
    if stays:
        return "earth-deed-own-card"
    if effect.on == "card":
        return "earth-deed-each-card"
    here = effect.gain_here != NOTHING or effect.pay_here != FREE
    return "earth-deed-each-flora" if here else "earth-deed-per-flora"


def _with_others(said: Message, others: Goods) -> Message:
    if others == NOTHING:
        return said
    return Message("earth-deed-others", {"text": said, "others": to_goods(others)})


def _reward(effect: Reward) -> Message:
    said = goods(effect.gain)
    if effect.pay_each_visited != FREE:
        paid = price_text(effect.pay_each_visited)
        said = Message("earth-deed-pay-each", {"pay": paid, "gain": to_goods(effect.gain)})
    if effect.types_differ:
        said = Message("earth-deed-types-differ", {"text": said})
    return _with_others(said, effect.others_gain)


def _collective(effect: Collective) -> Message:
    match effect:
        case Share(gain, pay, on, needed):
            said = goods(gain) if pay == FREE else trade(pay, gain)
            if on != ANY:
                said = Message("earth-share-on", {"text": said, "sort": a_sort(on)})
            if needed:
                said = Message("earth-share-cards", {"text": said, "count": needed})
            return said
        case ActivateOne(hue):
            return Message("earth-share-activate", {"colour": colour(hue)})
        case ToIsland(piece, count):
            return Message(f"earth-share-island-{piece}", {"count": count})
    assert_never(effect)
