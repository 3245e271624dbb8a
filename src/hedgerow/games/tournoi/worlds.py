"""Worlds that look like a View: what the seat cannot see is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hedgerow.core.rng import Rng
from hedgerow.games.tournoi.hidden import Spot, View
from hedgerow.games.tournoi.kit import Kit
from hedgerow.games.tournoi.state import NONE, Placement, Replacement, State, Turned


def determinize(view: View, rng: Rng) -> State:
    """A full state that looks like this view; all ways to deal the unseen cards are as likely."""
    kit = view.kit
    dealer = _Dealer(view, kit, rng)
    sides = range(kit.sides)
    hands, laid = [], []
    for side in sides:
        hand, lanes = dealer.cards(side)
        hands.append(hand)
        laid.append(lanes)
    piles = dealer.piles()
    powers, covers, passed = [], [], []
    for side in sides:
        held, over, done = dealer.powers(side)
        powers.append(held)
        covers.append(over)
        passed.append(done)
    places = {token.id: place for place, token in enumerate(kit.tokens)}
    known = view.ghost_lanes
    ahead = kit.terms.rounds - len(known) if kit.ghost else 0
    return State(
        kit=kit,
        piles=piles,
        aside=dealer.aside(),
        discards=tuple(
            kit.copies[pool][id] for pool, ids in enumerate(view.discards) for id in ids
        ),
        hands=hands,
        laid=laid,
        powers=powers,
        powers_aside=tuple(sorted(dealer.box)),
        covers=covers,
        played=[tuple(kit.face_of[id] for id in side.played) for side in view.sides],
        steps=[side.steps for side in view.sides],
        passed=passed,
        zones=[dealer.copies(side, view.sides[side].zone) for side in sides],
        seen=dealer.seen,
        extra=[side.extra for side in view.sides],
        tokens=tuple(places[token.id] for token in view.tokens),
        owners=[NONE if token.owner is None else token.owner for token in view.tokens],
        stand_ins=[side.stand_ins for side in view.sides],
        ghost_lanes=(*known, *(rng.below(kit.battles) for _ in range(ahead))),
        round=view.round,
        lane=view.lane,
        turned=tuple(dealer.turned()),
        stack=[] if view.pending is None else [view.pending],
    )


class _Dealer:
    """Deals the copies and power cards that a view does not show."""

    def __init__(self, view: View, kit: Kit, rng: Rng) -> None:
        self.view, self.kit, self.rng = view, kit, rng
        shown = self._shown()
        self.seen = sum(1 << copy for copy in shown)
        if view.seat is not None:
            mine = [id for spot in view.spots[view.seat] for id in spot.cards]
            shown.update(self.copies(view.seat, (*view.hand, *mine)))
        self.unseen: list[list[int]] = []
        for pool in kit.pools:
            rest = [copy for copy in pool if copy not in shown]
            rng.shuffle(rest)
            self.unseen.append(rest)
        *self.brought, self.box = ([*faces] for faces in kit.power_pools)
        for side, public in enumerate(view.sides):
            for id in public.played:
                self._powers_of(side).remove(kit.face_of[id])
        if view.seat is not None:
            for face in self._own_faces():
                self._powers_of(view.seat).remove(face)
        for faces in (*self.brought, self.box):
            rng.shuffle(faces)

    def _shown(self) -> set[int]:
        """The copies that everybody has seen."""
        view, kit = self.view, self.kit
        shown: set[int] = set()
        for pool, ids in enumerate(view.discards):
            shown.update(kit.copies[pool][id] for id in ids)
        for at, pile in enumerate(view.piles):
            shown.update(self.copies(at, pile.under))
        turned_up = view.lane if type(view.pending) is Replacement else NONE
        for side, public in enumerate(view.sides):
            shown.update(self.copies(side, (*public.zone, *public.known)))
            for lane, spot in enumerate(view.spots[side]):
                if lane == turned_up or side >= view.seats:
                    shown.update(self.copies(side, [id for id in spot.cards if id]))
        return shown

    def copies(self, side: int, ids: Sequence[str]) -> tuple[int, ...]:
        of = self.kit.copies[self.kit.pool_of(side)]
        return tuple([of[id] for id in ids])

    # Défis cards

    def cards(self, side: int) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
        """A side's hand, and what it has laid on each battle."""
        view, rng = self.view, self.rng
        spots, public = view.spots[side], view.sides[side]
        if side == view.seat:
            laid = tuple(self.copies(side, spot.cards) for spot in spots)
            return tuple(sorted(self.copies(side, view.hand))), laid
        if side >= view.seats:
            return (), tuple(self._ghost_spot(side, spot) for spot in spots)
        hidden = [*self.copies(side, public.known)]
        if type(view.pending) is Placement:
            lanes = rng.sample(range(self.kit.battles), self.kit.battles - public.hand)
            hidden += self._draw(side, self.kit.battles - len(hidden))
        else:
            lanes = [lane for lane, spot in enumerate(spots) if "" in spot.cards]
            hidden += self._draw(side, len(lanes) - len(hidden))
        rng.shuffle(hidden)
        there: dict[int, tuple[int, ...]] = {lane: (hidden.pop(),) for lane in lanes}
        for lane, spot in enumerate(spots):
            if spot.cards and lane not in there:
                there[lane] = self.copies(side, spot.cards)[:1]
        return tuple(sorted(hidden)), tuple(there.get(lane, ()) for lane in range(self.kit.battles))

    def _ghost_spot(self, side: int, spot: Spot) -> tuple[int, ...]:
        return tuple(
            [self.copies(side, (id,))[0] if id else self._draw(side, 1)[0] for id in spot.cards]
        )

    def _draw(self, side: int, count: int) -> list[int]:
        pool = self.unseen[self.kit.pool_of(side)]
        return [pool.pop() for _ in range(count)]

    def piles(self) -> list[tuple[int, ...]]:
        """After all hands were dealt."""
        return [
            (*self._draw(at, pile.unseen), *self.copies(at, pile.under))
            for at, pile in enumerate(self.view.piles)
        ]

    def aside(self) -> tuple[int, ...]:
        """After all decks were dealt: what is left."""
        return tuple(copy for pool in self.unseen for copy in pool)

    def turned(self) -> Iterator[Turned]:
        for fight in self.view.fights:
            cards: list[int] = []
            before: list[int] = []
            faces, unused = [], NONE
            for side, one in enumerate(fight.fighters):
                cards += self.copies(side, (one.card,))
                before += self.copies(side, (one.before or one.card,))
                faces.append(self.kit.face_of[one.power] if one.power else NONE)
                if one.unused:
                    (unused,) = self.copies(side, (one.unused,))
            yield Turned(fight.battle - 1, tuple(cards), tuple(faces), tuple(before), unused)

    # Power cards

    def _powers_of(self, side: int) -> list[int]:
        return self.brought[side] if self.kit.brings[side] else self.box

    def _own_faces(self) -> list[int]:
        view = self.view
        assert view.seat is not None
        laid = [spot.power for spot in view.spots[view.seat] if spot.power]
        return [self.kit.face_of[id] for id in (*view.powers, *laid)]

    def powers(self, side: int) -> tuple[tuple[int, ...], tuple[int, ...], bool]:
        """The power cards a side holds, those it has laid, and whether it has passed."""
        view, kit, rng = self.view, self.kit, self.rng
        spots, public = view.spots[side], view.sides[side]
        if side == view.seat:
            faces = [kit.face_of[spot.power] if spot.power else NONE for spot in spots]
            return tuple(kit.face_of[id] for id in view.powers), tuple(faces), view.passed
        pool = self._powers_of(side)
        held = [pool.pop() for _ in range(public.powers)]
        passed, lanes = False, [lane for lane, spot in enumerate(spots) if spot.covered]
        if type(view.pending) is Placement and side < view.seats:
            # TOU-21: any number of its answers so far may have been power cards.
            answers = min(kit.battles, public.powers) - public.steps
            # Alone against the ghost a pass ends the placement, so there was none yet.
            laid = answers if kit.ghost else rng.below(answers + 1)
            passed, lanes = laid < answers, rng.sample(range(kit.battles), laid)
        covers = [NONE] * kit.battles
        for lane in lanes:
            covers[lane] = held.pop()
        return tuple(held if side >= view.seats else sorted(held)), tuple(covers), passed
