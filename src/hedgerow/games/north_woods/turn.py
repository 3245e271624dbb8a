"""A turn: drawing, playing, moving one's own cards, rescuing (NWO-41 to NWO-52)."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.games.north_woods import event_cards, territory
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.events import (
    Drew,
    DrewCard,
    FedAll,
    FoundNothing,
    Moved,
    Played,
    Rescued,
    Took,
)
from hedgerow.games.north_woods.feeding import ALL_RANKS, most_fed_in_ranks
from hedgerow.games.north_woods.frames import Acting, Placing, Start
from hedgerow.games.north_woods.ids import ids, kinds
from hedgerow.games.north_woods.moves import (
    PILES,
    Apart,
    Declare,
    Done,
    Draw,
    EndTurn,
    FeedAll,
    Lift,
    Move,
    On,
    Play,
    Rescue,
    Take,
    Territory,
)
from hedgerow.games.north_woods.state import State, is_event, is_species_kind
from hedgerow.games.north_woods.supply import gain, lose, next_card, refill, renew
from hedgerow.games.north_woods.tableau import (
    NOTHING,
    Lying,
    Table,
    arrange,
    cards_of,
    complete,
    feed,
    feeders_now,
    filled,
    hungry,
    lay,
    possible_foods,
    put,
    ranks,
)

# Drawing


def start_moves(state: State, frame: Start) -> list[Move]:
    moves: list[Move] = [Draw()] if state.deck else []
    moves += [Take(place) for place in range(PILES) if state.display[place]]
    if not state.can_draw:
        moves.append(Done())
    known = ids()
    if not frame.drawn:
        moves += [Territory(known[kind]) for kind in territory.aggressors(state)]
    return moves + event_cards.event_moves(state)


def idle_start(state: State, frame: Start, log: Log) -> bool:
    """NWO-45: go on at once where nothing can be drawn or taken.

    Whether the hand has an aggressor is nobody's business: the seat is asked if it could have one.
    """
    may_attack = not frame.drawn and state.hands[state.turn] and territory.chains(state)
    if state.can_draw or may_attack:
        return False
    go_on(state, log)
    return True


def go_on(state: State, log: Log) -> None:
    """Act without having drawn."""
    state.stack[-1] = Acting()
    if log.on:
        log.tell(FoundNothing(state.turn))


def draw(state: State, frame: Start, log: Log) -> None:
    kind = next_card(state, log)
    assert kind is not None
    gain(state, state.turn, kind, openly=False)
    if log.on:
        log.whisper(Drew(state.turn), DrewCard(state.turn, ids()[kind]), state.turn)
    _drawn(state, frame, log)


def take_open(state: State, frame: Start, place: int, log: Log) -> None:
    kind = state.display[place][-1]
    state.display[place] = state.display[place][:-1]
    gain(state, state.turn, kind, openly=True)
    if log.on:
        log.tell(Took(state.turn, ids()[kind]))
    refill(state, log, place)
    _drawn(state, frame, log)


def _drawn(state: State, frame: Start, log: Log) -> None:
    renew(state, log)
    state.stack[-1] = Acting() if frame.drawn else Start(1)


# Actions


def acting_moves(state: State) -> list[Move]:
    """NWO-47; after a Migration rescues alone (NWO-92)."""
    seat, table = state.turn, state.tables[state.turn]
    known = ids()
    moves: list[Move] = []
    if not state.rescuing:
        kinds_held = dict.fromkeys(state.hands[seat])
        moves += [Play(known[kind]) for kind in kinds_held if not is_event(kind)]
        moves += event_cards.event_moves(state)
        if state.may_rearrange:
            moves += map(Lift, _liftable(table))
            if hungry(table, state.carrion):
                moves.append(FeedAll())
    moves += [Rescue(pile) for pile in range(PILES) if can_rescue(state, pile)]
    if can_declare(state):
        moves.append(Declare())
    moves.append(EndTurn())
    return moves


def _liftable(table: Table) -> list[int]:
    """The species that could lie elsewhere; resources neither lie on a card nor eat one."""
    eats = menu().eats
    present = 0
    for card in table:
        if card is not None:
            present |= 1 << card.form
    return [
        slot for slot, card in filled(table) if card.food != NOTHING or eats[card.form] & present
    ]


def can_declare(state: State) -> bool:
    """NWO-75: all ranks, and nobody hungry."""
    table = state.tables[state.turn]
    if ranks(table, state.wolf_pair) != ALL_RANKS:
        return False
    return not hungry(table, state.carrion)


def can_rescue(state: State, pile: int) -> bool:
    """Whether the seat could feed the top of a pile at once (NWO-49, NWO-50)."""
    cards = state.piles[pile]
    if not cards or not is_species_kind(cards[-1]):
        return False
    one = form(cards[-1])
    left = carrion_without(state, pile)
    if menu().carrion[one] & left:
        return True
    table, eaten = state.tables[state.turn], menu().eats[one]
    ground = complete(table, left)
    return any(eaten >> card.form & 1 and ground >> slot & 1 for slot, card in filled(table))


def carrion_without(state: State, pile: int) -> int:
    """What is visible once the top of a pile is taken (NWO-51)."""
    found = 0
    for at, cards in enumerate(state.piles):
        seen = cards[:-1] if at == pile else cards
        if seen:
            found |= 1 << seen[-1]
    return found


def play(state: State, card: str, log: Log) -> None:
    seat, kind = state.turn, kinds()[card]
    lose(state, seat, kind)
    table = state.tables[seat]
    slot = put(table, Lying(form(kind)))
    if log.on:
        log.tell(Played(seat, card))
    if possible_foods(table, slot):
        state.stack.append(Placing(slot, "played"))


def lift(state: State, slot: int) -> None:
    state.edits += 1
    state.stack.append(Placing(slot, "lifted"))


def rescue(state: State, pile: int, log: Log) -> None:
    seat = state.turn
    kind = state.piles[pile][-1]
    state.piles[pile] = state.piles[pile][:-1]
    slot = put(state.tables[seat], Lying(form(kind)))
    state.stack.append(Placing(slot, "rescued"))
    if log.on:
        log.tell(Rescued(seat, ids()[kind]))


def placing_moves(state: State, frame: Placing) -> list[Move]:
    """Where the card in question may lie."""
    table, slot = state.tables[state.turn], frame.slot
    card = table[slot]
    assert card is not None
    foods = possible_foods(table, slot)
    if frame.how == "rescued":
        ground = complete(table, state.carrion)
        moves: list[Move] = [On(food) for food in foods if ground >> food & 1]
        if menu().carrion[card.form] & state.carrion:
            moves.append(Apart())
        return moves
    moves = [On(food) for food in foods if food != card.food]
    if frame.how == "played" or card.food != NOTHING:
        moves.append(Apart())
    return moves


def place(state: State, frame: Placing, food: int, log: Log) -> None:
    """Lay the card in question on another or (NOTHING) apart."""
    state.stack.pop()
    seat, slot = state.turn, frame.slot
    table = state.tables[seat]
    parted = NOTHING
    if food == NOTHING:
        feed(table, slot, NOTHING)
    else:
        parted = lay(table, slot, food)
    if log.on:
        log.tell(Moved(seat, _id(table, slot) or "", _id(table, food), _id(table, parted)))


def _id(table: Table, slot: int) -> str | None:
    card = table[slot] if slot != NOTHING else None
    return None if card is None else ids()[card.kind]


def feed_all(state: State, log: Log) -> None:
    """NWO-28, with the exact solver."""
    state.edits += 1
    table, carrion = state.tables[state.turn], state.carrion
    cards, slots = cards_of(table, carrion)
    arrange(table, slots, most_fed_in_ranks(cards, feeders_now(table, carrion)))
    if log.on:
        log.tell(FedAll(state.turn, len(hungry(table, carrion))))
