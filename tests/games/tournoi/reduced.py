"""A small Le Tournoi that can be searched whole: one round, two battles, three cards a deck.

Each side draws two of its three cards and is dealt one of three power cards. All that a side can
know at the start is its *type*: its hand and its power card. The gain is the difference in points.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations, permutations
from typing import Final, NamedTuple

from hedgerow.core import Rng, null_log
from hedgerow.games.tournoi import GAME as WHOLE
from hedgerow.games.tournoi import rules
from hedgerow.games.tournoi.cards import POINTS
from hedgerow.games.tournoi.codec import TournoiCodec
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.kit import Kit, Terms, kit_of
from hedgerow.games.tournoi.moves import Lay, Move, Pass, Power
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.plans import Plan, hand_of
from hedgerow.games.tournoi.state import NONE, State

DECKS: Final = (("D11", "D18", "D20"), ("D62", "D46", "D28"))
"""Hippopotamus, giant squid, snail; giraffe, bull shark, salamander."""
POWERS: Final = ("P05", "P01", "P13")
TERMS: Final = Terms(
    seats=2,
    options=TournoiOptions(bonus="none"),
    battles=2,
    rounds=1,
    deck_ids=DECKS,
    power_ids=POWERS,
    powers_each=1,
)


def kit() -> Kit:
    return kit_of(TERMS)


GAME: Final = replace(
    WHOLE,
    id="tournoi-reduced",
    seats=range(2, 3),
    setup=lambda options, seats, rng: rules.position(kit(), rng),
    codec=lambda seats, options: TournoiCodec(kit()),
    info=replace(WHOLE.info, option_sets=({},)),
)


class Type(NamedTuple):
    hand: tuple[int, ...]
    power: int


Policy = Callable[[View], Mapping[Plan, float]]
"""How often a side plays each plan, by what it sees before it lays anything."""


def types(side: int) -> list[Type]:
    return [
        Type(hand, kit().face_of[power])
        for hand in combinations(kit().pools[side], 2)
        for power in POWERS
    ]


def deals() -> Iterator[tuple[Type, Type]]:
    """Every way to deal, all equally likely: the two power cards are different ones."""
    for first in types(0):
        for second in types(1):
            if first.power != second.power:
                yield first, second


def plans(of: Type) -> list[Plan]:
    laid = (NONE, NONE), (of.power, NONE), (NONE, of.power)
    return [Plan(cards, powers) for cards in permutations(of.hand) for powers in laid]


def state_of(dealt: tuple[Type, Type]) -> State:
    made = rules.position(kit(), Rng(0))
    made.hands = [one.hand for one in dealt]
    made.piles = [
        tuple(copy for copy in pool if copy not in one.hand)
        for pool, one in zip(kit().pools, dealt, strict=True)
    ]
    made.powers = [(one.power,) for one in dealt]
    held = {one.power for one in dealt}
    made.powers_aside = tuple(kit().face_of[id] for id in POWERS if kit().face_of[id] not in held)
    return made


def played(dealt: tuple[Type, Type], laid: tuple[Plan, Plan]) -> int:
    """Points of the first side over the second, by the rules themselves."""
    at = state_of(dealt)
    for seat, plan in enumerate(laid):
        moves: list[Move] = [Lay(kit().ids[copy], lane + 1) for lane, copy in enumerate(plan.cards)]
        moves += [
            Power(kit().faces[face].id, lane + 1)
            for lane, face in enumerate(plan.powers)
            if face != NONE
        ] or [Pass()]
        for move in moves:
            GAME.apply(at, seat, move, null_log)
    ended = GAME.outcome(at)
    assert ended is not None
    return ended.scores[0].total - ended.scores[1].total


def gain(laid: tuple[Plan, Plan]) -> int:
    """The same worked out afresh: Junior, Protect and double are all there is here."""
    faces = {kit().face_of[id]: id for id in POWERS}
    total = 0
    for lane in range(2):
        names = [faces.get(plan.powers[lane], "") for plan in laid]
        values = []
        for plan, name in zip(laid, names, strict=True):
            copy = plan.cards[lane]
            value = kit().values[copy][lane] * (2 if name == "P13" else 1)
            values.append((-value if "P05" in names else value, kit().degrees[copy]))
        for side, plan in enumerate(laid):
            if values[side] == max(values) or names[side] == "P01":
                points = POINTS[kit().degrees[plan.cards[lane]]]
                total += points if side == 0 else -points
    kept = [plan.powers == (NONE, NONE) for plan in laid]
    return total + kept[0] - kept[1]


def exploitability(policies: tuple[Policy, Policy]) -> float:
    """What two rivals who know the policies gain against them beyond their value, in points."""
    return sum(_best_answer(side, policies[1 - side]) for side in range(2))


def _best_answer(side: int, rival: Policy) -> float:
    """The most that a side can gain on average against a policy of the other."""
    sign = 1 if side == 0 else -1
    chance = 1 / len([*deals()])
    gains: dict[Type, dict[Plan, float]] = defaultdict(lambda: defaultdict(float))
    shown: dict[Type, Mapping[Plan, float]] = {}
    for dealt in deals():
        mine, theirs = dealt[side], dealt[1 - side]
        if theirs not in shown:
            shown[theirs] = rival(GAME.view(state_of(dealt), 1 - side))
        for plan in plans(mine):
            for answer, share in shown[theirs].items():
                laid = (plan, answer) if side == 0 else (answer, plan)
                gains[mine][plan] += chance * share * sign * gain(laid)
    return sum(max(row.values()) for row in gains.values())


def hand_seen(view: View) -> Type:
    """The type of the viewer."""
    assert view.seat is not None
    hand = hand_of(GAME.determinize(view, Rng(0)), view.seat)
    return Type(hand.cards, hand.powers[0])
