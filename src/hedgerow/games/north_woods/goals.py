"""Goals: tables that a seat could build this turn, their cost, and the edits that build them.

A goal fixes which cards are rescued, where events go and which cards of the hand must be played.
An assignment then determines which others join and who eats what, at a cost that never exceeds the
true number of edits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, product
from typing import Final, NamedTuple

from hedgerow.games.north_woods.assignment import cheapest
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.diet import Form, menu
from hedgerow.games.north_woods.edits import (
    Edit,
    MoveCard,
    PlayCard,
    RescueCard,
    Situation,
    UseAbundance,
    UseBoom,
    after,
    rescue_places,
)
from hedgerow.games.north_woods.feeding import (
    ALL_RANKS,
    CARRION,
    Feeders,
    Options,
    Tableau,
    options,
)
from hedgerow.games.north_woods.tableau import ABUNDANT, NOTHING, STAND_IN

_NEVER: Final = 1 << 30
_KEEPERS: Final = 3
"""The number of cards of a rank that are tried as the one that keeps the rank."""


class Item(NamedTuple):
    """A card that is in play or could be."""

    form: Form
    slot: int = -1
    """Its slot, or -1 if it is not in play yet."""
    pile: int = -1
    """The pile from which it is rescued, or -1."""
    food: int = NOTHING
    """The item on which it lies now."""
    must: bool = True
    """Whether it must be in play at the end; other cards may stay in the hand."""
    mark: int = 0


class Goal(NamedTuple):
    """A table to build: its items and who eats what."""

    cost: int
    """The least number of edits, plus the prices of what is left out."""
    items: tuple[Item, ...]
    feeders: Feeders
    """None also for what stays in the hand."""
    boom: frozenset[int]
    abundance: frozenset[int]


class Patience:
    """The remaining search budget of the planner."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self) -> bool:
        """Use one unit of the budget; returns whether there was one."""
        self.left -= 1
        return self.left >= 0


def habitat_goals(situation: Situation, patience: Patience) -> Iterator[list[Goal]]:
    """The feasible goals: those without a rescue, then with one, with two, and so on."""
    components = box()
    within_reach = situation.ranks
    booms = situation.hand.count(components.event("population_boom"))
    abundances = situation.hand.count(components.event("abundance"))
    depths = [_depth(pile) for pile in situation.piles]
    pool = [*situation.hand]
    for pile, depth in zip(situation.piles, depths, strict=True):
        pool += pile[len(pile) - depth :]
    for kind in pool:
        within_reach |= 1 << components.rank[kind]
    if booms:
        within_reach |= within_reach >> 1
    if situation.wolf_pair:
        within_reach |= within_reach << 1
    if within_reach & ALL_RANKS != ALL_RANKS:
        return
    lying, in_hand = lying_items(situation), _in_hand(situation)
    every = product(*(range(depth + 1) for depth in depths))
    for _, alike in groupby(sorted(every, key=sum), key=sum):
        found: list[Goal] = []
        for taken in alike:
            items = [*lying, *_rescued(situation, taken), *in_hand]
            carrion = _carrion_left(situation, taken)
            for boom in _sets(_boom_targets(items), booms):
                for abundance in _sets(_abundance_targets(items), abundances):
                    if patience.spend():
                        pair = situation.wolf_pair
                        found += _with_ranks(items, carrion, boom, abundance, pair)
        yield sorted(found, key=lambda goal: goal.cost)


def _in_hand(situation: Situation) -> list[Item]:
    """The ranked cards of the hand."""
    first_event = box().events[0]
    return [Item(2 * kind, must=False) for kind in situation.hand if kind < first_event]


def _rescued(situation: Situation, taken: tuple[int, ...]) -> list[Item]:
    """The cards on top of the piles: `taken` gives the number from each."""
    return [
        Item(2 * kind, pile=pile)
        for pile, count in enumerate(taken)
        for kind in situation.piles[pile][::-1][:count]
    ]


def _carrion_left(situation: Situation, taken: tuple[int, ...]) -> int:
    """The kinds on top of the piles after these rescues, as a mask."""
    tops = [
        pile[len(pile) - count - 1]
        for pile, count in zip(situation.piles, taken, strict=True)
        if len(pile) > count
    ]
    return sum({1 << kind for kind in tops})


def _sets(targets: Iterator[int], most: int) -> list[frozenset[int]]:
    """Every set of at most `most` targets, small sets first."""
    if not most:
        return [frozenset()]
    known = tuple(targets)
    return [frozenset(chosen) for size in range(most + 1) for chosen in combinations(known, size)]


def _depth(pile: bytes) -> int:
    """The number of consecutive species on top of a pile (NWO-51, NWO-52)."""
    depth = 0
    while depth < len(pile) and pile[-1 - depth] in box().species:
        depth += 1
    return depth


def lying_items(situation: Situation) -> list[Item]:
    """The cards in play as items."""
    filled = [(slot, card) for slot, card in enumerate(situation.table) if card is not None]
    at_slot = {slot: at for at, (slot, _) in enumerate(filled)}
    return [
        Item(card.form, slot, food=at_slot.get(card.food, NOTHING), mark=card.mark)
        for slot, card in filled
    ]


def _boom_targets(items: Sequence[Item]) -> Iterator[int]:
    """NWO-108, for any items."""
    for at, item in enumerate(items):
        kind = item.form >> 1
        if not item.form & 1 and kind in box().species and box().rank[kind] > 2:
            yield at


def _abundance_targets(items: Sequence[Item]) -> Iterator[int]:
    """NWO-86, NWO-87, for any items."""
    for at, item in enumerate(items):
        if not item.mark and _is_resource(item):
            yield at


def _under(items: Sequence[Item], boom: frozenset[int], abundance: frozenset[int]) -> list[Item]:
    """The items with these events; a card of the hand must then be played."""
    changed = list(items)
    for at in boom | abundance:
        changed[at] = changed[at]._replace(
            must=True,
            form=changed[at].form | (at in boom),
            mark=ABUNDANT if at in abundance else changed[at].mark,
        )
    return changed


def _options(items: Sequence[Item], carrion: int) -> Options:
    abundant = sum(1 << at for at, item in enumerate(items) if item.mark == ABUNDANT)
    return options(Tableau(tuple(item.form for item in items), abundant, carrion))


def _with_ranks(
    items: Sequence[Item],
    carrion: int,
    boom: frozenset[int],
    abundance: frozenset[int],
    wolf_pair: bool,
) -> Iterator[Goal]:
    """The goals in which cards of the hand fill the missing ranks."""
    rank = menu().rank
    changed = _under(items, boom, abundance)
    there = 0
    for item in changed:
        if item.must and item.mark != STAND_IN:
            there |= 1 << rank[item.form]
    spare = [at for at, item in enumerate(changed) if not item.must]
    ways: list[list[tuple[int, ...]]] = []
    for missing in range(1, ALL_RANKS.bit_length()):
        if there >> missing & 1:
            continue
        standing: list[tuple[int, ...]] = []
        seen: set[Form] = set()
        for at in spare:
            form = changed[at].form
            if rank[form] == missing and form not in seen:
                seen.add(form)
                standing.append((at,))
        if wolf_pair:
            standing += _pairs(changed, missing - 1)
        if not standing:
            return
        ways.append(standing)
    allowed = _options(changed, carrion)
    done: set[frozenset[int]] = set()
    for choice in product(*ways):
        chosen = frozenset(at for standing in choice for at in standing)
        if chosen in done:
            continue
        done.add(chosen)
        goal_items = tuple(
            item._replace(must=True) if at in chosen else item for at, item in enumerate(changed)
        )
        left_out = [_NEVER if item.must else 0 for item in goal_items]
        goal = _assigned(goal_items, allowed, left_out, boom, abundance)
        if goal is not None:
            yield goal


def _pairs(items: Sequence[Item], ranked: int) -> Iterator[tuple[int, ...]]:
    """For each kind of wolf that could form a pair: the items that are not in play yet."""
    alike: dict[Form, list[int]] = {}
    for at, item in enumerate(items):
        if box().pairs >> (item.form >> 1) & 1 and menu().rank[item.form] == ranked:
            alike.setdefault(item.form, []).append(at)
    for those in alike.values():
        if len(those) >= 2:
            waiting = [at for at in those if not items[at].must]
            there = len(those) - len(waiting)
            yield tuple(waiting[: max(0, 2 - there)])


def _assigned(
    items: tuple[Item, ...],
    allowed: Options,
    left_out: Sequence[int],
    boom: frozenset[int] = frozenset(),
    abundance: frozenset[int] = frozenset(),
) -> Goal | None:
    """The cheapest feeding: an edit costs 1, and each species left out its price.

    Spare cards join if they help or are worth it.
    """
    known = menu()
    feeders, scavenging = allowed.feeders, allowed.scavenging
    count = len(items)
    cost = len(boom) + len(abundance)
    rows = []
    species = []
    for at, item in enumerate(items):
        if not known.species >> item.form & 1:
            cost += item.must and item.slot < 0
            continue
        species.append(at)
        lies_there = item.slot >= 0
        row = [(at, left_out[at])]
        below = items[item.food].form if item.food != NOTHING else -1
        mask = feeders[at]
        while mask:
            low = mask & -mask
            mask ^= low
            food = low.bit_length() - 1
            fresh = not items[food].must and not known.species >> items[food].form & 1
            if not lies_there:
                price = 1
            elif food == item.food:
                price = 0
            elif below >= 0 and known.eats[items[food].form] >> below & 1:
                price = 0  # NWO-27: perhaps it is put there by an insertion
            else:
                price = 1
            row.append((food, price + fresh))
            if items[food].mark == ABUNDANT:
                row.append((count + food, price))
        if scavenging >> at & 1:
            row.append((2 * count + at, 0 if lies_there else 1))
        rows.append(row)
    columns = cheapest(rows, 3 * count)
    found: list[int | None] = [None] * count
    for at, column, row in zip(species, columns, rows, strict=True):
        price = dict(row)[column]
        if price >= _NEVER:
            return None
        cost += price
        if column >= 2 * count:
            found[at] = CARRION
        elif column != at:
            found[at] = column % count
    return Goal(cost, items, tuple(found), boom, abundance)


def turn_goals(
    situation: Situation,
    rank_worth: int,
    card_worth: int,
    rescues: int,
    patience: Patience | None = None,
) -> Iterator[Goal]:
    """Tables worth having this turn: new ranks, then fed cards, then few edits.

    With `patience`, Abundance, Population Boom and every card that could keep a rank are tried.
    """
    rank, components = menu().rank, box()
    booms = abundances = 0
    if patience is not None:
        booms = situation.hand.count(components.event("population_boom"))
        abundances = situation.hand.count(components.event("abundance"))
    lying, in_hand = lying_items(situation), _in_hand(situation)
    depths = [min(rescues, _depth(pile)) for pile in situation.piles]
    for taken in sorted(product(*(range(depth + 1) for depth in depths)), key=sum):
        if sum(taken) > rescues:
            break
        plain = [*lying, *_rescued(situation, taken), *in_hand]
        carrion = _carrion_left(situation, taken)
        for boom, abundance in product(
            _sets(_boom_targets(plain), booms), _sets(_abundance_targets(plain), abundances)
        ):
            items = tuple(_under(plain, boom, abundance))
            allowed = _options(items, carrion)
            of_rank: dict[int, list[int]] = {}
            for at in allowed.species:
                of_rank.setdefault(rank[items[at].form], []).append(at)
            pairs = box().pairs if situation.wolf_pair else 0
            ways = _keepers(of_rank) if patience is None else _all_keepers(of_rank, items, pairs)
            for keepers in ways:
                if patience is not None and not patience.spend():
                    return
                # NWO-49: a rescued card must be fed, though with patience it may go hungry later.
                rescued = _NEVER if patience is None else card_worth
                left_out = [card_worth if item.pile < 0 else rescued for item in items]
                for at in keepers:
                    left_out[at] += rank_worth
                goal = _assigned(items, allowed, left_out, boom, abundance)
                if goal is not None:
                    yield goal


def _keepers(of_rank: dict[int, list[int]]) -> Iterator[tuple[int, ...]]:
    """Choices of one card per rank to keep, in a few ways."""
    for turn in range(min(_KEEPERS, max(map(len, of_rank.values()), default=1))):
        yield tuple(members[turn % len(members)] for members in of_rank.values())


def _all_keepers(
    of_rank: dict[int, list[int]], items: Sequence[Item], pairs: int
) -> Iterator[tuple[int, ...]]:
    """The same in all ways, with two wolves for two ranks if pairs count (NWO-77)."""
    choices: list[list[tuple[int, ...]]] = []
    for members in of_rank.values():
        wolves = [at for at in members if pairs >> (items[at].form >> 1) & 1]
        choices.append([(at,) for at in members] + list(combinations(wolves, 2)))
    for chosen in product(*choices):
        yield tuple(at for some in chosen for at in some)


def promise(goal: Goal) -> tuple[int, int]:
    """The most ranks and fed species that a goal can have once it is built."""
    known = menu()
    found, fed = 0, 0
    for item, feeder in zip(goal.items, goal.feeders, strict=True):
        if feeder is not None:
            fed += 1
            found |= 1 << known.rank[item.form]
        elif not known.species >> item.form & 1:
            found |= 2
    return found.bit_count(), fed


def build(situation: Situation, goal: Goal) -> tuple[tuple[Edit, ...], Situation] | None:
    """Edits that build a goal from the lowest rank up, or None if the piles forbid it."""
    builder = _Builder(situation, goal)
    builder.lay_resources_and_events()
    while builder.lay_species() or builder.rescue_for_now():
        pass
    return None if builder.waiting() else (tuple(builder.edits), builder.situation)


def _is_resource(item: Item) -> bool:
    return item.form >> 1 in box().resources


class _Builder:
    """The state of building a goal."""

    def __init__(self, situation: Situation, goal: Goal) -> None:
        self.situation, self.goal = situation, goal
        self.edits: list[Edit] = []
        self.slot_of = {at: item.slot for at, item in enumerate(goal.items) if item.slot >= 0}
        rank = menu().rank
        self.fed = [at for at, food in enumerate(goal.feeders) if food is not None]
        self.fed.sort(key=lambda at: rank[goal.items[at].form])
        self.moves_left = 2 * len(self.fed)

    def make(self, edit: Edit) -> None:
        self.edits.append(edit)
        self.situation = after(self.situation, edit)

    def add(self, at: int, edit: Edit) -> None:
        """Add an item to the table, with its Boom if it gets one."""
        table = self.situation.table
        self.slot_of[at] = table.index(None) if None in table else len(table)
        self.make(edit)
        if at in self.goal.boom:
            self.make(UseBoom(self.slot_of[at]))

    def waiting(self) -> list[int]:
        """The species not yet in play, including those that are rescued and left to starve."""
        passing = [at for at, item in enumerate(self.goal.items) if item.pile >= 0]
        return [at for at in dict.fromkeys((*self.fed, *passing)) if at not in self.slot_of]

    def lay_resources_and_events(self) -> None:
        used = set(self.goal.feeders)
        for at in sorted(self.goal.boom & self.slot_of.keys()):
            self.make(UseBoom(self.slot_of[at]))
        items = self.goal.items
        held = [at for at, item in enumerate(items) if item.slot < 0 and _is_resource(item)]
        played = [at for at in held if items[at].must or at in used]
        if not played and not self.situation.ranks >> 1 & 1:
            played = held[:1]  # for its rank
        for at in played:
            self.add(at, PlayCard(items[at].form >> 1))
        for at in sorted(self.goal.abundance):
            self.make(UseAbundance(self.slot_of[at]))

    def lay_species(self) -> bool:
        """Lay every species whose food is there; returns whether there was one."""
        before = len(self.edits)
        for at in self.fed:
            item, food = self.goal.items[at], self.goal.feeders[at]
            on = None if food is None or food == CARRION else self.slot_of.get(food)
            if on is None and food != CARRION:
                continue  # its food is not there yet
            if at in self.slot_of:
                card = self.situation.table[self.slot_of[at]]
                assert card is not None
                if on is not None and card.food != on and self.moves_left:
                    self.moves_left -= 1
                    self.make(MoveCard(self.slot_of[at], on))
            elif item.pile < 0:
                self.add(at, PlayCard(item.form >> 1, on))
            elif self.is_on_top(at) and on in rescue_places(self.situation, item.pile):
                self.add(at, RescueCard(item.pile, on))
        return len(self.edits) > before

    def is_on_top(self, at: int) -> bool:
        item = self.goal.items[at]
        cards = self.situation.piles[item.pile]
        return bool(cards) and cards[-1] == item.form >> 1

    def rescue_for_now(self) -> bool:
        """Rescue a card onto any food, if its intended food lies beneath it."""
        for at in self.waiting():
            pile = self.goal.items[at].pile
            if pile >= 0 and self.is_on_top(at):
                for on in rescue_places(self.situation, pile):
                    self.add(at, RescueCard(pile, on))
                    return True
        return False
