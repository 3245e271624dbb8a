"""Keeps observations up to date as the position changes: the numbers of `EarthCodec.observe`."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any, Final

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
    BLANK,
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
_WHOLES = (MANY, MANY, MANY, MANY, MANY, 16, LEAVES, MANY)
assert len(_WHOLES) == len(COUNTS)
_FAUNA = 4


class _Tableau(Part):
    """A seat's planted cards: by number, and as layers of the field."""

    __slots__ = ("_card", "_cards", "_printed")

    def __init__(
        self,
        row: Row,
        at: int,
        planted: int,
        of: Seat,
        card: dict[int, int],
        printed: dict[int, list[float]],
    ) -> None:
        super().__init__(row, at, lambda state: state.boards[of].planted)
        self._cards, self._card, self._printed = planted, card, printed

    def write(self, key: dict[Cell, Growing], state: Any) -> None:
        before: dict[Cell, Growing] = {} if self.now is BLANK else self.now
        for cell, grown in before.items() - key.items():
            if cell not in key:
                self._show(cell, [0] * len(LAYERS))
            if key.get(cell, (0,))[0] != grown[0]:
                self.row[self._cards + self._card[grown[0]]] = 0.0
        for cell, grown in key.items() - before.items():
            old = before.get(cell)
            if old is None or old[0] != grown[0]:
                self.row[self._cards + self._card[grown[0]]] = 1.0
                self._show(cell, self._printed[grown[0]])
            for layer, count in zip(GROWN, grown[1:], strict=True):
                self.row[self.at + CELLS * layer + cell] = count / MANY_GROWN
        self.now = key.copy()

    def _show(self, cell: Cell, layers: Sequence[float]) -> None:
        at = self.at + cell
        for layer, number in enumerate(layers):
            self.row[at + CELLS * layer] = number


class _Pending(Part):
    """The kind of question that the viewer is asked, and what it is about."""

    __slots__ = ("_begins", "_lit")

    def __init__(self, row: Row, at: dict[str, int], seat: Seat) -> None:
        super().__init__(row, 0, lambda state: (state.boards[seat].stack or _NO_FRAME)[-1])
        self._begins = at
        self._lit: list[int] = []
        """The places that are not 0."""

    def write(self, key: Any, state: Any) -> None:
        row, at = self.row, self._begins
        for place in self._lit:
            row[place] = 0.0
        self._lit = lit = []
        self.now = key
        if key is None:
            return
        lit.append(at["pending"] + _PENDING[type(key)])
        if type(key) in _QUEUES and key.queue:
            lit.append(at["asked"] + key.queue[0][0])
        for place in lit:
            row[place] = 1.0
        if type(key) in _LEFT:
            row[at["left"]] = min(1, key.left / MANY)
            lit.append(at["left"])


_NO_FRAME: Final[tuple[None]] = (None,)


class _Counts(Part):
    """The counts of a seat, each as a fraction of its own whole, at most 1."""

    __slots__ = ()

    def __init__(self, row: Row, at: int, read: Read) -> None:
        super().__init__(row, at, read)
        self.now = (0,) * len(COUNTS)

    def write(self, key: tuple[int, ...], state: Any) -> None:
        for place, count in enumerate(key):
            if count != self.now[place]:
                self.row[self.at + place] = min(count / _WHOLES[place], 1)
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
        yield from self._own()
        for place in range(self.seats):
            of = (seat + place) % self.seats
            yield _Tableau(
                row,
                at["tableau"] + len(LAYERS) * CELLS * place,
                at["planted"] + len(self.codec.card) * place,
                of,
                self.codec.card,
                self.codec.printed,
            )
            yield self._garden(place, of)
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
            self.row, self.at[piece], read, lambda state: [card[number] for number in read(state)]
        )

    # The viewer's own

    def _own(self) -> Iterator[Part]:
        row, at, seat, card = self.row, self.at, self.seat, self.codec.card

        yield _Pending(row, at, seat)
        kept = attrgetter("hand", "offer", "compost", "marks")
        yield Group(
            lambda state: kept(state.boards[seat]),
            [
                self._cards("hand", lambda state: state.boards[seat].hand),
                self._cards("offer", lambda state: state.boards[seat].offer),
                Marks(
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
                ),
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

    def _garden(self, place: int, of: Seat) -> Group:
        own = of == self.seat
        fields = attrgetter(
            "soil", "hand", "offer", "compost", "events", "mask", "leaves", "drawn", "met",
            "island", "climate", "ecosystem", "animals", "figures", "stocks", "island_stock",
        )  # fmt: skip

        def key(state: State) -> Key:
            # EAR-8: what the others chose stays hidden until all have chosen.
            return own or state.stage != "choosing", fields(state.boards[of])

        rarely = attrgetter("island", "climate", "ecosystem", "animals", "figures", "stocks")

        def chosen(state: State) -> Key:
            return own or state.stage != "choosing", rarely(state.boards[of])

        parts = [*self._goods(place, of), Group(chosen, list(self._chosen(place, of, own)))]
        return Group(key, parts)

    def _goods(self, place: int, of: Seat) -> Iterator[Part]:
        row, at, card = self.row, self.at, self.codec.card

        def counts(state: State) -> tuple[int, ...]:
            board = state.boards[of]
            return (
                board.soil,
                len(board.hand),
                len(board.offer),
                len(board.compost),
                len(board.events),
                len(board.planted),
                board.leaves,
                board.drawn,
            )

        yield _Counts(row, at["counts"] + len(COUNTS) * place, counts)
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
