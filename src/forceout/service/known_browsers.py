"""Browsers that have signed in to an account before: they keep tries of their own when strangers guess at its name.

The browser keeps a word: its own random name, and a signature for each account that was signed in to there. Nothing of
it is in the database, and it opens nothing.
"""

import hmac
import secrets
from typing import Final

MOST_ACCOUNTS: Final = 6
"""Accounts that share a browser and are remembered, the latest first."""
LONGEST: Final = 400
SIGNATURE: Final = 22
BROWSER: Final = 22


class KnownBrowsers:
    """Signs and reads the words of browsers, with a key that the workers share."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key

    def browser_of(self, word: str | None, name: str) -> str | None:
        """The browser's own name, if it has signed in to this account before."""
        browser, signatures = _parts(word)
        expected = self._signature(browser, name)
        is_known = any(hmac.compare_digest(expected.encode(), one.encode("utf-8", "replace")) for one in signatures)
        return browser if browser and is_known else None

    def remembered(self, word: str | None, name: str) -> str:
        """The word of a browser that has just signed in to this account."""
        browser, signatures = _parts(word)
        browser = browser or secrets.token_urlsafe(16)
        mine = self._signature(browser, name)
        others = [one for one in signatures if one != mine]
        return ".".join((browser, mine, *others[: MOST_ACCOUNTS - 1]))

    def _signature(self, browser: str, name: str) -> str:
        return hmac.digest(self.key, f"{browser} {name}".encode("utf-8", "replace"), "sha256").hex()[:SIGNATURE]


def _parts(word: str | None) -> tuple[str, list[str]]:
    if word is None or len(word) > LONGEST:
        return "", []
    browser, *signatures = word.split(".")
    is_ours = len(browser) == BROWSER and browser.isascii() and all(len(one) == SIGNATURE for one in signatures)
    return (browser, signatures[:MOST_ACCOUNTS]) if is_ours else ("", [])
