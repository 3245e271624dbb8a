"""The table of cards, made from the cards in use: see `columns`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import layout as at
from hedgerow.core.errors import BadInput
from hedgerow.core.writing import offsets
from hedgerow.games.earth import cards, effects
from hedgerow.games.earth.box import Sheet, box
from hedgerow.games.earth.codec import ABILITIES, LAYERS, EarthCodec, printed_layers
from hedgerow.games.earth.effects import ACTIONS, FREE, NOTHING, Goods, Price, Sort
from hedgerow.games.earth.moves import (
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
from hedgerow.games.earth.nouns import COLOURS, FLORA_TYPES
from hedgerow.games.earth.rules.verbs.animals import needs_arrival
from hedgerow.games.earth.rules.verbs.cards import asking_for
from hedgerow.games.earth.scoring import goals, vocabulary
from hedgerow.games.earth.scoring.faces import Face, faces, fitting
from hedgerow.games.earth.scoring.kernels import PLACE_BIT, fills, looks_at_pieces

Table = NDArray[np.int64]

_KINDS: Final = ("flora", "terrain", "event", "island", "climate")
_PIECES: Final = ("sprout", "growth", "canopy")
_ZONES: Final = ("row", "column", "orthogonal", "diagonal")
_WHERE: Final = ("anywhere", "farthest_column", "opposite_corner")
_ASKING: Final = {"quiet": of.QUIET, "open": of.OPEN, "asked": of.ASKED}
_COUNTED: Final = ("soil", "hand", "compost", "events", "cards", "pieces")
_ATTRIBUTES: Final = ("type", "colour", "habitat", "sprouts", "growth", "vp")
_RESOURCES: Final = ("soil", "hand", "compost", "events", "sprouts", "growth")
_LINES: Final = ("row", "column", "long_diagonal")
_FOR_EACH: Final = (None, "blue_cards", "cards_drawn", "soil_gained")
_STANDING: Final = (
    effects.PayInstead
    | effects.Discount
    | effects.Replace
    | effects.Forbid
    | effects.Wild
    | effects.OnEvent
)
_VERBS: Final[dict[type, int]] = {
    effects.Gain: of.GAIN,
    effects.GainOnEach: of.GAIN_ON_EACH,
    effects.GainAround: of.GAIN_AROUND,
    effects.Recall: of.RECALL,
    effects.Copy: of.COPY,
    effects.EachVisited: of.EACH_VISITED,
    effects.TakeEachVisited: of.TAKE_EACH_VISITED,
    effects.Take: of.TAKE_ONCE,
    effects.Store: of.STORE,
    effects.Reward: of.REWARD,
    effects.EachAnimal: of.EACH_ANIMAL,
    effects.GainBeside: of.GAIN_BESIDE,
    effects.ActivateVisited: of.ACTIVATE_VISITED,
    effects.ActivateRow: of.ACTIVATE_ROW,
    effects.ActivateCard: of.ACTIVATE_CARD,
    effects.Share: of.SHARE,
    effects.ActivateOne: of.ACTIVATE_ONE,
    effects.ToIsland: of.TO_ISLAND,
    effects.Stay: of.STAY,
    effects.UpTo: of.UP_TO,
    effects.Exactly: of.EXACTLY,
    effects.ToCard: of.TO_CARD,
}
_RULES: Final[dict[type, int]] = {
    vocabulary.PerMatch: of.PER_MATCH,
    vocabulary.PerMatchInZone: of.PER_MATCH_IN_ZONE,
    vocabulary.PerEmptySide: of.PER_EMPTY_SIDE,
    vocabulary.OrthogonalPath: of.ORTHOGONAL_PATH,
    vocabulary.DiagonalPath: of.DIAGONAL_PATH,
    vocabulary.BestSeat: of.BEST_SEAT,
    vocabulary.CountTable: of.COUNT_TABLE,
    vocabulary.PerLine: of.PER_LINE,
    vocabulary.PerResource: of.PER_RESOURCE,
    vocabulary.PerSet: of.PER_SET,
    vocabulary.CountGoal: of.COUNT_GOAL,
    vocabulary.ResourceGoal: of.RESOURCE_GOAL,
    vocabulary.LineGoal: of.LINE_GOAL,
    vocabulary.SetGoal: of.SET_GOAL,
}
_MOVES: Final[dict[int, type]] = {
    of.CHOOSE: Choose,
    of.ACT: Act,
    of.PLANT: Plant,
    of.KEEP: Keep,
    of.TO_COMPOST: Compost,
    of.EVENT: PlayEvent,
    of.REPLACE_AT: ReplaceAt,
    of.SITE: Site,
    of.PUT: Put,
    of.REMOVE: Remove,
    of.COPY_AT: CopyAt,
    of.TAKE: Take,
    of.PAY: Pay,
    of.ORDER: Order,
    of.USE: Use,
    of.ALL: All,
    of.SKIP: Skip,
    of.CONVERT: Convert,
    of.DONE: Done,
    of.CHOOSE_ANIMAL: Choose,
    of.LEAF: Leaf,
    of.ROUSE: Rouse,
    of.STEP: Step,
    of.CLAIM: Claim,
}
UNBOUNDED: Final = 1 << 30
"""Instead of a bound that a rule does not have."""


class Numbers:
    """The rows of the table by what they stand for, and the table itself."""

    def __init__(self, codec: EarthCodec) -> None:
        self._box = box()
        self._values = sorted({face.vp for face in faces().values()})
        self._rows: list[list[int]] = [[0] * of.WIDTH]
        self._known: dict[object, int] = {}
        self.card: dict[int, int] = {}
        """Earth cards by number."""
        self.start: dict[str, int] = {}
        """Islands, climates and ecosystems by number and side."""
        self.fauna: dict[str, int] = {}
        self.animal: dict[str, int] = {}
        self.gaia: dict[int, int] = {}
        self._lay_out()
        self._fill(codec)
        self.table: Table = np.array(self._rows, np.int64)

    def _lay_out(self) -> None:
        """Give every card its row."""
        head = self._rows[0]
        earth = self._box.deck
        most = max(len(sheet.effects) for sheet in self._sheets().values())
        _check(len(earth) < at.CARDS and most <= of.ABILITIES)
        _check(len(cards.gaia_deck()) <= at.HERS and len(self._values) < of.VALUES)
        self.card = {number: self._new() for number in earth}
        for column, keys in (
            (of.FIRST_ISLAND, cards.islands()),
            (of.FIRST_CLIMATE, cards.climates()),
            (of.FIRST_ECOSYSTEM, cards.ecosystems()),
        ):
            head[column] = len(self._rows)
            self.start.update({key: self._new() for key in keys})
        _check(len(self._rows) <= of.BITS * of.WORDS)
        head[of.FIRST_FAUNA] = len(self._rows)
        self.fauna = {key: self._new() for key in cards.fauna()}
        head[of.FIRST_ANIMAL] = len(self._rows)
        self.animal = {key: self._new() for key in cards.animals()}
        head[of.FIRST_GAIA] = len(self._rows)
        self.gaia = {number: self._new() for number in cards.gaia_deck()}
        head[of.END_GAIA] = len(self._rows)

    def _new(self) -> int:
        self._rows.append([0] * of.WIDTH)
        return len(self._rows) - 1

    def _sheets(self) -> dict[int | str, Sheet]:
        sheets: dict[int | str, Sheet] = {number: self._box[number] for number in self._box.deck}
        sheets.update(self._box.boards)
        return sheets

    def row_of(self, key: int | str) -> int:
        """The row of an Earth card, an island or a climate."""
        return self.card[key] if isinstance(key, int) else self.start[key]

    def _fill(self, codec: EarthCodec) -> None:
        self._head(codec)
        for key, sheet in self._sheets().items():
            self._sheet(self._rows[self.row_of(key)], key, sheet)
        for key, system in cards.ecosystems().items():
            self._scoring(self._rows[self.start[key]], system.scoring)
        for key, fauna in cards.fauna().items():
            self._scoring(self._rows[self.fauna[key]], fauna.goal)
        for id, animal in cards.animals().items():
            self._animal(self._rows[self.animal[id]], animal)
        for number, card in cards.gaia_deck().items():
            self._gaia(self._rows[self.gaia[number]], card)

    def _head(self, codec: EarthCodec) -> None:
        head = self._rows[0]
        moves: list[Move] = [codec.decode(action) for action in range(codec.actions)]
        animals = cards.animals()
        for column, kind in _MOVES.items():
            of_animals = column == of.CHOOSE_ANIMAL
            head[column] = next(
                action
                for action, move in enumerate(moves)
                if isinstance(move, kind)
                and (not isinstance(move, Choose) or (move.code in animals) == of_animals)
            )
        head[of.ACTIONS] = codec.actions
        assert sorted(head[: of.ACTION_KINDS]) == head[: of.ACTION_KINDS]
        places = list(offsets(codec.pieces).values())
        head[of.OBSERVED : of.OBSERVED + len(places)] = places
        head[of.OBSERVATION] = sum(int(np.prod(shape)) for shape in codec.pieces.values())

    def _sheet(self, row: list[int], key: int | str, sheet: Sheet) -> None:
        row[of.KIND] = _KINDS.index(sheet.kind)
        row[of.COST], row[of.SPROUTS], row[of.GROWTH] = sheet.cost, sheet.sprouts, sheet.growth
        row[of.COLOURS] = _bits(COLOURS.index(colour) for colour in sheet.colours)
        if sheet.kind == "event":
            assert isinstance(key, int)
            row[of.VP] = cards.events()[key].vp
        else:
            self._face(row, faces()[key])
        layers = printed_layers(sheet)
        marks = LAYERS[: LAYERS.index("sprouts")]
        row[of.LAYERS] = _bits(layer for layer, _ in enumerate(marks) if layers[layer])
        for number, effect in enumerate(sheet.effects):
            row[of.EFFECT + number] = 0 if effect is None else self._effect(effect)
        for number, action in enumerate(ACTIONS):
            row[of.ON + number] = _bits(sheet.on[action])
        for number, colour in enumerate(COLOURS):
            row[of.OF_COLOUR + number] = _bits(sheet.abilities(colour))
        row[of.PICKED] = _bits(
            number
            for number, colour in enumerate(sheet.coloured)
            if colour not in ("black", "brown") and sheet.effects[number] is not None
        )
        row[of.PLANTED] = _bits(sheet.planted)
        row[of.DISCOUNTS] = _of_type(sheet, effects.Discount)
        row[of.ON_EVENTS] = _of_type(sheet, effects.OnEvent)
        row[of.FORBIDS] = _bits(ACTIONS.index(action) for action in sheet.forbids)
        row[of.REPLACED] = 0 if sheet.replace is None else self._effect(sheet.replace)
        if sheet.instead is not None:
            pieces = {"sprout": at.SPROUT, "growth": at.GROWTH, "compost_hand": at.HAND}
            row[of.INSTEAD] = 1 + pieces[sheet.instead.using]
        if isinstance(key, str) and key in self._box.starts:
            start = self._box.starts[key]
            row[of.START_DRAW], row[of.START_COMPOST] = start.draw, start.compost
            row[of.START_SOIL] = start.soil
        if sheet.kind == "terrain":
            assert isinstance(key, int)
            for number, ability in enumerate(cards.terrains()[key].abilities):
                if ability.score is not None:
                    row[of.SCORE + number] = self._rule(ability.score)

    def _face(self, row: list[int], face: Face) -> None:
        row[of.VP], row[of.CANOPY_VP] = face.vp, face.canopy_vp
        row[of.TYPES], row[of.HABITATS] = face.types, face.habitats
        row[of.FACE_COLOURS], row[of.FILLS] = face.colours, fills(face)
        row[of.VALUE_BIT] = self._values.index(face.vp)

    # Effects

    def _effect(self, effect: object) -> int:
        """The row of an effect, which all that have it share."""
        if effect in self._known:
            return self._known[effect]
        number = self._known[effect] = self._new()
        row = self._rows[number]
        row[of.VERB] = of.STANDING if isinstance(effect, _STANDING) else _VERBS[type(effect)]
        self._gained_and_paid(row, effect)
        for name, column in (
            ("count", of.COUNT),
            ("up_to", of.COUNT),
            ("look", of.LOOK),
            ("draw", of.CARDS_DRAWN),
            ("if_active", of.IF_ACTIVE),
            ("needs", of.NEEDS),
            ("types_differ", of.DIFFER),
            ("cards", of.LEAST_CARDS),
            ("herd", of.HERD),
            ("steps", of.STEPS),
            ("leaves", of.BY_LEAVES),
            ("straight", of.STRAIGHT),
            ("line", of.LINE),
        ):
            if hasattr(effect, name):
                row[column] = int(getattr(effect, name))
        for name, column, known in (
            ("piece", of.PIECE, _PIECES),
            ("zone", of.ZONE, _ZONES),
            ("colour", of.COLOUR, COLOURS),
            ("where", of.WHERE, _WHERE),
        ):
            if hasattr(effect, name):
                row[column] = known.index(getattr(effect, name))
        if isinstance(effect, effects.GainOnEach):
            row[of.TYPE] = 1 << FLORA_TYPES.index(effect.type)
        if isinstance(effect, effects.Gain) and effect.per_planted is not None:
            row[of.PER_PLANTED] = self._sort(effect.per_planted)
        if isinstance(effect, effects.Discount):
            row[of.REDUCTION] = effect.soil
        if isinstance(getattr(effect, "on", None), Sort):
            row[of.SORT] = self._sort(getattr(effect, "on"))  # noqa: B009 - of several types
        if isinstance(effect, effects.EachVisited):
            row[of.FLORA_ONLY] = effect.on == "flora"
        if isinstance(effect, effects.Take):
            row[of.AT_START] = effect.at == "start"
        if isinstance(effect, effects.AnimalEffect):
            row[of.NEEDS_ARRIVAL] = needs_arrival(effect)
        return number

    def _gained_and_paid(self, row: list[int], effect: object) -> None:
        gain: Goods = getattr(effect, "gain", getattr(effect, "then", NOTHING))
        pay: Price = getattr(effect, "pay", getattr(effect, "pay_each_visited", FREE))
        row[of.GOOD : of.GOOD + of.GOODS] = numbers_of(gain)
        row[of.HAS_GOODS] = gain != NOTHING
        row[of.PRICE : of.PRICE + of.GOODS] = _price(pay)
        row[of.HAS_PRICE] = pay != FREE
        row[of.ASKING] = _ASKING[asking_for(gain, pay)]
        row[of.ASKING_FREE] = _ASKING[asking_for(gain)]
        here: Price = getattr(effect, "pay_here", FREE)
        row[of.PRICE_HERE : of.PRICE_HERE + of.GOODS] = _price(here)
        row[of.HAS_PRICE_HERE] = here != FREE
        on_it: Goods = getattr(effect, "gain_here", NOTHING)
        row[of.GOOD_HERE : of.GOOD_HERE + of.GOODS] = numbers_of(on_it)
        row[of.HAS_GOODS_HERE] = on_it != NOTHING
        others: Goods = getattr(effect, "others_gain", NOTHING)
        row[of.OTHERS : of.OTHERS + of.GOODS] = numbers_of(others)
        row[of.HAS_OTHERS] = others != NOTHING
        row[of.ASKING_OTHERS] = _ASKING[asking_for(others)]

    def _sort(self, sort: Sort) -> int:
        if sort not in self._known:
            keys = (key for key, sheet in self._sheets().items() if sheet.fits(sort))
            self._known[sort] = self._fitting(keys, sort.canopy)
        return self._known[sort]

    def _fitting(self, keys: Iterable[int | str], canopy: bool) -> int:
        number = self._new()
        row = self._rows[number]
        for key in keys:
            fits = self.row_of(key)
            row[of.FITS + fits // of.BITS] |= 1 << fits % of.BITS
        row[of.WITH_CANOPY] = canopy
        return number

    # Animals and Gaia

    def _animal(self, row: list[int], animal: cards.Animal) -> None:
        own, shared = animal.individual, animal.collective
        row[of.MOVE], row[of.OWN_EFFECT] = self._effect(own.move), self._effect(own.effect)
        row[of.SHARED_EFFECT] = self._effect(shared.effect)
        if own.stock is not None:
            row[of.OWN_POINTS], row[of.OWN_PER] = own.stock.points, own.stock.per
        if shared.stock is not None:
            row[of.SHARED_POINTS], row[of.SHARED_PER] = shared.stock.points, shared.stock.per

    def _gaia(self, row: list[int], card: cards.Gaia) -> None:
        row[of.GAIA_COLOUR] = COLOURS.index(card.colour)
        for column, goods in (
            (of.GAIN_ONCE, card.gain),
            (of.GAIN_EACH, card.gain_for_each),
            (of.IF_LEFT, card.expert_left),
            (of.IF_RIGHT, card.expert_right),
        ):
            row[column : column + of.TAKEN] = [
                goods.soil, goods.sprout, goods.growth, goods.compost_deck, goods.cards
            ]  # fmt: skip
        row[of.EACH] = _FOR_EACH.index(card.each)
        row[of.CLAIMS] = (None, "upper", "lower").index(card.claims)

    # Scoring

    def _rule(self, rule: vocabulary.Scoring) -> int:
        if rule not in self._known:
            number = self._known[rule] = self._new()
            self._scoring(self._rows[number], rule)
        return self._known[rule]

    def _scoring(self, row: list[int], rule: Any) -> None:
        row[of.RULE] = _RULES[type(rule)]
        row[of.POINTS], row[of.PER] = getattr(rule, "points", 1), getattr(rule, "per", 1)
        row[of.NEEDED] = getattr(rule, "n", 0)
        if isinstance(rule, vocabulary.Goal):
            row[of.DEPENDS] = _bits(_COUNTED.index(what) for what in goals.depends(rule))
        if hasattr(rule, "match"):
            self._match(row, rule.match)
        row[of.EVERYTHING] = getattr(rule, "area", "everything") == "everything"
        if hasattr(rule, "zone"):
            row[of.AROUND] = _ZONES.index(rule.zone)
        cap = getattr(rule, "cap", None)
        row[of.CAP] = UNBOUNDED if cap is None else cap
        if hasattr(rule, "line"):
            row[of.LINES] = _LINES.index(rule.line)
        if isinstance(rule, vocabulary.PerLine):
            row[of.SAME] = rule.values == "same"
            row[of.ATTRIBUTE] = _ATTRIBUTES.index(rule.of)
        if hasattr(rule, "resource"):
            row[of.RESOURCE] = _RESOURCES.index(rule.resource)
        if hasattr(rule, "places"):
            needed = [PLACE_BIT[place] for place in rule.places if place != "event"]
            _check(len(needed) <= of.MOST_PLACES)
            row[of.PLACES] = len(needed)
            row[of.PLACE : of.PLACE + len(needed)] = needed
            row[of.WITH_EVENTS] = "event" in rule.places
        entries = getattr(rule, "table", ())
        _check(len(entries) <= of.TABLE)
        row[of.ENTRIES] = len(entries)
        row[of.ENTRY : of.ENTRY + len(entries)] = entries

    def _match(self, row: list[int], match: vocabulary.Match) -> None:
        row[of.MATCH] = self._fitting(fitting(match), canopy=False)
        row[of.LOOKS] = looks_at_pieces(match)
        for number, (bound, none) in enumerate(
            (
                (match.sprouts_min, -UNBOUNDED),
                (match.sprouts_max, UNBOUNDED),
                (match.growth_min, -UNBOUNDED),
                (match.growth_max, UNBOUNDED),
            )
        ):
            row[of.BOUNDS + number] = none if bound is None else bound
        row[of.SPROUTS_FULL], row[of.GROWTH_FULL] = match.sprouts_full, match.growth_full
        row[of.FILLED] = match.filled


def _check(fits: bool) -> None:
    """Refuse components of one's own that are more than the kernels have room for."""
    if not fits:
        raise BadInput("error-compiled-cards", cards=at.CARDS - 1, abilities=of.ABILITIES)


def _bits(places: Iterable[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def _of_type(sheet: Sheet, kind: type) -> int:
    return _bits(n for n, effect in enumerate(sheet.effects) if isinstance(effect, kind))


def numbers_of(goods: Goods) -> Sequence[int]:
    """Goods in the order of their columns."""
    return (
        goods.soil, goods.sprout, goods.growth, goods.draw, goods.compost_hand, goods.compost_deck
    )  # fmt: skip


def _price(price: Price) -> Sequence[int]:
    return (
        price.soil, price.sprout, price.growth, price.canopy,
        price.compost_hand, price.compost_discard,
    )  # fmt: skip


assert ABILITIES <= of.ABILITIES
