"""Events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games.tournoi.events import (
    Drew,
    DrewCards,
    Ended,
    Fought,
    Laid,
    LaidCard,
    LaidPower,
    Passed,
    Pondered,
    Replaced,
    RoundStarted,
    ScoredExtra,
    Stayed,
    TookToken,
    TournoiEvent,
    TurnedUp,
)
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.sheets import compared, kind_name
from hedgerow.games.tournoi.words.names import battle, card, listed, power, side


def event(view: View, event: Event) -> Message:
    told = cast(TournoiEvent, event)
    match told:
        case RoundStarted(number, ghost):
            if ghost:
                args: dict[str, Arg] = {"number": number, "battle": battle(view, ghost)}
                return Message("tournoi-event-round-ghost", args)
            return Message("tournoi-event-round", {"number": number})
        case Drew(seat):
            return Message("tournoi-event-drew", {"who": SeatName(seat)})
        case DrewCards(seat, cards):
            names = listed([card(view, id) for id in cards])
            return Message("tournoi-event-drew-cards", {"who": SeatName(seat), "cards": names})
        case Laid(seat):
            return Message("tournoi-event-laid", {"who": SeatName(seat)})
        case LaidCard(seat, id, number):
            args = {"who": SeatName(seat), "card": card(view, id), "battle": battle(view, number)}
            return Message("tournoi-event-laid-card", args)
        case Pondered(seat):
            return Message("tournoi-event-pondered", {"who": SeatName(seat)})
        case LaidPower(seat, id, number):
            args = {"who": SeatName(seat), "power": power(view, id)}
            return Message("tournoi-event-laid-power", {**args, "battle": battle(view, number)})
        case Passed(seat):
            return Message("tournoi-event-passed", {"who": SeatName(seat)})
        case TurnedUp(number, cards, powers):
            shown = listed([_shown(view, at, cards[at], powers[at]) for at in range(len(cards))])
            args = {"battle": battle(view, number), "cards": shown}
            return Message("tournoi-event-turned-up", args)
        case Replaced(number, where, old, new):
            args = {"who": side(view, number), "battle": battle(view, where)}
            args |= {"card": card(view, old), "by": card(view, new)}
            return Message("tournoi-event-replaced", args)
        case Stayed(number, where):
            args = {"who": side(view, number), "battle": battle(view, where)}
            return Message("tournoi-event-stayed", args)
        case Fought():
            return _fought(view, told)
        case ScoredExtra(number, points):
            return Message("tournoi-event-extra", {"who": side(view, number), "points": points})
        case TookToken(number, token, stand_in):
            kinds = next(shown.kinds for shown in view.tokens if shown.id == token)
            args = {"who": side(view, number), "kinds": listed([kind_name(k) for k in kinds])}
            return Message("tournoi-event-stand-in" if stand_in else "tournoi-event-token", args)
        case Ended(points, short):
            totals = listed(
                [
                    Message("tournoi-points-of", {"who": side(view, at), "points": total})
                    for at, total in enumerate(points)
                ]
            )
            id = "tournoi-event-ended-short" if short else "tournoi-event-ended"
            return Message(id, {"points": totals})
    assert_never(told)


def _shown(view: View, number: int, cards: Sequence[str], laid: str) -> Message:
    """What a side had on a battle: "B bison with Junior"."""
    args: dict[str, Arg] = {
        "who": side(view, number),
        "card": listed([card(view, id) for id in cards]),
    }
    if laid:
        return Message("tournoi-shown-power", {**args, "power": power(view, laid)})
    return Message("tournoi-shown", args)


def _fought(view: View, told: Fought) -> Message:
    """TOU-85: what was compared, who won with what, who kept a card, and who lost with what."""
    where: Arg = battle(view, told.battle)
    if told.characteristic != told.battle:
        about = battle(view, told.characteristic)
        where = Message("tournoi-fought-on", {"battle": where, "characteristic": about})
    if told.threat_first:
        where = Message("tournoi-fought-threat", {"battle": where})
    elif told.reversed:
        where = Message("tournoi-fought-smallest", {"battle": where})
    lost = [at for at in range(len(told.cards)) if at not in (*told.winners, *told.kept)]
    args: dict[str, Arg] = {"battle": where, "winners": _holders(view, told, told.winners)}
    if told.kept:
        kept = {"holders": _holders(view, told, told.kept)}
        args["kept"] = Message("tournoi-fought-kept", {**kept})
    if lost:
        args["lost"] = Message("tournoi-fought-lost", {"holders": _holders(view, told, lost)})
    return Message("tournoi-event-fought", {"kept": "", "lost": "", **args})


def _holders(view: View, told: Fought, sides: Sequence[int]) -> SeatName | Message:
    return listed([_holder(view, told, at) for at in sides])


def _holder(view: View, told: Fought, at: int) -> Message:
    args: dict[str, Arg] = {"who": side(view, at), "card": card(view, told.cards[at])}
    about = view.kit.characteristics[told.characteristic - 1]
    value = view.kit.card_named(told.cards[at]).values[told.characteristic - 1]
    return Message(
        "tournoi-holder", {**args, "figure": compared(about, value, told.times[at]).whole}
    )
