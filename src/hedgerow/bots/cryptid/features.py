"""What counts for the chances to win in Cryptid: who knows how much, and who is next."""

from __future__ import annotations

from math import log, prod
from typing import Final

from hedgerow.games.cryptid.deduction import Knowledge, public
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.worlds import counts

NAMES: Final = (
    "me",
    "turns until it acts",
    "share of its likeliest hex",
    "hexes that it thinks possible",
    "clues that others think it may have",
    "its cubes",
    "its discs",
    "round",
    "seats",
    "found",
)

_COUNTED: Final = 400_000
"""The most clue sets for which all clues are read together; before that, one by one."""


def features(view: View) -> list[list[float]]:
    """A row for each seat. A rival's knowledge is what it would be with each clue it may have."""
    everybody = _knowledge(public(view))
    seats, found = view.seats, view.found_by
    rows: list[list[float]] = []
    for seat in range(seats):
        held = [who for who in range(view.researchers) if who % seats == seat]
        own = seat == view.seat
        share, hexes = _known(_knowledge(view)) if own else _expected(everybody, held)
        hidden = sum(log(max(1, len(everybody.rows[who]))) for who in held) / len(held)
        rows.append(
            [
                float(own),
                min((who - view.turn) % view.researchers for who in held) / 4,
                share,
                log(hexes) / 4 if hexes else 0.0,
                hidden / 4,
                sum(len(view.cubes[who]) for who in held) / 8,
                sum(len(view.discs[who]) for who in held) / 8,
                min(view.round, 12) / 6,
                seats / 5,
                float(found is not None and found in held),
            ]
        )
    return rows


def _knowledge(view: View) -> Knowledge:
    joint = Knowledge.of(view, "joint")
    if prod(map(len, joint.rows)) <= _COUNTED:
        return joint
    return Knowledge.of(view, "tokens")


def _known(knowledge: Knowledge) -> tuple[float, int]:
    """The share of the likeliest hex, and the number of possible ones."""
    posterior = knowledge.posterior()
    return max(posterior.values(), default=0.0), len(posterior)


def _expected(everybody: Knowledge, held: list[int]) -> tuple[float, float]:
    """The same for a rival, on average over the clues it may have."""
    who = held[0]
    shares, hexes, total = 0.0, 0.0, 0
    for vector in everybody.tally.vectors(who).values():
        counted = list(counts(vector).values())
        many = sum(counted)
        shares += max(counted)
        hexes += many * len(counted)
        total += many
    return (shares / total, hexes / total) if total else (0.0, 0.0)
