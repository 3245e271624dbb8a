"""A game's bots are found by its id, those of other packages by their entry points."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hedgerow.bots import Budget, bots_for, budget_for, make_bot, offered_bots, resolve, usual_bot
from hedgerow.core.errors import BadInput
from hedgerow.games import GAMES
from hedgerow.table import Table

LEVELS = ["novice", "player", "expert", "master"]


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_every_game_has_levels_and_the_first_release_s_bots(game_id: str) -> None:
    names = list(bots_for(game_id))
    assert names[:5] == ["random", *LEVELS]
    assert [name for name in names if name.startswith("first.")]
    assert not [name for name in offered_bots(game_id) if name.startswith("first.")]
    assert usual_bot(game_id) == "player"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_bot_weighs_what_it_chooses(game: Any) -> None:
    table = Table(game, max(2, game.seats[0]), seed="weigh")
    seat = table.to_act[0]
    view, decision = table.view(seat), table.decisions_for(seat)[0]
    for name in bots_for(game.id):
        options = make_bot(game.id, name, 3).weigh(view, decision, Budget(5))
        assert options and all(option.move in decision.moves for option in options), name
        assert all(0 <= option.chance <= 1 and option.doubt >= 0 for option in options), name
        if name != "random":
            again = make_bot(game.id, name, 3).weigh(view, decision, Budget(5))
            assert again == options, name


def test_a_game_without_a_folder_has_the_generic_bot() -> None:
    assert list(bots_for("acorns")) == ["random"]
    assert usual_bot("acorns") == "random"


@pytest.mark.parametrize("module", ["protocol", "random", "search", "levels", "first"])
def test_a_module_is_no_folder_of_a_game(module: str) -> None:
    assert list(bots_for(module)) == ["random"]


def test_names_of_the_first_release_still_work() -> None:
    assert resolve("cryptid", "careful") == "first.careful"
    assert resolve("cryptid", "first.careful") == "first.careful"
    assert resolve("cryptid", "random") == "random"
    assert budget_for("cryptid", "careful") == Budget()


def test_an_unknown_name_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(BadInput) as refusal:
        make_bot("cryptid", "planner", 1)
    known = str(refusal.value.message.args["known"]).split(", ")
    assert known == list(bots_for("cryptid"))


# Bots of other packages

MODULE = """
from hedgerow.bots import Offer, RandomBot

quick = Offer(lambda game, seed: RandomBot(seed), ms=40, line={"en": "Quick."})
woody = Offer(lambda game, seed: RandomBot(seed), games=frozenset({"north_woods"}))
usurper = Offer(lambda game, seed: 1 / 0)
"""
ENTRIES = """[hedgerow.bots]
quick = quickbot:quick
woody = quickbot:woody
broken = quickbot:missing
number = quickbot:__name__
Bad Name = quickbot:quick
expert = quickbot:usurper
"""


def package(folder: Path) -> None:
    """An installed package that offers bots, as pip leaves it behind."""
    (folder / "quickbot.py").write_text(MODULE)
    info = folder / "quickbot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: quickbot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)


SCRIPT = """
import logging
logging.basicConfig(format="%(message)s")
from typer.testing import CliRunner
from hedgerow.arena import simulate
from hedgerow.bots import bots_for, budget_for
from hedgerow.cli import app
from hedgerow.games import game_named
from hedgerow.server.http.catalogue import games

assert "quick" in bots_for("habitats") and "woody" not in bots_for("habitats")
assert "woody" in bots_for("north_woods")
assert "Bad Name" not in bots_for("habitats") and "broken" not in bots_for("habitats")
assert bots_for("habitats")["expert"](1), "a package cannot replace a level"
assert budget_for("habitats", "quick").ms == 40
assert "quick" in CliRunner().invoke(app, ["games"]).stdout
assert simulate(game_named("habitats"), 2, 2, ["quick", "random"], processes=2).games == 2
assert all("quick" in str(game.bots) for game in games())
print("everywhere")
"""


def test_a_bot_from_another_package_is_everywhere(tmp_path: Path) -> None:
    package(tmp_path)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.stdout == "everywhere\n", done.stderr
    for left_out in ("broken", "number", "Bad Name"):
        assert left_out in done.stderr


def test_nothing_is_logged_without_such_packages(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        bots_for("habitats")
    assert not caplog.records
