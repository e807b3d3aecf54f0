"""Which part each symbol of an expression plays: number, or sign between, in front of or behind numbers.

A sign that follows a number stands between two numbers or behind one; any other sign stands in front of one
(Equations III-B). Where a symbol may be two things, each way that makes sense is followed.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import EXPONENT, FACTORIAL, IMAGINARY, POINT, Group, Token, Turn
from forceout.games.equations.language.numerals import (
    Complaint,
    Numeral,
    numeral_of,
    numerals_from,
    positional_value,
    power_of_base,
    turned,
)
from forceout.games.equations.language.operations import FACTORIAL_OPERATION, IMPLIED_PRODUCT
from forceout.games.equations.readings.reading import Exhausted, Fixity, Node, Operation, Readings
from forceout.games.equations.values import Number, Undefined

MOST_WAYS: Final = 400
"""Ways to give the symbols of one group their parts that are followed."""


class Part(NamedTuple):
    """A number or a sign, and where it stands."""

    start: int
    end: int
    readings: Readings | None = None
    """The values of a number; for an exponent cube, those of the exponent."""
    operation: Operation | None = None
    """What a sign does; None for a number."""
    is_bare_i: bool = False
    is_bound: bool = False
    """Whether a radical with an index covers just the number behind it (Equations VII-B-6-b)."""

    @property
    def fixity(self) -> Fixity | None:
        """Where a sign stands; None for a number."""
        return None if self.operation is None else self.operation.fixity


class _Way(NamedTuple):
    """The parts found so far, newest first, and where the next symbol is."""

    place: int
    parts: "tuple[Part, _Way | None] | None"
    has_number: bool


class Syntax(NamedTuple):
    """Where an expression stops making sense, and what was expected there."""

    at: int
    expected_number: bool


Items = Sequence[Sequence[Token | Group]]
"""For each place of an expression, what may stand there."""
ReadGroup = Callable[[Group], Readings]


class Parser:
    """Gives the symbols of one group their parts, in every way that makes sense."""

    def __init__(self, items: Items, is_goal: bool, in_force: InForce, read_group: ReadGroup, on_mat: bool) -> None:
        self.items = items
        self.is_goal = is_goal
        self.in_force = in_force
        self.read_group = read_group
        self.on_mat = on_mat
        self.complaints: list[Complaint] = []
        self.furthest = Syntax(-1, expected_number=True)
        self._tokens = [
            [one for one in choice if isinstance(one, Token) and not one.is_power_of_base] for choice in items
        ]

    def ways(self) -> Iterator[tuple[Part, ...]]:
        """Every sequence of parts; raises Exhausted when there are too many."""
        stack = [_Way(0, None, has_number=False)]
        followed = 0
        while stack:
            way = stack.pop()
            if way.place > self.furthest.at:
                self.furthest = Syntax(way.place, not way.has_number)
            if way.place == len(self.items):
                if way.has_number:
                    yield _in_order(way)
                continue
            followed += 1
            if followed > MOST_WAYS + 4 * len(self.items):
                raise Exhausted
            stack += reversed(list(self._after_number(way) if way.has_number else self._before_number(way)))

    def _before_number(self, way: _Way) -> Iterator[_Way]:
        """A number is needed: take one, or a sign in front of it."""
        for item in self.items[way.place]:
            if isinstance(item, Group):
                yield _extend(way, 1, True, Part(item.at, item.end, self.read_group(item)))
            elif item.meaning == IMAGINARY:
                readings = _of_one(Node(values.IMAGINARY, str(item._replace(color=None))))
                yield _extend(way, 1, True, Part(item.at, item.at, readings, is_bare_i=True))
            elif item.is_power_of_base:
                yield from self._power_of_base(way, item)
            elif operation := self.in_force.operations.get((item.meaning, Fixity.PREFIX)):
                yield _extend(way, 1, False, Part(item.at, item.at, operation=operation))
        for tokens in numerals_from(self._tokens, way.place):
            numeral = numeral_of(tokens, self.is_goal, self.in_force, self._is_beside(way.place, len(tokens)))
            if isinstance(numeral, Complaint):
                self.complaints.append(numeral)
            elif numeral is not None:
                yield _extend(way, len(tokens), True, self._number(numeral))

    def _power_of_base(self, way: _Way, token: Token) -> Iterator[_Way]:
        """A 1 that is said to be a power of the base, perhaps turned (Equations XIII-B-13)."""
        if self.in_force.is_legal_turn(token.turn, self.is_goal):
            value = turned(power_of_base(token, self.in_force.base), token.turn)
            text = str(token._replace(color=None))
            yield _extend(way, 1, True, Part(token.at, token.at, _of_one(Node(value, text))))

    def _number(self, numeral: Numeral) -> Part:
        """A numeral as a part, with every value that it may have."""
        start, end = numeral.tokens[0].at, numeral.tokens[-1].at
        text = "".join(str(token._replace(color=None)) for token in numeral.tokens)
        if isinstance(numeral.value, Undefined):
            return Part(start, end, Readings(undefined=numeral.value))
        readings = _of_one(Node(numeral.value, text))
        readings.needs_company = numeral.needs_company
        if self.on_mat:
            for value, written in self._also_on_mat(numeral.tokens):
                readings.values.setdefault(value, Node(value, written))
        return Part(start, end, readings)

    def _also_on_mat(self, tokens: tuple[Token, ...]) -> Iterator[tuple[Number, str]]:
        """What else the writer may make of a numeral of the Goal: a point in front of an upright digit (Equations
        XIII-D-12), a power of the base for a lone 1, of which some stand for all."""
        base = self.in_force.base
        texts = [str(token._replace(color=None)) for token in tokens]
        if self.in_force.has_points_in_goal and all(token.turn is Turn.UPRIGHT for token in tokens):
            for point in range(len(tokens)):
                text = "".join([*texts[:point], POINT, *texts[point:]])
                yield positional_value(tokens, point, base), text
        if self.in_force.makes_one_any_power and len(tokens) == 1 and tokens[0].meaning == "1":
            for written in self.in_force.powers_tried:
                power = Token(written, stands_on=tokens[0].stands_on or "1")
                yield turned(power_of_base(power, base), tokens[0].turn), f"{tokens[0].turn.value}{power}"

    def _is_beside(self, start: int, length: int) -> bool:
        """Whether a sign that takes two digits stands right in front of or behind some places."""
        if not self.in_force.two_digits_beside:
            return False
        neighbours = [self.items[place] for place in (start - 1, start + length) if 0 <= place < len(self.items)]
        return not neighbours or any(
            isinstance(item, Token) and item.meaning in self.in_force.two_digits_beside
            for choice in neighbours
            for item in choice
        )

    def _after_number(self, way: _Way) -> Iterator[_Way]:
        """A number is there: take a sign behind it or between it and the next, or i beside it."""
        assert way.parts is not None
        for item in self.items[way.place]:
            if isinstance(item, Token):
                if operation := self.in_force.operations.get((item.meaning, Fixity.BINARY)):
                    yield _extend(way, 1, False, Part(item.at, item.at, operation=operation))
                if item.meaning == FACTORIAL and self.in_force.factorials:
                    yield _extend(way, 1, True, Part(item.at, item.at, operation=FACTORIAL_OPERATION))
                elif item.meaning == EXPONENT:
                    yield from self._exponent_on_paper(way)
                elif self.on_mat and item.is_digit and item.color is not None:
                    yield from self._exponent_on_mat(way, item)
        if IMAGINARY not in self.in_force.meanings:
            return
        last = way.parts[0]
        for beside in self._before_number(_extend(way, 0, False, Part(last.end, last.end, operation=IMPLIED_PRODUCT))):
            # Beside i stands a number, or a sign in front of one; behind any other number a × multiplies.
            if last.is_bare_i or (beside.has_number and beside.parts and beside.parts[0].is_bare_i):
                yield beside

    def _exponent_on_mat(self, way: _Way, item: Token) -> Iterator[_Way]:
        """A digit of the chosen color may be an exponent without a * (Equations XIII-B-12)."""
        if item.color is not self.in_force.exponent_color:
            return
        numeral = numeral_of((item,), self.is_goal, self.in_force, beside=False)
        if isinstance(numeral, Numeral):
            yield _extend(way, 1, True, self._exponent(self._number(numeral)))

    def _exponent_on_paper(self, way: _Way) -> Iterator[_Way]:
        """↑ and one digit, perhaps grouped, with the factorial signs that stand behind the digit (Equations
        VII-B-6-b, XIII-B-12)."""
        place = way.place + 1
        if self.in_force.exponent_color is None or place >= len(self.items):
            return
        for item in self.items[place]:
            if isinstance(item, Group):
                if self._is_one_digit(item.items):
                    yield _extend(way, 2, True, self._exponent(Part(item.at, item.end, self.read_group(item))))
            elif self._is_one_digit(pointed := self._pointed(item, place)):
                end = place + len(pointed)
                while end < len(self.items) and any(
                    isinstance(next_item, Token) and next_item.meaning == FACTORIAL for next_item in self.items[end]
                ):
                    end += 1
                tokens = tuple(
                    token
                    for choice in self.items[place + len(pointed) : end]
                    for token in choice
                    if isinstance(token, Token)
                )
                last = (*pointed, *tokens)[-1].at
                inner = self.read_group(Group((*pointed, *tokens), None, item.at, last))
                yield _extend(way, end - way.place, True, self._exponent(Part(item.at, last, inner)))

    def _pointed(self, item: Token, place: int) -> tuple[Token, ...]:
        """A digit, with the point in front of it that a writer may put into the Goal (Equations XIII-D-12)."""
        behind = self.items[place + 1] if item.meaning == POINT and place + 1 < len(self.items) else ()
        return item, *(token for token in behind[:1] if isinstance(token, Token))

    def _is_one_digit(self, items: Sequence[Token | Group]) -> bool:
        """Whether some symbols are one digit, perhaps with factorial signs: two cubes are never one exponent."""
        first, *rest = items
        if isinstance(first, Token) and first.meaning == POINT and rest and self.is_goal:
            has_own_point = self.in_force.has_points_in_goal and first.stands_on is None
            return has_own_point and isinstance(rest[0], Token) and self._is_one_digit(rest)
        inner = (
            self._is_one_digit(first.items) if isinstance(first, Group) else first.is_digit or first.is_power_of_base
        )
        return inner and all(isinstance(item, Token) and item.meaning == FACTORIAL for item in rest)

    def _exponent(self, number: Part) -> Part:
        """A number as an exponent behind another."""
        power = self.in_force.operations["*", Fixity.BINARY]
        exponent = Operation(EXPONENT, Fixity.POSTFIX, power.apply, power.all_values)
        return Part(number.start, number.end, number.readings, exponent)


def _of_one(node: Node) -> Readings:
    return Readings({node.value: node})


def _extend(way: _Way, places: int, has_number: bool, part: Part) -> _Way:
    return _Way(way.place + places, (part, way), has_number)


def _in_order(way: _Way) -> tuple[Part, ...]:
    parts: list[Part] = []
    step: _Way | None = way
    while step is not None and step.parts is not None:
        parts.append(step.parts[0])
        step = step.parts[1]
    return tuple(reversed(parts))
