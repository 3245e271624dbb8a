"""What happened at a Cryptid table. `by` and `of` are researchers, see `state`."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from hedgerow.core.event import Event
from hedgerow.games.cryptid.hexes import Hex


class CubePlaced(Event, frozen=True, tag="cube"):
    by: int
    hex: Hex


class DiscPlaced(Event, frozen=True, tag="disc"):
    """The extra disc of a search on a hex where one's own disc lay already."""

    by: int
    hex: Hex


class Asked(Event, frozen=True, tag="asked"):
    """A question with its answer: a disc for yes, a cube for no."""

    by: int
    of: int
    hex: Hex
    answer: bool


class SearchDeclared(Event, frozen=True, tag="search-declared"):
    """A search of a hex with the searcher's own disc: it owes an extra disc and can place it."""

    by: int
    hex: Hex


class Searched(Event, frozen=True, tag="searched"):
    """A search starts: the searcher's disc lies on the hex."""

    by: int
    hex: Hex


class Answered(Event, frozen=True, tag="answered"):
    """A researcher's token in a search."""

    by: int
    hex: Hex
    answer: bool


class DutySkipped(Event, frozen=True, tag="skipped"):
    """CRY-26: a token is owed and no hex is left for it."""

    by: int
    token: Literal["cube", "disc"]


class HintAsked(Event, frozen=True, tag="hint-asked"):
    """A proposal; it reveals nothing about the map or a clue, so it can be taken back."""

    informs: ClassVar[bool] = False
    seat: int


class Voted(Event, frozen=True, tag="voted"):
    """A seat has voted; its vote stays hidden until the matter is settled.

    That the matter is still open reveals something about the votes, so a vote cannot be undone.
    """

    seat: int


class VotedSo(Event, frozen=True, tag="voted-so"):
    """A seat's own vote, shown only to that seat."""

    seat: int
    yes: bool


class HintRefused(Event, frozen=True, tag="hint-refused"):
    """`votes` are in seat order; None for a seat that had not voted when the matter was settled."""

    votes: tuple[bool | None, ...]


class HintGiven(Event, frozen=True, tag="hint-given"):
    """`votes` as in `HintRefused`."""

    votes: tuple[bool | None, ...]
    hint: str


class HabitatFound(Event, frozen=True, tag="found"):
    """The end: who found the habitat, where it was, and everybody's clue."""

    by: int
    hex: Hex
    clues: tuple[str, ...]


class Drawn(Event, frozen=True, tag="drawn"):
    """CRY-38: the round limit; the clues are opened."""

    hex: Hex
    clues: tuple[str, ...]


CryptidEvent: TypeAlias = (
    CubePlaced
    | DiscPlaced
    | Asked
    | SearchDeclared
    | Searched
    | Answered
    | DutySkipped
    | HintAsked
    | Voted
    | VotedSo
    | HintRefused
    | HintGiven
    | HabitatFound
    | Drawn
)
