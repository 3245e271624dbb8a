"""The questions of events: targets, and what is given up, kept, fetched and named."""

from __future__ import annotations

from typing import Any, Final

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.events import (
    Adopted,
    Aimed,
    Fetched,
    Named,
    SetAlight,
    SpringCame,
    SpringKept,
    WinterFell,
)
from hedgerow.games.north_woods.frames import (
    Adopting,
    Aiming,
    Burning,
    Frame,
    Giving,
    Keeping,
    Naming,
    Renewing,
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
)
from hedgerow.games.north_woods.rules.event_cards import (
    EFFECTS,
    aims,
    burnable,
    givable,
    levy_of,
    target_of,
)
from hedgerow.games.north_woods.rules.handler import Handler, mismatch, prompts
from hedgerow.games.north_woods.state import State, is_event, is_species_kind
from hedgerow.games.north_woods.supply import bury, gain, open_piles, pile_rule, renew
from hedgerow.games.north_woods.tableau import (
    Lying,
    at,
    chain_up,
    eaters,
    filled,
    is_resource,
    put,
    room,
    take,
)

# Aiming: Disease, Abundance, Population Boom


def _aiming_prompt(state: State, frame: Aiming) -> Message:
    return target_of(frame.event).prompt


def _aiming_moves(state: State, seat: Seat, frame: Aiming) -> list[Aim]:
    return aims(state, frame.event)


def _aiming_answer(state: State, seat: Seat, frame: Aiming, move: Move, log: Log) -> None:
    if not isinstance(move, Aim):
        raise mismatch(frame, move)
    state.stack.pop()
    table = state.tables[move.seat]
    card = table[move.slot]
    assert card is not None
    if log.on:
        log.tell(Aimed(state.turn, frame.event, move.seat, ids()[card.kind]))
    target_of(frame.event).hit(table, move.slot, state)


def _aiming_refuse(state: State, seat: Seat, frame: Aiming, move: Move) -> str | None:
    if not isinstance(move, Aim):
        return None
    table = state.tables[move.seat] if 0 <= move.seat < state.seats else []
    return target_of(frame.event).refuse(at(table, move.slot))


def _aiming_holds(frame: Aiming) -> tuple[str, ...]:
    return (frame.event,) if EFFECTS[frame.event].stays else ()


# Burning: the seat that a Wildfire strikes


def _burning_moves(state: State, seat: Seat, frame: Burning) -> list[Move]:
    return [Burn(rival) for rival in burnable(state)]


def _burning_answer(state: State, seat: Seat, frame: Burning, move: Move, log: Log) -> None:
    if not isinstance(move, Burn):
        raise mismatch(frame, move)
    state.stack[-1] = Giving("wildfire", (move.seat,))
    if log.on:
        log.tell(SetAlight(state.turn, move.seat))


# Giving: Wildfire, Pollution, Winter


def _giving_prompt(state: State, frame: Giving) -> Message:
    return levy_of(frame.event).prompt


def _giving_moves(state: State, seat: Seat, frame: Giving) -> list[Bury]:
    piles = open_piles(state)
    if levy_of(frame.event).shuffled:
        piles = piles[:1]
    return [
        Bury(slot, pile) for slot in givable(state, frame.event, frame.seats[0]) for pile in piles
    ]


def _giving_answer(state: State, seat: Seat, frame: Giving, move: Move, log: Log) -> None:
    if not isinstance(move, Bury):
        raise mismatch(frame, move)
    _give(state, frame, move, log)


def _give(state: State, frame: Giving, move: Bury, log: Log) -> None:
    """The first seat gives its card; after a Wildfire its chains may be adopted (NWO-89)."""
    seat = frame.seats[0]
    table = state.tables[seat]
    card = table[move.slot]
    assert card is not None
    orphans = tuple(eaters(table, move.slot))
    _next_giver(state, frame)
    if levy_of(frame.event).adopted and orphans:
        state.stack.append(Adopting(seat, ids()[card.kind], orphans))
    bury(state, seat, move.slot, move.pile, "given", log)


def _next_giver(state: State, frame: Giving) -> None:
    """NWO-83: the next seat gives, if there is one."""
    state.stack.pop()
    if frame.seats[1:]:
        state.stack.append(Giving(frame.event, frame.seats[1:]))


def _giving_step(state: State, frame: Giving, log: Log) -> bool:
    moves = _giving_moves(state, frame.seats[0], frame)
    if len(moves) > 1:
        return False
    if moves:
        _give(state, frame, moves[0], log)
    else:
        _next_giver(state, frame)
    return True


def _giving_refuse(state: State, seat: Seat, frame: Giving, move: Move) -> str | None:
    if not isinstance(move, Bury):
        return None
    if move.slot not in givable(state, frame.event, seat):
        return levy_of(frame.event).rule
    return pile_rule(state)


def _wintering_step(state: State, frame: Wintering, log: Log) -> bool:
    """NWO-103: the dying display goes into the deck."""
    state.stack.pop()
    cards = b"".join(state.piles)
    state.piles = [b""] * PILES
    state.deck = state.shuffled(state.deck + cards)
    state.barren = 0
    if log.on:
        log.tell(WinterFell(len(cards)))
    return True


# Adopting: chains that a Wildfire left


def _open_resources(state: State, resource: str) -> list[int]:
    """The seat's own resources of a kind that can feed one more card."""
    kind, table = kinds()[resource], state.tables[state.turn]
    return [
        slot
        for slot, card in filled(table)
        if card.kind == kind and is_resource(card) and room(table, slot) > 0
    ]


def _adopting_moves(state: State, seat: Seat, frame: Adopting) -> list[Move]:
    return [*map(Adopt, frame.bases), Done()]


def _adopting_answer(state: State, seat: Seat, frame: Adopting, move: Move, log: Log) -> None:
    match move:
        case Adopt(slot):
            _adopt(state, frame, slot, log)
        case Done():
            state.stack.pop()
        case _:
            raise mismatch(frame, move)


def _adopt(state: State, frame: Adopting, base: int, log: Log) -> None:
    """A whole chain moves onto the seat's own resource."""
    theirs, mine = state.tables[frame.of], state.tables[state.turn]
    food = _open_resources(state, frame.resource)[0]
    moved = []
    for slot in chain_up(theirs, base):
        card = theirs[slot]
        assert card is not None
        moved.append(card)
        food = put(mine, Lying(card.form, food, card.mark))
    for slot in reversed(chain_up(theirs, base)):
        take(theirs, slot)
    left = tuple(slot for slot in frame.bases if slot != base)
    state.stack[-1] = Adopting(frame.of, frame.resource, left)
    if log.on:
        log.tell(Adopted(state.turn, frame.of, named(card.kind for card in moved)))


def _adopting_step(state: State, frame: Adopting, log: Log) -> bool:
    if frame.bases and _open_resources(state, frame.resource):
        return False
    state.stack.pop()
    return True


# Keeping: Spring


def _keeping_moves(state: State, seat: Seat, frame: Keeping) -> list[Move]:
    return [Keep(card) for card in dict.fromkeys(frame.cards)]


def _keeping_answer(state: State, seat: Seat, frame: Keeping, move: Move, log: Log) -> None:
    if not isinstance(move, Keep):
        raise mismatch(frame, move)
    _keep(state, frame, move.card, log)


def _keep(state: State, frame: Keeping, kept: str, log: Log) -> None:
    """NWO-94: one card goes to the hand, the others onto the display in the order drawn."""
    state.stack.pop()
    seat = state.turn
    left = list(frame.cards)
    left.remove(kept)
    for place, kind in enumerate(numbered(left)):
        state.display[place] += bytes((kind,))
    gain(state, seat, kinds()[kept], openly=False)
    if log.on:
        shown = tuple(left)
        log.whisper(SpringCame(seat, shown), SpringKept(seat, shown, kept), seat)
    renew(state, log)


def _keeping_step(state: State, frame: Keeping, log: Log) -> bool:
    if frame.count > 1:
        return False
    if frame.cards:
        _keep(state, frame, frame.cards[0], log)
    else:
        state.stack.pop()
    return True


# Renewing: Renewal


def _renewing_moves(state: State, seat: Seat, frame: Renewing) -> list[Move]:
    moves: list[Move] = []
    for pile, cards in enumerate(state.piles):
        for place, kind in enumerate(cards):
            if frame.species if is_species_kind(kind) else frame.resource and not is_event(kind):
                moves.append(Fetch(pile, place))
    return [*moves, Done()] if moves else []


def _renewing_answer(state: State, seat: Seat, frame: Renewing, move: Move, log: Log) -> None:
    match move:
        case Fetch():
            _fetch(state, frame, move, log)
        case Done():
            state.stack.pop()
        case _:
            raise mismatch(frame, move)


def _fetch(state: State, frame: Renewing, move: Fetch, log: Log) -> None:
    cards = state.piles[move.pile]
    kind = cards[move.at]
    state.piles[move.pile] = cards[: move.at] + cards[move.at + 1 :]  # NWO-97
    gain(state, state.turn, kind, openly=True)
    species = is_species_kind(kind)
    state.stack[-1] = Renewing(frame.species and not species, frame.resource and species)
    if log.on:
        log.tell(Fetched(state.turn, ids()[kind]))


def _renewing_step(state: State, frame: Renewing, log: Log) -> bool:
    if _renewing_moves(state, state.turn, frame):
        return False
    state.stack.pop()
    return True


# Naming: Niche


def _naming_moves(state: State, seat: Seat, frame: Naming) -> list[Move]:
    return [Name(rank) for rank in range(1, RANKS + 1)]


def _naming_answer(state: State, seat: Seat, frame: Naming, move: Move, log: Log) -> None:
    """NWO-100, NWO-101: the first card of the rank, counted from the top of the deck."""
    if not isinstance(move, Name):
        raise mismatch(frame, move)
    state.stack.pop()
    ranked = box().rank
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


HANDLERS: Final[dict[type[Frame], Handler[Any]]] = {
    Aiming: Handler[Aiming](
        rule="NWO-82",
        prompt=_aiming_prompt,
        moves=_aiming_moves,
        answer=_aiming_answer,
        refuse=_aiming_refuse,
        holds=_aiming_holds,
    ),
    Burning: Handler[Burning](
        rule="NWO-88",
        prompt=prompts("north-woods-prompt-burning"),
        moves=_burning_moves,
        answer=_burning_answer,
    ),
    Giving: Handler[Giving](
        rule="NWO-84",
        prompt=_giving_prompt,
        moves=_giving_moves,
        asked=lambda state, frame: frame.seats[:1],
        answer=_giving_answer,
        step=_giving_step,
        refuse=_giving_refuse,
    ),
    Wintering: Handler[Wintering](rule="NWO-103", step=_wintering_step),
    Adopting: Handler[Adopting](
        rule="NWO-89",
        prompt=prompts("north-woods-prompt-adopting"),
        moves=_adopting_moves,
        answer=_adopting_answer,
        step=_adopting_step,
    ),
    Keeping: Handler[Keeping](
        rule="NWO-94",
        prompt=prompts("north-woods-prompt-keeping"),
        moves=_keeping_moves,
        answer=_keeping_answer,
        step=_keeping_step,
        holds=lambda frame: frame.cards,
    ),
    Renewing: Handler[Renewing](
        rule="NWO-96",
        prompt=prompts("north-woods-prompt-renewing"),
        moves=_renewing_moves,
        answer=_renewing_answer,
        step=_renewing_step,
    ),
    Naming: Handler[Naming](
        rule="NWO-100",
        prompt=prompts("north-woods-prompt-naming"),
        moves=_naming_moves,
        answer=_naming_answer,
    ),
}
