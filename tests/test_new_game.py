"""A game in one folder and one line in GAMES is everywhere, as docs/adding-a-game.md promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent

EVERYWHERE = """
import msgspec
import hedgerow.games
from examples.acorns import GAME

hedgerow.games.GAMES = (*hedgerow.games.GAMES, GAME)  # the one line

from typer.testing import CliRunner
from hedgerow.arena.playouts import pettingzoo
from hedgerow.cli import app
from hedgerow.core.rng import Rng
from hedgerow.envs import aec
from hedgerow.server.types import generate
from hedgerow.server.work.worker import DeskJob, ReplayJob, answer
from hedgerow.table import Table

# The command line lists it, plays it and prints its desk.
run = CliRunner()
assert "acorns" in run.invoke(app, ["games", "--json"]).stdout
told = run.invoke(app, ["acorns", "weigh", "-", "--each", "2"], input="3 4")
assert told.stdout == "14 points\\n", told
told = run.invoke(app, ["acorns", "weigh", "-", "--json"], input="3 4")
assert msgspec.json.decode(told.stdout) == {"points": 7}
told = run.invoke(app, ["acorns", "weigh", "-", "--each", "12"], input="3")
assert "error-option-value" in str(told.exception)

# The browser has its types, and the server its desk.
types = generate(hedgerow.games.GAMES)
assert "acorns: {" in types and "aids: AcornsAids;" in types and "insight: AcornsInsight;" in types
assert '"weigh": { request: AcornsWeighRequest; answer: Weighed };' in types
request = b'{"file": {"text": "3 4"}}'
assert answer(DeskJob("acorns", "weigh", request, "en")).made == b'{"points":7}'

# Environments and replays.
assert pettingzoo(aec("acorns", 3), 1)().decisions > 3
table, rng = Table(GAME, 2, seed="new"), Rng(1)
while table.to_act:
    seat = table.to_act[0]
    table.play(seat, table.decisions_for(seat)[0].moves.pick(rng))
chart = msgspec.json.decode(answer(ReplayJob(table.record.dump(), "chart")).made)
assert chart["unit"] == "turn" and len(chart["values"]) == len(chart["stops"])
assert chart["title"]["id"] == "acorns-chart"
assert [stop["turn"] for stop in chart["stops"]] == [0, 1, 2, 3]  # all seats act in a turn
position = msgspec.json.decode(answer(ReplayJob(table.record.dump(), "position", 1)).made)
assert position["insight"] == {"acorns": [0, 0]}
print("everywhere")
"""


def test_a_new_game_is_everywhere_by_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-c", EVERYWHERE], cwd=HERE, capture_output=True, text=True, timeout=300
    )
    assert done.stdout == "everywhere\n", done.stderr
