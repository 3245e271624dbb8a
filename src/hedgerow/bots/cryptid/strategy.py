"""Evaluates Cryptid moves from a View alone, for bots and the coach."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Final

from msgspec import Struct

from hedgerow.games.cryptid.clues import Clue
from hedgerow.games.cryptid.deduction import Knowledge, Level, public, total_of
from hedgerow.games.cryptid.hexes import EVERYWHERE, Hex, Mask, hexes_of, mask_of
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.moves import Ask, Search
from hedgerow.games.cryptid.rules import rivals_of
from hedgerow.games.cryptid.worlds import Vector, counts

FEW_SETS: Final = 100_000
"""The number of clue sets up to which counting a spectator's worlds takes milliseconds."""


class Question(Struct, frozen=True):
    """A question, the chance of a yes, and what the answer adds to the asker's knowledge."""

    ask: Ask
    yes: float
    gain: float
    told: float = 0.0
    """What it adds to everybody's knowledge."""


class Prospect(Struct, frozen=True):
    """A move, the chance that it finds the habitat, and the chance to win the game with it."""

    move: Ask | Search
    now: float
    win: float


# The position


def closed_hexes(view: View) -> Mask:
    """CRY-19: the hexes with a cube."""
    return mask_of(hex for hexes in view.cubes for hex in hexes)


def askable(view: View, rival: int) -> Mask:
    """The hexes this rival can be asked about (CRY-19, CRY-22)."""
    return EVERYWHERE & ~(closed_hexes(view) | mask_of(view.discs[rival]))


def rivals(view: View) -> tuple[int, ...]:
    """The researchers that the researcher to act may ask."""
    return rivals_of(view.turn, view.researchers, view.seats)


def cube_hexes(view: View) -> Mask:
    """The hexes where the viewer's researcher to act may place a cube (CRY-25)."""
    return EVERYWHERE & ~(_own_region(view) | closed_hexes(view))


def disc_hexes(view: View) -> Mask:
    """The hexes where the viewer's researcher to act may place an extra disc (CRY-29)."""
    return _own_region(view) & ~(closed_hexes(view) | mask_of(view.discs[view.turn]))


def _own_region(view: View) -> Mask:
    return view.map.regions[view.known[view.turn]]


def likeliest(posterior: Mapping[Hex, float]) -> tuple[Hex, float]:
    """The most likely habitat, the first of equals."""
    return max(posterior.items(), key=lambda item: (item[1], -item[0]))


# Questions


def plain_questions(view: View, knowledge: Knowledge) -> list[Question]:
    """Questions about possible habitats, by how uncertain the answer and how likely the hex is."""
    posterior, regions = knowledge.posterior(), knowledge.regions
    found = []
    for rival in rivals(view):
        open_hexes, row = askable(view, rival), knowledge.rows[rival]
        for hex, share in posterior.items():
            if open_hexes >> hex & 1:
                yes = sum(regions[clue] >> hex & 1 for clue in row) / len(row)
                if 0 < yes < 1:
                    found.append(Question(Ask(hex, rival), yes, yes * (1 - yes) * share))
    return found


def questions(view: View, mine: Knowledge, everybody: Knowledge | None = None) -> list[Question]:
    """Every informative question, the most useful first.

    Of several that split the asker's worlds alike, only the one that tells the others least; the
    others are ignored if `everybody` is not given.
    """
    best: dict[tuple[int, Vector], Question] = {}
    for rival in rivals(view):
        gains = _Gains(mine, rival)
        given = None if everybody is None else _Gains(everybody, rival)
        for hex in hexes_of(askable(view, rival)):
            yes = gains.yes(hex)
            gain, chance = gains.of(yes)
            if 0 < chance < 1:
                told = 0.0 if given is None else given.of(given.yes(hex))[0]
                question = Question(Ask(hex, rival), chance, gain, told)
                kept = best.setdefault((rival, yes), question)
                if question.told < kept.told:
                    best[rival, yes] = question
    return sorted(best.values(), key=lambda question: question.told - question.gain)


class _Gains:
    """What a rival's answers add to somebody's knowledge of the habitat."""

    def __init__(self, knowledge: Knowledge, rival: int) -> None:
        self._all = knowledge.tally.total_vector
        self._clues = [
            (knowledge.regions[clue], vector)
            for clue, vector in knowledge.tally.vectors(rival).items()
        ]
        self._now = _focus(self._all)
        self._known: dict[Vector, tuple[float, float]] = {}

    def yes(self, hex: Hex) -> Vector:
        """The worlds in which the answer is yes."""
        return sum(vector for region, vector in self._clues if region >> hex & 1)

    def of(self, yes: Vector) -> tuple[float, float]:
        """The expected gain, and the chance of a yes."""
        if yes not in self._known:
            chance = total_of(yes) / total_of(self._all)
            after = chance * _focus(yes) + (1 - chance) * _focus(self._all - yes)
            self._known[yes] = after - self._now, chance
        return self._known[yes]


def _focus(vector: Vector) -> float:
    """The probability that two of these worlds agree on the habitat; 1 if all do."""
    total = total_of(vector)
    return sum(count * count for count in counts(vector).values()) / total**2 if total else 0.0


# Hiding the own clue


def clue_weights(knowledge: Knowledge, researcher: int) -> dict[Clue, int]:
    """The weight of each possible clue of a researcher: its worlds, or 1 if there are too many."""
    if prod(map(len, knowledge.rows)) > FEW_SETS:
        return dict.fromkeys(knowledge.rows[researcher], 1)
    vectors = knowledge.tally.vectors(researcher)
    return {clue: total_of(vector) for clue, vector in vectors.items()}


def quietest(
    weights: Mapping[Clue, int], regions: Sequence[Mask], legal: Mask, *, disc: bool
) -> list[Hex]:
    """The hex where a token leaves the most weight on the clues that others think possible."""
    kept: dict[Hex, int] = {}
    for hex in hexes_of(legal):
        kept[hex] = sum(
            weight for clue, weight in weights.items() if bool(regions[clue] >> hex & 1) == disc
        )
    most = max(kept.values(), default=0)
    return [hex for hex, weight in kept.items() if weight == most]


# Who wins


def race(mine: float, theirs: Iterable[float]) -> float:
    """The chance to win if every turn has these same chances, rivals first.

    >>> race(0.5, [0.0, 0.0]), round(race(0.5, [0.5]), 3)
    (1.0, 0.333)
    """
    nobody = prod(1 - chance for chance in theirs)
    again = nobody * (1 - mine)
    return nobody * mine / (1 - again) if again < 1 else 0.0


class Outlook:
    """A turn as the researcher to act sees it: its own and everybody's knowledge.

    A rival knows what everybody knows and its own clue: `everybody` counts the worlds for each
    clue that the rival may have, which tells how certain that rival can be.
    """

    def __init__(self, view: View, level: Level = "joint") -> None:
        self.view = view
        self.me = view.turn
        self.mine = Knowledge.of(view, level)
        self.everybody = Knowledge.of(public(view), level)

    @cached_property
    def questions(self) -> list[Question]:
        return questions(self.view, self.mine, self.everybody)

    @property
    def effort(self) -> int:
        """An estimate of the work to evaluate one move; grows with the number of possible clues."""
        sizes = sorted(len(row) for row in self.everybody.rows if len(row) > 1)
        return 1 + prod(sizes[:-2])

    def dangers(self, mine: Knowledge, everybody: Knowledge) -> list[float]:
        """For each rival researcher, the probability that its search would succeed."""
        found = []
        for rival in rivals(self.view):
            vectors = everybody.tally.vectors(rival)
            danger = 0.0
            for clue, chance in mine.clue_posterior(rival).items():
                if chance:
                    danger += chance * max(counts(vectors[clue]).values()) / total_of(vectors[clue])
            found.append(danger)
        return found

    def standing(self, mine: Knowledge, everybody: Knowledge) -> float:
        """The chance to win with this knowledge, with the rivals next."""
        return race(likeliest(mine.posterior())[1], self.dangers(mine, everybody))

    def ask(self, question: Question) -> Prospect:
        """Evaluate a question: either answer, and the cube that a no costs (CRY-25)."""
        hex, of = question.ask.hex, question.ask.of
        yes = self.standing(self.mine.after(of, hex, True), self.everybody.after(of, hex, True))
        no = self.standing(
            self.mine.after(of, hex, False),
            self._with_cube(self.everybody.after(of, hex, False), hex),
        )
        return Prospect(question.ask, 0.0, question.yes * yes + (1 - question.yes) * no)

    def search(self, hex: Hex) -> Prospect:
        """Evaluate a search: found, or stopped by any of the others in turn (CRY-30)."""
        total, researchers = self.mine.tally.total, self.view.researchers
        mine, everybody = self.mine, self.everybody.after(self.me, hex, True)
        win = 0.0
        for step in range(1, researchers):
            other = (self.me + step) % researchers
            stopped = mine.after(other, hex, False)
            if stopped.tally.total:
                left = self._with_cube(everybody.after(other, hex, False), hex)
                win += stopped.tally.total / total * self.standing(stopped, left)
            mine, everybody = mine.after(other, hex, True), everybody.after(other, hex, True)
        now = mine.tally.total / total
        return Prospect(Search(hex), now, win + now)

    def _with_cube(self, everybody: Knowledge, hex: Hex) -> Knowledge:
        """Everybody's knowledge after the own cube is placed where it tells least."""
        legal = cube_hexes(self.view) & ~(1 << hex)
        weights = clue_weights(everybody, self.me)
        where = quietest(weights, everybody.regions, legal, disc=False)
        return everybody.after(self.me, where[0], False) if where else everybody
