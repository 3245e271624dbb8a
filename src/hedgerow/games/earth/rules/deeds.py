"""What each verb of the animals does: one function for each Struct, and what it asks on the way.

An animal walks first (see `walking`); then its deed is done with the cards it visited.
"""

from __future__ import annotations

from typing import assert_never

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth import cards
from hedgerow.games.earth.cells import BESIDE, ROW, Cell, Mask, mask_of
from hedgerow.games.earth.effects import (
    FREE,
    NOTHING,
    ActivateCard,
    ActivateOne,
    ActivateRow,
    ActivateVisited,
    AnimalEffect,
    Collective,
    EachAnimal,
    EachVisited,
    Gain,
    GainBeside,
    Goods,
    Price,
    Reward,
    Share,
    Store,
    Take,
    TakeEachVisited,
    ToIsland,
)
from hedgerow.games.earth.events import PieceRemoved, Shared, Stocked
from hedgerow.games.earth.frames import (
    Activation,
    Offered,
    Picking,
    Place,
    Placing,
    Receiving,
    Rewarding,
    Stocking,
    Visiting,
)
from hedgerow.games.earth.library import library
from hedgerow.games.earth.rules.walking import fitting
from hedgerow.games.earth.state import Board, State
from hedgerow.games.earth.verbs import (
    Asking,
    asking,
    can,
    charge,
    has_room,
    has_spaces,
    may,
    payable,
    worth,
)


def effect_of(board: Board, animal: int) -> AnimalEffect:
    return cards.animals()[board.animals[animal]].individual.effect


def begin(
    state: State, seat: Seat, animal: int, start: Cell, visited: tuple[Cell, ...], log: Log
) -> None:
    """The walk is over: what the animal does becomes pending work."""
    board = state.boards[seat]
    effect = effect_of(board, animal)
    stack = board.stack
    match effect:
        case EachVisited(on):
            cells = visited if on == "card" else _flora(board, visited)
            stack.append(Visiting(animal, cells))
        case EachAnimal():
            stack.append(Visiting(animal, board.figures[animal]))
        case TakeEachVisited(piece, up_to):
            stack.extend(
                Stocking(animal, 1 << cell, piece, up_to)
                for cell in reversed(_flora(board, visited))
            )
        case Take(piece, up_to, at):
            cell = start if at == "start" else visited[-1]
            if cell >= 0:
                stack.append(Stocking(animal, 1 << cell, piece, up_to))
        case Store(piece, needs, count):
            _, sprouts, growth = board.planted[visited[-1]]
            if (sprouts if piece == "sprout" else growth) >= needs:
                add_to_stock(state, seat, animal, count, log)
        case Reward() | GainBeside():
            stack.append(Rewarding(animal, visited))
        case ActivateVisited(colour, then):
            if then != NOTHING:
                stack.append(Receiving(then))
            stack.append(Activation(_abilities(board, visited, colour)))
        case ActivateRow(colour):
            row = [cell for cell in board.planted if ROW[visited[-1]] >> cell & 1]
            stack.append(Activation(_abilities(board, tuple(row), colour)))
        case ActivateCard():
            sheet = library()[board.planted[visited[-1]][0]]
            own = [
                (visited[-1], number)
                for number, colour in enumerate(sheet.coloured)
                if colour not in ("black", "brown") and sheet.effects[number] is not None
            ]
            stack.append(Picking(tuple(own)))
        case _:
            assert_never(effect)


def _flora(board: Board, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    sheets = library()
    return tuple(cell for cell in cells if sheets[board.planted[cell][0]].kind == "flora")


def _abilities(board: Board, cells: tuple[Cell, ...], colour: str) -> tuple[tuple[Place, int], ...]:
    sheets = library()
    return tuple(
        (cell, number)
        for cell in cells
        for number in sheets[board.planted[cell][0]].abilities(colour)  # type: ignore[arg-type]
    )


# On each card visited


def _visit(board: Board, frame: Visiting) -> EachVisited:
    effect = effect_of(board, frame.animal)
    if isinstance(effect, EachAnimal):
        return EachVisited(on="card", pay=effect.pay, gain=effect.gain)
    assert isinstance(effect, EachVisited)
    return effect


def visit_asking(board: Board, frame: Visiting) -> Asking | None:
    """How the deed on the next card is asked about; None if it can do nothing there."""
    effect, cell = _visit(board, frame), frame.cells[0]
    _, sprouts, growth = board.planted[cell]
    if effect.pay_here.sprout > sprouts or effect.pay_here.growth > growth:
        return None
    if not payable(board, effect.pay):
        return None
    if effect.pay != FREE or effect.pay_here != FREE:
        return "asked"
    here = (effect.gain_here.sprout and has_room(board, "sprout", 1 << cell)) or (
        effect.gain_here.growth and has_room(board, "growth", 1 << cell)
    )
    if here:
        return "open" if effect.gain == NOTHING else "asked"
    return asking(Gain(effect.gain)) if worth(board, effect.gain) else None


def visit(state: State, seat: Seat, frame: Visiting, fresh: bool, log: Log) -> None:
    """Do the deed on the next card."""
    board = state.boards[seat]
    effect, cell = _visit(board, frame), frame.cells[0]
    board.stack[-1] = Visiting(frame.animal, frame.cells[1:], gained=True, quick=frame.quick)
    if effect.gain != NOTHING:
        board.stack.append(Receiving(effect.gain, fresh=fresh))
    # EAR-99: these pieces go on this very card, up to so many.
    if effect.gain_here.growth:
        board.stack.append(Placing("growth", effect.gain_here.growth, 1 << cell))
    if effect.gain_here.sprout:
        board.stack.append(Placing("sprout", effect.gain_here.sprout, 1 << cell))
    charge(state, seat, effect.pay, log)
    take_off(state, seat, cell, effect.pay_here, log)


def end_visits(state: State, seat: Seat, frame: Visiting) -> None:
    board = state.boards[seat]
    board.stack.pop()
    if frame.gained:
        give_others(state, seat, _visit(board, frame).others_gain)


def take_off(state: State, seat: Seat, cell: Cell, price: Price, log: Log) -> None:
    """Pieces of a price that come from this very card."""
    board = state.boards[seat]
    card, sprouts, growth = board.planted[cell]
    board.planted[cell] = (card, sprouts - price.sprout, growth - price.growth)
    if log.on:
        for _ in range(price.sprout):
            log.tell(PieceRemoved(seat, "sprout", cell))
        for _ in range(price.growth):
            log.tell(PieceRemoved(seat, "growth", cell))


def give_others(state: State, seat: Seat, goods: Goods) -> None:
    """EAR-96: every other seat may take it, when its present work is done."""
    for other, board in enumerate(state.boards):
        if other != seat:
            give(board, goods)


def give(board: Board, goods: Goods) -> None:
    """EAR-96: at the bottom of the stack; pieces may be left when they are placed."""
    if goods != NOTHING:
        chosen = asking(Gain(goods)) == "open"
        board.stack.insert(0, Receiving(goods) if chosen else Offered(goods))


# Once for the whole walk


def reward_asking(board: Board, frame: Rewarding) -> Asking | None:
    effect = effect_of(board, frame.animal)
    if isinstance(effect, GainBeside):
        near = BESIDE[frame.visited[-1]]
        return "open" if has_room(board, effect.piece, near) else None
    assert isinstance(effect, Reward)
    price = effect.pay_each_visited
    for cell in frame.visited:
        _, sprouts, growth = board.planted[cell]
        if price.sprout > sprouts or price.growth > growth:
            return None  # EAR-93: all of it or nothing
    if effect.types_differ and not types_differ(board, frame.visited):
        return None
    if price != FREE:
        return "asked"
    return asking(Gain(effect.gain)) if worth(board, effect.gain) else None


def types_differ(board: Board, visited: tuple[Cell, ...]) -> bool:
    """Whether each visited card is flora and they can stand for different types (EAR-76)."""
    sheets = library()
    kinds = [sheets[board.planted[cell][0]].types for cell in visited]

    def assign(at: int, taken: frozenset[str]) -> bool:
        return at == len(kinds) or any(
            kind not in taken and assign(at + 1, taken | {kind}) for kind in kinds[at]
        )

    return assign(0, frozenset())


def reward(state: State, seat: Seat, frame: Rewarding, fresh: bool, log: Log) -> None:
    board = state.boards[seat]
    board.stack.pop()
    effect = effect_of(board, frame.animal)
    if isinstance(effect, GainBeside):
        near = BESIDE[frame.visited[-1]] & board.mask
        board.stack.append(Placing(effect.piece, near.bit_count(), near, each=effect.count))
        return
    assert isinstance(effect, Reward)
    board.stack.append(Receiving(effect.gain, fresh=fresh))
    for cell in frame.visited:
        if effect.pay_each_visited != FREE:
            take_off(state, seat, cell, effect.pay_each_visited, log)
    give_others(state, seat, effect.others_gain)


# Stocks


def stockable(board: Board, frame: Stocking) -> list[Cell]:
    """The flora that can give such a piece."""
    sheets = library()
    found: list[Cell] = []
    for cell, (card, sprouts, growth) in board.planted.items():
        if not frame.cells >> cell & 1:
            continue
        if frame.piece == "canopy":
            there = 0 < sheets[card].growth <= growth
        else:
            there = bool(sprouts if frame.piece == "sprout" else growth)
        if there:
            found.append(cell)
    return found


def stock(state: State, seat: Seat, frame: Stocking, cell: Cell, log: Log) -> None:
    """EAR-82: a piece leaves the tableau for good."""
    board = state.boards[seat]
    board.stack[-1] = Stocking(frame.animal, frame.cells, frame.piece, frame.left - 1)
    price = Price(sprout=1) if frame.piece == "sprout" else Price(growth=1)
    take_off(state, seat, cell, price, log)
    add_to_stock(state, seat, frame.animal, 1, log)


def add_to_stock(state: State, seat: Seat, animal: int, count: int, log: Log) -> None:
    board = state.boards[seat]
    if animal < 0:
        board.island_stock += count
    else:
        held = list(board.stocks)
        held[animal] += count
        board.stocks = tuple(held)
    if log.on:
        log.tell(Stocked(seat, board.animals[animal] if animal >= 0 else "", count))


# For everybody


def collective(state: State) -> Collective:
    return cards.animals()[state.collective].collective.effect


def share_asking(state: State, seat: Seat) -> Asking | None:
    """How the collective ability is asked about; None if it can do nothing for this seat."""
    board, effect = state.boards[seat], collective(state)
    match effect:
        case Share(gain, pay, on, needed):
            if len(board.planted) < needed or not payable(board, pay):
                return None
            if pay != FREE:
                return "asked"
            return asking(Gain(gain)) if _worth_on(board, gain, fitting(board, on)) else None
        case ActivateOne():
            return "open" if _pickable(state, seat, effect) else None
        case ToIsland(piece, count):
            there = stockable(board, Stocking(-1, board.mask, piece, count))
            return "open" if there else None
    assert_never(effect)


def share_may(state: State, seat: Seat) -> bool:
    """EAR-141: whether it might do something after an event or a conversion."""
    board, effect = state.boards[seat], collective(state)
    match effect:
        case Share(gain, pay, on, needed):
            if len(board.planted) < needed:
                return False
            cells = fitting(board, on)
            return (
                pay != FREE
                or gain.compost_hand > 0
                or (gain.sprout > 0 and has_spaces(board, "sprout", cells))
                or (gain.growth > 0 and has_spaces(board, "growth", cells))
            )
        case ActivateOne(colour):
            return hopeful(state, seat, _abilities(board, tuple(board.planted), colour))
        case ToIsland(piece):
            return has_spaces(board, "sprout" if piece == "sprout" else "growth", board.mask)
    assert_never(effect)


def _worth_on(board: Board, goods: Goods, cells: Mask) -> bool:
    if goods.sprout and has_room(board, "sprout", cells):
        return True
    if goods.growth and has_room(board, "growth", cells):
        return True
    return bool(
        goods.soil or goods.draw or goods.compost_deck or (goods.compost_hand and board.hand)
    )


def _pickable(state: State, seat: Seat, effect: ActivateOne) -> list[tuple[Place, int]]:
    board = state.boards[seat]
    return usable(state, seat, _abilities(board, tuple(board.planted), effect.colour))


def usable(
    state: State, seat: Seat, abilities: tuple[tuple[Place, int], ...]
) -> list[tuple[Place, int]]:
    """Those of these abilities that would do anything now."""
    board, sheets = state.boards[seat], library()
    found: list[tuple[Place, int]] = []
    for cell, number in abilities:
        effect = sheets[board.planted[cell][0]].effects[number]
        if effect is not None and can(state, seat, effect, cell):
            found.append((cell, number))
    return found


def hopeful(state: State, seat: Seat, abilities: tuple[tuple[Place, int], ...]) -> bool:
    """EAR-141: whether one of these abilities might do something after a free move."""
    board, sheets = state.boards[seat], library()
    for cell, number in abilities:
        effect = sheets[board.planted[cell][0]].effects[number]
        if effect is not None and may(state, seat, effect, cell):
            return True
    return False


def share(state: State, seat: Seat, fresh: bool, log: Log) -> None:
    """Do what the collective animal offers."""
    board, effect = state.boards[seat], collective(state)
    board.stack.pop()
    if log.on:
        log.tell(Shared(seat, state.collective))
    match effect:
        case Share(gain, pay, on):
            board.stack.append(Receiving(gain, fresh=fresh, cells=fitting(board, on)))
            charge(state, seat, pay, log)
        case ActivateOne():
            board.stack.append(Picking(_abilities(board, tuple(board.planted), effect.colour)))
        case ToIsland(piece, count):
            board.stack.append(Stocking(-1, mask_of(board.planted), piece, count))
        case _:
            assert_never(effect)
