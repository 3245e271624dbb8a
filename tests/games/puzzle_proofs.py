"""Second solvers for the puzzles, slow and plain: every answer is tried by the rules alone.

Each function returns the best answers of a puzzle, as a set of whatever tells answers apart, and
the best score. They share the printed components with the product, and nothing of its solvers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import combinations, permutations, product
from typing import Any

from games.earth import reference as earth_reference
from games.habitats import reference as habitats_reference
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.earth.scoring.score import Holdings
from hedgerow.games.earth.scoring.tableau import PlayArea, Tableau
from hedgerow.games.habitats.cells import place_of
from hedgerow.games.north_woods.box import box as woods_box
from hedgerow.games.north_woods.cards import Species
from hedgerow.games.tournoi.cards import (
    ExtraPoints,
    Keep,
    NextCharacteristic,
    Reverse,
    Scale,
    ThreatFirst,
)
from hedgerow.games.tournoi.kit import Terms, kit_of

Best = tuple[set[Any], int]


# Habitats


def habitats_lay(puzzle: Any) -> Best:
    """Every tile on every cell in every order, scored tile by tile."""
    start = {place_of(cell): (laid.tile, laid.turn) for cell, laid in puzzle.park.cells.items()}
    before = sum(habitats_reference.scores(start).values())
    seen: set[Any] = set()
    found: dict[Any, int] = {}

    def rest(park: habitats_reference.Tiles, laid: frozenset[Any]) -> None:
        if len(laid) == 3:
            found[laid] = sum(habitats_reference.scores(park).values()) - before
            return
        near = {spot for place in park for spot in habitats_reference.beside(place)}
        for tile in puzzle.tiles:
            if any(tile.id == other for other, _, _ in laid):
                continue
            for place in near:
                for turn in range(4):
                    key = laid | {(tile.id, place, turn)}
                    if key in seen or not habitats_reference.legal(park, tile, place, turn, False):
                        continue
                    seen.add(key)
                    rest({**park, place: (tile, turn)}, key)

    rest(start, frozenset())
    most = max(found.values())
    return {key for key, points in found.items() if points == most}, most


# North Woods: a table is a tuple of (kind, index of its food or None); no card is ever removed.

Cards = tuple[tuple[int, int | None], ...]


def _eats(kind: int, below: int) -> bool:
    """NWO-5 to NWO-14: who may be fed by whom, by what is printed."""
    eater, food = woods_box().cards[kind], woods_box().cards[below]
    if not isinstance(eater, Species):
        return False
    if food.id in eater.never or (eater.only and food.id not in eater.only):
        return False
    if not isinstance(food, Species):
        return eater.diet in ("herbivore", "omnivore") and food.id in eater.foods
    hunts = eater.diet in ("carnivore", "omnivore") and food.diet in ("herbivore", "omnivore")
    flies = "air" in eater.realms or "air" not in food.realms
    return (
        hunts and flies and eater.rank > food.rank and not set(eater.realms).isdisjoint(food.realms)
    )


def _scavenges(kind: int, tops: list[int]) -> bool:
    """NWO-15 to NWO-17: any species that lies dead, or one of the water."""
    card = woods_box().cards[kind]
    dead = [top for top in map(woods_box().cards.__getitem__, tops) if isinstance(top, Species)]
    match card.scavenger if isinstance(card, Species) else None:
        case None:
            return False
        case "water":
            return any("water" in top.realms for top in dead)
        case _:
            return bool(dead)


def _fed(table: Cards, at: int, tops: list[int]) -> bool:
    kind, food = table[at]
    if kind not in woods_box().species or _scavenges(kind, tops):
        return True
    return food is not None and _fed(table, food, tops)


def _laid_on(table: Cards, at: int, food: int) -> Cards:
    """NWO-25, NWO-27, NWO-71: one card lies on another; who lay there goes up or apart."""
    cards = [list(card) for card in table]
    cards[at][1] = None
    there = [n for n, card in enumerate(cards) if card[1] == food]
    if there:
        goes_up = _eats(int(cards[there[0]][0] or 0), int(cards[at][0] or 0))
        free = not any(card[1] == at for card in cards)
        cards[there[0]][1] = at if goes_up and free else None
    cards[at][1] = food
    return tuple((int(kind or 0), below) for kind, below in cards)


def _turns(
    table: Cards, hand: tuple[int, ...], piles: tuple[tuple[int, ...], ...], moves_only: bool
) -> Iterator[tuple[Cards, tuple[int, ...], tuple[tuple[int, ...], ...]]]:
    for at, (kind, food) in enumerate(table):
        if kind in woods_box().species:
            for other, (below, _) in enumerate(table):
                if other not in (at, food) and _eats(kind, below):
                    yield _laid_on(table, at, other), hand, piles
    if moves_only:
        return
    for kind in set(hand):
        left = list(hand)
        left.remove(kind)
        yield (*table, (kind, None)), tuple(left), piles
        for other, (below, _) in enumerate(table):
            if kind in woods_box().species and _eats(kind, below):
                yield _laid_on((*table, (kind, None)), len(table), other), tuple(left), piles
    for number, pile in enumerate(piles):
        if not pile or pile[-1] not in woods_box().species:
            continue
        kind = pile[-1]
        rest = (*piles[:number], pile[:-1], *piles[number + 1 :])
        tops = [other[-1] for other in rest if other]
        if _scavenges(kind, tops):  # NWO-50
            yield (*table, (kind, None)), hand, rest
        for other, (below, _) in enumerate(table):
            if _eats(kind, below) and _fed(table, other, tops):  # NWO-49
                yield _laid_on((*table, (kind, None)), len(table), other), hand, rest


def _shape(table: Cards) -> tuple[str, ...]:
    def chain(at: int) -> tuple[Any, ...]:
        kind, food = table[at]
        return kind, () if food is None else chain(food)

    return tuple(sorted(str(chain(at)) for at in range(len(table))))


def north_woods(puzzle: Any) -> Best:
    """Every list of steps, shortest first; returns the tables that reach the goal first."""
    slots = [slot for slot, card in enumerate(puzzle.start.table) if card is not None]
    table: Cards = tuple(
        (card.kind, None if card.food < 0 else slots.index(card.food))
        for card in puzzle.start.table
        if card is not None
    )
    assert not any(kind in woods_box().events for kind in puzzle.start.hand)
    moves_only = puzzle.goal == "feed"
    layer = {(_shape(table), puzzle.start.hand): (table, tuple(puzzle.start.hand), _piles(puzzle))}
    for steps in range(len(puzzle.best) + 1):
        ends = {
            (_shape(cards), tuple(sorted(hand)), piles)
            for cards, hand, piles in layer.values()
            if _reached(puzzle.goal, cards, piles)
        }
        if ends:
            return ends, steps
        then: dict[Any, Any] = {}
        for cards, hand, piles in layer.values():
            for after in _turns(cards, hand, piles, moves_only):
                then[_shape(after[0]), tuple(sorted(after[1])), after[2]] = after
        layer = then
    return set(), -1


def _piles(puzzle: Any) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(pile) for pile in puzzle.start.piles)


def _reached(goal: str, table: Cards, piles: tuple[tuple[int, ...], ...]) -> bool:
    tops = [pile[-1] for pile in piles if pile]
    if not all(_fed(table, at, tops) for at in range(len(table))):
        return False
    ranks = {woods_box().rank[kind] for kind, _ in table}
    return goal == "feed" or ranks >= set(range(1, 9))


# Cryptid: the board is laid out from the printed sections, and clues are read from their codes.

Place = tuple[int, int]


def _printed(game: str, file: str) -> dict[str, Any]:
    text = (resources.files("hedgerow.games") / game / "data" / file).read_text(encoding="utf-8")
    return tomllib.loads(text)


def _beside(place: Place) -> list[Place]:
    """CRY-2: flat-topped hexes, odd columns half a hex lower."""
    row, column = place
    low = column % 2
    around = [(row - 1, column), (row + 1, column)]
    around += [(row + step, column + side) for side in (-1, 1) for step in (low - 1, low)]
    return [(r, c) for r, c in around if 0 <= r < 9 and 0 <= c < 12]


def _within(places: set[Place], steps: int) -> set[Place]:
    for _ in range(steps):
        places = places | {near for place in places for near in _beside(place)}
    return places


def cryptid_regions(puzzle: Any) -> dict[str, set[int]]:
    """What each of the 23 clues of a normal game allows (CRY-5 to CRY-10)."""
    terrain: dict[str, set[Place]] = {}
    sections = {
        each["number"]: each["hexes"] for each in _printed("cryptid", "sections.toml")["section"]
    }
    for slot, name in enumerate(puzzle.puzzle.map.slots):
        lines = [line.split() for line in sections[name[0]]]
        if name.endswith("r"):
            lines = [line[::-1] for line in lines[::-1]]
        for r, line in enumerate(lines):
            for c, hex in enumerate(line):
                for mark in hex:
                    terrain.setdefault(mark, set()).add((3 * (slot // 2) + r, 6 * (slot % 2) + c))
    built: dict[str, set[Place]] = {}
    for structure in puzzle.puzzle.structures:
        for what in (structure.kind, structure.colour):
            built.setdefault(what, set()).add((structure.row, structure.col))
    lands = {"desert": "D", "forest": "F", "mountain": "M", "swamp": "S", "water": "W"}
    allowed: dict[str, set[Place]] = {}
    for one, other in combinations(lands, 2):
        allowed[f"on:{one}|{other}"] = terrain[lands[one]] | terrain[lands[other]]
    for land, letter in lands.items():
        allowed[f"near1:{land}"] = _within(terrain[letter], 1)
    allowed["near1:animal"] = _within(terrain["b"] | terrain["c"], 1)
    for what, places in (("bear", terrain["b"]), ("cougar", terrain["c"])):
        allowed[f"near2:{what}"] = _within(places, 2)
    for kind in ("stone", "shack"):
        allowed[f"near2:{kind}"] = _within(built[kind], 2)
    for colour in ("white", "green", "blue"):
        allowed[f"near3:{colour}"] = _within(built[colour], 3)
    return {code: {12 * row + column for row, column in places} for code, places in allowed.items()}


def cryptid_worlds(
    puzzle: Any, tokens: Any, regions: dict[str, set[int]]
) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every set of clues that fits the tokens, with its hex."""
    rows = []
    for who in range(len(puzzle.puzzle.clues)):
        known = [CODES[puzzle.own]] if who == 0 and puzzle.own is not None else None
        rows.append(
            [
                clue
                for clue in known or regions
                if all(
                    (token.hex in regions[clue]) == token.disc
                    for token in tokens
                    if token.researcher == who
                )
            ]
        )

    def rest(who: int, clues: tuple[str, ...], meet: set[int]) -> Iterator[Any]:
        if who == len(rows):
            if len(meet) == 1:
                yield clues, *meet
            return
        for clue in rows[who]:
            both = meet & regions[clue]
            if clue not in clues and both:
                yield from rest(who + 1, (*clues, clue), both)

    yield from rest(0, (), set(range(108)))


def cryptid_find(puzzle: Any) -> Best:
    regions = cryptid_regions(puzzle)
    hexes = {hex for _, hex in cryptid_worlds(puzzle, puzzle.tokens, regions)}
    for token in puzzle.tokens:  # each token is needed
        fewer = [other for other in puzzle.tokens if other != token]
        assert len({hex for _, hex in cryptid_worlds(puzzle, fewer, regions)}) > 1
    assert hexes == {puzzle.habitat}
    return hexes, 1


def cryptid_ask(puzzle: Any) -> Best:
    regions = cryptid_regions(puzzle)
    worlds = list(cryptid_worlds(puzzle, puzzle.tokens, regions))
    every = {hex for _, hex in worlds}
    gained = {}
    for asked in puzzle.questions:
        parts: tuple[set[int], set[int]] = (set(), set())
        for clues, hex in worlds:
            parts[asked.hex in regions[clues[asked.researcher]]].add(hex)
        gained[asked.researcher, asked.hex] = len(every) - max(map(len, parts))
    most = max(gained.values())
    return {asked for asked, points in gained.items() if points == most}, most


# Le Tournoi


def _battle(kit: Any, lane: int, mine: int, theirs: int, power: int) -> int:
    """The own points of one battle, with a power card of one's own or none."""
    effect = None if power < 0 else kit.faces[power].effect
    at = (lane + effect.steps) % 4 if isinstance(effect, NextCharacteristic) else lane
    a, b = kit.values[mine][at], kit.values[theirs][at]
    if isinstance(effect, Scale):
        if effect.whose == "own":
            a, b = a * effect.times, b * effect.over
        else:
            a, b = a * effect.over, b * effect.times
    if isinstance(effect, Reverse):
        a, b = -a, -b
    ours, others = (a, kit.degrees[mine]), (b, kit.degrees[theirs])
    if isinstance(effect, ThreatFirst):
        ours, others = ours[::-1], others[::-1]
    card = (2, 3, 4, 5)[kit.degrees[mine]]
    if ours >= others:
        return card + (effect.points if isinstance(effect, ExtraPoints) else 0)
    return card if isinstance(effect, Keep) else 0


def tournoi(puzzle: Any) -> Best:
    """Every way to lay the cards against every way of the rival, battle by battle."""
    cards, found = kit_of(Terms(2)), {}
    orders = list(permutations(puzzle.rivals, 4))
    worth = {
        (lane, mine, power, theirs): _battle(cards, lane, mine, theirs, power)
        for lane in range(4)
        for mine in puzzle.hand
        for power in (-1, *puzzle.powers)
        for theirs in puzzle.rivals
    }
    for hand in permutations(puzzle.hand):
        for powers in product((-1, *puzzle.powers), repeat=4):
            used = [power for power in powers if power >= 0]
            if len(used) != len(set(used)):
                continue
            kept = len(puzzle.powers) - len(used)
            scores = [
                kept + sum(worth[lane, hand[lane], powers[lane], order[lane]] for lane in range(4))
                for order in orders
            ]
            found[hand, powers] = sum(scores) if puzzle.aim == "average" else min(scores)
    most = max(found.values())
    each = len(orders) // len(puzzle.rivals)
    return (
        {plan for plan, points in found.items() if points == most},
        most // each if puzzle.aim == "average" else most,
    )


# Earth


def earth_plant(puzzle: Any) -> Best:
    """Every card on every cell, then another one; scored by reading the cards."""
    board, state = puzzle.state.boards[0], puzzle.state
    start = {divmod(cell, 7): grown for cell, grown in board.planted.items()}
    before = _earth_total(start, board, state, board.soil, len(board.hand))
    found: dict[Any, int] = {}
    for first, second in permutations(board.hand, 2):
        price = _earth_cost(first, start, board)
        if price > board.soil:
            continue
        for cell in _earth_open(start):
            after = {**start, cell: (first, 0, 0)}
            left = board.soil - price - _earth_cost(second, after, board)
            if left < 0:
                continue
            for other in _earth_open(after):
                end = {**after, other: (second, 0, 0)}
                key = frozenset({(first, cell), (second, other)})
                worth = _earth_total(end, board, state, left, len(board.hand) - 2) - before
                found[key] = max(worth, found.get(key, worth))
    most = max(found.values())
    return {key for key, points in found.items() if points == most}, most


def _earth_open(planted: dict[Any, Any]) -> list[tuple[int, int]]:
    """EAR-20, EAR-21: beside a card, within four rows and four columns."""
    found = []
    for place in ((r, c) for r in range(7) for c in range(7)):
        near = any(abs(place[0] - r) <= 1 and abs(place[1] - c) <= 1 for r, c in planted)
        rows = [place[0], *(r for r, _ in planted)]
        columns = [place[1], *(c for _, c in planted)]
        small = max(rows) - min(rows) < 4 and max(columns) - min(columns) < 4
        if place not in planted and near and small:
            found.append(place)
    return found


@cache
def _earth_printed() -> dict[int | str, dict[str, Any]]:
    """Flora and terrains by number, islands and climates by number and side."""
    found: dict[int | str, dict[str, Any]] = {}
    for file, table in (("flora", "flora"), ("terrain", "terrain")):
        for card in _printed("earth", f"{file}.toml")[table]:
            found[card["no"]] = card
    for file, table in (("islands", "island"), ("climates", "climate")):
        for card in _printed("earth", f"{file}.toml")[table]:
            found[f"{card['no']}{card['side']}"] = card
    return found


def _earth_cost(card: int, planted: dict[Any, Any], board: Any) -> int:
    """EAR-49: the printed cost, less what each card, the island and the climate takes off."""
    printed = _earth_printed()
    own = printed[card]
    sources = [printed[key] for key in (board.island, board.climate)]
    sources += [printed[other] for other, _, _ in planted.values()]
    price: int = own["cost"]
    for source in sources:
        for ability in source.get("abilities", ()):
            effect = ability.get("effect", {})
            if effect.get("verb") != "discount":
                continue
            assert set(effect["on"]) <= {"type", "habitats"}
            kind = effect["on"].get("type")
            if kind is not None and kind not in own.get("types", ["terrain"]):
                continue
            if set(effect["on"].get("habitats", ())) <= set(own.get("habitats", ())):
                price -= effect["soil"]
    return max(0, price)


def _earth_total(planted: dict[Any, Any], board: Any, state: Any, soil: int, hand: int) -> int:
    top = min(r for r, _ in planted)
    left = min(c for _, c in planted)
    tableau = Tableau.bare()
    for (r, c), (card, sprouts, growth) in planted.items():
        at = (r - top) * 4 + c - left
        tableau.cards[at], tableau.sprouts[at], tableau.growth[at] = card, sprouts, growth
    area = PlayArea(tableau, board.island, board.climate, soil=soil, hand=hand)
    rival = state.boards[1]
    empty = PlayArea(Tableau.bare(), rival.island, rival.climate)
    held = Holdings(area, ecosystem=board.ecosystem)
    return earth_reference.total(held, [area, empty], [])


PROOFS = {
    ("habitats", "lay"): habitats_lay,
    ("north_woods", "habitat"): north_woods,
    ("north_woods", "feed"): north_woods,
    ("cryptid", "find"): cryptid_find,
    ("cryptid", "ask"): cryptid_ask,
    ("tournoi", "average"): tournoi,
    ("tournoi", "certain"): tournoi,
    ("earth", "plant"): earth_plant,
}
