"""A lesson is data: positions of the game, what is lit, which moves answer, and the rule behind.

It names moves in notation. The engine plays them, so that a lesson cannot teach what the rules
refuse; `coach.lessons` does the playing, for every game alike. The texts are in the catalogues
under ids made from the game, the step and the part:

    <game>-lesson-<step>             its title
    <game>-lesson-<step>-text        what it explains
    <game>-lesson-<step>-do          what to do; -do-2 for its second act, and so on
    <game>-lesson-<step>-done        what has happened then
    <game>-lesson-<step>-no-<say>    what to say to another move
    <game>-lesson-<step>-pick-<id>   an answer to choose in words; ...-no why it is wrong
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from hedgerow.core.text import Seat

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]


class Other(Struct, frozen=True, forbid_unknown_fields=True):
    """What to say to moves that are legal but not the point; the first that matches counts."""

    moves: tuple[str, ...]
    say: Name


class Pick(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer in words, where nothing is to be moved."""

    id: Name
    right: bool = False


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: a move, or the choice of every right answer among some in words."""

    answers: tuple[str, ...] = ()
    """Moves in notation, in which * stands for anything; the first is what "Show me" does."""
    picks: tuple[Pick, ...] = ()
    look: tuple[str, ...] = ()
    """Places of the board to look at first; the game's client knows them by these names."""
    lit: tuple[str, ...] = ()
    """Places where to act."""
    others: tuple[Other, ...] = ()
    then: tuple[str, ...] = ()
    """Moves after the right one, as "B ask 10-7 A"."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea, shown in one position and tried in one act, or in few."""

    id: Name
    rule: str
    """The number of the rule behind it."""
    acts: tuple[Act, ...]
    after: Name | None = None
    """The step whose end is the beginning of this one; None for the start of the deal."""
    moves: tuple[str, ...] = ()
    """Moves from there to the position of the step, as "B ask 10-7 A"."""
    deal: Deal | None = None
    """A deal of its own, instead of the lesson's."""


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is made from."""

    seats: int
    seed: str
    options: dict[str, Any] = {}


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A game's lesson, for the person at `seat`."""

    minutes: int
    deal: Deal
    steps: tuple[Step, ...]
    seat: Seat = 0
