"""The writer's reading of the Goal (Equations VII-B-2, VII-C-5-b)."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, product
from typing import Final

from forceout.games.equations.goal import Goal, GoalCube
from forceout.games.equations.in_force import WAYS_OF_A_STAR, InForce
from forceout.games.equations.language.default_grouping import merge_doubts
from forceout.games.equations.language.legal_expressions import IllegalExpression, read_expression
from forceout.games.equations.language.notation import (
    CLOSING,
    OPENING,
    TURN_OF,
    Token,
    Turn,
    exponent_places,
    read_groups,
    without_remarks,
)
from forceout.games.equations.language.standing_together import standing_together
from forceout.games.equations.language.symbols import GROUPING, cube_of
from forceout.games.equations.readings.reading import Budget, Fixity, Readings

MOST_SPELLINGS: Final = 64
_UPRIGHT_OR_NOT: Final = frozenset({Turn.UPRIGHT, Turn.UPSIDE_DOWN})


def cube_tokens(tokens: Sequence[Token], in_force: InForce) -> list[Token]:
    """The tokens of the Goal's side that are played with cubes."""
    return [
        token
        for token in without_remarks(tokens)
        if token.meaning not in GROUPING and cube_of(token, is_goal=True, in_force=in_force) is not None
    ]


def is_spelled(tokens: Sequence[Token], goal: Goal, in_force: InForce) -> bool:
    """Whether these tokens spell the cubes of the Goal, one by one in their order (Equations VII-B-2-b)."""
    written = cube_tokens(tokens, in_force)
    if len(written) != len(goal.cubes):
        return False
    exponents = exponent_places(tokens)
    return all(
        _is_played_by(token, cube, in_force) and (token.at not in exponents or cube.color is in_force.exponent_color)
        for token, cube in zip(written, goal.cubes, strict=True)
    )


def _is_played_by(token: Token, cube: GoalCube, in_force: InForce) -> bool:
    """Whether a cube of the Goal, as it lies, can be what is written; for a wild cube writing what it stands for is
    mark enough (Equations VII-B-2)."""
    if token.stands_on is not None and token.stands_on != cube.symbol:
        return False
    if cube.symbol not in (token.cube, in_force.wild):
        return False
    lies = TURN_OF.get(token.meaning, token.turn)
    if cube.symbol == "*":
        return lies in WAYS_OF_A_STAR
    if cube.turn is lies:
        return True
    return cube.symbol == "0" and {cube.turn, lies} <= _UPRIGHT_OR_NOT


def wild_meanings(tokens: Sequence[Token], goal: Goal, in_force: InForce) -> list[str | None]:
    """The symbols that the wild cubes of the Goal stand for, as written; none where the Goal is not spelled."""
    if in_force.wild is None or not is_spelled(tokens, goal, in_force):
        return []
    return [
        token.symbol
        for token, cube in zip(cube_tokens(tokens, in_force), goal.cubes, strict=True)
        if cube.symbol == in_force.wild
    ]


def read_goal_as_written(tokens: Sequence[Token], goal: Goal, in_force: InForce, budget: Budget, end: int) -> Readings:
    """The readings of the Goal's side that keep to the spaces on the mat (Equations IV-B-2, VII-B-2-c, VII-C-5-b);
    raises IllegalExpression."""
    if len(goal.runs) == 1:
        return read_expression(read_groups(tokens, end), True, in_force, budget)
    union = Readings()
    illegal: IllegalExpression | None = None
    is_legal = False
    # What each symbol is, is settled by the spelling: which signs hang at the ends of a run depends on it.
    as_spelled = replace(in_force, digit_cubes={}, instead_of={})
    for spelled in islice(product(*(in_force.unmarked(token) for token in tokens)), MOST_SPELLINGS):
        cubes = [token.at for token in cube_tokens(spelled, in_force)]
        fixities = _fixities(spelled, in_force)
        together = standing_together(goal.runs, [fixities[at] for at in cubes], cubes)
        try:
            readings = read_expression(read_groups(spelled, end), True, as_spelled, budget, together)
        except IllegalExpression as error:
            illegal = error
            continue
        is_legal = True
        merge_doubts(union, readings)
        for value, node in readings.values.items():
            union.values.setdefault(value, node)
    if illegal is not None and not is_legal:
        raise illegal
    return union


def _fixities(tokens: Sequence[Token], in_force: InForce) -> dict[int, Fixity | None]:
    """Which part each symbol plays, by what stands before it."""
    found: dict[int, Fixity | None] = {}
    exponents = exponent_places(tokens)
    after_number = False
    for token in tokens:
        if token.meaning in OPENING:
            after_number = False
        elif token.meaning in CLOSING:
            after_number = True
        elif token.at in exponents:
            found[token.at] = Fixity.POSTFIX
            after_number = True
        elif after_number and (token.meaning, Fixity.BINARY) in in_force.operations:
            found[token.at] = Fixity.BINARY
            after_number = False
        elif (token.meaning, Fixity.PREFIX) in in_force.operations:
            found[token.at] = Fixity.PREFIX
        else:
            found[token.at] = None
            after_number = True
    return found
