"""The ten events: when each can be used and what it does (NWO-80 to NWO-108)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import EventCard, EventName, Kind
from hedgerow.games.north_woods.diet import menu
from hedgerow.games.north_woods.events import HandsPassed, SpringDrew, SpringSaw, Used
from hedgerow.games.north_woods.frames import (
    Acting,
    Aiming,
    Burning,
    Covering,
    Giving,
    Keeping,
    Naming,
    Renewing,
    Start,
    Wintering,
)
from hedgerow.games.north_woods.ids import held, kinds, named
from hedgerow.games.north_woods.moves import Aim, Move, Use
from hedgerow.games.north_woods.state import State, is_event
from hedgerow.games.north_woods.supply import lose, next_card, pass_hands, remains
from hedgerow.games.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    PLAIN,
    Lying,
    Table,
    filled,
    is_resource,
    is_species,
    rank,
    take,
)

SPRING_CARDS: Final = 4


class Target(NamedTuple):
    """The target of an event, and what happens to it."""

    prompt: Message
    fits: Callable[[Lying], bool]
    hit: Callable[[Table, int, State], None]
    refuse: Callable[[Lying | None], str]
    """The rule that keeps a card from being aimed at."""
    rivals_only: bool = False


class Levy(NamedTuple):
    """A card that seats give up to an event."""

    prompt: Message
    slots: Callable[[Table], list[int]]
    """The cards from which a seat gives one."""
    rule: str
    adopted: bool = False
    """Whether chains that lose their resource can be adopted (NWO-89)."""
    shuffled: bool = False
    """Whether the dying display is shuffled next, so that the pile does not matter (NWO-103)."""


class Effect(NamedTuple):
    """One event."""

    begin: Callable[[State, Log], None]
    """Puts its work on the stack."""
    barred: Callable[[State], str | None] = lambda state: None
    """The rule that forbids using it now."""
    stays: bool = False
    """Whether it lies with its card instead of going to the dying display (NWO-81)."""
    target: Target | None = None
    levy: Levy | None = None


# Using events


def event_name(kind: Kind) -> EventName:
    card = box().cards[kind]
    assert isinstance(card, EventCard)
    return card.id


def event_moves(state: State) -> list[Move]:
    """NWO-80: the events that can be used now."""
    hand = state.hands[state.turn]
    if state.rescuing or not hand:  # NWO-92
        return []
    uses = _uses()
    if hand[-1] not in uses:  # events come last
        return []
    return [
        uses[kind] for kind in dict.fromkeys(hand) if kind in uses and barred(state, kind) is None
    ]


@derived
def _uses() -> dict[Kind, Use]:
    """The move that uses each event."""
    return {kind: Use(event_name(kind)) for kind in box().events}


def barred(state: State, kind: Kind) -> str | None:
    """The rule that forbids using this event now, or None."""
    return EFFECTS[event_name(kind)].barred(state)


def use(state: State, card: str, log: Log) -> None:
    """Push the event's work, and beneath it the card's way to the dying display."""
    seat = state.turn
    lose(state, seat, kinds()[card])
    if log.on:
        log.tell(Used(seat, card))
    effect = EFFECTS[card]
    if not effect.stays:
        state.stack.append(Covering((card,), seat, "used"))  # NWO-81
    effect.begin(state, log)


def refuse_use(state: State, card: str) -> str:
    """The rule that forbids using a card now."""
    kind = held(state.hands[state.turn], card)
    if state.rescuing:
        return "NWO-92"
    if kind is None or not is_event(kind):
        return "NWO-80"
    return barred(state, kind) or "NWO-80"


# Disease, Abundance, Population Boom


def target_of(event: str) -> Target:
    target = EFFECTS[event].target
    assert target is not None, f"{event} is aimed at nothing"
    return target


def aims(state: State, event: str) -> list[Aim]:
    """The cards that an event may be aimed at."""
    fits = target_of(event).fits
    return [
        Aim(seat, slot)
        for seat in _aimed_at(state, event)
        for slot, card in filled(state.tables[seat])
        if fits(card)
    ]


def _can_aim(state: State, event: str) -> bool:
    """Whether there is a card that an event may be aimed at."""
    fits = target_of(event).fits
    for seat in _aimed_at(state, event):
        for card in state.tables[seat]:
            if card is not None and fits(card):
                return True
    return False


def _aimed_at(state: State, event: str) -> Iterable[Seat]:
    return state.others(state.turn) if target_of(event).rivals_only else range(state.seats)


def _aimed(event: EventName, target: Target, *, stays: bool = True) -> Effect:
    """An event that needs a target, and cannot be used without one (NWO-82)."""
    return Effect(
        begin=lambda state, log: state.stack.append(Aiming(event)),
        barred=lambda state: None if _can_aim(state, event) else "NWO-82",
        stays=stays,
        target=target,
    )


def _strike(table: Table, slot: int, state: State) -> None:
    struck = take(table, slot)
    state.stack.append(Covering(named(remains(struck)), state.turn, "struck"))


def _feeds_one(card: Lying) -> bool:
    return is_resource(card) and card.mark == PLAIN  # NWO-87


def _double(table: Table, slot: int, state: State) -> None:
    card = table[slot]
    assert card is not None
    table[slot] = Lying(card.form, card.food, ABUNDANT)


def _may_boom(card: Lying) -> bool:
    return not card.form & 1 and is_species(card) and rank(card) > 2  # NWO-108


def _boom(table: Table, slot: int, state: State) -> None:
    """NWO-104: with a lower rank, its food may no longer be below it."""
    card = table[slot]
    assert card is not None
    boomed = card.form | 1
    food = None if card.food == NOTHING else table[card.food]
    stays = food is not None and menu().eats[boomed] >> food.form & 1
    table[slot] = Lying(boomed, card.food if stays else NOTHING, card.mark)


# Cards that seats give up: Wildfire, Pollution, Winter


def levy_of(event: str) -> Levy:
    levy = EFFECTS[event].levy
    assert levy is not None, f"nobody gives anything up to {event}"
    return levy


def givable(state: State, event: str, seat: Seat) -> list[int]:
    """The slots from which a seat gives one: resources, or species of its highest rank."""
    return levy_of(event).slots(state.tables[seat])


def burnable(state: State) -> list[Seat]:
    """NWO-88: the other seats that have a resource."""
    return [seat for seat in state.others(state.turn) if _resources(state.tables[seat])]


def _resources(table: Table) -> list[int]:
    return [slot for slot, card in filled(table) if is_resource(card)]


def _highest_species(table: Table) -> list[int]:
    """NWO-98; several of one rank are a choice, and none is nothing to give (NWO-99)."""
    species = {slot: rank(card) for slot, card in filled(table) if is_species(card)}
    return [slot for slot in species if species[slot] == max(species.values())]


def _burn(state: State, log: Log) -> None:
    if burnable(state):
        state.stack.append(Burning())


def _all_give(event: EventName, state: State) -> None:
    state.stack.append(Giving(event, tuple(state.others(state.turn))))


def _winter(state: State, log: Log) -> None:
    state.stack.append(Wintering())
    _all_give("winter", state)


# Migration, Spring


def _migrate(state: State, log: Log) -> None:
    """NWO-90, NWO-92: hands are passed; the seat draws no more and may only rescue."""
    state.rescuing = True
    if isinstance(state.stack[-2], Start):  # the card itself is on top
        state.stack[-2] = Acting()
    pass_hands(state)
    if log.on:
        log.tell(HandsPassed())


def _spring(state: State, log: Log) -> None:
    seat = state.turn
    state.spring |= 1 << seat  # NWO-95
    drawn: list[Kind] = []
    while len(drawn) < SPRING_CARDS:
        kind = next_card(state, log)
        if kind is None:
            break
        drawn.append(kind)
    cards = named(drawn)
    state.stack.append(Keeping(len(cards), cards))
    if log.on:
        log.whisper(SpringDrew(seat, len(cards)), SpringSaw(seat, cards), seat)


EFFECTS: Final[dict[str, Effect]] = {
    "disease": _aimed(
        "disease",
        Target(
            prompt=Message("north-woods-prompt-disease"),
            fits=is_species,
            hit=_strike,
            refuse=lambda card: "NWO-85",
            rivals_only=True,
        ),
        stays=False,
    ),
    "abundance": _aimed(
        "abundance",
        Target(
            prompt=Message("north-woods-prompt-abundance"),
            fits=_feeds_one,
            hit=_double,
            refuse=lambda card: "NWO-87" if card is not None and is_resource(card) else "NWO-86",
        ),
    ),
    "population_boom": _aimed(
        "population_boom",
        Target(
            prompt=Message("north-woods-prompt-boom"),
            fits=_may_boom,
            hit=_boom,
            refuse=lambda card: "NWO-108" if card is not None and is_species(card) else "NWO-104",
        ),
    ),
    "wildfire": Effect(
        begin=_burn,
        levy=Levy(
            prompt=Message("north-woods-prompt-wildfire"),
            slots=_resources,
            rule="NWO-88",
            adopted=True,
        ),
    ),
    "pollution": Effect(
        begin=lambda state, log: _all_give("pollution", state),
        levy=Levy(
            prompt=Message("north-woods-prompt-pollution"),
            slots=_highest_species,
            rule="NWO-98",
        ),
    ),
    "winter": Effect(
        begin=_winter,
        barred=lambda state: "NWO-95" if state.spring else None,
        levy=Levy(
            prompt=Message("north-woods-prompt-winter"),
            slots=_resources,
            rule="NWO-102",
            shuffled=True,
        ),
    ),
    "migration": Effect(begin=_migrate),
    "spring": Effect(begin=_spring),
    "renewal": Effect(begin=lambda state, log: state.stack.append(Renewing(True, True))),
    "niche": Effect(begin=lambda state, log: state.stack.append(Naming())),
}
"""By the name of the event."""
