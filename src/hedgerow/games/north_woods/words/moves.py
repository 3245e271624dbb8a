"""Moves in words."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.north_woods.frames import Adopting, Giving
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.moves import (
    Adopt,
    Aim,
    Apart,
    Burn,
    Bury,
    Cover,
    Declare,
    Discard,
    Done,
    Draw,
    EndTurn,
    FeedAll,
    Fetch,
    Keep,
    Lay,
    Lift,
    Move,
    Name,
    On,
    Play,
    PutAside,
    Rescue,
    Seize,
    Take,
    Territory,
    Use,
)
from hedgerow.games.north_woods.words.names import card_at, card_name, listed, on_pile


def _own(view: View) -> Seat:
    """Whose cards a move is about: the seat that is asked."""
    if isinstance(view.top, Giving):
        return view.top.seats[0]
    return view.turn if view.seat is None else view.seat


def move(view: View, move: Move) -> Message:
    own = _own(view)
    match move:
        case Lay(card, on):
            if on is None:
                return Message("north-woods-move-lay", {"card": card_name(card)})
            food = card_at(view, own, on)
            return Message("north-woods-move-lay-on", {"card": card_name(card), "food": food})
        case PutAside(card):
            return Message("north-woods-move-aside", {"card": card_name(card)})
        case Draw():
            return Message("north-woods-move-draw")
        case Take(place):
            shown = view.display[place]
            return Message("north-woods-move-take", {"card": listed(shown[-1:])})
        case Territory(card):
            return Message("north-woods-move-territory", {"card": card_name(card)})
        case Seize(seat, slot):
            return Message(
                "north-woods-move-seize",
                {"who": SeatName(seat), "chain": _chain(view, seat, slot)},
            )
        case Play(card):
            return Message("north-woods-move-play", {"card": card_name(card)})
        case Use(card):
            return Message("north-woods-move-use", {"card": card_name(card)})
        case Lift(slot):
            return Message("north-woods-move-lift", {"card": card_at(view, own, slot)})
        case On(slot):
            return Message("north-woods-move-on", {"food": card_at(view, own, slot)})
        case Apart():
            return Message("north-woods-move-apart")
        case FeedAll():
            return Message("north-woods-move-feed")
        case Rescue(pile):
            return Message("north-woods-move-rescue", {"card": listed(view.piles[pile][-1:])})
        case Declare():
            return Message("north-woods-move-declare")
        case EndTurn():
            return Message("north-woods-move-end")
        case Aim(seat, slot):
            return Message(
                "north-woods-move-aim",
                {"who": SeatName(seat), "card": card_at(view, seat, slot)},
            )
        case Burn(seat):
            return Message("north-woods-move-burn", {"who": SeatName(seat)})
        case Name(rank):
            return Message("north-woods-move-name", {"rank": rank})
        case Adopt(slot):
            of = view.top.of if isinstance(view.top, Adopting) else own
            return Message("north-woods-move-adopt", {"card": card_at(view, of, slot)})
        case Keep(card):
            return Message("north-woods-move-keep", {"card": card_name(card)})
        case Fetch(pile, at):
            fetched = view.piles[pile][at : at + 1]
            return Message(
                "north-woods-move-fetch",
                {"card": listed(fetched), "pile": str(pile + 1), "at": str(at + 1)},
            )
        case Cover(pile):
            return Message("north-woods-move-cover", {"pile": on_pile(view, pile)})
        case Bury(slot, pile):
            return _bury(view, own, slot, pile)
        case Discard(card, pile):
            where = on_pile(view, pile)
            return Message("north-woods-move-discard", {"card": card_name(card), "pile": where})
        case Done():
            return Message("north-woods-move-done")
    assert_never(move)


def _bury(view: View, seat: Seat, slot: int, pile: int) -> Message:
    """The card that goes to the pile first: the event that lies with a card (NWO-69)."""
    lying, where = card_at(view, seat, slot), on_pile(view, pile)
    card = next((card for card in view.tables[seat] if card.slot == slot), None)
    if card is None or not (card.boom or card.abundant or card.stand_in):
        return Message("north-woods-move-bury", {"card": lying, "pile": where})
    event = card_name("population_boom" if card.boom else "abundance")
    if card.stand_in:
        return Message("north-woods-move-bury", {"card": event, "pile": where})
    args: dict[str, Arg] = {"event": event, "card": lying, "pile": where}
    return Message("north-woods-move-bury-event", args)


def _chain(view: View, seat: Seat, slot: int) -> Message:
    """A chain from its highest card down."""
    lying = {card.slot: card for card in view.tables[seat]}
    ids = []
    at: int | None = slot
    while at is not None and at in lying:
        ids.append(lying[at].card)
        at = lying[at].food
    return listed(ids)


def half(move: Move) -> bool:
    """Whether it takes a card up, which the next move lays down (NWO-48)."""
    return isinstance(move, Lift | Play | Rescue)


def group(view: View, move: Move) -> Message:
    match move:
        case Lay() | Play():
            return Message("north-woods-group-play")
        case PutAside() | Discard():
            return Message("north-woods-group-discard")
        case Draw() | Take() | Keep():
            return Message("north-woods-group-draw")
        case Territory() | Seize():
            return Message("north-woods-group-territory")
        case Use() | Aim() | Burn() | Name() | Adopt() | Fetch():
            return Message("north-woods-group-event")
        case Lift() | On() | Apart() | FeedAll():
            return Message("north-woods-group-feed")
        case Rescue():
            return Message("north-woods-group-rescue")
        case Bury() | Cover():
            return Message("north-woods-group-dying")
        case Declare() | EndTurn() | Done():
            return Message("north-woods-group-turn")
    assert_never(move)
