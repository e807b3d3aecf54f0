"""Whether each written symbol may be used at all (Equations III-A, VII-B-5, VII-C-5-f)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from forceout.games.equations.in_force import MISAPPLIED, InForce
from forceout.games.equations.notation import (
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
from forceout.games.equations.numerals import DIGIT_VALUES
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.violation import Violation

GROUPING: Final = frozenset(OPENING) | frozenset(CLOSING) | {EQUALS}
NEEDED: Final[Mapping[str, Sequence[tuple[str, str]]]] = {
    FACTORIAL: [("Factorial", "XIII-A-4")],
    POINT: [("Decimal Point", "XIII-A-11"), ("Decimal in Goal", "XIII-D-12")],
    EXPONENT: [("Exponent", "XIII-B-12")],
    IMAGINARY: [("√ = i", "XIII-D-11")],
    CHOOSES: [("√ = i", "XIII-D-11")],
    PERCENT: [("Percent", "XIII-A-10")],
    SIDEWAYS_DIVIDE: [("Remainder", "XIII-A-7"), ("Log", "XIII-D-13")],
    "rem": [("Remainder", "XIII-A-7")],
    "log": [("Log", "XIII-D-13")],
    "lcm": [("LCM", "XIII-A-13")],
    "gcf": [("GCF", "XIII-A-14")],
    "T": [("Base eleven or twelve", "XIII-C-5")],
    "E": [("Base twelve", "XIII-C-5")],
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
                yield _stands_for_wrong(token, section, "a 1 is one unless Powers of the Base is in force")
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
    why = f"needs {title}, which is not {'in force' if played else 'played'} here"
    if token.meaning == POINT and in_force.has_points_in_goal:
        why = "may be put into the Goal only"
    message = f"The sign {token.meaning} {why}: leave it out ({section})."
    return Violation("variation-misused", EQUATIONS[section], message)


def _wrong_wild(token: Token, in_force: InForce) -> Iterator[Violation]:
    """Only the wild cube stands for other symbols, and only for those its division allows (Equations XIII-A-3,
    XIII-B-3, XIII-B-3-b, XIII-B-3-c)."""
    section = in_force.cited("XIII-A-3")
    if token.stands_on != in_force.wild:
        yield _stands_for_wrong(token, section, f"{token.stands_on} is not wild in this shake")
    elif token.symbol is None or token.symbol not in in_force.wild_symbols:
        yield _stands_for_wrong(
            token,
            section,
            f"the wild {token.stands_on} may stand for "
            f"{'a numeral' if in_force.wild_symbols.isdigit() else 'a symbol that is on the cubes'}",
        )
    elif DIGIT_VALUES.get(token.meaning, 0) >= in_force.base:
        yield _stands_for_wrong(token, section, f"base {in_force.base} has no digit {token.meaning}")


def _stands_for_wrong(token: Token, section: str, why: str) -> Violation:
    return Violation(
        "wild-unknown",
        EQUATIONS[section],
        f"A {token.stands_on} cube cannot stand for {token.meaning} here: {why} ({section}).",
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
            "wild-inconsistent",
            EQUATIONS[section],
            f"The wild {in_force.wild} stands for {' and for '.join(symbols)}: it must be one symbol everywhere, in "
            f"the Goal and in the Solution ({section}).",
        )


def factorial_violations(goal_count: int, solution_count: int, in_force: InForce) -> Iterator[Violation]:
    """Two factorial signs for the whole Equation; with Multiple Operations two for the Goal, and with Multiple of k
    none there in Junior and Senior (Equations XIII-A-4, XIII-A-5, XIII-C-8)."""
    if not in_force.factorials:
        return
    section = in_force.cited("XIII-A-4")
    if goal_count > in_force.goal_factorials:
        yield Violation(
            "too-many-factorials",
            EQUATIONS[section],
            f"The Goal has {goal_count} factorial signs, and at most {in_force.goal_factorials} may be put there "
            f"({section}).",
        )
    elif not in_force.lifts_factorial_limit and goal_count + solution_count > in_force.factorials:
        yield Violation(
            "too-many-factorials",
            EQUATIONS[section],
            f"The Equation has {goal_count + solution_count} factorial signs: at most {in_force.factorials} may be "
            f"used in Goal and Solution together ({section}).",
        )


def writing_violations(tokens: Sequence[Token], is_goal: bool, in_force: InForce) -> Iterator[Violation]:
    """What is wrong with the symbols of one side taken by itself, whatever its readings."""
    yield from symbol_violations(tokens, is_goal, in_force)
    yield from wild_violations(tokens, (), in_force)
    count = sum(token.meaning == FACTORIAL for token in tokens)
    yield from factorial_violations(count if is_goal else 0, 0 if is_goal else count, in_force)
