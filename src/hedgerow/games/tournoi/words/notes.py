"""Notes beside the table."""

from __future__ import annotations

from collections.abc import Sequence

from hedgerow.core.text import Arg, Message
from hedgerow.games.tournoi.cards import KINDS
from hedgerow.games.tournoi.hidden import View
from hedgerow.games.tournoi.sheets import colour_name, effect_text, kind_name
from hedgerow.games.tournoi.words.names import card, figure, listed


def notes(view: View) -> tuple[Message, ...]:
    """The bonus in play, the cards in hand, and the effects of the power cards."""
    told: list[Message] = []
    if view.tokens:
        if view.terms.options.bonus == "trio":
            kinds = [token.kinds[0] for token in view.tokens]
            told.append(_kinds("tournoi-note-trio", kinds))
        else:
            free = [token for token in view.tokens if token.owner is None]
            told += [_kinds("tournoi-note-token", token.kinds) for token in free]
    told += [_hand_card(view, id) for id in view.hand]
    for id in dict.fromkeys(view.powers):
        face = view.kit.faces[view.kit.face_of[id]]
        args: dict[str, Arg] = {"power": face.name.message, "count": view.powers.count(id)}
        told.append(Message("tournoi-note-power", {**args, "effect": effect_text(face.effect)}))
    return tuple(told)


def _hand_card(view: View, id: str) -> Message:
    held = view.kit.card_named(id)
    figures = [figure(view, id, number) for number in range(1, view.terms.battles + 1)]
    args: dict[str, Arg] = {"id": id, "card": card(view, id), "figures": listed(figures)}
    return Message("tournoi-note-card", {**args, "colour": colour_name(held.colour)})


def _kinds(id: str, kinds: Sequence[str]) -> Message:
    return Message(id, {"kinds": listed([kind_name(kind) for kind in KINDS if kind in kinds])})
