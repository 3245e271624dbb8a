"""`hedgerow tournoi`: decks and cards, as people and programs see them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hedgerow.cli import main
from hedgerow.cli.desk import desk_app
from hedgerow.cli.say import console, set_language
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.cards import standard
from hedgerow.games.tournoi.decks import random_deck
from hedgerow.games.tournoi.sharing import deck_code, read_deck_code, read_set_code
from hedgerow.locale import Catalogue, Language
from hedgerow.testing.rules import rule

app = desk_app(GAME)

CSV = "name,Height (m),Age,Heat (°C),Danger\nEtna,3357,-6000,1100,8\nFuji,3776,1707,1000,6\n"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    set_language("en")
    monkeypatch.setattr(console, "_width", 160)  # a table must not wrap its names


def run(*args: str, input: str | None = None) -> tuple[int, str]:
    """Exit code and standard output; BadInput goes through."""
    result = CliRunner().invoke(app, list(args), input=input)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout


def whole(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str]:
    """Exit code and standard error of the whole command."""
    before = sys.argv
    sys.argv = ["hedgerow", "--lang", "en", *args]
    try:
        main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0
    finally:
        sys.argv = before
    return code, capsys.readouterr().err


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "deck.txt"
    assert run("deck", "new", str(file), "--seed", "3")[0] == 0
    return file


def test_a_new_deck_can_be_checked_and_shared(deck: Path) -> None:
    code, said = run("deck", "check", str(deck))
    assert code == 0
    assert "A deck to play with: 34 Défis cards, 5 power cards." in said
    shared = said.partition("Code: ")[2].strip()
    assert read_deck_code(shared) == random_deck(Rng(3))
    again = run("deck", "new", "--code", shared)[1]
    assert again == deck.read_text(encoding="utf-8")


@rule("TOU-72", "TOU-73", "TOU-74")
def test_every_broken_rule_is_named_with_its_lines(deck: Path) -> None:
    lines = [line for line in deck.read_text(encoding="utf-8").splitlines() if line[:1] != "P"]
    extra = ["Protect", "Protect", "Giant squid", "Giant squid"]
    deck.write_text("\n".join([*lines, *extra]) + "\n", encoding="utf-8")
    code, said = run("deck", "check", str(deck))
    last = len(lines) + len(extra)
    assert code == 1
    found = [line.removeprefix(str(deck)).strip(", ") for line in said.splitlines()]
    assert f"lines {last - 1}, {last}: TOU-72: 36 Défis cards: a deck has 34." in found
    assert ": TOU-72: 2 power cards: a deck has 5." in found
    twice = "TOU-72: Giant squid is there twice: there is one copy of it."
    assert f"line {last}: {twice}" in found
    assert f"lines {last - 1}, {last}: TOU-73: 20 green cards: a deck has 18." in found
    advice = "TOU-74, advice: 2 Protect cards: at most 1 is recommended."
    assert f"line {last - 2}: {advice}" in found
    assert "4 deck rules are broken." in found


def test_findings_for_programs(deck: Path) -> None:
    deck.write_text("D01\n", encoding="utf-8")
    code, said = run("deck", "check", str(deck), "--json")
    found = json.loads(said)
    assert code == 1 and not found["playable"]
    assert [one["rule"] for one in found["findings"]] == ["TOU-72"] * 2 + ["TOU-73"] * 4


def test_from_standard_input() -> None:
    code, said = run("deck", "check", "-", input="D01\n")
    assert code == 1 and "-: TOU-72: 1 Défis card: a deck has 34." in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("D01\n  Unicorn\n", "deck.txt, line 2, column 3: no card is called “Unicorn”."),
        ("", "deck.txt: there is no card in this file."),
    ],
)
def test_a_bad_deck_file_gives_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    text: str,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("deck.txt").write_text(text, encoding="utf-8")
    assert whole(capsys, "tournoi", "deck", "check", "deck.txt") == (2, f"hedgerow: {said}\n")


def test_a_file_that_is_not_there_gives_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = whole(capsys, "tournoi", "deck", "check", "nowhere.txt")
    assert code == 2 and said.startswith("hedgerow: nowhere.txt:") and said.count("\n") == 1


def test_a_deck_file_is_never_written_over(deck: Path) -> None:
    before = deck.read_bytes()
    with pytest.raises(BadInput, match="error-desk-exists"):
        run("deck", "new", str(deck))
    assert deck.read_bytes() == before


def test_decks_are_listed() -> None:
    said = run("deck", "list")[1]
    assert "sun+leaf" in said and "snowflake" in said
    assert "African lion" in run("deck", "list", "sun+leaf")[1]
    listed = json.loads(run("deck", "list", deck_code(random_deck(Rng(3))), "--json")[1])
    assert (len(listed["cards"]), len(listed["powers"])) == (34, 5)
    with pytest.raises(BadInput, match="error-tournoi-deck-name"):
        run("deck", "list", "moon")
    with pytest.raises(BadInput, match="error-tournoi-deck-code-checksum"):
        run("deck", "list", "1405-6107-4H22")


def test_cards_are_listed_and_filtered() -> None:
    every = json.loads(run("cards", "list", "--json")[1])
    assert (len(every["cards"]), len(every["powers"])) == (101, 20)
    sharks = json.loads(run("cards", "list", "requin", "--json")[1])["cards"]
    assert {card["id"] for card in sharks} == {"D15", "D46", "S27", "S28"}
    birds = json.loads(run("cards", "list", "--kind", "bird", "--colour", "red", "--json")[1])
    wanted = [c.id for c in standard().cards if (c.kind, c.colour) == ("bird", "red")]
    assert [card["id"] for card in birds["cards"]] == wanted and birds["powers"] == []
    assert "No card fits." in run("cards", "list", "unicorn")[1]


def test_cards_are_filtered_by_french_words_too() -> None:
    english = run("cards", "list", "--kind", "bird", "--colour", "red", "--json")
    assert run("cards", "list", "--kind", "Oiseaux", "--colour", "rouge", "--json") == english
    assert run("cards", "list", "--kind", "oiseau", "--colour", "Rouges", "--json") == english
    assert json.loads(english[1])["cards"]


@pytest.mark.parametrize(
    ("option", "language", "known"),
    [
        (
            "--kind",
            "en",
            "mammals, fish, reptiles, birds, molluscs, arthropods, amphibians, others",
        ),
        ("--colour", "fr", "vert, jaune, orange, rouge"),
    ],
)
def test_an_unknown_filter_word_is_refused(option: str, language: Language, known: str) -> None:
    set_language(language)
    with pytest.raises(BadInput, match="error-tournoi-cards-filter") as error:
        run("cards", "list", option, "licorne")
    assert known in Catalogue(language).say(error.value.message)


def test_every_mistake_of_a_csv_is_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = CSV.replace("1707", "long ago").replace("Etna", "").replace("1100", "hot")
    Path("v.csv").write_text(text, encoding="utf-8")
    code, said = whole(capsys, "tournoi", "cards", "check", "v.csv")
    assert code == 2
    assert said.splitlines() == [
        "hedgerow: v.csv, row 2, column A “name”: nothing is there.",
        "hedgerow: v.csv, row 2, column D “Heat (°C)”: “hot” is no number that fits this column.",
        "hedgerow: v.csv, row 3, column C “Age”: “long ago” is no number that fits this column.",
    ]


def test_own_cards_get_a_code(tmp_path: Path) -> None:
    file = tmp_path / "volcanoes.csv"
    file.write_text(CSV, encoding="utf-8")
    code, said = run("cards", "check", str(file), "--list")
    assert code == 0 and "2 cards on Height, Age, Heat, Danger." in said and "3776\u00a0m" in said
    cards = read_set_code(said.partition("Code: ")[2].strip())
    assert [card.name.en for card in cards.cards] == ["Etna", "Fuji"]
    assert json.loads(run("cards", "check", str(file), "--json")[1])["code"].startswith("set1.")


def test_a_malformed_csv_gives_one_line_with_row_and_column(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("v.csv").write_text(CSV.replace("1707", "long ago"), encoding="utf-8")
    said = "v.csv, row 3, column C “Age”: “long ago” is no number that fits this column."
    assert whole(capsys, "tournoi", "cards", "check", "v.csv") == (2, f"hedgerow: {said}\n")
