"""`hedgerow tournoi`: decks to build and check, cards to look at and bring along."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from hedgerow.cli.records import read_bytes
from hedgerow.cli.say import catalogue, console, language, print_json, say
from hedgerow.core.errors import BadInput
from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.cardfile import BadCards, colour_of, kind_of, read_cards
from hedgerow.games.tournoi.cards import COLOURS, KINDS, CardSet, powers, standard
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

app = typer.Typer(
    help="Le Tournoi: build and check decks, look at cards, bring your own.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
deck_app = typer.Typer(help="Decks: check, new, list.", no_args_is_help=True)
cards_app = typer.Typer(help="Cards: list ours, check your own.", no_args_is_help=True)
app.add_typer(deck_app, name="deck")
app.add_typer(cards_app, name="cards")

_JSON = Annotated[bool, typer.Option("--json", help="For programs.")]


@deck_app.command()
def check(
    file: Annotated[str, typer.Argument(help="A deck file, or - for standard input.")],
    json: _JSON = False,
) -> None:
    """Name every deck rule that a file breaks; exit code 1 if there is one besides advice."""
    read = read_deck(read_bytes(file), file)
    found = findings(read)
    broken = sum(not finding.advice for finding in found)
    if json:
        print_json({"playable": not broken, "code": deck_code(read.deck), "findings": found})
    else:
        for finding in found:
            console.print(Text(_finding(file, finding)), soft_wrap=True)
        if broken:
            console.print(say("tournoi-decks-broken", count=broken))
        else:
            counts = {"cards": len(read.deck.cards), "powers": len(read.deck.powers)}
            console.print(say("tournoi-decks-playable", **counts))
            console.print(say("tournoi-decks-code", code=deck_code(read.deck)), soft_wrap=True)
    if broken:
        raise typer.Exit(1)


def _finding(file: str, finding: Finding) -> str:
    args: dict[str, Any] = {"place": file, "rule": finding.rule, "detail": finding.message}
    if not finding.lines:
        return say(
            "tournoi-decks-finding-advice" if finding.advice else "tournoi-decks-finding", **args
        )
    args |= {"count": len(finding.lines), "lines": ", ".join(map(str, finding.lines))}
    return say(
        "tournoi-decks-finding-lines-advice" if finding.advice else "tournoi-decks-finding-lines",
        **args,
    )


@deck_app.command()
def new(
    file: Annotated[
        Path | None, typer.Argument(help="Where to write it; shown if left out.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed makes the same deck.")] = None,
    code: Annotated[str | None, typer.Option(help="The deck of this code, not a new one.")] = None,
) -> None:
    """Make a deck file to change as you like: a random deck by all the rules."""
    if code is not None:
        deck = read_deck_code(code)
    else:
        deck = random_deck(Rng(secrets.randbits(64) if seed is None else seed))
    text = write_deck(deck, say("tournoi-decks-made"), language())
    if file is None:
        typer.echo(text, nl=False)
        return
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        raise BadInput("error-tournoi-deck-exists", place=str(file)) from None
    except OSError as error:
        detail = error.strerror or str(error)
        raise BadInput("error-write", place=str(file), detail=detail) from None
    console.print(say("tournoi-decks-written", place=str(file)), markup=False, soft_wrap=True)


def _named_decks() -> dict[str, Deck]:
    """The decks of the box, whole and half, by their symbols."""
    return {"+".join(symbols): Deck(standard_deck(symbols)) for symbols in FULL_DECKS + HALF_DECKS}


@deck_app.command("list")
def list_decks(
    deck: Annotated[
        str | None, typer.Argument(help="A file, a code, or a deck of the box such as sun+leaf.")
    ] = None,
    json: _JSON = False,
) -> None:
    """The cards of a deck, or the decks of the box."""
    if deck is not None:
        chosen = _some_deck(deck)
        _show_cards(
            [sheet(standard(), place) for place in chosen.cards],
            [power_sheet(powers(), place) for place in chosen.powers],
            standard(),
            json=json,
        )
        return
    named = _named_decks()
    if json:
        print_json(
            [
                {"deck": name, "cards": _ids(one), "code": deck_code(one)}
                for name, one in named.items()
            ]
        )
        return
    columns = (
        "tournoi-decks-column-deck",
        "tournoi-decks-column-cards",
        "tournoi-decks-column-code",
    )
    table = Table(*(say(id) for id in columns))
    for name, one in named.items():
        table.add_row(name, str(len(one.cards)), deck_code(one))
    console.print(table)


def _ids(deck: Deck) -> list[str]:
    return [standard().cards[place].id for place in deck.cards]


def _some_deck(text: str) -> Deck:
    named = _named_decks()
    if text in named:
        return named[text]
    if text == "-" or Path(text).is_file():
        return read_deck(read_bytes(text), text).deck
    try:
        return read_deck_code(text)
    except BadInput as error:
        if error.message.id == "error-tournoi-deck-code-letter" or len(text) < 8:
            known = ", ".join(named)
            raise BadInput("error-tournoi-deck-name", text=text[:60], known=known) from None
        raise


@cards_app.command("list")
def list_cards(
    search: Annotated[str, typer.Argument(help="Part of a name, in any language.")] = "",
    kind: Annotated[
        str, typer.Option(help="A category, in English or French: mammal, oiseau...")
    ] = "",
    colour: Annotated[str, typer.Option(help="green, yellow, orange or red; or vert...")] = "",
    json: _JSON = False,
) -> None:
    """The cards that decks are made of."""
    wanted_kind, wanted_colour = kind_of(kind), colour_of(colour)
    if kind and wanted_kind is None:
        known = ", ".join(catalogue().say(kind_name(each)) for each in KINDS)
        raise BadInput("error-tournoi-cards-filter", option="--kind", text=kind[:40], known=known)
    if colour and wanted_colour is None:
        known = ", ".join(catalogue().say(colour_name(each)) for each in COLOURS)
        raise BadInput(
            "error-tournoi-cards-filter", option="--colour", text=colour[:40], known=known
        )
    found = [
        sheet(standard(), place)
        for place, card in enumerate(standard().cards)
        if matches(card, search)
        and wanted_kind in (None, card.kind)
        and wanted_colour in (None, card.colour)
    ]
    shown = [] if kind or colour else [power_sheet(powers(), at) for at in range(len(powers()))]
    said = catalogue()
    shown = [card for card in shown if search.casefold() in said.say(card.name.message).casefold()]
    _show_cards(found, shown, standard(), json=json)


@cards_app.command("check")
def check_cards(
    file: Annotated[str, typer.Argument(help="A CSV file, or - for standard input.")],
    show: Annotated[bool, typer.Option("--list", help="List the cards too.")] = False,
    json: _JSON = False,
) -> None:
    """Check a CSV file of your own cards and give its code, to use at a table.

    Every mistake is named on a line of its own; exit code 2 if there is one.
    """
    try:
        read = read_cards(read_bytes(file), file)
    except BadCards as error:
        for mistake in error.mistakes:
            typer.echo(f"hedgerow: {catalogue().say(mistake)}", err=True)
        raise typer.Exit(2) from None
    code = set_code(read.cards)
    sheets = [sheet(read.cards, place) for place in range(len(read.cards.cards))]
    if json:
        print_json({"code": code, "aside": read.aside, "cards": sheets})
        return
    if show:
        _show_cards(sheets, [], read.cards, json=False)
    said = catalogue()
    names = ", ".join(said.say(one.name.message) for one in read.cards.characteristics)
    console.print(Text(say("tournoi-decks-set", count=len(sheets), names=names)), soft_wrap=True)
    if read.aside:
        console.print(say("tournoi-decks-set-aside", count=read.aside))
    if alike(read.cards):
        console.print(say("tournoi-decks-set-mixed"), soft_wrap=True)
    console.print(Text(say("tournoi-decks-code", code=code)), soft_wrap=True)


def _show_cards(
    sheets: list[Sheet], chosen: list[PowerSheet], cards: CardSet, *, json: bool
) -> None:
    if json:
        print_json({"cards": sheets, "powers": chosen})
        return
    said = catalogue()
    if not sheets and not chosen:
        console.print(say("tournoi-decks-none-found"))
    if sheets:
        names = [said.say(one.name.message) for one in cards.characteristics]
        kinds = any(card.kind_text for card in sheets)
        columns = [
            "tournoi-decks-column-id",
            "tournoi-decks-column-name",
            "tournoi-decks-column-colour",
        ]
        columns += ["tournoi-decks-column-kind"] if kinds else []
        table = Table(*(say(id) for id in columns), *map(escape, names))
        for card in sheets:
            kind = [said.say(card.kind_text) if card.kind_text else ""] if kinds else []
            figures = [said.say(line.figure.text) for line in card.figures]
            cells = [card.id, said.say(card.name.message), said.say(card.colour_text)]
            table.add_row(*map(Text, (*cells, *kind, *figures)))
        console.print(table)
    if chosen:
        columns = [
            "tournoi-decks-column-id",
            "tournoi-decks-column-name",
            "tournoi-decks-column-effect",
        ]
        table = Table(*(say(id) for id in columns))
        for power in chosen:
            table.add_row(power.id, Text(said.say(power.name.message)), said.say(power.text))
        console.print(table)
