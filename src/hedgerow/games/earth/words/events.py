"""Events in words; the prose is in the catalogues."""

from __future__ import annotations

from typing import assert_never, cast

from hedgerow.core.event import Event
from hedgerow.core.text import Arg, Message, Seat, SeatName
from hedgerow.games.earth.cells import Cell, cell_name
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
from hedgerow.games.earth.hidden import View
from hedgerow.games.earth.words.names import (
    animal,
    card,
    card_at,
    cards_of,
    gaia_card,
    side,
    start,
)
from hedgerow.games.earth.words.phrases import both


def event(view: View, event: Event) -> Message:
    told = cast(EarthEvent, event)
    match told:
        case Chosen(seat):
            return _by("earth-event-chosen", seat)
        case ChosenCard(seat, code):
            return _by("earth-event-chosen-card", seat, card=start(code))
        case Settled(seat, island, climate, ecosystem, animals):
            parts = [side(code) for code in (island, climate, ecosystem) if code]
            parts += [animal(id) for id in animals]
            return _by("earth-event-settled", seat, cards=both(parts))
        case Drew(seat, count):
            return _by("earth-event-drew", seat, count=count)
        case DrewCards(seat, numbers):
            return _by("earth-event-drew-cards", seat, cards=cards_of(numbers))
        case Looked(seat, count):
            return _by("earth-event-looked", seat, count=count)
        case LookedCards(seat, numbers):
            return _by("earth-event-looked-cards", seat, cards=cards_of(numbers))
        case Kept(seat, discarded):
            if not discarded:
                return _by("earth-event-kept-only", seat)
            return _by("earth-event-kept", seat, cards=cards_of(discarded))
        case KeptCard(seat, number, discarded):
            if not discarded:
                return _by("earth-event-kept-only-card", seat, card=card(number))
            kept = card(number)
            return _by("earth-event-kept-card", seat, card=kept, cards=cards_of(discarded))
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
            return _by("earth-event-compost-discarded", seat, cards=cards_of(numbers))
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
            return _by("earth-event-replacement", seat, at=card_at(view, seat, cell))
        case Replaced(seat, number, cell):
            return _on("earth-event-replaced", seat, number, cell)
        case PiecePut(seat, piece, cell, count):
            at = card_at(view, seat, cell)
            return _by(f"earth-event-put-{piece}", seat, at=at, count=count)
        case PieceRemoved(seat, piece, cell):
            return _by(f"earth-event-removed-{piece}", seat, at=card_at(view, seat, cell))
        case AbilityUsed(seat, place, _):
            return _by("earth-event-used", seat, at=card_at(view, seat, place))
        case AbilitySkipped(seat, place, _):
            return _by("earth-event-skipped", seat, at=card_at(view, seat, place))
        case EventPlayed(seat, number):
            return _by("earth-event-played", seat, card=card(number))
        case Converted(seat):
            return _by("earth-event-converted", seat)
        case LeafDiscarded(seat):
            return _by("earth-event-leaf", seat)
        case AnimalRoused(seat, id):
            return _by("earth-event-roused", seat, animal=animal(id))
        case AnimalMoved(seat, id, cell):
            return _by("earth-event-moved", seat, animal=animal(id), at=card_at(view, seat, cell))
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


def _by(id: str, seat: Seat, **more: Arg) -> Message:
    return Message(id, {"who": SeatName(seat), **more})


def _on(id: str, seat: Seat, number: int, cell: Cell) -> Message:
    return _by(id, seat, card=card(number), cell=cell_name(cell))
