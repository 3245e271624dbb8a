"""Puzzles: positions with exactly one best answer, which an exact solver has proved.

An answer is a list of steps in the game's notation. Every complete answer has a number of points,
and exactly one answer has the most, so that points alone tell whether an answer is right.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from math import log2
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from msgspec import Struct

from hedgerow.core.drawing import Drawing
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Say

Difficulty: TypeAlias = Literal["easy", "medium", "hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)

Steps: TypeAlias = tuple[str, ...]

P = TypeVar("P")
T = TypeVar("T")


class Effort(Struct, frozen=True):
    """What a person must do: how many steps to find, among how many candidates."""

    steps: int
    candidates: int
    traps: int = 0
    """How many other steps look as good as the right one or better, where most do; see `traps`."""

    @property
    def measure(self) -> float:
        """One figure to compare puzzles of a kind: the bits of the choice, and a bit a step.

        What looks better than the answer misleads at every try, and therefore counts twice.
        """
        return self.steps + log2(max(1, self.candidates)) + 2 * log2(1 + self.traps)


class PuzzleChoice(Struct, frozen=True):
    """A step that may come next, in notation and in words."""

    step: str
    text: Message


class Look(Struct, frozen=True):
    """A puzzle after some steps."""

    shown: Any
    """The position for a page, a Struct of the kind."""
    choices: tuple[PuzzleChoice, ...]
    """The steps that may come next; none when the answer is complete."""
    done: bool
    """Whether the answer is complete."""
    points: int
    """What the answer scores so far."""
    lines: tuple[Message, ...] = ()
    """The reasons for the points."""


class PuzzleAnswer(Struct, frozen=True):
    """The best answer with its proof in words."""

    steps: Steps
    points: int
    counted: int
    """How many answers the solver compared."""
    proof: tuple[Message, ...]


Hints: TypeAlias = tuple[tuple[Message, ...], tuple[Message, ...]]
"""Where to look, and the first part of the answer; the third hint is the whole answer."""


@dataclass(frozen=True)
class PuzzleKind(Generic[P]):
    """A kind of puzzle; `P` is a puzzle with its answer, made from a seed alone."""

    title: Message
    shown: type[Struct]
    """The type of `Look.shown`."""
    make: Callable[[Rng, Difficulty], P]
    """A puzzle of this difficulty, always the same for the same generator."""
    task: Callable[[P], Message]
    look: Callable[[P, Steps], Look]
    """The puzzle after these steps; raises BadInput for a step that is not allowed."""
    answer: Callable[[P], PuzzleAnswer]
    hints: Callable[[P], Hints]
    effort: Callable[[P], Effort]
    draw: Callable[[P, Steps, Say], Drawing]
    minutes: tuple[int, int, int]
    """About how long a person takes, by difficulty."""
    usual: tuple[float, float]
    """The usual measure of an easy and of a hard puzzle: above it, one star more."""
    attempt: Callable[[P, int, Rng], Steps] | None = None
    """How a solver of a level from 0 to 3 answers, if not by trying steps; see `coach.puzzles`."""
    version: int = 1
    """Part of every code: a higher number after a change that makes other puzzles."""


AnyKind: TypeAlias = PuzzleKind[Any]
Kinds: TypeAlias = Mapping[str, AnyKind]


# Codes and days


class Code(NamedTuple):
    """What a puzzle is made from; its text is short enough for a link."""

    kind: str
    difficulty: Difficulty
    seed: int

    def text(self, version: int) -> str:
        return f"{self.kind}{version}-{self.difficulty}-{self.seed:x}"


_CODE: Final = re.compile(r"([a-z]{1,20})(\d{1,3})-(easy|medium|hard)-([0-9a-f]{1,16})")


def read_code(text: str, kinds: Kinds) -> Code:
    """The code of this text; raises BadInput if no puzzle here has it."""
    match = _CODE.fullmatch(text.strip().lower())
    if match is None or match[1] not in kinds:
        raise BadInput("error-puzzle-code", code=text[:60])
    if int(match[2]) != kinds[match[1]].version:
        raise BadInput("error-puzzle-version", code=text[:60])
    difficulty = next(name for name in DIFFICULTIES if name == match[3])
    return Code(match[1], difficulty, int(match[4], 16))


SEED_BITS: Final = 48
_WEEK: Final[tuple[Difficulty, ...]] = (
    "easy",
    "medium",
    "easy",
    "medium",
    "hard",
    "medium",
    "hard",
)
"""The difficulties of seven days in a row; each game begins on another weekday."""


def read_day(text: str) -> date:
    """The day of an ISO date; raises BadInput if it is none."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadInput("error-puzzle-day", day=text[:20]) from None


def code_of_day(game: str, kinds: Kinds, day: date) -> Code:
    """The puzzle of a day: the same for everybody, and never the same twice.

    SHA-256 rather than `hash`, which differs from process to process.
    """
    start = int.from_bytes(hashlib.sha256(game.encode()).digest()[:4], "big")
    names = list(kinds)
    kind = names[(day.toordinal() // 2 + start) % len(names)]
    difficulty = _WEEK[(day.toordinal() + start) % len(_WEEK)]
    digest = hashlib.sha256(f"hedgerow {game} {kind} {day.isoformat()}".encode()).digest()
    return Code(kind, difficulty, int.from_bytes(digest[: SEED_BITS // 8], "big"))


def make(kinds: Kinds, code: Code) -> Any:
    """The puzzle of a code."""
    words = f"{code.kind} {code.difficulty} {code.seed}"
    state = int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")
    return kinds[code.kind].make(Rng(state), code.difficulty)


def stars(kind: AnyKind, difficulty: Difficulty, effort: Effort) -> int:
    """From 1 to 5: 1 or 2 for an easy puzzle, 3 for a medium one, 4 or 5 for a hard one."""
    if difficulty == "medium":
        return 3
    easy, hard = kind.usual
    return 1 + (effort.measure > easy) if difficulty == "easy" else 4 + (effort.measure > hard)


def traps(answer: Iterable[T], worths: Callable[[tuple[T, ...]], Mapping[T, int]]) -> int:
    """How many other steps look as good as any step of the answer or better, where most do.

    `worths` says what each step scores that may follow some others. The steps of the answer are
    made as they look best one after another.
    """

    def rest(made: tuple[T, ...], left: tuple[T, ...]) -> int | None:
        options = worths(made) if left else {}
        for step in sorted((step for step in left if step in options), key=lambda s: -options[s]):
            later = rest((*made, step), tuple(other for other in left if other != step))
            if later is not None:
                better = [other for other in options if options[other] >= options[step]]
                return max(later, sum(other not in left for other in better))
        return None if left else 0  # None where this order cannot be made

    found = rest((), tuple(answer))
    assert found is not None
    return found


MANY: Final = 1_000_000
"""More traps than any puzzle has."""


def accepted(wanted: range, tried: int, patience: int) -> range:
    """The numbers of traps that a generator takes after so many tries, so that it ends soon.

    At first those that it wants, then any trap, then none as well.
    """
    if tried < patience:
        return wanted
    return range(1 if tried < 2 * patience else 0, MANY)


def unknown_step(step: str, choices: Sequence[PuzzleChoice]) -> BadInput:
    """The error for a step that is not among the choices."""
    known = ", ".join(choice.step for choice in choices[:12]) or "-"
    return BadInput("error-puzzle-step", step=step[:60], known=known)
