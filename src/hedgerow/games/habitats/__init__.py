"""Habitats (Corné van Moorsel, 2016): build a wildlife park where every animal finds its land."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hedgerow.core.codec import Codec
from hedgerow.core.companion import Companion
from hedgerow.core.game import Game
from hedgerow.core.info import Info
from hedgerow.core.words import Words
from hedgerow.core.writing import Row, Writer
from hedgerow.games.habitats import events, hidden, moves, refusals, rules, words
from hedgerow.games.habitats.options import HabitatsOptions
from hedgerow.games.habitats.state import State


def _codec(seats: int, options: HabitatsOptions) -> Codec[hidden.View]:
    from hedgerow.games.habitats.codec import HabitatsCodec  # needs NumPy

    return HabitatsCodec(seats)


def _writer(codec: Codec[hidden.View], rows: Sequence[Row]) -> Writer[State]:
    from hedgerow.games.habitats.writer import writer  # a playout does not need it

    return writer(codec, rows)


def _companion() -> Companion[hidden.View]:
    from hedgerow.games.habitats.companion import COMPANION  # a playout does not need it

    return COMPANION


def _round(state: State) -> int:
    """One turn of each seat."""
    return state.turn // state.seats + 1


GAME: Game[State, moves.Move, hidden.View, HabitatsOptions] = Game(
    id="habitats",
    version=2,
    seats=range(2, 6),
    options=HabitatsOptions,
    info=Info(
        max_decisions=rules.MAX_DECISIONS,
        minutes=40,
        law_sample=3,
        hidden=False,
        rules=Path(__file__).parent / "RULES.md",
        option_sets=(
            {},
            {
                "yearly": "two",
                "roads": "endless",
                "goals": "chosen",
                "year1": "flora",
                "first": "random",
                "entrances": "dealt",
            },
        ),
    ),
    move_type=moves.Move,
    event_type=events.HabitatsEvent,
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
