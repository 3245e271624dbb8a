"""Habitats in kernels; the plain engine is `hedgerow.games.habitats`."""

from __future__ import annotations

from hedgerow.compiled.habitats.observe import observe
from hedgerow.compiled.habitats.packing import Packer
from hedgerow.compiled.habitats.position import KIND
from hedgerow.compiled.habitats.rules import apply, asked, mask, rewards
from hedgerow.compiled.habitats.tables import tables_for
from hedgerow.compiled.record import recorded
from hedgerow.compiled.rules import Kernels, Rules
from hedgerow.games.habitats import GAME
from hedgerow.games.habitats.codec import HabitatsCodec
from hedgerow.games.habitats.options import HabitatsOptions

KERNELS = Kernels(apply, asked, mask, observe, rewards)


def rules_for(seats: int, options: HabitatsOptions) -> Rules:
    """The rules of one seat count; every option is in the position."""
    codec = HabitatsCodec(seats)
    tables = tables_for(codec)
    return Rules(
        *(GAME, seats, options, codec, recorded(tables), tables.words),
        *(Packer(tables).pack, KERNELS, KIND),
    )
