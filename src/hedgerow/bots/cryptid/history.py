"""How the tokens of a View may have come about, and what that tells of the clues.

A View shows tokens without their order. A `Story` is an order in which the rules allow them, with
the chance that researchers with these clues would have played so. A careful researcher puts cubes
where they tell least and searches where it believes the habitat; where that is depends on its
clue, so that a choice says more about the clue than the token on the hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import prod
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from hedgerow.bots.cryptid.strategy import FEW_SETS, clue_weights
from hedgerow.games.cryptid.clues import CLUES_OF_MODE, Clue
from hedgerow.games.cryptid.deduction import Knowledge, total_of
from hedgerow.games.cryptid.hexes import EVERYWHERE, HEXES, Hex, Mask, hexes_of, mask_of
from hedgerow.games.cryptid.hidden import View, candidates
from hedgerow.games.cryptid.rules.turns import OPENING_CUBES
from hedgerow.games.cryptid.worlds import counts

CAREFUL: Final = 0.8
"""The chance that a researcher is careful; the others play anywhere."""
SLIP: Final = 0.05
"""How often a careful researcher puts a cube anywhere all the same."""
ASTRAY: Final = 0.2
"""How often it searches a hex that it does not believe most."""
ANYWHERE: Final = 2 / HEXES
"""The chance of a hex for who plays anywhere: a clue leaves about half of them."""
QUESTION: Final = 0.01
"""The chance of any one question."""
WIDTH: Final = 10
"""The most stories that are followed."""
UNLIKELY: Final = 0.01
"""A story that is less likely than the best by this factor is dropped."""
LAST_TURN: Final = 12
"""The number of turns after which there are too many stories."""

Chances: TypeAlias = Mapping[Clue, float]
Rows: TypeAlias = tuple[tuple[Clue, ...], ...]
_T = TypeVar("_T")


class Story(Struct, frozen=True):
    """Tokens in an order, up to some moment."""

    rows: Rows
    """The clues that everybody thinks possible for each researcher."""
    cubes: tuple[Mask, ...]
    discs: tuple[Mask, ...]
    careful: tuple[Chances, ...]
    """The chance of each researcher's choices with each clue, if it is careful."""
    anywhere: tuple[float, ...]
    """The same if it plays anywhere, whatever its clue."""

    @property
    def closed(self) -> Mask:
        return sum(self.cubes)  # CRY-16: at most one cube on a hex

    def chance(self, who: int, clue: Clue) -> float:
        """The chance of a researcher's choices with this clue."""
        return CAREFUL * self.careful[who][clue] + (1 - CAREFUL) * self.anywhere[who]

    @property
    def weight(self) -> float:
        return prod(
            sum(self.chance(who, clue) for clue in chances) / len(chances)
            for who, chances in enumerate(self.careful)
        )

    def chosen(self, who: int, chances: Chances, anywhere: float) -> Story:
        """With a choice of this researcher, which has these chances."""
        before = self.careful[who]
        careful = {clue: before[clue] * chance for clue, chance in chances.items()}
        return replace(
            self,
            careful=_with(self.careful, who, careful),
            anywhere=_with(self.anywhere, who, self.anywhere[who] * anywhere),
        )


def stories(view: View) -> list[Story]:
    """The likeliest stories of a view at the start of a turn; none if it is too long a story."""
    turns = view.round * view.researchers + (view.turn - view.first) % view.researchers
    # Skipped duties, an open hint and a seat's second researcher would be stories of their own.
    if turns > LAST_TURN or view.skips or view.hint or view.seats != view.researchers:
        return []
    teller = _Teller(view)
    kept = [teller.start()]
    for placed in range(OPENING_CUBES * view.researchers):
        who = (view.first + placed) % view.researchers
        kept = _likeliest(each for story in kept for each in teller.opening(story, who))
    for turn in range(turns):
        who = (view.first + turn) % view.researchers
        kept = _likeliest(each for story in kept for each in teller.turn(story, who))
    return [story for story in kept if teller.complete(story)]


def _likeliest(found: Iterable[Story]) -> list[Story]:
    weighed = sorted(((each.weight, each) for each in found), key=lambda pair: -pair[0])
    return [story for weight, story in weighed[:WIDTH] if weight > UNLIKELY * weighed[0][0]]


class _Teller:
    """Puts the tokens of a view down in every order."""

    def __init__(self, view: View) -> None:
        self._regions = view.map.regions
        self._cubes = tuple(map(mask_of, view.cubes))
        self._discs = tuple(map(mask_of, view.discs))
        self._everything = CLUES_OF_MODE[view.mode]
        self._possible = candidates(view)
        self._known: dict[Rows, Knowledge] = {}

    def start(self) -> Story:
        none = (0,) * len(self._cubes)
        return Story(
            rows=(self._everything,) * len(none),
            cubes=none,
            discs=none,
            careful=tuple(dict.fromkeys(row, 1.0) for row in self._possible),
            anywhere=(1.0,) * len(none),
        )

    def complete(self, story: Story) -> bool:
        return story.cubes == self._cubes and story.discs == self._discs

    def opening(self, story: Story, who: int) -> Iterator[Story]:
        """CRY-15, CRY-19: no disc can lie on a hex that had a cube before all discs."""
        bare = EVERYWHERE
        for discs in self._discs:
            bare &= ~discs
        return self._cube(story, who, bare)

    def turn(self, story: Story, who: int) -> Iterator[Story]:
        for hex in hexes_of(self._discs[who] & ~(story.discs[who] | story.closed)):
            searched = story.chosen(who, self._search(story, who, hex), ANYWHERE)
            answered = self._answered(searched, who, hex)
            if answered is not None:
                yield from self._cube(answered, who)
        asked = story.chosen(who, dict.fromkeys(story.careful[who], QUESTION), QUESTION)
        for other in self._others(who):
            for hex in hexes_of(self._discs[other] & ~(story.discs[other] | story.closed)):
                yield self._token(asked, other, hex, disc=True)
            for hex in hexes_of(self._cubes[other] & ~story.closed):
                yield from self._cube(self._token(asked, other, hex, disc=False), who)

    def _others(self, who: int) -> Iterator[int]:
        number = len(self._cubes)
        return ((who + step) % number for step in range(1, number))

    def _answered(self, story: Story, who: int, hex: Hex) -> Story | None:
        """CRY-30 to CRY-32: discs clockwise until a cube, or None if these tokens do not lie so."""
        story = self._token(story, who, hex, disc=True)
        for other in self._others(who):
            if self._cubes[other] >> hex & 1:
                return self._token(story, other, hex, disc=False)
            if not self._discs[other] >> hex & 1:
                return None
            story = self._token(story, other, hex, disc=True)
        return None

    def _search(self, story: Story, who: int, hex: Hex) -> Chances:
        """The chance that a careful researcher searches here, with each clue."""
        if prod(map(len, story.rows)) > FEW_SETS:
            return dict.fromkeys(story.careful[who], ANYWHERE)
        believed = self._knowledge(story).tally.vectors(who)
        chances: dict[Clue, float] = {}
        for clue in story.careful[who]:
            vector = believed.get(clue, 0)
            shares = counts(vector)
            best = max(shares.values(), default=0)
            chances[clue] = 0.0
            if hex in shares:
                chances[clue] = ASTRAY * shares[hex] / total_of(vector)
                if shares[hex] == best:
                    equals = sum(share == best for share in shares.values())
                    chances[clue] += (1 - ASTRAY) / equals
        return chances

    def _cube(self, story: Story, who: int, within: Mask = EVERYWHERE) -> Iterator[Story]:
        """Each cube of its own choice, which is likely where it tells others least."""
        placed = self._cubes[who] & within & ~story.closed
        if not placed:
            return
        regions, free = self._regions, EVERYWHERE & ~story.closed
        weights = clue_weights(self._knowledge(story), who)
        kept = {
            hex: sum(weight for clue, weight in weights.items() if not regions[clue] >> hex & 1)
            for hex in hexes_of(free)
        }
        quiet: dict[Clue, list[Hex]] = {}
        for clue in story.careful[who]:
            legal = list(hexes_of(free & ~regions[clue]))
            most = max(kept[hex] for hex in legal)
            quiet[clue] = [hex for hex in legal if kept[hex] == most]
        for hex in hexes_of(placed):
            chances = {
                clue: SLIP * ANYWHERE + (1 - SLIP) * (hex in hexes) / len(hexes)
                for clue, hexes in quiet.items()
            }
            yield self._token(story.chosen(who, chances, ANYWHERE), who, hex, disc=False)

    def _token(self, story: Story, who: int, hex: Hex, *, disc: bool) -> Story:
        row = tuple(
            clue for clue in story.rows[who] if bool(self._regions[clue] >> hex & 1) == disc
        )
        rows, bit = _with(story.rows, who, row), 1 << hex
        if disc:
            return replace(story, rows=rows, discs=_with(story.discs, who, story.discs[who] | bit))
        return replace(story, rows=rows, cubes=_with(story.cubes, who, story.cubes[who] | bit))

    def _knowledge(self, story: Story) -> Knowledge:
        """What everybody knows, counted once for all stories that have come as far."""
        return self._known.setdefault(story.rows, Knowledge(story.rows, self._regions))


def _with(items: tuple[_T, ...], at: int, item: _T) -> tuple[_T, ...]:
    return (*items[:at], item, *items[at + 1 :])
