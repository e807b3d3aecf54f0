"""Functions of whole numbers that variations bring in."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
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
    shared = _shared_exponents(a)
    if shared is not None:
        return _product_of({exponent + 1: count for exponent, count in shared.items()})
    result: Number = ONE
    for exponent in _prime_powers(a).values():
        result = arithmetic.multiply(result, add(exponent, ONE))
    return result


def _product_of(powers: Mapping[int, int]) -> Number:
    """A product of whole powers of small numbers, written out where it is not too long."""
    if sum(count * base.bit_length() for base, count in powers.items()) < MOST_BITS:
        return Rational(math.prod(base**count for base, count in powers.items()), 1)
    primes: Counter[int] = Counter()
    for base, count in powers.items():
        for prime, times in _primes(base):
            primes[prime] += times * count
    return product(fmpq(1), {Whole(prime, True): Rational(count, 1) for prime, count in primes.items() if count})


def _shared_exponents(a: Number) -> Counter[int] | None:
    """How many primes have each exponent in a product of whole powers of primes and of factorials; None of any other
    number. The primes of a large factorial are counted together, as there are thousands."""
    if not isinstance(a, Sum) or len(a.terms) != 1:
        return None
    monomial, c = a.terms[0]
    powers = merge(factored(c), dict(monomial.powers))
    whole = {atom: e.p for atom, e in powers.items() if isinstance(e, Rational) and e.q == 1}
    if len(whole) < len(powers):
        return None
    largest = max((_counted_argument(atom) for atom in whole), default=0)
    found: Counter[int] = Counter()
    several = 0
    beside: Counter[int] = Counter()
    for atom, exponent in whole.items():
        if largest and _counted_argument(atom) == largest:
            several = exponent
            found.update({times * exponent: count for times, count in _exponents_of_factorial(largest)})
            continue
        for prime, times in _atom_counts(atom):
            beside[prime] += exponent * times
    for prime, exponent in beside.items():
        known = several * legendre(largest, prime)
        if prime <= largest:
            found[known] -= 1
        found[known + exponent] += 1
    return found


def _counted_argument(atom: object) -> int:
    """Of which number something is the factorial, where its primes are counted; else 0."""
    if isinstance(atom, Factorial) and isinstance(atom.argument, Rational) and atom.argument.p <= COUNT_FACTORIAL:
        return atom.argument.p
    return 0


@lru_cache(maxsize=64)
def _exponents_of_factorial(n: int) -> Sequence[tuple[int, int]]:
    """The exponents in n!, and how many primes have each."""
    return tuple(Counter(times for _, times in _factorial_primes(n)).items())


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
