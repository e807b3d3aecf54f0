"""How near to zero an algebraic number can come without being zero.

Burnikel, Funke, Mehlhorn, Schirra and Schmitt (2001): write the number as U/L with algebraic integers
U and L in a field of degree D, all conjugates of U at most u and those of L at most l in size. The norm
of U is a whole number, so U = 0 or |U/L| ≥ 1 / (l u^(D-1)). Sizes below are logarithms to base two.
"""

from __future__ import annotations

import math

from flint import fmpz

from .number import Atom, Cosine, Nested, Number, Rational, Sum, Turn, Whole

_SLACK = 1.000001  # covers the rounding of the floating-point logarithms below
_UNITY = "roots of unity"


class NotAlgebraic(Exception):
    """No bound is known for such a number."""


def separation(value: Number) -> float:
    """Bits b such that the number is zero or at least 2^-b in size; may raise `NotAlgebraic`."""
    degrees: dict[str, int] = {}
    u, ell = _size(value, degrees)
    degree = 1.0
    for key, factor in degrees.items():
        degree *= _real_cyclotomic_degree(factor) if key == _UNITY else factor
    return (ell + max(degree - 1, 0) * max(u, 0.0)) * _SLACK + 8


def denominator_bits(value: Number) -> float:
    """Bits b such that the number, if it is rational, has a denominator of at most 2^b."""
    # q^D divides the norm of L, and the norm is at most l^D.
    return _size(value, {})[1] * _SLACK


def _real_cyclotomic_degree(n: int) -> int:
    return max(1, int(fmpz(n).euler_phi()) // 2)


def _size(value: Number, degrees: dict[str, int]) -> tuple[float, float]:
    if isinstance(value, Rational):
        return (math.log2(abs(value.p)) if value.p else 0.0), math.log2(value.q)
    assert isinstance(value, Sum)
    common = math.lcm(*(int(c.q) for _, c in value.terms))
    denominators: dict[tuple[str, str], float] = {}
    sizes: list[tuple[float, dict[tuple[str, str], float]]] = []
    for monomial, c in value.terms:
        u = math.log2(abs(int(c.p) * (common // int(c.q))))
        own: dict[tuple[str, str], float] = {}
        for atom, exponent in monomial.powers:
            upper, lower = _power_size(atom, exponent, degrees)
            u += upper
            if lower:
                own[atom.label, exponent.label] = lower
        denominators |= own
        sizes.append((u, own))
    ell = sum(denominators.values())
    largest = max(u + ell - sum(own.values()) for u, own in sizes)
    return largest + math.log2(len(sizes)), ell + math.log2(common)


def _power_size(atom: Atom, exponent: Number, degrees: dict[str, int]) -> tuple[float, float]:
    if not isinstance(exponent, Rational) or max(abs(exponent.p), exponent.q) > 2**40:
        raise NotAlgebraic
    p, q = abs(exponent.p), exponent.q
    u, ell = _atom_size(atom, degrees)
    if q > 1:
        degrees[atom.label] = math.lcm(degrees.get(atom.label, 1), q)
        # (U/L)^(1/q) is (U L^(q-1))^(1/q) / L, or U / (U^(q-1) L)^(1/q).
        first, second = ((u + (q - 1) * ell) / q, ell), (u, ((q - 1) * u + ell) / q)
        u, ell = min(first, second)
    u, ell = p * u, p * ell
    return (u, ell) if exponent.p > 0 else (ell, u)


def _atom_size(atom: Atom, degrees: dict[str, int]) -> tuple[float, float]:
    match atom:
        case Whole():
            return math.log2(atom.value), 0.0
        case Nested():
            return _size(atom.inner, degrees)
        case Cosine():
            degrees[_UNITY] = math.lcm(degrees.get(_UNITY, 1), 2 * atom.q)
            return 1.0, 1.0  # 2 cos is an algebraic integer, at most 2 with all its conjugates
        case Turn():
            return _turn_size(atom, degrees)
        case _:
            raise NotAlgebraic


def _turn_size(atom: Turn, degrees: dict[str, int]) -> tuple[float, float]:
    # With w^(2q) = z / conj(z), cos is (w² + 1) / 2w and sin is (w² - 1) / 2iw.
    (ux, lx), (uy, ly) = _size(atom.x, degrees), _size(atom.y, degrees)
    u = max(ux + ly, uy + lx) + 1
    degrees["i"] = 2
    degrees[f"{atom.k}/{atom.q}({atom.x.label},{atom.y.label})"] = 2 * atom.q
    return 2 * u + 1, 2 * u + 1
