"""Notes beside the board."""

from __future__ import annotations

from hedgerow.core.text import Message, seat_letter
from hedgerow.games.cryptid.hidden import View
from hedgerow.games.cryptid.words.names import clue, hint, researcher


def notes(view: View) -> tuple[Message, ...]:
    """The own clue, the researcher to act if a seat plays two, the open hint; all clues at last."""
    told: list[Message] = []
    if view.clues:
        told += [
            Message("cryptid-note-clue-of", {"who": researcher(view, who), "clue": clue(code)})
            for who, code in enumerate(view.clues)
        ]
    elif view.researchers == view.seats:
        told += [Message("cryptid-note-clue", {"clue": clue(code)}) for code in view.own]
    else:
        told += [
            Message("cryptid-note-own-clue-of", {"letter": seat_letter(who), "clue": clue(code)})
            for who, code in zip(
                range(view.seat or 0, view.researchers, view.seats), view.own, strict=False
            )
        ]
        told.append(Message("cryptid-note-turn", {"who": researcher(view, view.turn)}))
    if view.hint:
        told.append(Message("cryptid-note-hint", {"hint": hint(view.hint)}))
    return tuple(told)
