"""Numerals: digits in the base in force, turned cubes, decimal points (Equations IV-B-1, VII-B-4)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import POINT, Token, Turn
from forceout.games.equations.values import Number, Undefined
from forceout.messages.message import Message
from forceout.rules.codes import Code

DIGIT_VALUES: Final = {**{str(digit): digit for digit in range(10)}, "T": 10, "E": 11}
MOST_TOKENS: Final = 4
"""Three digits and a point make the longest numeral."""
ONE: Final = values.integer(1)


class Complaint(NamedTuple):
    """Why some symbols are no numeral: a code for programs, the section, a sentence for students, and the place."""

    code: Code
    section: str
    words: Message
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
                Code.BASE_DIGIT,
                section,
                Message("there-is-no-digit-in-base", digit=digit.meaning, base=in_force.base, section=section),
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
            Code.VARIATION_MISUSED,
            section,
            Message("a-turned-digit-stands-alone", section=section),
            tokens[0].at,
        )
    digit = digits[0]
    if not in_force.is_legal_turn(digit.turn, is_goal):
        section = in_force.cited("XIII-A-2" if digit.turn is Turn.UPSIDE_DOWN else "XIII-A-1")
        return Complaint(
            Code.VARIATION_MISUSED,
            section,
            Message("digit-is-a-turned-cube", digit=str(digit), section=section),
            digit.at,
        )
    try:
        value: Number | Undefined = turned(values.integer(DIGIT_VALUES[digit.meaning]), digit.turn)
    except Undefined:
        value = Undefined(Message("zero-has-no-reciprocal"), "XIII-A-1")
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
            message = Message("a-decimal-point-of-the-goal-goes-in-front-of-a", section=section)
            return Complaint(Code.VARIATION_MISUSED, section, message, at)
    elif len(digits) > most:
        section = in_force.cited("XIII-A-11")
        message = Message("a-decimal-point-goes-with-at-most-digits-here", most=most, section=section)
        return Complaint(Code.VARIATION_MISUSED, section, message, at)
    return Numeral(tuple(tokens), positional_value(digits, point, in_force.base), needs_company=False)


def _too_long(count: int, is_goal: bool, at: int) -> Complaint:
    if is_goal:
        return Complaint(
            Code.GOAL_MISREAD, "IV-B-1", Message("a-numeral-of-the-goal-has-one-or-two-digits", count=count), at
        )
    return Complaint(
        Code.TWO_DIGIT_NUMERAL,
        "VII-B-4",
        Message("a-numeral-of-count-digits-is-not-allowed-in-this-solution", count=count),
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
