"""Earth (Maxime Tardif, 2023): an island of plants and terrains that every action sets going."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hedgerow.core.codec import Codec
from hedgerow.core.companion import Companion
from hedgerow.core.game import Game
from hedgerow.core.info import Info
from hedgerow.core.words import Words
from hedgerow.core.writing import Row, Writer
from hedgerow.games.earth import events, hidden, moves, rules
from hedgerow.games.earth.options import EarthOptions
from hedgerow.games.earth.state import State
from hedgerow.games.earth.words.drawing import draw
from hedgerow.games.earth.words.events import event
from hedgerow.games.earth.words.moves import group, idle, move
from hedgerow.games.earth.words.notes import notes


def _codec(seats: int, options: EarthOptions) -> Codec[hidden.View]:
    from hedgerow.games.earth.codec import EarthCodec  # needs NumPy

    return EarthCodec(seats)


def _writer(codec: Codec[hidden.View], rows: Sequence[Row]) -> Writer[State]:
    from hedgerow.games.earth.writer import writer  # a playout does not need it

    return writer(codec, rows)


def _companion() -> Companion[hidden.View]:
    from hedgerow.games.earth.companion import COMPANION  # a playout does not need it

    return COMPANION


def _round(state: State) -> int:
    return state.round


GAME: Game[State, moves.Move, hidden.View, EarthOptions] = Game(
    id="earth",
    version=2,
    seats=range(1, 6),
    options=EarthOptions,
    info=Info(
        max_decisions=rules.MAX_DECISIONS,
        minutes=75,
        hidden=True,
        rules=Path(__file__).parent / "RULES.md",
        option_sets=(
            {"mode": "beginner"},
            {"mode": "standard", "animals": True, "gaia": "beginner"},
            {"mode": "advanced", "gaia": "hard"},
            {"mode": "advanced", "animals": True, "gaia": "expert"},
            {"mode": "standard", "animals": True, "teams": True},
            {"animals": True, "gaia": "hard", "solo_animals": "one"},
        ),
        law_sample=100,
        missing_seats={6: "error-earth-six"},  # EAR-143
    ),
    move_type=moves.Move,
    event_type=events.EarthEvent,
    view_type=hidden.View,
    setup=rules.setup,
    decisions=rules.decisions,
    apply=rules.apply,
    view=hidden.view,
    determinize=hidden.determinize,
    outcome=rules.outcome,
    parse=moves.parse,
    refuse=rules.refuse,
    census=rules.census,
    words=Words(
        move=move,
        event=event,
        draw=draw,
        group=group,
        notes=notes,
        idle=idle,
    ),
    codec=_codec,
    round=_round,
    companion=_companion,
    writer=_writer,
)
