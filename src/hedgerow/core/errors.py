"""Errors shown to people: one message that names the place."""

from __future__ import annotations

from hedgerow.core.text import Arg, Message


class BadInput(Exception):
    """Input from outside is invalid; nothing was changed."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

    @property
    def mistakes(self) -> tuple[Message, ...]:
        """Every mistake in the input, one message each."""
        return (self.message,)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle support, so that an error survives the way back from a worker process."""
        return _again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        inside = ", ".join(f"{k}={v}" for k, v in self.message.args.items())
        return f"{self.message.id}({inside})"


class Refused(BadInput):
    """The rules forbid a move; `rule` is the number of the rule in the game's RULES.md."""

    def __init__(self, rule: str, move: str) -> None:
        super().__init__("error-refused", rule=rule, move=move, title=Message(f"rule-{rule}"))
        self.rule = rule


def _again(kind: type[BadInput], args: tuple[object, ...], state: dict[str, object]) -> BadInput:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error
