"""A match rebuilt from its record: the header begins it, the log is folded over it (docs/record.md)."""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import TypeVar

from forceout.editions import find_game
from forceout.rules.actions import CLOCK, DIRECTOR, JUDGE
from forceout.rules.folding import Step, fold_log
from forceout.rules.match import begin_match
from forceout.rules.match_state import Match
from forceout.rules.record import BadRecord, Header, Record
from forceout.rules.revision import REVISIONS
from forceout.rules.state import Judging, Policing, Table
from forceout.rules.table import Division, Form

MemberT = TypeVar("MemberT", bound=Enum)
HEADER_LINE = 2
"""Where a header begins: what is wrong with what it says is wrong there."""


def begin(header: Header) -> Match:
    """The match that a header describes, before its first action; raises BadRecord."""
    if header.revision not in REVISIONS:
        known = ", ".join(REVISIONS)
        raise BadRecord(HEADER_LINE, f"there is no revision {header.revision[:40]!r} of the rules; there are {known}")
    game = find_game(header.game, header.edition, header.season or "even", REVISIONS[header.revision])
    if game is None:
        season = "" if header.season is None else f" in the {header.season} season"
        raise BadRecord(HEADER_LINE, f"there is no game {header.game[:40]!r} of {header.edition[:40]!r}{season}")
    players = header.players
    if not 2 <= len(players) <= 3 or len(set(players)) != len(players) or set(players) & {JUDGE, DIRECTOR, CLOCK}:
        raise BadRecord(HEADER_LINE, "two or three players sit at a table, each with a name of their own")
    table = Table(
        game,
        _member(Division, header.division, "division"),
        _member(Form, header.form, "form"),
        players,
        _member(Policing, header.policing, "policing"),
        _member(Judging, header.judging, "judging"),
    )
    if not set(header.warned) <= set(players):
        raise BadRecord(HEADER_LINE, "who was warned in an earlier round is one of the players")
    return begin_match(table, header.timed, Counter(header.warned))


def _member(kind: type[MemberT], value: str, name: str) -> MemberT:
    try:
        return kind(value)
    except ValueError:
        known = ", ".join(one.value for one in kind)
        raise BadRecord(HEADER_LINE, f"there is no {name} {value[:40]!r}; there are {known}") from None


def fold(record: Record) -> Iterator[Step]:
    """The match of a record, action by action; raises BadRecord where the header describes none."""
    return fold_log(begin(record.header), record.log)
