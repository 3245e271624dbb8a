"""Options for reminders: what is wrong with them is one line, and the server does not start."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hedgerow.cli import app
from hedgerow.cli.serve import serve
from hedgerow.core.errors import BadInput
from hedgerow.server import runner
from hedgerow.server.settings import PUSH_SERVICES, Settings

MAIL: dict[str, Any] = {
    "smtp_host": "mail.example.org",
    "mail_from": "Hedgerow <games@example.org>",
    "public_url": "https://play.example.org/",
    "allow_host": ["play.example.org"],
}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Settings with which a server would have been started."""
    found: list[Settings] = []
    monkeypatch.setattr(runner, "run", lambda settings, ready: found.append(settings))
    monkeypatch.setattr(runner, "start", lambda main: None)
    monkeypatch.delenv("HEDGEROW_SMTP_PASSWORD", raising=False)
    return found


def run(folder: Path, **options: Any) -> None:
    serve(database=str(folder / "x.db"), lang="en", **options)


def test_nothing_is_offered_unless_asked_for(started: list[Settings], tmp_path: Path) -> None:
    run(tmp_path)
    run(tmp_path, public_url="https://play.example.org")
    assert [settings.reminding.offered for settings in started] == [False, False]


def test_mail(started: list[Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, **MAIL, remind_after=5, remind_gap=1)
    monkeypatch.setenv("HEDGEROW_SMTP_PASSWORD", "secret")
    run(tmp_path, **MAIL, smtp_user="ann", smtp_security="tls")
    file = tmp_path / "password"
    file.write_text("other\n")
    run(tmp_path, **MAIL, smtp_user="ann", smtp_password_file=file, smtp_port=2525)
    plain, tls, from_file = [settings.reminding for settings in started]
    assert plain.public_url == "https://play.example.org"
    assert (plain.after_s, plain.gap_s, plain.push) == (300, 3600, None)
    assert plain.mail and (plain.mail.port, plain.mail.security) == (587, "starttls")
    assert tls.mail and (tls.mail.port, tls.mail.password) == (465, "secret")
    assert from_file.mail and (from_file.mail.port, from_file.mail.password) == (2525, "other")
    assert "other" not in repr(started) and "secret" not in repr(started)


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"public_url": None}, "error-public-url-missing"),
        ({"public_url": "play.example.org"}, "error-public-url"),
        ({"public_url": "ftp://play.example.org"}, "error-public-url"),
        ({"public_url": "https://play.example.org/games"}, "error-public-url"),
        ({"public_url": "https://play.example.org:x"}, "error-public-url"),
        ({"public_url": "https://other.example.org"}, "error-public-url-host"),
        ({"allow_host": None}, "error-public-url-host"),
        ({"mail_from": None}, "error-mail-from-missing"),
        ({"mail_from": "Hedgerow"}, "error-mail-from"),
        ({"smtp_host": None}, "error-smtp-host"),
        ({"smtp_user": "ann"}, "error-smtp-password"),
        ({"smtp_user": "ann", "smtp_security": "none"}, "error-smtp-plain"),
        (
            {"smtp_user": "ann", "smtp_password_file": Path("/nowhere/at/all")},
            "error-smtp-password-file",
        ),
        ({"vapid_key": Path("/nowhere/at/all")}, "error-vapid-key"),
    ],
)
def test_what_is_wrong_with_mail_is_said_before_anything_starts(
    started: list[Settings], tmp_path: Path, changed: dict[str, Any], error: str
) -> None:
    with pytest.raises(BadInput) as caught:
        run(tmp_path, **(MAIL | changed))
    assert caught.value.message.id == error
    assert not started


def test_the_line_that_an_operator_reads(tmp_path: Path) -> None:
    line = ["serve", "--database", str(tmp_path / "x.db"), "--lang", "en", "--port", "0"]
    result = CliRunner().invoke(
        app, [*line, "--smtp-host", "localhost", "--mail-from", "games@example.org"]
    )
    assert isinstance(result.exception, BadInput | SystemExit)
    assert "--public-url" in str(result.output) or "public-url" in str(result.exception)


def test_a_key_is_made_once_and_used(started: list[Settings], tmp_path: Path) -> None:
    file = tmp_path / "vapid.pem"
    made = CliRunner().invoke(app, ["--lang", "en", "admin", "vapid-key", str(file)])
    assert made.exit_code == 0 and str(file) in made.output.replace("\n", "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    first = file.read_text()
    assert CliRunner().invoke(app, ["admin", "vapid-key", str(file)]).exit_code != 0
    assert file.read_text() == first
    common = {"public_url": MAIL["public_url"], "allow_host": MAIL["allow_host"]}
    run(tmp_path, vapid_key=file, push_host=["Push.example.org"], **common)
    push = started[0].reminding.push
    assert push is not None and push.hosts == (*PUSH_SERVICES, "push.example.org")
    assert not push.anywhere and "PRIVATE" not in repr(started)
    (tmp_path / "wrong.pem").write_text("no key")
    with pytest.raises(BadInput, match="error-vapid-key"):
        run(tmp_path, vapid_key=tmp_path / "wrong.pem", **common)
    with pytest.raises(BadInput, match="error-public-url-missing"):
        run(tmp_path, vapid_key=file)


def test_reminders_are_counted(tmp_path: Path) -> None:
    import asyncio

    from hedgerow.server.store import Store

    async def make() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        await store.open()
        await store.close()

    asyncio.run(make())
    line = ["--lang", "en", "admin", "--database", str(tmp_path / "x.db"), "reminders"]
    table = CliRunner().invoke(app, line)
    assert table.exit_code == 0 and "Letters that wait" in table.output
    numbers = CliRunner().invoke(app, [*line, "--json"])
    assert '"waiting": 0' in numbers.output
