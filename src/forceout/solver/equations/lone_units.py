"""Problems with just one i and no powers, as problems about real numbers that spans can be laid of.

**Theorem.** Let an expression have one i, numbers that are real beside it, and no power. Where its value is real, it is
the same with any real number but countably many for the i.

Proof. Go from the i outward, with x for it. Of numbers that are not real only + - × ÷, means and an i beside make
anything, so that what is made is (ax + b) ÷ (cx + d) with real a, b, c and d, as long as it is not real for x = i.
Where it depends on x it is not real for x = i, since i is (dv - b) ÷ (a - cv) of its value v. So where the whole is
real, some part of it that has the i does not depend on x: 0 times a number, or 0 divided by one; and up to there
nothing is divided by 0 but for finitely many x, as what is made is 0 for one x at most. All that follows takes the same
number. There are countably many expressions. ∎

So a real Goal that the expression with i equals, or is a multiple of k away from, is so with a number that is
transcendental over all others (`span_lone_units.c`).

**Corollary.** Where such an expression is real and has the i, there is one of some of its cubes with the same value, in
which a 0 takes the cube of the i: the part that has the i and does not depend on x is 0, and a 0 may stand for it. So
where no real expression with such a 0 comes to the Goal, whatever else is required, none with the i does.
"""

from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.values import Complex
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.compiled_search import IS_COMPILED, PackedSign, Unsupported, packed_usage
from forceout.solver.equations.problem import (
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Numeral,
    Problem,
    Sign,
    is_beside_i,
)

if IS_COMPILED:
    from forceout.solver.kernel import _equations

IS_UNIT: Final = b"\2"
"""What the kernel is told of a numeral that is an i, and of a power of the base 1."""

ALLOWED: Final = frozenset(
    {
        values.add,
        values.subtract,
        values.multiply,
        values.divide,
        values.average,
        values.remainder,
        values.lcm,
        values.gcf,
        values.log,
        values.number_of_factors,
        values.factorial,
        next_prime,
    }
)
"""Signs that make Möbius transformations, or take nothing but real numbers."""
BESIDE_I: Final = "BESIDE_I"
BETWEEN_I: Final = "BETWEEN_I"


def is_power(sign: Sign) -> bool:
    """Whether a sign may make a real number of an i in other ways than by a 0, as far as is known."""
    apply: Any = sign.operation.apply
    apply = apply.func if isinstance(apply, partial) else apply
    return sign.exponent is not None or sign.operation.all_values is not None or apply not in ALLOWED


class Units(NamedTuple):
    """A problem without i, and what is an i in it: numerals, as 1, and signs as the kernel reads them."""

    problem: Problem
    numerals: tuple[Numeral, ...]
    signs: tuple[PackedSign, ...]


def has_lone_unit(problem: Problem) -> bool:
    """Whether there is an i, one at most in any expression, no power, and a Goal that is real in all its readings."""
    signs = (*problem.signs, *problem.endless.exponents)
    units = [one for one in problem.numerals if isinstance(one.value, Complex)]
    beside = [one for one in signs if is_unit_beside(one)]
    if not (units or beside) or not all(is_unit_beside(one) or not is_power(one) for one in signs):
        return False
    targets = (*problem.targets, *problem.endless.targets)
    if any(isinstance(one.value, Complex) for one in targets):
        return False
    return all(one.value == values.IMAGINARY for one in units) and _are_of_one_cube((*units, *beside), problem)


def is_unit_beside(sign: Sign) -> bool:
    """Whether a sign is an i beside a number, or between two."""
    return is_beside_i(sign) or (sign.operation.apply is values.multiply and sign.exponent == values.IMAGINARY)


def without_units(problem: Problem) -> Units:
    """A problem without i, and all that is one. Raises Unsupported where it is not known what comes of these."""
    units = tuple(one for one in problem.numerals if isinstance(one.value, Complex))
    beside = tuple(one for one in problem.signs if is_unit_beside(one))
    if not (units or beside):
        return Units(problem, (), ())
    if not has_lone_unit(problem):
        raise Unsupported
    real = replace(
        problem,
        numerals=tuple(one for one in problem.numerals if one not in units),
        signs=tuple(one for one in problem.signs if one not in beside),
    )
    return Units(real, tuple(one._replace(value=values.integer(1)) for one in units), tuple(map(_packed, beside)))


def as_real_problems(problem: Problem) -> tuple[Problem, ...]:
    """Problems without i, of which one has a Solution where the whole has one; none where there is no lone i."""
    if not has_lone_unit(problem):
        return ()
    real, numerals, _ = without_units(problem)
    usages = (*(one.usage for one in numerals), *(one.usage for one in problem.signs if is_unit_beside(one)))
    cube = usages[0] & _cubes(problem)
    zero = Numeral(values.integer(0), cube, 1, "0", False)
    # What needs company may have lost it.
    others = (one._replace(needs_company=False) for one in real.numerals)
    with_zero = replace(real, numerals=(zero, *others), required=cube)
    return (with_zero,) if problem.required & cube else (with_zero, real)


def _packed(sign: Sign) -> PackedSign:
    opcode = BETWEEN_I if is_beside_i(sign) else BESIDE_I
    return getattr(_equations, opcode), packed_usage(sign.usage), 0, 1, 0


def _are_of_one_cube(units: tuple[Numeral | Sign, ...], problem: Problem) -> bool:
    """Whether all that is an i takes the same cube, of which there is one, and each time it is used it counts."""
    used = {one.usage & _cubes(problem) for one in units}
    if len(used) != 1:
        return False
    (one,) = used
    place = one.bit_length() - 1
    is_single = one > 0 and one == 1 << place and place % FIELD_BITS == 0
    field = MOST_OF_A_SORT << place
    return is_single and problem.usable & field == one and not problem.saturating & field


def _cubes(problem: Problem) -> int:
    """All bits that count cubes."""
    return (1 << FIELD_BITS * (problem.fields - COUNTERS)) - 1
