"""Many games at once with arrays of shape (n, ...), in this process or over several.

The interface is that of Gymnasium's vector environments, except that all seats are played by the
caller: each game asks one seat at a time, and rewards have a column for each seat.
"""

from __future__ import annotations

import multiprocessing
import secrets
import traceback
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.envs.stepping import Floats, Rules, Stepper, check_choice
from hedgerow.games import game_named

Step: TypeAlias = tuple[Floats, Floats, NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]

Engine: TypeAlias = Literal["plain", "compiled", "batched"]
ENGINES: Final = ("plain", "compiled", "batched")


def vector(
    game: str,
    n: int,
    seats: int,
    *,
    processes: int = 0,
    copy: bool = True,
    engine: Engine = "plain",
    **options: object,
) -> Games:
    """Make `n` games at once; `options` are the game's own.

    With `processes`, the games are divided among that many processes, which write into shared
    memory. Without `copy`, the arrays of the last step are written over by the next.
    `engine="compiled"` steps Habitats, North Woods or Earth with `hedgerow.compiled`, which needs
    Numba; `engine="batched"` steps Cryptid or Le Tournoi with `hedgerow.batch`, which needs JAX.
    """
    if n < 1:
        raise BadInput("error-env-games", count=n)
    check_choice("engine", engine, ENGINES)
    rules = Rules(game_named(game), seats, options)
    if engine == "batched":
        if processes:
            raise BadInput("error-env-value", key="processes", value=str(processes), known="0")
        from hedgerow.envs.batched import BatchedGames  # needs the extra `batch`

        return BatchedGames(rules, n, copy=copy)
    if engine == "compiled":
        from hedgerow.compiled import make  # needs the extra `compiled`

        make(game, seats, **options)  # refuses what is not compiled, here and not elsewhere
    if processes:
        return GamesElsewhere(rules, n, min(processes, n), copy=copy, engine=engine)
    return Games(rules, n, copy=copy, engine=engine)


class Arrays(NamedTuple):
    """What is shown of `n` games, one row for each."""

    observations: Floats
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    """The seat that is asked."""
    rewards: Floats
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    actions: NDArray[np.int64]
    """The actions of the next step."""

    @classmethod
    def layout(cls, rules: Rules, n: int) -> list[tuple[tuple[int, ...], type[Any]]]:
        return [
            ((n, rules.length), np.float32),
            ((n, rules.actions), np.int8),
            ((n,), np.int64),
            ((n, rules.seats), np.float32),
            ((n,), np.bool_),
            ((n,), np.bool_),
            ((n,), np.int64),
        ]

    @classmethod
    def new(cls, rules: Rules, n: int) -> Arrays:
        return cls._make(np.zeros(shape, kind) for shape, kind in cls.layout(rules, n))

    def rows(self, first: int, last: int) -> Arrays:
        """The same memory, of some of the games."""
        return Arrays._make(array[first:last] for array in self)


class Stepped(Protocol):
    """Games that are stepped together and begun again when they are over."""

    def reset(self, seeds: Sequence[int] | None, /) -> None:
        """Begin all games; a seed also determines the games that follow in its row."""
        ...

    def step(self) -> None:
        """Make the actions of all games. An illegal one ends its game with -1 for its seat."""
        ...


def _batch(rules: Rules, arrays: Arrays, engine: Engine) -> Stepped:
    """Games that are shown in these arrays."""
    if engine == "compiled":
        from hedgerow.envs.compiled import CompiledBatch  # needs the extra `compiled`

        return CompiledBatch(rules, arrays)
    return Batch(rules, arrays)


class Batch:
    """Games of the plain engine."""

    def __init__(self, rules: Rules, arrays: Arrays) -> None:
        count = len(arrays.seats)
        self._arrays = arrays
        self._rows = np.zeros((count, rules.seats, rules.length), np.float32)
        self._flat = self._rows.reshape(count * rules.seats, rules.length)
        self._first = np.arange(count) * rules.seats
        """The row of each game's first seat."""
        self._number = np.arange(count)
        self._games = [Stepper(rules, rows) for rows in self._rows]
        self._seeds = [Rng(secrets.randbits(64)) for _ in self._games]

    def reset(self, seeds: Sequence[int] | None) -> None:
        if seeds is not None:
            self._seeds = [Rng(seed) for seed in seeds]
        for number, game in enumerate(self._games):
            game.start(f"{self._seeds[number].next():016x}")
            self._ask(number, game)
        self._show()

    def step(self) -> None:
        arrays, games = self._arrays, self._games
        arrays.rewards[:] = 0
        arrays.terminations[:] = arrays.truncations[:] = False
        actions = arrays.actions
        legal = arrays.masks[self._number, actions.clip(0, arrays.masks.shape[1] - 1)] == 1
        legal &= (actions >= 0) & (actions < arrays.masks.shape[1])
        masks, seats = arrays.masks, arrays.seats
        for number, (action, fine) in enumerate(zip(actions.tolist(), legal.tolist(), strict=True)):
            game = games[number]
            if fine:
                game.act(action)
                seat = game.seat
                if seat >= 0:
                    game.observe(seat)
                    masks[number] = game.mask()
                    seats[number] = seat
                    continue
                arrays.rewards[number] = game.rewards()
            else:
                arrays.rewards[number, game.seat] = -1
            arrays.truncations[number] = fine and game.truncated
            arrays.terminations[number] = not arrays.truncations[number]
            game.start(f"{self._seeds[number].next():016x}")
            self._ask(number, game)
        self._show()

    def _ask(self, number: int, game: Stepper) -> None:
        game.observe(game.seat)
        self._arrays.masks[number] = game.mask()
        self._arrays.seats[number] = game.seat

    def _show(self) -> None:
        """Copy the row of each seat that is asked."""
        asked = self._first + self._arrays.seats
        np.take(self._flat, asked, axis=0, out=self._arrays.observations, mode="clip")


class Games(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """Games that are all stepped at once; a game that is over is begun again in the same step.

    An observation is that of the seat that its game asks, `infos["seat"]`, and its legal actions
    are in `infos["action_mask"]`. The rewards of a finished game are in the row of its last step.
    """

    def __init__(
        self, rules: Rules, n: int, *, copy: bool = True, engine: Engine = "plain"
    ) -> None:
        self.rules = rules
        self.engine: Engine = engine
        self.pieces = rules.pieces
        self.num_envs = n
        self.copy = copy
        self.metadata = {"name": rules.name, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(0, 1, (rules.length,), np.float32)
        self.single_action_space = spaces.Discrete(rules.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._started = False
        self._arrays = self._make()

    def _make(self) -> Arrays:
        arrays = Arrays.new(self.rules, self.num_envs)
        self._batch = _batch(self.rules, arrays, self.engine)
        return arrays

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin all games; with a seed, game i and those that follow it have the seed plus i."""
        super().reset(seed=seed)
        self._reset(seed)
        self._started = True
        return self._copied(self._arrays.observations), self._infos()

    def step(self, actions: NDArray[np.int64]) -> Step:
        if not self._started:
            raise gymnasium.error.ResetNeeded("reset() starts the games")
        self._arrays.actions[:] = actions
        self._step()
        arrays = self._arrays
        return (
            self._copied(arrays.observations),
            self._copied(arrays.rewards),
            self._copied(arrays.terminations),
            self._copied(arrays.truncations),
            self._infos(),
        )

    def _reset(self, seed: int | None) -> None:
        count = self.num_envs
        self._batch.reset(None if seed is None else [seed + number for number in range(count)])

    def _step(self) -> None:
        self._batch.step()

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self._copied(self._arrays.masks),
            "seat": self._copied(self._arrays.seats),
        }

    def _copied(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def split(self, observations: Floats) -> dict[str, Floats]:
        """The named pieces of observations in their shapes, as views of their memory."""
        pieces: dict[str, Floats] = {}
        at = 0
        for name, shape in self.pieces.items():
            size = int(np.prod(shape))
            pieces[name] = observations[:, at : at + size].reshape(len(observations), *shape)
            at += size
        return pieces

    def close_extras(self, **kwargs: Any) -> None:
        """Do nothing: there is nothing to release."""


class GamesElsewhere(Games):
    """Games in several processes, which write into memory that all share."""

    def __init__(
        self,
        rules: Rules,
        n: int,
        processes: int,
        *,
        copy: bool = True,
        engine: Engine = "plain",
    ) -> None:
        self._processes = processes
        super().__init__(rules, n, copy=copy, engine=engine)

    def _make(self) -> Arrays:
        # A forked process could inherit a lock that another thread holds.
        context = multiprocessing.get_context("spawn")
        rules, n, engine = self.rules, self.num_envs, self.engine
        memory = [
            context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for shape, kind in Arrays.layout(rules, n)
        ]
        bounds = [n * worker // self._processes for worker in range(self._processes + 1)]
        self._slices = [*pairwise(bounds)]
        self._pipes: list[Connection] = []
        self._workers = []
        for first, last in self._slices:
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_work,
                args=(
                    *(theirs, rules.game.id, rules.seats, rules.given, engine),
                    *(memory, n, first, last),
                ),
                daemon=True,
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        return _shared(rules, memory, n)

    def _ask(self, questions: Sequence[Any]) -> None:
        """Send a question to each worker and wait for all answers."""
        for pipe, question in zip(self._pipes, questions, strict=True):
            pipe.send(question)
        for pipe in self._pipes:
            fault = pipe.recv()
            if fault:
                self.close()
                raise RuntimeError(f"a process of the vector environment failed:\n{fault}")

    def _reset(self, seed: int | None) -> None:
        self._ask(
            [
                ("reset", None if seed is None else [seed + at for at in range(first, last)])
                for first, last in self._slices
            ]
        )

    def _step(self) -> None:
        self._ask([("step", None)] * len(self._pipes))

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the processes."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()


def _shared(rules: Rules, memory: Sequence[Any], n: int) -> Arrays:
    return Arrays._make(
        np.frombuffer(buffer, kind).reshape(shape)
        for buffer, (shape, kind) in zip(memory, Arrays.layout(rules, n), strict=True)
    )


def _work(
    pipe: Connection,
    game: str,
    seats: int,
    options: Mapping[str, object],
    engine: Engine,
    memory: Sequence[Any],
    n: int,
    first: int,
    last: int,
) -> None:
    """Step the games from `first` to `last` until the pipe is closed."""
    rules = Rules(game_named(game), seats, options)
    batch = _batch(rules, _shared(rules, memory, n).rows(first, last), engine)
    while True:
        try:
            what, seeds = pipe.recv()
        except EOFError:
            return
        try:
            if what == "reset":
                batch.reset(seeds)
            else:
                batch.step()
        except Exception:
            pipe.send(traceback.format_exc())
        else:
            pipe.send("")
