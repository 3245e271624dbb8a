"""Every step of every lesson: solved by each of its answers, refused by a wrong one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hedgerow
from hedgerow.coach.lessons import Course, Sitting, Words, course_of, has_lesson
from hedgerow.core.errors import BadInput
from hedgerow.core.lessons import Act, Step
from hedgerow.core.text import Message
from hedgerow.games import GAMES, game_named
from hedgerow.locale import LANGUAGES, Catalogue, Language
from hedgerow.testing.rules import statements

SOURCE = Path(hedgerow.__file__).parent
COURSES = {game.id: course_of(game) for game in GAMES if has_lesson(game)}
STEPS = [(id, step.id) for id, course in COURSES.items() for step in course.lesson.steps]
NAMES = ("Guest", "Wren", "Marten", "Badger")
MOST_WORDS = 50
PATHS = 60
"""The most ways through a step that are tried; more would say no more."""


def ways(course: Course, step: str, done: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every sequence of right answers that solves a step."""
    sitting = course.sit(step, done)
    act = sitting.act
    if act is None:
        yield done
        return
    if act.picks:
        open = [pick.id for pick in act.picks if pick.right and pick.id not in sitting.picked]
        answers: tuple[Any, ...] = tuple(open)
    else:
        answers = sitting.answers()
    assert answers, f"{step}: nothing answers act {sitting.at + 1}"
    for answer in answers:
        yield from ways(course, step, (*done, answer))


def sittings(course: Course, step: str) -> Iterator[Sitting]:
    """The step before each of its acts, done as "Show me" does them."""
    done: tuple[Any, ...] = ()
    while (sitting := course.sit(step, done)).act is not None:
        yield course.sit(step, done)
        done = (*done, sitting.shown())


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_each_answer_solves_the_step(game: str, step: str) -> None:
    course = COURSES[game]
    for number, way in enumerate(ways(course, step)):
        sitting = course.sit(step)
        for answer in way:
            assert sitting.give(answer).kind == "right"
        assert sitting.act is None
        if number >= PATHS:
            break


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_answer_of_the_file_is_a_legal_move(game: str, step: str) -> None:
    for sitting in sittings(COURSES[game], step):
        act = sitting.act
        assert act is not None
        assert bool(act.answers) != bool(act.picks), "an act wants moves or choices in words"
        legal = [str(move) for move in sitting.legal()]
        for wanted in act.answers:
            assert any(_fits(text, wanted) for text in legal), f"{wanted} is not offered"
        for other in act.others:
            for wanted in other.moves:
                assert any(_fits(text, wanted) for text in legal), f"{wanted} is not offered"


def _fits(text: str, wanted: str) -> bool:
    return re.fullmatch(re.escape(wanted).replace(r"\*", ".*"), text) is not None


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_wrong_answer_is_refused_and_changes_nothing(game: str, step: str) -> None:
    for sitting in sittings(COURSES[game], step):
        wrong = _wrong(sitting)
        before, at = sitting.table.message(sitting.seat), sitting.at
        for answer in wrong:
            verdict = sitting.give(answer)
            assert verdict.kind in ("other", "refused")
            assert (verdict.kind == "refused") == bool(verdict.rule)
            for language in LANGUAGES:
                assert Catalogue(language).say(verdict.say)
        assert wrong
        assert (sitting.table.message(sitting.seat), sitting.at) == (before, at)


def _wrong(sitting: Sitting) -> list[Any]:
    """Every choice that is wrong; where all legal moves are right, moves of other positions."""
    act = sitting.act
    assert act is not None
    if act.picks:
        return [pick.id for pick in act.picks if not pick.right]
    legal = sitting.legal()
    wrong = [move for move in legal if move not in sitting.answers()]
    if wrong:
        return wrong
    course = course_of(sitting.game)
    elsewhere = {
        move
        for step in course.lesson.steps
        for other in sittings(course, step.id)
        for move in other.legal()
    }
    return sorted(elsewhere - set(legal), key=str)[:5]


@pytest.mark.parametrize("game", COURSES)
def test_a_lesson_has_six_to_ten_steps_with_names_and_rules_of_their_own(game: str) -> None:
    steps = COURSES[game].lesson.steps
    assert 6 <= len(steps) <= 10
    assert len({step.id for step in steps}) == len(steps)
    known = statements(SOURCE / "games" / game / "RULES.md")
    assert [step.rule for step in steps if step.rule not in known] == []
    for at, step in enumerate(steps):
        earlier = {before.id for before in steps[:at]}
        assert step.after is None or step.after in earlier, f"{step.id} begins after a later step"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "step"), STEPS)
def test_texts_are_short_and_complete(game: str, step: str, language: Language) -> None:
    course = COURSES[game]
    words, say = Words(course, course.step(step)), Catalogue(language, NAMES).say
    for message in words.all():
        said = say(message)
        assert len(said.split()) <= MOST_WORDS, f"{message.id}: {len(said.split())} words"
        assert said.count("**") % 2 == 0


# The checks are proved able to fail


def planted(**changes: Any) -> Course:
    course = COURSES["cryptid"]
    step: Step = msgspec.structs.replace(course.lesson.steps[1], **changes)
    return Course(course.game, msgspec.structs.replace(course.lesson, steps=(step,)))


def test_a_lesson_cannot_teach_what_the_rules_refuse() -> None:
    bad = planted(acts=(Act(answers=("cube 8-6",)),))  # a desert, which the clue allows
    with pytest.raises(AssertionError, match="nothing answers"):
        list(ways(bad, "cube"))
    with pytest.raises(BadInput, match="error-lesson-move"):
        bad.sit("cube").finish()


def test_moves_of_others_must_be_legal_too() -> None:
    with pytest.raises(BadInput, match="error-lesson-move"):
        planted(moves=("B cube 4-1",)).sit("cube")


def test_answers_so_far_must_be_right() -> None:
    with pytest.raises(BadInput, match="error-lesson-answer"):
        COURSES["cryptid"].sit("creature", ("forest",))


def test_an_unknown_step_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"error-lesson-step.*creature, cube"):
        COURSES["cryptid"].sit("nothing")


def test_a_move_that_the_rules_refuse_names_the_rule() -> None:
    sitting = COURSES["cryptid"].sit("cube")
    verdict = sitting.give("cube 8-6")
    assert (verdict.kind, verdict.rule) == ("refused", "CRY-17")


def test_replaced_cards_have_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgerow.games.datafiles.replaced", lambda game: "digest")
    with pytest.raises(BadInput, match="error-lesson-none"):
        course_of(game_named("cryptid"))


def test_every_message_of_a_lesson_has_an_id_of_its_game() -> None:
    for id, course in COURSES.items():
        for step in course.lesson.steps:
            message: Message
            for message in Words(course, step).all():
                assert message.id.startswith(id.replace("_", "-") + "-lesson-")
