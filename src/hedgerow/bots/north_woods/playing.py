"""Events and Territory at a stroke, for the quick games that the weights of levels are fitted to.

Unlike in `rollout.quick_turn`, which the first release looks ahead with, a Renewal fetches, a
Spring shows four cards, and Winter and Wildfire do not wait for a rival that is near: used at once
they won 54 % of 400 games of quick turns, a Renewal 52 %.
"""

from __future__ import annotations

from typing import Final

from hedgerow.bots.north_woods.policy import (
    NEAR,
    WELCOME,
    best_seize,
    lacking,
    leader,
)
from hedgerow.bots.north_woods.rollout import quick_needs
from hedgerow.bots.north_woods.strategy import card_worth
from hedgerow.core.event import null_log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import EventName, Kind
from hedgerow.games.north_woods.diet import form
from hedgerow.games.north_woods.frames import Aggression
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.moves import Territory
from hedgerow.games.north_woods.rules import event_cards, territory
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.supply import gain, lose, next_card, remains
from hedgerow.games.north_woods.tableau import filled, is_species, rank, take

FETCHED: Final = 40
"""The value of a card from which a Niche is used."""
SPRUNG: Final = 4
"""The cards that a Spring draws (NWO-94)."""


def carry_out(state: State, attack: Territory) -> None:
    """Take the chain that is worth most."""
    territory.attack(state, attack.card, null_log)
    aim = best_seize(state, form(kinds()[attack.card]))[1]
    territory.seize(state, Aggression(attack.card), aim, null_log)


def use_events(state: State, seat: Seat) -> None:
    """Use the events that bring something now."""
    first = box().events[0]
    for kind in state.hands[seat]:
        if kind >= first and _used(state, seat, event_cards.event_name(kind)):
            lose(state, seat, kind)
            _drop(state, bytes((kind,)))


def _used(state: State, seat: Seat, name: EventName) -> bool:
    match name:
        case "niche":
            return _niche(state, seat)
        case "spring":
            return _spring(state, seat)
        case "renewal":
            return _renewal(state, seat)
        case "disease" | "pollution":
            rival = leader(state, state.others(seat))
            if lacking(state, rival) > NEAR:
                return False
            table = state.tables[rival]
            species = [(rank(card), slot) for slot, card in filled(table) if is_species(card)]
            if not species:
                return False
            _drop(state, remains(take(table, max(species)[1])))
            return True
        case "wildfire" | "winter":
            rival = leader(state, state.others(seat))
            slots = event_cards.givable(state, name, rival)
            if not slots:
                return False
            _drop(state, remains(take(state.tables[rival], slots[-1])))
            return True
        case _:
            return False


def _niche(state: State, seat: Seat) -> bool:
    need, ranked = quick_needs(state, seat), box().rank
    best, worth = -1, FETCHED
    for at, kind in enumerate(state.deck):
        if ranked[kind]:
            welcome = card_worth(kind, need)
            if welcome > worth:
                best, worth = at, welcome
    if best < 0:
        return False
    kind = state.deck[best]
    state.deck = state.deck[:best] + state.deck[best + 1 :]
    gain(state, seat, kind, openly=True)
    return True


def _spring(state: State, seat: Seat) -> bool:
    drawn = [next_card(state, null_log) for _ in range(SPRUNG)]
    cards = [kind for kind in drawn if kind is not None]
    if not cards:
        return False
    need = quick_needs(state, seat)
    kept = max(cards, key=lambda kind: card_worth(kind, need))
    cards.remove(kept)
    gain(state, seat, kept, openly=False)
    for place, kind in enumerate(cards):
        state.display[place] += bytes((kind,))
    return True


def _renewal(state: State, seat: Seat) -> bool:
    """Fetch the best species and the best resource, if the species is welcome."""
    need, ranked = quick_needs(state, seat), box().rank
    best: dict[bool, tuple[int, Kind, int]] = {}
    for pile, cards in enumerate(state.piles):
        for kind in cards:
            if ranked[kind]:
                found = (card_worth(kind, need), kind, pile)
                resource = ranked[kind] == 1
                if found[0] >= WELCOME and found > best.get(resource, (0, 0, 0)):
                    best[resource] = found
    if False not in best:
        return False
    for _, kind, pile in best.values():
        cards = state.piles[pile]
        at = cards.find(kind)
        state.piles[pile] = cards[:at] + cards[at + 1 :]
        gain(state, seat, kind, openly=True)
    return True


def _drop(state: State, cards: bytes) -> None:
    for kind in cards:
        sizes = [len(pile) for pile in state.piles]
        pile = sizes.index(min(sizes))
        state.piles[pile] += bytes((kind,))
