"""Le Tournoi in words: every move and event as a message; the prose is in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, SeatName
from hedgerow.games.tournoi.cards import KINDS
from hedgerow.games.tournoi.drawing import draw
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
from hedgerow.games.tournoi.measures import decimal
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Power, Replace, Stay
from hedgerow.games.tournoi.sheets import colour_name, compared, effect_text, kind_name

__all__ = ["battle", "card", "draw", "event", "group", "move", "notes", "points", "power", "side"]


def side(view: View, number: int) -> SeatName | Message:
    """Who a side is: a seat, or the ghost."""
    return SeatName(number) if number < view.seats else Message("tournoi-ghost")


def card(view: View, id: str) -> Message:
    """A Défis card by its name."""
    return view.kit.card_named(id).name.message


def power(view: View, id: str) -> Message:
    """A power card by its name."""
    return view.kit.faces[view.kit.face_of[id]].name.message


def battle(view: View, number: int) -> Message:
    """A battle by what it compares."""
    return view.kit.characteristics[number - 1].name.message


def points(value: float) -> Message:
    """Points that are expected, to a tenth."""
    return decimal(round(10 * value), 10, 1)


def figure(view: View, id: str, number: int) -> Message:
    """The value of a card in a characteristic, counted from 1."""
    value = view.kit.card_named(id).values[number - 1]
    return compared(view.kit.characteristics[number - 1], value, (1, 1)).figure


def move(view: View, move: Move) -> Message:
    match move:
        case Lay(id, number):
            args: dict[str, Arg] = {"card": card(view, id), "battle": battle(view, number)}
            return Message("tournoi-move-lay", {**args, "figure": figure(view, id, number)})
        case Power(id, number):
            args = {"power": power(view, id), "battle": battle(view, number)}
            return Message("tournoi-move-power", args)
        case Pass():
            return Message("tournoi-move-pass")
        case Replace():
            return Message("tournoi-move-replace")
        case Stay():
            return Message("tournoi-move-stay")
    assert_never(move)


def group(view: View, move: Move) -> Message:
    match move:
        case Lay(id, _):
            return card(view, id)
        case Power(id, _):
            return power(view, id)
        case Pass():
            return Message("tournoi-group-powers")
        case Replace() | Stay():
            return Message("tournoi-group-replace")
    assert_never(move)


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
            names = _list([card(view, id) for id in cards])
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
            shown = _list([_shown(view, at, cards[at], powers[at]) for at in range(len(cards))])
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
            kinds = next(one.kinds for one in view.tokens if one.id == token)
            args = {"who": side(view, number), "kinds": _list([kind_name(k) for k in kinds])}
            return Message("tournoi-event-stand-in" if stand_in else "tournoi-event-token", args)
        case Ended(points, short):
            totals = _list(
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
        "card": _list([card(view, id) for id in cards]),
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
    return _list([_holder(view, told, at) for at in sides])


def _holder(view: View, told: Fought, at: int) -> Message:
    args: dict[str, Arg] = {"who": side(view, at), "card": card(view, told.cards[at])}
    about = view.kit.characteristics[told.characteristic - 1]
    value = view.kit.card_named(told.cards[at]).values[told.characteristic - 1]
    return Message(
        "tournoi-holder", {**args, "figure": compared(about, value, told.times[at]).whole}
    )


def _list(items: Sequence[SeatName | Message]) -> SeatName | Message:
    """Things in a row, as words."""
    rest = [*items]
    last = rest.pop()
    while rest:
        last = Message("list-and", {"first": rest.pop(), "rest": last})
    return last


def notes(view: View) -> tuple[Message, ...]:
    """The bonus that is played for, the cards of one's hand, what one's power cards do."""
    told: list[Message] = []
    if view.tokens:
        if view.terms.options.bonus == "trio":
            kinds = [token.kinds[0] for token in view.tokens]
            told.append(_kinds("tournoi-note-trio", kinds))
        else:
            free = [token for token in view.tokens if token.owner is None]
            told += [_kinds("tournoi-note-token", token.kinds) for token in free]
    told += [_hand_card(view, id) for id in view.hand]
    for id in dict.fromkeys(view.powers):
        face = view.kit.faces[view.kit.face_of[id]]
        args: dict[str, Arg] = {"power": face.name.message, "count": view.powers.count(id)}
        told.append(Message("tournoi-note-power", {**args, "effect": effect_text(face.effect)}))
    return tuple(told)


def _hand_card(view: View, id: str) -> Message:
    held = view.kit.card_named(id)
    figures = [figure(view, id, number) for number in range(1, view.terms.battles + 1)]
    args: dict[str, Arg] = {"id": id, "card": card(view, id), "figures": _list(figures)}
    return Message("tournoi-note-card", {**args, "colour": colour_name(held.colour)})


def _kinds(id: str, kinds: Sequence[str]) -> Message:
    return Message(id, {"kinds": _list([kind_name(kind) for kind in KINDS if kind in kinds])})
