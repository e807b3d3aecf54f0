"""The pages of the judge's desk: the desk itself, and the turned screen, which holds one opened answer and nothing else
(Guidelines 0, 2; trust.md, promise 22)."""

from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from forceout.judge.disclosure.printed_lock import turned
from forceout.service.desk.desk_lists import desk_table, seat_name
from forceout.service.desk.solution_checks import current_lock
from forceout.service.errors import Refusal
from forceout.web.api.desk import names_at
from forceout.web.context import Asked, site_of
from forceout.web.pages.page_facts import as_text, game_choices
from forceout.web.pages.pages import NO_STORE, page

Number = Annotated[int, PathParameter(ge=1, le=2_147_483_647)]
ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def plate_number(number: int) -> str:
    """The number of a table as its plate has it."""
    found = ""
    for value, letters in ROMAN:
        found += letters * (number // value)
        number %= value
    return found


@get("/judge", include_in_schema=False)
async def judge(request: Asked) -> Response[str]:
    """The judge's desk; whatever it shows of a table is asked for by the page, with the visitor's own session."""
    return page(request, "judge.html", games=as_text(game_choices(site_of(request).service.clock())))


@get("/judge/turned/{match:str}/{number:int}/{opening:int}", include_in_schema=False)
async def turned_screen(
    request: Asked, match: Annotated[str, PathParameter(max_length=16)], number: Number, opening: Number
) -> Response[str]:
    """One opened answer, to be turned to the table: no other answer is in this page, opened or not."""
    site, visitor = site_of(request), request.auth
    try:
        live, check = await site.service.checks.find(match, visitor.actor(), number)
    except Refusal as error:
        raise NotFoundException from error
    said = turned(current_lock(live, check), opening)
    if said is None:
        raise NotFoundException
    names = await names_at(site, [live])
    table = desk_table(live, names)
    asker = seat_name(live, said["by"], names)
    writer = seat_name(live, check.lock.writer, names)
    answer = page(
        request,
        "turned.html",
        said=said,
        asker=asker,
        writer=writer,
        table=table,
        back=f"/judge#check/{match}/{number}",
    )
    answer.headers.update(NO_STORE)
    return answer


HANDLERS: Final[tuple[Any, ...]] = (judge, turned_screen)
