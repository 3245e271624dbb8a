"""`explain`: what the tokens of a game prove, or why a puzzle has one habitat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from hedgerow.core.companion import Clerk, Document, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.paper import Line, Paper, Picture
from hedgerow.core.record import Record
from hedgerow.core.text import Arg, Message, Seat, parse_seat, seat_letter
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.checker import SENSELESS, Setup, check_setup, read_setups
from hedgerow.games.cryptid.clues import CLUE_OF, CODES
from hedgerow.games.cryptid.deduction import Knowledge
from hedgerow.games.cryptid.explain import NotClue, NotHere, Statement, explain, messages
from hedgerow.games.cryptid.hexes import EVERYWHERE, Mask, hex_name, hexes_of, parse_hex
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.maps import Structure, map_of

_SHOWN: Final = 6
"""The most hexes, and clues of a rival, that are listed for a person."""

_REASONS: Final = {
    "distinct-structures": "rule-CRY-45",
    "distinct-clues": "rule-CRY-42",
    "no-opposites": "rule-CRY-43",
    "clue-of-mode": "rule-CRY-11",
}
"""The rules that a set-up must obey so that there is something to explain."""


class ExplainRequest(Struct, frozen=True, forbid_unknown_fields=True):
    file: Annotated[
        Document, Meta(description="A record of a game, or a puzzle file; - for stdin.")
    ]
    seat: Annotated[str, Meta(description="Through whose eyes: A to E; a spectator's if none.")] = (
        ""
    )
    to: Annotated[
        Annotated[int, Meta(ge=0)] | None, Meta(description="After this many moves; all if none.")
    ] = None
    hex: Annotated[
        tuple[str, ...], Meta(description='Prove that it does not live there, such as "10-7".')
    ] = ()
    clue: Annotated[
        tuple[str, ...],
        Meta(description='Prove that a clue is not somebody\'s, such as "B near2:bear".'),
    ] = ()


class Suspect(Struct, frozen=True):
    """The possible clues of a researcher."""

    researcher: int
    tokens: list[str]
    joint: list[str]


class Chance(Struct, frozen=True):
    hex: str
    chance: float


class Token(Struct, frozen=True):
    researcher: int
    hex: str
    token: str


class ClueOf(Struct, frozen=True):
    researcher: int
    clue: str


class Claim(Struct, frozen=True, omit_defaults=True):
    not_here: str | None = None
    not_clue: ClueOf | None = None


class Proof(Struct, frozen=True):
    statement: Claim
    proved: bool
    tokens: list[Token] | None
    lines: list[Message]


class Explained(Struct, frozen=True):
    at: int
    seat: Seat | None
    researchers: list[Suspect]
    hexes: list[Chance]
    proofs: list[Proof]


class ExplainedSetup(Struct, frozen=True):
    """Which hexes fit, and which would fit if one clue were missing."""

    id: int | str
    seats: int
    habitats: list[str]
    without: dict[str, list[str]]


Answer: TypeAlias = Explained | list[ExplainedSetup]


def run(request: ExplainRequest, clerk: Clerk) -> Answer:
    """Say what can be deduced, and prove it with the fewest tokens."""
    raw, place = request.file.raw, request.file.place
    if b'"puzzles"' in raw and b'"shuffle"' not in raw:
        setups = read_setups(raw, place)
        for setup in setups:
            _check(setup, place)
        return [_explain_setup(setup) for setup in setups]
    record, seen = _seen(request, clerk)
    statements = [_not_here(text) for text in request.hex]
    statements += [_not_clue(text, seen) for text in request.clue]
    alone, joint = Knowledge.of(seen, "tokens"), Knowledge.of(seen, "joint")
    return Explained(
        at=len(record.moves) if request.to is None else request.to,
        seat=seen.seat,
        researchers=[
            Suspect(
                who,
                [CODES[clue] for clue in alone.clues(who)],
                [CODES[clue] for clue in joint.clues(who)],
            )
            for who in range(seen.researchers)
        ],
        hexes=[Chance(hex_name(hex), chance) for hex, chance in joint.posterior().items()],
        proofs=[_proof(seen, statement) for statement in statements],
    )


# A game


def _seen(request: ExplainRequest, clerk: Clerk) -> tuple[Record, View]:
    place = request.file.place
    record = Record.load(request.file.raw, place)
    if record.game != "cryptid":
        raise BadInput("error-cryptid-explain-game", place=place, game=record.game)
    if request.to is not None and request.to > len(record.moves):
        raise BadInput(
            "error-cryptid-explain-to", place=place, to=request.to, moves=len(record.moves)
        )
    view: View = clerk.view(record, place, request.to, _seat(request.seat, record.seats))
    return record, view


def _seat(text: str, seats: int) -> Seat | None:
    if not text:
        return None
    try:
        seat = parse_seat(text)
    except ValueError:
        seat = seats
    if seat >= seats:
        raise BadInput("error-cryptid-explain-seat", seat=text, last=seat_letter(seats - 1))
    return seat


def _not_here(text: str) -> Statement:
    try:
        return NotHere(parse_hex(text))
    except ValueError:
        raise BadInput("error-cryptid-explain-hex", hex=text) from None


def _not_clue(text: str, view: View) -> Statement:
    who, _, code = text.partition(" ")
    try:
        researcher = parse_seat(who)
    except ValueError:
        researcher = view.researchers
    if researcher >= view.researchers or code not in CLUE_OF:
        raise BadInput("error-cryptid-explain-clue", clue=text)
    return NotClue(researcher, CLUE_OF[code])


def _proof(view: View, statement: Statement) -> Proof:
    proof = explain(view, statement)
    tokens = None
    if proof is not None:
        tokens = [
            Token(token.researcher, hex_name(token.hex), "disc" if token.disc else "cube")
            for token in proof.tokens
        ]
    lines = list(messages(view, statement, proof))
    return Proof(_claim(statement), proof is not None, tokens, lines)


def _claim(statement: Statement) -> Claim:
    match statement:
        case NotHere(hex):
            return Claim(not_here=hex_name(hex))
        case NotClue(researcher, clue):
            return Claim(not_clue=ClueOf(researcher, CODES[clue]))


# A set-up


def _check(setup: Setup, place: str) -> None:
    """Raise BadInput if a set-up is invalid or has no single habitat."""
    finding = check_setup(setup)
    where: dict[str, Arg] = {"place": place, "puzzle": str(setup.id), "seats": setup.seats}
    for rule in SENSELESS:
        if rule in finding.broken_rules:
            raise BadInput("error-cryptid-explain-setup", **where, reason=Message(_REASONS[rule]))
    if len(finding.hexes) != 1:
        names = ", ".join(finding.hexes)
        raise BadInput("error-cryptid-explain-fits", **where, count=len(finding.hexes), cells=names)


def _explain_setup(setup: Setup) -> ExplainedSetup:
    built = tuple(Structure(k, c, *cell) for k, c, cell in setup.structures)  # type: ignore[arg-type]
    regions = map_of(setup.slots, built).regions
    without = {
        code: _meeting(regions, [other for other in setup.clues if other != code])
        for code in setup.clues
    }
    return ExplainedSetup(setup.id, setup.seats, _meeting(regions, setup.clues), without)


def _meeting(regions: Sequence[Mask], codes: Sequence[str]) -> list[str]:
    """The hexes that all these clues allow."""
    meet = EVERYWHERE
    for code in codes:
        meet &= regions[CLUE_OF[code]]
    return [hex_name(hex) for hex in hexes_of(meet)]


# In words


def _paper(request: ExplainRequest, answer: Answer, clerk: Clerk) -> Paper:
    if isinstance(answer, Explained):
        return list(_game(request, answer, clerk))
    return [Line(clerk.say(line)) for setup in answer for line in _setup_lines(setup)]


def _setup_lines(setup: ExplainedSetup) -> Iterator[Message]:
    fits = ", ".join(setup.habitats)
    yield Message(
        "cryptid-explain-setup", {"id": str(setup.id), "seats": setup.seats, "cells": fits}
    )
    for code, hexes in setup.without.items():
        args: dict[str, Arg] = {"clue": words.clue(code), "count": len(hexes)}
        yield Message("cryptid-explain-without", {**args, "cells": ", ".join(hexes)})


def _game(request: ExplainRequest, answer: Explained, clerk: Clerk) -> Iterator[Line | Picture]:
    _, view = _seen(request, clerk)
    yield Picture(words.draw(view, clerk.say))
    for message in (*words.notes(view), *_summary(view)):
        yield Line(clerk.say(message))
    for proof in answer.proofs:
        first, *rest = proof.lines
        yield Line(clerk.say(first))
        for message in rest:
            yield Line(f"  - {clerk.say(message)}")


def _summary(view: View) -> Iterator[Message]:
    """Each rival's clues, first by its tokens alone, then by all together; the likeliest hexes."""
    alone, joint = Knowledge.of(view, "tokens"), Knowledge.of(view, "joint")
    for who in range(view.researchers):
        if who in view.known:
            continue
        possible = joint.clues(who)
        args: dict[str, Arg] = {"who": words.researcher(view, who), "alone": len(alone.clues(who))}
        yield Message("cryptid-explain-clues", {**args, "joint": len(possible)})
        if len(possible) <= _SHOWN:
            for clue in possible:
                yield Message("cryptid-explain-item", {"item": words.clue(CODES[clue])})
    chances = sorted(joint.posterior().items(), key=lambda item: (-item[1], item[0]))
    yield Message("cryptid-explain-hexes", {"count": len(chances)})
    for hex, chance in chances[:_SHOWN]:
        where = words.hex_message(view, hex)
        yield Message("cryptid-explain-chance", {"hex": where, "percent": f"{100 * chance:.1f}"})


EXPLAIN: Final = Tool(ExplainRequest, Answer, run, _paper)
