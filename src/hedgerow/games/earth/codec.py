"""Flat action numbers and observation arrays for learners: the only file here that needs NumPy.

Actions are one list: start cards to keep, the four actions, then for every Earth card planting,
keeping, composting and playing it, then what is done on each cell, then the rest.
"""

from __future__ import annotations

from array import array
from functools import cached_property
from typing import Any, Final, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from hedgerow.core.decision import Decision
from hedgerow.core.writing import Row
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import Sheet, box
from hedgerow.games.earth.cells import CELLS, FIELD, row
from hedgerow.games.earth.effects import ACTIONS
from hedgerow.games.earth.frames import Frame
from hedgerow.games.earth.hidden import GaiaView, View
from hedgerow.games.earth.moves import (
    BENEFITS,
    Act,
    All,
    Choose,
    Claim,
    Compost,
    Convert,
    CopyAt,
    Done,
    Keep,
    Leaf,
    Move,
    Order,
    Pay,
    Plant,
    PlayEvent,
    Put,
    Remove,
    ReplaceAt,
    Rouse,
    Site,
    Skip,
    Step,
    Take,
    Use,
)
from hedgerow.games.earth.nouns import COLOURS, FLORA_TYPES, HABITATS
from hedgerow.games.earth.options import Mode
from hedgerow.games.earth.rules.turns import ROUND_LIMIT
from hedgerow.games.earth.state import LEAVES, Gaia, Stage

Floats: TypeAlias = NDArray[np.float32]
Mask8: TypeAlias = NDArray[np.int8]

ABILITIES: Final = 3
"""The most abilities of a card."""
ANIMALS: Final = 2
"""The most animals of a seat."""
MANY: Final = 40
"""The number of soil, cards and compost from which an observation makes no difference."""
FRAMES: Final = tuple(get_args(Frame))
STAGES: Final = get_args(Stage)
MODES: Final = get_args(Mode)
RANKS: Final = 5
COUNTS: Final = ("soil", "hand", "offer", "compost", "events", "plots", "leaves", "drawn")
LAYERS: Final = (
    "planted",
    "flora",
    *FLORA_TYPES,
    *HABITATS,
    *COLOURS,
    "sprouts",
    "sprout_spaces",
    "growth",
    "growth_spaces",
)


MANY_GROWN: Final = 10
"""The number of sprouts and growth on a card that is encoded as 1."""
GROWN: Final = [LAYERS.index("sprouts"), LAYERS.index("growth")]


def printed_layers(sheet: Sheet) -> list[float]:
    """The layers of a planted card that nothing has grown on."""
    marks = {"planted", sheet.kind, *sheet.types, *sheet.habitats, *sheet.colours}
    numbers = [float(layer in marks) for layer in LAYERS]
    numbers[LAYERS.index("sprout_spaces")] = min(sheet.sprouts / MANY_GROWN, 1)
    numbers[LAYERS.index("growth_spaces")] = min(sheet.growth / MANY_GROWN, 1)
    return numbers


def gaia_numbers(gaia: GaiaView | Gaia) -> tuple[float, ...]:
    """What is encoded of Gaia besides her cards; of her compost, only its size."""
    return tuple(
        min(value / 100, 1)
        for value in (
            gaia.soil,
            gaia.sprouts,
            gaia.growth,
            len(gaia.compost),
            len(gaia.cards),
            100 * gaia.passes,
            100 * (gaia.skips > 0),
            sum(gaia.stocks),
        )
    )


def all_moves() -> list[Move]:
    """Every possible move, in the order of the action numbers."""
    deck = box().deck
    sided = [*cards.islands(), *cards.climates(), *cards.ecosystems()]
    everywhere = range(CELLS)
    return [
        *(Choose(code) for code in sided),
        *(Act(action) for action in ACTIONS),
        *(Plant(card) for card in deck),
        *(Keep(card) for card in deck),
        *(Compost(card) for card in deck),
        *(PlayEvent(card) for card in deck),
        *(ReplaceAt(cell) for cell in everywhere),
        *(Site(cell) for cell in everywhere),
        *(Put(cell) for cell in everywhere),
        *(Remove(cell) for cell in everywhere),
        *(CopyAt(cell, number) for cell in everywhere for number in range(ABILITIES)),
        *(Take(benefit) for benefit in BENEFITS),
        *(Pay(instead) for instead in range(_most_paid_instead() + 1)),
        *(Order(first) for first in (True, False)),
        Use(),
        All(),
        Skip(),
        Convert(),
        Done(),
        *(Choose(id) for id in cards.animals()),
        Leaf(),
        *(Rouse(animal) for animal in range(ANIMALS)),
        *(Step(cell) for cell in everywhere),
        *(Claim(goal) for goal in range(5)),
    ]


def _most_paid_instead() -> int:
    sheets = box()
    return max((sheets[card].cost for card in sheets.deck if sheets[card].instead), default=0)


class EarthCodec:
    """The codec of one seat count; the same for all modes.

    Wherever a piece has a row for each seat, the viewer's own comes first and the others follow
    clockwise.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._moves = all_moves()
        self._number = {move: number for number, move in enumerate(self._moves)}
        self.actions = len(self._moves)
        self.card = {card: at for at, card in enumerate(box().deck)}
        self.islands = {code: at for at, code in enumerate(cards.islands())}
        self.climates = {code: at for at, code in enumerate(cards.climates())}
        self.ecosystems = {code: at for at, code in enumerate(cards.ecosystems())}
        self.fauna = {code: at for at, code in enumerate(cards.fauna())}
        self.animals = {id: at for at, id in enumerate(cards.animals())}
        deck = len(self.card)
        self.pieces: dict[str, tuple[int, ...]] = {
            "stage": (len(STAGES),),
            "mode": (len(MODES),),
            "round": (1,),
            "ending": (1,),
            "seat": (seats,),
            "active": (seats,),
            "first": (seats,),
            "pending": (len(FRAMES),),
            "left": (1,),
            "asked": (CELLS + 2,),
            "deck": (1,),
            "hand": (deck,),
            "offer": (deck,),
            "discards": (deck,),
            "own_compost": (deck,),
            "planted": (seats, deck),
            "played": (seats, deck),
            "counts": (seats, len(COUNTS)),
            "tableau": (seats, len(LAYERS), FIELD, FIELD),
            "islands": (seats, len(self.islands)),
            "climates": (seats, len(self.climates)),
            "ecosystems": (seats, len(self.ecosystems)),
            "shared": (len(self.ecosystems),),
            "fauna": (4, len(self.fauna)),
            "met": (seats, 4),
            "ranks": (seats, 4, RANKS),
            "completed": (seats,),
            "collective": (len(self.animals),),
            "animals": (seats, len(self.animals)),
            "figures": (seats, ANIMALS, FIELD, FIELD),
            "stocks": (seats, ANIMALS + 1),
            "gaia": (8,),
            "gaia_turned": (len(cards.gaia_deck()),),
            "gaia_claims": (4,),
        }

    @cached_property
    def printed(self) -> dict[int, Row]:
        """The layers of each card, shared by the writers of all games."""
        sheets = box()
        return {card: memoryview(array("f", printed_layers(sheets[card]))) for card in sheets.deck}

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
        arrays = {name: np.zeros(shape, np.float32) for name, shape in self.pieces.items()}
        first = view.seat or 0
        arrays["stage"][STAGES.index(view.stage)] = 1
        arrays["mode"][MODES.index(view.options.mode)] = 1
        arrays["round"][0] = view.round / ROUND_LIMIT
        arrays["ending"][0] = view.ending
        if view.seat is not None:
            arrays["seat"][view.seat] = 1
            self._ask(view, view.seat, arrays)
        if view.active < self.seats:
            arrays["active"][(view.active - first) % self.seats] = 1
        arrays["first"][(view.first - first) % self.seats] = 1
        arrays["deck"][0] = view.deck / len(self.card)
        for name, held in (
            ("hand", view.hand),
            ("offer", view.offer),
            ("discards", view.discards),
        ):
            arrays[name][[self.card[card] for card in held]] = 1
        for at in range(self.seats):
            self._garden(view, (first + at) % self.seats, at, arrays)
        arrays["shared"][[self.ecosystems[code] for code in view.shared]] = 1
        for at, code in enumerate(view.fauna):
            arrays["fauna"][at, self.fauna[code]] = 1
            for rank, seat in enumerate(view.claims[at]):
                if seat >= self.seats:
                    arrays["gaia_claims"][at] = 1
                    continue
                arrays["ranks"][(seat - first) % self.seats, at, rank] = 1
        if view.collective:
            arrays["collective"][self.animals[view.collective]] = 1
        if view.gaia is not None:
            self._gaia_array(view.gaia, arrays)
        if 0 <= view.completed < self.seats:
            arrays["completed"][(view.completed - first) % self.seats] = 1
        return arrays

    def _gaia_array(self, gaia: GaiaView, arrays: dict[str, Floats]) -> None:
        known = list(cards.gaia_deck())
        arrays["gaia_turned"][[known.index(number) for number in gaia.turned]] = 1
        arrays["gaia"][:] = gaia_numbers(gaia)

    def _ask(self, view: View, seat: int, arrays: dict[str, Floats]) -> None:
        """The viewer's own pending work."""
        stack = view.gardens[seat].stack
        own = [self.card[heap.card] for heap in view.gardens[seat].compost if heap.card]
        arrays["own_compost"][own] = 1
        if not stack:
            return
        frame = stack[-1]
        arrays["pending"][FRAMES.index(type(frame))] = 1
        arrays["left"][0] = min(getattr(frame, "left", 0) / MANY, 1)
        for place, _ in getattr(frame, "queue", ())[:1]:
            arrays["asked"][place] = 1

    def _garden(self, view: View, seat: int, at: int, arrays: dict[str, Floats]) -> None:
        garden = view.gardens[seat]
        arrays["counts"][at] = [
            min(value / most, 1)
            for value, most in (
                (garden.soil, MANY),
                (garden.hand, MANY),
                (garden.offer, MANY),
                (len(garden.compost), MANY),
                (len(garden.events), MANY),
                (len(garden.plots), 16),
                (garden.leaves, LEAVES),
                (garden.drawn, MANY),
            )
        ]
        for name, code, known in (
            ("islands", garden.island, self.islands),
            ("climates", garden.climate, self.climates),
            ("ecosystems", garden.ecosystem, self.ecosystems),
        ):
            if code:
                arrays[name][at, known[code]] = 1
        arrays["met"][at] = [garden.met >> number & 1 for number in range(4)]
        arrays["planted"][at, [self.card[plot.card] for plot in garden.plots]] = 1
        arrays["played"][at, [self.card[card] for card in garden.events]] = 1
        for number, id in enumerate(garden.animals):
            arrays["animals"][at, self.animals[id]] = 1
            arrays["stocks"][at, number] = min(garden.stocks[number] / MANY, 1)
            for cell in garden.figures[number]:
                arrays["figures"][at, number, row(cell), cell % FIELD] = 1
        arrays["stocks"][at, ANIMALS] = min(garden.island_stock / MANY, 1)
        sheets = box()
        layers = arrays["tableau"][at]
        for plot in garden.plots:
            sheet = sheets[plot.card]
            cell = layers[:, row(plot.cell), plot.cell % FIELD]
            cell[:] = printed_layers(sheet)
            cell[GROWN] = plot.sprouts / MANY_GROWN, plot.growth / MANY_GROWN
