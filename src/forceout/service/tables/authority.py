"""Who may do what at a table, and when: one registry, asked everywhere, tested cell by cell (trust.md, promise 7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.wire import ALL_KINDS
from forceout.service.errors import NotAllowed
from forceout.service.tables.fold import ABANDONED, OVER, PAPER, PLAYING, STATUSES, WAITING, LiveTable

HOST: Final = "host"
PLAYER: Final = "player"
JUDGE: Final = "judge"
DIRECTOR: Final = "director"
AWAY: Final = "away"
"""Somebody for whom a bot plays on."""
CANDIDATE: Final = "candidate"
"""Somebody who is to judge, and waits for the players' consent."""
INVITED: Final = "invited"
"""Somebody for whom a seat is kept, since they sat there in the match before."""
STRANGER: Final = "stranger"
"""Signed in, and nothing at this table: every player, judge and host of another match is one here."""
NOBODY: Final = "nobody"
"""Without a session."""
ROLES: Final = (HOST, PLAYER, JUDGE, DIRECTOR, AWAY, CANDIDATE, INVITED, STRANGER, NOBODY)
ANYBODY: Final = frozenset({HOST, PLAYER, JUDGE, DIRECTOR, INVITED, STRANGER})


@dataclass(frozen=True, slots=True)
class Grant:
    """Which roles may do something, and in which states of a table."""

    roles: frozenset[str]
    statuses: frozenset[str]


def _grant(roles: frozenset[str] | set[str], *statuses: str) -> Grant:
    return Grant(frozenset(roles), frozenset(statuses or STATUSES))


AT_THE_TABLE: Final = frozenset({HOST, PLAYER, JUDGE, DIRECTOR, AWAY, CANDIDATE, INVITED})
OFFICIALS: Final = frozenset({JUDGE, DIRECTOR})
TABLE_OPERATIONS: Final[Mapping[str, Grant]] = {
    "sit": _grant(ANYBODY - {JUDGE}, WAITING),
    "stand": _grant({HOST, PLAYER, INVITED}, WAITING),
    "remove": _grant({HOST}, WAITING),
    "seat-bot": _grant({HOST}, WAITING),
    "appoint-judge": _grant({HOST, DIRECTOR}, WAITING, PLAYING, PAPER),
    "answer-judge": _grant({PLAYER, AWAY}, PLAYING),
    "dismiss-judge": _grant({HOST, JUDGE, CANDIDATE, DIRECTOR}, WAITING, PLAYING, PAPER),
    "set-watching": _grant({HOST}, WAITING, PLAYING),
    "new-code": _grant({HOST}, WAITING, PLAYING),
    "start": _grant({HOST}, WAITING),
    "pause": _grant({HOST, JUDGE, DIRECTOR}, PLAYING),
    "resume": _grant({HOST, JUDGE, DIRECTOR}, PLAYING),
    "abandon": _grant({HOST, DIRECTOR}, WAITING, PLAYING),
    "give-nonce": _grant({PLAYER}, PLAYING),
    "reach": _grant({PLAYER}, PLAYING),
    "replace-absent": _grant({HOST, PLAYER, JUDGE, DIRECTOR}, PLAYING),
    "come-back": _grant({AWAY}, PLAYING),
    "rematch": _grant({HOST, PLAYER, AWAY}, OVER, ABANDONED),
    "set-pace": _grant({HOST}, WAITING, PLAYING),
    "set-phrases": _grant({HOST}, WAITING, PLAYING, OVER),
    "say-phrase": _grant({PLAYER}, WAITING, PLAYING, OVER),
    "ask-hint": _grant({PLAYER}, PLAYING),
    "see": _grant(AT_THE_TABLE),
    "see-record": _grant(AT_THE_TABLE),
    "see-analysis": _grant(AT_THE_TABLE),
    "judge-code": _grant({HOST, DIRECTOR}, WAITING, PLAYING, PAPER),
    "judge-by-code": _grant({HOST, JUDGE, DIRECTOR, CANDIDATE, STRANGER}, WAITING, PLAYING, PAPER),
    "call-judge": _grant({PLAYER}, PLAYING),
    "withdraw-call": _grant({PLAYER}, PLAYING),
    "enter-call": _grant(OFFICIALS, PAPER),
    "take-call": _grant(OFFICIALS, PLAYING, PAPER),
    "pass-call": _grant(OFFICIALS, PLAYING, PAPER),
    "come-to-call": _grant(OFFICIALS, PLAYING, PAPER),
    "close-call": _grant(OFFICIALS),
    "note-ruling": _grant(OFFICIALS, PLAYING, PAPER),
    "ask-second": _grant(OFFICIALS, PLAYING, PAPER),
    "answer-second": _grant(OFFICIALS, PLAYING, PAPER),
    "seal-check": _grant(OFFICIALS, PLAYING, PAPER),
    "open-check": _grant(OFFICIALS),
    "see-card": _grant(OFFICIALS),
    "set-paper": _grant(OFFICIALS, PAPER),
    "rule-on-paper": _grant(OFFICIALS, PAPER),
    "decide-on-paper": _grant({HOST, DIRECTOR}, PAPER),
    "close-paper": _grant({HOST, DIRECTOR}, PAPER),
}
"""What is done to a table. A stranger may also see one whose host lets people watch: `may_see` knows."""
ACTIONS: Final[Mapping[str, Grant]] = {
    f"act:{kind.do}": _grant({PLAYER} if kind.who == do.PLAYER else {JUDGE, DIRECTOR}, PLAYING)
    for kind in ALL_KINDS.values()
    if kind.is_online
}
REGISTRY: Final[Mapping[str, Grant]] = {**TABLE_OPERATIONS, **ACTIONS}
DESK: Final = tuple(name for name, grant in TABLE_OPERATIONS.items() if grant.roles == OFFICIALS)
"""What only officials do."""


def roles_at(live: LiveTable, person: str | None, roles: frozenset[str]) -> frozenset[str]:
    """The roles of a person at a table; their own seats and offices, and an office of the whole service."""
    if person is None:
        return frozenset({NOBODY})
    # Whoever plays at a table, or has played there, is no official there, a bot at their seat or not.
    is_neutral = not live.is_player(person)
    here = {
        HOST if live.is_host(person) else "",
        PLAYER if live.seat_of(person) is not None else "",
        AWAY if live.seat_left_by(person) is not None else "",
        INVITED if live.seat_kept_for(person) is not None else "",
        JUDGE if is_neutral and person in live.judges else "",
        CANDIDATE if is_neutral and any(one.who == person and not one.is_judge for one in live.officials) else "",
        DIRECTOR if is_neutral and roles & {"director", "admin"} else "",
    } - {""}
    return frozenset(here or {STRANGER})


def is_granted(operation: str, roles: frozenset[str], status: str) -> bool:
    """Whether somebody with these roles may do something at a table in this state."""
    grant = REGISTRY[operation]
    return bool(grant.roles & roles) and status in grant.statuses


def may_look_back(operation: str, live: LiveTable, person: str | None, roles: frozenset[str]) -> bool:
    """Whether somebody may have the record or the analysis: those at the table, and anybody who may watch it."""
    return live.is_watchable or is_granted(operation, roles_at(live, person, roles), live.status)


def require(operation: str, live: LiveTable, person: str | None, roles: frozenset[str]) -> None:
    """Refuse what is not granted, and say what is in the way."""
    grant = REGISTRY[operation]
    if not grant.roles & roles_at(live, person, roles):
        raise NotAllowed(WHY.get(operation, Message("only-those-who-sit-at-this-table-may-do-that")))
    if live.status not in grant.statuses:
        raise NotAllowed(WHY_NOT_NOW[live.status])


def may_see(live: LiveTable, person: str | None, roles: frozenset[str]) -> bool:
    """Whether somebody may see a table: those who belong to it, and anybody when its host lets people watch."""
    return live.is_watchable or bool(REGISTRY["see"].roles & roles_at(live, person, roles))


WHY: Final[Mapping[str, Message]] = {
    **dict.fromkeys(
        ("remove", "seat-bot", "set-watching", "set-pace", "set-phrases", "new-code", "start"),
        Message("only-the-host-of-this-table-may-do-that"),
    ),
    **dict.fromkeys(("pause", "resume", "abandon", "appoint-judge"), Message("only-the-host-or-a-judge-may-do-that")),
    "answer-judge": Message("only-those-who-play-at-this-table-say-who-may-judge"),
    "judge-code": Message("only-the-host-or-a-director-lets-somebody-judge"),
    "judge-by-code": Message("a-player-does-not-judge-the-table-that-they-play-at"),
    **dict.fromkeys(("call-judge", "withdraw-call"), Message("only-those-who-play-at-this-table-call-a-judge")),
    **dict.fromkeys(DESK, Message("only-a-judge-may-do-that")),
    **dict.fromkeys(("decide-on-paper", "close-paper"), Message("only-who-set-up-this-paper-table-or-a-director")),
    "dismiss-judge": Message("only-who-appointed-a-judge"),
    **{name: Message("only-a-judge-may-do-that") for name, grant in ACTIONS.items() if PLAYER not in grant.roles},
}
WHY_NOT_NOW: Final[Mapping[str, Message]] = {
    WAITING: Message("the-match-has-not-begun-yet"),
    PLAYING: Message("the-match-has-already-begun"),
    OVER: Message("the-match-is-over"),
    ABANDONED: Message("this-table-was-closed"),
    PAPER: Message("this-is-a-paper-table"),
}
