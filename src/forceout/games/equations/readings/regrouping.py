"""Proofs that an Equation is ambiguous (Equations VII-C-5-c, VII-C-5-e).

A checker copies the Solution, the Goal as the writer reads it, or both, and adds grouping or writes which meaning of a
symbol is meant. The copy is a proof when it shows a legal way to read what was written and fails in every reading that
it leaves open: a copy that may still be read rightly is no specific grouping that makes the Equation wrong.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from forceout.games.equations.checking import Verdict, read_sides, which_side_is_the_goal
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import Token
from forceout.games.equations.position import Position
from forceout.games.equations.readings.comparison import Side
from forceout.games.equations.readings.copied_side import GROUPING, copied_side
from forceout.games.equations.readings.goal_readings import is_within_limit
from forceout.rules.codes import Code
from forceout.rules.unreadable import Unreadable

AMBIGUOUS: Final = Code.AMBIGUOUS


class Shown(NamedTuple):
    """An Equation as a copy shows it, and whether the copy says something of its Solution and of its Goal."""

    text: str
    of_solution: bool
    of_goal: bool


def shown_equations(equation: str, copy: str, position: Position, in_force: InForce) -> Iterator[Shown]:
    """The Equation as a copy of one side or of both, in either order, shows it; nothing where the copy is none, adds
    nothing, or groups what may not be grouped (Equations VII-C-5-c, VII-B-1-comment)."""
    try:
        written, copied = read_sides(equation), read_sides(copy)
    except Unreadable:
        return
    if len(written) != 2:
        return
    goal, _ = which_side_is_the_goal(written, position, in_force)
    is_goal = [side is goal for side in written]
    left, right = written
    arranged = [copied, copied[::-1]] if len(copied) == 2 else [[copied[0], right], [left, copied[0]]]
    for sides in arranged:
        shown = [
            copied_side(one, other, of_goal, in_force)
            for one, other, of_goal in zip(written, sides, is_goal, strict=True)
        ]
        kept = [one for one in shown if one is not None]
        if len(kept) == 2 and any(one.says_something for one in kept):
            says = {of_goal: one.says_something for one, of_goal in zip(kept, is_goal, strict=True)}
            yield Shown(" = ".join(one.text for one in kept), says[False], says[True])


def is_failing(shown: Shown, original: Verdict, verdict: Verdict, in_force: InForce) -> bool:
    """Whether an Equation as a copy shows it can only be wrong: its sides do not fit, or what was regrouped has no
    legal reading, and had none as it was written (Equations VII-B-2, VII-B-5, VII-C-5-c, VII-C-5-c-examples)."""
    if not verdict.solution.is_read or not verdict.goal.is_read:
        return False
    if verdict.wrong is not None:
        # A Goal beyond its limit is no legal reading of it (XIII-B-7).
        is_legal = any(is_within_limit(value, in_force) for value in verdict.goal.readings.values)
        return is_legal and verdict.right is None and all(one.code != AMBIGUOUS for one in verdict.violations)
    # A grouping that is illegal proves nothing, but a default that is illegal is what was written.
    of_solution = shown.of_solution and _is_illegal(original.solution) and _is_illegal(verdict.solution)
    return of_solution or (shown.of_goal and _is_illegal(original.goal) and _is_illegal(verdict.goal))


def _is_illegal(side: Side) -> bool:
    """Whether a side is known to have no legal reading (Equations III-C)."""
    readings = side.readings
    is_known = readings.is_complete and readings.unverifiable is None
    return side.is_read and is_known and not readings.values and readings.undefined is not None


def is_wrong_by_values(equation: str, copy: str, original: Verdict, shown: Verdict) -> bool:
    """What revision 0.2 took for a proof: the same symbols, grouped anyhow, and values that the Equation has too."""
    symbols = ungrouped(equation)
    if symbols is None or symbols != ungrouped(copy):
        return False
    if not set(shown.solution.readings.values) <= set(original.solution.readings.values):
        return False
    return bool(shown.solution.readings.values) and shown.wrong is not None


def ungrouped(text: str) -> Counter[tuple[tuple[Any, ...], ...]] | None:
    """The symbols of an Equation's sides without their grouping; None when they cannot be read."""
    try:
        sides = read_sides(text)
    except Unreadable:
        return None
    return Counter(tuple(_said(token) for token in side if token.meaning not in GROUPING) for side in sides)


def _said(token: Token) -> tuple[Any, ...]:
    return token._replace(at=0)
