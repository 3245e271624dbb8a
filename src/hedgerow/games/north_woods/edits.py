"""Edits: what a seat can do to its own table in a turn, and the resulting table.

An edit is one action with a card; it takes one to three moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias, final

from msgspec import Struct

from hedgerow.core.text import Message, Seat
from hedgerow.games.north_woods import moves
from hedgerow.games.north_woods.box import box, name
from hedgerow.games.north_woods.cards import Kind
from hedgerow.games.north_woods.diet import menu
from hedgerow.games.north_woods.feeding import ALL_RANKS
from hedgerow.games.north_woods.ids import ids
from hedgerow.games.north_woods.state import without
from hedgerow.games.north_woods.tableau import (
    ABUNDANT,
    NOTHING,
    PLAIN,
    Lying,
    Table,
    complete,
    hungry,
    lay,
    put,
    ranks,
)


class Situation(NamedTuple):
    """A seat's situation in its turn: its table, its hand, the dying piles (top last)."""

    table: tuple[Lying | None, ...]
    hand: bytes
    piles: tuple[bytes, ...]
    wolf_pair: bool = False
    rescuing: bool = False
    """Whether a Migration allows only rescues this turn (NWO-92)."""

    @property
    def carrion(self) -> int:
        """The kinds on top of the dying piles, as a mask."""
        found = 0
        for pile in self.piles:
            if pile:
                found |= 1 << pile[-1]
        return found

    @property
    def hungry(self) -> list[int]:
        """The slots of species that are not fed."""
        return hungry(list(self.table), self.carrion)

    @property
    def ranks(self) -> int:
        """The ranks in play, as a mask."""
        return ranks(list(self.table), self.wolf_pair)

    @property
    def habitat(self) -> bool:
        """Whether a Habitat can be declared (NWO-75)."""
        return self.ranks & ALL_RANKS == ALL_RANKS and not self.hungry


@final
class PlayCard(Struct, frozen=True, tag="play", tag_field="edit"):
    """Play a card from the hand on a slot or (None) by itself."""

    kind: Kind
    on: int | None = None


@final
class MoveCard(Struct, frozen=True, tag="move", tag_field="edit"):
    """Lay one's own card, with what lies on it, on another."""

    slot: int
    on: int


@final
class RescueCard(Struct, frozen=True, tag="rescue", tag_field="edit"):
    """Rescue the species on top of a pile, onto a slot or (None) onto carrion."""

    pile: int
    on: int | None = None


@final
class UseAbundance(Struct, frozen=True, tag="abundance", tag_field="edit"):
    """Lay an Abundance beside one's own resource."""

    slot: int


@final
class UseBoom(Struct, frozen=True, tag="boom", tag_field="edit"):
    """Lay a Population Boom under one's own species."""

    slot: int


Edit: TypeAlias = PlayCard | MoveCard | RescueCard | UseAbundance | UseBoom


def after(situation: Situation, edit: Edit) -> Situation:
    """The situation after an edit, which is not checked."""
    table = list(situation.table)
    hand, piles = situation.hand, situation.piles
    match edit:
        case PlayCard(kind, on):
            hand = without(hand, kind)
            _lay_new(table, kind, on)
        case MoveCard(slot, on):
            lay(table, slot, on)
        case RescueCard(pile, on):
            kind = piles[pile][-1]
            piles = (*piles[:pile], piles[pile][:-1], *piles[pile + 1 :])
            _lay_new(table, kind, on)
        case UseAbundance(slot):
            hand = without(hand, box().event("abundance"))
            card = table[slot]
            assert card is not None
            table[slot] = Lying(card.form, card.food, ABUNDANT)
        case UseBoom(slot):
            hand = without(hand, box().event("population_boom"))
            card = table[slot]
            assert card is not None
            # NWO-104: with a lower rank, its food may no longer be below it.
            food = None if card.food == NOTHING else table[card.food]
            stays = food is not None and menu().eats[card.form | 1] >> food.form & 1
            table[slot] = Lying(card.form | 1, card.food if stays else NOTHING, card.mark)
    return situation._replace(table=tuple(table), hand=hand, piles=piles)


def _lay_new(table: Table, kind: Kind, on: int | None) -> None:
    slot = put(table, Lying(2 * kind))
    if on is not None:
        lay(table, slot, on)


def after_all(situation: Situation, edits: Iterable[Edit]) -> Situation:
    """The situation after several edits."""
    for edit in edits:
        situation = after(situation, edit)
    return situation


def lawful(situation: Situation) -> Iterator[Edit]:
    """Every edit that is legal and can be useful.

    Cards set apart without a chance of carrion are left out, since that feeds nobody.
    """
    for pile, cards in enumerate(situation.piles):
        if cards and cards[-1] in box().species:
            yield from (RescueCard(pile, on) for on in rescue_places(situation, pile))
    if situation.rescuing:
        return
    table, known = list(situation.table), menu()
    carrion = sum({1 << kind for pile in situation.piles for kind in pile})
    for kind in sorted(set(situation.hand)):
        if kind in box().resources:
            yield PlayCard(kind)
        elif kind in box().species:
            yield from (PlayCard(kind, slot) for slot in _foods(table, 2 * kind))
            if known.carrion[2 * kind] & carrion:
                yield PlayCard(kind)
    for slot, card in enumerate(table):
        if card is not None and known.species >> card.form & 1:
            for food in _foods(table, card.form):
                if food != card.food and food != slot:
                    yield MoveCard(slot, food)
    if box().event("abundance") in situation.hand:
        yield from map(UseAbundance, _open_to_abundance(table))
    if box().event("population_boom") in situation.hand:
        yield from map(UseBoom, _open_to_boom(table))


def rescue_places(situation: Situation, pile: int) -> Iterator[int | None]:
    """What could feed the top of a pile after its rescue: slots, and None for carrion."""
    cards = situation.piles[pile]
    form = 2 * cards[-1]
    left = sum({1 << other[-1] for at, other in enumerate(situation.piles) if at != pile and other})
    if len(cards) > 1:
        left |= 1 << cards[-2]  # NWO-51
    table = list(situation.table)
    ground = complete(table, left)
    yield from (slot for slot in _foods(table, form) if ground >> slot & 1)  # NWO-49
    if menu().carrion[form] & left:
        yield None  # NWO-50


def _foods(table: Table, form: int) -> list[int]:
    eaten = menu().eats[form]
    return [slot for slot, card in enumerate(table) if card is not None and eaten >> card.form & 1]


def _open_to_abundance(table: Table) -> Iterator[int]:
    """NWO-86, NWO-87: resources that are not yet under Abundance."""
    for slot, card in enumerate(table):
        if card is not None and card.mark == PLAIN and card.kind in box().resources:
            yield slot


def _open_to_boom(table: Table) -> Iterator[int]:
    """NWO-108: species above rank 2 without a Boom."""
    for slot, card in enumerate(table):
        if card is None or card.form & 1:
            continue
        if card.kind in box().species and box().rank[card.kind] > 2:
            yield slot


def moves_of(situation: Situation, edit: Edit, seat: Seat) -> tuple[moves.Move, ...]:
    """The moves that make an edit in a situation."""
    match edit:
        case PlayCard(kind, on):
            play = moves.Play(ids()[kind])
            # A card with no choice of food is laid automatically.
            asked = bool(_foods(list(situation.table), 2 * kind))
            return (play, _placed(on)) if asked else (play,)
        case MoveCard(slot, on):
            return moves.Lift(slot), moves.On(on)
        case RescueCard(pile, on):
            return moves.Rescue(pile), _placed(on)
        case UseAbundance(slot):
            return moves.Use("abundance"), moves.Aim(seat, slot)
        case UseBoom(slot):
            return moves.Use("population_boom"), moves.Aim(seat, slot)


def _placed(on: int | None) -> moves.Move:
    return moves.Apart() if on is None else moves.On(on)


def edit_message(situation: Situation, edit: Edit) -> Message:
    """An edit in words, before it is made."""

    def at(slot: int) -> Message:
        card = situation.table[slot]
        assert card is not None
        return name(card.kind)

    match edit:
        case PlayCard(kind, on):
            if on is None:
                return Message("north-woods-feeding-step-play", {"card": name(kind)})
            return Message("north-woods-feeding-step-play-on", {"card": name(kind), "food": at(on)})
        case MoveCard(slot, on):
            return Message("north-woods-feeding-step-move", {"card": at(slot), "food": at(on)})
        case RescueCard(pile, on):
            rescued = name(situation.piles[pile][-1])
            if on is None:
                return Message("north-woods-feeding-step-rescue", {"card": rescued})
            return Message("north-woods-feeding-step-rescue-on", {"card": rescued, "food": at(on)})
        case UseAbundance(slot):
            return Message("north-woods-feeding-step-abundance", {"card": at(slot)})
        case UseBoom(slot):
            return Message("north-woods-feeding-step-boom", {"card": at(slot)})
