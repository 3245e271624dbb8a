"""Animals: roaming, walking, and what they do for their owner or for everybody (EAR-83 to EAR-99).

The plain rules are in `games.earth.rules.roaming`, `deeds`, `verbs.animals` and `verbs.everybody`.
"""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.activation import add_abilities
from hedgerow.compiled.earth.cells import BESIDE, IN_ROW, ones
from hedgerow.compiled.earth.goods import (
    GROWTH,
    SPROUT,
    charge,
    grow,
    has_canopy,
    has_room,
    payable,
    receive,
    worth,
)
from hedgerow.compiled.earth.planting import mask_cells
from hedgerow.compiled.earth.supply import append, board, clear
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.earth.walking import (
    may_stop,
    movement,
    rousable,
    standing,
    start_of,
    steps,
    steps_of,
)
from hedgerow.compiled.kernel import Mask, Row, inner

# Roaming


@inner
def _roused(t: Table, row: Row, b: int) -> int:
    """EAR-85: the animals that can be activated now, a bit each."""
    found = 0
    if row[b + at.PLOT]:
        for animal in range(row[b + at.ANIMAL]):
            if frames.field(row, b, 1) >> animal & 1 and rousable(
                t, row, b, animal, frames.field(row, b, 0)
            ):
                found |= 1 << animal
    return found


@inner
def rest(t: Table, row: Row, b: int) -> bool:
    if _roused(t, row, b):
        return False
    frames.pop(row, b)
    return True


@inner
def mask_roaming(t: Table, row: Row, b: int, out: Mask) -> None:
    animals = _roused(t, row, b)
    for animal in range(at.ANIMALS):
        if animals >> animal & 1:
            out[t[0, of.ROUSE] + animal] = 1
    out[t[0, of.SKIP]] = 1


@inner
def answer_roaming(t: Table, row: Row, b: int, action: int) -> None:
    if action == t[0, of.SKIP]:
        frames.pop(row, b)
        return
    animal, used = action - t[0, of.ROUSE], frames.field(row, b, 0)
    frames.set_field(row, b, 1, frames.field(row, b, 1) & ~(1 << animal))
    left = steps_of(t, movement(t, row, b, animal), used)
    frames.push3(row, b, frames.WALKING, left, animal, start_of(t, row, b, animal))


# Walking


@inner
def _ahead(t: Table, row: Row, b: int) -> int:
    """The cells where the animal of the frame on top may go next."""
    left, animal = frames.field(row, b, 0), frames.field(row, b, 1)
    start, visited = frames.field(row, b, 2), frames.items(row, b)
    walked = 0
    for number in range(visited):
        walked |= 1 << frames.item(row, b, number)
    here = frames.item(row, b, 0) if visited else start
    first = start if start >= 0 or not visited else frames.item(row, b, visited - 1)
    direction = 0
    if visited > 1:
        direction = here - frames.item(row, b, 1)
    elif visited == 1 and start >= 0:
        direction = here - start
    return steps(t, row, b, animal, left, start, here, walked, first, direction)


@inner
def arrive(t: Table, row: Row, b: int) -> bool:
    if _ahead(t, row, b):
        return False
    animal, start = frames.field(row, b, 1), frames.field(row, b, 2)
    for number in range(frames.items(row, b) - 1, -1, -1):
        append(row, at.WALKED, frames.item(row, b, number))
    frames.pop(row, b)
    if row[at.WALKED] == 0 and t[movement(t, row, b, animal), of.VERB] == of.STAY:
        append(row, at.WALKED, standing(row, b, animal))
    _begin(t, row, b, animal, start)
    clear(row, at.WALKED)
    return True


@inner
def mask_walking(t: Table, row: Row, b: int, out: Mask) -> None:
    mask_cells(out, t[0, of.STEP], _ahead(t, row, b))
    left, animal = frames.field(row, b, 0), frames.field(row, b, 1)
    start, visited = frames.field(row, b, 2), frames.items(row, b)
    if may_stop(t, row, b, animal, left, start, visited):
        out[t[0, of.SKIP]] = 1


@inner
def answer_walking(t: Table, row: Row, b: int, action: int) -> None:
    """EAR-86, EAR-87: the figure stands on the next card."""
    if action == t[0, of.SKIP]:
        frames.set_field(row, b, 0, 0)
        return
    cell, animal = action - t[0, of.STEP], frames.field(row, b, 1)
    frames.set_field(row, b, 0, frames.field(row, b, 0) - 1)
    frames.insert_item(row, b, cell)
    figures = b + at.FIGURE + at.FIGURE_WORDS * animal
    if not t[movement(t, row, b, animal), of.HERD]:
        clear(row, figures)
    append(row, figures, cell)


@inner
def _begin(t: Table, row: Row, b: int, animal: int, start: int) -> None:
    """The walk is over: the animal's effect becomes pending work."""
    effect = effect_of(t, row, b, animal)
    verb, visited = t[effect, of.VERB], row[at.WALKED]
    if visited == 0 and t[effect, of.NEEDS_ARRIVAL]:
        return  # EAR-90: it moved nowhere, so there is no card reached
    last = row[at.WALKED + visited]
    if verb == of.EACH_VISITED:
        _push_visits(t, row, b, animal, at.WALKED, t[effect, of.FLORA_ONLY] == 1)
    elif verb == of.EACH_ANIMAL:
        _push_visits(t, row, b, animal, b + at.FIGURE + at.FIGURE_WORDS * animal, False)
    elif verb == of.REWARD or verb == of.GAIN_BESIDE:
        for number in range(1, visited + 1):
            frames.add_item(row, b, row[at.WALKED + number])
        frames.push1(row, b, frames.REWARDING, animal)
        frames.hold(row, b, visited)
    elif verb == of.TAKE_EACH_VISITED:
        for number in range(visited, 0, -1):
            cell = row[at.WALKED + number]
            if _is_flora(t, row, b, cell):
                _push_stocking(t, row, b, effect, animal, 1 << cell)
    elif verb == of.TAKE_ONCE:
        cell = start if t[effect, of.AT_START] else last
        if cell >= 0:
            _push_stocking(t, row, b, effect, animal, 1 << cell)
    elif verb == of.STORE:
        growing = at.SPROUTED if t[effect, of.PIECE] == at.SPROUT else at.TRUNKS
        if row[b + growing + last] >= t[effect, of.NEEDS]:
            row[b + at.STOCK + animal] += t[effect, of.COUNT]
    else:
        _push_activation(t, row, b, effect, last)


@inner
def effect_of(t: Table, row: Row, b: int, animal: int) -> int:
    return t[row[b + at.ANIMAL + 1 + animal], of.OWN_EFFECT]


@inner
def _is_flora(t: Table, row: Row, b: int, cell: int) -> bool:
    return t[row[b + at.CARD + cell], of.KIND] == of.FLORA


@inner
def _push_visits(t: Table, row: Row, b: int, animal: int, cells: int, flora: bool) -> None:
    """The cards of a list are visited one after the other."""
    count = 0
    for number in range(row[cells], 0, -1):
        cell = row[cells + number]
        if not flora or _is_flora(t, row, b, cell):
            frames.add_item(row, b, cell)
            count += 1
    frames.push1(row, b, frames.VISITING, animal)
    frames.hold(row, b, count)


@inner
def _push_stocking(t: Table, row: Row, b: int, effect: int, animal: int, cells: int) -> None:
    count, piece = t[effect, of.COUNT], t[effect, of.PIECE]
    frames.push4(row, b, frames.STOCKING, count, animal, cells, piece)


@inner
def _push_activation(t: Table, row: Row, b: int, effect: int, last: int) -> None:
    """Abilities on the cards visited, in the row of the last, or one ability of the last."""
    verb, colour, count = t[effect, of.VERB], t[effect, of.COLOUR], 0
    if verb == of.ACTIVATE_CARD:
        card = row[b + at.CARD + last]
        count = add_abilities(row, b, last, t[card, of.PICKED])
        frames.push(row, b, frames.PICKING)
        frames.hold(row, b, count)
        return
    if verb == of.ACTIVATE_VISITED:
        if t[effect, of.HAS_GOODS]:
            receive(t, row, b, effect, of.GOOD, 1)
        for number in range(row[at.WALKED], 0, -1):
            cell = row[at.WALKED + number]
            count += add_abilities(row, b, cell, t[row[b + at.CARD + cell], of.OF_COLOUR + colour])
    else:
        for number in range(row[b + at.PLOT], 0, -1):
            cell = row[b + at.PLOT + number]
            if IN_ROW[last] >> cell & 1:
                card = row[b + at.CARD + cell]
                count += add_abilities(row, b, cell, t[card, of.OF_COLOUR + colour])
    frames.push(row, b, frames.ACTIVATION)
    frames.hold(row, b, count)


# Visiting


@inner
def _visit_asking(t: Table, row: Row, b: int) -> int:
    """How to ask about the effect on the next card; `UNUSABLE` if it can do nothing there."""
    effect, cell = effect_of(t, row, b, frames.field(row, b, 0)), frames.item(row, b, 0)
    paid = t[effect, of.HAS_PRICE] or t[effect, of.HAS_PRICE_HERE]
    if t[effect, of.PRICE_HERE + SPROUT] > row[b + at.SPROUTED + cell]:
        return of.UNUSABLE
    if t[effect, of.PRICE_HERE + GROWTH] > row[b + at.TRUNKS + cell]:
        return of.UNUSABLE
    if not payable(t, row, b, effect):
        return of.UNUSABLE
    if paid:
        return of.ASKED
    return _free_asking(t, row, b, effect, cell)


@inner
def _free_asking(t: Table, row: Row, b: int, effect: int, cell: int) -> int:
    """How to ask about what costs nothing on a card."""
    if _room_here(t, row, b, effect, cell):
        return of.ASKED if t[effect, of.HAS_GOODS] else of.OPEN
    if worth(t, row, b, effect, frames.EVERYWHERE):
        return t[effect, of.ASKING_FREE]
    return of.UNUSABLE


@inner
def _room_here(t: Table, row: Row, b: int, effect: int, cell: int) -> bool:
    here = 1 << cell
    if t[effect, of.GOOD_HERE + SPROUT] > 0 and has_room(t, row, b, at.SPROUT, here):
        return True
    return t[effect, of.GOOD_HERE + GROWTH] > 0 and has_room(t, row, b, at.GROWTH, here)


@inner
def go_round(t: Table, row: Row, b: int) -> bool:
    if frames.items(row, b) == 0:
        effect = effect_of(t, row, b, frames.field(row, b, 0))
        gained = frames.field(row, b, 1)
        frames.pop(row, b)
        if gained and t[effect, of.VERB] == of.EACH_VISITED:
            _give_others(t, row, b, effect)
        return True
    how = _visit_asking(t, row, b)
    if how == of.ASKED or (how == of.QUIET and not frames.field(row, b, 2)):
        return False
    if how == of.UNUSABLE:
        frames.drop_item(row, b)
    else:
        _visit(t, row, b)
    return True


@inner
def mask_visiting(t: Table, row: Row, b: int, out: Mask) -> None:
    out[t[0, of.USE]] = out[t[0, of.SKIP]] = 1
    more = frames.items(row, b) > 1 and not frames.field(row, b, 2)
    if more and _visit_asking(t, row, b) == of.QUIET:
        out[t[0, of.ALL]] = 1


@inner
def answer_visiting(t: Table, row: Row, b: int, action: int) -> None:
    if action == t[0, of.USE]:
        _visit(t, row, b)
    elif action == t[0, of.SKIP]:
        frames.drop_item(row, b)
    else:
        frames.set_field(row, b, 2, 1)  # EAR-140: all that costs nothing


@inner
def _visit(t: Table, row: Row, b: int) -> None:
    """Use the effect on the next card."""
    effect, cell = effect_of(t, row, b, frames.field(row, b, 0)), frames.item(row, b, 0)
    frames.set_field(row, b, 1, 1)
    frames.drop_item(row, b)
    if t[effect, of.HAS_GOODS]:
        paid = t[effect, of.HAS_PRICE] or t[effect, of.HAS_PRICE_HERE]
        here = _room_here(t, row, b, effect, cell)
        receive(t, row, b, effect, of.GOOD, 1)
        if not paid and not here and t[effect, of.ASKING_FREE] == of.OPEN:
            frames.set_field(row, b, frames.FRESH, 1)
    # EAR-99: up to this many pieces go on this card itself.
    sprouts, growth = t[effect, of.GOOD_HERE + SPROUT], t[effect, of.GOOD_HERE + GROWTH]
    if growth:
        frames.push3(row, b, frames.PLACING, growth, at.GROWTH, 1 << cell)
    if sprouts:
        frames.push3(row, b, frames.PLACING, sprouts, at.SPROUT, 1 << cell)
    charge(t, row, b, effect)
    grow(row, b, cell, -t[effect, of.PRICE_HERE + SPROUT], -t[effect, of.PRICE_HERE + GROWTH])


@inner
def _give_others(t: Table, row: Row, b: int, effect: int) -> None:
    """EAR-96: every other seat may take it when its current work is done."""
    for seat in range(row[at.SEATS]):
        if board(seat) != b:
            give(t, row, board(seat), effect)


@inner
def give(t: Table, row: Row, b: int, effect: int) -> None:
    """EAR-96: at the bottom of the stack; pieces may be left when they are placed."""
    if not t[effect, of.HAS_OTHERS]:
        return
    height = row[b + at.HEIGHT]
    if t[effect, of.ASKING_OTHERS] == of.OPEN:
        receive(t, row, b, effect, of.OTHERS, 1)
    else:
        frames.push(row, b, frames.OFFERED)
        for part in range(of.GOODS):
            frames.set_field(row, b, part, t[effect, of.OTHERS + part])
    frames.sink(row, b, height)


# Rewarding


@inner
def _reward_asking(t: Table, row: Row, b: int) -> int:
    """How to ask about the effect of the whole walk; `UNUSABLE` if it can do nothing."""
    effect, visited = effect_of(t, row, b, frames.field(row, b, 0)), frames.items(row, b)
    if t[effect, of.VERB] == of.GAIN_BESIDE:
        beside = BESIDE[frames.item(row, b, 0)]
        return of.OPEN if has_room(t, row, b, t[effect, of.PIECE], beside) else of.UNUSABLE
    for number in range(visited):
        cell = frames.item(row, b, number)
        sprouts, growth = row[b + at.SPROUTED + cell], row[b + at.TRUNKS + cell]
        if t[effect, of.PRICE + SPROUT] > sprouts or t[effect, of.PRICE + GROWTH] > growth:
            return of.UNUSABLE  # EAR-93: all of it or nothing
    if t[effect, of.DIFFER] and not _types_differ(t, row, b, 0, 0):
        return of.UNUSABLE
    if t[effect, of.HAS_PRICE] or worth(t, row, b, effect, frames.EVERYWHERE):
        return t[effect, of.ASKING]
    return of.UNUSABLE


@inner
def _types_differ(t: Table, row: Row, b: int, number: int, taken: int) -> bool:
    """Whether all visited cards are flora and can count as different types (EAR-76)."""
    if number == frames.items(row, b):
        return True
    types = t[row[b + at.CARD + frames.item(row, b, number)], of.TYPES]
    for kind in range(4):
        free = types >> kind & 1 and not taken >> kind & 1
        if free and _types_differ(t, row, b, number + 1, taken | 1 << kind):
            return True
    return False


@inner
def reward_open(t: Table, row: Row, b: int) -> bool:
    how = _reward_asking(t, row, b)
    if how == of.ASKED or how == of.QUIET:
        return False
    if how == of.UNUSABLE:
        frames.pop(row, b)
    else:
        _reward(t, row, b)
    return True


@inner
def mask_use_or_skip(t: Table, out: Mask) -> None:
    out[t[0, of.USE]] = out[t[0, of.SKIP]] = 1


@inner
def answer_rewarding(t: Table, row: Row, b: int, action: int) -> None:
    if action == t[0, of.USE]:
        _reward(t, row, b)
    else:
        frames.pop(row, b)


@inner
def _reward(t: Table, row: Row, b: int) -> None:
    effect = effect_of(t, row, b, frames.field(row, b, 0))
    if t[effect, of.VERB] == of.GAIN_BESIDE:
        near = BESIDE[frames.item(row, b, 0)] & row[b + at.MASK]
        piece, each = t[effect, of.PIECE], t[effect, of.COUNT]
        frames.pop(row, b)
        frames.push5(row, b, frames.PLACING, ones(near), piece, near, 0, each)
        return
    for number in range(frames.items(row, b)):
        cell = frames.item(row, b, number)
        grow(row, b, cell, -t[effect, of.PRICE + SPROUT], -t[effect, of.PRICE + GROWTH])
    frames.pop(row, b)
    receive(t, row, b, effect, of.GOOD, 1)
    frames.set_field(row, b, frames.FRESH, int(t[effect, of.ASKING] == of.OPEN))
    _give_others(t, row, b, effect)


# Offered


@inner
def answer_offered(t: Table, row: Row, b: int, action: int) -> None:
    soil, sprout = frames.field(row, b, 0), frames.field(row, b, 1)
    growth, drawn = frames.field(row, b, 2), frames.field(row, b, 3)
    hand, deck = frames.field(row, b, 4), frames.field(row, b, 5)
    frames.pop(row, b)
    if action == t[0, of.USE]:
        frames.push_goods(row, b, soil, sprout, growth, drawn, hand, deck)


# Stocking


@inner
def stockable(t: Table, row: Row, b: int, piece: int, cells: int) -> int:
    """The flora that can give such a piece."""
    found = 0
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        if not cells >> cell & 1:
            continue
        if piece == at.CANOPY:
            there = has_canopy(t, row, b, cell)
        elif piece == at.SPROUT:
            there = row[b + at.SPROUTED + cell] > 0
        else:
            there = row[b + at.TRUNKS + cell] > 0
        if there:
            found |= 1 << cell
    return found


@inner
def stock_done(t: Table, row: Row, b: int) -> bool:
    cells, piece = frames.field(row, b, 2), frames.field(row, b, 3)
    if frames.field(row, b, 0) and stockable(t, row, b, piece, cells):
        return False
    frames.pop(row, b)
    return True


@inner
def mask_stocking(t: Table, row: Row, b: int, out: Mask) -> None:
    cells, piece = frames.field(row, b, 2), frames.field(row, b, 3)
    mask_cells(out, t[0, of.REMOVE], stockable(t, row, b, piece, cells))
    out[t[0, of.SKIP]] = 1


@inner
def answer_stocking(t: Table, row: Row, b: int, action: int) -> None:
    """EAR-82: a piece leaves the tableau for good."""
    if action == t[0, of.SKIP]:
        frames.pop(row, b)
        return
    cell, animal = action - t[0, of.REMOVE], frames.field(row, b, 1)
    frames.set_field(row, b, 0, frames.field(row, b, 0) - 1)
    if frames.field(row, b, 3) == at.SPROUT:
        grow(row, b, cell, -1, 0)
    else:
        grow(row, b, cell, 0, -1)
    if animal < 0:
        row[b + at.ISLAND_STOCK] += 1  # EAR-98
    else:
        row[b + at.STOCK + animal] += 1
