"""The position of one game of Le Tournoi in words, and its conversion from and to a State."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hedgerow.batch.bits import Layout, Word, Words
from hedgerow.batch.tournoi.tables import NO_FACE, Tables
from hedgerow.games.tournoi import battle, solo
from hedgerow.games.tournoi.cards import BATTLES, POINTS
from hedgerow.games.tournoi.frames import Frame, Placement, Replacement
from hedgerow.games.tournoi.kit import ROUNDS
from hedgerow.games.tournoi.state import NONE, State, Turned

OVER, PLACEMENT, REPLACEMENT = range(3)

FLOW: Final = Layout(round=3, lane=3, frame=2, waiting=4, ghost_lanes=8, discards=6)
"""`waiting`: the sides that may replace their card; two bits for each of the `ghost_lanes`; the
number of `discards`."""
MAT: Final = Layout(hand=4, laid=4, steps=3, passed=1, covers=16, held=3)
"""A side: which cards of the hand are still to be laid; which lanes have a card; four bits for the
power card on each lane; the number of power cards in hand."""
GAIN: Final = Layout(kinds=8, points=7, extra=8, stand_ins=4, zone=5)
"""A side: categories and points of its zone, points for wins, tokens, and cards in the zone."""
FOUGHT: Final = Layout(card=8, before=8, power=4, won=1, unused=8, there=1)
"""A side in a battle that was turned up; `unused` is the ghost's other card."""
BONUS: Final = Layout(tokens=12, owners=9)
"""Four bits for each token drawn; three for its owner, from 1."""

HAND = BATTLES
ZONE_WORDS: Final = ROUNDS * BATTLES // 4
COUNT_BITS: Final = 3
"""The bits for the number of equal power cards."""


class Position(NamedTuple):
    """Words are uint32; a card is a copy's number in a byte, four to a word."""

    order: Any
    """All cards as shuffled, uint8: each deck from its top. Those drawn stay in place."""
    hands: Words
    """Of each seat: four cards, lowest first, as they were drawn."""
    laid: Words
    """Of each side: the card on each lane."""
    second: Words
    """The ghost's other card on each lane; empty without a ghost."""
    mats: Words
    powers: Words
    """Of each seat: three bits for the number of each power card. The ghost's pile: four bits for
    each card, the top lowest."""
    gains: Words
    zones: tuple[Words, ...]
    """Of each side: the cards in its zone, in order."""
    under: tuple[Words, ...]
    """Of each deck: the cards that were put under it, in order."""
    discards: Words
    played: Words
    """Of each side: four bits for each power card played, in order."""
    turned: tuple[Words, ...]
    """turned[lane][side]: the battles of this round, or of the one before."""
    heads: Word
    """A byte for each deck: the number of cards drawn."""
    unders: Word
    """A byte for each deck: the number of cards put under it."""
    flow: Word
    bonus: Word
    needs: Word
    """A byte for each token drawn: its categories."""


# On the host: from a State


def positions_of(states: Sequence[State], tables: Tables) -> Position:
    """States as a batch of positions. Cards that were drawn are 0 in `order`."""
    words = np.array([list(_words(state, tables)) for state in states], np.uint32)
    columns = iter(words.T)
    shape = _shape(tables)
    fields: list[Any] = [np.stack([_order(state, tables) for state in states])]
    for size in shape:
        if isinstance(size, tuple):
            rows, width = size
            fields.append(tuple(tuple(next(columns) for _ in range(width)) for _ in range(rows)))
        else:
            fields.append(tuple(next(columns) for _ in range(size)))
    return Position(*fields, *columns)


def _shape(tables: Tables) -> list[int | tuple[int, int]]:
    """The words of each field from `hands` to `turned`."""
    sides = tables.sides
    return [
        tables.seats,
        sides,
        1 if tables.ghost else 0,
        sides,
        sides,
        sides,
        (sides, ZONE_WORDS),
        (tables.piles, list_words(tables.capacity)),
        discard_words(tables),
        sides,
        (BATTLES, sides),
    ]


def list_words(cards: int) -> int:
    return (cards + 3) // 4


def discard_words(tables: Tables) -> int:
    """TOU-68: up to three cards a battle."""
    return list_words(3 * ROUNDS * BATTLES) if tables.ghost and not tables.common else 0


def _order(state: State, tables: Tables) -> NDArray[np.uint8]:
    order = np.zeros(tables.copies, np.uint8)
    for pile, (start, length) in enumerate(zip(tables.starts, tables.lengths, strict=True)):
        left = length - _drawn(state, tables, pile)
        order[start + length - left : start + length] = state.piles[pile][:left]
    if state.aside:
        order[tables.copies - len(state.aside) :] = state.aside
    return order


def _under(state: State, tables: Tables, pile: int) -> tuple[int, ...]:
    """The cards that were put under a deck: all that were seen, since none is drawn again."""
    cards = state.piles[pile]
    return tuple(copy for copy in cards if state.seen >> copy & 1)


def _drawn(state: State, tables: Tables, pile: int) -> int:
    cards = state.piles[pile]
    return tables.lengths[pile] - (len(cards) - len(_under(state, tables, pile)))


def _words(state: State, tables: Tables) -> Iterator[int]:
    sides, seats = range(tables.sides), range(tables.seats)
    hands = [_hand(state, seat) for seat in seats]
    yield from (cards for cards, _ in hands)
    for side in sides:
        yield _bytes([there[0] if there else 0 for there in state.laid[side]])
    if tables.ghost:
        yield _bytes([there[1] if len(there) > 1 else 0 for there in state.laid[solo.GHOST]])
    for side in sides:
        yield MAT.pack_ints(
            hand=hands[side][1] if side < tables.seats else 0,
            laid=sum(1 << lane for lane, there in enumerate(state.laid[side]) if there),
            steps=state.steps[side],
            passed=state.passed[side],
            covers=_nibbles(state.covers[side], BATTLES),
            held=len(state.powers[side]),
        )
    for side in sides:
        pile = tables.ghost and side == solo.GHOST
        yield _nibbles(state.powers[side], 5) if pile else _counts(state.powers[side])
    for side in sides:
        zone = state.zones[side]
        yield GAIN.pack_ints(
            kinds=state.kinds(side),
            points=sum(POINTS[state.kit.degrees[copy]] for copy in zone),
            extra=state.extra[side],
            stand_ins=state.stand_ins[side],
            zone=len(zone),
        )
    for side in sides:
        yield from _listed(state.zones[side], ZONE_WORDS)
    unders = [_under(state, tables, pile) for pile in range(tables.piles)]
    for cards in unders:
        yield from _listed(cards, list_words(tables.capacity))
    yield from _listed(state.discards, discard_words(tables))
    for side in sides:
        yield _nibbles(state.played[side], 5)
    yield from _turned_words(state, tables)
    yield _bytes([_drawn(state, tables, pile) for pile in range(tables.piles)])
    yield _bytes([len(cards) for cards in unders])
    frame = state.stack[-1] if state.stack else None
    yield FLOW.pack_ints(
        round=state.round,
        lane=state.lane,
        frame=OVER if frame is None else 1 + (type(frame) is Replacement),
        waiting=sum(1 << side for side in frame.seats) if isinstance(frame, Replacement) else 0,
        ghost_lanes=sum(lane << 2 * at for at, lane in enumerate(state.ghost_lanes)),
        discards=len(state.discards),
    )
    yield BONUS.pack_ints(
        tokens=sum(place << 4 * at for at, place in enumerate(state.tokens)),
        owners=sum(owner + 1 << 3 * at for at, owner in enumerate(state.owners)),
    )
    yield _bytes([state.kit.token_kinds[place] for place in state.tokens])


def _hand(state: State, seat: int) -> tuple[int, int]:
    """The hand as it was drawn, and which of its cards are still to be laid.

    What was laid is sorted in again; with the last card on a battle the hand is empty.
    """
    hand = state.hands[seat]
    if not hand:
        return 0, 0
    laid = [there[0] for there in state.laid[seat] if there]
    cards = sorted((*hand, *laid))
    return _bytes(cards), sum(1 << at for at, copy in enumerate(cards) if copy in hand)


def _turned_words(state: State, tables: Tables) -> Iterator[int]:
    open_lane = state.lane if state.stack and type(state.stack[-1]) is Replacement else NONE
    fights = {turned.lane: turned for turned in state.turned}
    for lane in range(BATTLES):
        turned = fights.get(lane)
        if turned is None:
            yield from [0] * tables.sides
            continue
        verdict = battle.judge(state.kit, lane, turned.cards, turned.powers)
        for side in range(tables.sides):
            unused = turned.unused if side == solo.GHOST and tables.ghost else 0
            yield FOUGHT.pack_ints(
                card=turned.cards[side],
                before=turned.before[side],
                power=turned.powers[side] % 16,
                won=lane != open_lane and side in verdict.winners,
                unused=unused,
                there=1,
            )


def _bytes(cards: Sequence[int]) -> int:
    return sum(card << 8 * at for at, card in enumerate(cards))


def _nibbles(faces: Sequence[int], size: int) -> int:
    """Four bits each, all set where there is none."""
    padded = [*faces, *[NO_FACE] * (size - len(faces))]
    return sum(face % 16 << 4 * at for at, face in enumerate(padded))


def _counts(faces: Sequence[int]) -> int:
    return sum(1 << COUNT_BITS * face for face in faces)


def _listed(cards: Sequence[int], words: int) -> list[int]:
    return [_bytes(cards[4 * at : 4 * at + 4]) for at in range(words)]


# On the host: to a State


def state_of(found: Position, tables: Tables) -> State:
    """The State of one position."""
    kit, sides = tables.kit, range(tables.sides)
    flow, bonus = FLOW.unpack_ints(found.flow), BONUS.unpack_ints(found.bonus)
    mats = [MAT.unpack_ints(mat) for mat in found.mats]
    gains = [GAIN.unpack_ints(gain) for gain in found.gains]
    order = [int(copy) for copy in found.order]
    heads, unders = _four(found.heads), _four(found.unders)
    under = [_read(found.under[pile], unders[pile]) for pile in range(tables.piles)]
    piles = [
        (*order[start + heads[pile] : start + length], *under[pile])
        for pile, (start, length) in enumerate(zip(tables.starts, tables.lengths, strict=True))
    ]
    discards = _read(found.discards, flow["discards"])
    zones = [_read(found.zones[side], gains[side]["zone"]) for side in sides]
    turned = list(_turned(found, tables))
    seen = {*discards, *(copy for cards in (*under, *zones) for copy in cards)}
    for fight in turned:
        seen |= {*fight.cards, *fight.before}
    hands: list[tuple[int, ...]] = [
        tuple(
            card for at, card in enumerate(_four(found.hands[seat])) if mats[seat]["hand"] >> at & 1
        )
        for seat in range(tables.seats)
    ]
    powers = [_powers(found, side, tables) for side in sides]
    covers = [_lanes(mats[side]["covers"]) for side in sides]
    played = [_pile(found.played[side]) for side in sides]
    drawn = tables.drawn
    if tables.ghost:
        seen |= {fight.unused for fight in turned}
        hands.append(())
    return State(
        kit=kit,
        piles=piles,
        aside=tuple(order[sum(tables.lengths) :]),
        discards=discards,
        hands=hands,
        laid=[_laid(found, mats[side]["laid"], side, tables) for side in sides],
        powers=powers,
        powers_aside=_aside(tables, powers, covers, played),
        covers=covers,
        played=played,
        steps=[mat["steps"] for mat in mats],
        passed=[bool(mat["passed"]) for mat in mats],
        zones=zones,
        seen=sum(1 << copy for copy in seen),
        extra=[gain["extra"] for gain in gains],
        tokens=tuple(bonus["tokens"] >> 4 * at & 15 for at in range(drawn)),
        owners=[(bonus["owners"] >> 3 * at & 7) - 1 for at in range(drawn)],
        stand_ins=[gain["stand_ins"] for gain in gains],
        ghost_lanes=tuple(
            flow["ghost_lanes"] >> 2 * at & 3 for at in range(ROUNDS if tables.ghost else 0)
        ),
        round=flow["round"],
        lane=flow["lane"],
        turned=tuple(turned),
        stack=_stack(flow, tables),
    )


def _four(packed: Any) -> list[int]:
    return [int(packed) >> 8 * at & 255 for at in range(4)]


def _read(words: Sequence[Any], count: int) -> tuple[int, ...]:
    cards = [card for packed in words for card in _four(packed)]
    return tuple(cards[:count])


def _turned(found: Position, tables: Tables) -> Iterator[Turned]:
    for lane, row in enumerate(found.turned):
        fighters = [FOUGHT.unpack_ints(fighter) for fighter in row]
        if fighters[0]["there"]:
            yield Turned(
                lane,
                tuple(fighter["card"] for fighter in fighters),
                tuple(_face(fighter["power"]) for fighter in fighters),
                tuple(fighter["before"] for fighter in fighters),
                fighters[solo.GHOST]["unused"] if tables.ghost else NONE,
            )


def _face(nibble: int) -> int:
    return NONE if nibble == NO_FACE else nibble


def _lanes(covers: int) -> tuple[int, ...]:
    return tuple(_face(covers >> 4 * lane & 15) for lane in range(BATTLES))


def _pile(packed: Any) -> tuple[int, ...]:
    faces = [int(packed) >> 4 * at & 15 for at in range(5)]
    return tuple(face for face in faces if face != NO_FACE)


def _faces(counts: Any) -> tuple[int, ...]:
    return tuple(face for face in range(10) for _ in range(int(counts) >> COUNT_BITS * face & 7))


def _powers(found: Position, side: int, tables: Tables) -> tuple[int, ...]:
    packed = found.powers[side]
    return _pile(packed) if tables.ghost and side == solo.GHOST else _faces(packed)


def _aside(tables: Tables, *owned: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """TOU-9: the power cards of the box that nobody was dealt."""
    left = sorted(tables.kit.power_pools[-1])
    for side in range(tables.sides):
        if not tables.kit.brings[side]:
            for faces in owned:
                for face in faces[side]:
                    if face != NONE:
                        left.remove(face)
    return tuple(left)


def _laid(found: Position, there: int, side: int, tables: Tables) -> tuple[tuple[int, ...], ...]:
    rows = [_four(found.laid[side])]
    if tables.ghost and side == solo.GHOST:
        rows.append(_four(found.second[0]))
    return tuple(
        tuple(row[lane] for row in rows) if there >> lane & 1 else () for lane in range(BATTLES)
    )


def _stack(flow: dict[str, int], tables: Tables) -> list[Frame]:
    if flow["frame"] == OVER:
        return []
    if flow["frame"] == PLACEMENT:
        return [Placement()]
    waiting = tuple(side for side in range(tables.sides) if flow["waiting"] >> side & 1)
    return [Replacement(flow["lane"], waiting)]
