"""A proof by zeros: a required 0 that nothing but × and ÷ can stand beside makes the whole 0.

**Theorem.** Where every sign makes 0 or nothing of 0, on whichever side, every expression with a 0 in it is 0: by
induction. An exponent cube is such a sign whatever it is, also 0: 0 has only positive powers (III-C-2-b). So where a
required cube is in no sign, and in no numeral but 0, nothing but 0 is a Solution.

Where one sum or difference more may be made, what has such a 0 in it is 0 up to there: so it is added to a number, or
taken from it, or the number from it, and nothing is added that is not 0.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.variations.general_rule import whole_power, whole_root, whole_square_root
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, MOST_OF_A_SORT, Problem, Sign, multiply_with_i

KEEP_ZERO: Final = frozenset(
    {
        values.multiply,
        values.divide,
        values.root,
        square_root,
        whole_root,
        whole_square_root,
        values.number_of_factors,
        values.remainder,
        values.lcm,
        multiply_with_i,
    }
)
"""What makes 0 or nothing of two numbers of which one is 0, or of 0."""


def must_be_zero(problem: Problem) -> bool:
    """Whether nothing but 0 can be made with all that is required."""
    if not all(map(_keeps_zero, (*problem.signs, *problem.endless.exponents))):
        return False
    return any(_is_nothing_but_zero(problem, place) for place in range(problem.fields - COUNTERS))


def takes_the_sum(problem: Problem, adding: Sequence[Sign]) -> bool:
    """Whether a 0 must be in the one sum that can be made, or all is 0."""
    others = [sign for sign in problem.signs if sign not in adding]
    if not all(map(_keeps_zero, (*others, *problem.endless.exponents))):
        return False
    return any(_is_nothing_but_zero(problem, place) for place in range(problem.fields - COUNTERS))


def _is_nothing_but_zero(problem: Problem, place: int) -> bool:
    def uses(usage: int) -> int:
        return (usage >> FIELD_BITS * place) & MOST_OF_A_SORT

    if not uses(problem.required) or any(uses(sign.usage) for sign in problem.signs):
        return False
    shown = [one for one in (*problem.numerals, *problem.endless.powers) if uses(one.usage)]
    return all(one.value == values.integer(0) for one in shown)


def _keeps_zero(sign: Sign) -> bool:
    apply: Any = sign.operation.apply
    apply = apply.func if isinstance(apply, partial) else apply
    if sign.operation.all_values is not None:
        return False
    if apply is values.multiply:
        return True
    if sign.exponent is not None:
        return apply in (values.power, whole_power)
    is_percent = sign.operation.sign == PERCENT and sign.operation.fixity is Fixity.BINARY
    return is_percent or apply in KEEP_ZERO
