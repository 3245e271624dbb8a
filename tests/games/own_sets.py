"""Owners' sets for tests: other numbers on many components, so that nothing plays as usual."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from hedgerow.core.event import Log
from hedgerow.core.game import AnyGame
from hedgerow.core.options import Value
from hedgerow.core.own import Own
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.games.earth.cards import animals
from hedgerow.games.earth.companion.components import shapes
from hedgerow.games.habitats.tiles import entrances, tiles
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Species
from hedgerow.games.owned import game_with
from hedgerow.games.tournoi.cards import KINDS, powers, tokens
from hedgerow.locale import Catalogue
from hedgerow.testing.laws import choose, fingerprint

Rows: TypeAlias = dict[str, dict[str, int | str | tuple[str, ...]]]


def own_tiles(vp: int = 1) -> Own:
    """Every animal scores these points and wants two forests, and every road leads north."""
    rows: Rows = {}
    for tile in tiles():
        if tile.kind == "animal":
            rows[tile.id] = {"vp": vp, "demand.forest": 2}
        elif tile.kind == "road":
            rows[tile.id] = {"roads": ("N",)}
    return {"tiles.toml": rows}


def own_habitats() -> Own:
    """Besides: water at every entrance, other points for goals, and wider markets."""
    return {
        **own_tiles(),
        "entrances.toml": {entrance.id: {"land": "water"} for entrance in entrances()},
        "years.toml": {"3": {"points.0.0": 9, "points.1.1": 3, "points.2.0": 7}},
        "market.toml": {"3": {"columns": 5, "figures.1.column": 5}, "2": {"columns": 5}},
    }


def own_species(copies: int = 2) -> Own:
    """Ranks and copies are others, and with the ranks the number of every kind."""
    species = [card for card in box().cards if isinstance(card, Species)]
    return {
        "species.toml": {
            card.id: {"copies": copies, "rank": 2 + (card.rank - 1) % 7} for card in species
        }
    }


def own_north_woods() -> Own:
    """Besides: other numbers of resources and events."""
    cards = box().cards
    return {
        **own_species(),
        "resources.toml": {cards[kind].id: {"copies": 6} for kind in box().resources},
        "events.toml": {cards[kind].id: {"copies": 1} for kind in box().events},
    }


def own_tournoi() -> Own:
    """Every power card does something else, and every token asks for other categories."""
    effects = ("own-times", "rivals-part", "points", "next", "cancel-junior", "replace", "second")
    rows: Rows = {}
    for at, card in enumerate(powers()):
        rows[card.id] = {"effect": effects[at % len(effects)]}
        if rows[card.id]["effect"] == "points":
            rows[card.id]["effect.points"] = 3 + at % 2
    kinds = KINDS[1:] + KINDS[:1]
    faces: Rows = {
        token.id: {
            "single": kinds[at % 8],
            "triple": tuple(kinds[(at + step) % 8] for step in (0, 2, 5)),
        }
        for at, token in enumerate(tokens())
    }
    return {"powers.toml": rows, "tokens.toml": faces}


MOVES = ("up_to", "exactly", "anywhere", "leaves", "stay", "straight", "line", "opposite_corner")


def own_earth(first: int = 0, step: int = 5) -> Own:
    """Every animal moves otherwise and does something else, on both sides."""
    own, shared = list(shapes("individual")), list(shapes("collective"))
    rows: Rows = {}
    for at, id in enumerate(animals()):
        effect, together = own[(first + step * at) % len(own)], shared[(first + at) % len(shared)]
        move = MOVES[(first + at) % len(MOVES)]
        if " start" in effect and move == "stay":
            move = "up_to"
        rows[id] = {"individual.move": move, "individual.effect": effect}
        rows[id]["collective.effect"] = together
        if move == "up_to":
            rows[id] |= {"individual.move.steps": 3, "individual.move.on": "flora"}
    return {"animals.toml": rows}


def own_of(game: str) -> Own:
    return {
        "habitats": own_habitats,
        "north_woods": own_north_woods,
        "tournoi": own_tournoi,
        "earth": own_earth,
    }[game]()


def options_of(game: str) -> dict[str, Value]:
    """The options under which an own set comes up."""
    return {"animals": True} if game == "earth" else {}


SEATS = 3
STEPS = 30
DEEPER = {"earth": 150}
"""Animals come to life only when a leaf is used."""


def whole(id: str, own: Own, seed: int) -> list[str]:
    """`steps` of a game by its id, for another process."""
    return list(steps(game_with(game_named(id), own), seed))


def steps(game: AnyGame, seed: int) -> Iterator[str]:
    """A random game, step for step: a digest of the state and of all that anybody is told."""
    rng, say = Rng(seed), Catalogue("en").say
    options = game.read_options(options_of(game.id), SEATS)
    state = game.setup(options, SEATS, rng)
    codec = game.codec(SEATS, options)
    for _ in range(DEEPER.get(game.id, STEPS)):
        decisions = game.decisions(state)
        views = [game.view(state, seat) for seat in (None, *range(SEATS))]
        world = game.determinize(views[1], Rng(seed))
        yield _digest(
            fingerprint(state),
            fingerprint(world),
            [msgspec.json.encode(view) for view in views],
            [piece.tobytes() for view in views for piece in codec.observe(view).values()],
            [list(map(str, decision.moves)) for decision in decisions],
            [codec.mask(decision).tobytes() for decision in decisions],
            game.words.draw(views[1], say),
            game.census(state),
        )
        if not decisions:
            return
        seat, move = choose(decisions, rng)
        log = Log()
        game.apply(state, seat, move, log)
        view = game.view(state, None)
        yield _digest(*(say(game.words.event(view, entry.public)) for entry in log.entries))


def _digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()
