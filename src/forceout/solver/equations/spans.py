"""Whether all that the cubes can make, with chains that have no end, lies beside the Goal (`kernel/equations/spans.c`).

The kernel lays spans, intervals that hold every number that an expression can make, and says whether one of them
touches the Goal. Where none does there is no Solution, and nothing was made one by one but the shortest chains. The
theorem is in the kernel; what is handed to it is here: numerals and signs without limits, powers of the base and
exponents beyond those that are looked at, and all readings of the Goal.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.values import Unverifiable
from forceout.solver.budget import Budget
from forceout.solver.equations.arguments_of_goals import arguments_of, with_their_factorials
from forceout.solver.equations.classes_of_goals import moduli_of
from forceout.solver.equations.compiled_search import (
    IS_COMPILED,
    Unsupported,
    can_compile,
    is_sign_supported,
    outcome_of,
    packed_problem,
    packed_targets,
    packed_usage,
)
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.endless_problems import (
    exponent_chains,
    exponents_beyond,
    exponents_in_chains,
    is_counted,
    powers_beyond,
    without_limits,
)
from forceout.solver.equations.goals_without_end import Doubt
from forceout.solver.equations.lone_units import IS_UNIT, without_units
from forceout.solver.equations.primes_of_goals import told_apart_by
from forceout.solver.equations.problem import COUNTERS, FIELD_BITS, MOST_OF_A_SORT, GoalFamily, Outcome, Problem, Target
from forceout.solver.equations.told_of_families import known_of_family, parts_of_family, sort_of_family
from forceout.solver.equations.told_of_goals import sort_of, told_of

if IS_COMPILED:
    from forceout.solver.kernel import _equations

LOOKS: Final = ((300, 6), (3000, 9), (20000, 14))
"""How many spans a collection is given, and how many √ are looked at one by one: first few of both."""
MOST_TARGETS: Final = 64
MOST_PARTS: Final = 8
"""So many times as many readings of the Goal are looked at, part by part."""
ONE: Final = values.integer(1)
NOT_ANY: Final = -1.0
NO_ARGUMENT: Final = -2.0
"""What a Goal is handed over as that is the factorial of no other, and of no number at all."""


class Looks:
    """How far looking at the spans of one problem got: a look that was cut is made again, and none that ended."""

    def __init__(self) -> None:
        self.ended: Outcome | None = None
        """What was found out once and for all."""
        self.lays: list[Callable[[int, int, Budget], Outcome]] | None = None
        self.at = 0

    def go_on(self, problem: Problem, budget: Budget) -> Outcome:
        """EXHAUSTED where no number that the cubes can make is the Goal, BLURRED where that is not known."""
        if self.ended is None:
            outcome = self._look(problem, budget)
            if outcome is Outcome.CUT:
                return outcome
            self.ended = outcome
        return self.ended

    def _look(self, problem: Problem, budget: Budget) -> Outcome:
        try:
            if self.lays is None:
                if not can_compile(problem):
                    return Outcome.BLURRED
                self.lays = [_handed_over(problem, goals) for goals in _in_parts(_goals_of(problem))]
            while self.lays:
                most, longest = LOOKS[self.at]
                outcome = self.lays[0](most, longest, budget)
                if outcome is Outcome.BLURRED and self.at + 1 < len(LOOKS):
                    self.at += 1
                elif outcome is not Outcome.EXHAUSTED:
                    return outcome
                else:
                    self.lays.pop(0)
                    self.at = 0
        except (Unsupported, Doubt, Unverifiable, ArithmeticError):
            return Outcome.BLURRED
        return Outcome.EXHAUSTED


def lie_elsewhere(problem: Problem, budget: Budget, looks: Looks | None = None) -> Outcome:
    """EXHAUSTED where no number that the cubes can make is the Goal, BLURRED where that is not known; looks that are
    handed in go on where they were cut."""
    return (looks or Looks()).go_on(problem, budget)


OtherGoal = tuple[tuple[int, float, float], GoalFamily]


class Goals(NamedTuple):
    """What is wanted: numbers, and parts of families with what is known of these."""

    targets: tuple[Target, ...]
    others: tuple[OtherGoal, ...]


def _goals_of(problem: Problem) -> Goals:
    others = ((one, other) for other in problem.endless.others or () for one in parts_of_family(other.family))
    return Goals(problem.endless.targets or problem.targets, tuple(others))


def _in_parts(goals: Goals) -> list[Goals]:
    """As many at once as the kernel takes: where none of each part is met, none is. Raises Unsupported for too many."""
    if len(goals.targets) + len(goals.others) > MOST_TARGETS * MOST_PARTS:
        raise Unsupported
    if len(goals.targets) + len(goals.others) <= MOST_TARGETS:
        return [goals]
    targets = with_their_factorials(goals.targets)
    parts = [Goals(targets[at : at + MOST_TARGETS], ()) for at in range(0, len(targets), MOST_TARGETS)]
    return parts + [Goals((), goals.others[at : at + MOST_TARGETS]) for at in range(0, len(goals.others), MOST_TARGETS)]


def _handed_over(problem: Problem, wanted: Goals) -> Callable[[int, int, Budget], Outcome]:
    whole, unit_numerals, unit_signs = without_units(without_limits(problem))
    targets = wanted.targets
    others, arguments_of_others = _with_arguments(problem, wanted)
    goals = packed_targets(targets) + tuple(
        (kind, 0, 1, low, high, packed_usage(other.usage)) for (kind, low, high), other in others
    )
    sorts = bytes(sort_of(target.value) for target in targets) + bytes(
        sort_of_family(other.family) for _, other in others
    )
    numerals = whole.numerals + tuple(one for one in whole.endless.powers if one not in whole.numerals)
    powers = bytes(numeral in whole.endless.powers for numeral in numerals)
    primes = told_apart_by(problem.endless.base, [target.value for target in targets], (one.value for one in numerals))
    moduli = moduli_of(problem.endless.base, getattr(problem.relation, "k", 0))
    arguments = arguments_of([target.value for target in targets])
    known = tuple(
        told_of(target.value, argument, primes, moduli, whole.endless.base)
        for target, argument in zip(targets, arguments, strict=True)
    ) + tuple(
        known_of_family(other.family, argument, primes, whole.endless.base)
        for (_, other), argument in zip(others, arguments_of_others, strict=True)
    )
    far_numerals = tuple(
        (*part, packed_usage(usage), 1) for usage, family in powers_beyond(whole) for part in parts_of_family(family)
    )
    exponents = [(sign.usage, family) for sign, family in exponents_beyond(whole, leaves_chains=True)]
    chains = tuple((number, packed_usage(sign.usage)) for sign, number in exponent_chains(whole))
    long = [sign for sign in whole.signs if sign.exponent is not None and not is_sign_supported(sign)]
    in_chains = set(exponents_in_chains(whole))
    exponents += [
        (sign.usage, of_number(sign.exponent))
        for sign in long
        if sign.exponent is not None and (sign.usage, sign.exponent) not in in_chains
    ]
    whole = replace(whole, signs=tuple(sign for sign in whole.signs if sign not in long))
    far_exponents = tuple(
        (*part, packed_usage(usage), 1) for usage, family in exponents for part in parts_of_family(family)
    )
    leaves_out = not any(is_counted(sign, problem) for sign in problem.signs)
    cubes, extra, kept_numerals, signs = packed_problem(whole, (*numerals, *unit_numerals))

    def lay(most: int, longest: int, budget: Budget) -> Outcome:
        found, nodes = _equations.lay_spans(
            problem.fields,
            *cubes,
            extra,
            getattr(problem.relation, "k", 0),
            kept_numerals,
            signs + unit_signs,
            goals,
            powers + IS_UNIT * len(unit_numerals),
            sorts,
            known,
            problem.endless.base,
            far_numerals,
            far_exponents,
            chains,
            most,
            longest,
            leaves_out,
            primes,
            moduli,
            budget.spend,
        )
        budget.spend(nodes)
        return outcome_of(found)

    return lay


def _with_arguments(problem: Problem, wanted: Goals) -> tuple[list[OtherGoal], list[float]]:
    """Families of Goals, and those of whose members they are the factorials, that are Goals of no cubes; and of which
    each is the factorial."""
    others, arguments = list(wanted.others), []
    never = MOST_OF_A_SORT << FIELD_BITS * (problem.fields - COUNTERS)
    for _, other in wanted.others:
        argument = other.family.argument
        if argument is None or len(wanted.targets) + len(others) >= MOST_TARGETS:
            arguments.append(NO_ARGUMENT if other.family.is_no_factorial else NOT_ANY)
            continue
        place = next((place for place, (_, one) in enumerate(others) if one.family == argument), len(others))
        if place == len(others):
            others += ((part, GoalFamily(argument, never)) for part in parts_of_family(argument))
        arguments.append(float(len(wanted.targets) + place))
    return others, arguments + [NOT_ANY] * (len(others) - len(arguments))
