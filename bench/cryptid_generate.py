"""Times the generation of Cryptid puzzles and runs the independent checker on them.

python bench/cryptid_generate.py --count 1000 --seed 1
"""

from __future__ import annotations

import argparse
import statistics
import time

import msgspec

from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.checker import check_file
from hedgerow.games.cryptid.clues import Mode
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.sharing import file_entry


def measure(mode: Mode, researchers: int, count: int, seed: int) -> str:
    """One line: milliseconds of processor time per puzzle, and the checker's result."""
    rng = Rng(seed)
    generate(mode, researchers, rng.fork())  # fill the caches
    times, puzzles = [], []
    for _ in range(count):
        own = rng.fork()
        start = time.process_time_ns()
        puzzles.append(generate(mode, researchers, own))
        times.append((time.process_time_ns() - start) / 1e6)
    times.sort()
    entries = [file_entry(number, puzzle) for number, puzzle in enumerate(puzzles, start=1)]
    findings = check_file(msgspec.json.encode({"puzzles": entries}), "generated")
    passed = sum(not finding.broken_rules for finding in findings)
    mean = statistics.mean(times)
    return (
        f"{mode:8} {researchers:5} {statistics.median(times):9.2f} {mean:7.2f}"
        f" {times[int(0.95 * count)]:7.2f} {1000 / mean:11.0f} {passed:7} of {count}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("mode     seats median ms mean ms  p95 ms per CPU sec  pass the checker")
    modes: tuple[Mode, ...] = ("normal", "advanced")
    for mode in modes:
        for researchers in (3, 4, 5):
            print(measure(mode, researchers, given.count, given.seed), flush=True)


if __name__ == "__main__":
    main()
