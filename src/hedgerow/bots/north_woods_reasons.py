"""Why a bot of North Woods made its move, in messages that a person can follow."""

from __future__ import annotations

from typing import Final, assert_never

from hedgerow.bots.north_woods_policy import NEAR
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.games.north_woods import words
from hedgerow.games.north_woods.cards import RANKS, deck
from hedgerow.games.north_woods.frames import Acting
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

SAFER: Final = Message("north-woods-bot-safer")


def reason(view: View, move: Move) -> Message:
    """Why one would make such a move."""
    match move:
        case Lay() | PutAside():
            return Message("north-woods-bot-opening")
        case Draw():
            return Message("north-woods-bot-draw")
        case Take(place):
            return _taken(view, view.display[place][-1])
        case Keep(card):
            return Message("north-woods-bot-take", {"card": words.card_name(card)})
        case Fetch(pile, at):
            fetched = words.card_name(view.piles[pile][at])
            return Message("north-woods-bot-take", {"card": fetched})
        case Territory(card):
            return Message("north-woods-bot-territory", {"card": words.card_name(card)})
        case Use(card):
            return Message("north-woods-bot-event", {"card": words.card_name(card)})
        case Play() | Lift() | On() | Apart() | Rescue() | FeedAll():
            ranks = 0 if view.seat is None else len(view.ranks[view.seat])
            return Message("north-woods-bot-plan", {"ranks": ranks})
        case Seize() | Aim() | Burn() | Name() | Adopt():
            return Message("north-woods-bot-aim")
        case Bury() | Discard():
            return Message("north-woods-bot-give")
        case Cover():
            return Message("north-woods-bot-cover")
        case Declare():
            return Message("north-woods-bot-habitat")
        case EndTurn() | Done():
            return Message("north-woods-bot-done")
    assert_never(move)


def _taken(view: View, card: str) -> Message:
    """A card of the display is taken for oneself, or from a rival who is one rank short."""
    rank = deck().rank[kinds()[card]]
    name = words.card_name(card)
    rival = _nearest(view)
    wanted = RANKS - len(view.ranks[rival]) == 1 and rank and rank not in view.ranks[rival]
    if wanted and view.seat is not None and rank in view.ranks[view.seat]:
        return Message("north-woods-bot-deny", {"card": name, "who": SeatName(rival)})
    return Message("north-woods-bot-take", {"card": name})


def close(view: View, move: Move) -> tuple[Message, ...]:
    """Who is near a Habitat, where the move is an attack."""
    if not isinstance(move, Use | Territory | Seize | Aim | Burn):
        return ()
    rival = _nearest(view)
    lacks = RANKS - len(view.ranks[rival])
    if lacks > NEAR:
        return ()
    return (Message("north-woods-bot-close", {"who": SeatName(rival), "count": lacks}),)


def held(view: View, move: Move, hold: int) -> tuple[Message, ...]:
    """Which card waits in the hand for the turn in which it wins."""
    if not isinstance(move, EndTurn) or not isinstance(view.top, Acting) or view.seat is None:
        return ()
    ranked = deck().rank
    waiting = [card for card in view.hand if ranked[kinds()[card]] >= hold]
    waiting = [card for card in waiting if ranked[kinds()[card]] not in view.ranks[view.seat]]
    if not waiting:
        return ()
    best = max(waiting, key=lambda card: ranked[kinds()[card]])
    return (Message("north-woods-bot-hold", {"card": words.card_name(best)}),)


def chance(share: float) -> Message:
    """How likely it wins, as far as was looked."""
    return Message("north-woods-bot-chance", {"percent": min(99, max(1, round(100 * share)))})


def _nearest(view: View) -> Seat:
    """The rival with the most ranks."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return max(others, key=lambda seat: len(view.ranks[seat]))
