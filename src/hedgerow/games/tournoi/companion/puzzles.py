"""Puzzles of Le Tournoi: lay the cards of a round against a rival whose cards are known.

The rival lays some of these cards, one on each battle, in any order; all are equally likely. On
average, battles can be counted one by one; for certain, every order of the rival is tried.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from hedgerow.core.drawing import Drawing, Span
from hedgerow.core.puzzles import (
    MANY,
    AnyKind,
    Difficulty,
    Effort,
    Hints,
    Look,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleKind,
    Steps,
    traps,
    unknown_step,
)
from hedgerow.core.rng import Rng
from hedgerow.core.text import Arg, Message, Say
from hedgerow.games import datafiles
from hedgerow.games.tournoi.battle import judge
from hedgerow.games.tournoi.cards import (
    BATTLES,
    POINTS,
    Cancel,
    Replace,
    SecondWins,
    powers,
    standard,
)
from hedgerow.games.tournoi.kit import Kit, Terms, kit_of
from hedgerow.games.tournoi.scoring import POWER_POINTS
from hedgerow.games.tournoi.sheets import PowerSheet, Sheet, compared, power_sheet, sheet
from hedgerow.games.tournoi.state import NONE

Aim: TypeAlias = Literal["average", "certain"]
_RIVALS: Final[dict[Aim, dict[Difficulty, int]]] = {
    "average": {"easy": 4, "medium": 5, "hard": 5},
    "certain": {"easy": 4, "medium": 4, "hard": 4},
}
_TRAPS: Final[dict[Aim, dict[Difficulty, range]]] = {
    "average": {"easy": range(1), "medium": range(1, 3), "hard": range(3, MANY)},
    "certain": {"easy": range(2), "medium": range(2, 4), "hard": range(6, MANY)},
}
"""How many other cards on battles look as good at first as those of the best plan."""
_USUAL: Final[dict[Aim, tuple[float, float]]] = {"average": (10.5, 21), "certain": (12.5, 22.5)}
_POWERS: Final[dict[Difficulty, int]] = {"easy": 0, "medium": 1, "hard": 2}


class Plan(NamedTuple):
    """A card (by place in the hand) and a power card (or NONE) for each battle."""

    cards: tuple[int, ...]
    powers: tuple[int, ...]


class BattlePuzzle(NamedTuple):
    aim: Aim
    hand: tuple[int, ...]
    rivals: tuple[int, ...]
    powers: tuple[int, ...]
    """Faces in hand, all different."""
    best: Plan
    points: int
    second: int
    plans: int
    traps: int
    """How many other cards on battles look as good at first as the right ones."""


class LaidCard(Struct, frozen=True):
    """What lies on a battle: a card and a power card, "" for none."""

    card: str
    power: str


class BattleShown(Struct, frozen=True, tag="battle"):
    """The own cards, the rival's possible cards, and what lies on each battle."""

    aim: Aim
    battles: tuple[Message, ...]
    hand: tuple[Sheet, ...]
    powers: tuple[PowerSheet, ...]
    rivals: tuple[Sheet, ...]
    laid: tuple[LaidCard, ...]
    scale: int
    """On average: points are counted this many times over, once for each card of the rival."""


def kit() -> Kit:
    """The cards of the box for two seats."""
    return kit_of(Terms(2))


# Solving


class Table:
    """What each own card wins with each power card on each battle against each rival card."""

    def __init__(self, hand: tuple[int, ...], rivals: tuple[int, ...], powers: tuple[int, ...]):
        cards = kit()
        self.won: dict[tuple[int, int, int], tuple[int, ...]] = {}
        for lane in range(BATTLES):
            for at, copy in enumerate(hand):
                for power in (NONE, *powers):
                    self.won[lane, at, power] = tuple(
                        _worth(cards, lane, copy, rival, power) for rival in rivals
                    )
        self.rivals, self.powers = rivals, powers

    def points(self, aim: Aim, plan: Plan) -> int:
        """What a plan scores: for certain, or on average times the number of rival cards.

        Battles without a card score nothing yet.
        """
        kept = POWER_POINTS * sum(power not in plan.powers for power in self.powers)  # TOU-60
        rows = [
            self.won[lane, card, power]
            for lane, (card, power) in enumerate(zip(plan.cards, plan.powers, strict=True))
            if card != NONE
        ]
        if aim == "average":
            # Each rival card lies on a battle equally often, so battles can be added up.
            return sum(map(sum, rows)) + kept * len(self.rivals)
        orders = permutations(range(len(self.rivals)), len(rows))
        return kept + min(
            sum([row[at] for row, at in zip(rows, order, strict=True)]) for order in orders
        )


def table_of(puzzle: BattlePuzzle) -> Table:
    return _tables()(puzzle)


@datafiles.derived
def _tables() -> Callable[[BattlePuzzle], Table]:
    return lru_cache(maxsize=16)(lambda puzzle: Table(puzzle.hand, puzzle.rivals, puzzle.powers))


def _worth(cards: Kit, lane: int, copy: int, rival: int, power: int) -> int:
    """The points of a battle: a card that wins or is kept, and extra points (TOU-40, TOU-58)."""
    verdict = judge(cards, lane, (copy, rival), (power, NONE))
    holds = 0 in verdict.winners or 0 in verdict.kept
    return (POINTS[cards.degrees[copy]] if holds else 0) + verdict.points[0]


def plans(powers: tuple[int, ...]) -> Iterator[Plan]:
    """Every way to lay four cards and any of the power cards, at most one on a battle."""
    covers = set(permutations((*powers, *(NONE,) * BATTLES), BATTLES))
    for cards in permutations(range(BATTLES)):
        for cover in sorted(covers):
            yield Plan(cards, cover)


# Making


def _make(aim: Aim, rng: Rng, difficulty: Difficulty) -> BattlePuzzle:
    """Hands with exactly one best plan."""
    cards = kit()
    faces = [
        face
        for face, card in enumerate(cards.faces)
        # These need a second look at the cards: a deck, a third side, the rival's power card.
        if not isinstance(card.effect, Replace | SecondWins | Cancel)
    ]
    unlike = list({id: copy for copy, id in enumerate(cards.ids)}.values())
    while True:
        drawn = rng.sample(unlike, BATTLES + _RIVALS[aim][difficulty])
        hand, rivals = tuple(drawn[:BATTLES]), tuple(drawn[BATTLES:])
        powers = tuple(rng.sample(faces, _POWERS[difficulty]))
        table = Table(hand, rivals, powers)
        tried = list(plans(powers))
        worth = [table.points("average", plan) for plan in tried]
        if aim == "certain":
            # The average bounds what is certain, so that few plans need every order.
            order = sorted(range(len(tried)), key=lambda at: -worth[at])
            worth = _certain(table, tried, worth, order)
        best = max(worth)
        if worth.count(best) > 1 or not best:
            continue
        plan = tried[worth.index(best)]
        if powers and all(power == NONE for power in plan.powers):
            continue
        second = max(value for value in worth if value < best)
        tempting = _traps(aim, table, plan)
        if tempting in _TRAPS[aim][difficulty]:
            return BattlePuzzle(aim, hand, rivals, powers, plan, best, second, len(tried), tempting)


Put: TypeAlias = tuple[Literal["card", "power"], int, int]
"""A card (by place in the hand) or a power card, and the battle it goes to."""


def _traps(aim: Aim, table: Table, best: Plan) -> int:
    """How many other cards look as good on a battle as the right one, where most do."""

    def laid(made: Iterable[Put]) -> Plan:
        cards, covers = [NONE] * BATTLES, [NONE] * BATTLES
        for sort, what, lane in made:
            (cards if sort == "card" else covers)[lane] = what
        return Plan(tuple(cards), tuple(covers))

    def worths(made: tuple[Put, ...]) -> dict[Put, int]:
        before = laid(made)
        options: list[Put] = [
            ("card", at, lane)
            for lane in range(BATTLES)
            for at in range(BATTLES)
            if before.cards[lane] == NONE and at not in before.cards
        ]
        options += [
            ("power", power, lane)
            for lane in range(BATTLES)
            for power in table.powers
            if before.powers[lane] == NONE and power not in before.powers
        ]
        return {put: table.points(aim, laid((*made, put))) for put in options}

    answer: list[Put] = [("card", at, lane) for lane, at in enumerate(best.cards)]
    answer += [("power", power, lane) for lane, power in enumerate(best.powers) if power != NONE]
    return traps(answer, worths)


def _certain(table: Table, tried: list[Plan], average: list[int], order: list[int]) -> list[int]:
    """What each plan scores for certain; a plan that cannot reach the second best is 0."""
    found = [0] * len(tried)
    top = [0, 0]
    for at in order:
        if average[at] < top[1] * len(table.rivals):
            break
        found[at] = table.points("certain", tried[at])
        top = sorted([*top, found[at]], reverse=True)[:2]
    return found


# Steps

_STEP: Final = re.compile(r"(lay|power) (\S+) ([1-4])")


def _laid(puzzle: BattlePuzzle, steps: Steps) -> tuple[list[int], list[int]]:
    """The card and the power card on each battle; raises BadInput for a step not offered."""
    cards, covers = [NONE] * BATTLES, [NONE] * BATTLES
    for number, step in enumerate(steps):
        offered = _choices(puzzle, cards, covers)
        if step not in {choice.step for choice in offered}:
            raise unknown_step(step, offered)
        if step == "keep" or number > BATTLES + len(puzzle.powers):
            continue
        found = _STEP.fullmatch(step)
        assert found is not None
        lane = int(found[3]) - 1
        if found[1] == "lay":
            cards[lane] = next(
                at for at, copy in enumerate(puzzle.hand) if kit().ids[copy] == found[2]
            )
        else:
            covers[lane] = kit().face_of[found[2]]
    return cards, covers


def _choices(puzzle: BattlePuzzle, cards: list[int], covers: list[int]) -> tuple[PuzzleChoice, ...]:
    held = [at for at in range(BATTLES) if at not in cards]
    free = [power for power in puzzle.powers if power not in covers]
    lay = [
        PuzzleChoice(
            f"lay {kit().ids[puzzle.hand[at]]} {lane + 1}", _lay_said(puzzle.hand[at], lane)
        )
        for at in held
        for lane in range(BATTLES)
        if cards[lane] == NONE
    ]
    cover = [
        PuzzleChoice(f"power {kit().faces[power].id} {lane + 1}", _cover_said(power, lane))
        for power in free
        for lane in range(BATTLES)
        if covers[lane] == NONE
    ]
    keep = [PuzzleChoice("keep", Message("tournoi-puzzle-keep"))] if free and not held else []
    return (*lay, *cover, *keep)


def _battle(lane: int) -> Message:
    return kit().characteristics[lane].name.message


def _lay_said(copy: int, lane: int) -> Message:
    args: dict[str, Arg] = {"card": kit().cards[copy].name.message, "battle": _battle(lane)}
    return Message("tournoi-puzzle-lay", args)


def _cover_said(power: int, lane: int) -> Message:
    args: dict[str, Arg] = {"power": kit().faces[power].name.message, "battle": _battle(lane)}
    return Message("tournoi-puzzle-cover", args)


def look(puzzle: BattlePuzzle, steps: Steps) -> Look:
    cards, covers = _laid(puzzle, steps)
    known = kit()
    all_laid = NONE not in cards
    open_powers = [power for power in puzzle.powers if power not in covers]
    done = all_laid and (not open_powers or "keep" in steps)
    table = table_of(puzzle)
    lines = [
        _odds(puzzle, lane, at, table.won[lane, at, covers[lane]])
        for lane, at in enumerate(cards)
        if at != NONE
    ]
    points = table.points(puzzle.aim, Plan(tuple(cards), tuple(covers)))
    shown = BattleShown(
        puzzle.aim,
        tuple(known.characteristics[lane].name.message for lane in range(BATTLES)),
        tuple(map(_sheet, puzzle.hand)),
        tuple(power_sheet(powers(), _place(power)) for power in puzzle.powers),
        tuple(map(_sheet, puzzle.rivals)),
        tuple(
            LaidCard(
                "" if at == NONE else known.ids[puzzle.hand[at]],
                "" if power == NONE else known.faces[power].id,
            )
            for at, power in zip(cards, covers, strict=True)
        ),
        len(puzzle.rivals) if puzzle.aim == "average" else 1,
    )
    choices = () if done else _choices(puzzle, cards, covers)
    return Look(shown, choices, done, points, tuple(lines))


@datafiles.derived
def _sheet(copy: int) -> Sheet:
    return sheet(standard(), standard().places[kit().ids[copy]])


def _place(face: int) -> int:
    """The place of a face among the power cards."""
    return [card.id for card in powers()].index(kit().faces[face].id)


def _odds(puzzle: BattlePuzzle, lane: int, at: int, row: tuple[int, ...]) -> Message:
    """How many of the rival's cards an own card beats, and what that is worth."""
    return Message(
        "tournoi-puzzle-odds",
        {
            "card": kit().cards[puzzle.hand[at]].name.message,
            "battle": _battle(lane),
            "beats": sum(value > 0 for value in row),
            "all": len(row),
            "most": max(row),
        },
    )


# Words


def answer(puzzle: BattlePuzzle) -> PuzzleAnswer:
    cards, plan = kit(), puzzle.best
    steps = [f"lay {cards.ids[puzzle.hand[at]]} {lane + 1}" for lane, at in enumerate(plan.cards)]
    steps += [
        f"power {cards.faces[power].id} {lane + 1}"
        for lane, power in enumerate(plan.powers)
        if power != NONE
    ]
    if any(power not in plan.powers for power in puzzle.powers):
        steps.append("keep")
    table = table_of(puzzle)
    told: dict[str, Arg] = {
        "count": puzzle.plans,
        "points": puzzle.points,
        "second": puzzle.second,
        "rivals": len(puzzle.rivals),
    }
    proof = [
        Message(f"tournoi-puzzle-proof-{puzzle.aim}", told),
        *(
            _odds(puzzle, lane, at, table.won[lane, at, plan.powers[lane]])
            for lane, at in enumerate(plan.cards)
        ),
    ]
    return PuzzleAnswer(tuple(steps), puzzle.points, puzzle.plans, tuple(proof))


def hints(puzzle: BattlePuzzle) -> Hints:
    """The battle that counts most, then the card on it."""
    table = table_of(puzzle)
    lane = max(
        range(BATTLES),
        key=lambda lane: sum(table.won[lane, puzzle.best.cards[lane], puzzle.best.powers[lane]]),
    )
    copy = puzzle.hand[puzzle.best.cards[lane]]
    return (Message("tournoi-puzzle-hint-battle", {"battle": _battle(lane)}),), (
        Message("tournoi-puzzle-hint-card", {"step": _lay_said(copy, lane)}),
    )


def effort(puzzle: BattlePuzzle) -> Effort:
    return Effort(BATTLES + len(puzzle.powers), puzzle.plans * len(puzzle.rivals), puzzle.traps)


def draw(puzzle: BattlePuzzle, steps: Steps, say: Say) -> Drawing:
    cards, covers = _laid(puzzle, steps)
    known = kit()

    def row(copy: int, mark: str) -> list[Span]:
        card = known.cards[copy]
        figures = [
            say(compared(known.characteristics[lane], card.values[lane], (1, 1)).figure)
            for lane in range(BATTLES)
        ]
        name = f"{card.points} {say(card.name.message)}"
        return [Span(f"{mark:3}{name:<26}"), *(Span(f"{figure:>14}") for figure in figures)]

    heads = [say(_battle(lane)) for lane in range(BATTLES)]
    drawing: Drawing = [[Span(" " * 29), *(Span(f"{head[:13]:>14}", "bold") for head in heads)]]
    for at, copy in enumerate(puzzle.hand):
        drawing.append(row(copy, str(cards.index(at) + 1) if at in cards else "+"))
    drawing.append([])
    drawing += [row(copy, "?") for copy in puzzle.rivals]
    for power in puzzle.powers:
        where = f"{covers.index(power) + 1}" if power in covers else "+"
        drawing.append([Span(f"{where:3}{say(known.faces[power].name.message)}", "bold")])
    return drawing


def _kind(aim: Aim) -> AnyKind:
    return PuzzleKind(
        title=Message(f"tournoi-puzzle-title-{aim}"),
        shown=BattleShown,
        make=lambda rng, difficulty: _make(aim, rng, difficulty),
        task=lambda puzzle: Message(
            f"tournoi-puzzle-task-{aim}",
            {"cards": len(puzzle.rivals), "powers": len(puzzle.powers)},
        ),
        look=look,
        answer=answer,
        hints=hints,
        effort=effort,
        draw=draw,
        minutes=(3, 5, 8),
        usual=_USUAL[aim],
        version=2,
    )


KINDS: Final[dict[str, AnyKind]] = {"average": _kind("average"), "certain": _kind("certain")}
