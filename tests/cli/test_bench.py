"""`hedgerow bench`: that it runs and says what it counts. No figure is asserted here."""

from __future__ import annotations

import json
import sys

import pytest
from typer.testing import CliRunner

from hedgerow.cli import app, main

QUICK = ["bench", "--rounds", "2", "--seconds", "0.001"]


def test_json_for_programs() -> None:
    run = CliRunner().invoke(app, [*QUICK, "--json"])
    assert run.exit_code == 0
    told = json.loads(run.stdout)
    assert (told["game"], told["seats"], told["rounds"]) == ("cryptid", 4, 2)
    rows = {row["name"]: row for row in told["rows"]}
    wanted = ["cryptid lazy", "cryptid full lists", "leduc_poker", "hearts", "hanabi"]
    assert list(rows)[:5] == wanted
    for row in rows.values():
        rate = row["decisions_per_s"]
        assert 0 < rate["low"] <= rate["median"] <= rate["high"]
        # Chance events are steps and no decisions.
        assert row["steps_per_s"]["median"] >= rate["median"]
    assert rows["hearts"]["steps_per_s"]["low"] > rows["hearts"]["decisions_per_s"]["low"]
    assert rows["cryptid lazy"]["times"] == {"median": 1.0, "low": 1.0, "high": 1.0}


def test_another_game_with_what_else_it_is_timed_at() -> None:
    run = CliRunner().invoke(app, ["bench", "habitats", *QUICK[1:], "--json"])
    assert run.exit_code == 0
    told = json.loads(run.stdout)
    assert (told["game"], told["seats"]) == ("habitats", 4)
    names = [row["name"] for row in told["rows"]]
    assert names[:3] == ["habitats lazy", "habitats full lists", "habitats parks scored"]
    assert "leduc_poker" in names
    assert told["rows"][0]["times"]["median"] == 1.0


def test_people_get_a_table_in_their_language() -> None:
    english = CliRunner().invoke(app, ["--lang", "en", *QUICK])
    french = CliRunner().invoke(app, ["--lang", "fr", *QUICK])
    assert english.exit_code == french.exit_code == 0
    assert "Set-up of" in english.stdout
    assert "mise en place" in french.stdout


def test_without_the_other_libraries_our_figures_stand_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "hedgerow.envs", None)
    monkeypatch.setitem(sys.modules, "pettingzoo.classic", None)
    run = CliRunner().invoke(app, ["--lang", "en", *QUICK])
    assert run.exit_code == 0
    assert "cryptid lazy" in run.stdout and "hearts" not in run.stdout
    said = " ".join(run.stdout.split())
    assert "open_spiel is not installed (pip install hedgerow[bench]" in said
    assert "pettingzoo is not installed" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rounds", "0"], "At least one round is needed, not 0."),
        (["--seconds", "0"], "more than 0 and at most 3600 seconds, not 0.0."),
        (["--seconds", "nan"], "more than 0 and at most 3600 seconds, not nan."),
    ],
)
def test_bad_input(
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["hedgerow", "--lang", "en", "bench", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err
