"""Contests between bots: who plays whom, on which deals, and when enough has been played.

A pairing is one bot against a table of another. Each deal is played once for every seat of the one
bot, so that luck of the deal and of the seat cancels out. What is played next depends only on the
contest and on the results so far, never on who plays it or in which order results arrive.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise, permutations
from statistics import NormalDist
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from hedgerow import __version__
from hedgerow.arena.match import Player, play_match, seed_of
from hedgerow.arena.statistics import mean_interval
from hedgerow.bots import Budget, budget_for, make_bot, resolve
from hedgerow.core.errors import BadInput
from hedgerow.core.game import AnyGame
from hedgerow.games import game_named

Form: TypeAlias = Literal["ladder", "robin"]
"""A ladder pairs neighbours, a round robin everybody with everybody."""

LOOKS: Final = 8
"""The most times that a contest looks at its results to see whether a pairing is decided."""
DECIDED_Z: Final = NormalDist().inv_cdf(1 - 0.05 / (2 * LOOKS))
"""Standard errors from the fair share that decide a pairing: 5 % over all looks together."""


class Contest(Struct, frozen=True, kw_only=True):
    """Everything that determines the results."""

    game: str
    rules: int
    seats: int
    form: Form
    bots: tuple[str, ...]
    """Weakest first, as far as one knows."""
    budgets: tuple[int, ...]
    """Milliseconds of each bot."""
    seed: int
    deals: int
    """The most deals of a pairing; each has as many games as there are seats."""
    sequential: bool
    """Whether a pairing that is decided stops early."""
    options: dict[str, str] = {}
    version: str = __version__


class Pairing(NamedTuple):
    """One bot against as many of the others as there are seats left."""

    one: str
    others: str


class Deal(NamedTuple):
    pairing: int
    number: int


class Game(Struct, frozen=True, array_like=True):
    """A finished game: the seat of the one bot, and the rank and points of every seat."""

    seat: int
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int


class Dealt(Struct, frozen=True):
    """The games of a deal, one for each seat of the one bot."""

    pairing: int
    number: int
    games: tuple[Game, ...]

    @property
    def deal(self) -> Deal:
        return Deal(self.pairing, self.number)


Results: TypeAlias = Mapping[Deal, Dealt]


def contest_of(
    game: AnyGame,
    bots: Sequence[str],
    *,
    seats: int,
    form: Form = "ladder",
    games: int = 400,
    seed: int = 0,
    sequential: bool = True,
    options: Mapping[str, object] | None = None,
    budget: Budget | None = None,
) -> Contest:
    """A contest of at most `games` games a pairing; raises BadInput for what cannot be played."""
    game.check_seats(seats)
    if seats < 2:
        raise BadInput("error-arena-seats", seats=seats)
    if games < seats:
        raise BadInput("error-arena-games", games=games, seats=seats)
    names = tuple(resolve(game.id, name) for name in bots)
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadInput("error-arena-bots", bots=", ".join(names))
    given = dict(options or {})
    game.read_options(given, seats)
    return Contest(
        game=game.id,
        rules=game.version,
        seats=seats,
        form=form,
        bots=names,
        budgets=tuple((budget or budget_for(game.id, name)).ms for name in names),
        seed=seed,
        deals=games // seats,
        sequential=sequential,
        options={key: str(value) for key, value in given.items()},
    )


def pairings(contest: Contest) -> tuple[Pairing, ...]:
    """The stronger bot is the one, against a table of the weaker; a round robin has both ways.

    With two seats both ways are the same.
    """
    if contest.form == "ladder":
        return tuple(Pairing(higher, lower) for lower, higher in pairwise(contest.bots))
    pick = combinations if contest.seats == 2 else permutations
    return tuple(Pairing(higher, lower) for lower, higher in pick(contest.bots, 2))


def play_deal(contest: Contest, deal: Deal) -> Dealt:
    """Play a deal: the same shuffle with the one bot in every seat in turn."""
    if contest.version != __version__:
        raise BadInput("error-arena-version", ours=__version__, theirs=contest.version)
    game, pairing = game_named(contest.game), pairings(contest)[deal.pairing]
    budgets = dict(zip(contest.bots, contest.budgets, strict=True))
    played = []
    for one in range(contest.seats):
        players = []
        for seat in range(contest.seats):
            name = pairing.one if seat == one else pairing.others
            seed = seed_of(contest.seed, *pairing, deal.number, one, seat)
            bot = make_bot(contest.game, name, seed)
            players.append(Player(name, bot, Budget(budgets[name])))
        text = f"{contest.seed}/{deal.number}"
        match = play_match(game, players, contest.options, text, deal.number + 1)
        outcome = match.outcome
        points = tuple(score.total for score in outcome.scores)
        played.append(Game(one, outcome.ranks, points, match.decisions))
    return Dealt(deal.pairing, deal.number, tuple(played))


def one_share(dealt: Dealt) -> float:
    """The part of the wins of a deal that the one bot has; the fair share is 1 / seats."""
    return sum(share_of(game) for game in dealt.games) / len(dealt.games)


def share_of(game: Game) -> float:
    winners = [seat for seat, rank in enumerate(game.ranks) if rank == 1]
    return 1 / len(winners) if game.seat in winners else 0.0


def of_pairing(results: Results, pairing: int) -> list[Dealt]:
    """The deals of a pairing in order."""
    return [dealt for deal, dealt in sorted(results.items()) if deal.pairing == pairing]


def decided(contest: Contest, shares: Sequence[float]) -> bool:
    """Whether these deals tell the two bots of a pairing apart."""
    low, high = mean_interval(shares, DECIDED_Z)
    return not low <= 1 / contest.seats <= high


def looks(contest: Contest) -> tuple[int, ...]:
    """The numbers of deals after which a pairing is looked at; the last is all of them."""
    if not contest.sequential:
        return (contest.deals,)
    count = min(LOOKS, max(1, contest.deals // 10))
    return tuple(-(-contest.deals * look // count) for look in range(1, count + 1))


def owed(contest: Contest, results: Results) -> tuple[Deal, ...]:
    """The deals to play next; none when the contest is over."""
    found: list[Deal] = []
    for pairing in range(len(pairings(contest))):
        shares = [one_share(dealt) for dealt in of_pairing(results, pairing)]
        found += _owed_by(contest, pairing, shares, results)
    return tuple(found)


def _owed_by(
    contest: Contest, pairing: int, shares: Sequence[float], results: Results
) -> Iterable[Deal]:
    """What a pairing lacks up to its next look. A look counts only the deals before it."""
    for look in looks(contest):
        lacking = [deal for number in range(look) if (deal := Deal(pairing, number)) not in results]
        if lacking:
            return lacking
        if decided(contest, shares[:look]):
            return ()
    return ()
