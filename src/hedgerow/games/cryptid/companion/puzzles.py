"""Puzzles of Cryptid: a hex that the tokens prove, and the question that splits best.

Both follow from worlds: the sets of clues that fit all tokens, no two of them equal or opposite
(CRY-12), and that meet in exactly one hex (CRY-14).
"""

from __future__ import annotations

import dataclasses
from functools import reduce
from math import prod
from operator import and_
from typing import Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

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
from hedgerow.core.text import Arg, Message, Say, SeatName, seat_letter
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.clues import CLUES_OF_MODE, CODES, POSITIVE, Clue
from hedgerow.games.cryptid.companion.aids import ClueNote, Ground, clue_note, ground
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES, Hex, Mask, hex_name, mask_of
from hedgerow.games.cryptid.hidden import View, view
from hedgerow.games.cryptid.maps import Map, Structure
from hedgerow.games.cryptid.puzzle import Puzzle
from hedgerow.games.cryptid.rules import position
from hedgerow.games.cryptid.worlds import Tally, counts, fitting, worlds

_RESEARCHERS: Final[dict[Difficulty, int]] = {"easy": 3, "medium": 3, "hard": 4}
_TOKENS: Final[dict[Difficulty, range]] = {
    "easy": range(1, 3),
    "medium": range(4, 6),
    "hard": range(9, 20),
}
"""How many tokens prove the hex: each of them is needed and must be noticed."""
_QUESTIONS: Final[dict[Difficulty, int]] = {"easy": 3, "medium": 5, "hard": 7}
_WORLDS: Final[dict[Difficulty, range]] = {
    "easy": range(5, 13),
    "medium": range(25, 50),
    "hard": range(80, 300),
}
"""How many clue sets are possible before the question."""
_FEWEST: Final = 4
"""The fewest hexes that they leave."""
_ASKED: Final = 4
"""Researchers where a question is to be chosen."""
_SAMPLES: Final = 40
"""How many sets of questions are tried on a map."""
_GLANCES: Final = 5
"""How many tokens are compared before one is laid."""


class Token(NamedTuple):
    researcher: int
    hex: Hex
    disc: bool


class TokenPuzzle(NamedTuple):
    """Tokens on a map; `own` is the clue of researcher A where it is told."""

    puzzle: Puzzle
    own: Clue | None
    tokens: tuple[Token, ...]
    options: tuple[tuple[Clue, ...], ...]
    """The clues that fit each researcher's tokens."""
    worlds: int
    questions: tuple[Question, ...]
    """Empty where a hex is to be found."""
    hexes: int
    """How many hexes are possible."""

    @property
    def habitat(self) -> Hex:
        return self.puzzle.habitat.bit_length() - 1


class Question(NamedTuple):
    """A researcher is asked about a hex; how many hexes are possible after each answer."""

    researcher: int
    hex: Hex
    yes: int
    no: int


class TokenShown(Struct, frozen=True):
    researcher: int
    hex: Hex
    disc: bool


class AskShown(Struct, frozen=True):
    letter: str
    researcher: int
    hex: Hex
    step: str


class TokensShown(Struct, frozen=True, tag="tokens"):
    """A map with tokens, the clue that is told, and the questions to choose from."""

    task: Literal["find", "ask"]
    map: Ground
    structures: tuple[Structure, ...]
    researchers: int
    own: ClueNote | None
    tokens: tuple[TokenShown, ...]
    questions: tuple[AskShown, ...]
    chosen: Hex | None


# Solving


def options_of(
    puzzle: Puzzle, own: Clue | None, tokens: tuple[Token, ...]
) -> tuple[tuple[Clue, ...], ...]:
    """The clues that each researcher may hold by its own tokens."""
    regions, every = puzzle.map.regions, CLUES_OF_MODE[puzzle.mode]
    rows = []
    for who in range(len(puzzle.clues)):
        cubes = mask_of(token.hex for token in tokens if token.researcher == who and not token.disc)
        discs = mask_of(token.hex for token in tokens if token.researcher == who and token.disc)
        rows.append(fitting(every, regions, cubes, discs))
    if own is not None:
        rows[0] = (own,)
        rows[1:] = [tuple(c for c in row if c % POSITIVE != own % POSITIVE) for row in rows[1:]]
    return tuple(rows)


def _tally(puzzle: Puzzle, own: Clue | None, tokens: tuple[Token, ...]) -> Tally:
    return Tally(options_of(puzzle, own, tokens), puzzle.map.regions)


# Making: find it


def make_find(rng: Rng, difficulty: Difficulty) -> TokenPuzzle:
    """Tokens that prove one hex; each of them is needed."""
    while True:
        puzzle = generate("normal", _RESEARCHERS[difficulty], rng)
        own = puzzle.clues[0] if difficulty == "easy" else None
        tokens = _proving(puzzle, own, rng)
        if len(tokens) in _TOKENS[difficulty]:
            return _posed(puzzle, own, tokens, ())


def _proving(puzzle: Puzzle, own: Clue | None, rng: Rng) -> tuple[Token, ...]:
    """Tokens that leave one hex, none of which can be spared."""
    tokens: tuple[Token, ...] = ()
    while True:
        tried = [_token(puzzle, own, tokens, rng) for _ in range(_GLANCES)]
        if len(tokens) < 2 * len(puzzle.clues):
            tokens += (tried[0],)  # too many clue sets yet to compare
            continue
        tallies = [_tally(puzzle, own, (*tokens, token)) for token in tried]
        best = min(range(len(tried)), key=lambda at: len(tallies[at].by_hex))
        tokens += (tried[best],)
        if len(tallies[best].by_hex) == 1:
            break
    for token in rng.sample(tokens, len(tokens)):
        fewer = tuple(other for other in tokens if other != token)
        if len(_tally(puzzle, own, fewer).by_hex) == 1:
            tokens = fewer
    return tokens


def _token(puzzle: Puzzle, own: Clue | None, tokens: tuple[Token, ...], rng: Rng) -> Token:
    """A true token on a free hex, never on the habitat itself."""
    first = 0 if own is None else 1
    who = first + rng.below(len(puzzle.clues) - first)
    taken = {token.hex for token in tokens}
    while True:
        hex = rng.below(HEXES)
        if hex not in taken and not puzzle.habitat >> hex & 1:
            return Token(who, hex, bool(puzzle.regions[who] >> hex & 1))


def _posed(
    puzzle: Puzzle, own: Clue | None, tokens: tuple[Token, ...], questions: tuple[Question, ...]
) -> TokenPuzzle:
    options = options_of(puzzle, own, tokens)
    tally = Tally(options, puzzle.map.regions)
    ordered = tuple(sorted(tokens))
    return TokenPuzzle(puzzle, own, ordered, options, tally.total, questions, len(tally.by_hex))


# Making: which question


def make_ask(rng: Rng, difficulty: Difficulty) -> TokenPuzzle:
    """Questions of which one leaves the fewest hexes, whatever the answer."""
    count, allowed = _QUESTIONS[difficulty], _WORLDS[difficulty]
    while True:
        puzzle = generate("normal", _ASKED, rng)
        own = puzzle.clues[0]
        tokens: tuple[Token, ...] = (_token(puzzle, own, (), rng),)
        tally = _tally(puzzle, own, tokens)
        while tally.total >= allowed.stop:
            tokens += (_token(puzzle, own, tokens, rng),)
            tally = _tally(puzzle, own, tokens)
        if tally.total not in allowed or len(tally.by_hex) < _FEWEST:
            continue
        free = EVERYWHERE & ~mask_of(token.hex for token in tokens)
        every = questions_of(tally, len(puzzle.clues), free)
        for _ in range(_SAMPLES if len(every) >= count else 0):
            picked = rng.sample(every, count)
            worst = sorted(max(asked.yes, asked.no) for asked in picked)
            if worst[0] < worst[1]:
                return _posed(puzzle, own, tokens, tuple(sorted(picked)))


def questions_of(tally: Tally, researchers: int, free: Mask) -> list[Question]:
    """Every question to another researcher whose answer is open."""
    found = []
    for who in range(1, researchers):
        possible = {clue: mask_of(counts(vector)) for clue, vector in tally.vectors(who).items()}
        for hex in range(HEXES):
            if not free >> hex & 1:
                continue
            yes = no = 0
            for clue, hexes in possible.items():
                if tally.regions[clue] >> hex & 1:
                    yes |= hexes
                else:
                    no |= hexes
            if yes and no:
                found.append(Question(who, hex, yes.bit_count(), no.bit_count()))
    return found


# Steps


def _step(asked: Question) -> str:
    return f"{seat_letter(asked.researcher)} {hex_name(asked.hex)}"


def _named(map: Map, hex: Hex) -> Message:
    return Message(f"cryptid-hex-{map.terrain_at(hex)}", {"at": hex_name(hex)})


def _asked(puzzle: TokenPuzzle, asked: Question) -> Message:
    hex = _named(puzzle.puzzle.map, asked.hex)
    return Message("cryptid-puzzle-ask", {"who": SeatName(asked.researcher), "hex": hex})


def _choices(puzzle: TokenPuzzle) -> tuple[PuzzleChoice, ...]:
    if puzzle.questions:
        return tuple(
            PuzzleChoice(_step(asked), _asked(puzzle, asked)) for asked in puzzle.questions
        )
    cubes = {token.hex for token in puzzle.tokens if not token.disc}
    map = puzzle.puzzle.map
    return tuple(
        PuzzleChoice(hex_name(hex), _named(map, hex)) for hex in range(HEXES) if hex not in cubes
    )


def look(puzzle: TokenPuzzle, steps: Steps) -> Look:
    choices = _choices(puzzle)
    known = [choice.step for choice in choices]
    for number, step in enumerate(steps):
        if number or step not in known:
            raise unknown_step(step, () if number else choices)
    lines: list[Message] = []
    points, chosen = 0, None
    if steps and puzzle.questions:
        asked = puzzle.questions[known.index(steps[0])]
        chosen = asked.hex
        points = puzzle.hexes - max(asked.yes, asked.no)
        lines.append(_split(puzzle, asked))
    elif steps:
        chosen = next(hex for hex in range(HEXES) if hex_name(hex) == steps[0])
        points = int(chosen == puzzle.habitat)
        if not points:
            lines += _against(puzzle, chosen)
    shown = TokensShown(
        "ask" if puzzle.questions else "find",
        ground(puzzle.puzzle.map),
        puzzle.puzzle.structures,
        len(puzzle.puzzle.clues),
        None if puzzle.own is None else clue_note(puzzle.own),
        tuple(TokenShown(*token) for token in puzzle.tokens),
        tuple(
            AskShown(_letter(at), asked.researcher, asked.hex, _step(asked))
            for at, asked in enumerate(puzzle.questions)
        ),
        chosen,
    )
    return Look(shown, () if steps else choices, bool(steps), points, tuple(lines))


def _letter(at: int) -> str:
    return "PQRSTUVWXYZ"[at]


def _split(puzzle: TokenPuzzle, asked: Question) -> Message:
    args: dict[str, Arg] = {"hexes": puzzle.hexes, "yes": asked.yes, "no": asked.no}
    return Message("cryptid-puzzle-split", {**args, "question": _asked(puzzle, asked)})


def _against(puzzle: TokenPuzzle, hex: Hex) -> list[Message]:
    """Why a hex cannot be the one: a researcher none of whose clues allows it, or no clue set."""
    regions = puzzle.puzzle.map.regions
    for who, row in enumerate(puzzle.options):
        if not any(regions[clue] >> hex & 1 for clue in row):
            return [Message("cryptid-puzzle-against", {"who": SeatName(who)})]
    return [Message("cryptid-puzzle-against-all")]


# Words


def answer(puzzle: TokenPuzzle) -> PuzzleAnswer:
    if puzzle.questions:
        best = min(puzzle.questions, key=lambda asked: max(asked.yes, asked.no))
        proof = [
            Message("cryptid-puzzle-proof-ask", {"hexes": puzzle.hexes, "worlds": puzzle.worlds}),
            *(
                _split(puzzle, asked)
                for asked in sorted(puzzle.questions, key=lambda asked: max(asked.yes, asked.no))
            ),
        ]
        points = puzzle.hexes - max(best.yes, best.no)
        return PuzzleAnswer((_step(best),), points, len(puzzle.questions), tuple(proof))
    told: dict[str, Arg] = {
        "hex": _named(puzzle.puzzle.map, puzzle.habitat),
        "worlds": puzzle.worlds,
        "tokens": len(puzzle.tokens),
    }
    sets = prod(map(len, puzzle.options))
    proof = [
        *(_clues_left(who, row) for who, row in enumerate(puzzle.options)),
        Message("cryptid-puzzle-proof-find", {**told, "sets": sets}),
        Message("cryptid-puzzle-fewest"),
    ]
    return PuzzleAnswer((hex_name(puzzle.habitat),), 1, sets, tuple(proof))


_LISTED: Final = 4


def _clues_left(who: int, row: tuple[Clue, ...]) -> Message:
    """The clues that fit a researcher's tokens: all of them, if they are few."""
    args: dict[str, Arg] = {"who": SeatName(who), "count": len(row)}
    if len(row) > _LISTED:
        return Message("cryptid-puzzle-clues-many", args)
    texts = [words.clue(CODES[clue]) for clue in row]
    listed = texts[-1]
    for text in reversed(texts[:-1]):
        listed = Message("cryptid-puzzle-or", {"first": text, "rest": listed})
    return Message("cryptid-puzzle-clues", {**args, "clues": listed})


def hints(puzzle: TokenPuzzle) -> Hints:
    """Whose tokens say most, then a part of the board; or the rival to ask, then a bound."""
    if puzzle.questions:
        best = min(puzzle.questions, key=lambda asked: max(asked.yes, asked.no))
        worst = max(best.yes, best.no)
        return (
            (Message("cryptid-puzzle-hint-worst", {"hexes": puzzle.hexes, "worst": worst}),),
            (Message("cryptid-puzzle-hint-who", {"who": SeatName(best.researcher)}),),
        )
    first = 0 if puzzle.own is None else 1
    who = min(range(first, len(puzzle.options)), key=lambda who: len(puzzle.options[who]))
    return (_clues_left(who, puzzle.options[who]),), (
        Message(
            "cryptid-puzzle-hint-terrain",
            {"terrain": Message(f"cryptid-terrain-{puzzle.puzzle.map.terrain_at(puzzle.habitat)}")},
        ),
    )


def effort(puzzle: TokenPuzzle) -> Effort:
    if puzzle.questions:
        return Effort(len(puzzle.questions), puzzle.worlds)
    return Effort(len(puzzle.tokens), prod(map(len, puzzle.options)))


_NOTICED: Final = (30, 55, 75, 92)
"""The share of the tokens that a solver of each level notices, in per cent."""
_IN_MIND: Final = (3, 8, 20, 60)
"""How many of the clue sets that are possible it thinks of."""


def attempt(puzzle: TokenPuzzle, level: int, rng: Rng) -> Steps:
    """Overlooks tokens or clue sets, fewer with each level, and takes the likeliest answer."""
    if puzzle.questions:
        return _guessed(puzzle, _IN_MIND[level], rng)
    kept = tuple(token for token in puzzle.tokens if rng.below(100) < _NOTICED[level])
    tally = _tally(puzzle.puzzle, puzzle.own, kept)
    cubes = {token.hex for token in puzzle.tokens if not token.disc}
    likely = {hex: count for hex, count in tally.by_hex.items() if hex not in cubes}
    return (hex_name(max(likely, key=lambda hex: (likely[hex], rng.next()))),)


def _guessed(puzzle: TokenPuzzle, count: int, rng: Rng) -> Steps:
    """The question that splits best the hexes of some clue sets."""
    regions = puzzle.puzzle.map.regions
    every = list(worlds(puzzle.options, regions))
    some = rng.sample(every, min(count, len(every)))
    meets = [reduce(and_, (regions[clue] for clue in world)) for world in some]

    def worst(asked: Question) -> int:
        parts = [0, 0]
        for world, meet in zip(some, meets, strict=True):
            parts[regions[world[asked.researcher]] >> asked.hex & 1] |= meet
        return max(part.bit_count() for part in parts)

    shuffled = rng.sample(puzzle.questions, len(puzzle.questions))
    return (_step(min(shuffled, key=worst)),)


def draw(puzzle: TokenPuzzle, steps: Steps, say: Say) -> Drawing:
    look(puzzle, steps)
    setup, count = puzzle.puzzle, len(puzzle.puzzle.clues)
    seen: View = replace(
        view(position(setup, count), None),
        cubes=tuple(
            tuple(t.hex for t in puzzle.tokens if t.researcher == who and not t.disc)
            for who in range(count)
        ),
        discs=tuple(
            tuple(t.hex for t in puzzle.tokens if t.researcher == who and t.disc)
            for who in range(count)
        ),
    )
    return words.draw(seen, say)


def _task(puzzle: TokenPuzzle) -> Message:
    args: dict[str, Arg] = {"count": len(puzzle.puzzle.clues)}
    if puzzle.own is not None:
        args["clue"] = words.clue(CODES[puzzle.own])
    if puzzle.questions:
        return Message("cryptid-puzzle-task-ask", args)
    return Message(
        "cryptid-puzzle-task-own" if puzzle.own is not None else "cryptid-puzzle-task-find", args
    )


FIND: Final = PuzzleKind(
    title=Message("cryptid-puzzle-title-find"),
    shown=TokensShown,
    make=make_find,
    task=_task,
    look=look,
    answer=answer,
    hints=hints,
    effort=effort,
    draw=draw,
    minutes=(4, 8, 15),
    usual=(9, 17),
    version=2,
    attempt=attempt,
)
ASK: Final = dataclasses.replace(
    FIND,
    title=Message("cryptid-puzzle-title-ask"),
    make=make_ask,
    minutes=(3, 5, 8),
    usual=(6, 14.5),
)
KINDS: Final[dict[str, AnyKind]] = {"find": FIND, "ask": ASK}
