"""The legal actions of the seat that is asked."""

from __future__ import annotations

from hedgerow.compiled.earth import (
    activation,
    claims,
    deeds,
    frames,
    gaining,
    planting,
    sharing,
    turns,
)
from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth.flow import asked
from hedgerow.compiled.earth.playing import mask_free_moves
from hedgerow.compiled.earth.supply import board
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Mask, Row, inner, kernel


@kernel
def mask(t: Table, row: Row, out: Mask) -> None:
    """Write 1 for each legal action and 0 for every other."""
    out[:] = 0
    b = board(asked(t, row))
    kind = frames.kind_of(row, b)
    free = True  # whether moves between abilities are allowed as well
    if kind == frames.ACTIVATION:
        activation.mask_activation(t, row, b, out)
    elif kind == frames.PLANTING:
        planting.mask_planting(t, row, b, out)
        out[t[0, of.SKIP]] = 1
    elif kind == frames.ACTING:
        turns.mask_acting(t, row, b, out)
    elif kind == frames.CLOSING:
        out[t[0, of.DONE]] = 1
    elif kind == frames.BENEFITS:
        turns.mask_benefits(t, row, b, out)
    elif kind == frames.ORDERING:
        activation.mask_ordering(t, out)
    elif kind == frames.COPYING:
        activation.mask_copying(t, row, b, out)
    elif kind == frames.PICKING:
        sharing.mask_picking(t, row, b, out)
    elif kind == frames.SHARING:
        sharing.mask_sharing(t, row, b, out)
    elif kind == frames.PLACING:
        free = gaining.mask_placing(t, row, b, out)
    elif kind == frames.COMPOSTING:
        free = gaining.mask_composting(t, row, b, out)
    else:
        _mask_forced(t, row, b, kind, out)
        free = False
    if free:
        mask_free_moves(t, row, b, out)


@inner
def _mask_forced(t: Table, row: Row, b: int, kind: int, out: Mask) -> None:
    """Allow the answers to a frame in which nothing may come in between."""
    if kind == frames.CHOOSING:
        turns.mask_choosing(t, row, b, out)
    elif kind == frames.REPLACING:
        planting.mask_replacing(t, row, b, out)
    elif kind == frames.PAYING:
        planting.mask_paying(t, row, b, out)
    elif kind == frames.SITING:
        planting.mask_siting(t, row, b, out)
    elif kind == frames.KEEPING:
        gaining.mask_keeping(t, row, b, out)
    elif kind == frames.OWING:
        gaining.mask_owing(t, row, b, out)
    elif kind == frames.ROAMING:
        deeds.mask_roaming(t, row, b, out)
    elif kind == frames.WALKING:
        deeds.mask_walking(t, row, b, out)
    elif kind == frames.VISITING:
        deeds.mask_visiting(t, row, b, out)
    elif kind == frames.STOCKING:
        deeds.mask_stocking(t, row, b, out)
    elif kind == frames.CLAIMING or kind == frames.YIELDING:
        claims.mask_goals(t, row, b, out)
    else:
        deeds.mask_use_or_skip(t, out)
