"""What officials did at tables, as a file: for a spreadsheet, or for programs (docs/judges.md)."""

from typing import Annotated, Any, Final, Literal

from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from forceout.service.desk.ruling_export import Line, as_csv, as_rows, lines_of
from forceout.service.people.rate_limits import Activity
from forceout.web.api.desk import names_at
from forceout.web.api.tables import NO_STORE, MatchId
from forceout.web.context import Asked, site_of
from forceout.web.json import encoder
from forceout.web.problems import problem_specs
from forceout.web.spreadsheets import spreadsheet

Kind = Annotated[Literal["csv", "json"], QueryParameter(name="as", description="The kind of file.")]
Whole = Annotated[bool, QueryParameter(name="event", description="All tables of its event that are yours to see.")]
MOST_TABLES: Final = 400


@get(
    "/api/desk/tables/{match:str}/acts",
    media_type=MediaType.TEXT,
    responses=problem_specs(401, 404, 429),
    tags=["desk"],
)
async def export_acts(request: Asked, match: MatchId, kind: Kind = "json", whole: Whole = False) -> Response[bytes]:
    """Calls, rulings, warnings, points, second judges, added time, appeals and disqualifications of a table that you
    judge, in the order in which they were written down; of its whole event where that is asked for."""
    site, visitor = site_of(request), request.auth
    actor = visitor.actor()
    if whole:
        # Many logs are read for it.
        site.count(Activity.JUDGE, visitor)
    tables = (await site.service.desk.exported(match, actor, is_whole=whole))[:MOST_TABLES]
    names = await names_at(site, tables)
    lines: list[Line] = []
    for live in tables:
        lines += lines_of(live, await site.service.tables.log.after(live.id, 0), names)
    name = f"forceout-{match}.{kind}"
    if kind == "csv":
        return spreadsheet(as_csv(lines), name)
    headers = {**NO_STORE, "content-disposition": f'attachment; filename="{name}"'}
    return Response(encoder.encode({"acts": as_rows(lines)}), media_type=MediaType.JSON, headers=headers)


HANDLERS: Final[tuple[Any, ...]] = (export_acts,)
