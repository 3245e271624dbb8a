"""Le Tournoi in a browser: whole games alone and against bots, by mouse, thumb and keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import SHOTS, NewVisitor
from e2e.layout import check_axe, check_every_size, check_layout, check_one_screen
from e2e.tournament import (
    card,
    lay,
    lay_no_more,
    power,
    slot,
    stage,
    turn,
    turn_up_all,
    until_settled,
)
from e2e.visitor import PHONE, WIDE, Visitor
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.cards import Replace, powers, standard
from hedgerow.games.tournoi.decks import random_deck
from hedgerow.games.tournoi.sharing import deck_code

ROUNDS, BATTLES, POWERS = 4, 4, 5
TABLET = (820, 1180)
ON_ITS_SIDE = (740, 360)
LAPTOP = (1366, 650)
CUT = """(inner) => {
  const box = inner.getBoundingClientRect();
  const pane = inner.closest('.panel').getBoundingClientRect();
  return Math.round(Math.max(pane.top - box.top, box.bottom - pane.bottom, 0));
}"""
"""Pixels of a thing that lie above or below the panel that it is in."""
UNCOVERED = """(words) => {
  const { left, bottom } = words.getBoundingClientRect();
  return words.contains(document.elementFromPoint(left + 4, bottom - 4));
}"""


def look(ann: Visitor, name: str) -> None:
    """Axe, layout, and something to look at."""
    ann.page.evaluate("() => document.fonts.ready")
    SHOTS.mkdir(exist_ok=True)
    ann.page.screenshot(path=SHOTS / f"tournoi-{name}.png")
    check_layout(ann.page, name)
    check_one_screen(ann.page, name)
    check_axe(ann.page, name)


def name_of(ann: Visitor, id: str) -> str:
    name = standard().cards[standard().places[id]].name
    return name.fr if ann.language == "fr" else name.en


def drag(ann: Visitor, id: str, battle: int) -> None:
    """Drag a card to a battle; the copy that is carried stays under the pointer."""
    mouse = ann.page.mouse
    x, y = centre(card(ann, id))
    mouse.move(x, y)
    mouse.down()
    x, y = centre(slot(ann, battle))
    mouse.move(x, y, steps=4)
    carried = centre(ann.page.locator(f'[data-card="{id}"][inert]'))
    assert carried == pytest.approx((x, y), abs=6)
    mouse.up()


def centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_whole_game_against_the_ghost(visit: NewVisitor) -> None:
    """On a desktop: cards by click and by drag, battles one by one, sheets, the end, the replay."""
    ann = visit(size=WIDE)
    ann.sit_down("tournoi", 1, "greedy")
    assert until_settled(ann)
    look(ann, "1440-start")

    first, second = ann.state["view"]["hand"][:2]
    card(ann, first).click()
    figures = slot(ann, 3)
    expect(figures).to_have_accessible_name(re.compile(re.escape(name_of(ann, first))))
    look(ann, "1440-picked")
    ann.page.keyboard.press("Escape")
    expect(card(ann, first)).to_have_attribute("aria-pressed", "false")
    made = ann.state["made"]
    drag(ann, second, 2)
    ann.until_made(made + 1)
    assert ann.state["view"]["spots"][0][1]["cards"] == [second]

    said, seen = [], 0
    while until_settled(ann):
        if not stage(ann).count():
            said.append(turn(ann, powers=ann.state["view"]["round"] == 0))
            continue
        if not seen:
            hidden = [fight["fighters"][1]["card"] for fight in ann.state["view"]["fights"][1:]]
            for id in hidden:  # nothing of it shows, neither on the board nor in the log
                expect(ann.page.locator("body")).not_to_contain_text(name_of(ann, id))
            look(ann, "1440-battles")
            check_every_size(ann, "tournoi-play")
        seen += turn_up_all(ann)
    assert said.count("lay") == ROUNDS * BATTLES - 1
    assert said.count("power") >= 1 and said.count("pass") <= ROUNDS, "said once is enough"
    assert seen == ROUNDS * (BATTLES + 1), "each battle, and then on"

    expect(ann.ending).to_contain_text(ann.t("tournoi-score-powers", count=0).split("(")[0].strip())
    total = ann.state["outcome"]["scores"][0]["total"]
    expect(ann.ending.locator("tfoot td").first).to_have_text(str(total))
    look(ann, "1440-end")
    check_every_size(ann, "tournoi-end")
    assert ann.record().seats == 1

    ann.page.keyboard.press("Escape")
    zone = ann.page.locator(".zone [data-stop]").first
    zone.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("TOU-58")
    look(ann, "1440-sheet")
    ann.page.keyboard.press("Escape")

    fights = ann.state["view"]["fights"]
    covered = next(one for one in fights if one["fighters"][1].get("power"))  # TOU-64
    ann.page.locator(f'[data-battle="{covered["battle"]}"] button').first.click()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_contain_text(ann.t("web-tournoi-ghost-plays"))
    name = next(one.name for one in powers() if one.id == covered["fighters"][1]["power"])
    expect(sheet).to_contain_text(name.fr if ann.language == "fr" else name.en)
    look(ann, "1440-battle-sheet")
    ann.page.keyboard.press("Escape")

    ann.open(f"/replay/{ann.table}")
    expect(ann.page.locator("[data-battle]")).to_have_count(BATTLES)
    expect(ann.page.locator("[data-card]")).to_have_count(0)
    expect(stage(ann)).to_have_count(0)
    check_every_size(ann, "tournoi-replay")


def test_a_whole_game_with_two_bots_on_a_phone(visit: NewVisitor) -> None:
    """In French, with triple tokens, by thumb."""
    ann = visit("fr", size=PHONE)
    ann.sit_down("tournoi", 3, "greedy", bonus="triple")
    seen, looked = 0, set[str]()
    while until_settled(ann):
        if stage(ann).count():
            if "battles" not in looked:
                looked.add("battles")
                look(ann, "360-battles")
            seen += turn_up_all(ann)
            continue
        asked = ann.moves[0]["do"]
        if asked not in looked:
            looked.add(asked)
            look(ann, f"360-{asked}")
        turn(ann, powers=ann.state["view"]["round"] == 1)
    assert seen == ROUNDS * (BATTLES + 1)
    assert {"lay", "power", "battles"} <= looked
    expect(ann.ending).to_be_in_viewport()
    expect(ann.page.locator(".prompt")).to_be_in_viewport()
    look(ann, "360-end")
    assert ann.record().seats == 3

    ann.page.keyboard.press("Escape")
    ann.page.locator('[data-tab="zone"]').click()
    look(ann, "360-zone")
    ann.page.locator('.low-part [data-dock="zone:1"]').click()
    own = len(ann.state["view"]["sides"][0]["zone"])
    expect(ann.page.locator('[data-tab="zone"]')).to_have_text(
        ann.t("web-tournoi-tab-zone", count=own)
    )
    ann.page.locator('[data-tab="bonus"]').click()
    expect(ann.page.get_by_role("tabpanel")).to_contain_text(ann.t("web-tournoi-bonus-triple"))
    rival, mine = (ann.page.locator(f'.low-part [data-dock="zone:{at}"]') for at in (1, 0))
    expect(rival).to_have_attribute("aria-pressed", "true")
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    look(ann, "360-bonus")


def test_a_card_is_replaced_on_a_tablet(visit: NewVisitor) -> None:
    """Where the prompt is one line above the whole board, the board has the answers (TOU-38)."""
    [relief] = (one for one in powers() if isinstance(one.effect, Replace))
    place = powers().index(relief)
    deck = next(deck for deck in map(random_deck, map(Rng, range(99))) if place in deck.powers)
    ann = visit("fr", size=TABLET)
    ann.sit_down("tournoi", 2, "greedy", cards="decks", decks=deck_code(deck))
    for _ in range(BATTLES):
        assert until_settled(ann)
        turn(ann, powers=False)
    power(ann, relief.id).click()
    slot(ann, 1).click()
    ann.until_made(BATTLES + 1)
    lay_no_more(ann).click()
    assert until_settled(ann)
    stage(ann).click()
    answer = ann.page.get_by_role("button", name=ann.t("tournoi-move-replace"))
    expect(answer).to_be_in_viewport()
    expect(ann.page.locator('[data-battle="1"]')).not_to_contain_text(ann.t("web-tournoi-next"))
    look(ann, "820-replacement")
    answer.click()
    expect(ann.page.locator('[data-battle="1"] .won').first).to_be_visible()


def test_no_power_card_lies_below_the_button_on_a_tablet(visit: NewVisitor) -> None:
    """A finger on any of four sorts picks that one, and does not end the power cards."""
    kinds = [one.name.en for one in powers()]
    decks = map(random_deck, map(Rng, range(99)))
    deck = next(deck for deck in decks if len({kinds[at] for at in deck.powers}) == POWERS - 1)
    ann = visit("fr", size=TABLET)
    ann.sit_down("tournoi", 2, "greedy", cards="decks", decks=deck_code(deck))
    for _ in range(BATTLES):
        assert until_settled(ann)
        turn(ann, powers=False)
    assert until_settled(ann)
    expect(lay_no_more(ann)).to_be_in_viewport(ratio=1)
    for id in dict.fromkeys(ann.state["view"]["powers"]):
        assert power(ann, id).evaluate(UNCOVERED), f"{id} lies below the button"
        power(ann, id).click()
        expect(power(ann, id)).to_have_attribute("aria-pressed", "true")
        expect(lay_no_more(ann)).to_be_in_viewport(ratio=1)
    look(ann, "820-powers")


def test_a_round_by_keyboard_alone(visit: NewVisitor) -> None:
    """Digits pick a card and then a battle, 0 ends the power cards, Enter turns up."""
    ann = visit(size=WIDE)
    ann.sit_down("tournoi", 2, "greedy")
    assert until_settled(ann)
    press = ann.page.keyboard.press
    for left in range(BATTLES, 1, -1):
        made, id = ann.state["made"], ann.state["view"]["hand"][0]
        press("1")
        expect(card(ann, id)).to_have_attribute("aria-pressed", "true")
        press(str(left))
        ann.until_made(made + 1)
        assert ann.state["view"]["spots"][0][left - 1]["cards"] == [id]
    lay(ann, ann.moves[0])  # the last one has no choice
    ann.until_made(BATTLES)
    id = ann.state["view"]["powers"][0]
    press("1")
    expect(power(ann, id)).to_have_attribute("aria-pressed", "true")
    press("3")
    ann.until_made(BATTLES + 1)
    press("0")
    expect(stage(ann)).to_be_visible()
    for battle in range(1, BATTLES + 1):
        ann.page.locator("body").click(position={"x": 700, "y": 5})
        press("Enter")
        expect(ann.page.locator(f'[data-battle="{battle}"] .won').first).to_be_visible()


def test_enter_goes_on_once_all_was_turned_up_by_mouse(visit: NewVisitor) -> None:
    """The button says Enter: the keyboard must not have gone to a power card laid before."""
    ann = visit(size=LAPTOP)
    ann.sit_down("tournoi", 2, "greedy")
    # With one battle left uncovered, to lay no more and the battles come at once.
    for _ in range(BATTLES + BATTLES - 1):
        assert until_settled(ann)
        turn(ann, powers=True)
    lay_no_more(ann).click()
    expect(stage(ann)).to_be_visible()
    ann.button("web-tournoi-stage-all").click()
    expect(stage(ann)).to_contain_text(ann.t("web-stage-enter"))
    ann.page.keyboard.press("Enter")
    expect(stage(ann)).to_have_count(0)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_a_phone_on_its_side_shows_all_that_one_chooses_from(visit: NewVisitor) -> None:
    """Four cards of the hand, and every word of a power card, also where five sorts are held."""
    kinds = [one.name.en for one in powers()]
    decks = map(random_deck, map(Rng, range(999)))
    deck = next(deck for deck in decks if len({kinds[at] for at in deck.powers}) == POWERS)
    ann = visit("fr", size=ON_ITS_SIDE)
    ann.sit_down("tournoi", 2, "greedy", cards="decks", decks=deck_code(deck))
    assert until_settled(ann)
    for id in ann.state["view"]["hand"]:
        assert card(ann, id).evaluate(CUT) == 0, f"{id} is cut"
    look(ann, "740-hand")
    for _ in range(BATTLES):
        assert until_settled(ann)
        turn(ann, powers=False)
    assert until_settled(ann)
    held = ann.state["view"]["powers"]
    assert len(set(held)) == POWERS
    for id in held:
        power(ann, id).click()
        expect(power(ann, id)).to_have_attribute("aria-pressed", "true")
        does = ann.page.locator(".does")
        assert does.evaluate(CUT) == 0 and does.evaluate(UNCOVERED), f"{id}: words are cut"
        expect(lay_no_more(ann)).to_be_in_viewport(ratio=1)
    look(ann, "740-powers")
    lay_no_more(ann).click()
    expect(lay_no_more(ann)).to_have_count(0)


def test_the_hand_of_a_phone_on_its_side_scrolls(visit: NewVisitor) -> None:
    """What lies below it, such as the last round, is reached by a finger that goes up the cards."""
    ann = visit(size=ON_ITS_SIDE)
    ann.sit_down("tournoi", 2, "greedy")
    assert until_settled(ann)
    mine = card(ann, ann.state["view"]["hand"][0])
    assert mine.evaluate("(card) => getComputedStyle(card).touchAction") == "pan-y"
