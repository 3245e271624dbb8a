"""North Woods in words: every move and event as a message; the prose is in the catalogues."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never, cast

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.north_woods import cards
from hedgerow.games.north_woods import events as told
from hedgerow.games.north_woods.drawing import draw
from hedgerow.games.north_woods.frames import (
    Acting,
    Adopting,
    Aggression,
    Closing,
    Covering,
    Giving,
    Keeping,
    Placing,
    Start,
)
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.ids import kinds
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

__all__ = ["card_name", "draw", "event", "group", "move", "notes"]


def card_name(id: str) -> Message:
    """A card's name."""
    return cards.name(kinds()[id])


def _listed(ids: Iterable[str]) -> Message:
    """Some cards in words, "nothing" for none."""
    names = [card_name(id) for id in ids]
    if not names:
        return Message("north-woods-nothing")
    last = names.pop()
    while names:
        last = Message("list-and", {"first": names.pop(), "rest": last})
    return last


def _lying(view: View, seat: Seat, slot: int) -> Message:
    """A card in front of a seat with its slot: "mink (3)"."""
    for card in view.tables[seat]:
        if card.slot == slot:
            return Message(
                "north-woods-lying", {"card": card_name(card.card), "slot": str(slot + 1)}
            )
    return Message("north-woods-slot", {"slot": str(slot + 1)})


def _on_pile(view: View, pile: int) -> Message:
    """What one would cover: the top of a pile, or an empty place."""
    cards = view.piles[pile]
    number = str(pile + 1)
    if not cards:
        return Message("north-woods-place", {"pile": number})
    return Message("north-woods-pile", {"pile": number, "card": card_name(cards[-1])})


def _own(view: View) -> Seat:
    """Whose cards a move is about: the seat that is asked."""
    if isinstance(view.top, Giving):
        return view.top.seats[0]
    return view.turn if view.seat is None else view.seat


# Moves


def move(view: View, move: Move) -> Message:
    own = _own(view)
    match move:
        case Lay(card, on):
            if on is None:
                return Message("north-woods-move-lay", {"card": card_name(card)})
            food = _lying(view, own, on)
            return Message("north-woods-move-lay-on", {"card": card_name(card), "food": food})
        case PutAside(card):
            return Message("north-woods-move-aside", {"card": card_name(card)})
        case Draw():
            return Message("north-woods-move-draw")
        case Take(place):
            shown = view.display[place]
            return Message("north-woods-move-take", {"card": _listed(shown[-1:])})
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
            return Message("north-woods-move-lift", {"card": _lying(view, own, slot)})
        case On(slot):
            return Message("north-woods-move-on", {"food": _lying(view, own, slot)})
        case Apart():
            return Message("north-woods-move-apart")
        case FeedAll():
            return Message("north-woods-move-feed")
        case Rescue(pile):
            return Message("north-woods-move-rescue", {"card": _listed(view.piles[pile][-1:])})
        case Declare():
            return Message("north-woods-move-declare")
        case EndTurn():
            return Message("north-woods-move-end")
        case Aim(seat, slot):
            return Message(
                "north-woods-move-aim",
                {"who": SeatName(seat), "card": _lying(view, seat, slot)},
            )
        case Burn(seat):
            return Message("north-woods-move-burn", {"who": SeatName(seat)})
        case Name(rank):
            return Message("north-woods-move-name", {"rank": rank})
        case Adopt(slot):
            of = view.top.of if isinstance(view.top, Adopting) else own
            return Message("north-woods-move-adopt", {"card": _lying(view, of, slot)})
        case Keep(card):
            return Message("north-woods-move-keep", {"card": card_name(card)})
        case Fetch(pile, at):
            fetched = view.piles[pile][at : at + 1]
            return Message(
                "north-woods-move-fetch",
                {"card": _listed(fetched), "pile": str(pile + 1), "at": str(at + 1)},
            )
        case Cover(pile):
            return Message("north-woods-move-cover", {"pile": _on_pile(view, pile)})
        case Bury(slot, pile):
            return _bury(view, own, slot, pile)
        case Discard(card, pile):
            where = _on_pile(view, pile)
            return Message("north-woods-move-discard", {"card": card_name(card), "pile": where})
        case Done():
            return Message("north-woods-move-done")
    assert_never(move)


def _bury(view: View, seat: Seat, slot: int, pile: int) -> Message:
    """The card that goes to the pile first: the event that lies with a card (NWO-69)."""
    lying, where = _lying(view, seat, slot), _on_pile(view, pile)
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
    return _listed(ids)


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


# Events


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
            return _told("opened", seat, cards=_listed(ids))
        case told.Dealt(piles):
            dealt = [id for pile in piles for id in pile]
            return Message("north-woods-event-dealt", {"cards": _listed(dealt)})
        case told.Drew(seat):
            return _told("drew", seat)
        case told.DrewCard(seat, card):
            return _told("drew-card", seat, card=card_name(card))
        case told.Took(seat, card):
            return _told("took", seat, card=card_name(card))
        case told.Refilled(card):
            return Message("north-woods-event-refilled", {"card": card_name(card)})
        case told.Reshuffled(ids):
            return Message("north-woods-event-reshuffled", {"cards": _listed(ids)})
        case told.FoundNothing(seat):
            return _told("found-nothing", seat)
        case told.Attacked(seat, card):
            return _told("attacked", seat, card=card_name(card))
        case told.Seized(seat, card, of, taken, scared):
            id = "seized-scared" if scared else "seized"
            more: dict[str, Arg] = {"scared": _listed(scared)} if scared else {}
            taken_cards = _listed(taken)
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
        case told.Aimed(seat, using, of, card):
            return _told(
                "aimed", seat, using=card_name(using), of=SeatName(of), card=card_name(card)
            )
        case told.SetAlight(_, of):
            return _told("set-alight", of)
        case told.Adopted(seat, of, ids):
            return _told("adopted", seat, of=SeatName(of), cards=_listed(ids))
        case told.HandsPassed():
            return Message("north-woods-event-passed")
        case told.SpringCame(seat, display):
            return _told("spring-came", seat, cards=_listed(display))
        case told.SpringKept(seat, display, card):
            return _told("spring-kept", seat, cards=_listed(display), card=card_name(card))
        case told.SpringDrew(seat, count):
            return _told("spring-drew", seat, count=count)
        case told.SpringSaw(seat, ids):
            return _told("spring-saw", seat, cards=_listed(ids))
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
        case told.Fell(_, card, pile, _):
            args: dict[str, Arg] = {"card": card_name(card), "pile": str(pile + 1)}
            return Message("north-woods-event-fell", args)
        case told.Discarded(seat, card, pile):
            return _told("discarded", seat, card=card_name(card), pile=str(pile + 1))
        case told.Spent(card, pile):
            args = {"card": card_name(card), "pile": str(pile + 1)}
            return Message("north-woods-event-spent", args)
        case told.TurnEnded(seat, ()):
            return _told("ended", seat)
        case told.TurnEnded(seat, hungry):
            return _told("ended-hungry", seat, cards=_listed(hungry))
        case told.HabitatDeclared(seat):
            return _told("habitat", seat)
        case told.Stalled("dry"):
            return Message("north-woods-event-dry")
        case told.Stalled("rounds"):
            return Message("north-woods-event-rounds", {"rounds": view.rounds})
        case _:
            raise AssertionError(happened)


def _told(name: str, seat: Seat, **args: Arg) -> Message:
    return Message(f"north-woods-event-{name}", {"who": SeatName(seat), **args})


# Before one's eyes


def notes(view: View) -> tuple[Message, ...]:
    """The hand, what is in question, what one knows of other hands, bars and limits."""
    said: list[Message] = []
    if view.seat is not None:
        said.append(Message("north-woods-note-hand", {"cards": _listed(view.hand)}))
        if view.aside:
            said.append(Message("north-woods-note-aside", {"cards": _listed(view.aside)}))
    said += _question(view)
    for seat, known in enumerate(view.known):
        if known:
            args: dict[str, Arg] = {"who": SeatName(seat), "cards": _listed(known)}
            said.append(Message("north-woods-note-known", args))
    if view.spring:
        said.append(Message("north-woods-note-spring", {"who": _seats(view.spring)}))
    said += [Message("north-woods-note-barren", {"rank": rank}) for rank in view.barren]
    if view.edits and view.rearrangements and view.pending:
        limits: dict[str, Arg] = {"count": view.edits, "limit": view.rearrangements}
        said.append(Message("north-woods-note-edits", limits))  # NWO-29
    return tuple(said)


def _question(view: View) -> list[Message]:
    """What the pending question is about, where the prompt alone does not say it."""
    match view.top:
        case Placing(slot):
            return [Message("north-woods-note-placing", {"card": _lying(view, view.turn, slot)})]
        case Aggression(card):
            return [Message("north-woods-note-aggressor", {"card": card_name(card)})]
        case Covering(ids):
            return [Message("north-woods-note-covering", {"cards": _listed(ids)})]
        case Keeping(_, ids) if ids:
            return [Message("north-woods-note-spring-cards", {"cards": _listed(ids)})]
        case Start() | Acting() | Closing():
            return [Message("north-woods-note-turn", {"who": SeatName(view.turn)})]
        case _:
            return []


def _seats(seats: Sequence[Seat]) -> SeatName | Message:
    names: list[SeatName | Message] = [SeatName(seat) for seat in seats]
    last = names.pop()
    while names:
        last = Message("list-and", {"first": names.pop(), "rest": last})
    return last
