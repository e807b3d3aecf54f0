"""What a text can be read as: trees of operations, each with its exact value."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from forceout.games.equations.values import Number, Undefined
from forceout.games.equations.values.number import Rational
from forceout.messages.message import Message


class Fixity(Enum):
    """Where a sign stands: between two numbers, in front of one, or behind one."""

    BINARY = "between"
    PREFIX = "in front"
    POSTFIX = "behind"


@dataclass(frozen=True, slots=True)
class Operation:
    """What a sign does; `apply` raises Undefined or Unverifiable where it gives no value."""

    sign: str
    fixity: Fixity
    apply: Callable[..., Number]
    all_values: Callable[..., tuple[Number, ...]] | None = None
    """Every value, where there may be several; None where there is one."""
    takes_two_digits: bool = False
    """Whether the very numbers beside the sign may have two digits, also in a Solution."""


class Node(NamedTuple):
    """A number, or an operation with its parts, as one reading has it."""

    value: Number
    text: str
    """What stands on paper for a number; the sign of an operation."""
    fixity: Fixity | None = None
    parts: tuple["Node", ...] = ()

    def __str__(self) -> str:
        """This reading with every group in parentheses, but for the outermost."""
        # Without recursion: a run of hundreds of signs nests as deep as it is long.
        printed: list[str] = []
        waiting: list[Node | str] = [self]
        while waiting:
            one = waiting.pop()
            if isinstance(one, str):
                printed.append(one)
            else:
                waiting += reversed(one._pieces())
        return "".join(printed)

    def _pieces(self) -> list["Node | str"]:
        """What stands for this reading, from left to right."""
        if self.fixity is None:
            return [self.text]
        inner: list[list[Node | str]] = [[part] if part.fixity is None else ["(", part, ")"] for part in self.parts]
        if self.fixity is Fixity.PREFIX:
            return [self.text, *inner[0]]
        if self.fixity is Fixity.POSTFIX:
            return [*inner[0], self.text]
        sign = f" {self.text} " if self.text.isalpha() else self.text
        return [*inner[0], sign, *inner[1]]


@dataclass(slots=True)
class Readings:
    """All legal readings of an expression, one for each value, and what is known of the rest."""

    values: dict[Number, Node] = field(default_factory=dict)
    is_complete: bool = True
    """Whether every legal reading was looked at."""
    has_too_many: bool = False
    """Whether it is known that there are more readings than can be looked at."""
    unverifiable: Message | None = None
    """Why some reading has a value that cannot be found."""
    undefined: Undefined | None = None
    """Why some reading has no value."""
    needs_company: bool = False
    """Whether this is a numeral that is legal only beside a sign that takes two digits."""


class Exhausted(Exception):
    """The steps allowed for one question are used up."""


FULL_BUDGET: Final = 40_000
SAMPLE_SIZE: Final = 3
HEAVY: Final = 50
"""Steps that one operation on a number counts for that is not a short fraction; it takes so much longer."""
SHORT_BITS: Final = 256


def weight(number: Number) -> int:
    """How many steps an operation on a number counts for."""
    if type(number) is Rational and number.p.bit_length() + number.q.bit_length() <= SHORT_BITS:
        return 1
    return HEAVY


@dataclass(slots=True)
class Budget:
    """How much work one question may cost: steps in all, and values kept for one expression."""

    steps: int = FULL_BUDGET
    values_kept: int | None = None
    """None to keep every value; a number to stop at a sample of so many."""

    def spend(self, steps: int) -> None:
        """Take steps from the budget; raises Exhausted when there are none left."""
        self.steps -= steps
        if self.steps < 0:
            raise Exhausted

    def verify_reaches(self, steps: int) -> None:
        """Raises Exhausted, before anything is begun, when so many steps are more than there are."""
        if steps > self.steps:
            self.spend(steps)
