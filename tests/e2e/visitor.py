"""A person at a browser: a page, what it received, and the words by which things are found."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, Literal, Self

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from hedgerow.core.record import Record
from hedgerow.core.text import Arg, Message
from hedgerow.games import GAMES, game_named
from hedgerow.games.cryptid import GAME
from hedgerow.games.cryptid.maps import Map, map_of
from hedgerow.locale import Catalogue, Language
from hedgerow.table import verify

WIDE = (1440, 900)
PHONE = (360, 740)
PATIENCE = 30_000
DEAL = "hedgerow"
"""The text from which the servers of browser tests deal, so that no lucky guess of a bot ends a
game in one run and not in another."""
SAME_PART = """
  crypto.getRandomValues = (bytes) => bytes.fill(7);
"""
"""A browser's part of the shuffle must be the same each time too."""
KNOWN = msgspec.json.encode([game.id for game in GAMES]).decode()
MET = f"""
  try {{ localStorage.setItem('hedgerow-met', '{KNOWN}'); }} catch {{}}
"""
"""Somebody who has seen every game before: no card says what it is about."""


_AXES: tuple[tuple[Literal["x", "y"], Literal["width", "height"]], ...] = (
    ("x", "width"),
    ("y", "height"),
)


GONE = (
    "ERR_CONNECTION_",
    "ERR_EMPTY_RESPONSE",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_SOCKET_NOT_CONNECTED",
    "WebSocket connection to",
)
"""What a browser says of a server that went away: which, hangs on how far the request had come."""


class Visitor:
    """One browser with cookies of its own; every socket frame that it gets is kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: Language = "en",
        *,
        size: tuple[int, int] = WIDE,
        dark: bool = False,
        worker: bool = False,
        motion: bool = False,
        new: bool = False,
    ) -> None:
        """With `worker`, the page's service worker is installed as at home; it costs a second."""
        self.url = url
        self.language: Language = language
        self.catalogue = Catalogue(language)
        self.context = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SAME_PART)
        if not new:
            self.context.add_init_script(MET)
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        """Everything that came through this page's sockets, in order."""
        self.sent: list[str] = []
        self.complaints: list[str] = []
        """Errors in the console and failed requests, other than those of a dead server."""
        self.state: Any = None
        self.page.on("websocket", self._watch)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page: {error.stack}"))
        self.page.on("request", self._requested)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    # What happens on the page

    def _watch(self, socket: WebSocket) -> None:
        def received(payload: str | bytes) -> None:
            assert isinstance(payload, str)
            self.frames.append(payload)
            if payload.startswith('{"type":"state"'):
                self.state = msgspec.json.decode(payload)

        socket.on("framereceived", received)
        socket.on("framesent", lambda payload: self.sent.append(str(payload)))

    def _console(self, message: ConsoleMessage) -> None:
        lost = any(words in message.text for words in GONE)
        blocked = "Service Worker registration blocked" in message.text  # by ourselves
        if message.type in ("error", "warning") and not lost and not blocked:
            self.complaints.append(f"{message.type}: {message.text}")

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.url, f"ws{self.url.removeprefix('http')}")):
            self.complaints.append(f"a request elsewhere: {request.url}")

    # Words

    def t(self, id: str, **args: Arg) -> str:
        """A text of the catalogue, as the page shows it."""
        return self.catalogue.say(Message(id, args))

    def button(self, id: str, **args: Arg) -> Locator:
        return self.page.get_by_role("button", name=self.t(id, **args), exact=True)

    def link(self, id: str, **args: Arg) -> Locator:
        return self.page.get_by_role("link", name=self.t(id, **args), exact=True)

    @property
    def ending(self) -> Locator:
        """The result, beside the board that led to it."""
        return self.page.get_by_role("region", name=self.t("web-result"), exact=True)

    # Going about

    def open(self, path: str) -> None:
        self.page.goto(self.url + path)

    def sit_down(self, game: str, seats: int, bot: str, **options: str | int | bool) -> None:
        """A table against bots, or alone, started and opened."""
        self.open("/")  # gives the cookie
        others = [{"kind": "bot", "bot": bot} for _ in range(seats - 1)]
        wish = {"game": game, "seats": [{"kind": "me"}, *others], "options": options, "start": True}
        made = self.page.request.post(
            f"{self.url}/api/tables",
            data=msgspec.json.encode(wish).decode(),
            headers={"Content-Type": "application/json", "Origin": self.url},
        )
        assert made.ok, made.text()
        self.open(f"/table/{made.json()['id']}")

    def lay_out(self, game: str, kind: str, letters: str) -> None:
        """The page for a new table: these seats of a kind, and none beyond them."""
        self.open(f"/new/{game}")
        for letter in letters:
            who = self.page.get_by_label(self.t("web-slot-who", letter=letter), exact=True)
            who.select_option(kind)
        for letter in "FEDC":
            remove = self.button("web-slot-remove", letter=letter)
            if letter not in letters and remove.count():
                remove.click()

    def record(self) -> Record:
        """The record of the finished game, every move of it checked."""
        answer = self.page.request.get(f"{self.url}/api/tables/{self.table}/record")
        record = Record.load(answer.body(), "record")
        verify(game_named(record.game), record)
        return record

    def wait(self, fits: Callable[[], bool], what: str, seconds: float = 30) -> None:
        """Let the page go on until something is true."""
        end = time.monotonic() + seconds
        while not fits():
            assert time.monotonic() < end, f"waited in vain for {what}"
            self.page.wait_for_timeout(15)

    @property
    def table(self) -> str:
        found = re.search(r"/table/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    # At the table

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["outcome"] is not None

    @property
    def asked(self) -> bool:
        """Whether the table waits for this seat; what it merely may do does not count."""
        return bool(self.offered) and not self.state["decisions"][0].get("optional")

    @property
    def offered(self) -> bool:
        return self.state is not None and bool(self.state["decisions"])

    @property
    def moves(self) -> list[Any]:
        """What the page was offered; the same moves stand on the board and in the list."""
        return self.state["decisions"][0]["moves"] if self.offered else []

    @property
    def map(self) -> Map:
        view = msgspec.convert(self.state["view"], GAME.view_type)
        return map_of(view.slots, view.structures)

    def until_asked(self, seconds: float = 60) -> bool:
        """Wait for one's turn; False when the game has ended instead."""
        self.wait(lambda: self.asked or self.over, "a turn", seconds)
        return not self.over

    def hex(self, number: int) -> Locator:
        return self.page.locator(f'[data-hex="{number}"]')

    def bring_into_sight(self, number: int) -> None:
        """Drag the map until a hex can be hit, as a thumb would on a phone."""
        frame = self.page.get_by_role("group", name=self.t("web-cryptid-map"))
        for _ in range(6):
            box: Any = frame.bounding_box()
            spot: Any = self.hex(number).bounding_box()
            assert box and spot
            away = [
                _outside(spot[axis] + spot[size] / 2, box[axis] + 40, box[axis] + box[size] - 90)
                for axis, size in _AXES
            ]
            if max(map(abs, away)) < 12:  # a drag of a few pixels would be a tap
                return
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            reach = (box["width"] / 2 - 10, box["height"] / 2 - 10)
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            to = [max(-r, min(r, -far)) for far, r in zip(away, reach, strict=True)]
            self.page.mouse.move(x + to[0], y + to[1], steps=4)
            self.page.mouse.up()

    def play(self, move: Any) -> None:
        """Make a move with the mouse, and see it made."""
        made = self.state["made"]
        self.click(move)
        self.until_made(made + 1)

    def until_made(self, count: int) -> None:
        """Wait until this seat has made so many moves."""
        self.wait(lambda: self.over or self.state["made"] >= count, f"move {count}")

    def click(self, move: Any) -> None:
        """Choose a move with the mouse, on the board where it has a place there."""
        if "hex" in move:
            act = self._act(move)
            for _ in range(3):
                self.bring_into_sight(move["hex"])
                try:
                    self.hex(move["hex"]).click(timeout=5_000)
                    expect(act).to_be_visible(timeout=2_000)
                    break
                except (AssertionError, Late):  # news from the table closed or moved something
                    continue
            act.click()
        elif move["do"] == "hint":
            self.page.get_by_role("button", name=self.t("web-cryptid-ask-hint")).first.click()
            self.page.get_by_role("dialog").get_by_role(
                "button", name=self.t("web-cryptid-ask-hint")
            ).click()
        elif move["do"] == "vote" and "words" not in self.state["decisions"][0]:
            self.button("web-cryptid-vote", yes=str(move["yes"]).lower()).click()
        else:
            words = self.state["decisions"][0]["words"][self.moves.index(move)]["text"]
            text = self.catalogue.say(msgspec.convert(words, Message))
            self.page.get_by_role("button", name=re.compile(re.escape(text))).click()

    def _act(self, move: Any) -> Locator:
        if move["do"] == "ask":
            return self.page.locator(f'[data-ask="{move["of"]}"]')
        said = self.t("web-cryptid-act", act=move["do"])
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(said)}")).first

    def calm_move(self) -> Any:
        """Any move that neither searches nor speaks of the hint, while there is one."""
        calm = [move for move in self.moves if move["do"] not in ("search", "hint", "vote")]
        return calm[len(calm) // 3] if calm else self.moves[0]


def _outside(at: float, low: float, high: float) -> float:
    """How far a point lies outside a stretch; 0 inside."""
    return at - low if at < low else max(0, at - high)
