"""The closed vocabulary of what cards and animals do; each verb is a Struct, identified by its tag.

A card's ability is a colour and one of `Effect`; an animal's own ability is a `Movement` and one
of `AnimalEffect`; what an animal does for everybody at the end of a round is a `Collective`.
`rules.verbs` defines what a verb needs and does, `words.verbs` its text.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from hedgerow.games.earth.nouns import Colour, FloraType, Habitat, NameTag

Action: TypeAlias = Literal["green", "red", "blue", "yellow"]
Kind: TypeAlias = Literal["tree", "bush", "herb", "mushroom", "flora", "terrain"]
Piece: TypeAlias = Literal["sprout", "growth"]

ACTIONS: Final[tuple[Action, ...]] = get_args(Action)

Some: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
AtLeastOne: TypeAlias = Annotated[int, Meta(ge=1, le=99)]


class _Word(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of all parts of the vocabulary."""


class Price(_Word, frozen=True):
    """What must be paid in full before anything is gained."""

    soil: Some = 0
    sprout: Some = 0
    growth: Some = 0
    canopy: Some = 0
    """Growth pieces that are the last of their flora."""
    compost_hand: Some = 0
    """Cards from the hand onto one's compost, exactly this many."""
    compost_discard: Some = 0
    """Cards from the top of one's compost onto the discard pile."""


class Goods(_Word, frozen=True):
    """What is gained; each part is a maximum."""

    soil: Some = 0
    sprout: Some = 0
    growth: Some = 0
    draw: Some = 0
    compost_hand: Some = 0
    compost_deck: Some = 0


class Sort(_Word, frozen=True):
    """A condition on cards: every field that is set must hold."""

    type: Kind | None = None
    habitats: tuple[Habitat, ...] = ()
    """The card has all of these."""
    colour: Colour | None = None
    """It has an ability of this colour."""
    name_tag: NameTag | None = None
    canopy: bool = False
    """A canopy stands on it."""


FREE: Final = Price()
NOTHING: Final = Goods()
ANY: Final = Sort()


# What cards do


class Gain(_Word, frozen=True, tag="gain", tag_field="verb"):
    """Pay the price, if any, then take the goods. Pieces go on any flora of one's tableau."""

    gain: Goods
    pay: Price = FREE
    if_active: bool = False
    """Only on one's own turn."""
    per_planted: Sort | None = None
    """The goods once for each such card that one planted this turn."""


class GainOnEach(_Word, frozen=True, tag="gain_on_each", tag_field="verb"):
    """Up to one piece on each flora of a type in this card's row or column, itself included."""

    piece: Piece
    type: FloraType
    zone: Literal["row", "column"]
    count: AtLeastOne = 1


class GainAround(_Word, frozen=True, tag="gain_around", tag_field="verb"):
    """`count` pieces in total on flora next to this card, corners included."""

    piece: Piece
    count: AtLeastOne


class Recall(_Word, frozen=True, tag="recall", tag_field="verb"):
    """Look at the top cards of one's compost, take one of them to hand."""

    look: AtLeastOne


class Copy(_Word, frozen=True, tag="copy", tag_field="verb"):
    """Use another ability of this colour in one's tableau as if it were here."""

    colour: Action


class PayInstead(_Word, frozen=True, tag="pay_instead", tag_field="verb"):
    """Any part of this card's cost may be paid with these instead of soil."""

    using: Literal["compost_hand", "sprout", "growth"]


class Discount(_Word, frozen=True, tag="discount", tag_field="verb"):
    """Such cards cost less to plant."""

    on: Sort
    soil: AtLeastOne


class Replace(_Word, frozen=True, tag="replace", tag_field="verb"):
    """Planting may replace this card with a card that has an ability of this colour, for free."""

    colour: Action
    draw: Some


class Forbid(_Word, frozen=True, tag="forbid", tag_field="verb"):
    """Its owner may not choose this action."""

    colour: Action


class Wild(_Word, frozen=True, tag="wild", tag_field="verb"):
    """Counts as every flora type."""


class OnEvent(_Word, frozen=True, tag="on_event", tag_field="verb"):
    """Goods each time its owner plays an event."""

    gain: Goods


Effect: TypeAlias = (
    Gain
    | GainOnEach
    | GainAround
    | Recall
    | Copy
    | PayInstead
    | Discount
    | Replace
    | Forbid
    | Wild
    | OnEvent
)


# How animals move


class Stay(_Word, frozen=True, tag="stay", tag_field="move"):
    """It stays where it was put; with `herd`, each activation puts one more animal on a card."""

    on: Sort = ANY
    herd: bool = False


class UpTo(_Word, frozen=True, tag="up_to", tag_field="move"):
    """Up to `steps` steps to neighbouring cards; with `leaves`, one for each leaf used."""

    steps: Some = 0
    leaves: bool = False
    on: Sort = ANY


class Exactly(_Word, frozen=True, tag="exactly", tag_field="move"):
    """Exactly `steps` steps, or the ability does nothing."""

    steps: AtLeastOne
    on: Sort = ANY
    straight: bool = False
    """All steps go in one direction along a row, a column or a diagonal."""
    line: bool = False
    """All steps stay in one row or one column."""


class ToCard(_Word, frozen=True, tag="to_card", tag_field="move"):
    """Straight to a card other than its own, wherever it lies."""

    on: Sort = ANY
    where: Literal["anywhere", "farthest_column", "opposite_corner"] = "anywhere"


Movement: TypeAlias = Stay | UpTo | Exactly | ToCard


# What animals do for their owner


class EachVisited(_Word, frozen=True, tag="each_visited", tag_field="verb"):
    """On each card visited: pay, then gain; the parts named `here` are on that card itself."""

    on: Literal["flora", "card"] = "flora"
    pay: Price = FREE
    pay_here: Price = FREE
    gain: Goods = NOTHING
    gain_here: Goods = NOTHING
    others_gain: Goods = NOTHING
    """What every other seat may take, once, if this one gained."""


class TakeEachVisited(_Word, frozen=True, tag="take_each_visited", tag_field="verb"):
    """Up to `up_to` pieces from each flora visited into the animal's stock."""

    piece: Piece
    up_to: AtLeastOne


class Take(_Word, frozen=True, tag="take", tag_field="verb"):
    """Pieces from the card left or the card reached into the animal's stock."""

    piece: Literal["sprout", "growth", "canopy"]
    up_to: AtLeastOne
    at: Literal["start", "end"] = "end"


class Store(_Word, frozen=True, tag="store", tag_field="verb"):
    """Pieces from the supply into the animal's stock, if the card reached holds such a piece."""

    piece: Piece
    needs: AtLeastOne
    count: AtLeastOne = 1


class Reward(_Word, frozen=True, tag="reward", tag_field="verb"):
    """Pay, then gain, once for the whole movement."""

    gain: Goods
    pay_each_visited: Price = FREE
    """Paid on every card visited."""
    others_gain: Goods = NOTHING
    types_differ: bool = False
    """Only if the flora visited are of different types."""


class EachAnimal(_Word, frozen=True, tag="each_animal", tag_field="verb"):
    """Once for each of one's animals of this kind on the tableau."""

    gain: Goods
    pay: Price = FREE


class GainBeside(_Word, frozen=True, tag="gain_beside", tag_field="verb"):
    """A piece on each flora next to the card reached, corners included."""

    piece: Piece
    count: AtLeastOne = 1


class ActivateVisited(_Word, frozen=True, tag="activate_visited", tag_field="verb"):
    """Use the abilities of a colour on the cards visited, then gain."""

    colour: Colour
    then: Goods = NOTHING


class ActivateRow(_Word, frozen=True, tag="activate_row", tag_field="verb"):
    """Use the abilities of a colour in the row of the card reached."""

    colour: Colour


class ActivateCard(_Word, frozen=True, tag="activate_card", tag_field="verb"):
    """Use one ability of the card reached."""


AnimalEffect: TypeAlias = (
    EachVisited
    | TakeEachVisited
    | Take
    | Store
    | Reward
    | EachAnimal
    | GainBeside
    | ActivateVisited
    | ActivateRow
    | ActivateCard
)


# What an animal does for everybody


class Share(_Word, frozen=True, tag="share", tag_field="verb"):
    """Everybody may pay and gain; pieces go on such flora."""

    gain: Goods
    pay: Price = FREE
    on: Sort = ANY
    cards: Some = 0
    """Only with at least this many cards in one's tableau."""


class ActivateOne(_Word, frozen=True, tag="activate_one", tag_field="verb"):
    """Everybody may use one ability of this colour."""

    colour: Action


class ToIsland(_Word, frozen=True, tag="to_island", tag_field="verb"):
    """Everybody may move a piece from the tableau onto the island, where it scores."""

    piece: Literal["sprout", "growth", "canopy"]
    count: AtLeastOne = 1


Collective: TypeAlias = Share | ActivateOne | ToIsland
