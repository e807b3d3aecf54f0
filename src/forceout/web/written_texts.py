"""How a written text reads, never whether it is right: groupings, trees, brackets that do not close, wild cubes
that are not marked. Runs in a process of its own."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any, Final

from forceout.editions import find_game
from forceout.games.equations.goal import read_goal as read_equations_goal
from forceout.games.equations.goal_readings import read_goal_on_mat
from forceout.games.equations.in_force import InForce as EquationsInForce
from forceout.games.equations.legal_expressions import IllegalExpression, read_expression
from forceout.games.equations.notation import EQUALS, Token, read_groups, read_tokens
from forceout.games.equations.readings import Budget, Fixity, Readings
from forceout.games.equations.readings import Node as Expression
from forceout.games.equations.values.meter import one_question
from forceout.games.onsets.goal import Goal, read_goal
from forceout.games.onsets.in_force import InForce as OnSetsInForce
from forceout.games.onsets.notation import Token as OnSetsToken
from forceout.games.onsets.notation import read_writings
from forceout.games.onsets.parts_of_solution import (
    Complement,
    Node,
    Operand,
    RelationInGroup,
    is_restriction,
    parse_restriction,
    parse_set_name,
)
from forceout.games.onsets.wild_meanings import read_meanings
from forceout.judge.equations import why_no_value
from forceout.judge.equations_working import DEEPEST_SHOWN
from forceout.rules.ruleset import Ruleset
from forceout.rules.table import Division, Form
from forceout.rules.unreadable import Unreadable
from forceout.rules.variation import MalformedBlank

MOST_READINGS: Final = 6
MOST_SYMBOLS: Final = 150
"""Symbols of one statement that are read; there are far fewer cubes."""
FORMULAS: Final[Mapping[tuple[str, int], str]] = {
    ("row", 1): "{0}",
    ("row", 2): "{0} + {1}",
    ("row", 3): "{0} + {1} + {2}",
    ("column", 2): "{0} × {1}",
    ("column", 3): "{0} × {1} × {2}",
    ("tee", 3): "{0} × ({1} + {2})",
    ("ell", 3): "({0} × {1}) + {2}",
}
Tree = dict[str, Any]
Reading = tuple[str, Tree]
Variations = Sequence[tuple[str, object]]


def read_text(
    game: str, edition: str, season: str | None, division: str, form: str, variations: Variations, kind: str, text: str
) -> dict[str, Any]:
    """How a Goal or a Solution reads at such a table."""
    found: Any = find_game(game, edition, season or "even")
    known = found.edition.every_variation()
    filled = []
    for name, value in variations:
        try:
            filled.append(known[name].fill_in(value))
        except (KeyError, MalformedBlank):
            continue
    ruleset: Any = Ruleset(found.edition, Division(division), Form(form), tuple(filled))
    try:
        if game == "on-sets":
            in_force = OnSetsInForce.of(ruleset)
            return on_sets_goal(text) if kind == "goal" else on_sets_solution(text, in_force)
        return _equations(text, kind, EquationsInForce.of(ruleset))
    except Unreadable as unreadable:
        return answer(errors=[error("syntax", unreadable.message, unreadable.at)])


def answer(
    readings: Sequence[Reading] = (),
    errors: Sequence[dict[str, Any]] = (),
    wild: Sequence[dict[str, Any]] = (),
    is_all: bool = True,
) -> dict[str, Any]:
    """What is sent: readings with their groups in brackets, what keeps the text from being read, what is not marked."""
    return {
        "readings": [{"grouped": grouped, "tree": tree} for grouped, tree in readings[:MOST_READINGS]],
        "is_all": is_all and len(readings) <= MOST_READINGS,
        "errors": list(errors),
        "wild": list(wild),
    }


def error(code: str, message: str, at: int | None = None, rule: str | None = None) -> dict[str, Any]:
    """Something that keeps a text from being read, and where."""
    return {"code": code, "message": message, "at": at, "rule": rule}


# On-Sets.


def on_sets_goal(text: str) -> dict[str, Any]:
    """The digits of a Goal put together as their shape says (On-Sets III-B-1)."""
    goal: Goal = read_goal(text)
    formula = FORMULAS.get((goal.shape, len(goal.digits)))
    if formula is None:
        message = "These digits are not in one of the legal shapes: row, column, tee (upside-down T) or ell."
        return answer(errors=[error("illegal-configuration", message, 0, "On-Sets III-B-1")])
    digits = [f"(-{one.digit})" if one.is_upside_down else str(one.digit) for one in goal.digits]
    grouped = formula.format(*digits)
    return answer([(grouped, {"symbol": goal.shape, "operands": [{"symbol": digit} for digit in digits]})])


def on_sets_solution(text: str, in_force: OnSetsInForce) -> dict[str, Any]:
    """Every grouping of the statements of a Solution (On-Sets VI, VII-B-6)."""
    errors: list[dict[str, Any]] = []
    wild: list[dict[str, Any]] = []
    each: list[list[Reading]] = []
    for writing in read_writings(text):
        meanings = read_meanings(writing.statements, in_force)
        errors += [error(one.code, one.message, None, str(one.rule)) for one in meanings.violations]
        wild += unmarked(meanings.statements, in_force)
        for statement in meanings.statements:
            try:
                verify_length(statement)
                each.append(list(islice(statement_readings(statement), MOST_READINGS + 1)))
            except RelationInGroup:
                errors.append(error("relation-in-group", "= and ⊆ stand outside all groups.", statement[0].at))
            except Unreadable as unreadable:
                errors.append(error("syntax", unreadable.message, unreadable.at))
    if not each:
        return answer(errors=errors, wild=wild)
    whole = [
        (", ".join(grouped for grouped, _ in chosen), _together([tree for _, tree in chosen]))
        for chosen in islice(product(*each), MOST_READINGS + 1)
    ]
    return answer(whole, errors, wild)


def _together(trees: list[Tree]) -> Tree:
    return trees[0] if len(trees) == 1 else {"symbol": ",", "operands": trees}


def verify_length(tokens: Sequence[Any]) -> None:
    """Refuse what is longer than any cubes go."""
    if len(tokens) > MOST_SYMBOLS:
        raise Unreadable(f"This is too long: there are {len(tokens)} symbols, and far fewer cubes.", 0)


def unmarked(statements: Sequence[Sequence[OnSetsToken]], in_force: OnSetsInForce) -> list[dict[str, Any]]:
    """Wild cubes that stand there without a mark, and so for themselves (On-Sets XIII-A-2)."""
    found = [token for statement in statements for token in statement if token.cube is None]
    return [{"symbol": one.symbol, "at": one.at} for one in found if one.symbol in in_force.wild]


def statement_readings(statement: tuple[OnSetsToken, ...]) -> Iterator[Reading]:
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


# Equations.


@one_question
def _equations(text: str, kind: str, in_force: EquationsInForce) -> dict[str, Any]:
    """The groupings of an expression, one for each value that it can have (Equations III-A)."""
    if kind == "goal":
        readings = read_goal_on_mat(read_equations_goal(text), in_force, Budget())
        if readings.values:
            return _read(readings)
        code, section, message = why_no_value(readings, in_force)
        return answer(errors=[error(code, message, None, f"Equations {section}")])
    tokens = read_tokens(text)
    verify_length(tokens)
    sides = _sides(tokens)
    wild = [
        {"symbol": one.symbol, "at": one.at}
        for one in tokens
        if in_force.wild is not None and one.symbol == in_force.wild and one.stands_on is None
    ]
    try:
        group = read_groups(sides[0], len(text))
        return _read(read_expression(group, False, in_force, Budget()), wild)
    except IllegalExpression as illegal:
        complaint = illegal.complaint
        rule = f"Equations {complaint.section}"
        return answer(errors=[error(complaint.code, complaint.message, complaint.at, rule)], wild=wild)


def _sides(tokens: Sequence[Token]) -> list[tuple[Token, ...]]:
    """What stands on each side of the equals signs."""
    sides: list[list[Token]] = [[]]
    for token in tokens:
        if token.meaning == EQUALS:
            sides.append([])
        else:
            sides[-1].append(token)
    return [tuple(side) for side in sides]


def _read(readings: Readings, wild: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    found = [(str(node), expression_tree(node)) for node in islice(readings.values.values(), MOST_READINGS + 1)]
    return answer(found, wild=wild, is_all=readings.is_complete)


def expression_tree(node: Expression, depth: int = 0) -> Tree:
    """An expression as a tree of signs, without the values, as deep as a screen has room for."""
    if node.fixity is None or depth == DEEPEST_SHOWN:
        return {"symbol": node.text if node.fixity is None else "…"}
    place = {Fixity.PREFIX: "before", Fixity.POSTFIX: "behind"}.get(node.fixity, "between")
    return {"symbol": node.text, "place": place, "operands": [expression_tree(part, depth + 1) for part in node.parts]}
