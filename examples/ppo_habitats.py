"""Learn Habitats by self-play through the vector interface: PPO with masks, in one file.

    python examples/ppo_habitats.py train --minutes 26 --processes 16 --out habitats.pt --curve habitats.csv
    python examples/ppo_habitats.py match --net habitats.pt --level novice --deals 200

Needs `pip install "hedgerow[envs]" torch`. One network plays both seats. It sees its own park as a
picture, one cell a tile, and everything else as numbers. Besides the end of the game it is
rewarded for every point that its park gains. `docs/learning.md` has the figures.
"""  # noqa: E501

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical
from torch.nn import functional

from hedgerow.arena.against import against
from hedgerow.bots.learned import LearnedBot
from hedgerow.envs import vector
from hedgerow.games import game_named
from hedgerow.games.habitats.codec import FEATURES, STANDING, HabitatsCodec
from hedgerow.games.habitats.moves import Place

SEATS = 2
GAMES, STEPS = 2048, 64
"""Games side by side, and decisions of each between two updates."""
PARTS, EPOCHS = 16, 3
LAMBDA, CLIP, VALUE_WEIGHT, GAIN_WEIGHT, POINTS_WEIGHT = 0.9, 0.2, 0.5, 1.0, 10.0
LAST_RATE, ENTROPY = 1e-4, (0.02, 0.003)
"""The learning rate at the end, and the weight of the entropy at the beginning and at the end."""
REACH = 9
"""How far from the entrance the picture of a park goes; the few cells beyond it look alike."""
SIDE, TURNS, CHOICES = 2 * REACH + 1, 4, 3
WIDTH, DEEP = 64, 96


class Net(nn.Module):
    """Logits of all actions, the reward that is expected, and the points that a tile will bring."""

    cell: Tensor
    inside: Tensor

    def __init__(self) -> None:
        super().__init__()
        codec = HabitatsCodec(SEATS)
        self.pieces, self.turns, self.spaces = codec.pieces, codec.turns, codec.spaces
        places = [codec.decode(number) for number in range(self.spaces, codec.actions)]
        at = [(p.x, p.y, p.turn) for p in places if isinstance(p, Place)]
        inside = [abs(x) <= REACH and abs(y) <= REACH for x, y, _ in at]
        number = [
            turn * SIDE * SIDE + (y + REACH) * SIDE + x + REACH if within else 0
            for (x, y, turn), within in zip(at, inside, strict=True)
        ]
        self.register_buffer("cell", torch.tensor(number))
        self.register_buffer("inside", torch.tensor(inside))
        printed = len(FEATURES)
        apart = ("parks", "market", "hand")
        self.others = [name for name in self.pieces if name not in apart]
        others = sum(int(np.prod(self.pieces[name])) for name in self.others)
        self.first = nn.Conv2d(len(STANDING) + printed, WIDTH, 3, padding=1)
        self.told = nn.Sequential(nn.Linear(others, 128), nn.ReLU(), nn.Linear(128, WIDTH))
        self.second = nn.Conv2d(WIDTH, WIDTH, 3, padding=1)
        self.third = nn.Conv2d(WIDTH, WIDTH, 3, padding=1)
        self.cell_of = nn.Conv2d(WIDTH, DEEP, 1)
        self.tile = nn.Linear(printed, DEEP)
        self.laid = nn.Conv2d(DEEP, DEEP, 1)
        self.place = nn.Conv2d(DEEP, 2 * TURNS, 1)
        self.take = nn.Sequential(nn.Linear(printed + 3 * WIDTH, 128), nn.ReLU(), nn.Linear(128, 1))
        self.value = nn.Sequential(
            nn.Linear(3 * WIDTH + CHOICES * (printed + 1), 128), nn.ReLU(), nn.Linear(128, 1)
        )
        self.greed = nn.Parameter(torch.tensor([3.0, 3.0]))
        """How much a gain that is foreseen counts when a tile is laid, and when one is taken."""
        for head in (self.place, self.take[2], self.value[2]):
            nn.init.normal_(head.weight, std=0.01)

    def split(self, seen: Tensor) -> dict[str, Tensor]:
        sizes = [int(np.prod(shape)) for shape in self.pieces.values()]
        parts = torch.split(seen, sizes, dim=1)
        named = zip(self.pieces.items(), parts, strict=True)
        return {name: part.reshape(-1, *shape) for (name, shape), part in named}

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The logits, the value, and what laying the tile in hand is foreseen to gain."""
        piece = self.split(seen)
        picture = self.picture(piece["parks"][:, 0])
        told = self.told(torch.cat([piece[name].flatten(1) for name in self.others], dim=1))
        land = functional.relu(self.first(picture) + told[:, :, None, None])
        land = functional.relu(self.second(land))
        land = functional.relu(self.third(land) + land)

        # The tile in hand, or those that can be taken, on every cell in every turn.
        market = piece["market"].flatten(1, 2)
        open, spaces = mask[:, : self.spaces].float().topk(CHOICES, dim=1)
        tiles = market.gather(1, spaces[:, :, None].expand(-1, -1, market.shape[2]))
        laying = piece["hand"].any(1)
        tiles = torch.where(laying[:, None, None], piece["hand"][:, None], tiles)
        on = self.cell_of(land)[:, None] + self.tile(tiles)[:, :, :, None, None]
        on = functional.relu(on).flatten(0, 1)
        laid = self.place(functional.relu(self.laid(on) + on))
        laid = laid.reshape(-1, CHOICES, 2, TURNS * SIDE * SIDE).float()
        gain, more = laid[:, :, 0], laid[:, :, 1]

        foreseen = gain[:, 0, self.cell]
        places = self.greed[0] * foreseen + more[:, 0, self.cell]
        places = places.where(self.inside, places.new_full((), -5.0))
        edge = functional.max_pool2d(picture[:, :1], 3, 1, 1) * (1 - picture[:, :1])
        cells = edge.flatten(1).repeat(1, TURNS)[:, None]
        best = gain.masked_fill(cells == 0, -1.0).amax(2)

        pooled = torch.cat([land.mean((2, 3)), land.amax((2, 3)), told], dim=1)
        around = pooled[:, None].expand(-1, self.spaces, -1)
        takes = self.take(torch.cat([market, around], dim=2))[:, :, 0].float()
        takes = takes.scatter_add(1, spaces, self.greed[1] * best * open)
        logits = torch.cat([takes, places], dim=1).masked_fill(~mask, -1e9)
        known = torch.cat([pooled, tiles.flatten(1), best.detach()], dim=1)
        return logits, self.value(known)[:, 0].float(), foreseen

    def picture(self, rows: Tensor) -> Tensor:
        """The tiles of a park where they lie."""
        spot = (rows[:, :, 1:3] * 2 * self.turns).round().long() - self.turns + REACH
        shown = (rows[:, :, 0] > 0) & (spot >= 0).all(2) & (spot < SIDE).all(2)
        where = (spot[:, :, 1] * SIDE + spot[:, :, 0]) * shown
        picture = rows.new_zeros(len(rows), SIDE * SIDE, rows.shape[2])
        at = where[:, :, None].expand(-1, -1, rows.shape[2])
        picture.scatter_add_(1, at, rows * shown[:, :, None])
        return picture.transpose(1, 2).reshape(len(rows), -1, SIDE, SIDE)

    def points(self, seen: Tensor) -> Tensor:
        """The points of the own park, in hundreds."""
        return self.split(seen)["park_points"][:, 0]


class Step(NamedTuple):
    """One decision of every game."""

    seen: Tensor
    mask: Tensor
    seat: Tensor
    action: Tensor
    chance: Tensor
    value: Tensor
    points: Tensor
    rewards: Tensor
    done: Tensor


class Play:
    """Games under way: what the next decisions see."""

    def __init__(self, games: int, processes: int, seed: int, device: torch.device) -> None:
        self.games = vector("habitats", games, SEATS, processes=processes, copy=False)
        self.device = device
        self._look(*self.games.reset(seed=seed))

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        seen, rewards, done, cut, infos = self.games.step(actions.cpu().numpy())
        self._look(seen, infos)
        put = (torch.tensor(rewards), torch.tensor(done | cut))
        return put[0].to(self.device), put[1].to(self.device)

    def _look(self, seen: Any, infos: dict[str, Any]) -> None:
        self.seen = torch.tensor(seen).to(self.device)
        self.mask = torch.tensor(infos["action_mask"]).to(self.device).bool()
        self.seat = torch.tensor(infos["seat"]).to(self.device)


@torch.no_grad()
def rollout(play: Play, net: Net) -> tuple[Step, Tensor, Tensor]:
    """Some decisions of all games, what each gained over the value before it, and in points."""
    steps = []
    for _ in range(STEPS):
        seen, mask, seat = play.seen, play.mask, play.seat
        with torch.autocast(play.device.type, torch.bfloat16):
            logits, value, _ = net(seen, mask)
        drawn = Categorical(logits=logits, validate_args=False)
        action = drawn.sample()
        rewards, done = play.step(action)
        steps.append(
            Step(
                seen,
                mask,
                seat,
                action,
                drawn.log_prob(action),
                value,
                net.points(seen),
                rewards,
                done,
            )
        )
    return Step(*map(torch.stack, zip(*steps, strict=True))), *advantages(steps)


def advantages(steps: list[Step]) -> tuple[Tensor, Tensor]:
    """Every seat looks at its own next decision. One that has none yet gains nothing; the points
    of one that has none are not a number."""
    first = steps[0]
    shape = (len(first.seat), SEATS)
    value, points, gained = (torch.zeros(shape, device=first.seat.device) for _ in range(3))
    known = torch.zeros(shape, dtype=torch.bool, device=first.seat.device)
    over = torch.zeros_like(known)
    gains, points_gained = [], []
    for step in reversed(steps):
        done = step.done[:, None]
        value = torch.where(done, step.rewards, value)
        gained = torch.where(done, 0.0, gained)
        known, over = known | done, over | done
        own = step.seat[:, None]

        def mine(array: Tensor, own: Tensor = own) -> Tensor:
            return array.gather(1, own)[:, 0]

        more = torch.where(mine(over), 0.0, mine(points) - step.points)
        gain = POINTS_WEIGHT * more + mine(value) + LAMBDA * mine(gained) - step.value
        gain = torch.where(mine(known), gain, 0.0)
        gains.append(gain)
        seen = mine(known) & ~mine(over)
        points_gained.append(torch.where(seen, more, torch.nan))
        value = value.scatter(1, own, step.value[:, None])
        points = points.scatter(1, own, step.points[:, None])
        gained = gained.scatter(1, own, gain[:, None])
        known = known.scatter(1, own, True)
        over = over.scatter(1, own, False)
    return torch.stack(gains[::-1]), torch.stack(points_gained[::-1])


def learn(
    net: Net, adam: torch.optim.Optimizer, steps: Step, gains: Tensor, more: Tensor, entropy: float
) -> None:
    flat = Step(*(part.flatten(0, 1) for part in steps))
    gain, points = gains.flatten(), more.flatten() * 10
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gain), device=gain.device).chunk(PARTS):
            action = flat.action[rows]
            with torch.autocast(gain.device.type, torch.bfloat16):
                logits, value, foreseen = net(flat.seen[rows], flat.mask[rows])
            drawn = Categorical(logits=logits, validate_args=False)
            ratio = (drawn.log_prob(action) - flat.chance[rows]).exp()
            weighed = (gain[rows] - gain[rows].mean()) / (gain[rows].std() + 1e-8)
            gained = torch.min(ratio * weighed, ratio.clamp(1 - CLIP, 1 + CLIP) * weighed)
            missed = (value - (flat.value[rows] + gain[rows])) ** 2
            place = (action - net.spaces).clamp(min=0)
            told = foreseen.gather(1, place[:, None])[:, 0]
            counts = (action >= net.spaces) & net.inside[place] & points[rows].isfinite()
            wrong = (told - points[rows].nan_to_num()) * counts
            loss = -gained.mean() + VALUE_WEIGHT * missed.mean() + GAIN_WEIGHT * (wrong**2).mean()
            loss = loss - entropy * drawn.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()


@torch.no_grad()
def versus_random(play: Play, net: Net, decisions: int = 170) -> float:
    """The share of wins of the network against random moves; a game has 84 decisions."""
    own = torch.arange(len(play.seat), device=play.device) % SEATS
    won = games = 0.0
    for _ in range(decisions):
        with torch.autocast(play.device.type, torch.bfloat16):
            logits, _, _ = net(play.seen, play.mask)
        random = torch.zeros_like(logits).masked_fill(~play.mask, -1e9)
        chosen = torch.where((play.seat == own)[:, None], logits, random)
        rewards, done = play.step(Categorical(logits=chosen, validate_args=False).sample())
        result = rewards.gather(1, own[:, None])[:, 0]
        won += float(((result + 1) / 2)[done].sum())
        games += float(done.sum())
    return won / max(1.0, games)


def train(given: argparse.Namespace) -> None:
    torch.manual_seed(given.seed)
    torch.backends.cudnn.benchmark = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    net = Net().to(device)
    if given.resume:
        net.load_state_dict(torch.load(given.resume, map_location=device))
    adam = torch.optim.Adam(net.parameters(), lr=given.rate, eps=1e-5)
    play = Play(given.games, given.processes, given.seed, device)
    test = Play(256, min(8, given.processes), given.seed + 1_000_000, device)
    began, number, rows = time.monotonic(), 0, []
    while (done := (time.monotonic() - began) / (60 * given.minutes)) < 1:
        for group in adam.param_groups:
            group["lr"] = given.rate + (LAST_RATE - given.rate) * done
        started = time.monotonic()
        steps, gains, more = rollout(play, net)
        played = time.monotonic()
        learn(net, adam, steps, gains, more, ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * done)
        learned = time.monotonic()
        number += 1
        if number % given.every == 1:
            share = versus_random(test, net)
            rows.append((number * given.games * STEPS, time.monotonic() - began, share))
            print(
                f"{rows[-1][0]:>12,} decisions {rows[-1][1]:6.0f} s  against random {share:.3f}"
                f"  ({played - started:.1f} s to play, {learned - played:.1f} s to learn)",
                flush=True,
            )
            torch.save(net.state_dict(), given.out)
    torch.save(net.state_dict(), given.out)
    play.games.close()
    test.games.close()
    if given.curve:
        with given.curve.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(("decisions", "seconds", "against_random"))
            writer.writerows((steps, f"{time:.1f}", f"{won:.4f}") for steps, time, won in rows)


def match(given: argparse.Namespace) -> None:
    torch.set_num_threads(1)
    net = Net()
    net.load_state_dict(torch.load(given.net, map_location="cpu"))

    @torch.no_grad()
    def policy(seen: Any, mask: Any) -> int:
        logits, _, _ = net(torch.tensor(seen)[None], torch.tensor(mask)[None].bool())
        return int(logits.argmax())

    game = game_named("habitats")
    share, (low, high) = against(
        game, LearnedBot(game, SEATS, policy), given.level,
        seats=SEATS, deals=given.deals, seed=given.seed,
    )  # fmt: skip
    print(
        f"against {given.level}, {SEATS * given.deals} games: "
        f"{share:.1%} ({low:.1%} to {high:.1%}), fair share {1 / SEATS:.1%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    learning = commands.add_parser("train", help="learn by self-play")
    learning.add_argument("--minutes", type=float, default=26.0)
    learning.add_argument("--processes", type=int, default=2)
    learning.add_argument("--games", type=int, default=GAMES, help="games side by side")
    learning.add_argument("--every", type=int, default=5, help="updates between two measurements")
    learning.add_argument("--seed", type=int, default=0)
    learning.add_argument("--rate", type=float, default=1e-3, help="learning rate at the beginning")
    learning.add_argument("--resume", type=Path, help="a network to go on from")
    learning.add_argument("--out", type=Path, default=Path("habitats.pt"))
    learning.add_argument("--curve", type=Path)
    learning.set_defaults(run=train)
    test = commands.add_parser("match", help="play against a level of the game")
    test.add_argument("--net", type=Path, default=Path("habitats.pt"))
    test.add_argument("--level", default="novice")
    test.add_argument("--deals", type=int, default=200)
    test.add_argument("--seed", type=int, default=1)
    test.set_defaults(run=match)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
