"""Numbers as immutable trees: rationals, sums of coefficients times powers of atoms, complex pairs.

A number is known by its label. Equal labels mean equal numbers; different labels may still name the
same number, which `decide` settles. A label's length also bounds the size of the tree below it.
"""

from __future__ import annotations

from flint import fmpq

from forceout.messages.message import Message

from .errors import Unverifiable
from .limits import DEEPEST_TREE, LONGEST_LABEL, STEPS_PER_TREE
from .meter import charge


class Number:
    """A real or complex number in the form that its class describes."""

    __slots__ = ()

    @property
    def label(self) -> str:
        raise NotImplementedError

    @property
    def depth(self) -> int:
        """How many sums are nested in one another."""
        return 0


class Rational(Number):
    """p/q in lowest terms, q > 0."""

    __slots__ = ("p", "q")

    def __init__(self, p: int, q: int) -> None:
        self.p = p
        self.q = q

    @property
    def label(self) -> str:
        # Hexadecimal: decimal takes quadratic time and Python limits its length.
        return f"{self.p:x}" if self.q == 1 else f"{self.p:x}/{self.q:x}"

    def __eq__(self, other: object) -> bool:
        return type(other) is Rational and self.p == other.p and self.q == other.q

    def __hash__(self) -> int:
        return hash((self.p, self.q))

    def __repr__(self) -> str:
        return f"<{self.label}>"


class _Labelled(Number):
    """A number that carries its label."""

    __slots__ = ("_label",)
    _label: str

    @property
    def label(self) -> str:
        return self._label

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._label == other._label

    def __hash__(self) -> int:
        return hash(self._label)

    def __repr__(self) -> str:
        return f"<{self._label}>"


class Sum(_Labelled):
    """An irrational, or very large, real: a sum of coefficients times monomials, in the order of their labels."""

    __slots__ = ("_depth", "terms")

    def __init__(self, terms: dict[Monomial, fmpq]) -> None:
        parts = sorted(((monomial.label, monomial, coefficient) for monomial, coefficient in terms.items()), key=_first)
        charge(STEPS_PER_TREE + sum(len(name) for name, _, _ in parts))
        label = "+".join(f"{int(c.p):x}/{int(c.q):x}*{name}" for name, _, c in parts)
        self._depth = 1 + max(monomial.depth for monomial in terms)
        if len(label) > LONGEST_LABEL or self._depth > DEEPEST_TREE:
            raise Unverifiable(Message("the-expression-is-too-large-to-be-handled-exactly"))
        self.terms = tuple((monomial, coefficient) for _, monomial, coefficient in parts)
        self._label = label

    @property
    def depth(self) -> int:
        return self._depth


def _first(part: tuple[str, Monomial, fmpq]) -> str:
    return part[0]


class Complex(_Labelled):
    """real + imaginary × i, the imaginary part not zero."""

    __slots__ = ("imaginary", "real")

    def __init__(self, real: Number, imaginary: Number) -> None:
        self.real = real
        self.imaginary = imaginary
        self._label = f"[{real.label}|{imaginary.label}]"


class Atom:
    """A positive real that is not taken apart; known by its label."""

    __slots__ = ("label",)
    label: str

    @property
    def depth(self) -> int:
        """The depth of the deepest number in the atom."""
        return 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Atom) and self.label == other.label

    def __hash__(self) -> int:
        return hash(self.label)


class Whole(Atom):
    """A whole number above one: a prime, or a factor too large to split that is no perfect power."""

    __slots__ = ("is_prime", "value")

    def __init__(self, value: int, is_prime: bool) -> None:
        self.value = value
        self.is_prime = is_prime
        self.label = f"{'p' if is_prime else 'w'}{value:x}"


class Nested(Atom):
    """A positive sum of several terms without common factor, as the base of a power."""

    __slots__ = ("inner",)

    def __init__(self, inner: Sum) -> None:
        self.inner = inner
        self.label = f"({inner.label})"

    @property
    def depth(self) -> int:
        return self.inner.depth


class Factorial(Atom):
    """n! for a whole number n too large to write n! out."""

    __slots__ = ("argument",)

    def __init__(self, argument: Number) -> None:
        self.argument = argument
        self.label = f"!({argument.label})"

    @property
    def depth(self) -> int:
        return self.argument.depth


class Logarithm(Atom):
    """The absolute value of the natural logarithm of another atom, which is not 1."""

    __slots__ = ("of",)

    def __init__(self, of: Atom) -> None:
        self.of = of
        self.label = f"ln{of.label}"

    @property
    def depth(self) -> int:
        return self.of.depth


class Cosine(Atom):
    """cos(π p/q) with 0 < p/q < 1/2."""

    __slots__ = ("p", "q")

    def __init__(self, p: int, q: int) -> None:
        self.p = p
        self.q = q
        self.label = f"c{p:x}/{q:x}"


class Turn(Atom):
    """|cos((arg(x + yi) + kπ) / q)|, or |sin| of the same angle: a part of a complex root."""

    __slots__ = ("k", "q", "sine", "x", "y")

    def __init__(self, x: Number, y: Number, k: int, q: int, sine: bool) -> None:
        self.x = x
        self.y = y
        self.k = k
        self.q = q
        self.sine = sine
        self.label = f"{'s' if sine else 't'}{k:x}/{q:x}({x.label},{y.label})"

    @property
    def depth(self) -> int:
        return max(self.x.depth, self.y.depth)


class Monomial:
    """A product of powers of different atoms, in the order of their labels."""

    __slots__ = ("depth", "label", "powers")

    def __init__(self, powers: dict[Atom, Number]) -> None:
        self.powers = tuple(sorted(powers.items(), key=_atom_label))
        self.depth = max((max(atom.depth, exponent.depth) for atom, exponent in self.powers), default=0)
        self.label = "·".join(f"{atom.label}^{{{exponent.label}}}" for atom, exponent in self.powers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Monomial) and self.label == other.label

    def __hash__(self) -> int:
        return hash(self.label)


def _atom_label(power: tuple[Atom, Number]) -> str:
    return power[0].label


ONE_MONOMIAL = Monomial({})
ZERO = Rational(0, 1)
ONE = Rational(1, 1)


def from_fmpq(value: fmpq) -> Rational:
    """The rational of python-flint as ours."""
    return Rational(int(value.p), int(value.q))


def from_terms(terms: dict[Monomial, fmpq]) -> Number:
    """The number that a table of terms without zero coefficients gives."""
    if not terms:
        return ZERO
    if len(terms) == 1 and ONE_MONOMIAL in terms:
        return from_fmpq(terms[ONE_MONOMIAL])
    return Sum(terms)


def terms_of(value: Number) -> tuple[tuple[Monomial, fmpq], ...]:
    """The terms of a real number."""
    if isinstance(value, Rational):
        return ((ONE_MONOMIAL, fmpq(value.p, value.q)),) if value.p else ()
    assert isinstance(value, Sum)
    return value.terms
