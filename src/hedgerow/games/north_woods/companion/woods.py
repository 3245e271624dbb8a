"""`deck` and `woods`: the cards to pick from, and one seat's table beside a real box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from hedgerow.core.companion import Clerk, Tool
from hedgerow.core.errors import BadInput
from hedgerow.core.text import Message
from hedgerow.games.north_woods import hunger
from hedgerow.games.north_woods.box import box, name
from hedgerow.games.north_woods.cards import RANKS, Kind
from hedgerow.games.north_woods.companion.aids import WoodsCard, card_note
from hedgerow.games.north_woods.diet import rank
from hedgerow.games.north_woods.edits import (
    Edit,
    MoveCard,
    PlayCard,
    RescueCard,
    Situation,
    UseAbundance,
    UseBoom,
    after,
    edit_message,
)
from hedgerow.games.north_woods.feeding import CARRION, Feeders
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.planner import fed_ranks, whole_turn
from hedgerow.games.north_woods.tableau import filled
from hedgerow.games.north_woods.tablefile import PILES, TableFile, boom_mistake, too_many

MOST: Final = 40
"""The most cards that a table may have here: more than any game lays."""

_Id: TypeAlias = Annotated[str, Meta(max_length=40)]
Rung: TypeAlias = Literal["fed", "hungry", "missing"]


class DeckRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty request: there is only one deck."""


class DeckCard(Struct, frozen=True):
    card: WoodsCard
    copies: int


def deck_page(request: DeckRequest, clerk: Clerk) -> tuple[DeckCard, ...]:
    """All cards of the deck, as JSON."""
    return tuple(DeckCard(card_note(kind), card.copies) for kind, card in enumerate(box().cards))


class LaidCard(Struct, frozen=True, forbid_unknown_fields=True):
    card: _Id
    boom: bool = False
    """A Population Boom lies with it."""
    abundance: bool = False


class WoodsRequest(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[tuple[LaidCard, ...], Meta(max_length=MOST)]
    dying: Annotated[tuple[_Id | None, ...], Meta(max_length=PILES)] = ()
    """The card on top of each dying pile."""
    hand: Annotated[tuple[_Id, ...], Meta(max_length=20)] = ()
    wolf_pair: bool = False


class WoodsBan(Struct, frozen=True):
    rule: str
    text: Message


class FedCard(Struct, frozen=True):
    """A card of the table and how it is fed; places are indices in the request's table."""

    rank: int
    """With a Population Boom it counts one lower."""
    on: int | None
    """The place of what feeds it; None for a resource, for carrion, and for a hungry card."""
    state: Literal["resource", "fed", "scavenging", "hungry"]
    why: tuple[Message, ...]
    bans: tuple[WoodsBan, ...]


class WoodsStepLine(Struct, frozen=True):
    card: str
    do: Literal["play", "move", "rescue", "abundance", "boom"]
    text: Message


class WoodsTurn(Struct, frozen=True):
    steps: tuple[WoodsStepLine, ...]
    fed: int
    ranks: tuple[int, ...]
    lost: tuple[Message, ...]
    """The names of cards that would die."""
    habitat: bool


class WoodsPage(Struct, frozen=True):
    cards: tuple[FedCard, ...]
    chains: tuple[tuple[int, ...], ...]
    """Each from the bottom up; a resource under Abundance begins two."""
    ladder: tuple[Rung, ...]
    """Ranks 1 to 8."""
    fed: int
    species: int
    habitat: bool
    turn: WoodsTurn | None
    """The best turn; None without a hand and dying piles."""


def feed_woods(request: WoodsRequest, clerk: Clerk) -> WoodsPage:
    """Who is fed, who starves and why, and the best turn, as JSON."""
    table = _table(request)
    tableau, feeders = table.tableau, table.best_feeding
    cards = tuple(_fed(table, feeders, place) for place in range(len(table.table)))
    there = table.situation.ranks
    starving = {card.rank for card in cards if card.state == "hungry"}
    kept = {card.rank for card in cards if card.state != "hungry"}
    ladder: tuple[Rung, ...] = tuple(
        "missing" if not there >> number & 1 else "hungry" if number in starving - kept else "fed"
        for number in range(1, RANKS + 1)
    )
    species = len(tableau.species())
    fed = sum(feeder is not None for feeder in feeders)
    # As in `hedgerow north_woods feed`: every rank, and no species hungry (NWO-75).
    habitat = "missing" not in ladder and fed == species
    planned = table.hand or any(kind is not None for kind in table.dying)
    turn = _turn(table) if planned else None
    return WoodsPage(cards, _chains(table, feeders), ladder, fed, species, habitat, turn)


def _table(request: WoodsRequest) -> TableFile:
    given = [_kind(laid.card) for laid in request.table]
    dying = [None if id is None else _kind(id) for id in request.dying]
    hand = [_kind(id) for id in request.hand]
    for place, (laid, kind) in enumerate(zip(request.table, given, strict=True)):
        if kind in box().events:
            raise BadInput("error-north-woods-no-table-card", card=name(kind))
        if laid.boom and (wrong := boom_mistake(kind)) is not None:
            raise BadInput("error-north-woods-woods", place=place + 1, detail=wrong)
        if laid.abundance and kind not in box().resources:
            wrong = Message("north-woods-tablefile-abundance-resource")
            raise BadInput("error-north-woods-woods", place=place + 1, detail=wrong)
    every = [*given, *hand, *(kind for kind in dying if kind is not None)]
    if (wrong := too_many(every)) is not None:
        raise BadInput("error-north-woods-copies", detail=wrong)
    return TableFile(
        tuple(given),
        tuple(place for place, laid in enumerate(request.table) if laid.boom),
        tuple(place for place, laid in enumerate(request.table) if laid.abundance),
        (*dying, *(None,) * (PILES - len(dying))),
        tuple(hand),
        wolf_pair=request.wolf_pair,
    )


def _kind(id: str) -> Kind:
    kind = kinds().get(id)
    if kind is None:
        raise BadInput("error-north-woods-no-card", card=id)
    return kind


def _fed(table: TableFile, feeders: Feeders, place: int) -> FedCard:
    tableau, feeder = table.tableau, feeders[place]
    number = rank(tableau.forms[place])
    if place not in tableau.species():
        return FedCard(number, None, "resource", (), ())
    if feeder is None:
        bans = hunger.bans(tableau, feeders, place)
        return FedCard(
            number,
            None,
            "hungry",
            hunger.why_hungry(tableau, feeders, place),
            tuple(WoodsBan(rule, text) for rule, text in bans),
        )
    if feeder == CARRION:
        return FedCard(number, None, "scavenging", (), ())
    return FedCard(number, feeder, "fed", (), ())


def _chains(table: TableFile, feeders: Feeders) -> tuple[tuple[int, ...], ...]:
    """Each chain from what lies at the bottom; hungry cards are chains of one."""
    eaters: dict[int, list[int]] = {}
    for eater, feeder in enumerate(feeders):
        if feeder is not None and feeder != CARRION:
            eaters.setdefault(feeder, []).append(eater)

    def above(place: int) -> list[int]:
        rest = eaters.get(place, [])
        return [place, *above(rest[0])] if rest else [place]

    found: list[list[int]] = []
    for place, feeder in enumerate(feeders):
        if feeder is None or feeder == CARRION:
            found.append(above(place))
            found.extend(above(eater) for eater in eaters.get(place, [])[1:])
    found.sort(key=lambda chain: (-len(chain), chain))
    return tuple(map(tuple, found))


def _turn(table: TableFile) -> WoodsTurn:
    situation = table.situation
    plan = whole_turn(situation)
    steps = tuple(_steps(situation, plan.edits))
    kept, fed = fed_ranks(plan.end)
    return WoodsTurn(
        steps,
        fed,
        tuple(number for number in range(1, RANKS + 1) if kept >> number & 1),
        tuple(
            name(card.kind)
            for slot, card in filled(list(plan.end.table))
            if slot in plan.end.hungry
        ),
        plan.end.habitat,
    )


def _steps(situation: Situation, edits: tuple[Edit, ...]) -> Iterator[WoodsStepLine]:
    for edit in edits:
        yield _step(situation, edit)
        situation = after(situation, edit)


def _step(situation: Situation, edit: Edit) -> WoodsStepLine:
    def lying(slot: int) -> Kind:
        card = situation.table[slot]
        assert card is not None
        return card.kind

    text = edit_message(situation, edit)
    match edit:
        case PlayCard(kind, _):
            return WoodsStepLine(box().cards[kind].id, "play", text)
        case MoveCard(slot, _):
            return WoodsStepLine(box().cards[lying(slot)].id, "move", text)
        case RescueCard(pile, _):
            return WoodsStepLine(box().cards[situation.piles[pile][-1]].id, "rescue", text)
        case UseAbundance(slot):
            return WoodsStepLine(box().cards[lying(slot)].id, "abundance", text)
        case UseBoom(slot):
            return WoodsStepLine(box().cards[lying(slot)].id, "boom", text)


DECK: Final = Tool(DeckRequest, tuple[DeckCard, ...], deck_page, page=True)
WOODS: Final = Tool(WoodsRequest, WoodsPage, feed_woods, page=True)
