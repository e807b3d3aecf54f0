"""Numerals: digits in the base in force, turned cubes, decimal points (Equations IV-B-1, VII-B-4)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.notation import POINT, Token, Turn
from forceout.games.equations.values import Number, Undefined

DIGIT_VALUES: Final = {**{str(digit): digit for digit in range(10)}, "T": 10, "E": 11}
MOST_TOKENS: Final = 4
"""Three digits and a point make the longest numeral."""
ONE: Final = values.integer(1)


class Complaint(NamedTuple):
    """Why some symbols are no numeral: a code for programs, the section, a sentence for students, and the place."""

    code: str
    section: str
    message: str
    at: int


class Numeral(NamedTuple):
    """Some tokens that name a number by themselves."""

    tokens: tuple[Token, ...]
    value: Number | Undefined
    needs_company: bool
    """Whether it is legal only beside a sign that takes two digits."""


def turned(value: Number, turn: Turn) -> Number:
    """A sideways cube is the reciprocal, an upside-down one the opposite (Equations XIII-A-1, XIII-A-2)."""
    if turn in (Turn.SIDEWAYS, Turn.BOTH):
        value = values.divide(ONE, value)
    return values.negate(value) if turn in (Turn.UPSIDE_DOWN, Turn.BOTH) else value


def positional_value(digits: Sequence[Token], point: int | None, base: int) -> Number:
    """The number that digits name, with a point in front of the one at `point` (Equations XIII-A-11, XIII-B-6)."""
    whole = 0
    for digit in digits:
        whole = whole * base + DIGIT_VALUES[digit.meaning]
    if point is None or point == len(digits):
        return values.integer(whole)
    return values.rational(whole, base ** (len(digits) - point))


def power_of_base(token: Token, base: int) -> Number:
    """What a 1 that is marked as a power of the base names (Equations XIII-B-13)."""
    written = token.meaning
    if written.startswith(POINT):
        return values.rational(1, int(base ** (len(written) - 1)))
    return values.integer(base ** (len(written) - 1))


def numeral_of(tokens: Sequence[Token], is_goal: bool, in_force: InForce, beside: bool) -> Numeral | Complaint | None:
    """The numeral that these digits and points make, or why it is not legal; None when they make none.

    `beside` says whether a sign that takes two digits stands right next to them (Equations XIII-A-10)."""
    points = [place for place, token in enumerate(tokens) if token.meaning == POINT]
    digits = [token for token in tokens if token.meaning != POINT]
    at = tokens[0].at
    if not digits or len(points) > 1:
        return None
    for digit in digits:
        if DIGIT_VALUES[digit.meaning] >= in_force.base:
            section = in_force.cited("XIII-B-6")
            return Complaint(
                "base-digit",
                section,
                f"There is no digit {digit.meaning} in base {in_force.base}: use digits below it ({section}).",
                digit.at,
            )
    if any(digit.turn is not Turn.UPRIGHT for digit in digits):
        return _turned_numeral(tokens, digits, is_goal, in_force)
    if points:
        return _decimal(tokens, digits, points[0], is_goal, in_force)
    allowed = in_force.digits_allowed(is_goal)
    if len(digits) > allowed and not (beside and len(digits) == 2):
        return _too_long(len(digits), is_goal, at)
    return Numeral(tuple(tokens), positional_value(digits, None, in_force.base), len(digits) > allowed)


def _turned_numeral(
    tokens: Sequence[Token], digits: Sequence[Token], is_goal: bool, in_force: InForce
) -> Numeral | Complaint:
    """A turned digit is a numeral by itself: no other digit and no point goes with it (Equations XIII-A-2,
    XIII-C-5-note, XIII-D-12-comment)."""
    if len(tokens) > 1:
        section = in_force.cited("XIII-A-2")
        return Complaint(
            "variation-misused",
            section,
            f"A turned digit stands alone: it is no part of a longer numeral and takes no decimal point ({section}).",
            tokens[0].at,
        )
    digit = digits[0]
    if not in_force.is_legal_turn(digit.turn, is_goal):
        section = in_force.cited("XIII-A-2" if digit.turn is Turn.UPSIDE_DOWN else "XIII-A-1")
        return Complaint(
            "variation-misused",
            section,
            f"{digit} is a turned cube, which is not allowed here: "
            f"Sideways or Upside-down must be in force, and a Goal has no cube turned both ways ({section}).",
            digit.at,
        )
    try:
        value: Number | Undefined = turned(values.integer(DIGIT_VALUES[digit.meaning]), digit.turn)
    except Undefined:
        value = Undefined("zero has no reciprocal, so a 0 cannot lie sideways", "XIII-A-1")
    return Numeral(tuple(tokens), value, needs_company=False)


def _decimal(
    tokens: Sequence[Token], digits: Sequence[Token], point: int, is_goal: bool, in_force: InForce
) -> Numeral | Complaint:
    """A numeral with a decimal point (Equations XIII-A-11, XIII-A-11-examples, XIII-D-12)."""
    at = tokens[0].at
    most = in_force.point_digits
    if not most and is_goal and in_force.has_points_in_goal:
        if len(digits) > in_force.digits_allowed(is_goal):
            return _too_long(len(digits), is_goal, at)
        if point == len(digits):
            section = in_force.cited("XIII-D-12")
            message = f"A decimal point of the Goal goes in front of a digit ({section})."
            return Complaint("variation-misused", section, message, at)
    elif len(digits) > most:
        section = in_force.cited("XIII-A-11")
        message = f"A decimal point goes with at most {most or 'no'} digits here, and this has more ({section})."
        return Complaint("variation-misused", section, message, at)
    return Numeral(tuple(tokens), positional_value(digits, point, in_force.base), needs_company=False)


def _too_long(count: int, is_goal: bool, at: int) -> Complaint:
    if is_goal:
        return Complaint(
            "goal-misread", "IV-B-1", f"A numeral of the Goal has one or two digits, not {count} (IV-B-1).", at
        )
    return Complaint(
        "two-digit-numeral",
        "VII-B-4",
        f"A numeral of {count} digits is not allowed in this Solution: put an operation between the digits (VII-B-4).",
        at,
    )


def numerals_from(choices: Sequence[Sequence[Token]], start: int) -> Iterator[tuple[Token, ...]]:
    """Every run of digits and points that begins at a place, shortest first; each place offers some choices."""
    runs: list[tuple[Token, ...]] = [()]
    for place in range(start, min(start + MOST_TOKENS, len(choices))):
        runs = [(*run, token) for run in runs for token in choices[place] if token.is_digit or token.meaning == POINT]
        if not runs:
            return
        yield from runs
