"""The deck builder and own cards, in both languages, on a desktop and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.conftest import SHOTS, NewVisitor
from e2e.layout import check_axe, check_layout
from e2e.visitor import PHONE, WIDE, Visitor
from hedgerow.core.rng import Rng
from hedgerow.core.text import Arg
from hedgerow.games.tournoi.cards import powers, standard
from hedgerow.games.tournoi.decks import Deck, random_deck
from hedgerow.games.tournoi.sharing import deck_code
from hedgerow.locale import Language

LOOKS: list[tuple[Language, bool, tuple[int, int]]] = [("en", False, WIDE), ("fr", True, PHONE)]
IDS = ["en-light-1440", "fr-dark-360"]
looks = pytest.mark.parametrize("look", LOOKS, ids=IDS)
Look = tuple[Language, bool, tuple[int, int]]

CSV = "name,Height (m),Age,Heat (°C),Danger\nEtna,3357,-6000,1100,8\nFuji,3776,1707,1000,6\n"


def picture(ann: Visitor, name: str, look: Look) -> None:
    """Axe, layout, and something to look at."""
    ann.page.evaluate("() => document.fonts.ready")
    ann.page.wait_for_timeout(100)
    SHOTS.mkdir(exist_ok=True)
    full = f"{name}-{look[2][0]}-{look[0]}"
    ann.page.screenshot(path=SHOTS / f"{full}.png", full_page=True)
    check_layout(ann.page, full)
    check_axe(ann.page, full)


def choice(ann: Visitor, id: str) -> Locator:
    return ann.page.get_by_role("combobox", name=ann.t(id))


def code_shown(ann: Visitor) -> str:
    name = re.compile(f"^{re.escape(ann.t('web-tournoi-decks-code'))}")
    return ann.page.get_by_role("textbox", name=name).input_value()


def rules_broken(ann: Visitor) -> list[str]:
    return [str(row.get_attribute("data-rule")) for row in ann.page.locator("[data-rule]").all()]


@looks
def test_an_illegal_deck_is_refused_by_each_broken_rule(visit: NewVisitor, look: Look) -> None:
    language, dark, size = look
    ann = visit(language, size=size, dark=dark)
    good = random_deck(Rng(4))
    red = next(place for place in good.cards if standard().cards[place].colour == "red")
    protects = tuple(at for at, card in enumerate(powers()) if card.kind == "protect")
    ann.open(f"/decks/{deck_code(Deck(tuple(p for p in good.cards if p != red), protects[:2]))}")
    panel = ann.page.get_by_role("region", name=ann.t("web-tournoi-decks-mine"))
    for id, args in (
        ("tournoi-deck-cards", {"count": 33, "wanted": 34}),
        ("tournoi-deck-powers", {"count": 2, "wanted": 5}),
        ("tournoi-deck-red", {"count": 1, "wanted": 2}),
        ("tournoi-deck-protect", {"count": 2, "most": 1}),
    ):
        expect(panel).to_contain_text(ann.t(id, **args))
    assert rules_broken(ann) == ["TOU-72", "TOU-72", "TOU-73", "TOU-74"]
    expect(ann.button("web-tournoi-decks-use")).to_be_disabled()
    picture(ann, "decks-illegal", look)
    # The missing card: the rules are live.
    name = getattr(standard().cards[red].name, language)
    ann.page.get_by_role("searchbox").fill(name)
    ann.button("web-tournoi-decks-add", card=name).click()
    expect(panel).not_to_contain_text(ann.t("tournoi-deck-red", count=1, wanted=2))
    assert rules_broken(ann) == ["TOU-72", "TOU-74"]


@looks
def test_a_deck_is_built_kept_and_opened_again(visit: NewVisitor, look: Look) -> None:
    language, dark, size = look
    ann = visit(language, size=size, dark=dark)
    ann.open("/decks")
    box = ann.t("tournoi-box-deck", number=2)
    ann.page.get_by_role("button", name=box, exact=True).click()
    expect(ann.button("web-tournoi-decks-use")).to_be_disabled()  # five power cards are missing
    ann.page.get_by_role("radio", name=ann.t("web-tournoi-decks-powers")).check(force=True)
    junior = ann.button("web-tournoi-decks-add", card="Junior")
    for _ in range(5):
        junior.click()
    expect(ann.page.get_by_text(ann.t("web-tournoi-decks-playable"))).to_be_visible()
    picture(ann, "decks-powers", look)
    ann.page.get_by_label(ann.t("web-tournoi-decks-name"), exact=True).fill("Winter")
    ann.button("web-tournoi-decks-keep").click()
    code = code_shown(ann)
    ann.open("/decks")
    expect(ann.page.get_by_text(ann.t("web-tournoi-decks-broken"))).to_be_visible()
    ann.page.get_by_role("button", name="Winter", exact=True).click()
    expect(ann.page.get_by_text(ann.t("web-tournoi-decks-playable"))).to_be_visible()
    assert code_shown(ann) == code


def test_search_filters_and_a_sheet(visit: NewVisitor) -> None:
    ann = visit("en")
    ann.open("/decks")
    rows = ann.page.locator("[data-card]")
    expect(rows).to_have_count(101)
    choice(ann, "web-tournoi-decks-kind").select_option("bird")
    choice(ann, "web-tournoi-decks-colour").select_option("red")
    expect(rows).to_have_count(2)  # kakapo and California condor
    choice(ann, "web-tournoi-decks-order").select_option("0")
    assert rows.first.get_attribute("data-card") == "S11"
    choice(ann, "web-tournoi-decks-kind").select_option("")
    choice(ann, "web-tournoi-decks-colour").select_option("")
    ann.page.get_by_role("searchbox").fill("elephant d'afrique")
    expect(rows).to_have_count(1)
    rows.first.get_by_role("button").first.click()
    sheet = ann.page.get_by_role("dialog")
    for text in ("Loxodonta africana", "4.5\u00a0t", "670\u00a0days", "AnAge"):
        expect(sheet).to_contain_text(text)
    expect(sheet).to_contain_text(ann.t("web-tournoi-decks-reconstructed"))
    check_axe(ann.page, "a card's sheet")


def test_a_wrong_code_says_so_and_leaves_the_deck(visit: NewVisitor) -> None:
    ann = visit("en")
    ann.open(f"/decks/{deck_code(random_deck(Rng(4)))}")
    expect(ann.page.get_by_text(ann.t("web-tournoi-decks-playable"))).to_be_visible()
    ann.page.get_by_label(ann.t("web-tournoi-decks-enter")).fill("1405-XXXX")
    ann.button("web-tournoi-decks-open").click()
    expect(ann.page.get_by_role("alert").first).to_contain_text(
        ann.t("error-tournoi-deck-code-checksum")
    )
    expect(ann.page.get_by_text(ann.t("web-tournoi-decks-playable"))).to_be_visible()
    ann.complaints = [said for said in ann.complaints if "400" not in said]  # the refusal itself


@looks
def test_own_cards_from_a_file(visit: NewVisitor, look: Look) -> None:
    language, dark, size = look
    ann = visit(language, size=size, dark=dark)
    ann.open("/cards")
    bad = CSV.replace("1707", "long ago").encode()
    chooser = ann.page.locator("input[type=file]")
    chooser.set_input_files({"name": "v.csv", "mimeType": "text/csv", "buffer": bad})
    wrong: dict[str, Arg] = {
        "place": "CSV",
        "row": 3,
        "column": "C",
        "header": "Age",
        "text": "long ago",
    }
    expect(ann.page.get_by_role("alert").first).to_have_text(
        ann.t("error-tournoi-csv-value", **wrong)
    )
    chooser.set_input_files({"name": "v.csv", "mimeType": "text/csv", "buffer": CSV.encode()})
    expect(ann.page.locator("[data-card]")).to_have_count(2)
    expect(
        ann.page.get_by_role("heading", name=ann.t("web-tournoi-own-read", count=2))
    ).to_be_visible()
    picture(ann, "own-cards", look)
    ann.complaints = [said for said in ann.complaints if "400" not in said]  # the refusal itself


@looks
def test_a_deck_goes_to_a_table(visit: NewVisitor, look: Look) -> None:
    language, dark, size = look
    ann = visit(language, size=size, dark=dark)
    code = deck_code(random_deck(Rng(4)))
    ann.open(f"/decks/{code}")
    ann.button("web-tournoi-decks-use").click()
    ann.page.wait_for_url("**/new/tournoi")
    assert ann.page.get_by_label(ann.t("option-tournoi-decks")).input_value() == code
    picture(ann, "new-table-deck", look)
    ann.button("web-new-start").click()
    ann.page.wait_for_url("**/table/*")
    assert ann.until_asked()
