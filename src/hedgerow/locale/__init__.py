"""The Fluent catalogues in English and French, shared by Python and the browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

from hedgerow.core.text import Arg, Message, Seat, SeatName, seat_letter

Language: TypeAlias = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Catalogue:
    """Formats messages in one language.

    >>> Catalogue("fr").say(Message("play-wins", {"seat": SeatName(1)}))
    'B gagne.'
    """

    def __init__(
        self, language: Language, names: Sequence[str] = (), reader: Seat | None = None
    ) -> None:
        self.language = language
        self.names = tuple(names)
        """The name of each seat; by default its letter."""
        self.reader = reader
        """The seat that reads: a message may say "you" by the argument that names it, `$you`."""
        self._messages = _messages(language)

    def say(self, message: Message) -> str:
        """The text of a message; raises KeyError if it or one of its arguments is missing."""
        try:
            pattern = self._messages.pattern(message.id)
        except KeyError:
            raise KeyError(f"{self.language}: no message {message.id}") from None
        if pattern is None:
            raise KeyError(f"{self.language}: {message.id} has no text")
        args = {name: self._argument(arg) for name, arg in message.args.items()}
        args.setdefault("you", self._you(message))
        text, errors = self._messages.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.language}: {message.id}: {errors[0]}")
        return str(text)

    def _you(self, message: Message) -> str:
        """The name of the argument that is the reader."""
        for name, arg in message.args.items():
            if isinstance(arg, SeatName) and arg.seat == self.reader:
                return name
        return ""

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else seat_letter(seat)

    def _argument(self, arg: Arg) -> str | int:
        match arg:
            case SeatName(seat):
                return self.seat(seat)
            case Message():
                return self.say(arg)
            case str() | int():
                return arg


class _Messages:
    """The messages of a language, each parsed when it is first used.

    There are three thousand, and parsing them all would take longer than most commands do.
    """

    def __init__(self, language: Language) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in files(__package__).joinpath(language).iterdir():
            if file.name.endswith(".ftl"):
                entries = _ENTRY.split(file.read_text(encoding="utf-8"))[1:]
                self._sources |= dict(zip(entries[::2], entries[1::2], strict=True))

    def pattern(self, id: str) -> Any:
        """What a message says, or None; raises KeyError if there is no such message."""
        if not self.bundle.has_message(id):
            self._parse(id)
        return self.bundle.get_message(id).value

    def _parse(self, id: str) -> None:
        """Parse a message or term, and first those that it refers to."""
        source = self._sources[id]
        for name in _REFERENCE.findall(source):
            if name in self._sources and not self.bundle.has_message(name):
                self._parse(name)
        self.bundle.add_resource(FluentResource(f"{id} ={source}"))


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_messages: Final = cache(_Messages)
