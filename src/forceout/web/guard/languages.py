"""The language that somebody reads: the one that they chose with the switch, else the first of their browser's that we
have, else English."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from forceout.messages.language import LANGUAGES, Language, find_language

COOKIE: Final = "forceout_language"
"""Set by the switch, in the browser; it holds a tag and nothing of anybody."""
LONGEST: Final = 200
"""How much of what a browser says is read."""
_NAMED: Final = f"{COOKIE}=".encode()


def language_asked(headers: Iterable[tuple[bytes, bytes]]) -> Language | None:
    """The language of a request by its headers; None where it asks for none."""
    accepted, chosen = b"", b""
    for name, value in headers:
        if name == b"accept-language":
            accepted = value[:LONGEST]
        elif name == b"cookie" and _NAMED in value:
            chosen = value.rpartition(_NAMED)[2].partition(b";")[0][:LONGEST]
    return _found(accepted, chosen) if accepted or chosen else None


@lru_cache(maxsize=256)
def _found(accepted: bytes, chosen: bytes) -> Language:
    tag = chosen.decode("latin-1").strip().lower()
    return find_language(tag if tag in LANGUAGES else first_of(accepted.decode("latin-1")))


def first_of(accepted: str) -> str:
    """The language that we have and a browser likes best; English where it likes none of ours (RFC 9110, 12.5.4)."""
    liked: list[tuple[float, str]] = []
    for part in accepted.split(","):
        said, _, weight = part.partition(";")
        tag = said.strip().lower().partition("-")[0]
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if tag in LANGUAGES and quality > 0:
            liked.append((quality, tag))
    return max(liked, key=lambda one: one[0])[1] if liked else LANGUAGES[0]
