"""The moves of Earth and their notation.

>>> str(Put(24)), parse("plant 12"), parse("choose 285A")
('put d4', Plant(card=12), Choose(code='285A'))
"""

from __future__ import annotations

from typing import Literal, TypeAlias, cast, final, get_args

from msgspec import Struct

from hedgerow.games.earth.cells import Cell, cell_name, parse_cell
from hedgerow.games.earth.effects import ACTIONS, Action

Benefit: TypeAlias = Literal["soil", "compost", "sprout", "growth", "draw"]
BENEFITS: tuple[Benefit, ...] = get_args(Benefit)


@final
class Choose(Struct, frozen=True, tag="choose", tag_field="do", gc=False):
    """Keep a start card with this side up (EAR-8)."""

    code: str

    def __str__(self) -> str:
        return f"choose {self.code}"


@final
class Act(Struct, frozen=True, tag="act", tag_field="do", gc=False):
    """Choose the action of one's turn (EAR-12)."""

    colour: Action

    def __str__(self) -> str:
        return f"act {self.colour}"


@final
class Plant(Struct, frozen=True, tag="plant", tag_field="do", gc=False):
    """Take a card from the hand to plant it (EAR-18)."""

    card: int

    def __str__(self) -> str:
        return f"plant {self.card}"


@final
class ReplaceAt(Struct, frozen=True, tag="replace", tag_field="do", gc=False):
    """Give a terrain's place to a card from the hand (EAR-51)."""

    cell: Cell

    def __str__(self) -> str:
        return f"replace {cell_name(self.cell)}"


@final
class Pay(Struct, frozen=True, tag="pay", tag_field="do", gc=False):
    """Pay part of a card's cost with what it allows instead, and the rest in soil (EAR-19)."""

    instead: int

    def __str__(self) -> str:
        return f"pay {self.instead}"


@final
class Site(Struct, frozen=True, tag="site", tag_field="do", gc=False):
    """Put the card that is being planted on a cell (EAR-20)."""

    cell: Cell

    def __str__(self) -> str:
        return f"site {cell_name(self.cell)}"


@final
class Keep(Struct, frozen=True, tag="keep", tag_field="do", gc=False):
    """Take one of the cards looked at to hand (EAR-14, EAR-44)."""

    card: int

    def __str__(self) -> str:
        return f"keep {self.card}"


@final
class Compost(Struct, frozen=True, tag="compost", tag_field="do", gc=False):
    """Put a card from the hand face down on one's compost (EAR-9)."""

    card: int

    def __str__(self) -> str:
        return f"compost {self.card}"


@final
class Take(Struct, frozen=True, tag="take", tag_field="do", gc=False):
    """Take one of two benefits (EAR-15 to EAR-17)."""

    benefit: Benefit

    def __str__(self) -> str:
        return f"take {self.benefit}"


@final
class Put(Struct, frozen=True, tag="put", tag_field="do", gc=False):
    """Put one sprout or growth on a flora (EAR-24)."""

    cell: Cell

    def __str__(self) -> str:
        return f"put {cell_name(self.cell)}"


@final
class Remove(Struct, frozen=True, tag="remove", tag_field="do", gc=False):
    """Take one sprout or growth off a flora to pay with it (EAR-34)."""

    cell: Cell

    def __str__(self) -> str:
        return f"remove {cell_name(self.cell)}"


@final
class Order(Struct, frozen=True, tag="order", tag_field="do", gc=False):
    """Use island and climate before or after the tableau (EAR-30)."""

    first: bool

    def __str__(self) -> str:
        return "order first" if self.first else "order last"


@final
class Use(Struct, frozen=True, tag="use", tag_field="do", gc=False):
    """Use the ability whose turn it is, or take what is offered (EAR-31)."""

    def __str__(self) -> str:
        return "use"


@final
class All(Struct, frozen=True, tag="all", tag_field="do", gc=False):
    """Take the rest of a benefit (EAR-39), or everything that is free (EAR-140)."""

    def __str__(self) -> str:
        return "all"


@final
class CopyAt(Struct, frozen=True, tag="copy", tag_field="do", gc=False):
    """Copy an ability of another card of one's tableau (EAR-40)."""

    cell: Cell
    ability: int

    def __str__(self) -> str:
        return f"copy {cell_name(self.cell)} {self.ability + 1}"


@final
class Skip(Struct, frozen=True, tag="skip", tag_field="do", gc=False):
    """Decline the rest of a benefit, or an ability (EAR-13)."""

    def __str__(self) -> str:
        return "skip"


@final
class PlayEvent(Struct, frozen=True, tag="event", tag_field="do", gc=False):
    """Play an event from the hand (EAR-42)."""

    card: int

    def __str__(self) -> str:
        return f"event {self.card}"


@final
class Convert(Struct, frozen=True, tag="convert", tag_field="do", gc=False):
    """Turn three sprouts into two soil (EAR-26)."""

    def __str__(self) -> str:
        return "convert"


@final
class Done(Struct, frozen=True, tag="done", tag_field="do", gc=False):
    """Nothing more this turn (EAR-43)."""

    def __str__(self) -> str:
        return "done"


@final
class Leaf(Struct, frozen=True, tag="leaf", tag_field="do", gc=False):
    """Discard a leaf to activate one's animals (EAR-84)."""

    def __str__(self) -> str:
        return "leaf"


@final
class Rouse(Struct, frozen=True, tag="animal", tag_field="do", gc=False):
    """Activate one of one's animals (EAR-85)."""

    animal: int

    def __str__(self) -> str:
        return f"animal {self.animal + 1}"


@final
class Step(Struct, frozen=True, tag="step", tag_field="do", gc=False):
    """Move the animal to a card (EAR-87)."""

    cell: Cell

    def __str__(self) -> str:
        return f"step {cell_name(self.cell)}"


@final
class Claim(Struct, frozen=True, tag="claim", tag_field="do", gc=False):
    """Put a leaf on a fauna card, the fifth being the bonus (EAR-95)."""

    goal: int

    def __str__(self) -> str:
        return f"claim {self.goal + 1}"


Move: TypeAlias = (
    Choose
    | Act
    | Plant
    | ReplaceAt
    | Pay
    | Site
    | Keep
    | Compost
    | Take
    | Put
    | Remove
    | Order
    | Use
    | All
    | CopyAt
    | Skip
    | PlayEvent
    | Convert
    | Done
    | Leaf
    | Rouse
    | Step
    | Claim
)

SECRET = Choose, Keep, Compost
"""Moves whose card only their own seat sees."""


def seen_by_others(move: Move) -> str:
    """The notation without the parts that other seats may not see.

    >>> seen_by_others(Compost(12)), seen_by_others(Put(24))
    ('compost', 'put d4')
    """
    text = str(move)
    return text.partition(" ")[0] if isinstance(move, SECRET) else text


_BARE: dict[str, Move] = {
    str(move): move for move in (Use(), All(), Skip(), Convert(), Done(), Leaf())
}
_NUMBERED = {"plant": Plant, "keep": Keep, "compost": Compost, "event": PlayEvent}
_AT = {"replace": ReplaceAt, "site": Site, "put": Put, "remove": Remove, "step": Step}


def parse(text: str) -> Move:
    """Parse a move; raises ValueError if it is invalid."""
    match text.split():
        case [word] if word in _BARE:
            return _BARE[word]
        case ["choose", code]:
            return Choose(code)
        case ["act", colour] if colour in ACTIONS:
            return Act(colour)
        case ["take", benefit] if benefit in BENEFITS:
            return Take(benefit)
        case ["pay", instead]:
            return Pay(int(instead))
        case ["order", ("first" | "last") as when]:
            return Order(when == "first")
        case ["copy", cell, ability]:
            return CopyAt(parse_cell(cell), int(ability) - 1)
        case ["animal", animal]:
            return Rouse(int(animal) - 1)
        case ["claim", goal]:
            return Claim(int(goal) - 1)
        case [word, card] if word in _NUMBERED:
            return cast(Move, _NUMBERED[word](int(card)))
        case [word, cell] if word in _AT:
            return cast(Move, _AT[word](parse_cell(cell)))
        case _:
            raise ValueError(text)
