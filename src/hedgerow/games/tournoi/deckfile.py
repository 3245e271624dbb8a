"""Deck files: one card per line, by id or by name; `#` begins a comment.

    # My deck
    D15 Whale shark
    Panda roux
    P13

Anything may follow an id; a name must be alone on its line, in either language or in Latin.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from msgspec import Struct

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games import datafiles
from hedgerow.games.tournoi.cards import Card, powers, standard
from hedgerow.games.tournoi.decks import Broken, Deck, check


class DeckFile(Struct, frozen=True):
    """A deck, with the line of each of its cards in the file."""

    deck: Deck
    card_lines: tuple[int, ...]
    power_lines: tuple[int, ...]


class Finding(Struct, frozen=True):
    """A broken deck rule, with the lines of the surplus cards."""

    rule: str
    message: Message
    advice: bool
    lines: tuple[int, ...]


def read_deck(raw: bytes, place: str) -> DeckFile:
    """The deck of a file; raises BadInput with the line and column of an unknown card."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        at = raw[: error.start].count(b"\n") + 1
        raise BadInput("error-tournoi-deck-text", place=place, line=at) from None
    cards: list[tuple[int, int]] = []
    chosen: list[tuple[int, int]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        entry = line.partition("#")[0].strip()
        if not entry:
            continue
        found = _find(entry, [at for _, at in chosen])
        if found is None:
            column = line.index(entry) + 1
            raise BadInput(
                "error-tournoi-deck-card", place=place, line=number, column=column, text=entry[:60]
            )
        which, at = found
        (cards if which == "card" else chosen).append((number, at))
    if not cards and not chosen:
        raise BadInput("error-tournoi-deck-empty", place=place)
    deck = Deck(tuple(at for _, at in cards), tuple(at for _, at in chosen))
    return DeckFile(deck, tuple(n for n, _ in cards), tuple(n for n, _ in chosen))


def findings(file: DeckFile) -> list[Finding]:
    """The deck rules that the file breaks, each with its lines."""
    return [_finding(file, broken) for broken in check(file.deck)]


def _finding(file: DeckFile, broken: Broken) -> Finding:
    lines = [file.card_lines[at] for at in broken.cards]
    lines += [file.power_lines[at] for at in broken.powers]
    return Finding(broken.rule, broken.message, broken.advice, tuple(sorted(lines)))


def _find(entry: str, taken: list[int]) -> tuple[str, int] | None:
    """The card or power card that a line names: by its name, else by the id it begins with."""
    known_cards, known_powers = _known()
    for key in (_plain(entry), _plain(entry.split()[0])):
        if key in known_cards:
            return "card", known_cards[key]
        if key in known_powers:
            # Power cards with the same name are copies: take the next one not yet in the deck.
            copies = known_powers[key]
            return "power", next((at for at in copies if at not in taken), copies[0])
    return None


@datafiles.derived
def _known() -> tuple[dict[str, int], dict[str, tuple[int, ...]]]:
    """Cards by id and names, power cards by id and names with all their copies."""
    cards: dict[str, int] = {}
    chosen: dict[str, tuple[int, ...]] = {}
    for at, card in enumerate(standard().cards):
        for name in (card.scientific, card.name.en, card.name.fr, card.id):
            cards[_plain(name)] = at
    for at, power in enumerate(powers()):
        for name in {_plain(power.en), _plain(power.fr)}:
            chosen[name] = (*chosen.get(name, ()), at)
        chosen[_plain(power.id)] = (at,)
    return cards, chosen


def _plain(text: str) -> str:
    """Normalize case, accents and apostrophes for lookup."""
    spread = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return " ".join("".join(c for c in spread if not unicodedata.combining(c)).split())


def matches(card: Card, text: str) -> bool:
    """Whether one of a card's names contains this text."""
    sought = _plain(text)
    return any(sought in _plain(name) for name in (card.name.en, card.name.fr, card.scientific))


def write_deck(deck: Deck, title: str, language: str) -> str:
    """The text of a deck file: cards by degree of threat and name, named in this language."""
    return "\n".join(_lines(deck, title, language)) + "\n"


def _lines(deck: Deck, title: str, language: str) -> Iterator[str]:
    yield f"# {title}"
    pool = standard().cards
    named = [(pool[at].degree, getattr(pool[at].name, language), pool[at].id) for at in deck.cards]
    degree = -1
    for place, name, id in sorted(named):
        if place != degree:
            degree = place
            yield ""
        yield f"{id} {name}"
    if deck.powers:
        yield ""
    for at in deck.powers:
        yield f"{powers()[at].id} {getattr(powers()[at].name, language)}"
