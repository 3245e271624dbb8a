"""A table whose rules have changed since: listed, explained and readable."""

from __future__ import annotations

import sqlite3

from playwright.sync_api import Browser, expect

from e2e.conftest import SHOTS
from e2e.layout import check_layout
from e2e.visitor import DEAL, PHONE, WIDE, Visitor
from hedgerow.server.testing import serving


def test_a_table_of_older_rules_can_still_be_read(browser: Browser) -> None:
    with serving(deal=DEAL) as server, Visitor(browser, server.url) as ann:
        ann.sit_down("cryptid", 3, "random")
        for _ in range(2):
            ann.until_asked()
            ann.play(ann.calm_move())
        table = ann.table
        server.stop()
        with sqlite3.connect(server.database.removeprefix("sqlite:///")) as file:
            file.execute("UPDATE tables SET rules = 0")
        file.close()
        server.start()
        ann.open("/")
        listed = ann.page.get_by_text(ann.t("web-mine-outdated"))
        expect(listed).to_be_visible()
        ann.page.get_by_role("link", name=ann.t("web-mine-read")).click()
        for size in (WIDE, PHONE):
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(ann.page.get_by_text("version 0 of the rules")).to_be_visible()
            board = ann.page.locator("pre")
            expect(board).not_to_be_empty()
            expect(ann.page.locator("ol.log li").first).to_be_visible()
            check_layout(ann.page, f"old rules at {size[0]}")
            ann.page.screenshot(path=SHOTS / f"old-rules-{size[0]}.png")
        ann.open(f"/replay/{table}")
        expect(board).to_be_visible()
        assert not ann.complaints
