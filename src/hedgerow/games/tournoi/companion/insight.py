"""Le Tournoi's replay: its rounds, everybody's points after them, hands, the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.core import turning
from hedgerow.core.companion import Chart, Hands, Held, Insight, Stage, Turn, TurningPoint
from hedgerow.core.text import Message, Seat, SeatName
from hedgerow.games.tournoi import words
from hedgerow.games.tournoi.events import Ended, Fought, TookToken
from hedgerow.games.tournoi.frames import Placement
from hedgerow.games.tournoi.hidden import View


def turn(view: View) -> Turn:
    number = Message("web-tournoi-replay-stop", {"round": view.round + 1})
    return Turn((view.round,), None, number)


def points(views: Sequence[View]) -> tuple[float, ...]:
    """What each seat would score now, power cards included."""
    view = views[0]
    return tuple(view.sides[seat].score.total for seat in range(view.seats))


def position(views: Sequence[View], seat: Seat | None) -> Hands:
    return Hands(tuple(tuple(_held(views, seat, owner)) for owner in range(len(views))))


def _held(views: Sequence[View], seat: Seat | None, owner: Seat) -> list[Held]:
    """What a seat holds or has laid face down, with what the viewer knows of it."""
    own = views[owner]
    sees = seat in (None, owner)
    laid = [] if own.pending is None else _face_down(own, owner)
    hand = tuple(words.card(own, id) for id in own.hand)
    powers = tuple(words.power(own, id) for id in own.powers)
    covers = [spot.power for spot in own.spots[owner] if spot.power]
    if sees:
        down = tuple(
            Message(
                "web-tournoi-replay-on",
                {"card": words.card(own, id), "battle": words.battle(own, number)},
            )
            for number, id in laid
        )
        held = [Held(Message("web-replay-held-hand"), hand)] if hand else []
        held += [Held(Message("web-tournoi-replay-down"), down)] if down else []
        laid_powers = tuple(words.power(own, id) for id in covers)
        held.append(Held(Message("web-tournoi-replay-powers"), (*powers, *laid_powers)))
        return held
    known = tuple(words.card(own, id) for id in own.sides[owner].known)
    hidden = len(hand) + len(laid) - len(known)
    count = len(powers) + len(covers)
    return [
        Held(Message("web-tournoi-replay-both"), known, hidden),
        Held(Message("web-tournoi-replay-powers"), (), count),
    ]


def _face_down(view: View, owner: Seat) -> list[tuple[int, str]]:
    """The battles that are not turned up yet, by number, with the seat's card there."""
    first = 0 if isinstance(view.pending, Placement) else view.lane + 1
    spots = view.spots[owner][first:]
    return [(number, id) for number, spot in enumerate(spots, first + 1) for id in spot.cards]


def turning_points(view: View, stages: Sequence[Stage]) -> tuple[TurningPoint, ...]:
    """Tokens, who won each round, the end; leads and big turns."""

    def tell(before: Stage, after: Stage) -> turning.Told | None:
        told = turning.Told
        seats = range(view.seats)
        took = [e for e in after.events if isinstance(e, TookToken) and e.side in seats]
        lines = tuple(words.event(view, event) for event in took)
        ended = next((e for e in after.events if isinstance(e, Ended)), None)
        if ended is not None:
            seat = turning.leader(after.values) or 0
            return told(seat, "end", Message("web-tournoi-replay-end"), lines)
        if took:
            title = Message("web-tournoi-replay-token", {"who": SeatName(took[0].side)})
            return told(took[0].side, "token", title, lines)
        fights = [event for event in after.events if isinstance(event, Fought)]
        won = [sum(seat in fight.winners for fight in fights) for seat in seats]
        first = turning.leader(won) if len(won) > 1 else None
        if first is None:
            return None
        title = Message("web-tournoi-replay-round", {"who": SeatName(first)})
        args = {"won": won[first], "battles": len(fights)}
        return told(first, "round", title, (Message("web-tournoi-replay-won", {**args}),))

    return turning.turning_points(stages, tell)


CHART: Final[Chart[View]] = Chart(
    title=Message("web-replay-chart-points"),
    values=points,
    note=Message("web-replay-chart-points-note"),
)
INSIGHT: Final = Insight(turn, CHART, turning_points, position)
