"""Reading the parts of a Solution, and what is wrong with them as parts (On-Sets VI, VII-B-1)."""

from collections.abc import Iterator, Sequence

from forceout.games.onsets.in_force import InForce
from forceout.games.onsets.notation import Token
from forceout.games.onsets.parts_of_solution import (
    Node,
    RelationInGroup,
    Restriction,
    is_goal_written_out,
    is_restriction,
    parse_restriction,
    parse_set_name,
)
from forceout.rulebook.rule import ON_SETS
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
            message = "Do not write = and the Goal behind the Set-Name: leave them out."
            violations.append(Violation("wrote-goal", ON_SETS["VI-A-b"], message))
        elif not is_restriction(statement):
            set_names.append(statement)
        elif not in_force.allows_restrictions:
            message = "= and ⊆ are not used here: write a Set-Name only."
            violations.append(Violation("restriction-not-allowed", ON_SETS["I-B-2-d-iii-comment"], message))
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
        "restriction-grouping",
        ON_SETS["VI-B-3"],
        "Grouping symbols may not enclose = or ⊆, unless they enclose the whole Restriction: group only inside a side.",
    )


def number_of_set_names(
    set_names: Sequence[tuple[Token, ...]],
    statements: Sequence[tuple[Token, ...]],
    found: Sequence[Violation],
    is_goal_written: bool,
) -> Iterator[Violation]:
    """A Solution has one Set-Name, and no = or ⊆ in it (On-Sets VI-A, VI-A-note, VII-B-1; Guidelines E8)."""
    if len(set_names) > 1:
        message = f"A Solution has one Set-Name, and here are {len(set_names)}."
        yield Violation("several-set-names", ON_SETS["VI-A"], message)
    if set_names or is_goal_written:
        return
    yield Violation("no-set-name", ON_SETS["VII-B-1"], "A Set-Name is missing: a Solution names a set of cards.")
    if len(statements) == 1 and any(one.code == "restriction-grouping" for one in found):
        message = "A Set-Name may not contain = or ⊆."
        yield Violation("relation-in-set-name", ON_SETS["VI-A"], message)


def unreadable_writing(unreadable: Unreadable, text: str) -> Violation:
    """What is written has no defined meaning (On-Sets VII-C-5-d, VI-A; Guidelines E6)."""
    near = f" (at {text[unreadable.at :][:12].strip()!r})" if unreadable.at < len(text) else " (at the end)"
    return Violation("syntax", ON_SETS["VII-C-5-d"], f"{unreadable.message}{near}")
