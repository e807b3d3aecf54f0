"""Which physical cubes a Solution uses (Equations VII-B-3).

A cube may be wild, colored, or used many times, and must be used when it is in Required. This is a bipartite
matching: first every Required cube is given a symbol to play, then every symbol left is given a cube, by
augmenting paths, which never free a cube once it is used. The one cube that Now allows from Resources is
tried out.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from forceout.games.equations.cubes import OPERATIONS, Color, Cube, color_name, named_count
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import IMAGINARY, POINT, Token, exponent_places
from forceout.games.equations.language.symbols import GROUPING
from forceout.games.equations.position import Position
from forceout.messages.lists import together
from forceout.messages.message import Message
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.codes import Code
from forceout.rules.violation import Violation

REQUIRED = "Required"
PERMITTED = "Permitted"
RESOURCES = "Resources"


class Need(NamedTuple):
    """A written symbol that a cube must play: what the cube shows, its color where that matters, and whether one
    cube may play many of them."""

    token: Token
    symbol: str
    color: Color | None
    is_repeatable: bool

    def fits(self, cube: Cube) -> bool:
        """Whether a cube can play this symbol."""
        return cube.symbol == self.symbol and self.color in (None, cube.color)


class PlacedCube(NamedTuple):
    """A physical cube and the section it lies in."""

    cube: Cube
    section: str


class UsedCube(NamedTuple):
    """A written symbol and the cube that plays it."""

    token: Token
    cube: Cube
    section: str


def needs_of(tokens: Sequence[Token], in_force: InForce) -> list[Need]:
    """The cubes that a Solution needs; an operation sign may be repeated where Multiple Operations says so, an i, a
    digit or a point may not (Equations XIII-A-5, XIII-B-3-a, XIII-D-11-comment-f)."""
    needs = []
    exponents = exponent_places(tokens)
    for token in tokens:
        cube = None if token.meaning in GROUPING else token.cube
        if cube is None:
            continue
        is_operation = token.symbol in OPERATIONS if token.symbol else False
        played_as = in_force.instead_of.get(token.meaning, token.meaning)
        is_repeatable = (
            in_force.repeats_operations and is_operation and not token.is_digit and played_as not in (POINT, IMAGINARY)
        )
        color = in_force.exponent_color if token.at in exponents else None
        needs.append(Need(token, cube, color, is_repeatable))
    return needs


class Matching:
    """Cubes given to symbols one by one."""

    def __init__(self, needs: Sequence[Need], cubes: Sequence[PlacedCube]) -> None:
        self.needs = needs
        self.cubes = cubes
        self.cube_of: list[int | None] = [None] * len(needs)
        self.need_of: list[int | None] = [None] * len(cubes)

    def use_cube(self, cube: int, seen: set[int]) -> bool:
        """Give a cube some symbol, moving other cubes to other symbols where that helps."""
        for place, need in enumerate(self.needs):
            if place in seen or not need.fits(self.cubes[cube].cube):
                continue
            seen.add(place)
            holder = self.cube_of[place]
            if holder is None or self.use_cube(holder, seen):
                self.cube_of[place], self.need_of[cube] = cube, place
                return True
        return False

    def cover(self, place: int, seen: set[int]) -> bool:
        """Give a symbol some cube, moving other symbols to other cubes where that helps."""
        need = self.needs[place]
        for cube, placed in enumerate(self.cubes):
            if cube in seen or not need.fits(placed.cube):
                continue
            seen.add(cube)
            held = self.need_of[cube]
            if held is None or self.cover(held, seen):
                self.cube_of[place], self.need_of[cube] = cube, place
                return True
        return False

    def share(self, place: int) -> bool:
        """Let a repeatable symbol share the cube of another like it (Equations XIII-A-5)."""
        need = self.needs[place]
        if not need.is_repeatable:
            return False
        for other, cube in enumerate(self.cube_of):
            if cube is not None and self.needs[other].is_repeatable and self.needs[other].symbol == need.symbol:
                self.cube_of[place] = cube
                return True
        return False


class Fit(NamedTuple):
    """How far the cubes go: what is played with what, the symbols that get none, the Required cubes left over."""

    used: tuple[UsedCube, ...]
    uncovered: tuple[Need, ...]
    unused: tuple[Cube, ...]

    @property
    def is_complete(self) -> bool:
        """Whether every symbol has a cube and every Required cube a symbol."""
        return not self.uncovered and not self.unused


def fit(needs: Sequence[Need], cubes: Sequence[PlacedCube]) -> Fit:
    """Play the symbols with the cubes, Required ones first (Equations VII-B-3-b, VII-B-3-d)."""
    # What cannot be shared comes first, so that sharing never takes the cube it needs.
    order = sorted(needs, key=lambda need: need.is_repeatable)
    matching = Matching(order, cubes)
    unused = tuple(
        placed.cube
        for cube, placed in enumerate(cubes)
        if placed.section == REQUIRED and not matching.use_cube(cube, set())
    )
    uncovered = []
    for place, need in enumerate(order):
        if matching.cube_of[place] is None and not matching.share(place) and not matching.cover(place, set()):
            uncovered.append(need)
    used = tuple(
        UsedCube(need.token, cubes[cube].cube, cubes[cube].section)
        for need, cube in zip(order, matching.cube_of, strict=True)
        if cube is not None
    )
    return Fit(tuple(sorted(used, key=lambda one: one.token.at)), tuple(uncovered), unused)


def use_cubes(
    tokens: Sequence[Token], position: Position, in_force: InForce
) -> tuple[tuple[UsedCube, ...], list[Violation]]:
    """The cubes that a Solution uses, or what is wrong with them (Equations I-B-2, I-B-2-b, I-B-2-c, I-B-2-d, VII-B-3,
    VII-B-3-c-comment, VII-B-3-e, VII-B-3-f, Basic-III-B, Basic-IV-A-1-a, Basic-IV-A-1-b, Basic-IV-A-1-c)."""
    needs = needs_of(tokens, in_force)
    violations = list(too_few_cubes(needs))
    on_mat = [PlacedCube(cube, REQUIRED) for cube in position.required]
    on_mat += [PlacedCube(cube, PERMITTED) for cube in position.permitted]
    resources = [PlacedCube(cube, RESOURCES) for cube in position.resources]
    allowed = position.situation.resources_allowed
    best = fit(needs, on_mat if allowed is not None else [*on_mat, *resources])
    if best.uncovered and allowed == 1:
        tries = (fit(needs, [*on_mat, extra]) for extra in dict.fromkeys(resources))
        best = next((tried for tried in tries if not tried.uncovered), best)
    if best.is_complete:
        return best.used, violations
    violations += unused_cubes(best.unused)
    if best.uncovered:
        with_all = best if allowed is None else fit(needs, [*on_mat, *resources])
        if allowed == 1 and not with_all.uncovered:
            violations += too_many_resources(best.uncovered)
        else:
            violations += missing_cubes(with_all.uncovered or best.uncovered, position)
    return best.used, violations


def too_few_cubes(needs: Sequence[Need]) -> Iterator[Violation]:
    """A Solution contains at least two cubes (Equations VII-B-3-a, Basic-III-A)."""
    if len(needs) < 2:
        message = Message("a-solution-uses-at-least-two-cubes")
        yield Violation(Code.FEWER_THAN_TWO_CUBES, EQUATIONS["VII-B-3-a"], message)


def unused_cubes(unused: Sequence[Cube]) -> Iterator[Violation]:
    """Every cube in Required is used (Equations VII-B-3-b)."""
    if unused:
        symbols = [cube.symbol for cube in unused]
        names = together([named_count(symbol, symbols.count(symbol)) for symbol in dict.fromkeys(symbols)])
        message = Message("every-cube-in-required-must-be-used", cubes=names, count=len(symbols))
        yield Violation(Code.REQUIRED_UNUSED, EQUATIONS["VII-B-3-b"], message)


def missing_cubes(uncovered: Sequence[Need], position: Position) -> Iterator[Violation]:
    """No cube in Forbidden is used, and none that is not there (Equations VII-B-3-c, VII-B-3-d)."""
    symbols = [need.symbol for need in uncovered]
    is_forbidden = any(cube.symbol in symbols for cube in position.forbidden)
    section = "VII-B-3-c" if is_forbidden else "VII-B-3-d"
    names = together([named_count(symbol, symbols.count(symbol)) for symbol in dict.fromkeys(symbols)])
    colors = {need.color for need in uncovered if need.color is not None}
    color = Message("an-exponent-needs-a-color-cube", color=color_name(colors.pop())) if colors else ""
    where = Message("lies-only-in-forbidden-or-is-used-up") if is_forbidden else Message("is-not-there-to-be-used")
    message = Message(
        "the-solution-needs-cubes-more-than-it-may-use", cubes=names, where=where, section=section, color=color
    )
    yield Violation(Code.CUBE_UNAVAILABLE, EQUATIONS[section], message)


def too_many_resources(uncovered: Sequence[Need]) -> Iterator[Violation]:
    """After Now at most one cube comes from Resources (Equations VII-B-3-e)."""
    names = together(list(dict.fromkeys(need.symbol for need in uncovered)))
    message = Message("after-now-one-cube-may-come-from-resources", cubes=names)
    yield Violation(Code.TOO_MANY_RESOURCES, EQUATIONS["VII-B-3-e"], message)
