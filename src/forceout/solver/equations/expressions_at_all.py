"""Whether the cubes make any expression at all that may be a Solution, whatever the Goal (Equations VII-B-3).

**Theorem.** Let a set hold what every numeral uses, and with two members what a sign between them uses altogether, and
with one member what a sign on it uses, as far as the cubes allow. If no member has all that is required, there is no
Solution of any Goal.

Proof. By induction what an expression uses is a member, whatever its value, and a Solution uses all that is required. ∎

Signs that have no limit count as nothing here, and powers of the base use the cubes of a 1. This is asked where not all
readings of the Goal are known: else a search finds the same by itself.
"""

from typing import Final

from forceout.games.equations.readings.reading import Fixity
from forceout.solver.equations.endless_problems import without_limits
from forceout.solver.equations.problem import Problem, Usage

MOST_STEPS: Final = 4_000


def has_no_expression(problem: Problem) -> bool:
    """Whether nothing that the cubes can make has all that is required; not said where that takes many steps."""
    whole = without_limits(problem)
    usage = Usage(whole)
    between = {sign.usage for sign in whole.signs if sign.operation.fixity is Fixity.BINARY}
    single = {sign.usage for sign in whole.signs if sign.operation.fixity is not Fixity.BINARY}
    waiting = {numeral.usage for numeral in (*whole.numerals, *whole.endless.powers)}
    seen: set[int] = set()
    steps = 0
    while waiting:
        one = waiting.pop()
        if one in seen or not usage.fits(one):
            continue
        if usage.is_final(one):
            return False
        seen.add(one)
        steps += len(single) + len(between) * len(seen)
        if steps > MOST_STEPS:
            return False
        waiting.update(usage.add(one, sign) for sign in single)
        waiting.update(usage.add(usage.add(one, other), sign) for sign in between for other in seen)
    return True
