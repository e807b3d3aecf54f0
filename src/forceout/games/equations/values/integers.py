"""Whole numbers: bounded factoring, perfect powers, primes."""

from __future__ import annotations

from functools import lru_cache

from flint import fmpz

from .limits import PRIME_BITS, ROUTINE_FACTOR_BITS

_TRIAL = 2_000


def _small_primes(limit: int) -> tuple[int, ...]:
    sieve = bytearray([1]) * limit
    for n in range(2, int(limit**0.5) + 1):
        if sieve[n]:
            sieve[n * n :: n] = bytes(len(range(n * n, limit, n)))
    return tuple(n for n in range(2, limit) if sieve[n])


_PRIMES = _small_primes(_TRIAL)


@lru_cache(maxsize=1024)
def factor(n: int, bits: int = ROUTINE_FACTOR_BITS) -> tuple[tuple[int, int, bool], ...]:
    """Factors of n > 0 as (base, exponent, is_prime); a base that is not prime was too large to split."""
    found: list[tuple[int, int, bool]] = []
    if n.bit_length() > 40:
        n = _divide_out(n, found)
    if n == 1:
        return tuple(found)
    if n.bit_length() <= bits:
        found += [(int(p), e, True) for p, e in fmpz(n).factor()]
    else:
        base, exponent = perfect_power(n)
        if base.bit_length() <= bits:
            found += [(int(p), e * exponent, True) for p, e in fmpz(base).factor()]
        else:
            found.append((base, exponent, is_prime(base) is True))
    return tuple(found)


def _divide_out(n: int, found: list[tuple[int, int, bool]]) -> int:
    for p in _PRIMES:
        if n % p == 0:
            n, e = remove(n, p)
            found.append((p, e, True))
    return n


def remove(n: int, p: int) -> tuple[int, int]:
    """n without its factors p, and how many there were."""
    count = 0
    # Squaring keeps the number of divisions logarithmic for high powers.
    powers = [p]
    while n % powers[-1] == 0 and powers[-1].bit_length() * 2 <= n.bit_length() + 2:
        powers.append(powers[-1] * powers[-1])
    for level in range(len(powers) - 1, -1, -1):
        while n % powers[level] == 0:
            n //= powers[level]
            count += 1 << level
    return n, count


def perfect_power(n: int) -> tuple[int, int]:
    """(b, e) with b^e = n > 1 and e as large as possible."""
    exponent = 1
    big = fmpz(n)
    # Each round takes a prime-indexed root; trial division has left no factor below _TRIAL for large n.
    if not big.is_perfect_power():
        return n, 1
    for e in _PRIMES:
        if (1 << e) > big:
            break
        while True:
            root = big.root(e)
            if root**e != big:
                break
            big, exponent = root, exponent * e
    return int(big), exponent


def is_prime(n: int) -> bool | None:
    """Whether n is prime, proved; None where a proof would take too long."""
    if n < 2:
        return False
    return bool(fmpz(n).is_prime()) if n.bit_length() <= PRIME_BITS else None


def exact_root(n: int, index: int) -> int | None:
    """The index-th root of n ≥ 0 if it is a whole number."""
    if n < 2:
        return n
    if index >= n.bit_length():
        return None
    root = int(fmpz(n).root(index))
    return root if root**index == n else None
