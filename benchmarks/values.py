"""Microseconds for typical operations on exact numbers: run with `python benchmarks/values.py`."""

import timeit
from collections.abc import Callable

from forceout.games.equations import values
from forceout.games.equations.values import integer, rational

TWO, SEVEN, TWELVE = integer(2), integer(7), integer(12)
A, B = rational(3, 7), rational(5, 9)
SQRT_2, SQRT_3 = values.root(TWO, TWO), values.root(TWO, integer(3))
NESTED = values.root(TWO, values.add(SQRT_2, SQRT_3))
NINES = values.power(integer(9), integer(9))
TOWER = values.power(integer(9), NINES)

OPERATIONS: dict[str, Callable[[], object]] = {
    "whole numbers: add": lambda: values.add(SEVEN, TWELVE),
    "whole numbers: multiply": lambda: values.multiply(SEVEN, TWELVE),
    "fractions: add": lambda: values.add(A, B),
    "fractions: multiply": lambda: values.multiply(A, B),
    "fractions: divide": lambda: values.divide(A, B),
    "fractions: compare": lambda: values.compare(A, B),
    "fractions: hash": lambda: hash(A),
    "fractions: text": lambda: values.text(A),
    "7*5": lambda: values.power(SEVEN, integer(5)),
    "√12": lambda: values.root(TWO, TWELVE),
    "√2 + √3": lambda: values.add(SQRT_2, SQRT_3),
    "√2 × √3": lambda: values.multiply(SQRT_2, SQRT_3),
    "√2 = √3": lambda: values.is_equal(SQRT_2, SQRT_3),
    "√2: text": lambda: values.text(SQRT_2),
    "√(√2 + √3)": lambda: values.root(TWO, values.add(SQRT_2, SQRT_3)),
    "√(√2 + √3) squared = √2 + √3": lambda: values.is_equal(values.power(NESTED, TWO), values.add(SQRT_2, SQRT_3)),
    "log 3 to the base 2": lambda: values.log(integer(3), TWO),
    "9*(9*9)": lambda: values.power(integer(9), NINES),
    "9*(9*9): text": lambda: values.text(TOWER),
    "9*(9*9) modulo 7": lambda: values.residue(TOWER, 7),
    "9*(9*(9*9)) ÷ itself": lambda: values.divide(values.power(integer(9), TOWER), values.power(integer(9), TOWER)),
    "(0-8)*(1÷3), complex values": lambda: values.complex_powers(integer(-8), rational(1, 3)),
}


def main() -> None:
    """Print one line for each operation."""
    for name, operation in OPERATIONS.items():
        count = 2_000
        seconds = min(timeit.repeat(operation, number=count, repeat=3))
        print(f"{name:32} {seconds / count * 1e6:10.2f} µs")


if __name__ == "__main__":
    main()
