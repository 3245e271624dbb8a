"""Desk tools for the puzzles of any game: make one, look at an answer, ask for a hint, the proof.

What is sent before somebody asks for the solution does not contain it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from hedgerow.core.companion import ARGUMENT, AnyTool, Clerk, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.paper import Grid, Line, Paper, Picture, cells
from hedgerow.core.puzzles import (
    DIFFICULTIES,
    SEED_BITS,
    AnyKind,
    Code,
    Difficulty,
    Effort,
    Kinds,
    Look,
    PuzzleAnswer,
    Steps,
    code_of_day,
    make,
    read_code,
    read_day,
    stars,
)
from hedgerow.core.text import Arg, Message

HINTS: Final = 3
_KEPT: Final = 64
"""How many puzzles a process keeps: a person asks about the same one again and again."""
_MOST_STEPS: Final = 40
_MOST_LISTED: Final = 24
"""How many next steps a terminal lists."""

Step: TypeAlias = Annotated[str, Meta(max_length=80)]
CodeText: TypeAlias = Annotated[
    str, ARGUMENT, Meta(max_length=60, description="The code of a puzzle.")
]


class PuzzleRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A code, the puzzle of a day, or a new one."""

    kind: Annotated[str, Meta(max_length=20, description="Which kind; any if left out.")] = ""
    difficulty: Annotated[
        Literal["", "easy", "medium", "hard"],
        Meta(description="easy, medium or hard; any if left out."),
    ] = ""
    day: Annotated[
        str, Meta(max_length=10, description="The puzzle of this day, such as 2026-11-15.")
    ] = ""
    code: Annotated[str, Meta(max_length=60, description="The puzzle with this code.")] = ""
    seed: Annotated[int | None, Meta(description="The same seed makes the same puzzle.")] = None


class LookRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle and the steps of an answer, which need not be complete."""

    code: CodeText
    steps: Annotated[tuple[Step, ...], Meta(max_length=_MOST_STEPS)] = ()


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    code: CodeText
    number: Annotated[int, Meta(ge=1, le=HINTS, description="1, 2 or 3.")] = 1


class SolveRequest(Struct, frozen=True, forbid_unknown_fields=True):
    code: CodeText


class PuzzleHint(Struct, frozen=True):
    """A hint in words; the last one has the steps of the answer too."""

    number: int
    lines: tuple[Message, ...]
    steps: Steps = ()


def _posed(name: str, look: type[Struct]) -> type[Struct]:
    """A puzzle as it is set, with the type that the game shows."""
    return msgspec.defstruct(
        name,
        [
            ("code", str),
            ("kind", str),
            ("difficulty", Difficulty),
            ("stars", int),
            ("minutes", int),
            ("effort", Effort),
            ("title", Message),
            ("task", Message),
            ("best", int),
            ("day", str | None),
            ("look", look),
        ],
        frozen=True,
        kw_only=True,
        module=__name__,
    )


class PuzzleDesk:
    """The puzzles of one game as tools."""

    def __init__(self, game: str, kinds: Kinds) -> None:
        self.game, self.kinds = game, kinds
        pascal = "".join(part.capitalize() for part in game.split("_"))
        shown: Any = None
        for kind in kinds.values():
            shown = kind.shown if shown is None else shown | kind.shown
        fields: list[tuple[str, Any]] = [
            ("shown", shown),
            *(
                (field.name, field.type)
                for field in msgspec.structs.fields(Look)
                if field.name != "shown"
            ),
            ("right", bool),
        ]
        self.look_type = msgspec.defstruct(
            f"{pascal}PuzzleLook", fields, frozen=True, kw_only=True, module=__name__
        )
        self.posed_type = _posed(f"{pascal}Puzzle", self.look_type)
        self._made = lru_cache(maxsize=_KEPT)(self._make)
        # These are not methods: the docstring of a tool is the help of its command.
        self.tools: dict[str, AnyTool] = {
            "puzzle new": Tool(PuzzleRequest, self.posed_type, self._new(), self._posed_paper),
            "puzzle check": Tool(LookRequest, self.look_type, self._check(), self._look_paper),
            "puzzle hint": Tool(HintRequest, PuzzleHint, self._hint(), _hint_paper),
            "puzzle solve": Tool(SolveRequest, PuzzleAnswer, self._solve(), self._answer_paper),
        }

    def find(self, code: str) -> tuple[Code, AnyKind, Any]:
        """The kind and the puzzle of a code; raises BadInput if there is none."""
        read = read_code(code, self.kinds)
        return read, self.kinds[read.kind], self._made(read)

    def pose(self, code: Code, day: str | None = None) -> Any:
        """A puzzle as it is set."""
        kind, puzzle = self.kinds[code.kind], self._made(code)
        effort = kind.effort(puzzle)
        return self.posed_type(
            code=code.text(kind.version),
            kind=code.kind,
            difficulty=code.difficulty,
            stars=stars(kind, code.difficulty, effort),
            minutes=kind.minutes[DIFFICULTIES.index(code.difficulty)],
            effort=effort,
            title=kind.title,
            task=kind.task(puzzle),
            best=kind.answer(puzzle).points,
            day=day,
            look=self.look(kind, puzzle, ()),
        )

    def look(self, kind: AnyKind, puzzle: Any, steps: Steps) -> Any:
        seen = kind.look(puzzle, steps)
        right = seen.done and seen.points == kind.answer(puzzle).points
        return self.look_type(**msgspec.structs.asdict(seen), right=right)

    def chosen(self, request: PuzzleRequest) -> Code:
        """The code that a request asks for."""
        if request.code:
            return read_code(request.code, self.kinds)
        if request.day:
            return code_of_day(self.game, self.kinds, read_day(request.day))
        assert request.seed is not None
        if request.kind and request.kind not in self.kinds:
            known = ", ".join(self.kinds)
            raise BadInput("error-puzzle-kind", kind=request.kind, known=known)
        seed = request.seed % (1 << SEED_BITS)
        kind = request.kind or list(self.kinds)[seed % len(self.kinds)]
        difficulty = request.difficulty or DIFFICULTIES[seed // 7 % len(DIFFICULTIES)]
        return Code(kind, difficulty, seed)

    def _make(self, code: Code) -> Any:
        return make(self.kinds, code)

    # The tools

    def _new(self) -> Callable[[PuzzleRequest, Clerk], Any]:
        def new(request: PuzzleRequest, clerk: Clerk) -> Any:
            """Make a puzzle, or show that of a day or a code."""
            return self.pose(self.chosen(request), request.day or None)

        return new

    def _check(self) -> Callable[[LookRequest, Clerk], Any]:
        def check(request: LookRequest, clerk: Clerk) -> Any:
            """Look at an answer: what it scores, why, and whether it is the best."""
            _, kind, puzzle = self.find(request.code)
            return self.look(kind, puzzle, request.steps)

        return check

    def _hint(self) -> Callable[[HintRequest, Clerk], PuzzleHint]:
        def hint(request: HintRequest, clerk: Clerk) -> PuzzleHint:
            """Give a hint: where to look, the first part of the answer, or all of it."""
            _, kind, puzzle = self.find(request.code)
            if request.number < HINTS:
                return PuzzleHint(request.number, kind.hints(puzzle)[request.number - 1])
            answer = kind.answer(puzzle)
            return PuzzleHint(HINTS, self._told(kind, puzzle, answer.steps), answer.steps)

        return hint

    def _solve(self) -> Callable[[SolveRequest, Clerk], PuzzleAnswer]:
        def solve(request: SolveRequest, clerk: Clerk) -> PuzzleAnswer:
            """Show the best answer with its proof."""
            _, kind, puzzle = self.find(request.code)
            answer: PuzzleAnswer = kind.answer(puzzle)
            return answer

        return solve

    def _told(self, kind: AnyKind, puzzle: Any, steps: Steps) -> tuple[Message, ...]:
        """The steps of an answer in words."""
        told: list[Message] = []
        for at, step in enumerate(steps):
            choices = kind.look(puzzle, steps[:at]).choices
            told.append(next(choice.text for choice in choices if choice.step == step))
        return tuple(told)

    # In a terminal

    def _posed_paper(self, request: PuzzleRequest, posed: Any, clerk: Clerk) -> Paper:
        _, kind, puzzle = self.find(posed.code)
        say = clerk.say
        args: dict[str, Arg] = {
            "stars": "★" * posed.stars + "☆" * (5 - posed.stars),
            "minutes": posed.minutes,
        }
        return [
            Line(say(posed.title), "bold"),
            Line(say(posed.task)),
            Line(say(Message("puzzles-effort", args)), "dim"),
            Line(),
            Picture(kind.draw(puzzle, (), say)),
            Line(),
            *_next(posed.look, clerk),
            Line(say(Message("puzzles-code", {"code": posed.code, "game": self.game}))),
        ]

    def _look_paper(self, request: LookRequest, look: Any, clerk: Clerk) -> Paper:
        _, kind, puzzle = self.find(request.code)
        best = kind.answer(puzzle).points
        say = clerk.say
        paper: Paper = [Picture(kind.draw(puzzle, request.steps, say)), Line()]
        paper += [Line(say(line)) for line in look.lines]
        told: dict[str, Arg] = {"points": look.points, "best": best}
        if look.right:
            paper.append(Line(say(Message("puzzles-right", told)), "bold green"))
        elif look.done:
            paper.append(Line(say(Message("puzzles-wrong", told)), "bold"))
        else:
            paper.append(Line(say(Message("puzzles-going", told)), "bold"))
        return [*paper, *_next(look, clerk)]

    def _answer_paper(self, request: SolveRequest, answer: PuzzleAnswer, clerk: Clerk) -> Paper:
        _, kind, puzzle = self.find(request.code)
        say = clerk.say
        told = self._told(kind, puzzle, answer.steps)
        rows = [
            cells(f"{number}.", say(text), step)
            for number, (text, step) in enumerate(zip(told, answer.steps, strict=True), start=1)
        ]
        return [
            Picture(kind.draw(puzzle, answer.steps, say)),
            Line(),
            Grid(rows),
            Line(),
            *(Line(say(line)) for line in answer.proof),
        ]


def _next(look: Any, clerk: Clerk) -> Paper:
    """The steps that may come next, if they are few enough to read."""
    if not look.choices:
        return []
    shown = look.choices[:_MOST_LISTED]
    paper: Paper = [Grid([cells(choice.step, clerk.say(choice.text)) for choice in shown])]
    if more := len(look.choices) - len(shown):
        paper.append(Line(clerk.say(Message("puzzles-more", {"count": more})), "dim"))
    return paper


def _hint_paper(request: HintRequest, hint: PuzzleHint, clerk: Clerk) -> Paper:
    return [Line(clerk.say(line)) for line in hint.lines]
