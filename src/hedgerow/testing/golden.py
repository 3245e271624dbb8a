"""Golden playthroughs: whole games as readable text, compared with a stored file.

A change of rules shows as a readable difference. To accept one:
`HEDGEROW_GOLDEN=write make test`, then read the difference before committing it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.rng import Rng
from hedgerow.core.text import seat_letter
from hedgerow.locale import Catalogue
from hedgerow.table import Table
from hedgerow.testing.laws import choose


def playthrough(
    game: AnyGame, seats: int, options: Mapping[str, object], seed: int, moves: list[str]
) -> str:
    """A game as text: first the given moves ("A cube 4-7"), then random legal ones to the end."""
    speak = Catalogue("en")
    words = game.words
    table: Table[Any, Any, Any, Any] = Table(game, seats, options, seed=f"golden {seed}")
    rng = Rng(seed)
    chosen = " ".join(f"{key}={value}" for key, value in options.items()) or "default options"
    lines = [f"# {game.id}, {seats} seats, {chosen}, seed {seed}", ""]
    for seat in range(seats):
        lines += [
            f"{seat_letter(seat)}: {speak.say(note)}" for note in words.notes(table.view(seat))
        ]
    lines += ["", *_drawing(game, table), ""]
    script = iter(moves)
    while table.to_act:
        line = next(script, None)
        if line is not None:
            letter, _, move = line.partition(" ")
            seat = ord(letter) - ord("A")
        else:
            seat, picked = choose([d for s in table.to_act for d in table.decisions_for(s)], rng)
            move = str(picked)
        (decision,) = table.decisions_for(seat)
        asked = f"{decision.prompt.id}, {len(decision.moves)} moves"
        entries = table.play(seat, move)
        lines.append(f"{table.ply:3} {seat_letter(seat)} {move}  [{asked}]")
        view = table.view(None)
        lines += [f"      {speak.say(words.event(view, entry.public))}" for entry in entries]
    outcome = table.outcome
    assert outcome is not None
    lines += ["", *_drawing(game, table), "", speak.say(outcome.reason)]
    for seat, (score, rank) in enumerate(zip(outcome.scores, outcome.ranks, strict=True)):
        detail = ", ".join(f"{speak.say(line.label)} {line.points}" for line in score.lines)
        lines.append(f"{seat_letter(seat)}: rank {rank}, {score.total} ({detail or 'nothing'})")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _drawing(game: AnyGame, table: Table[Any, Any, Any, Any]) -> list[str]:
    drawn = game.words.draw(table.view(None), Catalogue("en").say)
    return ["".join(span.text for span in row) for row in drawn]


def compare(file: Path, text: str) -> None:
    """Fail with the difference, or write the file if HEDGEROW_GOLDEN=write."""
    if os.environ.get("HEDGEROW_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), f"{file.name} is not there: make it with HEDGEROW_GOLDEN=write"
    assert text == file.read_text(encoding="utf-8")


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """The number of positions `depth` moves ahead, which almost any change of rules alters."""
    if depth == 0:
        return 1
    total = 0
    for decision in game.decisions(state):
        if depth == 1:
            total += len(decision.moves)
            continue
        for move in decision.moves:
            ahead = state.clone()
            game.apply(ahead, decision.seat, move, null_log)
            total += perft(game, ahead, depth - 1)
    return total
