"""What is alike in each game, behind one protocol."""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol, cast

from forceout.games.registry import part
from forceout.rules.ruleset import Ruleset
from forceout.service.positions.cube_counts import CubeKinds, Key, Position


class Likeness(Protocol):
    """When two positions, Goals or texts of a game are alike."""

    @property
    def KINDS(self) -> CubeKinds:
        """The cubes that count."""

    def symbol_of(self, cube: str) -> str | None:
        """What a cube shows, whatever its spelling, color and turn; None when the kit has no such cube."""

    def goal_symbols(self, goal: str) -> list[str]:
        """The cubes of a Goal that count."""

    def universe_mask(self, cards: Iterable[str]) -> int:
        """The cards that were dealt, a bit for each."""

    def keys_of_table(self, one: Position) -> set[Key]:
        """Under which keys a position is found."""

    def keys_of_question(self, one: Position) -> Iterator[Key]:
        """Under which keys everything that is like a position is found."""

    def are_cubes_alike(self, asked: Position, table: Position) -> bool:
        """Whether two positions are alike in everything but the Goal."""

    def is_goal_alike(self, asked: str, table: str) -> bool | None:
        """Whether two Goals have the same value; None where that takes calculating."""

    def have_same_value(self, ruleset: Ruleset[Any], one: str, other: str) -> bool:
        """Whether two Goals have a value in common, worked out."""

    def written_sides(self, text: str) -> list[str]:
        """A written Solution by its symbols alone, each side for itself."""

    def goal_key(self, goal: str) -> str | None:
        """A Goal by its symbols alone; None where it tells nothing."""


def likeness_of(game: str) -> Likeness:
    """What is alike in a game."""
    return cast("Likeness", part(game, "forceout.service.positions.{game}"))
