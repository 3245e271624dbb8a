"""What a position is worth to a seat: its points so far, and what the rest of the game may bring.

Reads a State, but of that only what the seat may know: the table and its own hand. Cards drawn in
the head count as an average card, so that no guess at the deck decides anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import add, mul
from typing import Final

from msgspec import Struct

from hedgerow.bots.earth_cards import ON_EACH, Trait, board_engine, traits
from hedgerow.core.text import Seat
from hedgerow.games import datafiles
from hedgerow.games.earth import cards
from hedgerow.games.earth.cells import COLUMN, ROW
from hedgerow.games.earth.effects import GainOnEach
from hedgerow.games.earth.library import library
from hedgerow.games.earth.rules.accounts import TEAM_SEATS, area, gaia_breakdown
from hedgerow.games.earth.rules.planting import cost
from hedgerow.games.earth.scoring import kernels
from hedgerow.games.earth.scoring.faces import COLOUR_BIT, Face, Key, faces, fitting
from hedgerow.games.earth.scoring.goals import progress
from hedgerow.games.earth.scoring.score import COMPLETION, points, rank_points, stock_points
from hedgerow.games.earth.scoring.tableau import (
    COLUMNS,
    DIAGONAL,
    ORTHOGONAL,
    ROWS,
    PlayArea,
    Tableau,
)
from hedgerow.games.earth.scoring.vocabulary import (
    BestSeat,
    CountGoal,
    CountTable,
    DiagonalPath,
    Goal,
    Match,
    OrthogonalPath,
    PerEmptySide,
    PerLine,
    PerMatch,
    PerMatchInZone,
    PerResource,
    PerSet,
    Scoring,
    Zone,
)
from hedgerow.games.earth.state import GAIA, Board, State

POSITIONAL: Final = (PerMatchInZone, PerEmptySide, OrthogonalPath, DiagonalPath, PerLine)
"""Rules that ask where a card lies."""
FULL: Final = 16
NEARLY: Final = 13
"""So many cards in a tableau make its owner think of the end."""
WEAK: Final = (4.0, 2.0, 2.0, 2.0)
"""What the weak form of each action brings, about: green, red, blue, yellow."""
SAMPLE: Final = 24
FORBIDDEN: Final = 0.15
"""Points a turn that an action is worth which one may not choose."""
ZONES: Final[dict[Zone, tuple[int, ...]]] = {
    "row": tuple(ROWS[cell // 4] for cell in range(16)),
    "column": tuple(COLUMNS[cell % 4] for cell in range(16)),
    "orthogonal": ORTHOGONAL,
    "diagonal": DIAGONAL,
}
LINES: Final = {"row": ROWS, "column": COLUMNS}
GAIA_TURNS: Final = 12
GAIA_DRAWN: Final = 1.2
"""What a card drawn in a yellow turn brings her."""
GAIA_GAINED: Final = 0.5
"""And a soil gained in a red one."""
GAIA_LATER: Final = 4
"""Points that Gaia loses on a fauna card by coming second."""
SHARES: Final = (0.34, 0.22, 0.2, 0.24)
"""How often an action is green, red, blue, yellow."""
CARDS_A_ROUND: Final = (1.3, 1.3, 1.7, 2.0, 2.2, 2.4)
"""Cards that the quickest seat plants in a round, by seats."""


FEATURES: Final = (
    "fauna",  # points of goals, by the square of the way that is done
    "soil",  # that can still be used
    "spare_soil",
    "hand",  # what the best cards of the hand promise
    "spare_cards",
    "sprouts",  # that will find room
    "growth",
    "canopies",  # what canopies would add, by the way that is done
    "green",  # what the abilities of a colour bring in the rest of the game
    "red",
    "blue",
    "yellow",
    "partial",  # of the next step of ecosystems
    "planted",
    "leaves",
    "discounts",
    "zones",  # empty cells where terrains would score more
)


class Weights(Struct, frozen=True):
    """What counts beside points: points a unit of each of `FEATURES`."""

    of: tuple[float, ...]
    unseen: float = 0.3
    """Of what cards promise on average, for one that is not drawn yet."""
    engine: float = 0.6
    """Of what the abilities of a card will bring, while it is in the hand."""
    spaces: float = 0.3
    cost: float = 0.5
    """A soil of its cost."""
    rival: float = 0.0
    """Of what an action brings to the others."""
    pace: float = 1.0
    """How fast the game is thought to end."""
    end: float = 0.0
    """Of the lead with which one fills one's tableau."""
    start_card: float = 1.28
    """A card that an island leaves in the hand at the start."""
    start_soil: float = 0.78
    card: float = 0.45
    """Of what a card promises, as long as it is not planted."""


PLAIN: Final = Weights(
    (0.6, 0.8, 0.2, 0.45, 0.5, 0.6, 0.8, 0.35, 0.6, 0.6, 0.6, 0.6, 0.4, 0.5, 2.0, 0.1, 0.15),
    unseen=0.5,
)
"""Round numbers, in the order of `FEATURES`: what `greedy` thinks with."""

TUNED: Final = Weights(
    (0.7, 1.3, 0.5, 0.45, 1.0, 1.0, 1.2, 0.35, 0.8, 0.8, 0.6, 0.6, 0.4, 1.0, 2.0, 0.3, 0.15),
    unseen=0.95,
    start_card=3.0,
    start_soil=1.1,
    rival=0.4,
    end=0.1,
    pace=0.75,
)


@dataclass(slots=True)
class Outlook:
    """What of a position does not change while one seat thinks about its own part of a turn."""

    seat: Seat
    weights: Weights
    turns: float
    """Turns of all seats that will follow the present one."""
    hope: float
    """How much of the game is left for goods to be used, from 0 to 1."""
    rules: tuple[Scoring, ...]
    """The ecosystems."""
    goals: tuple[tuple[int, Goal, int], ...]
    """Number, goal and the points it would bring or has brought."""
    others: Sequence[PlayArea]
    known: frozenset[int]
    """Cards that the seat has seen; any other one in its hand is imagined."""
    lead: float
    """Points ahead of the best rival, when the seat could end the game soon."""
    placed: bool
    """Whether it matters to anybody's points where a card is planted."""
    sample: tuple[int, ...]
    """Cards that might be drawn."""
    unseen: float | None = None
    """What such a card promises, once it is worked out."""
    promises: dict[int, float] = field(default_factory=dict)
    deck: tuple[Trait | None, ...] = ()


def turns_left(state: State, seat: Seat) -> float:
    """Turns after the present one, about."""
    if state.gaia is not None:
        done = 6 * state.gaia.passes + len(state.gaia.turned)
        left = 2.0 * (GAIA_TURNS - done) + state.gaia.skips
        own = 2.0 * (FULL - len(state.boards[0].planted)) / 1.5
        return max(0.0, min(left, own))
    seats = state.seats
    later = (state.first - state.active - 1) % seats
    if state.ending:
        return float(later)
    most = max(len(board.planted) for board in state.boards)
    rounds = (FULL - most) / CARDS_A_ROUND[seats]
    return later + max(0.3, rounds - 0.5) * seats


def hope_of(turns: float, seats: int) -> float:
    return turns / (turns + 2.0 * max(2, seats)) if turns > 0 else 0.0


def outlook(state: State, seat: Seat, weights: Weights) -> Outlook:
    board = state.boards[seat]
    systems, there = cards.ecosystems(), cards.fauna()
    keys = (*state.shared, board.ecosystem) if board.ecosystem else state.shared
    goals = []
    for number, key in enumerate(state.fauna):
        ranked = state.claims[number]
        rank = ranked.index(seat) if seat in ranked else len(ranked)
        reward = rank_points(rank + 1, state.options.mode)
        if state.gaia is not None and GAIA not in ranked:
            reward += GAIA_LATER  # Gaia will claim it too, and each wants to be first
        goals.append((number, there[key].goal, reward))
    turns = turns_left(state, seat) / weights.pace
    rules = tuple(systems[key].scoring for key in keys)
    own = (*board.hand, *board.offer, *(card for card, _, _ in board.planted.values()))
    every = (*rules, *(rule for card in own for rule in _trait(card).scoring))
    need = any(isinstance(rule, BestSeat) for rule in every)
    rivals = [each for other, each in enumerate(state.boards) if other != seat and each.island]
    return Outlook(
        seat=seat,
        weights=weights,
        turns=turns,
        hope=hope_of(turns, state.seats),
        rules=rules,
        goals=tuple(goals),
        others=[area(each) for each in rivals] if need else (),
        lead=_lead(state, seat) if weights.end and len(board.planted) >= NEARLY else 0.0,
        placed=any(isinstance(rule, POSITIONAL) for rule in every),
        known=frozenset((*board.hand, *board.offer)),
        sample=state.deck[-SAMPLE:],
        deck=traits(),
    )


def _trait(card: int) -> Trait:
    trait = traits()[card]
    assert trait is not None
    return trait


def _lead(state: State, seat: Seat) -> float:
    def now(one: Seat) -> float:
        return features(state, outlook(state, one, PLAIN))[0]

    if state.gaia is not None:
        return now(seat) - gaia_points(state)
    rivals = [now(other) for other in rivals_of(state, seat)]
    return now(seat) - max(rivals)


def rivals_of(state: State, seat: Seat) -> list[Seat]:
    teams = state.options.teams and state.seats == TEAM_SEATS
    return [
        other
        for other in range(state.seats)
        if other != seat and not (teams and other % 2 == seat % 2)
    ]


def given_away(state: State, seat: Seat) -> tuple[float, float, float, float]:
    """What each action would bring to the rivals, on average."""
    rivals = rivals_of(state, seat)
    if not rivals:
        return 0.0, 0.0, 0.0, 0.0
    total = [0.0] * 4
    for other in rivals:
        board = state.boards[other]
        gains = list(map(add, board_engine(board.island), board_engine(board.climate)))
        for card, _, _ in board.planted.values():
            gains = list(map(add, gains, _trait(card).engine))
        total = [sum(three) for three in zip(total, gains, WEAK, strict=True)]
    green, red, blue, yellow = (one / len(rivals) for one in total)
    return green, red, blue, yellow


# The position


def worth(state: State, look: Outlook) -> float:
    """What the seat may hope to end with, about."""
    points_now, found = features(state, look)
    board = state.boards[look.seat]
    hoped: float = sum(map(mul, look.weights.of, found))
    return points_now + hoped + 0.01 * board.soil + 0.005 * len(board.hand)


def features(state: State, look: Outlook) -> tuple[float, list[float]]:
    """The points so far, and a number for each of `FEATURES`."""
    board = state.boards[look.seat]
    hope, turns, deck = look.hope, look.turns, look.deck
    own = area(board)
    total = float(_boards_vp(board.island, board.climate) + own.compost)
    sprout_room = growth_room = discounts = 0
    canopies = 0.0
    green, red, blue, yellow = map(add, board_engine(board.island), board_engine(board.climate))
    scoring = False
    for cell, (card, sprouts, growth) in board.planted.items():
        trait = deck[card]
        assert trait is not None
        total += trait.vp + sprouts
        sprout_room += trait.sprouts - sprouts
        if trait.growth:
            if growth >= trait.growth:
                total += trait.canopy
            else:
                total += growth
                left = trait.growth - growth
                growth_room += left
                canopies += (trait.canopy - trait.growth + 1) * (growth / trait.growth)
        engine = trait.engine
        green += engine[0]
        red += engine[1]
        blue += engine[2]
        yellow += engine[3]
        discounts += trait.discount
        total -= FORBIDDEN * turns * trait.forbids
        if trait.scoring:
            scoring = True
        for effect, *adds in trait.each:
            more = _on_each(board, cell, effect) - ON_EACH
            green += more * adds[0]
            red += more * adds[1]
            blue += more * adds[2]
            yellow += more * adds[3]
    for card in board.events:
        total += cards.events()[card].vp
    zones = 0.0
    if scoring:
        scored, zones = _terrain_points(own, look)
        total += scored
    exact, partial = systems_worth(look, own)
    total += exact
    fauna = 0.0
    for number, goal, reward in look.goals:
        if board.met >> number & 1:
            total += reward
        else:
            way = min(1.0, progress(goal, own) / goal.n)
            fauna += reward * way * way
    if state.completed == look.seat or (len(board.planted) == FULL and state.completed < 0):
        total += COMPLETION + look.weights.end * look.lead
    if board.animals or board.island_stock:
        total += _animals_worth(state, board)
    cells = FULL - len(board.planted)
    coming = 1.3 * turns
    usable = min(4.0 * cells, 3.0 + 1.5 * turns)
    soil = min(float(board.soil), usable)
    hand, spare = hand_worth(board, look, min(cells, 1 + turns * 0.7))
    return total, [
        fauna * min(1.0, 2 * hope),
        hope * soil,
        hope * (board.soil - soil),
        hope * hand,
        hope * spare,
        sprout_room * coming / (sprout_room + coming + 1),
        growth_room * coming / (growth_room + coming + 1),
        canopies * min(1.0, 0.3 + hope),
        SHARES[0] * green * turns,
        SHARES[1] * red * turns,
        SHARES[2] * blue * turns,
        SHARES[3] * yellow * turns,
        hope * partial,
        float(len(board.planted)),
        hope * board.leaves,
        hope * discounts * cells,
        hope * zones,
    ]


def _on_each(board: Board, cell: int, effect: GainOnEach) -> int:
    """The flora that an ability reaches from a cell."""
    zone = (ROW if effect.zone == "row" else COLUMN)[cell]
    sheets = library()
    return sum(
        effect.type in sheets[card].types
        for other, (card, _, _) in board.planted.items()
        if zone >> other & 1
    )


def _terrain_points(own: PlayArea, look: Outlook) -> tuple[int, float]:
    """What terrains score, and what the empty cells in their zones could add."""
    total, hoped, deck = 0, 0.0, look.deck
    filled = own.tableau.filled()
    for at, card in enumerate(own.tableau.cards):
        if not card:
            continue
        trait = deck[card]
        assert trait is not None
        for rule in trait.scoring:
            total += points(rule, own, look.others, at)
            if isinstance(rule, PerMatchInZone):
                hoped += rule.points * (ZONES[rule.zone][at] & ~filled).bit_count()
    return total, hoped


def _boards_vp(island: str, climate: str) -> int:
    found = 0
    if island:
        found += cards.islands()[island].vp
    if climate:
        found += cards.climates()[climate].vp
    return found


def _animals_worth(state: State, board: Board) -> float:
    total = 0.0
    for id, stored in zip(board.animals, board.stocks, strict=True):
        stock = cards.animals()[id].individual.stock
        if stock is not None:
            total += stock_points(stock, stored)
            total += 0.5 * stock.points * (stored % stock.per) / stock.per
    if board.island_stock and state.collective:
        total += stock_points(
            cards.animals()[state.collective].collective.stock, board.island_stock
        )
    return total


def systems_worth(look: Outlook, own: PlayArea) -> tuple[float, float]:
    """What the ecosystems score, and how far the next step of each is on its way."""
    total = partial = 0.0
    for rule in look.rules:
        match rule:
            case PerMatch():
                found = kernels.count(rule.match, own, rule.area)
                total += rule.points * (found // rule.per)
                partial += rule.points * (found % rule.per) / rule.per
            case CountTable():
                found = kernels.count(rule.match, own)
                table = rule.table
                if found:
                    total += table[min(found, len(table)) - 1]
                if found < len(table):
                    partial += table[-1] * found / len(table) * 0.5
            case PerLine():
                total += points(rule, own)
                partial += rule.points * begun_lines(rule, own.tableau)
            case _:
                total += points(rule, own, look.others)
    return total, partial


def begun_lines(rule: PerLine, tableau: Tableau) -> float:
    """Lines of two or three cards that may still become full ones, as parts of a line."""
    if rule.of in ("sprouts", "growth"):
        return 0.0
    known, total = faces(), 0.0
    for mask in LINES[rule.line]:
        held = [known[card] for at, card in enumerate(tableau.cards) if card and mask >> at & 1]
        if not 1 < len(held) < 4:
            continue
        values = [_value(face, rule.of) for face in held]
        if rule.values == "same":
            common = values[0]
            for value in values[1:]:
                common &= value
            fine = bool(common)
        else:
            fine = len(set(values)) == len(values)
        if fine:
            total += 0.2 if len(held) == 2 else 0.5
    return total


def _value(face: Face, of: str) -> int:
    match of:
        case "type":
            return face.types
        case "habitat":
            return face.habitats
        case "colour":
            return face.colours & ~COLOUR_BIT["multi"]
        case _:
            return 1 << face.vp + 64


# The hand


def hand_worth(board: Board, look: Outlook, room: float) -> tuple[float, float]:
    """What the best cards promise, as many as can still be planted; how many more there are."""
    found = sorted((promise(board, look, card) for card in board.hand), reverse=True)
    total = spare = 0.0
    for at, one in enumerate(found):
        share = min(1.0, room - at)
        if share <= 0 or one <= 0:
            spare += 1.0
        else:
            total += share * one
            spare += 1.0 - share
    return total, spare


def promise(board: Board, look: Outlook, card: int) -> float:
    """What planting or playing a card would bring in all, about, its cost taken off."""
    found = look.promises.get(card)
    if found is None:
        if card in look.known:
            found = _promise(board, look, card)
        else:
            if look.unseen is None:
                some = [_promise(board, look, one) for one in look.sample]
                mean = sum(some) / len(some) if some else 0.0
                look.unseen = look.weights.unseen * mean
            found = look.unseen
        look.promises[card] = found
    return found


def _promise(board: Board, look: Outlook, card: int) -> float:
    trait, weights = _trait(card), look.weights
    total = trait.vp + trait.at_once
    if trait.kind == "event":
        return total
    price = cost(board, library()[card]) if board.island and board.climate else trait.cost
    engine = trait.engine
    a_turn = sum(share * one for share, one in zip(SHARES, engine, strict=True))
    total += weights.engine * look.turns * a_turn
    total += weights.spaces * (trait.sprouts + trait.canopy) * min(1.0, 2 * look.hope)
    total += 0.1 * trait.discount * (FULL - len(board.planted))
    total += systems_step(board, look, card)
    own = area(board) if trait.scoring else None
    if own is not None:
        for rule in trait.scoring:
            total += terrain_hope(rule, own, look)
    return total - weights.cost * price


def systems_step(board: Board, look: Outlook, card: int) -> float:
    """What one more such card is to the ecosystems and the goals."""
    total = 0.0
    own: PlayArea | None = None
    for rule in look.rules:
        match rule:
            case PerMatch() if fits(rule, card):
                total += rule.points / rule.per
            case CountTable() if fits(rule, card):
                own = own or area(board)
                found = kernels.count(rule.match, own)
                if found < len(rule.table):
                    total += rule.table[-1] / len(rule.table)
            case BestSeat() if fits(rule, card):
                total += 0.7 * rule.points
            case DiagonalPath() if fits(rule, card):
                total += 0.6 * rule.points
            case _:
                pass
    for number, goal, reward in look.goals:
        if board.met >> number & 1 or not isinstance(goal, CountGoal):
            continue
        if fits(goal, card):
            total += 0.5 * reward / goal.n
    return total


def fits(rule: PerMatch | CountTable | BestSeat | DiagonalPath | CountGoal, card: int) -> bool:
    """Whether a card counts by its face."""
    return card in _fitting(rule.match)


@datafiles.derived
def _fitting(match: Match) -> frozenset[Key]:
    return fitting(match)


def terrain_hope(rule: Scoring, own: PlayArea, look: Outlook) -> float:
    """What a terrain of the hand will score, about."""
    match rule:
        case PerMatch():
            found = kernels.count(rule.match, own, rule.area)
            return rule.points * found / rule.per * (1 + 0.5 * look.hope)
        case PerMatchInZone():
            found = kernels.count(rule.match, own)
            return rule.points * min(3.0, 0.45 * found + look.hope)
        case PerEmptySide():
            return rule.points * 1.5
        case OrthogonalPath():
            found = kernels.count(rule.match, own)
            return rule.points * (1 + found) * 0.6
        case BestSeat():
            most = max(kernels.count(rule.match, each) for each in (own, *look.others))
            return rule.points * most * (1 + 0.3 * look.hope)
        case CountTable():
            found = kernels.count(rule.match, own)
            return float(rule.table[min(found, len(rule.table)) - 1]) if found else 0.0
        case PerResource():
            return float(points(rule, own)) * (1 + look.hope)
        case DiagonalPath() | PerLine() | PerSet():
            return float(points(rule, own)) + look.hope * rule.points


def gaia_points(state: State) -> float:
    """What Gaia has and is about to take for this turn, so that a lone seat does not feed her."""
    if state.gaia is None:
        return 0.0
    board, pending = state.boards[0], 0.0
    if state.action == "yellow":
        pending = GAIA_DRAWN * board.drawn
    elif state.action == "red":
        pending = GAIA_GAINED * board.gained
    return gaia_breakdown(state, state.gaia).total + pending
