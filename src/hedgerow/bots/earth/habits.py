"""Quick answers to Earth's small choices, without looking ahead.

They complete a move so that the position can be evaluated. They read only what the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hedgerow.bots.earth.cards import effect_worth, goods_worth, price_worth, traits
from hedgerow.bots.earth.hand import promise
from hedgerow.bots.earth.leaves import step_gain
from hedgerow.bots.earth.outlook import Outlook
from hedgerow.bots.earth.worth import worth
from hedgerow.core.event import null_log
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import Cell
from hedgerow.games.earth.effects import EachAnimal, EachVisited, Share
from hedgerow.games.earth.frames import (
    Acting,
    Activation,
    Benefits,
    Claiming,
    Closing,
    Composting,
    Copying,
    Keeping,
    Offered,
    Ordering,
    Owing,
    Paying,
    Picking,
    Placing,
    Planting,
    Replacing,
    Rewarding,
    Roaming,
    Sharing,
    Siting,
    Stocking,
    Visiting,
    Walking,
    Yielding,
)
from hedgerow.games.earth.moves import (
    All,
    Claim,
    Compost,
    CopyAt,
    Done,
    Keep,
    Move,
    Order,
    Pay,
    Plant,
    Put,
    Remove,
    Rouse,
    Site,
    Skip,
    Step,
    Take,
    Use,
)
from hedgerow.games.earth.rules.accounts import area
from hedgerow.games.earth.rules.activation import effect_at, front_asking
from hedgerow.games.earth.rules.deeds import (
    reward_asking,
    share_asking,
    visit_asking,
)
from hedgerow.games.earth.rules.flow import apply, decide
from hedgerow.games.earth.rules.gaining import holding
from hedgerow.games.earth.rules.goods import room
from hedgerow.games.earth.rules.planting import open_cells, ways_to_pay
from hedgerow.games.earth.rules.roaming import roused
from hedgerow.games.earth.rules.turns import benefits
from hedgerow.games.earth.rules.verbs.animals import effect_of, stockable
from hedgerow.games.earth.rules.verbs.cards import copyable
from hedgerow.games.earth.rules.verbs.everybody import usable
from hedgerow.games.earth.rules.walking import may_stop, steps
from hedgerow.games.earth.scoring.score import points
from hedgerow.games.earth.state import Board, State

SKIP: Final = Skip()
USE: Final = Use()
ALL: Final = All()
MOST_STEPS: Final = 200


def settle(state: State, look: Outlook, depth: int) -> None:
    """Answer small choices until the stack is back at `depth` or the seat has nothing to do."""
    seat = look.seat
    stack = state.boards[seat].stack
    for _ in range(MOST_STEPS):
        if not stack or (len(stack) <= depth and type(stack[-1]) in RESTING):
            return
        apply(state, seat, habit(state, look), null_log)


RESTING: Final = frozenset(
    (
        Acting,
        Planting,
        Activation,
        Ordering,
        Benefits,
        Closing,
        Roaming,
        Sharing,
        Claiming,
        Yielding,
    )
)
"""The frames at which one choice is over and another begins."""


def habit(state: State, look: Outlook) -> Move:
    """A simple answer to the seat's question."""
    board = state.boards[look.seat]
    frame = board.stack[-1]
    answer = _HABITS.get(type(frame))
    if answer is not None:
        return answer(state, board, look, frame)
    return decide(state, look.seat).moves[0]


# Cards


def best_card(board: Board, look: Outlook, some: tuple[int, ...]) -> int:
    return max(some, key=lambda card: promise(board, look, card))


def worst_card(board: Board, look: Outlook) -> int:
    return min(board.hand, key=lambda card: promise(board, look, card))


def _composting(state: State, board: Board, look: Outlook, frame: Composting) -> Move:
    card = worst_card(board, look)
    if frame.exact:
        return Compost(card)
    kept = promise(board, look, card)
    return Compost(card) if look.hope * look.weights.card * kept < 1.0 else SKIP


def _owing(state: State, board: Board, look: Outlook, frame: Owing) -> Move:
    if frame.what == "hand":
        return Compost(worst_card(board, look))
    return Remove(cheapest(board, holding(board, frame), frame.what))


def cheapest(board: Board, cells: list[Cell], piece: str) -> Cell:
    """The cell where a piece is missed least: not a canopy, and with few pieces."""
    deck = traits()

    def loss(cell: Cell) -> float:
        card, sprouts, growth = board.planted[cell]
        trait = deck[card]
        assert trait is not None
        if piece == "sprout":
            return 1.0 + (sprouts == trait.sprouts) * 0.2 + 0.01 * sprouts
        if growth >= trait.growth:
            return float(trait.canopy - growth + 1)
        return 1.0 + 0.5 * (trait.canopy - trait.growth) * growth / trait.growth + 0.05 * growth

    return min(cells, key=loss)


# Pieces


def _placing(state: State, board: Board, look: Outlook, frame: Placing) -> Move:
    cells = list(room(board, frame.piece, frame.cells))
    if frame.each and len(cells) > 1:
        return ALL
    return Put(best_room(board, cells, frame))


def best_room(board: Board, cells: list[Cell], frame: Placing) -> Cell:
    """For growth, the soonest and best canopy; for sprouts, the card with the least missing."""
    deck, left = traits(), frame.left

    def gain(cell: Cell) -> float:
        card, sprouts, growth = board.planted[cell]
        trait = deck[card]
        assert trait is not None
        if frame.piece == "sprout":
            return -float(trait.sprouts - sprouts)
        missing = trait.growth - growth
        rate = (trait.canopy - growth) / missing
        return rate if missing <= left else min(rate, 1.0 + (rate - 1.0) * left / missing)

    return max(cells, key=gain)


def _stocking(state: State, board: Board, look: Outlook, frame: Stocking) -> Move:
    id = state.collective if frame.animal < 0 else board.animals[frame.animal]
    animal = cards.animals()[id]
    stock = animal.collective.stock if frame.animal < 0 else animal.individual.stock
    cell = cheapest(board, stockable(board, frame), "sprout" if frame.piece == "sprout" else "g")
    if stock is None:
        return SKIP
    card, _, growth = board.planted[cell]
    trait = traits()[card]
    assert trait is not None
    lost = 1 if frame.piece == "sprout" or growth < trait.growth else trait.canopy - growth + 1
    return Remove(cell) if stock.points / stock.per > lost else SKIP


# Planting


def _siting(state: State, board: Board, look: Outlook, frame: Siting) -> Move:
    cells = open_cells(board)
    if len(cells) == 1 or not look.placed:
        return Site(cells[0])
    if state.gaia is not None and look.weights.leaf:
        return Site(max(cells, key=lambda cell: scored_at(board, look, frame.card, cell)))
    return Site(max(cells, key=lambda cell: _sited(state, look, cell)))


def _sited(state: State, look: Outlook, cell: Cell) -> float:
    world = state.clone()
    apply(world, look.seat, Site(cell), null_log)
    return worth(world, look)


def scored_at(board: Board, look: Outlook, card: int, cell: Cell) -> float:
    """The points of ecosystems and terrains with the card in a cell."""
    planted, mask = board.planted, board.mask
    board.planted, board.mask = {**planted, cell: (card, 0, 0)}, mask | 1 << cell
    own = area(board)
    board.planted, board.mask = planted, mask
    total, deck = 0.0, traits()
    for rule in look.rules:
        total += points(rule, own, look.others)
    for at, other in enumerate(own.tableau.cards):
        if other:
            trait = deck[other]
            assert trait is not None
            for rule in trait.scoring:
                total += points(rule, own, look.others, at)
    return total


def _paying(state: State, board: Board, look: Outlook, frame: Paying) -> Move:
    return Pay(ways_to_pay(board, box()[frame.card], frame.cost)[0])


def _replacing(state: State, board: Board, look: Outlook, frame: Replacing) -> Move:
    moves = [move.card for move in decide(state, look.seat).moves if isinstance(move, Plant)]
    return Plant(best_card(board, look, tuple(moves)))


def _keeping(state: State, board: Board, look: Outlook, frame: Keeping) -> Move:
    return Keep(best_card(board, look, board.offer))


# Abilities


def _activation(state: State, board: Board, look: Outlook, frame: Activation) -> Move:
    how = front_asking(state, look.seat, frame)
    if how is None:
        return SKIP
    if how == "quiet":
        return _free(state, len(frame.queue), frame.quick)
    place, number = frame.queue[0]
    return USE if effect_worth(effect_at(board, place, number)) > 0 else SKIP


def _free(state: State, left: int, quick: bool) -> Move:
    """Take what is free; everything at once unless Gaia shares in it."""
    return ALL if left > 1 and not quick and state.gaia is None else USE


def taken_for_granted(state: State, look: Outlook) -> Move | None:
    """The obvious answer: take free goods, and skip what cannot be used now.

    Against Gaia, who shares in soil and cards, abilities are evaluated instead.
    """
    board = state.boards[look.seat]
    frame = board.stack[-1]
    match frame:
        case Activation(queue):
            how = front_asking(state, look.seat, frame)
            if how == "asked" or (how == "quiet" and state.gaia is not None):
                return None
            if how is None and state.gaia is None and len(queue) > 1:
                return ALL
            return _activation(state, board, look, frame)
        case Visiting(_, cells, _, quick):
            free = visit_asking(state, look.seat, frame) == "quiet"
            return (ALL if len(cells) > 1 and not quick else USE) if free else None
        case Rewarding():
            return USE if reward_asking(state, look.seat, frame) == "quiet" else None
        case Sharing():
            how = share_asking(state, look.seat)
            return SKIP if how is None else USE if how == "quiet" else None
        case Offered():
            return USE
        case _:
            return None


def _copying(state: State, board: Board, look: Outlook, frame: Copying | Picking) -> Move:
    if isinstance(frame, Copying):
        found = copyable(state, look.seat, frame.colour, frame.place)
    else:
        found = usable(state, look.seat, frame.abilities)
    if not found:
        return SKIP
    cell, number = max(found, key=lambda place: effect_worth(effect_at(board, *place)))
    return CopyAt(cell, number)


def _benefits(state: State, board: Board, look: Outlook, frame: Benefits) -> Move:
    found = benefits(board, frame.colour)
    return Take(found[0]) if found else SKIP


# Animals


def _walking(state: State, board: Board, look: Outlook, frame: Walking) -> Move:
    ahead = steps(board, frame)
    deck = traits()

    def pieces(cell: Cell) -> float:
        card, sprouts, growth = board.planted[cell]
        trait = deck[card]
        assert trait is not None
        return sprouts + growth + 0.1 * trait.sprouts

    if ahead and look.weights.leaf:
        return Step(max(ahead, key=lambda cell: step_gain(board, frame.animal, cell)))
    if ahead:
        return Step(max(ahead, key=pieces))
    assert may_stop(board, frame)
    return SKIP


def _visiting(state: State, board: Board, look: Outlook, frame: Visiting) -> Move:
    if visit_asking(state, look.seat, frame) == "quiet":
        return ALL if len(frame.cells) > 1 and not frame.quick else USE
    effect = effect_of(board, frame.animal)
    if isinstance(effect, EachAnimal):
        net = goods_worth(effect.gain) - price_worth(effect.pay)
    else:
        assert isinstance(effect, EachVisited)
        net = goods_worth(effect.gain) + goods_worth(effect.gain_here)
        net -= price_worth(effect.pay) + price_worth(effect.pay_here)
    return USE if net > 0 else SKIP


def _rewarding(state: State, board: Board, look: Outlook, frame: Rewarding) -> Move:
    return USE


def _sharing(state: State, board: Board, look: Outlook, frame: Sharing) -> Move:
    if share_asking(state, look.seat) is None:
        return SKIP
    effect = cards.animals()[state.collective].collective.effect
    if isinstance(effect, Share):
        return USE if goods_worth(effect.gain) > price_worth(effect.pay) else SKIP
    return USE


def _roaming(state: State, board: Board, look: Outlook, frame: Roaming) -> Move:
    return Rouse(roused(board, frame)[0])


def _claiming(state: State, board: Board, look: Outlook, frame: Claiming | Yielding) -> Move:
    rewards = {number: reward for number, _, reward in look.goals}
    best = max if isinstance(frame, Claiming) else min
    return Claim(best(frame.goals, key=lambda goal: rewards.get(goal, 7)))


def _done(state: State, board: Board, look: Outlook, frame: Closing) -> Move:
    return Done()


_HABITS: Final[dict[type, Callable[[State, Board, Outlook, Any], Move]]] = {
    Composting: _composting,
    Owing: _owing,
    Placing: _placing,
    Stocking: _stocking,
    Siting: _siting,
    Paying: _paying,
    Replacing: _replacing,
    Keeping: _keeping,
    Activation: _activation,
    Copying: _copying,
    Picking: _copying,
    Benefits: _benefits,
    Walking: _walking,
    Visiting: _visiting,
    Rewarding: _rewarding,
    Offered: lambda state, board, look, frame: USE,
    Sharing: _sharing,
    Roaming: _roaming,
    Claiming: _claiming,
    Yielding: _claiming,
    Closing: _done,
    Ordering: lambda state, board, look, frame: Order(True),
    Planting: lambda state, board, look, frame: SKIP,
}
