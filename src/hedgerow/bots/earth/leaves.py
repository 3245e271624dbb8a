"""What a leaf is worth: a claim on a fauna card, the bonus, or what an animal does with it.

Claims and bonus are capped by the leaves left (EAR-95), so the value of another leaf depends on how
likely the goals are. Every leaf that is used also activates the animals, wherever it goes (EAR-83,
EAR-84), so a leaf that is kept has that to come.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hedgerow.bots.earth.cards import traits
from hedgerow.bots.earth.outlook import FULL, Outlook
from hedgerow.games.earth.cells import BESIDE, ROW, Cell, cells_of
from hedgerow.games.earth.effects import (
    ACTIONS,
    ActivateCard,
    ActivateRow,
    ActivateVisited,
    AnimalEffect,
    EachVisited,
    GainBeside,
    Reward,
    Store,
    Take,
    TakeEachVisited,
)
from hedgerow.games.earth.nouns import Colour
from hedgerow.games.earth.rules.verbs.animals import effect_of
from hedgerow.games.earth.scoring.goals import progress
from hedgerow.games.earth.scoring.score import COMPLETION
from hedgerow.games.earth.scoring.tableau import PlayArea
from hedgerow.games.earth.state import NOBODY, Board, State

UNBEGUN: Final = 0.4
"""The chance that a goal is reached in a game, if nothing is done for it yet."""
FIRST_TO_FILL: Final = 0.4
"""The chance of the bonus for a seat that has nearly filled its tableau."""
LAST_TURNS: Final = 2.0
"""With fewer turns left than this, a leaf may find no use any more."""


def best_of(chances: Iterable[tuple[float, float]], leaves: int) -> float:
    """The expected points of claims (points and chance each) if only the best `leaves` count.

    >>> best_of([(10, 0.5), (8, 0.5)], 2), best_of([(10, 0.5), (8, 0.5)], 1)
    (9.0, 7.0)
    """
    total = 0.0
    taken = [1.0] + [0.0] * leaves  # the chance that so many leaves are used by better claims
    for points, chance in sorted(chances, reverse=True):
        free = 1.0 - taken[leaves] if leaves else 0.0
        total += points * chance * free
        for used in range(leaves, 0, -1):
            stays = taken[used] if used == leaves else taken[used] * (1 - chance)
            taken[used] = stays + taken[used - 1] * chance
        taken[0] *= 1 - chance
    return total


def leaves_worth(state: State, look: Outlook, own: PlayArea) -> float:
    """The points of claims and the bonus, made and expected, and of what animals do for leaves."""
    board, seat = state.boards[look.seat], look.seat
    total = 0.0
    time = min(1.0, 2 * look.hope)
    open_claims: list[tuple[float, float]] = []
    for number, goal, reward in look.goals:
        if seat in state.claims[number]:
            total += reward
        elif board.met >> number & 1:
            open_claims.append((reward, 1.0))
        else:
            way = min(1.0, progress(goal, own) / goal.n)
            chance = time * (UNBEGUN + look.weights.of[0] * way * way)
            open_claims.append((reward, min(1.0, chance)))
    if state.completed == seat:
        total += COMPLETION + look.weights.end * look.lead
    elif state.completed == NOBODY:
        share = len(board.planted) / FULL
        chance = 1.0 if share == 1.0 else FIRST_TO_FILL * look.hope * share**3
        open_claims.append((COMPLETION + chance * look.weights.end * look.lead, chance))
    later = look.later * min(1.0, look.turns / LAST_TURNS)
    return total + best_of(open_claims, board.leaves) + later * board.leaves


# Where an animal goes


def step_gain(board: Board, animal: int, cell: Cell) -> float:
    """The estimated value for an animal of entering a card."""
    effect = effect_of(board, animal)
    card, sprouts, growth = board.planted[cell]
    trait = traits()[card]
    assert trait is not None
    match effect:
        case EachVisited():
            return _visit_gain(effect, trait.kind == "flora", sprouts, growth, _left(board, cell))
        case TakeEachVisited(piece, up_to):
            return float(min(up_to, sprouts if piece == "sprout" else growth))
        case Take(piece, up_to) if piece == "sprout":
            return float(min(up_to, sprouts))
        case Take():
            whole = 0 < trait.growth <= growth
            return 10.0 - (trait.canopy - growth) if whole else 0.0
        case Store(piece, needs):
            return float((sprouts if piece == "sprout" else growth) >= needs)
        case Reward():
            price = effect.pay_each_visited
            return float(sprouts >= price.sprout and growth >= price.growth)
        case GainBeside():
            near = cells_of(BESIDE[cell] & board.mask)
            return float(sum(_left(board, other)[1] > 0 for other in near))
        case _:
            return _ability_gain(board, effect, cell)


def _left(board: Board, cell: Cell) -> tuple[int, int]:
    """The free spaces of a card for sprouts and growth."""
    card, sprouts, growth = board.planted[cell]
    trait = traits()[card]
    assert trait is not None
    return trait.sprouts - sprouts, trait.growth - growth


def _visit_gain(
    effect: EachVisited, flora: bool, sprouts: int, growth: int, left: tuple[int, int]
) -> float:
    if effect.on == "flora" and not flora:
        return 0.0
    if effect.pay_here.sprout > sprouts or effect.pay_here.growth > growth:
        return 0.0
    here = effect.gain_here
    if here.sprout or here.growth:
        return float(min(here.sprout, left[0]) + 1.2 * min(here.growth, left[1]))
    return 1.0


def _ability_gain(board: Board, effect: AnimalEffect, cell: Cell) -> float:
    match effect:
        case ActivateVisited(colour):
            return _engine(board, cell, colour)
        case ActivateRow(colour):
            row = [other for other in board.planted if ROW[cell] >> other & 1]
            return sum(_engine(board, other, colour) for other in row)
        case ActivateCard():
            trait = traits()[board.planted[cell][0]]
            assert trait is not None
            return max(trait.engine)
        case _:
            return 1.0


def _engine(board: Board, cell: Cell, colour: Colour) -> float:
    trait = traits()[board.planted[cell][0]]
    assert trait is not None
    if colour in ACTIONS:
        return trait.engine[ACTIONS.index(colour)]
    return min(trait.engine[1:])  # a multicoloured ability has three colours
