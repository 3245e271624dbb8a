"""All lessons, every step of them, by clicks on the real boards.

English on a laptop and French on a phone; HEDGEROW_LESSONS=all adds the other two.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Response, expect

from e2e import islands, tournament, woods
from e2e.conftest import SHOTS, NewVisitor
from e2e.layout import check_axe, check_layout
from e2e.test_habitats import named
from e2e.visitor import PHONE, Visitor
from hedgerow.coach.lessons import course_of
from hedgerow.core.text import Message
from hedgerow.games import game_named
from hedgerow.locale import Language

LAPTOP = (1366, 650)
ROUNDS: list[tuple[Language, tuple[int, int]]] = [("en", LAPTOP), ("fr", PHONE)]
if os.environ.get("HEDGEROW_LESSONS") == "all":
    ROUNDS += [("fr", LAPTOP), ("en", PHONE)]
GAMES = ("cryptid", "habitats", "north_woods", "tournoi", "earth")

Move = dict[str, Any]


class Lesson:
    """A person in a lesson: the newest page that came is what the board shows."""

    def __init__(self, ann: Visitor, game: str) -> None:
        self.ann, self.game = ann, game
        self.course = course_of(game_named(game))
        self.page: Any = None
        self.wrong = 0
        ann.page.on("response", self._came)

    def _came(self, response: Response) -> None:
        asked = response.request
        if asked.method != "POST" or not asked.url.endswith(f"/api/lessons/{self.game}"):
            return
        page = response.json()
        if page["verdict"] and page["verdict"]["kind"] != "right":
            self.wrong += 1
        else:
            self.page = page
            self.ann.state = page["state"]

    def shown(self, step: str) -> list[Any]:
        """What "Show me" does in a step, answer by answer."""
        sitting, answers = self.course.sit(step), []
        while sitting.act is not None:
            answers.append(sitting.shown())
            sitting.give(answers[-1])
        return [one if isinstance(one, str) else msgspec.to_builtins(one) for one in answers]

    def until(self, fits: Callable[[], bool], what: str) -> None:
        self.ann.wait(lambda: self.page is not None and fits(), what)

    def pick(self, step: str, id: str) -> None:
        text = self.ann.t(f"{self.game.replace('_', '-')}-lesson-{step}-pick-{id}", **self.names)
        self.ann.page.locator(".pick", has_text=re.compile(f"^\\s*{re.escape(text)}")).click()

    @property
    def names(self) -> dict[str, str]:
        letters = "ABCDEF"[: len(self.page["table"]["seats"])]
        return {
            letter.lower(): self.ann.t("web-guest" if at == 0 else f"web-bot-name-{letter}")
            for at, letter in enumerate(letters)
        }


# One way of clicking for each game; it makes the first move, or several that belong together.


def on_the_map(lesson: Lesson, moves: Sequence[Move]) -> int:
    task = f"{lesson.page['step']}/{lesson.page['task']['number']}/"
    # The map has been moved to what is lit; it would slip from under the pointer before.
    expect(lesson.ann.page.locator(f'.lights[data-settled^="{task}"]')).to_be_attached()
    lesson.ann.click(moves[0])
    return 1


def in_the_park(lesson: Lesson, moves: Sequence[Move]) -> int:
    ann, move = lesson.ann, moves[0]
    page, touch = ann.page, ann.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}

    def press(place: Locator) -> None:
        # A finger rests on nothing: a mouse would point at what a lesson scrolls under it.
        place.tap() if touch else place.click()

    if move["do"] == "take":
        columns = ann.state["view"]["columns"]
        press(page.locator(f'[data-space="{move["row"] * columns + move["column"]}"]'))
        press(ann.button("web-habitats-take", tile=named(ann, move)))
        return 1
    press(page.locator(f'[data-cell="{move["x"]},{move["y"]}"]'))
    if touch:
        press(ann.button("web-habitats-lay"))
    return 1


def in_the_woods(lesson: Lesson, moves: Sequence[Move]) -> int:
    together = 1 + (len(moves) > 1 and moves[1]["do"] in ("on", "apart"))
    woods.click(lesson.ann, *moves[:together])
    return together


def narrow(ann: Visitor) -> bool:
    return ann.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}


def on_battles(lesson: Lesson, moves: Sequence[Move]) -> int:
    ann, move = lesson.ann, moves[0]
    if move["do"] == "pass":
        words = "web-tournoi-pass" if ann.state["view"]["round"] == 0 else "web-tournoi-pass-none"
        expect(tournament.lay_no_more(ann)).to_have_text(ann.t(words))
        tournament.lay_no_more(ann).click()
        return 1
    if narrow(ann):
        ann.page.locator(f'[data-tab="{"hand" if move["do"] == "lay" else "powers"}"]').click()
        # Above the hand and the sheet there is little room, and nobody looks for what is hidden.
        expect(tournament.slot(ann, move["battle"])).to_be_in_viewport(ratio=0.6)
    tournament.lay(ann, move)
    return 1


def on_the_island(lesson: Lesson, moves: Sequence[Move]) -> int:
    ann, move = lesson.ann, moves[0]
    if move["do"] == "plant" and len(moves) > 1 and moves[1]["do"] == "site":
        # The cell is chosen with the card. A click on it plants; a tap shows, and a button plants.
        islands.press(ann, islands.held(ann, move["card"]))
        islands.press(ann, islands.cell(ann, moves[1]["cell"]))
        if narrow(ann):
            islands.press(ann, islands.act(ann, "plant"))
        return 2
    islands.click(ann, move)
    return 1


CLICKS: dict[str, Callable[[Lesson, Sequence[Move]], int]] = {
    "cryptid": on_the_map,
    "habitats": in_the_park,
    "north_woods": in_the_woods,
    "tournoi": on_battles,
    "earth": on_the_island,
}


def turn_up(ann: Visitor) -> None:
    """Go through what a board shows step by step, if it does."""
    while tournament.stage(ann).count():
        title = ann.page.locator(".prompt h2").inner_text()
        if narrow(ann):
            expect(tournament.slot(ann, 1)).to_be_in_viewport(ratio=0.6)
        tournament.stage(ann).click()
        ann.page.wait_for_function(
            "title => document.querySelector('.prompt h2')?.textContent !== title", arg=title
        )


@pytest.mark.parametrize(("language", "size"), ROUNDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_by_clicks(
    visit: NewVisitor, game: str, language: Language, size: tuple[int, int]
) -> None:
    ann = visit(language, size=size)
    lesson = Lesson(ann, game)
    steps = lesson.course.lesson.steps
    ann.open(f"/learn/{game}")
    for number, step in enumerate(steps):
        lesson.until(lambda id=step.id: lesson.page["step"] == id, step.id)  # type: ignore[misc]
        title = ann.t(f"{game.replace('_', '-')}-lesson-{step.id}")
        expect(ann.page.locator("#taught-title")).to_have_text(title)
        if number in (0, 2):
            name = f"lesson-{game}-{language}-{size[0]}-{number}"
            ann.page.screenshot(path=SHOTS / f"{name}.png")
            check_layout(ann.page, name)
            check_axe(ann.page, name)
        answers = lesson.shown(step.id)
        while answers:
            left = _left(lesson)
            if size == LAPTOP:
                check_lights(lesson)
            if isinstance(answers[0], str):
                lesson.pick(step.id, answers[0])
                done = 1
            else:
                done = CLICKS[game](lesson, answers)
            lesson.until(lambda left=left: _left(lesson) < left, f"{step.id}: {answers[0]}")  # type: ignore[misc]
            answers = answers[done:]
        lesson.until(lambda: lesson.page["task"] is None, f"the end of {step.id}")
        turn_up(ann)
        last = number == len(steps) - 1
        ann.button("web-lesson-finish" if last else "web-lesson-next").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(ann.t("web-lesson-over-title"))
    assert lesson.wrong == 0
    ann.open("/learn")
    learnt = ann.page.locator(".learnt")
    expect(learnt).to_have_text(ann.t("web-learn-learnt"))


def test_a_button_is_lit_when_all_that_it_does_is_chosen(visit: NewVisitor) -> None:
    ann = visit("fr", size=PHONE)
    lesson = Lesson(ann, "earth")
    ann.open("/learn/earth?step=touch")
    lesson.until(lambda: lesson.page["step"] == "touch", "the step")
    beech, below = lesson.shown("touch")[:2]
    rings, cell = ann.page.locator(".lights .ring"), islands.cell(ann, below["cell"])
    islands.press(ann, islands.held(ann, beech["card"]))
    # The card and the cell that comes with it, not the button that would plant it elsewhere.
    expect(rings).to_have_count(2)
    expect(cell).to_be_in_viewport(ratio=0.9)
    islands.press(ann, cell)
    expect(rings).to_have_count(3)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_on_its_side_a_lesson_stands_beside_the_board(
    visit: NewVisitor, game: str
) -> None:
    ann = visit("fr", size=(740, 360))
    lesson = Lesson(ann, game)
    ann.open(f"/learn/{game}")
    lesson.until(lambda: lesson.page["task"], "the first task")
    expect(ann.button("web-lesson-show")).to_be_in_viewport(ratio=1)
    if lesson.page["task"]["lit"]:
        expect(ann.page.locator(".lights .ring").first).to_be_in_viewport(ratio=0.5)
    check_layout(ann.page, f"lesson-{game}-side")


def check_lights(lesson: Lesson) -> None:
    """Each place that a task names is lit, once; a dock or a cell may come with a choice."""
    task: Any = lesson.page["task"]
    places = [*task["look"], *task["lit"]]
    sure = sum(place.split()[0] not in ("cell", "dock", "pass") for place in places)
    most = sum(4 if place in ("actions", "goals") else 1 for place in places)
    rings = lesson.ann.page.locator(".lights .ring")
    lesson.ann.wait(lambda: sure <= rings.count() <= most, f"the lights of {places}")


def _left(lesson: Lesson) -> int:
    """Falls with every right answer of a step, to 0."""
    page: Any = lesson.page
    task: Any = page["task"]
    if task is None:
        return 0
    acts = lesson.course.step(page["step"]).acts
    wanted: int = sum(pick.right for pick in acts[task["number"]].picks)
    picked = sum(bool(pick["picked"]) for pick in task["picks"])
    return 100 * (len(acts) - int(task["number"])) + wanted - picked


def test_another_move_is_answered_and_a_step_can_be_shown_left_and_repeated(
    visit: NewVisitor,
) -> None:
    ann = visit(size=LAPTOP)
    lesson, page = Lesson(ann, "cryptid"), ann.page
    ann.open("/learn/cryptid?step=ask")
    lesson.until(lambda: lesson.page["step"] == "ask", "the step")
    # Another rival about the right hex: legal, but not the point.
    ann.click({"do": "ask", "hex": 5 * 12 + 7, "of": 2})
    told = ann.t("cryptid-lesson-ask-no-other-seat", **lesson.names)
    expect(page.locator(".told")).to_have_text(told)
    assert lesson.page["state"]["made"] == ann.state["made"]
    # By keyboard: S shows it, and then it is to be done by hand.
    page.locator("#taught-title").focus()
    page.keyboard.press("s")
    move = msgspec.convert(lesson.page["task"]["shown"], Message)
    said = ann.catalogue.say(move)
    expect(page.locator(".task.showing")).to_contain_text(said.split()[0])
    expect(page.locator(".task")).to_contain_text(ann.t("web-lesson-your-go"))
    # Leaving keeps the step.
    page.locator("#taught-title").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text(ann.t("web-learn-title"))
    title = ann.t("cryptid-lesson-ask")
    expect(page.locator("#first-title")).to_contain_text(title)
    page.get_by_role("link", name=ann.t("web-learn-continue"), exact=True).first.click()
    expect(page.locator("#taught-title")).to_have_text(title)


@pytest.mark.parametrize("game", GAMES)
def test_on_its_side_a_phone_shows_the_step_beside_the_board(visit: NewVisitor, game: str) -> None:
    ann = visit("fr", size=(740, 360))
    ann.open(f"/learn/{game}")
    expect(ann.page.locator(".lights .ring, .pick").first).to_be_visible()
    expect(ann.page.locator(".lights")).to_have_attribute("data-settled", re.compile("/"))
    check_layout(ann.page, f"lesson-{game}-aside")
    board = ann.page.locator("main.board").bounding_box()
    beside = ann.page.locator("aside").bounding_box()
    assert board and beside
    assert board["x"] + board["width"] <= beside["x"] + 1
    assert beside["y"] + beside["height"] <= 361
    for button in ("web-lesson-show", "web-lesson-skip"):
        expect(ann.button(button)).to_be_in_viewport()


def test_habitats_lights_leave_the_arrow_of_a_figure_free(visit: NewVisitor) -> None:
    """The first step is about where a figure looks; the rings of two spaces must not hide it."""
    ann = visit(size=PHONE)
    ann.open("/learn/habitats")
    expect(ann.page.locator(".lights .ring")).to_have_count(2)
    expect(ann.page.locator(".lights")).to_have_attribute("data-settled", re.compile("take"))
    figure, flower, gap = ann.page.evaluate(
        """() => {
          const space = document.querySelector('.space:has([data-figure="0"])');
          const cell = space.getBoundingClientRect();
          const [one, other] = [...document.querySelectorAll('.lights .ring')]
            .map((ring) => ring.getBBox());
          const tile = document.querySelector('[data-named="b2"]').getBoundingClientRect();
          return [cell.width - one.width, tile.width - other.width, other.y - cell.bottom];
        }"""
    )
    assert abs(figure) < 1 and abs(flower) < 1, "each ring lies on the edge of its space"
    assert gap > 2, "the arrow at the lower edge has no ring but its own"
