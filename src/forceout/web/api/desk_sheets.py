"""Books and worksheets of the desk over HTTP: the finder, what a book has for officials, and what it says to a charge,
a selection, a penalty, an appeal, two Challengers; and the practice test (docs/judges.md).

Nobody has to be known here: it is the book that answers. Of a position that somebody plays nothing is said.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from litestar import Response, get, post
from litestar.params import Body, QueryParameter

from forceout.editions.registry import seasons_of
from forceout.judge.desk import appeals, illegal_procedure, selection_check, two_challengers
from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.deeds import Deed
from forceout.judge.desk.penalties import GivenWarning, find_cause, penalty_pad
from forceout.judge.practice_test.practice_test import PracticeTest, build_test, mark
from forceout.judge.protocol.question import BadQuestion
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division
from forceout.service.desk.desk_books import desk_book
from forceout.service.errors import BadRequest, NotFound
from forceout.service.people.rate_limits import Activity
from forceout.service.positions.subjects import about_question
from forceout.web.api.tables import View, encoded_response
from forceout.web.bodies import DivisionName, GameName
from forceout.web.context import Asked, site_of
from forceout.web.desk_bodies import (
    AppealSheet,
    PenaltySheet,
    ProcedureSheet,
    SelectionSheet,
    SheetOfBook,
    TestChoice,
    TwoSheet,
)
from forceout.web.guard.questions import verify_may_ask
from forceout.web.json import encoder
from forceout.web.pages import rule_contents
from forceout.web.problems import problem_specs

OfGame = Annotated[GameName, QueryParameter()]
OfDivision = Annotated[DivisionName, QueryParameter()]
Season = Annotated[Literal["even", "odd"] | None, QueryParameter()]
Edition = Annotated[str | None, QueryParameter(max_length=20)]
OFFENDER, OTHER = "P1", "P2"
"""Whom a worksheet speaks of: it knows no names."""
QUESTIONS: Final = 12
TEST_SECONDS: Final = 5.0


@get("/api/desk/finder", responses=problem_specs(), tags=["desk"])
async def show_finder(request: Asked, game: OfGame) -> Response[View]:
    """Every situation of a game with its four lines, and what searches them without a network."""
    return encoded_response(await site_of(request).finders.of(game))


@get("/api/desk/book", responses=problem_specs(404), tags=["desk"])
async def show_desk_book(
    game: OfGame, division: OfDivision, edition: Edition = None, season: Season = None
) -> Response[View]:
    """What a book has for an official's desk."""
    return encoded_response(encoder.encode(shown_desk_book(game, division, edition, season)))


def shown_desk_book(game: str, division: str, edition: str | None, season: str | None) -> dict[str, Any]:
    """What a book has for an official's desk, with the variations of a division; raises NotFound."""
    book = _book(game, edition, season)
    name = book.game.edition.name
    found = desk_book(game, name, season, division)
    variations = rule_contents.variations(game, name, season or _first_season(game, name), division)
    return {**found, "variations": variations}


def _book(game: str, edition: str | None, season: str | None) -> DeskBook:
    try:
        if season is not None and season not in seasons_of(game):
            raise ValueError(season)
        return DeskBook.of(game, edition, season)
    except ValueError:
        said = {"edition": repr(str(edition)[:20]), "game": game}
        raise NotFound(Message("there-is-no-edition-of-game", **said)) from None


def _first_season(game: str, edition: str) -> str | None:
    for one in rule_contents.games()["games"]:
        for entry in one["editions"]:
            if one["game"] == game and entry["edition"] == edition:
                return entry["seasons"][0]["season"]
    return None


def book_of(data: SheetOfBook) -> DeskBook:
    """The book that a worksheet is about."""
    return _book(data.game, data.edition, data.season)


def since_of(deeds: list[str]) -> tuple[Deed, ...]:
    """What another player has done since, legally."""
    return tuple(Deed(one, OTHER) for one in deeds)


def sheet(printed: Mapping[str, Any]) -> Response[View]:
    """A worksheet with its lines; what a check says as a whole comes last."""
    return encoded_response(encoder.encode(printed))


@post("/api/desk/sheets/penalty", status_code=200, responses=problem_specs(404, 413, 415), tags=["desk"])
async def penalty_sheet(request: Asked, data: Annotated[PenaltySheet, Body()]) -> Response[View]:
    """The conditions of a penalty: a warning first, initials, a second judge."""
    site_of(request).count(Activity.JUDGE, request.auth)
    book = book_of(data)
    cause = find_cause(book, data.cause)
    if cause is None:
        raise NotFound(Message("there-is-no-such-cause"))
    given = [GivenWarning(data.player)] * data.warnings
    pad = penalty_pad(book, Division(data.division), cause, data.player, warnings=given, initials="x")
    return sheet(pad.printed())


@post("/api/desk/sheets/appeal", status_code=200, responses=problem_specs(404, 413, 415), tags=["desk"])
async def appeal_sheet(request: Asked, data: Annotated[AppealSheet, Body()]) -> Response[View]:
    """Whether a ruling may be appealed."""
    site_of(request).count(Activity.JUDGE, request.auth)
    check = appeals.check_appeal(
        book_of(data), has_second_judge_ruled=data.has_second_judge_ruled, has_signed=data.has_signed
    )
    return sheet(check.printed())


@post("/api/desk/sheets/procedure", status_code=200, responses=problem_specs(404, 413, 415), tags=["desk"])
async def procedure_sheet(request: Asked, data: Annotated[ProcedureSheet, Body()]) -> Response[View]:
    """What a book says to a charge."""
    site_of(request).count(Activity.JUDGE, request.auth)
    charged = illegal_procedure.Charged(
        data.code, OFFENDER, OTHER, is_exact=data.is_exact, is_at_once=data.is_exact, since=since_of(data.since)
    )
    try:
        return sheet(illegal_procedure.worksheet(book_of(data), charged).printed())
    except ValueError:
        raise NotFound(Message("that-question-has-no-such-answer")) from None


@post("/api/desk/sheets/selection", status_code=200, responses=problem_specs(403, 404, 413, 415), tags=["desk"])
async def selection_sheet(request: Asked, data: Annotated[SelectionSheet, Body()]) -> Response[View]:
    """Whether a variation is a legal choice, whether it is insulated, and what it costs."""
    site, visitor = site_of(request), request.auth
    site.count(Activity.JUDGE, visitor)
    book = book_of(data)
    fields: dict[str, Any] = {"kind": "selection", "game": data.game, "edition": book.game.edition.name}
    fields |= {"division": data.division, "pick": data.pick} | ({} if data.season is None else {"season": data.season})
    fields |= {name: data.position[name] for name in ("universe", "resources") if name in data.position}
    fields |= {"chosen": data.position["variations"]} if "variations" in data.position else {}
    await verify_may_ask(site, visitor, "selection", about_question(fields), is_help=False)
    try:
        found = selection_check.check_selection(fields, by=OFFENDER, attempt=data.attempt, since=since_of(data.since))
    except BadQuestion as bad:
        raise BadRequest(bad.words, code=bad.code) from None
    except ValueError:
        raise NotFound(Message("that-question-has-no-such-answer")) from None
    return sheet(found.printed())


@post("/api/desk/sheets/two", status_code=200, responses=problem_specs(404, 413, 415), tags=["desk"])
async def two_sheet(request: Asked, data: Annotated[TwoSheet, Body()]) -> Response[View]:
    """What a book says when two picked up the block."""
    site_of(request).count(Activity.JUDGE, request.auth)
    book, seats = book_of(data), ("P1", "P2", "P3")
    try:
        check = two_challengers.check_two(
            book, players=seats, challengers=tuple(data.challengers), third_says=data.third_says
        )
    except ValueError:
        raise BadRequest(Message("two-different-players-pick-up-the-block")) from None
    return sheet(check.printed())


@get("/api/desk/test", responses=problem_specs(404, 422), tags=["desk"])
async def show_test(
    request: Asked,
    game: OfGame,
    division: OfDivision,
    seed: Annotated[int, QueryParameter(ge=0, le=2_147_483_647)],
    edition: Edition = None,
    season: Season = None,
) -> Response[View]:
    """A practice test, the same for the same seed, without its answers."""
    site = site_of(request)
    site.count(Activity.JUDGE, request.auth)
    _book(game, edition, season)
    found = await site.readers.ask(
        printed_test, (game, division, edition, season, QUESTIONS, seed), seconds=TEST_SECONDS
    )
    return encoded_response(encoder.encode(found))


Made = tuple[str, str, str | None, str | None, int, int]
"""What a test is made of: game, division, edition, season, how many questions, and the seed."""


def _test(made: Made) -> PracticeTest:
    game, division, edition, season, count, seed = made
    return build_test(game, Division(division), edition=edition, season=season, count=count, seed=seed)


def printed_test(made: Made) -> dict[str, Any]:
    """A test without its answers."""
    return _test(made).printed()


def marked_answer(made: Made, number: int, choice: int) -> dict[str, Any] | None:
    """An answer with its mark; None where there is no such question or choice."""
    test = _test(made)
    if number > len(test.questions) or choice >= len(test.questions[number - 1].choices):
        return None
    return mark(test, number, choice).printed()


@post("/api/desk/test", status_code=200, responses=problem_specs(404, 413, 415, 422), tags=["desk"])
async def mark_test(request: Asked, data: Annotated[TestChoice, Body()]) -> Response[View]:
    """Whether a choice is right, and by which rule."""
    site = site_of(request)
    site.count(Activity.JUDGE, request.auth)
    book_of(SheetOfBook(game=data.game, division=data.division, edition=data.edition, season=data.season))
    made = (data.game, data.division, data.edition, data.season, data.count, data.seed)
    found = await site.readers.ask(marked_answer, made, data.number, data.choice, seconds=TEST_SECONDS)
    if found is None:
        raise NotFound(Message("that-question-has-no-such-answer"))
    return encoded_response(encoder.encode(found))


HANDLERS: Final[tuple[Any, ...]] = (
    show_finder,
    show_desk_book,
    penalty_sheet,
    appeal_sheet,
    procedure_sheet,
    selection_sheet,
    two_sheet,
    show_test,
    mark_test,
)
