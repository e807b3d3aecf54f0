"""The compiled search through complex numbers (`kernel/equations/pair_search.c`): handing a problem over, and its
candidates back."""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.values import Complex, Number, Unverifiable
from forceout.games.equations.values.number import Rational
from forceout.solver.budget import Budget
from forceout.solver.equations.chosen_values import Chooser, parts_of
from forceout.solver.equations.compiled_search import (
    EXPONENT_OPCODE,
    IS_COMPILED,
    MOST_TARGETS,
    PackedNumeral,
    PackedSign,
    PackedTarget,
    Unsupported,
    can_compile,
    outcome_of,
    packed_cubes,
    packed_sign,
    packed_targets,
    packed_usage,
    search_compiled,
)
from forceout.solver.equations.complex_valuations import complex_valuations
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.endless_problems import (
    exponents_beyond,
    is_counted,
    powers_beyond,
    with_few_powers,
    without_limits,
)
from forceout.solver.equations.exact_values import Codes, rebuild
from forceout.solver.equations.families import Family
from forceout.solver.equations.goals_without_end import Doubt
from forceout.solver.equations.no_factorials import is_no_factorial
from forceout.solver.equations.problem import (
    ANY_POWER,
    ANY_POWER_IN_GOAL,
    FACTORIALS_WITHOUT_END,
    MOST_IN_FRACTION,
    SEVERAL_FACTORIALS,
    WITHOUT_END,
    Accept,
    Numeral,
    Outcome,
    Problem,
    Sign,
    Target,
    is_beside_i,
)
from forceout.solver.equations.told_of_families import parts_of_family
from forceout.solver.equations.valuations import PRIMES, Valuations

if IS_COMPILED:
    from forceout.solver.kernel import _equations

BESIDE_I: Final = "BESIDE_I"
BETWEEN_I: Final = "BETWEEN_I"
BYTES_PER_ENTRY: Final = 128
MOST_ENTRIES: Final = 3_000_000
REAL: Final = values.integer(0)
MANY_POWERS: Final = 60
"""So many powers of the base are looked at one by one where few leave a doubt."""


PackedFar = tuple[int, float, float, bytes, int]


class Beyond(NamedTuple):
    """What has no end, as intervals that hold it, and how often primes divide the numbers in them."""

    numerals: tuple[PackedFar, ...] = ()
    exponents: tuple[PackedFar, ...] = ()
    goals: tuple[PackedTarget, ...] = ()
    of_numerals: tuple[Valuations, ...] = ()
    of_goals: tuple[Valuations, ...] = ()


NOTHING_BEYOND: Final = Beyond()


def has_complex_numbers(problem: Problem) -> bool:
    """Whether complex numbers may come up: by an i, by the Goal, or by powers with several values."""
    return (
        any(isinstance(numeral.value, Complex) for numeral in problem.numerals)
        or any(isinstance(target.value, Complex) for target in problem.targets)
        or any(
            is_beside_i(sign) or isinstance(sign.exponent, Complex) or sign.operation.all_values is not None
            for sign in problem.signs
        )
    )


def is_quick(problem: Problem) -> bool:
    """Whether the kernel can search a problem, with complex numbers if need be."""
    if not can_compile(problem):
        return False
    try:
        _numerals_and_signs(problem)
        packed_targets(_part(problem.targets, 0) + _part(problem.targets, 1))
    except Unsupported:
        return False
    return True


def search_quickly(problem: Problem, budget: Budget, accept: Accept) -> Outcome:
    """Look at every expression that the cubes allow, with the kernel. Raises Unsupported."""
    if not can_compile(problem):
        raise Unsupported
    try:
        return search_compiled(problem, budget, accept)
    except Unsupported:
        return search_complex(problem, budget, accept)


def search_complex(problem: Problem, budget: Budget, accept: Accept) -> Outcome:
    """Look at every expression that the cubes allow, with complex numbers. Raises Unsupported."""
    return _search(problem, budget, accept, NOTHING_BEYOND)


def prove_complex(problem: Problem, budget: Budget, accept: Accept) -> Outcome:
    """The same, with all that has no end as intervals that hold it: EXHAUSTED where there certainly is no Solution."""
    few = with_few_powers(problem)
    outcome = _prove(few, budget, accept)
    if few is problem or outcome is not Outcome.BLURRED:
        return outcome
    outcome = _prove(problem, budget, accept)
    return outcome if outcome is not Outcome.BLURRED else _prove(problem, budget, accept, MANY_POWERS)


def _prove(problem: Problem, budget: Budget, accept: Accept, many: int = 0) -> Outcome:
    if not _is_known_beyond(problem):
        return Outcome.BLURRED
    whole = without_limits(problem)
    try:
        powers = [
            (usage, family, part) for usage, family in powers_beyond(whole, many) for part in parts_of_family(family)
        ]
        exponents = [(sign.usage, family) for sign, family in exponents_beyond(whole)]
        long = [sign for sign in whole.signs if sign.exponent is not None and not _is_known(sign)]
        exponents += [(sign.usage, of_number(sign.exponent)) for sign in long if sign.exponent is not None]
        goals = [(part, other) for other in problem.endless.others or () for part in parts_of_family(other.family)]
        beyond = Beyond(
            tuple((*part, packed_usage(usage), 1) for usage, _, part in powers),
            _far(exponents),
            tuple((kind, 0, 1, low, high, packed_usage(other.usage)) for (kind, low, high), other in goals),
            tuple(family.valuations for _, family, _ in powers),
            tuple(other.family.valuations for _, other in goals),
        )
        more = tuple(one for one in whole.endless.powers if one not in whole.numerals)
        signs = tuple(sign for sign in whole.signs if sign not in long)
        targets = problem.endless.targets or problem.targets
        whole = replace(whole, numerals=whole.numerals + more, signs=signs, targets=targets)
        return _search(whole, budget, accept, beyond)
    except (Unsupported, Doubt, Unverifiable, ArithmeticError):
        return Outcome.BLURRED


def _is_known_beyond(problem: Problem) -> bool:
    """Whether all that a search leaves out has an interval; factorial signs that count as operations would have to be
    counted in exponents too."""
    has_exponents = any(sign.exponent is not None and not isinstance(sign.exponent, Complex) for sign in problem.signs)
    if FACTORIALS_WITHOUT_END in problem.gaps and has_exponents and any(is_counted(s, problem) for s in problem.signs):
        return False
    known = {ANY_POWER, SEVERAL_FACTORIALS} | (set() if problem.endless.others is None else {ANY_POWER_IN_GOAL})
    return all(gap in known or gap.endswith(WITHOUT_END) for gap in problem.gaps)


def _far(families: Iterable[tuple[int, Family]]) -> tuple[PackedFar, ...]:
    return tuple((*part, packed_usage(usage), 1) for usage, family in families for part in parts_of_family(family))


def _search(problem: Problem, budget: Budget, accept: Accept, beyond: Beyond) -> Outcome:
    if not can_compile(problem):
        raise Unsupported
    numerals, signs = _numerals_and_signs(problem)
    are_imaginary = bytes(isinstance(numeral.value, Complex) for numeral in problem.numerals)
    entries = MOST_ENTRIES
    if budget.bytes is not None:
        entries = min(entries, max(1, budget.bytes // BYTES_PER_ENTRY))
    outcome = Outcome.EXHAUSTED
    most = MOST_TARGETS - len(beyond.goals)
    if most < 1:
        raise Unsupported
    for first in range(0, len(problem.targets), most):
        chosen = problem.targets[first : first + most]
        chooser = Chooser(problem, accept)

        def is_right(codes: Codes, target: int, chooser: Chooser = chooser, among: tuple[Target, ...] = chosen) -> bool:
            return chooser.is_solution(rebuild(codes, problem), among[target])

        found, nodes = _equations.search_pairs(
            problem.fields,
            *packed_cubes(problem),
            -1 if problem.extra is None else problem.extra,
            getattr(problem.relation, "k", 0),
            numerals,
            signs,
            packed_targets(_part(chosen, 0)) + beyond.goals,
            packed_targets(_part(chosen, 1)) + tuple(map(_imaginary_part, beyond.goals)),
            are_imaginary,
            len(chosen),
            beyond.numerals,
            beyond.exponents,
            b"" if beyond is NOTHING_BEYOND else _ends((*map(_valuations_of, chosen), *beyond.of_goals)),
            _ends(beyond.of_numerals),
            bytes(map(_is_no_factorial, chosen)) + bytes(len(beyond.goals)),
            beyond is not NOTHING_BEYOND,
            entries,
            is_right,
            budget.spend,
        )
        budget.spend(nodes)
        ended = outcome_of(found)
        if ended in (Outcome.FOUND, Outcome.CUT):
            return ended
        if ended is Outcome.BLURRED or chooser.is_doubted:
            outcome = Outcome.BLURRED
    return outcome


def _is_no_factorial(target: Target) -> bool:
    return isinstance(target.value, Complex) or is_no_factorial(target.value)


def _valuations_of(target: Target) -> Valuations:
    return complex_valuations(target.value, PRIMES)


def _ends(known: Sequence[Valuations]) -> bytes:
    """What valuations lie between, as the kernel reads it: of each number the lower ends, and then the upper ones."""
    return array("d", (end for one in known for ends in zip(*one, strict=True) for end in ends)).tobytes()


def _numerals_and_signs(problem: Problem) -> tuple[tuple[PackedNumeral, ...], tuple[PackedSign, ...]]:
    signs = tuple((getattr(_equations, opcode), *rest) for opcode, *rest in map(_sign, problem.signs))
    return tuple(map(_numeral, problem.numerals)), signs


def _part(targets: Sequence[Target], part: int) -> list[Target]:
    """Targets with only their real or their imaginary part."""
    return [target._replace(value=parts_of(target.value)[part]) for target in targets]


def _is_known(sign: Sign) -> bool:
    try:
        _sign(sign)
    except Unsupported:
        return False
    return True


def _imaginary_part(goal: PackedTarget) -> PackedTarget:
    return _equations.RATIONAL, 0, 1, 0.0, 0.0, goal[-1]


def _numeral(numeral: Numeral) -> PackedNumeral:
    real, imaginary = parts_of(numeral.value)
    value = real if imaginary == REAL else imaginary
    if (value is imaginary and real != REAL) or not _is_short(value):
        raise Unsupported
    assert isinstance(value, Rational)
    return value.p, value.q, packed_usage(numeral.usage), numeral.cubes, numeral.needs_company


def _sign(sign: Sign) -> tuple[str, bytes, int, int, int]:
    if is_beside_i(sign):
        return BETWEEN_I, packed_usage(sign.usage), 0, 1, 0
    if sign.exponent is None or sign.operation.all_values is None:
        if sign.exponent == values.IMAGINARY and sign.operation.apply is values.multiply:
            return BESIDE_I, packed_usage(sign.usage), 0, 1, 0
        return packed_sign(sign)
    if sign.operation.apply is not values.power or not _is_short(sign.exponent):
        raise Unsupported
    assert isinstance(sign.exponent, Rational)
    return EXPONENT_OPCODE, packed_usage(sign.usage), sign.exponent.p, sign.exponent.q, 0


def _is_short(value: Number) -> bool:
    return type(value) is Rational and abs(value.p) < MOST_IN_FRACTION and value.q < MOST_IN_FRACTION
