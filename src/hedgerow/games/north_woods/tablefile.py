"""Files that describe one seat's table: a text form for people, a JSON form for programs.

Text: lines `table:`, `hand:` and `dying:`, each with comma-separated cards; `#` starts a comment.
In `table:` a chain is written from the top, `black bear > moose > plants`, and may end in
`carrion`; `+boom` and `+abundance` after a card add that event to it, `x3` makes three of it.
`dying:` has the three cards on top of the piles, `-` for none. No file has more copies of a card
than the box.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable
from typing import Any, Final, Literal, NoReturn

import msgspec
from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Arg, Message
from hedgerow.games.north_woods.box import box, name
from hedgerow.games.north_woods.cards import RANKS, Kind, plain
from hedgerow.games.north_woods.diet import RULE_OF, ban_message, forbidden, forbidden_carrion, form
from hedgerow.games.north_woods.edits import (
    Edit,
    MoveCard,
    PlayCard,
    RescueCard,
    Situation,
    UseAbundance,
    UseBoom,
    after,
)
from hedgerow.games.north_woods.feeding import (
    ALL_RANKS,
    CARRION,
    Feeders,
    Tableau,
    hungry,
    most_fed_in_ranks,
)
from hedgerow.games.north_woods.planner import fed_ranks, whole_turn
from hedgerow.games.north_woods.tableau import ABUNDANT, NOTHING, PLAIN, Lying

PILES: Final = 3
MOST_CARDS: Final = 200


class TableFile(Struct, frozen=True):
    """The content of a file."""

    table: tuple[Kind, ...]
    boom: tuple[int, ...]
    abundance: tuple[int, ...]
    dying: tuple[Kind | None, ...]
    hand: tuple[Kind, ...] = ()
    lying: Feeders = ()
    """The chains, or () if the file has none."""
    json: bool = False
    wolf_pair: bool = False
    """Whether two wolves of one rank also count as the next rank (NWO-77)."""

    @property
    def tableau(self) -> Tableau:
        return Tableau(
            tuple(form(kind, at in self.boom) for at, kind in enumerate(self.table)),
            sum(1 << at for at in self.abundance),
            sum({1 << kind for kind in self.dying if kind is not None}),
        )

    @property
    def best_feeding(self) -> Feeders:
        """An optimal feeding, close to how the cards lie."""
        return most_fed_in_ranks(self.tableau, self.lying or None)

    @property
    def situation(self) -> Situation:
        """For the planner: slots are the places of the table.

        If the file has no chains, the cards are arranged to feed as many as possible.
        """
        lying = self.lying or self.best_feeding
        cards = (
            Lying(
                form(kind, at in self.boom),
                NOTHING if food is None or food == CARRION else food,
                ABUNDANT if at in self.abundance else PLAIN,
            )
            for at, (kind, food) in enumerate(zip(self.table, lying, strict=True))
        )
        piles = (b"" if kind is None else bytes((kind,)) for kind in self.dying)
        hand = bytes(sorted(self.hand))
        return Situation(tuple(cards), hand, tuple(piles), self.wolf_pair)


class Step(Struct, frozen=True, omit_defaults=True):
    """One edit; a card that is added gets the next index of the table's list."""

    do: Literal["play", "move", "rescue", "abundance", "boom"]
    card: str
    at: int
    """The index of the card that is laid, or that the event goes with."""
    on: int | None = None
    """The index of what feeds it; omitted for a card that lies by itself."""
    pile: int | None = None
    """The dying pile from which it is rescued, from 0."""


class Turn(Struct, frozen=True):
    """The best turn with the hand and the dying piles, and its result."""

    steps: list[Step]
    ranks: list[int]
    fed: int
    """The number of fed species."""
    hungry: list[int]
    """The indices of those that die."""
    habitat: bool


class Answer(Struct, frozen=True):
    """The feeding, for programs; numbers are indices in the table's list."""

    fed: list[tuple[int, int | str]]
    hungry: list[int]
    max_fed: int
    habitat: bool
    turn: Turn


def answer(file: TableFile) -> Answer:
    """The best feeding of the table alone, and the best turn with the hand."""
    tableau = file.tableau
    feeders = file.best_feeding
    fed: list[tuple[int, int | str]] = [
        (eater, "carrion" if feeder == CARRION else feeder)
        for eater, feeder in enumerate(feeders)
        if feeder is not None
    ]
    starving = hungry(tableau, feeders)
    declared = not starving and file.situation.ranks == ALL_RANKS
    return Answer(fed, starving, len(fed), declared, turn(file))


def turn(file: TableFile) -> Turn:
    """The planner's best turn in numbers and ids."""
    situation = file.situation
    plan = whole_turn(situation)
    steps = []
    for edit in plan.edits:
        steps.append(_step(situation, edit))
        situation = after(situation, edit)
    kept, fed = fed_ranks(plan.end)
    ranks = [rank for rank in range(1, RANKS + 1) if kept >> rank & 1]
    return Turn(steps, ranks, fed, plan.end.hungry, plan.end.habitat)


def _step(situation: Situation, edit: Edit) -> Step:
    cards, ids = situation.table, [card.id for card in box().cards]

    def lying(slot: int) -> str:
        card = cards[slot]
        assert card is not None
        return ids[card.kind]

    match edit:
        case PlayCard(kind, on):
            return Step("play", ids[kind], len(cards), on)
        case MoveCard(slot, on):
            return Step("move", lying(slot), slot, on)
        case RescueCard(pile, on):
            return Step("rescue", ids[situation.piles[pile][-1]], len(cards), on, pile)
        case UseAbundance(slot):
            return Step("abundance", lying(slot), slot)
        case UseBoom(slot):
            return Step("boom", lying(slot), slot)


def read_table(content: bytes, place: str) -> TableFile:
    """Read a table in either form; raises BadInput with the line and column of a mistake."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        line = before.count(b"\n") + 1
        column = len(before) - (before.rfind(b"\n") + 1) + 1
        raise _error(place, line, column, Message("north-woods-tablefile-utf8")) from None
    if text.lstrip().startswith(("{", "[")):
        return _Json(text, place).read()
    return _Lines(text, place).read()


def _error(place: str, line: int, column: int, detail: Message) -> BadInput:
    return BadInput(
        "error-north-woods-tablefile", place=place, line=line, column=column, detail=detail
    )


def _unknown(given: str) -> Message:
    """The message for an unknown name, with the closest known one."""
    components = box()
    near = difflib.get_close_matches(plain(given), components.names, n=1)
    shown = given if len(given) <= 40 else given[:39] + "…"
    if not near:
        return Message("north-woods-tablefile-card", {"given": shown})
    meant = name(components.names[near[0]])
    return Message("north-woods-tablefile-card-near", {"given": shown, "meant": meant})


def boom_mistake(kind: Kind, times: int = 1) -> Message | None:
    """The reason why a Population Boom cannot go on this card, or None."""
    if kind not in box().species:
        return Message("north-woods-tablefile-boom-species")
    if box().rank[kind] == 2:
        return Message("north-woods-tablefile-boom-rank")
    return Message("north-woods-tablefile-twice") if times > 1 else None


def _abundance_mistake(kind: Kind, times: int) -> Message | None:
    """The reason why an Abundance cannot go on this card, or None."""
    if kind not in box().resources:
        return Message("north-woods-tablefile-abundance-resource")
    return Message("north-woods-tablefile-twice") if times > 1 else None


class _Copies:
    """Counts the cards of a file, which must not exceed those in the box."""

    def __init__(self) -> None:
        self.seen: dict[Kind, int] = {}

    def mistake(self, kind: Kind, copies: int = 1) -> Message | None:
        """Count more copies; returns a message if the box has fewer."""
        self.seen[kind] = self.seen.get(kind, 0) + copies
        most = box().cards[kind].copies
        if self.seen[kind] <= most:
            return None
        return Message("north-woods-tablefile-box", {"card": name(kind), "copies": most})


def too_many(kinds: Iterable[Kind]) -> Message | None:
    """The message about the first card of which the box has fewer copies, or None."""
    copies = _Copies()
    return next((wrong for kind in kinds if (wrong := copies.mistake(kind)) is not None), None)


class _Lines:
    """Reads the text form."""

    def __init__(self, text: str, place: str) -> None:
        self.text, self.place = text, place
        self.copies = _Copies()
        self.table: list[Kind] = []
        self.boom: list[int] = []
        self.abundance: list[int] = []
        self.hand: list[Kind] = []
        self.dying: list[Kind | None] = []
        self.lying: dict[int, int] = {}
        self.places: list[tuple[int, int]] = []
        """Line and column of each card of the table."""

    def read(self) -> TableFile:
        headings: dict[str, int] = {}
        for number, whole in enumerate(self.text.splitlines(), start=1):
            line = whole.partition("#")[0]
            if not line.strip():
                continue
            heading, colon, rest = line.partition(":")
            word = heading.strip().casefold()
            column = len(heading) - len(heading.lstrip()) + 1
            if not colon or word not in ("table", "hand", "dying"):
                self.fail(number, column, Message("north-woods-tablefile-heading"))
            if word == "dying" and word in headings:
                self.fail(number, column, Message("north-woods-tablefile-dying-twice"))
            headings[word] = number
            self.items(word, number, rest, len(heading) + 1)
        if "table" not in headings:
            self.fail(1, 1, Message("north-woods-tablefile-no-table"))
        self.check_lying()
        dying = tuple(self.dying) + (None,) * (PILES - len(self.dying))
        lying = tuple(self.lying.get(at) for at in range(len(self.table)))
        return TableFile(
            tuple(self.table),
            tuple(self.boom),
            tuple(self.abundance),
            dying,
            tuple(self.hand),
            lying if self.lying else (),
        )

    def fail(self, line: int, column: int, detail: Message) -> NoReturn:
        raise _error(self.place, line, column, detail)

    def items(self, word: str, line: int, rest: str, start: int) -> None:
        """The cards of one line."""
        if not rest.strip():
            return
        for item in re.finditer(r"[^,]+|(?<=,)(?=,|$)", rest):
            column = start + item.start() + len(item[0]) - len(item[0].lstrip()) + 1
            if not item[0].strip():
                self.fail(line, column, Message("north-woods-tablefile-empty"))
            if word == "table":
                self.chain(item[0], line, start + item.start())
            elif word == "hand":
                self.hand.append(self.card(item[0], line, column))
            else:
                if len(self.dying) == PILES:
                    self.fail(line, column, Message("north-woods-tablefile-dying"))
                none = item[0].strip() == "-"
                self.dying.append(None if none else self.card(item[0], line, column))

    def chain(self, text: str, line: int, start: int) -> None:
        """A chain from the top card down."""
        above: int | None = None
        for link in re.finditer(r"[^>]+|(?<=>)(?=>|$)", text):
            column = start + link.start() + len(link[0]) - len(link[0].lstrip()) + 1
            if not link[0].strip():
                self.fail(line, column, Message("north-woods-tablefile-empty"))
            if above is not None and plain(link[0]) == "carrion":
                if link.end() < len(text):
                    self.fail(line, column, Message("north-woods-tablefile-carrion-last"))
                self.lying[above] = CARRION
                return
            at = len(self.table)
            copies = self.marked(link[0], line, column)
            if above is not None:
                self.lying[above] = at
            if copies > 1 and ">" in text:
                self.fail(line, column, Message("north-woods-tablefile-copies"))
            if copies > MOST_CARDS or len(self.table) + copies > MOST_CARDS:
                self.fail(line, column, Message("north-woods-tablefile-many", {"most": MOST_CARDS}))
            above = at
            self.count(self.table[at], line, column, copies - 1)
            for _ in range(copies - 1):
                self.table.append(self.table[at])
                self.places.append((line, column))

    def marked(self, text: str, line: int, column: int) -> int:
        """Add a card of the table with its events; returns the number of copies."""
        bare = text.partition("+")[0]
        number = re.search(r"\s[x×](\d{1,4})\s*$", bare)
        kind = self.card(bare[: number.start()] if number else bare, line, column)
        at = len(self.table)
        self.table.append(kind)
        self.places.append((line, column))
        copies = int(number[1]) if number else 1
        if copies < 1:
            self.fail(line, column, Message("north-woods-tablefile-copies"))
        indent = len(text) - len(text.lstrip())
        for mark in re.finditer(r"\+([^+]*)", text):
            where = column + mark.start() - indent
            event = plain(mark[1])
            if event in ("boom", "population boom"):
                self.boom.append(at)
                mistake = boom_mistake(kind, self.boom.count(at))
            elif event in ("abundance", "abondance"):
                self.abundance.append(at)
                mistake = _abundance_mistake(kind, self.abundance.count(at))
            else:
                mistake = Message("north-woods-tablefile-mark")
            if mistake is None and copies > 1:
                mistake = Message("north-woods-tablefile-copies")
            if mistake is not None:
                self.fail(line, where, mistake)
            boom = at in self.boom
            self.count(box().event("population_boom" if boom else "abundance"), line, where)
        return copies

    def card(self, text: str, line: int, column: int) -> Kind:
        kind = box().find(text)
        if kind is None or not plain(text):
            self.fail(line, column, _unknown(text.strip()))
        self.count(kind, line, column)
        return kind

    def count(self, kind: Kind, line: int, column: int, copies: int = 1) -> None:
        mistake = self.copies.mistake(kind, copies)
        if mistake is not None:
            self.fail(line, column, mistake)

    def check_lying(self) -> None:
        """Check that cards of the table are not events, and that chains obey diets."""
        for kind, (line, column) in zip(self.table, self.places, strict=True):
            if kind in box().events:
                self.fail(line, column, Message("north-woods-tablefile-event"))
        forms = [form(kind, at in self.boom) for at, kind in enumerate(self.table)]
        for eater, feeder in self.lying.items():
            line, column = self.places[eater]
            if feeder == CARRION:
                tops = [kind for kind in self.dying if kind is not None]
                if all(forbidden_carrion(forms[eater], kind) is not None for kind in tops):
                    self.fail(line, column, Message("north-woods-tablefile-no-carrion"))
                continue
            ban = forbidden(forms[eater], forms[feeder])
            if ban is not None:
                detail = ban_message(ban, self.table[eater], self.table[feeder])
                said = Message(
                    "north-woods-tablefile-diet", {"rule": RULE_OF[ban], "detail": detail}
                )
                self.fail(line, column, said)


class _Json:
    """Reads the JSON form and keeps the place of each value."""

    def __init__(self, text: str, place: str) -> None:
        self.text, self.place = text, place
        self.copies = _Copies()
        self.at: dict[tuple[str | int, ...], int] = {(): len(text) - len(text.lstrip())}

    def read(self) -> TableFile:
        try:
            json.loads(self.text)
        except json.JSONDecodeError as error:
            raise _error(
                self.place, error.lineno, error.colno, Message("north-woods-tablefile-json")
            ) from None
        except RecursionError:
            raise _error(self.place, 1, 1, Message("north-woods-tablefile-json")) from None
        self.locate()
        given = msgspec.json.decode(self.text)
        if not isinstance(given, dict):
            self.fail((), Message("north-woods-tablefile-object"))
        known = {"table", "boom", "abundance", "dying", "hand", "wolf_pair"}
        for key in given:
            if key not in known:
                self.fail((key, "key"), Message("north-woods-tablefile-key", {"key": key[:40]}))
        if "table" not in given:
            self.fail((), Message("north-woods-tablefile-no-table"))
        table = self.cards(given, "table")
        for at, kind in enumerate(table):
            if kind in box().events:
                self.fail(("table", at), Message("north-woods-tablefile-event"))
        wolf_pair = given.get("wolf_pair", False)
        if not isinstance(wolf_pair, bool):
            self.fail(("wolf_pair",), Message("north-woods-tablefile-flag", {"key": "wolf_pair"}))
        return TableFile(
            table=table,
            boom=self.marks(given, "boom", table),
            abundance=self.marks(given, "abundance", table),
            dying=self.dying(given),
            hand=self.cards(given, "hand"),
            json=True,
            wolf_pair=wolf_pair,
        )

    def fail(self, path: tuple[str | int, ...], detail: Message) -> NoReturn:
        offset = self.at.get(path, self.at[()])
        line = self.text.count("\n", 0, offset) + 1
        column = offset - (self.text.rfind("\n", 0, offset) + 1) + 1
        raise _error(self.place, line, column, detail)

    def items(self, given: dict[str, Any], key: str) -> list[Any]:
        value = given.get(key, [])
        if not isinstance(value, list):
            self.fail((key,), Message("north-woods-tablefile-list", {"key": key}))
        if len(value) > MOST_CARDS:
            self.fail((key,), Message("north-woods-tablefile-many", {"most": MOST_CARDS}))
        return value

    def cards(self, given: dict[str, Any], key: str) -> tuple[Kind, ...]:
        return tuple(self.card((key, at), value) for at, value in enumerate(self.items(given, key)))

    def card(self, path: tuple[str | int, ...], value: object) -> Kind:
        if not isinstance(value, str):
            self.fail(path, Message("north-woods-tablefile-name"))
        kind = box().find(value)
        if kind is None:
            self.fail(path, _unknown(value))
        self.count(kind, path)
        return kind

    def count(self, kind: Kind, path: tuple[str | int, ...]) -> None:
        mistake = self.copies.mistake(kind)
        if mistake is not None:
            self.fail(path, mistake)

    def marks(self, given: dict[str, Any], key: str, table: tuple[Kind, ...]) -> tuple[int, ...]:
        """The places with an event, each of which must allow it."""
        mistake_of = boom_mistake if key == "boom" else _abundance_mistake
        values = self.items(given, key)
        for nth, value in enumerate(values):
            if (
                not isinstance(value, int)
                or isinstance(value, bool)
                or not (0 <= value < len(table))
            ):
                places: dict[str, Arg] = {"cards": len(table), "last": len(table) - 1}
                self.fail((key, nth), Message("north-woods-tablefile-index", places))
            mistake = mistake_of(table[value], values[: nth + 1].count(value))
            if mistake is not None:
                self.fail((key, nth), mistake)
            self.count(box().event("population_boom" if key == "boom" else "abundance"), (key, nth))
        return tuple(values)

    def dying(self, given: dict[str, Any]) -> tuple[Kind | None, ...]:
        values = self.items(given, "dying")
        if "dying" in given and len(values) != PILES:
            self.fail(("dying",), Message("north-woods-tablefile-dying"))
        return tuple(
            None if value is None else self.card(("dying", at), value)
            for at, value in enumerate(values or [None] * PILES)
        )

    def locate(self) -> None:
        """Find where the members of the outer object and the items of its lists begin."""
        decoder = json.JSONDecoder()
        at = self.skip(self.at[()])
        if self.text[at] != "{":
            return
        at = self.skip(at + 1)
        while self.text[at] != "}":
            key, after = decoder.raw_decode(self.text, at)
            self.at[key, "key"] = at
            at = self.skip(self.skip(after) + 1)
            self.at[key,] = at
            _, after = decoder.raw_decode(self.text, at)
            if self.text[at] == "[":
                at = self.skip(at + 1)
                nth = 0
                while self.text[at] != "]":
                    self.at[key, nth] = at
                    nth += 1
                    _, end = decoder.raw_decode(self.text, at)
                    at = self.skip(end)
                    if self.text[at] == ",":
                        at = self.skip(at + 1)
            at = self.skip(after)
            if self.text[at] == ",":
                at = self.skip(at + 1)

    def skip(self, at: int) -> int:
        """The offset after white space."""
        while self.text[at] in " \t\r\n":
            at += 1
        return at
