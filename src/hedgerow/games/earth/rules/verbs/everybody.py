"""The verbs of collective animals: what everybody may do at the end of a round (EAR-97)."""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import Mask, mask_of
from hedgerow.games.earth.effects import FREE, ActivateOne, Collective, Goods, Share, ToIsland
from hedgerow.games.earth.frames import Picking, Place, Receiving, Stocking
from hedgerow.games.earth.rules.goods import charge, has_room, has_spaces, payable
from hedgerow.games.earth.rules.verbs.animals import abilities, stockable
from hedgerow.games.earth.rules.verbs.cards import asking_for
from hedgerow.games.earth.rules.verbs.verb import VERBS, Asking, Verb, can, may, opened
from hedgerow.games.earth.rules.walking import fitting
from hedgerow.games.earth.state import Board, State


def collective(state: State) -> Collective:
    return cards.animals()[state.collective].collective.effect


# share


def _can_share(state: State, seat: Seat, effect: Share, place: Place) -> bool:
    board = state.boards[seat]
    if len(board.planted) < effect.cards or not payable(board, effect.pay):
        return False
    return effect.pay != FREE or _worth_on(board, effect.gain, fitting(board, effect.on))


def _worth_on(board: Board, goods: Goods, cells: Mask) -> bool:
    if goods.sprout and has_room(board, "sprout", cells):
        return True
    if goods.growth and has_room(board, "growth", cells):
        return True
    return bool(
        goods.soil or goods.draw or goods.compost_deck or (goods.compost_hand and board.hand)
    )


def _may_share(state: State, seat: Seat, effect: Share, place: Place) -> bool:
    board, gain = state.boards[seat], effect.gain
    if len(board.planted) < effect.cards:
        return False
    cells = fitting(board, effect.on)
    return (
        effect.pay != FREE
        or gain.compost_hand > 0
        or (gain.sprout > 0 and has_spaces(board, "sprout", cells))
        or (gain.growth > 0 and has_spaces(board, "growth", cells))
    )


def _asking_share(state: State, seat: Seat, effect: Share, place: Place) -> Asking:
    return asking_for(effect.gain, effect.pay)


def _share(state: State, seat: Seat, effect: Share, place: Place, log: Log) -> None:
    board = state.boards[seat]
    fresh = asking_for(effect.gain, effect.pay) == "open"
    board.stack.append(Receiving(effect.gain, fresh=fresh, cells=fitting(board, effect.on)))
    charge(state, seat, effect.pay, log)


# activate_one


def _of_colour(board: Board, effect: ActivateOne) -> tuple[tuple[Place, int], ...]:
    return abilities(board, tuple(board.planted), effect.colour)


def _can_activate_one(state: State, seat: Seat, effect: ActivateOne, place: Place) -> bool:
    return bool(usable(state, seat, _of_colour(state.boards[seat], effect)))


def _may_activate_one(state: State, seat: Seat, effect: ActivateOne, place: Place) -> bool:
    return hopeful(state, seat, _of_colour(state.boards[seat], effect))


def _activate_one(state: State, seat: Seat, effect: ActivateOne, place: Place, log: Log) -> None:
    board = state.boards[seat]
    board.stack.append(Picking(_of_colour(board, effect)))


def usable(
    state: State, seat: Seat, abilities: tuple[tuple[Place, int], ...]
) -> list[tuple[Place, int]]:
    """The abilities that would do anything now."""
    board, sheets = state.boards[seat], box()
    found: list[tuple[Place, int]] = []
    for cell, number in abilities:
        effect = sheets[board.planted[cell][0]].effects[number]
        if effect is not None and can(state, seat, effect, cell):
            found.append((cell, number))
    return found


def hopeful(state: State, seat: Seat, abilities: tuple[tuple[Place, int], ...]) -> bool:
    """EAR-141: whether one of these abilities might do something after a free move."""
    board, sheets = state.boards[seat], box()
    for cell, number in abilities:
        effect = sheets[board.planted[cell][0]].effects[number]
        if effect is not None and may(state, seat, effect, cell):
            return True
    return False


# to_island


def _can_to_island(state: State, seat: Seat, effect: ToIsland, place: Place) -> bool:
    board = state.boards[seat]
    return bool(stockable(board, Stocking(-1, board.mask, effect.piece, effect.count)))


def _may_to_island(state: State, seat: Seat, effect: ToIsland, place: Place) -> bool:
    board = state.boards[seat]
    return has_spaces(board, "sprout" if effect.piece == "sprout" else "growth", board.mask)


def _to_island(state: State, seat: Seat, effect: ToIsland, place: Place, log: Log) -> None:
    board = state.boards[seat]
    board.stack.append(Stocking(-1, mask_of(board.planted), effect.piece, effect.count))


VERBS.update(
    {
        Share: Verb(_share, _can_share, _asking_share, _may_share),
        ActivateOne: Verb(_activate_one, _can_activate_one, opened, _may_activate_one),
        ToIsland: Verb(_to_island, _can_to_island, opened, _may_to_island),
    }
)
