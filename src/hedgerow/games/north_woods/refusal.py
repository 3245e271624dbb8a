"""Which rule forbids a move that is not among a decision's moves."""

from __future__ import annotations

from typing import Final

from hedgerow.core.text import Seat
from hedgerow.games.north_woods import event_cards, territory
from hedgerow.games.north_woods.diet import RULE_OF, Form, forbidden, form, menu
from hedgerow.games.north_woods.frames import (
    Acting,
    Adopting,
    Aggression,
    Aiming,
    Burning,
    Closing,
    Covering,
    Discarding,
    Dying,
    Frame,
    Giving,
    Keeping,
    Naming,
    Opening,
    Placing,
    Renewing,
    Start,
    Wintering,
)
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.moves import (
    Aim,
    Apart,
    Bury,
    Cover,
    Declare,
    Discard,
    Draw,
    FeedAll,
    Lay,
    Lift,
    Move,
    On,
    Play,
    PutAside,
    Rescue,
    Seize,
    Take,
    Territory,
    Use,
)
from hedgerow.games.north_woods.state import State, is_event, is_species_kind
from hedgerow.games.north_woods.supply import open_piles
from hedgerow.games.north_woods.tableau import at, complete, is_resource, is_species, rank

_ASKED: Final[dict[type[Frame], str]] = {
    Opening: "NWO-35",
    Start: "NWO-41",
    Aggression: "NWO-55",
    Acting: "NWO-47",
    Placing: "NWO-48",
    Aiming: "NWO-82",
    Burning: "NWO-88",
    Naming: "NWO-100",
    Giving: "NWO-84",
    Adopting: "NWO-89",
    Keeping: "NWO-94",
    Renewing: "NWO-96",
    Covering: "NWO-66",
    Wintering: "NWO-103",
    Dying: "NWO-74",
    Discarding: "NWO-73",
    Closing: "NWO-76",
}
"""The rule that asks for something else than the move."""


def refuse(state: State, seat: Seat, move: Move) -> str:
    """The number of the rule."""
    frame = state.stack[-1]
    match frame, move:
        case Opening(), Lay() | PutAside():
            return _opening(state, seat, move)
        case _, Lay() | PutAside():
            return "NWO-35"
        case Start(), Draw() | Take():
            return "NWO-42"
        case Start(), Territory(card):
            return _territory(state, frame, card)
        case _, Territory():
            return "NWO-53"
        case Aggression(card), Seize():
            return _seize(state, form(kinds()[card]), move)
        case ((Start() | Acting() | Dying() | Discarding() | Closing()), Use(card)):
            return _use(state, card)
        case Acting(), Play() | Lift() | FeedAll():
            return _act(state, move)
        case Acting(), Rescue(pile):
            return _rescue(state, pile)
        case ((Acting() | Closing()), Declare()):
            return "NWO-75"
        case _, Declare():
            return "NWO-76"
        case Placing(), On() | Apart():
            return _place(state, frame, move)
        case Aiming(event), Aim():
            return _aim(state, event, move)
        case Giving(event), Bury(slot, pile):
            if slot not in event_cards.givable(state, event, seat):
                return {"wildfire": "NWO-88", "pollution": "NWO-98", "winter": "NWO-102"}[event]
            return _pile(state, pile)
        case Dying(slots), Bury(slot, pile):
            return _pile(state, pile) if slot in slots else "NWO-70"
        case Discarding(), Discard(_, pile):
            return _pile(state, pile) if pile not in open_piles(state) else "NWO-73"
        case Covering(), Cover(pile):
            return _pile(state, pile)
        case _:
            return _ASKED[type(frame)]


def _pile(state: State, pile: int) -> str:
    return "NWO-65" if b"" in state.piles else "NWO-66"


def _opening(state: State, seat: Seat, move: Lay | PutAside) -> str:
    kind = kinds().get(move.card, -1)
    if kind not in state.hands[seat]:
        return "NWO-34"
    if is_event(kind):
        return "NWO-36"
    if isinstance(move, Lay) and move.on is not None:
        table = state.tables[seat]
        food = at(table, move.on)
        if food is not None:
            ban = forbidden(form(kind), food.form)
            return "NWO-23" if ban is None else RULE_OF[ban]
    return "NWO-38"


def _use(state: State, card: str) -> str:
    kind = kinds().get(card, -1)
    if state.rescuing:
        return "NWO-92"
    if kind not in state.hands[state.turn] or not is_event(kind):
        return "NWO-80"
    return event_cards.barred(state, kind) or "NWO-80"


def _act(state: State, move: Play | Lift | FeedAll) -> str:
    if state.rescuing:
        return "NWO-92"
    if isinstance(move, Play):
        kind = kinds().get(move.card, -1)
        held = kind in state.hands[state.turn]
        return "NWO-20" if held and is_event(kind) else "NWO-47"
    if not state.may_rearrange:
        return "NWO-29"
    if isinstance(move, FeedAll):
        return "NWO-28"
    card = at(state.tables[state.turn], move.slot)
    return "NWO-4" if card is not None and is_resource(card) else "NWO-26"


def _rescue(state: State, pile: int) -> str:
    cards = state.piles[pile] if 0 <= pile < len(state.piles) else b""
    if not cards or not is_species_kind(cards[-1]):
        return "NWO-52"
    scavenges = menu().carrion[form(cards[-1])]
    return "NWO-50" if scavenges else "NWO-49"


def _place(state: State, frame: Placing, move: On | Apart) -> str:
    table = state.tables[state.turn]
    card = table[frame.slot]
    assert card is not None
    if isinstance(move, Apart):
        return "NWO-49" if frame.how == "rescued" else "NWO-26"
    food = at(table, move.slot)
    if food is None:
        return "NWO-48"
    ban = forbidden(card.form, food.form)
    if ban is not None:
        return RULE_OF[ban]
    if frame.how == "rescued" and not complete(table, state.carrion) >> move.slot & 1:
        return "NWO-24"
    return "NWO-26"


def _territory(state: State, frame: Start, card: str) -> str:
    kind = kinds().get(card, -1)
    if frame.drawn:
        return "NWO-53"
    if kind not in state.hands[state.turn] or not is_species_kind(kind):
        return "NWO-54"
    chains = territory.chains(state)
    if not chains:
        return "NWO-55"
    lower = any(menu().rank[form(kind)] > chain.highest for chain in chains)
    return "NWO-59" if lower else "NWO-56"


def _seize(state: State, aggressor: Form, move: Seize) -> str:
    for chain in territory.chains(state):
        if (chain.seat, chain.slots[0]) == (move.seat, move.slot):
            if menu().rank[aggressor] > chain.highest:
                return "NWO-59"
            table = state.tables[chain.seat]
            own = max(rank(card) for slot in chain.slots if (card := table[slot]) is not None)
            return "NWO-61" if menu().rank[aggressor] > own else "NWO-56"
    return "NWO-55"


def _aim(state: State, event: str, move: Aim) -> str:
    table = state.tables[move.seat] if 0 <= move.seat < state.seats else []
    card = at(table, move.slot)
    match event:
        case "disease":
            return "NWO-85"
        case "abundance":
            return "NWO-87" if card is not None and is_resource(card) else "NWO-86"
        case _:
            return "NWO-108" if card is not None and is_species(card) else "NWO-104"
