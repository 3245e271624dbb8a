"""The lead over Gaia with which a lone seat's game is expected to end, learned from games.

It is linear in numbers that describe the position, each also times the share of the game that is
left and its square. The weights are in `lead.npz`, which `bench/earth_lead.py` makes.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from operator import add
from typing import TYPE_CHECKING, Final

from hedgerow.bots.earth.cards import Trait, board_engine
from hedgerow.bots.earth.hand import promise
from hedgerow.bots.earth.outlook import FULL, SCALES, Outlook, Weights, plain_outlook, trait_of
from hedgerow.bots.earth.playouts import lead_over_gaia
from hedgerow.bots.earth.start import once_hope
from hedgerow.bots.earth.worth import features as position
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.options import STRONGER
from hedgerow.games.earth.rules.accounts import area, gaia_breakdown
from hedgerow.games.earth.rules.planting import cost
from hedgerow.games.earth.scoring.goals import progress
from hedgerow.games.earth.state import GAIA, Board, Gaia, State

if TYPE_CHECKING:
    from numpy.typing import NDArray

FILE: Final = "lead.npz"
TURNS: Final = 12
"""Her turns in a game, and the seat's."""
MOST: Final = 5.0
"""Larger numbers are cut off."""
COLOURS: Final = ("red", "blue", "yellow", "green")


def expected_lead(state: State, weights: Weights) -> float:
    """The lone seat's expected final lead; the lead if the game is over."""
    if state.stage == "over":
        return float(lead_over_gaia(state))
    base, row = described(state, plain_outlook(state, 0, weights))
    learned = _learned()
    total = base + learned[-1]
    for weight, number in zip(learned, row, strict=False):
        total += weight * (number if -MOST < number < MOST else MOST if number > 0 else -MOST)
    return total


@cache
def _learned() -> list[float]:
    """A weight for each number of `described`, and a constant."""
    import numpy as np

    raw = files(__package__).joinpath(FILE).read_bytes()
    with np.load(BytesIO(raw), allow_pickle=False) as arrays:
        found: NDArray[np.float64] = arrays["weights"]
    return list(map(float, found))


def described(state: State, look: Outlook) -> tuple[float, list[float]]:
    """The lead by `worth.features`, and the numbers that say how it will change.

    They describe the start of a turn, the seat's or Gaia's.
    """
    board, gaia = state.boards[0], state.gaia
    assert gaia is not None
    total, row = position(state, look)
    hers = state.active == GAIA
    turns = len(gaia.deck) + (len(cards.gaia_deck()) if gaia.passes == 0 else 0)
    share = (turns + (not hers)) / TURNS
    coming = _coming(gaia)
    numbers = [number / scale for number, scale in zip(row, SCALES, strict=True)]
    hand, payable = _hand(board, look)
    numbers += hand
    numbers += _goals(state, look, board)
    numbers += _abilities(board, coming, turns)
    numbers += _animals(state, gaia, board)
    numbers += _progress(state, gaia, board, payable, turns + (not hers))
    found: list[float] = []
    for number in numbers:
        found += (number, number * share, number * share * share)
    phase = [0.0] * (2 * TURNS + 2)
    phase[turns + (TURNS + 1) * hers] = 1.0
    return total - gaia_breakdown(state, gaia).total, found + phase + _pending(gaia, board, hers)


def _hand(board: Board, look: Outlook) -> tuple[list[float], int]:
    """The cards in hand and the soil for them; also how many cards it would pay for."""
    found: list[tuple[float, int, Trait]] = []
    for card in board.hand:
        trait = trait_of(card)
        if trait.kind != "event":
            found.append((promise(board, look, card), cost(board, box()[card]), trait))
    found.sort(key=lambda one: one[0], reverse=True)
    cells, soil = FULL - len(board.planted), board.soil
    best = found[:cells]
    need = sum(price for _, price, _ in best)
    payable, left = 0, soil
    for price in sorted(price for _, price, _ in best):
        if price <= left:
            left -= price
            payable += 1
    value, left = 0.0, soil
    for promised, price, _ in best:
        if price <= left:
            left -= price
            value += promised
    numbers = [
        cells / FULL,
        len(found) / 8,
        len(best) / 8,
        soil / 10,
        min(soil, need) / 10,
        max(0, need - soil) / 10,
        payable / 5,
        value / 20,
        sum(trait.vp for _, _, trait in best) / 15,
        (cells / FULL) ** 2,
        (len(found) / 8) ** 2,
        (soil / 10) ** 2,
        float(cells <= len(found)),
    ]
    return numbers, min(len(found), payable)


def _goals(state: State, look: Outlook, board: Board) -> list[float]:
    """How far the seat is with the goals that Gaia has not claimed, and with hers."""
    own = area(board)
    ways: list[float] = []
    behind: list[float] = []
    due = claimed = 0
    for number, goal, reward in look.goals:
        ranked = state.claims[number]
        if 0 in ranked:
            claimed += 1
        elif board.met >> number & 1:
            due += reward
        else:
            way = min(1.0, progress(goal, own) / goal.n)
            (behind if GAIA in ranked else ways).append(way)
    return [
        sum(ways),
        sum(way**2 for way in ways),
        sum(way**4 for way in ways),
        float(len(ways)),
        float(len(behind)),
        sum(way**2 for way in behind),
        due / 15,
        claimed / 4,
    ]


def _coming(gaia: Gaia) -> dict[str, int]:
    """Her cards to come, by colour."""
    deck = cards.gaia_deck()
    found = dict.fromkeys((*COLOURS, "brown"), 0)
    for number in (*gaia.deck, *(deck if gaia.passes == 0 else ())):
        found[deck[number].colour] += 1
    return found


def _abilities(board: Board, coming: dict[str, int], turns: int) -> list[float]:
    """What turns of each colour bring, to the seat and to Gaia."""
    gains = list(map(add, board_engine(board.island), board_engine(board.climate)))
    sprouts = growth = blue = 0
    for card, has, grown in board.planted.values():
        trait = trait_of(card)
        gains = list(map(add, gains, trait.engine))
        sprouts += trait.sprouts - has
        growth += trait.growth - grown
        blue += trait.engine[2] > 0
    return [
        coming["brown"] / 4,
        *(coming[colour] / 2 for colour in COLOURS),
        blue / 8,
        blue * coming["blue"] / 10,
        *(gain / 10 for gain in gains),
        sprouts / 15,
        growth / 10,
        min(sprouts, 6 * turns) / 15,
    ]


def _animals(state: State, gaia: Gaia, board: Board) -> list[float]:
    """What leaves do for the seat's animals and for Gaia's."""
    mine, hers = sum(map(once_hope, board.animals)), sum(map(once_hope, gaia.animals))
    there = cards.animals()
    stocked = sum(there[animal].individual.stock is not None for animal in gaia.animals)
    free = sum(GAIA not in ranked for ranked in state.claims)
    return [
        board.leaves / 5,
        mine * board.leaves / 10,
        mine,
        hers * free / 10,
        hers,
        stocked * free / 4,
        float(state.options.animals),
        free / 4,
    ]


def _progress(state: State, gaia: Gaia, board: Board, payable: int, turns: int) -> list[float]:
    """How full the tableau can get in so many turns, and how strong Gaia is."""
    cells = FULL - len(board.planted)
    return [
        float(cells == 0),
        max(0.0, cells - 1.6 * turns) / 5,
        min(cells, 2 * turns) / FULL,
        min(cells, payable + turns) / 8,
        float(state.options.gaia in STRONGER),
        gaia.growth % 15 / 15,
        gaia.soil / 10,
    ]


def _pending(gaia: Gaia, board: Board, hers: bool) -> list[float]:
    """What Gaia will take at the end of her turn."""
    card = cards.gaia_deck()[gaia.turned[-1]] if hers and gaia.turned else None
    now = [float(card is not None and card.colour == colour) for colour in COLOURS]
    red, blue, yellow, _ = now
    count = sum(trait_of(card).engine[2] > 0 for card, _, _ in board.planted.values())
    return [*now, count * blue / 8, board.drawn * yellow / 4, board.gained * red / 5]
