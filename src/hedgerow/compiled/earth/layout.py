"""The layout of a position: the place of every number in a row.

A row is the state of the plain engine in integers of 64 bits. It begins with what concerns the
whole table; a board for each seat follows. A list is the number of its items and then so many
places; those that are not in use are 0, so that equal states make equal rows.

A card is its row in the table of cards, see `tables`: an Earth card, island, climate, animal,
fauna card, ecosystem or card of Gaia; 0 is no card. A colour, a stage and a frame is its place in
the list of the plain engine.
"""

from __future__ import annotations

from typing import Final

from hedgerow.games.earth import cells, state

CARDS: Final = 320
"""The most Earth cards and so the room of every pile."""
CELLS: Final = cells.CELLS
FIELD: Final = cells.FIELD
SIDE: Final = cells.SIDE
FULL: Final = SIDE * SIDE
ISLAND: Final = cells.ISLAND
CLIMATE: Final = cells.CLIMATE
"""The places of abilities outside the cells."""
GOALS: Final = 4
BONUS: Final = 4
"""Stands for the bonus after the four fauna cards."""
SEATS_AND_GAIA: Final = 6
ANIMALS: Final = 2
HERS: Final = 16
"""The most cards in Gaia's deck."""
DEALT: Final = 20
LOOKED_AT: Final = 100
"""The most cards that are looked at at once."""
PLANTED: Final = 4
"""The most cards that a seat plants in one turn; the actions allow two."""
STACK: Final = 800
"""The room of a stack of frames."""

NONE: Final = -1
"""No seat, no animal's start, no colour of an action yet."""
FORFEITED: Final = state.FORFEITED
UNSEEN: Final = state.UNSEEN
OPEN: Final = state.OPEN
"""Who knows a card of a compost: nobody or everybody."""
GAIA: Final = state.GAIA
"""Stands for Gaia among claims and as the active seat."""
LEAVES: Final = state.LEAVES

STAGES: Final = 8
CHOOSING, STARTING, TURN, CLAIMS, SHARING, GAIAS, YIELDING, OVER = range(STAGES)
"""The stages."""

GREEN, RED, BLUE, YELLOW, MULTI, BROWN, BLACK = range(7)
"""The colours; the first four are those of the actions."""

BEGINNER, STANDARD, ADVANCED = range(3)
"""The modes."""

SPROUT, GROWTH, CANOPY, HAND = range(4)
"""The pieces, and the cards in a hand, which can be owed as well."""

ON_SOIL, ON_HAND, ON_COMPOST, ON_EVENTS, ON_CARDS, ON_PIECES = (1 << bit for bit in range(6))
"""What fauna goals count, one bit each."""
ON_ALL: Final = 63


class _Words:
    """Gives out places one after the other."""

    def __init__(self) -> None:
        self.size = 0

    def take(self, count: int = 1) -> int:
        at = self.size
        self.size += count
        return at

    def take_list(self, room: int) -> int:
        """The place of a number of items, which so many items follow."""
        return self.take(1 + room)


# The whole table

_words = _Words()
SEATS: Final = _words.take()
MODE: Final = _words.take()
WITH_ANIMALS: Final = _words.take()
"""1 if the animals are played."""
LEVEL: Final = _words.take()
"""The strength of Gaia."""
TEAMS: Final = _words.take()
STAGE: Final = _words.take()
ACTION: Final = _words.take()
"""The colour of this turn's action, -1 before it is chosen."""
ROUND: Final = _words.take()
ENDING: Final = _words.take()
FIRST: Final = _words.take()
ACTIVE: Final = _words.take()
COMPLETED: Final = _words.take()
"""Who took the bonus for a full tableau."""
COLLECTIVE: Final = _words.take()
RESHUFFLES: Final = _words.take()
RNG: Final = _words.take()
"""The state of splitmix64, its 64 bits read as a signed number."""
FAUNA: Final = _words.take(GOALS)
SHARED: Final = _words.take_list(2)
CLAIM_WORDS: Final = 1 + SEATS_AND_GAIA
CLAIM: Final = _words.take(GOALS * CLAIM_WORDS)
"""For each fauna card the list of the seats that claimed it, the best rank first."""
WALKED: Final = _words.take_list(FULL)
"""The cells that an animal visited, while its effect is made; empty between moves."""

# Gaia

GAIA_PLAYS: Final = _words.take()
PASSES: Final = _words.take()
SKIPS: Final = _words.take()
GAIA_SOIL: Final = _words.take()
GAIA_SPROUTS: Final = _words.take()
GAIA_GROWTH: Final = _words.take()
GAIA_ANIMALS: Final = _words.take_list(ANIMALS)
GAIA_STOCK: Final = _words.take(ANIMALS)
GAIA_DECK: Final = _words.take_list(HERS)
"""The next card last."""
TURNED: Final = _words.take_list(HERS)
GAIA_COMPOST: Final = _words.take_list(CARDS)
GAIA_CARDS: Final = _words.take_list(CARDS)
"""Her pile of Earth cards."""

DECK: Final = _words.take_list(CARDS)
"""The next card last."""
DISCARDS: Final = _words.take_list(CARDS)
BORN: Final = _words.take(CARDS)
"""For each card the number of reshuffles when it was last put into the deck."""

BOARDS: Final = _words.size
"""Where the first board begins."""

# A board, counted from its beginning

_words = _Words()
ISLAND_CARD: Final = _words.take()
CLIMATE_CARD: Final = _words.take()
ECOSYSTEM: Final = _words.take()
SOIL: Final = _words.take()
MET: Final = _words.take()
"""Fauna goals that were true at some moment, a bit each."""
REACHED: Final = _words.take(GOALS)
"""For each fauna goal the turn in which it was reached, or -1."""
DUE: Final = _words.take()
"""The goals that the seat is about to claim, in order, see `claims`."""
LEAVES_LEFT: Final = _words.take()
DISCARDED: Final = _words.take()
ISLAND_STOCK: Final = _words.take()
GAINED: Final = _words.take()
"""Soil gained this turn other than by event cards."""
DRAWN: Final = _words.take()
SPROUTS: Final = _words.take()
"""All sprouts on the tableau."""
GROWN: Final = _words.take()
"""All growth on the tableau."""
MASK: Final = _words.take()
"""The planted cells, a bit each."""
CHANGED: Final = _words.take()
"""What goals count that has changed since they were checked, a bit each; 0 between moves."""
HEIGHT: Final = _words.take()
"""The number of words on the stack."""
ANIMAL: Final = _words.take_list(ANIMALS)
STOCK: Final = _words.take(ANIMALS)
FIGURE_WORDS: Final = 1 + FULL
FIGURE: Final = _words.take(ANIMALS * FIGURE_WORDS)
"""For each animal the list of the cells where its figures stand."""
PLANTED_NOW: Final = _words.take_list(PLANTED)
PLOT: Final = _words.take_list(FULL)
"""The planted cells in reading order."""
CARD: Final = _words.take(CELLS)
SPROUTED: Final = _words.take(CELLS)
TRUNKS: Final = _words.take(CELLS)
"""For each cell its card, the sprouts and the growth on it."""
FRAMES: Final = _words.take(STACK)
"""Pending work, see `frames`."""
DEAL: Final = _words.take_list(DEALT)
"""The actions that keep a start card dealt."""
HELD: Final = _words.take_list(CARDS)
"""The hand, sorted."""
OFFER: Final = _words.take_list(LOOKED_AT)
EVENTS: Final = _words.take_list(CARDS)
COMPOST: Final = _words.take_list(CARDS)
"""The newest card last."""
MARKS: Final = _words.take_list(CARDS)
"""For each card of the compost, who knows it."""
SHOWN: Final = _words.take_list(CARDS)
"""Cards that everybody knows to be in the hand or, seen by the seat, in the compost."""

BOARD_WORDS: Final = _words.size


def words(seats: int) -> int:
    """The number of words of a position."""
    return BOARDS + seats * BOARD_WORDS
