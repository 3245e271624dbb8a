"""Plays a game to its end in a dozen milliseconds, by estimates instead of simulation.

Such games tell what a choice leads to: how much soil and how many cards can still be used, and what
rivals or Gaia take. By itself it loses to Gaia by some 30 points, where `policy.plan` is 9 ahead of
her (120 and 40 games); a hundred times as fast, it tells good choices apart all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import add
from typing import Any, Final, NamedTuple

from msgspec import structs

from hedgerow.bots.earth.cards import board_engine, traits
from hedgerow.bots.earth.habits import habit, scored_at
from hedgerow.bots.earth.hand import promise
from hedgerow.bots.earth.outlook import (
    FULL,
    GAIA_TURNS,
    Outlook,
    Weights,
    given_away,
    plain_outlook,
)
from hedgerow.core.event import null_log
from hedgerow.games.earth.box import box
from hedgerow.games.earth.effects import ACTIONS
from hedgerow.games.earth.frames import Acting, Activation, Benefits, Keeping, Planting, Siting
from hedgerow.games.earth.moves import Act, All, Keep, Move, Plant, Site, Skip, Take, Use
from hedgerow.games.earth.rules.activation import front_asking
from hedgerow.games.earth.rules.flow import apply
from hedgerow.games.earth.rules.planting import cost, open_cells, plantable
from hedgerow.games.earth.rules.turns import benefits, choosable
from hedgerow.games.earth.state import Board, State


class Ways(NamedTuple):
    """The numbers by which it plays."""

    engine: float
    spaces: float
    unseen: float
    """What it values a card in hand by, instead of the same weights of `policy`."""
    dear: float
    """The points of a soil while cards in hand wait for it."""
    idle: float
    """The points of a soil beyond that."""
    card: float
    """The points of a card drawn while there is room and time to plant it."""
    spare_card: float
    held: float
    """The cards in hand that are enough, for each turn left."""
    held_later: float
    """The same when others offer cards."""
    cell: float
    """The points of filling a cell."""
    good: float
    """The value from which a card counts as worth planting some time."""
    least: float
    """The value from which a card is planted."""
    grown: float
    """The points of a growth."""
    filled: float
    """The bonus, which Gaia takes otherwise."""
    at_once: float
    """The factor for what abilities bring in this turn."""
    soil: float = 5.0
    """What the soil of a red action counts."""
    given: float = 0.0
    """The factor for what an action brings to a rival."""


AGAINST_GAIA: Final = Ways(
    engine=0.26,
    spaces=0.09,
    unseen=1.03,
    dear=1.38,
    idle=0.27,
    card=5.7,
    spare_card=0.8,
    held=0.75,
    held_later=1.3,
    cell=2.5,
    good=-2.9,
    least=-3.7,
    grown=1.3,
    filled=14.0,
    at_once=0.8,
)
"""From a gradient walk over 24,000 games on 300 deals."""
AMONG_RIVALS: Final = Ways(
    engine=0.25,
    spaces=0.0,
    unseen=1.2,
    dear=1.8,
    idle=0.22,
    card=7.45,
    spare_card=0.75,
    held=0.53,
    held_later=1.33,
    cell=2.85,
    good=-3.7,
    least=-3.2,
    grown=1.08,
    filled=13.2,
    at_once=0.95,
    soil=6.8,
    given=0.58,
)
"""From such a walk over 6,000 games of two seats (bench/earth_quick.py). It began with the numbers
above, and leads them by 15 points a game."""
TO_GAIA: Final = (5.4, -0.8, 0.5, 7.2)
"""What the actions green, red, blue and yellow leave to Gaia, besides blue cards."""
UNKEPT: Final = 1.2
"""The points that Gaia makes of each printed point of a card that is not kept."""
CELLS: Final = 4
"""The cells that are tried for a card."""


def play_on(state: State, weights: Weights, ways: Sequence[Ways] = ()) -> None:
    """Play a game to its end, in place; every seat in its own way, if ways are given."""
    boards, seats = state.boards, range(state.seats)
    ways = ways or [ways_for(state)] * state.seats
    valued = [quick_weights(weights, way) for way in ways]
    busy = True
    while busy:
        busy, turn = False, state.turn
        looks = [plain_outlook(state, seat, valued[seat]) for seat in seats]
        for seat in seats:
            while boards[seat].stack and state.turn == turn:
                apply(state, seat, quick(state, looks[seat], ways[seat]), null_log)
                busy = True


def quick_weights(weights: Weights, ways: Ways) -> Weights:
    return structs.replace(weights, engine=ways.engine, spaces=ways.spaces, unseen=ways.unseen)


def ways_for(state: State) -> Ways:
    return AMONG_RIVALS if state.gaia is None else AGAINST_GAIA


def quick(state: State, look: Outlook, ways: Ways) -> Move:
    board = state.boards[look.seat]
    frame = board.stack[-1]
    answer = _QUICK.get(type(frame))
    return habit(state, look) if answer is None else answer(state, board, look, frame, ways)


def _own_turns(state: State, look: Outlook) -> float:
    """The seat's turns after this one."""
    gaia = state.gaia
    if gaia is None:
        return look.turns / state.seats
    return GAIA_TURNS - 6 * gaia.passes - len(gaia.turned) + gaia.skips


def _wanted(board: Board, look: Outlook, ways: Ways) -> list[tuple[float, int, int]]:
    """The cards in hand worth planting: value, card and cost, best first."""
    deck, found = traits(), []
    for card in board.hand:
        trait = deck[card]
        assert trait is not None
        if trait.kind == "event":
            continue
        price = cost(board, box()[card])
        value = ways.cell + promise(board, look, card) - (ways.dear - look.weights.cost) * price
        found.append((value, card, price))
    found.sort(reverse=True)
    return found


def _soil_price(
    board: Board, wanted: list[tuple[float, int, int]], turns: float, ways: Ways
) -> float:
    cells = FULL - len(board.planted)
    need: float = sum(price for _, _, price in wanted[:cells])
    need = min(need, 4 + 6 * turns)
    return ways.dear if board.soil < need and turns else ways.idle if turns else 0.0


def _acting(state: State, board: Board, look: Outlook, frame: Acting, ways: Ways) -> Move:
    turns, cells, deck = _own_turns(state, look), FULL - len(board.planted), traits()
    wanted = _wanted(board, look, ways)
    soil = _soil_price(board, wanted, turns, ways)
    good = sum(value > ways.good for value, _, _ in wanted)
    card = ways.card if good < min(cells, ways.held * turns) else ways.spare_card
    gains: Sequence[float] = tuple(
        map(add, board_engine(board.island), board_engine(board.climate))
    )
    sprouts = growth = blue = 0
    for planted, has, grown in board.planted.values():
        trait = deck[planted]
        assert trait is not None
        sprouts += trait.sprouts - has
        growth += trait.growth - grown
        gains = tuple(map(add, gains, trait.engine))
        blue += trait.engine[2] > 0
    at_once = (
        _plants(wanted, board.soil, cells, ways) + card,
        ways.soil * soil,
        min(6, sprouts) + 2 * soil,
        4 * card + ways.grown * min(2, growth),
    )
    if state.gaia is None:
        given = [ways.given * gain for gain in given_away(state, look.seat)]
    else:
        given = [*TO_GAIA]
        given[2] += blue
    worth = [
        gain - less + ways.at_once * more
        for gain, less, more in zip(at_once, given, gains, strict=True)
    ]
    return Act(max(choosable(board), key=lambda colour: worth[ACTIONS.index(colour)]))


def _plants(wanted: list[tuple[float, int, int]], soil: int, cells: int, ways: Ways) -> float:
    """The value of planting up to two cards now."""
    total, planted = 0.0, 0
    for value, _, price in wanted:
        if planted < min(2, cells) and price <= soil and value > ways.least:
            total += value - ways.least
            soil -= price
            planted += 1
    return total + (ways.filled if planted and planted == cells else 0.0)


def _planting(state: State, board: Board, look: Outlook, frame: Planting, ways: Ways) -> Move:
    able = plantable(board)
    wanted = [each for each in _wanted(board, look, ways) if each[1] in able]
    if not wanted:
        return Skip()
    value, card, _ = wanted[0]
    return Plant(card) if value > ways.least or len(board.planted) == FULL - 1 else Skip()


def _siting(state: State, board: Board, look: Outlook, frame: Siting, ways: Ways) -> Move:
    cells = open_cells(board)
    if len(cells) == 1 or not look.placed:
        return Site(cells[0])
    step = max(1, len(cells) // CELLS)
    return Site(max(cells[::step], key=lambda cell: scored_at(board, look, frame.card, cell)))


def _benefits(state: State, board: Board, look: Outlook, frame: Benefits, ways: Ways) -> Move:
    found = benefits(board, frame.colour)
    if not found:
        return Skip()
    turns = _own_turns(state, look)
    if "soil" in found and len(found) > 1:
        soil = _soil_price(board, _wanted(board, look, ways), turns, ways) >= ways.dear
        return Take("soil" if soil else next(each for each in found if each != "soil"))
    if "draw" in found and len(found) > 1:
        few = len(board.hand) < min(FULL - len(board.planted), ways.held_later * turns)
        return Take("draw" if few else "growth")
    return Take(found[0])


def _activation(state: State, board: Board, look: Outlook, frame: Activation, ways: Ways) -> Move:
    if front_asking(state, look.seat, frame) != "quiet":
        return habit(state, look)
    return All() if len(frame.queue) > 1 and not frame.quick else Use()


def _keeping(state: State, board: Board, look: Outlook, frame: Keeping, ways: Ways) -> Move:
    deck, unkept = traits(), 0.0 if state.gaia is None else UNKEPT

    def value(card: int) -> float:
        trait = deck[card]
        assert trait is not None
        return promise(board, look, card) + unkept * abs(trait.vp)

    return Keep(max(board.offer, key=value))


_QUICK: Final[dict[type, Callable[[State, Board, Outlook, Any, Ways], Move]]] = {
    Acting: _acting,
    Planting: _planting,
    Siting: _siting,
    Benefits: _benefits,
    Activation: _activation,
    Keeping: _keeping,
}
