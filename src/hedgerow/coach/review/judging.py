"""Judges one decision from what the seat could know: its View, and nothing else.

Two estimates are compared. The strongest level weighs its options, with reasons. The learned value
looks at the View after each move, in worlds that the View before it allows. Both err in their own
way, so what they disagree about is doubt, and a difference counts only as far as it exceeds that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot, sqrt
from statistics import fmean, pvariance
from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hedgerow.bots import Bot, Budget, Option, judging_for, levels_for, make_bot, strongest, values
from hedgerow.bots.reviewing import Judging
from hedgerow.coach.chances import Judge
from hedgerow.coach.review.report import CERTAIN, Chance
from hedgerow.core.decision import AnyDecision, ListMoves
from hedgerow.core.errors import BadInput
from hedgerow.core.event import null_log
from hedgerow.core.game import AnyGame
from hedgerow.core.outcome import Outcome
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat

_LOTS: Final = 2
"""Legal moves drawn by lot: what they come to is what a decision is worth."""
_FORCED: Final = 50
"""The most moves without an alternative that are followed."""
_QUICK: Final = Budget(5)
"""What is thought about a move that is only played on."""
_MODEL: Final = 0.004
"""The doubt about the difference of two moves that no sample tells: estimates are not perfect."""
_PASSED: Final = 24
"""The worlds that show what is left of a proved win: it is whole there, or gone."""
_FITTING: Final = 20
"""So many worlds are sampled for each of them: a proof may rule out most of them."""
_UNKNOWN: Final = 0.1
"""The doubt about a move that the bot has not even considered, where there is no other estimate."""


class Compared(Struct, frozen=True):
    """A move with its estimated chance, as the seat that decided saw it."""

    move: Any
    chance: Chance
    doubt: Chance
    reasons: tuple[Message, ...]


class Judgement(Struct, frozen=True):
    """What a decision was worth, and what the move played cost."""

    options: tuple[Compared, ...]
    """Best first; the one played is among them."""
    played: int
    """Its number in `options`."""
    change: tuple[Chance, ...]
    """What the move changed for each seat, against the best."""
    doubt: Chance
    """The standard error of the cost."""
    stake: Chance
    """What the best move is worth more than one drawn by lot."""

    @property
    def cost(self) -> Chance:
        return self.options[0].chance - self.options[self.played].chance


def can_judge(game: AnyGame) -> None:
    """Raises BadInput with the reason if a game's moves cannot be judged."""
    try:
        known = values.value_for(game.id)
    except ModuleNotFoundError as error:
        raise BadInput("error-extra", extra="server", detail=str(error)) from None
    if known is None and not levels_for(game.id):
        raise BadInput("error-review-none", game=game.id)


def shares(outcome: Outcome) -> tuple[Chance, ...]:
    """The part of the win that each seat has."""
    winners = outcome.winners
    return tuple(
        CERTAIN // len(winners) if seat in winners else 0 for seat in range(len(outcome.ranks))
    )


def chances(game: AnyGame, view: Any) -> list[float] | None:
    """Everybody's chance to win as a View lets expect; None without a learned value."""
    learned = Judge.of(game)
    return None if learned is None else learned.everybody(view)


def standing(game: AnyGame, view: Any, seat: Seat) -> Chance | None:
    """The chance of a seat that waits for others, by its own View; None without a learned value."""
    found = chances(game, view)
    return None if found is None else _millionths(found[seat])


def known(game: AnyGame, view: Any) -> bool:
    """Whether a View is like those that the learned value knows."""
    return _judging(game, view) is judging_for(game.id)


def level(game: AnyGame, view: Any, seat: Seat) -> Chance | None:
    """The chance of a seat that decides, by the View before; None where its verdict tells it."""
    return standing(game, view, seat) if _judging(game, view).anchored else None


def judge(game: AnyGame, seats: int, view: Any, decision: AnyDecision, played: Any) -> Judgement:
    """Compare the move played with the best that can be found, from the View alone."""
    return _Judge(game, seats, view, decision, played).judgement()


def beside(game: AnyGame, move: Any) -> bool:
    """Whether a move leaves the turn as it was, as a proposal to vote on something does."""
    return isinstance(move, judging_for(game.id).beside)


def told(game: AnyGame, before: Any, after: Any) -> bool:
    """Whether a move beside a turn said something of the game."""
    tell = judging_for(game.id).told
    return tell is not None and tell(before, after)


def prospect(game: AnyGame, seats: int, view: Any, decision: AnyDecision) -> Chance | None:
    """What the best move that spends the turn is worth; None if there is none."""
    moves = [move for move in decision.moves if not beside(game, move)]
    if not moves:
        return None
    turn = replace(decision, moves=ListMoves(moves))
    weighed = _strongest(game.id).weigh(view, turn, Budget(judging_for(game.id).ms))
    best = max(weighed, key=lambda option: option.chance)
    return judge(game, seats, view, turn, best.move).options[0].chance


def outlook(
    game: AnyGame, seats: int, view: Any, decision: AnyDecision, move: Any
) -> Chance | None:
    """The chance of a seat with a move that has no alternative; None without a learned value."""
    judge = _Judge(game, seats, view, decision, move)
    tried = judge.tried([move])
    return _millionths(fmean([row[0][decision.seat] for row in tried])) if tried else None


def _judging(game: AnyGame, view: Any) -> Judging:
    """How the decisions at a View are judged."""
    how = judging_for(game.id)
    return (how.unlike(view) if how.unlike else None) or how


def _play_on(game: AnyGame, state: Any, seat: Seat, left: int) -> None:
    """Past moves without an alternative, and on with the turn of a seat as far as agreed."""
    for _ in range(_FORCED):
        asked = [each for each in game.decisions(state) if not each.optional]
        if not asked:
            return
        decision = asked[0]
        if len(decision.moves) == 1 and len(asked) == 1:
            move = decision.moves[0]
        elif decision.seat == seat and left > 0:
            left -= 1
            move = _strongest(game.id).choose(game.view(state, seat), decision, _QUICK).move
        else:
            return
        game.apply(state, decision.seat, move, null_log)


class _Judge:
    def __init__(
        self, game: AnyGame, seats: int, view: Any, decision: AnyDecision, played: Any
    ) -> None:
        self.game, self.view, self.decision, self.played = game, view, decision, played
        self.seats, self.seat = seats, decision.seat
        self.how = _judging(game, view)
        self.seed = crc32(msgspec.json.encode(view))
        self.learned = Judge.of(game)

    def judgement(self) -> Judgement:
        weighed = {
            option.move: option
            for option in reversed(_strongest(self.game.id).weigh(*self._asked(self.how.ms)))
        }
        ranked = sorted(weighed.values(), key=lambda option: -option.chance)
        proposed = [option.move for option in ranked[: self.how.options]]
        lots = self._lots()
        moves = list(dict.fromkeys([self.played, *proposed, *lots]))
        tried = self.tried(moves)
        guessed = _estimates(moves, tried, weighed, self.seat, self.how.trust)
        wins = [_proved(weighed.get(move)) for move in moves]
        if tried and any(wins) and not wins[0]:
            left = self._left_standing(moves[wins.index(True)]) or guessed[0]
            shift = left.chance - guessed[0].chance
            guessed = [replace(each, chance=min(1.0, each.chance + shift)) for each in guessed]
            guessed[0] = left
        won = replace(_WON, doubt=guessed[0].error)
        estimates = [won if proved else guess for proved, guess in zip(wins, guessed, strict=True)]
        return self._settled(moves, lots, tried, estimates, weighed)

    def _asked(self, ms: int) -> tuple[Any, AnyDecision, Budget]:
        return self.view, self.decision, Budget(ms)

    def _lots(self) -> list[Any]:
        rng = Rng(self.seed)
        return [self.decision.moves.pick(rng) for _ in range(_LOTS)]

    # The learned value

    def tried(self, moves: Sequence[Any]) -> list[list[list[float]]]:
        """For each world and each move everybody's chances; [] without a learned value."""
        if values.value_for(self.game.id) is None:
            return []
        rng = Rng(self.seed ^ 0x5EED)
        rows = []
        for _ in range(self.how.worlds):
            world = self.game.determinize(self.view, rng)
            rows.append([self._after(world, move) for move in moves])
        return rows

    def _after(self, world: Any, move: Any) -> list[float]:
        game, state = self.game, world.clone()
        game.apply(state, self.seat, move, null_log)
        if self.how.finish is not None:
            self.how.finish(state, self.seat)
        _play_on(game, state, self.seat, self.how.ahead)
        return self._worth(state)

    def _worth(self, state: Any) -> list[float]:
        """Everybody's chances as the seat sees them, or how the game ended."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return [share / CERTAIN for share in shares(outcome)]
        assert self.learned is not None
        return self.learned.everybody(self.game.view(state, self.seat))

    # A proved win that was passed over

    def _left_standing(self, win: Any) -> _Estimate | None:
        """What the move played leaves of a win: all of it, unless rivals are quicker.

        The learned value is no guide here: it knows neither that the win is proved nor that it is
        still there next time. So rivals play on until the seat is asked again.
        """
        found = []
        for state in self._proved_worlds(win):
            self.game.apply(state, self.seat, self.played, null_log)
            found.append(self._next_time(state))
        if not found:
            return None
        # One world more could have shown anything.
        error = sqrt(pvariance([*found, 0.5]) / len(found))
        return _Estimate(fmean(found), error, 0.0)

    def _proved_worlds(self, win: Any) -> list[Any]:
        """Worlds that a proof allows too: if it ends the game, those where it does so with a win.

        A bot may deduce more than the View alone says, such as what a puzzle's maker guarantees.
        """
        rng = Rng(self.seed ^ 0x1EF7)
        worlds, won = [], []
        for _ in range(_FITTING * _PASSED):
            world = self.game.determinize(self.view, rng)
            after = world.clone()
            self.game.apply(after, self.seat, win, null_log)
            outcome = self.game.outcome(after)
            worlds.append(world)
            if outcome is not None and self.seat in outcome.winners:
                won.append(world)
            if len(won) == _PASSED:
                break
        return won or worlds[:_PASSED]

    def _next_time(self, state: Any) -> float:
        """The chance of the seat when it is asked the same again: one if it wins for certain."""
        game, bot = self.game, _strongest(self.game.id)
        for _ in range(_FORCED):
            asked = [each for each in game.decisions(state) if not each.optional]
            if not asked:
                break
            decision, seat = asked[0], asked[0].seat
            view = game.view(state, seat)
            if seat == self.seat and decision.prompt.id == self.decision.prompt.id:
                if any(map(_proved, bot.weigh(view, decision, _QUICK))):
                    return 1.0
                break
            game.apply(state, seat, bot.choose(view, decision, _QUICK).move, null_log)
        return self._worth(state)[self.seat]

    # Both together

    def _settled(
        self,
        moves: list[Any],
        lots: list[Any],
        tried: list[list[list[float]]],
        estimates: list[_Estimate],
        weighed: dict[Any, Option[Any]],
    ) -> Judgement:
        base = estimates[0].chance  # of the move played
        scale = self.how.scale
        leads = [
            each.chance - base
            if each.proved
            else min(1.0 - base, scale * _shrunk(each.chance - base, each.doubt))
            for each in estimates
        ]
        by_lot = fmean([estimates[moves.index(move)].chance for move in lots])
        by_lot = base + scale * (by_lot - base)
        # A move drawn by lot is a yardstick; the best is one that somebody has thought of.
        kept = [at for at, move in enumerate(moves) if at == 0 or move in weighed]
        kept.sort(key=lambda at: (-leads[at], not estimates[at].proved, at))
        best = kept[0]
        options = tuple(
            Compared(
                moves[at],
                _millionths(base + leads[at]),
                estimates[at].told,
                weighed[moves[at]].reasons if moves[at] in weighed else (),
            )
            for at in kept
        )
        played = kept.index(0)
        cost = options[0].chance - options[played].chance
        return Judgement(
            options,
            played,
            self._change(cost, best, tried),
            _millionths(estimates[best].doubt) if best else 0,
            max(cost, options[0].chance - _millionths(by_lot)),
        )

    def _change(
        self, cost: Chance, best: int, tried: list[list[list[float]]]
    ) -> tuple[Chance, ...]:
        """What a seat loses the others win: as they do in the worlds tried, or by their chances."""
        seats, seat = self.seats, self.seat
        change = [0] * seats
        change[seat] = -cost
        others = [other for other in range(seats) if other != seat]
        if not cost or not others:
            return tuple(change)
        weights = [1.0] * len(others)
        if tried:
            gains = [
                max(0.0, fmean([row[0][other] - row[best][other] for row in tried]))
                for other in others
            ]
            stand = [fmean([row[0][other] for row in tried]) for other in others]
            weights = gains if sum(gains) > 0 else stand
        whole = sum(weights)
        left = cost
        for other, weight in zip(others, weights, strict=True):
            part = min(left, round(cost * weight / whole)) if whole else 0
            change[other] = part
            left -= part
        if whole:
            change[others[-1]] += left
        return tuple(change)


class _Estimate(Struct, frozen=True):
    chance: float
    error: float
    """The standard error of `chance`."""
    doubt: float
    """The standard error of the difference to the move played, which is the first."""
    proved: bool = False
    """Whether it wins for certain, so that nothing of it is an estimate."""

    @property
    def told(self) -> Chance:
        """The error as it is kept: only a proof has none, though a few worlds may all agree."""
        return 0 if self.proved else max(1, _millionths(self.error))


_WON: Final = _Estimate(1.0, 0.0, 0.0, proved=True)


def _proved(option: Option[Any] | None) -> bool:
    """Whether the bot says that a move wins, without any doubt."""
    return option is not None and option.chance == 1.0 and option.doubt == 0.0


def _estimates(
    moves: Sequence[Any],
    tried: list[list[list[float]]],
    weighed: dict[Any, Option[Any]],
    seat: Seat,
    trust: float,
) -> list[_Estimate]:
    """The chance of each move: what the worlds show, corrected by what the bot thinks of it."""
    bot = [weighed[move].chance if move in weighed else None for move in moves]
    if not tried:
        known = [chance for chance in bot if chance is not None]
        least = min(known, default=0.5)
        doubts = [weighed[move].doubt if move in weighed else _UNKNOWN for move in moves]
        return [
            _Estimate(least if chance is None else chance, doubt, hypot(_MODEL, doubt, doubts[0]))
            for chance, doubt in zip(bot, doubts, strict=True)
        ]
    columns = [[row[at][seat] for row in tried] for at in range(len(moves))]
    value = [fmean(column) for column in columns]
    found = []
    for at, column in enumerate(columns):
        spread = pvariance([mine - first for mine, first in zip(column, columns[0], strict=True)])
        lead, doubt = value[at] - value[0], sqrt(spread / max(1, len(column) - 1))
        mine, first = bot[at], bot[0]
        if mine is not None and first is not None:
            apart = (mine - first) - lead
            lead += trust * apart
            doubt = hypot((1 - trust) * doubt, min(trust, 1 - trust) * apart)
        elif mine is not None or first is not None:
            # The bot did not even consider one of the two, and says no more about it.
            doubt = sqrt(doubt**2 + (lead / 2) ** 2)
        error = sqrt(pvariance(column) / max(1, len(column) - 1))
        doubt = sqrt(doubt**2 + _MODEL**2) if at else 0.0
        found.append(_Estimate(value[0] + lead, sqrt(error**2 + doubt**2), doubt))
    return found


def _shrunk(lead: float, doubt: float) -> float:
    """What can be believed of a difference: nearly all of a clear one, little of a doubtful one.

    The best of several estimates looks better than it is; without this, somebody who plays
    perfectly would be told of many small errors.
    """
    return lead**3 / (lead**2 + doubt**2) if lead else 0.0


def _millionths(chance: float) -> Chance:
    return round(CERTAIN * min(1.0, max(0.0, chance)))


@lru_cache(maxsize=16)
def _strongest(game_id: str) -> Bot[Any, Any]:
    """The bot that proposes."""
    return make_bot(game_id, strongest(game_id), 0)
