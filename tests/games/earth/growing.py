"""Positions for tests of the rules: a table in the middle of a game, and moves in notation."""

from __future__ import annotations

from hedgerow.core.event import Event, Log
from hedgerow.core.rng import Rng
from hedgerow.core.text import parse_seat
from hedgerow.games.earth import GAME, rules
from hedgerow.games.earth.cards import earth_deck
from hedgerow.games.earth.cells import cell_name, mask_of, parse_cell
from hedgerow.games.earth.frames import Acting, Activation, Frame
from hedgerow.games.earth.options import EarthOptions, Level, Mode
from hedgerow.games.earth.rules.flow import advance
from hedgerow.games.earth.state import UNSEEN, Board, State
from hedgerow.table import AnyTable
from hedgerow.testing.tables import offered, play, refused, table_at

PLAIN_ISLAND = "285B"
"""Gives soil when an event is played; nothing else."""
PLAIN_CLIMATE = "301A"
"""A yellow ability with a price; nothing else."""


class Table:
    """A game after the start: seat A is active and about to choose, nobody has planted."""

    def __init__(
        self,
        seats: int = 2,
        *,
        mode: Mode = "standard",
        island: str = PLAIN_ISLAND,
        climate: str = PLAIN_CLIMATE,
        fauna: tuple[str, ...] = ("340A", "339A", "340B", "353A"),
        animals: tuple[str, ...] = (),
        collective: str = "",
        teams: bool = False,
        gaia: Level = "medium",
        seed: int = 1,
    ) -> None:
        options = EarthOptions(
            mode=mode, animals=bool(animals or collective), gaia=gaia, teams=teams
        )
        self.state: State = rules.setup(options, seats, Rng(seed))
        state = self.state
        state.stage, state.round = "turn", 1
        state.first = state.active = 0
        state.fauna = fauna
        for board in state.boards:
            board.island, board.climate, board.ecosystem = island, climate, "307A"
            board.stack = []
            board.animals, board.figures, board.stocks = (), (), ()
        state.boards[0].stack = [Acting()]
        state.boards[0].animals = animals
        state.boards[0].figures = ((),) * len(animals)
        state.boards[0].stocks = (0,) * len(animals)
        state.collective = collective
        self.log: list[Event] = []
        self.begun = self._turn()

    def __getitem__(self, seat: str) -> Board:
        return self.state.boards[parse_seat(seat)]

    def fetch(self, *cards: int) -> tuple[int, ...]:
        """Cards out of the deck."""
        self.state.deck = tuple(card for card in self.state.deck if card not in cards)
        return cards

    def hand(self, seat: str, *cards: int) -> Table:
        self[seat].hand = tuple(sorted(self.fetch(*cards)))
        return self

    def compost(self, seat: str, *cards: int) -> Table:
        """Cards on the compost that nobody has seen."""
        self[seat].compost = self.fetch(*cards)
        self[seat].marks = (UNSEEN,) * len(cards)
        return self

    def plant(self, seat: str, **cells: int | tuple[int, int, int]) -> Table:
        """`plant("A", d4=12, e4=(13, 2, 0))`: a card, or a card with sprouts and growth."""
        board = self[seat]
        for name, planted in cells.items():
            grown = (planted, 0, 0) if isinstance(planted, int) else planted
            self.fetch(grown[0])
            board.planted = dict(sorted({**board.planted, parse_cell(name): grown}.items()))
        board.mask = mask_of(board.planted)
        return self

    def at(self, seat: str, cell: str) -> tuple[int, int, int]:
        return self[seat].planted[parse_cell(cell)]

    def standing(self, seat: str, animal: int = 0) -> list[str]:
        """Where the figures of an animal stand."""
        return [cell_name(cell) for cell in self[seat].figures[animal]]

    def stand(self, seat: str, *cells: str, animal: int = 0) -> Table:
        """Put an animal's figures on cells."""
        figures = list(self[seat].figures)
        figures[animal] = tuple(parse_cell(cell) for cell in cells)
        self[seat].figures = tuple(figures)
        return self

    def pending(self, seat: str, *frames: Frame) -> Table:
        """Other work for a seat than it has, gone on with as far as it goes by itself."""
        self[seat].stack[:] = frames
        log = Log()
        advance(self.state, parse_seat(seat), log)
        return self

    def ability(self, seat: str, cell: str, number: int = 0) -> Table:
        """One ability is about to be used."""
        return self.pending(seat, Activation(((parse_cell(cell), number),)))

    def choices(self, seat: str) -> list[str]:
        """What a seat may do now, in notation."""
        return offered(self._table(), parse_seat(seat))

    def play(self, *lines: str) -> Table:
        """`play("A act green", "A skip")`: each move must be offered."""
        for line in lines:
            seat, _, text = line.partition(" ")
            assert text in self.choices(seat), f"{line}: there are {self.choices(seat)}"
            if text.startswith("act"):
                self.begun = self._turn()
            table = self._table()
            play(table, line)
            self.log += table.events(parse_seat(seat))
        return self

    def refused(self, seat: str, text: str) -> str:
        """The rule that forbids a move which is not offered."""
        return refused(self._table(), f"{seat} {text}")

    def finish_turn_to_claims(self) -> Table:
        """Everybody goes without what is left of this turn, up to its claims."""
        while self.state.stage == "turn":
            self._pass_on()
        return self

    def finish_turn(self) -> Table:
        """Everybody goes without what is left of the turn, which may be over already."""
        while self._turn() == self.begun and self.state.stage != "over":
            self._pass_on()
        self.begun = self._turn()
        return self

    def _table(self) -> AnyTable:
        for board in self.state.boards:
            board.asked = None  # a test may have changed the board by hand
        return table_at(GAME, self.state)

    def _turn(self) -> tuple[int, int]:
        return self.state.active, self.state.round

    def _pass_on(self) -> None:
        """Somebody who is asked takes the quietest answer."""
        seat = next(s for s, board in enumerate(self.state.boards) if board.stack)
        letter = "ABCDE"[seat]
        offered = self.choices(letter)
        quiet = [text for text in ("done", "take soil", "take draw", "skip") if text in offered]
        self.play(f"{letter} {quiet[0] if quiet else offered[0]}")


def named(french: str) -> int:
    """The number of the Earth card with this French name."""
    return next(no for no, card in earth_deck().items() if card.name_fr == french)


def finished(seats: int = 2) -> Table:
    """A table whose game is over, with nothing planted."""
    table = Table(seats)
    table.state.stage = "over"
    for board in table.state.boards:
        board.stack.clear()
    return table
