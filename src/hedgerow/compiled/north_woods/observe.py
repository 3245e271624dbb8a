"""Writes an observation, as `NorthWoodsCodec.observe` and the game's writer have it."""

from __future__ import annotations

from typing import Final

from hedgerow.compiled.kernel import Floats, Row, inner, kernel
from hedgerow.compiled.north_woods.frames import Frame, Held, frame_at, top_frame
from hedgerow.compiled.north_woods.heaps import top
from hedgerow.compiled.north_woods.position import (
    Word,
    aside,
    display,
    hand,
    known,
    pile,
    table_of,
)
from hedgerow.compiled.north_woods.supply import carrion
from hedgerow.compiled.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    STAND_IN,
    at,
    food_of,
    form_of,
    grounded,
    is_species,
    kind_of,
    mark_of,
    ranks,
)
from hedgerow.compiled.north_woods.tables import Tables, stands
from hedgerow.games.north_woods.cards import RANKS
from hedgerow.games.north_woods.codec import BEINGS, LONG_GAME, LONG_TURN, MANY
from hedgerow.games.north_woods.moves import PILES

_MARKS: Final = 3
_BEINGS: Final = len(BEINGS)
_RESOURCE: Final = BEINGS.index("resource")
_FED: Final = BEINGS.index("fed")
_SCAVENGING: Final = BEINGS.index("scavenging")
_HUNGRY: Final = BEINGS.index("hungry")


@kernel
def observe(tables: Tables, row: Row, seat: int, out: Floats) -> None:
    out[:] = 0
    seats = tables.seats
    out[tables.at_seat + seat] = 1
    _see_question(tables, row, seat, out)
    _see_hands(tables, row, seat, out)
    _see_piles(tables, row, out)
    opening = row[Word.DEPTH] > 0 and row[frame_at(0)] == Frame.OPENING
    served = carrion(tables, row)
    for place in range(seats):
        if place == 0 or not opening:  # NWO-37
            _see_table(tables, row, (seat + place) % seats, place, served, out)
        out[tables.at_spring + place] = row[Word.SPRING] >> (seat + place) % seats & 1
    for rank in range(1, RANKS + 1):
        out[tables.at_barren + rank - 1] = row[Word.BARREN] >> rank & 1
    limit = tables.rearrangements
    out[tables.at_edits] = _part(row[Word.EDITS], limit, LONG_TURN)
    out[tables.at_rescuing] = row[Word.RESCUING]
    out[tables.at_round] = _part(row[Word.ROUND], tables.rounds, LONG_GAME)
    out[tables.at_dry] = min(1, row[Word.DRY] / seats)


@inner
def _part(count: int, limit: int, half: int) -> float:
    """The used fraction of a limit; without a limit (0), a value that approaches 1."""
    return count / limit if limit else count / (count + half)


@inner
def _see_question(tables: Tables, row: Row, seat: int, out: Floats) -> None:
    """Whose turn it is, the kind of question, and what it is about."""
    seats, turn = tables.seats, row[Word.TURN]
    out[tables.at_turn + (turn - seat + seats) % seats] = 1
    if not row[Word.DEPTH]:
        return
    frame, about = top_frame(row), tables.at_in_question
    type = row[frame]
    out[tables.at_pending + type] = 1
    if type == Frame.START:
        out[tables.at_drawn] = row[frame + Held.DRAWN]
    elif type == Frame.PLACING:
        out[tables.at_placing + row[frame + Held.SLOT]] = 1
    elif (
        type == Frame.AGGRESSION
        or type == Frame.AIMING
        or type == Frame.GIVING
        or type == Frame.ADOPTING
    ):
        out[about + row[frame + Held.CARD]] = 1
    elif type == Frame.COVERING or (type == Frame.KEEPING and turn == seat):  # NWO-94
        for nth in range(row[frame + Held.COUNT]):
            out[about + row[frame + Held.CARDS + nth]] += 1
        _divide(tables, about, out)


@inner
def _divide(tables: Tables, piece: int, out: Floats) -> None:
    """Make numbers of cards fractions of the number of copies."""
    for kind in range(tables.kinds):
        out[piece + kind] /= tables.copies[kind]


@inner
def _count(tables: Tables, row: Row, heap: int, cards: int, piece: int, out: Floats) -> None:
    """Count the first cards of a heap, as fractions of the number of copies."""
    if cards > 0:
        for word in range(heap + 1, heap + 1 + cards):
            out[piece + row[word]] += 1
        _divide(tables, piece, out)


@inner
def _see_hands(tables: Tables, row: Row, seat: int, out: Floats) -> None:
    seats, kinds = tables.seats, tables.kinds
    own, discarded = hand(tables, seat), aside(tables, seat)
    _count(tables, row, own, row[own], tables.at_hand, out)
    _count(tables, row, discarded, row[discarded], tables.at_aside, out)
    for place in range(seats):
        other = (seat + place) % seats
        out[tables.at_hand_sizes + place] = min(1, row[hand(tables, other)] / MANY)
        if place:
            seen = known(tables, seat, other)
            _count(tables, row, seen, row[seen], tables.at_known + place * kinds, out)


@inner
def _see_piles(tables: Tables, row: Row, out: Floats) -> None:
    """Deck, display and dying piles, of which every seat sees the same."""
    kinds, covered = tables.kinds, 0
    out[tables.at_deck] = row[tables.deck] / tables.all_copies
    for place in range(PILES):
        heap = display(tables, place)
        if row[heap]:
            kind = top(row, heap)
            out[tables.at_display + place * kinds + kind] = 1 / tables.copies[kind]
        for word in range(heap + 1, heap + row[heap]):
            out[tables.at_covered + row[word]] += 1
            covered += 1
        heap = pile(tables, place)
        if row[heap]:
            kind = top(row, heap)
            out[tables.at_tops + place * kinds + kind] = 1 / tables.copies[kind]
            beneath = tables.at_beneath + place * kinds
            _count(tables, row, heap, row[heap] - 1, beneath, out)
    if covered:
        _divide(tables, tables.at_covered, out)


@inner
def _see_table(tables: Tables, row: Row, seat: int, place: int, carrion: int, out: Floats) -> None:
    """The cards in front of a seat, in the given place of each piece."""
    table = table_of(tables, seat)
    slots, kinds = tables.slots, tables.kinds
    counts = tables.at_tables + place * kinds
    first = place * slots
    for slot in range(row[table]):
        card = at(row, table, slot)
        if card == 0:
            continue
        form, food, mark, shown = form_of(card), food_of(card), mark_of(card), first + slot
        out[counts + kind_of(card)] += 1
        out[tables.at_cards + shown] = (kind_of(card) + 1) / kinds
        out[tables.at_foods + shown] = (food + 1) / slots
        being = tables.at_beings + shown * _BEINGS
        if not is_species(tables, card):
            out[being + _RESOURCE] = 1
        elif food != NOTHING and grounded(tables, row, table, food, carrion):
            out[being + _FED] = 1
        elif stands(tables, form, carrion):
            # Carrion feeds a scavenger that lies apart or on a card that is hungry itself.
            out[being + _SCAVENGING] = 1
        else:
            out[being + _HUNGRY] = 1
        marks = tables.at_marks + shown * _MARKS
        if form & 1:
            out[marks] = 1
        if mark == ABUNDANT:
            out[marks + 1] = 1
        elif mark == STAND_IN:
            out[marks + 2] = 1
    if row[table]:
        _divide(tables, counts, out)
    there = ranks(tables, row, table)
    for rank in range(1, RANKS + 1):
        out[tables.at_ranks + place * RANKS + rank - 1] = there >> rank & 1
