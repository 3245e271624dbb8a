"""What each verb of cards and animals needs and does: one `Verb` for each Struct of `effects`.

What a verb says is in `words.verbs`, its signs are in `companion.glyphs`; both are tables with the
same keys.
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
