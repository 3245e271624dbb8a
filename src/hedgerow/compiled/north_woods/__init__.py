"""North Woods for compiled environments."""

from __future__ import annotations

import numpy as np

from hedgerow.compiled.north_woods.observe import observe
from hedgerow.compiled.north_woods.packing import Packer, tables_for
from hedgerow.compiled.north_woods.rules.ending import rewards
from hedgerow.compiled.north_woods.rules.flow import apply, asked, mask
from hedgerow.compiled.record import recorded
from hedgerow.compiled.rules import Kernels, Rules
from hedgerow.games.north_woods import GAME
from hedgerow.games.north_woods.codec import NorthWoodsCodec
from hedgerow.games.north_woods.options import NorthWoodsOptions

_KERNELS = Kernels(apply=apply, asked=asked, mask=mask, observe=observe, rewards=rewards)


def rules_for(seats: int, options: NorthWoodsOptions) -> Rules:
    """The compiled rules of one seat count and one set of options, with the cards in use."""
    codec = NorthWoodsCodec(seats)
    tables = tables_for(codec, options)
    return Rules(
        game=GAME,
        seats=seats,
        options=options,
        codec=codec,
        tables=recorded(tables),
        words=tables.words,
        pack=Packer(tables),
        kernels=_KERNELS,
        kind=np.int64,
    )
