"""The verbs of animals: what an animal does with the cards it visited.

An animal walks first (see `walking`); then `begin` resolves its verb or asks about it.
"""

from __future__ import annotations

from hedgerow.core.event import Log
from hedgerow.core.text import Seat
from hedgerow.games.earth import cards
from hedgerow.games.earth.box import box
from hedgerow.games.earth.cells import BESIDE, ROW, Cell
from hedgerow.games.earth.effects import (
    FREE,
    NOTHING,
    ActivateCard,
    ActivateRow,
    ActivateVisited,
    AnimalEffect,
    EachAnimal,
    EachVisited,
    GainBeside,
    Goods,
    Price,
    Reward,
    Store,
    Take,
    TakeEachVisited,
)
from hedgerow.games.earth.events import PieceRemoved, Stocked
from hedgerow.games.earth.frames import (
    Activation,
    Frame,
    Offered,
    Picking,
    Place,
    Placing,
    Receiving,
    Rewarding,
    Stocking,
    Visiting,
)
from hedgerow.games.earth.nouns import Colour
from hedgerow.games.earth.rules.goods import charge, has_room, payable, worth
from hedgerow.games.earth.rules.verbs.cards import asking_for
from hedgerow.games.earth.rules.verbs.verb import VERBS, Asking, Verb, Walk, opened
from hedgerow.games.earth.state import Board, State


def effect_of(board: Board, animal: int) -> AnimalEffect:
    return cards.animals()[board.animals[animal]].individual.effect


def begin(state: State, seat: Seat, walk: Walk, log: Log) -> None:
    """The walk is over: the animal's effect becomes pending work."""
    board = state.boards[seat]
    effect = effect_of(board, walk.animal)
    if not walk.visited and needs_arrival(effect):
        return  # EAR-90: it moved nowhere, so there is no card reached
    verb = VERBS[type(effect)]
    if verb.pending is None:
        verb.resolve(state, seat, effect, walk, log)
    else:
        board.stack.append(verb.pending(board, effect, walk))


def needs_arrival(effect: AnimalEffect) -> bool:
    """Whether a verb is about the card reached."""
    if isinstance(effect, Take):
        return effect.at == "end"
    return isinstance(effect, Store | GainBeside | ActivateRow | ActivateCard)


def _flora(board: Board, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    sheets = box()
    return tuple(cell for cell in cells if sheets[board.planted[cell][0]].kind == "flora")


def abilities(
    board: Board, cells: tuple[Cell, ...], colour: Colour
) -> tuple[tuple[Place, int], ...]:
    """The abilities of a colour on these cards."""
    sheets = box()
    return tuple(
        (cell, number)
        for cell in cells
        for number in sheets[board.planted[cell][0]].abilities(colour)
    )


# each_visited


def _visits(board: Board, effect: EachVisited, walk: Walk) -> Frame:
    cells = walk.visited if effect.on == "card" else _flora(board, walk.visited)
    return Visiting(walk.animal, cells)


def _can_visit(state: State, seat: Seat, effect: EachVisited, walk: Walk) -> bool:
    board, cell = state.boards[seat], walk.visited[0]
    _, sprouts, growth = board.planted[cell]
    if effect.pay_here.sprout > sprouts or effect.pay_here.growth > growth:
        return False
    if not payable(board, effect.pay):
        return False
    if effect.pay != FREE or effect.pay_here != FREE:
        return True
    return _room_here(board, effect, cell) or worth(board, effect.gain)


def _room_here(board: Board, effect: EachVisited, cell: Cell) -> bool:
    return (effect.gain_here.sprout > 0 and has_room(board, "sprout", 1 << cell)) or (
        effect.gain_here.growth > 0 and has_room(board, "growth", 1 << cell)
    )


def _asking_visit(state: State, seat: Seat, effect: EachVisited, walk: Walk) -> Asking:
    if effect.pay != FREE or effect.pay_here != FREE:
        return "asked"
    if _room_here(state.boards[seat], effect, walk.visited[0]):
        return "open" if effect.gain == NOTHING else "asked"
    return asking_for(effect.gain)


def _visit(state: State, seat: Seat, effect: EachVisited, walk: Walk, log: Log) -> None:
    board, cell = state.boards[seat], walk.visited[0]
    if effect.gain != NOTHING:
        fresh = _asking_visit(state, seat, effect, walk) == "open"
        board.stack.append(Receiving(effect.gain, fresh=fresh))
    # EAR-99: up to this many pieces go on this card itself.
    if effect.gain_here.growth:
        board.stack.append(Placing("growth", effect.gain_here.growth, 1 << cell))
    if effect.gain_here.sprout:
        board.stack.append(Placing("sprout", effect.gain_here.sprout, 1 << cell))
    charge(state, seat, effect.pay, log)
    _take_off(state, seat, cell, effect.pay_here, log)


def _take_off(state: State, seat: Seat, cell: Cell, price: Price, log: Log) -> None:
    """Take the pieces of a price that come from this card itself."""
    state.boards[seat].grow(cell, -price.sprout, -price.growth)
    if log.on:
        for _ in range(price.sprout):
            log.tell(PieceRemoved(seat, "sprout", cell))
        for _ in range(price.growth):
            log.tell(PieceRemoved(seat, "growth", cell))


def give_others(state: State, seat: Seat, goods: Goods) -> None:
    """EAR-96: every other seat may take it when its current work is done."""
    for other, board in enumerate(state.boards):
        if other != seat:
            give(board, goods)


def give(board: Board, goods: Goods) -> None:
    """EAR-96: at the bottom of the stack; pieces may be left when they are placed."""
    if goods != NOTHING:
        chosen = asking_for(goods) == "open"
        board.stack.insert(0, Receiving(goods) if chosen else Offered(goods))


# each_animal


def _figures(board: Board, effect: EachAnimal, walk: Walk) -> Frame:
    return Visiting(walk.animal, board.figures[walk.animal])


def _as_visit(effect: EachAnimal) -> EachVisited:
    return EachVisited(on="card", pay=effect.pay, gain=effect.gain)


def _can_each_animal(state: State, seat: Seat, effect: EachAnimal, walk: Walk) -> bool:
    return _can_visit(state, seat, _as_visit(effect), walk)


def _asking_each_animal(state: State, seat: Seat, effect: EachAnimal, walk: Walk) -> Asking:
    return _asking_visit(state, seat, _as_visit(effect), walk)


def _each_animal(state: State, seat: Seat, effect: EachAnimal, walk: Walk, log: Log) -> None:
    _visit(state, seat, _as_visit(effect), walk, log)


# reward


def _once(board: Board, effect: Reward | GainBeside, walk: Walk) -> Frame:
    return Rewarding(walk.animal, walk.visited)


def _can_reward(state: State, seat: Seat, effect: Reward, walk: Walk) -> bool:
    board, price = state.boards[seat], effect.pay_each_visited
    for cell in walk.visited:
        _, sprouts, growth = board.planted[cell]
        if price.sprout > sprouts or price.growth > growth:
            return False  # EAR-93: all of it or nothing
    if effect.types_differ and not types_differ(board, walk.visited):
        return False
    return price != FREE or worth(board, effect.gain)


def types_differ(board: Board, visited: tuple[Cell, ...]) -> bool:
    """Whether all visited cards are flora and can count as different types (EAR-76)."""
    sheets = box()
    kinds = [sheets[board.planted[cell][0]].types for cell in visited]

    def assign(at: int, taken: frozenset[str]) -> bool:
        return at == len(kinds) or any(
            kind not in taken and assign(at + 1, taken | {kind}) for kind in kinds[at]
        )

    return assign(0, frozenset())


def _asking_reward(state: State, seat: Seat, effect: Reward, walk: Walk) -> Asking:
    return asking_for(effect.gain, effect.pay_each_visited)


def _reward(state: State, seat: Seat, effect: Reward, walk: Walk, log: Log) -> None:
    fresh = asking_for(effect.gain, effect.pay_each_visited) == "open"
    state.boards[seat].stack.append(Receiving(effect.gain, fresh=fresh))
    for cell in walk.visited:
        if effect.pay_each_visited != FREE:
            _take_off(state, seat, cell, effect.pay_each_visited, log)
    give_others(state, seat, effect.others_gain)


# gain_beside


def _can_gain_beside(state: State, seat: Seat, effect: GainBeside, walk: Walk) -> bool:
    return has_room(state.boards[seat], effect.piece, BESIDE[walk.visited[-1]])


def _gain_beside(state: State, seat: Seat, effect: GainBeside, walk: Walk, log: Log) -> None:
    board = state.boards[seat]
    near = BESIDE[walk.visited[-1]] & board.mask
    board.stack.append(Placing(effect.piece, near.bit_count(), near, each=effect.count))


# take_each_visited, take, store


def _take_each(state: State, seat: Seat, effect: TakeEachVisited, walk: Walk, log: Log) -> None:
    board = state.boards[seat]
    board.stack.extend(
        Stocking(walk.animal, 1 << cell, effect.piece, effect.up_to)
        for cell in reversed(_flora(board, walk.visited))
    )


def _take(state: State, seat: Seat, effect: Take, walk: Walk, log: Log) -> None:
    cell = walk.start if effect.at == "start" else walk.visited[-1]
    if cell >= 0:
        frame = Stocking(walk.animal, 1 << cell, effect.piece, effect.up_to)
        state.boards[seat].stack.append(frame)


def _store(state: State, seat: Seat, effect: Store, walk: Walk, log: Log) -> None:
    _, sprouts, growth = state.boards[seat].planted[walk.visited[-1]]
    if (sprouts if effect.piece == "sprout" else growth) >= effect.needs:
        _add_to_stock(state, seat, walk.animal, effect.count, log)


def stockable(board: Board, frame: Stocking) -> list[Cell]:
    """The flora that can give such a piece."""
    sheets = box()
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
    _take_off(state, seat, cell, price, log)
    _add_to_stock(state, seat, frame.animal, 1, log)


def _add_to_stock(state: State, seat: Seat, animal: int, count: int, log: Log) -> None:
    board = state.boards[seat]
    if animal < 0:
        board.island_stock += count  # EAR-98
    else:
        held = list(board.stocks)
        held[animal] += count
        board.stocks = tuple(held)
    if log.on:
        log.tell(Stocked(seat, board.animals[animal] if animal >= 0 else "", count))


# activate_visited, activate_row, activate_card


def _activate_visited(
    state: State, seat: Seat, effect: ActivateVisited, walk: Walk, log: Log
) -> None:
    board = state.boards[seat]
    if effect.then != NOTHING:
        board.stack.append(Receiving(effect.then))
    board.stack.append(Activation(abilities(board, walk.visited, effect.colour)))


def _activate_row(state: State, seat: Seat, effect: ActivateRow, walk: Walk, log: Log) -> None:
    board = state.boards[seat]
    row = tuple(cell for cell in board.planted if ROW[walk.visited[-1]] >> cell & 1)
    board.stack.append(Activation(abilities(board, row, effect.colour)))


def _activate_card(state: State, seat: Seat, effect: ActivateCard, walk: Walk, log: Log) -> None:
    board, cell = state.boards[seat], walk.visited[-1]
    sheet = box()[board.planted[cell][0]]
    own = [
        (cell, number)
        for number, colour in enumerate(sheet.coloured)
        if colour not in ("black", "brown") and sheet.effects[number] is not None
    ]
    board.stack.append(Picking(tuple(own)))


VERBS.update(
    {
        EachVisited: Verb(_visit, _can_visit, _asking_visit, pending=_visits),
        EachAnimal: Verb(_each_animal, _can_each_animal, _asking_each_animal, pending=_figures),
        Reward: Verb(_reward, _can_reward, _asking_reward, pending=_once),
        GainBeside: Verb(_gain_beside, _can_gain_beside, opened, pending=_once),
        TakeEachVisited: Verb(_take_each),
        Take: Verb(_take),
        Store: Verb(_store),
        ActivateVisited: Verb(_activate_visited),
        ActivateRow: Verb(_activate_row),
        ActivateCard: Verb(_activate_card),
    }
)
