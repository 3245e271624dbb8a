"""A person plays Cryptid in the browser, by mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewVisitor
from e2e.visitor import PHONE, WIDE
from hedgerow.core.record import Record
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.sharing import share_code
from hedgerow.locale import Language
from hedgerow.server.testing import Server
from hedgerow.table import verify


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("fr", PHONE)], ids=["en", "fr"])
def test_a_person_finishes_a_game_against_three_bots(
    visit: NewVisitor, server: Server, language: Language, size: tuple[int, int]
) -> None:
    """From the home page in one click; in French on a phone."""
    ann = visit(language, size=size)
    ann.open("/")
    ann.button("web-play-now-game", game=ann.t("game-cryptid-name")).click()
    ann.page.wait_for_url("**/table/*")
    turns, scales = 0, set()
    while ann.until_asked():
        drawing = ann.page.get_by_role("group", name=ann.t("web-cryptid-map")).locator("> g")
        scales.add(str(drawing.get_attribute("transform")).partition("scale")[2])
        undo = ann.button("web-undo")
        if size == WIDE:
            expect(undo).to_be_enabled(enabled=ann.state["can_undo"])
        ann.play(ann.calm_move())
        turns += 1
    assert turns >= 2
    assert len(scales) == 1, "the map keeps its scale from turn to turn"
    expect(ann.ending).to_be_visible()
    expect(ann.button("web-end-rematch")).to_be_visible()
    assert ann.record().seats == 4


@pytest.mark.parametrize("hex", [0, 11, 96, 107])
def test_every_corner_of_the_map_can_be_tapped_on_a_phone(visit: NewVisitor, hex: int) -> None:
    """The buttons over the map cover a corner of it, so the map can be dragged clear of them."""
    ann = visit("en", size=PHONE)
    ann.open("/")
    ann.button("web-play-now-game", game=ann.t("game-cryptid-name")).click()
    ann.page.wait_for_url("**/table/*")
    assert ann.until_asked()
    ann.bring_into_sight(hex)
    ann.hex(hex).click(timeout=3_000)


def test_a_phone_names_signs_and_tells_what_came_of_a_proposal(visit: NewVisitor) -> None:
    """Its key and its log are folded away, so what they would say stands where one looks."""
    ann = visit("fr", size=PHONE)
    ann.open("/")
    ann.button("web-play-now-game", game=ann.t("game-cryptid-name")).click()
    ann.page.wait_for_url("**/table/*")
    assert ann.until_asked()
    first = ann.state["view"]["structures"][0]
    stands = first["row"] * 12 + first["col"]
    ann.bring_into_sight(stands)
    ann.hex(stands).click()
    name = ann.t(f"web-cryptid-{first['kind']}-{first['colour']}")
    expect(ann.page.locator("section.sheet header")).to_contain_text(name)
    ann.page.keyboard.press("Escape")

    while {"do": "hint"} not in ann.moves:
        assert ann.until_asked()
        ann.play(ann.calm_move())
        assert ann.until_asked()
    ann.button("web-cryptid-ask-hint").click()
    ann.page.locator("[data-primary]").click()
    told = ann.page.locator(".ballot[role=status]")
    expect(told).to_be_visible()
    told.get_by_role("button").click()
    expect(told).to_be_hidden()


def test_a_person_wins_and_looks_back(visit: NewVisitor, tmp_path: Path) -> None:
    """The test knows the puzzle's code, so it knows where to search."""
    puzzle = generate("normal", 4, Rng(11))
    ann = visit()
    ann.open("/")
    ann.link("web-new-table-game", game=ann.t("game-cryptid-name")).click()
    page = ann.page
    for letter in "BCD":
        page.get_by_label(ann.t("web-slot-who", letter=letter), exact=True).select_option("bot")
    page.get_by_text(ann.t("option-cryptid-puzzle-code"), exact=True).click()
    page.get_by_label(ann.t("option-cryptid-code"), exact=True).fill(share_code(puzzle))
    ann.button("web-new-start").click()
    page.wait_for_url("**/table/*")

    found = {"do": "search", "hex": puzzle.habitat.bit_length() - 1}
    named = False
    while ann.until_asked():
        ask = next((move for move in ann.moves if move["do"] == "ask" and move["of"] == 1), None)
        if ask and not named:  # by the name that stands at the seat, not by a letter
            ann.hex(ask["hex"]).click()
            words = ann.t("web-cryptid-ask", who=ann.t("web-bot-name-B"))
            expect(page.locator('[data-ask="1"]')).to_contain_text(words)
            page.keyboard.press("Escape")
            named = True
        ann.play(found if found in ann.moves else ann.calm_move())
    assert named and ann.state["outcome"]["ranks"][0] == 1
    expect(page.get_by_role("heading", name=ann.t("web-end-you"))).to_be_visible()

    page.get_by_text(ann.t("web-proof-title"), exact=True).click()
    expect(page.get_by_text(ann.t("web-proof-good"))).to_be_visible()
    with page.expect_download() as saved:
        ann.link("web-end-record").click()
    saved.value.save_as(tmp_path / "game.hedgerow")
    record = Record.load((tmp_path / "game.hedgerow").read_bytes(), "game.hedgerow")
    verify(GAME, record)

    ann.link("web-end-replay").click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text(ann.t("web-cryptid-replay-chart"), exact=True)).to_be_visible()
    ann.button("web-replay-first").click()
    page.wait_for_url("**?at=0*")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(lambda url: "at=0" not in url)
    ann.button("web-replay-last").click()
    page.wait_for_url(f"**?at={len(record.moves)}*")


def test_a_reload_in_mid_game_resumes(visit: NewVisitor) -> None:
    ann = visit()
    ann.open("/")
    ann.button("web-play-now-game", game=ann.t("game-cryptid-name")).click()
    ann.page.wait_for_url("**/table/*")
    for _ in range(3):
        assert ann.until_asked()
        ann.play(ann.calm_move())
    assert ann.until_asked()
    before = ann.state
    ann.state = None
    ann.page.reload()
    assert ann.until_asked()
    assert ann.state["view"] == before["view"]
    assert ann.state["decisions"] == before["decisions"]

    # And from the home page, as after closing the browser.
    ann.state = None
    ann.open("/")
    waiting = ann.page.get_by_role("list", name=ann.t("web-games-waiting"))
    waiting.get_by_role("link", name=ann.t("web-mine-resume")).click()
    ann.page.wait_for_url("**/table/*")
    assert ann.until_asked()
    assert ann.state["view"] == before["view"]
    ann.play(ann.calm_move())
