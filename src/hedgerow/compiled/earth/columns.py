"""The columns of the table of cards, which has a row for everything the kernels must know.

Row 0 holds the places of actions and of the pieces of an observation. Then come the Earth cards in
the order of their numbers, the islands, climates, ecosystems, fauna cards, animals and cards of
Gaia, and then the effects, sorts and scoring rules that they mention. What mentions a row holds its
number; 0 stands for none.
"""

from __future__ import annotations

from typing import Final

CODED: Final = 3
"""The most abilities of a card that an action can name."""
ABILITIES: Final = 4
"""The most abilities of a card."""
GOODS: Final = 6
"""Soil, sprout, growth, draw, compost_hand, compost_deck."""
TAKEN: Final = 5
"""What Gaia takes: soil, sprout, growth, compost_deck, cards."""
TABLE: Final = 20
"""The most entries of a scoring table."""
VALUES: Final = 60
"""The most different printed values."""
BITS: Final = 32
"""The rows that a word of a sort names."""
WORDS: Final = 16
"""The words of a sort, so that islands and climates must be among the first 512 rows."""


class _Columns:
    def __init__(self) -> None:
        self.size = 0

    def take(self, count: int = 1) -> int:
        at = self.size
        self.size += count
        return at


# Row 0: the first action of each kind

_columns = _Columns()
CHOOSE: Final = _columns.take()
ACT: Final = _columns.take()
PLANT: Final = _columns.take()
KEEP: Final = _columns.take()
TO_COMPOST: Final = _columns.take()
EVENT: Final = _columns.take()
REPLACE_AT: Final = _columns.take()
SITE: Final = _columns.take()
PUT: Final = _columns.take()
REMOVE: Final = _columns.take()
COPY_AT: Final = _columns.take()
TAKE: Final = _columns.take()
PAY: Final = _columns.take()
ORDER: Final = _columns.take()
USE: Final = _columns.take()
ALL: Final = _columns.take()
SKIP: Final = _columns.take()
CONVERT: Final = _columns.take()
DONE: Final = _columns.take()
CHOOSE_ANIMAL: Final = _columns.take()
LEAF: Final = _columns.take()
ROUSE: Final = _columns.take()
STEP: Final = _columns.take()
CLAIM: Final = _columns.take()
ACTIONS: Final = _columns.take()
"""The number of actions."""
ACTION_KINDS: Final = ACTIONS

# Row 0: where the rows of each kind begin

FIRST_ISLAND: Final = _columns.take()
FIRST_CLIMATE: Final = _columns.take()
FIRST_ECOSYSTEM: Final = _columns.take()
FIRST_FAUNA: Final = _columns.take()
FIRST_ANIMAL: Final = _columns.take()
FIRST_GAIA: Final = _columns.take()
END_GAIA: Final = _columns.take()

# Row 0: where the pieces of an observation begin, in the order of the codec

OBSERVED: Final = _columns.take(40)
OBSERVATION: Final = _columns.take()
"""The number of floats of an observation."""
_HEADER = _columns.size

# An Earth card, an island or a climate

_columns = _Columns()
KIND: Final = _columns.take()
FLORA, TERRAIN, EVENTS, ISLAND, CLIMATE = range(5)
COST: Final = _columns.take()
SPROUTS: Final = _columns.take()
GROWTH: Final = _columns.take()
VP: Final = _columns.take()
CANOPY_VP: Final = _columns.take()
TYPES: Final = _columns.take()
"""Flora types, a bit each; terrain is a fifth."""
HABITATS: Final = _columns.take()
COLOURS: Final = _columns.take()
"""The colours of its abilities, a bit each; multi also counts as red, blue and yellow."""
FACE_COLOURS: Final = _columns.take()
"""Those that are counted in scoring."""
VALUE_BIT: Final = _columns.take()
"""The bit that stands for its printed value among those of all cards."""
FILLS: Final = _columns.take()
"""The places of sets that it can fill, a bit each."""
LAYERS: Final = _columns.take()
"""The layers of an observation in which the card is 1, a bit each."""
EFFECT: Final = _columns.take(ABILITIES)
SCORE: Final = _columns.take(ABILITIES)
"""The scoring rule of each ability."""
ON: Final = _columns.take(4)
"""For each action the abilities that it triggers, a bit each; so are those below."""
OF_COLOUR: Final = _columns.take(7)
PICKED: Final = _columns.take()
"""Those that may be used one by one: neither black nor brown."""
PLANTED: Final = _columns.take()
"""Those that planting triggers."""
DISCOUNTS: Final = _columns.take()
ON_EVENTS: Final = _columns.take()
FORBIDS: Final = _columns.take()
"""The actions that it forbids, a bit each."""
REPLACED: Final = _columns.take()
"""Its effect that lets other cards replace it."""
INSTEAD: Final = _columns.take()
"""What it may be paid with, one more than the piece; 0 for nothing."""
START_DRAW: Final = _columns.take()
START_COMPOST: Final = _columns.take()
START_SOIL: Final = _columns.take()
_SHEET = _columns.size

# An effect of a card or an animal, or a movement

_columns = _Columns()
VERB: Final = _columns.take()
(
    GAIN,
    GAIN_ON_EACH,
    GAIN_AROUND,
    RECALL,
    COPY,
    STANDING,  # all permanent abilities
    EACH_VISITED,
    TAKE_EACH_VISITED,
    TAKE_ONCE,
    STORE,
    REWARD,
    EACH_ANIMAL,
    GAIN_BESIDE,
    ACTIVATE_VISITED,
    ACTIVATE_ROW,
    ACTIVATE_CARD,
    SHARE,
    ACTIVATE_ONE,
    TO_ISLAND,
    STAY,
    UP_TO,
    EXACTLY,
    TO_CARD,
) = range(23)
"""The verbs and movements."""
GOOD: Final = _columns.take(GOODS)
"""What is gained."""
HAS_GOODS: Final = _columns.take()
PRICE: Final = _columns.take(GOODS)
"""Soil, sprout, growth, canopy, compost_hand, compost_discard."""
HAS_PRICE: Final = _columns.take()
ASKING: Final = _columns.take()
"""How to ask about these goods at this price, and below without a price."""
ASKING_FREE: Final = _columns.take()
UNUSABLE, QUIET, OPEN, ASKED = range(4)
IF_ACTIVE: Final = _columns.take()
PER_PLANTED: Final = _columns.take()
"""A sort."""
PIECE: Final = _columns.take()
TYPE: Final = _columns.take()
"""A bit of `TYPES`."""
ZONE: Final = _columns.take()
IN_ROW, IN_COLUMN, ORTHOGONALLY, DIAGONALLY = range(4)
COUNT: Final = _columns.take()
LOOK: Final = _columns.take()
COLOUR: Final = _columns.take()
CARDS_DRAWN: Final = _columns.take()
"""By the card that replaces this one."""
SORT: Final = _columns.take()
"""On which cards it works."""
REDUCTION: Final = _columns.take()
"""What cards of the sort cost less."""
FLORA_ONLY: Final = _columns.take()
PRICE_HERE: Final = _columns.take(GOODS)
"""What is paid from the card itself."""
HAS_PRICE_HERE: Final = _columns.take()
GOOD_HERE: Final = _columns.take(GOODS)
"""What is gained on the card itself."""
HAS_GOODS_HERE: Final = _columns.take()
OTHERS: Final = _columns.take(GOODS)
"""What every other seat may take."""
HAS_OTHERS: Final = _columns.take()
ASKING_OTHERS: Final = _columns.take()
AT_START: Final = _columns.take()
"""Whether it is about the card left."""
NEEDS: Final = _columns.take()
DIFFER: Final = _columns.take()
"""Whether the types of the flora visited must differ."""
NEEDS_ARRIVAL: Final = _columns.take()
"""Whether it is about the card reached."""
LEAST_CARDS: Final = _columns.take()
HERD: Final = _columns.take()
STEPS: Final = _columns.take()
BY_LEAVES: Final = _columns.take()
STRAIGHT: Final = _columns.take()
LINE: Final = _columns.take()
WHERE: Final = _columns.take()
ANYWHERE, FARTHEST_COLUMN, OPPOSITE_CORNER = range(3)
_EFFECT = _columns.size

# An animal

_columns = _Columns()
MOVE: Final = _columns.take()
OWN_EFFECT: Final = _columns.take()
OWN_POINTS: Final = _columns.take()
OWN_PER: Final = _columns.take()
SHARED_EFFECT: Final = _columns.take()
SHARED_POINTS: Final = _columns.take()
SHARED_PER: Final = _columns.take()

# A card of Gaia

_columns = _Columns()
GAIA_COLOUR: Final = _columns.take()
GAIN_ONCE: Final = _columns.take(TAKEN)
GAIN_EACH: Final = _columns.take(TAKEN)
EACH: Final = _columns.take()
NOTHING, BLUE_CARDS, CARDS_DREW, SOIL_GAINED = range(4)
CLAIMS: Final = _columns.take()
UPPER, LOWER = 1, 2
IF_LEFT: Final = _columns.take(TAKEN)
IF_RIGHT: Final = _columns.take(TAKEN)

# A sort of cards, or the cards that a scoring rule counts by their face

_columns = _Columns()
FITS: Final = _columns.take(WORDS)
"""The rows that fit, a bit each."""
WITH_CANOPY: Final = _columns.take()

# A scoring rule or a goal; an ecosystem is one, and so is a fauna card

_columns = _Columns()
RULE: Final = _columns.take()
(
    NO_RULE,
    PER_MATCH,
    PER_MATCH_IN_ZONE,
    PER_EMPTY_SIDE,
    ORTHOGONAL_PATH,
    DIAGONAL_PATH,
    BEST_SEAT,
    COUNT_TABLE,
    PER_LINE,
    PER_RESOURCE,
    PER_SET,
    COUNT_GOAL,
    RESOURCE_GOAL,
    LINE_GOAL,
    SET_GOAL,
) = range(15)
POINTS: Final = _columns.take()
PER: Final = _columns.take()
NEEDED: Final = _columns.take()
"""The number that reaches a goal."""
DEPENDS: Final = _columns.take()
"""What a goal counts, bits as in `layout.CHANGED`."""
MATCH: Final = _columns.take()
"""A sort by face."""
EVERYTHING: Final = _columns.take()
"""Whether island and climate count as well."""
LOOKS: Final = _columns.take()
"""Whether the pieces on a card matter."""
BOUNDS: Final = _columns.take(4)
"""The least and most sprouts, the least and most growth."""
SPROUTS_FULL: Final = _columns.take()
GROWTH_FULL: Final = _columns.take()
FILLED: Final = _columns.take()
AROUND: Final = _columns.take()
"""A zone."""
CAP: Final = _columns.take()
LINES: Final = _columns.take()
ROWS, COLUMNS, LONG_DIAGONALS = range(3)
SAME: Final = _columns.take()
"""Whether the values on a line must be the same, or different."""
ATTRIBUTE: Final = _columns.take()
BY_TYPE, BY_COLOUR, BY_HABITAT, BY_SPROUTS, BY_GROWTH, BY_VP = range(6)
RESOURCE: Final = _columns.take()
OF_SOIL, OF_HAND, OF_COMPOST, OF_EVENTS, OF_SPROUTS, OF_GROWTH = range(6)
PLACES: Final = _columns.take()
"""The number of places of a set besides events, then their bits, see `tables`."""
MOST_PLACES: Final = 8
PLACE: Final = _columns.take(MOST_PLACES)
WITH_EVENTS: Final = _columns.take()
ENTRIES: Final = _columns.take()
ENTRY: Final = _columns.take(TABLE)
_SCORING = _columns.size

WIDTH: Final = max(_HEADER, _SHEET, _EFFECT, _SCORING)
"""The number of columns."""
