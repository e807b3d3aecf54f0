"""Functions of whole numbers that variations bring in."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from flint import fmpq, fmpz

from forceout.messages.message import Message

from . import arithmetic
from .decide import as_integer, compare, is_integer, is_rational, residue, sign
from .errors import Undefined, Unverifiable
from .integers import factor
from .limits import COUNT_FACTORIAL, EXPAND_FACTORIAL, EXPLICIT_FACTOR_BITS, MOST_BITS, PRIME_BITS
from .meter import metered
from .number import ONE, Factorial, Number, Rational, Sum, Whole
from .products import factored, merge, multiply, product
from .residues import legendre
from .terms import add


def _is_counting(a: Number, least: int) -> bool:
    """Whether the number is whole and at least so large; Unverifiable where it cannot be told."""
    whole = is_integer(a)
    way = sign(add(a, Rational(-least, 1))) if whole else None
    if whole is None or (whole and way is None):
        raise Unverifiable(Message("it-cannot-be-told-whether-the-number-is-whole"))
    return bool(whole) and way is not None and way >= 0


@metered
def factorial(n: Number) -> Number:
    """n! (XIII-A-4)."""
    if not _is_counting(n, 0):
        raise Undefined(Message("only-whole-numbers-from-0-up-have-a-factorial"), "XIII-A-4")
    small = as_integer(n)
    if small is not None and small <= EXPAND_FACTORIAL:
        return Rational(math.factorial(small), 1)
    return product(fmpq(1), {Factorial(n if small is None else Rational(small, 1)): ONE})


@metered
def remainder(a: Number, b: Number, limit: int | None = 1000) -> Number:
    """The remainder when a is divided by b; both counting numbers, a at most `limit` (XIII-A-7)."""
    if not (_is_counting(a, 1) and _is_counting(b, 1)):
        raise Undefined(Message("a-remainder-is-taken-of-counting-numbers"), "XIII-A-7")
    if limit is not None and compare(a, Rational(limit, 1)) == 1:
        raise Undefined(Message("a-remainder-is-taken-of-numbers-up-to-limit", limit=limit), "XIII-A-7")
    if compare(a, b) == -1:
        return a
    divisor = as_integer(b)
    left = None if divisor is None else residue(a, divisor)
    if left is None:
        raise Unverifiable(Message("the-remainder-is-out-of-reach"))
    return Rational(left, 1)


@metered
def gcf(a: Number, b: Number) -> Number:
    """The greatest common factor of two whole numbers, not both zero (XIII-A-14)."""
    if not (_is_counting(a, 0) and _is_counting(b, 0)):
        raise Undefined(Message("a-greatest-common-factor-is-taken-of-whole-numbers"), "XIII-A-14")
    if sign(a) == 0 and sign(b) == 0:
        raise Undefined(Message("zero-and-zero-have-no-greatest-common-factor"), "XIII-A-14")
    return _gcf(a, b)


def _gcf(a: Number, b: Number) -> Number:
    if a == b or sign(b) == 0:
        return a
    if sign(a) == 0:
        return b
    for x, y in ((a, b), (b, a)):
        k = as_integer(y)
        left = None if k is None else residue(x, k)
        if k is not None and left is not None:
            return Rational(math.gcd(left, k), 1)
    left_powers, right_powers = _prime_powers(a), _prime_powers(b)
    shared: dict[Whole, Number] = {}
    for prime, exponent in left_powers.items():
        other = right_powers.get(prime)
        if other is not None:
            way = compare(exponent, other)
            if way is None:
                raise Unverifiable(Message("the-greatest-common-factor-is-out-of-reach"))
            shared[prime] = exponent if way < 0 else other
    return product(fmpq(1), dict(shared.items()))


@metered
def lcm(a: Number, b: Number) -> Number:
    """The least common multiple of two counting numbers (XIII-A-13)."""
    if not (_is_counting(a, 1) and _is_counting(b, 1)):
        raise Undefined(Message("a-least-common-multiple-is-taken-of-counting-numbers"), "XIII-A-13")
    return arithmetic.divide(arithmetic.multiply(a, b), _gcf(a, b))


def _prime_powers(a: Number) -> dict[Whole, Number]:
    """The factorisation of a counting number into primes, where it is known or affordable."""
    if isinstance(a, Rational):
        return {Whole(p, True): Rational(e, 1) for p, e in _primes(a.p)}
    assert isinstance(a, Sum)
    if len(a.terms) != 1:
        raise Unverifiable(Message("the-prime-factors-of-a-large-sum-are-out-of-reach"))
    monomial, c = a.terms[0]
    powers = merge(factored(c), dict(monomial.powers))
    found: dict[Whole, Number] = {}
    for atom, exponent in powers.items():
        for prime, count in _atom_primes(atom):
            known = found.get(prime, Rational(0, 1))
            found[prime] = add(known, multiply(exponent, Rational(count, 1)))
    return found


def _primes(n: int) -> list[tuple[int, int]]:
    parts = factor(n, EXPLICIT_FACTOR_BITS)
    if not all(prime for _, _, prime in parts):
        raise Unverifiable(Message("the-number-is-too-large-to-be-split-into-primes"))
    return [(p, e) for p, e, _ in parts]


def _atom_primes(atom: object) -> list[tuple[Whole, int]]:
    return [(Whole(prime, True), count) for prime, count in _atom_counts(atom)]


def _atom_counts(atom: object) -> Sequence[tuple[int, int]]:
    if isinstance(atom, Whole):
        return [(atom.value, 1)] if atom.is_prime else _primes(atom.value)
    if isinstance(atom, Factorial) and isinstance(atom.argument, Rational) and atom.argument.p <= COUNT_FACTORIAL:
        return _factorial_primes(atom.argument.p)
    raise Unverifiable(Message("the-number-is-too-large-to-be-split-into-primes"))


@lru_cache(maxsize=64)
def _factorial_primes(n: int) -> Sequence[tuple[int, int]]:
    return [(p, legendre(n, p)) for p in _primes_up_to(n)]


def _primes_up_to(n: int) -> list[int]:
    sieve = bytearray([1]) * (n + 1)
    for p in range(2, math.isqrt(n) + 1):
        if sieve[p]:
            sieve[p * p :: p] = bytes(len(range(p * p, n + 1, p)))
    return [p for p in range(2, n + 1) if sieve[p]]


@metered
def number_of_factors(a: Number, limit: int | None = None) -> Number:
    """How many counting numbers divide a; a is a counting number, at most `limit` (XIII-A-15)."""
    if not _is_counting(a, 1):
        raise Undefined(Message("only-counting-numbers-have-factors"), "XIII-A-15")
    if limit is not None and compare(a, Rational(limit, 1)) == 1:
        raise Undefined(Message("factors-are-counted-for-numbers-up-to-limit", limit=limit), "XIII-A-15")
    counted = _counted_factors(a)
    if counted is not None:
        return Rational(counted, 1)
    result: Number = ONE
    for exponent in _prime_powers(a).values():
        result = arithmetic.multiply(result, add(exponent, ONE))
    return result


def _counted_factors(a: Number) -> int | None:
    """The factors of a product of whole powers of primes and of factorials, where there are not too many to write."""
    if not isinstance(a, Sum) or len(a.terms) != 1:
        return None
    monomial, c = a.terms[0]
    found: Counter[int] = Counter()
    for atom, exponent in merge(factored(c), dict(monomial.powers)).items():
        if not isinstance(exponent, Rational) or exponent.q != 1:
            return None
        for prime, count in _atom_counts(atom):
            found[prime] += exponent.p * count
    counted = math.prod(count + 1 for count in found.values())
    return counted if counted.bit_length() <= MOST_BITS else None


@metered
def smallest_prime(a: Number) -> Number:
    """The smallest prime bigger than a rational number (XIII-A-9)."""
    rational = is_rational(a)
    if rational is False:
        raise Undefined(Message("only-a-rational-number-has-a-next-prime"), "XIII-A-9")
    if rational and sign(add(a, Rational(-2, 1))) == -1:
        return Rational(2, 1)
    if not isinstance(a, Rational) or a.p.bit_length() - a.q.bit_length() > PRIME_BITS:
        raise Unverifiable(Message("the-next-prime-is-out-of-reach"))
    candidate = fmpz(a.p // a.q + 1)
    while not (candidate.is_probable_prime() and candidate.is_prime()):
        candidate += 1
    return Rational(int(candidate), 1)
