"""Browsers that have signed in to an account before: they keep tries of their own when strangers guess at its name.

The browser keeps a word, with a random name and its signature for each account that was signed in to there. Nothing of
it is in the database, it does not tell whose it is, and it opens nothing.
"""

import hmac
import secrets
from typing import Final

MOST_ACCOUNTS: Final = 6
"""Accounts that share a browser and are remembered, the latest first."""
LONGEST: Final = 400
NAME: Final = 16
SIGNATURE: Final = 22


class KnownBrowsers:
    """Signs and reads the words of browsers, with a key that the workers share."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key

    def browser_of(self, word: str | None, account: str) -> str | None:
        """What this browser is called for an account, if it has signed in to it before."""
        return next((part[:NAME] for part in _parts(word) if self._is_for(part, account)), None)

    def remembered(self, word: str | None, account: str) -> str:
        """The word of a browser that has just signed in to this account: the part for it is new each time."""
        name = secrets.token_urlsafe(NAME * 3 // 4)
        others = [part for part in _parts(word) if not self._is_for(part, account)]
        return ".".join((name + self._signature(name, account), *others[: MOST_ACCOUNTS - 1]))

    def _is_for(self, part: str, account: str) -> bool:
        return hmac.compare_digest(self._signature(part[:NAME], account).encode(), part[NAME:].encode())

    def _signature(self, name: str, account: str) -> str:
        return hmac.digest(self.key, f"{name} {account}".encode("utf-8", "replace"), "sha256").hex()[:SIGNATURE]


def _parts(word: str | None) -> list[str]:
    """The parts of a word; none of one that is not ours."""
    if word is None or len(word) > LONGEST or not word.isascii():
        return []
    parts = word.split(".")[:MOST_ACCOUNTS]
    return parts if all(len(part) == NAME + SIGNATURE for part in parts) else []
