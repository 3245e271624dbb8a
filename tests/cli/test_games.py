"""`hedgerow games`."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from hedgerow.bots import bots_for
from hedgerow.cli import app
from hedgerow.games import GAMES


def test_every_game_is_listed_in_both_languages() -> None:
    english = CliRunner().invoke(app, ["--lang", "en", "games"])
    french = CliRunner().invoke(app, ["games", "--lang", "fr"])
    assert english.exit_code == french.exit_code == 0
    for game in GAMES:
        assert f"({game.id})" in english.output
        assert f"({game.id})" in french.output
    assert "deduce the one hex" in english.output
    assert "3 to 5 players" in english.output
    assert "Cryptide" in french.output
    assert "de 3 à 5 joueurs" in french.output


def test_json_gives_programs_seats_options_and_bots() -> None:
    listed = json.loads(CliRunner().invoke(app, ["--lang", "en", "games", "--json"]).output)
    assert [game["id"] for game in listed] == [game.id for game in GAMES]
    cryptid = listed[0]
    assert cryptid["name"] == "Cryptid"
    assert cryptid["seats"] == [3, 4, 5]
    assert cryptid["variant_seats"] == [2]
    assert cryptid["bots"] == list(bots_for("cryptid"))
    options = {option["name"]: option for option in cryptid["options"]}
    assert options["mode"] == {
        "name": "mode",
        "kind": "choice",
        "default": "normal",
        "choices": ["normal", "advanced"],
    }
    assert (options["card"]["min"], options["card"]["max"]) == (0, 999)
    assert options["card"]["only_with"] == [{"option": "puzzle", "values": ["card"]}]


def test_presets_are_listed_and_hold_options_of_the_game() -> None:
    shown = CliRunner().invoke(app, ["--lang", "en", "games"]).output
    assert "preset first: bonus=none" in shown
    listed = json.loads(CliRunner().invoke(app, ["games", "--json"]).output)
    for game, told in zip(GAMES, listed, strict=True):
        for values in told["presets"].values():
            assert game.read_options(values) != game.read_options({})


def test_the_listed_defaults_are_the_games_own() -> None:
    listed = json.loads(CliRunner().invoke(app, ["games", "--json"]).output)
    for game, told in zip(GAMES, listed, strict=True):
        given = {option["name"]: option["default"] for option in told["options"]}
        assert game.read_options(given) == game.read_options({})
