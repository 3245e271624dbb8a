"""North Woods by its rulebook: set-up, decisions, apply, outcome. RULES.md numbers stand beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from hedgerow.core.decision import Decision, ListMoves
from hedgerow.core.event import Log
from hedgerow.core.outcome import Line, Outcome, Score, ranks_of
from hedgerow.core.rng import Rng
from hedgerow.core.text import Message, Seat
from hedgerow.games.north_woods import dying, event_cards, opening, territory, turn
from hedgerow.games.north_woods.cards import deck
from hedgerow.games.north_woods.diet import menu
from hedgerow.games.north_woods.events import HabitatDeclared
from hedgerow.games.north_woods.frames import (
    Acting,
    Adopting,
    Aggression,
    Aiming,
    Burning,
    Closing,
    Covering,
    Discarding,
    Dying,
    Frame,
    Giving,
    Keeping,
    Naming,
    Opening,
    Placing,
    Renewing,
    Start,
    Wintering,
)
from hedgerow.games.north_woods.ids import numbered
from hedgerow.games.north_woods.moves import (
    PILES,
    Adopt,
    Aim,
    Apart,
    Burn,
    Bury,
    Cover,
    Declare,
    Discard,
    Done,
    Draw,
    EndTurn,
    FeedAll,
    Fetch,
    Keep,
    Lay,
    Lift,
    Move,
    Name,
    On,
    Play,
    PutAside,
    Rescue,
    Seize,
    Take,
    Territory,
    Use,
)
from hedgerow.games.north_woods.options import NorthWoodsOptions
from hedgerow.games.north_woods.state import DEALT, HAND, State
from hedgerow.games.north_woods.supply import cover, open_piles, remains
from hedgerow.games.north_woods.tableau import (
    NOTHING,
    filled,
    hungry,
    is_resource,
    is_species,
    ranks,
    room,
)

MAX_DECISIONS: Final = 100_000
"""Far beyond 100 rounds of six seats: a turn is bounded by its edits and by the cards there are.

Without limits (NWO-29, NWO-79) a game goes on until a Habitat or an empty deck. Seats that choose
at random come to that after some thousands of decisions, but nothing forces them: environments and
simulations break a game off here.
"""

_PROMPTS: Final = {
    Opening: Message("north-woods-prompt-opening"),
    Aggression: Message("north-woods-prompt-aggression"),
    Acting: Message("north-woods-prompt-acting"),
    Burning: Message("north-woods-prompt-burning"),
    Naming: Message("north-woods-prompt-naming"),
    Adopting: Message("north-woods-prompt-adopting"),
    Keeping: Message("north-woods-prompt-keeping"),
    Renewing: Message("north-woods-prompt-renewing"),
    Covering: Message("north-woods-prompt-covering"),
    Dying: Message("north-woods-prompt-dying"),
    Discarding: Message("north-woods-prompt-discarding"),
    Closing: Message("north-woods-prompt-closing"),
}
_START: Final = (Message("north-woods-prompt-start"), Message("north-woods-prompt-second"))
_RESCUING: Final = Message("north-woods-prompt-rescuing")
_LAST: Final = Message("north-woods-prompt-last")
_PLACING: Final = {
    "played": Message("north-woods-prompt-played"),
    "lifted": Message("north-woods-prompt-lifted"),
    "rescued": Message("north-woods-prompt-rescued"),
}
_AIMING: Final = {
    "disease": Message("north-woods-prompt-disease"),
    "abundance": Message("north-woods-prompt-abundance"),
    "population_boom": Message("north-woods-prompt-boom"),
}
_GIVING: Final = {
    "wildfire": Message("north-woods-prompt-wildfire"),
    "pollution": Message("north-woods-prompt-pollution"),
    "winter": Message("north-woods-prompt-winter"),
}


def setup(options: NorthWoodsOptions, seats: int, rng: Rng) -> State:
    """NWO-33, NWO-34: shuffle, lay out the display, deal."""
    cards = bytearray(deck().kind_of)
    rng.shuffle(cards)
    taken = [bytes(cards[PILES + DEALT * seat :][:DEALT]) for seat in range(seats)]
    return State(
        seats=seats,
        rounds=options.rounds,
        rearrangements=options.rearrangements,
        wolf_pair=options.wolf_pair,
        rng=rng.fork().state,
        deck=bytes(cards[PILES + DEALT * seats :]),
        display=[bytes(cards[place : place + 1]) for place in range(PILES)],
        piles=[b""] * PILES,
        hands=[bytes(sorted(hand)) for hand in taken],
        tables=[[] for _ in range(seats)],
        aside=[b""] * seats,
        known=[b""] * (seats * (seats + 1)),
        barren=0,
        turn=0,
        round=0,
        edits=0,
        rescuing=False,
        spring=0,
        dry=0,
        stack=[Opening()],
        winner=-1,
    )


def decisions(state: State) -> tuple[Decision[Move], ...]:
    if not state.stack:
        return ()
    frame = state.stack[-1]
    if isinstance(frame, Opening):
        return tuple(
            Decision(seat, _PROMPTS[Opening], ListMoves(opening.opening_moves(state, seat)))
            for seat, hand in enumerate(state.hands)
            if len(hand) > HAND
        )
    return (Decision(state.asked, _prompt(state, frame), ListMoves(moves_of(state, frame))),)


def _prompt(state: State, frame: Frame) -> Message:
    match frame:
        case Start(drawn):
            return _START[drawn]
        case Placing(_, how):
            return _PLACING[how]
        case Aiming(event):
            return _AIMING[event]
        case Giving(event):
            return _GIVING[event]
        case Acting() if state.rescuing:
            return _RESCUING
        case Discarding() if dying.discarded_enough(state):
            return _LAST
        case _:
            return _PROMPTS[type(frame)]


def moves_of(state: State, frame: Frame) -> Sequence[Move]:
    """What the seat that is asked may do; not for the opening, where several are."""
    if type(frame) is Acting:
        return turn.acting_moves(state)
    match frame:
        case Start():
            return turn.start_moves(state, frame)
        case Placing():
            return turn.placing_moves(state, frame)
        case Aggression():
            return territory.seize_moves(state, frame)
        case Aiming(event):
            return event_cards.aims(state, event)
        case Burning():
            return event_cards.burn_moves(state)
        case Naming():
            return event_cards.naming_moves()
        case Giving():
            return event_cards.giving_moves(state, frame)
        case Adopting():
            return event_cards.adopting_moves(state, frame)
        case Keeping():
            return event_cards.keeping_moves(frame)
        case Renewing():
            return event_cards.renewing_moves(state, frame)
        case Covering():
            return dying.covering_moves(state)
        case Dying():
            return dying.dying_moves(state, frame)
        case Discarding():
            return dying.discarding_moves(state)
        case Closing():
            return dying.closing_moves(state)
        case Acting() | Opening() | Wintering():
            return []
    assert_never(frame)


def apply(state: State, seat: Seat, move: Move, log: Log) -> None:
    frame = state.stack[-1]
    match frame, move:
        case Opening(), Lay() | PutAside():
            if opening.put_down(state, seat, move, log):
                opening.reveal(state, log)
                dying.begin_turn(state, 0, log)
        case Start(), Draw():
            turn.draw(state, frame, log)
        case Start(), Take(place):
            turn.take_open(state, frame, place, log)
        case Start(), Done():
            turn.go_on(state, log)
        case Start(), Territory(card):
            territory.attack(state, card, log)
        case Aggression(), Seize():
            territory.seize(state, frame, move, log)
        case ((Start() | Acting() | Dying() | Discarding() | Closing()), Use(card)):
            event_cards.use(state, card, log)
        case Acting(), Play(card):
            turn.play(state, card, log)
        case Acting(), Lift(slot):
            turn.lift(state, slot)
        case Acting(), FeedAll():
            turn.feed_all(state, log)
        case Acting(), Rescue(pile):
            turn.rescue(state, pile, log)
        case Acting(), EndTurn():
            dying.end_actions(state, log)
        case Placing(), On(slot):
            turn.place(state, frame, slot, log)
        case Placing(), Apart():
            turn.place(state, frame, NOTHING, log)
        case Aiming(), Aim():
            event_cards.aim(state, frame, move, log)
        case Burning(), Burn():
            event_cards.burn(state, move, log)
        case Naming(), Name():
            event_cards.name_rank(state, move, log)
        case Giving(), Bury():
            event_cards.give(state, frame, move, log)
        case Adopting(), Adopt():
            event_cards.adopt(state, frame, move, log)
        case ((Adopting() | Renewing()), Done()):
            state.stack.pop()
        case Keeping(), Keep():
            event_cards.keep(state, frame, move, log)
        case Renewing(), Fetch():
            event_cards.fetch(state, frame, move, log)
        case Covering(), Cover(pile):
            state.stack.pop()
            cover(state, frame, pile, log)
        case Dying(), Bury():
            dying.die(state, frame, move, log)
        case Discarding(), Discard():
            dying.discard(state, move, log)
        case Discarding(), EndTurn():
            state.stack.pop()
        case Closing(), EndTurn():
            dying.next_turn(state, log)
        case ((Acting() | Closing()), Declare()):
            _declare(state, log)
        case _:
            raise AssertionError(f"{move} does not answer {frame}")
    while state.stack and _settle(state, state.stack[-1], log):
        pass


def _settle(state: State, frame: Frame, log: Log) -> bool:
    """Do what leaves no choice; says whether anything was done."""
    match frame:
        case Start():
            return turn.idle_start(state, frame, log)
        case Covering():
            # NWO-103: what Winter takes is shuffled next, wherever it lies.
            shuffled_next = any(isinstance(one, Wintering) for one in state.stack)
            if b"" not in state.piles and not shuffled_next:
                return False
            state.stack.pop()
            cover(state, frame, open_piles(state)[0], log)
        case Giving():
            moves = event_cards.giving_moves(state, frame)
            if len(moves) > 1:
                return False
            if moves and isinstance(moves[0], Bury):
                event_cards.give(state, frame, moves[0], log)
            else:
                event_cards.next_giver(state, frame)
        case Wintering():
            event_cards.winter(state, log)
        case Adopting():
            if frame.bases and event_cards.open_resources(state, frame.resource):
                return False
            state.stack.pop()
        case Keeping(count, cards):
            if count > 1:
                return False
            if cards:
                event_cards.keep(state, frame, Keep(cards[0]), log)
            else:
                state.stack.pop()
        case Renewing():
            if event_cards.renewing_moves(state, frame):
                return False
            state.stack.pop()
        case Dying():
            return dying.die_without_choice(state, frame, log)
        case Discarding():
            if not dying.is_done(state, frame):
                return False
            state.stack.pop()
        case Closing():
            if not dying.discarded_enough(state):
                state.stack.append(Discarding())  # NWO-110
                return True
            if turn.can_declare(state):
                return False
            dying.next_turn(state, log)
        case _:
            return False
    return True


def _declare(state: State, log: Log) -> None:
    """NWO-75: the game is won."""
    state.winner = state.turn
    state.stack.clear()
    if log.on:
        log.tell(HabitatDeclared(state.turn))


# The end


def standing(state: State, seat: Seat) -> tuple[int, int]:
    """Different ranks in front of a seat, and fed cards, of which resources are some (NWO-78)."""
    table = state.tables[seat]
    starving = len(hungry(table, state.carrion))
    cards = sum(is_species(card) or is_resource(card) for _, card in filled(table))
    return ranks(table, state.wolf_pair).bit_count(), cards - starving


def outcome(state: State) -> Outcome | None:
    if state.stack:
        return None
    standings = [standing(state, seat) for seat in range(state.seats)]
    scores = tuple(
        Score(total, (Line(Message("north-woods-score-ranks"), total),)) for total, _ in standings
    )
    if state.winner >= 0:
        won = tuple(1 if seat == state.winner else 2 for seat in range(state.seats))
        return Outcome(scores, won, Message("north-woods-outcome-habitat"))
    places = ranks_of([sum(other < own for other in standings) for own in standings])
    if dying.stalled(state) == "dry":
        return Outcome(scores, places, Message("north-woods-outcome-dry"))
    reason = Message("north-woods-outcome-rounds", {"rounds": state.rounds})
    return Outcome(scores, places, reason)


def census(state: State) -> object:
    """All cards, wherever they are; links, rooms and memories that make sense."""
    cards = bytearray(b"".join((state.deck, *state.display, *state.piles, *state.hands)))
    cards += b"".join(state.aside)
    for frame in state.stack:
        match frame:
            case Covering(ids, _, _) | Keeping(_, ids):
                cards += numbered(ids)
            case Aggression(id):
                cards += numbered([id])
            case Aiming("abundance" | "population_boom" as id):
                cards += numbered([id])
            case _:
                pass
    for table in state.tables:
        for slot, card in filled(table):
            cards += remains(card)
            assert room(table, slot) >= 0, "NWO-23: a card feeds too many"
            food = None if card.food == NOTHING else table[card.food]
            assert card.food == NOTHING or food is not None, "a card lies on nothing"
            if food is not None:
                assert menu().eats[card.form] >> food.form & 1, "a card lies on no food"
    for row, known in enumerate(state.known):
        hand = state.hands[row % state.seats]
        assert all(known.count(kind) <= hand.count(kind) for kind in set(known)), "false memory"
    return bytes(sorted(cards))
