"""Puzzles of North Woods: a Habitat this turn in the fewest steps, and feeding all by moves alone.

Both are solved by trying every list of edits up to the shortest length, with two lower bounds: a
missing rank needs a card, and a card that lies apart must be moved.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from hedgerow.core.drawing import Drawing
from hedgerow.core.puzzles import (
    AnyKind,
    Difficulty,
    Effort,
    Hints,
    Look,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzleKind,
    Steps,
    unknown_step,
)
from hedgerow.core.rng import Rng
from hedgerow.core.text import Arg, Message, Say
from hedgerow.games.north_woods.box import box, name
from hedgerow.games.north_woods.cards import RANKS, Kind
from hedgerow.games.north_woods.companion.aids import WoodsCard, card_note
from hedgerow.games.north_woods.diet import menu
from hedgerow.games.north_woods.edits import (
    Edit,
    MoveCard,
    PlayCard,
    RescueCard,
    Situation,
    UseAbundance,
    UseBoom,
    after,
    after_all,
    edit_message,
    lawful,
)
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.hidden import Placed, placed
from hedgerow.games.north_woods.ids import ids, names
from hedgerow.games.north_woods.moves import PILES
from hedgerow.games.north_woods.planner import fed_ranks
from hedgerow.games.north_woods.tableau import (
    NOTHING,
    Lying,
    Table,
    eaters,
    filled,
    lay,
    put,
    room,
    take,
)
from hedgerow.games.north_woods.words.drawing import draw_woods

Goal: TypeAlias = Literal["habitat", "feed"]
Signature: TypeAlias = tuple[object, ...]

_STEPS: Final[dict[Goal, dict[Difficulty, int]]] = {
    "habitat": {"easy": 2, "medium": 3, "hard": 3},
    "feed": {"easy": 1, "medium": 2, "hard": 3},
}
_SPARE: Final[dict[Difficulty, int]] = {"easy": 0, "medium": 2, "hard": 3}
"""Cards in the hand that the answer does not need."""
_SLACK: Final[dict[Difficulty, range]] = {
    "easy": range(1),
    "medium": range(1),
    "hard": range(1, 2),
}
"""How many steps do more than a missing rank or a card apart asks for: making room."""
_CARDS: Final[dict[Difficulty, int]] = {"easy": 7, "medium": 9, "hard": 10}
"""Cards on the table where all must be fed."""
_TRIES: Final = 60
_PATIENCE: Final = 150
"""The most tables that the solver looks at for one position; harder ones are not posed."""


class WoodsPuzzle(NamedTuple):
    goal: Goal
    start: Situation
    best: tuple[Edit, ...]
    tables: int
    """The different tables that the solver looked at."""


class WoodsShown(Struct, frozen=True, tag="woods"):
    """A table with hand and dying piles, and what a step would touch."""

    goal: Goal
    table: tuple[Placed, ...]
    hand: tuple[str, ...]
    piles: tuple[tuple[str, ...], ...]
    ranks: tuple[Literal["fed", "hungry", "missing"], ...]
    cards: tuple[WoodsCard, ...]
    steps: int
    """How many steps there are in all."""
    moves: tuple[StepParts, ...]


class StepParts(Struct, frozen=True):
    """What is taken and where it goes, for each choice in its order."""

    sort: Literal["play", "move", "rescue", "abundance", "boom"]
    card: str
    """The card of the hand, for a play; otherwise the card that is touched."""
    slot: int | None
    """The slot of the card that is touched."""
    pile: int | None
    on: int | None
    """The slot that it is laid on; None by itself."""


# Solving


class Found(NamedTuple):
    """All shortest answers: the tables they end with, one list of edits for each."""

    ends: dict[Signature, tuple[Edit, ...]]
    tables: int


def shape(situation: Situation) -> Signature:
    """A situation without the numbers of slots, which depend on the order of plays."""
    table = situation.table

    def chain(slot: int) -> tuple[object, ...]:
        card = table[slot]
        assert card is not None
        return card.form, card.mark, () if card.food == NOTHING else chain(card.food)

    chains = sorted(repr(chain(slot)) for slot, card in enumerate(table) if card is not None)
    return (*chains, situation.hand, situation.piles)


def reached(goal: Goal, situation: Situation) -> bool:
    return situation.habitat if goal == "habitat" else not situation.hungry


def edits(goal: Goal, situation: Situation) -> Iterator[Edit]:
    """The edits that count as a step."""
    for edit in lawful(situation):
        if goal == "habitat" or isinstance(edit, MoveCard):
            yield edit


def at_least(goal: Goal, situation: Situation) -> int:
    """A lower bound on the steps left.

    Only a play, a rescue or a Boom adds a rank, one at most; only a move feeds a card that lies
    apart, unless carrion does. No edit does both.
    """
    apart = 0
    species, scavenges = menu().species, menu().carrion
    for card in situation.table:
        if card is not None and card.food == NOTHING and species >> card.form & 1:
            apart += not scavenges[card.form]
    if goal == "feed":
        return apart
    return apart + (ALL_RANKS & ~situation.ranks).bit_count()


def useful(goal: Goal, situation: Situation, left: int) -> Iterator[Edit]:
    """The edits after which the bound may still be kept; all, unless every one must lower it."""
    if at_least(goal, situation) < left:
        yield from edits(goal, situation)
        return
    missing, rank = ALL_RANKS & ~situation.ranks, box().rank
    for edit in edits(goal, situation):
        match edit:
            case PlayCard(kind):
                if missing >> rank[kind] & 1:
                    yield edit
            case RescueCard(pile):
                if missing >> rank[situation.piles[pile][-1]] & 1:
                    yield edit
            case MoveCard(slot):
                card = situation.table[slot]
                if card is not None and card.food == NOTHING:
                    yield edit
            case UseAbundance() | UseBoom():
                yield edit


def search(goal: Goal, start: Situation, limit: int, most: int, patience: int) -> Found | None:
    """Every end reached in exactly `limit` steps, given that none is reached in fewer.

    It stops after `most` ends, and gives up (None) after looking at `patience` tables.
    """
    ends: dict[Signature, tuple[Edit, ...]] = {}
    seen: set[tuple[int, Signature]] = set()

    def rest(situation: Situation, made: tuple[Edit, ...]) -> None:
        left = limit - len(made)
        for edit in useful(goal, situation, left):
            then = after(situation, edit)
            if at_least(goal, then) > left - 1:
                continue
            if left == 1:
                if reached(goal, then):
                    ends.setdefault(shape(then), (*made, edit))
                continue
            key = left, shape(then)
            if key in seen:
                continue
            seen.add(key)
            rest(then, (*made, edit))
            if len(ends) >= most or len(seen) > patience:
                return

    rest(start, ())
    return None if len(seen) > patience else Found(ends, len(seen) + 1)


def shortest(goal: Goal, start: Situation, limit: int) -> Found | None:
    """Up to two shortest answers of exactly `limit` steps.

    None if there are shorter ones, or if that would take too long to prove.
    """
    if reached(goal, start):
        return None
    for fewer in range(1, limit):
        found = search(goal, start, fewer, 1, _PATIENCE)
        if found is None or found.ends:
            return None
    return search(goal, start, limit, 2, _PATIENCE)


# Making


def make_habitat(rng: Rng, difficulty: Difficulty) -> WoodsPuzzle:
    """A table from which a Habitat is made in exactly one shortest way."""
    count = _STEPS["habitat"][difficulty]
    while True:
        table = _grown(rng, RANKS + rng.below(3), ranks=True)
        if table is None:
            continue
        for _ in range(_TRIES):
            start = _undone(table, rng, difficulty)
            if start is None:
                continue
            found = shortest("habitat", start, count)
            if found is not None and len(found.ends) == 1:
                (best,) = found.ends.values()
                return WoodsPuzzle("habitat", start, best, found.tables)


def make_feed(rng: Rng, difficulty: Difficulty) -> WoodsPuzzle:
    """A table with hungry cards that so many moves feed in exactly one way."""
    count = _STEPS["feed"][difficulty]
    while True:
        table = _grown(rng, _CARDS[difficulty], ranks=False)
        if table is None:
            continue
        for _ in range(_TRIES):
            start = Situation(tuple(table), b"", ())
            for _ in range(count):
                moves = list(edits("feed", start))
                if moves:
                    start = after(start, rng.choice(moves))
            if not start.hungry or at_least("feed", start) > count:
                continue
            found = shortest("feed", start, count)
            if found is not None and len(found.ends) == 1:
                (best,) = found.ends.values()
                return WoodsPuzzle("feed", start, best, found.tables)


def _grown(rng: Rng, size: int, *, ranks: bool) -> Table | None:
    """A table on which all are fed, with all ranks if asked; None if it came out otherwise."""
    table: Table = []
    resources = list(box().resources)
    for kind in rng.sample(resources, min(len(resources), 3 + rng.below(2))):
        put(table, Lying(2 * kind))
    wanted = list(range(2, RANKS + 1)) if ranks else []
    while len(table) < size or wanted:
        rank = wanted.pop(0) if wanted else 2 + rng.below(RANKS - 1)
        if not _add(table, rank, rng):
            return None
    return table


def _add(table: Table, rank: int, rng: Rng) -> bool:
    """Lay a random species of a rank on a free card that feeds it."""
    eats, used = menu().eats, [card.kind for card in table if card is not None]
    options = [
        (kind, slot)
        for kind in box().species
        if box().rank[kind] == rank and used.count(kind) < box().cards[kind].copies
        for slot, card in filled(table)
        if eats[2 * kind] >> card.form & 1 and room(table, slot) > 0
    ]
    if not options:
        return False
    kinds = sorted({kind for kind, _ in options})
    kind = rng.choice(kinds)
    _, slot = rng.choice([option for option in options if option[0] == kind])
    lay(table, put(table, Lying(2 * kind)), slot)
    return True


def _undone(full: Table, rng: Rng, difficulty: Difficulty) -> Situation | None:
    """Take cards off a Habitat, into the hand or onto a dying pile, and move others."""
    count, spare = _STEPS["habitat"][difficulty], _SPARE[difficulty]
    table, hand = full[:], b""
    piles: list[bytes] = [b""] * PILES
    species = list(box().species)
    for pile in range(PILES):
        if rng.below(3):
            piles[pile] = bytes([rng.choice(species)])
    for _ in range(count):
        deed = rng.below(5)
        slots = [slot for slot, _ in filled(table)]
        slot = rng.choice(slots)
        card = table[slot]
        assert card is not None
        if deed < 3 and not eaters(table, slot):
            take(table, slot)
            if deed == 2 and card.kind in box().species:
                pile = rng.below(PILES)
                piles[pile] += bytes([card.kind])
            else:
                hand += bytes([card.kind])
        else:
            moves = list(edits("feed", Situation(tuple(table), b"", ())))
            if moves:
                move = rng.choice(moves)
                table = list(after(Situation(tuple(table), b"", ()), move).table)
    playable = [*box().resources, *box().species]
    hand += bytes(rng.choice(playable) for _ in range(spare))
    start = Situation(tuple(table), bytes(sorted(hand)), tuple(piles))
    slack = count - at_least("habitat", start)
    return None if slack not in _SLACK[difficulty] or start.habitat else start


# Steps


def step_of(edit: Edit) -> str:
    """An edit in notation; slots and piles count from 1."""
    match edit:
        case PlayCard(kind, on):
            return f"play {ids()[kind]}" + ("" if on is None else f" on {on + 1}")
        case MoveCard(slot, on):
            return f"move {slot + 1} on {on + 1}"
        case RescueCard(pile, on):
            return f"rescue {pile + 1}" + ("" if on is None else f" on {on + 1}")
        case UseAbundance(slot):
            return f"abundance {slot + 1}"
        case UseBoom(slot):
            return f"boom {slot + 1}"


def _parts(situation: Situation, edit: Edit) -> StepParts:
    def at(slot: int) -> str:
        card = situation.table[slot]
        assert card is not None
        return ids()[card.kind]

    match edit:
        case PlayCard(kind, on):
            return StepParts("play", ids()[kind], None, None, on)
        case MoveCard(slot, on):
            return StepParts("move", at(slot), slot, None, on)
        case RescueCard(pile, on):
            return StepParts("rescue", ids()[situation.piles[pile][-1]], None, pile, on)
        case UseAbundance(slot):
            return StepParts("abundance", at(slot), slot, None, None)
        case UseBoom(slot):
            return StepParts("boom", at(slot), slot, None, None)


def _played(puzzle: WoodsPuzzle, steps: Steps) -> Situation:
    situation = puzzle.start
    for number, step in enumerate(steps):
        offered = () if number == len(puzzle.best) else tuple(edits(puzzle.goal, situation))
        edit = next((edit for edit in offered if step_of(edit) == step), None)
        if edit is None:
            raise unknown_step(step, _choices(situation, offered))
        situation = after(situation, edit)
    return situation


def _choices(situation: Situation, offered: tuple[Edit, ...]) -> tuple[PuzzleChoice, ...]:
    return tuple(PuzzleChoice(step_of(edit), edit_message(situation, edit)) for edit in offered)


def _points(goal: Goal, situation: Situation) -> int:
    """The ranks that stay, or the species that are fed; one less for each that starves."""
    kept, fed = fed_ranks(situation)
    hungry = len(situation.hungry)
    return max(0, (kept.bit_count() if goal == "habitat" else fed) - hungry)


def look(puzzle: WoodsPuzzle, steps: Steps) -> Look:
    situation = _played(puzzle, steps)
    done = len(steps) == len(puzzle.best) or reached(puzzle.goal, situation)
    offered = () if done else tuple(edits(puzzle.goal, situation))
    table = placed(list(situation.table), situation.carrion)
    kept, _ = fed_ranks(situation)
    shown = WoodsShown(
        puzzle.goal,
        table,
        names(situation.hand),
        tuple(map(names, situation.piles)),
        tuple(
            "fed" if kept >> rank & 1 else "hungry" if situation.ranks >> rank & 1 else "missing"
            for rank in range(1, RANKS + 1)
        ),
        tuple(map(card_note, _kinds(puzzle.start))),
        len(puzzle.best),
        tuple(_parts(situation, edit) for edit in offered),
    )
    points = _points(puzzle.goal, situation)
    return Look(shown, _choices(situation, offered), done, points, tuple(_state(puzzle, situation)))


def _kinds(start: Situation) -> list[Kind]:
    lying = {card.kind for card in start.table if card is not None}
    return sorted(lying.union(start.hand, *start.piles))


def _state(puzzle: WoodsPuzzle, situation: Situation) -> Iterator[Message]:
    """Who starves and which ranks are missing."""
    for slot in situation.hungry:
        card = situation.table[slot]
        assert card is not None
        yield Message("north-woods-puzzle-hungry", {"card": name(card.kind)})
    missing = [str(rank) for rank in range(1, RANKS + 1) if not situation.ranks >> rank & 1]
    if puzzle.goal == "habitat" and missing:
        args: dict[str, Arg] = {"ranks": ", ".join(missing), "count": len(missing)}
        yield Message("north-woods-puzzle-missing", args)


# Words


def answer(puzzle: WoodsPuzzle) -> PuzzleAnswer:
    end = after_all(puzzle.start, puzzle.best)
    told: dict[str, Arg] = {"steps": len(puzzle.best), "fewer": len(puzzle.best) - 1}
    proof = [Message(f"north-woods-puzzle-proof-{puzzle.goal}", {**told, "count": puzzle.tables})]
    least = at_least(puzzle.goal, puzzle.start)
    if puzzle.goal == "habitat" and least:
        ranks = (ALL_RANKS & ~puzzle.start.ranks).bit_count()
        bound: dict[str, Arg] = {"ranks": ranks, "apart": least - ranks}
        proof.append(Message("north-woods-puzzle-bound", bound))
    situation = puzzle.start
    for edit in puzzle.best:
        proof.append(_because(situation, edit))
        situation = after(situation, edit)
    return PuzzleAnswer(
        tuple(map(step_of, puzzle.best)), _points(puzzle.goal, end), puzzle.tables, tuple(proof)
    )


def _because(situation: Situation, edit: Edit) -> Message:
    """A step, and how many others the same card had."""
    told = edit_message(situation, edit)
    then = after(situation, edit)
    gained = [rank for rank in range(1, RANKS + 1) if (then.ranks & ~situation.ranks) >> rank & 1]
    fed = len(situation.hungry) - len(then.hungry)
    args: dict[str, Arg] = {"step": told, "rank": gained[0] if gained else 0, "fed": max(0, fed)}
    return Message("north-woods-puzzle-step", args)


def hints(puzzle: WoodsPuzzle) -> Hints:
    """Which card the answer touches last, then its first step."""
    situation = after_all(puzzle.start, puzzle.best[:-1])
    card = _parts(situation, puzzle.best[-1]).card
    kind = ids().index(card)
    first = Message("north-woods-puzzle-hint-last", {"card": name(kind)})
    second = Message(
        "north-woods-puzzle-hint-first", {"step": edit_message(puzzle.start, puzzle.best[0])}
    )
    if len(puzzle.best) == 1:
        options = [edit for edit in edits(puzzle.goal, puzzle.start) if edit != puzzle.best[0]]
        second = Message("north-woods-puzzle-hint-one", {"card": name(kind), "count": len(options)})
    return (first,), (second,)


def effort(puzzle: WoodsPuzzle) -> Effort:
    return Effort(
        len(puzzle.best), sum(1 for _ in edits(puzzle.goal, puzzle.start)) * puzzle.tables
    )


def draw(puzzle: WoodsPuzzle, steps: Steps, say: Say) -> Drawing:
    shown: WoodsShown = look(puzzle, steps).shown
    return draw_woods(shown.table, shown.hand, shown.piles, say)


def _task(puzzle: WoodsPuzzle) -> Message:
    return Message(f"north-woods-puzzle-task-{puzzle.goal}", {"steps": len(puzzle.best)})


HABITAT: Final = PuzzleKind(
    title=Message("north-woods-puzzle-title-habitat"),
    shown=WoodsShown,
    make=make_habitat,
    task=_task,
    look=look,
    answer=answer,
    hints=hints,
    effort=effort,
    draw=draw,
    minutes=(2, 4, 8),
    usual=(8, 13),
    version=2,
)
FEED: Final = dataclasses.replace(
    HABITAT,
    title=Message("north-woods-puzzle-title-feed"),
    make=make_feed,
    minutes=(1, 3, 6),
    usual=(3.5, 12),
)
KINDS: Final[dict[str, AnyKind]] = {"habitat": HABITAT, "feed": FEED}
