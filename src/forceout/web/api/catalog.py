"""What can be played and read: games, editions, rules and glossary, in our words."""

from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from forceout.games.registry import is_game
from forceout.messages.message import Message, kept_by_language
from forceout.service.errors import NotFound
from forceout.web.api.tables import encoded_response
from forceout.web.json import encoder
from forceout.web.pages import rule_contents
from forceout.web.pages.content_shapes import BookEntry, Games, Glossary, Rules
from forceout.web.pages.guided_shake import guided
from forceout.web.pages.rule_contents import UnknownPage
from forceout.web.problems import problem_specs

Word = Annotated[str, PathParameter(max_length=40)]
OptionalWord = Annotated[str | None, QueryParameter(max_length=40)]


@kept_by_language(1)
def _encoded_games() -> bytes:
    return encoder.encode(rule_contents.games())


@get("/api/games", responses=problem_specs(), tags=["rules"])
async def list_games() -> Response[Games]:
    """Both games: editions, divisions, forms, time limits, and variations with their blanks."""
    return encoded_response(_encoded_games())


@get("/api/books", responses=problem_specs(), tags=["rules"])
async def list_books() -> Response[list[BookEntry]]:
    """Every book of rules that can be read here."""
    return Response(rule_contents.books())


@get("/api/rules/{book:str}", responses=problem_specs(404), tags=["rules"])
async def show_rules(book: Word, edition: OptionalWord = None, division: OptionalWord = None) -> Response[Rules]:
    """A book of rules in our words, clause by clause."""
    try:
        return Response(rule_contents.rules(book, edition, division))
    except UnknownPage as error:
        raise NotFound(error.words) from None


@get("/api/glossary", responses=problem_specs(), tags=["rules"])
async def show_glossary() -> Response[Glossary]:
    """What the words of both games mean."""
    return Response(rule_contents.glossary())


@get("/api/guided/{game:str}", responses=problem_specs(404), tags=["rules"])
async def show_guided(game: Word) -> Response[dict[str, Any]]:
    """A first shake, step by step, for somebody who learns the game."""
    if not is_game(game):
        raise NotFound(Message("there-is-no-such-game"))
    return encoded_response(encoder.encode(guided(game)))


HANDLERS: Final[tuple[Any, ...]] = (list_games, list_books, show_rules, show_glossary, show_guided)
