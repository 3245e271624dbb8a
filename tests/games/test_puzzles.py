"""Puzzles of all games: one best answer, the same for everybody, with hints and a proof."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date, timedelta

import msgspec
import pytest

from games.puzzle_proofs import PROOFS
from hedgerow.coach import desk
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.puzzles import DIFFICULTIES, Code, Difficulty, code_of_day, make, read_code
from hedgerow.games import GAMES, game_named
from hedgerow.locale import LANGUAGES, Catalogue

COUNT = int(os.environ.get("HEDGEROW_PUZZLES", "1"))
"""How many puzzles of each kind and difficulty are proved again."""
KINDS = [(game, kind) for game in GAMES for kind in game.companion().puzzles]
OUTCOME = {"north_woods"}
"""Games whose second solver counts steps rather than points."""


def puzzle_of(game: AnyGame, code: Code) -> object:
    return make(game.companion().puzzles, code)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize(("game", "name"), KINDS)
def test_the_best_answer_is_proved_by_a_second_solver(
    game: AnyGame, name: str, difficulty: Difficulty
) -> None:
    kind = game.companion().puzzles[name]
    for seed in range(COUNT):
        puzzle = puzzle_of(game, Code(name, difficulty, seed))
        best, points = PROOFS[game.id, name](puzzle)
        answer = kind.answer(puzzle)
        assert len(best) == 1, f"{name} {difficulty} {seed} has {len(best)} best answers"
        if game.id in OUTCOME:
            assert points == len(answer.steps)
        else:
            assert points == answer.points
        end = kind.look(puzzle, answer.steps)
        assert end.done and end.points == answer.points


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_a_puzzle_poses_and_answers_in_both_languages(game: AnyGame, name: str) -> None:
    tools = {tool: desk.tool_named(game, f"puzzle {tool}") for tool in ("new", "check", "hint")}
    solve = desk.tool_named(game, "puzzle solve")
    for language in LANGUAGES:
        clerk = desk.Clerk(game, language)
        say = Catalogue(language).say

        def ask(tool: object, **given: object) -> object:
            request = desk.read(tool, given)  # type: ignore[arg-type]
            answer = tool.run(request, clerk)  # type: ignore[attr-defined] # noqa: B023
            tool.paper(request, answer, clerk)  # type: ignore[attr-defined] # noqa: B023
            msgspec.json.encode(answer)
            return answer

        posed = ask(tools["new"], kind=name, difficulty="easy", seed=3)
        assert posed.look.choices and not posed.look.right  # type: ignore[attr-defined]
        code = posed.code  # type: ignore[attr-defined]
        answer = ask(solve, code=code)
        assert all(map(say, answer.proof))  # type: ignore[attr-defined]
        steps = list(answer.steps)  # type: ignore[attr-defined]
        assert ask(tools["check"], code=code, steps=steps).right  # type: ignore[attr-defined]
        told = [ask(tools["hint"], code=code, number=number) for number in (1, 2, 3)]
        assert [hint.steps for hint in told] == [(), (), tuple(steps)]  # type: ignore[attr-defined]
        assert all(say(line) for hint in told for line in hint.lines)  # type: ignore[attr-defined]
        with pytest.raises(BadInput):
            ask(tools["check"], code=code, steps=["nonsense"])


@pytest.mark.parametrize(("game", "name"), KINDS)
def test_what_is_posed_does_not_tell_the_answer(game: AnyGame, name: str) -> None:
    """A wrong answer is not right, and some answer is wrong."""
    kind = game.companion().puzzles[name]
    puzzle = puzzle_of(game, Code(name, "medium", 5))
    best = kind.answer(puzzle).points
    steps: tuple[str, ...] = ()
    points = set()
    for last in (0, -1):
        steps = ()
        while not (seen := kind.look(puzzle, steps)).done and seen.choices:
            steps = (*steps, seen.choices[last].step)
        points.add(kind.look(puzzle, steps).points)
    assert min(points) < best >= max(points)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_day_of_a_year_repeats(game: AnyGame) -> None:
    kinds = game.companion().puzzles
    days = [date(2027, 1, 1) + timedelta(days=number) for number in range(366)]
    codes = [code_of_day(game.id, kinds, day) for day in days]
    assert len(set(codes)) == len(codes)
    assert {code.difficulty for code in codes} == set(DIFFICULTIES)
    assert {code.kind for code in codes} == set(kinds)
    every = days if COUNT > 1 else days[:3]
    shown = {
        msgspec.json.encode(kinds[code.kind].look(make(kinds, code), ()).shown)
        for code in codes[: len(every)]
    }
    assert len(shown) == len(every)


def test_a_puzzle_does_not_depend_on_the_hash_seed() -> None:
    script = (
        "from hedgerow.games import GAMES\n"
        "from hedgerow.core.puzzles import Code, make\n"
        "for game in GAMES:\n"
        "    kinds = game.companion().puzzles\n"
        "    for name, kind in kinds.items():\n"
        "        print(game.id, name, kind.answer(make(kinds, Code(name, 'easy', 11))).steps)\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


def test_codes_are_read_back_and_strange_ones_refused() -> None:
    kinds = game_named("habitats").companion().puzzles
    code = Code("lay", "hard", 123456)
    assert read_code(code.text(kinds["lay"].version), kinds) == code
    for strange in ("", "lay2-hard", "lay2-huge-1", "other2-easy-1", "lay1-easy-1", "lay9-easy-1"):
        with pytest.raises(BadInput):
            read_code(strange, kinds)
