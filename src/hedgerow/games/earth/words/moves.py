"""Moves in words; the prose is in the catalogues."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Message
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import CLIMATE, ISLAND, cell_name
from hedgerow.games.earth.frames import (
    Activation,
    Benefits,
    Composting,
    Offered,
    Owing,
    Paying,
    Place,
    Placing,
    Planting,
    Rewarding,
    Roaming,
    Stocking,
    Visiting,
    Walking,
)
from hedgerow.games.earth.hidden import Garden, View
from hedgerow.games.earth.moves import (
    Act,
    All,
    Choose,
    Claim,
    Compost,
    Convert,
    CopyAt,
    Done,
    Keep,
    Leaf,
    Move,
    Order,
    Pay,
    Plant,
    PlayEvent,
    Put,
    Remove,
    ReplaceAt,
    Rouse,
    Site,
    Skip,
    Step,
    Take,
    Use,
)
from hedgerow.games.earth.words import animals
from hedgerow.games.earth.words.names import (
    ability,
    animal,
    card,
    card_at,
    side,
)
from hedgerow.games.earth.words.phrases import both, goods


def move(view: View, move: Move) -> Message:
    match move:
        case Choose(code):
            if code in cards.animals():
                said = animals.individual(cards.animals()[code].individual)
                return Message("earth-move-choose-animal", {"card": animal(code), "text": said})
            return Message("earth-move-choose", {"card": side(code), "side": code[-1]})
        case Act(colour):
            return Message(f"earth-move-act-{colour}")
        case Plant(number):
            return Message("earth-move-plant", {"card": card(number)})
        case ReplaceAt(cell):
            return Message("earth-move-replace", {"at": _own(view, cell)})
        case Pay(instead):
            return _pay(view, instead)
        case Site(cell):
            return Message("earth-move-site", {"cell": cell_name(cell)})
        case Keep(number):
            return Message("earth-move-keep", {"card": card(number)})
        case Compost(number):
            return Message("earth-move-compost", {"card": card(number)})
        case Take(benefit):
            return Message(f"earth-move-take-{benefit}")
        case Put(cell):
            return Message(f"earth-move-put-{_piece(view)}", {"at": _own(view, cell)})
        case Remove(cell):
            return Message(f"earth-move-remove-{_piece(view)}", {"at": _own(view, cell)})
        case Order(first):
            return Message("earth-move-order-first" if first else "earth-move-order-last")
        case Use():
            return _use(view)
        case All():
            each = isinstance(_garden(view).stack[-1], Placing)
            return Message("earth-move-all-each" if each else "earth-move-all")
        case CopyAt(cell, number):
            said = _ability_at(view, cell, number)
            return Message("earth-move-copy", {"at": _own(view, cell), "ability": said})
        case Skip():
            return _skip(view)
        case PlayEvent(number):
            return Message("earth-move-event", {"card": card(number)})
        case Convert():
            return Message("earth-move-convert")
        case Done():
            return Message("earth-move-done")
        case Leaf():
            # EAR-121: such a leaf gives Gaia points.
            return Message("earth-move-leaf" if view.gaia is None else "earth-move-leaf-gaia")
        case Rouse(number):
            return Message("earth-move-rouse", {"animal": animal(_garden(view).animals[number])})
        case Step(cell):
            return Message("earth-move-step", {"at": _own(view, cell)})
        case Claim(goal):
            if goal < len(view.fauna):
                return Message("earth-move-claim", {"card": side(view.fauna[goal])})
            return Message("earth-move-claim-bonus")
    assert_never(move)


def _use(view: View) -> Message:
    """What the viewer is asked to use, and what it does."""
    garden = _garden(view)
    match garden.stack[-1]:
        case Offered(given):
            return Message("earth-move-take-offered", {"text": goods(given)})
        case Activation(queue):
            place, number = queue[0]
            said = _ability_at(view, place, number)
            return Message("earth-move-use", {"at": _own(view, place), "ability": said})
        case Visiting(number, cells):
            who = animal(garden.animals[number])
            return Message("earth-move-use-visit", {"animal": who, "at": _own(view, cells[0])})
        case Rewarding(number):
            return Message("earth-move-use-animal", {"animal": animal(garden.animals[number])})
        case _:
            there = cards.animals()[view.collective]
            said = animals.collective(there.collective)
            return Message("earth-move-share", {"animal": animal(view.collective), "text": said})


def _skip(view: View) -> Message:
    """How to go on without, in the words of what the viewer is asked."""
    garden = _garden(view)
    match garden.stack[-1] if garden.stack else None:
        case Activation(queue):
            return Message("earth-move-skip-ability", {"at": _own(view, queue[0][0])})
        case Planting():
            said = "planting" if garden.planted_now else "planting-any"
        case Placing() | Stocking():
            said = "pieces"
        case Composting():
            said = "cards"
        case Walking():
            said = "walking"
        case Roaming():
            said = "animals"
        case Benefits():
            said = "benefits"
        case Offered():
            said = "offered"
        case _:
            return Message("earth-move-skip")
    return Message(f"earth-move-skip-{said}")


def _pay(view: View, instead: int) -> Message:
    """A way to pay for the card that is being planted: "Pay 2 soil and 2 sprouts"."""
    frame = _garden(view).stack[-1]
    assert isinstance(frame, Paying)
    using = box()[frame.card].instead
    assert using is not None
    counts = {"soil": frame.cost - instead, using.using.replace("_", "-"): instead}
    parts = [Message(f"earth-paid-{what}", {"count": n}) for what, n in counts.items() if n]
    return Message("earth-move-pay", {"what": both(parts)})


def _piece(view: View) -> str:
    """What the viewer is placing or giving up now."""
    stack = view.gardens[view.seat or 0].stack
    match stack[-1] if stack else None:
        case Placing(piece):
            return piece
        case Owing("growth") | Stocking(piece="growth") | Stocking(piece="canopy"):
            return "growth"
        case _:
            return "sprout"


def _own(view: View, place: Place) -> Message:
    return card_at(view, view.seat or 0, place)


def _ability_at(view: View, place: Place, number: int) -> Message:
    garden = view.gardens[view.seat or 0]
    if place == ISLAND:
        return ability(cards.islands()[garden.island].abilities[number])
    if place == CLIMATE:
        return ability(cards.climates()[garden.climate].abilities[number])
    planted = next(plot.card for plot in garden.plots if plot.cell == place)
    return ability(cards.earth_deck()[planted].abilities[number])


def _garden(view: View) -> Garden:
    return view.gardens[view.seat or 0]


def idle(move: Move) -> bool:
    """Whether a move does nothing, like going on, or taking all when there is nothing to take."""
    return isinstance(move, Skip | Done | All)


def group(view: View, move: Move) -> Message:
    match move:
        case PlayEvent() | Convert():
            return Message("earth-group-between")
        case Leaf():
            return Message("earth-group-between")
        case Plant() | ReplaceAt():
            return Message("earth-group-plant")
        case _:
            return Message("earth-group-now")
