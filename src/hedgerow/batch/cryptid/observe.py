"""The codec's observation of a Cryptid position.

All its numbers but the round are 0 or 1, so they are first laid out as bits, and spread at the end.
"""

from __future__ import annotations

from collections.abc import Sequence

import jax.numpy as jnp
import numpy as np

from hedgerow.batch import bits
from hedgerow.batch.bits import WORD_BITS, Array, Packer, Word, Words, one_hot, u32, word
from hedgerow.batch.cryptid.position import FLOW, OPENING, ORIGIN, OVER, OWED_DISC, TALK, Position
from hedgerow.batch.cryptid.setups import LANDSCAPE, LANDSCAPE_WORDS, MASK_WORDS, Setups
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.codec import CryptidCodec
from hedgerow.games.cryptid.hexes import HEXES
from hedgerow.games.cryptid.puzzle import HINTS
from hedgerow.games.cryptid.rules import ROUND_LIMIT

_FRAMES = 4


class Observer:
    """Observations of one seat count. Pieces are named and ordered as in the codec."""

    def __init__(self, codec: CryptidCodec, setups: Setups) -> None:
        self.seats, self.researchers = codec.seats, codec.researchers
        self.setups = setups
        sizes = {name: int(np.prod(shape)) for name, shape in codec.pieces.items()}
        self.size = sum(sizes.values())
        before_round = list(sizes)[: list(sizes).index("round")]
        rows = np.arange(-(-self.size // WORD_BITS) * WORD_BITS).reshape(-1, WORD_BITS)
        self._is_round = rows == sum(sizes[name] for name in before_round)
        # The codec divides in double precision; a table gives exactly its numbers.
        self._rounds = np.array([n / ROUND_LIMIT for n in range(ROUND_LIMIT + 1)], np.float32)

    def observe(self, position: Position, seat: Word) -> Array:
        setup, landscape = ORIGIN.get(position.origin, "setup"), jnp.asarray(self.setups.landscape)
        packer = Packer()
        packer.add_mask([landscape[setup, at] for at in range(LANDSCAPE_WORDS)], LANDSCAPE)
        self._add_rest(packer, position, seat)
        words = jnp.stack([u32(part) for part in packer.words])
        assert packer.size == self.size
        spread = bits.expanded(words, self.size).astype(jnp.float32)
        is_round = self._is_round.reshape(-1)[: self.size]
        return jnp.where(is_round, self._fraction(position), spread)

    def rows(self, position: Position, seat: Word) -> Array:
        """The same in rows of a word's bits, in the way that suits a processor.

        It copies the whole words of the map together; on a GPU that is a fifth slower.
        """
        setup = ORIGIN.get(position.origin, "setup")
        landscape = jnp.asarray(self.setups.landscape).at[setup].get(mode="promise_in_bounds")
        whole, left = divmod(LANDSCAPE, WORD_BITS)
        packer = Packer()
        packer.add(landscape[whole], left)
        self._add_rest(packer, position, seat)
        rest = jnp.stack([u32(part) for part in packer.words])
        spread = bits.floats(jnp.concatenate([landscape[:whole], rest]))
        return jnp.where(self._is_round, self._fraction(position), spread)

    def _fraction(self, position: Position) -> Array:
        rounds = FLOW.get(position.flow, "round")
        return jnp.asarray(self._rounds).at[rounds].get(mode="promise_in_bounds")

    def _add_rest(self, packer: Packer, position: Position, seat: Word) -> None:
        """Everything but terrain, territories and structures."""
        self._add_clues(packer, position, seat)
        self._add_tokens(packer, position, seat)
        self._add_flow(packer, position, seat)
        self._add_hint(packer, position, seat)

    def _add_clues(self, packer: Packer, position: Position, seat: Word) -> None:
        """own_regions, own_clues"""
        setup = ORIGIN.get(position.origin, "setup")
        for region in _turned(position.regions, seat)[:: self.seats]:
            packer.add_mask(region, HEXES)
        row = jnp.asarray(self.setups.clues).at[setup].get(mode="promise_in_bounds")
        clues = [row[at] for at in range(self.researchers)]
        first = FLOW.get(position.flow, "first")
        for step in range(0, self.researchers, self.seats):
            who = bits.added(seat, word(step), self.researchers)
            # CRY-51: the table's clues begin with those of the first seat.
            clue = bits.pick_by(bits.subtracted(who, first, self.researchers), clues)
            packer.add_mask(bits.bit_at(clue, 2), len(CODES))

    def _add_tokens(self, packer: Packer, position: Position, seat: Word) -> None:
        """cubes, discs, skipped"""
        researchers = range(self.researchers)
        cubes = [_owned(position.cubes, who + 1) for who in researchers]
        for rows in (cubes, position.discs):
            for mask in _turned(rows, seat):
                packer.add_mask(mask, HEXES)
        origin = ORIGIN.unpack(position.origin)
        self._add_pairs(packer, origin["no_cube"], origin["no_disc"], seat, self.researchers)

    def _add_flow(self, packer: Packer, position: Position, seat: Word) -> None:
        """seat, first, turn, pending, searched, round"""
        flow = FLOW.unpack(position.flow)
        packer.add(one_hot(seat), self.seats)
        packer.add(one_hot(bits.subtracted(flow["first"], seat, self.seats)), self.seats)
        packer.add(one_hot(bits.subtracted(flow["turn"], seat, self.researchers)), self.researchers)
        live = flow["frame"] != word(OVER)
        packer.add(jnp.where(live, one_hot(flow["frame"] - word(OPENING)), word(0)), _FRAMES)
        searched = bits.bit_at(flow["hex"], MASK_WORDS)
        packer.add_mask(bits.only_if(flow["frame"] == word(OWED_DISC), searched), HEXES)
        packer.add(word(0), 1)

    def _add_hint(self, packer: Packer, position: Position, seat: Word) -> None:
        """hint, hint_asked, votes, proposed, voted, own_vote"""
        talk, size = TALK.unpack(position.talk), self.seats
        setup = ORIGIN.get(position.origin, "setup")
        hint = jnp.asarray(self.setups.hints).at[setup].get(mode="promise_in_bounds")
        packer.add(jnp.where(talk["open"] != 0, one_hot(hint), word(0)), len(HINTS))
        packer.add(talk["asked"], 1)
        against = talk["last_voted"] & ~talk["last_yes"]
        self._add_pairs(packer, talk["last_yes"], against, seat, size)
        proposer = one_hot(bits.subtracted(talk["by"], seat, size))
        packer.add(jnp.where(talk["voted"] != 0, proposer, word(0)), size)
        packer.add(bits.turned_right(talk["voted"], seat, size), size)
        packer.add(talk["yes"] >> seat & word(1), 1)
        packer.add((talk["voted"] & ~talk["yes"]) >> seat & word(1), 1)

    @staticmethod
    def _add_pairs(packer: Packer, left: Word, right: Word, seat: Word, size: int) -> None:
        """Two bits for each seat or researcher, from the viewer's own on."""
        left, right = (bits.turned_right(part, seat, size) for part in (left, right))
        for at in range(size):
            packer.add(left >> word(at) & word(1), 1)
            packer.add(right >> word(at) & word(1), 1)


def _turned(rows: Sequence[Words], seat: Word) -> list[Words]:
    """The rows from the viewer's own on, clockwise."""
    size = len(rows)
    return [
        bits.pick_by(seat, [rows[(at + first) % size] for first in range(size)])
        for at in range(size)
    ]


def _owned(planes: Sequence[Words], number: int) -> Words:
    """The hexes on which the planes give this number."""
    found = planes[0] if number & 1 else tuple(~part for part in planes[0])
    for at, plane in enumerate(planes[1:], start=1):
        found = bits.both(found, plane) if number >> at & 1 else bits.without(found, plane)
    return found
