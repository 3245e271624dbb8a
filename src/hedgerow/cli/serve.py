"""`hedgerow serve`: tables in the browser."""

from __future__ import annotations

import os
import threading
import time
import webbrowser
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from hedgerow.cli import records, reminding
from hedgerow.cli.say import console, say, set_language
from hedgerow.core.errors import BadInput
from hedgerow.server import logs
from hedgerow.server.settings import (
    BotSettings,
    Keep,
    Limits,
    Settings,
    database_url,
    is_loopback,
    known_hosts,
    shown,
)

DATABASE_HELP = "postgresql://..., sqlite:///FILE or a file; the user's state folder if not given."
STATUS_HELP = "Port for the operator: / is a page, /metrics is for Prometheus. None if not given."
STATUS_HOST_HELP = "Address of that port; whoever reaches it can read it."
LEVEL_HELP = "The least important lines of the log."
JSON_HELP = "Write the log as one JSON object a line."


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(help=DATABASE_HELP)] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option(min=0, help="Processes for bots; 0 leaves them to `hedgerow worker`."),
    ] = None,
    bot_delay: Annotated[
        int, typer.Option(min=0, help="Milliseconds that a bot takes for a move at least.")
    ] = 700,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name under which the server may be called; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Address or network of a reverse proxy whose X-Forwarded-For and "
            "X-Forwarded-Proto are believed; may be repeated."
        ),
    ] = None,
    keep_lobbies: Annotated[
        int, typer.Option(min=0, help="Days that a table waits to be started; 0: forever.")
    ] = 7,
    keep_unfinished: Annotated[
        int, typer.Option(min=0, help="Days after the last move of a game under way; 0: forever.")
    ] = 90,
    keep_finished: Annotated[
        int, typer.Option(min=0, help="Days after the end of a game; 0: forever.")
    ] = 365,
    keep_guests: Annotated[
        int, typer.Option(min=0, help="Days that somebody without a table is known; 0: forever.")
    ] = 180,
    keep_addresses: Annotated[
        int, typer.Option(min=0, help="Days that the address of somebody without a game is kept.")
    ] = 30,
    public_url: reminding.PublicUrl = None,
    smtp_host: reminding.SmtpHost = None,
    smtp_port: reminding.SmtpPort = None,
    smtp_security: reminding.SmtpSecurity = "starttls",
    smtp_user: reminding.SmtpUser = None,
    smtp_password_file: reminding.SmtpPasswordFile = None,
    mail_from: reminding.MailFrom = None,
    vapid_key: reminding.VapidKey = None,
    push_host: reminding.PushHost = None,
    remind_after: reminding.RemindAfter = 10,
    remind_gap: reminding.RemindGap = 6,
    raise_limits: Annotated[
        float, typer.Option(min=1, help="Multiply every rate limit, for tests of load.")
    ] = 1,
    deal: Annotated[
        str,
        typer.Option(
            hidden=True, help="For tests: deal every table from this text. Nothing is secret then."
        ),
    ] = "",
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser.")
    ] = False,
    status_port: Annotated[int | None, typer.Option(min=1, max=65535, help=STATUS_HELP)] = None,
    status_host: Annotated[str, typer.Option(help=STATUS_HOST_HELP)] = "127.0.0.1",
    log_level: Annotated[logs.Level, typer.Option(help=LEVEL_HELP)] = "warning",
    log_json: Annotated[bool, typer.Option("--log-json", help=JSON_HELP)] = False,
    lang: Annotated[str | None, typer.Option(help="en or fr.")] = None,
) -> None:
    """Serve the games to browsers. Tables are kept, and go on after any stop."""
    if lang is not None:
        set_language(lang)
    # Imported here, so that other commands start without a web server and a database.
    try:
        from alembic.util import CommandError
        from sqlalchemy.exc import SQLAlchemyError

        from hedgerow.server.runner import run, start
    except ImportError as error:
        raise BadInput("error-extra", extra="server", detail=str(error)) from None
    logs.set_up(log_level, json=log_json)
    url = read_database(database)
    workers = bot_workers if bot_workers is not None else max(1, (os.cpu_count() or 2) - 1)
    if workers == 0 and not url.startswith("postgresql"):
        workers = 1  # no other process can do the bots' work
    reminds = reminding.read_reminding(
        reminding.Given(
            public_url=public_url,
            smtp_host=smtp_host,
            smtp_port=smtp_port,
            smtp_security=smtp_security,
            smtp_user=smtp_user,
            smtp_password_file=smtp_password_file,
            mail_from=mail_from,
            vapid_key=vapid_key,
            push_hosts=push_host or (),
            after_minutes=remind_after,
            gap_hours=remind_gap,
        ),
        known_hosts(host, tuple(allow_host or ())),
    )
    settings = Settings(
        host=host,
        port=port,
        database=url,
        proxies=read_proxies(proxy or ()),
        hosts=tuple(allow_host or ()),
        deal=deal,
        limits=Limits().raised(raise_limits) if raise_limits > 1 else Limits(),
        bots=BotSettings(workers=workers, delay_ms=bot_delay),
        keep=Keep(
            lobbies=keep_lobbies,
            unfinished=keep_unfinished,
            finished=keep_finished,
            guests=keep_guests,
            addresses=keep_addresses,
        ),
        reminding=reminds,
        status_port=status_port,
        status_host=status_host,
    )

    def ready(port: int) -> None:
        address = f"http://{_in_url(host)}:{port}/"
        console.print(say("serve-open", url=address), markup=False)
        console.print(say("serve-database", place=shown(url)), markup=False)
        kept = {"lobbies": keep_lobbies, "unfinished": keep_unfinished, "finished": keep_finished}
        console.print(say("serve-keep", **kept))
        if status_port is not None:
            at = f"http://{_in_url(status_host)}:{status_port}/"
            console.print(say("serve-status", url=at), markup=False)
        if reminds.offered:
            how = "both" if reminds.mail and reminds.push else "mail" if reminds.mail else "push"
            console.print(say("serve-reminders", minutes=remind_after, how=how))
        if is_loopback(host):
            console.print(say("serve-exposed-here"))
        else:
            console.print(say("serve-exposed", host=host), markup=False, style="bold")
        console.print(say("serve-stop"))
        if open_browser:
            threading.Thread(target=_open_soon, args=(address,), daemon=True).start()

    try:
        start(run(settings, ready))
    except KeyboardInterrupt:
        pass
    except ImportError as error:
        raise BadInput("error-extra", extra="postgres", detail=str(error)) from None
    except SQLAlchemyError as error:
        raise BadInput("error-database", detail=str(error).partition("\n")[0]) from None
    except CommandError as error:  # a database of a newer Hedgerow
        raise BadInput("error-database-newer", place=shown(url), detail=str(error)) from None
    except TimeoutError:
        raise BadInput("error-database", detail="no answer") from None
    except OSError as error:
        raise BadInput("error-port", host=host, port=str(port), detail=str(error)) from None


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def read_proxies(given: Sequence[str]) -> tuple[str, ...]:
    for text in given:
        try:
            ip_network(text)
        except ValueError:
            raise BadInput("error-proxy", proxy=text) from None
    return tuple(given)


def read_database(given: str | None, *, touch: bool = True) -> str:
    """The URL of the database; creates the folder of the default file.

    Also creates the file, for its owner alone, unless `touch` is False.
    """
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    if given is None:
        folder = records.state_folder().parent
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        given = str(folder / "tables.db")
    url = database_url(given)
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise BadInput("error-database", detail=str(error)) from None
    if found.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadInput("error-database", detail=found.get_backend_name())
    if found.get_backend_name() == "sqlite" and found.database:
        file = Path(found.database)
        if not file.parent.is_dir():
            raise BadInput("error-database", detail=str(file))
        if touch:
            file.touch(mode=0o600)  # it contains the secrets of every table
    return url


def existing_database(given: str | None) -> str:
    """The URL of a database that is there already, for commands that make none."""
    url = read_database(given, touch=False)
    if url.startswith("sqlite") and not Path(shown(url)).is_file():
        raise BadInput("error-database-none", place=shown(url))
    return url


def _open_soon(address: str) -> None:
    time.sleep(0.5)  # by then it listens
    webbrowser.open(address)
