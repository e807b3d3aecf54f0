"""Proofs about what the rules allow without end: √ after √, ! after !, any power of the base for a 1.

**Theorem.** Let a search go through every expression that the cubes allow, and keep for each collection of cubes

- the numbers that it makes with chains of at most so many √, with factorials of numbers up to FEWEST_FACTORS, and with
  powers of the base up to the largest that is looked at;
- families (`families.py`) that hold all longer chains √…√x, all factorials of larger numbers, all other powers of the
  base, and whatever signs make of these and of numbers (`families_of_signs.py`).

If no number meets the Goal and no family may, there is no Solution.

Proof. By induction over an expression, with all its chains: its value is one of the numbers, or a member of a family,
kept for its cubes, or equals the value of an expression of the same cubes that is smaller (in the number of √, of !,
and in the sizes of the powers), to which the same applies (`families_of_sums.py` says which). A numeral is a
number kept, or a power that is a member. A sign between two expressions is put to all pairs of what is kept for them,
and a sign on one to all that is kept. A √ that may be repeated is put to a number up to the length of a chain, and then
a family holds the rest: x^(1/2ᵏ) for k beyond it lies between 1 and the last of the chain. Put to a family it is
followed a few times, and then a family holds the rest in the same way. Families that hold all that another holds are
kept in its place. ∎

A cube of √ that may be repeated counts up to what is required of it, and chains are longer than that; so that a shorter
chain uses the same cubes.
"""

from collections.abc import Iterator
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.equations.chains_of_roots import chain, rest_of_chain
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.endless_problems import (
    count_at,
    exponents_beyond,
    is_counted,
    powers_beyond,
    with_few_powers,
    without_limits,
)
from forceout.solver.equations.families import Family
from forceout.solver.equations.families_of_powers import power
from forceout.solver.equations.families_of_signs import families_of
from forceout.solver.equations.families_of_sums import multiply
from forceout.solver.equations.families_of_whole_numbers import FEWEST_FACTORS, Families, take_factorial
from forceout.solver.equations.goals_without_end import Doubt, EndlessGoals
from forceout.solver.equations.kept_values import Collection, Kept, numbers_beside
from forceout.solver.equations.last_signs import UNTRIED, LastSigns
from forceout.solver.equations.meeting_sizes import FOR_LEFT, FOR_RIGHT
from forceout.solver.equations.problem import (
    COUNTERS,
    FACTORIALS_WITHOUT_END,
    Accept,
    Outcome,
    Problem,
    Sign,
    Tree,
    Usage,
)
from forceout.solver.equations.sizes_of_numbers import ends_of_family, size_of

LONGEST_CHAIN: Final = 6
"""So many √ on a numeral are followed one by one."""
LONGER_CHAIN: Final = 4
"""So many on anything larger, and on families."""
MOST_NUMBERS: Final = 6000
MOST_FAMILIES: Final = 2000
"""So many of one collection of cubes are kept."""
NODES_OF_NUMBERS: Final = 400
NODES_OF_FAMILIES: Final = 400
NODES_LEFT_OUT: Final = 40
NODES_BETWEEN_LOOKS: Final = 6000
"""What an operation counts for: as many evaluations of the kernel take as long."""


def prove(problem: Problem, budget: Budget, accept: Accept, is_searched: bool = False) -> Outcome:
    """Look at every expression and every family: EXHAUSTED where there certainly is no Solution, BLURRED where that is
    not known. What a search that ended EXHAUSTED has tried need not be looked at again."""
    few = with_few_powers(problem)
    outcome = _prove(few, budget, accept, is_searched)
    return outcome if few is problem or outcome is not Outcome.BLURRED else _prove(problem, budget, accept, is_searched)


def _prove(problem: Problem, budget: Budget, accept: Accept, is_searched: bool) -> Outcome:
    try:
        return EndlessSearch(problem, budget, accept, is_searched).run()
    except OutOfBudget:
        return Outcome.CUT
    # Floats that cannot hold what is asked of them prove nothing.
    except (Doubt, Unverifiable, ArithmeticError, ValueError):
        return Outcome.BLURRED


class EndlessSearch:
    """One search over all collections of cubes, with families."""

    def __init__(self, problem: Problem, budget: Budget, accept: Accept, is_searched: bool) -> None:
        self.problem = without_limits(problem)
        self.budget = budget
        self.accept = accept
        self.usage = Usage(self.problem)
        self.last = LastSigns(problem, self.problem, self.usage, is_searched)
        signs = self.problem.signs
        self.binary = [sign for sign in signs if sign.operation.fixity is Fixity.BINARY]
        self.unary = [sign for sign in signs if sign.operation.fixity is not Fixity.BINARY]
        self.are_factorials_endless = FACTORIALS_WITHOUT_END in problem.gaps
        self.spent = 0
        self.far_exponents = list(exponents_beyond(self.problem))
        self.tables: list[dict[int, Collection]] = []
        self.company: list[dict[int, Collection]] = []
        self.goals = EndlessGoals(problem, self.usage)
        # A factorial sign that counts as an operation is needed as such, so that none is left out.
        self.leaves_out_factorials = not any(is_counted(sign, problem) for sign in signs)
        most = max(count_at(problem.caps, place) for place in range(problem.fields))
        self.longest = max(LONGEST_CHAIN, most)
        self.begun = self.longest - max(LONGER_CHAIN, most)
        """How many √ are counted as done on anything but a numeral."""

    def run(self) -> Outcome:
        """Look at everything, fewest numerals first."""
        for level in range(self._most_cubes() + 1):
            if self._fill(level):
                return Outcome.FOUND
        return Outcome.EXHAUSTED

    def _most_cubes(self) -> int:
        counted = range(self.problem.fields - COUNTERS)
        return sum(count_at(self.problem.usable, place) for place in counted)

    def _fill(self, level: int) -> bool:
        self.tables.append({})
        self.company.append({})
        if self._put_numerals(level):
            return True
        for size in range(1, level):
            for sign in self.binary:
                if self._put_between(sign, size, level):
                    return True
        # A sign on one number uses more, or as much where it may be repeated: so the smallest collections go first.
        done: set[int] = set()
        while waiting := self.tables[level].keys() - done:
            usage = min(waiting, key=self._size)
            done.add(usage)
            if self._put_signs_on(level, usage):
                return True
        return False

    def _size(self, usage: int) -> int:
        return sum(count_at(usage, place) for place in range(self.problem.fields))

    def _put_numerals(self, level: int) -> bool:
        ones = {numeral.text for numeral in self.problem.endless.powers}
        more = [one for one in self.problem.endless.powers if one not in self.problem.numerals]
        for number, numeral in enumerate((*self.problem.numerals, *more)):
            if numeral.cubes != level or not self.usage.fits(numeral.usage):
                continue
            if numeral.needs_company:
                kept = self.company[level].setdefault(numeral.usage, Collection())
                kept.numbers.setdefault(numeral.value, Kept(numeral, False, 0, 0))
                continue
            is_power = numeral.text in ones
            cost = 0 if number < len(self.problem.numerals) else UNTRIED
            if self._keep(level, numeral.usage, numeral.value, Kept(numeral, is_power, 0, cost)):
                return True
        if level == 1:
            for usage, family in powers_beyond(self.problem):
                if self.usage.fits(usage):
                    self._keep_families(level, usage, (family,))
        return False

    def _put_between(self, sign: Sign, size: int, level: int) -> bool:
        beside = sign.operation.takes_two_digits
        for left_usage, left in self._operands(size, beside):
            for right_usage, right in self._operands(level - size, beside):
                total = self.usage.add(self.usage.add(left_usage, right_usage), sign.usage)
                if self.usage.fits(total) and self._combine(sign, left, right, level, total):
                    return True
        return False

    def _operands(self, level: int, beside: bool) -> list[tuple[int, Collection]]:
        found = list(self.tables[level].items())
        return found + list(self.company[level].items()) if beside else found

    def _combine(self, sign: Sign, left: Collection, right: Collection, level: int, total: int) -> bool:
        apply = sign.operation.apply
        keeps_powers = apply in (values.multiply, values.divide)
        is_last = self.last.is_last(total)
        goals = self.last.goals_of(total)
        own_cost = self.last.cost(sign)
        for left_value, left_kept in left.numbers.items():
            left_size = None if goals is None else size_of(left_value)
            for right_value in numbers_beside(right, FOR_RIGHT.get(apply), left_size, goals):
                right_kept = right.numbers[right_value]
                cost = left_kept.cost + right_kept.cost + own_cost
                if is_last and self.last.may_leave_out(sign, left_value, right_value, cost, total):
                    continue
                if goals is not None and self.last.misses(sign, left_size, size_of(right_value), goals):
                    self._spend(NODES_LEFT_OUT)
                    continue
                self._spend(NODES_OF_NUMBERS)
                is_power = keeps_powers and left_kept.is_power and right_kept.is_power
                made = Kept(Tree(sign, left_kept.tree, right_kept.tree), is_power, self.begun, cost)
                if self._put(sign, left_value, right_value, made, level, total):
                    return True
        self._combine_with_families(sign, left, right, level, total)
        return False

    def _combine_with_families(self, sign: Sign, left: Collection, right: Collection, level: int, total: int) -> None:
        apply = sign.operation.apply
        goals = self.last.goals_of(total)
        for one in left.families:
            size = None if goals is None else ends_of_family(one)
            for value in numbers_beside(right, FOR_RIGHT.get(apply), size, goals):
                self._combine_families(sign, one, right.enclosed(value), level, total)
            for other in right.families:
                self._combine_families(sign, one, other, level, total)
        for other in right.families:
            size = None if goals is None else ends_of_family(other)
            for value in numbers_beside(left, FOR_LEFT.get(apply), size, goals):
                self._combine_families(sign, left.enclosed(value), other, level, total)

    def _combine_families(self, sign: Sign, one: Family, other: Family, level: int, total: int) -> None:
        goals = self.last.goals_of(total)
        if goals is not None and self.last.may_leave_out_families(sign, one, other, goals):
            self._spend(NODES_LEFT_OUT)
        else:
            self._keep_families(level, total, self._of_families(sign, one, other))

    def _put(self, sign: Sign, left: Number, right: Number | None, made: Kept, level: int, total: int) -> bool:
        """What a sign makes of numbers: a number where it is known exactly, else a family."""
        try:
            value = sign.of(left, right)
        except Undefined:
            return False
        except Unverifiable:
            operands = [of_number(one) for one in (left, sign.exponent if right is None else right) if one is not None]
            self._keep_families(level, total, self._of_families(sign, *operands))
            return False
        return self._keep(level, total, value, made)

    def _of_families(self, sign: Sign, *operands: Family) -> Families:
        """What a sign makes of families. Raises Doubt where that is not known."""
        self._spend(NODES_OF_FAMILIES)
        operation = sign.operation
        if operation.all_values is not None:
            raise Doubt
        if operation.sign == PERCENT:
            hundred = of_number(operation.apply(values.integer(1), values.integer(1)))
            return [made for product in multiply(*operands) for made in multiply(product, hundred)]
        if sign.exponent is not None:
            return power(*operands)
        apply = families_of(operation.apply)
        if apply is None:
            raise Doubt
        return apply(*operands)

    def _put_signs_on(self, level: int, usage: int) -> bool:
        """Signs on one number, until nothing new comes of them."""
        kept = self.tables[level][usage]
        waiting: list[tuple[Number, Kept]] = list(kept.numbers.items())
        while waiting:
            value, made = waiting.pop()
            for sign in self.unary:
                total = self.usage.add(usage, sign.usage)
                if not self.usage.fits(total):
                    continue
                self._spend(NODES_OF_NUMBERS)
                before = len(kept.numbers)
                if self._put_sign(sign, value, made, level, usage, total):
                    return True
                if len(kept.numbers) > before:
                    waiting.append(next(reversed(kept.numbers.items())))
            if self.far_exponents:
                self._raise_far(level, usage, of_number(value))
        self._put_signs_on_families(level, usage, kept)
        return False

    def _put_sign(self, sign: Sign, value: Number, made: Kept, level: int, usage: int, total: int) -> bool:
        """One sign on a number; where it may be repeated, only so often."""
        apply = sign.operation.apply
        if apply is square_root and total == usage:
            if value in (ZERO, ONE) or values.sign(value) == -1:
                return False
            if made.roots >= self.longest:
                self._keep_families(level, total, (rest_of_chain(value),))
                return False
            longer = Kept(Tree(sign, made.tree), False, made.roots + 1, made.cost + self.last.cost(sign))
            return self._put(sign, value, None, longer, level, total)
        if apply is values.factorial and not _has_short_factorial(value):
            self._keep_families(level, total, self._factorial(of_number(value)))
            return False
        larger = Kept(Tree(sign, made.tree), False, self.begun, made.cost + self.last.cost(sign))
        return self._put(sign, value, None, larger, level, total)

    def _factorial(self, family: Family) -> Families:
        made = take_factorial(family)
        return made if self.leaves_out_factorials else [one._replace(may_equal=True) for one in made]

    def _put_signs_on_families(self, level: int, usage: int, kept: Collection) -> None:
        for family in _walk(kept.families):
            for sign in self.unary:
                total = self.usage.add(usage, sign.usage)
                if not self.usage.fits(total):
                    continue
                if sign.operation.apply is square_root and total == usage:
                    self._keep_families(level, total, chain(family))
                elif sign.operation.apply is values.factorial:
                    self._spend(NODES_OF_FAMILIES)
                    self._keep_families(level, total, self._factorial(family))
                else:
                    exponent = () if sign.exponent is None else (of_number(sign.exponent),)
                    self._keep_families(level, total, self._of_families(sign, family, *exponent))
            self._raise_far(level, usage, family)

    def _raise_far(self, level: int, usage: int, family: Family) -> None:
        """Exponents with more factorial signs than are looked at one by one."""
        for sign, exponent in self.far_exponents:
            total = self.usage.add(usage, sign.usage)
            if self.usage.fits(total):
                self._keep_families(level, total, self._of_families(sign, family, exponent))

    def _keep(self, level: int, usage: int, value: Number, made: Kept) -> bool:
        """Note a number; True when it is what was looked for."""
        if self.last.is_closed(usage):
            return any(self.accept(made.tree, target) for target in self.goals.met_by(usage, value))
        numbers = self.tables[level].setdefault(usage, Collection()).numbers
        if value in numbers:
            return False
        numbers[value] = made
        if len(numbers) > MOST_NUMBERS:
            raise Doubt
        return any(self.accept(made.tree, target) for target in self.goals.met_by(usage, value))

    def _keep_families(self, level: int, usage: int, made: Families) -> None:
        """Note families, unless others hold them. Raises Doubt where one may meet the Goal."""
        if not made:
            return
        if self.last.is_closed(usage):
            for family in made:
                self.goals.rule_out(usage, family)
            return
        kept = self.tables[level].setdefault(usage, Collection())
        for family in made:
            if kept.held.holds(family):
                continue
            self.goals.rule_out(usage, family)
            kept.held.add(family)
            if len(kept.families) > MOST_FAMILIES:
                raise Doubt

    def _spend(self, nodes: int) -> None:
        # Asking a clock each time would take as long as what is asked for.
        self.spent += nodes
        if self.spent >= NODES_BETWEEN_LOOKS:
            spent, self.spent = self.spent, 0
            if self.budget.spend(spent):
                raise OutOfBudget


ZERO: Final = values.integer(0)
ONE: Final = values.integer(1)


def _walk(families: list[Family]) -> Iterator[Family]:
    """All of a list, and what is put to its end meanwhile."""
    at = 0
    while at < len(families):
        yield families[at]
        at += 1


def _has_short_factorial(value: Number) -> bool:
    return isinstance(value, Rational) and (value.q != 1 or value.p <= FEWEST_FACTORS)
