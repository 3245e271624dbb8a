"""Earth in words: every move and event as a message; the prose is in the catalogues."""

from __future__ import annotations

from typing import assert_never, cast

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.earth import animal_text, cards
from hedgerow.games.earth.cells import CLIMATE, ISLAND, Cell, cell_name
from hedgerow.games.earth.drawing import draw
from hedgerow.games.earth.events import (
    AbilitySkipped,
    AbilityUsed,
    Acted,
    AnimalMoved,
    AnimalRoused,
    Announced,
    BonusForfeited,
    Chosen,
    ChosenCard,
    CompostDiscarded,
    Composted,
    CompostedCard,
    CompostedDeck,
    Converted,
    Drew,
    DrewCards,
    EarthEvent,
    EventPlayed,
    FaunaClaimed,
    GaiaClaimed,
    GaiaCompleted,
    GaiaGained,
    GaiaSkipped,
    GaiaStocked,
    GaiaTurned,
    GameEnded,
    Kept,
    KeptCard,
    LeafDiscarded,
    Looked,
    LookedCards,
    PiecePut,
    PieceRemoved,
    Planted,
    Recalled,
    RecalledCard,
    Replaced,
    ReplacementBegan,
    Reshuffled,
    RoundBegan,
    Settled,
    Shared,
    SoilGained,
    SoilPaid,
    Stocked,
    TableauCompleted,
)
from hedgerow.games.earth.frames import (
    Activation,
    Offered,
    Owing,
    Paying,
    Place,
    Placing,
    Rewarding,
    Stocking,
    Visiting,
)
from hedgerow.games.earth.hidden import Garden, View
from hedgerow.games.earth.library import library
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
from hedgerow.games.earth.phrases import both, goods
from hedgerow.games.earth.scoring.text import goal_text, scoring_text
from hedgerow.games.earth.verbs import text

__all__ = ["ability", "animal", "card", "draw", "event", "group", "idle", "move", "notes", "side"]


def card(number: int) -> Message:
    """An Earth card by its name."""
    return cards.name_of(cards.earth_deck()[number])


def side(code: str) -> Message:
    """An island, climate, ecosystem or fauna card by its name."""
    for kind in (cards.islands(), cards.climates(), cards.ecosystems(), cards.fauna()):
        if code in kind:
            return cards.name_of(kind[code])
    raise KeyError(code)


def animal(id: str) -> Message:
    return cards.name_of(cards.animals()[id])


def ability(ability: cards.Ability) -> Message:
    """An ability box: its colour and what it does or scores."""
    if ability.effect is not None:
        return Message(f"earth-ability-{ability.colour}", {"text": text(ability.effect)})
    assert ability.score is not None
    return Message("earth-ability-scoring", {"text": scoring_text(ability.score)})


def _cards(numbers: tuple[int, ...]) -> Message:
    return both([card(number) for number in numbers])


def _at(view: View, seat: Seat, place: Place) -> Message:
    """A card where it lies: "Pine (d4)", or an island or climate."""
    garden = view.gardens[seat]
    if place == ISLAND:
        return side(garden.island)
    if place == CLIMATE:
        return side(garden.climate)
    for plot in garden.plots:
        if plot.cell == place:
            return Message("earth-at", {"card": card(plot.card), "cell": cell_name(place)})
    return Message("earth-cell", {"cell": cell_name(place)})


def _own(view: View, place: Place) -> Message:
    return _at(view, view.seat or 0, place)


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
            said = animal_text.collective(there.collective)
            return Message("earth-move-share", {"animal": animal(view.collective), "text": said})


def move(view: View, move: Move) -> Message:
    match move:
        case Choose(code):
            if code in cards.animals():
                said = animal_text.individual(cards.animals()[code].individual)
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
            return Message("earth-move-skip")
        case PlayEvent(number):
            return Message("earth-move-event", {"card": card(number)})
        case Convert():
            return Message("earth-move-convert")
        case Done():
            return Message("earth-move-done")
        case Leaf():
            return Message("earth-move-leaf")
        case Rouse(number):
            return Message("earth-move-rouse", {"animal": animal(_garden(view).animals[number])})
        case Step(cell):
            return Message("earth-move-step", {"at": _own(view, cell)})
        case Claim(goal):
            if goal < len(view.fauna):
                return Message("earth-move-claim", {"card": side(view.fauna[goal])})
            return Message("earth-move-claim-bonus")
    assert_never(move)


def _pay(view: View, instead: int) -> Message:
    """A way to pay for the card that is being planted: "Pay 2 soil and 2 sprouts"."""
    frame = _garden(view).stack[-1]
    assert isinstance(frame, Paying)
    using = library()[frame.card].instead
    assert using is not None
    counts = {"soil": frame.cost - instead, using.using.replace("_", "-"): instead}
    parts = [Message(f"earth-paid-{what}", {"count": n}) for what, n in counts.items() if n]
    return Message("earth-move-pay", {"what": both(parts)})


def idle(move: Move) -> bool:
    """Going on does nothing, nor does taking all where there is nothing to take."""
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


def event(view: View, event: Event) -> Message:
    told = cast(EarthEvent, event)
    match told:
        case Chosen(seat):
            return _by("earth-event-chosen", seat)
        case ChosenCard(seat, code):
            return _by("earth-event-chosen-card", seat, card=_start(code))
        case Settled(seat, island, climate, ecosystem, animals):
            parts = [side(code) for code in (island, climate, ecosystem) if code]
            parts += [animal(id) for id in animals]
            return _by("earth-event-settled", seat, cards=both(parts))
        case Drew(seat, count):
            return _by("earth-event-drew", seat, count=count)
        case DrewCards(seat, numbers):
            return _by("earth-event-drew-cards", seat, cards=_cards(numbers))
        case Looked(seat, count):
            return _by("earth-event-looked", seat, count=count)
        case LookedCards(seat, numbers):
            return _by("earth-event-looked-cards", seat, cards=_cards(numbers))
        case Kept(seat, discarded):
            if not discarded:
                return _by("earth-event-kept-only", seat)
            return _by("earth-event-kept", seat, cards=_cards(discarded))
        case KeptCard(seat, number, discarded):
            if not discarded:
                return _by("earth-event-kept-only-card", seat, card=card(number))
            kept = card(number)
            return _by("earth-event-kept-card", seat, card=kept, cards=_cards(discarded))
        case Recalled(seat):
            return _by("earth-event-recalled", seat)
        case RecalledCard(seat, number):
            return _by("earth-event-recalled-card", seat, card=card(number))
        case Composted(seat):
            return _by("earth-event-composted", seat)
        case CompostedCard(seat, number):
            return _by("earth-event-composted-card", seat, card=card(number))
        case CompostedDeck(seat, count):
            return _by("earth-event-composted-deck", seat, count=count)
        case CompostDiscarded(seat, numbers):
            return _by("earth-event-compost-discarded", seat, cards=_cards(numbers))
        case Acted(seat, colour):
            return _by("earth-event-acted", seat, action=Message(f"earth-action-{colour}"))
        case SoilGained(seat, count):
            return _by("earth-event-soil-gained", seat, count=count)
        case SoilPaid(seat, count):
            return _by("earth-event-soil-paid", seat, count=count)
        case Announced(seat, number):
            return _by("earth-event-announced", seat, card=card(number))
        case Planted(seat, number, cell):
            return _on("earth-event-planted", seat, number, cell)
        case ReplacementBegan(seat, cell):
            return _by("earth-event-replacement", seat, at=_at(view, seat, cell))
        case Replaced(seat, number, cell):
            return _on("earth-event-replaced", seat, number, cell)
        case PiecePut(seat, piece, cell, count):
            at = _at(view, seat, cell)
            return _by(f"earth-event-put-{piece}", seat, at=at, count=count)
        case PieceRemoved(seat, piece, cell):
            return _by(f"earth-event-removed-{piece}", seat, at=_at(view, seat, cell))
        case AbilityUsed(seat, place, _):
            return _by("earth-event-used", seat, at=_at(view, seat, place))
        case AbilitySkipped(seat, place, _):
            return _by("earth-event-skipped", seat, at=_at(view, seat, place))
        case EventPlayed(seat, number):
            return _by("earth-event-played", seat, card=card(number))
        case Converted(seat):
            return _by("earth-event-converted", seat)
        case LeafDiscarded(seat):
            return _by("earth-event-leaf", seat)
        case AnimalRoused(seat, id):
            return _by("earth-event-roused", seat, animal=animal(id))
        case AnimalMoved(seat, id, cell):
            return _by("earth-event-moved", seat, animal=animal(id), at=_at(view, seat, cell))
        case Stocked(seat, id, count):
            where = animal(id) if id else side(view.gardens[seat].island)
            return _by("earth-event-stocked", seat, where=where, count=count)
        case Shared(seat, id):
            return _by("earth-event-shared", seat, animal=animal(id))
        case GaiaTurned(number):
            return Message("earth-event-gaia-turned", {"card": gaia_card(number)})
        case GaiaSkipped():
            return Message("earth-event-gaia-skipped")
        case GaiaGained(soil, sprout, growth, compost, numbers):
            return _gaia_gained(soil, sprout, growth, compost, numbers)
        case GaiaClaimed(fauna, rank):
            return Message("earth-event-gaia-claimed", {"fauna": side(fauna), "rank": rank})
        case GaiaStocked(id, count):
            return Message("earth-event-gaia-stocked", {"animal": animal(id), "count": count})
        case GaiaCompleted():
            return Message("earth-event-gaia-completed")
        case Reshuffled(count):
            return Message("earth-event-reshuffled", {"count": count})
        case FaunaClaimed(seat, fauna, rank, points):
            return _by("earth-event-claimed", seat, fauna=side(fauna), rank=rank, points=points)
        case TableauCompleted(seat):
            return _by("earth-event-completed", seat)
        case BonusForfeited(seat):
            return _by("earth-event-forfeited", seat)
        case RoundBegan(number):
            return Message("earth-event-round", {"round": number})
        case GameEnded(reason):
            return Message(f"earth-event-over-{reason}")
    assert_never(told)


def gaia_card(number: int) -> Message:
    return cards.name_of(cards.gaia_deck()[number])


def _gaia_gained(
    soil: int, sprout: int, growth: int, compost: int, numbers: tuple[int, ...]
) -> Message:
    parts = [
        Message(f"earth-gaia-{what}", {"count": count})
        for what, count in (
            ("soil", soil),
            ("sprout", sprout),
            ("growth", growth),
            ("compost", compost),
        )
        if count
    ]
    parts += [card(number) for number in numbers]
    if not parts:
        return Message("earth-event-gaia-nothing")
    return Message("earth-event-gaia-gained", {"what": both(parts)})


def _start(code: str) -> Message:
    return animal(code) if code in cards.animals() else side(code)


def _by(id: str, seat: Seat, **more: Arg) -> Message:
    return Message(id, {"who": SeatName(seat), **more})


def _on(id: str, seat: Seat, number: int, cell: Cell) -> Message:
    return _by(id, seat, card=card(number), cell=cell_name(cell))


def notes(view: View) -> tuple[Message, ...]:
    """The goals of all, and one's own ecosystem."""
    told = [
        Message(
            "earth-note-fauna", {"card": side(code), "goal": goal_text(cards.fauna()[code].goal)}
        )
        for code in view.fauna
    ]
    own = "" if view.seat is None else view.gardens[view.seat].ecosystem
    for code in (*view.shared, own):
        if code:
            scoring = scoring_text(cards.ecosystems()[code].scoring)
            id = "earth-note-own" if code == own else "earth-note-shared"
            told.append(Message(id, {"card": side(code), "scoring": scoring}))
    if view.collective:
        said = animal_text.collective(cards.animals()[view.collective].collective)
        named = animal(view.collective)
        told.append(Message("earth-note-collective", {"animal": named, "text": said}))
    if view.gaia is not None:
        told.append(
            Message(
                "earth-note-gaia",
                {
                    "soil": view.gaia.soil,
                    "sprouts": view.gaia.sprouts,
                    "growth": view.gaia.growth,
                    "compost": len(view.gaia.compost),
                    "cards": len(view.gaia.cards),
                },
            )
        )
        for id in view.gaia.animals:
            said = animal_text.individual(cards.animals()[id].individual)
            told.append(Message("earth-note-gaia-animal", {"animal": animal(id), "text": said}))
    if view.seat is not None:
        for id in view.gardens[view.seat].animals:
            said = animal_text.individual(cards.animals()[id].individual)
            told.append(Message("earth-note-animal", {"animal": animal(id), "text": said}))
    return tuple(told)
