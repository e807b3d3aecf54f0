"""All legal readings of the Goal on the mat (Equations IV-B)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.goal import Goal, GoalCube
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.default_grouping import merge_doubts
from forceout.games.equations.language.notation import Group, Token, Turn
from forceout.games.equations.language.operations import IMPLIED_PRODUCT
from forceout.games.equations.language.parts import Parser, Part
from forceout.games.equations.language.standing_together import standing_together
from forceout.games.equations.readings.groupings import group_freely
from forceout.games.equations.readings.reading import Budget, Exhausted, Fixity, Readings
from forceout.games.equations.values import Undefined, verify_wanted
from forceout.messages.message import Message

FAR_POWERS: Final = tuple(power for zeros in (3, 9, 40) for power in ("1" + "0" * zeros, "." + "0" * (zeros - 1) + "1"))
_ALIKE_UPSIDE_DOWN = {
    Turn.UPRIGHT: (Turn.UPRIGHT, Turn.UPSIDE_DOWN),
    Turn.UPSIDE_DOWN: (Turn.UPRIGHT, Turn.UPSIDE_DOWN),
}


def read_goal_on_mat(goal: Goal, in_force: InForce, budget: Budget) -> Readings:
    """Every value that a writer may give the Goal: no default binds an ungrouped Goal, a wild cube may be anything,
    factorial signs go anywhere (Equations IV-B, IV-B-1, IV-B-2, IV-B-2-comment, VII-B-6-c-note, VII-C-5-a,
    XIII-D-11-comment-c)."""
    if not goal.has_legal_size:
        return Readings(undefined=Undefined(Message("reason-a-goal-has-one-to-six-cubes"), "IV-B"))
    readings = _all_readings(goal, in_force, budget)
    if readings.values or readings.undefined is None or not has_no_end(goal, in_force):
        return readings
    # What no power near one makes legal a far one may: √1-9*9 wants a power above 9*9.
    return _all_readings(goal, replace(in_force, powers_tried=FAR_POWERS), budget)


def has_no_end(goal: Goal, in_force: InForce) -> bool:
    """Whether a cube of the Goal may be any power of the base: a 1, or a wild cube that stands for one (Equations
    XIII-B-13)."""
    ones = {"1", in_force.wild} if "1" in in_force.wild_symbols else {"1"}
    return in_force.makes_one_any_power and any(cube.symbol in ones for cube in goal.cubes)


def parts_of_goal(goal: Goal, in_force: InForce) -> Iterator[tuple[Part, ...]]:
    """Every sequence of numbers and signs that the cubes of the Goal may be; raises Exhausted where there are too
    many."""
    for stands_for in in_force.wild_symbols if in_force.wild in {cube.symbol for cube in goal.cubes} else (None,):
        items = [_meanings(cube, place, stands_for, in_force) for place, cube in enumerate(goal.cubes)]
        yield from Parser(items, True, in_force, _no_groups, on_mat=True).ways()


def _all_readings(goal: Goal, in_force: InForce, budget: Budget) -> Readings:
    union = Readings()
    for stands_for in in_force.wild_symbols if in_force.wild in {cube.symbol for cube in goal.cubes} else (None,):
        items = [_meanings(cube, place, stands_for, in_force) for place, cube in enumerate(goal.cubes)]
        for readings in _readings_of(items, goal, in_force, budget):
            merge_doubts(union, readings)
            for value, node in readings.values.items():
                if is_within_limit(value, in_force):
                    union.values.setdefault(value, node)
                else:
                    union.undefined = Undefined(
                        Message("the-goal-may-not-be-beyond-largest-goal", largest_goal=in_force.largest_goal or 0),
                        "XIII-B-7",
                    )
    return union


def is_within_limit(value: values.Number, in_force: InForce) -> bool:
    """Whether a value is not beyond the limit that Multiple of k sets in Middle (Equations XIII-B-7)."""
    limit = in_force.largest_goal
    if limit is None:
        return True
    top, bottom = values.compare(value, values.integer(limit)), values.compare(value, values.integer(-limit))
    return top != 1 and bottom != -1


def _meanings(cube: GoalCube, place: int, stands_for: str | None, in_force: InForce) -> list[Token]:
    """What one cube may be, given what the wild cube stands for."""
    is_wild = stands_for is not None and cube.symbol == in_force.wild
    symbol = stands_for if is_wild and stands_for is not None else cube.symbol
    # A 0 looks the same upside-down, so a wild one may be an upside-down numeral or sign.
    turns = _ALIKE_UPSIDE_DOWN.get(cube.turn, (cube.turn,)) if cube.symbol == "0" else (cube.turn,)
    if symbol == "0" and cube.turn in _ALIKE_UPSIDE_DOWN:
        turns = (Turn.UPRIGHT,)
    mark = cube.symbol if symbol != cube.symbol else None
    found = [one for turn in turns for one in in_force.on_mat(symbol, turn, is_wild and symbol != cube.symbol)]
    return [Token(meaning, turn, mark, cube.color, place) for meaning, turn in dict.fromkeys(found)]


def _readings_of(items: Sequence[Sequence[Token]], goal: Goal, in_force: InForce, budget: Budget) -> Iterator[Readings]:
    parser = Parser(items, True, in_force, _no_groups, on_mat=True)
    try:
        for parts in parser.ways():
            verify_wanted()
            together = standing_together(goal.runs, _fixities(parts, goal), range(len(goal.cubes)))
            yield group_freely(parts, budget, together, in_force.goal_factorials)
    except Exhausted:
        yield Readings(is_complete=False)


def _no_groups(group: Group) -> Readings:
    raise AssertionError(Message("there-are-no-grouping-symbols-on-the-mat"))


def _fixities(parts: Sequence[Part], goal: Goal) -> list[Fixity | None]:
    """Which sign each cube of the Goal is, None for a number."""
    signs = {part.start: part.fixity for part in parts if part.operation is not IMPLIED_PRODUCT}
    return [signs.get(place) for place in range(len(goal.cubes))]
