"""The reasons for a bot's move in North Woods, as messages for people."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from hedgerow.bots.north_woods.policy import NEAR
from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.north_woods import words
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.frames import Acting, Giving, Start
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
SURE: Final = 99
"""The percentage from which a bot does not state a chance."""


def reason(view: View, move: Move) -> Message:
    """The reason for such a move."""
    match move:
        case Lay() | PutAside():
            return _because("opening")
        case Draw():
            return _because("draw")
        case Take(place):
            return _taken(view, view.display[place][-1])
        case Keep(card):
            return _because("keep", card=words.card_name(card))
        case Fetch(pile, at):
            return _because("fetch", card=words.card_name(view.piles[pile][at]))
        case Territory(card):
            return _because("territory", card=words.card_name(card))
        case Use(card):
            return _because("event", card=words.card_name(card))
        case Play(card):
            return _played(view, "play", card)
        case Rescue(pile):
            return _played(view, "rescue", view.piles[pile][-1])
        case Lift() | FeedAll():
            return _because("rearrange")
        case On():
            return _because("on")
        case Apart():
            return _because("apart")
        case Seize(seat):
            return _because("seize", who=SeatName(seat))
        case Aim(seat):
            mine = seat == view.seat
            return _because("help") if mine else _because("harm", who=SeatName(seat))
        case Burn(seat):
            return _because("harm", who=SeatName(seat))
        case Name(rank):
            return _because("name", rank=rank)
        case Adopt():
            return _because("adopt")
        case Bury():
            return _because("give" if isinstance(view.top, Giving) else "dying")
        case Discard(card):
            return _because("discard", card=words.card_name(card))
        case Cover():
            return _because("cover")
        case Declare():
            return _because("habitat")
        case Done() if isinstance(view.top, Start):
            return _because("nothing")
        case EndTurn() | Done():
            return _because("done")
    assert_never(move)


def _because(name: str, **args: Arg) -> Message:
    return Message(f"north-woods-bot-{name}", args)


def _played(view: View, how: Literal["play", "rescue"], card: str) -> Message:
    """The reason for playing a card: a new rank, food, or one more species."""
    rank = box().rank[kinds()[card]]
    name = words.card_name(card)
    if view.seat is not None and rank not in view.ranks[view.seat]:
        return _because(f"{how}-rank", card=name, rank=rank)
    return _because("food", card=name) if rank == 1 else _because(f"{how}-more", card=name)


def _taken(view: View, card: str) -> Message:
    """The reason for taking a card of the display: for oneself, or from a rival one rank short."""
    rank = box().rank[kinds()[card]]
    name = words.card_name(card)
    rival = _nearest(view)
    wanted = RANKS - len(view.ranks[rival]) == 1 and rank and rank not in view.ranks[rival]
    if wanted and view.seat is not None and rank in view.ranks[view.seat]:
        return _because("deny", card=name, who=SeatName(rival))
    return _because("take", card=name)


def close(view: View, move: Move) -> tuple[Message, ...]:
    """Which rival is close to a Habitat, if the move is an attack."""
    if not isinstance(move, Use | Territory | Seize | Aim | Burn):
        return ()
    rival = _nearest(view)
    lacks = RANKS - len(view.ranks[rival])
    if lacks > NEAR:
        return ()
    return (Message("north-woods-bot-close", {"who": SeatName(rival), "count": lacks}),)


def held(view: View, move: Move, hold: int) -> tuple[Message, ...]:
    """Which card is held back for the turn in which it wins."""
    if not isinstance(move, EndTurn) or not isinstance(view.top, Acting) or view.seat is None:
        return ()
    ranked = box().rank
    waiting = [card for card in view.hand if ranked[kinds()[card]] >= hold]
    waiting = [card for card in waiting if ranked[kinds()[card]] not in view.ranks[view.seat]]
    if not waiting:
        return ()
    best = max(waiting, key=lambda card: ranked[kinds()[card]])
    return (Message("north-woods-bot-hold", {"card": words.card_name(best)}),)


def chance(move: Move, share: float | None) -> tuple[Message, ...]:
    """The chance to win, unless it is certain or was not computed."""
    if share is None or isinstance(move, Declare):
        return ()
    percent = round(100 * share)
    if percent >= SURE:
        return (Message("north-woods-bot-sure"),)
    return (Message("north-woods-bot-chance", {"percent": percent}),) if percent else ()


def _nearest(view: View) -> Seat:
    """The rival with the most ranks."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    return max(others, key=lambda seat: len(view.ranks[seat]))
