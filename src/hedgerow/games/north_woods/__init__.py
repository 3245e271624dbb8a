"""Habitat: North Woods (Elliot Hogg, 2008): food chains with every rank from 1 to 8, all fed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hedgerow.core.codec import Codec
from hedgerow.core.companion import Companion
from hedgerow.core.game import Game
from hedgerow.core.info import Info
from hedgerow.core.words import Words
from hedgerow.core.writing import Row, Writer
from hedgerow.games.north_woods import events, hidden, moves, refusals, rules, words
from hedgerow.games.north_woods.frames import Opening
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.state import State


def _codec(seats: int, options: NorthWoodsOptions) -> Codec[hidden.View]:
    from hedgerow.games.north_woods.codec import NorthWoodsCodec  # needs NumPy

    return NorthWoodsCodec(seats)


def _writer(codec: Codec[hidden.View], rows: Sequence[Row]) -> Writer[State]:
    from hedgerow.games.north_woods.writer import writer  # a playout does not need it

    return writer(codec, rows)


def _companion() -> Companion[hidden.View]:
    from hedgerow.games.north_woods.companion import COMPANION  # a playout does not need it

    return COMPANION


def _round(state: State) -> int:
    """The opening has no number."""
    return 0 if any(isinstance(frame, Opening) for frame in state.stack) else state.round + 1


GAME: Game[State, moves.Move, hidden.View, NorthWoodsOptions] = Game(
    id="north_woods",
    version=2,
    seats=range(2, 7),  # NWO-32
    options=NorthWoodsOptions,
    info=Info(
        max_decisions=rules.MAX_DECISIONS,
        minutes=30,
        hidden=True,
        rules=Path(__file__).parent / "RULES.md",
        option_sets=({"rounds": 6}, {"rounds": 4, "wolf_pair": True, "rearrangements": 3}),
        law_sample=3,
    ),
    move_type=moves.Move,
    event_type=events.NorthWoodsEvent,
    view_type=hidden.View,
    setup=rules.setup,
    decisions=rules.decisions,
    apply=rules.apply,
    view=hidden.view,
    determinize=hidden.determinize,
    outcome=rules.outcome,
    parse=moves.parse,
    refuse=refusals.refuse,
    census=rules.census,
    words=Words(
        move=words.move,
        event=words.event,
        draw=words.draw,
        group=words.group,
        half=words.half,
        notes=words.notes,
    ),
    codec=_codec,
    round=_round,
    companion=_companion,
    writer=_writer,
)
