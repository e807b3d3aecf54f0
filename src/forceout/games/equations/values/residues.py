"""Whole numbers modulo k, without writing them out."""

from __future__ import annotations

from flint import fmpq, fmpz

from .integers import factor
from .number import Atom, Factorial, Monomial, Nested, Number, Rational, Sum, Whole, terms_of
from .products import scale
from .rationality import common_denominator, is_integer, is_whole_form, rational_value
from .terms import add
from .zero import sign

_MOST_MODULUS_BITS = 64
_MOST_STEPS = 30_000


def residue(value: Number, k: int) -> int | None:
    """A whole number modulo k > 0, from 0 to k - 1; None where it cannot be told."""
    if isinstance(value, Rational):
        return value.p % k if value.q == 1 else None
    assert isinstance(value, Sum)
    if k.bit_length() > _MOST_MODULUS_BITS:
        return None
    d = common_denominator(value)
    whole = scale(value, fmpq(d)) if d > 1 else value
    if not is_whole_form(whole):
        found = rational_value(value)
        return found.p % k if isinstance(found, Rational) and found.q == 1 else None
    result = 0
    for monomial, c in terms_of(whole):
        part = _monomial(monomial, k * d)
        if part is None:
            return None
        result += int(c.p) * part
    result %= k * d
    return result // d if result % d == 0 else None


def _monomial(monomial: Monomial, k: int) -> int | None:
    result = 1 % k
    for atom, exponent in monomial.powers:
        base = _atom(atom, k)
        if base == 0:
            return 0
        part = None if base is None else _power(base, exponent, k)
        if part is None:
            return None
        result = result * part % k
    return result


def _atom(atom: Atom, k: int) -> int | None:
    match atom:
        case Whole():
            return atom.value % k
        case Nested():
            return residue(atom.inner, k)
        case Factorial():
            return _factorial(atom.argument, k)
        case _:
            return None


def _power(base: int, exponent: Number, k: int) -> int | None:
    if isinstance(exponent, Rational):
        return pow(base, exponent.p, k)
    # Euler: for an exponent e of at least log2 k, only e modulo φ(k) counts. Such an exponent is a tower.
    if sign(add(exponent, Rational(-k.bit_length(), 1))) != 1:
        return None
    if any(not is_prime for _, _, is_prime in factor(k)):
        return None
    phi = int(fmpz(k).euler_phi())
    rest = residue(exponent, phi)
    return None if rest is None else pow(base, rest + phi * k.bit_length(), k)


def _factorial(n: Number, k: int) -> int | None:
    if sign(add(n, Rational(-k, 1))) in (0, 1):
        return 0
    if not isinstance(n, Rational):
        return None
    if all(legendre(n.p, p) >= e for p, e, is_prime in factor(k) if is_prime) and all(f[2] for f in factor(k)):
        return 0
    if n.p > _MOST_STEPS:
        return None
    result = 1 % k
    for i in range(2, n.p + 1):
        result = result * i % k
    return result


def legendre(n: int, p: int) -> int:
    """How often the prime p divides n!."""
    count = 0
    while n:
        n //= p
        count += n
    return count


def is_multiple(difference: Number, k: int) -> bool | None:
    """Whether the real number is a whole multiple (zero included) of k."""
    whole = is_integer(difference)
    if not whole:
        return whole
    left = residue(difference, k)
    return None if left is None else left == 0


def fraction_parities(value: Number) -> tuple[bool, bool] | None:
    """Whether numerator and denominator, in lowest terms, of a rational number are odd; None if it cannot be told."""
    if isinstance(value, Rational):
        return value.p % 2 == 1, value.q % 2 == 1
    if is_integer(value):
        left = residue(value, 2)
        return None if left is None else (left == 1, True)
    assert isinstance(value, Sum)
    if len(value.terms) == 1:
        return _monomial_parities(*value.terms[0])
    found = rational_value(value)
    if isinstance(found, Rational):
        return fraction_parities(found)
    d = common_denominator(value)
    whole = scale(value, fmpq(d))
    if not is_whole_form(whole):
        return None
    power = (d & -d) * 2
    left = residue(whole, power)
    if not left:
        # The numerator holds more twos than the denominator, so it stays even.
        return None if left is None else (False, True)
    return (left & -left) <= (d & -d), (left & -left) >= (d & -d)


def _monomial_parities(monomial: Monomial, c: fmpq) -> tuple[bool, bool] | None:
    twos: Number = Rational(_twos(int(c.p)) - _twos(int(c.q)), 1)
    for atom, exponent in monomial.powers:
        if not isinstance(atom, Whole) or is_integer(exponent) is not True:
            return None
        if atom.value % 2 == 0:
            if atom.value != 2:
                return None
            twos = add(twos, exponent)
    balance = sign(twos)
    return None if balance is None else (balance <= 0, balance >= 0)


def _twos(n: int) -> int:
    return (n & -n).bit_length() - 1
