"""A proof by degrees: where no sign takes a seventh root, 7√4 cannot be made.

**Theorem.** Let all numerals be fractions, and let every sign make fractions of fractions, or be +, -, ×, ÷ and such,
a square root, or a power with a fixed exponent. Then every value lies in a real field that is reached from the
fractions by taking roots with prime indices q, each of which divides 2 or the denominator of an exponent. Each step
has degree 1 or q: Xᑫ - a is irreducible or has a root in the field (Abel), and two real roots differ by ±1. So the
degree of every value is a product of such primes. The degree of a product of powers of primes, with fractions for
exponents, is the least common denominator of these: where a prime q divides it that no step has, it is not made. What
differs from a number by a fraction has its degree, so that this holds for multiples of k too.

Where the signs that take roots are cubes that do not repeat, there are so many steps at most, and the degree divides
the product of their primes: with one exponent 1 ÷ 2 no eighth root is made. A 1 as an exponent may be any power of the
base, and take as many roots of its primes as one likes; a 1 that is no exponent is but a fraction. The base itself is
among the exponents where a 1 may be one, and no digit is so large.

**Factorials that nobody writes out.** Such an n! has a prime just once (Chebyshev: one lies between n ÷ 2 and n), and
no number below n ÷ 2 has it; so the degree of (n!)^(p/q), beside primes below n ÷ 2 to any powers, is a multiple of q.
And a product of powers of different primes, one of which has the exponent c ÷ n!, has a degree that every prime up to n
divides which does not divide the numerator of c.

Of an exponent that is a product of powers of primes too long to be written out, the primes in the denominator divide
the degree as well.

**Logarithms.** The judge's numbers keep logarithms of whole numbers, of sums and of each other as they are, and call
two numbers equal only by what holds whatever these are. So let numbers near them stand for them that are independent of
each other over the fractions. The fractions with them are a real field, over which an algebraic number has the degree
that it has over the fractions, since what is purely transcendental holds no other algebraic number; the steps above are
put to it. A logarithm to a base is a quotient of sums of them, with fractions before them, where no power has another
exponent. So with logs the degree of an algebraic number is a product of the same primes, of as many steps. That
logarithms make up for a root in another way is what nobody can verify.

**One power more.** Once a number to the power of another may be made of any two, if what nothing divides bounds the
primes in the exponent's denominator (`denominators.py`): these are counted too. Where the exponent is irrational the
power is transcendental, or its base is 0 or 1 (Gelfond and Schneider). An algebraic number that is made with it, and
with nothing else that is transcendental, is the same with a fraction close by in its place; and so its degree is as
before.
"""

from functools import partial
from math import gcd, lcm, prod
from typing import Any, Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number
from forceout.games.equations.values.integers import remove
from forceout.games.equations.values.number import Factorial, Rational, Sum, Whole
from forceout.games.equations.variations.general_rule import whole_power, whole_root, whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.denominators import brought_in
from forceout.solver.equations.problem import (
    ANY_POWER,
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Problem,
    Sign,
    Target,
)

KEEP_FRACTIONS: Final = frozenset(
    {
        values.add,
        values.subtract,
        values.multiply,
        values.divide,
        values.average,
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
"""What makes fractions of fractions, or nothing; and lies in the field of what it is made of."""
LONG_ENOUGH: Final = 64
"""So high a power of a prime is more than what is asked of it."""
FAR: Final = 1_000_000
SMALL_PRIMES: Final = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97)


def without_foreign_degrees(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets without those whose degree has a prime that no root brings in."""
    wanted = [one for one in targets if degree_of_radical(one.value) > 1 or far_degree(one.value, 1) > 1]
    indices = _indices(problem) if wanted else None
    if indices is None:
        return targets
    foreign = {one for one in wanted if not indices.make(_degree_beside(one.value, indices.all))}
    return tuple(one for one in targets if one not in foreign)


def _degree_beside(value: Number, indices: int) -> int:
    """What divides the degree of a number, of its primes one that does not divide the indices where there is such."""
    degree = degree_of_radical(value)
    return degree if degree > 1 else far_degree(value, indices)


def far_degree(value: Number, indices: int) -> int:
    """A number above 1 of which every prime divides the degree of a product with a factorial that is not written out;
    1 where nothing is said."""
    monomials = [monomial for monomial, _ in value.terms if monomial.powers] if isinstance(value, Sum) else []
    if len(monomials) != 1:
        return 1
    powers = monomials[0].powers
    far = [(atom, exponent) for atom, exponent in powers if isinstance(atom, Factorial)]
    primes = [(atom.value, exponent) for atom, exponent in powers if isinstance(atom, Whole) and atom.is_prime]
    if len(far) + len(primes) < len(powers) or len(far) > 1:
        return 1
    if far:
        atom, exponent = far[0]
        is_above = all(2 * prime < _at_least(atom.argument) for prime, _ in primes)
        are_rational = all(isinstance(one, Rational) for _, one in (*far, *primes))
        return int(exponent.q) if is_above and are_rational and isinstance(exponent, Rational) else 1
    if not all(_is_fraction(one) for _, one in primes):
        return 1
    for _, exponent in primes:
        below = _primes_below(exponent)
        if below > 1:
            return below
        above = None if isinstance(exponent, Rational) else _numerator_above_factorial(exponent)
        if above is not None:
            numerator, largest = above
            return next((one for one in SMALL_PRIMES if one <= largest and indices % one and numerator % one), 1)
    return 1


def _is_fraction(exponent: Number) -> bool:
    """Whether a number is known to be a fraction, also where it is too long to be written out."""
    is_known = isinstance(exponent, Rational) or _powers_of_primes(exponent) is not None
    return is_known or _numerator_above_factorial(exponent) is not None


def _powers_of_primes(value: Number) -> dict[int, int] | None:
    """The primes that a fraction is a product of, which is too long to be written out, with their exponents: of those
    that are far from 0 which are nearer; None of all else."""
    if not isinstance(value, Sum) or len(value.terms) != 1:
        return None
    ((monomial, coefficient),) = value.terms
    found: dict[int, int] = {}
    for atom, power in monomial.powers:
        times = _times_of_prime(power)
        if not (isinstance(atom, Whole) and atom.is_prime) or times is None:
            return None
        _, above = remove(abs(int(coefficient.p)), atom.value)
        _, below = remove(int(coefficient.q), atom.value)
        if max(above, below) >= LONG_ENOUGH:
            return None
        found[atom.value] = times + above - below
    return found


def _times_of_prime(power: Number) -> int | None:
    """A whole number, or one that is far from 0 on the same side where it is long; None of all else."""
    if isinstance(power, Rational):
        return max(-FAR, min(power.p, FAR)) if power.q == 1 else None
    if not isinstance(power, Sum) or len(power.terms) != 1:
        return None
    ((monomial, coefficient),) = power.terms
    size = monomial.powers[0][0] if len(monomial.powers) == 1 else None
    is_once = size is not None and monomial.powers[0][1] == Rational(1, 1)
    if not isinstance(size, Factorial) or not is_once or coefficient.q != 1:
        return None
    return FAR if coefficient > 0 else -FAR


def _primes_below(exponent: Number) -> int:
    """The product of primes that divide the denominator of a fraction which is too long to be written out; else 1."""
    powers = _powers_of_primes(exponent)
    return 1 if powers is None else prod(prime for prime, power in powers.items() if power < 0)


def _numerator_above_factorial(exponent: Number) -> tuple[int, int] | None:
    """The numerator of c, and what n is at least, where a number is c ÷ n!; None where it is not known to be."""
    if not isinstance(exponent, Sum) or len(exponent.terms) != 1:
        return None
    ((monomial, coefficient),) = exponent.terms
    if len(monomial.powers) != 1:
        return None
    ((atom, power),) = monomial.powers
    is_below = isinstance(atom, Factorial) and isinstance(power, Rational) and (power.p, power.q) == (-1, 1)
    return (int(coefficient.p), _at_least(atom.argument)) if is_below and isinstance(atom, Factorial) else None


def _at_least(argument: Number) -> int:
    """What a whole number is at least, where it is written out, a product of powers or a factorial of such; else 0."""
    if isinstance(argument, Rational):
        return int(argument.p) if argument.q == 1 else 0
    if not isinstance(argument, Sum) or len(argument.terms) != 1:
        return 0
    ((monomial, coefficient),) = argument.terms
    powers = _powers_of_primes(argument)
    if powers is not None and coefficient >= 1 and all(power > 0 for power in powers.values()):
        return prod(prime ** min(power, LONG_ENOUGH) for prime, power in powers.items())
    if coefficient != 1 or len(monomial.powers) != 1:
        return 0
    ((atom, power),) = monomial.powers
    is_factorial = isinstance(atom, Factorial) and isinstance(power, Rational) and (power.p, power.q) == (1, 1)
    return _at_least(atom.argument) if is_factorial and isinstance(atom, Factorial) else 0


def degree_of_radical(value: Number) -> int:
    """The degree of a fraction and one product of powers of primes; 1 of all else, of which nothing is said."""
    if not isinstance(value, Sum):
        return 1
    monomials = [monomial for monomial, _ in value.terms if monomial.powers]
    if len(monomials) != 1:
        return 1
    degree = 1
    for atom, exponent in monomials[0].powers:
        if not (isinstance(atom, Whole) and atom.is_prime and isinstance(exponent, Rational)):
            return 1
        degree = lcm(degree, int(exponent.q))
    return degree


class Indices(NamedTuple):
    """What roots may be taken: as often as one likes, and altogether of signs that do not repeat."""

    ever: int
    counted: int

    @property
    def all(self) -> int:
        """A number that every prime divides by which a root is taken."""
        return self.ever * self.counted

    def make(self, degree: int) -> bool:
        """Whether a degree may be that of what these roots make."""
        while (shared := gcd(degree, self.ever)) > 1:
            degree //= shared
        return self.counted % degree == 0


def _indices(problem: Problem) -> Indices | None:
    """What roots may be taken; None where that is not known."""
    if any(type(numeral.value) is not Rational for numeral in problem.numerals):
        return None
    powers = [sign for sign in problem.signs if _is_free_power(sign)]
    base = values.integer(problem.endless.base)
    may_be_exponent = bool(powers) or any(sign.exponent == base for sign in problem.signs)
    ever = problem.endless.base if ANY_POWER in problem.gaps and may_be_exponent else 1
    by_place: dict[int, int] = {}
    for sign in problem.signs:
        index = 1 if sign in powers else _index(sign)
        if index is None:
            return None
        places = [] if index == 1 else _places(sign, problem)
        if any((problem.saturating >> (FIELD_BITS * at)) & 1 for at in places) or (index > 1 and not places):
            ever *= index
        elif places:
            by_place[places[0]] = lcm(by_place.get(places[0], 1), index)
    if powers:
        if any(sign.operation.apply is values.log for sign in problem.signs):
            return None
        left = tuple(sign for sign in problem.signs if sign not in powers)
        brought = brought_in(problem, left)
        if brought is None or _times(problem, powers) > 1:
            return None
        ever *= brought
    return Indices(ever, prod(index ** _there(problem, place) for place, index in by_place.items()))


def _there(problem: Problem, place: int) -> int:
    """How many cubes of a sort one expression can have at most."""
    usable = (problem.usable >> (FIELD_BITS * place)) & MOST_OF_A_SORT
    on_mat = (problem.on_mat >> (FIELD_BITS * place)) & MOST_OF_A_SORT
    return usable if problem.extra is None else min(usable, on_mat + problem.extra)


def _places(sign: Sign, problem: Problem) -> list[int]:
    return [at for at in range(problem.fields - COUNTERS) if (sign.usage >> (FIELD_BITS * at)) & MOST_OF_A_SORT]


def _is_free_power(sign: Sign) -> bool:
    return sign.operation.apply is values.power and sign.exponent is None and sign.operation.all_values is None


def _index(sign: Sign) -> int | None:
    """What roots a sign takes."""
    apply: Any = sign.operation.apply
    apply = apply.func if isinstance(apply, partial) else apply
    if sign.operation.all_values is not None:
        return None
    if sign.exponent is not None:
        is_power = apply in (values.power, whole_power) and type(sign.exponent) is Rational
        return int(sign.exponent.q) if is_power and isinstance(sign.exponent, Rational) else None
    if apply is square_root:
        return 2
    is_percent = sign.operation.sign == PERCENT and sign.operation.fixity is Fixity.BINARY
    return 1 if is_percent or apply is values.log or apply in KEEP_FRACTIONS else None


def _times(problem: Problem, powers: list[Sign]) -> int:
    """How often such powers can be in one expression, at most."""
    places = range(problem.fields - COUNTERS)
    used = {at for sign in powers for at in places if (sign.usage >> (FIELD_BITS * at)) & MOST_OF_A_SORT}
    if not used or any((problem.saturating >> (FIELD_BITS * at)) & 1 for at in used):
        return MOST_OF_A_SORT
    return sum((problem.usable >> (FIELD_BITS * at)) & MOST_OF_A_SORT for at in used)
