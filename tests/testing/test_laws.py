"""Each law holds on the example game and fails on a planted bug of its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any, ClassVar

import msgspec
import pytest
from examples import acorns

from hedgerow.core import Decision, Line, ListMoves, Log, Message, Outcome, Rng, Score, Seat
from hedgerow.core.game import AnyGame
from hedgerow.locale import Catalogue
from hedgerow.testing import laws

SOUND = acorns.GAME


def hold(game: AnyGame, law: str) -> None:
    for seed in range(20):
        laws.check(game, 3, {}, seed, laws=[law])


@pytest.mark.parametrize("law", [law for law in laws.LAWS if law != "everything-can-be-said"])
def test_every_law_holds_on_the_example(law: str) -> None:
    hold(SOUND, law)


class SharingState(acorns.State):
    def clone(self) -> acorns.State:
        return SharingState(
            self.rounds, self.hands, self.deck, self.discards, self.acorns[:], self.stack[:]
        )


class ForgetfulState(acorns.State):
    def clone(self) -> acorns.State:
        return ForgetfulState(
            self.rounds,
            self.hands[:],
            self.deck,
            self.discards,
            [0] * len(self.acorns),
            self.stack[:],
        )


def setup_with(kind: type[acorns.State]) -> Callable[..., acorns.State]:
    def setup(options: acorns.AcornsOptions, seats: int, rng: Rng) -> acorns.State:
        state = acorns.setup(options, seats, rng)
        return kind(*msgspec.structs.astuple(state))

    return setup


_deals = count()


def setup_by_call(options: acorns.AcornsOptions, seats: int, rng: Rng) -> acorns.State:
    return acorns.setup(options, seats, Rng(next(_deals)))


def apply_and(extra: Callable[[acorns.State, Seat, acorns.Move, Log], None]) -> Any:
    def apply(state: acorns.State, seat: Seat, move: acorns.Move, log: Log) -> None:
        acorns.apply(state, seat, move, log)
        extra(state, seat, move, log)

    return apply


def fail_on_keep(state: acorns.State, seat: Seat, move: acorns.Move, log: Log) -> None:
    if isinstance(move, acorns.Keep):
        raise KeyError("planted")


def count_when_logged(state: acorns.State, seat: Seat, move: acorns.Move, log: Log) -> None:
    state.acorns[seat] += log.on


def lose_a_card(state: acorns.State, seat: Seat, move: acorns.Move, log: Log) -> None:
    if isinstance(move, acorns.Drop):
        state.discards = state.discards[:-1]


def never_end(state: acorns.State, seat: Seat, move: acorns.Move, log: Log) -> None:
    if isinstance(move, acorns.Keep | acorns.Drop):
        state.stack = [acorns.Prize(seat)]


class Miscounted(ListMoves[Any], frozen=True):
    def __len__(self) -> int:
        return len(self.items) + 1


class Exclusive(ListMoves[Any], frozen=True):
    def __contains__(self, move: object) -> bool:
        return move is not self.items[0]


class Stray(ListMoves[Any], frozen=True):
    def pick(self, rng: Any) -> Any:
        return acorns.Drop(99)


def doubled(decision: Decision[Any]) -> Any:
    return ListMoves([*decision.moves, decision.moves[0]])


def decisions_with(remake: Callable[[Decision[Any]], Any]) -> Any:
    def decisions(state: acorns.State) -> tuple[Decision[Any], ...]:
        return tuple(Decision(d.seat, d.prompt, remake(d)) for d in acorns.decisions(state))

    return decisions


def all_optional(state: acorns.State) -> tuple[Decision[Any], ...]:
    return tuple(Decision(d.seat, d.prompt, d.moves, True) for d in acorns.decisions(state))


def telltale_prompt(state: acorns.State) -> tuple[Decision[Any], ...]:
    best = max((max(hand, default=0) for hand in state.hands), default=0)
    prompt = Message("acorns-commit", {"best": best})
    return tuple(Decision(d.seat, prompt, d.moves) for d in acorns.decisions(state))


def view_of_first_hand(state: acorns.State, seat: Seat | None) -> acorns.View:
    return msgspec.structs.replace(acorns.view(state, seat), hand=state.hands[0])


def view_of_commits(state: acorns.State, seat: Seat | None) -> acorns.View:
    top = state.stack[-1] if state.stack else None
    cards = [c for c in top.cards if c is not None] if isinstance(top, acorns.Commits) else []
    return msgspec.structs.replace(acorns.view(state, seat), own_commit=max(cards, default=None))


def telltale_story(state: acorns.State, seat: Seat, move: acorns.Move, log: Log) -> None:
    if isinstance(move, acorns.Commit):
        log.tell(acorns.CommittedCard(seat, move.card))


def one_world(view: acorns.View, rng: Rng) -> acorns.State:
    return acorns.determinize(view, Rng(1))


class QuietForaged(acorns.Foraged, frozen=True, tag="quiet-foraged"):
    informs: ClassVar[bool] = False


class QuietForagedCard(acorns.ForagedCard, frozen=True, tag="quiet-foraged-card"):
    informs: ClassVar[bool] = False


def quiet_forage(state: acorns.State, seat: Seat, move: acorns.Move, log: Log) -> None:
    if not isinstance(move, acorns.Forage):
        acorns.apply(state, seat, move, log)
        return
    inner = Log()
    acorns.apply(state, seat, move, inner)
    card = inner.entries[0].secret
    assert isinstance(card, acorns.ForagedCard)
    log.whisper(QuietForaged(seat), QuietForagedCard(seat, card.card), seat)


class LossyCodec(acorns.AcornsCodec):
    def decode(self, action: int) -> acorns.Move:
        return super().decode(action ^ 1)


class BlindCodec(acorns.AcornsCodec):
    def mask(self, decision: Decision[acorns.Move]) -> Any:
        return super().mask(decision) * 0


def writer_of_first_hand(codec: Any, rows: Any) -> Any:
    """Shows everybody the hand of seat 0."""
    return acorns.writer(codec, [rows[0]] * len(rows))


def stale_writer(codec: Any, rows: Any) -> Any:
    """Writes each row only once."""
    sound, written = acorns.writer(codec, rows), set[int]()

    class Stale:
        def write(self, state: Any, seat: int, /) -> None:
            if seat not in written:
                sound.write(state, seat)
                written.add(seat)

    return Stale()


class LoudCodec(acorns.AcornsCodec):
    def observe(self, view: acorns.View) -> dict[str, Any]:
        return {name: 9 * piece for name, piece in super().observe(view).items()}


class OtherCodec(acorns.AcornsCodec):
    def observe(self, view: acorns.View) -> dict[str, Any]:
        return {"hand": super().observe(view)["hand"]}


def early_outcome(state: acorns.State) -> Outcome:
    nothing = tuple(Score(0) for _ in state.hands)
    return Outcome(nothing, (1,) * len(state.hands), Message("acorns-over"))


def crooked_outcome(state: acorns.State) -> Outcome | None:
    if state.stack:
        return None
    scores = tuple(Score(n + 1, (Line(Message("acorns-kept"), n),)) for n in state.acorns)
    return Outcome(scores, (1,) * len(scores), Message("acorns-over"))


def forgetful_parse(text: str) -> acorns.Move:
    return acorns.Keep() if text == "forage" else acorns.parse(text)


def with_codec(codec: Any) -> AnyGame:
    return replace(SOUND, codec=lambda seats, options: codec())


def bugs() -> Iterator[tuple[str, str, AnyGame, str]]:
    """Law, name of the bug, game with the bug, what the law says of it."""
    law = "clones-are-isolated"
    yield law, "shared list", replace(SOUND, setup=setup_with(SharingState)), "earlier copy"
    yield law, "field lost", replace(SOUND, setup=setup_with(ForgetfulState)), "clone differs"
    yield (
        "replay-reproduces",
        "deal from outside the record",
        replace(SOUND, setup=setup_by_call),
        "replay differs",
    )
    law = "offered-moves-apply"
    yield law, "move fails", replace(SOUND, apply=apply_and(fail_on_keep)), "offered move keep"
    yield law, "log counts", replace(SOUND, apply=apply_and(count_when_logged)), "the log changes"
    law = "moves-are-listed-alike"
    for name, remake, text in (
        ("length", lambda d: Miscounted(list(d.moves)), "announced"),
        ("membership", lambda d: Exclusive(list(d.moves)), "not a member"),
        ("pick", lambda d: Stray(list(d.moves)), "picked move"),
        ("twice", doubled, "offered twice"),
        ("none", lambda d: ListMoves([]), "has no move"),
    ):
        yield law, name, replace(SOUND, decisions=decisions_with(remake)), text
    law = "moves-round-trip"
    yield law, "notation", replace(SOUND, parse=forgetful_parse), "notation loses"
    yield law, "wire", replace(SOUND, move_type=acorns.Keep | acorns.Forage), "Invalid value"
    yield law, "codec", with_codec(LossyCodec), "codec loses"
    yield law, "mask", with_codec(BlindCodec), "mask is not"
    law = "observations-have-their-shape"
    yield law, "range", with_codec(LoudCodec), "outside 0 to 1"
    yield law, "pieces", with_codec(OtherCodec), "other pieces"
    law = "observations-are-written-alike"
    yield law, "rival's hand", replace(SOUND, writer=writer_of_first_hand), "hand is written"
    yield law, "stale", replace(SOUND, writer=stale_writer), "is written otherwise"
    law = "components-are-conserved"
    yield law, "card lost", replace(SOUND, apply=apply_and(lose_a_card)), "not conserved"
    law = "games-end"
    yield law, "too early", replace(SOUND, outcome=early_outcome), "disagree"
    yield law, "never", replace(SOUND, apply=apply_and(never_end)), "more than 30"
    yield law, "sum", replace(SOUND, outcome=crooked_outcome), "add up"
    yield law, "nobody asked", replace(SOUND, decisions=all_optional), "nobody owes"
    law = "views-hold-no-secret"
    yield law, "hand", replace(SOUND, view=view_of_first_hand), "sampled world differs"
    yield law, "pending commit", replace(SOUND, view=view_of_commits), "seat"
    yield law, "prompt", replace(SOUND, decisions=telltale_prompt), "view does not hold"
    yield (
        "events-hold-no-secret",
        "commit told",
        replace(SOUND, apply=apply_and(telltale_story)),
        "the story tells",
    )
    yield "worlds-differ", "one deal", replace(SOUND, determinize=one_world), "every sampled"
    law = "undo-restores-and-never-unreveals"
    yield law, "draw taken back", replace(SOUND, apply=quiet_forage), "un-reveal"
    yield law, "field lost", replace(SOUND, setup=setup_with(ForgetfulState)), "restore"
    law = "refusals-name-a-rule"
    yield law, "no such rule", replace(SOUND, refuse=lambda *_: "ACO-99"), "unknown ACO-99"


@pytest.mark.parametrize(
    ("law", "game", "text"),
    [pytest.param(law, game, text, id=f"{law}: {bug}") for law, bug, game, text in bugs()],
)
def test_a_planted_bug_breaks_the_law(law: str, game: AnyGame, text: str) -> None:
    with pytest.raises((laws.LawBroken, msgspec.ValidationError), match=text):
        hold(game, law)


def test_every_law_has_a_planted_bug() -> None:
    covered = {law for law, *_ in bugs()} | {"everything-can-be-said"}
    assert covered == set(laws.LAWS)


def test_a_missing_text_breaks_the_law() -> None:
    with pytest.raises(KeyError, match="acorns-commit"):
        laws.check(SOUND, 2, {}, 0, laws=["everything-can-be-said"], catalogues=[Catalogue("en")])


def test_cheap_invariants_hold_and_can_fail() -> None:
    assert sum(laws.cheap(SOUND, 4, {}, seed) for seed in range(20)) > 200
    with pytest.raises(laws.LawBroken, match="not conserved"):
        for seed in range(20):
            laws.cheap(replace(SOUND, apply=apply_and(lose_a_card)), 4, {}, seed)


def test_a_broken_law_says_how_to_see_it_again() -> None:
    with pytest.raises(laws.LawBroken, match=r"acorns, 3 seats, \{\}, seed \d+, move \d+"):
        hold(replace(SOUND, apply=apply_and(lose_a_card)), "components-are-conserved")
