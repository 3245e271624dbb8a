"""The command line's output: a catalogue, a console for people and one for errors."""

from __future__ import annotations

import locale
import os
import sys
from typing import Any

import msgspec
from rich.console import Console

from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.locale import LANGUAGES, Catalogue, Language

console = Console(highlight=False)
progress_console = Console(stderr=True, highlight=False)
"""Progress goes to standard error, so that standard output stays clean for programs."""

_chosen: Language = "en"


def system_language() -> Language:
    """French if the system's language is French, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return "fr" if os.environ[variable].lower().startswith("fr") else "en"
    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else "en"


def check_language(name: str) -> Language:
    if name not in LANGUAGES:
        raise BadInput("error-language", language=name, known=", ".join(LANGUAGES))
    return name


def set_language(name: str | None) -> None:
    global _chosen
    _chosen = system_language()
    if name is not None:
        _chosen = check_language(name)


def language() -> Language:
    return _chosen


def catalogue() -> Catalogue:
    """The catalogue of the chosen language."""
    return Catalogue(_chosen)


def say(id: str, **args: Any) -> str:
    """A message in the chosen language."""
    return catalogue().say(Message(id, args))


def say_of_game(id: str, part: str) -> str:
    """A game's "name", "line" or "desk" text, or its id if the catalogue has none yet."""
    try:
        return say(f"game-{id}-{part}")
    except KeyError:
        return id


def say_error(error: BadInput) -> None:
    for mistake in error.mistakes:
        print_error(catalogue().say(mistake))


def print_error(text: str) -> None:
    """Print one line on standard error, whatever characters the text has."""
    print(f"hedgerow: {' '.join(text.split())}", file=sys.stderr)


def print_json(value: Any) -> None:
    """Print one JSON document on standard output, for programs."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
