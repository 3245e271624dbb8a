"""Errors that reach a person: one message, which names the place."""

from __future__ import annotations

from hedgerow.core.text import Arg, Message


class BadInput(Exception):
    """Something from outside is wrong; nothing was changed."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

    @property
    def mistakes(self) -> tuple[Message, ...]:
        """Everything that is wrong, a message each."""
        return (self.message,)

    def __reduce__(self) -> tuple[object, ...]:
        """So that an error comes back whole from a worker process."""
        return _again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        inside = ", ".join(f"{k}={v}" for k, v in self.message.args.items())
        return f"{self.message.id}({inside})"


class Refused(BadInput):
    """A move that the rules forbid; `rule` is its number in the game's RULES.md."""

    def __init__(self, rule: str, move: str) -> None:
        super().__init__("error-refused", rule=rule, move=move, title=Message(f"rule-{rule}"))
        self.rule = rule


def _again(kind: type[BadInput], args: tuple[object, ...], state: dict[str, object]) -> BadInput:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error
