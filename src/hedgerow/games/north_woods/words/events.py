"""Events in words."""

from __future__ import annotations

from typing import cast

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.north_woods import events as told
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.words.names import card_name, listed


def event(view: View, event: Event) -> Message:
    happened = cast(told.NorthWoodsEvent, event)
    match happened:
        case told.PutDown(seat):
            return _told("put-down", seat)
        case told.LaidDown(seat, card):
            return _told("laid-down", seat, card=card_name(card))
        case told.SetAside(seat, card):
            return _told("set-aside", seat, card=card_name(card))
        case told.Opened(seat, ids):
            return _told("opened", seat, cards=listed(ids))
        case told.Dealt(piles):
            dealt = [id for pile in piles for id in pile]
            return Message("north-woods-event-dealt", {"cards": listed(dealt)})
        case told.Drew(seat):
            return _told("drew", seat)
        case told.DrewCard(seat, card):
            return _told("drew-card", seat, card=card_name(card))
        case told.Took(seat, card):
            return _told("took", seat, card=card_name(card))
        case told.Refilled(card):
            return Message("north-woods-event-refilled", {"card": card_name(card)})
        case told.Reshuffled(ids):
            return Message("north-woods-event-reshuffled", {"cards": listed(ids)})
        case told.FoundNothing(seat):
            return _told("found-nothing", seat)
        case told.Attacked(seat, card):
            return _told("attacked", seat, card=card_name(card))
        case told.Seized(seat, card, of, taken, scared):
            id = "seized-scared" if scared else "seized"
            more: dict[str, Arg] = {"scared": listed(scared)} if scared else {}
            taken_cards = listed(taken)
            return _told(id, seat, card=card_name(card), of=SeatName(of), taken=taken_cards, **more)
        case told.Played(seat, card):
            return _told("played", seat, card=card_name(card))
        case told.Moved(seat, card, None, _):
            return _told("apart", seat, card=card_name(card))
        case told.Moved(seat, card, str(onto), None):
            return _told("moved", seat, card=card_name(card), onto=card_name(onto))
        case told.Moved(seat, card, str(onto), str(parted)):
            return _told(
                "moved-parted",
                seat,
                card=card_name(card),
                onto=card_name(onto),
                parted=card_name(parted),
            )
        case told.FedAll(seat, hungry):
            return _told("fed-all", seat, hungry=hungry)
        case told.Rescued(seat, card):
            return _told("rescued", seat, card=card_name(card))
        case told.Used(seat, card):
            return _told("used", seat, card=card_name(card))
        case told.Aimed(seat, using, of, card) if of == seat:
            return _told("aimed-own", seat, using=card_name(using), card=card_name(card))
        case told.Aimed(seat, using, of, card):
            return _told(
                "aimed", seat, using=card_name(using), of=SeatName(of), card=card_name(card)
            )
        case told.SetAlight(_, of):
            return _told("set-alight", of)
        case told.Adopted(seat, of, ids):
            return _told("adopted", seat, of=SeatName(of), cards=listed(ids))
        case told.HandsPassed():
            return _hands_passed(view)
        case told.SpringCame(seat, display):
            return _told("spring-came", seat, cards=listed(display))
        case told.SpringKept(seat, display, card):
            return _told("spring-kept", seat, cards=listed(display), card=card_name(card))
        case told.SpringDrew(seat, count):
            return _told("spring-drew", seat, count=count)
        case told.SpringSaw(seat, ids):
            return _told("spring-saw", seat, cards=listed(ids))
        case told.Fetched(seat, card):
            return _told("fetched", seat, card=card_name(card))
        case told.Named(seat, rank, None):
            return _told("named-none", seat, rank=rank)
        case told.Named(seat, rank, str(card)):
            return _told("named", seat, rank=rank, card=card_name(card))
        case told.WinterFell(count):
            return Message("north-woods-event-winter", {"count": count})
        case told.Fell(seat, card, pile, "hungry"):
            return _told("starved", seat, card=card_name(card), pile=str(pile + 1))
        case told.Fell(seat, card, pile, _):
            return _told("fell", seat, card=card_name(card), pile=str(pile + 1))
        case told.Discarded(seat, card, pile):
            return _told("discarded", seat, card=card_name(card), pile=str(pile + 1))
        case told.Spent(card, pile):
            args: dict[str, Arg] = {"card": card_name(card), "pile": str(pile + 1)}
            return Message("north-woods-event-spent", args)
        case told.TurnEnded(seat, ()):
            return _told("ended", seat)
        case told.TurnEnded(seat, hungry):
            return _told("ended-hungry", seat, cards=listed(hungry))
        case told.HabitatDeclared(seat):
            return _told("habitat", seat)
        case told.Stalled("dry"):
            return Message("north-woods-event-dry")
        case told.Stalled("rounds"):
            return Message("north-woods-event-rounds", {"rounds": view.rounds})
        case _:
            raise AssertionError(happened)


def _hands_passed(view: View) -> Message:
    """NWO-90: to a seat also where its hand went, and whose it holds instead."""
    if view.seat is None:
        return Message("north-woods-event-passed")
    to, came = (view.seat + 1) % view.seats, (view.seat - 1) % view.seats
    neighbours: dict[str, Arg] = {"to": SeatName(to), "from": SeatName(came)}
    return Message("north-woods-event-passed-own", {"own": SeatName(view.seat), **neighbours})


def _told(name: str, seat: Seat, **args: Arg) -> Message:
    return Message(f"north-woods-event-{name}", {"who": SeatName(seat), **args})
