"""The Fluent catalogues in English and French, shared by Python and the browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

from hedgerow.core.text import Arg, Message, SeatName, seat_letter

Language: TypeAlias = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


class Catalogue:
    """Formats messages in one language.

    >>> Catalogue("fr").say(Message("play-wins", {"seat": SeatName(1)}))
    'B gagne.'
    """

    def __init__(self, language: Language, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        """The name of each seat; by default its letter."""
        self._bundle = _bundle(language)

    def say(self, message: Message) -> str:
        """The text of a message; raises KeyError if it or one of its arguments is missing."""
        if not self._bundle.has_message(message.id):
            raise KeyError(f"{self.language}: no message {message.id}")
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise KeyError(f"{self.language}: {message.id} has no text")
        args = {name: self._argument(arg) for name, arg in message.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.language}: {message.id}: {errors[0]}")
        return str(text)

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


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
