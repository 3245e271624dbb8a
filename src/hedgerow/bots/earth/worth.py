"""Evaluates a position for a seat: its points so far, and what the rest of the game may bring.

It takes a State but reads only what the seat may know: the table and its own hand. Cards drawn in
a simulation count as an average card, so that no guess about the deck decides anything.
"""

from __future__ import annotations

from operator import add, mul
from typing import Final

from hedgerow.bots.earth.cards import ON_EACH, board_engine
from hedgerow.bots.earth.hand import hand_worth
from hedgerow.bots.earth.leaves import leaves_worth
from hedgerow.bots.earth.outlook import (
    FULL,
    PLAIN,
    SHARES,
    Outlook,
    Weights,
    plain_outlook,
    rivals_of,
)
from hedgerow.bots.earth.start import once_hope
from hedgerow.core.text import Seat
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import COLUMN, ROW
from hedgerow.games.earth.effects import GainOnEach
from hedgerow.games.earth.rules.accounts import area, gaia_breakdown
from hedgerow.games.earth.scoring import kernels
from hedgerow.games.earth.scoring.faces import COLOUR_BIT, Face, faces
from hedgerow.games.earth.scoring.goals import progress
from hedgerow.games.earth.scoring.score import COMPLETION, points, stock_points
from hedgerow.games.earth.scoring.tableau import (
    COLUMNS,
    DIAGONAL,
    ORTHOGONAL,
    ROWS,
    PlayArea,
    Tableau,
)
from hedgerow.games.earth.scoring.vocabulary import (
    CountTable,
    PerLine,
    PerMatch,
    PerMatchInZone,
    Zone,
)
from hedgerow.games.earth.state import NOBODY, Board, State

NEARLY: Final = 13
"""The number of cards in a tableau from which its owner considers the end."""
FORBIDDEN: Final = 0.15
"""The points per turn of an action that the seat may not choose."""
ZONES: Final[dict[Zone, tuple[int, ...]]] = {
    "row": tuple(ROWS[cell // 4] for cell in range(16)),
    "column": tuple(COLUMNS[cell % 4] for cell in range(16)),
    "orthogonal": ORTHOGONAL,
    "diagonal": DIAGONAL,
}
LINES: Final = {"row": ROWS, "column": COLUMNS}
GAIA_GROWTH: Final = 25 / 15
"""The value of one growth of Gaia's in the long run: fifteen of them make 25 points."""
GAIA_SOIL: Final = 0.5
GAIA_DRAWN: Final = GAIA_GROWTH
"""What a card drawn in a yellow turn brings Gaia."""
GAIA_GAINED: Final = 0.5
"""What a soil gained in a red turn brings Gaia."""


def outlook(state: State, seat: Seat, weights: Weights) -> Outlook:
    """The outlook of a seat at the start of a decision."""
    look = plain_outlook(state, seat, weights)
    if weights.leaf:
        look.later = weights.leaf * sum(map(once_hope, state.boards[seat].animals))
    if weights.end and len(state.boards[seat].planted) >= NEARLY:
        look.lead = _lead(state, seat)
    return look


def _lead(state: State, seat: Seat) -> float:
    def now(seat: Seat) -> float:
        return features(state, plain_outlook(state, seat, PLAIN))[0]

    if state.gaia is not None:
        return now(seat) - gaia_points(state)
    rivals = [now(other) for other in rivals_of(state, seat)]
    return now(seat) - max(rivals)


# The position


def worth(state: State, look: Outlook) -> float:
    """The estimated final points of the seat."""
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
    if board.animals and look.weights.leaf:
        total += leaves_worth(state, look, own)
    else:
        total, fauna = _claims(state, look, own, total)
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
        hope * board.leaves if not look.weights.leaf else 0.0,
        hope * discounts * cells,
        hope * zones,
    ]


def _claims(state: State, look: Outlook, own: PlayArea, total: float) -> tuple[float, float]:
    """The total with goals reached and the bonus, and the points of other goals by progress."""
    board = state.boards[look.seat]
    fauna = 0.0
    for number, goal, reward in look.goals:
        if board.met >> number & 1:
            total += reward
        else:
            way = min(1.0, progress(goal, own) / goal.n)
            fauna += reward * way * way
    if state.completed == look.seat or (len(board.planted) == FULL and state.completed == NOBODY):
        total += COMPLETION + look.weights.end * look.lead
    return total, fauna


def _on_each(board: Board, cell: int, effect: GainOnEach) -> int:
    """The flora that an ability reaches from a cell."""
    zone = (ROW if effect.zone == "row" else COLUMN)[cell]
    sheets = box()
    return sum(
        effect.type in sheets[card].types
        for other, (card, _, _) in board.planted.items()
        if zone >> other & 1
    )


def _terrain_points(own: PlayArea, look: Outlook) -> tuple[int, float]:
    """The score of terrains, and what the empty cells in their zones could add."""
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
    """The score of the ecosystems, and the progress of each towards its next step."""
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
    """Lines of two or three cards that may still be filled, as fractions of a line."""
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


def gaia_points(state: State) -> float:
    """Gaia's points with what she will take this turn, so that a lone seat does not feed her."""
    if state.gaia is None:
        return 0.0
    board, pending = state.boards[0], 0.0
    if state.action == "yellow":
        pending = GAIA_DRAWN * board.drawn
    elif state.action == "red":
        pending = GAIA_GAINED * board.gained
    hers, gaia = gaia_breakdown(state, state.gaia), state.gaia
    return hers.total - hers.growth + GAIA_GROWTH * gaia.growth + GAIA_SOIL * gaia.soil + pending
