"""What a seat may know (`View`), and sampling of states consistent with it (`determinize`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games.datafiles import derived
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import form
from hedgerow.games.north_woods.frames import Frame, Keeping, Opening
from hedgerow.games.north_woods.ids import ids, kinds, named, names, numbered
from hedgerow.games.north_woods.moves import Lay, PutAside
from hedgerow.games.north_woods.rules.flow import held
from hedgerow.games.north_woods.rules.opening import opening_moves, put_down
from hedgerow.games.north_woods.state import DEALT, State
from hedgerow.games.north_woods.supply import remains
from hedgerow.games.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    PLAIN,
    STAND_IN,
    Lying,
    Table,
    complete,
    filled,
    is_species,
    rank,
    ranks,
)

Being: TypeAlias = Literal["resource", "fed", "scavenging", "hungry"]


class Placed(Struct, frozen=True):
    """A card in play, with its current rank and feeding."""

    slot: int
    card: str
    rank: int
    """The effective rank; 0 for an Abundance that replaces a resource."""
    food: int | None
    """The slot of the card it lies on."""
    being: Being
    boom: bool
    abundant: bool
    stand_in: bool
    """Whether it is an Abundance card that replaces `card` (NWO-62)."""


class View(Struct, frozen=True):
    """What a seat may know. Of other hands, only cards that were openly taken or passed on."""

    seat: Seat | None
    seats: int
    rounds: int
    """The limit of rounds; 0 for none (NWO-79)."""
    rearrangements: int
    """How often a seat may move its cards in a turn; 0 for no limit (NWO-29)."""
    wolf_pair: bool
    turn: Seat
    round: int
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[str, ...], ...]
    """By seat: the cards of its hand that the viewer knows; empty for itself (NWO-46, NWO-93)."""
    seen: tuple[tuple[str, ...], ...]
    """By seat: the cards of its hand that everybody knows."""
    deck_size: int
    display: tuple[tuple[str, ...], ...]
    """By place, the open card last."""
    piles: tuple[tuple[str, ...], ...]
    """The dying piles, the top last (NWO-68)."""
    tables: tuple[tuple[Placed, ...], ...]
    """By seat; only the viewer's own in the opening (NWO-37)."""
    ranks: tuple[tuple[int, ...], ...]
    """By seat: the ranks in front of it."""
    aside: tuple[str, ...]
    """The viewer's discards during the opening."""
    barren: tuple[int, ...]
    """Ranks that the deck is known to lack (NWO-100)."""
    edits: int
    """How often the seat to act has moved cards this turn (NWO-29)."""
    rescuing: bool
    spring: tuple[Seat, ...]
    """Whose Spring bars Winter (NWO-95)."""
    dry: int
    pending: tuple[Frame, ...]
    """The stack of pending work, without other seats' secrets."""
    winner: Seat | None

    @property
    def top(self) -> Frame | None:
        """The current question."""
        return self.pending[-1] if self.pending else None


def view(state: State, seat: Seat | None) -> View:
    seats = range(state.seats)
    opening = any(isinstance(frame, Opening) for frame in state.stack)
    tables = [
        table if not opening or owner == seat else [] for owner, table in enumerate(state.tables)
    ]
    carrion, shown = state.carrion, _shown()
    return View(
        seat=seat,
        seats=state.seats,
        rounds=state.rounds,
        rearrangements=state.rearrangements,
        wolf_pair=state.wolf_pair,
        turn=state.turn,
        round=state.round,
        hand=() if seat is None else names(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        known=tuple(
            () if holder == seat else names(state.known_by(seat, holder)) for holder in seats
        ),
        seen=tuple(names(state.known_by(None, holder)) for holder in seats),
        deck_size=len(state.deck),
        display=tuple(map(names, state.display)),
        piles=tuple(map(names, state.piles)),
        tables=tuple(shown(tuple(table), carrion) for table in tables),
        ranks=tuple(_bits(ranks(table, state.wolf_pair)) for table in tables),
        aside=() if seat is None else names(state.aside[seat]),
        barren=_bits(state.barren),
        edits=state.edits,
        rescuing=state.rescuing,
        spring=_bits(state.spring),
        dry=state.dry,
        pending=tuple(_open(frame, state.turn == seat) for frame in state.stack),
        winner=None if state.winner < 0 else state.winner,
    )


@cache
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def _open(frame: Frame, own: bool) -> Frame:
    """A frame as others may see it."""
    if isinstance(frame, Keeping) and not own:
        return Keeping(frame.count, ())
    return frame


@derived
def _shown() -> Callable[[tuple[Lying | None, ...], int], tuple[Placed, ...]]:
    """Cached `placed`, because most moves change few tables."""
    return lru_cache(maxsize=1_000)(lambda lying, carrion: placed(list(lying), carrion))


def placed(table: Table, carrion: int) -> tuple[Placed, ...]:
    """The cards of a table as they are shown; `carrion` has the kinds on top of the piles."""
    ground = complete(table, carrion)
    known = ids()
    return tuple(
        Placed(
            slot=slot,
            card=known[card.kind],
            rank=rank(card),
            food=None if card.food == NOTHING else card.food,
            being=being(slot, card, ground),
            boom=bool(card.form & 1),
            abundant=card.mark == ABUNDANT,
            stand_in=card.mark == STAND_IN,
        )
        for slot, card in filled(table)
    )


def being(slot: int, card: Lying, ground: int) -> Being:
    """What a card is; `ground` has the slots that may feed others."""
    if not is_species(card):
        return "resource"
    if not ground >> slot & 1:
        return "hungry"
    # Carrion feeds a scavenger that lies apart or on a card that is hungry itself.
    return "fed" if card.food != NOTHING and ground >> card.food & 1 else "scavenging"


# Worlds


def determinize(view: View, rng: Rng) -> State:
    """A full state consistent with this view; unseen cards are dealt at random."""
    blank, left = _blanks()(view)
    state = blank.clone()
    state.rng = rng.next()
    _deal(state, view, bytearray(left), rng)
    return state


@derived
def _blanks() -> Callable[[View], tuple[State, bytes]]:
    """Cached `_blank`, because search samples many worlds from one view."""
    return lru_cache(maxsize=64)(_blank)


def _blank(view: View) -> tuple[State, bytes]:
    """The part of a world that the view determines, and the unseen cards."""
    state = State(
        seats=view.seats,
        rounds=view.rounds,
        rearrangements=view.rearrangements,
        wolf_pair=view.wolf_pair,
        rng=0,
        deck=b"",
        display=[numbered(cards) for cards in view.display],
        piles=[numbered(cards) for cards in view.piles],
        hands=[b""] * view.seats,
        tables=[_table(placed) for placed in view.tables],
        aside=[b""] * view.seats,
        known=[numbered(cards) for _ in range(view.seats + 1) for cards in view.seen],
        barren=sum(1 << bit for bit in view.barren),
        turn=view.turn,
        round=view.round,
        edits=view.edits,
        rescuing=view.rescuing,
        spring=sum(1 << seat for seat in view.spring),
        dry=view.dry,
        stack=list(view.pending),
        winner=-1 if view.winner is None else view.winner,
    )
    for holder, cards in enumerate(view.known):
        state.hands[holder] = numbered(cards)
    if view.seat is not None:
        state.hands[view.seat] = numbered(view.hand)
        state.aside[view.seat] = numbered(view.aside)
        for holder, cards in enumerate(view.known):
            if holder != view.seat:
                state.known[view.seat * view.seats + holder] = numbered(cards)
    return state, bytes(unseen(view))


def _table(placed: tuple[Placed, ...]) -> Table:
    table: Table = [None] * (1 + max((card.slot for card in placed), default=-1))
    known = kinds()
    for card in placed:
        mark = STAND_IN if card.stand_in else ABUNDANT if card.abundant else PLAIN
        food = NOTHING if card.food is None else card.food
        table[card.slot] = Lying(form(known[card.card], card.boom), food, mark)
    return table


def unseen(view: View) -> bytearray:
    """Every card whose place this seat does not know, sorted."""
    left = list(_counts())
    known: list[bytes] = [numbered(view.hand), numbered(view.aside)]
    known += [numbered(cards) for cards in (*view.known, *view.display, *view.piles)]
    known += [remains(card) for placed in view.tables for card in _table(placed) if card]
    for frame in view.pending:
        known.append(numbered(held(frame)))
    for kind in b"".join(known):
        left[kind] -= 1
    return bytearray(kind for kind, count in enumerate(left) for _ in range(count))


@derived
def _counts() -> tuple[int, ...]:
    """The number of copies of each kind."""
    return tuple(card.copies for card in box().cards)


def _deal(state: State, view: View, left: bytearray, rng: Rng) -> None:
    """Deal the unseen cards to hands, to Spring's cards and to the deck."""
    _mix(left, rng)
    sizes = [
        0 if seat == view.seat else size - len(view.known[seat])
        for seat, size in enumerate(view.hand_sizes)
    ]
    opening = isinstance(view.top, Opening)
    if opening:
        sizes = [0 if seat == view.seat else DEALT for seat in range(view.seats)]
    drawn = next((f.count for f in view.pending if isinstance(f, Keeping) and not f.cards), 0)
    spots = [seat for seat, count in enumerate(sizes) for _ in range(count)]
    if view.barren:
        # Ranks that the deck lacks can only be in hands, so those cards are dealt first.
        ranked = box().rank
        left = bytearray(sorted(left, key=lambda kind: ranked[kind] not in view.barren))
        rng.shuffle(spots)
    spots += [-1] * drawn
    given: dict[int, list[int]] = {}
    for spot, kind in zip(spots, left, strict=False):
        given.setdefault(spot, []).append(kind)
    state.deck = bytes(left[len(spots) :])
    for seat, size in enumerate(sizes):
        if size:
            state.hands[seat] = bytes(sorted((*state.hands[seat], *given[seat])))
    if drawn:
        state.stack = [
            Keeping(drawn, named(given[-1])) if isinstance(frame, Keeping) else frame
            for frame in state.stack
        ]
    if opening:
        for seat, size in enumerate(view.hand_sizes):
            while len(state.hands[seat]) > size:
                move = rng.choice(opening_moves(state, seat))
                assert isinstance(move, Lay | PutAside)
                put_down(state, seat, move, null_log)


def _mix(cards: bytearray, rng: Rng) -> None:
    """Shuffle with one random number for four cards: worlds are sampled by the thousand."""
    bits = 0
    for i in range(len(cards) - 1, 0, -1):
        if not bits:
            bits = rng.next() | 1 << 64
        j = (bits & 0xFFFF) * (i + 1) >> 16
        bits >>= 16
        if bits == 1:
            bits = 0
        cards[i], cards[j] = cards[j], cards[i]


def carrion_of(view: View) -> int:
    """The kinds on top of the dying piles, as a mask."""
    tops = numbered(pile[-1] for pile in view.piles if pile)
    return sum(1 << kind for kind in set(tops))


__all__ = ["Being", "Placed", "View", "being", "carrion_of", "determinize", "unseen", "view"]
