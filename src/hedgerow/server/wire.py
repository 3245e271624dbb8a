"""Every message between server and browser; the TypeScript types are generated from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from hedgerow.core.options import OptionInfo
from hedgerow.core.outcome import Outcome
from hedgerow.core.own import Own
from hedgerow.core.text import Message, Seat
from hedgerow.locale import Language
from hedgerow.server.hintwire import HintPage

NAME_LENGTH = 24
CHAT_LENGTH = 300
CONTRIBUTION_LENGTH = 64
MOST_SEATS = 6
WORDED = 40
"""Decisions with at most this many moves carry their words; others only on request."""

Name: TypeAlias = Annotated[str, Meta(max_length=NAME_LENGTH)]
Contribution: TypeAlias = Annotated[str, Meta(max_length=CONTRIBUTION_LENGTH)]
Code: TypeAlias = Annotated[str, Meta(max_length=32)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Kind: TypeAlias = Literal["me", "friend", "bot", "screen"]
Status: TypeAlias = Literal["lobby", "playing", "over", "outdated"]
"""Outdated: played with other rules or components than those in use."""

# A value whose type only the game knows; the generator names it.
AnyView: TypeAlias = Annotated[Any, Meta(extra={"ts": "AnyView"})]
AnyMove: TypeAlias = Annotated[Any, Meta(extra={"ts": "AnyMove"})]
AnyEvent: TypeAlias = Annotated[Any, Meta(extra={"ts": "AnyEvent"})]
AnyAids: TypeAlias = Annotated[Any, Meta(extra={"ts": "AnyAids"})]


class Texts(Struct, frozen=True):
    """The same sentence in every language, for clients without a catalogue."""

    en: str
    fr: str


# REST


class BotInfo(Struct, frozen=True):
    """A bot that can be chosen; its name and line are in the catalogue, as `bots-<name>`."""

    name: str
    level: bool
    """Whether it is one of the levels that every game has."""
    ms: int
    """How long it thinks about a decision."""
    rating: int | None = None
    """None if it has not been measured."""
    line: dict[str, str] = {}
    """By language, for a bot of another package, which has nothing in the catalogue."""


class GameInfo(Struct, frozen=True):
    """A card of the home page."""

    id: str
    seats: list[int]
    variant_seats: list[int]
    minutes: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    """The levels, weakest first, then the others."""
    presets: dict[str, dict[str, str | int | bool]]
    """Options that belong together, by name."""
    own: list[str] = []
    """The component files of which owners can enter what is printed."""


class RuleStatement(Struct, frozen=True):
    id: str
    text: str


class RuleSection(Struct, frozen=True):
    heading: str
    statements: list[RuleStatement]


class RuleWord(Struct, frozen=True):
    fr: str
    en: str


class Rules(Struct, frozen=True):
    """A game's RULES.md."""

    sections: list[RuleSection]
    words: list[RuleWord]


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest; "" until a name is given."""

    name: Name


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here; "screen" shares the creator's screen."""

    kind: Kind
    bot: Annotated[str, Meta(max_length=32)] | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What the new-table page sends."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, str | int | bool], Meta(max_length=32)] = {}
    spectators: bool = True
    chat: bool = False
    reminder_minutes: Annotated[int, Meta(ge=1, le=7 * 24 * 60)] | None = None
    contribution: Contribution = ""
    """The creator's part of the shuffle. Who does not trust the server gives it after the answer,
    which holds the commitment, and before the start: see `Part`."""
    start: bool = False
    """Start at once."""
    own: Own = {}
    """The printed components of an owner's box: by file, entry and field."""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on with a finished game after `at` moves, as one of its seats."""

    at: Number
    seat: Number
    bot: Annotated[str, Meta(max_length=32)] | None = None
    """The level of all other seats."""
    again: bool = True
    """Whether what the seat did not know is dealt again, or stays as it was."""
    record: Annotated[dict[str, Any], Meta(extra={"ts": "unknown"})] | None = None
    """A record from a file; without one the game is that of a table."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    code: Code
    """An invitation, or the code of one seat."""
    name: Name | None = None
    contribution: Contribution = ""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's part of the shuffle, given after the table's commitment was seen."""

    contribution: Contribution


class LastSeen(Struct, frozen=True):
    """What is left of a table whose rules are no longer in use, in the reader's language."""

    why: Texts
    over: bool
    board: list[str]
    """Text lines; empty if no position was stored."""
    notes: list[str]
    log: list[str]
    later: int
    """Moves that were made after that position."""
    moves: list[str]
    """Every move in notation, once the game is over."""


class SeatInfo(Struct, frozen=True):
    """A seat as the reader sees it; `name` is "" if nobody chose one.

    `kind` is "me" for the reader's first seat, "screen" for further ones, else "friend" or "bot".
    """

    seat: Seat
    kind: Kind
    name: str
    bot: str | None
    taken: bool
    mine: bool
    connected: bool


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table from outside. A share code among the options is never shown."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    seats: list[SeatInfo]
    status: Status
    revision: int
    to_act: list[Seat]
    commitment: str
    """SHA-256 of the table's secret seed, from the first moment on."""
    spectators: bool
    member: bool
    """Whether the reader holds a seat or made the table."""
    chat: bool
    reminder_minutes: int | None
    created: str
    invite: str | UnsetType = UNSET
    """Members only."""
    spectate: str | UnsetType = UNSET
    """Members only."""
    rematch: str | UnsetType = UNSET
    """The table of the rematch."""
    host: bool = False
    """Whether the reader made the table, and so may give codes for its seats."""
    reminders: bool = False
    """Whether the server reminds people who are away."""
    hints: bool = False
    """Whether a seat may be told what to do: against bots, and among people who all agree."""
    agreed: list[Seat] = []
    """The seats whose people agree to hints."""
    own: int = 0
    """The number of components as printed in the owner's box, which everybody plays with."""


class SeatCode(Struct, frozen=True):
    """A one-time code for a seat, told to the table's host alone."""

    seat: Seat
    code: str
    until: str


class Invitation(Struct, frozen=True):
    """What a code opens, for who is about to sit down: a game, and who invites."""

    game: str
    host: str
    """"" if the host has not given a name."""
    seats: list[SeatInfo]
    free: int
    playing: bool


class Reach(Struct, frozen=True):
    """How other devices reach this server: "" if only the machine that it runs on can."""

    address: str


class Finished(Struct, frozen=True):
    """A game that the reader has played to the end; no ranks if nobody knows any more."""

    id: str
    game: str
    ended: str
    seats: list[SeatInfo]
    ranks: list[int]
    totals: list[int]


class Personal(Struct, frozen=True):
    """The reader's rating at a game, from so many games against bots that have one."""

    game: str
    rating: int
    games: int


class MyGames(Struct, frozen=True):
    """Tables in the lobby and under way, then finished games, the latest first."""

    tables: list[TableInfo]
    finished: list[Finished]
    ratings: list[Personal]


class GuestCode(Struct, frozen=True):
    """A one-time code by which the reader goes on in another browser."""

    code: str
    until: str


class Arrive(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes over all that the code's guest has."""

    code: Code


class MailReminder(Struct, frozen=True):
    """Reminders by mail: the reader's own address, or ""."""

    address: str
    confirmed: bool
    on: bool
    """Whether this table is among those that the reader is reminded of."""


class PushReminder(Struct, frozen=True):
    """Reminders through the browser; `key` is what it needs to subscribe."""

    key: str
    on: bool


class Reminders(Struct, frozen=True):
    """What a server offers to those who are away for `minutes`; null: not this way."""

    minutes: int
    mail: MailReminder | None
    push: PushReminder | None


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for mail; without an address, to the one that is known."""

    address: Annotated[str, Meta(max_length=254)] | None = None
    language: Language = "en"


class PushWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: Language = "en"


class Confirmed(Struct, frozen=True):
    """An address is right; `table` is one that it was given for, or ""."""

    table: str


class Problem(Struct, frozen=True):
    """An error as a message and in words."""

    id: str
    args: dict[str, Any]
    text: Texts


class Failure(Struct, frozen=True):
    """The body of every answer with a 4xx status."""

    error: Problem


class Health(Struct, frozen=True):
    ok: bool = True


# Socket: what comes in, told apart by "do"


class In(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a client sends."""


class Play(In, frozen=True, tag="play"):
    """A move; `answers` says which question it answers."""

    id: Number
    answers: Number
    move: Annotated[msgspec.Raw, Meta(extra={"ts": "AnyMove"})]


class Undo(In, frozen=True, tag="undo"):
    id: Number


class Resync(In, frozen=True, tag="resync"):
    """Asks for the whole state, with the events after a revision."""

    since: Number = 0


class AskChoices(In, frozen=True, tag="choices"):
    """Asks for words for all moves of the current decision."""


class AskAids(In, frozen=True, tag="aids"):
    """Asks for the notepad."""


class SendChat(In, frozen=True, tag="chat"):
    id: Number
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Contribute(In, frozen=True, tag="contribute"):
    """A seat's part of the shuffle, before the start."""

    text: Contribution


class AskHints(In, frozen=True, tag="hints"):
    """Asks what a strong player would do now."""

    id: Number


class Agree(In, frozen=True, tag="agree"):
    """Whether one agrees to hints at a table among people."""

    id: Number
    yes: bool


class Ping(In, frozen=True, tag="ping"):
    pass


Incoming: TypeAlias = (
    Play | Undo | Resync | AskChoices | AskAids | SendChat | Contribute | AskHints | Agree | Ping
)


# Socket: what goes out, told apart by "type"


class Out(Struct, frozen=True, tag_field="type"):
    """What the server sends."""


class MoveWords(Struct, frozen=True):
    """A move in words, and its heading in the list of all choices."""

    text: Message
    group: Message


class Question(Struct, frozen=True, omit_defaults=True):
    """A seat's decision; `words` correspond to `moves` if there are few of these."""

    answers: int
    prompt: Message
    moves: list[AnyMove]
    words: list[MoveWords] | UnsetType = UNSET
    optional: bool = False
    """Whether the seat may leave it unanswered."""


class StoryLine(Struct, frozen=True):
    """A line of the log: its revision, who moved in which round, what happened, in words.

    `event` is null for messages of the table itself, such as a move taken back.
    """

    revision: int
    seat: Seat
    round: int
    event: AnyEvent | None
    text: Message


class State(Out, frozen=True, tag="state"):
    """The whole position as one seat (null: a spectator) may see it.

    `events` are those after revision `since`: drop later ones that you have, then append these.
    `since` may be later than what was asked for, if that was long ago.
    """

    revision: int
    seat: Seat | None
    view: AnyView
    to_act: list[Seat]
    decisions: list[Question]
    since: int
    events: list[StoryLine]
    outcome: Outcome | None
    can_undo: bool
    notes: list[Message]
    made: int
    """The number of moves this seat has made; 0 for a spectator."""


class Ack(Out, frozen=True, tag="ack"):
    """The move or chat with this id is in the store."""

    id: int
    revision: int


class RefusedPlay(Out, frozen=True, tag="refused"):
    """A move that was not made; `rule` is a number of RULES.md, or "" if no rule forbids it."""

    id: int
    rule: str
    message: Message
    text: Texts


class Choice(Struct, frozen=True):
    index: int
    text: Message
    group: Message


class Choices(Out, frozen=True, tag="choices"):
    """All moves of the decision `answers` in words; empty if nothing is asked."""

    answers: int
    moves: list[Choice]


class Aids(Out, frozen=True, tag="aids"):
    """The game's aids at a revision; null if it has none."""

    revision: int
    aids: AnyAids | None


class TableChanged(TableInfo, frozen=True, tag_field="type", tag="table"):
    """The table after somebody came, went, started or left."""


class Chat(Out, frozen=True, tag="chat"):
    seat: Seat
    name: str
    text: str
    at: str


class Reminder(Out, frozen=True, tag="reminder"):
    """A reminder to a seat that has been asked for `minutes`; nobody loses by a clock."""

    seat: Seat
    minutes: int


class Fault(Out, frozen=True, tag="error"):
    """Any other error; `id` is the client's own, if it sent one."""

    id: int | None
    message: Message
    text: Texts


class Hints(Out, frozen=True, tag="hints"):
    """An answer to the decision `answers`; until it is `settled`, a better one follows."""

    answers: int
    settled: bool
    page: HintPage


class Pong(Out, frozen=True, tag="pong"):
    pass


class AskedAgain(Struct, frozen=True):
    """A position of a finished game in the form of a table's, to be answered once more."""

    state: State
    aids: AnyAids | None
    table: TableInfo


Outgoing: TypeAlias = (
    State
    | Ack
    | RefusedPlay
    | Choices
    | Aids
    | Hints
    | TableChanged
    | Chat
    | Reminder
    | Fault
    | Pong
)

REST: tuple[type[Struct], ...] = (
    GameInfo,
    Rules,
    Me,
    NewTable,
    PlayOn,
    Join,
    TableInfo,
    AskedAgain,
    SeatCode,
    Invitation,
    Reach,
    MyGames,
    GuestCode,
    Arrive,
    Reminders,
    MailWish,
    PushWish,
    Confirmed,
    LastSeen,
    Failure,
    Health,
)
"""The types used in REST: the roots for the generator."""
