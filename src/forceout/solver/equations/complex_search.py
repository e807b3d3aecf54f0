"""The compiled search through complex numbers (`kernel/equations/pair_search.c`): handing a problem over, and its
candidates back."""

from collections.abc import Sequence
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Rational
from forceout.solver.budget import Budget
from forceout.solver.equations.chosen_values import Chooser, parts_of
from forceout.solver.equations.compiled_search import (
    IS_COMPILED,
    MOST_TARGETS,
    PackedNumeral,
    PackedSign,
    Unsupported,
    can_compile,
    packed_cubes,
    packed_sign,
    packed_targets,
    packed_usage,
    search_compiled,
)
from forceout.solver.equations.exact_values import Codes, rebuild
from forceout.solver.equations.problem import (
    MOST_IN_FRACTION,
    Accept,
    Numeral,
    Outcome,
    Problem,
    Sign,
    Target,
    is_beside_i,
)

if IS_COMPILED:
    from forceout.solver.kernel import _equations

BYTES_PER_ENTRY: Final = 128
MOST_ENTRIES: Final = 3_000_000
REAL: Final = values.integer(0)


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
    if not can_compile(problem):
        raise Unsupported
    numerals, signs = _numerals_and_signs(problem)
    are_imaginary = bytes(isinstance(numeral.value, Complex) for numeral in problem.numerals)
    entries = MOST_ENTRIES
    if budget.bytes is not None:
        entries = min(entries, max(1, budget.bytes // BYTES_PER_ENTRY))
    outcomes = {
        _equations.EXHAUSTED: Outcome.EXHAUSTED,
        _equations.FOUND: Outcome.FOUND,
        _equations.BLURRED: Outcome.BLURRED,
        _equations.CUT: Outcome.CUT,
    }
    outcome = Outcome.EXHAUSTED
    for first in range(0, len(problem.targets), MOST_TARGETS):
        chosen = problem.targets[first : first + MOST_TARGETS]
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
            packed_targets(_part(chosen, 0)),
            packed_targets(_part(chosen, 1)),
            are_imaginary,
            entries,
            is_right,
            budget.spend,
        )
        budget.spend(nodes)
        ended = outcomes[found]
        if ended in (Outcome.FOUND, Outcome.CUT):
            return ended
        if ended is Outcome.BLURRED or chooser.is_doubted:
            outcome = Outcome.BLURRED
    return outcome


def _numerals_and_signs(problem: Problem) -> tuple[tuple[PackedNumeral, ...], tuple[PackedSign, ...]]:
    signs = tuple((getattr(_equations, opcode), *rest) for opcode, *rest in map(_sign, problem.signs))
    return tuple(map(_numeral, problem.numerals)), signs


def _part(targets: Sequence[Target], part: int) -> list[Target]:
    """Targets with only their real or their imaginary part."""
    return [target._replace(value=parts_of(target.value)[part]) for target in targets]


def _numeral(numeral: Numeral) -> PackedNumeral:
    real, imaginary = parts_of(numeral.value)
    value = real if imaginary == REAL else imaginary
    if (value is imaginary and real != REAL) or not _is_short(value):
        raise Unsupported
    assert isinstance(value, Rational)
    return value.p, value.q, packed_usage(numeral.usage), numeral.cubes, numeral.needs_company


def _sign(sign: Sign) -> tuple[str, bytes, int, int, int]:
    if is_beside_i(sign):
        return "BETWEEN_I", packed_usage(sign.usage), 0, 1, 0
    if sign.exponent is None or sign.operation.all_values is None:
        if sign.exponent == values.IMAGINARY and sign.operation.apply is values.multiply:
            return "BESIDE_I", packed_usage(sign.usage), 0, 1, 0
        return packed_sign(sign)
    if sign.operation.apply is not values.power or not _is_short(sign.exponent):
        raise Unsupported
    assert isinstance(sign.exponent, Rational)
    return "EXPONENT", packed_usage(sign.usage), sign.exponent.p, sign.exponent.q, 0


def _is_short(value: Number) -> bool:
    return type(value) is Rational and abs(value.p) < MOST_IN_FRACTION and value.q < MOST_IN_FRACTION
