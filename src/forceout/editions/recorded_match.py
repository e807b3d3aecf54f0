"""A match rebuilt from its record: the header begins it, the log is folded over it (docs/record.md)."""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import TypeVar

from forceout.editions import find_game
from forceout.messages.message import Message
from forceout.rules.actions import OFFICIALS
from forceout.rules.fold import Step, fold_log
from forceout.rules.match import begin_match
from forceout.rules.match_state import Match
from forceout.rules.record import BadRecord, Header, Record
from forceout.rules.revision import REVISIONS
from forceout.rules.state import Judging, Policing, Table
from forceout.rules.vocabulary import Division, Form

MemberT = TypeVar("MemberT", bound=Enum)
HEADER_LINE = 2
"""Where a header begins: what is wrong with what it says is wrong there."""


def begin(header: Header) -> Match:
    """The match that a header describes, before its first action; raises BadRecord."""
    if header.revision not in REVISIONS:
        known = ", ".join(REVISIONS)
        raise BadRecord(
            HEADER_LINE, Message("there-is-no-revision-of-the-rules", revision=repr(header.revision[:40]), known=known)
        )
    game = find_game(header.game, header.edition, header.season, REVISIONS[header.revision])
    if game is None:
        asked = {"game": repr(header.game[:40]), "edition": repr(header.edition[:40])}
        words = (
            Message("there-is-no-game-of-edition", **asked)
            if header.season is None
            else Message("there-is-no-game-of-edition-in-season", **asked, season=header.season)
        )
        raise BadRecord(HEADER_LINE, words)
    players = header.players
    if not 2 <= len(players) <= 3 or len(set(players)) != len(players) or set(players) & set(OFFICIALS):
        raise BadRecord(HEADER_LINE, Message("two-or-three-players-sit-at-a-table"))
    table = Table(
        game,
        _member(Division, header.division, "division"),
        _member(Form, header.form, "form"),
        players,
        _member(Policing, header.policing, "policing"),
        _member(Judging, header.judging, "judging"),
    )
    if not set(header.warned) <= set(players):
        raise BadRecord(HEADER_LINE, Message("who-was-warned-in-an-earlier-round-is-one-of-the"))
    return begin_match(table, header.timed, Counter(header.warned))


def _member(kind: type[MemberT], value: str, name: str) -> MemberT:
    try:
        return kind(value)
    except ValueError:
        known = ", ".join(one.value for one in kind)
        raise BadRecord(
            HEADER_LINE, Message("there-is-no-name-value", name=name, value=repr(value[:40]), known=known)
        ) from None


def fold(record: Record) -> Iterator[Step]:
    """The match of a record, action by action; raises BadRecord where the header describes none."""
    return fold_log(begin(record.header), record.log)
