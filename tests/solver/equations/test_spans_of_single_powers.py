"""Powers of the base in ever smaller parts against expressions with some of them: no Goal that one makes is missed."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.factorial import Factorial
from forceout.games.equations.variations.multiple_operations import MultipleOperations
from forceout.games.equations.variations.powers_of_the_base import PowersOfTheBase
from forceout.rules.vocabulary import Division
from forceout.solver.equations.compiled_search import IS_COMPILED
from forceout.solver.equations.problem import Numeral
from tests.solver.equations.test_spans import IS_LONG, Grower, ask, endless_problems

ROUNDS = 1_500 if IS_LONG else 60
TREES = 12
LARGEST = (20, 60, 300)
POWERS = 12
"""So many powers of each 1 are there at a time, up to one of those."""
SHARE_OF_OTHERS = 0.25

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="no kernel")


class GrowerOfPowers(Grower):
    """Makes expressions in which most numerals are powers of the base."""

    def _powers(self) -> Iterator[Numeral]:
        base = values.integer(self.whole.endless.base)
        for numeral in self.whole.endless.powers:
            if isinstance(numeral.value, Rational) and numeral.value in (values.integer(1), values.integer(-1)):
                largest = self.random.choice(LARGEST)
                for _ in range(POWERS):
                    power = values.power(base, values.integer(self.random.randint(-largest // 2, largest)))
                    yield numeral._replace(value=values.multiply(numeral.value, power))

    def grow(self, size: int) -> tuple[Number, int, str]:
        """Most often a power beside a small expression."""
        if size == 1 or self.random.random() < SHARE_OF_OTHERS:
            return super().grow(size)
        known = {numeral.value for numeral in self.whole.numerals}
        power = self.random.choice([one for one in self.numerals if one.value not in known])
        left, left_usage, left_text = self._with_signs(power.value, power.usage, str(power.value))
        right, right_usage, right_text = super().grow(self.random.randint(1, 2))
        sign = self.random.choice(self.binary)
        used = self.usage.add(self.usage.add(left_usage, right_usage), sign.usage)
        if self.random.random() < 1 / 2:
            left, right, left_text, right_text = right, left, right_text, left_text
        return self._put(sign, used, left, right), used, f"({left_text} {sign.text} {right_text})"


def test_what_powers_of_the_base_make_does_not_lie_elsewhere() -> None:
    tally: Counter[str | None] = Counter()
    for number in range(ROUNDS):
        random = Random(f"spans of single powers {number}")
        chosen = random.choice(
            (
                (PowersOfTheBase(), Factorial()),
                (PowersOfTheBase(), Factorial(), MultipleOperations()),
                (PowersOfTheBase(), MultipleOperations()),
            )
        )
        for problem in endless_problems(random, chosen, (Division.JUNIOR, Division.SENIOR)):
            if problem.numerals and problem.signs and problem.endless.powers:
                grower = GrowerOfPowers(problem, random)
                tally.update(ask(problem, grower, random) for _ in range(TREES))
    assert tally["unverifiable candidates"] > ROUNDS // 2, tally
