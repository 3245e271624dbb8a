"""Le Tournoi's aids: how often each card in hand would win each battle."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat
from hedgerow.games import datafiles
from hedgerow.games.ownset import SOURCE
from hedgerow.games.tournoi import battle, solo
from hedgerow.games.tournoi.cards import powers
from hedgerow.games.tournoi.frames import Placement
from hedgerow.games.tournoi.hidden import View, determinize
from hedgerow.games.tournoi.sheets import PowerSheet, power_sheet
from hedgerow.games.tournoi.state import NONE, State

WORLDS: Final = 40
"""The number of sampled tables in which the seat's cards are tried."""
_STEP: Final = 5
"""Shares are rounded to multiples of this many per cent, as they are no more precise."""


class Odds(Struct, frozen=True):
    """How often a card would win a battle without power cards, in per cent."""

    card: str
    battle: int
    percent: int


class BattleAids(Struct, frozen=True):
    """The aids; `odds` are only for a seat that still lays cards."""

    odds: tuple[Odds, ...]
    powers: tuple[PowerSheet, ...]
    """The power cards as in the owner's box; a page knows those that nobody has entered."""


def battle_aids(view: View) -> BattleAids:
    """Compute the aids from the View alone, sampling rivals' cards from all they may hold."""
    if view.seat is None or not view.hand or not isinstance(view.pending, Placement):
        return BattleAids((), _own_powers())
    seat, rng = view.seat, Rng(view.round)
    free = [lane for lane, spot in enumerate(view.spots[seat]) if not spot.cards]
    wins = {(id, lane): 0 for id in view.hand for lane in free}
    for _ in range(WORLDS):
        world = determinize(view, rng)
        field = _field(world, seat, rng)
        ids = world.kit.ids
        for copy in world.hands[seat]:
            for lane in free:
                wins[ids[copy], lane] += _wins(world, seat, copy, lane, field)
    return BattleAids(
        tuple(
            Odds(id, lane + 1, _STEP * round(100 * count / WORLDS / _STEP))
            for (id, lane), count in wins.items()
        ),
        _own_powers(),
    )


@datafiles.derived
def _own_powers() -> tuple[PowerSheet, ...]:
    cards = powers()
    return tuple(power_sheet(cards, at) for at, card in enumerate(cards) if card.source == SOURCE)


def _field(world: State, seat: Seat, rng: Rng) -> list[list[int]]:
    """The cards of every other side on each battle: in random order, the ghost's where they lie.

    The own row is a placeholder for the card that is tried.
    """
    kit = world.kit
    rows: list[list[int]] = []
    for side in range(kit.sides):
        laid = world.laid[side]
        if side >= kit.terms.seats:
            rows.append([solo.choose(kit, there, lane)[0] for lane, there in enumerate(laid)])
            continue
        cards = [*world.hands[side], *(copy for there in laid for copy in there)]
        if side != seat:
            rng.shuffle(cards)
        rows.append(cards)
    return rows


def _wins(world: State, seat: Seat, copy: int, lane: int, field: list[list[int]]) -> bool:
    kit = world.kit
    cards = [copy if side == seat else row[lane] for side, row in enumerate(field)]
    return seat in battle.judge(kit, lane, cards, (NONE,) * kit.sides).winners
