"""`hedgerow learn`: the lesson in a terminal."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from hedgerow.cli import app
from hedgerow.coach.lessons import course_of, has_lesson
from hedgerow.games import GAMES

TAUGHT = [game for game in GAMES if has_lesson(game)]


def learn(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["learn", *args], input=typed)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_whole_lesson_in_notation(game: object) -> None:
    course = course_of(game)  # type: ignore[arg-type]
    lines = []
    for step in course.lesson.steps:
        sitting = course.sit(step.id)
        while sitting.act is not None:
            lines.append(str(sitting.shown()))
            sitting.give(sitting.shown())
    result = learn(course.game.id, "--lang", "en", typed="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    assert "That was the lesson" in result.output


def test_answers_by_number_hints_and_another_move() -> None:
    typed = "1\ns\n2\ncube 8-6\ncube 5-5\ncube 7-2\nq\n"
    result = learn("cryptid", "--lang", "en", typed=typed)
    said = " ".join(result.output.split())
    assert "A forest is neither desert nor swamp" in said
    assert "Type: 2 · In a desert (yellow)" in said
    assert "rule CRY-17" in said
    assert "take the lit forest" in said
    assert "hedgerow learn cryptid --step no" in said


def test_back_and_on_by_number_or_name() -> None:
    result = learn("cryptid", "--lang", "fr", "--step", "4", typed="b\nn\nq\n")
    assert result.output.count("Étape 4 sur 8") == 2
    assert "Étape 3 sur 8" in result.output
    assert learn("cryptid", "--step", "nothing").exit_code != 0


def test_what_is_lit_is_named_and_a_word_is_no_answer() -> None:
    result = learn("cryptid", "--lang", "en", typed="perhaps\n2\nq\n")
    said = " ".join(result.output.split())
    assert "Type a number from 1 to 3." in said
    assert "Lit: 7-2" in said
