"""`gaia`: Gaia's side of a solo game with the box, from what the lone player did each round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct, structs

from hedgerow.core.companion import Clerk, Tool
from hedgerow.core.errors import BadInput
from hedgerow.games.earth.cards import GaiaGoods, earth_deck, gaia_deck
from hedgerow.games.earth.effects import Action
from hedgerow.games.earth.options import STRONGER, Level
from hedgerow.games.earth.rules.gaia import (
    COMPOST_FOR_SOIL,
    PASSES,
    SOIL_A_COMPOST,
    goods_after,
)
from hedgerow.games.earth.scoring.gaia import GaiaBreakdown, GaiaHoldings, gaia_score

_Count: TypeAlias = Annotated[int, Meta(ge=0, le=200)]
Because: TypeAlias = Literal[
    "level", "soil", "blue", "drawn", "card", "blue_cards", "cards_drawn", "soil_gained", "expert"
]
"""Why she takes something."""


class SoloRound(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn of the lone player, then one of Gaia; None where it has not happened yet."""

    action: Action | None = None
    soil: _Count = 0
    blue: _Count = 0
    drawn: _Count = 0
    """What the player gained, has and drew in the own turn."""
    card: int | None = None
    """The card that she turned up."""
    each: _Count = 0
    """What her card counts of the player's part in her turn."""
    claim: Annotated[int, Meta(ge=0, le=3)] | None = None
    """The fauna card that she claims."""
    rank: Annotated[int, Meta(ge=1, le=2)] = 1
    done: bool = False
    """Whether her turn is over."""


class GaiaRequest(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = "medium"
    rounds: Annotated[tuple[SoloRound, ...], Meta(max_length=20)] = ()
    pile: Annotated[tuple[int, ...], Meta(max_length=150)] = ()
    """The Earth cards on her pile."""
    leaves: Annotated[int, Meta(ge=0, le=5)] = 0
    """Leaves that the player discarded."""
    full: bool = False
    """Whether the player took the bonus for a full tableau."""


class GaiaLine(Struct, frozen=True):
    """What she takes for one reason."""

    because: Because
    count: int
    """How many of what is counted; 0 where nothing is counted."""
    goods: GaiaGoods


class GaiaStep(Struct, frozen=True):
    round: int
    turn: Literal["yours", "hers"]
    lines: tuple[GaiaLine, ...]
    goods: GaiaGoods
    """All of it together."""


class GaiaPage(Struct, frozen=True):
    sprouts: int
    growth: int
    compost: int
    soil: int
    score: GaiaBreakdown
    steps: tuple[GaiaStep, ...]
    turned: int
    """Her cards so far, of `most`."""
    most: int
    left: tuple[int, ...]
    """The cards that can still come before she reshuffles."""
    claimable: tuple[int, ...]
    """The fauna cards among which her brown card chooses."""
    counts: Literal["blue_cards", "cards_drawn", "soil_gained"] | None
    """What her present card counts."""
    misses: bool
    """EAR-115: a beginner misses this turn."""
    over: bool


def solo_gaia(request: GaiaRequest, clerk: Clerk) -> GaiaPage:
    """What Gaia has and takes in a solo game with the box, as JSON."""
    return _Solo(request).page()


class _Solo:
    def __init__(self, request: GaiaRequest) -> None:
        self._request = request
        self.stronger = request.level in STRONGER
        self.has = GaiaGoods()
        self.steps: list[GaiaStep] = []
        self.turned: list[int] = []
        self.claims: dict[int, int] = {}
        self.skips = 0
        self.misses = False
        for number, each in enumerate(request.rounds):
            self._play(number, each)

    def _play(self, number: int, each: SoloRound) -> None:
        if each.action is not None:
            self._step(number, "yours", tuple(self._own(each)))
        self.misses = False
        if self.skips and each.action is not None:
            self.misses = True
            if each.done:
                self.skips -= 1
            return
        if each.card is None:
            return
        card = gaia_deck().get(each.card)
        if card is None or each.card not in self._left():
            raise BadInput("error-earth-gaia-card", number=each.card, round=number + 1)
        self.turned.append(each.card)
        if card.claims is not None:
            self._claim(number, each)
        elif each.done:
            self._step(number, "hers", tuple(self._hers(each)))

    def _left(self) -> tuple[int, ...]:
        """EAR-117: her cards come once each, are reshuffled, and come once more."""
        size = len(gaia_deck())
        this_pass = self.turned[len(self.turned) // size * size :]
        return tuple(number for number in gaia_deck() if number not in this_pass)

    def _own(self, each: SoloRound) -> Iterator[GaiaLine]:
        """EAR-112."""
        assert each.action is not None
        base = goods_after(each.action, stronger=self.stronger)
        if base != GaiaGoods():
            yield GaiaLine("level", 0, base)
        whole = goods_after(
            each.action, stronger=self.stronger, soil=each.soil, blue=each.blue, drawn=each.drawn
        )
        rest = _minus(whole, base)
        if rest != GaiaGoods():
            counted: dict[str, tuple[Because, int]] = {
                "red": ("soil", each.soil),
                "blue": ("blue", each.blue),
                "yellow": ("drawn", each.drawn),
            }
            yield GaiaLine(*counted[each.action], rest)

    def _hers(self, each: SoloRound) -> Iterator[GaiaLine]:
        """EAR-114."""
        assert each.card is not None
        card = gaia_deck()[each.card]
        yield GaiaLine("card", 0, card.gain)
        if card.each is not None:
            yield GaiaLine(card.each, each.each, _times(card.gain_for_each, each.each))

    def _claim(self, number: int, each: SoloRound) -> None:
        """EAR-115."""
        assert each.card is not None
        if each.claim is None:
            if each.done:
                self._step(number, "hers", ())
            return
        if each.claim not in self._claimable(each.card):
            raise BadInput("error-earth-gaia-claim", round=number + 1)
        self.claims[each.claim] = each.rank
        lines: tuple[GaiaLine, ...] = ()
        if self._request.level == "beginner":
            self.skips += 1
        elif self._request.level == "expert":
            card = gaia_deck()[each.card]
            goods = card.expert_left if each.claim % 2 == 0 else card.expert_right
            lines = (GaiaLine("expert", 0, goods),)
        self._step(number, "hers", lines)

    def _claimable(self, number: int) -> tuple[int, ...]:
        claims = gaia_deck()[number].claims
        pair = (0, 1) if claims == "upper" else (2, 3) if claims == "lower" else ()
        return tuple(goal for goal in pair if goal not in self.claims)

    def _step(
        self, number: int, turn: Literal["yours", "hers"], lines: tuple[GaiaLine, ...]
    ) -> None:
        goods = GaiaGoods()
        for line in lines:
            goods = _plus(goods, line.goods)
        self.has = _plus(self.has, goods)
        while self.has.soil >= SOIL_A_COMPOST:  # EAR-116
            self.has = structs.replace(
                self.has,
                soil=self.has.soil - SOIL_A_COMPOST,
                compost_deck=self.has.compost_deck + COMPOST_FOR_SOIL,
            )
        self.steps.append(GaiaStep(number, turn, lines, goods))

    def page(self) -> GaiaPage:
        request = self._request
        for number in request.pile:
            if number not in earth_deck():
                raise BadInput("error-earth-gaia-pile", number=number)
        last = request.rounds[-1] if request.rounds else SoloRound()
        most = len(gaia_deck()) * PASSES
        over = len(self.turned) == most and last.done
        holdings = GaiaHoldings(
            request.pile,
            self.has.sprout,
            self.has.compost_deck,
            self.has.growth,
            tuple(self.claims.values()),
            over and not request.full,  # EAR-117
            request.leaves,
        )
        card = None if last.card is None or last.done else gaia_deck()[last.card]
        return GaiaPage(
            holdings.sprouts,
            holdings.growth,
            holdings.compost,
            self.has.soil,
            gaia_score(holdings),
            tuple(self.steps),
            len(self.turned),
            most,
            self._left(),
            () if card is None or last.claim is not None else self._claimable(card.no),
            None if card is None else card.each,
            self.misses and not last.done,
            over,
        )


def _plus(one: GaiaGoods, other: GaiaGoods) -> GaiaGoods:
    return GaiaGoods(
        one.soil + other.soil,
        one.sprout + other.sprout,
        one.growth + other.growth,
        one.compost_deck + other.compost_deck,
        one.cards + other.cards,
    )


def _times(goods: GaiaGoods, factor: int) -> GaiaGoods:
    return GaiaGoods(
        goods.soil * factor,
        goods.sprout * factor,
        goods.growth * factor,
        goods.compost_deck * factor,
        goods.cards * factor,
    )


def _minus(one: GaiaGoods, other: GaiaGoods) -> GaiaGoods:
    return _plus(one, _times(other, -1))


GAIA: Final = Tool(GaiaRequest, GaiaPage, solo_gaia, page=True)
