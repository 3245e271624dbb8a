"""The constant part of a table: its terms, and its cards as numbered copies.

A *copy* is a physical Défis card; two seats may own a card of the same id. A *pool* is a set of
copies of which a seat knows the list but not the order: each deck is one, dealt or common cards are
one pool. Power cards with the same effect share a *face*, which has the id of the first of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hedgerow.games import datafiles
from hedgerow.games.tournoi.battle import Strength, strengths
from hedgerow.games.tournoi.cards import (
    BATTLES,
    KINDS,
    Card,
    CardSet,
    Characteristic,
    Kind,
    PowerCard,
    Token,
    powers,
    standard,
    tokens,
)
from hedgerow.games.tournoi.decks import DECK_POWERS, HALF_CARDS
from hedgerow.games.tournoi.material import Material, material
from hedgerow.games.tournoi.moves import Lay, Power
from hedgerow.games.tournoi.options import TournoiOptions

ROUNDS: Final = 4  # TOU-12
TOKENS: Final = 3
"""The number of bonus tokens drawn."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The public terms of a table. The last four fields define smaller games for study."""

    seats: int
    options: TournoiOptions = TournoiOptions()
    battles: int = BATTLES
    rounds: int = ROUNDS
    deck_ids: tuple[tuple[str, ...], ...] = ()
    """The cards of each side's deck; () to follow the options."""
    power_ids: tuple[str, ...] = ()
    """The power cards to deal from; () for those of the box."""
    powers_each: int = DECK_POWERS


class Kit(Struct, frozen=True, eq=False):
    terms: Terms
    sides: int
    """The seats, and the ghost with one seat."""
    ghost: bool
    battles: int
    characteristics: tuple[Characteristic, ...]
    cards: tuple[Card, ...]
    """The card of each copy."""
    ids: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]
    degrees: tuple[int, ...]
    strengths: tuple[tuple[Strength, ...], ...]
    """strengths[characteristic][copy]"""
    kinds: tuple[int, ...]
    """The category of each copy as one bit, 0 for none."""
    pools: tuple[tuple[int, ...], ...]
    """The copies of each pool; one for each side, or a single one for all."""
    common: bool
    takes: tuple[int, ...]
    """The number of cards that a round takes from each deck (TOU-13, TOU-63)."""
    faces: tuple[PowerCard, ...]
    """One power card for each face."""
    face_of: dict[str, int]
    power_pools: tuple[tuple[int, ...], ...]
    """The power cards (faces) that each side brings (TOU-75); last, those to deal from."""
    brings: tuple[bool, ...]
    """Whether a side brings its power cards."""
    tokens: tuple[Token, ...]
    """All bonus tokens, () without a bonus."""
    token_kinds: tuple[int, ...]
    """The categories of each token on the side in play, as bits."""
    copies: tuple[dict[str, int], ...]
    """For each pool the copy of an id."""
    lays: tuple[tuple[Lay, ...], ...]
    """lays[copy][lane]: moves are values, so each is built once."""
    covers: tuple[tuple[Power, ...], ...]
    """covers[face][lane]"""

    def card_named(self, id: str) -> Card:
        """The card with this id, whoever owns the copy."""
        return next(self.cards[of[id]] for of in self.copies if id in of)

    def pool_of(self, side: int) -> int:
        return side if len(self.pools) > 1 else 0

    def pile_of(self, side: int) -> int:
        """The index of the deck that a side draws from."""
        return 0 if self.common else side

    @property
    def piles(self) -> int:
        return 1 if self.common else self.sides


@datafiles.derived
def kit_of(terms: Terms) -> Kit:
    """The kit of a table; raises BadInput if its options do not fit together."""
    options, seats = terms.options, terms.seats
    given = _material(options, seats)
    sides = max(2, seats)
    pool = standard() if terms.deck_ids else given.cards
    if terms.deck_ids:
        decks: tuple[tuple[int, ...], ...] = tuple(
            tuple(pool.places[id] for id in deck) for deck in terms.deck_ids
        )
    else:
        decks = given.decks or (given.pool,)
    cards = [pool.cards[place] for deck in decks for place in deck]
    values = tuple(card.values for card in cards)
    degrees = tuple(card.degree for card in cards)
    pools, first = [], 0
    for deck in decks:
        pools.append(tuple(range(first, first + len(deck))))
        first += len(deck)
    # The ghost has two cards on each battle.
    takes = [terms.battles * (2 if side >= seats else 1) for side in range(sides)]
    faces, face_of = _faces()  # TOU-77: the power cards of the box, whatever Défis cards are played
    dealt = tuple(face_of[id] for id in terms.power_ids or (card.id for card in powers()))
    brought = tuple(
        () if own is None else tuple(sorted(face_of[powers()[place].id] for place in own))
        for own in given.powers
    )
    bonus = tokens() if options.bonus != "none" and not given.cards.own else ()  # TOU-78
    trio = options.bonus == "trio"
    return Kit(
        terms=terms,
        sides=sides,
        ghost=seats == 1,
        battles=terms.battles,
        characteristics=given.cards.characteristics[: terms.battles],
        cards=tuple(cards),
        ids=tuple(card.id for card in cards),
        values=values,
        degrees=degrees,
        strengths=strengths(values, degrees),
        kinds=tuple(_kind_bit(card) for card in cards),
        pools=tuple(pools),
        common=given.common,
        takes=(sum(takes),) if given.common else tuple(takes),
        faces=faces,
        face_of=face_of,
        power_pools=(*brought, dealt),
        brings=tuple(own is not None for own in given.powers),
        tokens=bonus,
        token_kinds=tuple(_kind_mask((token.single,) if trio else token.triple) for token in bonus),
        copies=tuple({cards[copy].id: copy for copy in pool} for pool in pools),
        lays=tuple(
            tuple(Lay(card.id, lane + 1) for lane in range(terms.battles)) for card in cards
        ),
        covers=tuple(
            tuple(Power(face.id, lane + 1) for lane in range(terms.battles)) for face in faces
        ),
    )


def _material(options: TournoiOptions, seats: int) -> Material:
    """The components; without an own set, dealt or common cards are all animals but shiny ones."""
    if options.cards in ("box", "decks") or options.set.strip():
        return material(options, seats)
    base = material(replace(options, cards="box"), seats)
    plain = tuple(card for card in base.cards.cards if not card.totem)  # TOU-79
    places = {card.id: place for place, card in enumerate(plain)}
    animals = CardSet(base.cards.characteristics, plain, places, own=True)
    return Material(
        animals,
        powers=base.powers,
        pool=tuple(range(len(plain))),
        common=options.cards == "common",
    )


def deck_size(kit: Kit) -> int:
    """TOU-80: dealt cards are divided evenly."""
    return len(kit.pools[0]) // kit.sides


def _faces() -> tuple[tuple[PowerCard, ...], dict[str, int]]:
    faces: list[PowerCard] = []
    face_of: dict[str, int] = {}
    for card in powers():
        alike = (card.kind, card.fr, card.en, card.effect)
        known = [(face.kind, face.fr, face.en, face.effect) for face in faces]
        if alike not in known:
            face_of[card.id] = len(faces)
            faces.append(card)
        else:
            face_of[card.id] = known.index(alike)
    return tuple(faces), face_of


def _kind_bit(card: Card) -> int:
    return 0 if card.kind is None else 1 << KINDS.index(card.kind)


def _kind_mask(kinds: Iterable[Kind]) -> int:
    return sum(1 << KINDS.index(kind) for kind in kinds)


assert HALF_CARDS >= ROUNDS * BATTLES, "a half deck lasts for a whole game"
