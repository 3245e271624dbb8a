"""The outcome of a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from hedgerow.core.text import Message, Seat


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a score's breakdown."""

    label: Message
    points: int


class Score(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's result; the lines add up to the total."""

    total: int
    lines: tuple[Line, ...] = ()


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """Scores, ranks and why the game ended.

    Rank 1 is best and equal ranks are shared. If nobody won (a draw by a limit, a solo game
    lost), every rank is 2.
    """

    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    reason: Message

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def reward(self, seat: Seat) -> float:
        """A zero-sum reward: 1 for a sole winner; 0 for all if the win is shared or nobody won."""
        seats, first = len(self.ranks), len(self.winners)
        if seats == 1:
            return 1.0 if first else -1.0
        if not first:
            return 0.0
        if self.ranks[seat] == 1:
            return (seats / first - 1) / (seats - 1)
        return -1 / (seats - 1)


def ranks_of(totals: Sequence[int]) -> tuple[int, ...]:
    """Ranks by total, with shared ties: (5, 9, 5) gives (2, 1, 2)."""
    return tuple(1 + sum(other > own for other in totals) for own in totals)
