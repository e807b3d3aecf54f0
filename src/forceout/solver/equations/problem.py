"""What a search is given: numerals and signs with the cubes that they use, and the values that are wanted.

How often each sort of cube is used is packed into one whole number, five bits a sort, so that adding two
expressions adds their cubes. Beside the cubes there are four sorts that only count: factorial signs, operation
symbols, cubes altogether, and signs in front of numbers that no cube limits.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.language.notation import IMAGINARY
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Number
from forceout.games.equations.variation import GoalRelation
from forceout.solver.equations.chains import ends_by_itself
from forceout.solver.equations.families import Family

FIELD_BITS: Final = 5
MOST_FIELDS: Final = 25
MOST_OF_A_SORT: Final = 15
MOST_IN_FRACTION: Final = 2**62
"""Four numbers that the kernel has too, by other names; a test holds that they are the same."""
COUNTERS: Final = 4
"""The last fields, which count no cubes of one sort."""
ANY_POWER: Final = "a 1 may be any power of the base"
ANY_POWER_IN_GOAL: Final = "a 1 of the Goal may be any power of the base"
NOT_AS_DIGITS: Final = "signs that may be repeated are not tried as digits"
SEVERAL_FACTORIALS: Final = "exponents with several factorial signs are not tried"
FACTORIALS_WITHOUT_END: Final = "factorial signs without end"
WITHOUT_END: Final = "without end"
"""What a search leaves out, where a proof needs to know."""


class Numeral(NamedTuple):
    """A numeral, what it uses, and what is written for it."""

    value: Number
    usage: int
    cubes: int
    """How many cubes it takes; a search goes by them."""
    text: str
    needs_company: bool = False
    """Whether it is legal only right beside a sign that takes two digits."""


class Sign(NamedTuple):
    """A sign, what it uses, and what is written for it; an exponent cube is a sign behind a number."""

    operation: Operation
    usage: int
    text: str
    exponent: Number | None = None

    @property
    def ends_by_itself(self) -> bool:
        """Whether the sign, put to what it made again and again, comes to an end."""
        return ends_by_itself(self.operation.apply)

    def of(self, left: Number, right: Number | None = None) -> Number:
        """What the sign makes of one number or two."""
        other = self.exponent if right is None else right
        return self.operation.apply(left) if other is None else self.operation.apply(left, other)


def multiply_with_i(left: Number, right: Number) -> Number:
    """A number times an i beside it, times the next."""
    return values.multiply(values.multiply(left, values.IMAGINARY), right)


def is_beside_i(sign: Sign) -> bool:
    """Whether a sign is an i between two numbers (Equations XIII-D-11)."""
    return sign.operation.apply is multiply_with_i


class Tree(NamedTuple):
    """An operation on one or two expressions."""

    sign: Sign
    left: "Expression"
    right: "Expression | None" = None
    remark: str = ""
    """What the writer says that a power with several values is (Equations XIII-D-11)."""


Expression = Numeral | Tree


class Target(NamedTuple):
    """A legal reading of the Goal: its value, the factorial signs it takes, and how it is written."""

    value: Number
    usage: int
    text: str
    sign: str = ""
    """What stands between the two parts of the reading, where it has two."""
    parts: tuple[Number, ...] = ()


class Outcome(Enum):
    """How a search ended."""

    FOUND = "found"
    EXHAUSTED = "exhausted"
    BLURRED = "unverifiable candidates"
    CUT = "budget"


class GoalFamily(NamedTuple):
    """What holds readings of the Goal, and the factorial signs that these take."""

    family: Family
    usage: int = 0


class Endless(NamedTuple):
    """More of what the rules allow without end than a search tries, for proofs about all of it (without_end.py)."""

    base: int = 10
    powers: tuple[Numeral, ...] = ()
    """The powers of the base that a 1 may be, up to the largest in size."""
    largest_power: int = 0
    exponents: tuple[Sign, ...] = ()
    """Exponents that are too large to be searched."""
    targets: tuple["Target", ...] = ()
    """The Goal with the same powers for its own 1."""
    others: tuple[GoalFamily, ...] | None = None
    """What holds all else that the Goal may be; None where that is not known."""


NOTHING_ENDLESS: Final = Endless()
Wrapped = Callable[["Expression"], "Expression"]
"""Makes a Solution of a whole problem from one of a part."""
Accept = Callable[[Expression, Target], bool]
"""Told of a candidate; says whether the search may stop."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One search: a meaning of the wild cube is fixed, and so is how Resources may be used."""

    fields: int
    numerals: tuple[Numeral, ...]
    signs: tuple[Sign, ...]
    targets: tuple[Target, ...]
    on_mat: int
    usable: int
    required: int
    caps: int
    """The most that is counted of each saturating sort."""
    saturating: int
    """All bits of the sorts that are counted only up to their cap."""
    extra: int | None
    """How many cubes may come from Resources; None for all."""
    relation: GoalRelation
    gaps: tuple[str, ...]
    """What the rules allow beyond this search: where there is some, finding nothing proves nothing."""
    writes_operands_apart: bool
    """Whether what stands behind a √ needs parentheses lest both be read as a numeral."""
    endless: Endless = NOTHING_ENDLESS


def ones(fields: int) -> int:
    """A one in every field."""
    return sum(1 << (FIELD_BITS * place) for place in range(fields))


class Usage:
    """Adds up what expressions use, and says whether the cubes allow it."""

    def __init__(self, problem: Problem) -> None:
        self.guards = ones(problem.fields) << (FIELD_BITS - 1)
        self._usable = problem.usable | self.guards
        self._on_mat = problem.on_mat | self.guards
        # A sort that is counted in full has no cap.
        full = ones(problem.fields) * MOST_OF_A_SORT & ~problem.saturating
        self._caps = problem.caps | full | self.guards
        self._saturating = problem.saturating
        self._required = problem.required
        self._extra = problem.extra

    def add(self, one: int, other: int) -> int:
        """What two expressions use together."""
        total = one + other
        if self._saturating:
            over = ~(self._caps - total) & self.guards & self._saturating
            if over:
                mask = over | (over - (over >> (FIELD_BITS - 1)))
                total = (total & ~mask) | (self._caps & mask & ~self.guards)
        return total

    def fits(self, usage: int) -> bool:
        """Whether there are so many cubes, with no more from Resources than allowed."""
        if (self._usable - usage) & self.guards != self.guards:
            return False
        return self._extra is None or self._from_resources(usage) <= self._extra

    def _from_resources(self, usage: int) -> int:
        over = ~(self._on_mat - usage) & self.guards
        count = 0
        while over:
            place = over.bit_length() - FIELD_BITS
            have = (self._on_mat >> place) & MOST_OF_A_SORT
            count += ((usage >> place) & MOST_OF_A_SORT) - have
            over &= ~(1 << (place + FIELD_BITS - 1))
        return count

    def is_final(self, usage: int) -> bool:
        """Whether everything required is used (Equations VII-B-3)."""
        return ((usage | self.guards) - self._required) & self.guards == self.guards


def write(expression: Expression, apart: bool = False) -> str:
    """An expression with every group in parentheses, but for the outermost; a remark stands within its own."""
    text = _written(expression, apart)
    return f"({text})" if isinstance(expression, Tree) and expression.remark else text


def _written(expression: Expression, apart: bool) -> str:
    if isinstance(expression, Numeral):
        return expression.text
    behind = f" := {expression.remark}" if expression.remark else ""
    return f"{_unremarked(expression, apart)}{behind}"


def _unremarked(expression: Tree, apart: bool) -> str:
    sign = expression.sign
    left = _operand(expression.left, apart)
    if expression.right is not None:
        # Behind a bare i a × may stand in front of the next number (XIII-D-11 with Number of Factors).
        if isinstance(expression.left, Numeral) and left.startswith(IMAGINARY):
            left = f"({left})"
        word = f" {sign.text} " if sign.text.isalpha() else sign.text
        return f"{left}{word}{_operand(expression.right, apart)}"
    if sign.operation.fixity is Fixity.POSTFIX:
        return f"{left}{sign.text}"
    if apart and isinstance(expression.left, Numeral):
        left = f"({left})"
    return f"{sign.text}{left}"


def _operand(expression: Expression, apart: bool) -> str:
    text = _written(expression, apart)
    return text if isinstance(expression, Numeral) else f"({text})"


def packed(counts: Sequence[int]) -> int:
    """Counts by sort as one number."""
    return sum(count << (FIELD_BITS * place) for place, count in enumerate(counts))
