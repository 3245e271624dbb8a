"""Three people around one screen, with a curtain between their turns."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewVisitor
from e2e.tournament import stage, turn
from e2e.visitor import PHONE, WIDE, Visitor
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message
from hedgerow.games.cryptid import words
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.sharing import share_code
from hedgerow.locale import Language

SEATS = 3
BATTLES = 4


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE)], ids=["en", "fr"])
def test_a_curtain_stands_between_two_people(
    visit: NewVisitor, language: Language, size: tuple[int, int]
) -> None:
    """Whoever looks sees no clue but their own, and nobody's while the screen is handed over."""
    puzzle = generate("normal", SEATS, Rng(5))
    ann = visit(language, size=size)
    page = ann.page
    ann.lay_out("cryptid", "screen", "BC")
    page.get_by_text(ann.t("option-cryptid-puzzle-code"), exact=True).click()
    page.get_by_label(ann.t("option-cryptid-code"), exact=True).fill(share_code(puzzle))
    ann.button("web-new-start").click()
    page.wait_for_url("**/table/*")
    # The notepad lists clues that rivals may have; only this sentence says whose is which.
    clues = [ann.t("cryptid-note-clue", clue=words.clue(CODES[clue])) for clue in puzzle.clues]

    turns = 0
    while turns < 2 * SEATS and not ann.over:
        ann.wait(lambda: ann.state is not None, "the table")
        (seat,) = ann.state["to_act"]
        show = page.get_by_role("button", name=re.compile(curtain(ann)))
        expect(show).to_be_visible()
        assert not read(ann, clues)
        show.click()
        ann.wait(lambda seat=seat: ann.state["seat"] == seat, "this seat's eyes")  # type: ignore[misc]
        assert ann.until_asked()
        assert ann.state["seat"] == seat
        expect(page.locator("body")).to_contain_text(clues[seat])
        assert read(ann, clues) == {clues[seat]}
        while ann.state["to_act"] == [seat] and not ann.over:
            ann.play(ann.calm_move())
        turns += 1
    assert turns == 2 * SEATS


def curtain(ann: Visitor) -> str:
    return "^" + re.escape(ann.catalogue.say(Message("web-curtain-show", {"name": ""})).strip())


def read(ann: Visitor, clues: list[str]) -> set[str]:
    """The clues that stand on the page, seen or hidden."""
    whole = ann.page.locator("body").text_content() or ""
    return {clue for clue in clues if clue in whole}


def test_what_two_have_watched_together_ends_behind_a_curtain(visit: NewVisitor) -> None:
    """While battles are turned up both look on: no power card lies open, nor the next hand."""
    ann = visit("en", size=WIDE)
    page = ann.page
    ann.lay_out("tournoi", "screen", "B")
    ann.button("web-new-start").click()
    page.wait_for_url("**/table/*")
    show = page.get_by_role("button", name=re.compile(curtain(ann)))
    powers, cards = page.locator("[data-power]"), page.locator("[data-card]")
    open_hands = 0

    def settled() -> bool:
        """Whether somebody is to come, or to decide, or both look on."""
        asked = ann.asked and not ann.state["view"]["passed"]
        return show.is_visible() or asked or stage(ann).count() > 0

    expect(show).to_be_visible()
    while not stage(ann).count():
        if show.is_visible():
            show.click()
            expect(cards.first).to_be_visible()
        else:
            open_hands += powers.count() > 0
            turn(ann, powers=False)
        ann.wait(settled, "the next")
    assert open_hands
    expect(page.get_by_text(ann.t("web-tournoi-powers-watched"))).to_be_visible()
    expect(powers).to_have_count(0)
    for _ in range(BATTLES + 1):
        if show.is_visible():
            break
        stage(ann).click()
    expect(show).to_be_visible()
    expect(cards).to_have_count(0)
    show.click()
    expect(cards.first).to_be_visible()
