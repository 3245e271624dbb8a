"""What a batch of games has in common: the cards, the options, and where everything lies."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hedgerow.compiled.kernel import inner

Integers = NDArray[np.int64]


class Event(IntEnum):
    """The events, in the order of `cards.EVENTS` and so of their kinds."""

    DISEASE = 0
    ABUNDANCE = 1
    WILDFIRE = 2
    MIGRATION = 3
    SPRING = 4
    RENEWAL = 5
    POLLUTION = 6
    NICHE = 7
    WINTER = 8
    POPULATION_BOOM = 9


class Tables(NamedTuple):
    """What no move changes; the kernels get it as one record.

    Arrays may be longer than the cards in use need, so that kernels serve most sets of one's own.
    """

    seats: int
    rounds: int
    """The limit of rounds; 0 for none (NWO-79)."""
    rearrangements: int
    """The limit of edits per turn; 0 for none (NWO-29)."""
    wolf_pair: int

    # The cards

    kinds: int
    all_copies: int
    slots: int
    """The most cards in front of a seat."""
    first_species: int
    first_event: int
    """Kinds: resources, then species, then events (NWO-1)."""
    copies: NDArray[np.float32]
    """By kind; observations have fractions of it."""
    pairs: Integers
    """By kind: whether two of them also count as the next rank (NWO-77)."""
    liked: Integers
    """By kind: the tastes that it serves on top of a dying pile, see `stands`."""
    rank: Integers
    """By form: the effective rank."""
    lives_on: Integers
    """By form: the tastes that feed it without a card below it, see `stands`."""
    foods: Integers
    """foods[form, word]: the forms that it may eat, 64 in a word."""

    # Where heaps and tables begin in the row of a position, see `position`

    dying: int
    """The slots of the frame Dying, which is on the stack at most once."""
    laid: int
    """The tables of all seats."""
    deck: int
    """The heap of the deck, the next card last."""
    display: int
    piles: int
    hands: int
    aside: int
    known: int
    words: int
    """The length of a row."""
    heap_words: int
    table_words: int

    # The first action number of each type of move

    do_lay: int
    do_put_aside: int
    do_draw: int
    do_take: int
    do_territory: int
    do_seize: int
    do_play: int
    do_use: int
    do_lift: int
    do_on: int
    do_apart: int
    do_feed_all: int
    do_rescue: int
    do_declare: int
    do_end_turn: int
    do_aim: int
    do_burn: int
    do_name: int
    do_adopt: int
    do_keep: int
    do_fetch: int
    do_cover: int
    do_bury: int
    do_discard: int
    do_done: int

    # Where each piece of an observation begins

    at_seat: int
    at_turn: int
    at_pending: int
    at_drawn: int
    at_in_question: int
    at_placing: int
    at_hand: int
    at_aside: int
    at_hand_sizes: int
    at_known: int
    at_deck: int
    at_display: int
    at_covered: int
    at_tops: int
    at_beneath: int
    at_tables: int
    at_cards: int
    at_foods: int
    at_beings: int
    at_marks: int
    at_ranks: int
    at_barren: int
    at_edits: int
    at_rescuing: int
    at_spring: int
    at_round: int
    at_dry: int


@inner
def within(action: int, first: int, after: int) -> bool:
    """Whether an action is of the type of move whose numbers begin with `first`."""
    return first <= action < after


@inner
def eats(tables: Tables, eater: int, food: int) -> bool:
    """Whether one form may be fed by another in a food chain."""
    return tables.foods[eater, food >> 6] >> (food & 63) & 1 == 1


@inner
def stands(tables: Tables, form: int, carrion: int) -> bool:
    """Whether a form needs no card below it, given the carrion (NWO-3, NWO-15).

    `carrion` has bit 0, which resources stand on, and a bit for each taste that is served: water
    scavengers and all others have different tastes.
    """
    return tables.lives_on[form] & carrion != 0


@inner
def is_species_kind(tables: Tables, kind: int) -> bool:
    return tables.first_species <= kind < tables.first_event


@inner
def is_event(tables: Tables, kind: int) -> bool:
    return kind >= tables.first_event


@inner
def event(tables: Tables, event: int) -> int:
    """The kind of an event."""
    return tables.first_event + event
