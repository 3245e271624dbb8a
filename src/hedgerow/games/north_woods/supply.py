"""Moves cards between deck, display, hands and dying piles, and tracks who knows them."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.events import Fell, Refilled, Reshuffled, Spent
from hedgerow.games.north_woods.frames import Covering, Why
from hedgerow.games.north_woods.ids import ids, kinds, named
from hedgerow.games.north_woods.moves import PILES
from hedgerow.games.north_woods.state import State, is_event, with_card, without
from hedgerow.games.north_woods.tableau import ABUNDANT, STAND_IN, Lying, take

# Deck and display


def next_card(state: State, log: Log) -> Kind | None:
    """The top card of the deck, or None if no card is left anywhere."""
    renew(state, log)
    if not state.deck:
        return None
    kind = state.deck[-1]
    state.deck = state.deck[:-1]
    return kind


def renew(state: State, log: Log) -> None:
    """NWO-44: an empty deck is rebuilt from the display and the dying piles."""
    if state.deck or not any(state.piles):
        return
    state.deck = state.shuffled(b"".join((*state.display, *state.piles)))
    state.barren = 0
    for place in range(PILES):
        state.piles[place] = b""
        state.display[place] = state.deck[-1:]
        state.deck = state.deck[:-1]
    if log.on:
        log.tell(Reshuffled(named(b"".join(state.display))))


def refill(state: State, log: Log, taken: int | None = None) -> None:
    """NWO-43: three cards on the display, as long as the deck has some.

    Where a card was `taken`, the next one goes onto what a Spring covered there (NWO-109).
    """
    for place in range(PILES):
        if state.deck and (place == taken or not state.display[place]):
            state.display[place] += state.deck[-1:]
            state.deck = state.deck[:-1]
            if log.on:
                log.tell(Refilled(ids()[state.display[place][-1]]))


# Hands


def gain(state: State, seat: Seat, kind: Kind, openly: bool) -> None:
    """Add a card to a hand; if `openly`, everybody remembers it (NWO-46)."""
    state.hands[seat] = with_card(state.hands[seat], kind)
    if openly:
        for row in range(seat, len(state.known), state.seats):
            state.known[row] = with_card(state.known[row], kind)


def lose(state: State, seat: Seat, kind: Kind) -> None:
    """Remove a card from a hand publicly."""
    state.hands[seat] = without(state.hands[seat], kind)
    for row in range(seat, len(state.known), state.seats):
        if state.known[row]:
            state.known[row] = without(state.known[row], kind)


def pass_hands(state: State) -> None:
    """NWO-90: every hand is passed to the left, and so is the knowledge about it (NWO-93)."""
    seats = state.seats
    before, known = state.hands[:], state.known[:]
    for seat in range(seats):
        left = (seat + 1) % seats
        state.hands[left] = before[seat]  # NWO-91: an empty one too
        for observer in range(seats + 1):
            passed = before[seat] if observer == seat else known[observer * seats + seat]
            state.known[observer * seats + left] = passed


# The dying display


def open_piles(state: State) -> list[int]:
    """The piles for the next card: empty places (NWO-65), or else any pile (NWO-66)."""
    for pile in range(PILES):
        if not state.piles[pile]:
            return [pile]
    return list(range(PILES))


def pile_rule(state: State) -> str:
    """The rule that forbids a pile which is not open."""
    return "NWO-65" if b"" in state.piles else "NWO-66"


def remains(card: Lying) -> bytes:
    """The cards that go to the dying display for a card in play, in order (NWO-69)."""
    components = box()
    if card.mark == STAND_IN:
        return bytes((components.event("abundance"),))
    if card.mark == ABUNDANT:
        return bytes((components.event("abundance"), card.kind))
    if card.form & 1:
        return bytes((components.event("population_boom"), card.kind))  # NWO-107
    return bytes((card.kind,))


def bury(state: State, seat: Seat, slot: int, pile: int, why: Why, log: Log) -> None:
    """Put a card in play on a dying pile, after its event if it has one."""
    cover(state, Covering(named(remains(take(state.tables[seat], slot))), seat, why), pile, log)


def cover(state: State, frame: Covering, pile: int, log: Log) -> None:
    """Lay the next card on a dying pile; the others wait on the stack (NWO-69)."""
    card, *rest = frame.cards
    kind = kinds()[card]
    state.piles[pile] += bytes((kind,))  # NWO-64: face up
    if log.on:
        if is_event(kind):
            log.tell(Spent(card, pile))
        else:
            log.tell(Fell(frame.seat, card, pile, frame.why))
    if rest:
        state.stack.append(Covering(tuple(rest), frame.seat, frame.why))
