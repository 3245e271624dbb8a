"""Lessons over REST: a step is a position in the form of a table's, and the server judges answers.

Nothing is kept: each request names the step and the answers so far, and the position is played
anew from the lesson's own data.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from hedgerow.coach import lessons
from hedgerow.core import decoding
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.core.record import commit
from hedgerow.core.text import Seat
from hedgerow.games import GAMES, game_named
from hedgerow.server import lessonwire, wire
from hedgerow.server.live import compose
from hedgerow.server.live.position import Position


@get("/lessons")
async def list_lessons() -> list[lessonwire.LessonInfo]:
    """The lessons of all games that have one."""
    return await asyncio.to_thread(_listed)


@post("/lessons/{game:str}", status_code=200)
async def use_lesson(
    game: FromPath[str], data: JSONBody[lessonwire.AskLesson]
) -> lessonwire.LessonPage:
    """A step of a game's lesson after the answers so far; `answer` is judged first."""
    return await asyncio.to_thread(_page, game_named(game), data)


def _listed() -> list[lessonwire.LessonInfo]:
    return [_info(game) for game in GAMES if lessons.has_lesson(game)]


def _info(game: AnyGame) -> lessonwire.LessonInfo:
    course = lessons.course_of(game)
    steps = [
        lessonwire.StepInfo(step.id, lessons.Words(course, step).title)
        for step in course.lesson.steps
    ]
    return lessonwire.LessonInfo(game.id, course.lesson.minutes, steps)


def _page(game: AnyGame, asked: lessonwire.AskLesson) -> lessonwire.LessonPage:
    given = [_answer(game, answer) for answer in asked.done]
    sitting = lessons.course_of(game).sit(asked.step, given)
    began, verdict = len(sitting.told), None
    if asked.answer is not None:
        judged = sitting.give(_answer(game, asked.answer))
        verdict = lessonwire.LessonVerdict(judged.kind, judged.say, judged.rule)
    position = Position(sitting.table)
    for told in sitting.told:
        position.made(told.seat, told.entries)
    step, words = sitting.step, sitting.words
    # A page that has just been opened tells the last move before it, as a table does.
    since = began if len(sitting.told) > began else max(0, began - 1)
    return lessonwire.LessonPage(
        step=step.id,
        title=words.title,
        text=words.text,
        done=words.done,
        rule=step.rule,
        acts=len(step.acts),
        task=_task(sitting),
        verdict=verdict,
        state=_without_undo(position.state(sitting.seat, since, worded=sys.maxsize)),
        aids=position.aids(sitting.seat).aids,
        table=_table(sitting),
    )


def _answer(game: AnyGame, given: lessonwire.LessonAnswer) -> Any:
    if (given.move is None) == (given.pick is None):
        raise BadInput("error-request", detail="answer: either move or pick")
    if given.pick is not None:
        return given.pick
    try:
        return decoding.convert(given.move, game.move_type)
    except msgspec.ValidationError as error:
        raise BadInput("error-request", detail=str(error)[:300]) from None


def _task(sitting: lessons.Sitting) -> lessonwire.LessonTask | None:
    act = sitting.act
    if act is None:
        return None
    words, shown = sitting.words, sitting.shown()
    in_words = bool(act.picks)
    view = sitting.table.view(sitting.seat)
    return lessonwire.LessonTask(
        text=words.act(sitting.at),
        number=sitting.at,
        look=list(act.look),
        lit=list(act.lit),
        picks=[
            lessonwire.LessonPick(pick.id, words.pick(pick.id), pick.id in sitting.picked)
            for pick in act.picks
        ],
        show=lessonwire.LessonAnswer(pick=shown)
        if in_words
        else lessonwire.LessonAnswer(move=shown),
        shown=None if in_words else sitting.game.words.move(view, shown),
    )


def _without_undo(state: wire.State) -> wire.State:
    """A lesson goes back by steps."""
    return msgspec.structs.replace(state, can_undo=False)


def _table(sitting: lessons.Sitting) -> wire.TableInfo:
    """The table that a board is told of: the learner, and bots."""
    table = sitting.table

    def seat_info(seat: Seat) -> wire.SeatInfo:
        mine = seat == sitting.seat
        kind: wire.Kind = "me" if mine else "bot"
        return wire.SeatInfo(seat, kind, "", None if mine else "player", True, mine, True)

    return wire.TableInfo(
        id="-".join(("lesson", table.game.id, sitting.step.id)),
        game=table.game.id,
        options=msgspec.to_builtins(table.options),
        seats=[seat_info(seat) for seat in range(table.seats)],
        status="playing" if table.to_act else "over",
        revision=len(sitting.told),
        to_act=list(table.to_act),
        commitment=commit(table.shuffle.seed),
        spectators=False,
        member=True,
        chat=False,
        reminder_minutes=None,
        created=compose.moment(0),
    )


HANDLERS = (list_lessons, use_lesson)
