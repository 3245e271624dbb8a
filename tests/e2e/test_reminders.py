"""Reminders in a real browser: asking for them, confirming, the notice, and ending them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import SHOTS, NewVisitor
from e2e.layout import check_axe
from e2e.visitor import PHONE, WIDE, Visitor
from hedgerow.server.house import House
from hedgerow.server.remind.webpush import new_key
from hedgerow.server.settings import Limits, PushSettings, Secret
from server.houses import doors, house
from server.remind.mailbox import Mailbox, go_round, links, pass_time, reminding
from server.remind.pushservice import PushService, Subscription, new_certificate

T = TypeVar("T")

# No browser reaches its maker's push service from here: this one has subscribed elsewhere.
SUBSCRIBED = """
  Notification.requestPermission = async () => 'granted';
  let made = null;
  const subscription = (key) => ({
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint: wish.endpoint, keys: { p256dh: wish.p256dh, auth: wish.auth } }),
    unsubscribe: async () => { made = null; return true; },
  });
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (options) =>
    (made = subscription(options.applicationServerKey));
"""


class Club:
    """A server that reminds people, its mail server and a push service, in a thread."""

    def __init__(self, folder: Path) -> None:
        self.box, self.service = Mailbox(), PushService()
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._stack = AsyncExitStack()
        self.at: House
        self.url = ""

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _open(self) -> None:
        enter = self._stack.enter_async_context
        await enter(self.box.open())
        await enter(self.service.open(self._folder / "certificate.pem"))
        push = PushSettings(key=Secret(new_key()), hosts=("localhost",), anywhere=True)
        settings = reminding(self.box.settings, push=push)
        more = {"reminding": settings, "limits": Limits().raised(1000), "sweep_s": 1e6}
        self.at = await enter(house(self._folder, more))
        self.url = await enter(doors(self.at))

    def open(self) -> None:
        self._thread.start()
        self.do(self._open())

    def close(self) -> None:
        self.do(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def wait(self, minutes: float) -> None:
        """So many minutes pass, and the server does its chores."""
        self.do(pass_time(self.at, 60 * minutes))
        self.do(go_round(self.at))

    def mail(self) -> dict[str, str]:
        """The links of the last mail, as soon as it is sent."""
        self.do(self.at.rounds.post())
        return links(self.box.mails[-1])


@pytest.fixture
def club(built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    monkeypatch.setenv("SSL_CERT_FILE", str(new_certificate(tmp_path)))
    made = Club(tmp_path)
    made.open()
    yield made
    made.close()


def open_dialog(visitor: Visitor) -> None:
    visitor.button("web-menu").first.click()
    visitor.button("web-remind").click()
    expect(visitor.page.get_by_role("dialog", name=visitor.t("web-remind"))).to_be_visible()


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"remind-{name}.png")


@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), ("en", WIDE)])
def test_by_mail(visit: NewVisitor, club: Club, language: Any, size: tuple[int, int]) -> None:
    ann = visit(language, url=club.url, size=size)
    ann.sit_down("cryptid", 3, "random")
    table = ann.page.url.rpartition("/")[2]
    open_dialog(ann)
    shot(ann.page, f"{language}-1-asked")
    check_axe(ann.page, "the dialog")
    field = ann.page.get_by_label(ann.t("web-remind-address"))
    field.fill("ann@example.org")
    field.press("Enter")
    asked = ann.t("web-remind-asked", address="ann@example.org")
    expect(ann.page.get_by_text(asked)).to_be_visible()
    shot(ann.page, f"{language}-2-pending")
    token = club.mail()["confirm"]

    # The link is opened somewhere else, by somebody without a cookie.
    mail = visit(language, url=club.url, size=size)
    mail.open(f"/confirm/{token}")
    shot(mail.page, f"{language}-3-confirm")
    check_axe(mail.page, "the page of a mail's link")
    mail.button("web-remind-confirm-yes").click()
    expect(mail.page.get_by_text(mail.t("web-remind-confirm-done"))).to_be_visible()

    ann.page.reload()
    open_dialog(ann)
    switch = ann.page.get_by_role("switch", name=ann.t("web-remind-mail"))
    expect(switch).to_be_checked()
    shot(ann.page, f"{language}-4-on")
    switch.press("Space")
    expect(switch).not_to_be_checked()
    switch.press("Space")
    expect(switch).to_be_checked()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)

    club.wait(20)
    assert len(club.box.mails) == 1, "she is there"
    ann.open("/")
    expect(ann.page.get_by_role("main")).to_be_visible()
    club.wait(20)
    turn = links(club.box.mails[-1])
    assert turn["table"] == table
    mail.open(f"/unsubscribe/{turn['unsubscribe']}")
    expect(mail.page.get_by_text(mail.t("web-remind-stopped"))).to_be_visible()
    shot(mail.page, f"{language}-5-stopped")
    ann.open(f"/table/{table}")
    open_dialog(ann)
    expect(field).to_be_visible()


def test_through_the_browser(visit: NewVisitor, club: Club) -> None:
    browser = Subscription(club.service.url())
    ann = visit("en", url=club.url, worker=True)
    ann.context.grant_permissions(["notifications"], origin=club.url)
    ann.context.add_init_script(f"(() => {{ const wish = {browser.wish!r}; {SUBSCRIBED} }})()")
    ann.sit_down("cryptid", 3, "random")
    table = ann.page.url.rpartition("/")[2]
    open_dialog(ann)
    switch = ann.page.get_by_role("switch", name=ann.t("web-remind-push"))
    switch.click()
    expect(switch).to_be_checked()
    shot(ann.page, "push")
    ann.open("/")
    expect(ann.page.get_by_role("main")).to_be_visible()
    club.wait(20)
    ((_, body),) = club.service.asked
    notice = browser.read(body)
    assert notice["url"] == f"/table/{table}"

    # What the service would hand on is handed on here.
    shown = show(ann, notice)
    assert [each["title"] for each in shown] == [notice["title"]] == ["Your turn: Cryptid"]
    assert shown[0]["tag"] == table

    ann.open(f"/table/{table}")
    open_dialog(ann)
    expect(switch).to_be_checked()
    ann.button("web-remind-stop").click()
    expect(switch).not_to_be_checked()
    ann.open("/")
    club.wait(24 * 60)
    assert len(club.service.asked) == 1

    # The button on the notice itself.
    ann.open(f"/table/{table}")
    open_dialog(ann)
    switch.click()
    expect(switch).to_be_checked()
    ann.context.service_workers[0].evaluate("stop()")
    ann.page.reload()
    open_dialog(ann)
    expect(switch).not_to_be_checked()


def show(visitor: Visitor, notice: Any) -> list[dict[str, str]]:
    """The notices that are shown after a message has come to the service worker."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    message = {"origin": visitor.url, "registrationId": found[0]}
    data = msgspec.json.encode(notice).decode()
    session.send("ServiceWorker.deliverPushMessage", message | {"data": data})
    shown: list[dict[str, str]] = visitor.page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.ready;
          for (let tries = 0; tries < 400; tries++) {
            const notices = await registration.getNotifications();
            if (notices.length) return notices.map(({ title, tag }) => ({ title, tag }));
            await new Promise((done) => setTimeout(done, 50));
          }
          return [];
        }"""
    )
    return shown


def test_nothing_is_shown_where_nothing_is_offered(visit: NewVisitor) -> None:
    ann = visit()
    ann.sit_down("cryptid", 3, "random")
    ann.button("web-menu").first.click()
    expect(ann.button("web-leave")).to_be_visible()
    expect(ann.button("web-remind")).to_have_count(0)
