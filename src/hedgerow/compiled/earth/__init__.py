"""Earth as kernels: a position of integers, stepped as the plain engine steps its states.

The layout of a position is in `layout` and `frames`, the cards are in `columns` and `tables`; the
other modules are the rules, named as in `games.earth.rules` and citing the same numbers.
"""

from __future__ import annotations

import numpy as np

from hedgerow.compiled.earth import layout
from hedgerow.compiled.earth.asking import mask
from hedgerow.compiled.earth.flow import apply, asked
from hedgerow.compiled.earth.observing import PIECES, observe
from hedgerow.compiled.earth.packing import Packer
from hedgerow.compiled.earth.scoring import rewards
from hedgerow.compiled.earth.tables import Numbers
from hedgerow.compiled.rules import Kernels, Rules
from hedgerow.games.earth import GAME
from hedgerow.games.earth.codec import EarthCodec
from hedgerow.games.earth.options import EarthOptions

KERNELS = Kernels(apply, asked, mask, observe, rewards)


def rules_for(seats: int, options: EarthOptions) -> Rules:
    """The compiled rules of one seat count and one set of options."""
    codec = EarthCodec(seats)
    assert tuple(codec.pieces) == PIECES
    numbers = Numbers(codec)
    return Rules(
        game=GAME,
        seats=seats,
        options=options,
        codec=codec,
        tables=numbers.table,
        words=layout.words(seats),
        pack=Packer(codec, numbers),
        kernels=KERNELS,
        kind=np.int64,
    )
