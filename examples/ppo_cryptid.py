"""Learn Cryptid by self-play on the batched game: PPO with masks, in one file.

    python examples/ppo_cryptid.py train --minutes 3.3 --out cryptid.npz --curve cryptid.csv
    python examples/ppo_cryptid.py match --net cryptid.npz --level novice --deals 200

Needs `pip install "hedgerow[batch]"`, and for a GPU the JAX that fits it. One network plays all
seats. What it sees of the map is what clues speak of: what lies within one, two and three hexes.
Tokens are summed with these features, since a clue is possible as long as it agrees with all of its
researcher's discs and cubes; the rest is learned. `docs/learning.md` has the figures.
"""

from __future__ import annotations

import argparse
import csv
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from hedgerow.arena.against import against
from hedgerow.batch import BatchEnv, make
from hedgerow.bots.learned import LearnedBot
from hedgerow.games import game_named
from hedgerow.games.cryptid.codec import CryptidCodec
from hedgerow.games.cryptid.hexes import HEXES, distance

SEATS = 3
GAMES, STEPS = 8192, 32
"""Games side by side, and decisions of each between two updates."""
PARTS, EPOCHS = 16, 2
"""Parts that a batch is learned in, and how often it is learned."""
LAMBDA, CLIP, VALUE_WEIGHT = 0.95, 0.2, 0.5
RATE, ENTROPY = (1e-3, 1e-4), (0.02, 0.002)
"""Learning rate and weight of the entropy, at the beginning and at the end."""
FEATURES, BELIEFS, WIDTH = 64, 4, 128
GRID = ("terrain", "territories", "structures", "own_regions", "cubes", "discs", "searched")
"""The pieces of an observation that have a value for every hex."""

Params = dict[str, jax.Array]
Array = jax.Array


class Net:
    """The network for one seat count; its parameters are kept outside."""

    def __init__(self, seats: int) -> None:
        codec = CryptidCodec(seats)
        self.seats, self.pieces, self.actions = seats, codec.pieces, codec.actions
        steps = np.array([[distance(a, b) for b in range(HEXES)] for a in range(HEXES)])
        self.near = jnp.asarray(
            np.concatenate([steps <= reach for reach in (1, 2, 3)], axis=1), jnp.bfloat16
        )
        self.small = sum(
            int(np.prod(shape)) for name, shape in codec.pieces.items() if name not in GRID
        )

    def init(self, key: Array) -> Params:
        r, planes = self.seats, 4 * (15 + 7)
        sizes = {
            "map1": (planes, FEATURES), "map2": (FEATURES, FEATURES),
            "clue1": (2 * FEATURES + 2, WIDTH), "clue2": (WIDTH, BELIEFS * FEATURES),
            "all1": (r * WIDTH + self.small, 2 * WIDTH), "all2": (2 * WIDTH, FEATURES),
            "hex1": (FEATURES + 2 * r + 2 + r * BELIEFS, FEATURES), "hex2": (FEATURES, FEATURES),
            "plane": (FEATURES, 3 + r), "other": (2 * WIDTH, 3),
            "value1": (2 * FEATURES + 2 * WIDTH, WIDTH), "value2": (WIDTH, 1),
        }  # fmt: skip
        params: Params = {}
        for number, (name, (rows, columns)) in enumerate(sizes.items()):
            scale = (0.01 if name in ("plane", "other", "value2") else 1.4) / np.sqrt(rows)
            drawn = jax.random.normal(jax.random.fold_in(key, number), (rows, columns))
            params[name], params[name + "+"] = drawn * scale, jnp.zeros(columns)
        return params

    def __call__(self, params: Params, seen: Array, mask: Array) -> tuple[Array, Array]:
        """The logarithms of the chances of all actions, and the reward that is expected."""

        def layer(name: str, x: Array) -> Array:
            made = x.astype(jnp.bfloat16) @ params[name].astype(jnp.bfloat16)
            return made + params[name + "+"].astype(jnp.bfloat16)

        games, r = len(seen), self.seats
        piece, small, at = {}, [], 0
        for name, shape in self.pieces.items():
            size = int(np.prod(shape))
            part, at = seen[:, at : at + size], at + size
            if name in GRID:
                piece[name] = part.reshape(games, -1, HEXES)
            else:
                small.append(part)
                if name == "seat":
                    seat = jnp.argmax(part, axis=1)

        built = piece["structures"].reshape(games, 2, 4, HEXES)
        lying = jnp.concatenate(
            [piece["terrain"], piece["territories"], piece["structures"], built.sum(1),
             built.sum(2), piece["territories"].sum(1, keepdims=True)], axis=1,
        )  # fmt: skip
        lying = (lying > 0).astype(jnp.bfloat16)
        near = ((lying @ self.near) > 0).reshape(games, -1, HEXES)
        planes = jnp.concatenate([lying, near.astype(jnp.bfloat16)], axis=1).transpose(0, 2, 1)
        land = jax.nn.relu(layer("map2", jax.nn.relu(layer("map1", planes))))

        tokens = jnp.stack([piece["cubes"], piece["discs"]], axis=2).astype(jnp.bfloat16)
        sums = jnp.einsum("grth,ghf->grtf", tokens, land) / 8
        told = jnp.concatenate([sums.reshape(games, r, -1), tokens.sum(3) / 8], axis=2)
        clue = jax.nn.relu(layer("clue1", told))
        belief = layer("clue2", clue).reshape(games, r * BELIEFS, FEATURES)
        allowed = jnp.einsum("gbf,ghf->ghb", belief, land) / 8

        everything = jnp.concatenate([clue.reshape(games, -1), *small], axis=1)
        context = jax.nn.relu(layer("all1", everything))
        local = [piece[name].transpose(0, 2, 1) for name in ("cubes", "discs", "own_regions")]
        local.append(piece["searched"].transpose(0, 2, 1))
        hexes = layer("hex1", jnp.concatenate([land, *local, allowed], axis=2))
        hexes = jax.nn.relu(hexes + layer("all2", context)[:, None])
        hexes = jax.nn.relu(layer("hex2", hexes))

        plane = layer("plane", hexes).astype(jnp.float32).transpose(0, 2, 1)
        # Questions name a researcher by its place; the planes begin with the viewer's own.
        turned = (jnp.arange(r)[None, :] - seat[:, None]) % r
        asked = jnp.take_along_axis(plane[:, 3:], turned[:, :, None], axis=1)
        logits = jnp.concatenate(
            [plane[:, :3].reshape(games, -1), asked.reshape(games, -1),
             layer("other", context).astype(jnp.float32)], axis=1,
        )  # fmt: skip
        logits = jax.nn.log_softmax(jnp.where(mask, logits, -1e9))
        pooled = jnp.concatenate([hexes.mean(1), hexes.max(1), context], axis=1)
        value = layer("value2", jax.nn.relu(layer("value1", pooled))).astype(jnp.float32)
        return logits, value[:, 0]


class Step(NamedTuple):
    """One decision of every game."""

    seen: Array
    mask: Array
    seat: Array
    action: Array
    chance: Array
    value: Array
    rewards: Array
    done: Array


class Adam(NamedTuple):
    mean: Params
    square: Params
    updates: Array


def adam_step(params: Params, slope: Params, adam: Adam, rate: Array) -> tuple[Params, Adam]:
    """Adam with the slope cut to a norm of 0.5."""
    norm = jnp.sqrt(sum(jnp.sum(leaf**2) for leaf in slope.values()))
    slope = {name: leaf * jnp.minimum(1.0, 0.5 / (norm + 1e-8)) for name, leaf in slope.items()}
    count = adam.updates + 1
    mean = {name: 0.9 * adam.mean[name] + 0.1 * leaf for name, leaf in slope.items()}
    square = {name: 0.999 * adam.square[name] + 0.001 * leaf**2 for name, leaf in slope.items()}
    params = {
        name: leaf
        - rate
        * (mean[name] / (1 - 0.9**count))
        / (jnp.sqrt(square[name] / (1 - 0.999**count)) + 1e-5)
        for name, leaf in params.items()
    }
    return params, Adam(mean, square, count)


def rollout(
    env: BatchEnv, net: Net, params: Params, state: Any, key: Array
) -> tuple[Any, Step, Array]:
    """Some decisions of all games, with finished games dealt anew, and every seat's last value."""

    def decide(state: Any, key: Array) -> tuple[Any, Step]:
        chances, value = net(params, state.observation, state.legal_action_mask)
        action = jax.random.categorical(key, chances)
        chance = jnp.take_along_axis(chances, action[:, None], axis=1)[:, 0]
        after = jax.vmap(env.step)(state, action)
        step = Step(
            state.observation.astype(jnp.bfloat16), state.legal_action_mask,
            state.current_player, action, chance, value, after.rewards, after.terminated,
        )  # fmt: skip
        fresh = jax.vmap(env.init)(jax.random.split(jax.random.fold_in(key, 1), GAMES))

        def renew(new: Array, old: Array) -> Array:
            return jnp.where(after.terminated.reshape(-1, *(1,) * (new.ndim - 1)), new, old)

        return jax.tree.map(renew, fresh, after), step

    state, steps = lax.scan(decide, state, jax.random.split(key, STEPS))
    last = [
        net(params, jax.vmap(partial(env.observe, player_id=jnp.int32(seat)))(state),
            state.legal_action_mask)[1]
        for seat in range(SEATS)
    ]  # fmt: skip
    return state, steps, jnp.stack(last, axis=1)


def advantages(steps: Step, last: Array) -> Array:
    """What each action gained over the value before it: every seat looks at its own next value."""

    def back(carry: tuple[Array, Array], step: Step) -> tuple[tuple[Array, Array], Array]:
        following, gained = carry
        following = jnp.where(step.done[:, None], step.rewards, following)
        gained = jnp.where(step.done[:, None], 0.0, gained)
        own = jax.nn.one_hot(step.seat, SEATS, dtype=bool)
        gain = (jnp.where(own, following + LAMBDA * gained, 0.0)).sum(1) - step.value
        following = jnp.where(own, step.value[:, None], following)
        gained = jnp.where(own, gain[:, None], gained)
        return (following, gained), gain

    return lax.scan(back, (last, jnp.zeros_like(last)), steps, reverse=True)[1]


def learner(env: BatchEnv, net: Net) -> Any:
    """One update: play, then learn from it. Compiled once."""

    def loss(params: Params, step: Step, gain: Array, entropy: Array) -> Array:
        chances, value = net(params, step.seen, step.mask)
        chance = jnp.take_along_axis(chances, step.action[:, None], axis=1)[:, 0]
        ratio = jnp.exp(chance - step.chance)
        weighed = (gain - gain.mean()) / (gain.std() + 1e-8)
        gained = jnp.minimum(ratio * weighed, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * weighed)
        missed = (value - (step.value + gain)) ** 2
        unsure = -jnp.sum(jnp.where(step.mask, jnp.exp(chances) * chances, 0.0), axis=1)
        return -gained.mean() + VALUE_WEIGHT * missed.mean() - entropy * unsure.mean()

    @jax.jit
    def update(params: Params, adam: Adam, state: Any, key: Array, done: Array) -> Any:
        rate = RATE[0] + (RATE[1] - RATE[0]) * done
        entropy = ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * done
        state, steps, last = rollout(env, net, params, state, key)
        gain = advantages(steps, last)
        flat, gains = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[2:]), (steps, gain))

        def learn(carry: tuple[Params, Adam], rows: Array) -> tuple[tuple[Params, Adam], None]:
            params, adam = carry
            part = jax.tree.map(lambda leaf: leaf[rows], flat)
            slope = jax.grad(loss)(params, part, gains[rows], entropy)
            return adam_step(params, slope, adam, rate), None

        orders = [
            jax.random.permutation(jax.random.fold_in(key, 2 + epoch), GAMES * STEPS)
            for epoch in range(EPOCHS)
        ]
        rows = jnp.concatenate(orders).reshape(EPOCHS * PARTS, -1)
        (params, adam), _ = lax.scan(learn, (params, adam), rows)
        ended = jnp.maximum(1, steps.done.sum())
        return params, adam, state, GAMES * STEPS / ended

    return update


def versus_random(env: BatchEnv, net: Net) -> Any:
    """The share of wins of one network against random moves in the other seats."""

    @jax.jit
    def play(params: Params, key: Array) -> Array:
        own = jnp.arange(GAMES) % SEATS
        state = jax.vmap(env.init)(jax.random.split(key, GAMES))

        def decide(carry: Any, key: Array) -> Any:
            state, won = carry
            chances, _ = net(params, state.observation, state.legal_action_mask)
            random = jnp.where(state.legal_action_mask, 0.0, -1e9)
            weights = jnp.where((state.current_player == own)[:, None], chances, random)
            state = jax.vmap(env.step)(state, jax.random.categorical(key, weights))
            won += jnp.take_along_axis(state.rewards, own[:, None], axis=1)[:, 0] > 0
            return (state, won), None

        begun = (state, jnp.zeros(GAMES, jnp.int32))
        (state, won), _ = lax.scan(decide, begun, jax.random.split(key, 400))
        return won.sum() / jnp.maximum(1, state.terminated.sum())

    return play


def save(path: Path, params: Params) -> None:
    kept: Any = {name: np.asarray(leaf) for name, leaf in params.items()}
    np.savez(path, **kept)


def train(given: argparse.Namespace) -> None:
    env = make("cryptid", SEATS, dealing={"setups": given.setups, "seed": 0})
    unseen = make("cryptid", SEATS, dealing={"setups": 512, "seed": 1})
    net, key = Net(SEATS), jax.random.key(given.seed)
    params = net.init(key)
    zero = jax.tree.map(jnp.zeros_like, params)
    adam = Adam(zero, zero, jnp.int32(0))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))
    update, measure = learner(env, net), versus_random(unseen, net)
    began, number, rows = time.monotonic(), 0, []
    while (done := (time.monotonic() - began) / (60 * given.minutes)) < 1:
        turn = jax.random.fold_in(key, number)
        params, adam, state, length = update(params, adam, state, turn, jnp.float32(done))
        number += 1
        if number % given.every == 1:
            won = float(measure(params, jax.random.fold_in(turn, 9)))
            rows.append((number * GAMES * STEPS, time.monotonic() - began, float(length), won))
            steps, seconds, decisions, share = rows[-1]
            print(
                f"{steps:>13,} decisions {seconds:6.0f} s  {decisions:6.1f} a game"
                f"  against random {share:.3f}", flush=True,
            )  # fmt: skip
            save(given.out, params)
    save(given.out, params)
    if given.curve:
        with given.curve.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("decisions", "seconds", "decisions_a_game", "against_random"))
            writer.writerows((s, f"{t:.1f}", f"{d:.2f}", f"{w:.4f}") for s, t, d, w in rows)


def match(given: argparse.Namespace) -> None:
    with np.load(given.net) as file:
        params = {name: jnp.asarray(file[name]) for name in file.files}
    net = Net(SEATS)
    best = jax.jit(lambda seen, mask: jnp.argmax(net(params, seen, mask)[0], axis=1))

    def policy(seen: Any, mask: Any) -> int:
        return int(best(seen[None], mask[None].astype(bool))[0])

    game = game_named("cryptid")
    share, (low, high) = against(
        game, LearnedBot(game, SEATS, policy), given.level,
        seats=SEATS, deals=given.deals, seed=given.seed,
    )  # fmt: skip
    print(
        f"one against two {given.level}, {SEATS * given.deals} games: "
        f"{share:.1%} ({low:.1%} to {high:.1%}), fair share {1 / SEATS:.1%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    learn = commands.add_parser("train", help="learn by self-play")
    learn.add_argument("--minutes", type=float, default=3.3)
    learn.add_argument("--setups", type=int, default=4096)
    learn.add_argument("--every", type=int, default=20, help="updates between two measurements")
    learn.add_argument("--seed", type=int, default=0)
    learn.add_argument("--out", type=Path, default=Path("cryptid.npz"))
    learn.add_argument("--curve", type=Path)
    learn.set_defaults(run=train)
    test = commands.add_parser("match", help="play against a level of the game")
    test.add_argument("--net", type=Path, default=Path("cryptid.npz"))
    test.add_argument("--level", default="novice")
    test.add_argument("--deals", type=int, default=200)
    test.add_argument("--seed", type=int, default=1)
    test.set_defaults(run=match)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
