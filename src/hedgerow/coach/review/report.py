"""The review of a finished game for one seat, as the command line, the server and the page get it.

Chances are whole millionths (`CERTAIN` is a sure win), so that the ledger adds up exactly. Those of
a seat at a moment come from its own View then; the chances of all seats need not add up to 1.

The server makes a review in the background:

- `POST /api/replays/{table}/review?seat=A` asks for it (asking again does no harm) and answers with
  a `Review`;
- `GET /api/replays/{table}/review?seat=A` answers with the `Review` as it stands. Ask again every
  second or so while its state is "waiting" or "working". The decisions and chances of all seats are
  made once; another `seat` only tells them from another side, and takes no time.

Both are open to whoever has the replay's link, and refused while the game goes on.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from hedgerow.core.outcome import Outcome
from hedgerow.core.text import Message, Seat

CERTAIN: Final = 1_000_000
"""A sure win; a win that two share counts half of it."""

Chance: TypeAlias = int
"""A chance to win in millionths; as a change it may be negative."""


class Moment(Struct, frozen=True):
    """A stop of the chart: every seat's chance to win after `at` moves.

    The stops are those of the replay's chart, in the same order.
    """

    at: int
    turn: int
    """0 before the first turn."""
    seat: Seat | None
    """Whose turn ended here."""
    label: Message
    chances: tuple[Chance, ...]
    """For each seat, from its own View; the result at the last stop."""


class Weighed(Struct, frozen=True):
    """A move that was compared."""

    move: Any
    """The move as the game's JSON, such as a board previews."""
    notation: str
    words: Message
    chance: Chance
    """The deciding seat's chance to win with it, from what it could know."""
    doubt: Chance
    """The standard error of `chance`."""
    reasons: tuple[Message, ...] = ()


class Judged(Struct, frozen=True):
    """A decision of any seat, judged from what that seat could know then."""

    at: int
    """The number of moves made before it: `GET /api/replays/{table}?at=` shows its position."""
    seat: Seat
    turn: int
    """The number of the turn it belongs to, as in `Moment`."""
    label: Message
    """The name of that turn."""
    prompt: Message
    """The question."""
    played: Weighed
    best: Weighed
    """The best move found; the one played if nothing better was."""
    options: tuple[Weighed, ...]
    """The few that were compared, best first; `played` and `best` are among them."""
    choices: int
    """How many moves were legal."""
    cost: Chance
    """What the move cost against the best: at least 0."""
    doubt: Chance
    """The standard error of `cost`."""
    listed: bool
    """Whether it is worth telling: it cost 1 % or more, and more than twice its doubt unless the
    best move wins for certain. The others count in the ledger all the same."""
    change: tuple[Chance, ...]
    """What playing this instead of the best changed for each seat; -cost for the one deciding."""
    lead: Chance
    """How far the move was ahead of the next best; 0 if it was not the best."""
    reasons: tuple[Message, ...] = ()
    """Why the best move is better, or why the one played was good."""


class Told(Struct, frozen=True):
    """A moment of a row of the ledger, in words."""

    at: int
    """The number of moves made when it was over; for a decision the number made before it."""
    turn: int
    label: Message
    """The turn's name."""
    seat: Seat | None
    """Whose error, or whose draw."""
    change: Chance
    """What it changed for the seat under review."""
    text: Message


class Part(Struct, frozen=True):
    """One seat's part in a row of several rivals."""

    seat: Seat
    change: Chance


RowKind: TypeAlias = Literal[
    "start", "own-errors", "rivals-errors", "own-luck", "rivals-luck", "result"
]


class Row(Struct, frozen=True):
    """A row of the ledger. The changes of all rows but the last add up to that of the last."""

    kind: RowKind
    title: Message
    change: Chance
    """The chance itself in the rows "start" and "result"."""
    told: tuple[Told, ...]
    """The moments worth telling, greatest first."""
    count: int
    """How many moments there were in all."""
    rest: Chance
    """What those that are not told add up to: `change` is their sum with `told`."""
    parts: tuple[Part, ...] = ()
    """By seat, in the rows about rivals; they add up to `change`."""
    note: Message | None = None
    """A sentence below the row, such as "Two seats, equal chances"."""


class Accuracy(Struct, frozen=True):
    """The worth that a seat kept against the best moves found."""

    seat: Seat
    percent: float | None
    """From 0 (no better than chance) to 100 (the best every time); None without a decision."""
    doubt: float
    """The standard error of `percent`."""
    decisions: int
    """Judged decisions of that seat."""
    listed: int
    """Those worth telling."""
    cost: Chance
    """What all its decisions cost."""


class Report(Struct, frozen=True):
    """A review for one seat. While it is being made it tells of the moves looked at so far."""

    game: str
    seats: int
    seat: Seat
    """The seat under review."""
    moves: int
    looked: int
    """How many of the moves have been looked at; all of them when it is complete."""
    outcome: Outcome
    moments: tuple[Moment, ...]
    """As far as it has been looked at."""
    decisions: tuple[Judged, ...]
    """Of every seat, in order of play. Moves without an alternative are not decisions."""
    rows: tuple[Row, ...]
    """The ledger: start, errors, luck. The row "result" is missing until it is complete."""
    accuracy: tuple[Accuracy, ...]
    """For each seat."""
    worst: tuple[int, ...]
    """Numbers in `decisions`: up to three listed ones of this seat, the dearest first."""
    find: int | None
    """Number in `decisions` of this seat's best find: the one with the greatest `lead`."""
    method: Message
    """How it was made, for below the chart's title."""

    @property
    def complete(self) -> bool:
        return self.looked == self.moves


class Review(Struct, frozen=True):
    """Where the making of a review stands."""

    state: Literal["none", "waiting", "working", "done", "refused"]
    """"none": nobody has asked. "refused": there can be none, as `why` says."""
    done: int = 0
    """Moves looked at."""
    total: int = 0
    report: Report | None = None
    """What there is so far; None until the first moves have been looked at."""
    why: Message | None = None
