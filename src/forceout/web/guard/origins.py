"""Which hosts are answered and which origins are believed: against DNS rebinding and forged requests (trust.md,
promise 8)."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed, Refusal
from forceout.service.settings import Settings
from forceout.web.worker.addresses import EVERYWHERE

ALWAYS = frozenset({"localhost"})


class WrongHost(Refusal):
    """Asked for under a name that is not ours."""

    code = "wrong-host"
    status = 421


class ForeignOrigin(NotAllowed):
    """Sent by a page that is not ours."""

    code = "foreign-origin"


def name_of(host: str) -> str:
    """A Host header without its port, in lower case."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if host.count(":") == 1 else host


def is_address(name: str) -> bool:
    """Whether a host is a number; only names can be rebound."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Origins:
    """Our own names and origins."""

    def __init__(self, settings: Settings) -> None:
        self.origins = frozenset(settings.origins)
        named = [urlsplit(origin).hostname or "" for origin in settings.origins]
        own = (gethostname(), f"{gethostname()}.local") if settings.host in EVERYWHERE else (settings.host,)
        self.hosts = ALWAYS | _lower(settings.trusted_hosts) | _lower(named) | _lower(own)
        self.needs_https = settings.behind_tls
        # Nearly everybody comes by one of a few names.
        self.is_host = lru_cache(maxsize=64)(self._is_host)

    def _is_host(self, host: str | None) -> bool:
        """Whether we answer under this name: a number, localhost, or one that the operator named."""
        if not host:
            return False
        name = name_of(host)
        return name in self.hosts or is_address(name)

    def verify_host(self, host: str | None) -> None:
        """Refuse a name that is not ours."""
        if not self.is_host(host):
            raise WrongHost(Message("this-server-does-not-go-by-that-name"))

    def is_own(self, origin: str, host: str | None) -> bool:
        """Whether a page of ours sent this: from where it was asked, or from an origin that the operator named."""
        if origin in self.origins:
            return True
        parts = urlsplit(origin)
        schemes = ("https",) if self.needs_https else ("http", "https")
        return parts.scheme in schemes and bool(host) and parts.netloc.lower() == (host or "").lower()

    def verify_origin(self, origin: str | None, host: str | None, *, is_needed: bool) -> None:
        """Refuse a foreign origin, and a missing one where browsers always send it."""
        if origin is None:
            if is_needed:
                raise ForeignOrigin(Message("live-news-is-for-pages-of-this-server-only"))
        elif not self.is_own(origin, host):
            raise ForeignOrigin(Message("that-was-sent-by-a-page-of-another-site"))


def _lower(names: Iterable[str]) -> frozenset[str]:
    return frozenset(name.lower() for name in names)
