"""Makes the tables of a batch, and the rows of states of the plain engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Final

import numpy as np

from hedgerow.compiled.kernel import Row
from hedgerow.compiled.north_woods.frames import Frame, Held, How, Why
from hedgerow.compiled.north_woods.position import DEEPEST, FRAME_WORDS, LISTS, Word
from hedgerow.compiled.north_woods.tableau import BITS
from hedgerow.compiled.north_woods.tables import Integers, Tables
from hedgerow.core.writing import offsets
from hedgerow.games.north_woods import frames, moves
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import EVENTS
from hedgerow.games.north_woods.codec import FRAMES, NorthWoodsCodec
from hedgerow.games.north_woods.diet import menu
from hedgerow.games.north_woods.ids import ids, kinds
from hedgerow.games.north_woods.moves import PILES
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import Lying

_TYPES: Final = {type: Frame(number) for number, type in enumerate((*FRAMES, frames.Wintering))}
_KINDS: Final = 64
"""Kinds are counted in so many, so that kernels serve most sets of one's own too."""
_WORD: Final = 64
"""The bits of a word."""


def tables_for(codec: NorthWoodsCodec, options: NorthWoodsOptions) -> Tables:
    """The tables for the cards in use."""
    components = box()
    assert [components.event(name) for name in EVENTS] == [*components.events]
    begins: dict[str, Any] = {f"at_{piece}": at for piece, at in offsets(codec.pieces).items()}
    return Tables(
        seats=codec.seats,
        rounds=options.rounds,
        rearrangements=options.rearrangements,
        wolf_pair=options.wolf_pair,
        kinds=codec.kinds,
        all_copies=components.copies,
        slots=codec.slots,
        first_species=components.species.start,
        first_event=components.events.start,
        **_cards(),
        **_places(codec.seats, components.copies, codec.slots),
        **_actions(codec),
        **begins,
    )


def _cards() -> dict[str, Any]:
    """What cards are, and who eats what."""
    components, known = box(), menu()
    kinds = range(len(components.cards))
    most = -(-len(kinds) // _KINDS) * _KINDS
    # Each set of carcasses that scavengers live on is a taste; bit 0 is what resources stand on.
    tastes = sorted(set(known.carrion) - {0})
    lives_on = [
        2 << tastes.index(eaten) if eaten else 0 if known.species >> form & 1 else 1
        for form, eaten in enumerate(known.carrion)
    ]
    liked = [
        sum(2 << taste for taste, eaten in enumerate(tastes) if eaten >> kind & 1) for kind in kinds
    ]
    words = range(0, 2 * most, _WORD)
    foods = [[foods >> word & (1 << _WORD) - 1 for word in words] for foods in known.eats]
    return {
        "copies": _padded([card.copies for card in components.cards], most).astype(np.float32),
        "pairs": _padded([components.pairs >> kind & 1 for kind in kinds], most),
        "liked": _padded(liked, most),
        "rank": _padded([*known.rank], 2 * most),
        "lives_on": _padded(lives_on, 2 * most),
        "foods": _padded(np.array(foods, np.uint64).astype(np.int64), 2 * most),
    }


def _padded(numbers: Any, length: int) -> Integers:
    """An array with zeros behind it."""
    array = np.array(numbers, np.int64)
    full = np.zeros((length, *array.shape[1:]), np.int64)
    full[: len(array)] = array
    return full


def _places(seats: int, copies: int, slots: int) -> dict[str, Any]:
    """Where heaps and tables lie in a row."""
    heap, table = 1 + copies, 1 + slots
    sizes = {
        "dying": 1 + slots,
        "laid": seats * table,
        "deck": heap,
        "display": PILES * heap,
        "piles": PILES * heap,
        "hands": seats * heap,
        "aside": seats * heap,
        "known": (seats + 1) * seats * heap,
        "words": 0,
    }
    starts = accumulate(sizes.values(), initial=int(LISTS))
    return {**dict(zip(sizes, starts, strict=False)), "heap_words": heap, "table_words": table}


def _actions(codec: NorthWoodsCodec) -> dict[str, Any]:
    """The first number of each type of move."""
    card = ids()[0]
    firsts: Mapping[str, moves.Move] = {
        "do_lay": moves.Lay(card),
        "do_put_aside": moves.PutAside(card),
        "do_draw": moves.Draw(),
        "do_take": moves.Take(0),
        "do_territory": moves.Territory(card),
        "do_seize": moves.Seize(0, 0),
        "do_play": moves.Play(card),
        "do_use": moves.Use(card),
        "do_lift": moves.Lift(0),
        "do_on": moves.On(0),
        "do_apart": moves.Apart(),
        "do_feed_all": moves.FeedAll(),
        "do_rescue": moves.Rescue(0),
        "do_declare": moves.Declare(),
        "do_end_turn": moves.EndTurn(),
        "do_aim": moves.Aim(0, 0),
        "do_burn": moves.Burn(0),
        "do_name": moves.Name(1),
        "do_adopt": moves.Adopt(0),
        "do_keep": moves.Keep(card),
        "do_fetch": moves.Fetch(0, 0),
        "do_cover": moves.Cover(0),
        "do_bury": moves.Bury(0, 0),
        "do_discard": moves.Discard(card, 0),
        "do_done": moves.Done(),
    }
    numbers = {name: codec.encode(move) for name, move in firsts.items()}
    assert sorted(numbers.values()) == [*numbers.values()]  # `within` relies on it
    return numbers


def _word(card: Lying) -> int:
    """A card in play, as `tableau.lying` has it."""
    return card.mark << 2 * BITS | (card.food + 1) << BITS | (card.form + 1)


def _list(row: Row, start: int, cards: Sequence[int]) -> None:
    """Write a heap."""
    row[start] = len(cards)
    row[start + 1 : start + 1 + len(cards)] = [*cards]


class Packer:
    """Writes states of one seat count into rows."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kinds = kinds()

    def __call__(self, state: State, row: Row) -> None:
        tables = self._tables
        assert state.rounds == tables.rounds
        assert state.rearrangements == tables.rearrangements
        assert state.wolf_pair == tables.wolf_pair
        assert state.rng >> 64 == 0, "only the generator of 64 bits is compiled"
        row[Word.TURN] = state.turn
        row[Word.ROUND] = state.round
        row[Word.EDITS] = state.edits
        row[Word.RESCUING] = state.rescuing
        row[Word.SPRING] = state.spring
        row[Word.DRY] = state.dry
        row[Word.BARREN] = state.barren
        row[Word.WINNER] = state.winner
        row[Word.RNG] = np.uint64(state.rng).astype(np.int64)
        self._pack_stack(state, row)
        for seat, table in enumerate(state.tables):
            start = tables.laid + seat * tables.table_words
            row[start] = len(table)
            for slot, card in enumerate(table, start + 1):
                row[slot] = 0 if card is None else _word(card)
        for first, heaps in (
            (tables.deck, [state.deck]),
            (tables.display, state.display),
            (tables.piles, state.piles),
            (tables.hands, state.hands),
            (tables.aside, state.aside),
            (tables.known, state.known),
        ):
            for number, cards in enumerate(heaps):
                if cards:
                    _list(row, first + number * tables.heap_words, cards)

    def _pack_stack(self, state: State, row: Row) -> None:
        assert len(state.stack) <= DEEPEST
        row[Word.DEPTH] = len(state.stack)
        for depth, frame in enumerate(state.stack):
            start = Word.STACK + FRAME_WORDS * depth
            row[start] = _TYPES[type(frame)]
            for place, number in self._held(frame).items():
                row[start + place] = number
            if isinstance(frame, frames.Dying):
                _list(row, self._tables.dying, frame.slots)
            if isinstance(frame, frames.Giving):
                # A Wildfire strikes one seat; other events ask all up to the one that used them.
                following = [*state.others(state.turn), state.turn]
                following = following[following.index(frame.seats[0]) : -1]
                after = following[:1] if frame.event == "wildfire" else following
                assert [*frame.seats] == after, "the givers follow from the first"

    def _held(self, frame: frames.Frame) -> dict[int, int]:
        """What a frame holds, by its place in it."""
        number = self._kinds
        match frame:
            case frames.Start(drawn):
                return {Held.DRAWN: drawn}
            case frames.Aggression(card) | frames.Aiming(card):
                return {Held.CARD: number[card]}
            case frames.Giving(event, seats):
                return {Held.CARD: number[event], Held.GIVER: seats[0]}
            case frames.Adopting(of, resource, bases):
                return {
                    Held.CARD: number[resource],
                    Held.OF: of,
                    **{Held.BASES + nth: 1 + base for nth, base in enumerate(bases)},
                }
            case frames.Placing(slot, how):
                return {Held.SLOT: slot, Held.HOW: How[how.upper()]}
            case frames.Renewing(species, resource):
                return {Held.SPECIES: species, Held.RESOURCE: resource}
            case frames.Discarding(died):
                return {Held.DIED: died}
            case frames.Keeping(count, cards):
                return {Held.COUNT: count, **self._cards(cards)}
            case frames.Covering(cards, seat, why):
                return {
                    Held.COUNT: len(cards),
                    **self._cards(cards),
                    Held.COVERER: seat,
                    Held.WHY: Why[why.upper()],
                }
            case _:
                return {}

    def _cards(self, cards: tuple[str, ...]) -> dict[int, int]:
        number = self._kinds
        return {Held.CARDS + nth: number[card] for nth, card in enumerate(cards)}
