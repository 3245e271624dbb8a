"""The server is killed and comes back; two browsers go on as if nothing had happened."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Browser, expect

from e2e.test_together import join, open_table
from e2e.visitor import DEAL, Visitor
from hedgerow.core.rng import Rng
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.generator import generate
from hedgerow.games.cryptid.sharing import share_code
from hedgerow.server.testing import serving

KILLS = 3
"""In browsers; tests/server/test_kill.py does it twenty times with bare sockets."""


def test_both_browsers_go_on_after_kill_9(browser: Browser) -> None:
    with (
        serving(deal=DEAL) as server,
        Visitor(browser, server.url) as ann,
        Visitor(browser, server.url) as bob,
    ):
        puzzle = generate("normal", 3, Rng(5))
        found = {"do": "search", "hex": puzzle.habitat.bit_length() - 1}
        invite, _ = open_table(ann, share_code(puzzle))
        join(bob, invite)
        ann.button("web-lobby-start").click()
        people = (ann, bob)
        for kill in range(KILLS):
            acting = _next(people)
            acting.play(acting.calm_move())
            acting = _next(people)
            server.kill()
            for person in people:
                expect(person.page.get_by_text(person.t("web-reconnecting"))).to_be_visible()
            if kill == 1:
                # A move made while nobody listens arrives when somebody does.
                made = acting.state["made"]
                acting.click(acting.calm_move())
            server.start()
            for person in people:
                badge = person.page.get_by_role("button", name=person.t("web-reconnecting"))
                if badge.is_visible() and badge.is_enabled():
                    badge.click()
                expect(person.page.get_by_text(person.t("web-connected"))).to_be_visible()
            if kill == 1:
                acting.until_made(made + 1)
        while not ann.over:
            acting = _next(people)
            if not ann.over:
                acting.play(found if found in acting.moves else acting.calm_move())
        record = ann.record()
        for person in people:
            assert not person.complaints
            for version, move in _acknowledged(person).items():
                assert record.moves[version - 1].move == move
            assert not [frame for frame in person.frames if '"type":"refused"' in frame[:20]]


def _next(people: tuple[Visitor, ...]) -> Visitor:
    first = people[0]
    first.wait(lambda: any(one.asked or one.over for one in people), "a turn")
    return next((one for one in people if one.asked), first)


def _acknowledged(person: Visitor) -> dict[int, str]:
    """Version to move, for every acknowledgement that this browser got."""
    sent = {}
    for text in person.sent:
        message = msgspec.json.decode(text)
        if message["do"] == "play":
            sent[message["id"]] = str(msgspec.convert(message["move"], GAME.move_type))
    acks = [msgspec.json.decode(frame) for frame in person.frames if '"type":"ack"' in frame[:20]]
    return {ack["revision"]: sent[ack["id"]] for ack in acks if ack["id"] in sent}
