"""Points (TOU-58 to TOU-60)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hedgerow.core.outcome import Line, Score
from hedgerow.core.text import Message
from hedgerow.games.tournoi.battle import Verdict
from hedgerow.games.tournoi.bonuses import TOKEN_POINTS, TRIO_POINTS, has_trio, tokens_of
from hedgerow.games.tournoi.cards import POINTS
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.state import NONE, State, Turned

POWER_POINTS: Final = 1  # TOU-60


def gain(kit: Kit, turned: Turned, verdict: Verdict | None, side: int) -> int:
    """What a battle has changed of a side's points; no verdict if it is not decided yet.

    Bonus tokens are left out: they are looked at after the round (TOU-53).
    """
    gained = 0 if turned.powers[side] == NONE else -POWER_POINTS  # TOU-47, TOU-60
    if verdict is None:
        return gained
    if side in verdict.winners or side in verdict.kept:
        gained += POINTS[kit.degrees[turned.cards[side]]]  # TOU-58
    return gained + verdict.points[side]  # TOU-40


def score(state: State, side: int) -> Score:
    """The score of a side at this point."""
    return score_and_bonus(state, side)[0]


def score_and_bonus(state: State, side: int) -> tuple[Score, int]:
    """The score of a side at this point, and how much of it comes from the bonus tokens."""
    # A face-down power card is not played yet, so the score must not reveal it.
    covers = state.covers[side]
    held = len(state.powers[side]) + len(covers) - covers.count(NONE)
    taken, trio = tokens_of(state, side), has_trio(state, side)
    return _score(state.kit, state.zones[side], state.extra[side], taken, trio, held)


@lru_cache(maxsize=250)
def _score(
    kit: Kit, zone: tuple[int, ...], extra: int, taken: int, trio: bool, held: int
) -> tuple[Score, int]:
    cards = sum(POINTS[kit.degrees[copy]] for copy in zone)  # TOU-58
    lines = [Line(Message("tournoi-score-cards", {"count": len(zone)}), cards)]
    if extra:
        lines.append(Line(Message("tournoi-score-extra"), extra))
    # TOU-59: the bonus that is played.
    bonus = 0
    if kit.tokens and kit.terms.options.bonus == "trio":
        bonus = TRIO_POINTS if trio else 0
        lines.append(Line(Message("tournoi-score-trio"), bonus))
    elif kit.tokens:
        bonus = TOKEN_POINTS * taken
        lines.append(Line(Message("tournoi-score-tokens", {"count": taken}), bonus))
    lines.append(Line(Message("tournoi-score-powers", {"count": held}), POWER_POINTS * held))
    return Score(sum(line.points for line in lines), tuple(lines)), bonus
