"""Whether a point may be taken at a paper table, by the conditions of the pad (On-Sets IX-C, XI-A-note; On-Sets
2026-27 IX-D; Equations IX-C, XI-A-note)."""

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.penalties import Cause, GivenWarning, find_cause, penalty_pad
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division
from forceout.service.errors import BadRequest, Refused
from forceout.service.tables.fold import LiveTable


def book_of(live: LiveTable) -> DeskBook:
    """The book that is played by at a table."""
    return DeskBook.of(live.settings.game, live.settings.edition, live.settings.season)


def verify_penalty(live: LiveTable, name: str, seat: str, warnings: int) -> Cause:
    """The cause of a point that a judge may take alone; one that needs a second judge is asked of that judge."""
    book = book_of(live)
    cause = find_cause(book, name)
    if cause is None:
        raise BadRequest(Message("there-is-no-such-cause"))
    given = [GivenWarning(seat)] * warnings
    pad = penalty_pad(book, Division(live.settings.division), cause, seat, warnings=given, initials="x")
    if not pad.may_take:
        missing = next(line for line in pad.lines if not line.is_met)
        raise Refused(missing.says, rule=str(missing.rule), code="not-yet")
    return cause
