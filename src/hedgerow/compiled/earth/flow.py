"""The flow of a game: answers and automatic steps.

The plain rules are in `games.earth.rules.flow`; each frame is handled in the module of its phase.
"""

from __future__ import annotations

from hedgerow.compiled.earth import (
    activation,
    claims,
    deeds,
    frames,
    gaia,
    gaining,
    planting,
    sharing,
    turns,
)
from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.playing import play
from hedgerow.compiled.earth.supply import board
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.earth.verbs import resolve
from hedgerow.compiled.kernel import Row, inner, kernel
from hedgerow.compiled.rules import NOBODY


@kernel
def asked(t: Table, row: Row) -> int:
    """The seat that decides, the first of them when several owe a decision; -1 at the end."""
    for seat in range(row[at.SEATS]):
        if row[board(seat) + at.HEIGHT]:
            return seat
    return NOBODY


@kernel
def apply(t: Table, row: Row, action: int) -> None:
    """Make a legal action of the seat that is asked."""
    seat = asked(t, row)
    b = board(seat)
    if not play(t, row, b, action):
        _answer(t, row, b, action)
    # An action concerns all seats, and an animal may give something to all others.
    acts = t[0, of.ACT] <= action < t[0, of.PLANT]
    count = row[at.SEATS] if acts or row[at.WITH_ANIMALS] else 1
    while True:
        for step in range(count):
            other = board((seat + step) % row[at.SEATS])
            # Proceed until the seat has to answer or has nothing left to do.
            while row[other + at.HEIGHT] and _step(t, row, other):
                pass
            claims.notice(t, row, other)
        if row[at.STAGE] == at.OVER or asked(t, row) >= 0:
            return
        _go_on(t, row)
        # From the active seat on; while Gaia is active, there is only one seat.
        seat, count = row[at.ACTIVE] % row[at.SEATS], row[at.SEATS]


@inner
def _step(t: Table, row: Row, b: int) -> bool:
    """Make forced steps of the frame on top; returns whether there were any."""
    kind = frames.kind_of(row, b)
    if kind == frames.RESOLVING:
        effect, place = frames.field(row, b, 0), frames.field(row, b, 1)
        frames.pop(row, b)
        resolve(t, row, b, effect, place)
        return True
    if kind == frames.ACTIVATION:
        return activation.go_through(t, row, b)
    if kind == frames.RECEIVING:
        return gaining.take_goods(row, b)
    if kind == frames.PLACING:
        return gaining.place_nothing(t, row, b)
    if kind == frames.COMPOSTING:
        return gaining.compost_rest(row, b)
    if kind == frames.OWING:
        return gaining.pay_only(row, b)
    if kind == frames.REAPING:
        return gaining.reap(row, b)
    if kind == frames.KEEPING:
        return gaining.keep_only(row, b)
    if kind == frames.PLANTING:
        return planting.stop_planting(t, row, b)
    if kind == frames.SITING:
        return planting.site_only(t, row, b)
    if kind == frames.ACTIVATE:
        return activation.activate(t, row, b)
    if kind == frames.CLOSING:
        return turns.close(t, row, b)
    if kind == frames.ROAMING:
        return deeds.rest(t, row, b)
    if kind == frames.WALKING:
        return deeds.arrive(t, row, b)
    if kind == frames.VISITING:
        return deeds.go_round(t, row, b)
    if kind == frames.REWARDING:
        return deeds.reward_open(t, row, b)
    if kind == frames.STOCKING:
        return deeds.stock_done(t, row, b)
    if kind == frames.PICKING:
        return sharing.pick_none(t, row, b)
    return kind == frames.SHARING and sharing.share_open(t, row, b)


@inner
def _answer(t: Table, row: Row, b: int, action: int) -> None:
    """Carry out an answer to the frame on top."""
    kind = frames.kind_of(row, b)
    if kind == frames.CHOOSING:
        turns.answer_choosing(t, row, b, action)
    elif kind == frames.ACTING:
        turns.answer_acting(t, row, b, action)
    elif kind == frames.PLANTING:
        planting.answer_planting(t, row, b, action)
    elif kind == frames.REPLACING:
        planting.answer_replacing(t, row, b, action)
    elif kind == frames.PAYING:
        planting.answer_paying(t, row, b, action)
    elif kind == frames.SITING:
        planting.answer_siting(t, row, b, action)
    elif kind == frames.KEEPING:
        gaining.answer_keeping(t, row, b, action)
    elif kind == frames.PLACING:
        gaining.answer_placing(t, row, b, action)
    elif kind == frames.COMPOSTING:
        gaining.answer_composting(t, row, b, action)
    elif kind == frames.OWING:
        gaining.answer_owing(t, row, b, action)
    elif kind == frames.BENEFITS:
        turns.answer_benefits(t, row, b, action)
    elif kind == frames.ORDERING:
        activation.answer_ordering(t, row, b, action)
    elif kind == frames.ACTIVATION:
        activation.answer_activation(t, row, b, action)
    elif kind == frames.COPYING:
        activation.answer_copying(t, row, b, action)
    elif kind == frames.CLOSING:
        frames.pop(row, b)
    elif kind == frames.CLAIMING:
        claims.answer_claiming(t, row, b, action)
    elif kind == frames.ROAMING:
        deeds.answer_roaming(t, row, b, action)
    elif kind == frames.WALKING:
        deeds.answer_walking(t, row, b, action)
    elif kind == frames.VISITING:
        deeds.answer_visiting(t, row, b, action)
    elif kind == frames.REWARDING:
        deeds.answer_rewarding(t, row, b, action)
    elif kind == frames.OFFERED:
        deeds.answer_offered(t, row, b, action)
    elif kind == frames.STOCKING:
        deeds.answer_stocking(t, row, b, action)
    elif kind == frames.PICKING:
        sharing.answer_picking(t, row, b, action)
    elif kind == frames.SHARING:
        sharing.answer_sharing(t, row, b, action)
    else:
        gaia.answer_yielding(t, row, b, action)


@inner
def _go_on(t: Table, row: Row) -> None:
    """Nobody has anything left to do: the next part of the game begins."""
    stage = row[at.STAGE]
    if stage == at.CHOOSING:
        turns.settle_in(t, row)
    elif stage == at.STARTING:
        turns.begin(row)
    elif stage == at.TURN:
        if row[at.GAIA_PLAYS]:
            gaia.after_own_turn(t, row)
        turns.end_turn(row)
    elif stage == at.GAIAS:
        gaia.end_turn(t, row)
        turns.end_turn(row)
    elif stage == at.YIELDING:
        gaia.yields(t, row)
    elif not claims.settle(t, row):
        if row[at.GAIA_PLAYS]:
            gaia.go_on(t, row)
        else:
            turns.next_turn(row)
