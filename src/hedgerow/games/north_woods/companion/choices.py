"""What a North Woods board shows before a choice: places and their consequences, targets, prey."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import RULE_OF, Ban, Form, forbidden, form, menu
from hedgerow.games.north_woods.edits import (
    MoveCard,
    PlayCard,
    RescueCard,
    Situation,
    after,
    rescue_places,
)
from hedgerow.games.north_woods.frames import (
    Acting,
    Aggression,
    Closing,
    Discarding,
    Dying,
    Placing,
    Start,
)
from hedgerow.games.north_woods.hidden import View, determinize
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.rules import event_cards, territory
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import NOTHING, feed

EVENT_TIMES: Final = (Start, Acting, Dying, Discarding, Closing)
"""When the seat whose turn it is may use an event (NWO-80)."""


class WoodsPlace(Struct, frozen=True):
    """A place for a card, and who would be hungry then."""

    on: int | None
    """The slot that would feed it; None if it is set apart."""
    fed: bool
    starving: tuple[int, ...]
    """The slots of the others that would be hungry."""
    habitat: bool


class WoodsBan(Struct, frozen=True):
    """Slots that may not feed a card, and the rule that forbids it."""

    ban: Ban
    rule: str
    slots: tuple[int, ...]


class WoodsUse(Struct, frozen=True):
    """What a card in hand, on a dying pile or in play could do."""

    card: str
    pile: int | None
    """The dying pile on which it lies."""
    slot: int | None
    """Where it lies in front of the seat."""
    eats: tuple[int, ...]
    """The slots that could feed it; on a pile, those that could feed it at once."""
    feeds: tuple[int, ...]
    """The slots of the species that may eat it."""
    carrion: bool
    """Whether carrion would feed it."""
    places: tuple[WoodsPlace, ...]
    """The consequences of each place, while it can be laid."""
    bans: tuple[WoodsBan, ...]


class WoodsAim(Struct, frozen=True):
    """A card in front of a seat."""

    seat: Seat
    slot: int


class WoodsFetch(Struct, frozen=True):
    """A card in a dying pile, counted from its bottom."""

    pile: int
    at: int
    species: bool


class WoodsEvent(Struct, frozen=True):
    """An event of the hand: what it could be about, before it is used."""

    card: str
    barred: str
    """The rule that forbids using it now, or ""."""
    aims: tuple[WoodsAim, ...]
    """The cards it may strike, or that a rival would choose from."""
    seats: tuple[Seat, ...]
    """The seats that a Wildfire may strike."""
    fetches: tuple[WoodsFetch, ...]
    """What a Renewal may take."""


class WoodsPrey(Struct, frozen=True):
    """The cards that an aggressor would take from a chain or scare off."""

    card: str
    seat: Seat
    slot: int
    """The highest card of the chain."""
    taken: tuple[int, ...]
    scared: tuple[int, ...]


def uses(view: View, own: Situation) -> Iterable[WoodsUse]:
    """The uses of each card in hand, on top of a pile, and in play."""
    acts = view.turn == view.seat and isinstance(view.top, Acting)
    number = kinds()
    for id in dict.fromkeys(view.hand):
        kind = number[id]
        if kind in box().events:
            continue
        eats = _eats(own, form(kind))
        may_play = acts and not view.rescuing
        spots = (None, *eats) if kind in box().species else (None,)
        places = (_place(own, after(own, PlayCard(kind, on)), on, None) for on in spots if may_play)
        yield _use(own, id, eats, tuple(places))
    for pile, cards in enumerate(own.piles):
        if not cards or cards[-1] not in box().species:
            continue
        spots = tuple(rescue_places(own, pile))
        if spots:
            rescues = (
                _place(own, after(own, RescueCard(pile, on)), on, None) for on in spots if acts
            )
            eats = tuple(slot for slot in spots if slot is not None)
            yield _use(own, view.piles[pile][-1], eats, tuple(rescues), pile=pile)
    if acts and not view.rescuing:
        for slot, card in enumerate(own.table):
            if card is not None and card.kind in box().species:
                yield _lying(view, own, slot)
    elif view.turn == view.seat and isinstance(view.top, Placing):
        yield _lying(view, own, view.top.slot)


def _eats(own: Situation, eater: Form) -> tuple[int, ...]:
    eaten = menu().eats[eater]
    return tuple(
        slot for slot, card in enumerate(own.table) if card is not None and eaten >> card.form & 1
    )


def _lying(view: View, own: Situation, slot: int) -> WoodsUse:
    """A card of one's own table that could lie elsewhere."""
    card = own.table[slot]
    assert card is not None
    eats = tuple(food for food in _eats(own, card.form) if food != slot)
    places = [_place(own, after(own, MoveCard(slot, on)), on, slot) for on in eats]
    table = list(own.table)
    feed(table, slot, NOTHING)
    places.append(_place(own, own._replace(table=tuple(table)), None, slot))
    id = next(placed.card for placed in view.tables[view.turn] if placed.slot == slot)
    return _use(own, id, eats, tuple(places), slot=slot)


def _use(
    own: Situation,
    id: str,
    eats: tuple[int, ...],
    places: tuple[WoodsPlace, ...],
    *,
    pile: int | None = None,
    slot: int | None = None,
) -> WoodsUse:
    lying = None if slot is None else own.table[slot]
    one = form(kinds()[id]) if lying is None else lying.form
    known = menu()
    bans: dict[Ban, list[int]] = {}
    feeds = []
    for at, card in enumerate(own.table):
        if card is None or at == slot:
            continue
        if known.eats[card.form] >> one & 1:
            feeds.append(at)
        ban = forbidden(one, card.form)
        if ban is not None:
            bans.setdefault(ban, []).append(at)
    return WoodsUse(
        card=id,
        pile=pile,
        slot=slot,
        eats=eats,
        feeds=tuple(feeds),
        carrion=any(place.on is None and place.fed for place in places)
        or bool(known.carrion[one] & own.carrion and pile is None),
        places=places,
        bans=tuple(WoodsBan(ban, RULE_OF[ban], tuple(slots)) for ban, slots in bans.items()),
    )


def _place(before: Situation, then: Situation, on: int | None, slot: int | None) -> WoodsPlace:
    """The result of laying a card; a new card lies in a slot that was empty before."""
    if slot is None:
        slot = next(
            at
            for at, card in enumerate(then.table)
            if card is not None and (at >= len(before.table) or before.table[at] is None)
        )
    hungry = then.hungry
    starving = tuple(other for other in hungry if other != slot)
    return WoodsPlace(on, slot not in hungry, starving, then.habitat)


def events(view: View) -> Iterable[WoodsEvent]:
    """The events of the seat to act; any world consistent with the view will do."""
    if view.turn != view.seat or not isinstance(view.top, EVENT_TIMES):
        return
    world = determinize(view, Rng(0))
    for id in dict.fromkeys(view.hand):
        kind = kinds()[id]
        if kind in box().events:
            barred = "NWO-92" if view.rescuing else event_cards.barred(world, kind) or ""
            yield WoodsEvent(
                card=id,
                barred=barred,
                aims=tuple(_aims(world, id)),
                seats=tuple(event_cards.burnable(world)) if id == "wildfire" else (),
                fetches=tuple(_fetches(world)) if id == "renewal" else (),
            )


def _aims(world: State, event: str) -> Iterable[WoodsAim]:
    effect = event_cards.EFFECTS[event]
    if effect.target is not None:
        for aim in event_cards.aims(world, event):
            yield WoodsAim(aim.seat, aim.slot)
    if effect.levy is not None:
        for seat in world.others(world.turn):
            for slot in event_cards.givable(world, event, seat):
                yield WoodsAim(seat, slot)


def _fetches(world: State) -> Iterable[WoodsFetch]:
    for pile, cards in enumerate(world.piles):
        for at, kind in enumerate(cards):
            if kind not in box().events:
                yield WoodsFetch(pile, at, kind in box().species)


def prey(view: View) -> Iterable[WoodsPrey]:
    """What each possible or current aggressor would take (NWO-57, NWO-58)."""
    if view.turn != view.seat:
        return
    match view.top:
        case Start(drawn=0):
            sent: tuple[str, ...] = tuple(dict.fromkeys(view.hand))
        case Aggression(card):
            sent = (card,)
        case _:
            return
    world = determinize(view, Rng(0))
    for id in sent:
        kind = kinds()[id]
        if kind not in box().species:
            continue
        for chain in territory.chains(world):
            scared = territory.prey(world, form(kind), chain)
            if scared is not None:
                slots = chain.slots
                yield WoodsPrey(id, chain.seat, slots[0], slots[scared:], slots[:scared])
