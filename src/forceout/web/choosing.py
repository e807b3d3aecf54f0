"""What can be played and read: games, editions, rules and glossary, in our words."""

from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from forceout.service.refusals import NotFound
from forceout.web import rule_pages
from forceout.web.followers import encoder
from forceout.web.guided import SCRIPTS, guided
from forceout.web.problems import problem_specs
from forceout.web.rule_pages import UnknownPage
from forceout.web.tables import encoded_response

Word = Annotated[str, PathParameter(max_length=40)]
OptionalWord = Annotated[str | None, QueryParameter(max_length=40)]
_encoded_games: list[bytes] = []


@get("/api/games", responses=problem_specs(), tags=["rules"])
async def list_games() -> Response[dict[str, Any]]:
    """Both games: editions, divisions, forms, time limits, and variations with their blanks."""
    if not _encoded_games:
        _encoded_games.append(encoder.encode(rule_pages.games()))
    return encoded_response(_encoded_games[0])


@get("/api/books", responses=problem_specs(), tags=["rules"])
async def list_books() -> Response[list[dict[str, Any]]]:
    """Every book of rules that can be read here."""
    return Response(rule_pages.books())


@get("/api/rules/{book:str}", responses=problem_specs(404), tags=["rules"])
async def show_rules(
    book: Word, edition: OptionalWord = None, division: OptionalWord = None
) -> Response[dict[str, Any]]:
    """A book of rules in our words, clause by clause."""
    try:
        return Response(rule_pages.rules(book, edition, division))
    except UnknownPage as error:
        raise NotFound(str(error)) from None


@get("/api/glossary", responses=problem_specs(), tags=["rules"])
async def show_glossary() -> Response[dict[str, Any]]:
    """What the words of both games mean."""
    return Response(rule_pages.glossary())


@get("/api/guided/{game:str}", responses=problem_specs(404), tags=["rules"])
async def show_guided(game: Word) -> Response[dict[str, Any]]:
    """A first shake, step by step, for somebody who learns the game."""
    if game not in SCRIPTS:
        raise NotFound("There is no such game.")
    return encoded_response(encoder.encode(guided(game)))


HANDLERS: Final[tuple[Any, ...]] = (list_games, list_books, show_rules, show_glossary, show_guided)
