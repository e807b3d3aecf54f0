"""The cookie by which a browser shows that its owner has signed in there before (trust.md, promise 8)."""

from typing import Final

from litestar.datastructures import Cookie

from forceout.service.settings import Settings
from forceout.web.context import Asked

NAME: Final = "forceout_browser"
PATH: Final = "/api"
SECONDS: Final = 180 * 86_400


def cookie_of_browser(word: str, settings: Settings, seconds: int = SECONDS) -> Cookie:
    """The cookie with a browser's word; no script can read it."""
    return Cookie(
        key=NAME, value=word, path=PATH, max_age=seconds, secure=settings.behind_tls, httponly=True, samesite="strict"
    )


def word_of(request: Asked) -> str | None:
    """The word that the browser came with."""
    return request.cookies.get(NAME)
