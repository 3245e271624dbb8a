"""Keeps observations up to date as the position changes, as `NorthWoodsCodec.observe` has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from operator import attrgetter
from typing import Any, Final

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
    Bits,
    Group,
    Marks,
    Number,
    Numbers,
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
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    STAND_IN,
    Lying,
    Table,
    grounded,
    ranks,
)

_PENDING: Final[dict[type[Any], int]] = {frame: at for at, frame in enumerate(FRAMES)}
_BEING = {name: at for at, name in enumerate(BEINGS)}
_MARKS = 3
_ABOUT_CARDS = frozenset({Aggression, Aiming, Giving, Adopting, Covering, Keeping})


class _Laid:
    """What is encoded of the cards in front of a seat, brought up to date in place."""

    __slots__ = ("changed", "counts", "ground", "ranks", "slots", "table", "version", "wolf_pair")

    def __init__(self, slots: int, version: int) -> None:
        self.table: Table = []
        self.ground = 0
        self.wolf_pair = False
        self.slots: list[Slot | None] = [None] * slots
        """Every slot of the deck, also those beyond the table."""
        self.version = version
        self.changed: Sequence[int] = ()
        """The slots that differ from the version before."""
        self.counts: dict[int, float] = {}
        self.ranks = 0


class _Tables:
    """What lies in front of each seat, computed once after each change."""

    def __init__(self, codec: NorthWoodsCodec) -> None:
        self._codec = codec
        self.copies = [card.copies for card in box().cards]
        self._stands = b""
        self.nothing = _Laid(codec.slots, NOTHING)
        self.all = [_Laid(codec.slots, 1) for _ in range(codec.seats)]
        self._encoded = codec.encoded

    def counted(self, cards: Iterable[int]) -> dict[int, float]:
        """The number of cards of each kind, as a fraction of the number of copies."""
        counts: dict[int, int] = {}
        for kind in cards:
            counts[kind] = counts.get(kind, 0) + 1
        copies = self.copies
        return {kind: count / copies[kind] for kind, count in counts.items()}

    def versions(self, state: State, seat: Seat) -> list[int]:
        """The versions of what this seat sees in front of each, NOTHING if that is hidden."""
        wolf_pair, stands = state.wolf_pair, standing(state.carrion)
        other = stands is not self._stands
        self._stands = stands
        for laid, table in zip(self.all, state.tables, strict=True):
            if other or table != laid.table or wolf_pair != laid.wolf_pair:
                self._encode(laid, table, stands, wolf_pair)
        if state.stack and type(state.stack[0]) is Opening:
            # NWO-37: in the opening, seats see only their own cards.
            return [laid.version if of == seat else NOTHING for of, laid in enumerate(self.all)]
        return [laid.version for laid in self.all]

    def _encode(self, laid: _Laid, table: Table, stands: bytes, wolf_pair: bool) -> None:
        ground = grounded(table, stands)
        old, known, turned = laid.table, self._encoded, ground ^ laid.ground
        changed = [
            slot for slot, (card, lay) in enumerate(zip_longest(table, old)) if card is not lay
        ]
        if turned:
            # Whether a card and its food have what they need; no food is not grounded.
            changed += [
                slot
                for slot, card in enumerate(table)
                if card is not None and (turned >> slot | turned << 1 >> card.food + 1) & 1
            ]
        faces = wolf_pair == laid.wolf_pair
        if not changed and faces:
            return
        slots = laid.slots
        for slot in changed:
            card = table[slot] if slot < len(table) else None
            lay = old[slot] if slot < len(old) else None
            if card is None:
                slots[slot] = None
                faces = faces and lay is None
                continue
            fed = ground >> slot & 1 | (ground << 1 >> card.food + 1 & 1) << 1
            encoded = known.get((card, fed))
            if encoded is None:
                encoded = known[card, fed] = self._slot(card, being(slot, card, ground))
            slots[slot] = encoded
            # Counts and ranks depend on the forms and marks alone.
            faces = faces and lay is not None and lay.form == card.form and lay.mark == card.mark
        laid.table, laid.ground, laid.wolf_pair = table[:], ground, wolf_pair
        laid.changed, laid.version = changed, laid.version + 1
        if not faces:
            laid.counts = self.counted([card.form >> 1 for card in table if card is not None])
            laid.ranks = ranks(table, wolf_pair)

    def _slot(self, card: Lying, being: Being) -> Slot:
        return (
            (card.kind + 1) / self._codec.kinds,
            0.0 if card.food == NOTHING else (card.food + 1) / self._codec.slots,
            _BEING[being],
            float(card.form & 1),
            float(card.mark == ABUNDANT),
            float(card.mark == STAND_IN),
        )


class _Table:
    """Writes the cards in front of one seat, slot by slot, into the row of another."""

    __slots__ = ("_at", "_counts", "_counts_at", "_ranks_at", "_row", "_shown", "_used", "_version")

    def __init__(self, row: Row, at: dict[str, int], place: int, codec: NorthWoodsCodec) -> None:
        slots = codec.slots
        self._row, self._version, self._used = row, NOTHING, 0
        self._shown: list[Slot | None] = [None] * slots
        self._counts: dict[int, float] = {}
        self._counts_at = at["tables"] + codec.kinds * place
        self._ranks_at = at["ranks"] + RANKS * place
        self._at = (
            at["cards"] + slots * place,
            at["foods"] + slots * place,
            at["beings"] + slots * place * len(BEINGS),
            at["marks"] + slots * place * _MARKS,
        )

    def write(self, laid: _Laid) -> None:
        row, shown, slots, used = self._row, self._shown, laid.slots, len(laid.table)
        cards, foods, beings, marks = self._at
        next_version = laid.version == self._version + 1
        for slot in laid.changed if next_version else range(max(used, self._used)):
            card, old = slots[slot], shown[slot]
            if card is old:
                continue
            shown[slot] = card
            if old is not None:
                row[beings + slot * len(BEINGS) + old[2]] = 0.0
            first = marks + slot * _MARKS
            if card is None:
                row[cards + slot] = row[foods + slot] = 0.0
                row[first] = row[first + 1] = row[first + 2] = 0.0
                continue
            row[cards + slot], row[foods + slot] = card[0], card[1]
            row[beings + slot * len(BEINGS) + card[2]] = 1.0
            row[first], row[first + 1], row[first + 2] = card[3], card[4], card[5]
        if laid.counts is not self._counts:
            self._count(laid)
        self._version, self._used = laid.version, used

    def _count(self, laid: _Laid) -> None:
        row, at, before = self._row, self._counts_at, self._counts
        for kind in before.keys() - laid.counts.keys():
            row[at + kind] = 0.0
        for kind, count in laid.counts.items():
            if before.get(kind) != count:
                row[at + kind] = min(1, count)
        for rank in range(RANKS):
            row[self._ranks_at + rank] = laid.ranks >> rank + 1 & 1
        self._counts = laid.counts


class _AllTables(Part):
    """The cards in front of every seat."""

    __slots__ = ("_all", "_tables")

    def __init__(
        self, row: Row, at: dict[str, int], seat: Seat, codec: NorthWoodsCodec, tables: _Tables
    ) -> None:
        super().__init__(row, 0, lambda state: tables.versions(state, seat))
        seats, self._all = codec.seats, tables
        self._tables = [_Table(row, at, (of - seat) % seats, codec) for of in range(seats)]
        self.now = [NOTHING] * seats

    def write(self, key: list[int], state: Any) -> None:
        known, nothing = self._all.all, self._all.nothing
        for of, version in enumerate(key):
            if version != self.now[of]:
                self._tables[of].write(nothing if version == NOTHING else known[of])
        self.now = key


class _Cards(Part):
    """For each of several heaps a row with the share of each kind of card."""

    __slots__ = ("_copies",)

    def __init__(
        self, row: Row, at: int, read: Callable[[State], list[bytes]], tables: _Tables
    ) -> None:
        super().__init__(row, at, read)
        self._copies = tables.copies
        self.now: list[bytes] = []

    def write(self, key: list[bytes], state: Any) -> None:
        row, at, copies = self.row, self.at, self._copies
        for cards, before in zip_longest(key, self.now, fillvalue=b""):
            if cards != before:
                for kind in {*before, *cards}:
                    row[at + kind] = min(1, cards.count(kind) / copies[kind])
            at += len(copies)
        self.now = key


class _Question(Part):
    """Whose turn it is, the kind of question, and what it is about."""

    __slots__ = ("_begins", "_lit", "_seat", "_tables")

    def __init__(self, row: Row, at: dict[str, int], seat: Seat, tables: _Tables) -> None:
        super().__init__(
            row, 0, lambda state: (state.turn, state.stack[-1] if state.stack else None)
        )
        self._begins, self._seat, self._tables = at, seat, tables
        self._lit: list[int] = []
        """The places that are not 0."""

    def write(self, key: tuple[Seat, Frame | None], state: Any) -> None:
        row, at = self.row, self._begins
        for place in self._lit:
            row[place] = 0.0
        turn, frame = key
        lit = [at["turn"] + (turn - self._seat) % state.seats]
        kind = type(frame)
        if frame is not None:
            lit.append(at["pending"] + _PENDING[kind])
        if isinstance(frame, Placing):
            lit.append(at["placing"] + frame.slot)
        elif isinstance(frame, Start) and frame.drawn:
            lit.append(at["drawn"])
        for place in lit:
            row[place] = 1.0
        if kind in _ABOUT_CARDS:
            known, first = kinds(), at["in_question"]
            cards = [known[card] for card in _in_question(frame, turn == self._seat)]
            several = kind is Covering or kind is Keeping
            counts = self._tables.counted(cards) if several else dict.fromkeys(cards, 1)
            for card, count in counts.items():
                row[first + card] = min(1, count)
                lit.append(first + card)
        self._lit = lit
        self.now = key


def writer(codec: Codec[View], rows: Sequence[Row]) -> PartWriter:
    assert isinstance(codec, NorthWoodsCodec)
    tables = _Tables(codec)
    return PartWriter(list(_parts(codec, tables, row, seat)) for seat, row in enumerate(rows))


def _parts(codec: NorthWoodsCodec, tables: _Tables, row: Row, seat: Seat) -> Iterator[Part]:
    """The parts of a seat's row; its own come first, the others' follow clockwise."""
    at, seats = offsets(codec.pieces), codec.seats
    known = slice(seat * seats, (seat + 1) * seats)
    row[at["seat"] + seat] = 1.0
    yield _Question(row, at, seat, tables)
    yield Number(row, at["edits"], lambda state: part(state.edits, state.rearrangements, LONG_TURN))
    yield _AllTables(row, at, seat, codec, tables)
    rare = attrgetter("barren", "rescuing", "spring", "round", "rounds", "dry")
    groups = [
        Group(
            lambda state: (*state.hands, *state.known[known], state.aside[seat]),
            list(_hands(tables, row, at, seat, seats)),
        ),
        Group(
            lambda state: (*state.display, *state.piles, len(state.deck)),
            list(_piles(tables, row, at)),
        ),
        Group(rare, list(_rare(row, at, seat, seats))),
    ]
    # Most moves rearrange cards and change none of these.
    yield Group(
        lambda state: (
            *state.hands,
            *state.known[known],
            *state.display,
            *state.piles,
            len(state.deck),
            state.aside[seat],
            rare(state),
        ),
        groups,
    )


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


def _hands(tables: _Tables, row: Row, at: dict[str, int], seat: Seat, seats: int) -> Iterator[Part]:
    """The viewer's own hand, and what it knows of the others'."""
    kinds, own = len(tables.copies), slice(seat, seat + 1)
    clockwise = [(seat + place) % seats for place in range(seats)]
    known = [seat * seats + of for of in clockwise]
    yield _Cards(row, at["hand"], lambda state: state.hands[own], tables)
    yield _Cards(row, at["aside"], lambda state: state.aside[own], tables)
    yield Numbers(
        row,
        at["hand_sizes"],
        lambda state: [len(hand) for hand in state.hands],
        MANY,
        clockwise,
    )
    yield _Cards(
        row,
        at["known"] + kinds,
        lambda state: [state.known[of] for of in known[1:]],
        tables,
    )


def _piles(tables: _Tables, row: Row, at: dict[str, int]) -> Iterator[Part]:
    yield Number(row, at["deck"], lambda state: len(state.deck), box().copies)
    yield _Cards(row, at["display"], lambda state: [cards[-1:] for cards in state.display], tables)
    yield _Cards(row, at["tops"], lambda state: [cards[-1:] for cards in state.piles], tables)
    yield _Cards(row, at["beneath"], lambda state: [cards[:-1] for cards in state.piles], tables)
    yield _Cards(
        row,
        at["covered"],
        lambda state: [b"".join([cards[:-1] for cards in state.display])],
        tables,
    )


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
