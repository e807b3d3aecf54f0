"""The doors of the house: the places that every page leads to, as far as this server has them (`shared/navigation.js`).

A place is listed once its page is there: whoever adds a handler for one of these addresses has its door at once, and a
new place is one more line here, with its words in `browser_navigation.ftl`.
"""

from typing import Final

from litestar import Litestar

from forceout.web.pages.content_shapes import Door

DOORS: Final = (
    Door(name="play", href="/", icon="dice", group="play"),
    Door(name="practise", href="/practice", icon="target", group="play"),
    Door(name="learn", href="/learn", icon="learn", group="play"),
    Door(name="watch", href="/watch", icon="eye", group="play"),
    Door(name="coach", href="/coach", icon="board", group="work"),
    Door(name="tournaments", href="/tournaments", icon="trophy", group="work"),
    Door(name="judge", href="/judge", icon="scales", group="work"),
    Door(name="my", href="/me", icon="pawn", group="mine"),
)
"""In their order: what is played, what is worked at, what is one's own."""


def open_doors(app: Litestar) -> list[Door]:
    """The doors that lead somewhere on this server."""
    paths = {route.path for route in app.routes}
    return [door for door in DOORS if door["href"] in paths]
