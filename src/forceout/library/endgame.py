"""Perfect play as values: what each move leads to, the room it leaves, and what each seat can be sure of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple


class Room(NamedTuple):
    """How many of the moves that a player has are safe, of how many that is not known, and how many there are."""

    safe: int
    unknown: int
    legal: int


class PlayedMove(NamedTuple):
    """A move, a shift or a bonus, and what is true after it."""

    do: str
    cube: str
    to: str
    outcome: str
    """`safe`, `forceout`, `now`, `impossible` or `unknown`."""
    leaves: Room | None
    """The room of whoever is on turn then; None where nobody moves on, or the mat is not known to be safe."""

    def __str__(self) -> str:
        return f"{self.do} {self.cube} {self.to}"


class LineMove(NamedTuple):
    """A move of the line in which everybody leaves the next the least room."""

    by: str
    do: str
    cube: str
    to: str
    leaves: Room


@dataclass(frozen=True, slots=True)
class Endgame:
    """All that is known of a position (docs/solver.md)."""

    outcome: str
    """What is true now: `safe`, or which challenge is right."""
    turn: str | None
    room: Room
    moves: tuple[PlayedMove, ...]
    """Every move, best first."""
    line: tuple[LineMove, ...]
    line_end: str
    guarantee: Mapping[str, int | None]
    """The points that each seat can be sure of, whatever the others do."""
    proof: str | None

    @property
    def safe(self) -> tuple[PlayedMove, ...]:
        """The moves after which certainly no challenge is right."""
        return tuple(one for one in self.moves if one.outcome in ("safe", "forceout"))

    def __repr__(self) -> str:
        return f"<{self.outcome}: {self.room.safe} of {self.room.legal} moves are safe, {self.room.unknown} not known>"


def read_endgame(found: Mapping[str, Any]) -> Endgame:
    """An answer of the judge protocol as values."""
    return Endgame(
        found["outcome"],
        found["turn"],
        Room(**found["room"]),
        tuple(
            PlayedMove(one["do"], one["cube"], one["to"], one["outcome"], one["leaves"] and Room(**one["leaves"]))
            for one in found["moves"]
        ),
        tuple(LineMove(one["by"], one["do"], one["cube"], one["to"], Room(**one["leaves"])) for one in found["line"]),
        found["line_end"],
        dict(found["guarantee"]),
        found["proof"],
    )
