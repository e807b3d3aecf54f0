"""How an On-Sets verdict is worked out with the cards (On-Sets VI-B, VII-B-3, VII-B-4)."""

from collections.abc import Iterator, Sequence
from itertools import islice, product

from forceout.games.on_sets.cards import Universe
from forceout.games.on_sets.checking import CheckedSolution, Verdict, value_of
from forceout.games.on_sets.cubes_used import UsedCube
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.notation import print_statement
from forceout.games.on_sets.parts_of_solution import Node, Restriction
from forceout.games.on_sets.readings import Reader, unsatisfying, without_outer_group
from forceout.judge.working import WorkingStep
from forceout.messages.lists import listed
from forceout.messages.message import Message, Slot

READINGS_SHOWN = 6
Side = tuple[int, str]
"""A set of cards, and the grouping that names it."""


def working(verdict: Verdict, in_force: InForce) -> Iterator[WorkingStep]:
    """Every Solution of a verdict, worked out step by step."""
    for place, solution in enumerate(verdict.solutions, 1):
        for step in solution_working(solution, verdict, in_force):
            title = step.title
            if len(verdict.solutions) > 1:
                title = Message("working-of-solution-number", number=place, title=step.title)
            yield WorkingStep(title, step.lines)


def solution_working(solution: CheckedSolution, verdict: Verdict, in_force: InForce) -> Iterator[WorkingStep]:
    """One Solution: what each Restriction removes, what the Set-Name picks, where each cube was used."""
    if solution.set_name is None or not solution.readings:
        return
    reader = Reader(solution.universe.masks, in_force.difference, spelled=True)
    if len(solution.values) > 1:
        yield WorkingStep(Message("working-readings"), tuple(reading_lines(solution, verdict, in_force, reader)))
    left = solution.universe.everything
    for restriction in solution.restrictions:
        sides = [next(iter(reader.sets(side).items())) for side in restriction.sides]
        lines, removed = restriction_lines(restriction, sides, solution.universe)
        left &= ~removed
        yield WorkingStep(
            Message("restriction", restriction=print_statement(restriction.tokens)),
            (*lines, Message("cards-left", cards=_named(left, solution.universe))),
        )
    picked, grouping = next(iter(reader.sets(solution.set_name).items()))
    picked &= left
    yield WorkingStep(
        Message("set-name-grouping", grouping=without_outer_group(grouping)),
        tuple(picking_lines(picked, solution.universe, in_force)),
    )
    if solution.used:
        yield WorkingStep(Message("working-cubes"), tuple(cube_lines(solution.used)))


def reading_lines(solution: CheckedSolution, verdict: Verdict, in_force: InForce, reader: Reader) -> Iterator[Message]:
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
            mark = Message("equals-the-goal") if value in verdict.goal_values else Message("does-not-equal-the-goal")
            statements = [*(statement for _, statement in removals), without_outer_group(text)]
            yield Message("statements-are-value", statements=", ".join(statements), value=value, mark=mark)
        if len(shown) == READINGS_SHOWN:
            return


def all_groupings(
    restrictions: Sequence[Restriction], set_name: Node, reader: Reader
) -> Iterator[tuple[tuple[Side, ...], Side]]:
    """Readings of a Solution, each with its grouping spelled out."""
    removals = [tuple(reader.removals(restriction).items()) for restriction in restrictions]
    sets = tuple(reader.sets(set_name).items())
    return islice(((tuple(removed), one) for removed in product(*removals) for one in sets), 100_000)


def restriction_lines(restriction: Restriction, sides: Sequence[Side], universe: Universe) -> tuple[list[Message], int]:
    """Which cards a Restriction removes and why, and the set of them."""
    lines: list[Message] = []
    removed = 0
    for relation, (left, left_text), (right, right_text) in zip(restriction.relations, sides, sides[1:], strict=False):
        reasons = [(left & ~right, left_text, right_text)]
        if relation == "=":
            reasons.append((right & ~left, right_text, left_text))
        for cards, inside, outside in reasons:
            if cards:
                lines.append(Message("removes-cards", cards=_named(cards, universe), inside=inside, outside=outside))
        removed |= unsatisfying(left, relation, right)
    return lines or [Message("removes-no-card")], removed


def picking_lines(picked: int, universe: Universe, in_force: InForce) -> Iterator[Message]:
    """Which cards the Set-Name picks, and how they are counted."""
    yield Message("picks-cards", cards=_named(picked, universe))
    value = value_of(picked, universe, in_force)
    cards = picked.bit_count()
    if value == cards:
        yield Message("cards-are-value", count=cards, value=value)
    else:
        yield Message("cards-are-value-doubled", count=cards, doubled=value - cards, value=value)


def cube_lines(used: Sequence[UsedCube]) -> Iterator[Message]:
    """Where each symbol was played from, part by part."""
    for part in dict.fromkeys(one.part for one in used):
        played = [_played(one) for one in used if one.part == part]
        yield Message("part-is-played", part=part, cubes=listed(played))


def _played(one: UsedCube) -> Message:
    if one.cube.face == one.token.symbol:
        return Message("symbol-from-section", symbol=one.token.symbol, section=one.cube.section)
    return Message("symbol-from-section-by-cube", symbol=one.token.symbol, cube=one.cube.face, section=one.cube.section)


def _named(mask: int, universe: Universe) -> Slot:
    return " ".join(universe.named(mask)) or Message("no-card")
