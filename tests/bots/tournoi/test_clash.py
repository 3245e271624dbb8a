"""The fast battle of two sides is the battle of the rules."""

from __future__ import annotations

from itertools import product

from hedgerow.bots.tournoi.clash import Clash
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import battle
from hedgerow.games.tournoi.cards import POINTS
from hedgerow.games.tournoi.kit import Terms, kit_of
from hedgerow.games.tournoi.state import NONE

KIT = kit_of(Terms(2))
JUNIOR, RELIEF = (KIT.face_of[id] for id in ("P05", "P18"))


def points(copy: int) -> float:
    return float(POINTS[KIT.degrees[copy]])


def judged(lane: int, cards: tuple[int, int], faces: tuple[int, int]) -> float:
    verdict = battle.judge(KIT, lane, cards, faces)
    gains = [
        verdict.points[side] + (points(copy) if side in (*verdict.winners, *verdict.kept) else 0)
        for side, copy in enumerate(cards)
    ]
    return gains[0] - gains[1]


def test_every_pair_of_power_cards_acts_as_in_the_rules() -> None:
    rng, clash = Rng(1), Clash(KIT, (points, points))
    every = range(NONE, len(KIT.faces))
    for faces in product(every, every):
        for _ in range(12):
            first, second = (rng.choice(pool) for pool in KIT.pools)
            lane = rng.below(KIT.battles)
            lead = clash.row(lane, (first, faces[0]), [(second, faces[1])])[0]
            assert lead == judged(lane, (first, second), faces)


def test_equal_values_and_threat_bring_both_their_cards() -> None:
    """TOU-44; the swift and the robin do not tie, but each ties with itself."""
    clash = Clash(KIT, (points, lambda copy: 10.0))
    swift = KIT.copies[0]["D04"]
    assert clash.row(0, (swift, NONE), [(swift, NONE)]) == [2 - 10]


def test_a_card_that_would_lose_is_replaced_by_any_top_card() -> None:
    """TOU-38: the bee loses to the wolf; of two top cards one wins."""
    bee, whale, frog = (KIT.copies[0][id] for id in ("D01", "D15", "D07"))
    wolf = KIT.copies[1]["D39"]
    clash = Clash(KIT, (points, points), ((whale, frog), ()))
    assert clash.row(0, (bee, RELIEF), [(wolf, NONE)]) == [(points(whale) - points(wolf)) / 2]
    assert clash.row(0, (whale, RELIEF), [(wolf, NONE)]) == [points(whale)]
    assert clash.row(0, (bee, RELIEF), [(wolf, JUNIOR)]) == [points(bee)]
