"""`hedgerow cryptid new` and `check`, as people and programs see them."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hedgerow.cli import main
from hedgerow.cli.cryptid import app
from hedgerow.cli.say import set_language
from hedgerow.core.errors import BadInput
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.hexes import hex_name
from hedgerow.games.cryptid.puzzle import card_puzzle, cards
from hedgerow.games.cryptid.sharing import file_entry, read_code


@pytest.fixture(autouse=True)
def english() -> None:
    set_language("en")


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


def card(researchers: int = 4) -> dict[str, Any]:
    return {"puzzles": [file_entry(7, card_puzzle(cards()[0], researchers))]}


# new


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_new_puzzles_pass_the_check(mode: str, seats: int) -> None:
    args = ("new", "--mode", mode, "--seats", str(seats), "--count", "5", "--seed", "3")
    code, made = run(*args, "--json")
    assert code == 0
    puzzles = json.loads(made)["puzzles"]
    assert [puzzle["id"] for puzzle in puzzles] == [1, 2, 3, 4, 5]
    assert {puzzle["mode"] for puzzle in puzzles} == {mode}
    code, found = run("check", "-", "--json", input=made)
    assert code == 0
    for puzzle, finding in zip(puzzles, json.loads(found), strict=True):
        assert finding == {
            "id": puzzle["id"],
            "seats": seats,
            "habitats": [puzzle["setups"][str(seats)]["habitat"]],
            "removable": [],
            "broken_rules": [],
        }


def test_two_seats_get_a_puzzle_for_four() -> None:
    _, made = run("new", "--seats", "2", "--json")
    assert list(json.loads(made)["puzzles"][0]["setups"]) == ["4"]


def test_a_seed_makes_the_same_puzzles_however_many() -> None:
    few = json.loads(run("new", "--seed", "5", "--count", "2", "--json")[1])["puzzles"]
    many = json.loads(run("new", "--seed", "5", "--count", "4", "--json")[1])["puzzles"]
    assert many[:2] == few
    assert json.loads(run("new", "--json")[1]) != json.loads(run("new", "--json")[1])


def test_the_code_in_the_file_rebuilds_the_puzzle() -> None:
    (made,) = json.loads(run("new", "--seed", "5", "--json")[1])["puzzles"]
    puzzle = read_code(made["setups"]["4"]["code"])
    assert file_entry(1, puzzle) == made


def test_a_rating_is_added_on_request() -> None:
    (plain,) = json.loads(run("new", "--seed", "5", "--json")[1])["puzzles"]
    (rated,) = json.loads(run("new", "--seed", "5", "--json", "--rate")[1])["puzzles"]
    setup = rated["setups"]["4"]
    assert setup.pop("stars") in range(1, 6)
    assert setup.pop("hexes") >= 1
    assert rated == plain


def test_secrets_are_shown_only_on_request() -> None:
    (made,) = json.loads(run("new", "--seed", "5", "--json")[1])["puzzles"]
    puzzle = read_code(made["setups"]["4"]["code"])
    habitat = hex_name(puzzle.habitat.bit_length() - 1)
    _, closed = run("new", "--seed", "5")
    _, opened = run("new", "--seed", "5", "--reveal")
    assert made["setups"]["4"]["code"] in closed
    assert "★" in closed
    assert "Clue A" not in closed
    assert not [line for line in closed.splitlines() if line.endswith(f" {habitat}")]
    for letter in "ABCD":
        assert f"Clue {letter}" in opened
    assert habitat in opened
    assert all(code not in opened for code in (CODES[clue] for clue in puzzle.clues))


def test_the_map_is_drawn_on_request() -> None:
    assert len(run("new", "--map")[1].splitlines()) > len(run("new")[1].splitlines()) + 9


def test_french() -> None:
    set_language("fr")
    told = run("new", "--seed", "5", "--mode", "advanced", "--reveal")[1]
    assert "Énigme 1\u00a0: avancée, 4 chercheurs" in told
    assert "Indice A" in told


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("new", "--mode", "hard"), "hard"),
        (("new", "--seats", "6"), "6"),
        (("check", "no-such-file.json"), "no-such-file.json"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], named: str
) -> None:
    code, told = whole(capsys, "cryptid", *args)
    assert code == 2
    assert len(told.splitlines()) == 1
    assert named in told


# check


def test_a_proper_file_in_words(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps(card()))
    code, told = run("check", str(file))
    assert code == 0
    assert "[1, 7]" in told
    assert "1 of 1 set-ups: exactly one hex fits" in told
    assert "All quality rules hold." in told


def test_a_lesser_rule_broken_is_told_and_no_failure() -> None:
    narrow = card(3)
    narrow["puzzles"][0]["setups"]["3"]["hint"] = "desert"
    code, told = run("check", "-", input=json.dumps(narrow))
    assert code == 0
    assert "1 of 1 set-ups" in told
    assert "narrow-hint (1)" in told


def test_another_habitat_than_stated_is_told_and_a_failure() -> None:
    wrong = card()
    wrong["puzzles"][0]["setups"]["4"]["habitat"] = [0, 0]
    code, told = run("check", "-", input=json.dumps(wrong))
    assert code == 1
    assert "0 of 1 set-ups" in told
    flat = " ".join(told.replace("│", " ").split())
    assert "[1, 7], but" in flat
    assert "[0, 0]" in flat
    code, found = run("check", "-", "--json", input=json.dumps(wrong))
    assert code == 1
    assert json.loads(found)[0]["broken_rules"] == ["stated-habitat"]


def test_a_removable_clue_is_a_failure() -> None:
    wrong = card(3)
    clues = wrong["puzzles"][0]["setups"].pop("3")["clues"]
    wrong["puzzles"][0]["setups"]["4"] = {"clues": [*clues, "near1:animal"]}
    code, found = run("check", "-", "--json", input=json.dumps(wrong))
    assert code == 1
    assert "near1:animal" in json.loads(found)[0]["removable"]


def test_a_malformed_file_is_one_line_naming_file_and_path(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    wrong = card()
    wrong["puzzles"][0]["setups"]["4"]["clues"][1] = "near2:wolf"
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(wrong))
    code, told = whole(capsys, "cryptid", "check", str(file))
    assert code == 2
    assert len(told.splitlines()) == 1
    assert "wrong.json" in told
    assert '$.puzzles[0].setups["4"].clues[1]' in told
    assert "near2:wolf" in told


def test_standard_input_is_named_too() -> None:
    with pytest.raises(BadInput) as caught:
        run("check", "-", input="[")
    assert caught.value.message.args["place"] == "-"


def test_an_empty_file_of_puzzles() -> None:
    assert run("check", "-", "--json", input='{"puzzles": []}') == (0, "[]\n")
