"""The planner: the best feedings of a table, and the shortest way to a Habitat this turn.

It uses plays, moves, rescues, Abundance and Population Boom, whose effect on the own table is
certain, but no draws or other events. Goals for a Habitat are built in the order of their lower
bound, until no other can be shorter; remaining gaps are searched edit by edit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from hedgerow.games.north_woods.diet import menu
from hedgerow.games.north_woods.edits import Edit, MoveCard, Situation, after, lawful
from hedgerow.games.north_woods.feeding import (
    ALL_RANKS,
    CARRION,
    Feeders,
    best_feedings,
    most_fed_in_ranks,
)
from hedgerow.games.north_woods.goals import Patience, build, habitat_goals, promise, turn_goals
from hedgerow.games.north_woods.tableau import (
    Lying,
    cards_of,
    feeders_now,
    hungry,
    is_species,
    ranks,
)

MOST_GOALS: Final = 2_000
MOST_NODES: Final = 20_000
"""The most goals and situations examined to prove that nothing shorter exists."""
MOST_TURNS: Final = 3_000
"""The most tables examined for the best turn."""
QUICK_GOALS: Final = 200
QUICK_NODES: Final = 200
"""The same when a quick answer is needed."""


class Plan(NamedTuple):
    """Edits in order, and the situation they lead to."""

    edits: tuple[Edit, ...]
    end: Situation
    shortest: bool = True
    """Whether it is certain that no shorter list exists."""


# Feeding the cards in play


def best_tables(situation: Situation) -> Iterator[Feeders]:
    """Every optimal feeding; places number the filled slots."""
    cards, _ = cards_of(list(situation.table), situation.carrion)
    return best_feedings(cards)


def best_feeding(situation: Situation) -> tuple[list[int], Feeders]:
    """The slots, and an optimal feeding that keeps ranks, then changes as little as possible."""
    table, carrion = list(situation.table), situation.carrion
    cards, slots = cards_of(table, carrion)
    return slots, most_fed_in_ranks(cards, feeders_now(table, carrion))


def feed_plan(situation: Situation) -> Plan:
    """Moves of the own cards after which as many species as possible are fed."""
    if situation.rescuing:
        return Plan((), situation)
    slots, feeders = best_feeding(situation)
    foods = {
        slot: slots[feeder]
        for slot, feeder in zip(slots, feeders, strict=True)
        if feeder is not None and feeder != CARRION
    }
    rank = menu().rank
    forms = {slot: card.form for slot, card in enumerate(situation.table) if card is not None}
    order = sorted(foods, key=lambda slot: rank[forms[slot]])
    edits: list[Edit] = []
    for _ in range(len(order) + 1):
        before = len(edits)
        for slot in order:
            card = situation.table[slot]
            assert card is not None
            if card.food != foods[slot]:
                edits.append(MoveCard(slot, foods[slot]))
                situation = after(situation, edits[-1])
        if len(edits) == before:
            break
    return Plan(tuple(edits), situation, shortest=False)


# A Habitat this turn


def habitat(situation: Situation, *, prove: bool = True) -> Plan | None:
    """The shortest list of edits after which a Habitat can be declared, or None.

    `Plan.shortest` says whether this is proved. Without `prove`, a good list is returned quickly:
    bots and boards ask often.
    """
    if situation.habitat:
        return Plan((), situation)
    if situation.rescuing:
        return _search(situation, 1, sum(map(len, situation.piles)), None, Patience(MOST_NODES))
    patience = Patience(MOST_GOALS if prove else QUICK_GOALS)
    best: Plan | None = None
    least: int | None = None
    for rescues, goals in enumerate(habitat_goals(situation, patience)):
        if best is not None and (rescues >= len(best.edits) or not prove):
            break
        for goal in goals:
            least = goal.cost if least is None else min(least, goal.cost)
            if best is not None and goal.cost >= len(best.edits):
                break
            built = build(situation, goal)
            if built is None or not built[1].habitat:
                continue
            if best is None or len(built[0]) < len(best.edits):
                best = Plan(*built, shortest=False)
    if least is None:
        return None
    if best is not None and len(best.edits) == least and patience.left >= 0:
        return best._replace(shortest=True)
    if best is not None and not prove:
        return best
    most = least + 3 if best is None else len(best.edits) - 1
    return _search(situation, least, most, best, Patience(MOST_NODES if prove else QUICK_NODES))


# A good turn


def best_turn(
    situation: Situation,
    *,
    rank_worth: int = 1000,
    card_worth: int = 20,
    rescues: int = 2,
    patience: Patience | None = None,
) -> Plan:
    """The edits that leave the most ranks, then the most fed species, that the planner finds.

    Without `patience`, events are left to the bot, and the turn need not be optimal.
    """

    def worth(plan: Plan) -> int:
        kept, fed = fed_ranks(plan.end)
        return rank_worth * kept.bit_count() + card_worth * fed - len(plan.edits)

    best = feed_plan(situation)
    best_worth = worth(best)
    if situation.rescuing:
        return _rescue_all(best, worth)
    pair = int(situation.wolf_pair)  # NWO-77: perhaps one rank more
    hopes = [
        (rank_worth * (ranked + pair) + card_worth * fed, goal)
        for goal in turn_goals(situation, rank_worth, card_worth, rescues, patience)
        for ranked, fed in (promise(goal),)
    ]
    hopes.sort(key=lambda hope: -hope[0])
    for hope, goal in hopes:
        if hope <= best_worth:
            break
        built = build(situation, goal)
        if built is None:
            continue
        plan = Plan(*built, shortest=False)
        found = worth(plan)
        if found > best_worth:
            best, best_worth = plan, found
    return best


def whole_turn(situation: Situation) -> Plan:
    """A Habitat, or else the most ranks, then the most fed species, then few edits.

    Unlike `best_turn` alone, it tries Abundance and Population Boom, every rescue and every card
    that could keep a rank. It may miss what a rescue uncovers only later.
    """
    won = habitat(situation)
    if won is not None:
        return won
    every = sum(map(len, situation.piles))
    patience = Patience(MOST_TURNS)
    return best_turn(situation, rank_worth=10_000, card_worth=100, rescues=every, patience=patience)


def _rescue_all(plan: Plan, worth: Callable[[Plan], int]) -> Plan:
    """Make rescues while they are worth it, the best first."""
    while True:
        tried = [
            Plan((*plan.edits, edit), after(plan.end, edit), shortest=False)
            for edit in lawful(plan.end)
        ]
        best = max(tried, key=worth, default=plan)
        if worth(best) <= worth(plan):
            return plan
        plan = best


def fed_ranks(situation: Situation) -> tuple[int, int]:
    """The ranks left after the hungry die, as a mask, and the number of fed species."""
    table: list[Lying | None] = list(situation.table)
    starving = hungry(table, situation.carrion)
    for slot in starving:
        table[slot] = None
    fed = sum(card is not None and is_species(card) for card in table)
    return ranks(table, situation.wolf_pair), fed


# Proof that nothing is shorter


def _search(
    situation: Situation, low: int, high: int, best: Plan | None, patience: Patience
) -> Plan | None:
    """A shorter plan than `best`, by iterative deepening over all edits."""
    for limit in range(low, high + 1):
        found = _deepen(situation, limit, {}, patience)
        if found is not None:
            return Plan(found[0], found[1])
        if patience.left < 0:
            return best
    return None if best is None else best._replace(shortest=True)


def _deepen(
    situation: Situation, limit: int, seen: dict[Situation, int], patience: Patience
) -> tuple[tuple[Edit, ...], Situation] | None:
    if situation.habitat:
        return (), situation
    if limit == 0 or at_least(situation) > limit or seen.get(situation, -1) >= limit:
        return None
    seen[situation] = limit
    for edit in lawful(situation):
        if not patience.spend():
            return None
        deeper = _deepen(after(situation, edit), limit - 1, seen, patience)
        if deeper is not None:
            return (edit, *deeper[0]), deeper[1]
    return None


def at_least(situation: Situation) -> int:
    """A lower bound on the edits to a Habitat: one for each missing rank."""
    missing = ALL_RANKS & ~situation.ranks
    return max(missing.bit_count(), 1 if situation.hungry else 0)
