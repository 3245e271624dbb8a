"""Notes beside the tableau: goals, ecosystems, animals, Gaia."""

from __future__ import annotations

from hedgerow.core.text import Message
from hedgerow.games.earth import cards
from hedgerow.games.earth.hidden import View
from hedgerow.games.earth.words import animals
from hedgerow.games.earth.words.names import (
    animal,
    side,
)
from hedgerow.games.earth.words.scoring import goal_text, scoring_text


def notes(view: View) -> tuple[Message, ...]:
    """The shared goals, and the viewer's own ecosystem."""
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
        said = animals.collective(cards.animals()[view.collective].collective)
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
            said = animals.individual(cards.animals()[id].individual)
            told.append(Message("earth-note-gaia-animal", {"animal": animal(id), "text": said}))
    if view.seat is not None:
        for id in view.gardens[view.seat].animals:
            said = animals.individual(cards.animals()[id].individual)
            told.append(Message("earth-note-animal", {"animal": animal(id), "text": said}))
    return tuple(told)
