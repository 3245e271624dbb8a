"""The story of a game: what happened, and who may see which part of it."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from hedgerow.core.text import Seat


class Event(Struct, frozen=True, tag_field="event"):
    """Something that happened. Past tense, public fields only.

    `informs` says whether a seat learns from it what it could not work out before. It is true
    unless an event says otherwise, so that forgetting it costs an undo and never a secret.
    """

    informs: ClassVar[bool] = True


class Entry(Struct, frozen=True):
    """One line of the story: for everybody, and, for the seats listed, with its secret part."""

    public: Event
    secret: Event | None = None
    seen_by: tuple[Seat, ...] = ()

    def seen(self, seat: Seat | None) -> Event:
        """The event as this seat (None: a spectator) may see it."""
        if self.secret is not None and seat is not None and seat in self.seen_by:
            return self.secret
        return self.public

    @property
    def informs(self) -> bool:
        return self.public.informs or (self.secret is not None and self.secret.informs)


class Log:
    """Collects entries. Rules ask `if log.on:` first, so that playouts build no event."""

    __slots__ = ("entries", "on")

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.entries: list[Entry] = []

    def tell(self, event: Event) -> None:
        """Tell everybody."""
        if self.on:
            self.entries.append(Entry(event))

    def whisper(self, public: Event, secret: Event, *seen_by: Seat) -> None:
        """Tell everybody `public`, and the seats listed `secret` in its place."""
        if self.on:
            self.entries.append(Entry(public, secret, seen_by))


null_log = Log(on=False)
"""For search and training: keeps nothing."""
