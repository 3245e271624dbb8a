"""The battles of a round one after the other, and the next round's cards.

A `Table` holds the words of one position while a move changes them; every change has a condition,
because in a batch each game is at another point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import jax.numpy as jnp

from hedgerow.batch import bits
from hedgerow.batch.bits import Word, u32, word
from hedgerow.batch.tournoi.battles import ghost_choice, judge, powers_on
from hedgerow.batch.tournoi.position import (
    BONUS,
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
from hedgerow.batch.tournoi.scoring import take_tokens
from hedgerow.batch.tournoi.tables import NO_FACE, Tables
from hedgerow.games.tournoi import solo
from hedgerow.games.tournoi.cards import BATTLES
from hedgerow.games.tournoi.kit import ROUNDS

_GHOST_BIT: Final = 1 << solo.GHOST


def byte_at(packed: Word, at: int) -> Word:
    return packed >> word(8 * at) & word(255)


def nibble_at(packed: Word, at: int) -> Word:
    return packed >> word(4 * at) & word(15)


class Table:
    def __init__(self, tables: Tables, position: Position) -> None:
        self.tables = tables
        self.position = position
        self.hands = list(position.hands)
        self.laid = list(position.laid)
        self.second = list(position.second)
        self.mats = [MAT.unpack(mat) for mat in position.mats]
        self.powers = list(position.powers)
        self.gains = [GAIN.unpack(gain) for gain in position.gains]
        self.zones = [list(zone) for zone in position.zones]
        self.under = [list(under) for under in position.under]
        self.discards = list(position.discards)
        self.played = list(position.played)
        self.turned = [list(row) for row in position.turned]
        self.heads = [byte_at(position.heads, pile) for pile in range(tables.piles)]
        self.unders = [byte_at(position.unders, pile) for pile in range(tables.piles)]
        self.flow = FLOW.unpack(position.flow)
        self.bonus = BONUS.unpack(position.bonus)

    def _packed(self) -> Position:
        return Position(
            order=self.position.order,
            hands=tuple(self.hands),
            laid=tuple(self.laid),
            second=tuple(self.second),
            mats=tuple(MAT.pack(**mat) for mat in self.mats),
            powers=tuple(self.powers),
            gains=tuple(GAIN.pack(**gain) for gain in self.gains),
            zones=tuple(map(tuple, self.zones)),
            under=tuple(map(tuple, self.under)),
            discards=tuple(self.discards),
            played=tuple(self.played),
            turned=tuple(map(tuple, self.turned)),
            heads=_bytes(self.heads),
            unders=_bytes(self.unders),
            flow=FLOW.pack(**self.flow),
            bonus=BONUS.pack(**self.bonus),
            needs=self.position.needs,
        )

    # Cards from the decks

    def _card(self, pile: int, offset: Word) -> Word:
        """The card of a deck at this distance from its top."""
        place = word(self.tables.starts[pile]) + self.heads[pile] + offset
        return u32(self.position.order.at[place].get(mode="clip"))

    def _put_under(self, pile: int, card: Word, when: Any) -> None:
        _append(self.under[pile], self.unders[pile], card, when)
        self.unders[pile] = self.unders[pile] + u32(when)

    def started_round(self, when: Any) -> Position:
        """TOU-13: the position with the next cards drawn."""
        self._start_round(when)
        return self._packed()

    def _start_round(self, when: Any) -> None:
        tables = self.tables
        if tables.ghost:
            self._place_ghost(when)
        for seat in range(tables.seats):
            pile, mat = tables.kit.pile_of(seat), self.mats[seat]
            cards = _ordered([self._card(pile, word(at)) for at in range(HAND)])
            self.hands[seat] = jnp.where(when, _bytes(cards), self.hands[seat])
            self.heads[pile] = self.heads[pile] + _if(when, HAND)
            mat["hand"] = jnp.where(when, word((1 << HAND) - 1), mat["hand"])
            steps = jnp.minimum(mat["held"], word(BATTLES))  # TOU-21
            mat["steps"] = jnp.where(when, steps, mat["steps"])
            mat["passed"] = jnp.where(when, word(0), mat["passed"])
        self.flow["lane"] = jnp.where(when, word(0), self.flow["lane"])
        self.flow["frame"] = jnp.where(when, word(PLACEMENT), self.flow["frame"])

    def _place_ghost(self, when: Any) -> None:
        """TOU-63, TOU-64"""
        ghost, mat = solo.GHOST, self.mats[solo.GHOST]
        pile = self.tables.kit.pile_of(ghost)
        cards = [self._card(pile, word(at)) for at in range(2 * BATTLES)]
        self.laid[ghost] = jnp.where(when, _bytes(cards[0::2]), self.laid[ghost])
        self.second[0] = jnp.where(when, _bytes(cards[1::2]), self.second[0])
        self.heads[pile] = self.heads[pile] + _if(when, 2 * BATTLES)
        mat["laid"] = jnp.where(when, word((1 << BATTLES) - 1), mat["laid"])
        top = nibble_at(self.powers[ghost], 0)
        rest = self.powers[ghost] >> word(4) | word(NO_FACE << 16)
        self.powers[ghost] = jnp.where(when, rest, self.powers[ghost])
        lane = self.flow["ghost_lanes"] >> (self.flow["round"] << word(1)) & word(BATTLES - 1)
        shift = lane << word(2)
        covers = mat["covers"] & ~(word(NO_FACE) << shift) | top << shift
        mat["covers"] = jnp.where(when, covers, mat["covers"])
        mat["held"] = mat["held"] - _if(when, 1)

    # Battles

    def fought(self, placed: Any, answered: Any, replaces: Any, seat: Word) -> Position:
        """The position after the battles that can be fought now (TOU-41).

        `placed`: all seats have placed their cards. `answered`: `seat` has said whether it replaces
        its card on the battle that is turned up (TOU-38).
        """
        tables, flow = self.tables, self.flow
        answered = answered & (flow["frame"] == word(REPLACEMENT))
        replaces = replaces & answered
        fights = placed | answered
        self.turned = [[jnp.where(placed, word(0), own) for own in row] for row in self.turned]
        waiting = flow["waiting"] & ~(word(1) << seat)
        open_lane = flow["lane"]
        for side in range(tables.seats):
            self._replace(side, open_lane << word(3), replaces & (seat == word(side)))
        paused: Any = jnp.bool_(False)
        for lane in range(BATTLES):
            here = fights & (flow["lane"] == word(lane))
            resumed = here & answered & (open_lane == word(lane))
            paused = paused | self._fight(lane, here, resumed, waiting)
        ends = fights & (flow["lane"] == word(BATTLES))
        flow["frame"] = jnp.where(fights & paused, word(REPLACEMENT), flow["frame"])
        flow["waiting"] = jnp.where(fights & ~paused, word(0), flow["waiting"])
        self._end_round(ends)
        return self._packed()

    def _replace(self, side: int, shift: Word, when: Any) -> None:
        """TOU-38: put the top card of the deck in the place of the one at this shift of `laid`."""
        pile = self.tables.kit.pile_of(side)
        new, laid = self._card(pile, word(0)), self.laid[side]
        self.heads[pile] = self.heads[pile] + u32(when)
        self._put_under(pile, laid >> shift & word(255), when)
        replaced = laid & ~(word(255) << shift) | new << shift
        self.laid[side] = jnp.where(when, replaced, laid)

    def _fight(self, lane: int, here: Any, resumed: Any, waiting: Word) -> Any:
        """Turn up a battle and settle it, or return that a seat has to choose first."""
        tables, sides = self.tables, range(self.tables.sides)
        row = [FOUGHT.unpack(own) for own in self.turned[lane]]
        faces = [
            jnp.where(resumed, row[side]["power"], nibble_at(self.mats[side]["covers"], lane))
            for side in sides
        ]
        powers = powers_on(tables, lane, faces)
        cards = [byte_at(self.laid[side], lane) for side in sides]
        waiting = jnp.where(resumed, waiting, powers.may_replace)
        unused: Word = word(0)
        before = [jnp.where(resumed, row[side]["before"], cards[side]) for side in sides]
        if tables.ghost:
            first, second = cards[solo.GHOST], byte_at(self.second[0], lane)
            other = ghost_choice(tables, powers.characteristic, first, second)
            before[solo.GHOST] = jnp.where(other, second, first)
            unused = jnp.where(other, first, second)
            waits_alone = waiting == word(_GHOST_BIT)  # TOU-69
            cards[solo.GHOST] = self._replace_ghost(before[solo.GHOST], here & waits_alone)
            waiting = jnp.where(waits_alone, word(0), waiting)
        stops = here & (waiting != 0)
        settles = here & ~stops
        verdict = judge(tables, powers, cards)
        for side in sides:
            self._turn_up(side, lane, here, here & ~resumed, faces[side])
            fought = FOUGHT.pack(
                card=cards[side],
                before=before[side],
                power=faces[side],
                won=verdict.won[side] & settles,
                unused=unused if tables.ghost and side == solo.GHOST else 0,
                there=1,
            )
            self.turned[lane][side] = jnp.where(here, fought, self.turned[lane][side])
            self._clear(side, lane, settles)
            keeps = settles & verdict.keeps[side]
            gain = self.gains[side]
            _append(self.zones[side], gain["zone"], cards[side], keeps)  # TOU-26, TOU-45
            gain["zone"] = gain["zone"] + u32(keeps)
            gain["kinds"] = gain["kinds"] | jnp.where(keeps, verdict.kinds[side], word(0))
            gain["points"] = gain["points"] + jnp.where(keeps, verdict.points[side], word(0))
            gain["extra"] = gain["extra"] + jnp.where(settles, verdict.extra[side], word(0))
            self._lose(side, cards[side], settles & ~verdict.keeps[side])
        if tables.ghost:
            self._lose(solo.GHOST, unused, settles)
        self.flow["lane"] = self.flow["lane"] + u32(settles)
        self.flow["waiting"] = jnp.where(stops, waiting, self.flow["waiting"])
        return stops

    def _turn_up(self, side: int, lane: int, here: Any, fresh: Any, face: Word) -> None:
        """A power card that is turned up has been played (TOU-47)."""
        mat, none = self.mats[side], word(NO_FACE << 4 * lane)
        mat["covers"] = jnp.where(here, mat["covers"] | none, mat["covers"])
        counts = fresh & (face != word(NO_FACE))
        _append_face(self.played, side, face, counts)

    def _replace_ghost(self, card: Word, when: Any) -> Word:
        """The card that the ghost fights with after a replacement."""
        pile = self.tables.kit.pile_of(solo.GHOST)
        new = self._card(pile, word(0))
        self.heads[pile] = self.heads[pile] + u32(when)
        self._put_under(pile, card, when)
        return jnp.where(when, new, card)

    def _clear(self, side: int, lane: int, settles: Any) -> None:
        """Nothing lies on a lane after its battle."""
        rest = self.laid[side] & ~word(255 << 8 * lane)
        self.laid[side] = jnp.where(settles, rest, self.laid[side])
        if side >= self.tables.seats:
            other = self.second[0] & ~word(255 << 8 * lane)
            self.second[0] = jnp.where(settles, other, self.second[0])
        mat = self.mats[side]
        mat["laid"] = jnp.where(settles, mat["laid"] & ~word(1 << lane), mat["laid"])

    def _lose(self, side: int, card: Word, when: Any) -> None:
        tables = self.tables
        if tables.ghost and not tables.common:  # TOU-68
            _append(self.discards, self.flow["discards"], card, when)
            self.flow["discards"] = self.flow["discards"] + u32(when)
        else:  # TOU-46, TOU-83
            self._put_under(tables.kit.pile_of(side), card, when)

    def _end_round(self, ends: Any) -> None:
        flow = self.flow
        if self.tables.triple:
            owners, stand_ins = take_tokens(self.tables, self._packed(), ends, flow["round"])
            self.bonus["owners"] = owners
            for gain, taken in zip(self.gains, stand_ins, strict=True):
                gain["stand_ins"] = taken
        flow["round"] = flow["round"] + u32(ends)
        last = ends & (flow["round"] == word(ROUNDS))
        flow["frame"] = jnp.where(last, word(OVER), flow["frame"])  # TOU-58
        self._start_round(ends & ~last)


def _append(words: list[Word], count: Word, card: Word, when: Any) -> None:
    """Add a card to a list of bytes in words that has `count` of them."""
    which, shift = count >> word(2), (count & word(3)) << word(3)
    byte = jnp.where(when, card << shift, word(0))
    for at, packed in enumerate(words):
        words[at] = packed | jnp.where(which == word(at), byte, word(0))


def _append_face(rows: list[Word], side: int, face: Word, when: Any) -> None:
    """Put a power card into the first free nibble of a side's row, whose free bits are all set."""
    row = rows[side]
    # No power card has the number 15, so a nibble with all bits set is free.
    free = row & row >> word(1) & row >> word(2) & row >> word(3) & word(0x11111)
    first = bits.lowest(free)
    rows[side] = jnp.where(when, row & ~(first * word(NO_FACE)) | first * face, row)


def _bytes(cards: Sequence[Word]) -> Word:
    packed: Word = word(0)
    for at, card in enumerate(cards):
        packed = packed | card << word(8 * at)
    return packed


def _if(when: Any, amount: int) -> Word:
    return jnp.where(when, word(amount), word(0))


def _ordered(cards: list[Word]) -> list[Word]:
    """Four cards, lowest first, by a sorting network."""
    for one, other in ((0, 1), (2, 3), (0, 2), (1, 3), (1, 2)):
        low = jnp.minimum(cards[one], cards[other])
        cards[other] = jnp.maximum(cards[one], cards[other])
        cards[one] = low
    return cards
