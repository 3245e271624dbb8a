"""Keeps observations up to date as the position changes, as `NorthWoodsCodec.observe` has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import compress, count
from operator import attrgetter, is_not
from typing import Any, Final, TypeAlias

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
    Bits,
    Copies,
    Key,
    Marks,
    Number,
    Part,
    PartWriter,
    Row,
    Shared,
    length,
    offsets,
)
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.codec import (
    BEINGS,
    FRAMES,
    LONG_GAME,
    LONG_TURN,
    MANY,
    NorthWoodsCodec,
    part,
)
from hedgerow.games.north_woods.diet import standing
from hedgerow.games.north_woods.frames import (
    Adopting,
    Aggression,
    Aiming,
    Covering,
    Frame,
    Giving,
    Keeping,
    Opening,
    Placing,
    Start,
)
from hedgerow.games.north_woods.hidden import View, being
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.moves import PILES
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    STAND_IN,
    Lying,
    Table,
    ranks,
    stands_by,
)

_BEING = {name: at for at, name in enumerate(BEINGS)}
_MARKS = 3
_PILES: Final = ("deck", "display", "covered", "tops", "beneath")
"""The pieces that all seats see alike; they follow each other in a row."""
_ABOUT_CARDS = frozenset({Aggression, Aiming, Giving, Adopting, Covering, Keeping})


Shares: TypeAlias = Sequence[Sequence[float]]


class _Laid:
    """The cards in front of a seat, encoded in its own row, where they come first in each piece."""

    __slots__ = (
        "_at", "_beings", "_codec", "_counts", "_foods", "_ground", "_ranks", "_row", "_shares",
        "table", "version",
    )  # fmt: skip

    def __init__(
        self, row: Row, at: Mapping[str, int], codec: NorthWoodsCodec, shares: Shares
    ) -> None:
        self.table: Table = []
        """What all of this was made from."""
        self.version = 1
        self._row, self._at, self._codec, self._shares = row, at, codec, shares
        self._counts = [0] * codec.kinds
        self._foods = [NOTHING] * codec.slots
        """By slot: the slot of its food."""
        self._beings = [NOTHING] * codec.slots
        self._ground = self._ranks = 0

    def update(
        self, table: Table, stands: bytes, before: bytes, wolf_pair: bool, *, recount: bool
    ) -> None:
        """Encode what has changed; `stands` is from `standing`, as was `before` the last time.

        `recount` if the ranks may be others although the cards are the same.
        """
        old, self.table = self.table, table[:]
        if len(table) != len(old):
            slots = max(len(table), len(old))
            table, old = _padded(table, slots), _padded(old, slots)
        changed = [*compress(count(), map(is_not, table, old))]
        row, foods, first = self._row, self._foods, self._at["foods"]
        for slot in changed:
            card, lay = table[slot], old[slot]
            food = NOTHING if card is None else card.food
            if food != foods[slot]:
                foods[slot] = food
                row[first + slot] = (food + 1) / self._codec.slots
            if card is None or lay is None or card.form != lay.form or card.mark != lay.mark:
                # Counts and ranks depend on the forms and marks alone.
                recount = True
                self._turn(slot, card, lay)
        if stands is not before:
            changed += [
                slot
                for slot, card in enumerate(table)
                if card and stands[card.form] != before[card.form] and slot not in changed
            ]
        if changed:
            self._feed(table, stands, changed)
        if recount:
            self._rank(ranks(table, wolf_pair))
        if changed or recount:
            self.version += 1

    def _turn(self, slot: int, card: Lying | None, before: Lying | None) -> None:
        """Show the face of a card, and count it."""
        row, at, shares, counts = self._row, self._at, self._shares, self._counts
        if before is not None:
            kind = before.kind
            counts[kind] -= 1
            row[at["tables"] + kind] = shares[kind][counts[kind]]
        share = boomed = abundant = stand_in = 0.0
        if card is not None:
            kind = card.kind
            counts[kind] += 1
            row[at["tables"] + kind] = shares[kind][counts[kind]]
            share, boomed = (kind + 1) / self._codec.kinds, card.form & 1
            abundant, stand_in = card.mark == ABUNDANT, card.mark == STAND_IN
        row[at["cards"] + slot] = share
        marks = at["marks"] + slot * _MARKS
        row[marks], row[marks + 1], row[marks + 2] = boomed, abundant, stand_in

    def _feed(self, table: Table, stands: bytes, changed: list[int]) -> None:
        """Show what the cards of these slots are, and those to which that matters."""
        row, foods, beings, first = self._row, self._foods, self._beings, self._at["beings"]
        ground = self._ground  # `grounded`, as it was
        for slot in changed:  # grows during the loop
            card = table[slot]
            if (ground >> slot & 1) != (card is not None and stands_by(table, card, stands)):
                ground ^= 1 << slot
                if slot in foods:
                    eaters = compress(count(), map(slot.__eq__, foods))
                    changed += [eater for eater in eaters if eater not in changed]
        self._ground = ground
        for slot in changed:
            card = table[slot]
            new = NOTHING if card is None else _BEING[being(slot, card, ground)]
            if new != beings[slot]:
                place = first + slot * len(BEINGS)
                if beings[slot] != NOTHING:
                    row[place + beings[slot]] = 0.0
                if new != NOTHING:
                    row[place + new] = 1.0
                beings[slot] = new

    def _rank(self, ranks: int) -> None:
        others = ranks ^ self._ranks
        while others:
            bit = others & -others
            self._row[self._at["ranks"] + bit.bit_length() - 2] = 1.0 if ranks & bit else 0.0
            others ^= bit
        self._ranks = ranks


def _padded(table: Table, slots: int) -> Table:
    """A table with free slots at its end."""
    return table + [None] * (slots - len(table))


class _Tables:
    """What lies in front of each seat, encoded once after each change."""

    def __init__(self, codec: NorthWoodsCodec, rows: Sequence[Row], at: Mapping[str, int]) -> None:
        self.shares = [
            tuple(min(1, count / card.copies) for count in range(box().copies + 1))
            for card in box().cards
        ]
        """By kind and number of cards: the fraction of its copies."""
        self.all = [_Laid(row, at, codec, self.shares) for row in rows]
        # What all of this was made from.
        self._tables: list[Table] = [laid.table for laid in self.all]
        self._piles: list[bytes] = []
        self._stands = standing(0)
        self._wolf_pair = False
        self._versions = [laid.version for laid in self.all]

    def counted(self, cards: Iterable[int]) -> dict[int, float]:
        """The number of cards of each kind, as a fraction of the number of copies."""
        counts: dict[int, int] = {}
        for kind in cards:
            counts[kind] = counts.get(kind, 0) + 1
        return {kind: self.shares[kind][count] for kind, count in counts.items()}

    def versions(self, seat: Seat, state: State) -> list[int]:
        """The versions of what this seat sees in front of each, NOTHING if that is hidden."""
        if (
            state.tables != self._tables
            or state.piles != self._piles
            or state.wolf_pair != self._wolf_pair
        ):
            self._update(state)
        stack = state.stack
        if stack and type(stack[0]) is Opening:
            # NWO-37: in the opening, seats see only their own cards.
            return [laid.version if of == seat else NOTHING for of, laid in enumerate(self.all)]
        return self._versions

    def _update(self, state: State) -> None:
        wolf_pair, before = state.wolf_pair, self._stands
        recount = wolf_pair != self._wolf_pair
        if state.piles != self._piles:
            self._piles, self._stands = state.piles[:], standing(state.carrion)
        self._wolf_pair = wolf_pair
        all = recount or self._stands is not before
        for laid, table in zip(self.all, state.tables, strict=True):
            if all or table != laid.table:
                laid.update(table, self._stands, before, wolf_pair, recount=recount)
        self._tables = [laid.table for laid in self.all]
        self._versions = [laid.version for laid in self.all]


class _AllTables(Part):
    """The cards in front of every seat: one's own are here, the others' are copied."""

    __slots__ = ("_copies", "_tables")

    def __init__(
        self,
        rows: Sequence[Row],
        at: Mapping[str, int],
        seat: Seat,
        codec: NorthWoodsCodec,
        tables: _Tables,
    ) -> None:
        super().__init__(rows[seat], 0, partial(tables.versions, seat))
        seats, slots = codec.seats, codec.slots
        sizes = {
            "tables": codec.kinds,
            "cards": slots,
            "foods": slots,
            "beings": slots * len(BEINGS),
            "marks": slots * _MARKS,
            "ranks": RANKS,
        }
        blank = memoryview(bytes(4 * max(sizes.values()))).cast("f")
        self._copies = [
            [
                (
                    slice(
                        at[piece] + size * ((of - seat) % seats),
                        at[piece] + size * ((of - seat) % seats + 1),
                    ),
                    rows[of][at[piece] : at[piece] + size],
                    blank[:size],
                )
                for piece, size in sizes.items()
            ]
            if of != seat
            else []
            for of in range(seats)
        ]
        self.now = [NOTHING] * seats

    def write(self, key: list[int], state: Any) -> None:
        row, now = self.row, self.now
        for of, version in enumerate(key):
            if version != now[of]:
                for place, shown, blank in self._copies[of]:
                    row[place] = blank if version == NOTHING else shown
        self.now = key


class _Piles(Part):
    """Deck, display and dying piles, of which every seat sees the same."""

    __slots__ = ("_begins", "_shares")

    def __init__(self, row: Row, at: Mapping[str, int], shares: Shares) -> None:
        super().__init__(row, 0, attrgetter("deck", "display", "piles"))
        self._begins, self._shares = at, shares
        self.now = b"", [b""] * PILES, [b""] * PILES

    def write(self, key: Key, state: Any) -> None:
        row, at, shares = self.row, self._begins, self._shares
        deck, display, piles = key
        old_deck, old_display, old_piles = self.now
        if deck != old_deck:
            row[at["deck"]] = len(deck) / box().copies
        if display != old_display:
            self._write_tops(at["display"], display, old_display)
            covered, old_covered = [
                b"".join([cards[:-1] for cards in shown]) for shown in (display, old_display)
            ]
            if covered != old_covered:
                _count(row, at["covered"], shares, covered, old_covered)
        if piles != old_piles:
            self._write_tops(at["tops"], piles, old_piles)
            for place, (cards, before) in enumerate(zip(piles, old_piles, strict=True)):
                if cards != before:
                    beneath = at["beneath"] + len(shares) * place
                    _count(row, beneath, shares, cards[:-1], before[:-1])
        self.now = deck, display[:], piles[:]

    def _write_tops(self, at: int, piles: list[bytes], old: list[bytes]) -> None:
        for cards, before in zip(piles, old, strict=True):
            if cards != before:
                _count(self.row, at, self._shares, cards[-1:], before[-1:])
            at += len(self._shares)


class _Heaps(Part):
    """Hands, piles and deck: which cards a seat knows, and how many there are.

    And what changes even more rarely, as parts.
    """

    __slots__ = ("_begins", "_piles", "_rare", "_seat", "_seats", "_shares")

    def __init__(
        self,
        row: Row,
        at: Mapping[str, int],
        seat: Seat,
        tables: _Tables,
        piles: Part,
        rare: Sequence[Part],
    ) -> None:
        heaps = "hands", "known", "aside", "deck", "display", "piles"
        others = "barren", "rescuing", "spring", "round", "rounds", "dry"
        super().__init__(row, 0, attrgetter(*heaps, *others))
        self._begins, self._shares, self._piles, self._rare = at, tables.shares, piles, rare
        self._seat, self._seats = seat, len(tables.all)
        hands, none = [b""] * self._seats, [b""] * PILES
        self.now = hands, hands * (self._seats + 1), hands, b"", none, none, None

    def write(self, key: Key, state: Any) -> None:
        row, at, shares = self.row, self._begins, self._shares
        seat, seats = self._seat, self._seats
        hands, known, aside, deck, display, piles, *others = key
        old_hands, old_known, old_aside, old_deck, old_display, old_piles, *old_others = self.now
        if hands != old_hands:
            if hands[seat] != old_hands[seat]:
                _count(row, at["hand"], shares, hands[seat], old_hands[seat])
            for of, hand in enumerate(hands):
                if len(hand) != len(old_hands[of]):
                    row[at["hand_sizes"] + (of - seat) % seats] = min(1, len(hand) / MANY)
        if known != old_known:
            for place in range(1, seats):
                of = seat * seats + (seat + place) % seats
                if known[of] != old_known[of]:
                    begin = at["known"] + len(shares) * place
                    _count(row, begin, shares, known[of], old_known[of])
        if aside[seat] != old_aside[seat]:
            _count(row, at["aside"], shares, aside[seat], old_aside[seat])
        if deck != old_deck or display != old_display or piles != old_piles:
            self._piles.write(self._piles.read(state), state)
        if others != old_others:
            for other in self._rare:
                own = other.read(state)
                if own != other.now:
                    other.write(own, state)
        self.now = hands[:], known[:], aside[:], deck, display[:], piles[:], *others


def _count(row: Row, at: int, shares: Shares, cards: bytes, before: bytes) -> None:
    """Write the share of each kind of card of a heap."""
    for kind in _moved(before, cards):
        row[at + kind] = shares[kind][cards.count(kind)]


def _moved(before: bytes, cards: bytes) -> set[int]:
    """The kinds of which there may be more or fewer than before."""
    if cards.startswith(before):
        return {*cards[len(before) :]}
    if before.startswith(cards):
        return {*before[len(cards) :]}
    old, new = {*before}, {*cards}
    if len(old) == len(before) and len(new) == len(cards):
        return old ^ new  # none is there twice
    return old | new


class _Question(Part):
    """Whose turn it is, what is left of it, the kind of question, and what it is about."""

    __slots__ = ("_begins", "_edits", "_lit", "_pending", "_seat", "_tables", "_turns")

    def __init__(self, row: Row, at: dict[str, int], seat: Seat, tables: _Tables) -> None:
        super().__init__(row, 0, attrgetter("turn", "stack", "edits", "rearrangements"))
        self._begins, self._seat, self._tables = at, seat, tables
        seats = len(tables.all)
        self._turns = [at["turn"] + (of - seat) % seats for of in range(seats)]
        self._pending: dict[type[Any], int] = {
            frame: at["pending"] + place for place, frame in enumerate(FRAMES)
        }
        self._lit: list[int] = []
        """The places that are not 0."""
        self._edits = 0

    def write(self, key: Key, state: Any) -> None:
        row = self.row
        for place in self._lit:
            row[place] = 0.0
        turn, stack, edits, limit = key
        frame: Any = stack[-1] if stack else None
        kind = type(frame)
        self._lit = lit = [self._turns[turn]]
        if frame is not None:
            lit.append(self._pending[kind])
            if kind is Placing:
                lit.append(self._begins["placing"] + frame.slot)
            elif kind is Start and frame.drawn:
                lit.append(self._begins["drawn"])
        for place in lit:
            row[place] = 1.0
        if kind in _ABOUT_CARDS:
            lit += self._show_cards(frame, turn == self._seat)
        if edits != self._edits:
            self._edits = edits
            row[self._begins["edits"]] = part(edits, limit, LONG_TURN)
        self.now = turn, stack[:], edits, limit

    def _show_cards(self, frame: Frame | None, own: bool) -> list[int]:
        """Write the cards that a question is about; returns their places."""
        known, first = kinds(), self._begins["in_question"]
        cards = [known[card] for card in _in_question(frame, own)]
        several = type(frame) is Covering or type(frame) is Keeping
        shares = self._tables.counted(cards) if several else dict.fromkeys(cards, 1)
        for card, share in shares.items():
            self.row[first + card] = min(1, share)
        return [first + card for card in shares]


def writer(codec: Codec[View], rows: Sequence[Row]) -> PartWriter:
    assert isinstance(codec, NorthWoodsCodec)
    at = offsets(codec.pieces)
    tables = _Tables(codec, rows, at)
    seen_by_all = {name: codec.pieces[name] for name in _PILES}
    piles = Shared(length(seen_by_all))
    piles.hold(_Piles(piles.row, offsets(seen_by_all), tables.shares))
    return PartWriter(list(_parts(codec, tables, piles, rows, seat)) for seat in range(codec.seats))


def _parts(
    codec: NorthWoodsCodec, tables: _Tables, piles: Shared, rows: Sequence[Row], seat: Seat
) -> Iterator[Part]:
    """The parts of a seat's row; its own come first, the others' follow clockwise."""
    at, seats, row = offsets(codec.pieces), codec.seats, rows[seat]
    row[at["seat"] + seat] = 1.0
    yield _Question(row, at, seat, tables)
    yield _AllTables(rows, at, seat, codec, tables)
    copies = Copies(row, piles, [(at[_PILES[0]], 0, len(piles.row))])
    yield _Heaps(row, at, seat, tables, copies, list(_rare(row, at, seat, seats)))


def _in_question(frame: Frame | None, own: bool) -> tuple[str, ...]:
    """The cards that a question is about; Spring's are shown to their seat alone (NWO-94)."""
    match frame:
        case Aggression(card) | Aiming(card) | Giving(card, _) | Adopting(_, card, _):
            return (card,)
        case Covering(cards, _, _):
            return cards
        case Keeping(_, cards):
            return cards if own else ()
        case _:
            return ()


def _rare(row: Row, at: dict[str, int], seat: Seat, seats: int) -> Iterator[Part]:
    """The parts that most moves do not change."""
    yield Bits(row, at["barren"], lambda state: state.barren >> 1)
    yield Number(row, at["rescuing"], attrgetter("rescuing"))
    yield Marks(
        row,
        at["spring"],
        attrgetter("spring"),
        lambda state: [(of - seat) % seats for of in range(seats) if state.spring >> of & 1],
    )
    yield Number(row, at["round"], lambda state: part(state.round, state.rounds, LONG_GAME))
    yield Number(row, at["dry"], attrgetter("dry"), seats)
