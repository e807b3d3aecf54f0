"""Reading the parts of a Solution, and what is wrong with them as parts (On-Sets VI, VII-B-1)."""

from collections.abc import Iterator, Sequence

from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.notation import Token
from forceout.games.on_sets.parts_of_solution import (
    Node,
    RelationInGroup,
    Restriction,
    is_goal_written_out,
    is_restriction,
    parse_restriction,
    parse_set_name,
)
from forceout.messages.message import Message
from forceout.rulebook.rule import ON_SETS
from forceout.rules.codes import Code
from forceout.rules.unreadable import Unreadable
from forceout.rules.violation import Violation

GROUPING = frozenset("()[]{}")


def read_parts(
    statements: Sequence[tuple[Token, ...]], in_force: InForce, text: str
) -> tuple[tuple[Restriction, ...], Node | None, tuple[Token, ...], list[Violation]]:
    """The Restrictions and the Set-Name of a Solution, in whatever order they are written (On-Sets VI, VI-B;
    Guidelines E9)."""
    violations: list[Violation] = []
    restrictions: list[Restriction] = []
    set_names: list[tuple[Token, ...]] = []
    set_name: Node | None = None
    is_goal_written = False
    for statement in statements:
        if is_goal_written_out(statement):
            is_goal_written = True
            message = Message("do-not-write-equals-and-the-goal-behind-the-set-name")
            violations.append(Violation(Code.WROTE_GOAL, ON_SETS["VI-A-b"], message))
        elif not is_restriction(statement):
            set_names.append(statement)
        elif not in_force.allows_restrictions:
            message = Message("and-relation-are-not-used-here")
            violations.append(Violation(Code.RESTRICTION_NOT_ALLOWED, ON_SETS["I-B-2-d-iii-comment"], message))
        else:
            try:
                restrictions.append(parse_restriction(statement))
            except RelationInGroup:
                violations.append(relation_in_group())
            except Unreadable as unreadable:
                violations.append(unreadable_writing(unreadable, text))
    violations += number_of_set_names(set_names, statements, violations, is_goal_written)
    if len(set_names) == 1:
        try:
            set_name = parse_set_name(set_names[0])
        except Unreadable as unreadable:
            violations.append(unreadable_writing(unreadable, text))
    tokens = tuple(token for token in set_names[0] if token.symbol not in GROUPING) if set_name is not None else ()
    return tuple(restrictions), set_name, tokens, violations


def relation_in_group() -> Violation:
    """No grouping encloses = or ⊆ but one around the whole Restriction (On-Sets VI-B-3, VI-B-3-comment,
    VII-C-5-d)."""
    return Violation(
        Code.RESTRICTION_GROUPING,
        ON_SETS["VI-B-3"],
        Message("grouping-symbols-may-not-enclose-equals-or-relation"),
    )


def number_of_set_names(
    set_names: Sequence[tuple[Token, ...]],
    statements: Sequence[tuple[Token, ...]],
    found: Sequence[Violation],
    is_goal_written: bool,
) -> Iterator[Violation]:
    """A Solution has one Set-Name, and no = or ⊆ in it (On-Sets VI-A, VI-A-note, VII-B-1; Guidelines E8)."""
    if len(set_names) > 1:
        message = Message("a-solution-has-one-set-name", count=len(set_names))
        yield Violation(Code.SEVERAL_SET_NAMES, ON_SETS["VI-A"], message)
    if set_names or is_goal_written:
        return
    yield Violation(Code.NO_SET_NAME, ON_SETS["VII-B-1"], Message("a-set-name-is-missing"))
    if len(statements) == 1 and any(one.code == "restriction-grouping" for one in found):
        message = Message("a-set-name-may-not-contain-equals-or-relation")
        yield Violation(Code.RELATION_IN_SET_NAME, ON_SETS["VI-A"], message)


def unreadable_writing(unreadable: Unreadable, text: str) -> Violation:
    """What is written has no defined meaning (On-Sets VII-C-5-d, VI-A; Guidelines E6)."""
    return Violation(Code.SYNTAX, ON_SETS["VII-C-5-d"], unreadable.words_near(text))
