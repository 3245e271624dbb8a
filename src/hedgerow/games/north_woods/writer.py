"""Keeps observations up to date as the position changes, as `NorthWoodsCodec.observe` has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, Final

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
    BLANK,
    Bits,
    Group,
    Key,
    Marks,
    Number,
    Part,
    PartWriter,
    Row,
    Shares,
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
    complete,
    ranks,
)

_PENDING: Final[dict[type[Any], int]] = {frame: at for at, frame in enumerate(FRAMES)}
_BEING = {name: at for at, name in enumerate(BEINGS)}
_MARKS = 3
_ABOUT_CARDS = frozenset({Aggression, Aiming, Giving, Adopting, Covering, Keeping})


class _Laid:
    """What is encoded of the cards in front of a seat; equal only to itself."""

    __slots__ = (
        "changed", "counts", "ground", "ranks", "slots", "table", "version", "wolf_pair"
    )  # fmt: skip

    def __init__(self, table: Table, ground: int, wolf_pair: bool, slots: dict[int, Slot]) -> None:
        self.table, self.ground, self.wolf_pair = table, ground, wolf_pair
        self.slots = slots
        self.changed: Sequence[int] = ()
        """The slots that differ from the version before."""
        self.version = 0
        self.counts: dict[int, float] = {}
        self.ranks = 0


_NOTHING_LAID = _Laid([], 0, False, {})
_NOTHING_LAID.version = -2  # of no table, so that no version follows it


class _Tables:
    """What lies in front of each seat, computed once after each change."""

    def __init__(self, codec: NorthWoodsCodec) -> None:
        self._codec = codec
        self.copies = [card.copies for card in box().cards]
        self._carrion: Key = BLANK
        self._laid = [_Laid([], 0, False, {})] * codec.seats
        self._encoded = codec.encoded

    def counted(self, cards: Iterable[int]) -> dict[int, float]:
        """The number of cards of each kind, as a fraction of the number of copies."""
        counts: dict[int, int] = {}
        for kind in cards:
            counts[kind] = counts.get(kind, 0) + 1
        copies = self.copies
        return {kind: count / copies[kind] for kind, count in counts.items()}

    def laid(self, state: State, seat: Seat) -> list[_Laid]:
        """What this seat sees in front of each."""
        carrion, wolf_pair, known = state.carrion, state.wolf_pair, self._laid
        for of, table in enumerate(state.tables):
            before = known[of]
            if carrion != self._carrion or table != before.table or wolf_pair != before.wolf_pair:
                known[of] = self._encode(table, carrion, wolf_pair, before)
        self._carrion = carrion
        if state.stack and type(state.stack[0]) is Opening:
            # NWO-37: in the opening, seats see only their own cards.
            return [laid if of == seat else _NOTHING_LAID for of, laid in enumerate(known)]
        return known

    def _encode(self, table: Table, carrion: int, wolf_pair: bool, before: _Laid) -> _Laid:
        ground = complete(table, carrion)
        old, known = before.table, self._encoded
        faces = wolf_pair == before.wolf_pair and len(table) == len(old)
        slots: dict[int, Slot] = {}
        changed: Sequence[int] = range(max(len(table), len(old)))
        if ground == before.ground and len(table) == len(old):
            slots = before.slots.copy()
            changed = [slot for slot in changed if table[slot] is not old[slot]]
        for slot in changed:
            card = table[slot] if slot < len(table) else None
            if card is None:
                slots.pop(slot, None)
                faces = faces and old[slot] is None
                continue
            # Whether this card and its food have what they need; no food is not grounded.
            grounded = ground >> slot & 1 | (ground << 1 >> card.food + 1 & 1) << 1
            encoded = known.get((card, grounded))
            if encoded is None:
                encoded = self._slot(card, being(slot, card, ground))
                known[card, grounded] = encoded
            slots[slot] = encoded
            if faces:
                # Counts and ranks depend on the forms and marks alone.
                lay = old[slot]
                faces = lay is not None and lay.form == card.form and lay.mark == card.mark
        laid = _Laid(table[:], ground, wolf_pair, slots)
        laid.changed, laid.version = changed, before.version + 1
        if faces:
            laid.counts, laid.ranks = before.counts, before.ranks
        else:
            laid.counts = self.counted([card.form >> 1 for card in table if card is not None])
            laid.ranks = ranks(table, wolf_pair)
        return laid

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

    __slots__ = ("_at", "_counts", "_now", "_ranks", "_row")

    def __init__(self, row: Row, at: dict[str, int], place: int, codec: NorthWoodsCodec) -> None:
        slots = codec.slots
        self._row, self._now = row, _NOTHING_LAID
        self._counts = at["tables"] + codec.kinds * place
        self._ranks = at["ranks"] + RANKS * place
        self._at = (
            at["cards"] + slots * place,
            at["foods"] + slots * place,
            at["beings"] + slots * place * len(BEINGS),
            at["marks"] + slots * place * _MARKS,
        )

    def write(self, laid: _Laid) -> None:
        before, row, now = self._now.slots, self._row, laid.slots
        cards, foods, beings, marks = self._at
        next_version = laid.version == self._now.version + 1
        for slot in laid.changed if next_version else before.keys() | now.keys():
            card, old = now.get(slot), before.get(slot)
            if card is old:
                continue
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
        if laid.counts is not self._now.counts:
            self._count(laid)
        self._now = laid

    def _count(self, laid: _Laid) -> None:
        row, at, before = self._row, self._counts, self._now.counts
        for kind in before.keys() - laid.counts.keys():
            row[at + kind] = 0.0
        for kind, count in laid.counts.items():
            row[at + kind] = min(1, count)
        for rank in range(RANKS):
            row[self._ranks + rank] = laid.ranks >> rank + 1 & 1


class _AllTables(Part):
    """The cards in front of every seat."""

    __slots__ = ("_tables",)

    def __init__(
        self, row: Row, at: dict[str, int], seat: Seat, codec: NorthWoodsCodec, tables: _Tables
    ) -> None:
        super().__init__(row, 0, lambda state: tables.laid(state, seat))
        seats = codec.seats
        self._tables = [_Table(row, at, (of - seat) % seats, codec) for of in range(seats)]
        self.now = [_NOTHING_LAID] * seats

    def write(self, key: list[_Laid], state: Any) -> None:
        for table, laid, before in zip(self._tables, key, self.now, strict=True):
            if laid is not before:
                table.write(laid)
        self.now = key[:]


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
            list(_hands(codec, tables, row, at, seat)),
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


def _hands(
    codec: NorthWoodsCodec, tables: _Tables, row: Row, at: dict[str, int], seat: Seat
) -> Iterator[Part]:
    """The viewer's own hand, and what it knows of the others'."""
    yield Shares(
        row,
        at["hand"],
        lambda state: state.hands[seat],
        lambda state: tables.counted(state.hands[seat]),
    )
    yield Shares(
        row,
        at["aside"],
        lambda state: state.aside[seat],
        lambda state: tables.counted(state.aside[seat]),
    )
    for place in range(codec.seats):
        yield from _hand(codec, tables, row, at, seat, place)


def _hand(
    codec: NorthWoodsCodec, tables: _Tables, row: Row, at: dict[str, int], seat: Seat, place: int
) -> Iterator[Part]:
    """What the viewer knows of the hand of the seat at a place clockwise from it."""
    of = (seat + place) % codec.seats
    yield Number(row, at["hand_sizes"] + place, lambda state: len(state.hands[of]), MANY)
    if of != seat:
        yield Shares(
            row,
            at["known"] + codec.kinds * place,
            lambda state: state.known_by(seat, of),
            lambda state: tables.counted(state.known_by(seat, of)),
        )


def _piles(tables: _Tables, row: Row, at: dict[str, int]) -> Iterator[Part]:
    count = len(tables.copies)
    top, beneath = slice(-1, None), slice(None, -1)
    yield Number(row, at["deck"], lambda state: len(state.deck), box().copies)
    for place in range(PILES):
        for piece, cards in (
            ("display", partial(_display, place, top)),
            ("tops", partial(_dying, place, top)),
            ("beneath", partial(_dying, place, beneath)),
        ):
            yield Shares(row, at[piece] + count * place, cards, partial(_count_read, tables, cards))

    def covered(state: State) -> bytes:
        return b"".join(cards[:-1] for cards in state.display)

    yield Shares(row, at["covered"], covered, lambda state: tables.counted(covered(state)))


def _display(place: int, part: slice, state: State) -> bytes:
    return state.display[place][part]


def _dying(place: int, part: slice, state: State) -> bytes:
    return state.piles[place][part]


def _count_read(tables: _Tables, cards: Callable[[State], bytes], state: State) -> dict[int, float]:
    return tables.counted(cards(state))


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
