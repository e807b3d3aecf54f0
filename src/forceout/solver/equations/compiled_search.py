"""The compiled search: handing a problem to the kernel, and its candidates back."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Final

from flint import arb

from forceout.games.equations import values
from forceout.games.equations.language.notation import PERCENT
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.readings.reading import Operation
from forceout.games.equations.values import Complex, Number, Unverifiable
from forceout.games.equations.values.balls import Blurred, Exp
from forceout.games.equations.values.enclosure import enclose
from forceout.games.equations.values.number import Rational
from forceout.games.equations.variations.general_rule import whole_power, whole_root, whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.messages.message import Message
from forceout.solver import kernel
from forceout.solver.budget import Budget
from forceout.solver.equations.chosen_roots import rational_power
from forceout.solver.equations.exact_values import ExactValues
from forceout.solver.equations.problem import (
    MOST_FIELDS,
    MOST_IN_FRACTION,
    Accept,
    Numeral,
    Outcome,
    Problem,
    Sign,
    Target,
)

try:
    from forceout.solver.kernel import _equations
except ImportError:
    IS_COMPILED = False
else:
    IS_COMPILED = True

MOST_TARGETS: Final = 24
"""Readings of the Goal in one run of the kernel, which adds targets of its own."""
BYTES_PER_ENTRY: Final = 112
MOST_KEPT: Final = 4096
MOST_ENTRIES: Final = 6_000_000
_LARGEST: Final = 1e270

OPCODES: Final[Mapping[Callable[..., Number], str]] = {
    values.add: "ADD",
    values.subtract: "SUBTRACT",
    values.multiply: "MULTIPLY",
    values.divide: "DIVIDE",
    values.power: "POWER",
    values.root: "ROOT",
    square_root: "SQUARE_ROOT",
    values.average: "AVERAGE",
    values.remainder: "REMAINDER",
    values.lcm: "LEAST_MULTIPLE",
    values.gcf: "GREATEST_FACTOR",
    values.log: "LOGARITHM",
    values.number_of_factors: "FACTORS",
    next_prime: "NEXT_PRIME",
    values.factorial: "FACTORIAL",
    whole_power: "WHOLE_POWER",
    rational_power: "RATIONAL_POWER",
    whole_root: "WHOLE_ROOT",
    whole_square_root: "WHOLE_SQUARE_ROOT",
}
"""What the kernel calls each operation; the number of a name is the kernel's alone."""
PERCENT_OPCODE: Final = "PERCENT"
EXPONENT_OPCODE: Final = "EXPONENT"
CHOSEN_POWER_OPCODE: Final = "CHOSEN_POWER"
REMAINDER_LIMIT: Final = 1000


class Unsupported(Exception):
    """A problem that the kernel cannot handle."""


def packed_usage(usage: int) -> bytes:
    """How often each sort of cube is used, as the kernel reads it."""
    return usage.to_bytes(16, "little")


def is_short(value: Number) -> bool:
    """Whether the kernel keeps a number as a fraction."""
    return type(value) is Rational and abs(value.p) < MOST_IN_FRACTION and value.q < MOST_IN_FRACTION


def packed_sign(sign: Sign) -> tuple[str, bytes, int, int, int]:
    """A sign, as the kernel reads it, by the name of its opcode. Raises Unsupported."""
    operation = sign.operation
    apply: Any = operation.apply
    limit = 0
    if isinstance(apply, partial):
        limit = apply.keywords.get("limit") or 0
        apply = apply.func
    if operation.all_values is not None and (apply is not values.power or _may_be_chosen(sign.exponent)):
        raise Unsupported
    if sign.exponent is not None:
        if apply is whole_power or not is_short(sign.exponent) or not operation.sign.startswith("↑"):
            raise Unsupported
        assert isinstance(sign.exponent, Rational)
        return EXPONENT_OPCODE, packed_usage(sign.usage), sign.exponent.p, sign.exponent.q, int(apply is rational_power)
    if operation.all_values is not None:
        return CHOSEN_POWER_OPCODE, packed_usage(sign.usage), 0, 1, limit
    if operation.sign == PERCENT:
        return PERCENT_OPCODE, packed_usage(sign.usage), _hundred(operation), 1, 0
    opcode = OPCODES.get(apply)
    if opcode is None:
        raise Unsupported
    if apply is values.remainder:
        limit = REMAINDER_LIMIT
    return opcode, packed_usage(sign.usage), 0, 1, limit


def _hundred(operation: Operation) -> int:
    """What a percent is a part of, in the base in force."""
    part = operation.apply(values.integer(1), values.integer(1))
    assert isinstance(part, Rational)
    return part.q


@lru_cache(maxsize=1024)
def _interval(value: Number) -> tuple[int, float, float]:
    """A target that is no short fraction, as an interval that the kernel knows."""
    try:
        ball = enclose(value, 160)
    except (Blurred, Unverifiable):
        raise Unsupported from None
    if isinstance(ball, arb):
        low, high = _outward(ball)
        if low > 0 and (high > _LARGEST or low < 1 / _LARGEST):
            return (_equations.HUGE_POSITIVE, *_outward(ball.log()))
        if high < 0 and (low < -_LARGEST or high > -1 / _LARGEST):
            return (_equations.HUGE_NEGATIVE, *_outward((-ball).log()))
        if math.isinf(low) or math.isinf(high):
            raise Unsupported
        return _equations.LINEAR, low, high
    assert isinstance(ball, Exp)
    kind = _equations.HUGE_POSITIVE if ball.sign > 0 else _equations.HUGE_NEGATIVE
    if not isinstance(ball.power, arb):
        return (kind, 1e300, math.inf) if ball.power.sign > 0 else (kind, -math.inf, -1e300)
    return (kind, *_outward(ball.power))


def _outward(ball: arb) -> tuple[float, float]:
    """The ends of an interval as floats that surely enclose it. Raises Unsupported."""
    low, high = float(ball.lower()), float(ball.upper())
    if not low <= high:
        raise Unsupported
    return math.nextafter(math.nextafter(low, -math.inf), -math.inf), math.nextafter(
        math.nextafter(high, math.inf), math.inf
    )


def can_compile(problem: Problem) -> bool:
    """Whether the kernel is there and can handle this."""
    return IS_COMPILED and kernel.is_wanted() and problem.fields <= MOST_FIELDS


def _may_be_chosen(exponent: Number | None) -> bool:
    """Whether a power with this exponent may have several values."""
    return exponent is not None and not (type(exponent) is Rational and exponent.q == 1)


def is_sign_supported(sign: Sign) -> bool:
    """Whether the kernel knows a sign."""
    try:
        packed_sign(sign)
    except Unsupported:
        return False
    return True


def is_supported(problem: Problem) -> bool:
    """Whether the kernel knows all the numerals, signs and targets."""
    return (
        all(is_short(numeral.value) for numeral in problem.numerals)
        and all(map(is_sign_supported, problem.signs))
        and not any(isinstance(target.value, Complex) for target in problem.targets)
    )


def supported_part(problem: Problem) -> Problem:
    """The problem without the numerals, signs and targets that the kernel cannot handle."""
    return replace(
        problem,
        numerals=tuple(numeral for numeral in problem.numerals if is_short(numeral.value)),
        signs=tuple(sign for sign in problem.signs if is_sign_supported(sign)),
        targets=tuple(target for target in problem.targets if not isinstance(target.value, Complex)),
    )


Cubes = tuple[bytes, bytes, bytes, bytes, bytes]
PackedNumeral = tuple[int, int, bytes, int, bool]
PackedSign = tuple[int, bytes, int, int, int]
PackedTarget = tuple[int, int, int, float, float, bytes]


def packed_problem(
    problem: Problem, numerals: Sequence[Numeral]
) -> tuple[Cubes, int, tuple[PackedNumeral, ...], tuple[PackedSign, ...]]:
    """The cubes, how many may come from Resources, numerals and signs, as the kernel reads them. Raises Unsupported."""
    found = []
    for numeral in numerals:
        value = numeral.value
        if not is_short(value):
            raise Unsupported
        assert isinstance(value, Rational)
        found.append((value.p, value.q, packed_usage(numeral.usage), numeral.cubes, numeral.needs_company))
    cubes = packed_cubes(problem)
    signs = tuple((getattr(_equations, opcode), *rest) for opcode, *rest in map(packed_sign, problem.signs))
    return cubes, -1 if problem.extra is None else problem.extra, tuple(found), signs


def packed_cubes(problem: Problem) -> Cubes:
    """What there is of each sort, as the kernel reads it."""
    return (
        packed_usage(problem.on_mat),
        packed_usage(problem.usable),
        packed_usage(problem.required),
        packed_usage(problem.caps),
        packed_usage(problem.saturating),
    )


def packed_targets(targets: Sequence[Target], k: int = 0) -> tuple[PackedTarget, ...]:
    """Readings of the Goal, as the kernel reads them; where multiples of k are asked for, a long one is what it leaves,
    so that the kernel can tell whole numbers itself. Raises Unsupported."""
    return tuple((*(_left(target.value, k) or _kept(target.value)), packed_usage(target.usage)) for target in targets)


@lru_cache(maxsize=1024)
def _left(value: Number, k: int) -> tuple[int, int, int, float, float] | None:
    """A fraction some multiple of k away from a Goal that is no short fraction; None where there is none."""
    left = None if k == 0 or is_short(value) else left_by(value, k)
    return None if left is None or not is_short(left) else (_equations.RESIDUE, left.p, left.q, 0.0, 0.0)


def left_by(value: Number, k: int) -> Rational | None:
    """The fraction from 0 to k that is some multiple of k away from a number; None where that is not known."""
    if isinstance(value, Rational):
        return Rational(value.p % (k * value.q), value.q)
    try:
        left = values.residue(value, k) if values.is_integer(value) else None
    except Unverifiable:
        return None
    return None if left is None else Rational(left, 1)


def outcome_of(number: int) -> Outcome:
    """How a search of the kernel ended, by its number for that."""
    return next(one for one in Outcome if getattr(_equations, one.name) == number)


def search_compiled(problem: Problem, budget: Budget, accept: Accept) -> Outcome:
    """Look at every expression that the cubes allow, with the kernel. Raises Unsupported."""
    modulus = getattr(problem.relation, "k", 0)
    cubes, extra, numerals, signs = packed_problem(problem, problem.numerals)
    entries = MOST_ENTRIES
    if budget.bytes is not None:
        entries = min(entries, max(1, budget.bytes // BYTES_PER_ENTRY))
    outcome = Outcome.EXHAUSTED
    for first in range(0, len(problem.targets), MOST_TARGETS):
        chosen = problem.targets[first : first + MOST_TARGETS]
        exact = exact_answers(problem, chosen, accept)
        found, nodes = _equations.search(
            problem.fields,
            *cubes,
            extra,
            modulus,
            numerals,
            signs,
            packed_targets(chosen, modulus),
            entries,
            exact.answering(exact.is_right),
            exact.answering(exact.derive),
            exact.answering(exact.resolve),
            exact.answering(exact.settle),
            budget.spend,
        )
        budget.spend(nodes)
        ended = outcome_of(found)
        if exact.is_stopped and ended is not Outcome.FOUND:
            return Outcome.CUT
        if ended in (Outcome.FOUND, Outcome.CUT):
            return ended
        outcome = ended if ended is Outcome.BLURRED else outcome
    return outcome


def exact_answers(problem: Problem, targets: tuple[Target, ...], accept: Accept) -> ExactValues:
    """What answers the kernel's questions about some readings of the Goal."""
    return ExactValues(problem, targets, accept, _kept_exactly)


def _kept(value: Number) -> tuple[int, int, int, float, float]:
    if is_short(value):
        assert isinstance(value, Rational)
        return _equations.RATIONAL, value.p, value.q, 0.0, 0.0
    if isinstance(value, Complex):
        raise Unsupported
    kind, low, high = _interval(value)
    return kind, 0, 1, low, high


@lru_cache(maxsize=MOST_KEPT)
def _kept_exactly(value: Number) -> tuple[int, int, int, float, float]:
    try:
        return _kept(value)
    except Unsupported:
        raise Unverifiable(Message("no-interval-holds-it")) from None
