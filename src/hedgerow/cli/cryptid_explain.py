"""`hedgerow cryptid explain`: what the tokens of a game prove, or why a puzzle has one habitat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from hedgerow.cli import records
from hedgerow.cli.say import catalogue, console, print_json
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Arg, Message, parse_seat, seat_letter
from hedgerow.games.cryptid import GAME, words
from hedgerow.games.cryptid.checker import SENSELESS, Setup, check_setup, read_setups
from hedgerow.games.cryptid.clues import CLUE_OF, CODES
from hedgerow.games.cryptid.deduction import Knowledge
from hedgerow.games.cryptid.explain import NotClue, NotHere, Statement, messages
from hedgerow.games.cryptid.explain import explain as explanation
from hedgerow.games.cryptid.hexes import EVERYWHERE, Mask, hex_name, hexes_of, parse_hex
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.maps import Structure, map_of

_SHOWN = 6
"""The likeliest hexes, and the clues of a rival, that are spelt out for a person."""


def explain(
    file: Annotated[str, typer.Argument(help="A record of a game, or a puzzle file; - for stdin.")],
    seat: Annotated[
        str, typer.Option(help="Through whose eyes: A to E; a spectator's if none.")
    ] = "",
    to: Annotated[int | None, typer.Option(min=0, help="After so many moves; all if none.")] = None,
    hex: Annotated[
        list[str] | None, typer.Option(help='Prove that it does not live there, such as "10-7".')
    ] = None,
    clue: Annotated[
        list[str] | None,
        typer.Option(help='Prove that a clue is not somebody\'s, such as "B near2:bear".'),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Say what can be deduced, and prove it with the fewest tokens."""
    raw = records.read_bytes(file)
    if b'"puzzles"' in raw and b'"shuffle"' not in raw:
        _explain_puzzles(read_setups(raw, file), file, json)
        return
    game, record = records.decode(raw, file)
    if game.id != GAME.id:
        raise BadInput("error-cryptid-explain-game", place=file, game=game.id)
    if to is not None and to > len(record.moves):
        raise BadInput("error-cryptid-explain-to", place=file, to=to, moves=len(record.moves))
    table = records.replayed(game, record, file, to)
    view: View = table.view(_seat(seat, record.seats))
    statements = [_not_here(text) for text in hex or ()]
    statements += [_not_clue(text, view) for text in clue or ()]
    proofs = [(statement, explanation(view, statement)) for statement in statements]
    if json:
        print_json(_as_json(view, table.ply, proofs))
        return
    say = catalogue().say
    for row in words.draw(view, say):
        console.print("".join(span.text for span in row), markup=False, soft_wrap=True)
    for message in (*words.notes(view), *_summary(view)):
        console.print(say(message), markup=False)
    for statement, proof in proofs:
        first, *rest = messages(view, statement, proof)
        console.print(say(first), markup=False)
        for message in rest:
            console.print(f"  - {say(message)}", markup=False)


def _seat(text: str, seats: int) -> int | None:
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


def _summary(view: View) -> list[Message]:
    """Each rival's clues, first by its tokens alone, then by all together; the likeliest hexes."""
    alone, joint = Knowledge.of(view, "tokens"), Knowledge.of(view, "joint")
    lines = []
    for who in range(view.researchers):
        if who in view.known:
            continue
        possible = joint.clues(who)
        args = {"who": words.researcher(view, who), "alone": len(alone.clues(who))}
        lines.append(Message("cryptid-explain-clues", {**args, "joint": len(possible)}))
        if len(possible) <= _SHOWN:
            lines += [
                Message("cryptid-explain-item", {"item": words.clue(CODES[c])}) for c in possible
            ]
    chances = sorted(joint.posterior().items(), key=lambda item: (-item[1], item[0]))
    lines.append(Message("cryptid-explain-hexes", {"count": len(chances)}))
    for hex, chance in chances[:_SHOWN]:
        where = words.hex_message(view, hex)
        lines.append(
            Message("cryptid-explain-chance", {"hex": where, "percent": f"{100 * chance:.1f}"})
        )
    return lines


def _as_json(view: View, at: int, proofs: list[Any]) -> dict[str, Any]:
    alone, joint = Knowledge.of(view, "tokens"), Knowledge.of(view, "joint")
    return {
        "at": at,
        "seat": view.seat,
        "researchers": [
            {
                "researcher": who,
                "tokens": [CODES[clue] for clue in alone.clues(who)],
                "joint": [CODES[clue] for clue in joint.clues(who)],
            }
            for who in range(view.researchers)
        ],
        "hexes": [{"hex": hex_name(hex), "chance": c} for hex, c in joint.posterior().items()],
        "proofs": [
            {
                "statement": _statement_json(statement),
                "proved": proof is not None,
                "tokens": None
                if proof is None
                else [
                    {
                        "researcher": token.researcher,
                        "hex": hex_name(token.hex),
                        "token": "disc" if token.disc else "cube",
                    }
                    for token in proof.tokens
                ],
            }
            for statement, proof in proofs
        ],
    }


def _statement_json(statement: Statement) -> dict[str, Any]:
    match statement:
        case NotHere(hex):
            return {"not_here": hex_name(hex)}
        case NotClue(researcher, clue):
            return {"not_clue": {"researcher": researcher, "clue": CODES[clue]}}


_REASONS = {
    "distinct-structures": "rule-CRY-45",
    "distinct-clues": "rule-CRY-42",
    "no-opposites": "rule-CRY-43",
    "clue-of-mode": "rule-CRY-11",
}
"""What a set-up has to obey so that there is something to explain."""


def _check(setup: Setup, place: str) -> None:
    """BadInput where a set-up makes no sense or has no single habitat."""
    finding = check_setup(setup)
    where: dict[str, Arg] = {"place": place, "puzzle": str(setup.id), "seats": setup.seats}
    for rule in SENSELESS:
        if rule in finding.broken_rules:
            raise BadInput("error-cryptid-explain-setup", **where, reason=Message(_REASONS[rule]))
    if len(finding.hexes) != 1:
        cells = ", ".join(finding.hexes)
        raise BadInput("error-cryptid-explain-fits", **where, count=len(finding.hexes), cells=cells)


def _explain_puzzles(setups: list[Setup], place: str, json: bool) -> None:
    """For each set-up, which hexes would fit if one clue were missing."""
    say = catalogue().say
    found = []
    for setup in setups:
        _check(setup, place)
    for setup in setups:
        built = tuple(Structure(k, c, *cell) for k, c, cell in setup.structures)  # type: ignore[arg-type]
        regions = map_of(setup.slots, built).regions
        habitats = _meeting(regions, setup.clues)
        without = {
            code: _meeting(regions, [other for other in setup.clues if other != code])
            for code in setup.clues
        }
        found.append(
            {"id": setup.id, "seats": setup.seats, "habitats": habitats, "without": without}
        )
        if json:
            continue
        lines = [
            Message(
                "cryptid-explain-setup",
                {"id": str(setup.id), "seats": setup.seats, "cells": ", ".join(habitats)},
            )
        ]
        lines += [
            Message(
                "cryptid-explain-without",
                {"clue": words.clue(code), "count": len(cells), "cells": ", ".join(cells)},
            )
            for code, cells in without.items()
        ]
        for line in lines:
            console.print(say(line), markup=False, soft_wrap=True)
    if json:
        print_json(found)


def _meeting(regions: Sequence[Mask], codes: Sequence[str]) -> list[str]:
    """The hexes that all these clues allow."""
    meet = EVERYWHERE
    for code in codes:
        meet &= regions[CLUE_OF[code]]
    return [hex_name(hex) for hex in hexes_of(meet)]
