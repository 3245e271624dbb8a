"""Writes a state of the plain engine into a row."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.tables import Numbers, numbers_of
from hedgerow.compiled.kernel import Row
from hedgerow.games.earth import frames as plain
from hedgerow.games.earth.codec import FRAMES, MODES, STAGES, EarthCodec
from hedgerow.games.earth.effects import ACTIONS
from hedgerow.games.earth.moves import Choose
from hedgerow.games.earth.options import STRONGER
from hedgerow.games.earth.rules.setup import kind_of
from hedgerow.games.earth.state import Board, Gaia, Growing, State

LEVELS: Final = ("beginner", "medium", "hard", "expert")
KINDS: Final = ("island", "climate", "ecosystem", "animal")
PIECES: Final = ("sprout", "growth", "canopy", "hand")
_TABLEAU: Final = slice(at.PLOT, at.TRUNKS + at.CELLS)
"""The planted cells and what is on them, which lie side by side."""
Words: TypeAlias = NDArray[np.int64]
W = TypeVar("W")
assert LEVELS[2:] == STRONGER


class Packer:
    """Packs the states of one game."""

    def __init__(self, codec: EarthCodec, numbers: Numbers) -> None:
        self._codec, self._numbers = codec, numbers
        self._kept: dict[int, tuple[object, Words]] = {}
        """By place in a row: what was packed there last, and its words."""

    def __call__(self, state: State, row: Row) -> None:
        """Write a state into a row of zeros.

        It leaves out what no rule reads: how a seat's last move looked to the others, and caches.
        """
        numbers, options = self._numbers, state.options
        row[at.SEATS] = state.seats
        row[at.MODE] = MODES.index(options.mode)
        row[at.WITH_ANIMALS] = options.animals
        row[at.LEVEL], row[at.TEAMS] = LEVELS.index(options.gaia), options.teams
        row[at.STAGE] = STAGES.index(state.stage)
        row[at.ACTION] = ACTIONS.index(state.action) if state.action else at.NONE
        row[at.ROUND], row[at.ENDING] = state.round, state.ending
        row[at.FIRST], row[at.ACTIVE] = state.first, state.active
        row[at.COMPLETED], row[at.RESHUFFLES] = state.completed, state.reshuffles
        row[at.COLLECTIVE] = numbers.animal[state.collective] if state.collective else 0
        row[at.RNG] = state.rng - (1 << 64) if state.rng >> 63 else state.rng
        row[at.FAUNA : at.FAUNA + at.GOALS] = [numbers.fauna[key] for key in state.fauna]
        _write(row, at.SHARED, [numbers.start[key] for key in state.shared])
        for goal, ranked in enumerate(state.claims):
            _write(row, at.CLAIM + at.CLAIM_WORDS * goal, ranked)
        self._write_cards(row, at.DECK, at.DECK, state.deck)
        self._write_cards(row, at.DISCARDS, at.DISCARDS, state.discards)
        self._born(row, state.born)
        if state.gaia is not None:
            self._gaia(row, state.gaia)
        for seat, board in enumerate(state.boards):
            first = at.BOARDS + seat * at.BOARD_WORDS
            self._board(row[first : first + at.BOARD_WORDS], first, board)
            row[first + at.DUE] = _digits(state.due[seat])

    def _words(self, place: int, what: W, pack: Callable[[W], Iterable[int]]) -> Words:
        """The words of a value that is never changed; it is mostly the one packed there last."""
        kept = self._kept.get(place)
        if kept is None or kept[0] is not what:
            kept = self._kept[place] = what, np.array(list(pack(what)), np.int64)
        return kept[1]

    def _write_cards(self, row: Row, place: int, first: int, cards: tuple[int, ...]) -> None:
        """Write a pile; `first` is its place in the whole position."""
        row[place] = len(cards)
        words = self._words(first, cards, lambda pile: map(self._numbers.card.__getitem__, pile))
        row[place + 1 : place + 1 + len(cards)] = words

    def _born(self, row: Row, born: tuple[int, ...]) -> None:
        """For each card the number of reshuffles when it was put into the deck."""
        words = self._words(at.BORN, born, lambda when: map(when.__getitem__, self._numbers.card))
        row[at.BORN + 1 : at.BORN + 1 + len(words)] = words

    def _gaia(self, row: Row, gaia: Gaia) -> None:
        numbers = self._numbers
        row[at.GAIA_PLAYS] = 1
        row[at.PASSES], row[at.SKIPS] = gaia.passes, gaia.skips
        row[at.GAIA_SOIL], row[at.GAIA_SPROUTS] = gaia.soil, gaia.sprouts
        row[at.GAIA_GROWTH] = gaia.growth
        _write(row, at.GAIA_ANIMALS, [numbers.animal[id] for id in gaia.animals])
        row[at.GAIA_STOCK : at.GAIA_STOCK + len(gaia.stocks)] = gaia.stocks
        _write(row, at.GAIA_DECK, [numbers.gaia[number] for number in gaia.deck])
        _write(row, at.TURNED, [numbers.gaia[number] for number in gaia.turned])
        self._write_cards(row, at.GAIA_COMPOST, at.GAIA_COMPOST, gaia.compost)
        self._write_cards(row, at.GAIA_CARDS, at.GAIA_CARDS, gaia.cards)

    def _board(self, row: Row, first: int, board: Board) -> None:
        """A board, into its own part of the position, which begins at `first`."""
        numbers, card = self._numbers, self._numbers.card
        row[at.ISLAND_CARD], row[at.CLIMATE_CARD], row[at.ECOSYSTEM] = (
            numbers.start[key] if key else 0
            for key in (board.island, board.climate, board.ecosystem)
        )
        row[at.SOIL], row[at.MET] = board.soil, board.met
        row[at.REACHED : at.REACHED + at.GOALS] = board.reached
        row[at.LEAVES_LEFT], row[at.DISCARDED] = board.leaves, board.discarded
        row[at.ISLAND_STOCK] = board.island_stock
        row[at.GAINED], row[at.DRAWN] = board.gained, board.drawn
        row[at.SPROUTS], row[at.GROWN] = board.sprouts, board.growth
        row[at.MASK] = board.mask
        _write(row, at.ANIMAL, [numbers.animal[id] for id in board.animals])
        row[at.STOCK : at.STOCK + len(board.stocks)] = board.stocks
        for animal, cells in enumerate(board.figures):
            _write(row, at.FIGURE + at.FIGURE_WORDS * animal, cells)
        _write(row, at.PLANTED_NOW, [card[number] for number in board.planted_now])
        row[_TABLEAU] = self._words(first + at.PLOT, board.planted, self._tableau)
        dealt = self._words(first + at.DEAL, board.dealt, self._dealt)
        row[at.DEAL], row[at.DEAL + 1 : at.DEAL + 1 + len(dealt)] = len(dealt), dealt
        for place, cards in (
            (at.HELD, board.hand),
            (at.OFFER, board.offer),
            (at.EVENTS, board.events),
            (at.COMPOST, board.compost),
            (at.SHOWN, board.shown),
        ):
            self._write_cards(row, place, first + place, cards)
        _write(row, at.MARKS, board.marks)
        words = [word for frame in board.stack for word in self._frame(frame)]
        row[at.HEIGHT] = len(words)
        row[at.FRAMES : at.FRAMES + len(words)] = words

    def _tableau(self, planted: Mapping[int, Growing]) -> list[int]:
        """The planted cells, their cards and what has grown on them."""
        words = [0] * (_TABLEAU.stop - _TABLEAU.start)
        words[: 1 + len(planted)] = len(planted), *planted
        for cell, (number, sprouts, growth) in planted.items():
            words[at.CARD - at.PLOT + cell] = self._numbers.card[number]
            words[at.SPROUTED - at.PLOT + cell] = sprouts
            words[at.TRUNKS - at.PLOT + cell] = growth
        return words

    def _dealt(self, dealt: tuple[str, ...]) -> list[int]:
        """The actions that keep the start cards dealt."""
        return [
            self._codec.encode(Choose(code))
            for number in dealt
            for code in ([number] if kind_of(number) == "animal" else [f"{number}A", f"{number}B"])
        ]

    def _frame(self, frame: plain.Frame) -> list[int]:
        kind = FRAMES.index(type(frame))
        own, items = self._contents(frame)
        assert len(own) == frames.FIELDS[kind], frame
        size = len(items) + len(own) + frames.ENDS
        return [*reversed(items), *reversed(own), kind, size]

    def _contents(self, frame: plain.Frame) -> tuple[Sequence[int], Sequence[int]]:
        """The fields of a frame, and its items, the nearest to the top first."""
        fields = _FIELDS.get(type(frame))
        if fields is not None:
            return fields(frame), ()
        match frame:
            case plain.Paying(card, cost):
                return (self._numbers.card[card], cost), ()
            case plain.Siting(card):
                return (self._numbers.card[card],), ()
            case plain.Activation(queue, quick, using):
                return (quick, using is not None), _abilities(queue)
            case plain.Picking(abilities):
                return (), _abilities(abilities)
            case plain.Walking(animal, left, start, visited):
                return (left, animal, start), visited[::-1]
            case plain.Visiting(animal, cells, gained, quick):
                return (animal, gained, quick), cells
            case plain.Rewarding(animal, visited):
                return (animal,), visited[::-1]
            case _:
                raise AssertionError(frame)


_FIELDS: Final[dict[type, Callable[[Any], Sequence[int]]]] = {
    plain.Choosing: lambda frame: (KINDS.index(frame.what),),
    plain.Acting: lambda frame: (),
    plain.Planting: lambda frame: (frame.left,),
    plain.Replacing: lambda frame: (frame.cell, ACTIONS.index(frame.colour), frame.draw),
    plain.Reaping: lambda frame: (frame.draw,),
    plain.Keeping: lambda frame: (frame.compost,),
    plain.Benefits: lambda frame: (ACTIONS.index(frame.colour),),
    plain.Activate: lambda frame: (ACTIONS.index(frame.colour),),
    plain.Ordering: lambda frame: (ACTIONS.index(frame.colour),),
    plain.Copying: lambda frame: (frame.place, ACTIONS.index(frame.colour)),
    plain.Owing: lambda frame: (frame.left, PIECES.index(frame.what)),
    plain.Receiving: lambda frame: (
        *numbers_of(frame.goods), frame.fresh, frame.event, frame.cells
    ),
    plain.Placing: lambda frame: (
        frame.left, PIECES.index(frame.piece), frame.cells, frame.fresh, frame.each
    ),
    plain.Composting: lambda frame: (frame.left, frame.exact, frame.fresh),
    plain.Closing: lambda frame: (),
    plain.Claiming: lambda frame: (_bits(frame.goals), _digits(frame.chosen)),
    plain.Roaming: lambda frame: (frame.used, _bits(frame.animals)),
    plain.Offered: lambda frame: numbers_of(frame.goods),
    plain.Stocking: lambda frame: (
        frame.left, frame.animal, frame.cells, PIECES.index(frame.piece)
    ),
    plain.Sharing: lambda frame: (),
    plain.Yielding: lambda frame: (_bits(frame.goals),),
}  # fmt: skip
"""The fields of the frames that hold neither cards nor items."""


def _write(row: Row, place: int, items: Sequence[int]) -> None:
    """Write a list: the number of its items, then the items."""
    row[place] = len(items)
    row[place + 1 : place + 1 + len(items)] = items


def _abilities(abilities: Iterable[tuple[int, int]]) -> list[int]:
    return [place * frames.PLACE + number for place, number in abilities]


def _bits(numbers: Iterable[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _digits(goals: Iterable[int]) -> int:
    """A list of goals in one number: one more than each in 3 bits, the first lowest."""
    digits = 0
    for place, goal in enumerate(goals):
        digits |= goal + 1 << 3 * place
    return digits


assert of.ABILITIES <= frames.PLACE
