"""An act, the offices that do something in an event, and an entry of its log."""

from dataclasses import dataclass
from typing import ClassVar, Final

DIRECTOR: Final = "director"
DEPUTY: Final = "deputy"
SCOREKEEPER: Final = "scorekeeper"
JUDGE: Final = "judge"
COACH: Final = "coach"
PLAYER: Final = "player"
OFFICES: Final = (DIRECTOR, DEPUTY, SCOREKEEPER, JUDGE, COACH, PLAYER)
SERVER: Final = "server"
"""What the server writes by itself, of tables that are played online; nobody holds this office."""
RUNNING: Final = frozenset({DIRECTOR, DEPUTY})
DESK: Final = frozenset({DIRECTOR, DEPUTY, SCOREKEEPER})
AT_TABLES: Final = frozenset({DIRECTOR, DEPUTY, JUDGE})


@dataclass(frozen=True, slots=True)
class Act:
    """Something that is done in an event."""

    do: ClassVar[str]
    offices: ClassVar[frozenset[str]] = RUNNING


@dataclass(frozen=True, slots=True)
class Entry:
    """An act with who did it, in which office, and when, in milliseconds since 1970."""

    by: str
    office: str
    at: int
    act: Act
