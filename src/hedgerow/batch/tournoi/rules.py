"""The rules of Le Tournoi on words. Comments cite the numbers of the game's RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import jax.numpy as jnp
import numpy as np

from hedgerow.batch import bits
from hedgerow.batch.bits import Array, Word, u32, word
from hedgerow.batch.tournoi import position as positions
from hedgerow.batch.tournoi.fighting import Table, byte_at, nibble_at
from hedgerow.batch.tournoi.observe import Observer
from hedgerow.batch.tournoi.position import (
    BONUS,
    COUNT_BITS,
    FLOW,
    HAND,
    MAT,
    OVER,
    PLACEMENT,
    REPLACEMENT,
    ZONE_WORDS,
    Position,
    discard_words,
    list_words,
)
from hedgerow.batch.tournoi.scoring import totals
from hedgerow.batch.tournoi.tables import NO_FACE, Tables
from hedgerow.games.tournoi import GAME, solo
from hedgerow.games.tournoi.cards import BATTLES
from hedgerow.games.tournoi.codec import TournoiCodec
from hedgerow.games.tournoi.kit import ROUNDS, TOKENS, Kit
from hedgerow.games.tournoi.state import State

_ALL_LANES: Final = (1 << BATTLES) - 1
_NO_FACES: Final = 0xFFFF
"""Four lanes without a power card."""
_FACE_BITS: Final = 0o1111111111
"""The lowest bit of each power card's number."""


class TournoiRules:
    """Le Tournoi with one kit."""

    game = GAME

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.tables = Tables(kit)
        self.seats = kit.terms.seats
        self.codec = TournoiCodec(kit)
        self._observer = Observer(self.codec, self.tables)
        self._powers = self.tables.type_count * BATTLES
        self._pass = self._powers + self.tables.faces * BATTLES
        self._power_cards = len(kit.power_pools[-1])
        self.deal_words = self.tables.copies + self._power_cards + len(kit.tokens) + ROUNDS
        if any(kit.brings):
            self.deal_words += self.tables.sides * kit.terms.powers_each

    # The deal

    def deal(self, random: Array) -> Position:
        tables, kit, sides = self.tables, self.kit, self.tables.sides
        at = tables.copies
        # TOU-8: each pool is shuffled for itself.
        order = jnp.concatenate(
            [
                word(pool[0]) + bits.drawn(random[pool[0] :], len(pool), len(pool))
                for pool in kit.pools
            ]
        )
        box = kit.power_pools[-1]
        pile = _shuffled(box, random[at:], len(box))  # TOU-9
        at += len(box)
        tokens = self._tokens(random[at:])
        at += len(kit.tokens)
        ghost_lanes: Word = word(0)
        for number in range(ROUNDS if tables.ghost else 0):  # TOU-64
            ghost_lanes = ghost_lanes | (random[at + number] >> word(30)) << word(2 * number)
        at += ROUNDS
        powers: list[Word] = []
        dealt = 0
        for side in range(sides):
            each = kit.terms.powers_each
            if kit.brings[side]:  # TOU-75
                faces = _shuffled(kit.power_pools[side], random[at + each * side :], each)
            else:
                faces = pile[dealt : dealt + each]
                dealt += each
            of_ghost = tables.ghost and side == solo.GHOST
            powers.append(_nibbles(faces, each) if of_ghost else _counts(faces, each))
        zero, empty = jnp.uint32(0), word(0)
        mat = MAT.pack_ints(
            hand=0, laid=0, steps=0, passed=0, covers=_NO_FACES, held=kit.terms.powers_each
        )
        played = jnp.uint32((1 << 4 * kit.terms.powers_each) - 1)
        start = Position(
            order=order.astype(jnp.uint8),
            hands=(zero,) * self.seats,
            laid=(zero,) * sides,
            second=(zero,) * tables.ghost,
            mats=(jnp.uint32(mat),) * sides,
            powers=tuple(powers),
            gains=(zero,) * sides,
            zones=((zero,) * ZONE_WORDS,) * sides,
            under=((zero,) * list_words(tables.capacity),) * tables.piles,
            discards=(zero,) * discard_words(tables),
            played=(played,) * sides,
            turned=((zero,) * sides,) * BATTLES,
            heads=zero,
            unders=zero,
            flow=FLOW.pack(
                round=0, lane=0, frame=PLACEMENT, waiting=0, ghost_lanes=ghost_lanes, discards=0
            ),
            bonus=BONUS.pack(tokens=_joined(tokens, 4), owners=empty),
            needs=_joined([self._kinds_of(token) for token in tokens], 8),
        )
        return Table(tables, start).started_round(jnp.bool_(True))

    def _tokens(self, random: Array) -> list[Word]:
        """TOU-11: three tokens, lowest first."""
        if not self.kit.tokens:
            return []
        drawn = bits.drawn(random, len(self.kit.tokens), TOKENS)
        chosen = word(0)
        for at in range(TOKENS):
            chosen = chosen | bits.one_hot(drawn[at])
        return [bits.nth_in_word(chosen, word(rank)) for rank in range(TOKENS)]

    def _kinds_of(self, token: Word) -> Word:
        return bits.pick_by(token, [word(kinds) for kinds in self.tables.token_kinds])

    # Queries

    def is_over(self, position: Position) -> Any:
        return FLOW.get(position.flow, "frame") == word(OVER)

    def asked(self, position: Position) -> Word:
        flow = FLOW.unpack(position.flow)
        busy = bits.flags([_is_busy(mat) for mat in position.mats[: self.seats]])
        waiting = jnp.where(flow["frame"] == word(REPLACEMENT), flow["waiting"], busy)
        # When the game is over nobody is asked; this is then the first seat.
        return jnp.where(waiting != 0, bits.nth_in_word(waiting, word(0)), word(0))

    def rewards(self, position: Position) -> Array:
        scores = totals(self.tables, position)
        if self.tables.ghost:  # TOU-71
            rewards = jnp.where(scores[0] >= scores[solo.GHOST], 1.0, -1.0)[None]
        else:
            best = scores[0]
            for score in scores[1:]:
                best = jnp.maximum(best, score)
            won = jnp.stack([score == best for score in scores])  # TOU-61
            seats = self.seats
            shares = [(seats / first - 1) / (seats - 1) for first in range(1, seats + 1)]
            share = jnp.asarray(np.array(shares, np.float32))[won.sum() - 1]
            rewards = jnp.where(won, share, jnp.float32(-1 / (seats - 1)))
        return jnp.where(self.is_over(position), rewards, 0.0).astype(jnp.float32)

    def observe(self, position: Position, seat: Word) -> Array:
        return self.observe_rows(position, seat).reshape(-1)[: self._observer.size]

    def observe_rows(self, position: Position, seat: Word) -> Array:
        return self._observer.rows(position, u32(seat))

    # Legal actions

    def _own(self, position: Position, seat: Word) -> tuple[Word, dict[str, Word], Word]:
        """The hand, the mat and the power cards of a seat."""
        of_seats = range(self.seats)
        return (
            bits.pick_by(seat, position.hands),
            MAT.unpack(bits.pick_by(seat, position.mats[: self.seats])),
            bits.pick_by(seat, [position.powers[own] for own in of_seats]),
        )

    def mask(self, position: Position) -> Array:
        frame = FLOW.get(position.flow, "frame")
        hand, mat, powers = self._own(position, self.asked(position))
        placing, replacing = frame == word(PLACEMENT), frame == word(REPLACEMENT)
        laying = placing & (mat["hand"] != 0)
        types = jnp.arange(self.tables.type_count, dtype=jnp.uint32)
        held = jnp.zeros(self.tables.type_count, bool)
        for at in range(HAND):
            here = (mat["hand"] >> word(at) & word(1)) != 0
            held = held | (here & (types == self._type(byte_at(hand, at))))
        lanes = jnp.arange(BATTLES, dtype=jnp.uint32)
        no_card = (mat["laid"] >> lanes & word(1)) == 0
        lays = laying & held[:, None] & no_card
        asking = placing & (mat["hand"] == 0)
        faces = jnp.arange(self.tables.faces, dtype=jnp.uint32)
        has = (powers >> COUNT_BITS * faces & word(7)) != 0
        covered = (mat["covers"] >> 4 * lanes & word(15)) != word(NO_FACE)
        covers = asking & (mat["passed"] == 0) & has[:, None] & ~covered
        said = jnp.stack([asking, replacing, replacing])
        return jnp.concatenate([lays.reshape(-1), covers.reshape(-1), said])

    def _type(self, copy: Word) -> Word:
        """The number of a copy's card in the codec; two decks may have the same card."""
        types = self.tables.types
        if (types == np.arange(len(types))).all():
            return copy
        return jnp.asarray(types).at[copy].get(mode="promise_in_bounds")

    def pick(self, position: Position, random: Word) -> Word:
        frame = FLOW.get(position.flow, "frame")
        hand, mat, powers = self._own(position, self.asked(position))
        which, where = bits.mixed(random + word(1)), bits.mixed(random + word(2))
        # A card of the hand on a free lane
        slot = bits.nth_in_word(mat["hand"], bits.below(which, bits.popcount(mat["hand"])))
        no_card = ~mat["laid"] & word(_ALL_LANES)
        lane = bits.nth_in_word(no_card, bits.below(where, bits.popcount(no_card)))
        lay = self._type(byte_of(hand, slot)) * word(BATTLES) + lane
        # A power card on a lane without one, or to pass
        has = (powers | powers >> word(1) | powers >> word(2)) & word(_FACE_BITS)
        faces = bits.popcount(has)
        free = _free_lanes(mat["covers"])
        lanes = bits.popcount(free)
        open_moves = jnp.where(mat["passed"] != 0, word(0), faces * lanes)
        passes = bits.below(random, open_moves + word(1)) == open_moves
        face = bits.nth_in_word(has, bits.below(which, faces)) // word(COUNT_BITS)
        cover = bits.nth_in_word(free, bits.below(where, lanes))
        power = word(self._powers) + face * word(BATTLES) + cover
        action = jnp.where(passes, word(self._pass), power)
        action = jnp.where(mat["hand"] != 0, lay, action)
        replacing = word(self._pass + 1) + (random >> word(31))
        action = jnp.where(frame == word(REPLACEMENT), replacing, action)
        # A number beyond the last action changes nothing.
        return jnp.where(frame == word(OVER), word(self.codec.actions), action)

    # A move

    def apply(self, position: Position, action: Word) -> Position:
        action = u32(action)
        seat = self.asked(position)
        tables = self.tables
        lays = action < word(self._powers)
        covers = ~lays & (action < word(self._pass))
        passes = action == word(self._pass)
        replaces = action == word(self._pass + 1)
        answers = replaces | (action == word(self._pass + 2))
        lane = action & word(BATTLES - 1)  # both blocks begin at a multiple of four
        card = action >> word(2)
        face = (action - word(self._powers)) >> word(2)
        hands, laid, mats, powers = [], [], [], []
        for own in range(self.seats):
            here = seat == word(own)
            mat = MAT.unpack(position.mats[own])
            hand = position.hands[own]
            matches = [self._type(byte_at(hand, at)) == card for at in range(HAND)]
            slots = bits.flags(matches) & mat["hand"]
            chosen = jnp.where(here & lays, bits.lowest(slots), word(0))
            copy = byte_of(hand, bits.nth_in_word(chosen, word(0)) & word(HAND - 1))
            left = mat["hand"] & ~chosen
            hands.append(jnp.where(left != 0, hand, word(0)))
            laid.append(
                position.laid[own] | jnp.where(here & lays, copy << (lane << word(3)), word(0))
            )
            covering, passing = here & covers, here & passes
            nibble = lane << word(2)
            cleared = mat["covers"] & ~(word(NO_FACE) << nibble) | (face & word(15)) << nibble
            answered = u32(covering | passing)
            steps = mat["steps"] - answered
            if tables.ghost:
                steps = jnp.where(passing, word(0), steps)  # TOU-21
            mat["hand"] = left
            mat["laid"] = mat["laid"] | jnp.where(here & lays, word(1) << lane, word(0))
            mat["steps"] = steps
            mat["passed"] = mat["passed"] | u32(passing)
            mat["covers"] = jnp.where(covering, cleared, mat["covers"])
            mat["held"] = mat["held"] - u32(covering)
            mats.append(MAT.pack(**mat))
            spent = jnp.where(covering, word(1) << (face * word(COUNT_BITS) & word(31)), word(0))
            powers.append(position.powers[own] - spent)
        frame = FLOW.get(position.flow, "frame")
        table = Table(
            tables,
            position._replace(
                hands=tuple(hands),
                laid=(*laid, *position.laid[self.seats :]),
                mats=(*mats, *position.mats[self.seats :]),
                powers=(*powers, *position.powers[self.seats :]),
            ),
        )
        busy = bits.flags([_is_busy(mat) for mat in mats])
        placed = (frame == word(PLACEMENT)) & (lays | covers | passes) & (busy == 0)  # TOU-16
        return table.fought(placed, answers, replaces, seat)

    # On the host

    def positions_of(self, states: Sequence[State]) -> Position:
        return positions.positions_of(states, self.tables)

    def state_of(self, position: Position) -> State:
        return positions.state_of(position, self.tables)

    def comparable(self, positions: Position) -> Position:
        """Cards that were drawn stay in the order of a position, though they no longer matter."""
        order, heads = np.array(positions.order), np.asarray(positions.heads)
        spans = zip(self.tables.starts, self.tables.lengths, strict=True)
        for pile, (start, length) in enumerate(spans):
            drawn = heads >> np.uint32(8 * pile) & np.uint32(255)
            order[:, start : start + length][np.arange(length) < drawn[:, None]] = 0
        return positions._replace(order=order)


def _is_busy(mat: Word) -> Any:
    """Whether a seat has cards to lay or answers to give."""
    return (MAT.get(mat, "hand") | MAT.get(mat, "steps")) != 0


def _free_lanes(covers: Word) -> Word:
    """The lanes without a power card, as bits."""
    return bits.flags([nibble_at(covers, lane) == word(NO_FACE) for lane in range(BATTLES)])


def byte_of(packed: Word, index: Word) -> Word:
    return packed >> (index << word(3)) & word(255)


def _shuffled(faces: Sequence[int], random: Array, count: int) -> Array:
    """`count` of these power cards in random order."""
    places = bits.drawn(random, len(faces), count)
    return jnp.asarray(faces, jnp.uint32).at[places].get(mode="promise_in_bounds")


def _counts(faces: Array, size: int) -> Word:
    total: Word = word(0)
    for at in range(size):
        total = total + (word(1) << faces[at] * word(COUNT_BITS))
    return total


def _nibbles(faces: Array, size: int) -> Word:
    return _joined([faces[at] for at in range(size)], 4)


def _joined(values: Sequence[Word], width: int) -> Word:
    packed: Word = jnp.uint32(0)
    for at, value in enumerate(values):
        packed = packed | value << word(width * at)
    return packed
