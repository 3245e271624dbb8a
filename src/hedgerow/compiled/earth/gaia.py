"""Gaia, the opponent of a lone seat (EAR-110 to EAR-123).

The plain rules are in `games.earth.rules.gaia`.
"""

from __future__ import annotations

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames, goods
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.claims import settle
from hedgerow.compiled.earth.deeds import give
from hedgerow.compiled.earth.supply import (
    append,
    board,
    clear,
    contains,
    next_card,
    shuffle,
    take_last,
)
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.earth.turns import begin_part, begin_turn, push_weak
from hedgerow.compiled.earth.walking import steps_of
from hedgerow.compiled.kernel import Row, inner
from hedgerow.games.earth.rules import gaia as plain

BEGINNER, MEDIUM, HARD, EXPERT = range(4)
"""Her levels; the last two take more."""
SOIL, SPROUT, GROWTH, COMPOST, CARDS = range(5)
"""What she takes, in its order in the table."""


# What she takes


@inner
def _take(row: Row, soil: int, sprout: int, growth: int, compost: int, cards: int) -> None:
    for _ in range(cards):
        card = next_card(row)
        if card:
            append(row, at.GAIA_CARDS, card)
    row[at.GAIA_SPROUTS] += sprout
    row[at.GAIA_GROWTH] += growth
    row[at.GAIA_SOIL] += soil
    while row[at.GAIA_SOIL] >= plain.SOIL_A_COMPOST:  # EAR-116
        row[at.GAIA_SOIL] -= plain.SOIL_A_COMPOST
        compost += plain.COMPOST_FOR_SOIL
    for _ in range(compost):
        card = next_card(row)
        if card:
            append(row, at.GAIA_COMPOST, card)


@inner
def _take_printed(t: Table, row: Row, column: int, times: int) -> None:
    """Take what the card turned up last prints, so many times."""
    card = row[at.TURNED + row[at.TURNED]]
    _take(
        row,
        t[card, column + SOIL] * times,
        t[card, column + SPROUT] * times,
        t[card, column + GROWTH] * times,
        t[card, column + COMPOST] * times,
        t[card, column + CARDS] * times,
    )


@inner
def after_own_turn(t: Table, row: Row) -> None:
    """EAR-112: what she takes after the lone seat's own turn."""
    b, action, stronger = board(0), row[at.ACTION], row[at.LEVEL] >= HARD
    if action == at.RED:
        _take(row, 0, 0, 0, (5 if stronger else 2) + row[b + at.GAINED] // 2, 0)
    elif action == at.BLUE:
        _take(row, 0, (3 if stronger else 0) + _blue_cards(t, row), 0, 0, 0)
    elif action == at.YELLOW:
        _take(row, 0, 0, (3 if stronger else 0) + row[b + at.DRAWN], 0, 0)


@inner
def _blue_cards(t: Table, row: Row) -> int:
    """The lone seat's cards with a blue ability, island and climate included."""
    b = board(0)
    found = t[row[b + at.ISLAND_CARD], of.COLOURS] >> at.BLUE & 1
    found += t[row[b + at.CLIMATE_CARD], of.COLOURS] >> at.BLUE & 1
    for number in range(1, row[b + at.PLOT] + 1):
        found += t[row[b + at.CARD + row[b + at.PLOT + number]], of.COLOURS] >> at.BLUE & 1
    return found


# Her turn


@inner
def _begin_turn(t: Table, row: Row) -> None:
    """EAR-113: she turns up a card; the seat takes part as in another seat's action."""
    begin_part(row)
    row[at.ACTIVE], row[at.STAGE], row[at.ACTION] = at.GAIA, at.GAIAS, at.NONE
    if row[at.SKIPS]:
        row[at.SKIPS] -= 1
        return
    if row[at.GAIA_DECK] == 0:
        for number in range(1, row[at.TURNED] + 1):
            append(row, at.GAIA_DECK, row[at.TURNED + number])
        clear(row, at.TURNED)
        shuffle(row, at.GAIA_DECK)
        row[at.PASSES] += 1
    card = take_last(row, at.GAIA_DECK)
    append(row, at.TURNED, card)
    b = board(0)
    frames.push(row, b, frames.CLOSING)
    if t[card, of.CLAIMS]:
        row[at.STAGE] = at.YIELDING  # EAR-115: events, conversions and the seat's claims first
        return
    colour = t[card, of.GAIA_COLOUR]
    row[at.ACTION] = colour
    frames.push1(row, b, frames.ACTIVATE, colour)
    push_weak(row, b, colour)


@inner
def yields(t: Table, row: Row) -> None:
    """EAR-115: the seat has claimed what it had reached; then it chooses for her."""
    if settle(t, row):
        return
    row[at.STAGE] = at.GAIAS
    first = 0 if t[row[at.TURNED + row[at.TURNED]], of.CLAIMS] == of.UPPER else 2
    goals = 0
    for goal in range(first, first + 2):
        if not contains(row, at.CLAIM + at.CLAIM_WORDS * goal, at.GAIA):
            goals |= 1 << goal
    if goals:
        frames.push1(row, board(0), frames.YIELDING, goals)


@inner
def answer_yielding(t: Table, row: Row, b: int, action: int) -> None:
    """EAR-115: her leaf takes the best free rank."""
    goal = action - t[0, of.CLAIM]
    frames.pop(row, b)
    append(row, at.CLAIM + at.CLAIM_WORDS * goal, at.GAIA)
    if row[at.LEVEL] == BEGINNER:
        row[at.SKIPS] += 1
    elif row[at.LEVEL] == EXPERT:
        _take_printed(t, row, of.IF_LEFT if goal % 2 == 0 else of.IF_RIGHT, 1)
    _activate(t, row)
    height = row[b + at.HEIGHT]
    if height:
        frames.push(row, b, frames.CLOSING)  # EAR-43: her animals gave something
        frames.sink(row, b, height)


@inner
def end_turn(t: Table, row: Row) -> None:
    """EAR-114: what she takes at the end of her own turn."""
    if row[at.ACTION] == at.NONE:
        return
    _take_printed(t, row, of.GAIN_ONCE, 1)
    b, each = board(0), t[row[at.TURNED + row[at.TURNED]], of.EACH]
    if each == of.BLUE_CARDS:
        _take_printed(t, row, of.GAIN_EACH, _blue_cards(t, row))
    elif each == of.CARDS_DREW:
        _take_printed(t, row, of.GAIN_EACH, row[b + at.DRAWN])
    elif each == of.SOIL_GAINED:
        _take_printed(t, row, of.GAIN_EACH, row[b + at.GAINED])


@inner
def go_on(t: Table, row: Row) -> None:
    """EAR-111, EAR-117: seat and Gaia take turns until a tableau is full or her cards run out."""
    if row[at.ENDING]:
        row[at.STAGE] = at.OVER
    elif row[at.ACTIVE] != at.GAIA:
        _begin_turn(t, row)
    elif row[at.GAIA_DECK] or row[at.PASSES] != plain.PASSES - 1:
        row[at.ROUND] += 1
        row[at.ACTIVE], row[at.STAGE] = 0, at.TURN
        begin_turn(row)
    elif row[at.COMPLETED] == at.NONE:
        row[at.COMPLETED] = at.GAIA  # EAR-117: and her animals act once more
        _activate(t, row)
    else:
        row[at.STAGE] = at.OVER


# Her animals


@inner
def _used(row: Row) -> int:
    """The number of leaves she has placed."""
    count = 1 if row[at.COMPLETED] == at.GAIA else 0
    for goal in range(at.GOALS):
        if contains(row, at.CLAIM + at.CLAIM_WORDS * goal, at.GAIA):
            count += 1
    return count


@inner
def _activate(t: Table, row: Row) -> None:
    """EAR-121, EAR-122: each animal in turn, as if it had moved as far as possible."""
    for animal in range(row[at.GAIA_ANIMALS]):
        card = row[at.GAIA_ANIMALS + 1 + animal]
        effect, steps = t[card, of.OWN_EFFECT], steps_of(t, t[card, of.MOVE], _used(row))
        verb = t[effect, of.VERB]
        if verb == of.EACH_VISITED:
            _each_visited(t, row, effect, steps)
        elif verb == of.EACH_ANIMAL:
            for _ in range(_used(row)):
                if _pays(t, row, effect):
                    _gain(t, row, effect, of.GOOD)
        elif verb == of.REWARD:
            _reward(t, row, effect, steps)
        elif verb == of.TAKE_EACH_VISITED:
            _stock(row, animal, t[effect, of.PIECE], t[effect, of.COUNT] * steps)
        elif verb == of.TAKE_ONCE:
            _stock(row, animal, t[effect, of.PIECE], t[effect, of.COUNT])
        elif verb == of.GAIN_BESIDE:
            count = t[effect, of.COUNT] * plain.NEIGHBOURS
            sprouts = count if t[effect, of.PIECE] == at.SPROUT else 0
            _take(row, 0, sprouts, count - sprouts, 0, 0)


@inner
def _each_visited(t: Table, row: Row, effect: int, steps: int) -> None:
    gained = False
    for _ in range(steps):
        if _pays(t, row, effect):
            _gain(t, row, effect, of.GOOD)
            _gain(t, row, effect, of.GOOD_HERE)
            gained = True
    if gained:
        give(t, row, board(0), effect)


@inner
def _reward(t: Table, row: Row, effect: int, steps: int) -> None:
    sprouts = t[effect, of.PRICE + goods.SPROUT] * steps
    growth = t[effect, of.PRICE + goods.GROWTH] * steps
    if row[at.GAIA_SPROUTS] >= sprouts and row[at.GAIA_GROWTH] >= growth:
        row[at.GAIA_SPROUTS] -= sprouts
        row[at.GAIA_GROWTH] -= growth
        _gain(t, row, effect, of.GOOD)
        give(t, row, board(0), effect)


@inner
def _price(t: Table, effect: int, part: int) -> int:
    """A part of what an effect costs, from anywhere and from the card itself."""
    return t[effect, of.PRICE + part] + t[effect, of.PRICE_HERE + part]


@inner
def _pays(t: Table, row: Row, effect: int) -> bool:
    """Pay the whole price if she can; returns whether she could."""
    soil, sprouts = _price(t, effect, goods.SOIL), _price(t, effect, goods.SPROUT)
    growth, discards = _price(t, effect, goods.GROWTH), _price(t, effect, goods.DISCARD)
    if (
        _price(t, effect, goods.FROM_HAND)  # she has no hand
        or row[at.GAIA_SOIL] < soil
        or row[at.GAIA_SPROUTS] < sprouts
        or row[at.GAIA_GROWTH] < growth
        or row[at.GAIA_COMPOST] < discards
    ):
        return False
    row[at.GAIA_SOIL] -= soil
    row[at.GAIA_SPROUTS] -= sprouts
    row[at.GAIA_GROWTH] -= growth
    rest = row[at.GAIA_COMPOST] - discards
    for number in range(rest + 1, rest + discards + 1):
        append(row, at.DISCARDS, row[at.GAIA_COMPOST + number])
    for _ in range(discards):
        take_last(row, at.GAIA_COMPOST)
    return True


@inner
def _gain(t: Table, row: Row, effect: int, column: int) -> None:
    """EAR-122: a card drawn becomes two compost; a card from a hand becomes one."""
    compost = t[effect, column + goods.COMPOST_DECK] + t[effect, column + goods.COMPOST_HAND]
    compost += plain.COMPOST_A_DRAW * t[effect, column + goods.DRAW]
    soil, sprout = t[effect, column + goods.SOIL], t[effect, column + goods.SPROUT]
    _take(row, soil, sprout, t[effect, column + goods.GROWTH], compost, 0)


@inner
def _stock(row: Row, animal: int, piece: int, most: int) -> None:
    """EAR-123: the newest pieces of her board, a canopy or not."""
    there = at.GAIA_SPROUTS if piece == at.SPROUT else at.GAIA_GROWTH
    count = min(most, row[there])
    row[there] -= count
    row[at.GAIA_STOCK + animal] += count
