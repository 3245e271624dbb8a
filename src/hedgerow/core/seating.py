"""The `first` option of games in which one seat begins."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from hedgerow.core.errors import BadInput
from hedgerow.core.options import choice_with
from hedgerow.core.rng import Rng
from hedgerow.core.text import Seat, parse_seat, seat_letter

FirstSeat: TypeAlias = Annotated[
    Literal["A", "B", "C", "D", "E", "random"],
    choice_with("C", seats=(3, 4, 5)),
    choice_with("D", seats=(4, 5)),
    choice_with("E", seats=5),
]
"""The letter of a seat, or "random"; A is the default."""


def first_seat(choice: FirstSeat, seats: int, rng: Rng) -> Seat:
    """The seat that begins; raises BadInput for an empty seat. Only "random" uses the rng."""
    if choice == "random":
        return rng.below(seats)
    seat = parse_seat(choice)
    if seat >= seats:
        raise BadInput("error-first-seat", seat=choice, last=seat_letter(seats - 1))
    return seat
