"""Who takes part: schools, teams, players. Nobody is called by name here: names are kept outside the log."""

from collections.abc import Mapping
from dataclasses import dataclass, field


def short_name(name: str) -> str:
    """A first name and an initial: what hall, paper and other players see."""
    first, *others = name.split()
    return f"{first} {others[-1][0]}." if others else first


@dataclass(frozen=True, slots=True)
class School:
    """A school, or a club."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Team:
    """Up to five players of a school in one division."""

    id: str
    title: str
    school: str
    division: str


@dataclass(frozen=True, slots=True)
class Player:
    """A player by number; `group` is whom they are kept apart from, which need not be their school."""

    id: str
    division: str
    school: str
    team: str | None = None
    group: str | None = None
    seed: int | None = None
    level: int | None = None
    """Which of their team they are, from 1: the level of their tables in sections."""
    competitions: tuple[str, ...] = ()
    """What they play; everything of their division where nothing is said."""
    first_rounds: Mapping[str, int] = field(default_factory=dict)
    """The first round that they play of each competition, where it is not the first."""
    last_rounds: Mapping[str, int] = field(default_factory=dict)
    """The last round that they play of each competition, having withdrawn."""

    def is_in(self, competition: str, number: int) -> bool:
        """Whether they play in a round of a competition of their division."""
        if self.competitions and competition not in self.competitions:
            return False
        first, last = self.first_rounds.get(competition, 1), self.last_rounds.get(competition)
        return first <= number and (last is None or number <= last)
