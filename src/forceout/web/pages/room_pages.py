"""The pages of the coach's room: my rooms, a room's parts, the wall, and where a class comes in."""

from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException

from forceout.web.context import Asked
from forceout.web.pages.pages import NO_STORE, filled_in, page

ROOM_LETTERS: Final = frozenset("0123456789abcdef")
ROOM_LENGTH: Final = 12
PARTS: Final = ("tables", "report", "cards", "projector")


def _room(request: Asked) -> str:
    """The room in an address, where it can be one."""
    name = filled_in(request, "room")
    if len(name) != ROOM_LENGTH or not set(name) <= ROOM_LETTERS:
        raise NotFoundException
    return name


def _page(request: Asked, template: str, **values: Any) -> Response[str]:
    answer = page(request, template, **values)
    answer.headers.update(NO_STORE)
    return answer


@get("/coach", include_in_schema=False)
async def coach(request: Asked) -> Response[str]:
    """My rooms."""
    return _page(request, "coach.html")


@get("/coach/{room:str}", include_in_schema=False)
async def coach_room(request: Asked) -> Response[str]:
    """A room before the lesson."""
    return _page(request, "coach.html", view="setup", room=_room(request))


@get("/coach/{room:str}/{part:str}", include_in_schema=False)
async def coach_part(request: Asked) -> Response[str]:
    """The tables of a room, its report, its cards, or the wall."""
    part = filled_in(request, "part")
    if part not in PARTS:
        raise NotFoundException
    return _page(request, "coach.html", view=part, room=_room(request))


@get("/room", include_in_schema=False)
async def class_door(request: Asked) -> Response[str]:
    """Where the code of a class is typed, or comes in the fragment."""
    return _page(request, "class.html")


@get("/room/{room:str}", include_in_schema=False)
async def class_room(request: Asked) -> Response[str]:
    """A room as a student waits in it."""
    return _page(request, "class.html", room=_room(request))


HANDLERS: Final[tuple[Any, ...]] = (coach, coach_room, coach_part, class_door, class_room)
