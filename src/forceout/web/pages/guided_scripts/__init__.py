"""What happens in a guided first shake, written for each game in a module of its own."""

from dataclasses import dataclass
from typing import Final, cast

from forceout.games.registry import part
from forceout.rules.record import Header

LEARNER: Final = "P1"


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what the learner does, as a line of a record or as an exercise, and what the others then do."""

    name: str
    section: str
    line: str | None = None
    replies: tuple[str, ...] = ()
    exercise: str | None = None


@dataclass(frozen=True, slots=True)
class Script:
    """A first shake of one game: its table, what happens before the first step, and the steps."""

    header: Header
    before: tuple[str, ...]
    steps: tuple[Step, ...]


def header(game: str, edition: str, division: str, season: str | None) -> Header:
    """The table of a guided shake: the basic game, with a referee."""
    return Header(game, edition, division, "basic", "referee", "table", (LEARNER, "P2"), season)


def script_of(game: str) -> Script:
    """The guided shake of a game."""
    return cast("Script", part(game, "forceout.web.pages.guided_scripts.{game}").SCRIPT)
