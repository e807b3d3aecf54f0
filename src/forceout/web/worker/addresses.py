"""Where this server is to be found by others."""

import socket
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from forceout.service.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
HERE = ("localhost", "127.0.0.1", "::1")


def lan_address() -> str | None:
    """The address of this machine on its local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def base_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The address to give to others: the operator's, else the one that was asked for, made good for other machines."""
    if settings.origins:
        return settings.origins[0]
    base = str(connection.base_url).rstrip("/")
    parts = urlsplit(base)
    if settings.host in EVERYWHERE and parts.hostname in HERE:
        address = lan_address()
        if address is not None:
            return f"{parts.scheme}://{address}" + ("" if parts.port is None else f":{parts.port}")
    return base if not settings.behind_tls else base.replace("http://", "https://", 1)
