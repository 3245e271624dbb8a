"""Positions of Le Tournoi for two, with a hand and power cards of one's choice."""

from __future__ import annotations

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import rules
from hedgerow.games.tournoi.kit import Terms, kit_of
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.state import State


def dealt(cards: str, powers: str, *, bonus: str = "none", round: int = 0) -> State:
    """The start of a round in which the first seat holds these cards and power cards."""
    kit = kit_of(Terms(2, TournoiOptions(bonus=bonus)))  # type: ignore[arg-type]
    state = rules.position(kit, Rng(8))
    hand = tuple(sorted(kit.copies[0][id] for id in cards.split()))
    state.hands[0] = hand
    state.piles[0] = tuple(copy for copy in kit.pools[0] if copy not in hand)
    faces = tuple(sorted(kit.face_of[id] for id in powers.split()))
    rest = list(kit.power_pools[-1])
    for face in faces:
        rest.remove(face)
    state.powers = [faces, tuple(sorted(rest[:5]))]
    state.powers_aside = tuple(sorted(rest[5:]))
    state.steps = [min(kit.battles, len(faces)), kit.battles]
    state.round = round
    return state
