"""Who may do what in an event: one registry, asked everywhere, tested cell by cell (trust.md, promise 7)."""

from collections.abc import Mapping
from typing import Final

from forceout.messages.message import Message
from forceout.service.errors import NotAllowed
from forceout.tournament.acts import COACH, DEPUTY, DIRECTOR, JUDGE, KINDS, OFFICES, PLAYER, SCOREKEEPER

EVERYBODY: Final = frozenset(OFFICES)
RUNNING: Final = frozenset({DIRECTOR, DEPUTY})
OFFICIALS: Final = frozenset({DIRECTOR, DEPUTY, SCOREKEEPER, JUDGE})
OPERATIONS: Final[Mapping[str, frozenset[str]]] = {
    "see": EVERYBODY,
    "see-standings": EVERYBODY,
    "see-round": EVERYBODY,
    "see-draft": RUNNING,
    "see-day": frozenset({COACH, PLAYER}),
    "see-front": OFFICIALS,
    "see-names": OFFICIALS,
    "see-sheets": OFFICIALS,
    "see-results": frozenset({DIRECTOR, DEPUTY, SCOREKEEPER}),
    "see-log": RUNNING,
    "check-sheets": frozenset({DIRECTOR, DEPUTY, SCOREKEEPER, PLAYER}),
    "draft": RUNNING,
    "import": RUNNING,
    "make-codes": RUNNING,
    "export": frozenset({DIRECTOR}),
    "delete-names": frozenset({DIRECTOR}),
    "delete": frozenset({DIRECTOR}),
    "print": frozenset({DIRECTOR, DEPUTY, SCOREKEEPER}),
}
GRANTS: Final[Mapping[str, frozenset[str]]] = {
    **OPERATIONS,
    **{f"act:{name}": kind.offices for name, kind in KINDS.items()},
}
CODES_OF: Final[Mapping[str, frozenset[str]]] = {
    DIRECTOR: frozenset({DEPUTY, SCOREKEEPER, JUDGE, COACH, PLAYER}),
    DEPUTY: frozenset({SCOREKEEPER, JUDGE, COACH, PLAYER}),
}
"""For which offices an office makes codes; nobody makes a second director."""


def is_granted(operation: str, office: str) -> bool:
    """Whether an office may do something."""
    return office in GRANTS[operation]


def require(operation: str, office: str) -> None:
    """Refuse what is not granted."""
    if not is_granted(operation, office):
        raise NotAllowed(Message("this-office-may-not-do-that", office=office))
