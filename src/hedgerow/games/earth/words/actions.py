"""The texts of actions for their seat and for all others, made from the rules."""

from __future__ import annotations

from hedgerow.core.text import Message
from hedgerow.games.earth.effects import Action
from hedgerow.games.earth.frames import Benefits, Frame, Planting, Reaping, Receiving
from hedgerow.games.earth.rules.turns import STRONG, WEAK, WEAK_BENEFITS
from hedgerow.games.earth.words.phrases import goods


def strong(colour: Action) -> Message:
    """What the seat that chose it gains."""
    return _sentence(STRONG[colour])


def weak(colour: Action) -> Message:
    """What each other seat gains."""
    return _sentence(WEAK[colour])


def _sentence(frames: tuple[Frame, ...]) -> Message:
    """The frame on the top of the stack, the last one, comes first."""
    said, *later = [_part(frame) for frame in reversed(frames)]
    for part in later:
        said = Message("earth-then", {"first": said, "then": part})
    return Message("earth-sentence", {"text": said})


def _part(frame: Frame) -> Message:
    match frame:
        case Planting(left):
            return Message("earth-gain-planting", {"count": left})
        case Reaping(draw):
            return Message("earth-gain-reaping", {"count": draw})
        case Receiving(gain):
            return goods(gain)
        case Benefits(colour):
            said, *others = [goods(benefit) for benefit in WEAK_BENEFITS[colour].values()]
            for benefit in others:
                said = Message("earth-or", {"first": said, "last": benefit})
            return said
        case _:
            raise AssertionError(f"{frame} is no part of an action")
