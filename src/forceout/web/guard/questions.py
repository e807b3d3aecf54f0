"""What every page that judges, solves or analyses asks first: whether questions are answered at all, whether whoever
asks is playing, and whether somebody has before them what is asked about (Guidelines 0, 1, 2)."""

from typing import Final

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed, Refusal, Refused
from forceout.service.positions.goal_values import have_same_value
from forceout.service.positions.likeness import Rules
from forceout.service.positions.subjects import NOTHING, AskedAbout, about_any_goal, read_record_positions
from forceout.web.context import Site, Visitor
from forceout.web.worker.calculations import Calculators

SAME_VALUE_SECONDS: Final = 0.5
RECORD_SECONDS: Final = 2.0


def verify_answering(site: Site) -> None:
    """Refuse every question while the operator wants none answered."""
    if not site.service.settings.questions:
        raise NotAllowed(Message("the-judge-the-solver-and-the-analysis-are-switched-off-here"), code="questions-off")


async def verify_may_ask(
    site: Site,
    visitor: Visitor,
    kind: str,
    about: AskedAbout = NOTHING,
    *,
    is_help: bool = False,
    but_for: str | None = None,
) -> None:
    """Refuse what would tell somebody about a running shake; help, also to whoever plays anywhere."""
    verify_answering(site)
    await site.positions.verify_not_in_play(about, kind, visitor.person, but_for)
    if is_help:
        await site.positions.verify_not_playing(visitor.person, but_for)


async def verify_record(
    site: Site, visitor: Visitor, kind: str, record: str, *, is_help: bool, is_any_goal: bool = False
) -> None:
    """Refuse a record, real or made up, that has a position in it that somebody plays; where any Goal is answered
    about, whichever it has itself."""
    verify_answering(site)
    found = await site.readers.ask(read_record_positions, record, seconds=RECORD_SECONDS)
    if isinstance(found, Message):
        raise Refused(Message("that-is-no-record-of-a-match", why=found), code="bad-record")
    about = about_any_goal(found) if is_any_goal else found
    await verify_may_ask(site, visitor, kind, about, is_help=is_help)


class GoalComparer:
    """Says whether two Goals have the same value, worked out elsewhere; what takes too long counts as the same."""

    def __init__(self, readers: Calculators) -> None:
        self.readers = readers

    async def __call__(self, rules: Rules, one: str, other: str) -> bool:
        """Whether two Goals of Equations have a value in common."""
        try:
            return bool(await self.readers.ask(have_same_value, rules, one, other, seconds=SAME_VALUE_SECONDS))
        except Refusal:
            return True
