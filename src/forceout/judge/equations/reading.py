"""How a text of Equations reads: a grouping for each value that an expression can have (Equations III-A)."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from forceout.games.equations.goal import read_goal
from forceout.games.equations.in_force import EquationsRuleset, InForce
from forceout.games.equations.language.legal_expressions import IllegalExpression, read_expression
from forceout.games.equations.language.notation import EQUALS, Token, read_groups, read_tokens
from forceout.games.equations.readings.goal_readings import read_goal_on_mat
from forceout.games.equations.readings.reading import Budget, Fixity, Node, Readings
from forceout.games.equations.values.meter import one_question
from forceout.judge.equations.answers import why_no_value
from forceout.judge.equations.working import DEEPEST_SHOWN
from forceout.judge.reading import MOST_READINGS, Tree, answer, error, verify_length

HAS_PLAIN_GOALS: Final = False


@one_question
def read_goal_text(text: str, ruleset: EquationsRuleset) -> dict[str, Any]:
    """The groupings of a Goal, one for each value that it can have (Equations III-A, IV-B)."""
    in_force = InForce.of(ruleset)
    readings = read_goal_on_mat(read_goal(text), in_force, Budget())
    if readings.values:
        return _read(readings)
    code, section, message = why_no_value(readings, in_force)
    return answer(errors=[error(code, message, None, f"Equations {section}")])


@one_question
def read_solution_text(text: str, ruleset: EquationsRuleset) -> dict[str, Any]:
    """The groupings of an expression, one for each value that it can have (Equations III-A)."""
    in_force = InForce.of(ruleset)
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
        return answer(errors=[error(complaint.code, complaint.words, complaint.at, rule)], wild=wild)


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


def expression_tree(node: Node, depth: int = 0) -> Tree:
    """An expression as a tree of signs, without the values, as deep as a screen has room for."""
    if node.fixity is None or depth == DEEPEST_SHOWN:
        return {"symbol": node.text if node.fixity is None else "…"}
    place = {Fixity.PREFIX: "before", Fixity.POSTFIX: "behind"}.get(node.fixity, "between")
    return {"symbol": node.text, "place": place, "operands": [expression_tree(part, depth + 1) for part in node.parts]}
