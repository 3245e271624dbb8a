"""The texts of the verbs of cards and animals: one function for each Struct of `effects`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hedgerow.core.text import Message
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
    Copy,
    Discount,
    EachAnimal,
    EachVisited,
    Effect,
    Forbid,
    Gain,
    GainAround,
    GainBeside,
    GainOnEach,
    Goods,
    OnEvent,
    PayInstead,
    Recall,
    Replace,
    Reward,
    Share,
    Store,
    Take,
    TakeEachVisited,
    ToIsland,
    Wild,
)
from hedgerow.games.earth.words.phrases import (
    a_sort,
    both,
    colour,
    goods,
    price,
    sort,
    to_goods,
    trade,
)


def text(effect: Effect | AnimalEffect | Collective) -> Message:
    """The text of an ability."""
    said: Message = TEXTS[type(effect)](effect)
    return said


# Cards


def _gain(effect: Gain) -> Message:
    said = goods(effect.gain) if effect.pay == FREE else trade(effect.pay, effect.gain)
    if effect.per_planted is not None:
        said = Message("earth-per-planted", {"text": said, "sort": sort(effect.per_planted)})
    if effect.if_active:
        said = Message("earth-if-active", {"text": said})
    return said


def _gain_on_each(effect: GainOnEach) -> Message:
    return Message(
        f"earth-on-each-{effect.piece}-{effect.zone}",
        {"count": effect.count, "type": Message(f"earth-kind-{effect.type}")},
    )


def _gain_around(effect: GainAround) -> Message:
    return Message(f"earth-around-{effect.piece}", {"count": effect.count})


def _recall(effect: Recall) -> Message:
    return Message("earth-recall", {"count": effect.look})


def _copy(effect: Copy) -> Message:
    return Message("earth-copy", {"colour": colour(effect.colour)})


def _pay_instead(effect: PayInstead) -> Message:
    return Message(f"earth-instead-{effect.using.replace('_', '-')}")


def _discount(effect: Discount) -> Message:
    return Message("earth-discount", {"count": effect.soil, "sort": sort(effect.on)})


def _replace(effect: Replace) -> Message:
    return Message("earth-replace", {"colour": colour(effect.colour), "count": effect.draw})


def _forbid(effect: Forbid) -> Message:
    return Message("earth-forbid", {"action": Message(f"earth-action-{effect.colour}")})


def _wild(effect: Wild) -> Message:
    return Message("earth-wild")


def _on_event(effect: OnEvent) -> Message:
    return Message("earth-on-event", {"gain": goods(effect.gain)})


# Animals


def _each_visited(effect: EachVisited) -> Message:
    """Say "on each flora" if something happens there, "for each" if it is only counted."""
    if effect.on == "card":
        return _visit("earth-deed-each-card", effect)
    here = effect.gain_here != NOTHING or effect.pay_here != FREE
    return _visit("earth-deed-each-flora" if here else "earth-deed-per-flora", effect)


def on_own_card(effect: EachVisited) -> Message:
    """The text for an animal that stays: it visits only its own card."""
    return _visit("earth-deed-own-card", effect)


def _visit(where: str, effect: EachVisited) -> Message:
    parts: list[Message] = []
    if effect.gain_here != NOTHING and effect.pay != FREE:
        paid, aim = price(effect.pay), to_goods(effect.gain_here)
        parts.append(Message("earth-deed-gain-here", {"pay": paid, "gain": aim}))
    elif effect.gain_here != NOTHING:
        parts.append(goods(effect.gain_here))
    if effect.gain != NOTHING:
        if effect.pay_here != FREE:
            aim = to_goods(effect.gain)
            paid = price(effect.pay_here)
            parts.append(Message("earth-deed-pay-here", {"pay": paid, "gain": aim}))
        elif effect.pay != FREE:
            parts.append(trade(effect.pay, effect.gain))
        else:
            parts.append(goods(effect.gain))
    return _with_others(Message(where, {"text": both(parts)}), effect.others_gain)


def _with_others(said: Message, others: Goods) -> Message:
    if others == NOTHING:
        return said
    return Message("earth-deed-others", {"text": said, "others": to_goods(others)})


def _each_animal(effect: EachAnimal) -> Message:
    said = goods(effect.gain) if effect.pay == FREE else trade(effect.pay, effect.gain)
    return Message("earth-deed-each-animal", {"text": said})


def _take_each_visited(effect: TakeEachVisited) -> Message:
    return Message(f"earth-deed-take-each-{effect.piece}", {"count": effect.up_to})


def _take(effect: Take) -> Message:
    return Message(f"earth-deed-take-{effect.piece}-{effect.at}", {"count": effect.up_to})


def _store(effect: Store) -> Message:
    counts = {"needs": effect.needs, "count": effect.count}
    return Message(f"earth-deed-store-{effect.piece}", {**counts})


def _reward(effect: Reward) -> Message:
    said = goods(effect.gain)
    if effect.pay_each_visited != FREE:
        paid = price(effect.pay_each_visited)
        said = Message("earth-deed-pay-each", {"pay": paid, "gain": to_goods(effect.gain)})
    if effect.types_differ:
        said = Message("earth-deed-types-differ", {"text": said})
    return _with_others(said, effect.others_gain)


def _gain_beside(effect: GainBeside) -> Message:
    return Message(f"earth-deed-beside-{effect.piece}", {"count": effect.count})


def _activate_visited(effect: ActivateVisited) -> Message:
    said = Message("earth-deed-activate-visited", {"colour": colour(effect.colour)})
    return said if effect.then == NOTHING else both([said, goods(effect.then)])


def _activate_row(effect: ActivateRow) -> Message:
    return Message("earth-deed-activate-row", {"colour": colour(effect.colour)})


def _activate_card(effect: ActivateCard) -> Message:
    return Message("earth-deed-activate-card")


# For everybody


def _share(effect: Share) -> Message:
    said = goods(effect.gain) if effect.pay == FREE else trade(effect.pay, effect.gain)
    if effect.on != ANY:
        said = Message("earth-share-on", {"text": said, "sort": a_sort(effect.on)})
    if effect.cards:
        said = Message("earth-share-cards", {"text": said, "count": effect.cards})
    return said


def _activate_one(effect: ActivateOne) -> Message:
    return Message("earth-share-activate", {"colour": colour(effect.colour)})


def _to_island(effect: ToIsland) -> Message:
    return Message(f"earth-share-island-{effect.piece}", {"count": effect.count})


TEXTS: Final[dict[type, Callable[[Any], Message]]] = {
    Gain: _gain,
    GainOnEach: _gain_on_each,
    GainAround: _gain_around,
    Recall: _recall,
    Copy: _copy,
    PayInstead: _pay_instead,
    Discount: _discount,
    Replace: _replace,
    Forbid: _forbid,
    Wild: _wild,
    OnEvent: _on_event,
    EachVisited: _each_visited,
    EachAnimal: _each_animal,
    TakeEachVisited: _take_each_visited,
    Take: _take,
    Store: _store,
    Reward: _reward,
    GainBeside: _gain_beside,
    ActivateVisited: _activate_visited,
    ActivateRow: _activate_row,
    ActivateCard: _activate_card,
    Share: _share,
    ActivateOne: _activate_one,
    ToIsland: _to_island,
}
