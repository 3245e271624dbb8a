"""How a sensible seat plays North Woods, decision by decision.

It takes a State but reads only what the seat to act may know: the table, the piles, the display and
its own hand. So it can play in a world sampled from a View, and inside a search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from hedgerow.bots.north_woods.plans import begun, good_turn, situation
from hedgerow.bots.north_woods.strategy import (
    blow,
    card_worth,
    deck_worth,
    kept_worth,
    needs,
    opening_choice,
)
from hedgerow.core.event import null_log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import RANKS, Kind
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.edits import Edit, Situation, after, moves_of
from hedgerow.games.north_woods.feeding import ALL_RANKS
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
    Giving,
    Keeping,
    Naming,
    Opening,
    Placing,
    Renewing,
    Start,
)
from hedgerow.games.north_woods.ids import ids, kinds
from hedgerow.games.north_woods.moves import (
    Adopt,
    Aim,
    Burn,
    Bury,
    Cover,
    Declare,
    Discard,
    Done,
    Draw,
    EndTurn,
    Fetch,
    Keep,
    Move,
    Name,
    Seize,
    Take,
    Territory,
    Use,
)
from hedgerow.games.north_woods.planner import Plan, fed_ranks
from hedgerow.games.north_woods.rules import apply, event_cards, territory
from hedgerow.games.north_woods.rules import moves_of as legal_moves
from hedgerow.games.north_woods.rules.opening import opening_moves
from hedgerow.games.north_woods.state import HAND, State, is_event, is_species_kind
from hedgerow.games.north_woods.supply import open_piles
from hedgerow.games.north_woods.tableau import at, filled, hungry, rank, ranks

ATTACK: Final = 5
"""The value from which Territory is worth two cards: two for a rank gained, one for one taken."""
WELCOME: Final = 45
"""The value of a card from which a Renewal is used."""
NEAR: Final = 3
"""A rival that lacks at most this many ranks is worth an attack."""


class Policy:
    """Caches the plan of a turn, which can be recomputed from what the seat sees."""

    def __init__(self, plan: Callable[[Situation], Plan] = good_turn) -> None:
        self._plan = plan
        self._edits: dict[Situation, Edit | None] = {}
        self._next: Move | None = None

    def choose(self, state: State, seat: Seat, left: bytes) -> Move:
        """A move for the seat that is asked; `left` are the cards it has not seen."""
        frame = state.stack[-1]
        match frame:
            case Opening():
                return opening_choice(situation(state, seat), opening_moves(state, seat))
            case Start():
                return _start(state, frame, left)
            case Acting():
                return self._act(state)
            case Placing():
                return self._place(state, frame)
            case Aggression(card):
                return best_seize(state, form(kinds()[card]))[1]
            case Closing():
                return Declare()
            case Aiming(event):
                return self.second_half(state) or best_aim(state, event)
            case Burning():
                seats = [
                    rival
                    for rival in state.others(seat)
                    if event_cards.givable(state, "wildfire", rival)
                ]
                return Burn(leader(state, seats))
            case Naming():
                return Name(_wanted_rank(state, left))
            case Giving():
                return _give(state, frame)
            case Adopting():
                moves = legal_moves(state, frame)
                return next(move for move in moves if isinstance(move, Adopt))
            case Keeping():
                return _keep(state, frame)
            case Renewing():
                return _fetch(state, frame)
            case Covering():
                return Cover(cover(state, seat, open_piles(state)))
            case Dying(slots):
                pile = cover(state, seat, open_piles(state))
                return Bury(_least_tempting(state, slots), pile)
            case Discarding():
                return _discard(state)
            case _:
                raise AssertionError(frame)

    # Acting

    def _act(self, state: State) -> Move:
        seat = state.turn
        now = situation(state, seat)
        legal = legal_moves(state, state.stack[-1])
        if Declare() in legal:
            return Declare()
        if now not in self._edits:
            self.follow(now, self._plan(now))
        edit = self._edits[now]
        if edit is not None:
            first, *rest = moves_of(now, edit, seat)
            if first in legal:
                self._next = rest[0] if rest else None
                return first
        return best_event(state, legal) or EndTurn()

    def follow(self, now: Situation, plan: Plan) -> None:
        """Store the edits of a plan, situation by situation; after its end, plan again."""
        self._edits = {} if plan.edits else {now: None}
        for edit in plan.edits:
            self._edits[now] = edit
            now = after(now, edit)

    def forget(self) -> None:
        """Drop the plan: something else was done."""
        self._edits, self._next = {}, None

    def _place(self, state: State, frame: Placing) -> Move:
        """Place the card as planned, or else where the fewest go hungry."""
        planned = self.second_half(state)
        if planned is not None:
            return planned

        def left_hungry(move: Move) -> int:
            tried = state.clone()
            apply(tried, state.turn, move, null_log)
            return len(hungry(tried.tables[state.turn], tried.carrion))

        return min(legal_moves(state, frame), key=left_hungry)

    def second_half(self, state: State) -> Move | None:
        """The rest of an edit that was begun, or None if no plan has begun it."""
        frame = state.stack[-1]
        legal = legal_moves(state, frame)
        planned, self._next = self._next, None
        if planned is not None and planned in legal:
            return planned
        for now, first in begun(state, frame):
            plan = self._plan(now)
            made = moves_of(now, plan.edits[0], state.turn) if plan.edits else ()
            if len(made) == 2 and made[0] == first and made[1] in legal:
                return made[1]
        return None


# The start of a turn


def _start(state: State, frame: Start, left: bytes) -> Move:
    seat = state.turn
    need = needs(situation(state, seat))
    if not frame.drawn:
        attack = best_territory(state)
        if attack is not None:
            return attack
    best: Move = Draw() if state.deck else Done()
    worth = deck_worth(left, need) if state.deck else -1.0
    for place, cards in enumerate(state.display):
        if cards and card_worth(cards[-1], need) > worth:
            best, worth = Take(place), card_worth(cards[-1], need)
    return best


def best_territory(state: State) -> Territory | None:
    """An aggressor that is worth more than two cards."""
    found = [(best_seize(state, form(kind))[0], kind) for kind in territory.aggressors(state)]
    worth, kind = max(found, default=(0, 0))
    return Territory(ids()[kind]) if worth >= ATTACK else None


def best_seize(state: State, aggressor: int) -> tuple[int, Seize]:
    """The chain that brings the most ranks, or costs a rival the most."""
    best = (-1, Seize(0, 0))
    there = fed_ranks(situation(state, state.turn))[0]
    for chain in territory.chains(state):
        scared = territory.prey(state, aggressor, chain)
        if scared is None:
            continue
        theirs = state.tables[chain.seat]
        gained = 1 << menu().rank[aggressor]
        for slot in chain.slots[scared:]:
            card = theirs[slot]
            assert card is not None
            gained |= 1 << rank(card)
        kept = [card for slot, card in filled(theirs) if slot not in chain.slots]
        before = ranks(theirs, state.wolf_pair)
        lost = before & ~ranks(list(kept), state.wolf_pair)
        worth = 2 * (gained & ~there).bit_count() + lost.bit_count()
        if lacking(state, chain.seat) <= NEAR:
            worth += 2 * lost.bit_count()
        if worth > best[0]:
            best = worth, Seize(chain.seat, chain.slots[0])
    return best


# Rivals


def lacking(state: State, seat: Seat) -> int:
    """The number of ranks that a seat still lacks."""
    return (ALL_RANKS & ~ranks(state.tables[seat], state.wolf_pair)).bit_count()


def leader(state: State, seats: list[Seat]) -> Seat:
    """The seat that lacks the fewest ranks."""
    return min(seats, key=lambda seat: (lacking(state, seat), seat))


# Events


def best_event(state: State, legal: Sequence[Move]) -> Use | None:
    """An event that is worth using now."""
    seat = state.turn
    others = state.others(seat)
    near = min(lacking(state, other) for other in others)
    crowded = len(state.hands[seat]) > HAND
    for kind in dict.fromkeys(state.hands[seat]):
        if not is_event(kind):
            continue
        move = Use(ids()[kind])
        if move in legal and _worth_using(state, kind, near, crowded):
            return move
    return None


def _worth_using(state: State, kind: Kind, near: int, crowded: bool) -> bool:
    seat = state.turn
    match event_cards.event_name(kind):
        case "niche" | "spring":
            return bool(state.deck)
        case "renewal":
            need = needs(situation(state, seat))
            pool = [card for pile in state.piles for card in pile if not is_event(card)]
            return max((card_worth(card, need) for card in pool), default=0) >= WELCOME
        case "disease" | "pollution" | "wildfire":
            return near <= NEAR or crowded
        case "winter":
            return (near <= NEAR or crowded) and not _needs_carrion(state, seat)
        case "population_boom":
            return near <= 2
        case "migration":
            hands = sum(len(state.hands[other]) for other in state.others(seat))
            return len(state.hands[seat]) == 1 and hands >= 2 * (state.seats - 1)
        case "abundance":
            return False
    raise AssertionError(kind)


def _needs_carrion(state: State, seat: Seat) -> bool:
    table = state.tables[seat]
    return len(hungry(table, 0)) > len(hungry(table, state.carrion))


def best_aim(state: State, event: str) -> Aim:
    """The card on which an event does the most."""
    aims = event_cards.aims(state, event)
    if event == "abundance":
        return max(aims, key=lambda aim: (aim.seat == state.turn, -aim.slot))
    rival = [aim for aim in aims if aim.seat != state.turn]
    return max(rival or aims, key=lambda aim: _harm(state, aim, event))


def _harm(state: State, aim: Aim, event: str) -> tuple[int, int, int]:
    """A sort key: further ranks the seat would lack, how close it is, the card's rank."""
    card = at(state.tables[aim.seat], aim.slot)
    assert card is not None
    if event == "disease":
        harm = blow(situation(state, aim.seat), aim.slot)
    else:
        table = list(state.tables[aim.seat])
        before = ranks(table, state.wolf_pair).bit_count()
        table[aim.slot] = replace(card, form=card.form | 1)
        harm = before - ranks(table, state.wolf_pair).bit_count()
    return harm, -lacking(state, aim.seat), rank(card)


def _wanted_rank(state: State, left: bytes) -> int:
    """The missing rank that most likely helps."""
    now = situation(state, state.turn)
    need = needs(now)
    ranked = box().rank
    worth = dict.fromkeys(range(1, RANKS + 1), 0.0)
    count = dict.fromkeys(worth, 0)
    for kind in left:
        if ranked[kind]:
            worth[ranked[kind]] += card_worth(kind, need)
            count[ranked[kind]] += 1
    return max(worth, key=lambda key: (worth[key] / count[key] if count[key] else 0.0, key))


def _keep(state: State, frame: Keeping) -> Keep:
    need = needs(situation(state, state.turn))
    return Keep(max(frame.cards, key=lambda id: card_worth(kinds()[id], need)))


def _fetch(state: State, frame: Renewing) -> Move:
    need = needs(situation(state, state.turn))
    found = [move for move in legal_moves(state, frame) if isinstance(move, Fetch)]
    return max(found, key=lambda move: card_worth(state.piles[move.pile][move.at], need))


def _give(state: State, frame: Giving) -> Bury:
    """The card whose loss costs the fewest ranks."""
    seat = frame.seats[0]
    slots = event_cards.givable(state, frame.event, seat)
    now = situation(state, seat)
    slot = min(slots, key=lambda slot: (blow(now, slot), slot))
    piles = open_piles(state)[:1] if frame.event == "winter" else open_piles(state)
    return Bury(slot, cover(state, seat, piles))


# The dying display


def cover(state: State, seat: Seat, piles: list[int]) -> int:
    """The pile whose top is best covered."""
    if len(piles) == 1:
        return piles[0]
    scavengers = 0
    for card in state.tables[seat]:
        if card is not None:
            scavengers |= menu().carrion[card.form]
    rival = leader(state, state.others(seat))
    theirs = ranks(state.tables[rival], state.wolf_pair)
    ranked = box().rank

    def annoying(pile: int) -> int:
        top = state.piles[pile][-1]
        if not is_species_kind(top):
            return 0
        return (0 if theirs >> ranked[top] & 1 else ranked[top]) - 6 * (scavengers >> top & 1)

    return max(piles, key=annoying)


def _least_tempting(state: State, slots: tuple[int, ...]) -> int:
    """The card to put down first: the best, so that others cover it."""
    table = state.tables[state.turn]
    lying = [(rank(card), -slot) for slot, card in filled(table) if slot in slots]
    return -max(lying)[1]


def _discard(state: State) -> Move:
    """Discard the least valuable card, or end the turn if three are left."""
    seat = state.turn
    if len(state.hands[seat]) <= HAND:
        return best_event(state, legal_moves(state, state.stack[-1])) or EndTurn()
    now = situation(state, seat)
    kind = min(dict.fromkeys(now.hand), key=lambda kind: (kept_worth(kind, now), kind))
    return Discard(ids()[kind], cover(state, seat, open_piles(state)))
