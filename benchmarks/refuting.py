"""Random writing against a "no" of the Equations solver: expressions that use all that is required, held against the
Goal and then judged."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, TypeVar

from forceout.games.equations import values
from forceout.games.equations.checking import check_equation
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.play import EquationsGame
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.equations.endless_problems import without_limits
from forceout.solver.equations.problem import (
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    Expression,
    Numeral,
    Problem,
    Sign,
    Tree,
    Usage,
    write,
)
from forceout.solver.equations.problems_of_position import build_problems

MOST_MORE: Final = 3
"""So many numerals are put beside those that are required."""
SHARE_OF_SIGNS: Final = 0.25
LONGEST_CHAIN: Final = 4
LONGEST_CHAINS: Final = {square_root: 14, values.factorial: 3}
"""Where chains are written that a search does not try."""
LARGEST_POWER: Final = 30
Choice = TypeVar("Choice")


class NotThatWay(Exception):
    """The cubes or the numbers do not allow what was thought of."""


class Writer:
    """Writes random expressions of the cubes of a problem; where that is asked, with what has no end, too."""

    def __init__(self, problem: Problem, random: Random, is_endless: bool = False) -> None:
        self.random = random
        self.problem = problem = without_limits(problem) if is_endless else problem
        self.usage = Usage(problem)
        self.chooses = is_endless
        """Whether powers have any of their values: nothing is said of which."""
        self.longest_chains = LONGEST_CHAINS if is_endless else {square_root: LONGEST_CHAIN}
        fields = range(problem.fields - COUNTERS)
        self.required = [problem.required >> FIELD_BITS * place & MOST_OF_A_SORT for place in fields]
        self.numerals = [one for one in problem.numerals if not one.needs_company]
        self.numerals += far_powers(problem) if is_endless else ()
        self.binary = [sign for sign in problem.signs if sign.operation.fixity is Fixity.BINARY]
        self.unary = [sign for sign in problem.signs if sign.operation.fixity is not Fixity.BINARY]

    def written(self) -> tuple[Number, int, Expression]:
        """A number, what it uses, and its expression. Raises NotThatWay."""
        parts = [self._with_signs(one.value, one.usage, one) for one in self._some_numerals()]
        missing = [one for one in self.binary for _ in range(self._missing(one, parts))]
        self.random.shuffle(missing)
        while len(parts) > 1:
            left, right = (parts.pop(self.random.randrange(len(parts))) for _ in range(2))
            sign = missing.pop() if missing else self._choice(self.binary)
            used = self.usage.add(self.usage.add(left[1], right[1]), sign.usage)
            parts.append(
                self._with_signs(self._put(sign, used, left[0], right[0]), used, Tree(sign, left[2], right[2]))
            )
        return parts[0]

    def _missing(self, sign: Sign, parts: Sequence[tuple[Number, int, Expression]]) -> int:
        """How often a sign is required that is not there yet."""
        for place, count in enumerate(self.required):
            if sign.usage >> FIELD_BITS * place & MOST_OF_A_SORT:
                return max(0, count - sum(used >> FIELD_BITS * place & MOST_OF_A_SORT for _, used, _ in parts))
        return 0

    def _some_numerals(self) -> list[Numeral]:
        """Numerals with all digits that are required, and some more."""
        found: list[Numeral] = []
        left = list(self.required)
        for numeral in self.random.sample(self.numerals, len(self.numerals)):
            places = [at for at, _ in enumerate(left) if numeral.usage >> FIELD_BITS * at & MOST_OF_A_SORT]
            while any(left[at] for at in places):
                found.append(numeral)
                for at in places:
                    left[at] = max(0, left[at] - (numeral.usage >> FIELD_BITS * at & MOST_OF_A_SORT))
        signs = [at for one in self.binary for at in range(len(left)) if one.usage >> FIELD_BITS * at & MOST_OF_A_SORT]
        needed = sum(left[at] for at in dict.fromkeys(signs)) + 1
        more = max(needed - len(found), 0) + self.random.randint(0, MOST_MORE)
        found += [self._choice(self.numerals) for _ in range(more)]
        return found or [self._choice(self.numerals)]

    def _choice(self, heap: Sequence[Choice]) -> Choice:
        if not heap:
            raise NotThatWay
        return self.random.choice(heap)

    def _put(self, sign: Sign, used: int, left: Number, right: Number | None = None) -> Number:
        if not self.usage.fits(used):
            raise NotThatWay
        other = sign.exponent if right is None else right
        try:
            if self.chooses and sign.operation.all_values is not None and other is not None:
                return self.random.choice(sign.operation.all_values(left, other))
            return sign.of(left, right)
        except (Undefined, Unverifiable, ArithmeticError):
            raise NotThatWay from None

    def _with_signs(self, value: Number, used: int, tree: Expression) -> tuple[Number, int, Expression]:
        while self.unary and self.random.random() < SHARE_OF_SIGNS:
            sign = self.random.choice(self.unary)
            most = self.longest_chains.get(sign.operation.apply, 1)
            for _ in range(self.random.randint(1, most)):
                total = self.usage.add(used, sign.usage)
                try:
                    value, used, tree = self._put(sign, total, value), total, Tree(sign, tree)
                except NotThatWay:
                    break
        return value, used, tree


def far_powers(problem: Problem) -> Iterator[Numeral]:
    """Powers of the base that a 1 may be, beyond those that are looked at one by one."""
    base = values.integer(problem.endless.base)
    for numeral in problem.endless.powers:
        if numeral.value in (values.integer(1), values.integer(-1)):
            for exponent in range(-LARGEST_POWER, LARGEST_POWER + 1, 3):
                power = values.power(base, values.integer(exponent))
                yield numeral._replace(value=values.multiply(numeral.value, power))


def refutation(shake: Shake, situation: Situation, random: Random, tries: int) -> tuple[str | None, int]:
    """A correct Solution written at random, where the solver said that there is none, and how many were written."""
    imagined = replace(shake, contest=Contest(situation))
    game = imagined.table.game
    assert isinstance(game, EquationsGame)
    position, in_force = game.position(imagined), game.in_force(imagined)
    written = 0
    problems = [problem for problem in build_problems(position, in_force) if problem.targets and problem.numerals]
    for problem in problems:
        writer = Writer(problem, random)
        for _ in range(tries // len(problems)):
            try:
                value, used, tree = writer.written()
            except NotThatWay:
                continue
            for target in problem.targets:
                total = writer.usage.add(used, target.usage)
                if not writer.usage.is_final(total) or not writer.usage.fits(total):
                    continue
                written += 1
                try:
                    is_met = problem.relation.is_met(value, target.value)
                except Unverifiable:
                    continue
                text = f"{write(tree, bool(in_force.digit_cubes))} = {target.text}" if is_met else ""
                if is_met and check_equation(text, position, in_force).is_correct:
                    return text, written
    return None, written
