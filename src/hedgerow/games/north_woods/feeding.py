"""Finds optimal feedings of one table, exactly and in polynomial time.

Each card feeds one card above it, a resource under Abundance two, and ranks decrease along a chain.
So *all can be fed* if every species has a feeder of its own: a bipartite matching. If not all can,
a hungry species must feed nobody either. It then occupies its own place as a feeder, and the
maximum feeding is the assignment in which the fewest species occupy their own place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from hedgerow.games.north_woods.assignment import cheapest
from hedgerow.games.north_woods.diet import Form, menu

CARRION: Final = -1
"""The feeder of a scavenger that lives on a visible dying species."""

ALL_RANKS: Final = 0b1_1111_1110
"""Bit r for rank r, 1 to 8."""

Feeders: TypeAlias = tuple[int | None, ...]
"""For each card of a tableau, the index of the card that feeds it, or CARRION, or None."""


class Tableau(NamedTuple):
    """The cards in front of one seat, and the visible dying species."""

    forms: tuple[Form, ...]
    abundant: int = 0
    """The places of resources under Abundance, as a bit mask."""
    carrion: int = 0
    """The kinds on top of the dying piles, as a bit mask."""

    def species(self) -> list[int]:
        """The places of the cards that must be fed."""
        mask = menu().species
        return [place for place, form in enumerate(self.forms) if mask >> form & 1]


class Options(NamedTuple):
    """The possible feeders in a tableau: for each place, a mask of the places that may feed it."""

    feeders: list[int]
    scavenging: int
    """The places of those that can live on carrion now."""
    species: list[int]


def options(tableau: Tableau) -> Options:
    """Which cards may feed which, pair by pair."""
    known = menu()
    eats, bits, carrion_for, species_mask = known.eats, known.bits, known.carrion, known.species
    lying: dict[Form, int] = {}
    for place, form in enumerate(tableau.forms):
        lying[form] = lying.get(form, 0) | 1 << place
    feeders_of: dict[Form, int] = {}
    feeders = [0] * len(tableau.forms)
    scavenging = 0
    species = []
    for place, form in enumerate(tableau.forms):
        if not species_mask >> form & 1:
            continue
        species.append(place)
        mask = feeders_of.get(form)
        if mask is None:
            eaten = eats[form]
            mask = 0
            for other, places in lying.items():
                if eaten & bits[other]:
                    mask |= places
            feeders_of[form] = mask
        feeders[place] = mask
        if carrion_for[form] & tableau.carrion:
            scavenging |= 1 << place
    return Options(feeders, scavenging, species)


def all_fed(tableau: Tableau) -> Feeders | None:
    """A feeding of every species, or None."""
    return match(options(tableau), tableau.abundant)


def match(allowed: Options, abundant: int) -> Feeders | None:
    """A feeding of every species by bipartite matching; carrion first, as it is never used up."""
    feeders, scavenging, species = allowed
    places = len(feeders)
    wants: dict[int, int] = {}
    for place in species:
        if not scavenging >> place & 1:
            mask = feeders[place]
            wants[place] = mask | (mask & abundant) << places
    eater_at: dict[int, int] = {}
    taken = 0
    for place in sorted(wants, key=lambda place: wants[place].bit_count()):
        # Breadth first over alternating paths; the first step is the direct one.
        before: dict[int, int] = {}
        queue = [place]
        seen = 0
        for eater in queue:
            fresh = wants[eater] & ~seen
            seen |= fresh
            hit = fresh & ~taken
            if hit:
                end = hit.bit_length() - 1  # the highest card: resources stay for others
                before[end] = eater
                break
            while fresh:
                slot = fresh.bit_length() - 1
                fresh ^= 1 << slot
                before[slot] = eater
                queue.append(eater_at[slot])
        else:
            return None
        taken |= 1 << end
        _shift(end, place, before, eater_at)
    found: list[int | None] = [None] * places
    for place in species:
        found[place] = CARRION  # unless a card feeds it
    for slot, eater in eater_at.items():
        found[eater] = slot % places
    return tuple(found)


def _shift(end: int, start: int, before: dict[int, int], eater_at: dict[int, int]) -> None:
    """Move eaters along an alternating path that ends at a free slot."""
    left = {eater: slot for slot, eater in eater_at.items()}
    slot = end
    while True:
        eater = before[slot]
        eater_at[slot] = eater
        if eater == start:
            return
        slot = left[eater]


def most_fed(
    tableau: Tableau,
    worth: Sequence[int] | None = None,
    now: Feeders | None = None,
) -> Feeders:
    """A feeding of as many species as possible.

    `worth` breaks ties between species; it never reduces the number fed, as long as the worths
    add up to less than a million. Remaining ties are decided by closeness to `now`.
    """
    allowed = options(tableau)
    if now is None and worth is None:
        found = match(allowed, tableau.abundant)
        if found is not None:
            return found
    return fewest_hungry(tableau, allowed, worth, now)


SPECIES_COST: Final = 1 << 40
WORTH_COST: Final = 1 << 20


def fewest_hungry(
    tableau: Tableau,
    allowed: Options,
    worth: Sequence[int] | None = None,
    now: Feeders | None = None,
) -> Feeders:
    """The assignment behind `most_fed`, for known options."""
    feeders, scavenging, species = allowed
    places = len(feeders)
    rows = []
    for place in species:
        was = now[place] if now is not None else None
        hungry = SPECIES_COST + (worth[place] * WORTH_COST if worth is not None else 0)
        row = [(place, hungry)]
        mask = feeders[place]
        double = mask & tableau.abundant
        while mask:
            low = mask & -mask
            mask ^= low
            feeder = low.bit_length() - 1
            change = now is not None and feeder != was
            row.append((feeder, change))
            if double & low:
                row.append((places + feeder, change))
        if scavenging >> place & 1:
            row.append((2 * places + place, now is not None and was != CARRION))
        rows.append(row)
    found: list[int | None] = [None] * places
    for place, column in zip(species, cheapest(rows, 3 * places), strict=True):
        if column >= 2 * places:
            found[place] = CARRION
        elif column != place:
            found[place] = column % places
    return tuple(found)


def most_fed_in_ranks(tableau: Tableau, now: Feeders | None = None) -> Feeders:
    """The most species fed; then the most ranks kept, high ones first; then closest to `now`.

    The number fed is optimal; the ranks kept are improved one rank at a time.
    """
    rank = menu().rank
    allowed = options(tableau)
    of_rank: dict[int, list[int]] = {}
    for place in allowed.species:
        of_rank.setdefault(rank[tableau.forms[place]], []).append(place)
    worth = [rank[form] for form in tableau.forms]
    for members in of_rank.values():
        if len(members) == 1:
            worth[members[0]] += 1000
    found = fewest_hungry(tableau, allowed, worth, now)
    for members in of_rank.values():
        for keeper in members:
            if any(found[place] is not None for place in members):
                break
            if not allowed.feeders[keeper] and not allowed.scavenging >> keeper & 1:
                continue  # nothing could feed it
            # All of one rank would die: try to keep this one.
            tried = worth[:]
            tried[keeper] += 1000
            other = fewest_hungry(tableau, allowed, tried, now)
            if _ranks_fed(tableau, other) > _ranks_fed(tableau, found):
                found, worth = other, tried
    return found


def _ranks_fed(tableau: Tableau, feeders: Feeders) -> int:
    """The number of ranks left after the hungry die."""
    rank, starving = menu().rank, hungry(tableau, feeders)
    kept = {rank[form] for place, form in enumerate(tableau.forms) if place not in starving}
    return len(kept)


def hungry(tableau: Tableau, feeders: Feeders) -> list[int]:
    """The species that this feeding leaves hungry."""
    return [place for place in tableau.species() if feeders[place] is None]


def best_feedings(tableau: Tableau) -> Iterator[Feeders]:
    """Every optimal feeding, once each; lazily, because there may be many."""
    allowed = options(tableau)
    species = allowed.species
    goal = sum(food is not None for food in most_fed(tableau))
    room = [1 + (tableau.abundant >> place & 1) for place in range(len(tableau.forms))]
    found: list[int | None] = [None] * len(tableau.forms)

    def reachable(decided: int) -> bool:
        """Whether the rest can still reach the goal."""
        return _best_with(tableau, allowed, found, decided) >= goal

    def choose(decided: int) -> Iterator[Feeders]:
        if decided == len(species):
            yield tuple(found)
            return
        place = species[decided]
        choices: list[int | None] = [CARRION] if allowed.scavenging >> place & 1 else []
        choices += [at for at in range(len(room)) if allowed.feeders[place] >> at & 1 and room[at]]
        for feeder in (*choices, None):
            found[place] = feeder
            if feeder is not None and feeder != CARRION:
                room[feeder] -= 1
            if reachable(decided + 1):
                yield from choose(decided + 1)
            if feeder is not None and feeder != CARRION:
                room[feeder] += 1
            found[place] = None

    return choose(0)


def _best_with(
    tableau: Tableau, allowed: Options, found: Sequence[int | None], decided: int
) -> int:
    """The number of species that can be fed given the first feeders, or -1 if these clash."""
    places = len(found)
    rows = []
    used = [0] * places
    for nth, place in enumerate(allowed.species):
        if nth < decided:
            feeder = found[place]
            if feeder is None:
                rows.append([(place, 1)])
            elif feeder == CARRION:
                rows.append([(2 * places + place, 0)])
            else:
                rows.append([(feeder + places * used[feeder], 0)])
                used[feeder] += 1
            continue
        row = [(place, 1)]
        for feeder in range(places):
            if allowed.feeders[place] >> feeder & 1:
                row.append((feeder, 0))
                if tableau.abundant >> feeder & 1:
                    row.append((places + feeder, 0))
        if allowed.scavenging >> place & 1:
            row.append((2 * places + place, 0))
        rows.append(row)
    try:
        columns = cheapest(rows, 3 * places)
    except ValueError:
        return -1
    return sum(column != place for place, column in zip(allowed.species, columns, strict=True))
