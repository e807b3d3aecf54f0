"""Families: sets of real numbers, perhaps without end, of which all that is known is true of every member.

A family says between which fractions its members lie, whether the ends themselves are among them, and what sort of
numbers they are. It may hold numbers too many, never too few. So where no member of any family can meet the Goal, that
is a proof, however many members there are.

**Degrees.** No member has a degree below `degree`. Members of a chain x^(1/2ᵏ) have a small height,
h(x) ÷ 2ᵏ, and an algebraic number of small height has a large degree: a fraction other than 0, 1 and -1 has a
logarithmic height of at least log 2, and a number of degree d ≥ 2 that is no root of unity one of more than
2 ÷ (d (log 3d)³) (P. Voutier, An effective lower bound for the height of algebraic numbers, Acta Arithmetica 74, 1996).
The only positive real root of unity is 1. What is made of a number t of degree m and one of degree at most e by a sign
that can be solved for t has a degree of at least m ÷ e, for t lies in the field of both.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import gcd, inf, log, prod
from typing import Final, NamedTuple

from forceout.solver.equations.valuations import ANY, Valuations, cover, may_be_whole, meet, of_both, of_point

End = Fraction | float
"""A fraction, or an infinity."""
FAR: Final = Fraction(10) ** 60
"""Ends farther than this, or nearer to zero than its reciprocal, are not told apart."""
LONGEST: Final = 256
"""Bits of an end; a longer one is rounded outward."""
TOWER_OF_FAR: Final = 4.95
"""A little more than the logarithm of the logarithm of FAR."""
SMALL_PRIMES: Final = (2, 3, 5, 7, 11, 13)
HIGHEST_TOWER: Final = 1e12
"""Logarithms of logarithms beyond this are not told apart."""
MOST_DEGREE: Final = 4096
NEARLY: Final = 0.999
"""What is left of a bound after rounding."""


ANY_TOWER: Final = (-inf, inf)


class Family(NamedTuple):
    """Numbers between two ends, and what all of them are."""

    low: End
    high: End
    has_low: bool = True
    """Whether the low end may itself be a member."""
    has_high: bool = True
    is_rational: bool | None = None
    """Whether all members are fractions; False where none is; None where that is not known."""
    is_whole: bool = False
    """Whether all members are whole."""
    divisor: int = 1
    """What every member leaves `offset` when divided by, where all are whole; 0 where all are `offset` itself."""
    degree: int = 1
    """The degree of every member is at least this, where it is above one and they are algebraic."""
    most_degree: float = inf
    """The degree of every member is at most this; infinite where that is not known."""
    is_transcendental: bool = False
    """Whether no member is algebraic."""
    is_radical: bool = False
    """Whether every member is positive, and some whole power of it a fraction."""
    height: float = inf
    """A bound of the logarithmic height of every member, where they are made of chains of roots alone."""
    is_factorial: bool = False
    """Whether every member is n! for some n of at least FEWEST_FACTORS."""
    is_power: bool = False
    """Whether every member is a power of the base that a 1 stands for, or every member such a power with a minus."""
    tower: tuple[float, float] = ANY_TOWER
    """What log |log |x|| lies between for every member x, where all are beyond FAR, or that near to zero."""
    offset: int = 0
    avoided: int = 1
    """A product of small primes of which no member has a factor, where all are whole and none is 0."""
    valuations: Valuations = ANY
    """How often small primes divide every member (`valuations.py`)."""
    lone_prime: int = 0
    """Every member has a prime of at least this that divides it, or its reciprocal, just once; 0 where that is not
    known. For n! it is the largest prime up to n, which is more than n ÷ 2 (Bertrand, Chebyshev 1852)."""
    factorials: int = 0
    """Every member of a family of factorials is n! with n a factorial too, where this is 2, and so on."""
    may_equal: bool = False
    """Whether equal members of two families of factorials must be looked at."""
    is_algebraic: bool = False
    """Whether all members are algebraic, of whatever degree."""
    is_no_factorial: bool = False
    """Whether no member is n! for any n."""
    times: Fraction = Fraction(0)
    """Every member is this times n! for some n of at least FEWEST_FACTORS; 0 where that is not known."""
    unit: Fraction | None = None
    """Every member is `rest` more than this times a power of the base; only readings of the Goal say so."""
    rest: Fraction = Fraction(0)
    argument: "Family | None" = None
    """Every member is the factorial of a member of this, all of which are above 1; only readings of the Goal say so."""

    @property
    def factor(self) -> int:
        """What every member is a multiple of; 0 where all are 0."""
        return gcd(self.divisor, self.offset)

    @property
    def is_point(self) -> bool:
        """Whether there is just one number that can be a member."""
        return self.low == self.high

    @property
    def can_be_rational(self) -> bool:
        """Whether some member may be a fraction."""
        return self.is_rational is not False and self.degree == 1 and not self.is_transcendental

    @property
    def are_algebraic(self) -> bool:
        """Whether all members are known to be algebraic."""
        return self.is_algebraic or self.most_degree < inf or self.height < inf or self.is_rational is True

    @property
    def can_be_whole(self) -> bool:
        """Whether some member may be whole."""
        return self.can_be_rational and may_be_whole(self.valuations)

    def may_hold(self, number: End) -> bool:
        """Whether a number lies between the ends."""
        if number == 0 and any(high < inf for _, high in self.valuations):
            return False
        above = self.low < number or (self.low == number and self.has_low)
        return above and (self.high > number or (self.high == number and self.has_high))

    def meets(self, other: "Family") -> bool:
        """Whether two families may have a member in common."""
        if self.high < other.low or other.high < self.low:
            return False
        if self.high == other.low and not (self.has_high and other.has_low):
            return False
        if other.high == self.low and not (other.has_high and self.has_low):
            return False
        if self.is_whole and other.is_whole and not _may_leave_same(self, other):
            return False
        if any(_is_moderate(a) and b.tower[0] > TOWER_OF_FAR for a, b in ((self, other), (other, self))):
            return False
        if self.tower[1] < other.tower[0] or other.tower[1] < self.tower[0]:
            return False
        if {self.is_rational, other.is_rational} == {True, False}:
            return False
        if (self.is_factorial and other.is_no_factorial) or (other.is_factorial and self.is_no_factorial):
            return False
        if self.degree > other.most_degree or other.degree > self.most_degree:
            return False
        if (self.are_algebraic or other.are_algebraic) and (self.is_transcendental or other.is_transcendental):
            return False
        return meet(self.valuations, other.valuations)

    def covers(self, other: "Family") -> bool:
        """Whether every number that another family may hold, this one may too, with no more known of it."""
        # What is cheap to compare goes first.
        return (
            self.tower[0] <= other.tower[0]
            and self.tower[1] >= other.tower[1]
            and self.is_rational in (None, other.is_rational)
            and self.is_whole <= other.is_whole
            and self.is_transcendental <= other.is_transcendental
            and self.is_radical <= other.is_radical
            and self.is_factorial <= other.is_factorial
            and self.is_power <= other.is_power
            and self.degree <= other.degree
            and self.most_degree >= other.most_degree
            and self.height >= other.height
            and self.lone_prime <= other.lone_prime
            and self.factorials <= other.factorials
            and self.may_equal >= other.may_equal
            and self.is_algebraic <= other.are_algebraic
            and self.is_no_factorial <= other.is_no_factorial
            and self.times in (0, other.times)
            and self.argument in (None, other.argument)
            and (self.unit is None or (self.unit, self.rest) == (other.unit, other.rest))
            and cover(self.valuations, other.valuations)
            and other.avoided % self.avoided == 0
            and _leaves_same(self, other)
            and self._reaches(other)
        )

    def _reaches(self, other: "Family") -> bool:
        """Whether the ends of another family lie within the own."""
        if other.low < self.low or (other.low == self.low > -inf and other.has_low and not self.has_low):
            return False
        return not (other.high > self.high or (other.high == self.high < inf and other.has_high and not self.has_high))


def _may_leave_same(one: Family, other: Family) -> bool:
    """Whether whole members of two families may be the same, by what they leave."""
    if gcd(one.avoided, other.factor) > 1 or gcd(other.avoided, one.factor) > 1:
        return False
    common, apart = gcd(one.divisor, other.divisor), one.offset - other.offset
    return apart % common == 0 if common else apart == 0


def _is_moderate(one: Family) -> bool:
    """Whether all members are 0, or neither beyond FAR nor that near to zero."""
    if one.low < -FAR or one.high > FAR:
        return False
    return one.low >= 1 / FAR or one.high <= -1 / FAR or one.low == one.high == 0


def _leaves_same(one: Family, other: Family) -> bool:
    """Whether all that another family's members leave, one's may leave."""
    if one.divisor == 0:
        return other.divisor == 0 and one.offset == other.offset
    return other.divisor % one.divisor == 0 and (other.offset - one.offset) % one.divisor == 0


EVERYTHING: Final = Family(-inf, inf, has_low=False, has_high=False)


def point(value: Fraction) -> Family:
    """A single fraction."""
    is_whole = value.denominator == 1
    return Family(
        value,
        value,
        is_rational=True,
        is_whole=is_whole,
        divisor=0 if is_whole else 1,
        most_degree=1,
        offset=value.numerator if is_whole else 0,
        avoided=avoided_by(value.numerator) if is_whole else 1,
        valuations=of_point(value),
    )


def negated(one: Family) -> Family:
    """The members with the opposite sign."""
    return one._replace(
        low=-one.high,
        high=-one.low,
        has_low=one.has_high,
        has_high=one.has_low,
        is_factorial=False,
        is_no_factorial=False,
        times=-one.times,
        factorials=0,
        is_radical=False,
        height=inf,
        offset=-one.offset % one.divisor if one.divisor else -one.offset,
    )


def tidy(one: Family) -> Family:
    """The family with ends that are neither too far nor too long; it may hold more then."""
    low, has_low = _tidy_low(one.low, one.has_low)
    high, has_high = _tidy_low(-one.high, one.has_high)
    return one._replace(low=low, high=-high, has_low=has_low, has_high=has_high)


def is_short(end: End) -> bool:
    if isinstance(end, float):
        return True
    if end.numerator.bit_length() > LONGEST or end.denominator.bit_length() > LONGEST:
        return False
    return not end or 1 / FAR <= abs(end) <= FAR


def _tidy_low(end: End, has_end: bool) -> tuple[End, bool]:
    """A low end no higher than one, and whether it may be a member."""
    if isinstance(end, float):
        return end, False
    if is_short(end):
        return end, has_end
    if end > FAR:
        return FAR, False
    if end < -FAR:
        return -inf, False
    if abs(end) < 1 / FAR:
        return (Fraction(0), False) if end > 0 else (-1 / FAR, False)
    shift = max(0, end.denominator.bit_length() - end.numerator.bit_length()) + LONGEST // 4
    return Fraction((end.numerator << shift) // end.denominator, 1 << shift), True


def hull(families: Iterable[Family]) -> Family:
    """A family that holds all members of some."""
    first, *rest = families
    for one in rest:
        low, has_low = min((first.low, not first.has_low), (one.low, not one.has_low))
        high, has_high = max((first.high, first.has_high), (one.high, one.has_high))
        divisor = gcd(first.divisor, one.divisor, first.offset - one.offset)
        first = Family(
            low,
            high,
            not has_low,
            has_high,
            first.is_rational if first.is_rational == one.is_rational else None,
            first.is_whole and one.is_whole,
            divisor,
            min(first.degree, one.degree),
            max(first.most_degree, one.most_degree),
            first.is_transcendental and one.is_transcendental,
            first.is_radical and one.is_radical,
            max(first.height, one.height),
            first.is_factorial and one.is_factorial,
            first.is_power and one.is_power,
            (min(first.tower[0], one.tower[0]), max(first.tower[1], one.tower[1])),
            first.offset % divisor if divisor else first.offset,
            gcd(first.avoided, one.avoided),
            of_both(first.valuations, one.valuations),
            min(first.lone_prime, one.lone_prime),
            min(first.factorials, one.factorials),
            first.may_equal or one.may_equal,
            first.are_algebraic and one.are_algebraic,
            first.is_no_factorial and one.is_no_factorial,
        )
    return first


def avoided_by(whole: int) -> int:
    """The product of the small primes that do not divide a number."""
    return prod(prime for prime in SMALL_PRIMES if whole % prime)


@lru_cache(maxsize=4096)
def least_degree(height: float) -> int:
    """A degree that no positive real number of so small a logarithmic height is below, but 1 itself."""
    if height >= log(2) * NEARLY:
        return 1
    degree = 2
    while degree < MOST_DEGREE and degree * height < NEARLY * 2 / log(3 * degree) ** 3:
        degree += 1
    return degree
