"""What a seat may know (`View`), and sampling of states consistent with it (`determinize`).

Cards that were turned up stay known wherever they go: under a deck in order, and from there into a
hand. Everything else that a seat does not hold is a face-down card to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from hedgerow.core.outcome import Score
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.tournoi import battle
from hedgerow.games.tournoi.cards import Kind
from hedgerow.games.tournoi.frames import Frame, Placement, Replacement
from hedgerow.games.tournoi.kit import Kit, Terms, kit_of
from hedgerow.games.tournoi.scoring import gain, score_and_bonus
from hedgerow.games.tournoi.sheets import compared
from hedgerow.games.tournoi.state import NONE, State, Turned


class Spot(Struct, frozen=True, omit_defaults=True):
    """What the viewer sees of one side on a battle that is not decided yet."""

    cards: tuple[str, ...] = ()
    """Ids, "" for a face-down card that the viewer does not know."""
    covered: bool = False
    """Whether a power card lies there."""
    power: str = ""
    """Its id, "" while the viewer does not know it."""


class Fighter(Struct, frozen=True, omit_defaults=True):
    """One side in a battle that was turned up."""

    card: str
    figure: Message
    """What was compared: the card's value after all effects (TOU-85)."""
    scaled: Message | None = None
    """The explanation if effects changed the printed value: "60 years, doubled"."""
    before: str = ""
    """The card that was replaced by this one (TOU-38)."""
    unused: str = ""
    """The ghost's other card."""
    power: str = ""
    cancelled: bool = False
    """Whether the power card had no effect (TOU-37)."""
    won: bool = False
    kept: bool = False
    """Whether the card was kept without a win."""
    points: int = 0
    """Points for the win (TOU-40)."""
    gain: int = 0
    """The change of its side's points by this battle, bonus tokens apart."""


class Fight(Struct, frozen=True, omit_defaults=True):
    """A battle that was turned up; not `settled` while a seat may still replace its card."""

    battle: int
    characteristic: int
    fighters: tuple[Fighter, ...]
    reversed: bool = False
    threat_first: bool = False
    settled: bool = True


class Pile(Struct, frozen=True):
    """A deck: the number of unseen cards, and the seen ones below them, in order."""

    unseen: int
    under: tuple[str, ...]


class Side(Struct, frozen=True):
    """What everybody sees of a side."""

    hand: int
    """The number of cards it still has to lay in this round."""
    known: tuple[str, ...]
    """Cards in its hand or face down in front of it that everybody has seen before."""
    steps: int
    """The number of times it will still be asked for a power card (TOU-21)."""
    powers: int
    """The number of power cards in its hand or face down."""
    played: tuple[str, ...]
    zone: tuple[str, ...]
    extra: int
    """Points for wins (TOU-40)."""
    stand_ins: int
    """Tokens taken that were not drawn (TOU-55)."""
    score: Score
    """Its score if the game ended now."""
    bonus: int
    """The part of it that comes from the bonus tokens (TOU-59)."""


class TokenView(Struct, frozen=True):
    """A bonus token on its side in play, and which of its categories each side has."""

    id: str
    kinds: tuple[Kind, ...]
    have: tuple[tuple[Kind, ...], ...]
    owner: int | None


class View(Struct, frozen=True):
    seat: Seat | None
    terms: Terms
    round: int
    """The number of rounds that are over."""
    lane: int
    """The battle to be decided next, from 0."""
    pending: Frame | None
    hand: tuple[str, ...]
    """The viewer's cards that are still to be laid."""
    powers: tuple[str, ...]
    """The viewer's power cards in hand."""
    passed: bool
    """Whether the viewer has passed on power cards for this round."""
    sides: tuple[Side, ...]
    spots: tuple[tuple[Spot, ...], ...]
    """spots[side][lane]; during placement, only the viewer's own and the ghost's are visible."""
    fights: tuple[Fight, ...]
    """The battles of this round that were turned up, or those of the round before."""
    piles: tuple[Pile, ...]
    """One deck for each side, or the common one."""
    discards: tuple[tuple[str, ...], ...]
    """Discarded cards, by pool (TOU-68)."""
    tokens: tuple[TokenView, ...]
    ghost_lanes: tuple[int, ...]
    """The lane of the ghost's power card in each round so far."""

    @property
    def kit(self) -> Kit:
        return kit_of(self.terms)

    @property
    def seats(self) -> int:
        return self.terms.seats


def view(state: State, seat: Seat | None) -> View:
    kit = state.kit
    frame = state.stack[-1] if state.stack else None
    placing = type(frame) is Placement
    mine = seat is not None
    own = seat or 0
    return View(
        seat=seat,
        terms=kit.terms,
        round=state.round,
        lane=state.lane if frame is not None else 0,
        pending=frame,
        hand=_ids(kit, state.hands[own]) if mine else (),
        powers=_power_ids(kit, state.powers[own]) if mine else (),  # TOU-10
        passed=mine and placing and state.passed[own],
        sides=tuple(_side(state, side) for side in range(kit.sides)),
        spots=tuple(spots(state, side, seat, placing) for side in range(kit.sides)),
        fights=tuple(_fight(kit, turned, decided) for turned, decided in settled(state)),
        piles=tuple(pile_seen(state, pile) for pile in state.piles),
        discards=tuple([_discards(state, pool) for pool in kit.pools]),
        tokens=_tokens(kit, state.tokens, tuple(state.owners), tuple(state.zones)),
        ghost_lanes=state.ghost_lanes[: state.round + 1],
    )


def _ids(kit: Kit, copies: tuple[int, ...]) -> tuple[str, ...]:
    if not copies:
        return ()
    ids = kit.ids
    return tuple([ids[copy] for copy in copies])


def _power_ids(kit: Kit, faces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([kit.faces[face].id for face in faces])


def _side(state: State, side: int) -> Side:
    kit, covers = state.kit, state.covers[side]
    return Side(
        len(state.hands[side]),
        _ids(kit, tuple(sorted(known(state, side)))),
        state.steps[side],
        len(state.powers[side]) + len(covers) - covers.count(NONE),
        _power_ids(kit, state.played[side]),
        _ids(kit, state.zones[side]),
        state.extra[side],
        state.stand_ins[side],
        *score_and_bonus(state, side),
    )


def known(state: State, side: int) -> list[int]:
    """The copies in a hand or face down in front of a side that everybody has seen before."""
    seen = state.seen
    copies = [copy for copy in state.hands[side] if seen >> copy & 1]
    if side < state.kit.terms.seats and seen:
        # The ghost's known cards are in `spots`, including those of a battle that is turned up.
        turned = state.lane if state.stack and type(state.stack[-1]) is Replacement else NONE
        for lane, there in enumerate(state.laid[side]):
            if there and lane != turned and seen >> there[0] & 1:
                copies.append(there[0])
    return copies


def settled(state: State) -> Iterator[tuple[Turned, bool]]:
    """The battles that were turned up last, and whether each is decided."""
    replacing = bool(state.stack) and type(state.stack[-1]) is Replacement
    for at, turned in enumerate(state.turned):
        yield turned, at < len(state.turned) - 1 or not replacing


@lru_cache(maxsize=500)
def winners(kit: Kit, turned: Turned) -> tuple[int, ...]:
    """The sides that win a battle."""
    return tuple(battle.judge(kit, turned.lane, turned.cards, turned.powers).winners)


_NOTHING = Spot()


def spots(state: State, side: int, seat: Seat | None, placing: bool) -> tuple[Spot, ...]:
    """What a seat sees of a side on the battles that are not decided yet."""
    kit = state.kit
    if placing and side != seat and side < kit.terms.seats:
        return (_NOTHING,) * kit.battles  # TOU-16, TOU-21
    visible = []
    for lane, there in enumerate(state.laid[side]):
        face = state.covers[side][lane]
        if not there:
            visible.append(_NOTHING)
            continue
        cards = []
        for copy in there:
            # A seat's face-down card is known to it; the ghost's where everybody saw it before.
            open = side == seat or (state.seen >> copy & 1 and side >= kit.terms.seats)
            if not placing and lane == state.lane:
                open = True  # turned up
            cards.append(kit.ids[copy] if open else "")
        power = kit.faces[face].id if face != NONE and side == seat else ""
        visible.append(Spot(tuple(cards), face != NONE, power))
    return tuple(visible)


def pile_seen(state: State, pile: tuple[int, ...]) -> Pile:
    """What everybody knows of a deck."""
    seen = state.seen
    under = 0
    for copy in reversed(pile):
        if not seen >> copy & 1:
            break
        under += 1
    unseen = len(pile) - under
    return Pile(unseen, _ids(state.kit, pile[unseen:]))


def _discards(state: State, pool: tuple[int, ...]) -> tuple[str, ...]:
    if not state.discards:
        return ()
    first, last = pool[0], pool[-1]
    return _ids(state.kit, tuple([copy for copy in state.discards if first <= copy <= last]))


@lru_cache(maxsize=150)
def _tokens(
    kit: Kit, drawn: tuple[int, ...], owners: tuple[int, ...], zones: tuple[tuple[int, ...], ...]
) -> tuple[TokenView, ...]:
    trio = kit.terms.options.bonus == "trio"
    kinds = [{kit.cards[copy].kind for copy in zone} for zone in zones]
    views = []
    for place, owner in zip(drawn, owners, strict=True):
        token = kit.tokens[place]
        kinds_needed = (token.single,) if trio else token.triple
        have = tuple(tuple(kind for kind in kinds_needed if kind in there) for there in kinds)
        views.append(TokenView(token.id, kinds_needed, have, None if owner == NONE else owner))
    return tuple(views)


@lru_cache(maxsize=500)
def _fight(kit: Kit, turned: Turned, settled: bool) -> Fight:
    verdict = battle.judge(kit, turned.lane, turned.cards, turned.powers)
    effects = battle.active(kit, turned.powers)
    fighters = []
    for side, copy in enumerate(turned.cards):
        value = compared(
            kit.characteristics[verdict.characteristic],
            kit.values[copy][verdict.characteristic],
            verdict.times[side],
        )
        face, before = turned.powers[side], turned.before[side]
        fighters.append(
            Fighter(
                card=kit.ids[copy],
                figure=value.figure,
                scaled=value.scaled,
                before=kit.ids[before] if before != copy else "",
                unused=kit.ids[turned.unused] if turned.unused != NONE and side == 1 else "",
                power="" if face == NONE else kit.faces[face].id,
                cancelled=face != NONE and effects[side] is None,
                won=settled and side in verdict.winners,
                kept=settled and side in verdict.kept,
                points=verdict.points[side] if settled else 0,
                gain=gain(kit, turned, verdict if settled else None, side),
            )
        )
    return Fight(
        battle=turned.lane + 1,
        characteristic=verdict.characteristic + 1,
        fighters=tuple(fighters),
        reversed=verdict.reversed,
        threat_first=verdict.threat_first,
        settled=settled,
    )


# Worlds


def determinize(view: View, rng: Rng) -> State:
    """A full state consistent with this view; all deals of the unseen cards are equally likely."""
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
        """The decks; call it after dealing all hands."""
        return [
            (*self._draw(at, pile.unseen), *self.copies(at, pile.under))
            for at, pile in enumerate(self.view.piles)
        ]

    def aside(self) -> tuple[int, ...]:
        """The cards that are left; call it after dealing all decks."""
        return tuple(copy for pool in self.unseen for copy in pool)

    def turned(self) -> Iterator[Turned]:
        for fight in self.view.fights:
            cards: list[int] = []
            before: list[int] = []
            faces, unused = [], NONE
            for side, fighter in enumerate(fight.fighters):
                cards += self.copies(side, (fighter.card,))
                before += self.copies(side, (fighter.before or fighter.card,))
                faces.append(self.kit.face_of[fighter.power] if fighter.power else NONE)
                if fighter.unused:
                    (unused,) = self.copies(side, (fighter.unused,))
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
        """The power cards that a side holds, those it has laid, and whether it has passed."""
        view, kit, rng = self.view, self.kit, self.rng
        spots, public = view.spots[side], view.sides[side]
        if side == view.seat:
            faces = [kit.face_of[spot.power] if spot.power else NONE for spot in spots]
            return tuple(kit.face_of[id] for id in view.powers), tuple(faces), view.passed
        pool = self._powers_of(side)
        held = [pool.pop() for _ in range(public.powers)]
        passed, lanes = False, [lane for lane, spot in enumerate(spots) if spot.covered]
        if type(view.pending) is Placement and side < view.seats:
            # TOU-21: any of its answers so far may have been power cards.
            answers = min(kit.battles, public.powers) - public.steps
            # Alone against the ghost a pass ends the placement, so there was none yet.
            laid = answers if kit.ghost else rng.below(answers + 1)
            passed, lanes = laid < answers, rng.sample(range(kit.battles), laid)
        covers = [NONE] * kit.battles
        for lane in lanes:
            covers[lane] = held.pop()
        return tuple(held if side >= view.seats else sorted(held)), tuple(covers), passed
