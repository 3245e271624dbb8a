"""Flat action numbers and observation arrays for learners: the only file here that needs NumPy.

Each type of move has a block of numbers: one for each card, slot, seat or pile that it may name, or
for each pair of them. A slot is a place in front of a seat, see `tableau`.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from hedgerow.core.decision import Decision
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.frames import (
    Acting,
    Adopting,
    Aggression,
    Aiming,
    Burning,
    Closing,
    Covering,
    Discarding,
    Dying,
    Giving,
    Keeping,
    Naming,
    Opening,
    Placing,
    Renewing,
    Start,
)
from hedgerow.games.north_woods.hidden import Placed, View
from hedgerow.games.north_woods.ids import ids, kinds
from hedgerow.games.north_woods.moves import (
    OPENING_SLOTS,
    PILES,
    Adopt,
    Aim,
    Apart,
    Burn,
    Bury,
    Cover,
    Declare,
    Discard,
    Done,
    Draw,
    EndTurn,
    FeedAll,
    Fetch,
    Keep,
    Lay,
    Lift,
    Move,
    Name,
    On,
    Play,
    PutAside,
    Rescue,
    Seize,
    Take,
    Territory,
    Use,
)

Floats: TypeAlias = NDArray[np.float32]
Mask8: TypeAlias = NDArray[np.int8]

FRAMES: Final = (
    Opening,
    Start,
    Aggression,
    Acting,
    Placing,
    Aiming,
    Burning,
    Naming,
    Giving,
    Adopting,
    Keeping,
    Renewing,
    Covering,
    Dying,
    Discarding,
    Closing,
)
BEINGS: Final = ("resource", "fed", "scavenging", "hungry")
MANY: Final = 12
"""A hand of this many cards or more is encoded as 1."""
LONG_TURN: Final = 24
LONG_GAME: Final = 40
"""The number of edits and rounds that is encoded as 0.5 without a limit."""


def part(count: int, limit: int, half: int) -> float:
    """The used fraction of a limit; without a limit (0), a value that approaches 1."""
    return count / limit if limit else count / (count + half)


class NorthWoodsCodec:
    """The codec of one seat count, with the cards in use when it is made.

    Wherever a piece has a row for each seat, the viewer's own comes first and the others follow
    clockwise. Actions name seats by their number: the piece `seat` tells a learner its own.
    """

    def __init__(self, seats: int) -> None:
        components = box()
        self.seats = seats
        self.kinds = count = len(components.cards)
        ranked = sum(
            components.cards[kind].copies for kind in (*components.resources, *components.species)
        )
        self.slots = slots = ranked + components.cards[components.event("abundance")].copies
        sizes: dict[type[Any], tuple[int, ...]] = {
            Lay: (count, OPENING_SLOTS + 1),
            PutAside: (count,),
            Draw: (),
            Take: (PILES,),
            Territory: (count,),
            Seize: (seats, slots),
            Play: (count,),
            Use: (count,),
            Lift: (slots,),
            On: (slots,),
            Apart: (),
            FeedAll: (),
            Rescue: (PILES,),
            Declare: (),
            EndTurn: (),
            Aim: (seats, slots),
            Burn: (seats,),
            Name: (RANKS,),
            Adopt: (slots,),
            Keep: (count,),
            Fetch: (PILES, components.copies),
            Cover: (PILES,),
            Bury: (slots, PILES),
            Discard: (count, PILES),
            Done: (),
        }
        self._moves: tuple[Move, ...] = tuple(
            _made(kind, numbers)
            for kind, size in sizes.items()
            for numbers in product(*map(range, size))
        )
        self._number = {move: number for number, move in enumerate(self._moves)}
        self.actions = len(self._moves)
        self.pieces: dict[str, tuple[int, ...]] = {
            "seat": (seats,),
            "turn": (seats,),
            "pending": (len(FRAMES),),
            "drawn": (1,),
            "in_question": (count,),
            "placing": (slots,),
            "hand": (count,),
            "aside": (count,),
            "hand_sizes": (seats,),
            "known": (seats, count),
            "deck": (1,),
            "display": (PILES, count),
            "covered": (count,),
            "tops": (PILES, count),
            "beneath": (PILES, count),
            "tables": (seats, count),
            "cards": (seats, slots),
            "foods": (seats, slots),
            "beings": (seats, slots, len(BEINGS)),
            "marks": (seats, slots, 3),
            "ranks": (seats, RANKS),
            "barren": (RANKS,),
            "edits": (1,),
            "rescuing": (1,),
            "spring": (seats,),
            "round": (1,),
            "dry": (1,),
        }

    # Actions

    def encode(self, move: Move) -> int:
        return self._number[move]

    def decode(self, action: int) -> Move:
        """The move of an action number; raises ValueError if there is none."""
        if not 0 <= action < self.actions:
            raise ValueError(f"no action {action}: there are {self.actions}")
        return self._moves[action]

    def mask(self, decision: Decision[Any]) -> Mask8:
        mask = bytearray(self.actions)
        for number in map(self._number.__getitem__, decision.moves):
            mask[number] = 1
        return np.frombuffer(mask, np.int8)

    # Observations

    def observe(self, view: View) -> dict[str, Floats]:
        """A View as arrays of numbers from 0 to 1; the own pieces are empty for a spectator."""
        seen = {name: np.zeros(shape, np.float32) for name, shape in self.pieces.items()}
        first, seats = view.seat or 0, self.seats
        if view.seat is not None:
            seen["seat"][view.seat] = 1
        seen["turn"][(view.turn - first) % seats] = 1
        self._pending(seen, view)
        self._count(seen["hand"], view.hand)
        self._count(seen["aside"], view.aside)
        seen["deck"][0] = view.deck_size / box().copies
        for place in range(PILES):
            self._count(seen["display"][place], view.display[place][-1:])
            self._count(seen["tops"][place], view.piles[place][-1:])
            self._count(seen["beneath"][place], view.piles[place][:-1])
        self._count(seen["covered"], [card for cards in view.display for card in cards[:-1]])
        for at in range(seats):
            seat = (first + at) % seats
            seen["hand_sizes"][at] = min(1, view.hand_sizes[seat] / MANY)
            self._count(seen["known"][at], view.known[seat])
            self._count(seen["tables"][at], [lying.card for lying in view.tables[seat]])
            for rank in view.ranks[seat]:
                seen["ranks"][at, rank - 1] = 1
            for card in view.tables[seat]:
                self._card(seen, at, card)
            seen["spring"][at] = seat in view.spring
        for rank in view.barren:
            seen["barren"][rank - 1] = 1
        seen["edits"][0] = part(view.edits, view.rearrangements, LONG_TURN)
        seen["rescuing"][0] = view.rescuing
        seen["round"][0] = part(view.round, view.rounds, LONG_GAME)
        seen["dry"][0] = min(1, view.dry / seats)
        return seen

    def _pending(self, seen: dict[str, Floats], view: View) -> None:
        frame = view.top
        if frame is None:
            return
        seen["pending"][FRAMES.index(type(frame))] = 1
        match frame:
            case Start(drawn):
                seen["drawn"][0] = drawn
            case Placing(slot):
                seen["placing"][slot] = 1
            case Aggression(card) | Aiming(card) | Giving(card) | Adopting(_, card):
                seen["in_question"][kinds()[card]] = 1
            case Covering(cards, _, _) | Keeping(_, cards):
                self._count(seen["in_question"], cards)
            case _:
                pass

    def _count(self, row: Floats, cards: Any) -> None:
        """The number of cards of each kind, as a fraction of the number of copies."""
        known, faces = kinds(), box().cards
        for card, count in Counter(cards).items():
            kind = known[card]
            row[kind] = min(1, count / faces[kind].copies)

    def _card(self, seen: dict[str, Floats], at: int, card: Placed) -> None:
        slot = card.slot
        seen["cards"][at, slot] = (kinds()[card.card] + 1) / self.kinds
        if card.food is not None:
            seen["foods"][at, slot] = (card.food + 1) / self.slots
        seen["beings"][at, slot, BEINGS.index(card.being)] = 1
        seen["marks"][at, slot] = card.boom, card.abundant, card.stand_in


def _made(kind: type[Any], numbers: tuple[int, ...]) -> Move:
    """The move of a type with these numbers."""
    if kind is Lay:
        return Lay(ids()[numbers[0]], numbers[1] - 1 if numbers[1] else None)
    if kind is Name:
        return Name(numbers[0] + 1)
    fields = [field.name for field in msgspec.structs.fields(kind)]
    values = [
        ids()[number] if field == "card" else number
        for field, number in zip(fields, numbers, strict=True)
    ]
    made: Move = kind(*values)
    return made
