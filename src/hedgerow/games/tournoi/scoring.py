"""Points (TOU-58 to TOU-60)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hedgerow.core.outcome import Line, Score
from hedgerow.core.text import Message
from hedgerow.games.tournoi.bonuses import TOKEN_POINTS, TRIO_POINTS, has_trio, tokens_of
from hedgerow.games.tournoi.cards import POINTS
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.state import NONE, State

POWER_POINTS: Final = 1  # TOU-60


def score(state: State, side: int) -> Score:
    """The score of a side at this point."""
    # A face-down power card is not played yet, so the score must not reveal it.
    covers = state.covers[side]
    held = len(state.powers[side]) + len(covers) - covers.count(NONE)
    taken, trio = tokens_of(state, side), has_trio(state, side)
    return _score(state.kit, state.zones[side], state.extra[side], taken, trio, held)


@lru_cache(maxsize=250)
def _score(kit: Kit, zone: tuple[int, ...], extra: int, taken: int, trio: bool, held: int) -> Score:
    cards = sum(POINTS[kit.degrees[copy]] for copy in zone)  # TOU-58
    lines = [Line(Message("tournoi-score-cards", {"count": len(zone)}), cards)]
    if extra:
        lines.append(Line(Message("tournoi-score-extra"), extra))
    # TOU-59: the bonus that is played.
    if kit.tokens and kit.terms.options.bonus == "trio":
        lines.append(Line(Message("tournoi-score-trio"), TRIO_POINTS if trio else 0))
    elif kit.tokens:
        points = TOKEN_POINTS * taken
        lines.append(Line(Message("tournoi-score-tokens", {"count": taken}), points))
    lines.append(Line(Message("tournoi-score-powers", {"count": held}), POWER_POINTS * held))
    return Score(sum(line.points for line in lines), tuple(lines))
