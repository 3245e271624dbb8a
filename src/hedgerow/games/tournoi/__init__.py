"""Défis Nature Protect, Le Tournoi: hidden cards on four battles, and decks to build."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hedgerow.core.codec import Codec
from hedgerow.core.companion import Companion
from hedgerow.core.game import Game
from hedgerow.core.info import Info
from hedgerow.core.words import Words
from hedgerow.core.writing import Row, Writer
from hedgerow.games.tournoi import events, hidden, moves, refusals, rules, words
from hedgerow.games.tournoi.kit import Terms, kit_of
from hedgerow.games.tournoi.options import TournoiOptions
from hedgerow.games.tournoi.state import State


def _codec(seats: int, options: TournoiOptions) -> Codec[hidden.View]:
    from hedgerow.games.tournoi.codec import TournoiCodec  # needs NumPy

    return TournoiCodec(kit_of(Terms(seats, options)))


def _writer(codec: Codec[hidden.View], rows: Sequence[Row]) -> Writer[State]:
    from hedgerow.games.tournoi.writer import writer  # a playout does not need it

    return writer(codec, rows)


def _companion() -> Companion[hidden.View]:
    from hedgerow.games.tournoi.companion import COMPANION  # a playout does not need it

    return COMPANION


def _round(state: State) -> int:
    return state.round + 1


GAME: Game[State, moves.Move, hidden.View, TournoiOptions] = Game(
    id="tournoi",
    version=2,
    seats=range(1, 5),
    options=TournoiOptions,
    info=Info(
        max_decisions=rules.MAX_DECISIONS,
        minutes=20,
        hidden=True,
        rules=Path(__file__).parent / "RULES.md",
        option_sets=(
            {"bonus": "trio"},
            {"bonus": "triple"},
            {"cards": "dealt"},
            {"cards": "common"},
        ),
        presets={"first": {"bonus": "none"}},  # TOU-86
        law_sample=2,
    ),
    move_type=moves.Move,
    event_type=events.TournoiEvent,
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
