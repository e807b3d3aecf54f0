"""What an expression uses."""

from forceout.solver.equations.problem import Expression, Numeral, Usage


def used(expression: Expression, usage: Usage) -> int:
    """What the numerals and signs of an expression use together."""
    if isinstance(expression, Numeral):
        return expression.usage
    total = usage.add(used(expression.left, usage), expression.sign.usage)
    return total if expression.right is None else usage.add(total, used(expression.right, usage))
