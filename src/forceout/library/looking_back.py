"""Perfect play over a record: the room before every move of a shake, mistakes, and the Goals that its roll allowed."""

from time import monotonic
from typing import Any, Final, NamedTuple

from forceout.judge.perfect_play import shake_endgames, shake_goals
from forceout.library.endgame import Room
from forceout.rules.record import BadRecord, read_record

SECONDS: Final = 10.0


class MoveMade(NamedTuple):
    """A Goal or a move of a shake, the room that its player had, and what was true after it."""

    number: int
    """Its place in the log."""
    by: str
    do: str
    cube: str | None
    to: str | None
    room: Room | None
    """None of a Goal."""
    outcome: str
    """`safe`, `forceout`, `now`, `impossible` or `unknown`."""
    is_mistake: bool
    is_seen_to_end: bool


class GoalChoice(NamedTuple):
    """A value that a Goal of a roll can have."""

    values: tuple[str, ...]
    goal: str
    """A way to set it."""
    outcome: str
    """What is true once it is set."""
    room: Room | None
    fewest: int | None
    is_fewest: bool
    spoilers: tuple[str, str] | None
    """Two cubes without which there is no Solution."""


def look_back(record: str, shake: int = 1, seconds: float = SECONDS) -> tuple[MoveMade, ...]:
    """Every Goal and move of a shake, counted from 1; raises BadRecord."""
    read_record(record)
    found = _whole(shake_endgames(record, monotonic, seconds, shake))
    return tuple(
        MoveMade(
            one["number"],
            one["action"]["by"],
            one["action"]["do"],
            one["action"].get("cube"),
            one["action"].get("to"),
            one["before"] and Room(**one["before"]["room"]),
            one["outcome"],
            one["is_mistake"],
            one["is_seen_to_end"],
        )
        for one in found["moves"]
    )


def goals_of_roll(record: str, shake: int = 1, seconds: float = SECONDS) -> tuple[GoalChoice, ...]:
    """Each value that a Goal of a shake's roll could have had; raises BadRecord."""
    read_record(record)
    found = _whole(shake_goals(record, monotonic, seconds, shake))
    return tuple(
        GoalChoice(
            tuple(one["values"]),
            one["goal"],
            one["outcome"],
            one["room"] and Room(**one["room"]),
            one["fewest"],
            one["is_fewest"],
            one["spoilers"] and (one["spoilers"][0], one["spoilers"][1]),
        )
        for one in found["goals"]
    )


def _whole(found: dict[str, Any]) -> dict[str, Any]:
    if "bad" in found:
        raise BadRecord(1, found["bad"])
    return found
