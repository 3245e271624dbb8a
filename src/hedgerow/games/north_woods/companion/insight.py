"""North Woods' replay: its turns, everybody's ranks after them, hands, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.core import turning
from hedgerow.core.companion import Chart, Hands, Held, Insight, Stage, Turn, TurningPoint
from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.north_woods import words
from hedgerow.games.north_woods.events import Fell, HabitatDeclared, Seized, SetAlight, Stalled
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.frames import Opening
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.words.names import card_name

_ALL: Final = ALL_RANKS.bit_count()
_DEATHS: Final = 3
"""From this many hungry cards of one seat on, a turn is worth looking at."""


def turn(view: View) -> Turn:
    if isinstance(view.top, Opening):
        return Turn((), None, Message("web-north-woods-replay-stop-opening"))
    return Turn((view.round, view.turn), view.turn)


def ranks(views: Sequence[View]) -> tuple[float, ...]:
    """The different ranks in front of each seat."""
    return tuple(len(view.ranks[seat]) for seat, view in enumerate(views))


def position(views: Sequence[View], seat: Seat | None) -> Hands:
    return Hands(tuple(tuple(_held(views, seat, owner)) for owner in range(len(views))))


def _held(views: Sequence[View], seat: Seat | None, owner: Seat) -> list[Held]:
    own = views[owner]
    sees = seat in (None, owner)
    ids = own.hand if seat is None or seat == owner else views[seat].known[owner]
    known = tuple(map(card_name, ids))
    size = own.hand_sizes[owner]
    held = [Held(Message("web-replay-held-hand"), known, size - len(known))]
    if isinstance(own.top, Opening) and sees:  # NWO-37: laid unseen until all are done
        laid = tuple(card_name(placed.card) for placed in own.tables[owner])
        aside = tuple(map(card_name, own.aside))
        held.append(Held(Message("web-north-woods-replay-laid"), laid))
        held.append(Held(Message("web-north-woods-replay-aside"), aside))
    return held


def turning_points(view: View, stages: Sequence[Stage]) -> tuple[TurningPoint, ...]:
    """Territory, wildfires, deaths, one rank to go, the Habitat; leads and big turns."""
    close: set[Seat] = set()

    def tell(before: Stage, after: Stage) -> turning.Told | None:
        told = turning.Told
        for event in after.events:
            if isinstance(event, HabitatDeclared):
                return told(event.seat, "end", words.event(view, event))
            if isinstance(event, Stalled):
                seat = turning.leader(after.values) or 0
                return told(seat, "end", Message("web-north-woods-replay-stalled"))
        for event in after.events:
            if isinstance(event, Seized):
                title = Message("web-north-woods-replay-seized", {"of": SeatName(event.of)})
                return told(event.seat, "seized", title, (words.event(view, event),))
            if isinstance(event, SetAlight):
                title = Message("web-north-woods-replay-fire", {"of": SeatName(event.of)})
                return told(event.seat, "fire", title, (words.event(view, event),))
        for seat, count in enumerate(after.values):
            if count >= _ALL - 1 and seat not in close:
                close.add(seat)
                title = Message("web-north-woods-replay-close", {"who": SeatName(seat)})
                line = Message("web-north-woods-replay-has", {"ranks": round(count)})
                return told(seat, "close", title, (line,))
        for seat in range(view.seats):
            dead = [
                event
                for event in after.events
                if isinstance(event, Fell) and event.seat == seat and event.why == "hungry"
            ]
            if len(dead) >= _DEATHS:
                args: dict[str, Arg] = {"who": SeatName(seat), "count": len(dead)}
                return told(seat, "starved", Message("web-north-woods-replay-starved", args))
        return None

    return turning.turning_points(stages, tell)


CHART: Final[Chart[View]] = Chart(
    title=Message("web-north-woods-replay-chart"),
    values=ranks,
    note=Message("web-north-woods-replay-chart-note"),
)
INSIGHT: Final = Insight(turn, CHART, turning_points, position)
