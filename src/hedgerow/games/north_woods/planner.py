"""The planner: the best feedings of a table, and the shortest way to a Habitat this turn.

It counts on plays, moves, rescues, Abundance and Population Boom, whose effect on one's own table
is certain; not on draws or other events. Goals for a Habitat are built in the order of their least
possible cost, until no other can be shorter; what is left open is searched edit by edit.
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
"""How many goals and situations are looked at to prove that nothing shorter exists."""
MOST_TURNS: Final = 3_000
"""How many tables are looked at for the best turn."""
QUICK_GOALS: Final = 200
QUICK_NODES: Final = 200
"""The same where an answer is wanted at once."""


class Plan(NamedTuple):
    """Edits in order, and the situation they lead to."""

    edits: tuple[Edit, ...]
    end: Situation
    shortest: bool = True
    """Whether it is certain that no shorter list leads there."""


# Feeding what lies there


def best_tables(situation: Situation) -> Iterator[Feeders]:
    """Every feeding of as many species as can be; places count the filled slots."""
    cards, _ = cards_of(list(situation.table), situation.carrion)
    return best_feedings(cards)


def best_feeding(situation: Situation) -> tuple[list[int], Feeders]:
    """The slots and a feeding of as many as can be that keeps ranks, then what lies as it lies."""
    table, carrion = list(situation.table), situation.carrion
    cards, slots = cards_of(table, carrion)
    return slots, most_fed_in_ranks(cards, feeders_now(table, carrion))


def feed_plan(situation: Situation) -> Plan:
    """Moves of one's own cards after which as many species as can be are fed."""
    if situation.rescuing:
        return Plan((), situation)
    slots, feeders = best_feeding(situation)
    wanted = {
        slot: slots[feeder]
        for slot, feeder in zip(slots, feeders, strict=True)
        if feeder is not None and feeder != CARRION
    }
    rank = menu().rank
    forms = {slot: card.form for slot, card in enumerate(situation.table) if card is not None}
    order = sorted(wanted, key=lambda slot: rank[forms[slot]])
    edits: list[Edit] = []
    for _ in range(len(order) + 1):
        before = len(edits)
        for slot in order:
            card = situation.table[slot]
            assert card is not None
            if card.food != wanted[slot]:
                edits.append(MoveCard(slot, wanted[slot]))
                situation = after(situation, edits[-1])
        if len(edits) == before:
            break
    return Plan(tuple(edits), situation, shortest=False)


# A Habitat this turn


def habitat(situation: Situation, *, prove: bool = True) -> Plan | None:
    """The shortest list of edits after which a Habitat can be declared, None without one.

    `Plan.shortest` says whether the planner had the patience to be certain. Without `prove` a good
    list will do, and at once: bots and boards ask often.
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
    """Edits that leave as many ranks, then as many fed species as the planner finds.

    Without patience events are left to the bot, and a good turn will do.
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

    Unlike `best_turn` by itself it tries Abundance and Population Boom, every rescue and every card
    that could keep a rank. What a rescue uncovers only later can still escape it.
    """
    won = habitat(situation)
    if won is not None:
        return won
    every = sum(map(len, situation.piles))
    patience = Patience(MOST_TURNS)
    return best_turn(situation, rank_worth=10_000, card_worth=100, rescues=every, patience=patience)


def _rescue_all(plan: Plan, worth: Callable[[Plan], int]) -> Plan:
    """Rescue as long as a rescue is worth it, the best one first."""
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
    """The ranks that stay when the hungry are gone, as a mask, and how many species are fed."""
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
    """A shorter plan than `best` by trying edits in every order, deeper and deeper."""
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
    """A lower bound on the edits to a Habitat: one for each rank that is missing."""
    missing = ALL_RANKS & ~situation.ranks
    return max(missing.bit_count(), 1 if situation.hungry else 0)
