"""Acorns: a tiny game with simultaneous hidden commits and nested choices, for tests only."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, TypeAlias

import numpy as np
from msgspec import Meta, Struct

from hedgerow.core import (
    Decision,
    Event,
    Game,
    Info,
    Line,
    ListMoves,
    Log,
    Message,
    Options,
    Outcome,
    Rng,
    Score,
    Seat,
    SeatName,
    Span,
    Words,
)
from hedgerow.core.codec import Codec
from hedgerow.core.companion import Chart, Clerk, Companion, Document, Insight, Tool, Turn
from hedgerow.core.outcome import ranks_of
from hedgerow.core.paper import Line as Paragraph
from hedgerow.core.writing import Marks, Part, PartWriter, Row, offsets

CARDS = range(1, 17)


class AcornsOptions(Options, frozen=True, kw_only=True):
    rounds: int = 3


class Commit(Struct, frozen=True, tag="commit", tag_field="do"):
    card: int

    def __str__(self) -> str:
        return f"commit {self.card}"


class Keep(Struct, frozen=True, tag="keep", tag_field="do"):
    def __str__(self) -> str:
        return "keep"


class Forage(Struct, frozen=True, tag="forage", tag_field="do"):
    def __str__(self) -> str:
        return "forage"


class Drop(Struct, frozen=True, tag="drop", tag_field="do"):
    card: int

    def __str__(self) -> str:
        return f"drop {self.card}"


Move: TypeAlias = Commit | Keep | Forage | Drop


def parse(text: str) -> Move:
    match text.split():
        case ["commit", card]:
            return Commit(int(card))
        case ["keep"]:
            return Keep()
        case ["forage"]:
            return Forage()
        case ["drop", card]:
            return Drop(int(card))
        case _:
            raise ValueError(text)


class Committed(Event, frozen=True, tag="committed"):
    informs: ClassVar[bool] = False
    seat: Seat


class CommittedCard(Event, frozen=True, tag="committed-card"):
    informs: ClassVar[bool] = False
    seat: Seat
    card: int


class Revealed(Event, frozen=True, tag="revealed"):
    cards: tuple[int, ...]


class Kept(Event, frozen=True, tag="kept"):
    informs: ClassVar[bool] = False
    seat: Seat


class Foraged(Event, frozen=True, tag="foraged"):
    seat: Seat


class ForagedCard(Event, frozen=True, tag="foraged-card"):
    seat: Seat
    card: int


class Dropped(Event, frozen=True, tag="dropped"):
    seat: Seat
    card: int


class Commits(Struct, frozen=True, tag="commits"):
    cards: tuple[int | None, ...]


class Prize(Struct, frozen=True, tag="prize"):
    seat: Seat


class Dropping(Struct, frozen=True, tag="dropping"):
    seat: Seat


Frame: TypeAlias = Commits | Prize | Dropping


class State(Struct):
    rounds: int
    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]
    discards: tuple[int, ...]
    acorns: list[int]
    stack: list[Frame]

    @property
    def seats(self) -> int:
        return len(self.hands)

    def clone(self) -> State:
        return State(
            self.rounds, self.hands[:], self.deck, self.discards, self.acorns[:], self.stack[:]
        )


class View(Struct, frozen=True):
    seat: Seat | None
    rounds: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[int, ...]
    acorns: tuple[int, ...]
    committed: tuple[bool, ...]
    own_commit: int | None
    pending: tuple[Prize | Dropping, ...]
    choosing: bool


def setup(options: AcornsOptions, seats: int, rng: Rng) -> State:
    cards = list(CARDS)
    rng.shuffle(cards)
    hands = [tuple(sorted(cards[3 * seat : 3 * seat + 3])) for seat in range(seats)]
    deck = tuple(cards[3 * seats :])
    return State(options.rounds, hands, deck, (), [0] * seats, [Commits((None,) * seats)])


def decisions(state: State) -> tuple[Decision[Move], ...]:
    if not state.stack:
        return ()
    match state.stack[-1]:
        case Commits(cards):
            return tuple(
                Decision(
                    seat,
                    Message("acorns-commit"),
                    ListMoves([Commit(card) for card in state.hands[seat]]),
                )
                for seat, card in enumerate(cards)
                if card is None
            )
        case Prize(seat):
            moves: list[Move] = [Keep(), Forage()] if state.deck else [Keep()]
            return (Decision(seat, Message("acorns-prize"), ListMoves(moves)),)
        case Dropping(seat):
            drops: list[Move] = [Drop(card) for card in state.hands[seat]]
            return (Decision(seat, Message("acorns-drop"), ListMoves(drops)),)


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    match move:
        case Commit(card):
            frame = state.stack.pop()
            assert isinstance(frame, Commits)
            cards = (*frame.cards[:seat], card, *frame.cards[seat + 1 :])
            state.hands[seat] = without(state.hands[seat], card)
            log.whisper(Committed(seat), CommittedCard(seat, card), seat)
            shown = tuple(card for card in cards if card is not None)
            if len(shown) < len(cards):
                state.stack.append(Commits(cards))
                return
            state.discards += shown
            log.tell(Revealed(shown))
            state.stack.append(Prize(shown.index(max(shown))))
        case Keep():
            state.acorns[seat] += 1
            log.tell(Kept(seat))
            next_round(state)
        case Forage():
            card, *rest = state.deck
            state.deck = tuple(rest)
            state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
            log.whisper(Foraged(seat), ForagedCard(seat, card), seat)
            state.stack.append(Dropping(seat))
        case Drop(card):
            state.hands[seat] = without(state.hands[seat], card)
            state.discards += (card,)
            log.tell(Dropped(seat, card))
            state.stack.pop()
            next_round(state)


def next_round(state: State) -> None:
    state.stack.pop()
    state.rounds -= 1
    if state.rounds and all(state.hands):
        state.stack.append(Commits((None,) * len(state.hands)))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in hand if other != card)


def view(state: State, seat: Seat | None) -> View:
    top = state.stack[-1] if state.stack else None
    cards = top.cards if isinstance(top, Commits) else (None,) * len(state.hands)
    return View(
        seat=seat,
        rounds=state.rounds,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        deck_size=len(state.deck),
        discards=state.discards,
        acorns=tuple(state.acorns),
        committed=tuple(card is not None for card in cards),
        own_commit=None if seat is None else cards[seat],
        pending=tuple(frame for frame in state.stack if not isinstance(frame, Commits)),
        choosing=isinstance(top, Commits),
    )


def determinize(view: View, rng: Rng) -> State:
    known = {*view.hand, *view.discards, view.own_commit}
    unseen = [card for card in CARDS if card not in known]
    rng.shuffle(unseen)
    hands, commits = [], []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
            commits.append(view.own_commit)
            continue
        hands.append(tuple(sorted(unseen.pop() for _ in range(size))))
        commits.append(unseen.pop() if view.committed[seat] else None)
    stack: list[Frame] = [Commits(tuple(commits))] if view.choosing else list(view.pending)
    return State(view.rounds, hands, tuple(unseen), view.discards, list(view.acorns), stack)


def outcome(state: State) -> Outcome | None:
    if state.stack:
        return None
    scores = tuple(Score(n, (Line(Message("acorns-kept"), n),)) for n in state.acorns)
    return Outcome(scores, ranks_of(state.acorns), Message("acorns-over"))


def refuse(state: State, seat: Seat, move: Move) -> str:
    return {Commit: "ACO-2", Keep: "ACO-4", Forage: "ACO-4", Drop: "ACO-5"}[type(move)]


def census(state: State) -> object:
    top = state.stack[-1] if state.stack else None
    committed = [card for card in top.cards if card is not None] if isinstance(top, Commits) else []
    cards = [*committed, *state.deck, *state.discards, *(c for hand in state.hands for c in hand)]
    return sorted(cards)


class AcornsCodec:
    def __init__(self) -> None:
        self.actions = 2 * len(CARDS) + 2
        self.pieces: dict[str, tuple[int, ...]] = {
            "hand": (len(CARDS),),
            "discards": (len(CARDS),),
        }

    def encode(self, move: Move) -> int:
        match move:
            case Commit(card):
                return card - 1
            case Drop(card):
                return len(CARDS) + card - 1
            case Keep():
                return 2 * len(CARDS)
            case Forage():
                return 2 * len(CARDS) + 1

    def decode(self, action: int) -> Move:
        if action < len(CARDS):
            return Commit(action + 1)
        if action < 2 * len(CARDS):
            return Drop(action - len(CARDS) + 1)
        return Keep() if action == 2 * len(CARDS) else Forage()

    def mask(self, decision: Decision[Move]) -> Any:
        mask = np.zeros(self.actions, np.int8)
        mask[[self.encode(move) for move in decision.moves]] = 1
        return mask

    def observe(self, view: View) -> dict[str, Any]:
        return {
            name: np.array([card in held for card in CARDS], np.float32)
            for name, held in (("hand", view.hand), ("discards", view.discards))
        }


def writer(codec: Codec[View], rows: Sequence[Row]) -> PartWriter:
    def parts(row: Row, seat: Seat) -> list[Part]:
        at = offsets(codec.pieces)
        return [
            Marks(
                row,
                at["hand"],
                lambda state: state.hands[seat],
                lambda state: [card - 1 for card in state.hands[seat]],
            ),
            Marks(
                row,
                at["discards"],
                lambda state: state.discards,
                lambda state: [card - 1 for card in state.discards],
            ),
        ]

    return PartWriter(parts(row, seat) for seat, row in enumerate(rows))


WORDS: Words[Move, View] = Words(
    move=lambda view, move: Message("acorns-move", {"move": str(move)}),
    event=lambda view, event: Message("acorns-event", {"seat": SeatName(0)}),
    draw=lambda view, say: [[Span(" ".join(map(str, view.hand)))]],
    group=lambda view, move: Message("acorns-group"),
    notes=lambda view: (),
)


class AcornsAids(Struct, frozen=True):
    """The best card of the hand, for somebody who cannot decide."""

    best: int | None


def aids(view: View) -> AcornsAids:
    return AcornsAids(max(view.hand, default=None))


class AcornsInsight(Struct, frozen=True):
    acorns: tuple[int, ...]


def position(views: Sequence[View], seat: Seat | None) -> AcornsInsight:
    return AcornsInsight(views[0].acorns)


INSIGHT: Insight[View] = Insight(
    turn=lambda view: Turn((view.rounds,), None),
    chart=Chart(Message("acorns-chart"), lambda views: tuple(map(float, views[0].acorns))),
    position=position,
)


class WeighRequest(Struct, frozen=True, forbid_unknown_fields=True):
    file: Annotated[Document, Meta(description="Cards, a number each.")]
    each: Annotated[int, Meta(ge=1, le=9, description="Points of a card.")] = 1


class Weighed(Struct, frozen=True):
    points: int


def weigh(request: WeighRequest, clerk: Clerk) -> Weighed:
    """Add up the cards of a file."""
    cards = request.file.text.split()
    return Weighed(request.each * sum(int(card) for card in clerk.track(cards)))


WEIGH: Tool[WeighRequest, Weighed] = Tool(
    WeighRequest,
    Weighed,
    weigh,
    lambda request, answer, clerk: [Paragraph(f"{answer.points} points")],
)
COMPANION: Companion[View] = Companion(aids, INSIGHT, {"weigh": WEIGH})

GAME: Game[State, Move, View, AcornsOptions] = Game(
    id="acorns",
    version=1,
    seats=range(2, 5),
    options=AcornsOptions,
    info=Info(
        max_decisions=30,
        minutes=2,
        hidden=True,
        rules=Path(__file__).parent / "RULES.md",
        option_sets=({}, {"rounds": 1}),
    ),
    move_type=Move,
    event_type=Committed | CommittedCard | Revealed | Kept | Foraged | ForagedCard | Dropped,
    view_type=View,
    setup=setup,
    decisions=decisions,
    apply=apply,
    view=view,
    determinize=determinize,
    outcome=outcome,
    parse=parse,
    refuse=refuse,
    census=census,
    words=WORDS,
    codec=lambda seats, options: AcornsCodec(),
    writer=writer,
    companion=lambda: COMPANION,
)
