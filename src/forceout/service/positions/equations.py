"""Likeness in Equations: cubes by their symbols, Goals by their value (Equations IV-B; docs/trust.md)."""

from collections.abc import Iterable, Iterator
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.cubes import SPELLINGS, SYMBOLS, read_cube
from forceout.games.equations.goal import read_goal
from forceout.games.equations.in_force import EquationsRuleset, InForce
from forceout.games.equations.readings.goal_readings import read_goal_on_mat
from forceout.games.equations.readings.reading import Budget, Readings
from forceout.games.equations.values.meter import one_question
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.unreadable import Unreadable
from forceout.service.positions.cube_counts import MOST_APART, CubeKinds, Key, Position, distance

KINDS: Final = CubeKinds(EQUATIONS.name, SYMBOLS, ("03", "14", "25", "69×", "78÷", "+-", "*√"))
GROUPING: Final = "()[]{}"


def symbol_of(cube: str) -> str | None:
    """The symbol of a cube, whatever its color and turn."""
    read = read_cube(cube)
    return None if read is None else read.symbol


def goal_symbols(goal: str) -> list[str]:
    """The cubes of a Goal."""
    try:
        return [one.symbol for one in read_goal(goal).cubes]
    except Unreadable:
        return []


def universe_mask(cards: Iterable[str]) -> int:
    """Equations has no cards."""
    return 0


def keys_of_table(one: Position) -> set[Key]:
    """Under which keys a position is found."""
    return set(keys_of_question(one))


def keys_of_question(one: Position) -> Iterator[Key]:
    """Under which keys everything that is like a position is found."""
    for counts in one.cubes:
        yield from KINDS.keys(None, KINDS.held(counts))


def are_cubes_alike(asked: Position, table: Position) -> bool:
    """Whether two positions are alike in everything but the Goal."""
    return any(distance(one, other) <= MOST_APART for one in asked.cubes for other in table.cubes)


def plain_goal(goal: str) -> str:
    """A Goal by its symbols alone."""
    return "".join(goal_symbols(goal)) or goal.strip()


def is_goal_alike(asked: str, table: str) -> bool | None:
    """Goals that are not the same have to be worked out."""
    return True if plain_goal(asked) == plain_goal(table) else None


@one_question
def have_same_value(ruleset: EquationsRuleset, one: str, other: str) -> bool:
    """Whether some reading of one Goal equals some reading of the other; yes where not all readings are known."""
    in_force = InForce.of(ruleset)
    try:
        ours, theirs = (read_goal_on_mat(read_goal(text), in_force, Budget()) for text in (one, other))
    except Unreadable:
        return False
    if not (ours.is_complete and theirs.is_complete):
        return True
    return bool(_printed(ours) & _printed(theirs))


def _printed(readings: Readings) -> set[str]:
    return {values.text(value) for value in readings.values}


def written_sides(text: str) -> list[str]:
    """The symbols of each side of an Equation."""
    return "".join(SPELLINGS.get(one, one) for one in text if one not in GROUPING and not one.isspace()).split("=")


def goal_key(goal: str) -> str | None:
    """A Goal by its symbols; a single digit tells nothing."""
    plain = plain_goal(goal)
    return plain if len(plain) > 1 else None
