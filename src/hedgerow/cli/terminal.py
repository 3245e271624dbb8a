"""The terminal: all input from people and output to them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Literal, TypeAlias

from rich.console import Console
from rich.text import Text

from hedgerow.core.drawing import Drawing

Key: TypeAlias = Literal["left", "right", "home", "end", "quit", "other"]

_FORGET = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and the scrollback, where secrets could be read."""

_KEYS: dict[str, Key] = {
    "\x1b[D": "left",
    "\x1bOD": "left",
    "\x1b[C": "right",
    "\x1bOC": "right",
    "\x1b[H": "home",
    "\x1bOH": "home",
    "\x1b[1~": "home",
    "\x1b[F": "end",
    "\x1bOF": "end",
    "\x1b[4~": "end",
    "h": "left",
    "l": "right",
    " ": "right",
    "\r": "right",
    "\n": "right",
    "q": "quit",
    "Q": "quit",
    "\x03": "quit",
    "\x04": "quit",
    "\x1b": "quit",
}
_WINDOWS_KEYS: dict[str, Key] = {"K": "left", "M": "right", "G": "home", "O": "end"}


class Terminal:
    """Reads lines and prints text. Tests can replace `read` and the console."""

    def __init__(
        self,
        console: Console,
        read: Callable[[str], str] = input,
        interactive: bool | None = None,
    ) -> None:
        self.console = console
        self._read = read
        self.interactive = sys.stdin.isatty() if interactive is None else interactive
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401 - arrow keys and history in `input`

    def say(self, text: str = "", style: str = "", *, whole: bool = False) -> None:
        """Print a line; with `whole` it is not wrapped, so that it can be copied."""
        self.console.print(Text(text, style=style), soft_wrap=whole)

    def draw(self, drawing: Drawing) -> None:
        """Print a drawing without wrapping it."""
        for line in drawing:
            text = Text()
            for span in line:
                text.append(span.text, style=span.style)
            self.console.print(text, no_wrap=True, overflow="ignore", crop=False, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Read a line from the person; raises EOFError at the end of input."""
        if self.interactive:
            return self._read(prompt).strip()
        line = self._read("").strip()
        self.say(prompt + line, style="bold")  # a pipe does not echo
        return line

    def forget(self) -> None:
        """Clear the screen for the next person."""
        if self.console.is_terminal:
            self.console.file.write(_FORGET)
            self.console.file.flush()
        if "readline" in sys.modules:
            clear = getattr(sys.modules["readline"], "clear_history", None)
            if clear is not None:
                clear()

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Show a spinner, if there is a screen."""
        if self.console.is_terminal and self.interactive:
            with self.console.status(text):
                yield
        else:
            yield


def width_of(drawing: Drawing) -> int:
    return max((sum(len(span.text) for span in line) for line in drawing), default=0)


if sys.platform == "win32":

    @contextmanager
    def keyboard() -> Iterator[Callable[[], Key]]:
        """Key presses one by one, without Enter."""
        import msvcrt

        def press() -> Key:
            first = msvcrt.getwch()
            if first in ("\x00", "\xe0"):
                return _WINDOWS_KEYS.get(msvcrt.getwch(), "other")
            return _KEYS.get(first, "other")

        yield press

else:

    @contextmanager
    def keyboard() -> Iterator[Callable[[], Key]]:
        """Key presses one by one, without Enter; none are lost in between."""
        import select
        import termios
        import tty

        file = sys.stdin.fileno()

        def press() -> Key:
            typed = os.read(file, 1)
            # An arrow key sends its bytes together; a lone Escape sends nothing more.
            while typed.startswith(b"\x1b") and len(typed) < 6:
                if not select.select([file], [], [], 0.05)[0]:
                    break
                typed += os.read(file, 1)
                if len(typed) > 2 and (typed[-1:].isalpha() or typed.endswith(b"~")):
                    break
            return _KEYS.get(typed.decode(errors="replace"), "other") if typed else "quit"

        before = termios.tcgetattr(file)
        try:
            tty.setcbreak(file, termios.TCSADRAIN)
            yield press
        finally:
            termios.tcsetattr(file, termios.TCSADRAIN, before)
