"""Keeps observations up to date as the position changes: the numbers of `TournoiCodec.observe`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import prod
from operator import attrgetter
from typing import Any, Final

from hedgerow.core.codec import Codec
from hedgerow.core.text import Seat
from hedgerow.core.writing import (
    Copies,
    Group,
    Key,
    Marks,
    Number,
    Numbers,
    OneHot,
    Part,
    PartWriter,
    Row,
    Shared,
    Shares,
    length,
    offsets,
    rotated,
)
from hedgerow.games.tournoi.cards import KINDS
from hedgerow.games.tournoi.codec import MANY_POINTS, TournoiCodec
from hedgerow.games.tournoi.frames import Placement, Replacement
from hedgerow.games.tournoi.hidden import Pile, View, known, pile_seen, settled, spots, winners
from hedgerow.games.tournoi.kit import TOKENS
from hedgerow.games.tournoi.scoring import score
from hedgerow.games.tournoi.state import NONE, State

_PENDING: Final[dict[type[Any], int]] = {
    frame: at for at, frame in enumerate((Placement, Replacement))
}


def writer(codec: Codec[View], rows: Sequence[Row]) -> PartWriter:
    assert isinstance(codec, TournoiCodec)
    public = Shared(length(codec.pieces))
    public.hold(*_SeatParts(codec, public.row, 0).public())
    return PartWriter(_SeatParts(codec, row, seat).parts(public) for seat, row in enumerate(rows))


class _SeatParts:
    """Makes the parts of a seat's row; its own side comes first, the others in seat order."""

    def __init__(self, codec: TournoiCodec, row: Row, seat: Seat) -> None:
        kit = codec.kit
        self.row, self.seat = row, seat
        self.pieces, self.at = codec.pieces, offsets(codec.pieces)
        self.battles, self.sides, self.seats = kit.battles, kit.sides, kit.terms.seats
        self.cards, self.faces, self.copies = len(codec.cards), len(codec.faces), len(kit.ids)
        self.piles = kit.piles
        self.each = max(1, kit.terms.powers_each)
        place = {id: at for at, id in enumerate(codec.cards)}
        self.place = place
        self.card = tuple(place[id] for id in kit.ids)
        """The card of each copy."""

    def parts(self, public: Shared) -> list[Part]:
        """The parts of the row; what is public is written once, in the order of seat 0."""
        self.row[self.at["seat"] + self.seat] = 1.0
        found = [*self._own(), *self._flow(), *self._counts()]
        for at in range(1, self.sides):
            side = (self.seat + at) % self.sides
            found.append(
                Group(
                    partial(self._visible, side), [self._covered(at, side), self._shown(at, side)]
                )
            )
        found.append(Copies(self.row, public, self._stretches()))
        return found

    def public(self) -> list[Part]:
        """The parts that everybody sees, in the order of this seat."""
        public = [*self._battles()]
        for pile in range(self.piles):
            public += self._pile(pile)
        for at in range(self.sides):
            public += self._side(at, (self.seat + at) % self.sides)
        return [Group(self._public, public)]

    def _stretches(self) -> Iterator[tuple[int, int, int]]:
        """Where the public parts lie, rotated from seat 0 to this one."""
        sides = self.sides
        for name in ("power_counts", "played", "zones", "known", "scores"):
            yield from self._rotated(name, 1, sides)
        for name in ("unseen", "under"):
            yield from self._rotated(name, 1, self.piles)
        for name in ("fought", "fought_powers", "won"):
            yield from self._rotated(name, self.battles, sides)
        yield self.at["tokens"], self.at["tokens"], TOKENS * len(KINDS)
        yield from self._rotated("token_owners", TOKENS, sides)

    def _rotated(self, name: str, rows: int, columns: int) -> Iterator[tuple[int, int, int]]:
        """The stretches of a piece whose second dimension, of so many columns, is rotated."""
        width = prod(self.pieces[name]) // (rows * columns)
        first = self.seat if columns == self.sides else 0
        for row in range(rows):
            at = self.at[name] + row * columns * width
            yield from rotated(at, at, width, columns, first)

    def _public(self, state: State) -> Key:
        """What everybody knows and no placement of a card changes."""
        return (
            *(state.round, state.lane, state.turned, state.seen, state.tokens),
            *(_placing(state), _turned_up(state)),
            *state.zones,
            *state.played,
            *state.owners,
            *state.extra,
            *state.piles,
        )

    def _cards(self, copies: Iterable[int]) -> list[int]:
        card = self.card
        return [card[copy] for copy in copies]

    def _counted(self, faces: tuple[int, ...]) -> dict[int, float]:
        return {face: faces.count(face) / self.each for face in faces}

    def _own(self) -> Iterator[Part]:
        row, at, seat = self.row, self.at, self.seat
        yield Marks(
            row,
            at["hand"],
            lambda state: state.hands[seat],
            lambda state: self._cards(state.hands[seat]),
        )
        yield Marks(
            row,
            at["own_laid"],
            lambda state: state.laid[seat],
            lambda state: [
                lane * self.cards + card
                for lane, copies in enumerate(state.laid[seat])
                for card in self._cards(copies)
            ],
        )
        yield Shares(
            row,
            at["powers"],
            lambda state: state.powers[seat],
            lambda state: self._counted(state.powers[seat]),
        )
        yield Marks(
            row,
            at["own_covers"],
            lambda state: state.covers[seat],
            lambda state: [
                lane * self.faces + face
                for lane, face in enumerate(state.covers[seat])
                if face != NONE
            ],
        )
        yield Marks(
            row,
            at["covered"],
            lambda state: (state.covers[seat], state.laid[seat]),
            lambda state: [
                lane
                for lane, face in enumerate(state.covers[seat])
                if face != NONE and state.laid[seat][lane]
            ],
        )
        yield Number(row, at["passed"], lambda state: _placing(state) and state.passed[seat])

    def _flow(self) -> Iterator[Part]:
        row, at = self.row, self.at
        yield OneHot(
            row,
            at["pending"],
            lambda state: _PENDING[type(state.stack[-1])] if state.stack else None,
        )
        yield OneHot(row, at["round"], lambda state: state.round if state.stack else None)
        yield OneHot(row, at["battle"], lambda state: state.lane if state.stack else None)

    def _counts(self) -> Iterator[Part]:
        row, at, battles = self.row, self.at, self.battles
        order = [(self.seat + place) % self.sides for place in range(self.sides)]
        yield Numbers(
            row, at["hands"], lambda state: [len(hand) for hand in state.hands], battles, order
        )
        yield Numbers(row, at["steps"], attrgetter("steps"), battles, order)

    def _side(self, at: int, side: int) -> Iterator[Part]:
        row, begins = self.row, self.at
        yield Number(row, begins["power_counts"] + at, lambda state: _held(state, side), self.each)
        yield Marks(
            row,
            begins["known"] + at * self.cards,
            lambda state: (state.hands[side], state.laid[side], state.seen, _turned_up(state)),
            lambda state: self._cards(known(state, side)),
        )
        yield Number(
            row, begins["scores"] + at, lambda state: score(state, side).total, MANY_POINTS
        )
        yield Shares(
            row,
            begins["played"] + at * self.faces,
            lambda state: state.played[side],
            lambda state: self._counted(state.played[side]),
        )
        yield Marks(
            row,
            begins["zones"] + at * self.cards,
            lambda state: state.zones[side],
            lambda state: self._cards(state.zones[side]),
        )

    def _visible(self, side: int, state: State) -> Key:
        """What the viewer sees on a side's battles depends on this alone."""
        placing = _placing(state)
        if placing and side != self.seat and side < self.seats:
            return None
        return placing, state.lane, state.laid[side], state.covers[side], state.seen

    def _covered(self, at: int, side: int) -> Part:
        return Marks(
            self.row,
            self.at["covered"] + at * self.battles,
            partial(self._visible, side),
            lambda state: [
                lane
                for lane, spot in enumerate(spots(state, side, self.seat, _placing(state)))
                if spot.covered
            ],
        )

    def _shown(self, at: int, side: int) -> Part:
        return Marks(
            self.row,
            self.at["shown"] + at * self.battles * self.cards,
            partial(self._visible, side),
            lambda state: [
                lane * self.cards + self.place[id]
                for lane, spot in enumerate(spots(state, side, self.seat, _placing(state)))
                for id in spot.cards
                if id
            ],
        )

    def _pile(self, pile: int) -> Iterator[Part]:
        at = pile if self.piles == 1 else (pile - self.seat) % self.sides

        def seen(state: State) -> Pile:
            return pile_seen(state, state.piles[pile])

        yield Number(
            self.row, self.at["unseen"] + at, lambda state: seen(state).unseen, self.copies
        )
        yield Marks(
            self.row,
            self.at["under"] + at * self.cards,
            lambda state: (state.piles[pile], state.seen),
            lambda state: [self.place[id] for id in seen(state).under],
        )

    def _battles(self) -> Iterator[Part]:
        row, at, sides, seat = self.row, self.at, self.sides, self.seat
        # Fought, fought_powers and won follow each other.
        yield Marks(
            row,
            at["fought"],
            lambda state: (state.turned, _turned_up(state)),
            lambda state: list(self._fought(state)),
        )
        yield Marks(
            row,
            at["tokens"],
            attrgetter("tokens"),
            lambda state: [
                place * len(KINDS) + kind
                for place, token in enumerate(state.tokens)
                for kind in range(len(KINDS))
                if state.kit.token_kinds[token] >> kind & 1
            ],
        )
        yield Marks(
            row,
            at["token_owners"],
            lambda state: state.owners[:],
            lambda state: [
                place * sides + (owner - seat) % sides
                for place, owner in enumerate(state.owners)
                if owner != NONE
            ],
        )

    def _fought(self, state: State) -> Iterator[int]:
        powers = self.battles * self.sides * self.cards
        won = powers + self.battles * self.sides * self.faces
        for turned, decided in settled(state):
            for side, copy in enumerate(turned.cards):
                place = turned.lane * self.sides + (side - self.seat) % self.sides
                yield place * self.cards + self.card[copy]
                if turned.powers[side] != NONE:
                    yield powers + place * self.faces + turned.powers[side]
                if decided and side in winners(state.kit, turned):
                    yield won + place


def _placing(state: State) -> bool:
    return bool(state.stack) and type(state.stack[-1]) is Placement


def _turned_up(state: State) -> int:
    """The battle in which a seat may still replace its card, or NONE."""
    return state.lane if state.stack and type(state.stack[-1]) is Replacement else NONE


def _held(state: State, side: int) -> int:
    """The number of power cards in a hand or face down."""
    covers = state.covers[side]
    return len(state.powers[side]) + len(covers) - covers.count(NONE)
