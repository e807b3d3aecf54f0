"""Whether each written symbol may be used at all (Equations III-A, VII-B-5, VII-C-5-f)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from forceout.games.equations.in_force import MISAPPLIED, InForce
from forceout.games.equations.language.notation import (
    CHOOSES,
    CLOSING,
    EQUALS,
    EXPONENT,
    FACTORIAL,
    IMAGINARY,
    OPENING,
    PERCENT,
    POINT,
    SIDEWAYS_DIVIDE,
    Token,
)
from forceout.games.equations.language.numerals import DIGIT_VALUES
from forceout.messages.message import Message, Slot
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.codes import Code
from forceout.rules.violation import Violation

GROUPING: Final = frozenset(OPENING) | frozenset(CLOSING) | {EQUALS}
NEEDED: Final[Mapping[str, Sequence[tuple[Slot, str]]]] = {
    FACTORIAL: [(Message("title-factorial"), "XIII-A-4")],
    POINT: [(Message("title-decimal-point"), "XIII-A-11"), (Message("title-decimal-in-goal"), "XIII-D-12")],
    EXPONENT: [(Message("title-exponent"), "XIII-B-12")],
    IMAGINARY: [(Message("title-radical-is-i"), "XIII-D-11")],
    CHOOSES: [(Message("title-radical-is-i"), "XIII-D-11")],
    PERCENT: [(Message("title-percent"), "XIII-A-10")],
    SIDEWAYS_DIVIDE: [(Message("title-remainder"), "XIII-A-7"), (Message("title-log"), "XIII-D-13")],
    "rem": [(Message("title-remainder"), "XIII-A-7")],
    "log": [(Message("title-log"), "XIII-D-13")],
    "lcm": [(Message("title-lcm"), "XIII-A-13")],
    "gcf": [(Message("title-gcf"), "XIII-A-14")],
    "T": [(Message("base-eleven-or-twelve"), "XIII-C-5")],
    "E": [(Message("base-twelve"), "XIII-C-5")],
}
"""The variations of which each written meaning needs one, and where they are printed first."""


def symbol_violations(tokens: Sequence[Token], is_goal: bool, in_force: InForce) -> Iterator[Violation]:
    """Symbols that no variation in force allows, and cubes that stand for what they may not (Equations VII-C-5-f,
    XIII-A-3)."""
    for token in tokens:
        if token.meaning in GROUPING:
            continue
        if token.is_power_of_base:
            if not in_force.makes_one_any_power:
                section = in_force.cited("XIII-B-13")
                yield _stands_for_wrong(token, section, Message("a-1-is-one-unless-powers-of-the-base-is-in"))
        elif not _is_known(token, is_goal, in_force):
            yield _sign_not_in_force(token, in_force)
        if token.stands_on is not None and token.stands_on != token.symbol:
            yield from _wrong_wild(token, in_force)


def _is_known(token: Token, is_goal: bool, in_force: InForce) -> bool:
    if token.meaning == POINT and is_goal and in_force.has_points_in_goal:
        return True
    return token.meaning in in_force.known_meanings


def _sign_not_in_force(token: Token, in_force: InForce) -> Violation:
    """A sign that no variation in force brings in (Equations VII-C-5-f, III-A)."""
    needed = [(title, in_force.cited(section)) for title, section in NEEDED[token.meaning]]
    played = [(title, section) for title, section in needed if section != MISAPPLIED]
    title, section = (played or needed)[0]
    why = Message("needs-variation-which-is-not-in-force-here", variation=title)
    if not played:
        why = Message("needs-variation-which-is-not-played-here", variation=title)
    if token.meaning == POINT and in_force.has_points_in_goal:
        why = Message("may-be-put-into-the-goal-only")
    message = Message("the-sign-symbol-why", symbol=token.meaning, why=why, section=section)
    return Violation(Code.VARIATION_MISUSED, EQUATIONS[section], message)


def _wrong_wild(token: Token, in_force: InForce) -> Iterator[Violation]:
    """Only the wild cube stands for other symbols, and only for those its division allows (Equations XIII-A-3,
    XIII-B-3, XIII-B-3-b, XIII-B-3-c)."""
    section = in_force.cited("XIII-A-3")
    assert token.stands_on is not None
    if token.stands_on != in_force.wild:
        yield _stands_for_wrong(token, section, Message("cube-is-not-wild-in-this-shake", cube=token.stands_on))
    elif token.symbol is None or token.symbol not in in_force.wild_symbols:
        yield _stands_for_wrong(
            token,
            section,
            Message("the-wild-cube-may-stand-for-a-numeral", cube=token.stands_on)
            if in_force.wild_symbols.isdigit()
            else Message("the-wild-cube-may-stand-for-a-symbol", cube=token.stands_on),
        )
    elif DIGIT_VALUES.get(token.meaning, 0) >= in_force.base:
        yield _stands_for_wrong(
            token, section, Message("base-has-no-digit-symbol", base=in_force.base, symbol=token.meaning)
        )


def _stands_for_wrong(token: Token, section: str, why: Message) -> Violation:
    assert token.stands_on is not None
    return Violation(
        Code.WILD_UNKNOWN,
        EQUATIONS[section],
        Message(
            "a-cube-cannot-stand-for-symbol-here", cube=token.stands_on, symbol=token.meaning, why=why, section=section
        ),
    )


def cube_of(token: Token, is_goal: bool, in_force: InForce) -> str | None:
    """The symbol of the cube that plays a token; None for grouping and for what needs no cube."""
    if token.meaning == POINT and token.stands_on is None and is_goal and in_force.has_points_in_goal:
        return None
    return token.cube


def wild_violations(
    solution: Sequence[Token], goal_meanings: Sequence[str | None], in_force: InForce
) -> Iterator[Violation]:
    """Every wild cube stands for the same symbol, if not for the same meaning, in the Goal and in the Solution
    (Equations XIII-A-3, VII-C-5-f)."""
    meant = [token.symbol for token in solution if in_force.wild is not None and token.cube == in_force.wild]
    symbols = list(dict.fromkeys(symbol for symbol in [*meant, *goal_meanings] if symbol is not None))
    if len(symbols) > 1:
        section = in_force.cited("XIII-A-3")
        yield Violation(
            Code.WILD_INCONSISTENT,
            EQUATIONS[section],
            Message(
                "the-wild-cube-stands-for-several",
                cube=in_force.wild or "",
                meanings=_all_meant(symbols),
                section=section,
            ),
        )


def _all_meant(symbols: Sequence[str]) -> Slot:
    """Several symbols that one cube stands for."""
    if len(symbols) == 1:
        return symbols[0]
    return Message("first-and-for-others", first=symbols[0], others=_all_meant(symbols[1:]))


def factorial_violations(goal_count: int, solution_count: int, in_force: InForce) -> Iterator[Violation]:
    """Two factorial signs for the whole Equation; with Multiple Operations two for the Goal, and with Multiple of k
    none there in Junior and Senior (Equations XIII-A-4, XIII-A-5, XIII-C-8)."""
    if not in_force.factorials:
        return
    section = in_force.cited("XIII-A-4")
    if goal_count > in_force.goal_factorials:
        yield Violation(
            Code.TOO_MANY_FACTORIALS,
            EQUATIONS[section],
            Message(
                "the-goal-has-count-factorial-signs", count=goal_count, most=in_force.goal_factorials, section=section
            ),
        )
    elif not in_force.lifts_factorial_limit and goal_count + solution_count > in_force.factorials:
        yield Violation(
            Code.TOO_MANY_FACTORIALS,
            EQUATIONS[section],
            Message(
                "the-equation-has-count-factorial-signs",
                count=goal_count + solution_count,
                most=in_force.factorials,
                section=section,
            ),
        )


def writing_violations(tokens: Sequence[Token], is_goal: bool, in_force: InForce) -> Iterator[Violation]:
    """What is wrong with the symbols of one side taken by itself, whatever its readings."""
    yield from symbol_violations(tokens, is_goal, in_force)
    yield from wild_violations(tokens, (), in_force)
    count = sum(token.meaning == FACTORIAL for token in tokens)
    yield from factorial_violations(count if is_goal else 0, 0 if is_goal else count, in_force)
