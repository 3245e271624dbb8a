"""A Ray cluster gives the same standings as one process.

Needs the extra `ray`, which `make test` does not install (docs/decisions/0018-levels-and-arena.md).
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import pytest

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason='Ray is not installed: pip install "hedgerow[ray]"'
)

SCRIPT = """
import hashlib
from hedgerow.arena import contest_of, run_contest
from hedgerow.arena.workers import cluster
from hedgerow.bots import Budget
from hedgerow.games import game_named
from ray.cluster_utils import Cluster

names = ["random", "first.careful"]
contest = contest_of(game_named("cryptid"), names, seats=3, games=60, seed=4, budget=Budget(5))
small = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
nodes = Cluster(initialize_head=True, head_node_args=small)
nodes.add_node(num_cpus=1, object_store_memory=80_000_000)
with cluster(nodes.address) as play:
    there = run_contest(contest, play).dump()
nodes.shutdown()
assert there == run_contest(contest).dump()
print("identical")
"""


def test_a_cluster_of_two_workers_gives_the_same_bytes() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=300
    )
    assert done.stdout.endswith("identical\n"), done.stderr


def test_a_missing_cluster_is_one_clear_line() -> None:
    words = ["arena", "cryptid", "--bots", "random,careful", "--games", "6"]
    done = subprocess.run(
        [sys.executable, "-m", "hedgerow", "--lang", "en", *words, "--ray", "127.0.0.1:1"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert "no Ray cluster at 127.0.0.1:1" in done.stderr.splitlines()[-1]
