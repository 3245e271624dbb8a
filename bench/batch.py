"""Decisions per second of the batched games, beside what the memory's bandwidth allows.

Random playouts in one compiled loop, with and without the observation of the seat that is asked.
The bound counts the bytes of a position read and written for every decision, and those of the
observation written, at the speed of a large copy on the same device. `--plain` also times the
plain engine, in processor time. `JAX_NUM_CPU_DEVICES=2` divides the games among two cores.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from hedgerow.arena.playouts import interleave, lazy
from hedgerow.batch import BatchEnv, Playing, make, player, started
from hedgerow.games import game_named

T = TypeVar("T")

SETTINGS: dict[str, dict[str, Any]] = {"cryptid": {"puzzle": "card"}}
"""Options for a game; Cryptid's cards need no generator."""


class Rate(NamedTuple):
    decisions_per_s: float
    cpu_s_per_s: float
    """Processor seconds used for each second that went by."""
    a_game: float


def finished(result: T) -> T:
    """The same once the device has computed it."""
    for leaf in jax.tree.leaves(result):
        leaf.block_until_ready()
    return result


def divided(playing: Playing) -> Playing:
    """The games divided among all devices."""
    if len(jax.devices()) == 1:
        return playing
    mesh = Mesh(np.array(jax.devices()), ("games",))
    whole = NamedSharding(mesh, PartitionSpec())  # type: ignore[no-untyped-call]
    along = NamedSharding(mesh, PartitionSpec("games"))  # type: ignore[no-untyped-call]
    placed: Playing = jax.tree.map(
        lambda leaf: jax.device_put(leaf, along if leaf.ndim else whole), playing
    )
    return placed


def rate(env: BatchEnv, games: int, moves: int, repeats: int, seen: bool) -> Rate:
    """The median of some runs, after one that compiles and mixes the games."""
    play = player(env.rules, moves, seen=seen)
    playing = divided(jax.jit(lambda key: started(env.rules, key, games))(jax.random.key(1)))
    playing = finished(play(playing))
    found, shares = [], []
    for _ in range(repeats):
        before = _sum(playing.decisions)
        wall, cpu = time.perf_counter(), time.process_time()
        playing = finished(play(playing))
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        found.append((_sum(playing.decisions) - before) / wall)
        shares.append(cpu / wall)
    length = _sum(playing.decisions) / max(1, _sum(playing.games))
    return Rate(median(found), median(shares), length)


def _sum(counts: Any) -> int:
    return int(np.asarray(counts, np.int64).sum())


def bandwidth(words: int) -> float:
    """Bytes per second that a copy reads and writes, ten times in a row on each device."""
    times = 10
    whole = jnp.zeros((len(jax.devices()), words), jnp.uint32)
    copy = jax.pmap(lambda array: lax.fori_loop(0, times, lambda _, old: old + 1, array))
    array = finished(copy(whole))
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        array = finished(copy(array))
        best = min(best, time.perf_counter() - start)
    return 2 * 4 * words * times * len(jax.devices()) / best


def position_bytes(env: BatchEnv) -> int:
    shapes = jax.eval_shape(lambda key: env.init(key)._position, jax.random.key(0))
    return sum(int(np.prod(leaf.shape)) * leaf.dtype.itemsize for leaf in jax.tree.leaves(shapes))


def plain(game_id: str, seats: int, options: dict[str, Any]) -> float:
    """Decisions per processor second of the plain engine."""
    contestants = {"plain": lazy(game_named(game_id), seats, options, 1)}
    rounds = list(interleave(contestants, 10, 0.2))
    return median(row["plain"].decisions_per_s for row in rounds)


def main(given: argparse.Namespace) -> None:
    device = jax.devices()[0]
    speed = bandwidth(given.copy_words)
    devices = f"{len(jax.devices())} x {device.device_kind}, jax {jax.__version__}"
    print(f"{devices}: a copy moves {speed / 1e9:,.0f} GB/s")
    print(
        f"{'game':<10}{'seats':>6}{'batch':>10}{'seen':>6}{'decisions/s':>16}{'bound':>16}"
        f"{'of it':>7}{'bytes':>8}{'a game':>8}{'cores':>7}{'÷ plain':>9}"
    )
    for name in given.games:
        options = SETTINGS.get(name, {})
        for seats in given.seats or game_named(name).seats:
            env = make(name, seats, **options)
            reference = plain(name, seats, options) if given.plain else 0.0
            for seen in (False, True):
                games = given.seen_batch if seen else given.batch
                size = 2 * position_bytes(env) + (4 * env.observation_shape[0] if seen else 0)
                found = rate(env, games, given.moves, given.repeats, seen)
                bound = speed / size
                ratio = f"{found.decisions_per_s / reference:9.1f}" if reference else ""
                print(
                    f"{name:<10}{seats:>6}{games:>10,}{'yes' if seen else 'no':>6}"
                    f"{found.decisions_per_s:>16,.0f}{bound:>16,.0f}"
                    f"{found.decisions_per_s / bound:>7.2f}{size:>8,}{found.a_game:>8.1f}"
                    f"{found.cpu_s_per_s:>7.2f}{ratio}",
                    flush=True,
                )
            if reference:
                print(f"{'':<10}{seats:>6}  the plain engine: {reference:,.0f} a processor second")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["cryptid", "tournoi"])
    parser.add_argument("--seats", type=int, nargs="*", default=[])
    parser.add_argument("--batch", type=int, default=1 << 13, help="games side by side")
    parser.add_argument("--seen-batch", type=int, default=1 << 11, help="with observations")
    parser.add_argument("--moves", type=int, default=400, help="moves of each game in a run")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--copy-words", type=int, default=1 << 26, help="4 bytes each")
    parser.add_argument("--plain", action="store_true", help="time the plain engine too")
    main(parser.parse_args())
