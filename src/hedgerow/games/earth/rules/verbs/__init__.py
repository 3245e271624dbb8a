"""What each verb of cards and animals needs and does: one `Verb` for each Struct of `effects`.

`words.verbs` has the text of each verb and `companion.glyphs` its signs, in tables with the same
keys.
"""

from hedgerow.games.earth.rules.verbs import animals, cards, everybody
from hedgerow.games.earth.rules.verbs.verb import VERBS, Asking, Verb, asking, can, may, resolve

__all__ = [
    "VERBS",
    "Asking",
    "Verb",
    "animals",
    "asking",
    "can",
    "cards",
    "everybody",
    "may",
    "resolve",
]
