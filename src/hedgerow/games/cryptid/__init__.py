"""Cryptid (Hal Duncan and Ruth Veevers, 2018): deduce the one hex where the creature lives."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hedgerow.core.codec import Codec
from hedgerow.core.companion import Companion
from hedgerow.core.game import Game
from hedgerow.core.info import Info
from hedgerow.core.words import Words
from hedgerow.core.writing import Row, Writer
from hedgerow.games.cryptid import events, hidden, moves, refusals, rules, words
from hedgerow.games.cryptid.frames import Opening
from hedgerow.games.cryptid.options import CryptidOptions
from hedgerow.games.cryptid.state import State


def _codec(seats: int, options: CryptidOptions) -> Codec[hidden.View]:
    from hedgerow.games.cryptid.codec import CryptidCodec  # needs NumPy

    return CryptidCodec(seats)


def _writer(codec: Codec[hidden.View], rows: Sequence[Row]) -> Writer[State]:
    from hedgerow.games.cryptid.writer import writer  # a playout does not need it

    return writer(codec, rows)


def _companion() -> Companion[hidden.View]:
    from hedgerow.games.cryptid.companion import COMPANION  # a playout does not need it

    return COMPANION


def _round(state: State) -> int:
    """The opening has no number."""
    return 0 if any(isinstance(frame, Opening) for frame in state.stack) else state.round + 1


GAME: Game[State, moves.Move, hidden.View, CryptidOptions] = Game(
    id="cryptid",
    version=2,
    seats=range(2, 6),
    options=CryptidOptions,
    info=Info(
        max_decisions=rules.MAX_DECISIONS,
        minutes=40,
        hidden=True,
        rules=Path(__file__).parent / "RULES.md",
        option_sets=(
            {"mode": "normal"},
            {"mode": "advanced"},
            {"mode": "normal", "puzzle": "card", "first": "random"},
            {"mode": "advanced", "puzzle": "card", "hints": False},
        ),
        variant_seats=(2,),
    ),
    move_type=moves.Move,
    event_type=events.CryptidEvent,
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
        notes=words.notes,
    ),
    codec=_codec,
    round=_round,
    companion=_companion,
    writer=_writer,
)
