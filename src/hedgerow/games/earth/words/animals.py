"""Animals in words: how they move, their own ability and their collective ability."""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.text import Message
from hedgerow.games.earth import cards
from hedgerow.games.earth.effects import (
    ANY,
    EachVisited,
    Exactly,
    Movement,
    Stay,
    ToCard,
    UpTo,
)
from hedgerow.games.earth.words.phrases import a_sort
from hedgerow.games.earth.words.scoring import stock_text
from hedgerow.games.earth.words.verbs import on_own_card, text


def individual(side: cards.Individual) -> Message:
    """The whole ability of an animal: movement, effect, and the score of its stock."""
    said: dict[str, str | int | Message] = {
        "move": movement(side.move),
        "deed": _deed(side),
    }
    id = "earth-animal"
    if side.stock is not None:
        said["stock"] = stock_text(side.stock)
        id = "earth-animal-stock"
    return graded(Message(id, {**said}), side.grade)


def collective(side: cards.ForEverybody) -> Message:
    """What an animal does for everybody at the end of a round."""
    said = Message("earth-sentence", {"text": text(side.effect)})
    if side.stock is not None:
        stock = stock_text(side.stock, island=True)
        said = Message("earth-share-stock", {"text": said, "stock": stock})
    return graded(said, side.grade)


def _deed(side: cards.Individual) -> Message:
    if isinstance(side.move, Stay) and isinstance(side.effect, EachVisited):
        return on_own_card(side.effect)
    return text(side.effect)


def graded(said: Message, grade: cards.Grade) -> Message:
    """EAR-100: mark what is not printed."""
    return said if grade == "printed" else Message(f"earth-grade-{grade}", {"text": said})


def movement(move: Movement) -> Message:
    match move:
        case Stay(on, herd):
            id = "earth-animal-herd" if herd else "earth-animal-stays"
            return Message(id, {"sort": a_sort(on)})
        case UpTo(steps, leaves, on):
            if leaves:
                if on == ANY:
                    return Message("earth-animal-leaves")
                return Message("earth-animal-leaves-on", {"sort": a_sort(on)})
            if on == ANY:
                return Message("earth-animal-up-to", {"steps": steps})
            return Message("earth-animal-up-to-on", {"steps": steps, "sort": a_sort(on)})
        case Exactly(steps, on, straight, line):
            if straight:
                return Message("earth-animal-straight", {"steps": steps})
            if line:
                return Message("earth-animal-line", {"steps": steps})
            if on == ANY:
                return Message("earth-animal-exactly", {"steps": steps})
            return Message("earth-animal-exactly-on", {"steps": steps, "sort": a_sort(on)})
        case ToCard(on, where):
            if where == "farthest_column":
                return Message("earth-animal-to-farthest-column", {"sort": a_sort(on)})
            if where == "opposite_corner":
                return Message("earth-animal-to-opposite-corner")
            return Message("earth-animal-to-anywhere", {"sort": a_sort(on)})
    assert_never(move)
