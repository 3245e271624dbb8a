"""Pages for a real table: the rulebooks' examples entered by taps on a phone."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from e2e.conftest import NewVisitor
from e2e.layout import check_axe, check_every_size, settle
from e2e.visitor import PHONE, Visitor
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.hexes import hexes_of
from hedgerow.games.cryptid.sharing import share_code
from hedgerow.games.cryptid.words import clue
from hedgerow.games.earth.scorefile import read_score_file
from hedgerow.games.earth.scoring.score import score as earth_score
from hedgerow.games.habitats.tiles import tiles
from hedgerow.games.north_woods.box import box as woods_box
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.tournoi.cards import powers
from hedgerow.locale import Language

GAMES = Path(__file__).parents[1] / "games"
SIDES = "NESW"


def total(ann: Visitor) -> Locator:
    return ann.page.get_by_label(ann.t("web-companion-total"), exact=True).get_by_role("status")


# Habitats: Yellow's park, whose 18 tiles the rulebook scores one by one


def yellow() -> list[dict[str, Any]]:
    """The tiles outwards from the entrance, so that each finds a neighbour."""
    tiles = json.loads((GAMES / "habitats" / "examples.json").read_text())["yellow"]["tiles"]
    by_place = {(tile["x"], tile["y"]): tile for tile in tiles}
    order, seen = [(0, 0)], {(0, 0)}
    for x, y in order:
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in by_place and near not in seen:
                seen.add(near)
                order.append(near)
    return [by_place[place] for place in order[1:]]


def tile_name(ann: Visitor, tile: dict[str, Any]) -> str:
    """How the page calls a tile of the example."""
    match tile["kind"]:
        case "animal":
            return str(tile["name"])
        case "flower":
            return f"{tile['land']} flower"
        case "tourist":
            return f"{tile['tourist']} {tile['land']}"
        case "road":
            count = len(tile["road_sides"])
            return f"{count} road{'s' if count > 1 else ''}, {tile['land']}"
        case _:
            return {"diag": "diagonal", "adj4": "4 spaces", "adj8": "8 spaces"}[tile["tower"]]


def lay(ann: Visitor, tile: dict[str, Any]) -> None:
    page = ann.page
    page.locator(f'[data-cell="{tile["x"]},{tile["y"]}"]').tap()
    sheet = page.get_by_role("region", name=ann.t("web-habitats-companion-what"))
    land = ann.t(f"web-habitats-companion-land-{tile['land'] or 'tower'}")
    sheet.get_by_role("button", name=land, exact=True).tap()
    sheet.get_by_role("button", name=re.compile(tile_name(ann, tile), re.I)).first.tap()
    done = sheet.get_by_role("button", name=re.compile("^Lay it, "))
    expect(done).to_be_enabled()
    if tile["kind"] == "road":
        wanted = sorted(tile["road_sides"])
        for _ in range(4):
            shown = page.locator(".thought .road").evaluate_all(
                "nodes => nodes.map((node) => [...node.classList].find((n) => n.length === 1))"
            )
            if sorted(shown) == wanted:
                break
            ann.button("web-habitats-turn").tap()
    done.tap()


def test_yellows_park_is_laid_by_taps(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    ann.open("/companion/habitats")
    page = ann.page
    tiles = yellow()
    for tile in tiles:
        lay(ann, tile)
    # Every tile scores what the rulebook states; the sum is that of the 18 tiles of the layout.
    expect(total(ann)).to_have_text(str(sum(tile["expected_vp"] for tile in tiles)))
    reasons = page.get_by_role("region", name=ann.t("web-habitats-companion-why"))
    scores = reasons.get_by_role("listitem").locator("> b").all_inner_texts()
    assert scores == [str(tile["expected_vp"]) for tile in tiles]
    expect(reasons.get_by_text("Breaks")).to_have_count(0)

    # A second player; a goal; ranks.
    ann.button("web-companion-add-player").tap()
    page.get_by_role("button", name=ann.t("web-habitats-companion-goal", year=1)).tap()
    page.get_by_role("button", name="Compact").tap()
    expect(page.get_by_role("button", name=re.compile("Compact.*2nd, \\+0"))).to_be_visible()

    # All of it is there after a reload, undo takes back a step, and a link brings it elsewhere.
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Player A.*40"))).to_be_visible()
    ann.button("web-companion-share").tap()
    address = page.get_by_label(ann.t("web-companion-link")).input_value()
    bea = visit("fr", size=PHONE)
    bea.page.goto(address)
    expect(bea.page.get_by_role("button", name=re.compile("Joueur A.*40"))).to_be_visible()
    bea.page.goto("about:blank")
    bea.page.goto(address[:-9])
    expect(bea.page.get_by_text(bea.t("web-companion-bad-link"))).to_be_visible()


def test_without_the_server_entries_are_kept(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    ann.open("/companion/habitats")
    expect(total(ann)).to_have_text("0")
    ann.context.route("**/api/**", lambda route: route.abort("connectionrefused"))
    ann.page.locator('[data-cell="0,1"]').tap()
    ann.page.get_by_role("button", name="zebra").tap()
    expect(ann.page.get_by_text(ann.t("web-companion-unreachable"))).to_be_visible()
    ann.button("web-habitats-companion-lay").tap()
    ann.context.unroute("**/api/**")
    ann.page.reload()
    expect(ann.page.get_by_role("button", name=re.compile("^zebra"))).to_be_visible()
    expect(ann.page.get_by_text(ann.t("web-companion-unreachable"))).to_have_count(0)


def test_the_page_opens_without_the_server(visit: NewVisitor) -> None:
    """The shell is kept by the service worker, the entries and the last answer by the page."""
    ann = visit("en", size=PHONE, worker=True)
    ann.open("/companion/habitats")
    ann.page.locator('[data-cell="0,1"]').tap()
    ann.page.get_by_role("button", name=re.compile("^zebra")).tap()
    ann.page.get_by_role("button", name=re.compile("^Lay it, ")).tap()
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    ann.page.reload()  # from now on the worker sees every file
    zebra = ann.page.get_by_role("button", name=re.compile("^zebra"))
    expect(zebra).to_be_visible()
    ann.context.set_offline(True)
    ann.page.reload()
    expect(zebra).to_be_visible()
    expect(ann.page.get_by_text(ann.t("web-companion-unreachable"))).to_be_visible()
    ann.complaints.clear()  # what was asked in vain


# North Woods: the mink takes the bear's mouse, and the bear scavenges


def pick(ann: Visitor, card: str, where: str = "table") -> None:
    """Choose a card by its rank and its name."""
    kind = kinds()[card]
    place = ann.t(f"web-north-woods-companion-{where}")
    ann.page.get_by_text(place, exact=True).first.tap()
    ladder = ann.page.get_by_role("group", name=ann.t("web-north-woods-companion-rank"))
    ladder.get_by_role("button").nth(woods_box().rank[kind] - 1).tap()
    name = woods_box().cards[kind].en
    ann.page.locator(".pick").get_by_role("button", name=re.compile(f"^{name}")).tap()


def test_who_is_fed_in_the_woods(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    ann.open("/companion/north-woods")
    for card in ("black_bear", "mink", "deer_mouse", "invertebrates"):
        pick(ann, card)
    name = woods_box().cards[kinds()["mink"]].en
    expect(ann.page.get_by_role("heading", name=f"Not yet: {name} is hungry")).to_be_visible()
    expect(ann.page.get_by_text("2 of 3 species fed.")).to_be_visible()
    expect(ann.page.get_by_role("button", name=re.compile("^NWO-"))).not_to_have_count(0)
    pick(ann, "beaver", "dying")
    expect(ann.page.get_by_text("3 of 3 species fed.")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text("3 of 3 species fed.")).to_be_visible()

    # The rulebook's other example: a moose goes between a black bear and its plants.
    ann.button("web-menu").tap()
    ann.button("web-companion-anew").tap()
    for card in ("black_bear", "plants"):
        pick(ann, card)
    pick(ann, "moose", "hand")
    turn = ann.page.get_by_role("region", name=ann.t("web-north-woods-companion-best"))
    expect(turn.get_by_text("Play moose on plants.")).to_be_visible()
    expect(turn.get_by_text("Then 2 species are fed")).to_be_visible()


# Earth: the first tableau of the documentation, and a turn of Gaia


def choose_side(ann: Visitor, label: str, key: str) -> None:
    ann.page.get_by_role("button", name=re.compile(f"^{re.escape(label)}")).first.tap()
    box = ann.page.get_by_role("dialog").get_by_role("combobox")
    box.fill(key)
    expect(ann.page.get_by_role("option")).to_have_count(1)
    box.press("Enter")


def test_a_tableau_is_planted_and_scored(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    ann.open("/companion/earth")
    page = ann.page
    choose_side(ann, ann.t("earth-score-island"), "286A")
    choose_side(ann, ann.t("earth-score-climate"), "297B")
    choose_side(ann, ann.t("web-earth-companion-ecosystem"), "320A")
    cards = page.get_by_role("combobox", name=ann.t("web-earth-companion-search"))
    for cell, (no, sprouts, growth) in ADA.items():
        page.get_by_role("group", name=ann.t("web-earth-companion-tableau")).get_by_role(
            "button"
        ).nth(cell).tap()
        cards.fill(str(no))
        cards.press("Enter")
        for label, count in (("sprouts", sprouts), ("growth", growth)):
            more = ann.button("web-companion-more", what=ann.t(f"earth-score-{label}"))
            for _ in range(count):
                more.tap()
    for no in (196, 203):
        cards.fill(str(no))
        cards.press("Enter")
    more = ann.button("web-companion-more", what=ann.t("earth-score-compost"))
    for _ in range(5):
        more.tap()
    rows = "\n".join(
        " ".join(
            f"{ADA[at][0]}:{ADA[at][1]}/{ADA[at][2]}" if at in ADA else "."
            for at in range(row, row + 4)
        )
        for row in range(0, 16, 4)
    )
    text = f"seat\nisland 286A\nclimate 297B\necosystem 320A\ntableau\n{rows}\n"
    file = read_score_file(f"{text}compost 5\nevents 196 203\n".encode(), "-")
    (expected,) = earth_score(file.seats, file.mode, file.shared, file.collective)
    expect(total(ann)).to_have_text(str(expected.total))
    page.get_by_role("group", name=ann.t("web-earth-companion-categories")).get_by_role(
        "button", name=re.compile("Sprouts")
    ).tap()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    page.reload()
    expect(total(ann)).to_have_text(str(expected.total))


ADA = {0: (1, 2, 3), 1: (14, 6, 2), 3: (2, 0, 0), 5: (5, 1, 0), 6: (13, 0, 2)}
"""By cell: a card with its sprouts and growth."""


def test_gaia_draws_and_takes(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    ann.open("/companion/gaia")
    ann.page.get_by_role("button", name="Water", exact=True).tap()
    more = ann.button("web-companion-more", what=ann.t("web-earth-solo-count-blue"))
    for _ in range(4):
        more.tap()
    ann.button("web-earth-solo-next-you").tap()
    expect(ann.page.get_by_role("heading", name="She takes 4 sprouts")).to_be_visible()
    ann.button("web-earth-solo-draw").tap()
    # The player drew her printed card: it was Water.
    ann.button("web-earth-solo-another").tap()
    ann.page.get_by_role("dialog").get_by_role("button", name="Water").tap()
    expect(ann.page.get_by_role("heading", name="She takes 7 sprouts")).to_be_visible()
    more = ann.button("web-companion-more", what=ann.t("web-earth-solo-each-blue_cards"))
    for _ in range(4):
        more.tap()
    expect(ann.page.get_by_role("heading", name="She takes 11 sprouts")).to_be_visible()
    ann.button("web-earth-solo-next").tap()
    hers = ann.page.get_by_role("group", name=ann.t("web-earth-solo-hers")).get_by_role("status")
    expect(hers).to_have_text("15")
    ann.page.reload()
    expect(hers).to_have_text("15")


# Le Tournoi: a tie by threat, Junior, and the sheet


def test_the_referee_decides_battles(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    ann.open("/companion/tournoi")
    page = ann.page
    sides = [page.get_by_role("region", name=f"Player {letter}") for letter in "AB"]
    for side, (value, colour) in zip(sides, (("12,5", "green"), ("12.5", "red")), strict=True):
        field = side.get_by_role("textbox")
        field.fill(value)
        field.blur()
        side.get_by_role("button", name=re.compile(colour, re.I)).tap()
    expect(sides[1].get_by_text(ann.t("web-tournoi-companion-because-threat"))).to_be_visible()
    sides[0].get_by_role("combobox").select_option(
        next(card.id for card in powers() if card.kind == "protect")
    )
    expect(sides[0].get_by_text(ann.t("web-tournoi-companion-kept"))).to_be_visible()
    ann.button("web-tournoi-companion-settle").tap()
    # A has a green animal and four power cards, B a red one and five.
    expect(page.get_by_role("button", name=re.compile("Player A.*6$"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Player B.*10$"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("Player B.*10$"))).to_be_visible()


# Cryptid: two phones at one table


def heard(ann: Visitor) -> list[Response]:
    """Every answer that a page gets from now on."""
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    return answers


def test_each_phone_shows_its_own_clue(visit: NewVisitor) -> None:
    puzzle = generate("normal", 3, Rng(5))
    code = share_code(puzzle)
    for seat, letter in enumerate("AB"):
        ann = visit("en", size=PHONE)
        answers = heard(ann)
        ann.open("/companion/cryptid")
        ann.page.get_by_label(ann.t("web-cryptid-puzzles-enter")).fill(code)
        ann.button("web-cryptid-puzzles-open").tap()
        ann.button("web-cryptid-puzzles-clue-of", who=letter).tap()
        hold = ann.button("web-cryptid-puzzles-hold")
        hold.focus()
        ann.page.keyboard.down("Enter")
        said = ann.catalogue.say(clue(CODES[puzzle.clues[seat]]))
        expect(ann.page.get_by_text(said)).to_be_visible()
        ann.page.keyboard.up("Enter")
        inside = next(hexes_of(puzzle.regions[seat]))
        ann.hex(inside).focus()
        ann.page.keyboard.press("Enter")
        ann.button("web-cryptid-companion-see").focus()
        ann.page.keyboard.down("Enter")
        expect(ann.page.get_by_text(ann.t("web-cryptid-companion-yes"))).to_be_visible()
        ann.page.keyboard.up("Enter")
        told = [answer.text() for answer in answers if "/desk/referee" in answer.url]
        assert told
        for other, number in enumerate(puzzle.clues):
            if other != seat:
                assert not any(f'"{CODES[number]}"' in text for text in told)


def test_somebody_begins(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    ann.open("/companion/helpers")
    ann.button("web-companion-choose-first").tap()
    expect(ann.page.get_by_text(re.compile("^Player [ABC] begins$")).first).to_be_visible()


# Printed components of one's own


def test_a_printed_tile_is_entered_and_used(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    ann.open("/companion/habitats/tiles")
    ann.page.get_by_role("button", name="zebra", exact=True).tap()
    ann.button("web-companion-more", what=ann.t("habitats-field-vp")).tap()
    ann.button("web-companion-own-printed").tap()
    expect(ann.page.get_by_text(ann.t("web-companion-own-count", done=1, all=112))).to_be_visible()
    ann.page.keyboard.press("Escape")
    with ann.page.expect_download() as saved:
        ann.button("web-companion-own-save").tap()
    read = tomllib.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert next(tile for tile in read["tile"] if tile["id"] == "zebra")["vp"] == 5
    ann.open("/companion/habitats")
    expect(total(ann)).to_have_text("0")
    ann.page.locator('[data-cell="0,1"]').tap()
    zebra = ann.page.get_by_role("button", name=re.compile("^zebra"))
    expect(zebra.locator(".vp")).to_have_attribute("data-text", "5")


def test_a_table_is_played_with_what_was_entered(visit: NewVisitor) -> None:
    """Every flower is worth 19, so that the market shows some."""
    flowers = {tile.id: {"vp": 19} for tile in tiles() if tile.kind == "flower"}
    ann = visit("en", size=PHONE)
    ann.open("/companion/habitats/tiles")
    kept = json.dumps({"version": 1, "value": {"rows": flowers, "checked": []}})
    ann.page.evaluate("kept => localStorage.setItem('hedgerow-box-habitats-own', kept)", kept)
    ann.page.reload()
    ann.page.get_by_role("button", name="zebra", exact=True).tap()
    ann.button("web-companion-more", what=ann.t("habitats-field-vp")).tap()
    ann.page.keyboard.press("Escape")
    ann.button("web-companion-own-play").tap()
    count = len(flowers) + 1
    expect(ann.page.get_by_role("switch", name=ann.t("web-new-own"))).to_be_checked()
    expect(ann.page.get_by_text(ann.t("web-new-own-help", count=count))).to_be_visible()
    ann.button("web-new-start").tap()
    expect(ann.page.locator('.vp[data-text="19"]').first).to_be_visible()
    ann.page.get_by_role("button", name=ann.t("web-new-own-look")).tap()
    used = ann.page.get_by_role("dialog", name=ann.t("web-own-used"))
    expect(used.get_by_text(ann.t("web-own-used-help", count=count))).to_be_visible()
    expect(used.locator("dt")).to_have_count(count)
    check_axe(ann.page, "the components of a table")


def file_of(ann: Visitor, id: str) -> None:
    """Look at another file of the box."""
    files = ann.page.get_by_role("radiogroup", name=ann.t("web-companion-own-which"))
    files.get_by_text(ann.t(id), exact=True).click()


def line_of(ann: Visitor, field: str, typed: str, text: str) -> None:
    """Choose a line of a field by some of its words."""
    group = ann.page.get_by_role("group", name=ann.t(field), exact=True)
    group.locator("summary").tap()
    group.get_by_role("combobox", name=ann.t("web-companion-own-find")).fill(typed)
    group.get_by_role("option", name=text, exact=True).tap()
    expect(group.locator("summary")).to_contain_text(text)


def test_an_animal_is_entered_by_its_lines(visit: NewVisitor) -> None:
    ann = visit("en", size=PHONE)
    ann.open("/companion/earth/own")
    ann.page.get_by_role("combobox", name=ann.t("web-companion-own-search")).fill("rabb")
    ann.page.get_by_role("option", name="Rabbit").tap()
    line_of(ann, "earth-field-move", "straight", "move it exactly twice in a straight line")
    ann.button("web-companion-more", what=ann.t("earth-field-steps")).tap()
    text = "put a sprout from the flora it reached into its stock"
    line_of(ann, "earth-field-individual", "sprout reached stock", text)
    dialog = ann.page.get_by_role("dialog", name="Rabbit")
    said = dialog.locator(".said").first
    expect(said).to_contain_text("exactly 3 times in a straight line")
    expect(said).to_contain_text(text)
    side = ann.t("earth-field-of-individual")
    points = ann.t("earth-field-of", field=ann.t("earth-field-points"), side=side)
    ann.button("web-companion-more", what=points).tap()
    expect(said).to_contain_text("2 points")
    told = said.text_content() or ""
    ann.button("web-companion-own-printed").tap()
    expect(ann.page.get_by_text(ann.t("web-companion-own-count", done=1, all=34))).to_be_visible()
    ann.page.keyboard.press("Escape")
    with ann.page.expect_download() as saved:
        ann.button("web-companion-own-save").tap()
    read = tomllib.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    rabbit = next(animal for animal in read["animal"] if animal["id"] == "rabbit")
    assert rabbit["individual"]["stock"] == {"points": 2}
    assert rabbit["individual"]["grade"] == "printed" != rabbit["collective"]["grade"]
    ann.button("web-companion-own-play").tap()
    expect(ann.page.get_by_text(ann.t("web-new-own-help", count=1))).to_be_visible()
    ann.button("web-new-start").tap()
    ann.page.get_by_role("button", name=ann.t("web-new-own-look")).tap()
    used = ann.page.get_by_role("dialog", name=ann.t("web-own-used"))
    expect(used.get_by_text(told)).to_be_visible()


def test_the_files_of_a_box_are_played_with_together(visit: NewVisitor) -> None:
    """A tile, an entrance and a wider market; a mistake is told where it is made."""
    ann = visit("en", size=PHONE)
    ann.open("/companion/habitats/tiles")
    ann.page.get_by_role("button", name="zebra", exact=True).tap()
    ann.button("web-companion-more", what=ann.t("habitats-field-vp")).tap()
    ann.page.keyboard.press("Escape")
    file_of(ann, "web-habitats-own-entrances")
    ann.page.get_by_role("button", name="red entrance", exact=True).tap()
    ann.page.get_by_role("combobox", name=ann.t("habitats-field-land")).select_option("water")
    ann.page.keyboard.press("Escape")
    file_of(ann, "web-habitats-own-market")
    ann.page.get_by_role("button", name="3 players", exact=True).tap()
    ann.button("web-companion-more", what=ann.t("habitats-field-columns")).tap()
    wrong = ann.page.get_by_role("dialog").get_by_role("alert")
    expect(wrong).to_contain_text(ann.t("habitats-wrong-facing"))
    ann.page.keyboard.press("Escape")
    expect(ann.button("web-companion-own-play")).to_be_disabled()
    ann.page.get_by_role("button", name="3 players", exact=True).tap()
    seat = re.compile("^B: column")
    ann.page.get_by_role("group", name=seat).get_by_role("button").last.tap()
    expect(wrong).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    file_of(ann, "web-habitats-own-entrances")
    expect(ann.page.get_by_role("row", name=re.compile("^red entrance.*water"))).to_be_visible()
    ann.button("web-companion-own-play").tap()
    expect(ann.page.get_by_text(ann.t("web-new-own-help", count=3))).to_be_visible()
    ann.button("web-new-start").tap()
    ann.page.get_by_role("button", name=ann.t("web-new-own-look")).tap()
    used = ann.page.get_by_role("dialog", name=ann.t("web-own-used"))
    expect(used.locator("dt")).to_have_text(["zebra", "red entrance", "3 players"])
    check_axe(ann.page, "the files of a table")


# Every page, in both languages


def _home(ann: Visitor) -> None:
    ann.open("/companion")
    expect(ann.page.get_by_role("heading", name=ann.t("web-companion-title"))).to_be_visible()


def _habitats(ann: Visitor) -> None:
    ann.open("/companion/habitats")
    expect(total(ann)).to_have_text("0")
    ann.page.locator('[data-cell="0,1"]').click()
    expect(ann.page.get_by_role("button", name=re.compile("^(zebra|zèbre)"))).to_be_visible()


def _north_woods(ann: Visitor) -> None:
    ann.open("/companion/north-woods")
    chips = ann.page.locator(".pick .companion-chip")
    expect(chips).not_to_have_count(0)
    chips.nth(0).click()
    expect(ann.page.locator(".verdict")).to_be_visible()


def _earth(ann: Visitor) -> None:
    ann.open("/companion/earth")
    cards = ann.page.get_by_role("combobox", name=ann.t("web-earth-companion-search"))
    cards.fill("43")
    expect(ann.page.get_by_role("option").first).to_be_visible()
    cards.press("Enter")
    cards.fill("5")
    expect(ann.page.get_by_role("option").first).to_be_visible()


def _gaia(ann: Visitor) -> None:
    ann.open("/companion/gaia")
    expect(ann.page.get_by_role("region", name=ann.t("web-earth-solo-score"))).to_be_visible()


def _tournoi(ann: Visitor) -> None:
    ann.open("/companion/tournoi")
    expect(ann.page.get_by_role("option")).not_to_have_count(2)


def _cryptid(ann: Visitor) -> None:
    ann.open("/companion/cryptid")
    expect(ann.button("web-cryptid-companion-make")).to_be_visible()


def _own(ann: Visitor) -> None:
    ann.open("/companion/habitats/tiles")
    expect(ann.page.get_by_role("button", name=re.compile("^(zebra|zèbre)"))).to_be_visible()


def _own_species(ann: Visitor) -> None:
    ann.open("/companion/north-woods/species")
    expect(ann.page.get_by_role("button", name=re.compile("^(mink|vison)", re.I))).to_be_visible()


def _own_market(ann: Visitor) -> None:
    ann.open("/companion/habitats/own")
    file_of(ann, "web-habitats-own-market")
    ann.page.get_by_role("button", name=re.compile("^5 ")).click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()


def _own_events(ann: Visitor) -> None:
    ann.open("/companion/north-woods/own")
    file_of(ann, "web-north-woods-own-events")
    expect(ann.page.get_by_role("button", name=re.compile("^Migration"))).to_be_visible()


def _own_powers(ann: Visitor) -> None:
    ann.open("/companion/tournoi/own")
    ann.page.get_by_role("button", name=re.compile("^P20 ")).click()
    ann.page.get_by_role("dialog").locator("summary").click()
    expect(ann.page.get_by_role("option").first).to_be_visible()


def _own_tokens(ann: Visitor) -> None:
    ann.open("/companion/tournoi/own")
    file_of(ann, "web-tournoi-own-tokens")
    ann.page.get_by_role("button", name=re.compile(" B8$")).click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()


def _own_animals(ann: Visitor) -> None:
    ann.open("/companion/earth/own")
    expect(ann.page.get_by_role("button", name=re.compile("^(Rabbit|Lapin)"))).to_be_visible()


def _own_animal(ann: Visitor) -> None:
    _own_animals(ann)
    ann.page.get_by_role("button", name=re.compile("^(Rabbit|Lapin)")).click()
    ann.page.get_by_role("dialog").locator("summary").last.click()
    expect(ann.page.get_by_role("option").first).to_be_visible()


def _helpers(ann: Visitor) -> None:
    ann.open("/companion/helpers")
    expect(ann.button("web-companion-choose-first")).to_be_visible()


def puzzle_of(game: str) -> Callable[[Visitor], None]:
    def go(ann: Visitor) -> None:
        ann.open(f"/puzzles/{game}/2026-11-15")
        expect(ann.page.locator(".scene summary")).to_be_visible(timeout=60_000)

    go.__name__ = f"_puzzle_{game}"
    return go


PAGES: list[Callable[[Visitor], None]] = [
    *(_home, _habitats, _north_woods, _earth, _gaia, _tournoi, _cryptid, _own, _own_species),
    *(_own_market, _own_events, _own_powers, _own_tokens, _own_animals, _own_animal, _helpers),
    *(puzzle_of(game) for game in ("cryptid", "north_woods", "tournoi", "earth")),
]

AXE_SIZES = (PHONE, (740, 360), (1440, 900))
"""Narrow, low and wide: what is shown differs most between these."""


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True)], ids=["en", "fr"])
def test_every_page_is_in_order(visit: NewVisitor, language: Language, dark: bool) -> None:
    ann = visit(language, size=PHONE, dark=dark)
    faults: list[str] = []
    for go in PAGES:
        go(ann)
        name = f"companion{go.__name__.replace('_', '-')}-{language}"
        faults += faults_of(lambda _, name: check_every_size(ann, name), ann.page, name)
        for width, height in AXE_SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            settle(ann.page)
            faults += faults_of(check_axe, ann.page, f"{name}-{width}x{height}")
        ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not faults, "\n".join(faults)


def faults_of(check: Callable[[Page, str], None], page: Page, name: str) -> list[str]:
    """What a check finds, so that all pages are looked at."""
    try:
        check(page, name)
    except AssertionError as fault:
        return [str(fault)]
    return []
