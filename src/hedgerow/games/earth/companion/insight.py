"""Earth's replay: its turns, everybody's points after them, hands, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.core import turning
from hedgerow.core.companion import Chart, Hands, Held, Insight, Stage, Turn, TurningPoint
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.games.earth.events import FaunaClaimed, GameEnded, TableauCompleted
from hedgerow.games.earth.hidden import View, determinize
from hedgerow.games.earth.rules.accounts import holdings
from hedgerow.games.earth.scoring.score import score
from hedgerow.games.earth.words.events import event as in_words
from hedgerow.games.earth.words.names import card, start


def turn(view: View) -> Turn:
    if view.stage == "choosing":
        return Turn((), None, Message("web-earth-replay-stop-start"))
    return Turn((view.round, view.active), view.active)


def points(views: Sequence[View]) -> tuple[float, ...]:
    """What each seat would score now; hands and face-down cards do not count."""
    view = views[0]
    if view.stage == "choosing":
        return (0,) * view.seats
    # The sampled faces of unseen cards do not score.
    held = holdings(determinize(view, Rng(0)))
    scored = score(held, view.options.mode, view.shared, view.collective or None)
    return tuple(breakdown.total for breakdown in scored)


def position(views: Sequence[View], seat: Seat | None) -> Hands:
    return Hands(tuple(tuple(_held(views, seat, owner)) for owner in range(len(views))))


def _held(views: Sequence[View], seat: Seat | None, owner: Seat) -> list[Held]:
    """What a seat holds, with what the viewer knows of it."""
    own = views[owner]
    view = own if seat is None else views[seat]
    sees = seat in (None, owner)
    garden = view.gardens[owner]
    held = []
    if own.stage == "choosing":
        codes = (garden.island, garden.climate, garden.ecosystem, *garden.animals)
        chosen = tuple(start(code) for code in codes if code)
        held.append(Held(Message("web-earth-replay-start"), chosen))
    hand = tuple(map(card, (*own.hand, *own.offer))) if sees else ()
    size = garden.hand + garden.offer
    held.append(Held(Message("web-replay-held-hand"), hand, size - len(hand)))
    compost = tuple(card(heap.card) for heap in garden.compost if heap.card)
    if garden.compost:
        unknown = len(garden.compost) - len(compost)
        held.append(Held(Message("web-earth-replay-compost"), compost, unknown))
    if garden.shown and not sees:
        shown = tuple(map(card, garden.shown))
        held.append(Held(Message("web-earth-replay-shown"), shown))
    return held


def turning_points(view: View, stages: Sequence[Stage]) -> tuple[TurningPoint, ...]:
    """The first on a fauna card, a full tableau, the end; leads and big turns."""

    def tell(before: Stage, after: Stage) -> turning.Told | None:
        told = turning.Told
        ended = next((e for e in after.events if isinstance(e, GameEnded)), None)
        full = next((e for e in after.events if isinstance(e, TableauCompleted)), None)
        claims = [e for e in after.events if isinstance(e, FaunaClaimed)]
        lines = tuple(in_words(view, event) for event in (*claims, full) if event is not None)
        if ended is not None:
            seat = turning.leader(after.values) or 0
            return told(seat, "end", in_words(view, ended), lines)
        if full is not None:
            title = Message("web-earth-replay-full", {"who": SeatName(full.seat)})
            return told(full.seat, "full", title, lines)
        first = next((claim for claim in claims if claim.rank == 1), None)
        if first is not None:
            title = Message("web-earth-replay-claimed", {"who": SeatName(first.seat)})
            return told(first.seat, "claimed", title, lines)
        return None

    return turning.turning_points(stages, tell)


CHART: Final[Chart[View]] = Chart(
    title=Message("web-replay-chart-points"),
    values=points,
    note=Message("web-replay-chart-points-note"),
)
INSIGHT: Final = Insight(turn, CHART, turning_points, position)
