"""Exact numbers for Equations: rationals, radicals, towers, logarithms, factorials, complex numbers.

Every operation gives a value, raises `Undefined` (the rulebook gives it none) or `Unverifiable` (an exact
answer is out of reach), and estimates its cost first. Questions have three answers: True, False, and None
for what cannot be verified.

From the bottom up: `number` (the forms), `terms` and `products` (sums and products of them), `balls` and
`enclosure` (intervals), `bounds` and `zero` (signs, exactly), `rationality`, `transcendence` and `residues`,
`powers`, `logs` and `denest`, `arithmetic` and `complexes`, `decide` (questions), `functions` (of whole
numbers), `ordering`, `printing`. The budget is in `limits`, and `meter` counts what is spent.
"""

from .arithmetic import (
    IMAGINARY,
    add,
    average,
    divide,
    integer,
    log,
    multiply,
    negate,
    power,
    rational,
    root,
    subtract,
)
from .complexes import complex_powers
from .decide import as_integer, compare, is_equal, is_integer, is_multiple, is_rational, is_zero, residue, sign
from .errors import Stopped, Undefined, Unverifiable
from .functions import factorial, gcf, lcm, number_of_factors, remainder, smallest_prime
from .meter import stopped_when, verify_wanted
from .number import Complex, Number
from .ordering import distinct_values
from .printing import text

__all__ = [
    "IMAGINARY",
    "Complex",
    "Number",
    "Stopped",
    "Undefined",
    "Unverifiable",
    "add",
    "as_integer",
    "average",
    "compare",
    "complex_powers",
    "distinct_values",
    "divide",
    "factorial",
    "gcf",
    "integer",
    "is_equal",
    "is_integer",
    "is_multiple",
    "is_rational",
    "is_zero",
    "lcm",
    "log",
    "multiply",
    "negate",
    "number_of_factors",
    "power",
    "rational",
    "remainder",
    "residue",
    "root",
    "sign",
    "smallest_prime",
    "stopped_when",
    "subtract",
    "text",
    "verify_wanted",
]
