"""Owners' sets for tests: other numbers on many components, so that nothing plays as usual."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from hedgerow.core.event import Log
from hedgerow.core.game import AnyGame
from hedgerow.core.own import Own
from hedgerow.core.rng import Rng
from hedgerow.games import game_named
from hedgerow.games.habitats.tiles import tiles
from hedgerow.games.north_woods.box import box
from hedgerow.games.north_woods.cards import Species
from hedgerow.games.owned import game_with
from hedgerow.locale import Catalogue
from hedgerow.testing.laws import choose, fingerprint


def own_tiles(vp: int = 1) -> Own:
    """Every animal scores these points and wants two forests, and every road leads north."""
    rows: dict[str, dict[str, int | str | tuple[str, ...]]] = {}
    for tile in tiles():
        if tile.kind == "animal":
            rows[tile.id] = {"vp": vp, "demand.forest": 2}
        elif tile.kind == "road":
            rows[tile.id] = {"roads": ("N",)}
    return {"tiles.toml": rows}


def own_species(copies: int = 2) -> Own:
    """Ranks and copies are others, and with the ranks the number of every kind."""
    species = [card for card in box().cards if isinstance(card, Species)]
    return {
        "species.toml": {
            card.id: {"copies": copies, "rank": 2 + (card.rank - 1) % 7} for card in species
        }
    }


def own_of(game: str) -> Own:
    return {"habitats": own_tiles, "north_woods": own_species}[game]()


SEATS = 3
STEPS = 30


def whole(id: str, own: Own, seed: int) -> list[str]:
    """`steps` of a game by its id, for another process."""
    return list(steps(game_with(game_named(id), own), seed))


def steps(game: AnyGame, seed: int) -> Iterator[str]:
    """A random game, step for step: a digest of the state and of all that anybody is told."""
    rng, say = Rng(seed), Catalogue("en").say
    options = game.read_options({}, SEATS)
    state = game.setup(options, SEATS, rng)
    codec = game.codec(SEATS, options)
    for _ in range(STEPS):
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
