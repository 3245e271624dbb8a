"""`hedgerow cryptid new`, `check` and `explain`, as people and programs see them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hedgerow.cli import main
from hedgerow.cli.desk import desk_app
from hedgerow.cli.say import set_language
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.generator import generate, pairs_share
from hedgerow.games.cryptid.hexes import hex_name
from hedgerow.games.cryptid.puzzle import card_puzzle, cards
from hedgerow.games.cryptid.sharing import file_entry, read_code, share_code
from hedgerow.table import Table
from hedgerow.testing.rules import rule

app = desk_app(GAME)


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


def told(cell: list[int]) -> str:
    return f"{cell[1] + 1}-{cell[0] + 1}"


@rule("CRY-53")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
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
            "hexes": [told(puzzle["setups"][str(seats)]["habitat"])],
            "removable": [],
            "broken_rules": [],
        }


@rule("CRY-13", "CRY-53")
def test_two_seats_get_a_puzzle_for_four_and_are_told_who_holds_which_clues() -> None:
    (made,) = json.loads(run("new", "--seats", "2", "--seed", "5", "--json")[1])["puzzles"]
    assert list(made["setups"]) == ["2"]
    assert len(made["setups"]["2"]["clues"]) == 4
    _, closed = run("new", "--seats", "2", "--seed", "5")
    _, opened = run("new", "--seats", "2", "--seed", "5", "--reveal")
    for shown in (closed, opened):
        flat = " ".join(shown.split())
        assert "player A, who begins, holds clues 1 and 2; player B holds clues 3 and 4" in flat
    for label in ("Clue 1 (A)", "Clue 2 (A)", "Clue 3 (B)", "Clue 4 (B)"):
        assert label in opened and label not in closed
    # The code serves the table that plays it.
    options = {"puzzle": "code", "code": made["setups"]["2"]["code"]}
    at = Table(GAME, 2, options, seed="x")
    assert set(at.view(0).own) == set(made["setups"]["2"]["clues"][:2])


@rule("CRY-53")
def test_a_code_whose_clues_do_not_serve_two_is_refused() -> None:
    rng = Rng(1)
    while pairs_share((puzzle := generate("normal", 4, rng)).regions):
        pass
    options = {"puzzle": "code", "code": share_code(puzzle)}
    Table(GAME, 4, options, seed="x")
    with pytest.raises(BadInput, match="error-cryptid-code-pairs"):
        Table(GAME, 2, options, seed="x")


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
    assert "Clue 1" not in closed
    assert not [line for line in closed.splitlines() if line.endswith(f" {habitat}")]
    for number, letter in enumerate("ABCD", start=1):
        assert f"Clue {number} ({letter})" in opened
    assert habitat in opened
    assert all(code not in opened for code in (CODES[clue] for clue in puzzle.clues))


def test_the_map_is_drawn_on_request() -> None:
    assert len(run("new", "--map")[1].splitlines()) > len(run("new")[1].splitlines()) + 9


def test_french() -> None:
    set_language("fr")
    told = run("new", "--seed", "5", "--mode", "advanced", "--reveal")[1]
    assert "Énigme 1\u00a0: mode avancé, 4 joueurs" in told
    assert "Indice 1 (A)" in told


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
    assert "8-2" in told and "[1, 7]" not in told
    assert "1 of 1 set-up: exactly one hex fits" in told
    assert "All quality rules hold." in told


def test_a_lesser_rule_broken_is_told_and_no_failure() -> None:
    narrow = card(3)
    narrow["puzzles"][0]["setups"]["3"]["hint"] = "desert"
    code, told = run("check", "-", input=json.dumps(narrow))
    assert code == 0
    assert "1 of 1 set-up:" in told
    assert "narrow-hint (1)" in told


def test_another_habitat_than_stated_is_told_and_a_failure() -> None:
    wrong = card()
    wrong["puzzles"][0]["setups"]["4"]["habitat"] = [0, 0]
    code, told = run("check", "-", input=json.dumps(wrong))
    assert code == 1
    assert "0 of 1 set-up:" in told
    flat = " ".join(told.replace("│", " ").split())
    assert "8-2, but" in flat
    assert "1-1" in flat and "[0, 0]" not in flat
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


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "error-cryptid-puzzles-empty"),
        (" \n", "error-cryptid-puzzles-empty"),
        ('{"puzzles": []}', "error-cryptid-puzzles-none"),
    ],
)
def test_an_empty_file_is_reported(text: str, id: str) -> None:
    for more in ((), ("--json",)):
        with pytest.raises(BadInput, match=id):
            run("check", "-", *more, input=text)


def test_a_set_up_for_two_seats_is_checked() -> None:
    # In pairs 1 and 3, 2 and 4 its clues have too few hexes in common.
    puzzle = next(
        found
        for found in (card_puzzle(each, 4) for each in cards())
        if not pairs_share([found.regions[n] for n in (0, 2, 1, 3)])
    )
    two = {"puzzles": [file_entry(7, puzzle, 2)]}
    code, found = run("check", "-", "--json", input=json.dumps(two))
    assert code == 0
    assert [finding["seats"] for finding in json.loads(found)] == [2]
    clues = two["puzzles"][0]["setups"]["2"]["clues"]
    rules = set()
    for other in permutations(clues):
        two["puzzles"][0]["setups"]["2"]["clues"] = list(other)
        code, found = run("check", "-", "--json", input=json.dumps(two))
        rules.add((code, *json.loads(found)[0]["broken_rules"]))
    assert rules == {(0,), (1, "shared-hexes")}


@rule("CRY-41")
def test_removable_is_explained_where_no_hex_fits() -> None:
    nowhere = card()
    # Within 1 of water and not within 1 of it.
    nowhere["puzzles"][0]["mode"] = "advanced"
    nowhere["puzzles"][0]["setups"]["4"]["clues"][:2] = ["near1:water", "not near1:water"]
    code, told = run("check", "-", input=json.dumps(nowhere))
    assert code == 1
    flat = " ".join(told.split())
    assert "A clue is removable if the one hex that fits would still be the only one" in flat
    assert "A clue is removable" not in run("check", "-", input=json.dumps(card()))[1]


# explain


def broken() -> Iterator[tuple[str, dict[str, Any], str]]:
    """Set-ups that make no sense, and what is said of them."""
    wrong = card()
    wrong["puzzles"][0]["structures"].pop(0)
    yield "structure missing", wrong, "structure on a hex of its own"
    wrong = card()
    built = wrong["puzzles"][0]["structures"]
    built[1] = {**built[0], "row": 8, "col": 8}
    yield "structure twice", wrong, "structure on a hex of its own"
    wrong = card()
    clues = wrong["puzzles"][0]["setups"]["4"]["clues"]
    clues[1] = clues[0]
    yield "clue twice", wrong, "No clue is used twice"
    wrong = card()
    clues = wrong["puzzles"][0]["setups"]["4"]["clues"]
    clues[1] = f"not {clues[0]}"
    yield "opposites", wrong, "beside its negation"
    wrong = card()
    wrong["puzzles"][0]["setups"]["4"]["clues"][1] = "near3:black"
    yield "black in normal mode", wrong, "23 clues in normal mode"
    wrong = card(3)
    wrong["puzzles"][0]["setups"]["3"]["clues"] = ["near1:animal", "near2:bear", "near2:cougar"]
    yield "several hexes", wrong, "hexes fit all its clues: "
    wrong = card(3)
    wrong["puzzles"][0]["setups"]["3"]["clues"] = [
        "on:desert|forest",
        "on:mountain|swamp",
        "near2:bear",
    ]
    yield "no hex", wrong, "no hex fits all its clues"


@pytest.mark.parametrize(("file", "said"), [pytest.param(f, s, id=i) for i, f, s in broken()])
@pytest.mark.parametrize("more", [(), ("--json",)])
def test_a_broken_set_up_is_not_explained(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    file: dict[str, Any],
    said: str,
    more: tuple[str, ...],
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(file))
    code, told = whole(capsys, "cryptid", "explain", str(path), *more)
    assert code == 2
    assert len(told.splitlines()) == 1
    assert "wrong.json" in told and "puzzle 7 for" in told
    assert said in told


def test_hexes_are_told_by_column_and_row() -> None:
    _, told = run("explain", "-", input=json.dumps(card()))
    assert "all clues meet in 8-2." in told and "[" not in told
    found = json.loads(run("explain", "-", "--json", input=json.dumps(card()))[1])
    assert found[0]["habitats"] == ["8-2"]
    assert all("8-2" in cells for cells in found[0]["without"].values())
