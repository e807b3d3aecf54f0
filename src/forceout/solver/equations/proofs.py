"""Cheap proofs that no Solution can equal some reading of the Goal."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import gcd
from typing import Any, Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.general_rule import whole_power, whole_root, whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.degrees_of_radicals import without_foreign_degrees
from forceout.solver.equations.denominators import without_foreign_denominators
from forceout.solver.equations.directions import without_other_directions
from forceout.solver.equations.expressions_at_all import has_no_expression
from forceout.solver.equations.foreign_primes import POWERS, without_foreign_primes
from forceout.solver.equations.heights import is_too_high
from forceout.solver.equations.lone_units import as_real_problems
from forceout.solver.equations.odd_roots import without_units
from forceout.solver.equations.primes_of_factorials import without_foreign_factorials
from forceout.solver.equations.problem import (
    ANY_POWER,
    ANY_POWER_IN_GOAL,
    NOT_AS_DIGITS,
    SEVERAL_FACTORIALS,
    WITHOUT_END,
    Problem,
    Sign,
    Target,
)
from forceout.solver.equations.products_of_powers import without_other_products
from forceout.solver.equations.rational_parts import without_other_parts
from forceout.solver.equations.realness import without_unreal
from forceout.solver.equations.shapes import has_no_shape, has_no_use
from forceout.solver.equations.sizes import without_too_large
from forceout.solver.equations.sums_of_digits import without_other_sums
from forceout.solver.equations.swallowing_zeros import must_be_zero

Apply = Callable[..., Number]
KEEP_WHOLE: Final[frozenset[Apply]] = frozenset(
    {
        values.add,
        values.subtract,
        values.multiply,
        values.remainder,
        values.lcm,
        values.gcf,
        values.number_of_factors,
        values.factorial,
        next_prime,
        whole_power,
        whole_root,
        whole_square_root,
    }
)
"""What makes whole numbers of whole numbers."""
PERCENT_OF: Final[Apply] = values.multiply
"""What a percent is taken for where only its sign matters: a hundredth of a product."""
KEEP_RATIONAL: Final[frozenset[Apply]] = KEEP_WHOLE | {values.divide, values.average}
KEEP_MULTIPLES: Final[frozenset[Apply]] = frozenset(
    {values.add, values.subtract, values.multiply, values.remainder, values.lcm, values.gcf}
)
"""What makes multiples of a number of multiples of it."""
KEEP_SIGN: Final[frozenset[Apply]] = POWERS | {
    values.add,
    values.multiply,
    values.divide,
    values.average,
    values.lcm,
    values.gcf,
    values.number_of_factors,
    values.factorial,
    next_prime,
}
"""What makes positive numbers of positive numbers, and none below zero of such as are not below zero."""
KEEP_ABOVE_ZERO: Final[frozenset[Apply]] = KEEP_SIGN | {values.remainder}
"""What makes none below zero of such as are not below zero."""
KEEP_ABOVE_ONE: Final[frozenset[Apply]] = POWERS | {
    values.add,
    values.multiply,
    values.average,
    values.lcm,
    values.number_of_factors,
    values.factorial,
    next_prime,
}
"""What makes numbers above one of numbers above one, and none between zero and one of such as are at least one."""


class Facts(NamedTuple):
    """What the proofs go by."""

    problem: Problem
    used: frozenset[Any]
    """The operations in play."""
    numbers: tuple[Number, ...]
    is_equality: bool

    @classmethod
    def of(cls, problem: Problem) -> "Facts":
        """The facts of a problem."""
        used = frozenset(_plain(sign.operation.apply) for sign in problem.signs)
        numbers = tuple(numeral.value for numeral in problem.numerals)
        return cls(problem, used, numbers, not hasattr(problem.relation, "k"))

    @property
    def is_whole(self) -> bool:
        """Whether nothing but whole numbers can be made."""
        return self.used <= KEEP_WHOLE and all(type(one) is Rational and one.q == 1 for one in self.numbers)

    @property
    def divisor(self) -> int:
        """What everything that can be made is a multiple of: sums, differences and products of multiples are, and so
        are common multiples, common factors and remainders. 1 where nothing is known."""
        if not self.is_whole or not self.used <= KEEP_MULTIPLES:
            return 1
        return gcd(*(one.p for one in self.numbers if isinstance(one, Rational))) or 1


Targets = tuple[Target, ...]
ProofOf = Callable[[Facts, Targets], Targets]
"""Which of some readings of the Goal are left."""


def by_rationality(facts: Facts, targets: Targets) -> Targets:
    """Fractions make fractions."""
    if not facts.used <= KEEP_RATIONAL or not all(type(number) is Rational for number in facts.numbers):
        return targets
    return tuple(target for target in targets if values.is_rational(target.value) is not False)


def by_parts(facts: Facts, targets: Targets) -> Targets:
    """Fractions and i make numbers with fractions for parts, odd roots make no i, and products have few directions."""
    left = without_other_parts(facts.problem, targets)
    return without_other_directions(facts.problem, without_units(facts.problem, left))


def by_primes(facts: Facts, targets: Targets) -> Targets:
    """Products, quotients, powers and roots bring in no prime that was not there."""
    return without_foreign_primes(facts.problem, facts.numbers, targets) if facts.is_equality else targets


def by_products(facts: Facts, targets: Targets) -> Targets:
    """What products of powers are not, nor what has one sum in it."""
    left = without_other_products(facts.problem, targets, facts.is_equality)
    return without_foreign_factorials(facts.problem, left) if facts.is_equality else left


def by_sign(facts: Facts, targets: Targets) -> Targets:
    """Without differences nothing falls below zero."""
    used = frozenset(_of_one_sign(sign) for sign in facts.problem.signs)
    if not facts.is_equality or not used <= KEEP_ABOVE_ZERO:
        return targets
    if used <= KEEP_SIGN:
        return tuple(target for target in targets if not _is_below_all(target.value, facts.numbers, 0))
    return tuple(target for target in targets if not _is_below_zero(target.value, facts.numbers))


def by_wholeness(facts: Facts, targets: Targets) -> Targets:
    """Whole numbers make whole numbers."""
    if not facts.is_whole:
        return targets
    return tuple(target for target in targets if values.is_integer(target.value) is not False)


def by_multiples(facts: Facts, targets: Targets) -> Targets:
    """Where every number is a multiple of something, so is everything that can be made."""
    divisor = facts.divisor if facts.is_equality else 1
    if divisor == 1:
        return targets
    return tuple(
        one for one in targets if not isinstance(one.value, Rational) or one.value.p % (divisor * one.value.q) == 0
    )


def by_denominators(facts: Facts, targets: Targets) -> Targets:
    """Where nothing is divided no prime comes into a denominator."""
    return without_foreign_denominators(facts.problem, targets)


def by_zeros(facts: Facts, targets: Targets) -> Targets:
    """A required 0 that only × and such can stand beside makes the whole 0."""
    if not facts.is_equality or not must_be_zero(facts.problem):
        return targets
    return tuple(one for one in targets if not isinstance(one.value, Rational) or one.value.p == 0)


def by_degrees(facts: Facts, targets: Targets) -> Targets:
    """Where no sign takes such a root none is made."""
    return without_foreign_degrees(facts.problem, targets)


def by_sums(facts: Facts, targets: Targets) -> Targets:
    """With + and - alone nothing is far from sums of powers of the base."""
    return without_other_sums(facts.problem, targets) if facts.is_equality else targets


def by_one(facts: Facts, targets: Targets) -> Targets:
    """Without differences and quotients nothing falls below one."""
    if not facts.is_equality or not facts.used <= KEEP_ABOVE_ONE:
        return targets
    return tuple(target for target in targets if not _is_below_all(target.value, facts.numbers, 1))


def by_height(facts: Facts, targets: Targets) -> Targets:
    """Cubes cannot make a number that takes too long to write."""
    if not facts.is_equality or not targets:
        return targets
    is_hopeless = is_too_high(facts.problem)
    return tuple(target for target in targets if not is_hopeless(target.value))


def by_size(facts: Facts, targets: Targets) -> Targets:
    """Few factors of small sums stay small."""
    return without_too_large(facts.problem, targets) if facts.is_equality else targets


OF_ANY_POWER: Final[tuple[ProofOf, ...]] = (
    by_rationality,
    by_parts,
    by_primes,
    by_products,
    by_sign,
    by_denominators,
    by_degrees,
    by_sums,
    by_zeros,
)
"""What is true of the powers of the base that are tried, and of all others: these are fractions of the same primes, and
none is 0; as exponents they have no other primes in their denominators either."""
OF_ANY_NUMBER: Final[tuple[ProofOf, ...]] = (
    by_wholeness,
    by_multiples,
    by_one,
    by_height,
)
"""What is true however often a sign is repeated, as are the former: it says what each sign makes, not how much."""
OF_SIZE: Final[tuple[ProofOf, ...]] = (by_size,)


def proofs_despite(gaps: Sequence[str]) -> tuple[ProofOf, ...]:
    """The proofs that also hold for what a search leaves out: exponents with several factorial signs are whole, and
    not 0, as are the exponents without them."""
    left_out = [gap for gap in gaps if not gap.endswith(WITHOUT_END) and gap != SEVERAL_FACTORIALS]
    if not gaps:
        return (*OF_ANY_POWER, *OF_ANY_NUMBER, *OF_SIZE)
    if not left_out:
        return (*OF_ANY_POWER, *OF_ANY_NUMBER)
    return OF_ANY_POWER if left_out == [ANY_POWER] else ()


def drop_hopeless_targets(problem: Problem) -> Problem:
    """The problem without the readings of the Goal that no expression can equal, whatever the cubes."""
    if NOT_AS_DIGITS not in problem.gaps and makes_nothing(problem):
        return replace(problem, targets=(), gaps=())
    if not problem.targets:
        return problem
    facts = Facts.of(problem)
    kept = without_unreal(problem, problem.targets)
    for proof in proofs_despite(problem.gaps):
        kept = proof(facts, kept)
    kept = _without_unreachable_by_real_numbers(problem, kept)
    if not kept:
        return replace(problem, targets=(), gaps=())
    if problem.gaps:
        for proof in proofs_despite(()):
            kept = proof(facts, kept)
    return problem if len(kept) == len(problem.targets) else replace(problem, targets=kept)


def makes_nothing(problem: Problem) -> bool:
    """Whether nothing can be made that has all that is required, whatever the Goal."""
    is_goal_open = ANY_POWER_IN_GOAL in problem.gaps
    return has_no_use(problem) or has_no_shape(problem) or (is_goal_open and has_no_expression(problem))


def without_hopeless_targets(problem: Problem) -> Problem:
    """The problem without the readings that no expression can equal, however far it goes beyond what a search tries."""
    if not problem.targets or not problem.gaps:
        return problem
    facts = Facts.of(problem)
    kept = without_unreal(problem, problem.targets)
    for proof in proofs_despite(problem.gaps):
        kept = proof(facts, kept)
    return replace(problem, targets=_without_unreachable_by_real_numbers(problem, kept))


def _without_unreachable_by_real_numbers(problem: Problem, targets: Targets) -> Targets:
    """The targets that real numbers may come to, where there is just one i that must fall away (lone_units.py)."""
    real = as_real_problems(replace(problem, targets=targets)) if targets else ()
    if not real:
        return targets
    dropped = without_hopeless_targets if problem.gaps else drop_hopeless_targets
    kept = {one for part in real for one in dropped(replace(part, targets=targets)).targets}
    return tuple(one for one in targets if one in kept)


def _is_below_all(value: Number, numbers: Iterable[Number], bound: int) -> bool:
    """Whether a value is below a bound that no number is below; or is the bound, and all numbers are above it."""
    limit = values.integer(bound)
    ways = {values.compare(number, limit) for number in numbers}
    if not ways <= {0, 1}:
        return False
    way = values.compare(value, limit)
    return way == -1 or (way == 0 and ways == {1})


def _is_below_zero(value: Number, numbers: Iterable[Number]) -> bool:
    """Whether a value is below zero, and no number is."""
    zero = values.integer(0)
    return values.compare(value, zero) == -1 and {values.compare(one, zero) for one in numbers} <= {0, 1}


def _of_one_sign(sign: Sign) -> Any:
    """What a sign does, as far as it matters what is above zero."""
    return PERCENT_OF if sign.operation.sign == PERCENT else _plain(sign.operation.apply)


def _plain(apply: Any) -> Any:
    return apply.func if isinstance(apply, partial) else apply
