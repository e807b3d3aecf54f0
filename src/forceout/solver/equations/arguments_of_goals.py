"""Which readings of the Goal are factorials of others, or of no number at all: the kernel is told, and looks at both
together."""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.solver.equations.no_factorials import is_no_factorial
from forceout.solver.equations.problem import Target

ONE: Final = values.integer(1)
MOST_KEPT: Final = 64
"""So many Goals' are kept: each cube asks for the same."""


def arguments_of(goals: Sequence[Number]) -> tuple[float, ...]:
    """Of which of the Goals each is the factorial; -1 where it is none's, less where it is no number's at all."""
    return _arguments_of(tuple(goals))


@lru_cache(maxsize=MOST_KEPT)
def _arguments_of(goals: tuple[Number, ...]) -> tuple[float, ...]:
    made: dict[Number, float] = {}
    for place, goal in enumerate(goals):
        with suppress(Undefined, Unverifiable, ArithmeticError):
            # 0! is 1! and so are theirs
            if values.compare(goal, ONE) == 1:
                made[values.factorial(goal)] = float(place)
    return tuple(made[goal] if goal in made else -2.0 if is_no_factorial(goal) else -1.0 for goal in goals)


def with_their_factorials(targets: Sequence[Target]) -> tuple[Target, ...]:
    """Readings of the Goal, each followed by its factorial, by that of this, and so on."""
    arguments = list(arguments_of([target.value for target in targets]))
    behind: dict[int, list[int]] = {}
    # 2 is its own factorial.
    first = [place for place, argument in enumerate(arguments) if argument in (place, -1.0, -2.0)]
    for place in set(range(len(targets))).difference(first):
        behind.setdefault(int(arguments[place]), []).append(place)
    found: list[Target] = []
    waiting = first[::-1]
    while waiting:
        place = waiting.pop()
        found.append(targets[place])
        waiting += behind.get(place, ())
    assert len(found) == len(targets)
    return tuple(found)
