"""What is the same for everybody as long as a release lasts: rules, glossary, guided shakes, situations, lessons.

Each has an address with the release and the language in it, so that a browser may keep it and read it without a
network, and never reads an old rule: another release has other addresses (`service_worker.js`). The same is to be had
under `/api` for programs, which nobody keeps.
"""

import asyncio
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from forceout.games.registry import NAMES, is_game
from forceout.messages.language import LANGUAGES, find_language
from forceout.messages.message import kept_by_language, speaking
from forceout.rules.vocabulary import Division
from forceout.service.errors import NotFound
from forceout.web.api.desk_sheets import shown_desk_book
from forceout.web.assets.static_files import ASK_AGAIN, FOR_A_YEAR
from forceout.web.context import Asked, Site, site_of
from forceout.web.json import encoder
from forceout.web.pages import rule_contents
from forceout.web.pages.guided_shake import guided
from forceout.web.pages.practice_contents import shown_lesson, shown_sprint, shown_titles
from forceout.web.pages.rule_contents import UnknownPage

NONE: Final = "-"
"""Stands in an address where an edition or a season is not named."""
MOST_SPRINTS: Final = 1000
"""How many different rows of tasks a sprint has."""
DIVISIONS: Final = tuple(one.value for one in Division)


@get("/contents/{version:str}/{language:str}/{path:path}", include_in_schema=False)
async def send_contents(
    request: Asked,
    version: Annotated[str, PathParameter(max_length=20)],
    language: Annotated[str, PathParameter(max_length=8)],
    path: Annotated[str, PathParameter(max_length=120)],
) -> Response[bytes]:
    """Some contents of this release in a language; of another release it may not be kept."""
    if language not in LANGUAGES:
        raise NotFoundException
    with speaking(find_language(language)):
        found = await _encoded(site_of(request), path.strip("/"))
    is_same = version == f"-{request.app.state.static_digest}"
    return Response(
        found, media_type="application/json", headers={"cache-control": FOR_A_YEAR if is_same else ASK_AGAIN}
    )


async def _encoded(site: Site, name: str) -> bytes:
    kind, _, rest = name.partition("/")
    if kind == "finder" and is_game(rest):
        return await site.finders.of(rest)
    if kind == "sprint":
        # It has a thousand rows of tasks, so that it is worked out each time, as everything else is once.
        return encoder.encode(_sprint(*rest.split("/")))
    # A book takes some hundredths of a second the first time, for which no table should wait.
    return await asyncio.to_thread(_kept, name)


@kept_by_language(256)
def _kept(name: str) -> bytes:
    try:
        return encoder.encode(_found(name.split("/")))
    except (UnknownPage, NotFound, ValueError) as error:
        raise NotFoundException from error


def _found(parts: list[str]) -> Any:
    """What stands behind a name; raises NotFoundException where nothing does."""
    match parts:
        case ["glossary"]:
            return rule_contents.glossary()
        case ["guided", game] if is_game(game):
            return guided(game)
        case ["rules", book]:
            return rule_contents.rules(book)
        case ["rules", book, edition]:
            return rule_contents.rules(book, edition)
        case ["desk", game, edition, season, division] if is_game(game) and division in DIVISIONS:
            return shown_desk_book(game, division, _named(edition), _named(season))
        case ["lesson", game, name, division]:
            return shown_lesson(game, name, division)
        case ["practice", game, division]:
            return shown_titles(game, division)
        case _:
            raise NotFoundException


def _sprint(game: str = "", name: str = "", row: str = "", *more: str) -> Any:
    if more or not (row.isascii() and row.isdigit() and len(row) < 4):
        raise NotFoundException
    return shown_sprint(game, name, int(row) % MOST_SPRINTS)


def _named(part: str) -> str | None:
    return None if part == NONE else part


def kept_from_the_start() -> list[str]:
    """The contents that a browser fetches as soon as it can, so that they are there without a network."""
    books = [f"rules/{one['book']}/{one['edition']}" for one in rule_contents.books()]
    newest = [f"rules/{book}" for book in dict.fromkeys(one["book"] for one in rule_contents.books())]
    of_games = [f"{kind}/{game}" for kind in ("guided", "finder") for game in NAMES]
    practice = [f"practice/{game}/{division}" for game in NAMES for division in DIVISIONS]
    return ["glossary", *newest, *books, *of_games, *practice]


HANDLERS: Final[tuple[Any, ...]] = (send_contents,)
