"""The parts of a verb, and the table of all verbs, which the sibling modules fill."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth.cells import Cell
from hedgerow.games.earth.effects import AnimalEffect, Collective, Effect
from hedgerow.games.earth.frames import Frame, Place
from hedgerow.games.earth.state import Board, State

Asking: TypeAlias = Literal["quiet", "open", "asked"]
"""How to ask about a verb. Quiet: it is free and has no choice. Open: it can be skipped at its
first choice. Asked: ask whether to use it."""


class Walk(NamedTuple):
    """Where an animal went: all the cards it visited, or one of them at a time."""

    animal: int
    visited: tuple[Cell, ...]
    start: Cell = -1
    """The card it left; -1 from beside the tableau."""


AnyEffect: TypeAlias = Effect | AnimalEffect | Collective
E = TypeVar("E")
At = TypeVar("At", Place, Walk)


def _always(state: State, seat: Seat, effect: object, at: object) -> bool:
    return True


def quiet(state: State, seat: Seat, effect: object, at: object) -> Asking:
    return "quiet"


def opened(state: State, seat: Seat, effect: object, at: object) -> Asking:
    return "open"


def asked(state: State, seat: Seat, effect: object, at: object) -> Asking:
    return "asked"


@dataclass(frozen=True)
class Verb(Generic[E, At]):
    """The rules of one verb, used at a card's place or after an animal's walk."""

    resolve: Callable[[State, Seat, E, At, Log], None]
    """Use it: what needs choices becomes pending work."""
    can: Callable[[State, Seat, E, At], bool] = _always
    """Whether it would do anything now. It uses only public information, so that being asked
    reveals nothing about a hand."""
    asking: Callable[[State, Seat, E, At], Asking] = quiet
    """How to ask about it, if it can do anything."""
    may: Callable[[State, Seat, E, At], bool] = _always
    """Whether it might do something after an event or a conversion (EAR-141)."""
    pending: Callable[[Board, E, At], Frame] | None = None
    """The frame that asks about an animal's verb after its walk; None if there is no question."""


VERBS: Final[dict[type, Verb[Any, Any]]] = {}


def can(state: State, seat: Seat, effect: AnyEffect, at: Place | Walk) -> bool:
    return VERBS[type(effect)].can(state, seat, effect, at)


def asking(state: State, seat: Seat, effect: AnyEffect, at: Place | Walk) -> Asking | None:
    """How to ask about it; None if it can do nothing now."""
    verb = VERBS[type(effect)]
    return verb.asking(state, seat, effect, at) if verb.can(state, seat, effect, at) else None


def may(state: State, seat: Seat, effect: AnyEffect, at: Place | Walk) -> bool:
    return VERBS[type(effect)].may(state, seat, effect, at)


def resolve(state: State, seat: Seat, effect: AnyEffect, at: Place | Walk, log: Log) -> None:
    VERBS[type(effect)].resolve(state, seat, effect, at, log)
