"""The codec's observation of a position of Le Tournoi.

Most of its numbers are 0 or 1. They are laid out as bits, with zeros where the others go; these
are looked up in small tables of the codec's own fractions and put in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from hedgerow.batch import bits
from hedgerow.batch.bits import WORD_BITS, Array, Packer, Word, one_hot, u32, word
from hedgerow.batch.tournoi.position import (
    BONUS,
    COUNT_BITS,
    FLOW,
    FOUGHT,
    GAIN,
    HAND,
    MAT,
    OVER,
    PLACEMENT,
    REPLACEMENT,
    Position,
)
from hedgerow.batch.tournoi.scoring import power_count, totals
from hedgerow.batch.tournoi.tables import NO_FACE, Tables
from hedgerow.games.tournoi import solo
from hedgerow.games.tournoi.cards import BATTLES, KINDS
from hedgerow.games.tournoi.codec import TournoiCodec
from hedgerow.games.tournoi.kit import ROUNDS, TOKENS

_FRAMES: Final = 2
_MANY_POINTS: Final = 100
"""The codec's scores are hundredths of points."""


class Observer:
    """Observations of one kit. Pieces are named and ordered as in the codec."""

    def __init__(self, codec: TournoiCodec, tables: Tables) -> None:
        self.tables = tables
        self.sizes = {name: int(np.prod(shape)) for name, shape in codec.pieces.items()}
        self.size = sum(self.sizes.values())
        each = max(1, tables.kit.terms.powers_each)
        self._by_lane = _fractions(BATTLES, BATTLES)
        self._by_power = _fractions(each, each)
        self._by_copy = _fractions(tables.copies, tables.copies)
        scores = [min(1, n / _MANY_POINTS) for n in range(256)]
        self._by_score = np.array(scores, np.float32)
        # The codec adds up 1 / each in single precision.
        self._added_up = np.zeros(each + 1, np.float32)
        for count in range(each):
            self._added_up[count + 1] = self._added_up[count] + np.float32(1 / each)
        self._added_up = np.minimum(self._added_up, 1)
        self._is_bit, self._value_at = self._places()

    def _places(self) -> tuple[NDArray[np.bool_], NDArray[np.int32]]:
        """For each number of an observation, whether it is a bit, and else which of the others."""
        is_bit, value_at = [], []
        values = 0
        for name, size in self.sizes.items():
            fraction = self._table(name) is not None
            is_bit += [not fraction] * size
            value_at += [values + at if fraction else 0 for at in range(size)]
            values += size if fraction else 0
        spare = -self.size % WORD_BITS
        is_bit += [True] * spare
        value_at += [0] * spare
        rows = (-1, WORD_BITS)
        return np.array(is_bit).reshape(rows), np.array(value_at, np.int32).reshape(rows)

    def rows(self, position: Position, seat: Word) -> Array:
        """The numbers, in rows of a word's bits."""
        pieces = _Pieces(self.tables, position, seat)
        packer, values = Packer(), list[Array]()
        for name, size in self.sizes.items():
            table, before = self._table(name), packer.size
            if table is None:
                getattr(pieces, f"add_{name}")(packer)
            else:
                packer.skip(size)
                values += [
                    jnp.asarray(table).at[u32(count)].get(mode="clip")
                    for count in getattr(pieces, name)()
                ]
            assert packer.size - before == size, name
        words = jnp.stack([u32(part) for part in packer.words])
        return jnp.where(self._is_bit, bits.floats(words), jnp.stack(values)[self._value_at])

    def _table(self, name: str) -> NDArray[np.float32] | None:
        """The fractions of a piece of counts; None for a piece of bits."""
        return {
            "powers": self._added_up,
            "hands": self._by_lane,
            "steps": self._by_lane,
            "power_counts": self._by_power,
            "played": self._added_up,
            "scores": self._by_score,
            "unseen": self._by_copy,
        }.get(name)


def _fractions(most: int, whole: int) -> NDArray[np.float32]:
    return np.array([n / whole for n in range(most + 1)], np.float32)


class _Pieces:
    """The pieces of one observation; the viewer's own side comes first."""

    def __init__(self, tables: Tables, position: Position, seat: Word) -> None:
        self.tables, self.position, self.seat = tables, position, seat
        self.sides = tables.sides
        self.flow = FLOW.unpack(position.flow)
        self.mats = [MAT.unpack(mat) for mat in position.mats]
        self.placing = self.flow["frame"] == word(PLACEMENT)
        self.replacing = self.flow["frame"] == word(REPLACEMENT)
        self.live = self.flow["frame"] != word(OVER)
        seats = range(tables.seats)
        self.own = MAT.unpack(bits.pick_by(seat, [position.mats[own] for own in seats]))
        self.own_laid_cards = bits.pick_by(seat, [position.laid[own] for own in seats])
        self.fought = [[FOUGHT.unpack(own) for own in row] for row in position.turned]
        self._words = (tables.type_count + 31) // 32

    def _turned(self, rows: Sequence[Any]) -> list[Any]:
        """Rows of all sides, from the viewer's own on."""
        size = len(rows)
        orders = [[rows[(at + first) % size] for first in range(size)] for at in range(size)]
        return [bits.pick_by(self.seat, order[: self.tables.seats]) for order in orders]

    # Cards

    def _card_bit(self, copy: Word, when: Any) -> tuple[Word, ...]:
        types = self.tables.types
        if (types != np.arange(len(types))).any():
            copy = jnp.asarray(types).at[copy].get(mode="promise_in_bounds")
        return bits.only_if(when, bits.bit_at(copy, self._words))

    def _set(self, cards: Iterator[tuple[Word, Any]]) -> tuple[Word, ...]:
        found: tuple[Word, ...] = (word(0),) * self._words
        for copy, when in cards:
            found = bits.either(found, self._card_bit(copy, when))
        return found

    def _add_cards(self, packer: Packer, mask: tuple[Word, ...]) -> None:
        packer.add_mask(mask, self.tables.type_count)

    def _listed(self, words: Sequence[Word], count: Word) -> tuple[Word, ...]:
        """The cards of a list of bytes in words."""
        return self._set(
            (packed >> word(8 * byte) & word(255), word(4 * at + byte) < count)
            for at, packed in enumerate(words)
            for byte in range(4)
        )

    # The viewer's own

    def add_hand(self, packer: Packer) -> None:
        hand = bits.pick_by(self.seat, self.position.hands)
        cards = (
            (hand >> word(8 * at) & word(255), (self.own["hand"] >> word(at) & word(1)) != 0)
            for at in range(HAND)
        )
        self._add_cards(packer, self._set(cards))

    def add_own_laid(self, packer: Packer) -> None:
        for lane in range(BATTLES):
            card = self.own_laid_cards >> word(8 * lane) & word(255)
            there = (self.own["laid"] >> word(lane) & word(1)) != 0
            self._add_cards(packer, self._card_bit(card, there))

    def powers(self) -> list[Word]:
        own = bits.pick_by(self.seat, list(self.position.powers[: self.tables.seats]))
        return _counts(own, self.tables.faces)

    def add_own_covers(self, packer: Packer) -> None:
        for lane in range(BATTLES):
            self._add_face(packer, _nibble(self.own["covers"], lane))

    def _add_face(self, packer: Packer, face: Word) -> None:
        packer.add(jnp.where(face == word(NO_FACE), word(0), one_hot(face)), self.tables.faces)

    def add_passed(self, packer: Packer) -> None:
        packer.add(u32(self.placing & (self.own["passed"] != 0)), 1)

    def add_seat(self, packer: Packer) -> None:
        packer.add(one_hot(self.seat), self.sides)

    # The flow

    def add_pending(self, packer: Packer) -> None:
        packer.add(u32(self.placing) | u32(self.replacing) << word(1), _FRAMES)

    def add_round(self, packer: Packer) -> None:
        packer.add(jnp.where(self.live, one_hot(self.flow["round"]), word(0)), ROUNDS)

    def add_battle(self, packer: Packer) -> None:
        packer.add(jnp.where(self.live, one_hot(self.flow["lane"]), word(0)), BATTLES)

    # All sides

    def hands(self) -> list[Word]:
        return self._turned([bits.popcount(mat["hand"]) for mat in self.mats])

    def steps(self) -> list[Word]:
        return self._turned([mat["steps"] for mat in self.mats])

    def power_counts(self) -> list[Word]:
        return self._turned([power_count(mat) for mat in self.position.mats])

    def played(self) -> list[Word]:
        rows = self._turned([self._played(side) for side in range(self.sides)])
        return [count for row in rows for count in row]

    def _played(self, side: int) -> tuple[Word, ...]:
        each = self.tables.kit.terms.powers_each
        faces = [_nibble(self.position.played[side], at) for at in range(each)]
        return tuple(
            sum((u32(own == word(face)) for own in faces), word(0))
            for face in range(self.tables.faces)
        )

    def add_zones(self, packer: Packer) -> None:
        zones = [
            self._listed(self.position.zones[side], GAIN.get(self.position.gains[side], "zone"))
            for side in range(self.sides)
        ]
        for zone in self._turned(zones):
            self._add_cards(packer, zone)

    def add_known(self, packer: Packer) -> None:
        """No card is drawn again after it was seen (see `Tables`), so none is known in a hand."""
        for _ in range(self.sides):
            self._add_cards(packer, (word(0),) * self._words)

    def scores(self) -> list[Word]:
        return self._turned(totals(self.tables, self.position))

    def add_covered(self, packer: Packer) -> None:
        rows = []
        for side in range(self.sides):
            # TOU-21: while cards are placed, a seat sees its own power cards and the ghost's.
            own = self.seat == word(side)
            seen = ~self.placing | own | (side >= self.tables.seats)
            rows.append(
                bits.flags(
                    [
                        seen
                        & (_nibble(self.mats[side]["covers"], lane) != word(NO_FACE))
                        & ((self.mats[side]["laid"] >> word(lane) & word(1)) != 0)
                        for lane in range(BATTLES)
                    ]
                )
            )
        for row in self._turned(rows):
            packer.add(row, BATTLES)

    def add_shown(self, packer: Packer) -> None:
        """Cards of others that lie face up: those of the battle that is turned up."""
        rows = [self._shown(side) for side in range(self.sides)]
        for row in self._turned(rows):
            for mask in row:
                self._add_cards(packer, mask)

    def _shown(self, side: int) -> tuple[tuple[Word, ...], ...]:
        position = self.position
        piles = [position.laid[side]]
        if self.tables.ghost and side == solo.GHOST:
            piles.append(position.second[0])
        rows = []
        for lane in range(BATTLES):
            open_now = self.replacing & (self.flow["lane"] == word(lane))
            seen = open_now & (self.seat != word(side))
            cards = ((pile >> word(8 * lane) & word(255), seen) for pile in piles)
            rows.append(self._set(cards))
        return tuple(rows)

    # Decks

    def _decks(self, rows: Sequence[Any]) -> list[Any]:
        return list(rows) if len(rows) == 1 else self._turned(rows)

    def unseen(self) -> list[Word]:
        heads = self.position.heads
        lengths = self.tables.lengths
        left = [
            word(length) - (heads >> word(8 * pile) & word(255))
            for pile, length in enumerate(lengths)
        ]
        return self._decks(left)

    def add_under(self, packer: Packer) -> None:
        unders = self.position.unders
        rows = [
            self._listed(words, unders >> word(8 * pile) & word(255))
            for pile, words in enumerate(self.position.under)
        ]
        for row in self._decks(rows):
            self._add_cards(packer, row)

    # Battles and tokens

    def add_fought(self, packer: Packer) -> None:
        def mask(fighter: dict[str, Word]) -> tuple[Word, ...]:
            return self._card_bit(fighter["card"], fighter["there"] != 0)

        for row in self._fights(mask):
            self._add_cards(packer, row)

    def add_fought_powers(self, packer: Packer) -> None:
        def face(fighter: dict[str, Word]) -> Word:
            return jnp.where(fighter["there"] != 0, fighter["power"], word(NO_FACE))

        for row in self._fights(face):
            self._add_face(packer, row)

    def add_won(self, packer: Packer) -> None:
        for row in self._fights(lambda fighter: fighter["won"]):
            packer.add(row, 1)

    def _fights(self, what: Callable[[dict[str, Word]], Any]) -> Iterator[Any]:
        for row in self.fought:
            yield from self._turned([what(fighter) for fighter in row])

    def add_tokens(self, packer: Packer) -> None:
        for at in range(TOKENS):
            packer.add(self.position.needs >> word(8 * at) & word(255), len(KINDS))

    def add_token_owners(self, packer: Packer) -> None:
        owners = BONUS.get(self.position.bonus, "owners")
        for at in range(TOKENS):
            owner = owners >> word(3 * at) & word(7)
            side = bits.subtracted(owner - word(1), self.seat, self.sides)
            packer.add(jnp.where(owner != 0, one_hot(side & word(7)), word(0)), self.sides)


def _nibble(packed: Word, at: int) -> Word:
    return packed >> word(4 * at) & word(15)


def _counts(packed: Word, faces: int) -> list[Word]:
    return [packed >> word(COUNT_BITS * face) & word(7) for face in range(faces)]
