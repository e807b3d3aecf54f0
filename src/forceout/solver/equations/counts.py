"""How many cubes of each kind a position has, and what the variations count."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from forceout.games.equations.cubes import SYMBOLS, Cube
from forceout.games.equations.in_force import EquationsRuleset, InForce
from forceout.games.equations.language.notation import Token
from forceout.games.equations.position import Position
from forceout.solver.equations.problem import MOST_OF_A_SORT


@dataclass(frozen=True, slots=True)
class Kind:
    """Cubes that are alike for a search: their symbol, whether they have the color of exponents, and whether they are
    set apart to be digits or points where others of that symbol are signs."""

    symbol: str
    is_exponent: bool
    is_apart: bool = False


@dataclass(slots=True)
class Counts:
    """How many cubes there are of each kind, by where they lie."""

    required: Counter[Kind] = field(default_factory=Counter)
    on_mat: Counter[Kind] = field(default_factory=Counter)
    usable: Counter[Kind] = field(default_factory=Counter)


@lru_cache(maxsize=512)
def fewest_operations(ruleset: EquationsRuleset) -> int:
    """How many operation symbols the variations ask for, learned by asking them."""
    for count in range(MOST_OF_A_SORT):
        tokens = [Token("+")] * count
        if not any(next(one.solution_violations(tokens, ruleset.rule_of(one)), None) for one in ruleset.in_force):
            return count
    return MOST_OF_A_SORT


@lru_cache(maxsize=4096)
def is_counted(meaning: str, ruleset: EquationsRuleset) -> bool:
    """Whether a sign counts as an operation symbol, learned by asking the variations."""
    fewest = fewest_operations(ruleset)
    if not fewest:
        return False
    tokens = [*[Token("+")] * (fewest - 1), Token(meaning)]
    return not any(next(one.solution_violations(tokens, ruleset.rule_of(one)), None) for one in ruleset.in_force)


def count_cubes(position: Position, in_force: InForce) -> Counts:
    """The cubes that a Solution may use."""
    counts = Counts()
    allowed = position.situation.resources_allowed
    for cube in position.required:
        counts.required[kind_of(cube, in_force)] += 1
    for cube in (*position.required, *position.permitted):
        counts.on_mat[kind_of(cube, in_force)] += 1
        counts.usable[kind_of(cube, in_force)] += 1
    resources = Counter(kind_of(cube, in_force) for cube in position.resources)
    for kind, count in resources.items():
        counts.usable[kind] += count if allowed is None else min(count, allowed)
    return counts


def kind_of(cube: Cube, in_force: InForce) -> Kind:
    """What a cube is for a search. Nothing tells the colors of signs apart: only what may be a digit may be an exponent
    (Equations XIII-B-12)."""
    symbol, color = cube.symbol, in_force.exponent_color
    is_digit = symbol.isdigit() or symbol == in_force.wild or symbol in in_force.digit_cubes
    return Kind(symbol, is_digit and color is not None and cube.color is color)


def wild_choices(position: Position, in_force: InForce) -> Sequence[str | None]:
    """What the wild cube may stand for, where one is in play; itself first."""
    if in_force.wild is None:
        return (None,)
    allowed = position.situation.resources_allowed
    in_play = [cube.symbol for cube in (*position.required, *position.permitted)]
    in_play += [cube.symbol for cube in position.goal.cubes]
    if allowed is None or allowed > 0:
        in_play += [cube.symbol for cube in position.resources]
    if in_force.wild not in in_play:
        return (None,)
    return sorted(in_force.wild_symbols, key=lambda symbol: (symbol != in_force.wild, SYMBOLS.index(symbol)))
