"""The actions of a turn: playing, moving one's own cards, rescuing (NWO-47 to NWO-52)."""

from __future__ import annotations

from typing import Any, Final

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.diet import RULE_OF, forbidden, form, menu
from hedgerow.games.north_woods.events import FedAll, Moved, Played, Rescued
from hedgerow.games.north_woods.feeding import most_fed_in_ranks
from hedgerow.games.north_woods.frames import Acting, Frame, Placing
from hedgerow.games.north_woods.ids import held, ids, kinds
from hedgerow.games.north_woods.moves import (
    PILES,
    Apart,
    Declare,
    EndTurn,
    FeedAll,
    Lift,
    Move,
    On,
    Play,
    Rescue,
    Use,
)
from hedgerow.games.north_woods.rules.dying import end_actions
from hedgerow.games.north_woods.rules.ending import can_declare, declare, has_all_ranks
from hedgerow.games.north_woods.rules.event_cards import event_moves, refuse_use, use
from hedgerow.games.north_woods.rules.handler import Handler, mismatch
from hedgerow.games.north_woods.state import State, is_event, is_species_kind, tops
from hedgerow.games.north_woods.supply import lose
from hedgerow.games.north_woods.tableau import (
    NOTHING,
    Lying,
    Table,
    all_fed,
    arrange,
    at,
    cards_of,
    complete,
    feed,
    feeders_now,
    feeds_one_of,
    forms,
    hungry,
    is_resource,
    lay,
    possible_foods,
    put,
)

_ACTING: Final = Message("north-woods-prompt-acting")
_UNFED: Final = Message("north-woods-prompt-unfed")
_RESCUING: Final = Message("north-woods-prompt-rescuing")
_PLACING: Final = {
    "played": Message("north-woods-prompt-played"),
    "lifted": Message("north-woods-prompt-lifted"),
    "rescued": Message("north-woods-prompt-rescued"),
}

# Acting

_FEED_ALL: Final = FeedAll()
_DECLARE: Final = Declare()
_END_TURN: Final = EndTurn()
_RESCUES: Final = tuple(map(Rescue, range(PILES)))


def _acting_prompt(state: State, frame: Acting) -> Message:
    if state.rescuing:
        return _RESCUING
    if has_all_ranks(state) and not all_fed(state.tables[state.turn], state.carrion):
        return _UNFED
    return _ACTING


def _acting_moves(state: State, seat: Seat, frame: Acting) -> list[Move]:
    """NWO-47; after a Migration rescues alone (NWO-92).

    No move takes a card back into the hand (NWO-30) or gives one to another seat (NWO-31).
    """
    table = state.tables[seat]
    present, fed = forms(table), all_fed(table, state.carrion)
    moves: list[Move] = []
    if not state.rescuing:
        plays = _plays()
        kinds_held = dict.fromkeys(state.hands[seat])
        moves += [plays[kind] for kind in kinds_held if kind in plays]
        moves += event_moves(state)
        if state.may_rearrange:
            moves += _lifts(table, present)
            if not fed:
                moves.append(_FEED_ALL)
    moves += _rescues(state, present)
    if fed and can_declare(state):
        moves.append(_DECLARE)
    moves.append(_END_TURN)
    return moves


@derived
def _plays() -> dict[Kind, Play]:
    """The move that plays each kind; events are used instead."""
    return {kind: Play(id) for kind, id in enumerate(ids()) if not is_event(kind)}


def _acting_answer(state: State, seat: Seat, frame: Acting, move: Move, log: Log) -> None:
    match move:
        case Play(card):
            _play(state, card, log)
        case Lift(slot):
            _lift(state, slot)
        case EndTurn():
            end_actions(state, log)
        case Use(card):
            use(state, card, log)
        case Rescue(pile):
            _rescue(state, pile, log)
        case FeedAll():
            _feed_all(state, log)
        case Declare():
            declare(state, log)
        case _:
            raise mismatch(frame, move)


def _acting_refuse(state: State, seat: Seat, frame: Acting, move: Move) -> str | None:
    match move:
        case Use(card):
            return refuse_use(state, card)
        case Rescue(pile):
            return _refuse_rescue(state, pile)
        case Declare():
            return "NWO-75"
        case Play() | Lift() | FeedAll() if state.rescuing:
            return "NWO-92"
        case Play(card):
            kind = held(state.hands[seat], card)
            return "NWO-20" if kind is not None and is_event(kind) else "NWO-47"
        case Lift() | FeedAll() if not state.may_rearrange:
            return "NWO-29"
        case FeedAll():
            return "NWO-28"
        case Lift(slot):
            lifted = at(state.tables[seat], slot)
            return "NWO-4" if lifted is not None and is_resource(lifted) else "NWO-26"
        case _:
            return None


def _refuse_rescue(state: State, pile: int) -> str:
    cards = state.piles[pile] if 0 <= pile < len(state.piles) else b""
    if not cards or not is_species_kind(cards[-1]):
        return "NWO-52"
    scavenges = menu().carrion[form(cards[-1])]
    return "NWO-50" if scavenges else "NWO-49"


def _lifts(table: Table, present: int) -> list[Lift]:
    """The species that could be moved; resources lie on no card and eat none."""
    eats = menu().eats
    return [
        lift
        for lift, card in zip(_every_lift(), table, strict=False)
        if card is not None and (card.food != NOTHING or eats[card.form] & present)
    ]


@derived
def _every_lift() -> tuple[Lift, ...]:
    """By slot: making one takes longer than finding whether it is legal."""
    return tuple(map(Lift, range(box().copies)))


def _rescues(state: State, present: int) -> list[Rescue]:
    """The piles whose top the seat could feed right away (NWO-49, NWO-50)."""
    piles, tastes = state.piles, _tastes()
    found = []
    for pile, cards in enumerate(piles):
        if not cards:
            continue
        resources, eaten, scavenged = tastes[cards[-1]]
        if resources & present:
            found.append(_RESCUES[pile])  # whatever is left on the piles
        elif scavenged or eaten & present:
            left = tops([*piles[:pile], cards[:-1], *piles[pile + 1 :]])  # NWO-51
            if scavenged & left or feeds_one_of(state.tables[state.turn], eaten, left):
                found.append(_RESCUES[pile])
    return found


@derived
def _tastes() -> tuple[tuple[int, int, int], ...]:
    """By kind: which resources it eats, which forms, and which kinds in the dying display."""
    known = menu()
    return tuple(
        (known.eats[own] & ~known.species, known.eats[own], known.carrion[own])
        for own in map(form, range(len(ids())))
    )


def _play(state: State, card: str, log: Log) -> None:
    seat, kind = state.turn, kinds()[card]
    lose(state, seat, kind)
    table = state.tables[seat]
    slot = put(table, Lying(form(kind)))
    if log.on:
        log.tell(Played(seat, card))
    if possible_foods(table, slot):
        state.stack.append(Placing(slot, "played"))


def _lift(state: State, slot: int) -> None:
    state.edits += 1
    state.stack.append(Placing(slot, "lifted"))


def _rescue(state: State, pile: int, log: Log) -> None:
    seat = state.turn
    kind = state.piles[pile][-1]
    state.piles[pile] = state.piles[pile][:-1]
    slot = put(state.tables[seat], Lying(form(kind)))
    state.stack.append(Placing(slot, "rescued"))
    if log.on:
        log.tell(Rescued(seat, ids()[kind]))


def _feed_all(state: State, log: Log) -> None:
    """NWO-28, with the exact solver."""
    state.edits += 1
    table, carrion = state.tables[state.turn], state.carrion
    cards, slots = cards_of(table, carrion)
    arrange(table, slots, most_fed_in_ranks(cards, feeders_now(table, carrion)))
    if log.on:
        log.tell(FedAll(state.turn, len(hungry(table, carrion))))


# Placing

_APART: Final = Apart()


def _placing_prompt(state: State, frame: Placing) -> Message:
    return _PLACING[frame.how]


def _placing_moves(state: State, seat: Seat, frame: Placing) -> list[Move]:
    """The places where the card in question may go."""
    table, slot = state.tables[seat], frame.slot
    card = table[slot]
    assert card is not None
    foods, on = possible_foods(table, slot), _every_on()
    if frame.how == "rescued":
        ground = complete(table, state.carrion)
        moves: list[Move] = [on[food] for food in foods if ground >> food & 1]
        if menu().carrion[card.form] & state.carrion:
            moves.append(_APART)
        return moves
    moves = [on[food] for food in foods if food != card.food]
    if frame.how == "played" or card.food != NOTHING:
        moves.append(_APART)
    return moves


@derived
def _every_on() -> tuple[On, ...]:
    """By slot."""
    return tuple(map(On, range(box().copies)))


def _placing_answer(state: State, seat: Seat, frame: Placing, move: Move, log: Log) -> None:
    match move:
        case On(slot):
            _place(state, frame, slot, log)
        case Apart():
            _place(state, frame, NOTHING, log)
        case _:
            raise mismatch(frame, move)


def _place(state: State, frame: Placing, food: int, log: Log) -> None:
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


def _placing_refuse(state: State, seat: Seat, frame: Placing, move: Move) -> str | None:
    if isinstance(move, Apart):
        return "NWO-49" if frame.how == "rescued" else "NWO-26"
    if not isinstance(move, On):
        return None
    table = state.tables[state.turn]
    card, food = table[frame.slot], at(table, move.slot)
    assert card is not None
    if food is None:
        return "NWO-48"
    ban = forbidden(card.form, food.form)
    if ban is not None:
        return RULE_OF[ban]
    if frame.how == "rescued" and not complete(table, state.carrion) >> move.slot & 1:
        return "NWO-24"
    return "NWO-26"


HANDLERS: Final[dict[type[Frame], Handler[Any]]] = {
    Acting: Handler[Acting](
        rule="NWO-47",
        prompt=_acting_prompt,
        moves=_acting_moves,
        answer=_acting_answer,
        refuse=_acting_refuse,
    ),
    Placing: Handler[Placing](
        rule="NWO-48",
        prompt=_placing_prompt,
        moves=_placing_moves,
        answer=_placing_answer,
        refuse=_placing_refuse,
    ),
}
