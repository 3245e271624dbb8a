"""Keeps observations up to date as the position changes, as `NorthWoodsCodec.observe` has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import compress, count
from operator import attrgetter, is_not, ne
from typing import Any, Final, TypeAlias

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
    Bits,
    Key,
    Marks,
    Number,
    Part,
    PartWriter,
    Row,
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
    Slot,
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
from hedgerow.games.north_woods.hidden import Being, View, being
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
_ABOUT_CARDS = frozenset({Aggression, Aiming, Giving, Adopting, Covering, Keeping})


Shares: TypeAlias = Sequence[Sequence[float]]

_FREE: Final[Slot] = ((0.0, 0.0, 0.0, 0.0), 0.0, NOTHING)


class _Laid:
    """What is encoded of the cards in front of a seat, brought up to date in place."""

    __slots__ = (
        "changed", "counts", "foods", "ground", "kinds", "ranks", "slots", "used", "version"
    )  # fmt: skip

    def __init__(self, codec: NorthWoodsCodec, version: int) -> None:
        self.slots = [_FREE] * codec.slots
        """Every slot of the deck, also those beyond the table."""
        self.foods = [NOTHING] * codec.slots
        """By slot."""
        self.counts = [0] * codec.kinds
        self.used = self.ground = self.ranks = 0
        self.version = version
        self.changed: Sequence[int] = ()
        """The slots that differ from the version before."""
        self.kinds: Sequence[int] = ()
        """The kinds of which there are more or fewer than in the version before."""


class _Tables:
    """What lies in front of each seat, computed once after each change."""

    def __init__(self, codec: NorthWoodsCodec) -> None:
        self._codec = codec
        self.shares = [
            tuple(min(1, count / card.copies) for count in range(box().copies + 1))
            for card in box().cards
        ]
        """By kind and number of cards: the fraction of its copies."""
        self.nothing = _Laid(codec, NOTHING)
        self.all = [_Laid(codec, 1) for _ in range(codec.seats)]
        self._encoded = codec.encoded
        # What all of this was made from.
        self._tables: list[Table] = [[] for _ in range(codec.seats)]
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
        before, recount = self._stands, state.wolf_pair != self._wolf_pair
        if state.piles != self._piles:
            self._piles, self._stands = state.piles[:], standing(state.carrion)
        self._wolf_pair = state.wolf_pair
        all = recount or self._stands is not before
        self._versions = versions = self._versions[:]
        for of, (table, old) in enumerate(zip(state.tables, self._tables, strict=True)):
            if all or table != old:
                versions[of] = self._encode(of, table, before, recount=recount)
                self._tables[of] = table[:]

    def _encode(self, of: Seat, table: Table, before: bytes, *, recount: bool) -> int:
        """Encode the slots that have changed, `before` being what `standing` was.

        Returns the version that this makes.
        """
        old, laid, known, stands = self._tables[of], self.all[of], self._encoded, self._stands
        shorter, longer = sorted((len(old), len(table)))
        slots = range(longer)
        changed = [*compress(slots, map(is_not, table, old)), *slots[shorter:]]
        if stands is not before:
            changed += [
                slot
                for slot, card in enumerate(table)
                if card and stands[card.form] != before[card.form] and slot not in changed
            ]
        if not changed and not recount:
            return laid.version
        kinds: set[int] = set()
        for slot in changed:
            card = table[slot] if slot < len(table) else None
            lay = old[slot] if slot < len(old) else None
            laid.foods[slot] = NOTHING if card is None else card.food
            if card is None or lay is None or card.form != lay.form or card.mark != lay.mark:
                # Counts and ranks depend on the forms and marks alone.
                recount = True
                if lay is not None:
                    laid.counts[lay.form >> 1] -= 1
                    kinds.add(lay.form >> 1)
                if card is not None:
                    laid.counts[card.form >> 1] += 1
                    kinds.add(card.form >> 1)
        ground = self._grounded(laid, table, changed)
        for slot in changed:
            card = table[slot] if slot < len(table) else None
            if card is None:
                laid.slots[slot] = _FREE
                continue
            fed = ground >> slot & 1 | (ground << 1 >> card.food + 1 & 1) << 1
            encoded = known.get((card, fed))
            if encoded is None:
                encoded = known[card, fed] = self._slot(card, being(slot, card, ground))
            laid.slots[slot] = encoded
        if recount:
            laid.ranks = ranks(table, self._wolf_pair)
        laid.ground, laid.used, laid.changed, laid.kinds = ground, len(table), changed, [*kinds]
        laid.version += 1
        return laid.version

    def _grounded(self, laid: _Laid, table: Table, changed: list[int]) -> int:
        """`grounded`, from what it was before these slots changed.

        Adds to them the cards for which it matters: whether a card and its food have what they need
        decides what it is.
        """
        ground, foods, stands = laid.ground, laid.foods, self._stands
        for slot in changed:  # grows during the loop
            card = table[slot] if slot < len(table) else None
            if (ground >> slot & 1) != (card is not None and stands_by(table, card, stands)):
                ground ^= 1 << slot
                if slot in foods:
                    eaters = compress(count(), map(slot.__eq__, foods))
                    changed += [eater for eater in eaters if eater not in changed]
        return ground

    def _slot(self, card: Lying, being: Being) -> Slot:
        face = (
            (card.kind + 1) / self._codec.kinds,
            float(card.form & 1),
            float(card.mark == ABUNDANT),
            float(card.mark == STAND_IN),
        )
        food = 0.0 if card.food == NOTHING else (card.food + 1) / self._codec.slots
        return face, food, _BEING[being]


class _Table:
    """Writes the cards in front of one seat, slot by slot, into the row of another."""

    __slots__ = (
        "_at", "_counts", "_counts_at", "_ranks", "_ranks_at", "_row", "_shares", "_shown", "_used",
        "_version",
    )  # fmt: skip

    def __init__(
        self, row: Row, at: dict[str, int], place: int, codec: NorthWoodsCodec, shares: Shares
    ) -> None:
        slots = codec.slots
        self._row, self._version, self._shares = row, NOTHING, shares
        self._shown = [_FREE] * slots
        self._counts = [0] * codec.kinds
        self._used = self._ranks = 0
        self._counts_at = at["tables"] + codec.kinds * place
        self._ranks_at = at["ranks"] + RANKS * place
        self._at = (
            at["cards"] + slots * place,
            at["foods"] + slots * place,
            at["beings"] + slots * place * len(BEINGS),
            at["marks"] + slots * place * _MARKS,
        )

    def write(self, laid: _Laid) -> None:
        row, shown, slots = self._row, self._shown, laid.slots
        cards, foods, beings, marks = self._at
        changed: Iterable[int] = laid.changed
        recounted: Iterable[int] = laid.kinds
        if laid.version != self._version + 1:
            used = range(max(laid.used, self._used))
            changed = [*compress(used, map(is_not, slots, shown))]
            recounted = [*compress(count(), map(ne, laid.counts, self._counts))]
        for slot in changed:
            old, new = shown[slot], slots[slot]
            if new is old:
                continue
            shown[slot] = new
            old_face, old_food, old_being = old
            face, food, being = new
            if face != old_face:
                first = marks + slot * _MARKS
                row[cards + slot], row[first], row[first + 1], row[first + 2] = face
            if food != old_food:
                row[foods + slot] = food
            if being != old_being:
                first = beings + slot * len(BEINGS)
                if old_being != NOTHING:
                    row[first + old_being] = 0.0
                if being != NOTHING:
                    row[first + being] = 1.0
        for kind in recounted:
            self._counts[kind] = number = laid.counts[kind]
            row[self._counts_at + kind] = self._shares[kind][number]
        others = laid.ranks ^ self._ranks
        while others:
            bit = others & -others
            row[self._ranks_at + bit.bit_length() - 2] = 1.0 if laid.ranks & bit else 0.0
            others ^= bit
        self._ranks = laid.ranks
        self._version, self._used = laid.version, laid.used


class _AllTables(Part):
    """The cards in front of every seat."""

    __slots__ = ("_all", "_tables")

    def __init__(
        self, row: Row, at: dict[str, int], seat: Seat, codec: NorthWoodsCodec, tables: _Tables
    ) -> None:
        super().__init__(row, 0, partial(tables.versions, seat))
        seats, self._all = codec.seats, tables
        self._tables = [
            _Table(row, at, (of - seat) % seats, codec, tables.shares) for of in range(seats)
        ]
        self.now = [NOTHING] * seats

    def write(self, key: list[int], state: Any) -> None:
        for of, version in enumerate(key):
            if version != self.now[of]:
                laid = self._all.nothing if version == NOTHING else self._all.all[of]
                self._tables[of].write(laid)
        self.now = key


class _Heaps(Part):
    """Hands, display, piles and deck: which cards a seat knows, and how many there are.

    And what changes even more rarely, as parts.
    """

    __slots__ = ("_begins", "_rare", "_seat", "_seats", "_shares")

    def __init__(
        self, row: Row, at: dict[str, int], seat: Seat, tables: _Tables, rare: Sequence[Part]
    ) -> None:
        heaps = "hands", "known", "aside", "display", "piles", "deck"
        others = "barren", "rescuing", "spring", "round", "rounds", "dry"
        super().__init__(row, 0, attrgetter(*heaps, *others))
        self._begins, self._shares, self._rare = at, tables.shares, rare
        self._seat, self._seats = seat, len(tables.all)
        hands, piles = [b""] * self._seats, [b""] * PILES
        self.now = hands, hands * (self._seats + 1), hands, piles, piles, b"", None

    def write(self, key: Key, state: Any) -> None:
        at, seat, width = self._begins, self._seat, len(self._shares)
        hands, known, aside, display, piles, deck, *others = key
        old_hands, old_known, old_aside, old_display, old_piles, old_deck, *old_others = self.now
        if hands != old_hands:
            self._write(at["hand"], hands[seat], old_hands[seat])
            for of, hand in enumerate(hands):
                if len(hand) != len(old_hands[of]):
                    place = at["hand_sizes"] + (of - seat) % self._seats
                    self.row[place] = min(1, len(hand) / MANY)
        if known != old_known:
            for place in range(1, self._seats):
                of = seat * self._seats + (seat + place) % self._seats
                self._write(at["known"] + width * place, known[of], old_known[of])
        if aside != old_aside:
            self._write(at["aside"], aside[seat], old_aside[seat])
        if display != old_display:
            self._write_tops(at["display"], display, old_display)
            covered, old_covered = [
                b"".join([cards[:-1] for cards in shown]) for shown in (display, old_display)
            ]
            self._write(at["covered"], covered, old_covered)
        if piles != old_piles:
            self._write_tops(at["tops"], piles, old_piles)
            for place, (cards, before) in enumerate(zip(piles, old_piles, strict=True)):
                self._write(at["beneath"] + width * place, cards[:-1], before[:-1])
        if deck != old_deck:
            self.row[at["deck"]] = len(deck) / box().copies
        if others != old_others:
            for other in self._rare:
                own = other.read(state)
                if own != other.now:
                    other.write(own, state)
        self.now = hands[:], known[:], aside[:], display[:], piles[:], deck, *others

    def _write(self, at: int, cards: bytes, before: bytes) -> None:
        """Write the share of each kind of card of a heap."""
        if cards != before:
            row, shares = self.row, self._shares
            for kind in _moved(before, cards):
                row[at + kind] = shares[kind][cards.count(kind)]

    def _write_tops(self, at: int, piles: list[bytes], old: list[bytes]) -> None:
        for cards, before in zip(piles, old, strict=True):
            self._write(at, cards[-1:], before[-1:])
            at += len(self._shares)


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
    tables = _Tables(codec)
    return PartWriter(list(_parts(codec, tables, row, seat)) for seat, row in enumerate(rows))


def _parts(codec: NorthWoodsCodec, tables: _Tables, row: Row, seat: Seat) -> Iterator[Part]:
    """The parts of a seat's row; its own come first, the others' follow clockwise."""
    at, seats = offsets(codec.pieces), codec.seats
    row[at["seat"] + seat] = 1.0
    yield _Question(row, at, seat, tables)
    yield _AllTables(row, at, seat, codec, tables)
    yield _Heaps(row, at, seat, tables, list(_rare(row, at, seat, seats)))


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
