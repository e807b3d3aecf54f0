"""Pages: thin shells that the browser's modules fill (architecture, principle 8)."""

from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, TemplateNotFound, select_autoescape
from litestar import MediaType, Response, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath

from forceout.messages.language import ENGLISH
from forceout.messages.message import spoken
from forceout.service.errors import NotFound
from forceout.web.api.tables import seen, view_of
from forceout.web.assets.static_files import StaticFiles
from forceout.web.context import Asked, site_of
from forceout.web.pages.doors import open_doors
from forceout.web.pages.page_facts import as_text, facts_of, game_choices
from forceout.web.problems import http_response

FOLDER: Final = Path(__file__).parent / "templates"
NO_STORE: Final = {"cache-control": "no-store"}
environment: Final = Environment(
    loader=FileSystemLoader(FOLDER),
    autoescape=select_autoescape(default=True, default_for_string=True),
    auto_reload=True,
)


def say(key: str) -> str:
    """What stands in a template in the reader's language; it has no slots."""
    return spoken().compiled(key).text or ""


environment.globals["say"] = say


def pack_folder(language: str) -> str:
    """Where the modules of a language are packed."""
    return "pack/" if language == ENGLISH else f"pack/{language}/"


def page(request: Asked, template: str, **values: Any) -> Response[str]:
    """A page from its template, with the addresses of its files as they are now."""
    files: StaticFiles = request.app.state.static_files
    digest = request.app.state.static_digest = files.digest()
    doors = as_text(open_doors(request.app))
    language = spoken().tag
    try:
        text = environment.get_template(template).render(doors=doors, release=digest, language=language, **values)
    except TemplateNotFound as error:
        raise NotFoundException from error
    text = text.replace('"/static/pack/app/', f'"/static/{pack_folder(language)}app/')
    text = text.replace('"/static/', f'"/static/-{digest}/')
    headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
    return Response(text, media_type=MediaType.HTML, headers=headers)


def filled_in(request: Asked, name: str) -> str:
    """What stands in an address where a page has a blank; nothing where the page goes without."""
    return str(request.path_params.get(name, ""))


@get("/", include_in_schema=False)
async def home(request: Asked) -> Response[str]:
    """The first page."""
    return page(request, "home.html", games=_games(request))


@get("/t/{match:str}", include_in_schema=False)
async def table(request: Asked, match: FromPath[str]) -> Response[str]:
    """A table, with what its visitor sees of it, so that it is drawn without asking again."""
    if len(match) > 16 or not match.isalnum():
        raise NotFoundException
    view, edition = await _first_view(request, match)
    answer = page(request, "table.html", match=match, view=view, edition=edition)
    answer.headers.update(NO_STORE)
    return answer


async def _first_view(request: Asked, match: str) -> tuple[str, str]:
    """What a visitor sees of a table, and how its edition speaks; nothing of a table that they may not see."""
    site, visitor = site_of(request), request.auth
    try:
        live = await seen(site, visitor, match)
        shown = await view_of(site, visitor, live)
    except NotFound:
        return "", ""
    encoded: Any = shown.content
    return str(encoded, "utf-8"), as_text(facts_of(live.settings.game, live.settings.edition))


def _games(request: Asked) -> str:
    return as_text(game_choices(site_of(request).service.clock()))


@get("/join", include_in_schema=False)
async def join(request: Asked) -> Response[str]:
    """Where a code is typed, or comes in the fragment."""
    return page(request, "join.html")


@get("/me", include_in_schema=False)
async def my_page(request: Asked) -> Response[str]:
    """One's own page."""
    return page(request, "my.html")


@get("/watch", include_in_schema=False)
async def watch(request: Asked) -> Response[str]:
    """Where others are watched."""
    return page(request, "watch.html")


@get("/learn", include_in_schema=False)
async def learn(request: Asked) -> Response[str]:
    """Where the games are learnt."""
    return page(request, "learn.html")


@get("/learn/{game:str}", include_in_schema=False)
async def learn_game(request: Asked) -> Response[str]:
    """A guided match."""
    return page(request, "learn.html", game=filled_in(request, "game"))


@get(["/learn/rules", "/learn/rules/{path:path}"], include_in_schema=False)
async def rules_page(request: Asked) -> Response[str]:
    """The rules in our words."""
    parts = [part for part in filled_in(request, "path").split("/") if part]
    book, section = (*parts, None, None)[:2]
    return page(request, "rules.html", book=book, section=section, games=_games(request))


@get(["/glossary", "/learn/glossary"], include_in_schema=False)
async def glossary_page(request: Asked) -> Response[str]:
    """What the words mean."""
    return page(request, "glossary.html")


@get(["/replay", "/replay/{match:str}"], include_in_schema=False)
async def replay_page(request: Asked) -> Response[str]:
    """A match step by step."""
    return page(request, "replay.html", match=filled_in(request, "match"))


@get("/practice", include_in_schema=False)
async def practice_page(request: Asked) -> Response[str]:
    """Where puzzles, sprints and lessons are."""
    return page(request, "practice.html", view="hub")


@get("/practice/{view:str}", include_in_schema=False)
async def practice_view(request: Asked) -> Response[str]:
    """My mistakes, and the coach's corner."""
    return page(request, "practice.html", view=filled_in(request, "view"))


@get("/practice/{view:str}/{name:str}", include_in_schema=False)
async def practice_part(request: Asked) -> Response[str]:
    """A puzzle by its name, or a set by its code."""
    return page(request, "practice.html", view=filled_in(request, "view"), name=filled_in(request, "name"))


@get("/practice/{view:str}/{game:str}/{name:str}", include_in_schema=False)
async def practice_of_game(request: Asked) -> Response[str]:
    """A sprint or a lesson of a game."""
    view, game, name = (filled_in(request, one) for one in ("view", "game", "name"))
    return page(request, "practice.html", view=view, game=game, name=name)


@get("/about", include_in_schema=False)
async def about(request: Asked) -> Response[str]:
    """What this is."""
    return page(request, "about.html", games=_games(request))


def not_found(request: Asked, error: HTTPException) -> Response[Any]:
    """A wrong address: a page for people, a problem for programs."""
    if request.scope["path"].startswith(("/api", "/static")) or "text/html" not in request.headers.get("accept", ""):
        return http_response(request, error)
    answer = page(request, "missing.html")
    answer.status_code = 404
    answer.headers.update(NO_STORE)
    return answer


HANDLERS: Final[tuple[Any, ...]] = (
    home,
    table,
    join,
    my_page,
    watch,
    learn,
    learn_game,
    rules_page,
    glossary_page,
    replay_page,
    practice_page,
    practice_view,
    practice_part,
    practice_of_game,
    about,
)
