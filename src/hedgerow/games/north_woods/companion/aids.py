"""North Woods' aids: card details, hunger, what a hand could do, "Feed for me"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from hedgerow.core.text import Message, Seat
from hedgerow.games.north_woods import hunger
from hedgerow.games.north_woods.box import box, name
from hedgerow.games.north_woods.cards import (
    RANKS,
    Diet,
    EventCard,
    Realm,
    Resource,
    Scavenging,
    Species,
    rank_of,
)
from hedgerow.games.north_woods.companion import choices
from hedgerow.games.north_woods.companion.choices import WoodsEvent, WoodsPrey, WoodsUse
from hedgerow.games.north_woods.edits import (
    Situation,
    after,
    edit_message,
    moves_of,
)
from hedgerow.games.north_woods.frames import Acting
from hedgerow.games.north_woods.hidden import View
from hedgerow.games.north_woods.ids import kinds
from hedgerow.games.north_woods.moves import Move
from hedgerow.games.north_woods.outlook import situation_of
from hedgerow.games.north_woods.planner import Plan, best_turn, feed_plan, habitat
from hedgerow.games.north_woods.tableau import cards_of, feeders_now


class WoodsCard(Struct, frozen=True):
    """A visible card, with its face and details."""

    id: str
    sort: Literal["resource", "species", "event"]
    name: Message
    rank: int
    """0 for an event."""
    scientific: str
    diet: Diet | None
    realms: tuple[Realm, ...]
    foods: tuple[Message, ...]
    """The resources it eats."""
    food_ids: tuple[str, ...]
    scavenger: Scavenging | None
    proposed: bool
    """Whether a field is our own proposal, because the printed card is not known."""
    source: str


class WoodsHunger(Struct, frozen=True):
    """A hungry species and the reason."""

    seat: Seat
    slot: int
    why: tuple[Message, ...]
    bans: tuple[Message, ...]
    """The rule that keeps each other card from feeding it."""


class WoodsStep(Struct, frozen=True):
    """One step of a plan in words, and the moves that make it."""

    text: Message
    moves: tuple[Move, ...]


class WoodsPlan(Struct, frozen=True):
    """Steps in order, with the hungry species and the ranks at the end."""

    steps: tuple[WoodsStep, ...]
    hungry: tuple[int, ...]
    ranks: tuple[int, ...]
    habitat: bool


class WoodsProgress(Struct, frozen=True):
    """The eight ranks of a seat: present and fed, present but hungry, or missing."""

    seat: Seat
    ranks: tuple[Literal["fed", "hungry", "missing"], ...]


class WoodsAids(Struct, frozen=True):
    """Aids for reading a View, computed from it alone."""

    cards: tuple[WoodsCard, ...]
    progress: tuple[WoodsProgress, ...]
    hungry: tuple[WoodsHunger, ...]
    uses: tuple[WoodsUse, ...]
    events: tuple[WoodsEvent, ...]
    prey: tuple[WoodsPrey, ...]
    feed: WoodsPlan | None
    """ "Feed for me": the cards in play, rearranged to feed as many as possible."""
    turn: WoodsPlan | None
    """A good turn with the hand and the dying piles too."""
    habitat: WoodsPlan | None
    """A way to a Habitat this turn, if the planner sees one."""


def woods_aids(view: View) -> WoodsAids:
    """The aids of a seat or a spectator; plans are only for the seat to act."""
    own = None if view.seat is None else situation_of(view)
    acts = own is not None and view.turn == view.seat and isinstance(view.top, Acting)
    hungry = tuple(
        note for seat in range(view.seats) for note in _hunger(view, situation_of(view, seat), seat)
    )
    feed = turn = goal = None
    if own is not None and acts:
        feed = _plan(own, feed_plan(own), view.turn)
        turn = _plan(own, best_turn(own), view.turn)
        found = habitat(own, prove=False)
        goal = None if found is None else _plan(own, found, view.turn)
    return WoodsAids(
        cards=tuple(map(card_note, sorted(_in_sight(view)))),
        progress=tuple(_progress(view, seat) for seat in range(view.seats)),
        hungry=hungry,
        uses=() if own is None else tuple(choices.uses(view, own)),
        events=tuple(choices.events(view)),
        prey=tuple(choices.prey(view)),
        feed=feed,
        turn=turn,
        habitat=goal,
    )


def _in_sight(view: View) -> set[int]:
    """The kinds of the cards that this view shows, and the resources that they eat."""
    known = kinds()
    seen: set[str] = {*view.hand, *view.aside}
    for cards in (*view.known, *view.seen, *view.display, *view.piles):
        seen.update(cards)
    for table in view.tables:
        seen.update(placed.card for placed in table)
    for frame in view.pending:
        cards_there = getattr(frame, "cards", ())
        seen.update(cards_there)
        seen.update(card for card in (getattr(frame, "card", None),) if card is not None)
    return {known[id] for id in seen}


def card_note(kind: int) -> WoodsCard:
    """The details of a card."""
    card = box().cards[kind]
    species = card if isinstance(card, Species) else None
    match card:
        case Resource():
            sort: Literal["resource", "species", "event"] = "resource"
        case Species():
            sort = "species"
        case EventCard():
            sort = "event"
    return WoodsCard(
        id=card.id,
        sort=sort,
        name=name(kind),
        rank=rank_of(card),
        scientific=species.scientific if species else "",
        diet=species.diet if species else None,
        realms=species.realms if species else (),
        foods=tuple(name(kinds()[food]) for food in species.foods) if species else (),
        food_ids=species.foods if species else (),
        scavenger=species.scavenger if species else None,
        proposed=bool(card.proposal),
        source=card.source,
    )


def _progress(view: View, seat: Seat) -> WoodsProgress:
    """The ranks of a seat, including those that the option of wolf pairs adds."""
    fed = {placed.rank for placed in view.tables[seat] if placed.being != "hungry"}
    there = set(view.ranks[seat])
    hungry = {placed.rank for placed in view.tables[seat] if placed.being == "hungry"}
    return WoodsProgress(
        seat,
        tuple(
            "missing"
            if rank not in there
            else "hungry"
            if rank in hungry and rank not in fed
            else "fed"
            for rank in range(1, RANKS + 1)
        ),
    )


def _hunger(view: View, situation: Situation, seat: Seat) -> Iterable[WoodsHunger]:
    """Why each hungry species of a seat is hungry, as the cards lie."""
    table, carrion = list(situation.table), situation.carrion
    starving = set(situation.hungry)
    if not starving:
        return
    cards, slots = cards_of(table, carrion)
    feeders = tuple(
        None if slot in starving else feeder
        for slot, feeder in zip(slots, feeders_now(table, carrion), strict=True)
    )
    for place, slot in enumerate(slots):
        if slot in starving:
            bans = hunger.bans(cards, feeders, place)
            said = tuple(
                Message("north-woods-feeding-forbidden", {"rule": rule, "ban": ban})
                for rule, ban in bans
            )
            yield WoodsHunger(seat, slot, hunger.why_hungry(cards, feeders, place), said)


def _plan(situation: Situation, plan: Plan, seat: Seat) -> WoodsPlan:
    steps = []
    for edit in plan.edits:
        text = edit_message(situation, edit)
        steps.append(WoodsStep(text, moves_of(situation, edit, seat)))
        situation = after(situation, edit)
    there = situation.ranks
    return WoodsPlan(
        tuple(steps),
        tuple(situation.hungry),
        tuple(rank for rank in range(1, RANKS + 1) if there >> rank & 1),
        situation.habitat,
    )
