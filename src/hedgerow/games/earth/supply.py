"""Moves cards and soil between deck, hands, composts and the discard pile."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.events import (
    CompostDiscarded,
    Composted,
    CompostedCard,
    CompostedDeck,
    Drew,
    DrewCards,
    Reshuffled,
    SoilGained,
    SoilPaid,
)
from hedgerow.games.earth.state import OPEN, UNSEEN, Board, State


def from_deck(state: State, count: int, log: Log) -> tuple[int, ...]:
    """The next cards of the deck, the discard pile shuffled when it runs out (EAR-56)."""
    deck = state.deck
    if len(deck) >= count:
        state.deck = deck[: len(deck) - count]
        return deck[len(deck) - count :][::-1]
    taken = list(reversed(deck))
    if state.discards:
        fresh = list(state.discards)
        state.reshuffles += 1
        born = list(state.born)
        for card in fresh:
            born[card] = state.reshuffles
        state.born = tuple(born)
        state.random().shuffle(fresh)
        state.discards = ()
        if log.on:
            log.tell(Reshuffled(len(fresh)))
        more = min(count - len(taken), len(fresh))
        taken += reversed(fresh[len(fresh) - more :])
        state.deck = tuple(fresh[: len(fresh) - more])
    else:
        state.deck = ()  # EAR-57: nothing is left to draw
    return tuple(taken)


def draw(state: State, seat: Seat, count: int, log: Log, *, event: bool = False) -> None:
    """Cards from the deck to hand."""
    board = state.boards[seat]
    cards = from_deck(state, count, log)
    if not cards:
        return
    board.hand = tuple(sorted(board.hand + cards))
    if not event:
        board.drawn += len(cards)
    if log.on:
        # In the order of the hand, so that the order of drawing is not revealed.
        log.whisper(Drew(seat, len(cards)), DrewCards(seat, tuple(sorted(cards))), seat)


def compost_from_deck(state: State, seat: Seat, count: int, log: Log) -> None:
    """EAR-35: unseen even by their owner."""
    board = state.boards[seat]
    cards = from_deck(state, count, log)
    if not cards:
        return
    board.compost += cards
    board.marks += (UNSEEN,) * len(cards)
    if log.on:
        log.tell(CompostedDeck(seat, len(cards)))


def compost_from_hand(state: State, seat: Seat, card: int, log: Log) -> None:
    """EAR-33: face down."""
    board = state.boards[seat]
    board.hand = without(board.hand, card)
    board.compost += (card,)
    board.marks += (state.reshuffles,)
    if log.on:
        log.whisper(Composted(seat), CompostedCard(seat, card), seat)


def discard_compost(state: State, seat: Seat, count: int, log: Log) -> None:
    """EAR-35: the newest cards first."""
    board = state.boards[seat]
    rest = len(board.compost) - count
    cards = board.compost[rest:]
    board.compost, board.marks = board.compost[:rest], board.marks[:rest]
    discard(state, board, cards)
    if log.on:
        log.tell(CompostDiscarded(seat, cards))


def discard(state: State, board: Board, cards: tuple[int, ...]) -> None:
    """Put cards on the discard pile, where everybody sees them."""
    state.discards += cards
    for card in cards:
        seen_leaving(board, card)


def compost_openly(board: Board, card: int) -> None:
    """A card that everybody saw goes to the compost."""
    board.compost += (card,)
    board.marks += (OPEN,)


def seen_leaving(board: Board, card: int) -> None:
    """A card that was shown before is now in public view."""
    if card in board.shown:
        board.shown = without(board.shown, card)


def gain_soil(state: State, seat: Seat, count: int, log: Log, *, event: bool = False) -> None:
    board = state.boards[seat]
    board.soil += count
    if not event:
        board.gained += count
    if log.on:
        log.tell(SoilGained(seat, count))


def pay_soil(state: State, seat: Seat, count: int, log: Log) -> None:
    state.boards[seat].soil -= count
    if log.on:
        log.tell(SoilPaid(seat, count))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
