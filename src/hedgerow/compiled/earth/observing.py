"""The observation of a seat, as `games.earth.codec` lays it out."""

from __future__ import annotations

from typing import Final

import numpy as np

from hedgerow.compiled.earth import columns as of
from hedgerow.compiled.earth import frames
from hedgerow.compiled.earth import layout as at
from hedgerow.compiled.earth.supply import board
from hedgerow.compiled.earth.tables import Table
from hedgerow.compiled.kernel import Floats, Row, inner, kernel
from hedgerow.games.earth.codec import ANIMALS, COUNTS, LAYERS, MANY, MANY_GROWN, RANKS
from hedgerow.games.earth.rules.turns import ROUND_LIMIT

PIECES: Final = (
    "stage", "mode", "round", "ending", "seat", "active", "first", "pending", "left", "asked",
    "deck", "hand", "offer", "discards", "own_compost", "planted", "played", "counts", "tableau",
    "islands", "climates", "ecosystems", "shared", "fauna", "met", "ranks", "completed",
    "collective", "animals", "figures", "stocks", "gaia", "gaia_turned", "gaia_claims",
)  # fmt: skip
(
    _STAGE, _MODE, _ROUND, _ENDING, _SEAT, _ACTIVE, _FIRST, _PENDING, _LEFT, _ASKED,
    _DECK, _HAND, _OFFER, _DISCARDS, _OWN_COMPOST, _PLANTED, _PLAYED, _COUNTS, _TABLEAU,
    _ISLANDS, _CLIMATES, _ECOSYSTEMS, _SHARED, _FAUNA, _MET, _RANKS, _COMPLETED,
    _COLLECTIVE, _ANIMALS, _FIGURES, _STOCKS, _GAIA, _GAIA_TURNED, _GAIA_CLAIMS,
) = range(of.OBSERVED, of.OBSERVED + len(PIECES))  # fmt: skip
"""In which column of the table's row 0 the place of each piece is."""
COUNTED: Final = len(COUNTS)
_LAYERS: Final = len(LAYERS)
_SPROUTS: Final = LAYERS.index("sprouts") * at.CELLS
_SPROUT_SPACES: Final = LAYERS.index("sprout_spaces") * at.CELLS
_GROWTH: Final = LAYERS.index("growth") * at.CELLS
_GROWTH_SPACES: Final = LAYERS.index("growth_spaces") * at.CELLS
_HUNDRED: Final = 100
"""The number of Gaia's goods that is encoded as 1."""
_CARDS_A_TABLEAU: Final = at.FULL
_GAIA_NUMBERS: Final = np.array(
    [at.GAIA_SOIL, at.GAIA_SPROUTS, at.GAIA_GROWTH, at.GAIA_COMPOST, at.GAIA_CARDS], np.int64
)


@kernel
def observe(t: Table, row: Row, seat: int, out: Floats) -> None:
    """Write the observation of a seat."""
    out[:] = 0
    _observe_flow(t, row, seat, out)
    _observe_own(t, row, board(seat), out)
    for place in range(row[at.SEATS]):
        _observe_garden(t, row, seat, place, out)
    _observe_fauna(t, row, seat, out)
    if row[at.GAIA_PLAYS]:
        _observe_gaia(t, row, out)


@inner
def _share(number: int, whole: int) -> float:
    return min(1.0, number / whole)


@inner
def _from(row: Row, seat: int, other: int) -> int:
    """The place of a seat clockwise from the viewer."""
    return (other - seat) % row[at.SEATS]


@inner
def _mark(row: Row, place: int, out: Floats, first: int) -> None:
    """Write 1 for each item of a list, counted from 1."""
    for number in range(1, row[place] + 1):
        out[first + row[place + number] - 1] = 1


@inner
def _observe_flow(t: Table, row: Row, seat: int, out: Floats) -> None:
    out[t[0, _STAGE] + row[at.STAGE]] = 1
    out[t[0, _MODE] + row[at.MODE]] = 1
    out[t[0, _ROUND]] = _share(row[at.ROUND], ROUND_LIMIT)
    out[t[0, _ENDING]] = row[at.ENDING]
    out[t[0, _SEAT] + seat] = 1
    if row[at.ACTIVE] < row[at.SEATS]:
        out[t[0, _ACTIVE] + _from(row, seat, row[at.ACTIVE])] = 1
    out[t[0, _FIRST] + _from(row, seat, row[at.FIRST])] = 1
    out[t[0, _DECK]] = row[at.DECK] / (t[0, of.FIRST_ISLAND] - 1)
    _mark(row, at.DISCARDS, out, t[0, _DISCARDS])


# The viewer's own


@inner
def _observe_own(t: Table, row: Row, b: int, out: Floats) -> None:
    _mark(row, b + at.HELD, out, t[0, _HAND])
    _mark(row, b + at.OFFER, out, t[0, _OFFER])
    for number in range(1, row[b + at.COMPOST] + 1):
        if row[b + at.MARKS + number] != at.UNSEEN:
            out[t[0, _OWN_COMPOST] + row[b + at.COMPOST + number] - 1] = 1
    if row[b + at.HEIGHT] == 0:
        return
    kind = frames.kind_of(row, b)
    out[t[0, _PENDING] + kind] = 1
    if frames.WITH_LEFT[kind]:
        out[t[0, _LEFT]] = _share(frames.field(row, b, 0), MANY)
    if kind == frames.ACTIVATION and frames.items(row, b):
        out[t[0, _ASKED] + frames.item(row, b, 0) // frames.PLACE] = 1


# What everybody sees


@inner
def _observe_garden(t: Table, row: Row, seat: int, place: int, out: Floats) -> None:
    """All that is seen of the seat so many places after the viewer."""
    b = board((seat + place) % row[at.SEATS])
    _observe_counts(row, b, out, t[0, _COUNTS] + COUNTED * place)
    cards = t[0, of.FIRST_ISLAND] - 1
    _observe_tableau(
        t, row, b, out, t[0, _PLANTED] + cards * place, t[0, _TABLEAU] + _LAYERS * at.CELLS * place
    )
    _mark(row, b + at.EVENTS, out, t[0, _PLAYED] + cards * place)
    for goal in range(at.GOALS):
        out[t[0, _MET] + at.GOALS * place + goal] = row[b + at.MET] >> goal & 1
    stocks = t[0, _STOCKS] + (ANIMALS + 1) * place
    out[stocks + ANIMALS] = _share(row[b + at.ISLAND_STOCK], MANY)
    # EAR-8: what the others chose stays hidden until all have chosen.
    if place == 0 or row[at.STAGE] != at.CHOOSING:
        _observe_chosen(t, row, b, place, out)


@inner
def _observe_counts(row: Row, b: int, out: Floats, first: int) -> None:
    out[first] = _share(row[b + at.SOIL], MANY)
    out[first + 1] = _share(row[b + at.HELD], MANY)
    out[first + 2] = _share(row[b + at.OFFER], MANY)
    out[first + 3] = _share(row[b + at.COMPOST], MANY)
    out[first + 4] = _share(row[b + at.EVENTS], MANY)
    out[first + 5] = _share(row[b + at.PLOT], _CARDS_A_TABLEAU)
    out[first + 6] = _share(row[b + at.LEAVES_LEFT], at.LEAVES)
    out[first + 7] = _share(row[b + at.DRAWN], MANY)


@inner
def _observe_tableau(t: Table, row: Row, b: int, out: Floats, planted: int, tableau: int) -> None:
    for number in range(1, row[b + at.PLOT] + 1):
        cell = row[b + at.PLOT + number]
        card = row[b + at.CARD + cell]
        out[planted + card - 1] = 1
        marks, at_layer = t[card, of.LAYERS], tableau + cell
        while marks:
            if marks & 1:
                out[at_layer] = 1
            marks >>= 1
            at_layer += at.CELLS
        first = tableau + cell
        out[first + _SPROUTS] = row[b + at.SPROUTED + cell] / MANY_GROWN
        out[first + _GROWTH] = row[b + at.TRUNKS + cell] / MANY_GROWN
        out[first + _SPROUT_SPACES] = _share(t[card, of.SPROUTS], MANY_GROWN)
        out[first + _GROWTH_SPACES] = _share(t[card, of.GROWTH], MANY_GROWN)


@inner
def _observe_chosen(t: Table, row: Row, b: int, place: int, out: Floats) -> None:
    """The start cards and animals that a seat has kept."""
    for column, first, end, word in (
        (_ISLANDS, of.FIRST_ISLAND, of.FIRST_CLIMATE, at.ISLAND_CARD),
        (_CLIMATES, of.FIRST_CLIMATE, of.FIRST_ECOSYSTEM, at.CLIMATE_CARD),
        (_ECOSYSTEMS, of.FIRST_ECOSYSTEM, of.FIRST_FAUNA, at.ECOSYSTEM),
    ):
        if row[b + word]:
            width = t[0, end] - t[0, first]
            out[t[0, column] + width * place + row[b + word] - t[0, first]] = 1
    width = t[0, of.FIRST_GAIA] - t[0, of.FIRST_ANIMAL]
    for animal in range(row[b + at.ANIMAL]):
        card = row[b + at.ANIMAL + 1 + animal]
        out[t[0, _ANIMALS] + width * place + card - t[0, of.FIRST_ANIMAL]] = 1
        stock = t[0, _STOCKS] + (ANIMALS + 1) * place + animal
        out[stock] = _share(row[b + at.STOCK + animal], MANY)
        figures = b + at.FIGURE + at.FIGURE_WORDS * animal
        field = t[0, _FIGURES] + (ANIMALS * place + animal) * at.CELLS
        for number in range(1, row[figures] + 1):
            out[field + row[figures + number]] = 1


@inner
def _observe_fauna(t: Table, row: Row, seat: int, out: Floats) -> None:
    for number in range(1, row[at.SHARED] + 1):
        out[t[0, _SHARED] + row[at.SHARED + number] - t[0, of.FIRST_ECOSYSTEM]] = 1
    width = t[0, of.FIRST_ANIMAL] - t[0, of.FIRST_FAUNA]
    for goal in range(at.GOALS):
        fauna = row[at.FAUNA + goal] - t[0, of.FIRST_FAUNA]
        out[t[0, _FAUNA] + width * goal + fauna] = 1
        claimed = at.CLAIM + at.CLAIM_WORDS * goal
        for rank in range(row[claimed]):
            who = row[claimed + 1 + rank]
            if who >= row[at.SEATS]:
                out[t[0, _GAIA_CLAIMS] + goal] = 1
            else:
                place = _from(row, seat, who) * at.GOALS + goal
                out[t[0, _RANKS] + place * RANKS + rank] = 1
    if 0 <= row[at.COMPLETED] < row[at.SEATS]:
        out[t[0, _COMPLETED] + _from(row, seat, row[at.COMPLETED])] = 1
    if row[at.COLLECTIVE]:
        out[t[0, _COLLECTIVE] + row[at.COLLECTIVE] - t[0, of.FIRST_ANIMAL]] = 1


@inner
def _observe_gaia(t: Table, row: Row, out: Floats) -> None:
    """The opponent of a lone seat; of her compost, only its size."""
    first = t[0, _GAIA]
    for number in range(len(_GAIA_NUMBERS)):
        out[first + number] = _share(row[_GAIA_NUMBERS[number]], _HUNDRED)
    out[first + 5] = min(1, row[at.PASSES])
    out[first + 6] = 1 if row[at.SKIPS] else 0
    stocked = 0
    for animal in range(row[at.GAIA_ANIMALS]):
        stocked += row[at.GAIA_STOCK + animal]
    out[first + 7] = _share(stocked, _HUNDRED)
    for number in range(1, row[at.TURNED] + 1):
        out[t[0, _GAIA_TURNED] + row[at.TURNED + number] - t[0, of.FIRST_GAIA]] = 1


assert COUNTS == ("soil", "hand", "offer", "compost", "events", "plots", "leaves", "drawn")
