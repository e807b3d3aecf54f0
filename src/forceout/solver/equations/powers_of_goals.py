"""Powers and roots of powers of the base in the Goal: which are fractions, and which are not.

**Theorem.** Let b be the base, r the least whole number of which it is a power, and e an algebraic number. Then bᵉ is a
fraction only where it is a whole power of r; so where b is r itself, it is a whole power of b.

Proof. Were e irrational, bᵉ would be transcendental (Gelfond 1934, Schneider 1935). Let bᵉ be r to the power of s ÷ q,
in lowest terms, and a fraction. Some prime divides r so often that q does not divide that number times s, unless q is
1: else r were a power of a smaller number. ∎

So 6 + 10 to the power of 10⁻ⁿ times m is 8 for no n and m.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from forceout.games.equations import values
from forceout.solver.equations.families import Family
from forceout.solver.equations.families_of_whole_numbers import Families
from forceout.solver.equations.units_of_goals import with_unit

ONE: Final = Fraction(1)


def apart_by_sort(apply: Any, families: Sequence[Family], made: Families, base: int) -> Families:
    """What a power or a root makes of a power of the base: fractions and others, each by themselves."""
    if apply not in (values.power, values.root):
        return made
    raised, by = families if apply is values.power else families[::-1]
    if not _is_power_of_base(raised) or not by.are_algebraic:
        return made
    return [part for one in made for part in _parts(one, _is_no_power(base))]


def _is_power_of_base(family: Family) -> bool:
    return (family.unit == 1 and family.rest == 0) or (family.is_power and family.is_point and family.low > 0)


def _parts(one: Family, is_base: bool) -> Families:
    if one.is_rational is False or one.is_transcendental:
        return (one,)
    whole = one._replace(is_rational=True, degree=1, most_degree=1)
    # No power of a positive number is 0.
    fractions = with_unit(whole, ONE) if is_base else whole
    if one.is_rational:
        return (fractions,)
    return fractions, one._replace(is_rational=False, degree=max(one.degree, 2), is_algebraic=one.are_algebraic)


def _is_no_power(base: int) -> bool:
    """Whether a base is no power of a smaller number."""
    return not any(root**times == base for root in range(2, base) for times in range(2, base.bit_length() + 1))
