"""What a battle of two sides brings, many times faster than judging each pair of cards.

`battle.judge` reads the effects of power cards one by one. Here they are combined once for each
pair of power cards; a test compares both for all pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from hedgerow.games.tournoi import battle
from hedgerow.games.tournoi.cards import (
    ExtraPoints,
    Keep,
    NextCharacteristic,
    Replace,
    Reverse,
    Scale,
    SecondWins,
    ThreatFirst,
)
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.state import NONE

Lay: TypeAlias = tuple[int, int]
"""A card with a power card (or NONE) on a battle: copy, face."""
Leads: TypeAlias = list[list[float]]
Rate: TypeAlias = Callable[[int], float]
"""The value of a card to a side that puts it into its zone."""

_DEGREES: Final = 4
_THREAT: Final = 1 << 80
"""More than any value, so that the degree of threat is compared first."""


class Pair(NamedTuple):
    """What two power cards do to a battle, the first side's given first."""

    steps: int
    scale: tuple[int, int]
    value: int
    """The weight of a value: -1 if the smaller one wins."""
    degree: int
    """The weight of a degree of threat."""
    keeps: tuple[bool, bool]
    """Whether a side keeps a card that loses."""
    extra: tuple[int, int]
    """Points for a win."""
    replaces: tuple[bool, bool]


def pair_of(kit: Kit, faces: tuple[int, int]) -> Pair:
    effects = battle.active(kit, faces)
    steps, reverse, threat = 0, False, False
    times, over = [1, 1], [1, 1]
    for side, effect in enumerate(effects):
        match effect:
            case NextCharacteristic():
                steps += effect.steps
            case Scale():
                other = side if effect.whose == "own" else 1 - side
                times[other] *= effect.times
                over[other] *= effect.over
            case Reverse():
                reverse = not reverse
            case ThreatFirst():
                threat = True
            case _:
                pass  # these change who keeps a card, not who wins
    return Pair(
        steps=steps,
        scale=(times[0] * over[1], times[1] * over[0]),
        value=(-1 if reverse else 1) * (1 if threat else _DEGREES),
        degree=_THREAT if threat else 1,
        keeps=_each(effects, (Keep, SecondWins)),
        extra=tuple(  # type: ignore[arg-type]
            effect.points if isinstance(effect, ExtraPoints) else 0 for effect in effects
        ),
        replaces=_each(effects, (Replace,)),
    )


def _each(effects: Sequence[object], kinds: tuple[type, ...]) -> tuple[bool, bool]:
    first, second = (isinstance(effect, kinds) for effect in effects)
    return first, second


class Clash:
    """The lead of one side over the other on each battle, in a given position.

    `rates` value the cards of each side; `tops` are cards that a side may draw as replacements.
    """

    def __init__(
        self,
        kit: Kit,
        rates: tuple[Rate, Rate],
        tops: tuple[Sequence[int], Sequence[int]] = ((), ()),
    ) -> None:
        self._kit, self._tops = kit, tops
        copies = range(len(kit.ids))
        self._worth = tuple([rate(copy) for copy in copies] for rate in rates)
        self._plain = [
            [kit.values[copy][lane] * _DEGREES + kit.degrees[copy] for copy in copies]
            for lane in range(kit.battles)
        ]
        self._pairs: dict[tuple[int, int], Pair] = {}

    def row(self, lane: int, own: Lay, others: Sequence[Lay]) -> list[float]:
        """The first side's lead with a lay against each of the other side's."""
        copy, face = own
        keys, (mine, theirs) = self._plain[lane], self._worth
        key, worth = keys[copy], mine[copy]
        found = []
        for there in others:
            other, against = there
            if face == against == NONE:
                rival = keys[other]
                if key > rival:
                    found.append(worth)
                else:
                    found.append(-theirs[other] if key < rival else worth - theirs[other])
            else:
                found.append(self.lead(lane, own, there))
        return found

    def lead(self, lane: int, own: Lay, there: Lay) -> float:
        """The first side's lead on a battle."""
        faces = own[1], there[1]
        pair = self._pairs.get(faces)
        if pair is None:
            pair = self._pairs[faces] = pair_of(self._kit, faces)
        if True in pair.replaces:
            return self._replaced(lane, own[0], there[0], pair, pair.replaces)
        return self._lead(lane, own[0], there[0], pair)

    def _lead(self, lane: int, copy: int, other: int, pair: Pair) -> float:
        won = self._order(lane, copy, other, pair)
        mine, theirs = self._worth[0][copy], self._worth[1][other]
        if won > 0:
            return mine + pair.extra[0] - (theirs if pair.keeps[1] else 0.0)
        if won < 0:
            return -theirs - pair.extra[1] + (mine if pair.keeps[0] else 0.0)
        return mine + pair.extra[0] - theirs - pair.extra[1]

    def _order(self, lane: int, copy: int, other: int, pair: Pair) -> int:
        """More than 0 if the first side wins, less if the second does."""
        kit, (steps, scale, value, degree, *_) = self._kit, pair
        at = (lane + steps) % kit.battles
        more = kit.values[copy][at] * scale[0] - kit.values[other][at] * scale[1]
        return value * more + degree * (kit.degrees[copy] - kit.degrees[other])

    def _replaced(
        self, lane: int, copy: int, other: int, pair: Pair, waiting: tuple[bool, bool]
    ) -> float:
        """The mean lead if each side that may replace its card does so when it would lose."""
        won = self._order(lane, copy, other, pair)
        first, second = waiting
        if first:
            if won >= 0 or not self._tops[0]:
                return self._replaced(lane, copy, other, pair, (False, second))
            leads = [
                self._replaced(lane, top, other, pair, (False, second)) for top in self._tops[0]
            ]
            return sum(leads) / len(leads)
        if second and won > 0 and self._tops[1]:
            leads = [self._lead(lane, copy, top, pair) for top in self._tops[1]]
            return sum(leads) / len(leads)
        return self._lead(lane, copy, other, pair)
