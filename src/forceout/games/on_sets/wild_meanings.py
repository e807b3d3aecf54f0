"""What marked and wild cubes stand for (On-Sets XIII-A-2, XIII-A-3, VII-C-5-e, Appendix-A-wild)."""

from collections.abc import Mapping
from typing import NamedTuple

from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.notation import Token
from forceout.messages.message import Message
from forceout.rules.codes import Code
from forceout.rules.violation import Violation

Statements = tuple[tuple[Token, ...], ...]
NO_MEANINGS: Mapping[str, str] = {}


class Meanings(NamedTuple):
    """A writing with every wild cube read as what it stands for."""

    statements: Statements
    stated: Mapping[str, str]
    """For each wild cube the symbols it is stated to stand for."""
    violations: tuple[Violation, ...]


def read_meanings(statements: Statements, in_force: InForce) -> Meanings:
    """The symbols that one Solution means, from what it states of wild cubes, once being enough (On-Sets XIII-A-2,
    XIII-A-2-b, XIII-B-2, XIII-C-5, XIII-D-14-d, VII-C-5-c-comment; On-Sets 2026-27 Appendix-A-wild; Guidelines
    E15, E25)."""
    if not any(token.cube is not None for statement in statements for token in statement):
        return Meanings(statements, NO_MEANINGS, ())
    stated: dict[str, str] = {}
    violations: list[Violation] = []
    for statement in statements:
        for token in statement:
            if token.cube is None:
                continue
            if (violation := misused_mark(token, in_force)) is not None:
                violations.append(violation)
            elif token.cube in in_force.wild and token.symbol not in stated.get(token.cube, ""):
                stated[token.cube] = stated.get(token.cube, "") + token.symbol
    violations.extend(inconsistent_meanings(stated, in_force))
    follows = {
        cube: meanings for cube, meanings in stated.items() if meanings[0] not in (cube, in_force.partners.get(cube))
    }
    if follows:
        violations.extend(undecided_meanings(statements, follows, in_force))
        statements = tuple(
            tuple(
                Token(follows[token.symbol][0], token.symbol, token.at)
                if token.cube is None and token.symbol in follows
                else token
                for token in statement
            )
            for statement in statements
        )
    return Meanings(statements, stated, tuple(violations))


def misused_mark(token: Token, in_force: InForce) -> Violation | None:
    """A cube that stands for a symbol it may not stand for (On-Sets XIII-A-2, XIII-A-3-e; Guidelines E4)."""
    symbol, cube = token.symbol, token.cube
    assert cube is not None
    if symbol.isdigit():
        message = Message("a-cube-cannot-stand-for-the-digit-symbol", cube=cube, symbol=symbol)
        return Violation(Code.WILD_UNKNOWN, in_force.cited("XIII-A-2"), message)
    if cube == symbol or cube in in_force.wild or in_force.partners.get(cube) == symbol:
        return None
    return Violation(
        Code.WILD_UNKNOWN,
        in_force.cited("XIII-A-2"),
        Message("a-cube-cannot-stand-for-symbol", cube=cube, symbol=symbol),
    )


def inconsistent_meanings(stated: Mapping[str, str], in_force: InForce) -> list[Violation]:
    """A wild cube that is stated to be two symbols, interchangeable ones aside (On-Sets XIII-A-2, XIII-A-3-c,
    VII-C-5-e; Guidelines A13, E25)."""
    return [
        Violation(
            Code.WILD_INCONSISTENT,
            in_force.cited("XIII-A-2"),
            Message(
                "the-wild-cube-stands-for-meaning-in-one-place-and-for",
                cube=cube,
                meaning=meanings[0],
                other=meanings[1],
            ),
        )
        for cube, meanings in stated.items()
        if any(meaning not in (meanings[0], in_force.partners.get(meanings[0])) for meaning in meanings)
    ]


def undecided_meanings(statements: Statements, follows: Mapping[str, str], in_force: InForce) -> list[Violation]:
    """An unmarked wild cube where the marked ones are both of two interchangeable symbols (On-Sets XIII-A-2)."""
    bare = {token.symbol for statement in statements for token in statement if token.cube is None}
    return [
        Violation(
            Code.WILD_INCONSISTENT,
            in_force.cited("XIII-A-2"),
            Message("the-wild-cube-is-used-as-meaning-and-as-other", cube=cube, meaning=meanings[0], other=meanings[1]),
        )
        for cube, meanings in follows.items()
        if len(meanings) > 1 and cube in bare
    ]
