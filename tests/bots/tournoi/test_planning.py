"""Plans and the hands that rivals may hold."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from bots.tournoi.dealt import dealt
from games.tournoi import reduced
from hedgerow.bots.tournoi.beliefs import hands, unseen_of
from hedgerow.bots.tournoi.clash import Lay
from hedgerow.bots.tournoi.planning import Begun, best_plans
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi import GAME
from hedgerow.games.tournoi.plans import Hand
from hedgerow.games.tournoi.state import NONE

HAND = Hand((3, 5, 8, 13), (1, 1, 2, 4))


def value(lane: int, lay: Lay) -> float:
    """Any numbers will do, as long as no two plans are equal."""
    copy, face = lay
    return (copy * 7 + lane * 5) % 11 + (face + 1) * ((copy + 3 * lane + face) % 7) * 0.61


def best_by_trying(price: float) -> float:
    best = -1e9
    faces = (NONE, NONE, NONE, NONE, *HAND.powers)
    covers = {powers for powers in permutations(faces, 4) if powers.count(NONE)}
    for cards in permutations(HAND.cards):
        for powers in covers:
            total = sum(
                value(lane, lay) for lane, lay in enumerate(zip(cards, powers, strict=True))
            )
            best = max(best, total - price * (4 - powers.count(NONE)))
    return best


def test_the_best_plan_is_nearly_the_best_there_is() -> None:
    """Power cards are laid greedily, so a plan may miss a little."""
    for price in (0.0, 1.0, 2.0, 9.0):
        found, there_is = best_plans(HAND, value, price, 1)[0].value, best_by_trying(price)
        assert there_is - 0.1 * abs(there_is) <= found <= there_is + 1e-9


def test_plans_are_sorted_and_different() -> None:
    found = best_plans(HAND, value, 1.0, 20)
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    assert len({each.plan for each in found}) == 20


def test_a_plan_goes_on_from_what_lies_there() -> None:
    begun = Begun((NONE, 3, NONE, 13), (NONE, 4, NONE, NONE))
    for _, plan in best_plans(HAND, value, 0.1, 50, begun):
        assert (plan.cards[1], plan.cards[3], plan.powers[1]) == (3, 13, 4)
        assert sorted(plan.cards) == sorted(HAND.cards)
        assert not Counter(face for face in plan.powers if face != NONE) - Counter(HAND.powers)


def test_who_has_passed_lays_no_more_power_cards() -> None:
    begun = Begun((3, 5, 8, 13), (NONE, 4, NONE, NONE), more=False)
    (only,) = best_plans(HAND, value, 0.1, 50, begun)
    assert only.plan.powers == begun.powers


def test_sampled_hands_hold_what_may_be_held_equally_often() -> None:
    state = dealt("D01 D15 D20 D34", "P01 P05 P13 P17 P20")
    view = GAME.view(state, 0)
    unseen = unseen_of(view, 1, Rng(1))
    found = [hand for _, hand in hands(unseen, 32, Rng(2))]
    counts = Counter(copy for hand in found for copy in hand.cards)
    assert set(counts) == set(state.kit.pools[1])
    assert max(counts.values()) - min(counts.values()) <= 2
    held = {state.kit.face_of[id] for id in ("P13", "P17", "P20")}
    assert not held & {face for hand in found for face in hand.powers}, "there is one of each"


def test_few_hands_are_all_considered() -> None:
    dealt_types = next(reduced.deals())
    view = reduced.GAME.view(reduced.state_of(dealt_types), 0)
    found = hands(unseen_of(view, 1, Rng(1)), 24, Rng(1))
    assert len(found) == 6, "three hands with either of two power cards"
    assert {weight for weight, _ in found} == {1 / 6}
