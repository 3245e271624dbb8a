"""What an animal does after its walk, for its owner or for everybody (EAR-94 to EAR-99)."""

from __future__ import annotations

from typing import Final

from hedgerow.core.event import Log
from hedgerow.core.text import Message, Seat
from hedgerow.games.earth.cards import animals, name_of
from hedgerow.games.earth.cells import ISLAND
from hedgerow.games.earth.effects import EachVisited
from hedgerow.games.earth.events import Shared
from hedgerow.games.earth.frames import (
    Offered,
    Picking,
    Receiving,
    Rewarding,
    Sharing,
    Stocking,
    Visiting,
)
from hedgerow.games.earth.moves import All, CopyAt, Move, Remove, Skip, Use
from hedgerow.games.earth.rules.activation import stopped_at, use_at
from hedgerow.games.earth.rules.handler import ALL, SKIP, USE, Handler, Handlers, leave, stopped
from hedgerow.games.earth.rules.playing import could_move_freely, free_moves
from hedgerow.games.earth.rules.verbs import Asking, asking, may, resolve
from hedgerow.games.earth.rules.verbs.animals import effect_of, give_others, stock, stockable
from hedgerow.games.earth.rules.verbs.everybody import collective, hopeful, usable
from hedgerow.games.earth.rules.verbs.verb import Walk
from hedgerow.games.earth.state import State
from hedgerow.games.earth.words.phrases import to_goods

# Visiting


def visit_asking(state: State, seat: Seat, frame: Visiting) -> Asking | None:
    """How to ask about the effect on the next card; None if it can do nothing there."""
    effect = effect_of(state.boards[seat], frame.animal)
    return asking(state, seat, effect, Walk(frame.animal, frame.cells[:1]))


def _go_round(state: State, seat: Seat, frame: Visiting, log: Log) -> bool:
    if not frame.cells:
        _end_visits(state, seat, frame)
        return True
    how = visit_asking(state, seat, frame)
    if how == "asked" or (how == "quiet" and not frame.quick):
        return False
    if how is None:
        _visit(state, seat, frame, SKIP, log)
    else:
        _visit(state, seat, frame, USE, log)
    return True


def _end_visits(state: State, seat: Seat, frame: Visiting) -> None:
    board = state.boards[seat]
    board.stack.pop()
    effect = effect_of(board, frame.animal)
    if frame.gained and isinstance(effect, EachVisited):
        give_others(state, seat, effect.others_gain)


def _visit_moves(state: State, seat: Seat, frame: Visiting) -> list[Move]:
    more = len(frame.cells) > 1 and not frame.quick
    if more and visit_asking(state, seat, frame) == "quiet":
        return [USE, SKIP, ALL]
    return [USE, SKIP]


def _visit_prompt(state: State, seat: Seat, frame: Visiting) -> Message:
    free = visit_asking(state, seat, frame) == "quiet"
    return Message("earth-prompt-taking-animal" if free else "earth-prompt-visiting")


def _visit(state: State, seat: Seat, frame: Visiting, move: Move, log: Log) -> None:
    board, animal, cells = state.boards[seat], frame.animal, frame.cells
    match move:
        case Use():
            board.stack[-1] = Visiting(animal, cells[1:], gained=True, quick=frame.quick)
            resolve(state, seat, effect_of(board, animal), Walk(animal, cells[:1]), log)
        case Skip():
            board.stack[-1] = Visiting(animal, cells[1:], frame.gained, frame.quick)
        case _:
            assert isinstance(move, All)  # EAR-140: all that costs nothing
            board.stack[-1] = Visiting(animal, cells, frame.gained, quick=True)


# Rewarding


def reward_asking(state: State, seat: Seat, frame: Rewarding) -> Asking | None:
    """How to ask about the effect of the whole walk; None if it can do nothing."""
    effect = effect_of(state.boards[seat], frame.animal)
    return asking(state, seat, effect, Walk(frame.animal, frame.visited))


def _reward_open(state: State, seat: Seat, frame: Rewarding, log: Log) -> bool:
    how = reward_asking(state, seat, frame)
    if how in ("asked", "quiet"):
        return False
    _reward(state, seat, frame, SKIP if how is None else USE, log)
    return True


def _use_or_skip(state: State, seat: Seat, frame: Rewarding | Offered) -> list[Move]:
    return [USE, SKIP]


def _reward_prompt(state: State, seat: Seat, frame: Rewarding) -> Message:
    free = reward_asking(state, seat, frame) == "quiet"
    return Message("earth-prompt-taking-animal" if free else "earth-prompt-rewarding")


def _reward(state: State, seat: Seat, frame: Rewarding, move: Move, log: Log) -> None:
    board = state.boards[seat]
    board.stack.pop()
    if isinstance(move, Use):
        walk = Walk(frame.animal, frame.visited)
        resolve(state, seat, effect_of(board, frame.animal), walk, log)


# Offered


def _offer_prompt(state: State, seat: Seat, frame: Offered) -> Message:
    return Message("earth-prompt-taking-offered", {"what": to_goods(frame.goods)})


def _take_offer(state: State, seat: Seat, frame: Offered, move: Move, log: Log) -> None:
    if isinstance(move, Use):
        state.boards[seat].stack[-1] = Receiving(frame.goods)
    else:
        leave(state, seat, frame, move, log)


# Stocking


def _stock_done(state: State, seat: Seat, frame: Stocking, log: Log) -> bool:
    board = state.boards[seat]
    if frame.left and stockable(board, frame):
        return False
    board.stack.pop()
    return True


def _stock_moves(state: State, seat: Seat, frame: Stocking) -> list[Move]:
    return [*(Remove(cell) for cell in stockable(state.boards[seat], frame)), SKIP]


def _stock_prompt(state: State, seat: Seat, frame: Stocking) -> Message:
    return Message(f"earth-prompt-stocking-{frame.piece}", {"left": frame.left})


def _stock(state: State, seat: Seat, frame: Stocking, move: Move, log: Log) -> None:
    if isinstance(move, Remove):
        stock(state, seat, frame, move.cell, log)
    else:
        leave(state, seat, frame, move, log)


# Picking


def _pick_none(state: State, seat: Seat, frame: Picking, log: Log) -> bool:
    board = state.boards[seat]
    if usable(state, seat, frame.abilities):
        return False
    if could_move_freely(board) and hopeful(state, seat, frame.abilities):
        return False  # EAR-141
    board.stack.pop()
    return True


def _picks(state: State, seat: Seat, frame: Picking) -> list[Move]:
    found = usable(state, seat, frame.abilities)
    return [*(CopyAt(*ability) for ability in found), SKIP, *free_moves(state.boards[seat])]


def _pick_prompt(state: State, seat: Seat, frame: Picking) -> Message:
    if usable(state, seat, frame.abilities):
        return Message("earth-prompt-picking")
    return stopped_at(state.boards[seat], frame.abilities[0][0])


def _pick(state: State, seat: Seat, frame: Picking, move: Move, log: Log) -> None:
    if isinstance(move, CopyAt):
        use_at(state, seat, move, move.cell, log)
    else:
        leave(state, seat, frame, move, log)


# Sharing


def share_asking(state: State, seat: Seat) -> Asking | None:
    """How to ask about the collective ability; None if it can do nothing for this seat."""
    return asking(state, seat, collective(state), ISLAND)


def _share_open(state: State, seat: Seat, frame: Sharing, log: Log) -> bool:
    how = share_asking(state, seat)
    if how in ("asked", "quiet"):
        return False
    if how is None:
        board = state.boards[seat]
        if could_move_freely(board) and may(state, seat, collective(state), ISLAND):
            return False  # EAR-141
        board.stack.pop()
    else:
        _share(state, seat, frame, USE, log)
    return True


def _share_moves(state: State, seat: Seat, frame: Sharing) -> list[Move]:
    use: list[Move] = [] if share_asking(state, seat) is None else [USE]
    return [*use, SKIP, *free_moves(state.boards[seat])]


def _share_prompt(state: State, seat: Seat, frame: Sharing) -> Message:
    how = share_asking(state, seat)
    if how is None:
        return stopped(name_of(animals()[state.collective]))
    return Message("earth-prompt-taking-shared" if how == "quiet" else "earth-prompt-sharing")


def _share(state: State, seat: Seat, frame: Sharing, move: Move, log: Log) -> None:
    """Do what the collective animal offers."""
    state.boards[seat].stack.pop()
    if isinstance(move, Use):
        if log.on:
            log.tell(Shared(seat, state.collective))
        resolve(state, seat, collective(state), ISLAND, log)


HANDLERS: Final[Handlers] = {
    Visiting: Handler(_visit_moves, _visit_prompt, _visit, _go_round),
    Rewarding: Handler(_use_or_skip, _reward_prompt, _reward, _reward_open),
    Offered: Handler[Offered](_use_or_skip, _offer_prompt, _take_offer),
    Stocking: Handler(_stock_moves, _stock_prompt, _stock, _stock_done),
    Picking: Handler(_picks, _pick_prompt, _pick, _pick_none),
    Sharing: Handler(_share_moves, _share_prompt, _share, _share_open),
}
