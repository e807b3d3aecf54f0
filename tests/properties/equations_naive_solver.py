"""Every expression that some cubes can make, one after the other: no tables, no packing, no kernel.

It picks cubes, puts a sign between every split of the rest, and asks the judge about whatever equals the Goal.
Signs that may be repeated are put in freely, for the judge to refuse.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations, product
from typing import NamedTuple

from forceout.games.equations.checking import check_equation
from forceout.games.equations.cubes import Cube
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import POINT, SYMBOL_OF, Token, Turn
from forceout.games.equations.language.numerals import Numeral, numeral_of
from forceout.games.equations.language.operations import FACTORIAL_OPERATION
from forceout.games.equations.position import Position
from forceout.games.equations.readings.goal_readings import read_goal_on_mat
from forceout.games.equations.readings.reading import Budget, Fixity, Node, Operation
from forceout.games.equations.values import Number, Undefined, Unverifiable

WORDS = ("rem", "log")
MOST_FACTORIALS = 2


class Made(NamedTuple):
    """A value, how it is written, and what is known of the writing."""

    value: Number
    text: str
    factorials: int
    is_bare: bool
    needs_company: bool = False


class TooMuch(Exception):
    """More expressions than the caller is ready to wait for."""


class NaiveSolver:
    """Tries everything for one position and one meaning of the wild cube."""

    def __init__(self, position: Position, in_force: InForce, wild_is: str | None, most: int | None = None) -> None:
        self.position = position
        self.in_force = in_force
        self.wild_is = wild_is
        self.is_unsure = False
        self.most = most
        self.count = 0

    def meant(self, cube: Cube) -> tuple[str, str | None]:
        """The symbol that a cube stands for, and the mark that says so."""
        if self.wild_is is not None and cube.symbol == self.in_force.wild and self.wild_is != cube.symbol:
            return self.wild_is, cube.symbol
        return cube.symbol, None

    def selections(self) -> Iterator[tuple[Cube, ...]]:
        """Every collection of cubes that has all of Required and not too much of Resources."""
        allowed = self.position.situation.resources_allowed
        resources = self.position.resources
        most = len(resources) if allowed is None else allowed
        seen: set[tuple[str, ...]] = set()
        for extra in range(most + 1):
            for taken in combinations(resources, extra):
                for size in range(len(self.position.permitted) + 1):
                    for permitted in combinations(self.position.permitted, size):
                        chosen = (*self.position.required, *permitted, *taken)
                        key = tuple(sorted(map(str, chosen)))
                        if key not in seen:
                            seen.add(key)
                            yield chosen

    def solve(self) -> str | None:
        """A correct Equation, if trying everything finds one."""
        in_force = self.in_force
        if self.wild_is is not None:
            in_force = replace(in_force, wild_symbols=self.wild_is)
        readings = read_goal_on_mat(self.position.goal, in_force, Budget())
        self.is_unsure = self.is_unsure or readings.unverifiable is not None or not readings.is_complete
        goals: list[tuple[Number, Node]] = list(readings.values.items())
        for cubes in self.selections():
            for made in self.expressions(cubes):
                if made.needs_company:
                    continue
                for value, node in goals:
                    if self.is_met(made.value, value):
                        text = f"{made.text} = {self.written(node)}"
                        if check_equation(text, self.position, self.in_force).is_correct:
                            return text
        return None

    def written(self, node: Node) -> str:
        """A reading of the Goal; behind a √ in parentheses where √ may be a digit."""
        if self.in_force.digit_cubes and node.fixity is Fixity.PREFIX:
            return f"{node.text}({self.written(node.parts[0])})"
        return str(node)

    def is_met(self, value: Number, goal: Number) -> bool:
        """Whether a value is right, as far as that can be told."""
        try:
            is_met = self.in_force.goal_relation.is_met(value, goal)
        except Unverifiable:
            is_met = None
        self.is_unsure = self.is_unsure or is_met is None
        return bool(is_met)

    def expressions(self, cubes: Sequence[Cube]) -> Iterator[Made]:
        """Everything that uses exactly these cubes."""
        for made in self.without_factorial(cubes):
            yield made
            last = made
            for _ in range(MOST_FACTORIALS - made.factorials if self.in_force.factorials else 0):
                if last.needs_company:
                    break
                following = self.apply(FACTORIAL_OPERATION, "!", last)
                if following is None:
                    break
                yield following
                last = following

    def without_factorial(self, cubes: Sequence[Cube]) -> Iterator[Made]:
        yield from self.numerals(cubes)
        signs = list(self.signs(cubes))
        for operation, text, rest in signs:
            if operation.fixity is Fixity.PREFIX and rest:
                for inner in self.expressions(rest):
                    made = self.apply(operation, text, inner)
                    if made is not None:
                        yield made
            elif operation.fixity is Fixity.BINARY:
                for left, right in splits(rest):
                    for one, other in product(self.expressions(left), list(self.expressions(right))):
                        made = self.apply(operation, text, one, other)
                        if made is not None:
                            yield made

    def signs(self, cubes: Sequence[Cube]) -> Iterator[tuple[Operation, str, tuple[Cube, ...]]]:
        """Each sign that one of the cubes may be, and the other cubes."""
        seen: set[Cube] = set()
        for place, cube in enumerate(cubes):
            if cube in seen:
                continue
            seen.add(cube)
            symbol, mark = self.meant(cube)
            for (meaning, _), operation in self.in_force.operations.items():
                if SYMBOL_OF.get(meaning) == symbol and meaning not in WORDS:
                    text = f"{operation.sign}@{mark}" if mark else operation.sign
                    yield operation, text, (*cubes[:place], *cubes[place + 1 :])

    def apply(self, operation: Operation, text: str, *parts: Made) -> Made | None:
        """One more operation; None where it gives nothing."""
        self.count += 1
        if self.most is not None and self.count > self.most:
            raise TooMuch
        if any(part.needs_company for part in parts) and not operation.takes_two_digits:
            return None
        factorials = sum(part.factorials for part in parts) + (operation is FACTORIAL_OPERATION)
        try:
            value = operation.apply(*(part.value for part in parts))
        except Undefined:
            return None
        except Unverifiable:
            self.is_unsure = True
            return None
        shown = [part.text if part.is_bare else f"({part.text})" for part in parts]
        if operation.fixity is Fixity.PREFIX:
            inner = f"({parts[0].text})" if self.in_force.digit_cubes else shown[0]
            return Made(value, f"{text}{inner}", factorials, False)
        if operation.fixity is Fixity.POSTFIX:
            return Made(value, f"{shown[0]}{text}", factorials, False)
        return Made(value, f"{shown[0]} {text} {shown[1]}", factorials, False)

    def numerals(self, cubes: Sequence[Cube]) -> Iterator[Made]:
        """The numerals that all these cubes make together."""
        if len(cubes) > 4:
            return
        for order in set(permutations(cubes)):
            for tokens in product(*(list(self.tokens(cube)) for cube in order)):
                beside = bool(self.in_force.two_digits_beside)
                numeral = numeral_of(tokens, False, self.in_force, beside) if tokens else None
                if isinstance(numeral, Numeral) and not isinstance(numeral.value, Undefined):
                    yield Made(numeral.value, "".join(map(str, tokens)), 0, True, numeral.needs_company)

    def tokens(self, cube: Cube) -> Iterator[Token]:
        """What a cube may be in a numeral."""
        symbol, mark = self.meant(cube)
        meanings = [symbol] if symbol.isdigit() else []
        meanings += [one for one in self.in_force.meanings if one in ("T", "E") and SYMBOL_OF[one] == symbol]
        for meaning in meanings:
            for turn in Turn:
                if self.in_force.is_legal_turn(turn, is_goal=False):
                    yield Token(meaning, turn, mark)
        if symbol == "*" and self.in_force.point_digits:
            yield Token(POINT, Turn.UPRIGHT, mark)


def splits(cubes: Sequence[Cube]) -> Iterator[tuple[tuple[Cube, ...], tuple[Cube, ...]]]:
    """Every way to give some of the cubes to the left and the others to the right."""
    seen: set[tuple[str, ...]] = set()
    for size in range(1, len(cubes)):
        for places in combinations(range(len(cubes)), size):
            left = tuple(cubes[place] for place in places)
            key = tuple(sorted(map(str, left)))
            if key not in seen:
                seen.add(key)
                yield left, tuple(cube for place, cube in enumerate(cubes) if place not in places)


def can_solve_naively(in_force: InForce) -> bool:
    """Whether trying everything tries what these variations allow."""
    return not (
        in_force.repeats_operations
        or in_force.exponent_color
        or in_force.makes_one_any_power
        or any(one.all_values for one in in_force.operations.values())
    )


def solve_naively(position: Position, in_force: InForce, most: int | None = None) -> tuple[bool | None, str | None]:
    """Whether a correct Equation exists, and one; None where some value cannot be verified. Raises TooMuch."""
    wild = in_force.wild
    there = {cube.symbol for cube in (*position.required, *position.permitted, *position.resources)}
    there |= {cube.symbol for cube in position.goal.cubes}
    is_unsure = False
    for wild_is in in_force.wild_symbols if wild is not None and wild in there else (None,):
        solver = NaiveSolver(position, in_force, wild_is, most)
        found = solver.solve()
        if found is not None:
            return True, found
        is_unsure = is_unsure or solver.is_unsure
    return (None if is_unsure else False), None
