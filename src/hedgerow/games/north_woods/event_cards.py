"""The ten events: when they can be used and what they do (NWO-80 to NWO-108)."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.cards import RANKS, EventCard, EventName, Kind, deck
from hedgerow.games.north_woods.diet import menu
from hedgerow.games.north_woods.events import (
    Adopted,
    Aimed,
    Fetched,
    HandsPassed,
    Named,
    SetAlight,
    SpringCame,
    SpringDrew,
    SpringKept,
    SpringSaw,
    Used,
    WinterFell,
)
from hedgerow.games.north_woods.frames import (
    Acting,
    Adopting,
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
from hedgerow.games.north_woods.ids import ids, kinds, named, numbered
from hedgerow.games.north_woods.moves import (
    PILES,
    Adopt,
    Aim,
    Burn,
    Bury,
    Done,
    Fetch,
    Keep,
    Move,
    Name,
    Use,
)
from hedgerow.games.north_woods.state import State, is_event, is_species_kind
from hedgerow.games.north_woods.supply import (
    bury,
    gain,
    lose,
    next_card,
    open_piles,
    pass_hands,
    remains,
    renew,
)
from hedgerow.games.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    PLAIN,
    Lying,
    chain_up,
    eaters,
    filled,
    is_resource,
    is_species,
    put,
    rank,
    room,
    take,
)

SPRING_CARDS = 4


def event_name(kind: Kind) -> EventName:
    card = deck().cards[kind]
    assert isinstance(card, EventCard)
    return card.id


def event_moves(state: State) -> list[Move]:
    """NWO-80: the events that can be used now."""
    if state.rescuing:
        return []  # NWO-92
    known = ids()
    return [
        Use(known[kind])
        for kind in dict.fromkeys(state.hands[state.turn])
        if is_event(kind) and barred(state, kind) is None
    ]


def barred(state: State, kind: Kind) -> str | None:
    """The rule that keeps the seat from using this event now, None when it may."""
    name = event_name(kind)
    if name == "winter":
        return "NWO-95" if state.spring else None
    if name in ("disease", "abundance", "population_boom"):
        return None if aims(state, name) else "NWO-82"
    return None


def aims(state: State, event: str) -> list[Aim]:
    """The cards that Disease, Abundance or Population Boom may be about."""
    seats = state.others(state.turn) if event == "disease" else range(state.seats)
    return [
        Aim(seat, slot)
        for seat in seats
        for slot, card in filled(state.tables[seat])
        if may_aim(event, card)
    ]


def may_aim(event: str, card: Lying) -> bool:
    match event:
        case "abundance":
            return is_resource(card) and card.mark == PLAIN  # NWO-87
        case "population_boom":
            return is_species(card) and not card.form & 1 and rank(card) > 2  # NWO-108
        case _:
            return is_species(card)


def use(state: State, card: str, log: Log) -> None:
    """Put the event's work on the stack, the card's own way to the dying display beneath it."""
    seat = state.turn
    kind = kinds()[card]
    lose(state, seat, kind)
    if log.on:
        log.tell(Used(seat, card))
    name = event_name(kind)
    if name == "migration":
        state.rescuing = True
        if isinstance(state.stack[-1], Start):
            state.stack[-1] = Acting()  # NWO-92: nor does the seat draw any more
    if name not in ("abundance", "population_boom"):
        state.stack.append(Covering((card,), seat, "used"))  # NWO-81
    match name:
        case "disease" | "abundance" | "population_boom":
            state.stack.append(Aiming(name))
        case "wildfire":
            if burn_moves(state):
                state.stack.append(Burning())
        case "migration":
            pass_hands(state)
            if log.on:
                log.tell(HandsPassed())
        case "spring":
            _spring(state, log)
        case "renewal":
            state.stack.append(Renewing(True, True))
        case "pollution":
            state.stack.append(Giving(name, tuple(state.others(seat))))
        case "niche":
            state.stack.append(Naming())
        case "winter":
            state.stack.append(Wintering())
            state.stack.append(Giving(name, tuple(state.others(seat))))


# Disease, Abundance, Population Boom


def aim(state: State, frame: Aiming, move: Aim, log: Log) -> None:
    state.stack.pop()
    table = state.tables[move.seat]
    card = table[move.slot]
    assert card is not None
    if log.on:
        log.tell(Aimed(state.turn, frame.event, move.seat, ids()[card.kind]))
    match frame.event:
        case "disease":
            struck = take(table, move.slot)
            state.stack.append(Covering(named(remains(struck)), state.turn, "struck"))
        case "abundance":
            table[move.slot] = Lying(card.form, card.food, ABUNDANT)
        case _:
            # NWO-104: with a lower rank, its food may no longer be below it.
            boomed = card.form | 1
            food = None if card.food == NOTHING else table[card.food]
            stays = food is not None and menu().eats[boomed] >> food.form & 1
            table[move.slot] = Lying(boomed, card.food if stays else NOTHING, card.mark)


# Cards that seats give up: Wildfire, Pollution, Winter


def burn_moves(state: State) -> list[Move]:
    """NWO-88: the other seats that have a resource."""
    seats = state.others(state.turn)
    return [Burn(seat) for seat in seats if givable(state, "wildfire", seat)]


def burn(state: State, move: Burn, log: Log) -> None:
    state.stack[-1] = Giving("wildfire", (move.seat,))
    if log.on:
        log.tell(SetAlight(state.turn, move.seat))


def givable(state: State, event: str, seat: Seat) -> list[int]:
    """The slots of which a seat gives one: a resource, or a species of its highest rank."""
    table = state.tables[seat]
    if event != "pollution":
        return [slot for slot, card in filled(table) if is_resource(card)]
    species = {slot: rank(card) for slot, card in filled(table) if is_species(card)}
    return [slot for slot in species if species[slot] == max(species.values())]  # NWO-98


def giving_moves(state: State, frame: Giving) -> list[Move]:
    piles = open_piles(state)
    if frame.event == "winter":
        piles = piles[:1]  # NWO-103: all of them are shuffled next
    return [
        Bury(slot, pile) for slot in givable(state, frame.event, frame.seats[0]) for pile in piles
    ]


def give(state: State, frame: Giving, move: Bury, log: Log) -> None:
    """The first seat gives its card; after a Wildfire its chains may be adopted (NWO-89)."""
    seat = frame.seats[0]
    table = state.tables[seat]
    card = table[move.slot]
    assert card is not None
    orphans = tuple(eaters(table, move.slot))
    next_giver(state, frame)
    if frame.event == "wildfire" and orphans:
        state.stack.append(Adopting(seat, ids()[card.kind], orphans))
    bury(state, seat, move.slot, move.pile, "given", log)


def next_giver(state: State, frame: Giving) -> None:
    """NWO-83: it is the next seat's turn to give, if there is one."""
    state.stack.pop()
    if frame.seats[1:]:
        state.stack.append(Giving(frame.event, frame.seats[1:]))


def open_resources(state: State, resource: str) -> list[int]:
    """The seat's own resources of a kind that could feed one more card."""
    kind, table = kinds()[resource], state.tables[state.turn]
    return [
        slot
        for slot, card in filled(table)
        if card.kind == kind and is_resource(card) and room(table, slot) > 0
    ]


def adopting_moves(state: State, frame: Adopting) -> list[Move]:
    return [*map(Adopt, frame.bases), Done()]


def adopt(state: State, frame: Adopting, move: Adopt, log: Log) -> None:
    """A whole chain moves onto the seat's own resource."""
    theirs, mine = state.tables[frame.of], state.tables[state.turn]
    food = open_resources(state, frame.resource)[0]
    moved = []
    for slot in chain_up(theirs, move.slot):
        card = theirs[slot]
        assert card is not None
        moved.append(card)
        food = put(mine, Lying(card.form, food, card.mark))
    for slot in reversed(chain_up(theirs, move.slot)):
        take(theirs, slot)
    left = tuple(base for base in frame.bases if base != move.slot)
    state.stack[-1] = Adopting(frame.of, frame.resource, left)
    if log.on:
        log.tell(Adopted(state.turn, frame.of, named(card.kind for card in moved)))


def winter(state: State, log: Log) -> None:
    """NWO-103: the dying display goes into the deck."""
    state.stack.pop()
    cards = b"".join(state.piles)
    state.piles = [b""] * PILES
    state.deck = state.shuffled(state.deck + cards)
    state.barren = 0
    if log.on:
        log.tell(WinterFell(len(cards)))


# Spring, Renewal, Niche


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


def keeping_moves(frame: Keeping) -> list[Move]:
    return [Keep(card) for card in dict.fromkeys(frame.cards)]


def keep(state: State, frame: Keeping, move: Keep, log: Log) -> None:
    """NWO-94: one card to the hand, the others over the display in the order they came."""
    state.stack.pop()
    seat = state.turn
    left = list(frame.cards)
    left.remove(move.card)
    for place, kind in enumerate(numbered(left)):
        state.display[place] += bytes((kind,))
    gain(state, seat, kinds()[move.card], openly=False)
    if log.on:
        shown = tuple(left)
        log.whisper(SpringCame(seat, shown), SpringKept(seat, shown, move.card), seat)
    renew(state, log)


def renewing_moves(state: State, frame: Renewing) -> list[Move]:
    moves: list[Move] = []
    for pile, cards in enumerate(state.piles):
        for at, kind in enumerate(cards):
            if frame.species if is_species_kind(kind) else frame.resource and not is_event(kind):
                moves.append(Fetch(pile, at))
    return [*moves, Done()] if moves else []


def fetch(state: State, frame: Renewing, move: Fetch, log: Log) -> None:
    cards = state.piles[move.pile]
    kind = cards[move.at]
    state.piles[move.pile] = cards[: move.at] + cards[move.at + 1 :]  # NWO-97
    gain(state, state.turn, kind, openly=True)
    species = is_species_kind(kind)
    state.stack[-1] = Renewing(frame.species and not species, frame.resource and species)
    if log.on:
        log.tell(Fetched(state.turn, ids()[kind]))


def naming_moves() -> list[Move]:
    return [Name(named_rank) for named_rank in range(1, RANKS + 1)]


def name_rank(state: State, move: Name, log: Log) -> None:
    """NWO-100, NWO-101: the first card of the rank, counted from the top of the deck."""
    state.stack.pop()
    ranked = deck().rank
    found = next(
        (at for at in reversed(range(len(state.deck))) if ranked[state.deck[at]] == move.rank), None
    )
    kind = None
    if found is None:
        state.barren |= 1 << move.rank
    else:
        kind = state.deck[found]
        state.deck = state.deck[:found] + state.deck[found + 1 :]
        gain(state, state.turn, kind, openly=True)
    state.deck = state.shuffled(state.deck)
    if log.on:
        log.tell(Named(state.turn, move.rank, None if kind is None else ids()[kind]))
    renew(state, log)
