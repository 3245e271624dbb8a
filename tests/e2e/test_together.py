"""Two people at two browsers and a spectator share a table."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
from playwright.sync_api import expect

from e2e.conftest import NewVisitor
from e2e.visitor import Visitor
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid.clues import CODES
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.sharing import share_code
from hedgerow.server.testing import Server
from hedgerow.testing.rules import rule

ROUNDS = 4


def open_table(ann: Visitor, code: str = "") -> tuple[str, str]:
    """Ann makes a table for herself, a friend and a bot; gives both links."""
    ann.open("/new/cryptid")
    page = ann.page
    for letter, kind in (("B", "friend"), ("C", "bot")):
        page.get_by_label(ann.t("web-slot-who", letter=letter), exact=True).select_option(kind)
    remove = ann.button("web-slot-remove", letter="D")
    if remove.count():
        remove.click()
    if code:
        page.get_by_text(ann.t("option-cryptid-puzzle-code"), exact=True).click()
        page.get_by_label(ann.t("option-cryptid-code"), exact=True).fill(code)
    page.get_by_role("switch", name=ann.t("web-new-chat")).click()
    page.get_by_label(ann.t("web-name-label")).fill("Ann")
    ann.button("web-new-open").click()
    page.wait_for_url("**/table/*")
    invite = page.get_by_label(ann.t("web-lobby-link")).input_value()
    watch = page.get_by_label(ann.t("web-lobby-spectate")).input_value()
    return invite.removeprefix(ann.url), watch.removeprefix(ann.url)


def join(bob: Visitor, invite: str, name: str = "Bob") -> None:
    bob.open(invite)
    bob.page.get_by_label(bob.t("web-name-label")).fill(name)
    bob.button("web-join-sit").click()
    bob.page.wait_for_url("**/table/*")


def test_two_browsers_and_a_spectator_play_one_table(visit: NewVisitor, server: Server) -> None:
    puzzle = generate("normal", 3, Rng(3))
    ann, bob, eve = visit("en"), visit("fr"), visit("en")
    invite, watch = open_table(ann, share_code(puzzle))
    eve.open(watch)
    join(bob, invite)
    expect(ann.page.get_by_text("Bob")).to_be_visible()
    ann.button("web-lobby-start").click()

    found = {"do": "search", "hex": puzzle.habitat.bit_length() - 1}
    while not ann.over:
        for person in (ann, bob):
            ann.wait(lambda: ann.asked or bob.asked or ann.over, "a turn")
            if person.asked and not ann.over:
                end = person is ann and person.state["made"] >= ROUNDS and found in person.moves
                person.play(found if end else person.calm_move())
    for person in (ann, bob, eve):
        person.wait(lambda person=person: person.over, "the end")  # type: ignore[misc]
        expect(person.ending).to_be_visible()
    expect(ann.page.get_by_role("heading", name=ann.t("web-end-you"))).to_be_visible()
    wins = bob.t("web-end-wins", names="Ann", count=1)
    expect(bob.page.get_by_role("heading", name=wins)).to_be_visible()

    record = httpx.get(f"{server.url}/api/tables/{ann.table}/record").json()
    clues = [CODES[clue] for clue in puzzle.clues]
    assert ann.state["view"]["clues"] == clues
    for seat, person in ((0, ann), (1, bob), (None, eve)):
        check_frames(person.frames, seat, clues, record)
    code = invite.rpartition("/")[2]
    assert not any(code in frame for frame in eve.frames), "spectators could sit down"
    check_cookies(ann, bob, eve)

    # Chat among those who sit here, and a rematch that everybody hears of.
    ann.page.get_by_role("tab", name=ann.t("web-chat")).click()
    ann.page.get_by_label(ann.t("web-chat-say")).fill("Well played")
    ann.button("web-chat-send").click()
    bob.wait(lambda: any("Well played" in frame for frame in bob.frames), "the chat")
    old = ann.table
    ann.button("web-end-rematch").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and old not in url)
    bob.button("web-end-rematch-join").click()
    bob.page.wait_for_url(f"**/table/{ann.table}")


@rule("CRY-34", "CRY-52")
def test_the_hint_is_proposed_between_turns_and_holds_nobody_up(visit: NewVisitor) -> None:
    ann, bob = visit("en"), visit("fr")
    ann.open("/new/cryptid")
    ann.page.get_by_label(ann.t("web-slot-who", letter="B"), exact=True).select_option("friend")
    for letter in "DC":
        ann.button("web-slot-remove", letter=letter).click()
    ann.page.get_by_label(ann.t("web-name-label")).fill("Ann")
    ann.button("web-new-open").click()
    ann.page.wait_for_url("**/table/*")
    invite = ann.page.get_by_label(ann.t("web-lobby-link")).input_value()
    join(bob, invite.removeprefix(ann.url))
    ann.button("web-lobby-start").click()
    for _ in range(4):  # two cubes for each of four researchers
        for person in (ann, bob):
            person.until_asked()
            person.play(person.calm_move())
    ann.until_asked()
    bob.wait(lambda: bob.offered, "an offer")
    assert not bob.asked and bob.moves == [{"do": "hint"}]
    bob.play({"do": "hint"})
    ballot = ann.page.get_by_role("group", name=ann.t("web-cryptid-ballot"))
    expect(ballot).to_contain_text(ann.t("web-cryptid-proposed", who="Bob"))

    # Ann plays on without having voted, and says yes when it is no longer her turn.
    while ann.state["view"]["turn"] % 2 == 0:
        ann.play(ann.calm_move())
    assert bob.until_asked()
    assert ann.state["view"]["voting"]["voted"] == [False, True]
    ann.play({"do": "vote", "yes": True})
    bob.wait(lambda: bool(bob.state["view"]["hint"]), "the hint")
    assert bob.asked, "Bob's turn goes on"


def check_frames(frames: list[str], seat: int | None, clues: list[str], record: Any) -> None:
    """Before the end nobody is sent what another seat knows."""
    before = [frame for frame in frames if not _over(frame)]
    assert len(before) > len(record["moves"])
    assert len(before) < len(frames), "the end must have come through too"
    for frame in before:
        message = msgspec.json.decode(frame)
        assert record["shuffle"]["seed"] not in frame
        assert not any(part and part in frame for part in record["shuffle"]["contributions"])
        if message["type"] != "state":
            continue
        others = [clue for other, clue in enumerate(clues) if other != seat]
        assert not any(f'"{clue}"' in frame for clue in others), frame
        assert message["seat"] == seat
        assert message["view"]["own"] == ([] if seat is None else [clues[seat]])
        assert message["view"]["clues"] == []
        assert seat is not None or not message["decisions"]


def _over(frame: str) -> bool:
    message = msgspec.json.decode(frame)
    if message["type"] == "state":
        return message["outcome"] is not None
    return message.get("status") == "over" or (
        message["type"] == "aids" and (message["aids"] or {}).get("habitat") is not None
    )


def check_cookies(*people: Visitor) -> None:
    """No script can read a token, and a spectator holds none."""
    for person in people:
        cookies = person.context.cookies([f"{person.url}/api/tables/{people[0].table}"])
        for cookie in cookies:
            assert cookie["httpOnly"] and cookie["sameSite"] in ("Lax", "Strict")
        seated = [cookie for cookie in cookies if cookie["name"].startswith("hedgerow_seat")]
        assert len(seated) == (0 if person is people[-1] else 1)
        assert all(cookie["sameSite"] == "Strict" for cookie in seated)
        assert person.page.evaluate("document.cookie") == ""
