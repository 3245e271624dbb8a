"""A position drawn as text."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Span(Struct, frozen=True):
    """A piece of a drawing: text and its terminal style ("bold white on blue")."""

    text: str
    style: str = ""


Drawing: TypeAlias = list[list[Span]]
