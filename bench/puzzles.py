"""Times the generators of puzzles, one puzzle at a time: `python bench/puzzles.py [COUNT] [GAME]`.

Processor time, so that a busy machine does not matter much. It fails if a puzzle takes more than a
second.
"""

from __future__ import annotations

import sys
import time

from hedgerow.core.puzzles import DIFFICULTIES, Code, make
from hedgerow.games import GAMES

MOST = 1.0


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    only = sys.argv[2] if len(sys.argv) > 2 else None
    slow = False
    print(f"{'game':<12} {'kind':<8} {'level':<7} {'50 %':>7} {'95 %':>7} {'most':>7}  seconds")
    for game in GAMES:
        if only not in (None, game.id):
            continue
        kinds = game.companion().puzzles
        for name in kinds:
            for difficulty in DIFFICULTIES:
                make(kinds, Code(name, difficulty, 1 << 40))  # reads the component files
                times = []
                for seed in range(count):
                    start = time.process_time()
                    make(kinds, Code(name, difficulty, seed))
                    times.append(time.process_time() - start)
                times.sort()
                middle, high = times[count // 2], times[int(count * 0.95)]
                slow |= times[-1] > MOST
                figures = f"{middle:7.3f} {high:7.3f} {times[-1]:7.3f}"
                print(f"{game.id:<12} {name:<8} {difficulty:<7} {figures}", flush=True)
    sys.exit(slow)


if __name__ == "__main__":
    main()
