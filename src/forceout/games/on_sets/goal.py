"""The Goal and its value (On-Sets III-B)."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from forceout.games.on_sets.cubes import DIGITS
from forceout.messages.message import Message
from forceout.rules.unreadable import Unreadable

Formula = Callable[..., int]

# The table of III-B-1: for each shape and number of digits, what the digits A, B, C in order make.
FORMULAS: Final[Mapping[str, Mapping[int, Formula]]] = {
    "row": {1: lambda a: a, 2: lambda a, b: a + b, 3: lambda a, b, c: a + b + c},
    "column": {2: lambda a, b: a * b, 3: lambda a, b, c: a * b * c},
    "tee": {3: lambda a, b, c: a * (b + c)},
    "ell": {3: lambda a, b, c: a * b + c},
}
LONGEST_GOAL: Final = 100


class GoalDigit(NamedTuple):
    """A digit cube in the Goal, perhaps placed upside-down."""

    digit: int
    is_upside_down: bool

    @property
    def value(self) -> int:
        """An upside-down digit is negative (On-Sets III-B-1-c, Basic-I-B-3)."""
        return -self.digit if self.is_upside_down else self.digit


class Goal(NamedTuple):
    """Digit cubes in some shape, legal or not."""

    shape: str
    digits: tuple[GoalDigit, ...]

    def __str__(self) -> str:
        return " ".join([self.shape, *(f"{'~' * turned}{digit}" for digit, turned in self.digits)])


DigitReadings = Callable[[GoalDigit], tuple[int, ...]]


def upside_down_is_negative(digit: GoalDigit) -> tuple[int, ...]:
    """The one value of a digit where no variation says otherwise (On-Sets III-B-1-c)."""
    return (digit.value,)


@lru_cache(maxsize=4096)
def read_goal(text: str) -> Goal:
    """A Goal from its shape and digit cubes, such as `ell 3 ~2 ~1` (On-Sets I-B-3-a); raises Unreadable."""
    words = text.split() if len(text) <= LONGEST_GOAL else []
    if not words or words[0][0] in DIGITS + "~":
        raise Unreadable(Message("a-goal-is-a-shape-and-its-digits"), 0)
    digits = []
    for word in words[1:]:
        turned, digit = word.startswith("~"), word.removeprefix("~")
        if len(digit) != 1 or digit not in DIGITS:
            raise Unreadable(Message("word-is-not-a-digit-cube", word=repr(word)), 0)
        digits.append(GoalDigit(int(digit), turned))
    return Goal(words[0].lower(), tuple(digits))


def is_legal_configuration(goal: Goal) -> bool:
    """Whether the digits stand in one of the seven shapes of the table (On-Sets III-B-1-note, VII-C-5-a)."""
    return len(goal.digits) in FORMULAS.get(goal.shape, {})


@lru_cache(maxsize=4096)
def goal_values(goal: Goal, readings: DigitReadings = upside_down_is_negative) -> tuple[int, ...]:
    """Every whole number that the Goal names, ascending; none when it is of no legal shape (On-Sets III-B, III-B-1,
    III-B-1-a, III-B-1-b, VII-C-5-a, XIII-B-9, Basic-I-B, Basic-I-B-1, Basic-I-B-2)."""
    if not is_legal_configuration(goal):
        return ()
    formula = FORMULAS[goal.shape][len(goal.digits)]
    values = {formula(*choice) for choice in product(*map(readings, goal.digits))}
    return tuple(sorted(value for value in values if value >= 0))
