"""`hedgerow north_woods feed`, as people and programs see it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hedgerow.cli import main
from hedgerow.cli.desk import desk_app
from hedgerow.cli.say import set_language
from hedgerow.games.north_woods import GAME

app = desk_app(GAME)

TABLE = """
table: wolves > deer > fruit and berries, cougar
table: yellow perch > eggs
hand: mink
"""


@pytest.fixture(autouse=True)
def english() -> None:
    set_language("en")


def run(content: str, *args: str) -> str:
    result = CliRunner().invoke(app, ["feed", "-", *args], input=content)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0
    return " ".join(result.stdout.split())


def test_who_is_fed_and_who_starves_and_why() -> None:
    said = run(TABLE)
    assert "eats white-tailed deer" in said
    assert "hungry: white-tailed deer: feeds cougar" in said
    assert "NWO-11: yellow perch: no realm in common with gray wolf" in said
    assert "NWO-7: fruit and berries: a resource, and gray wolf is a carnivore" in said
    assert "3 of 4 species can be fed." in said
    assert "Ranks 1 · 3 · 5 · 7 8" in said
    assert "No Habitat: ranks 2, 4, 6 are missing." in said
    assert "No Habitat this turn with this hand." in said


def test_in_french() -> None:
    set_language("fr")
    assert "affamée : « cerf » nourrit déjà « puma »" in run(
        TABLE
    )  # `run` makes every space a plain one


def test_the_way_to_a_habitat_is_listed() -> None:
    said = run(
        "table: cougar > moose > plants, wolf > deer > plants, mink > mouse > invertebrates\n"
        "hand: snowshoe hare, fruit"
    )
    assert "A Habitat this turn, with 2 steps:" in said
    assert "1. Play fruit and berries. 2. Play snowshoe hare on fruit and berries." in said


def test_the_best_turn_is_told_step_by_step() -> None:
    said = run("table: deer > plants, snowshoe hare, fungi\nhand: cougar, eggs\ndying: moose")
    assert "No Habitat this turn with this hand." in said
    steps = "Move snowshoe hare onto plants. 2. Move white-tailed deer onto fungi."
    told = f"The best turn, in 3 steps: 1. {steps} 3. Play cougar on white-tailed deer."
    assert f"{told} Then 3 species are fed, ranks 1 · 3 · 5 · · 8" in said
    assert "Hungry at the end" not in said


def test_who_is_lost_in_the_best_turn() -> None:
    said = run("table: deer > plants, snowshoe hare\nhand: cougar")
    assert "The best turn, in one step: 1. Play cougar on white-tailed deer." in said
    assert "Hungry at the end of the turn, so it dies: snowshoe hare." in said


def test_the_best_turn_in_french() -> None:
    set_language("fr")
    said = run("table: cerf > plantes, lièvre d’Amérique\nmain: puma".replace("main", "hand"))
    assert "Le meilleur tour, en une étape : 1. Joue « puma » sur « cerf »." in said
    assert "Ensuite : 2 espèces nourries, rangs 1 · · · 5 · · 8" in said


def test_where_nothing_better_can_be_done() -> None:
    said = run("table: deer > plants\nhand: northern pike")
    assert "Nothing better can be done with these cards this turn." in said


def test_the_wolf_pair_is_a_switch() -> None:
    table = (
        "table: wolf > deer > plants, moose > plants, mink > mouse > invertebrates\n"
        "table: wolf > snowshoe hare > plants"
    )
    assert "No Habitat: rank 8 is missing." in run(table)
    assert "A Habitat can be declared." in run(table, "--wolf-pair")
    assert json.loads(run(table, "--wolf-pair", "--json"))["habitat"]


def test_json_files_are_answered_in_json() -> None:
    asked = {"table": ["deer", "plants"], "boom": [], "abundance": [], "dying": [None] * 3}
    turn = {"steps": [], "ranks": [1, 5], "fed": 1, "hungry": [], "habitat": False}
    given = {"fed": [[0, 1]], "hungry": [], "max_fed": 1, "habitat": False, "turn": turn}
    assert json.loads(run(json.dumps(asked))) == given
    assert json.loads(run("table: deer, plants", "--json")) == given


def test_a_mistake_is_one_line_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "table.txt"
    file.write_text("table: deer\nhand: unicorn\n", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["hedgerow", "--lang", "en", "north_woods", "feed", str(file)])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert said == f"hedgerow: {file}, line 2, column 7: there is no card “unicorn”.\n"
