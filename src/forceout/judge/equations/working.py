"""How an Equations verdict is worked out: the tree as read, the value of every part, where each cube is (Equations
VII-B)."""

from collections.abc import Iterator, Sequence
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.checking import Verdict
from forceout.games.equations.cubes_used import UsedCube
from forceout.games.equations.readings.reading import Node
from forceout.judge.working import WorkingStep
from forceout.messages.lists import listed
from forceout.messages.message import Message, Slot

DEEPEST_SHOWN: Final = 30
"""Levels of a tree that are shown; what 24 cubes can make is not so deep."""
LONGEST_SHOWN: Final = 160
"""Characters of an expression that are shown; what 24 cubes can make is not so long."""


def working(verdict: Verdict) -> Iterator[WorkingStep]:
    """One reading of each side, a reading that fails where there is one, and the cubes."""
    solution, goal = shown_readings(verdict)
    if goal is not None:
        yield WorkingStep(Message("goal-read-as-goal", goal=shortened(goal)), tuple(tree_lines(goal)))
    if solution is not None:
        yield WorkingStep(
            Message("solution-read-as-solution", solution=shortened(solution)), tuple(tree_lines(solution))
        )
    if verdict.wrong is not None and verdict.right is not None:
        wrong, wrong_goal = verdict.wrong
        lines = (
            *tree_lines(wrong),
            Message(
                "the-goal-read-as-wrong-goal",
                wrong_goal=shortened(wrong_goal),
                wrong_goal_value=values.text(wrong_goal.value),
            ),
        )
        yield WorkingStep(
            Message(
                "it-may-also-be-read-as-wrong-equals-wrong-goal",
                wrong=shortened(wrong),
                wrong_goal=shortened(wrong_goal),
            ),
            lines,
        )
    if verdict.used:
        yield WorkingStep(Message("working-cubes"), tuple(cube_lines(verdict.used)))


def shown_readings(verdict: Verdict) -> tuple[Node | None, Node | None]:
    """The readings to show: those that fit, else those that do not, else any."""
    pair = verdict.right or verdict.wrong
    if pair is not None:
        return pair
    solution = next(iter(verdict.solution.readings.values.values()), None)
    goal = next(iter(verdict.goal.readings.values.values()), None)
    return solution, goal


def tree_lines(node: Node, depth: int = 0) -> Iterator[Message]:
    """An expression as a tree, every part with its value, as deep as anybody reads."""
    yield Message("part-is-value", indent="   " * depth, part=shortened(node), value=values.text(node.value))
    for part in node.parts if depth < DEEPEST_SHOWN else ():
        if part.parts or part.text != values.text(part.value):
            yield from tree_lines(part, depth + 1)


def shortened(node: Node) -> str:
    """An expression as it reads, as long as anybody reads it."""
    text = str(node)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def cube_lines(used: Sequence[UsedCube]) -> Iterator[Message]:
    """Where each symbol was played from."""
    by_section: dict[str, list[Slot]] = {}
    for one in used:
        cube: Slot = str(one.cube)
        if one.token.meaning != one.cube.symbol:
            cube = Message("cube-as-meaning", cube=cube, meaning=one.token.meaning)
        by_section.setdefault(one.section, []).append(cube)
    for section, cubes in by_section.items():
        yield Message("from-section-cubes", section=section, cubes=listed(cubes))
