"""The address under which other devices reach this server."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

from hedgerow.server.settings import Settings, is_loopback, without_port


def reach(settings: Settings, scheme: str, host: str) -> str:
    """Where friends find the server, given how the reader has called it; "" if they cannot."""
    if settings.reminding.public_url:
        return settings.reminding.public_url
    name = without_port(host)
    if name and not is_loopback(name):
        return f"{scheme}://{host}"  # the reader has come from elsewhere, or by that name
    if is_loopback(settings.host):
        return ""
    own = settings.host if _is_one(settings.host) else own_address()
    known = settings.known_hosts
    if known and own not in known:
        own = next((each for each in known if not is_loopback(each)), "")
    return f"{scheme}://{_bracketed(own)}{host.removeprefix(name)}" if own else ""


def _is_one(host: str) -> bool:
    """Whether it is an address or a name, not all addresses of the machine."""
    with suppress(ValueError):
        return not ip_address(host.strip("[]")).is_unspecified
    return bool(host)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def own_address() -> str:
    """This machine's address in its network; "" where it has none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way there
        if not is_loopback(probe.getsockname()[0]):
            return str(probe.getsockname()[0])
    with suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            if not is_loopback(str(place[0])):
                return str(place[0])
    return ""
