"""Why there is no Solution, in a sentence: each reason is a proof by itself (Equations VII-B; docs/solver.md)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.messages.lists import together
from forceout.messages.message import Message
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.equations.foreign_primes import primes_of, primes_that_count
from forceout.solver.equations.problem import (
    ANY_POWER,
    ANY_POWER_IN_GOAL,
    FACTORIALS_WITHOUT_END,
    NOT_AS_DIGITS,
    SEVERAL_FACTORIALS,
    WITHOUT_END,
    Problem,
)
from forceout.solver.equations.problems_of_position import build_problems
from forceout.solver.equations.proofs import (
    Facts,
    ProofOf,
    by_degrees,
    by_denominators,
    by_height,
    by_multiples,
    by_one,
    by_parts,
    by_primes,
    by_products,
    by_rationality,
    by_sign,
    by_size,
    by_sums,
    by_wholeness,
    by_zeros,
    proofs_despite,
)
from forceout.solver.equations.shapes import has_no_use, missing_shape

Words = Callable[[Facts], Message]


def why_none(position: Position, in_force: InForce, looked_at: int | None, budget: Budget) -> Message:
    """The simplest reason why no Equation is correct, of one that has been proved not to exist."""
    try:
        problems = list(build_problems(position, in_force, budget.is_spent))
    except OutOfBudget:
        problems = []
    else:
        if not problems:
            return Message("nothing-equals-a-goal-that-cannot-be-read")
    reasons = [why_hopeless(problem) for problem in problems]
    by_key = {reason.key: reason for reason in reasons if reason is not None}
    if len(by_key) == 1 and None not in reasons:
        return next(iter(by_key.values()))
    endless = {one.key: one for problem in problems for one in _endless(problem)}
    if endless:
        is_one = len(endless) == 1
        return next(iter(endless.values())) if is_one else Message("nothing-without-end-leads-to-the-goal")
    if looked_at:
        return Message("these-cubes-were-put-together-in-every-way", count=looked_at)
    return Message("whatever-these-cubes-make-is-not-the-goal")


def _endless(problem: Problem) -> Iterator[Message]:
    """What was proved of all that the rules allow without end (without_end.py)."""
    for gap in problem.gaps:
        if gap in (ANY_POWER, ANY_POWER_IN_GOAL):
            yield Message("no-power-of-the-base-leads-to-the-goal")
        elif gap in (FACTORIALS_WITHOUT_END, SEVERAL_FACTORIALS):
            yield Message("factorials-without-end-never-come-to-the-goal")
        elif gap.endswith(WITHOUT_END):
            yield Message("roots-without-end-never-come-to-the-goal")


def why_hopeless(problem: Problem) -> Message | None:
    """A proof that no expression of a problem equals the Goal, where one is enough, in words."""
    if not problem.signs and all(numeral.cubes == 1 for numeral in problem.numerals):
        return Message("every-solution-needs-an-operation-and-none-is-left")
    if NOT_AS_DIGITS not in problem.gaps and has_no_use(problem):
        return Message("a-required-cube-has-no-use")
    shape = None if NOT_AS_DIGITS in problem.gaps else missing_shape(problem)
    if shape is not None and shape.are_digits:
        if not shape.there:
            return Message("every-solution-needs-an-operation-and-none-is-left")
        return Message("required-digits-need-operations", digits=shape.required, operations=shape.there)
    if shape is not None:
        return Message("required-operations-need-numbers", operations=shape.required, digits=shape.there)
    if not problem.targets:
        return None
    facts = Facts.of(problem)
    for proof in sorted(proofs_despite(problem.gaps), key=list(WORDS).index):
        if not proof(facts, problem.targets):
            return WORDS[proof](facts)
    return None


def _goal(facts: Facts) -> str:
    """The Goal as it is read first."""
    return facts.problem.targets[0].text


def _of_primes(facts: Facts) -> Message:
    primes = sorted((primes_of(facts.numbers) or frozenset()) | (primes_that_count(facts.problem) or frozenset()))
    if not primes:
        return Message("only-one-and-zero-can-be-multiplied", goal=_goal(facts))
    return Message(
        "only-these-primes-can-be-multiplied", primes=together([str(one) for one in primes]), goal=_goal(facts)
    )


WORDS: Final[Mapping[ProofOf, Words]] = {
    by_wholeness: lambda facts: Message("only-whole-numbers-can-be-made", goal=_goal(facts)),
    by_multiples: lambda facts: Message("only-multiples-can-be-made", divisor=facts.divisor, goal=_goal(facts)),
    by_one: lambda facts: Message("nothing-below-one-can-be-made", goal=_goal(facts)),
    by_zeros: lambda facts: Message("a-required-zero-makes-all-zero", goal=_goal(facts)),
    by_denominators: lambda facts: Message("no-prime-comes-into-a-denominator", goal=_goal(facts)),
    by_degrees: lambda facts: Message("no-such-root-can-be-taken", goal=_goal(facts)),
    by_height: lambda facts: Message("nothing-so-long-can-be-made", goal=_goal(facts)),
    by_size: lambda facts: Message("nothing-so-large-can-be-made", goal=_goal(facts)),
    by_rationality: lambda facts: Message("only-fractions-can-be-made", goal=_goal(facts)),
    by_primes: _of_primes,
    by_sign: lambda facts: Message("nothing-below-zero-can-be-made", goal=_goal(facts)),
    by_parts: lambda _: Message("whatever-these-cubes-make-is-not-the-goal"),
    by_products: lambda _: Message("whatever-these-cubes-make-is-not-the-goal"),
    by_sums: lambda _: Message("whatever-these-cubes-make-is-not-the-goal"),
}
"""Each proof for people, the plainest first."""
