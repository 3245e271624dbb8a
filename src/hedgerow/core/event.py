"""Events of a game: what happened, and who may see which part of it."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from hedgerow.core.text import Seat


class Event(Struct, frozen=True, tag_field="event"):
    """Something that happened. Named in the past tense; all fields are public.

    `informs` says whether a seat learns something from it that it could not work out before. It
    defaults to true, so that forgetting it costs an undo and never a secret.
    """

    informs: ClassVar[bool] = True


class Entry(Struct, frozen=True):
    """A log entry: the public event, and the one with its secret part for the seats listed."""

    public: Event
    secret: Event | None = None
    seen_by: tuple[Seat, ...] = ()

    def seen(self, seat: Seat | None) -> Event:
        """The event as this seat (None: a spectator) sees it."""
        if self.secret is not None and seat is not None and seat in self.seen_by:
            return self.secret
        return self.public

    @property
    def informs(self) -> bool:
        return self.public.informs or (self.secret is not None and self.secret.informs)


class Log:
    """Collects entries. Rules check `if log.on:` first, so that playouts build no events."""

    __slots__ = ("entries", "on")

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.entries: list[Entry] = []

    def tell(self, event: Event) -> None:
        """Log an event that everybody sees."""
        if self.on:
            self.entries.append(Entry(event))

    def whisper(self, public: Event, secret: Event, *seen_by: Seat) -> None:
        """Log `public` for everybody, except for the seats listed, which see `secret` instead."""
        if self.on:
            self.entries.append(Entry(public, secret, seen_by))


null_log = Log(on=False)
"""A log that discards everything, for search and training."""
