"""Fast simulation of whole turns, for look-ahead in a sampled world.

A quick turn draws useful cards, feeds table and hand together with one assignment, uses the simple
events and lets the hungry die. It does in one step what a sequence of legal moves could do.
"""

from __future__ import annotations

from typing import Final

from hedgerow.bots.north_woods.layout import Layout, layout
from hedgerow.bots.north_woods.policy import (
    Policy,
    best_seize,
    best_territory,
    lacking,
    leader,
)
from hedgerow.bots.north_woods.strategy import Needs, card_worth
from hedgerow.bots.north_woods.value import chance_to_win
from hedgerow.core.event import null_log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import EventName
from hedgerow.games.north_woods.diet import form, menu
from hedgerow.games.north_woods.edits import Situation
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.frames import Acting, Aggression, Start
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.moves import Move
from hedgerow.games.north_woods.rules import apply, event_cards, outcome, territory
from hedgerow.games.north_woods.rules.ending import stalled
from hedgerow.games.north_woods.rules.turns import begin_turn
from hedgerow.games.north_woods.state import HAND, State
from hedgerow.games.north_woods.supply import gain, lose, next_card, refill, remains, renew
from hedgerow.games.north_woods.tableau import (
    NOTHING,
    Lying,
    feed,
    filled,
    hungry,
    is_resource,
    is_species,
    put,
    rank,
    ranks,
    take,
)

_DECK: Final = 34
"""The estimated value of an unseen card."""


def quick_needs(state: State, seat: Seat) -> Needs:
    """What a seat has and lacks, ignoring hunger."""
    ranked = box().rank
    there = held = food = 0
    for card in state.tables[seat]:
        if card is not None:
            food |= 1 << card.form
            there |= 1 << rank(card)
    for kind in state.hands[seat]:
        held |= 1 << ranked[kind]
        food |= 1 << form(kind)
    return Needs(there & ~1, held & ~1, food, 0, state.carrion)


def quick_turn(state: State, hold: int = 9) -> None:
    """Simulate the turn of the seat to act, from its start."""
    seat = state.turn
    attack = best_territory(state)
    if attack is not None:
        territory.attack(state, attack.card, null_log)
        aggressor = form(kinds()[attack.card])
        frame = Aggression(attack.card)
        territory.seize(state, frame, best_seize(state, aggressor)[1], null_log)
    else:
        for _ in range(2):
            draw(state, seat)
    _use_events(state, seat)
    quick_play(state, seat, hold)


def quick_play(state: State, seat: Seat, hold: int) -> None:
    """Play for a Habitat, or else the cards of ranks below `hold`, and end the turn."""
    laid = layout(state, seat)
    if laid.ranks & ALL_RANKS != ALL_RANKS and any(
        hold <= box().rank[kind] for kind in laid.played
    ):
        laid = layout(state, seat, hold)
    lay_out(state, seat, laid)
    end_turn(state, seat)


def draw(state: State, seat: Seat) -> None:
    need = quick_needs(state, seat)
    best, worth = -1, _DECK if state.deck else -1
    for place, cards in enumerate(state.display):
        if cards:
            welcome = card_worth(cards[-1], need)
            if welcome > worth:
                best, worth = place, welcome
    if best < 0:
        kind = next_card(state, null_log)
        if kind is not None:
            gain(state, seat, kind, openly=False)
    else:
        kind = state.display[best][-1]
        state.display[best] = state.display[best][:-1]
        gain(state, seat, kind, openly=True)
        refill(state, null_log, best)
    renew(state, null_log)


def won(state: State, seat: Seat) -> bool:
    table = state.tables[seat]
    return ranks(table, state.wolf_pair) == ALL_RANKS and not hungry(table, state.carrion)


def lay_out(state: State, seat: Seat, laid: Layout) -> None:
    """Play, rescue and lay cards according to a layout."""
    table = state.tables[seat]
    species = menu().species
    used = {feeder for feeder in laid.feeders if feeder is not None and feeder >= 0}
    slot_of = {at: slot for at, (slot, _) in enumerate(laid.lying)}
    bare = not any(is_resource(card) for _, card in laid.lying)
    own = len(laid.lying) + len(laid.played)
    for at in range(len(laid.lying), len(laid.forms)):
        one = laid.forms[at]
        if laid.feeders[at] is None and (species >> one & 1 or (at not in used and not bare)):
            continue
        if at < own:
            lose(state, seat, one >> 1)
            bare = bare and bool(species >> one & 1)
        else:
            pile = laid.rescued[at - own][0]
            state.piles[pile] = state.piles[pile][:-1]
        slot_of[at] = put(table, Lying(one))
    for at, slot in slot_of.items():
        feeder = laid.feeders[at]
        feed(table, slot, NOTHING if feeder is None or feeder < 0 else slot_of[feeder])


def end_turn(state: State, seat: Seat) -> None:
    """Let the hungry die; declare a Habitat, or discard down to three cards and pass the turn."""
    table = state.tables[seat]
    for slot in hungry(table, state.carrion):
        _drop(state, remains(take(table, slot)))
    if won(state, seat):
        state.winner = seat
        state.stack.clear()
        return
    need = None
    while len(state.hands[seat]) > HAND:
        if need is None:
            need = quick_needs(state, seat)._replace(held=0)
        hand = state.hands[seat]
        kind = min(hand, key=lambda kind: card_worth(kind, need))
        lose(state, seat, kind)
        _drop(state, bytes((kind,)))
    following = (seat + 1) % state.seats
    if following == 0:
        state.round += 1
    if stalled(state) is not None:
        state.stack.clear()
        return
    begin_turn(state, following, null_log)


def _drop(state: State, cards: bytes) -> None:
    for kind in cards:
        sizes = [len(pile) for pile in state.piles]
        pile = sizes.index(min(sizes))
        state.piles[pile] += bytes((kind,))


# Events


def _use_events(state: State, seat: Seat) -> None:
    components = box()
    first = components.events[0]
    for kind in state.hands[seat]:
        if kind < first:
            continue
        name = event_cards.event_name(kind)
        if _use(state, seat, name):
            lose(state, seat, kind)
            _drop(state, bytes((kind,)))


def _use(state: State, seat: Seat, name: EventName) -> bool:
    """Use an event if it is simple and worth it; returns whether it was used."""
    match name:
        case "niche":
            return _niche(state, seat)
        case "spring":
            kind = next_card(state, null_log)
            if kind is not None:
                gain(state, seat, kind, openly=False)
            return True
        case "disease" | "pollution":
            rival = leader(state, state.others(seat))
            if lacking(state, rival) > 3:
                return False
            table = state.tables[rival]
            species = [(rank(card), slot) for slot, card in filled(table) if is_species(card)]
            if not species:
                return False
            _drop(state, remains(take(table, max(species)[1])))
            return True
        case "wildfire" | "winter":
            rival = leader(state, state.others(seat))
            if lacking(state, rival) > 3:
                return False
            slots = event_cards.givable(state, name, rival)
            if not slots:
                return False
            _drop(state, remains(take(state.tables[rival], slots[-1])))
            return True
        case _:
            return False


def _niche(state: State, seat: Seat) -> bool:
    need = quick_needs(state, seat)
    best, worth = -1, 40
    for at, kind in enumerate(state.deck):
        welcome = card_worth(kind, need)
        if box().rank[kind] and welcome > worth:
            best, worth = at, welcome
    if best < 0:
        return False
    kind = state.deck[best]
    state.deck = state.deck[:best] + state.deck[best + 1 :]
    gain(state, seat, kind, openly=True)
    return True


# Looking ahead


def look_ahead(state: State, seat: Seat, move: Move, policy: Policy, hold: int) -> float:
    """The chances of a seat after its move and the rest of the turn."""
    apply(state, seat, move, null_log)
    finish_turn(state, seat, policy, hold)
    return _judged(state, seat)


def after_plan(state: State, seat: Seat, end: Situation) -> float:
    """The chances of a seat after a plan that leads to this table, hand and piles."""
    state.tables[seat] = list(end.table)
    state.hands[seat] = end.hand
    state.piles = list(end.piles)
    end_turn(state, seat)
    return _judged(state, seat)


def _judged(state: State, seat: Seat) -> float:
    """The chance to win, or the share of a win if the game is over."""
    ended = outcome(state)
    if ended is None:
        return chance_to_win(state, seat)
    return 1 / len(ended.winners) if seat in ended.winners else 0.0


def finish_turn(state: State, seat: Seat, policy: Policy, hold: int) -> None:
    """Play on without further events until the next turn; the opening must be over."""
    while state.stack:
        frame = state.stack[-1]
        if isinstance(frame, Start):
            if frame.drawn:
                draw(state, state.turn)
                state.stack[-1] = Acting()
            elif state.turn != seat:
                return
            else:
                quick_turn(state, hold)
        elif isinstance(frame, Acting):
            if state.rescuing:
                end_turn(state, state.turn)
            else:
                quick_play(state, state.turn, hold)
        else:
            asked = state.asked
            apply(state, asked, policy.choose(state, asked, state.deck), null_log)
