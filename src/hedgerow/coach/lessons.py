"""Teaches any game from its lesson: plays the positions, judges the answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from hedgerow.core.errors import BadInput, Refused
from hedgerow.core.event import Entry
from hedgerow.core.game import AnyGame
from hedgerow.core.lessons import Act, Deal, Lesson, Step
from hedgerow.core.text import Message, Seat, SeatName, parse_seat
from hedgerow.games import datafiles
from hedgerow.table import AnyTable, Table


class Verdict(Struct, frozen=True):
    """What is said to an answer."""

    kind: Literal["right", "other", "refused"]
    """Other: legal, but not what the step is about."""
    say: Message
    rule: str = ""
    """The rule that refuses it."""


def has_lesson(game: AnyGame) -> bool:
    """Whether the game can be taught: with other cards the positions would not be the same."""
    return game.companion().lesson is not None and not datafiles.replaced(game.id)


class Course:
    """A game with its lesson."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self._starts: dict[str, tuple[Deal, tuple[tuple[Seat, Any], ...]]] = {}

    def step(self, id: str) -> Step:
        for step in self.lesson.steps:
            if step.id == id:
                return step
        known = ", ".join(step.id for step in self.lesson.steps)
        raise BadInput("error-lesson-step", game=self.game.id, step=id[:40], known=known)

    def sit(self, step: str, done: Sequence[Any] = ()) -> Sitting:
        """A step after these answers, each of which must be right."""
        sitting = Sitting(self, self.step(step))
        for answer in done:
            if sitting.give(answer).kind != "right":
                raise BadInput("error-lesson-answer", answer=str(answer)[:80])
        return sitting

    def start(self, step: Step) -> tuple[Deal, tuple[tuple[Seat, Any], ...]]:
        """The deal of a step and all moves from it to the step's own position."""
        if step.id not in self._starts:
            self._starts[step.id] = self._start(step)
        return self._starts[step.id]

    def _start(self, step: Step) -> tuple[Deal, tuple[tuple[Seat, Any], ...]]:
        moves: list[tuple[Seat, Any]] = []
        if step.after is None:
            deal = step.deal or self.lesson.deal
            table = _dealt(self.game, deal)
        else:
            before = self.sit(step.after)
            before.finish()
            deal, _ = self.start(before.step)
            moves += [(told.seat, told.move) for told in before.told]
            table = before.table
        for seat, move in _written(table, step.moves):
            table.play(seat, move)
            moves.append((seat, move))
        return deal, tuple(moves)


_courses: dict[str, Course] = {}


def course_of(game: AnyGame) -> Course:
    """The game's lesson; raises BadInput where there is none."""
    made = game.companion().lesson
    if made is None or not has_lesson(game):
        raise BadInput("error-lesson-none", game=game.id)
    if game.id not in _courses:
        _courses[game.id] = Course(game, made())
    return _courses[game.id]


# Texts


class Words:
    """The messages of one step."""

    def __init__(self, course: Course, step: Step) -> None:
        self._prefix = f"{course.game.id.replace('_', '-')}-lesson-{step.id}"
        seats = course.lesson.deal.seats
        self._names = {"abcdef"[seat]: SeatName(seat) for seat in range(seats)}
        self._step = step

    def _message(self, part: str = "") -> Message:
        return Message(self._prefix + part, dict(self._names))

    @property
    def title(self) -> Message:
        return Message(self._prefix)

    @property
    def text(self) -> Message:
        return self._message("-text")

    @property
    def done(self) -> Message:
        return self._message("-done")

    def act(self, at: int) -> Message:
        return self._message("-do" if at == 0 else f"-do-{at + 1}")

    def other(self, say: str) -> Message:
        return self._message(f"-no-{say}")

    def pick(self, id: str) -> Message:
        return self._message(f"-pick-{id}")

    def wrong_pick(self, id: str) -> Message:
        return self._message(f"-pick-{id}-no")

    def all(self) -> Iterator[Message]:
        """Everything that the step can say, for the test of the catalogues."""
        yield from (self.title, self.text, self.done)
        for at, act in enumerate(self._step.acts):
            yield self.act(at)
            yield from (self.other(other.say) for other in act.others)
            for pick in act.picks:
                yield self.pick(pick.id)
                if not pick.right:
                    yield self.wrong_pick(pick.id)


# Positions


class Told(NamedTuple):
    """A move and what it told."""

    seat: Seat
    move: Any
    entries: tuple[Entry, ...]


class Sitting:
    """A step of a lesson, with the answers given so far."""

    def __init__(self, course: Course, step: Step) -> None:
        self.game, self.step, self.seat = course.game, step, course.lesson.seat
        self.words = Words(course, step)
        deal, moves = course.start(step)
        self.table = _dealt(course.game, deal)
        self.told: list[Told] = []
        """Every move so far."""
        for seat, move in moves:
            self._play(seat, move)
        self.at = 0
        """The number of acts done."""
        self.picked: tuple[str, ...] = ()
        """What was chosen in words in the present act."""

    @property
    def act(self) -> Act | None:
        """What is to be done now; None when the step is done."""
        return self.step.acts[self.at] if self.at < len(self.step.acts) else None

    def legal(self) -> tuple[Any, ...]:
        """The moves that the rules allow the learner now."""
        return tuple(
            move for decision in self.table.decisions_for(self.seat) for move in decision.moves
        )

    def answers(self) -> tuple[Any, ...]:
        """The legal moves that answer the present act; what "Show me" does comes first."""
        act = self.act
        if act is None:
            return ()
        legal = [(move, str(move)) for move in self.legal()]
        found = [m for wanted in act.answers for m, text in legal if fnmatchcase(text, wanted)]
        return tuple(dict.fromkeys(found))

    def judge(self, answer: Any) -> Verdict:
        """What to say to a move, or to the id of a choice in words; nothing is changed."""
        act = self.act
        if act is None:
            raise BadInput("error-lesson-over")
        if act.picks:
            return self._judge_pick(act, answer)
        if isinstance(answer, str):
            try:
                answer = self.game.parse(answer)
            except ValueError:
                raise BadInput("error-notation", move=answer[:80], game=self.game.id) from None
        if answer not in self.legal():
            return self._refusal(answer)
        if answer in self.answers():
            return Verdict("right", self.words.done)
        for other in act.others:
            if any(fnmatchcase(str(answer), wanted) for wanted in other.moves):
                return Verdict("other", self.words.other(other.say))
        return Verdict("other", Message("lesson-other", {"task": self.words.act(self.at)}))

    def give(self, answer: Any) -> Verdict:
        """Judge an answer and, if it is right, go on to what follows it."""
        verdict, act = self.judge(answer), self.act
        if verdict.kind != "right" or act is None:
            return verdict
        if act.picks:
            self.picked += (answer,)
            if len(self.picked) < sum(pick.right for pick in act.picks):
                return verdict
        else:
            self._play(self.seat, answer)
        for seat, move in _written(self.table, act.then):
            self._play(seat, move)
        self.at += 1
        self.picked = ()
        return verdict

    def shown(self) -> Any:
        """What "Show me" does: a move, or the id of a choice in words."""
        act = self.act
        if act is not None and act.picks:
            open = (pick.id for pick in act.picks if pick.right and pick.id not in self.picked)
            return next(open)
        return next(iter(self.answers()), None)

    def finish(self) -> None:
        """Do what "Show me" does to the end of the step."""
        while (act := self.act) is not None:
            answer = self.shown()
            if answer is None:
                wanted = ", ".join(act.answers)
                raise BadInput("error-lesson-move", seat=SeatName(self.seat), move=wanted)
            self.give(answer)

    def _judge_pick(self, act: Act, answer: Any) -> Verdict:
        pick = next((pick for pick in act.picks if pick.id == answer), None)
        if pick is None or pick.id in self.picked:
            known = ", ".join(pick.id for pick in act.picks)
            raise BadInput("error-lesson-pick", pick=str(answer)[:40], known=known)
        if pick.right:
            return Verdict("right", self.words.done)
        return Verdict("other", self.words.wrong_pick(pick.id))

    def _refusal(self, move: Any) -> Verdict:
        try:
            self.table.play(self.seat, move)
        except Refused as error:
            return Verdict("refused", error.message, error.rule)
        raise AssertionError("a move that is not offered was taken")

    def _play(self, seat: Seat, move: Any) -> None:
        self.told.append(Told(seat, move, self.table.play(seat, move)))


def _dealt(game: AnyGame, deal: Deal) -> AnyTable:
    return Table(game, deal.seats, deal.options, seed=deal.seed)


def _written(table: AnyTable, moves: Sequence[str]) -> Iterator[tuple[Seat, Any]]:
    """Moves of a lesson file, "B ask 10-7 A"; of those that fit a * the first is made.

    Each is looked up when it is due, so the one before must have been made by then.
    """
    for text in moves:
        letter, _, wanted = text.partition(" ")
        seat = parse_seat(letter)
        offered = (move for asked in table.decisions_for(seat) for move in asked.moves)
        found = next((move for move in offered if fnmatchcase(str(move), wanted)), None)
        if found is None:
            raise BadInput("error-lesson-move", seat=SeatName(seat), move=wanted)
        yield seat, found
