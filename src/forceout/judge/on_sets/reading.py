"""How a text of On-Sets reads: the shape of a Goal, every grouping of a Solution (On-Sets III-B-1, VI)."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any, Final

from forceout.games.on_sets.goal import Goal, read_goal
from forceout.games.on_sets.in_force import InForce, OnSetsRuleset
from forceout.games.on_sets.notation import Token, read_writings
from forceout.games.on_sets.parts_of_solution import (
    Complement,
    Node,
    Operand,
    RelationInGroup,
    is_restriction,
    parse_restriction,
    parse_set_name,
)
from forceout.games.on_sets.wild_meanings import read_meanings
from forceout.judge.reading import MOST_READINGS, Reading, Tree, answer, error, verify_length
from forceout.messages.message import Message
from forceout.rules.unreadable import Unreadable

HAS_PLAIN_GOALS: Final = True
FORMULAS: Final[Mapping[tuple[str, int], str]] = {
    ("row", 1): "{0}",
    ("row", 2): "{0} + {1}",
    ("row", 3): "{0} + {1} + {2}",
    ("column", 2): "{0} × {1}",
    ("column", 3): "{0} × {1} × {2}",
    ("tee", 3): "{0} × ({1} + {2})",
    ("ell", 3): "({0} × {1}) + {2}",
}


def read_goal_text(text: str, ruleset: OnSetsRuleset) -> dict[str, Any]:
    """The digits of a Goal put together as their shape says (On-Sets III-B-1)."""
    goal: Goal = read_goal(text)
    formula = FORMULAS.get((goal.shape, len(goal.digits)))
    if formula is None:
        message = Message("these-digits-are-not-in-one-of-the-legal-shapes")
        return answer(errors=[error("illegal-configuration", message, 0, "On-Sets III-B-1")])
    digits = [f"(-{one.digit})" if one.is_upside_down else str(one.digit) for one in goal.digits]
    grouped = formula.format(*digits)
    return answer([(grouped, {"symbol": goal.shape, "operands": [{"symbol": digit} for digit in digits]})])


def read_solution_text(text: str, ruleset: OnSetsRuleset) -> dict[str, Any]:
    """Every grouping of the statements of a Solution (On-Sets VI, VII-B-6)."""
    in_force = InForce.of(ruleset)
    errors: list[dict[str, Any]] = []
    wild: list[dict[str, Any]] = []
    each: list[list[Reading]] = []
    for writing in read_writings(text):
        meanings = read_meanings(writing.statements, in_force)
        errors += [error(one.code, one.words, None, str(one.rule)) for one in meanings.violations]
        wild += unmarked(meanings.statements, in_force)
        for statement in meanings.statements:
            try:
                verify_length(statement)
                each.append(list(islice(statement_readings(statement), MOST_READINGS + 1)))
            except RelationInGroup:
                errors.append(
                    error("relation-in-group", Message("and-relation-stand-outside-all-groups"), statement[0].at)
                )
            except Unreadable as unreadable:
                errors.append(error("syntax", unreadable.words, unreadable.at))
    if not each:
        return answer(errors=errors, wild=wild)
    whole = [
        (", ".join(grouped for grouped, _ in chosen), _together([tree for _, tree in chosen]))
        for chosen in islice(product(*each), MOST_READINGS + 1)
    ]
    return answer(whole, errors, wild)


def _together(trees: list[Tree]) -> Tree:
    return trees[0] if len(trees) == 1 else {"symbol": ",", "operands": trees}


def unmarked(statements: Sequence[Sequence[Token]], in_force: InForce) -> list[dict[str, Any]]:
    """Wild cubes that stand there without a mark, and so for themselves (On-Sets XIII-A-2)."""
    found = [token for statement in statements for token in statement if token.cube is None]
    return [{"symbol": one.symbol, "at": one.at} for one in found if one.symbol in in_force.wild]


def statement_readings(statement: tuple[Token, ...]) -> Iterator[Reading]:
    """The groupings of a Restriction or a Set-Name."""
    if not is_restriction(statement):
        for grouped, tree in set_readings(parse_set_name(statement)):
            yield _bare(grouped), tree
        return
    restriction = parse_restriction(statement)
    for sides in product(*(list(islice(set_readings(side), MOST_READINGS + 1)) for side in restriction.sides)):
        grouped, tree = sides[0]
        for relation, (other, other_tree) in zip(restriction.relations, sides[1:], strict=True):
            grouped, tree = f"{grouped} {relation} {other}", {"symbol": relation, "operands": [tree, other_tree]}
        yield grouped, tree


def set_readings(node: Node) -> Iterator[Reading]:
    """The groupings of a set, one after the other, never all at once."""
    if isinstance(node, Operand):
        yield node.symbol, {"symbol": node.symbol}
    elif isinstance(node, Complement):
        for grouped, tree in set_readings(node.of):
            yield f"{grouped}'", {"symbol": "'", "operands": [tree]}
    else:
        yield from run_readings(node.operands, node.operations)


def run_readings(operands: Sequence[Node], operations: str) -> Iterator[Reading]:
    """The groupings of sets joined without brackets: each operation in turn is worked out last."""
    if len(operands) == 1:
        yield from set_readings(operands[0])
        return
    for place in reversed(range(len(operations))):
        for left, left_tree in run_readings(operands[: place + 1], operations[:place]):
            for right, right_tree in run_readings(operands[place + 1 :], operations[place + 1 :]):
                yield (
                    f"({left} {operations[place]} {right})",
                    {"symbol": operations[place], "operands": [left_tree, right_tree]},
                )


def _bare(grouped: str) -> str:
    return grouped[1:-1] if grouped.startswith("(") and grouped.endswith(")") else grouped
