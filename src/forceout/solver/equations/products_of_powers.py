"""Proofs for what ×, ÷, powers and roots make, with at most one sum: such numbers are products of powers of the primes
that the numerals have.

**Nothing is 0.** Where no numeral is 0, no product, quotient, power or root is, and no number of factors, factorial or
common multiple.

**Nothing is divided.** Let all numerals be whole and not below 0, and let every sign be ×, a power or root whose fixed
exponent is not below 0, or such that makes a whole number of whole numbers. By induction every value is 0 or a product
of powers of whole numbers with exponents that are not below 0, so at least 1, as all that stands in exponents is. A
fraction among them has whole exponents for its primes, and so it is whole; one that differs from it by a whole number
is whole too.

**Nothing is added.** A product of powers is transcendental, or has fractions for its exponents (Baker), and then some
power of it is a fraction; so all its conjugates are of one size. Let r be a real root of a fraction, and no fraction
itself, and a ≠ 0 a fraction. A conjugate of a + r is a + zr with a root z ≠ 1 of 1. These two are of different sizes,
since |a + zr|² = a² + r² + 2ar Re z. So a + r is no product of powers: of signs that do not add, a Goal r is no
multiple of k away from a value, nor is a Goal a + r if k does not divide a.

**Multiples beside one sum.** Let all exponents be fractions, let b be a product of powers of the primes of the numerals
and of a power of the one sum of two such, and let F be the real field of all roots of fractions made of these primes.
Some power of b lies in F. If b is a + r, with r as before, no conjugate of it over F is another, as before; so r lies
in F, and no other prime divides r but a whole number of times. So 91 to the power of 1 ÷ 9 is no multiple away.

**Something is added once.** The two parts of the one sum or difference are products of powers of the primes of the
numerals, so that every other prime divides it as often as 0 or more (its valuation in the field, and 2 for an average
aside). What is made of it is a power of it times such a product, or, where it stands in an exponent, such a product
alone. So all other primes of a fraction that is made stand above the line, or all below it: 49 ÷ 39 is not made of 2, 5
and 9 with one +.

**Nothing is added but 0.** Where a required 0 must be in the one sum (swallowing_zeros.py), or there is none, all that
is made is 0 or a product of powers of the primes of the numerals. A fraction that is a multiple of k away from it has
no other prime in its denominator; and where a prime of k that no numeral has divides a whole number, it would divide
the product, so that only 0 is left, where that is a multiple of k away.

Where exponents may be irrational the last five are said of real numbers, and of what can be verified, as in
foreign_primes.py: the judge's numbers keep such products with what stands in the exponents of each prime, and a power
of a sum of two such products that are no multiples of each other as what it is.
"""

from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational, Sum, Whole
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.solver.equations.foreign_primes import (
    KEEP_PRIMES,
    POWERS,
    are_exponents_algebraic,
    cubes_of,
    may_be_made_of,
    primes_of,
)
from forceout.solver.equations.neighbours import without_primes
from forceout.solver.equations.problem import Problem, Sign, Target
from forceout.solver.equations.swallowing_zeros import takes_the_sum

MAKE_WHOLE: Final = frozenset(
    {
        values.remainder,
        values.lcm,
        values.gcf,
        values.number_of_factors,
        values.factorial,
        next_prime,
    }
)
"""What makes a whole number of whole numbers, or nothing."""
KEEP_FROM_ZERO: Final = KEEP_PRIMES | (MAKE_WHOLE - {values.remainder})
"""What makes no 0 where none was."""
ADD: Final = frozenset({values.add, values.subtract, values.average})
MULTIPLY: Final = POWERS | {values.multiply, values.divide}


def without_nothing(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets without 0 where nothing makes 0."""
    is_kept = all(plain(sign) in KEEP_FROM_ZERO or sign.operation.sign == PERCENT for sign in problem.signs)
    if not is_kept or any(_is_zero(numeral.value) for numeral in problem.numerals):
        return targets
    return tuple(one for one in targets if not _is_zero(one.value))


def without_quotients(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets without fractions that are not whole, where nothing is divided."""
    used = {plain(sign) for sign in problem.signs}
    are_natural = all(_is_natural(numeral.value) for numeral in problem.numerals)
    if not are_natural or not used <= POWERS | MAKE_WHOLE | {values.multiply} or not is_verified(problem):
        return targets
    for sign in problem.signs:
        exponent = sign.exponent
        if exponent is not None and not (type(exponent) is Rational and exponent.p >= 0):
            return targets
    return tuple(one for one in targets if not (type(one.value) is Rational and one.value.q > 1))


def without_roots_beside_multiples(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets without roots where a multiple of k must be added to them, and nothing is added."""
    k = getattr(problem.relation, "k", None)
    used = {plain(sign) for sign in problem.signs}
    if k is None or not used <= KEEP_PRIMES | MAKE_WHOLE or not is_verified(problem):
        return targets
    if not all(type(numeral.value) is Rational for numeral in problem.numerals):
        return targets
    return tuple(one for one in targets if not _is_beside_all_products(one.value, k))


def without_foreign_roots_beside_multiples(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets without roots of primes that no numeral has, where a multiple of k must be added to them, and
    something is added once at most."""
    k = getattr(problem.relation, "k", None)
    primes = _primes_beside_one_sum(problem) if k is not None else None
    if k is None or primes is None:
        return targets
    return tuple(
        one for one in targets if not (_is_beside_all_products(one.value, k) and _has_foreign_root(one.value, primes))
    )


def _has_foreign_root(value: Number, primes: frozenset[int]) -> bool:
    """Whether a prime that is none of some divides a fraction and one root not a whole number of times."""
    assert isinstance(value, Sum)
    powers = [power for monomial, _ in value.terms for power in monomial.powers]
    return any(
        isinstance(atom, Whole) and atom.value not in primes and isinstance(exponent, Rational) and exponent.q > 1
        for atom, exponent in powers
    )


def _primes_beside_one_sum(problem: Problem) -> frozenset[int] | None:
    """The primes of the numerals, where products and powers and one sum at most are made; None where there is more."""
    adding = [sign for sign in problem.signs if plain(sign) in ADD]
    others = {plain(sign) for sign in problem.signs} - ADD
    if not others <= MULTIPLY or not _is_real(problem) or any(sign.exponent is not None for sign in adding):
        return None
    primes = primes_of([numeral.value for numeral in problem.numerals])
    if primes is None or cubes_of(problem, adding) > 1:
        return None
    return primes | {2} if any(plain(sign) is values.average for sign in adding) else primes


def without_primes_on_both_sides(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets without fractions that have primes both above and below the line that no numeral has, where something
    is added once at most."""
    primes = _primes_beside_one_sum(problem)
    if primes is None:
        return targets
    return tuple(
        one
        for one in targets
        if not isinstance(one.value, Rational) or one.value.p == 0 or not _is_foreign_on_both_sides(one.value, primes)
    )


def without_all_but_products(problem: Problem, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The targets that products of powers of the numerals' primes may meet, where nothing but a 0 is added."""
    k = getattr(problem.relation, "k", None)
    adding = [sign for sign in problem.signs if plain(sign) in ADD]
    if not adding and k is None:
        return targets
    if adding:
        primes = _primes_beside_one_sum(problem) if takes_the_sum(problem, adding) else None
    else:
        is_it = {plain(sign) for sign in problem.signs} <= KEEP_PRIMES and _is_real(problem)
        primes = primes_of([numeral.value for numeral in problem.numerals]) if is_it else None
    if primes is None:
        return targets
    if k is None:
        return tuple(one for one in targets if may_be_made_of(one.value, primes))
    return tuple(one for one in targets if not _is_beside_no_product(one.value, k, primes))


def _is_beside_no_product(value: Number, k: int, primes: frozenset[int]) -> bool:
    """Whether no product of powers of some primes, nor 0, is a multiple of k away from a fraction."""
    if not isinstance(value, Rational):
        return False
    if without_primes(value.q, primes) > 1:
        return True
    if value.q > 1 or (value.p != 0 and value.p % k == 0):
        return False
    return any(value.p % prime == 0 for prime in (2, 3, 5, 7, 11) if k % prime == 0 and prime not in primes)


def _is_foreign_on_both_sides(value: Rational, primes: frozenset[int]) -> bool:
    return without_primes(abs(value.p), primes) > 1 and without_primes(value.q, primes) > 1


def _is_beside_all_products(value: Number, k: int) -> bool:
    """Whether a number is a fraction and one real root of a fraction, and the fraction is 0 or no multiple of k."""
    if not isinstance(value, Sum):
        return False
    roots = [monomial for monomial, _ in value.terms if monomial.powers]
    if len(roots) != 1:
        return False
    for atom, exponent in roots[0].powers:
        if not (isinstance(atom, Whole) and atom.is_prime and isinstance(exponent, Rational)):
            return False
    if all(isinstance(exponent, Rational) and exponent.q == 1 for _, exponent in roots[0].powers):
        return False
    beside = [coefficient for monomial, coefficient in value.terms if not monomial.powers]
    return not beside or int(beside[0].q) > 1 or int(beside[0].p) % k != 0


def is_verified(problem: Problem) -> bool:
    """Whether what is said of exponents that are fractions is said of all that is verified."""
    return _is_real(problem) or are_exponents_algebraic(problem)


def _is_real(problem: Problem) -> bool:
    is_real = all(type(numeral.value) is Rational for numeral in problem.numerals)
    return is_real and not any(sign.operation.all_values for sign in problem.signs)


def _is_zero(value: Number) -> bool:
    return values.is_zero(value) is not False


def _is_natural(value: Number) -> bool:
    return type(value) is Rational and value.q == 1 and value.p >= 0


def plain(sign: Sign) -> Any:
    """What a sign does, whatever it is limited to."""
    apply: Any = sign.operation.apply
    return apply.func if isinstance(apply, partial) else apply


PROOFS: Final = (
    without_nothing,
    without_quotients,
    without_primes_on_both_sides,
    without_all_but_products,
)
"""What is proved where the Goal itself is asked for."""
PROOFS_OF_MULTIPLES: Final = (
    without_quotients,
    without_roots_beside_multiples,
    without_foreign_roots_beside_multiples,
    without_all_but_products,
)
"""What is proved of multiples of k."""


def without_other_products(problem: Problem, targets: tuple[Target, ...], is_equality: bool) -> tuple[Target, ...]:
    """The targets without those that no product of powers, nor what has one sum in it, can meet."""
    if not is_equality:
        for proof in PROOFS_OF_MULTIPLES:
            targets = proof(problem, targets)
        return targets
    for proof in PROOFS:
        targets = proof(problem, targets)
    return targets
