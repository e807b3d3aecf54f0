"""How a text reads, for whoever writes it: never whether it is right (docs/service.md)."""

from typing import Annotated, Any, Final, Literal

from litestar import Response, post
from litestar.params import Body
from msgspec import Meta, Struct

from forceout.judge.reading import read_text
from forceout.judge.registry import reading_of
from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotAllowed
from forceout.service.positions.subjects import about_text
from forceout.service.tables.disclosure import is_reading_told
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.table_settings import read_settings
from forceout.web.api.tables import encoded_response, seen
from forceout.web.context import Asked, site_of
from forceout.web.guard.questions import verify_may_ask
from forceout.web.json import encoder
from forceout.web.problems import problem_specs

SECONDS: Final = 1.0
RUNNING: Final = "shake-is-running"


class WrittenText(Struct, forbid_unknown_fields=True, frozen=True):
    """A text, and the table or the game that it is written for."""

    text: Annotated[str, Meta(max_length=1000)]
    kind: Literal["goal", "solution"]
    match: Annotated[str, Meta(max_length=16)] | None = None
    game: Literal["on-sets", "equations"] | None = None
    edition: Annotated[str, Meta(max_length=20)] | None = None
    season: Literal["even", "odd"] | None = None
    division: Literal["elementary", "middle", "junior", "senior"] = "senior"
    form: Literal["basic", "advanced", "adventurous"] = "adventurous"


class Reading(Struct, frozen=True):
    """One way to read a text: with its groups in brackets, and as a tree."""

    grouped: str
    tree: dict[str, Any]


class ReadingError(Struct, frozen=True):
    """Something that keeps a text from being read."""

    code: str
    message: str
    at: int | None
    rule: str | None


class WildMark(Struct, frozen=True):
    """A wild cube that is not marked, and so stands for itself."""

    symbol: str
    at: int


class Readings(Struct, frozen=True):
    """How a text reads."""

    readings: list[Reading]
    is_all: bool
    """Whether there are no further readings."""
    errors: list[ReadingError]
    wild: list[WildMark]


@post("/api/reading", status_code=200, responses=problem_specs(401, 404, 413, 415, 422), tags=["rules"])
async def read_writing(request: Asked, data: Annotated[WrittenText, Body()]) -> Response[Readings]:
    """How a Goal or a Solution reads: its groupings, and brackets that do not close; never whether it is right, and
    nothing while a shake is played, but for a Goal of On-Sets, which is arithmetic (Guidelines 2-b)."""
    site = site_of(request)
    if data.match is not None:
        live = await seen(site, request.auth, data.match)
        if not is_arithmetic(live.settings.game, data.kind) and not is_reading_told(live):
            raise NotAllowed(Message("how-it-can-be-read-is-for-the-players-to-see"), code=RUNNING)
        settings = live.settings
        variations = variations_of(live)
    elif data.game is not None:
        wanted = {"game": data.game, "division": data.division, "form": data.form, "season": data.season}
        settings = read_settings(wanted | ({} if data.edition is None else {"edition": data.edition}))
        variations = []
    else:
        raise BadRequest(Message("say-which-match-or-which-game-the-text-is-for"))
    if not is_arithmetic(settings.game, data.kind):
        about = about_text(settings.game, data.kind, data.text)
        await verify_may_ask(site, request.auth, "reading", about, is_help=True, but_for=data.match)
    where = (settings.game, settings.edition, settings.season, settings.division, settings.form)
    found = await site.readers.ask(read_text, *where, variations, data.kind, data.text, seconds=SECONDS)
    return encoded_response(encoder.encode(found))


def is_arithmetic(game: str, kind: str) -> bool:
    """Whether a text has one reading that anybody can see, as a Goal of On-Sets has."""
    return kind == "goal" and reading_of(game).HAS_PLAIN_GOALS


def variations_of(live: LiveTable) -> list[tuple[str, object]]:
    """The variations in force at a table, by name, with what is in their blanks."""
    return [] if live.shake is None else [(one.name, one.filled_in) for one in live.shake.variations]


HANDLERS: Final[tuple[Any, ...]] = (read_writing,)
