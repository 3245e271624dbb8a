"""Keeps observations up to date as the position changes: the numbers of `EarthCodec.observe`."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
    Bits,
    Block,
    Group,
    Key,
    Marks,
    Number,
    OneHot,
    Part,
    PartWriter,
    Read,
    Row,
    Shares,
    offsets,
)
from hedgerow.games.earth import cards
from hedgerow.games.earth.cells import CELLS, Cell
from hedgerow.games.earth.codec import (
    ANIMALS,
    COUNTS,
    FRAMES,
    GROWN,
    LAYERS,
    MANY,
    MANY_GROWN,
    MODES,
    RANKS,
    STAGES,
    EarthCodec,
    gaia_numbers,
)
from hedgerow.games.earth.hidden import View
from hedgerow.games.earth.rules.turns import ROUND_LIMIT
from hedgerow.games.earth.state import LEAVES, UNSEEN, Growing, State

_PENDING: Final[dict[type[Any], int]] = {frame: at for at, frame in enumerate(FRAMES)}
_QUEUES: Final = frozenset(frame for frame in FRAMES if "queue" in frame.__struct_fields__)
_LEFT: Final = frozenset(frame for frame in FRAMES if "left" in frame.__struct_fields__)
_FAUNA = 4


class _Tableau:
    """A seat's planted cards: by number, and as layers of the field."""

    __slots__ = ("_at", "_card", "_cards", "_growth", "_printed", "_row", "_sprouts")

    def __init__(self, row: Row, at: int, planted: int, codec: EarthCodec) -> None:
        self._row, self._at, self._cards = row, at, planted
        self._card, self._printed = codec.card, codec.printed
        self._sprouts, self._growth = (at + CELLS * layer for layer in GROWN)

    def write(self, planted: Mapping[Cell, Growing], before: Mapping[Cell, Growing]) -> None:
        row, laid, kept = self._row, [], 0
        for cell, grown in planted.items():
            old = before.get(cell)
            kept += old is not None
            if grown is old:
                continue
            if old is None or grown[0] != old[0]:
                laid.append(cell)
                if old is not None:
                    self._mark(old[0], 0.0)
                self._show(cell, self._printed[grown[0]])
            row[self._sprouts + cell] = grown[1] / MANY_GROWN
            row[self._growth + cell] = grown[2] / MANY_GROWN
        if kept < len(before):
            for cell in before.keys() - planted.keys():
                self._mark(before[cell][0], 0.0)
                self._show(cell, _BARE)
        for cell in laid:  # after all marks are removed, because a card may have moved
            self._mark(planted[cell][0], 1.0)

    def _mark(self, card: int, there: float) -> None:
        self._row[self._cards + self._card[card]] = there

    def _show(self, cell: Cell, layers: Row) -> None:
        first = self._at + cell
        self._row[first : first + CELLS * len(LAYERS) : CELLS] = layers


_BARE: Final[Row] = memoryview(array("f", bytes(4 * len(LAYERS))))


class _Pending(Part):
    """The kind of question that the viewer is asked, and what it is about."""

    __slots__ = ("_asked", "_left", "_lit", "_pending")

    def __init__(self, row: Row, at: dict[str, int], seat: Seat) -> None:
        super().__init__(row, 0, lambda state: (state.boards[seat].stack or _NO_FRAME)[-1])
        self._pending = {frame: at["pending"] + place for place, frame in enumerate(FRAMES)}
        self._asked, self._left = at["asked"], at["left"]
        self._lit: list[int] = []
        """The places that are not 0."""

    def write(self, key: Any, state: Any) -> None:
        row = self.row
        for place in self._lit:
            row[place] = 0.0
        self._lit = lit = []
        self.now = key
        if key is None:
            return
        kind = type(key)
        lit.append(self._pending[kind])
        row[lit[0]] = 1.0
        if kind in _QUEUES and key.queue:
            asked = self._asked + key.queue[0][0]
            lit.append(asked)
            row[asked] = 1.0
        if kind in _LEFT:
            lit.append(self._left)
            row[self._left] = min(1, key.left / MANY)


_NO_FRAME: Final[tuple[None]] = (None,)


_COUNTED: Final = {
    "soil": ("soil", MANY),
    "planted": ("plots", 16),
    "leaves": ("leaves", LEAVES),
    "drawn": ("drawn", MANY),
    "events": ("events", MANY),
    "hand": ("hand", MANY),
    "offer": ("offer", MANY),
    "compost": ("compost", MANY),
}
"""By field of a board: the name among COUNTS, and the number that is encoded as 1."""
_FIELDS: Final = (
    *_COUNTED,
    "marks",
    "events",
    *("met", "island_stock", "island", "climate", "ecosystem", "animals", "figures", "stocks"),
)
_PLANTED: Final = _FIELDS.index("planted")
_HELD: Final = slice(_FIELDS.index("hand"), _FIELDS.index("marks") + 1)
"""The fields that a seat's own cards are made from."""
_RARE: Final = slice(_FIELDS.index("marks") + 1, None)
"""Those that change more rarely."""


class _Garden(Part):
    """All that is seen of one seat: what is counted, its tableau, and other parts.

    The key is whether the seat's choices can be seen, and the fields of its board.
    """

    __slots__ = ("_parts", "_places", "_tableau")

    def __init__(
        self,
        row: Row,
        at: int,
        read: Read,
        tableau: _Tableau,
        parts: Sequence[tuple[slice, Sequence[Part]]],
    ) -> None:
        super().__init__(row, at, read)
        self._tableau, self._parts = tableau, parts
        self._places = [(at + COUNTS.index(name), whole) for name, whole in _COUNTED.values()]
        self.now = None, (0, {}, 0, 0, (), (), (), ())

    def write(self, key: Key, state: Any) -> None:
        turned, fields = key
        was_turned, before = self.now
        for (at, whole), value, old in zip(self._places, fields, before, strict=False):
            if value != old:
                count = value if type(value) is int else len(value)
                self.row[at] = min(count / whole, 1)
        planted = fields[_PLANTED]
        if planted != before[_PLANTED]:
            self._tableau.write(planted, before[_PLANTED])
        for some, parts in self._parts:
            if fields[some] != before[some] or turned != was_turned:
                for part in parts:
                    own = part.read(state)
                    if own != part.now:
                        part.write(own, state)
        self.now = key


def writer(codec: Codec[View], rows: Sequence[Row]) -> PartWriter:
    assert isinstance(codec, EarthCodec)
    return PartWriter(list(_SeatParts(codec, row, seat).parts()) for seat, row in enumerate(rows))


class _SeatParts:
    """Makes the parts of a seat's row; its own come first, the others' follow clockwise."""

    def __init__(self, codec: EarthCodec, row: Row, seat: Seat) -> None:
        self.codec, self.row, self.seat = codec, row, seat
        self.seats, self.at = codec.seats, offsets(codec.pieces)

    def parts(self) -> Iterator[Part]:
        row, at, seat = self.row, self.at, self.seat
        row[at["seat"] + seat] = 1.0
        yield _Pending(row, at, seat)
        for place in range(self.seats):
            yield self._garden(place, (seat + place) % self.seats)
        common = attrgetter(
            "deck", "discards", "stage", "options", "round", "ending", "active", "first",
            "fauna", "shared", "collective", "completed",
        )  # fmt: skip
        yield Group(lambda state: (common(state), *state.claims), list(self._common()))
        if self.seats == 1:
            yield from self._gaia()

    def _common(self) -> Iterator[Part]:
        row, at = self.row, self.at
        yield Number(row, at["deck"], lambda state: len(state.deck), len(self.codec.card))
        yield self._cards("discards", attrgetter("discards"))
        flow = attrgetter("stage", "options", "round", "ending", "active", "first")
        yield Group(flow, list(self._flow()))
        yield Group(
            lambda state: (
                *(state.fauna, state.shared, state.collective, state.completed),
                *state.claims,
            ),
            list(self._fauna()),
        )

    def _cards(self, piece: str, read: Any) -> Part:
        card = self.codec.card
        return Marks(
            self.row, self.at[piece], read, lambda state: map(card.__getitem__, read(state))
        )

    # The viewer's own

    def _held(self) -> Iterator[Part]:
        row, at, seat, card = self.row, self.at, self.seat, self.codec.card
        yield self._cards("hand", lambda state: state.boards[seat].hand)
        yield self._cards("offer", lambda state: state.boards[seat].offer)
        yield Marks(
            row,
            at["own_compost"],
            lambda state: (state.boards[seat].compost, state.boards[seat].marks),
            lambda state: [
                card[number]
                for number, mark in zip(
                    state.boards[seat].compost, state.boards[seat].marks, strict=True
                )
                if mark != UNSEEN
            ],
        )

    # What everybody sees

    def _flow(self) -> Iterator[Part]:
        row, at, seat, seats = self.row, self.at, self.seat, self.seats
        yield OneHot(row, at["stage"], lambda state: STAGES.index(state.stage))
        yield OneHot(row, at["mode"], lambda state: MODES.index(state.options.mode))
        yield Number(row, at["round"], attrgetter("round"), ROUND_LIMIT)
        yield Number(row, at["ending"], attrgetter("ending"))
        yield OneHot(
            row,
            at["active"],
            lambda state: (state.active - seat) % seats if state.active < seats else None,
        )
        yield OneHot(row, at["first"], lambda state: (state.first - seat) % seats)

    def _garden(self, place: int, of: Seat) -> Part:
        own, fields = of == self.seat, attrgetter(*_FIELDS)

        def key(state: State) -> Key:
            # EAR-8: what the others chose stays hidden until all have chosen.
            return own or state.stage != "choosing", fields(state.boards[of])

        rarely = attrgetter("island", "climate", "ecosystem", "animals", "figures", "stocks")

        def chosen(state: State) -> Key:
            return own or state.stage != "choosing", rarely(state.boards[of])

        row, at, codec = self.row, self.at, self.codec
        tableau = _Tableau(
            row,
            at["tableau"] + len(LAYERS) * CELLS * place,
            at["planted"] + len(codec.card) * place,
            codec,
        )
        rare = [*self._public(place, of), Group(chosen, list(self._chosen(place, of, own)))]
        parts: list[tuple[slice, list[Part]]] = [(_RARE, rare)]
        if own:
            parts.append((_HELD, list(self._held())))
        return _Garden(row, at["counts"] + len(COUNTS) * place, key, tableau, parts)

    def _public(self, place: int, of: Seat) -> Iterator[Part]:
        row, at, card = self.row, self.at, self.codec.card
        yield Marks(
            row,
            at["played"] + len(card) * place,
            lambda state: state.boards[of].events,
            lambda state: [card[number] for number in state.boards[of].events],
        )
        yield Bits(row, at["met"] + _FAUNA * place, lambda state: state.boards[of].met & 15)
        yield Number(
            row,
            at["stocks"] + (ANIMALS + 1) * place + ANIMALS,
            lambda state: state.boards[of].island_stock,
            MANY,
        )

    def _chosen(self, place: int, of: Seat, own: bool) -> Iterator[Part]:
        row, at, codec = self.row, self.at, self.codec

        def turned(state: State) -> bool:
            return own or state.stage != "choosing"

        for piece, name, known in (
            ("islands", "island", codec.islands),
            ("climates", "climate", codec.climates),
            ("ecosystems", "ecosystem", codec.ecosystems),
        ):

            def kept(state: State, name: str = name, known: dict[str, int] = known) -> int | None:
                return known.get(getattr(state.boards[of], name)) if turned(state) else None

            yield OneHot(row, at[piece] + len(known) * place, kept)

        def animals(state: State) -> Key:
            board = state.boards[of]
            return (board.animals, board.figures, board.stocks) if turned(state) else ((), (), ())

        yield Marks(
            row,
            at["animals"] + len(codec.animals) * place,
            animals,
            lambda state: [codec.animals[id] for id in animals(state)[0]],
        )
        yield Marks(
            row,
            at["figures"] + ANIMALS * CELLS * place,
            animals,
            lambda state: [
                number * CELLS + cell
                for number, cells in enumerate(animals(state)[1])
                for cell in cells
            ],
        )
        yield Shares(
            row,
            at["stocks"] + (ANIMALS + 1) * place,
            animals,
            lambda state: {
                number: pieces / MANY for number, pieces in enumerate(animals(state)[2])
            },
        )

    def _fauna(self) -> Iterator[Part]:
        row, at, seat, seats, codec = self.row, self.at, self.seat, self.seats, self.codec
        yield Marks(
            row,
            at["shared"],
            attrgetter("shared"),
            lambda state: [codec.ecosystems[code] for code in state.shared],
        )
        yield Marks(
            row,
            at["fauna"],
            attrgetter("fauna"),
            lambda state: [
                goal * len(codec.fauna) + codec.fauna[code] for goal, code in enumerate(state.fauna)
            ],
        )
        yield Marks(
            row,
            at["ranks"],
            lambda state: state.claims[:],
            lambda state: [
                ((of - seat) % seats * _FAUNA + goal) * RANKS + rank
                for goal, claims in enumerate(state.claims[: len(state.fauna)])
                for rank, of in enumerate(claims)
                if of < seats
            ],
        )
        yield Marks(
            row,
            at["gaia_claims"],
            lambda state: state.claims[:],
            lambda state: [
                goal
                for goal, claims in enumerate(state.claims[: len(state.fauna)])
                if any(of >= seats for of in claims)
            ],
        )
        yield OneHot(
            row,
            at["completed"],
            lambda state: (
                (state.completed - seat) % seats if 0 <= state.completed < seats else None
            ),
        )
        yield OneHot(
            row,
            at["collective"],
            lambda state: codec.animals[state.collective] if state.collective else None,
        )

    def _gaia(self) -> Iterator[Part]:
        """The opponent of a lone seat."""
        row, at = self.row, self.at
        turned_up = {number: place for place, number in enumerate(cards.gaia_deck())}

        def numbers(state: State) -> tuple[float, ...] | None:
            return None if state.gaia is None else gaia_numbers(state.gaia)

        yield Block(
            row,
            at["gaia"],
            numbers,
            lambda state: array("f", numbers(state) or bytes(8)),
        )
        yield Marks(
            row,
            at["gaia_turned"],
            lambda state: None if state.gaia is None else state.gaia.turned,
            lambda state: (
                [] if state.gaia is None else [turned_up[number] for number in state.gaia.turned]
            ),
        )
