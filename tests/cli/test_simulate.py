"""`hedgerow simulate`."""

from __future__ import annotations

import json
import re
import sys

import pytest
from typer.testing import CliRunner

from hedgerow.cli import app, main

ARGUMENTS = ["simulate", "cryptid", "--games", "4", "--processes", "1", "--seed", "3"]


def test_json_has_exactly_the_promised_form() -> None:
    bots = ["--seats", "4", "--bots", "careful,random"]
    run = CliRunner().invoke(app, [*ARGUMENTS, *bots, "--json"])
    assert run.exit_code == 0
    told = json.loads(run.stdout)
    assert list(told) == ["games", "decisions", "cpu_s", "bots"]
    assert told["games"] == 4
    assert list(told["bots"]) == ["careful", "random"]
    for bot in told["bots"].values():
        assert list(bot) == ["seats", "wins", "win_rate", "ci95", "mean_score"]
        low, high = bot["ci95"]
        assert low <= bot["win_rate"] <= high
    # The last bot named fills the other seats.
    assert {name: bot["seats"] for name, bot in told["bots"].items()} == {
        "careful": 4,
        "random": 12,
    }


def test_people_get_a_table_in_their_language() -> None:
    english = CliRunner().invoke(app, ["--lang", "en", *ARGUMENTS, "--seats", "3"])
    french = CliRunner().invoke(app, ["--lang", "fr", *ARGUMENTS, "--seats", "3"])
    assert english.exit_code == french.exit_code == 0
    assert "95% interval" in english.stdout
    assert re.search(r"\d\.\d – \d", english.stdout)
    assert "4 games" in english.stdout
    assert (
        "100.0% of the games (4): The creature is found by a search that met no cube."
        in english.stdout
    )
    assert re.search(r"\d,\d – \d", french.stdout)
    assert "4 parties" in french.stdout
    assert "100,0\u00a0% des parties (4)\u00a0: " in french.stdout


def test_options_and_budget_reach_the_game() -> None:
    extra = ["--bots", "careful,careful,careful", "--option", "mode=advanced", "--json"]
    run = CliRunner().invoke(app, [*ARGUMENTS, *extra, "--option", "puzzle=card"])
    plain = CliRunner().invoke(app, [*ARGUMENTS, *extra, "--budget-ms", "5"])
    assert run.exit_code == plain.exit_code == 0
    assert json.loads(run.stdout)["decisions"] != json.loads(plain.stdout)["decisions"]


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["chess"], "chess"),
        (["cryptid", "--bots", "clever"], "clever"),
        (["cryptid", "--seats", "7"], "7"),
        (["cryptid", "--seats", "3", "--bots", "random,random,random,careful"], "4 bots"),
        (["cryptid", "--games", "0"], "0"),
        (["cryptid", "--processes", "0"], "0"),
        (["cryptid", "--budget-ms", "0"], "0"),
        (["cryptid", "--option", "mode"], "mode"),
        (["cryptid", "--option", "mode=hard"], "hard"),
        (["cryptid", "--option", "colour=red"], "colour"),
    ],
)
def test_bad_input_gives_one_line_and_code_2(
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["hedgerow", "--lang", "en", "simulate", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main()
    told = capsys.readouterr()
    assert stopped.value.code == 2
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith("hedgerow: ")
    assert said in line
