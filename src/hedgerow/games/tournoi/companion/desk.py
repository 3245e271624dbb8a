"""Desk tools for decks and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from hedgerow.core.companion import ARGUMENT, AnyTool, Clerk, Document, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.paper import Grid, Line, Paper, cells
from hedgerow.core.rng import Rng
from hedgerow.core.text import Arg, Message, Say
from hedgerow.games.tournoi.cardfile import colour_of, kind_of, read_cards
from hedgerow.games.tournoi.cards import COLOURS, KINDS, CardSet, powers, standard
from hedgerow.games.tournoi.companion.decks import (
    CardsPage,
    DeckPage,
    DecksPage,
    cards_page,
    deck_page,
    decks_page,
)
from hedgerow.games.tournoi.companion.referee import JUDGE, PARTS
from hedgerow.games.tournoi.deckfile import Finding, findings, matches, read_deck, write_deck
from hedgerow.games.tournoi.decks import FULL_DECKS, HALF_DECKS, Deck, random_deck, standard_deck
from hedgerow.games.tournoi.sharing import alike, deck_code, read_deck_code, set_code
from hedgerow.games.tournoi.sheets import (
    PowerSheet,
    Sheet,
    colour_name,
    kind_name,
    power_sheet,
    sheet,
)

# Decks


class CheckRequest(Struct, frozen=True, forbid_unknown_fields=True):
    file: Annotated[Document, Meta(description="A deck file, or - for standard input.")]


class Verdict(Struct, frozen=True):
    playable: bool
    code: str
    findings: list[Finding]


def check_deck(request: CheckRequest, clerk: Clerk) -> Verdict:
    """Name every deck rule that a file breaks; exit code 1 if there is one besides advice."""
    read = read_deck(request.file.raw, request.file.place)
    found = findings(read)
    return Verdict(all(finding.advice for finding in found), deck_code(read.deck), found)


def _verdict(request: CheckRequest, answer: Verdict, clerk: Clerk) -> Paper:
    say = clerk.say
    paper: Paper = [Line(say(_finding(request.file.place, found))) for found in answer.findings]
    if not answer.playable:
        broken = sum(not finding.advice for finding in answer.findings)
        return [*paper, Line(say(Message("tournoi-decks-broken", {"count": broken})))]
    deck = read_deck_code(answer.code)
    counts: dict[str, Arg] = {"cards": len(deck.cards), "powers": len(deck.powers)}
    playable, code = (
        Message("tournoi-decks-playable", counts),
        Message("tournoi-decks-code", {"code": answer.code}),
    )
    return [*paper, Line(say(playable)), Line(say(code))]


def _finding(place: str, finding: Finding) -> Message:
    args: dict[str, Arg] = {"place": place, "rule": finding.rule, "detail": finding.message}
    if not finding.lines:
        return Message(
            "tournoi-decks-finding-advice" if finding.advice else "tournoi-decks-finding", args
        )
    args |= {"count": len(finding.lines), "lines": ", ".join(map(str, finding.lines))}
    id = "tournoi-decks-finding-lines-advice" if finding.advice else "tournoi-decks-finding-lines"
    return Message(id, args)


class NewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    seed: Annotated[int | None, Meta(description="The same seed makes the same deck.")] = None
    code: Annotated[str, Meta(description="The deck of this code, not a new one.")] = ""


def new_deck(request: NewRequest, clerk: Clerk) -> Document:
    """Make a deck file to change as you like: a random deck by all the rules."""
    if request.code:
        deck = read_deck_code(request.code)
    else:
        assert request.seed is not None
        deck = random_deck(Rng(request.seed))
    return Document(write_deck(deck, clerk.say(Message("tournoi-decks-made")), clerk.language))


class ListRequest(Struct, frozen=True, forbid_unknown_fields=True):
    deck: Annotated[
        Document | str,
        Meta(description="A file, a code, or a deck of the box such as sun+leaf."),
    ] = ""


class BoxedDeck(Struct, frozen=True):
    deck: str
    cards: list[str]
    code: str


class Cards(Struct, frozen=True):
    cards: list[Sheet]
    powers: list[PowerSheet]


def list_decks(request: ListRequest, clerk: Clerk) -> Cards | list[BoxedDeck]:
    """The cards of a deck, or the decks of the box."""
    if request.deck:
        chosen = _some_deck(request.deck)
        return Cards(
            [sheet(standard(), place) for place in chosen.cards],
            [power_sheet(powers(), place) for place in chosen.powers],
        )
    pool = standard().cards
    return [
        BoxedDeck(name, [pool[place].id for place in deck.cards], deck_code(deck))
        for name, deck in _named_decks().items()
    ]


def _named_decks() -> dict[str, Deck]:
    """The decks of the box, whole and half, by their symbols."""
    return {"+".join(symbols): Deck(standard_deck(symbols)) for symbols in FULL_DECKS + HALF_DECKS}


def _some_deck(given: Document | str) -> Deck:
    if isinstance(given, Document):
        return read_deck(given.raw, given.place).deck
    named = _named_decks()
    if given in named:
        return named[given]
    try:
        return read_deck_code(given)
    except BadInput as error:
        if error.message.id == "error-tournoi-deck-code-letter" or len(given) < 8:
            known = ", ".join(named)
            raise BadInput("error-tournoi-deck-name", text=given[:60], known=known) from None
        raise


def _decks(request: ListRequest, answer: Cards | list[BoxedDeck], clerk: Clerk) -> Paper:
    say = clerk.say
    if isinstance(answer, Cards):
        return _cards(answer.cards, answer.powers, standard(), say)
    rows = [cells(deck.deck, str(len(deck.cards)), deck.code) for deck in answer]
    return [Grid(rows, _columns(say, "deck", "cards", "code"), ruled=True)]


# Cards


class FilterRequest(Struct, frozen=True, forbid_unknown_fields=True):
    search: Annotated[str, ARGUMENT, Meta(description="Part of a name, in any language.")] = ""
    kind: Annotated[
        str, Meta(description="A category, in English or French: mammal, oiseau...")
    ] = ""
    colour: Annotated[str, Meta(description="green, yellow, orange or red; or vert...")] = ""


def list_cards(request: FilterRequest, clerk: Clerk) -> Cards:
    """The cards that decks are made of."""
    kind, colour = kind_of(request.kind), colour_of(request.colour)
    if request.kind and kind is None:
        known = ", ".join(clerk.say(kind_name(each)) for each in KINDS)
        text = request.kind[:40]
        raise BadInput("error-tournoi-cards-filter", option="--kind", text=text, known=known)
    if request.colour and colour is None:
        known = ", ".join(clerk.say(colour_name(each)) for each in COLOURS)
        text = request.colour[:40]
        raise BadInput("error-tournoi-cards-filter", option="--colour", text=text, known=known)
    found = [
        sheet(standard(), place)
        for place, card in enumerate(standard().cards)
        if matches(card, request.search)
        and kind in (None, card.kind)
        and colour in (None, card.colour)
    ]
    filtered = bool(request.kind or request.colour)
    every = [] if filtered else [power_sheet(powers(), at) for at in range(len(powers()))]
    part = request.search.casefold()
    return Cards(found, [card for card in every if part in clerk.say(card.name.message).casefold()])


class OwnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    file: Annotated[Document, Meta(description="A CSV file, or - for standard input.")]
    list: Annotated[bool, Meta(description="List the cards too.")] = False


class OwnCards(Struct, frozen=True):
    code: str
    aside: int
    cards: Sequence[Sheet]


def check_cards(request: OwnRequest, clerk: Clerk) -> OwnCards:
    """Check a CSV file of your own cards and give its code, to use at a table.

    Every mistake is named on a line of its own; exit code 2 if there is one.
    """
    read = read_cards(request.file.raw, request.file.place)
    sheets = [sheet(read.cards, place) for place in range(len(read.cards.cards))]
    return OwnCards(set_code(read.cards), read.aside, sheets)


def _own(request: OwnRequest, answer: OwnCards, clerk: Clerk) -> Paper:
    say = clerk.say
    cards = read_cards(request.file.raw, request.file.place).cards
    paper = _cards(answer.cards, [], cards, say) if request.list else []
    names = ", ".join(say(each.name.message) for each in cards.characteristics)
    told = Message("tournoi-decks-set", {"count": len(answer.cards), "names": names})
    paper.append(Line(say(told)))
    if answer.aside:
        paper.append(Line(say(Message("tournoi-decks-set-aside", {"count": answer.aside}))))
    if alike(cards):
        paper.append(Line(say(Message("tournoi-decks-set-mixed"))))
    paper.append(Line(say(Message("tournoi-decks-code", {"code": answer.code}))))
    return paper


def _columns(say: Say, *names: str) -> list[str]:
    return [say(Message(f"tournoi-decks-column-{name}")) for name in names]


def _cards(
    sheets: Sequence[Sheet], chosen: Sequence[PowerSheet], cards: CardSet, say: Say
) -> Paper:
    paper: Paper = []
    if not sheets and not chosen:
        paper.append(Line(say(Message("tournoi-decks-none-found"))))
    if sheets:
        kinds = any(card.kind_text for card in sheets)
        names = [say(each.name.message) for each in cards.characteristics]
        columns = ["id", "name", "colour", *(["kind"] if kinds else [])]
        rows = []
        for card in sheets:
            kind = [say(card.kind_text) if card.kind_text else ""] if kinds else []
            figures = [say(line.figure.text) for line in card.figures]
            name, colour = say(card.name.message), say(card.colour_text)
            rows.append(cells(card.id, name, colour, *kind, *figures))
        paper.append(Grid(rows, [*_columns(say, *columns), *names], ruled=True))
    if chosen:
        rows = [cells(power.id, say(power.name.message), say(power.text)) for power in chosen]
        paper.append(Grid(rows, _columns(say, "id", "name", "effect"), ruled=True))
    return paper


def _listed(request: FilterRequest, answer: Cards, clerk: Clerk) -> Paper:
    return _cards(answer.cards, answer.powers, standard(), clerk.say)


# For the deck builder of the browser


class PartsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty request: there is only one box."""


def deck_parts(request: PartsRequest, clerk: Clerk) -> DecksPage:
    """Everything that a deck can be made of, as JSON."""
    return decks_page()


_Id: TypeAlias = Annotated[str, Meta(max_length=20)]


class BuildRequest(Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[tuple[_Id, ...], Meta(description="Card ids.", max_length=200)] = ()
    powers: Annotated[tuple[_Id, ...], Meta(description="Power cards.", max_length=50)] = ()
    code: Annotated[str, Meta(max_length=100)] | None = None


def build_deck(request: BuildRequest, clerk: Clerk) -> DeckPage:
    """A deck, finished or not, with each deck rule that it breaks, as JSON."""
    return deck_page(list(request.cards), list(request.powers), request.code)


class SheetsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    csv: Annotated[str, Meta(max_length=60_000)] | None = None
    """The text of a CSV file."""
    code: Annotated[str, Meta(max_length=24_000)] | None = None


def card_sheets(request: SheetsRequest, clerk: Clerk) -> CardsPage:
    """Somebody's own cards from CSV text or a code, or all of ours, as JSON."""
    return cards_page(request.csv, request.code)


DESK: Final[dict[str, AnyTool]] = {
    "deck check": Tool(
        CheckRequest, Verdict, check_deck, _verdict, failed=lambda answer: not answer.playable
    ),
    "deck new": Tool(NewRequest, Document, new_deck),
    "deck list": Tool(ListRequest, Cards | list[BoxedDeck], list_decks, _decks),
    "deck parts": Tool(PartsRequest, DecksPage, deck_parts),
    "deck build": Tool(BuildRequest, DeckPage, build_deck),
    "cards list": Tool(FilterRequest, Cards, list_cards, _listed),
    "cards check": Tool(OwnRequest, OwnCards, check_cards, _own),
    "cards sheets": Tool(SheetsRequest, CardsPage, card_sheets),
    "referee parts": PARTS,
    "referee judge": JUDGE,
}
