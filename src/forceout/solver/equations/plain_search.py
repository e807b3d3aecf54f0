"""The search in plain Python, on the judge's own exact numbers.

For every collection of cubes, the distinct values that it can make, by the number of cubes in numerals: two
expressions and a sign between them make one with the numerals of both. What uses everything required is held
against the Goal.

A power with several complex values is one of which the writer must choose (Equations XIII-D-11), and that is not tried.
But all of its values are followed, apart from those that need no choice: where none of them leads to the Goal, no
choice would have. What cannot be verified, a number or that it is the Goal, makes no correct Equation (Equations
VII-B-2, XIII-C-9-comment; reading 9): the judge works with the same numbers.
"""

from collections.abc import Iterable
from typing import Final

from forceout.games.equations.readings.reading import Fixity
from forceout.games.equations.values import Number, Undefined, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.equations.problem import (
    COUNTERS,
    FIELD_BITS,
    MOST_FIELDS,
    MOST_OF_A_SORT,
    Accept,
    Expression,
    Outcome,
    Problem,
    Sign,
    Target,
    Tree,
    Usage,
)

Values = dict[Number, Expression]
NODES_BETWEEN_LOOKS: Final = 16
CHOSEN: Final = 1 << FIELD_BITS * (MOST_FIELDS + 1)
"""Marks what a collection of cubes makes where some value had to be chosen."""
MOST_CHOICES: Final = 12
"""A power with more values is not followed."""


class PlainSearch:
    """One search over all collections of cubes."""

    def __init__(self, problem: Problem, budget: Budget, accept: Accept) -> None:
        self.problem = problem
        self.budget = budget
        self.accept = accept
        self.usage = Usage(problem)
        self.binary = [sign for sign in problem.signs if sign.operation.fixity is Fixity.BINARY]
        self.unary = [sign for sign in problem.signs if sign.operation.fixity is not Fixity.BINARY]
        self.is_blurred = False
        self._nodes = 0
        self._tables: list[dict[int, Values]] = []
        self._company: list[dict[int, Values]] = []

    def run(self) -> Outcome:
        """Look at every expression, fewest numerals first."""
        try:
            for level in range(self._most_cubes() + 1):
                if self._fill(level):
                    return Outcome.FOUND
        except OutOfBudget:
            return Outcome.CUT
        return Outcome.BLURRED if self.is_blurred else Outcome.EXHAUSTED

    def _most_cubes(self) -> int:
        """An upper bound of the cubes in numerals."""
        counted = range(self.problem.fields - COUNTERS)
        return sum((self.problem.usable >> (FIELD_BITS * place)) & MOST_OF_A_SORT for place in counted)

    def _fill(self, level: int) -> bool:
        table: dict[int, Values] = {}
        company: dict[int, Values] = {}
        self._tables.append(table)
        self._company.append(company)
        for numeral in self.problem.numerals:
            if numeral.cubes == level and self.usage.fits(numeral.usage):
                if numeral.needs_company:
                    company.setdefault(numeral.usage, {}).setdefault(numeral.value, numeral)
                elif self._keep(numeral.usage, numeral.value, numeral, table):
                    return True
        for size in range(1, level):
            for sign in self.binary:
                beside = sign.operation.takes_two_digits
                for left_usage, left in self._operands(size, beside):
                    for right_usage, right in self._operands(level - size, beside):
                        chosen = (left_usage | right_usage) & CHOSEN
                        total = self.usage.add(left_usage & ~CHOSEN, right_usage & ~CHOSEN)
                        total = self.usage.add(total, sign.usage)
                        if self.usage.fits(total) and self._combine(sign, left, right, total | chosen, table):
                            return True
        return self._add_unary(table)

    def _operands(self, level: int, beside: bool) -> Iterable[tuple[int, Values]]:
        found = list(self._tables[level].items())
        return found + list(self._company[level].items()) if beside else found

    def _combine(self, sign: Sign, left: Values, right: Values, total: int, table: dict[int, Values]) -> bool:
        for left_value, left_tree in left.items():
            for right_value, right_tree in right.items():
                found = self._apply(sign, left_value, right_value)
                usage = total | CHOSEN if len(found) > 1 else total
                for value in found:
                    if self._keep(usage, value, Tree(sign, left_tree, right_tree), table):
                        return True
        return False

    def _add_unary(self, table: dict[int, Values]) -> bool:
        """Signs on one number, until nothing new comes of them; every one uses something, or ends by itself."""
        waiting = [(usage, value, tree) for usage, found in table.items() for value, tree in found.items()]
        while waiting:
            usage, value, tree = waiting.pop()
            for sign in self.unary:
                plain = usage & ~CHOSEN
                total = self.usage.add(plain, sign.usage)
                if (total == plain and not sign.ends_by_itself) or not self.usage.fits(total):
                    continue
                results = self._apply(sign, value, sign.exponent)
                total |= (usage & CHOSEN) if len(results) < 2 else CHOSEN
                for result in results:
                    if total in table and result in table[total]:
                        continue
                    made = Tree(sign, tree)
                    if self._keep(total, result, made, table):
                        return True
                    waiting.append((total, result, made))
        return False

    def _apply(self, sign: Sign, left: Number, right: Number | None) -> tuple[Number, ...]:
        # An operation on anything but fractions may take as long as many on them.
        is_quick = type(left) is Rational and (right is None or type(right) is Rational)
        self._nodes += 1 if is_quick else NODES_BETWEEN_LOOKS
        if self._nodes >= NODES_BETWEEN_LOOKS:
            if self.budget.spend(self._nodes):
                raise OutOfBudget
            self._nodes = 0
        numbers = (left,) if right is None else (left, right)
        try:
            if sign.operation.all_values is not None:
                found = sign.operation.all_values(*numbers)
                if len(found) <= MOST_CHOICES:
                    return found
                self.is_blurred = True
                return ()
            return (sign.operation.apply(*numbers),)
        except Undefined:
            return ()
        except Unverifiable:
            # Of several values the writer chooses one, and that may be verified where all of them cannot.
            self.is_blurred = self.is_blurred or sign.operation.all_values is not None
            return ()

    def _keep(self, usage: int, value: Number, tree: Expression, table: dict[int, Values]) -> bool:
        """Note a value; True when it is what was looked for."""
        found = table.setdefault(usage, {})
        if value in found:
            return False
        found[value] = tree
        return any(self._is_met(usage, value, target) and self.accept(tree, target) for target in self.problem.targets)

    def _is_met(self, usage: int, value: Number, target: Target) -> bool:
        total = self.usage.add(usage & ~CHOSEN, target.usage)
        if not self.usage.is_final(total) or not self.usage.fits(total):
            return False
        try:
            is_met = bool(self.problem.relation.is_met(value, target.value))
        except Unverifiable:
            is_met = False
        if is_met and usage & CHOSEN:
            self.is_blurred = True
            return False
        return is_met


def search_plainly(problem: Problem, budget: Budget, accept: Accept) -> Outcome:
    """Look at every expression that the cubes allow."""
    return PlainSearch(problem, budget, accept).run()
