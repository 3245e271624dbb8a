"""Desk tools that make, check and explain set-ups."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from hedgerow.core.companion import AnyTool, Clerk, Document, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.paper import Cell, Grid, Line, Paper, Picture, cells
from hedgerow.core.rng import Rng
from hedgerow.core.text import Arg, Message, Say, seat_letter
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.checker import (
    SERIOUS,
    Finding,
    Setup,
    check_setup,
    hex_told,
    read_setups,
)
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.companion.explaining import EXPLAIN
from hedgerow.games.cryptid.companion.referee import REFEREE
from hedgerow.games.cryptid.companion.setups import SEATS, PuzzlePage, puzzle_page
from hedgerow.games.cryptid.difficulty import Rating, difficulty
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.hexes import hex_name
from hedgerow.games.cryptid.hidden import view
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.puzzles import clue_holder
from hedgerow.games.cryptid.rules import position
from hedgerow.games.cryptid.sharing import file_entry, read_code, share_code
from hedgerow.games.cryptid.state import researchers_for

_FEW: Final = 10
"""Up to this many puzzles are rated by default: a rating takes longer than a puzzle."""


# Making them


class NewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    mode: Annotated[Literal["normal", "advanced"], Meta(description="normal or advanced.")] = (
        "normal"
    )
    seats: Annotated[int, Meta(description="2 to 5; two seats play a puzzle for four.")] = 4
    count: Annotated[int, Meta(ge=1, description="How many puzzles.")] = 1
    seed: Annotated[int | None, Meta(description="The same seed makes the same puzzles.")] = None
    reveal: Annotated[bool, Meta(description="Show clues, hint and habitat.")] = False
    map: Annotated[bool, Meta(description="Draw the map.")] = False
    rate: Annotated[
        bool | None,
        Meta(description="Rate the difficulty; on for up to ten puzzles in words."),
    ] = None


class Made(Struct, frozen=True):
    """A puzzle file."""

    puzzles: list[dict[str, Any]]


def new(request: NewRequest, clerk: Clerk) -> Made:
    """Make new puzzles under all the quality rules of RULES.md."""
    return Made(
        [
            _entry(number, puzzle, request)
            for number, puzzle in enumerate(_generate(request, clerk), start=1)
        ]
    )


def _entry(number: int, puzzle: Puzzle, request: NewRequest) -> dict[str, Any]:
    entry = file_entry(number, puzzle, request.seats)
    if request.rate:
        rating = difficulty(puzzle)
        setup = entry["setups"][str(request.seats)]
        setup |= {"stars": rating.stars, "hexes": round(rating.hexes, 1)}
    return entry


def _generate(request: NewRequest, clerk: Clerk) -> list[Puzzle]:
    if request.seats not in SEATS:
        low, high = SEATS[0], SEATS[-1]
        raise BadInput("error-seats", game="cryptid", seats=request.seats, low=low, high=high)
    assert request.seed is not None
    rng, researchers = Rng(request.seed), researchers_for(request.seats)
    # Each puzzle has its own generator, so number 3 is the same among 5 and among 500.
    return [
        generate(request.mode, researchers, rng.fork(), pairs=request.seats == 2)
        for _ in clerk.track(range(request.count))
    ]


def _made(request: NewRequest, answer: Made, clerk: Clerk) -> Paper:
    paper: Paper = []
    rated = request.rate if request.rate is not None else request.count <= _FEW
    for entry in answer.puzzles:
        puzzle = read_code(entry["setups"][str(request.seats)]["code"])
        rating = difficulty(puzzle) if rated else None
        paper += _puzzle(entry["id"], puzzle, rating, request, clerk.say)
    return paper


def _puzzle(
    number: int, puzzle: Puzzle, rating: Rating | None, request: NewRequest, say: Say
) -> Paper:
    def said(id: str, **args: Arg) -> str:
        return say(Message(id, args))

    seen = view(position(puzzle, len(puzzle.clues)), None)
    title = said("cryptid-puzzles-title", number=number, mode=puzzle.mode, seats=request.seats)
    paper: Paper = [Line(title, "bold")]
    if request.map:
        paper.append(Picture(words.draw(seen, say)))
    slots = [puzzle.slots[at : at + 2] for at in range(0, len(puzzle.slots), 2)]
    rows = [
        (said("cryptid-puzzles-label-sections"), " / ".join(" ".join(row) for row in slots)),
        (said("cryptid-puzzles-label-stones"), _standing(puzzle, "stone", say)),
        (said("cryptid-puzzles-label-shacks"), _standing(puzzle, "shack", say)),
        (said("cryptid-puzzles-label-code"), share_code(puzzle)),
    ]
    if rating is not None:
        stars = "★" * rating.stars + "☆" * (5 - rating.stars)
        told = said("cryptid-puzzles-difficulty", stars=stars, hexes=round(rating.hexes))
        rows.append((said("cryptid-puzzles-label-difficulty"), told))
    if request.seats == 2:
        rows.append((said("cryptid-puzzles-label-two"), said("cryptid-puzzles-two")))
    if request.reveal:
        for at, clue in enumerate(puzzle.clues):
            holder = seat_letter(clue_holder(at, request.seats))
            label = said("cryptid-puzzles-label-clue", number=at + 1, letter=holder)
            rows.append((label, say(words.clue(CODES[clue]))))
        rows.append((said("cryptid-puzzles-label-hint"), say(words.hint(puzzle.hint))))
        habitat = words.hex_message(seen, puzzle.habitat.bit_length() - 1)
        rows.append((said("cryptid-puzzles-label-habitat"), say(habitat)))
    paper.append(Grid([cells(*row) for row in rows]))
    if not request.reveal:
        paper.append(Line(said("cryptid-puzzles-hidden"), "dim"))
    return paper


def _standing(puzzle: Puzzle, kind: str, say: Say) -> str:
    return ", ".join(
        say(
            Message(
                "cryptid-puzzles-structure", {"colour": built.colour, "at": hex_name(built.hex)}
            )
        )
        for built in puzzle.structures
        if built.kind == kind
    )


# Checking them


class CheckRequest(Struct, frozen=True, forbid_unknown_fields=True):
    file: Annotated[Document, Meta(description="A puzzle file, or - for standard input.")]


def check(request: CheckRequest, clerk: Clerk) -> list[Finding]:
    """Check every set-up of a puzzle file; exit code 1 if one has no proper habitat."""
    setups = read_setups(request.file.raw, request.file.place)
    return [check_setup(setup) for setup in clerk.track(setups)]


def _serious(finding: Finding) -> bool:
    return bool(SERIOUS.intersection(finding.broken_rules))


def _checked(request: CheckRequest, findings: list[Finding], clerk: Clerk) -> Paper:
    def said(id: str, **args: Arg) -> str:
        return say(Message(id, args))

    say = clerk.say
    setups = read_setups(request.file.raw, request.file.place)
    names = ("id", "mode", "seats", "habitat", "removable", "broken")
    rows = [_found(*pair, say) for pair in zip(setups, findings, strict=True)]
    paper: Paper = [
        Grid(rows, [said(f"cryptid-puzzles-column-{name}") for name in names], ruled=True)
    ]
    bad = sum(map(_serious, findings))
    paper.append(Line(said("cryptid-puzzles-summary", good=len(findings) - bad, all=len(findings))))
    if any(len(finding.hexes) != 1 for finding in findings):
        paper.append(Line(said("cryptid-puzzles-removable-means")))
    broken = Counter(rule for finding in findings for rule in finding.broken_rules)
    if broken:
        counted = ", ".join(f"{rule} ({times})" for rule, times in broken.items())
        paper.append(Line(said("cryptid-puzzles-rules-broken", rules=counted)))
    else:
        paper.append(Line(said("cryptid-puzzles-rules-hold")))
    return paper


def _found(setup: Setup, finding: Finding, say: Say) -> list[Cell]:
    found = ", ".join(finding.hexes) or say(Message("cryptid-puzzles-none"))
    if setup.stated is not None and "stated-habitat" in finding.broken_rules:
        args: dict[str, Arg] = {"found": found, "stated": hex_told(setup.stated)}
        found = say(Message("cryptid-puzzles-stated", args))
    mode = say(Message("cryptid-puzzles-mode", {"mode": setup.mode}))
    removable = ", ".join(finding.removable) if len(finding.hexes) == 1 else "-"
    broken = ", ".join(finding.broken_rules)
    row = cells(str(finding.id), mode, str(finding.seats), found, removable)
    return [*row, Cell(broken, "red" if _serious(finding) else "yellow")]


# The page of the browser


class SetupRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A code, the puzzle of a day, or any."""

    mode: Literal["normal", "advanced"] = "normal"
    seats: Annotated[int, Meta(ge=2, le=5)] = 4
    code: Annotated[str, Meta(max_length=64)] | None = None
    day: Annotated[str, Meta(max_length=10)] | None = None
    seed: int | None = None


def setup(request: SetupRequest, clerk: Clerk) -> PuzzlePage:
    """A puzzle with all its secrets, for people around the box, as JSON."""
    assert request.seed is not None
    return puzzle_page(
        request.mode, request.seats, request.seed, request.code or None, request.day or None
    )


DESK: Final[dict[str, AnyTool]] = {
    "new": Tool(NewRequest, Made, new, _made),
    "check": Tool(
        CheckRequest,
        list[Finding],
        check,
        _checked,
        failed=lambda findings: any(map(_serious, findings)),
    ),
    "explain": EXPLAIN,
    "setup": Tool(SetupRequest, PuzzlePage, setup),
    "referee": REFEREE,
}
