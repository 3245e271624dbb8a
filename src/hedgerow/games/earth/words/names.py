"""The names of cards and places, and what an ability box says."""

from __future__ import annotations

from hedgerow.core.text import Message, Seat
from hedgerow.games.earth import cards
from hedgerow.games.earth.cells import CLIMATE, ISLAND, cell_name
from hedgerow.games.earth.frames import (
    Place,
)
from hedgerow.games.earth.hidden import View
from hedgerow.games.earth.words.phrases import both
from hedgerow.games.earth.words.scoring import scoring_text
from hedgerow.games.earth.words.verbs import text


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


def gaia_card(number: int) -> Message:
    return cards.name_of(cards.gaia_deck()[number])


def start(code: str) -> Message:
    return animal(code) if code in cards.animals() else side(code)


def cards_of(numbers: tuple[int, ...]) -> Message:
    return both([card(number) for number in numbers])


def card_at(view: View, seat: Seat, place: Place) -> Message:
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


def ability(ability: cards.Ability) -> Message:
    """An ability box: its colour and what it does or scores."""
    if ability.effect is not None:
        return Message(f"earth-ability-{ability.colour}", {"text": text(ability.effect)})
    assert ability.score is not None
    return Message("earth-ability-scoring", {"text": scoring_text(ability.score)})
