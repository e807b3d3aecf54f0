"""Numbers with Python's operators, so that a table of equalities can be read."""

from __future__ import annotations

from forceout.games.equations import values
from forceout.games.equations.values import Number


class Value:
    """A number that adds, multiplies and so on by the functions of the package."""

    def __init__(self, number: Number | int) -> None:
        self.number = values.integer(number) if isinstance(number, int) else number

    def __add__(self, other: Value | int) -> Value:
        return Value(values.add(self.number, number(other)))

    def __radd__(self, other: int) -> Value:
        return Value(values.add(number(other), self.number))

    def __sub__(self, other: Value | int) -> Value:
        return Value(values.subtract(self.number, number(other)))

    def __rsub__(self, other: int) -> Value:
        return Value(values.subtract(number(other), self.number))

    def __mul__(self, other: Value | int) -> Value:
        return Value(values.multiply(self.number, number(other)))

    def __rmul__(self, other: int) -> Value:
        return Value(values.multiply(number(other), self.number))

    def __truediv__(self, other: Value | int) -> Value:
        return Value(values.divide(self.number, number(other)))

    def __rtruediv__(self, other: int) -> Value:
        return Value(values.divide(number(other), self.number))

    def __pow__(self, other: Value | int) -> Value:
        return Value(values.power(self.number, number(other)))

    def __rpow__(self, other: int) -> Value:
        return Value(values.power(number(other), self.number))

    def __neg__(self) -> Value:
        return Value(values.negate(self.number))


def number(value: Value | int) -> Number:
    """The number behind a value."""
    return value.number if isinstance(value, Value) else values.integer(value)


def root(index: Value | int, radicand: Value | int) -> Value:
    return Value(values.root(number(index), number(radicand)))


def sqrt(radicand: Value | int) -> Value:
    return root(2, radicand)


def cbrt(radicand: Value | int) -> Value:
    return root(3, radicand)


def log(argument: Value | int, base: Value | int) -> Value:
    return Value(values.log(number(argument), number(base)))


def fac(n: Value | int, times: int = 1) -> Value:
    """n!, n!! (the factorial of the factorial), and so on."""
    result = number(n)
    for _ in range(times):
        result = values.factorial(result)
    return Value(result)


def tower(*numbers: int) -> Value:
    """tower(9, 9, 9) is 9*(9*9)."""
    result = Value(numbers[-1])
    for base in reversed(numbers[:-1]):
        result = Value(base) ** result
    return result


def choose(base: Value | int, p: int, q: int, k: int) -> Value:
    """The k-th value of base*(p÷q) in ascending order, while √ = i is in force."""
    found = values.complex_powers(number(base), values.rational(p, q))
    return Value(values.distinct_values(found)[k])


NAMES = {
    "V": Value,
    "root": root,
    "sqrt": sqrt,
    "cbrt": cbrt,
    "log": log,
    "fac": fac,
    "tower": tower,
    "choose": choose,
    "q": lambda p, q: Value(values.rational(p, q)),
    "i": Value(values.IMAGINARY),
}


def read(text: str) -> Number:
    """The number that a row of a table names."""
    value = eval(text, {"__builtins__": {}}, NAMES)
    return number(value)
