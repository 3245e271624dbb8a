"""The planner: its lists of edits against a plain search, and through the rules themselves."""

from __future__ import annotations

import os
from collections import Counter

from hedgerow.core.event import null_log
from hedgerow.core.rng import Rng
from hedgerow.games.north_woods import rules
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.edits import (
    Edit,
    MoveCard,
    PlayCard,
    RescueCard,
    Situation,
    after,
    after_all,
    lawful,
    moves_of,
)
from hedgerow.games.north_woods.feeding import most_fed
from hedgerow.games.north_woods.frames import Acting
from hedgerow.games.north_woods.hidden import view
from hedgerow.games.north_woods.moves import Declare
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.outlook import situation_of
from hedgerow.games.north_woods.planner import (
    best_turn,
    fed_ranks,
    feed_plan,
    habitat,
    whole_turn,
)
from hedgerow.games.north_woods.state import State
from hedgerow.games.north_woods.tableau import Lying, Table, arrange, cards_of, lay, put
from hedgerow.testing.rules import rule

SITUATIONS = int(os.environ.get("HEDGEROW_PLANS", "60"))


def kind(name: str) -> int:
    return box().names[name]


def chains(*described: str) -> tuple[Lying | None, ...]:
    """Chains from the top down, "black bear > deer mouse > invertebrates"."""
    table: Table = []
    for chain in described:
        food = -1
        for name in reversed(chain.split(" > ")):
            slot = put(table, Lying(2 * kind(name)))
            if food >= 0:
                lay(table, slot, food)
            food = slot
    return tuple(table)


def held(*names: str) -> bytes:
    return bytes(sorted(map(kind, names)))


def dying(*tops: str) -> tuple[bytes, ...]:
    piles = [bytes((kind(name),)) for name in tops]
    return (*piles, *(b"" for _ in range(3 - len(piles))))


def random_situation(rng: Rng, missing: int = 2) -> Situation:
    """A table that lacks a few ranks, a hand that may have them, and small dying piles."""
    components = box()
    of_rank = [
        [k for k in range(len(components.cards)) if components.rank[k] == r] for r in range(9)
    ]
    lost = rng.sample(range(1, 9), rng.below(missing + 1))
    cards = [rng.choice(of_rank[r]) for r in range(1, 9) if r not in lost]
    cards += [rng.choice(of_rank[1]) for _ in range(rng.below(3))]
    cards += [rng.choice(of_rank[1 + rng.below(5)]) for _ in range(rng.below(3))]
    table: Table = []
    for card in cards:
        put(table, Lying(2 * card))
    if rng.below(2):
        lying, slots = cards_of(table, 0)
        arrange(table, slots, most_fed(lying))
    hand = [rng.choice(of_rank[r]) for r in lost if rng.below(4)]
    hand += [rng.below(len(components.cards)) for _ in range(rng.below(4))]
    hand += [components.event("abundance")] * (not rng.below(3))
    hand += [components.event("population_boom")] * (not rng.below(2))
    piles = (bytes(rng.below(len(components.cards)) for _ in range(rng.below(4))) for _ in range(3))
    return Situation(tuple(table), bytes(sorted(hand)), tuple(piles))


def state_of(situation: Situation) -> State:
    """A game in which seat A has this situation and may act."""
    state = rules.setup(NorthWoodsOptions(), 2, Rng(1))
    state.tables = [list(situation.table), []]
    state.hands = [situation.hand, state.hands[1]]
    state.piles = list(situation.piles)
    state.stack = [Acting()]
    return state


def play(state: State, situation: Situation, edits: tuple[Edit, ...]) -> None:
    """Make the edits by the moves that the rules offer; the situations agree all along."""
    for edit in edits:
        for move in moves_of(situation, edit, 0):
            (asked,) = rules.decisions(state)
            assert move in asked.moves, (edit, move)
            rules.apply(state, 0, move, null_log)
        situation = after(situation, edit)
        assert situation_of(view(state, 0)) == situation


def fewest(situation: Situation, limit: int) -> int | None:
    """How many edits lead to a Habitat, by trying all of them; None when more than the limit."""
    seen, layer = {situation}, [situation]
    for edits in range(limit + 1):
        if any(one.habitat for one in layer):
            return edits
        reached = (
            {after(one, edit) for one in layer for edit in lawful(one)}
            if (edits < limit)
            else set()
        )
        layer = list(reached - seen)
        seen |= reached
    return None


# Habitats


@rule("NWO-75")
def test_plans_reach_a_habitat_through_the_rules() -> None:
    rng = Rng(75)
    seen: Counter[str] = Counter()
    for _ in range(4 * SITUATIONS):
        situation = random_situation(rng)
        plan = habitat(situation)
        if plan is None:
            seen["none"] += 1
            continue
        state = state_of(situation)
        play(state, situation, plan.edits)
        assert situation_of(view(state, 0)) == plan.end
        (asked,) = rules.decisions(state)
        assert Declare() in asked.moves
        seen.update({type(edit).__name__ for edit in plan.edits})
        seen["none needed"] += not plan.edits
        seen["found"] += 1
    kinds = ("PlayCard", "MoveCard", "RescueCard", "UseAbundance", "UseBoom", "none")
    assert all(seen[one] for one in kinds), seen


def test_no_plan_is_longer_than_need_be() -> None:
    rng = Rng(76)
    checked = 0
    for _ in range(SITUATIONS // 2):
        situation = random_situation(rng)
        plan = habitat(situation)
        length = None if plan is None else len(plan.edits)
        deep = 1 if length is None or length > 3 else length
        assert fewest(situation, deep) == (length if length is not None and length <= 3 else None)
        checked += plan is not None
    assert checked * 20 > SITUATIONS // 2


@rule("NWO-92")
def test_after_a_migration_only_rescues_are_planned() -> None:
    # The rank 8 lies dying. The wolf needs the deer, so the cougar comes too late for it.
    table = chains(
        "wolf > deer > plants",
        "mink > deer mouse > insects",
        "northern pike > yellow perch > eggs",
    )
    cougar = Situation(table, b"", dying("cougar"), rescuing=True)
    assert cougar.ranks.bit_count() == 7
    assert habitat(cougar) is None
    bear = Situation(table, b"", dying("black bear", "deer"), rescuing=True)
    plan = habitat(bear)
    assert plan is not None
    assert plan.edits == (RescueCard(0),)
    in_hand = Situation(table, held("black bear"), dying("deer"), rescuing=True)
    assert habitat(in_hand) is None


# Feeding what lies there


@rule("NWO-28")
def test_feed_plans_feed_as_many_as_can_be_through_the_rules() -> None:
    rng = Rng(28)
    moved = 0
    for _ in range(4 * SITUATIONS):
        situation = random_situation(rng)
        plan = feed_plan(situation)
        assert all(isinstance(edit, MoveCard) for edit in plan.edits)
        moved += bool(plan.edits)
        play(state_of(situation), situation, plan.edits)
        lying, _ = cards_of(list(situation.table), situation.carrion)
        fed = [feeder for feeder in most_fed(lying) if feeder is not None]
        assert fed_ranks(plan.end)[1] == len(fed)
    assert moved > SITUATIONS


def test_of_two_equal_losses_the_rank_that_stays_is_chosen() -> None:
    # One resource for two: the second mouse can go, the only hare cannot.
    situation = Situation(
        chains("deer mouse > fruit", "snowshoe hare", "meadow vole > fungi"), b"", dying()
    )
    plan = feed_plan(situation)
    assert fed_ranks(plan.end) == (0b1110, 2)


def test_best_turns_are_lawful_and_no_worse_than_feeding() -> None:
    rng = Rng(29)
    better = 0
    for _ in range(2 * SITUATIONS):
        situation = random_situation(rng, missing=5)
        plan = best_turn(situation)
        play(state_of(situation), situation, plan.edits)
        ours, idle = fed_ranks(plan.end), fed_ranks(feed_plan(situation).end)
        assert ours[0].bit_count() >= idle[0].bit_count()
        better += ours[0].bit_count() > idle[0].bit_count()
    assert better > SITUATIONS


def small_situation(rng: Rng) -> Situation:
    """A few cards, so that everything can be tried; often two wolves."""
    components = box()
    ranked = components.events[0]
    table: Table = []
    for _ in range(rng.below(5)):
        put(table, Lying(2 * rng.below(ranked)))
    hand = [rng.below(ranked) for _ in range(rng.below(4))]
    hand += [components.event("abundance")] * (not rng.below(3))
    hand += [components.event("population_boom")] * (not rng.below(3))
    if not rng.below(4):
        put(table, Lying(2 * kind("wolf")))
        hand.append(kind("wolf"))
    lying, slots = cards_of(table, 0)
    arrange(table, slots, most_fed(lying))
    piles = (bytes(rng.below(ranked) for _ in range(rng.below(3))) for _ in range(3))
    return Situation(tuple(table), bytes(sorted(hand)), tuple(piles), bool(rng.below(2)))


def most(situation: Situation, limit: int) -> tuple[int, int] | None:
    """The most ranks and fed species that any edits lead to, None beyond a limit of situations."""

    def worth(one: Situation) -> tuple[int, int]:
        kept, fed = fed_ranks(one)
        return kept.bit_count(), fed

    seen, layer, best = {situation}, [situation], worth(situation)
    while layer:
        reached = {after(one, edit) for one in layer for edit in lawful(one)} - seen
        seen |= reached
        if len(seen) > limit:
            return None
        best = max([best, *map(worth, reached)])
        layer = list(reached)
    return best


@rule("NWO-77", "NWO-49", "NWO-86", "NWO-104")
def test_the_whole_turn_is_the_best_of_all_on_small_tables() -> None:
    rng = Rng(1)
    checked = missed = 0
    for _ in range(3 * SITUATIONS):
        situation = small_situation(rng)
        best = most(situation, 2_000)
        if best is None:
            continue
        plan = whole_turn(situation)
        assert after_all(situation, plan.edits) == plan.end
        kept, fed = fed_ranks(plan.end)
        assert (kept.bit_count(), fed) <= best
        missed += (kept.bit_count(), fed) != best
        checked += 1
    assert checked > SITUATIONS
    assert missed * 200 <= checked  # what a rescue uncovers only later can escape it


def test_whole_turns_are_lawful() -> None:
    rng = Rng(30)
    for _ in range(SITUATIONS // 2):
        situation = random_situation(rng, missing=5)
        plan = whole_turn(situation)
        play(state_of(situation), situation, plan.edits)
        kept, _ = fed_ranks(plan.end)
        assert kept.bit_count() >= fed_ranks(best_turn(situation).end)[0].bit_count()


@rule("NWO-2")
def test_a_resource_is_played_for_rank_one_where_none_lies() -> None:
    situation = Situation((), held("plants", "eggs"), dying())
    assert best_turn(situation).edits == (PlayCard(kind("plants")),)
    there = Situation(chains("fungi"), held("plants"), dying())
    assert best_turn(there).edits == ()


@rule("NWO-77")
def test_a_second_wolf_is_planned_for_the_rank_eight() -> None:
    table = chains(
        "wolf > deer > plants",
        "moose > plants",
        "mink > deer mouse > invertebrates",
        "snowshoe hare > plants",
    )
    with_wolf = Situation(table, held("wolf"), dying())
    assert habitat(with_wolf) is None
    plan = habitat(with_wolf._replace(wolf_pair=True))
    assert plan is not None and plan.end.habitat
    boomed = list(table)
    wolf = next(slot for slot, card in enumerate(table) if card and card.kind == kind("wolf"))
    boomed[wolf] = Lying(2 * kind("wolf") + 1, table[wolf].food)  # type: ignore[union-attr]
    # A 6 and a 7 are no pair.
    assert habitat(Situation(tuple(boomed), held("wolf"), dying(), wolf_pair=True)) is None


def test_edits_add_up() -> None:
    rng = Rng(3)
    for _ in range(SITUATIONS // 5):
        situation = random_situation(rng)
        plan = best_turn(situation)
        assert after_all(situation, plan.edits) == plan.end
