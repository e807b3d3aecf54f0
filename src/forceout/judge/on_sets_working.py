"""How an On-Sets verdict is worked out with the cards (On-Sets VI-B, VII-B-3, VII-B-4)."""

from collections.abc import Iterator, Sequence
from itertools import islice, product

from forceout.games.onsets.cards import Universe
from forceout.games.onsets.checking import CheckedSolution, Verdict, value_of
from forceout.games.onsets.cubes_used import UsedCube
from forceout.games.onsets.in_force import InForce
from forceout.games.onsets.notation import print_statement
from forceout.games.onsets.parts_of_solution import Node, Restriction
from forceout.games.onsets.readings import Reader, unsatisfying, without_outer_group
from forceout.judge.working import WorkingStep

READINGS_SHOWN = 6
Side = tuple[int, str]
"""A set of cards, and the grouping that names it."""


def working(verdict: Verdict, in_force: InForce) -> Iterator[WorkingStep]:
    """Every Solution of a verdict, worked out step by step."""
    for place, solution in enumerate(verdict.solutions, 1):
        which = f"Solution {place}: " if len(verdict.solutions) > 1 else ""
        for step in solution_working(solution, verdict, in_force):
            yield WorkingStep(which + step.title, step.lines)


def solution_working(solution: CheckedSolution, verdict: Verdict, in_force: InForce) -> Iterator[WorkingStep]:
    """One Solution: what each Restriction removes, what the Set-Name picks, where each cube was used."""
    if solution.set_name is None or not solution.readings:
        return
    reader = Reader(solution.universe.masks, in_force.difference, spelled=True)
    if len(solution.values) > 1:
        yield WorkingStep("Readings", tuple(reading_lines(solution, verdict, in_force, reader)))
    left = solution.universe.everything
    for restriction in solution.restrictions:
        sides = [next(iter(reader.sets(side).items())) for side in restriction.sides]
        lines, removed = restriction_lines(restriction, sides, solution.universe)
        left &= ~removed
        yield WorkingStep(
            f"Restriction {print_statement(restriction.tokens)}", (*lines, f"left: {_named(left, solution.universe)}")
        )
    picked, grouping = next(iter(reader.sets(solution.set_name).items()))
    picked &= left
    yield WorkingStep(
        f"Set-Name {without_outer_group(grouping)}", tuple(picking_lines(picked, solution.universe, in_force))
    )
    if solution.used:
        yield WorkingStep("Cubes", tuple(cube_lines(solution.used)))


def reading_lines(solution: CheckedSolution, verdict: Verdict, in_force: InForce, reader: Reader) -> Iterator[str]:
    """The groupings of an ambiguous Solution, one for each value."""
    assert solution.set_name is not None
    shown: set[int] = set()
    for removals, (picked, text) in all_groupings(solution.restrictions, solution.set_name, reader):
        left = solution.universe.everything
        for removed, _ in removals:
            left &= ~removed
        value = value_of(picked & left, solution.universe, in_force)
        if value not in shown:
            shown.add(value)
            mark = "equals the Goal" if value in verdict.goal_values else "does NOT equal the Goal"
            statements = [*(statement for _, statement in removals), without_outer_group(text)]
            yield f"{', '.join(statements)}: {value}, {mark}"
        if len(shown) == READINGS_SHOWN:
            return


def all_groupings(
    restrictions: Sequence[Restriction], set_name: Node, reader: Reader
) -> Iterator[tuple[tuple[Side, ...], Side]]:
    """Readings of a Solution, each with its grouping spelled out."""
    removals = [tuple(reader.removals(restriction).items()) for restriction in restrictions]
    sets = tuple(reader.sets(set_name).items())
    return islice(((tuple(removed), one) for removed in product(*removals) for one in sets), 100_000)


def restriction_lines(restriction: Restriction, sides: Sequence[Side], universe: Universe) -> tuple[list[str], int]:
    """Which cards a Restriction removes and why, and the set of them."""
    lines = []
    removed = 0
    for relation, (left, left_text), (right, right_text) in zip(restriction.relations, sides, sides[1:], strict=False):
        reasons = [(left & ~right, left_text, right_text)]
        if relation == "=":
            reasons.append((right & ~left, right_text, left_text))
        for cards, inside, outside in reasons:
            if cards:
                lines.append(f"removes {_named(cards, universe)}: in {inside}, not in {outside}")
        removed |= unsatisfying(left, relation, right)
    return lines or ["removes no card"], removed


def picking_lines(picked: int, universe: Universe, in_force: InForce) -> Iterator[str]:
    """Which cards the Set-Name picks, and how they are counted."""
    yield f"picks {_named(picked, universe)}"
    value = value_of(picked, universe, in_force)
    cards = picked.bit_count()
    doubled = f", {value - cards} of them counted double" if value != cards else ""
    yield f"{cards} card{'' if cards == 1 else 's'}{doubled}: {value}"


def cube_lines(used: Sequence[UsedCube]) -> Iterator[str]:
    """Where each symbol was played from, part by part."""
    for part in dict.fromkeys(one.part for one in used):
        played = [f"{one.token.symbol} {_played_as(one)}from {one.cube.section}" for one in used if one.part == part]
        yield f"{part}: {', '.join(played)}"


def _played_as(one: UsedCube) -> str:
    return "" if one.cube.face == one.token.symbol else f"(a {one.cube.face} cube) "


def _named(mask: int, universe: Universe) -> str:
    return " ".join(universe.named(mask)) or "no card"
