"""What the disclosure lock asks about On-Sets: a proof of ambiguity, one reading worked out, and the reasons why no
Solution exists (On-Sets VII-C-5-c; Guidelines 2-c, B3, B4, E22, E23, E24, E28, E29)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from forceout.games.on_sets.cards import BLANK, Universe, read_card
from forceout.games.on_sets.checking import CheckedSolution, check_solution, counted, doubled_sets
from forceout.games.on_sets.cubes import COLORS
from forceout.games.on_sets.goal import goal_values, is_legal_configuration
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.position import Position
from forceout.games.on_sets.regrouping import is_failing, is_regrouped
from forceout.games.on_sets.variations.required_card import RequiredCard
from forceout.judge.on_sets.answers import read_solution_question
from forceout.judge.protocol.question import Question
from forceout.rulebook.rule import GUIDELINES, Rule

HAS_REASONS: Final = True


def shows_ambiguity(question: Question, regrouped: str) -> bool:
    """Whether a copy with grouping added shows a legal reading that fails (On-Sets VII-C-5-c; Guidelines E3)."""
    text, position, in_force = read_solution_question(question)
    return is_regrouped(text, regrouped) and is_failing(check_solution(regrouped, position, in_force), in_force)


def worked_out(question: Question, regrouped: str | None) -> dict[str, Any] | None:
    """The cards that one reading removes and picks, and their number (Guidelines 2, 2-c)."""
    text, position, in_force = read_solution_question(question)
    if regrouped is not None and is_regrouped(text, regrouped):
        text = regrouped
    verdict = check_solution(text, position, in_force)
    if not verdict.solutions or not all(one.readings for one in verdict.solutions):
        return None
    return {
        "goal": list(verdict.goal_values),
        "solutions": [_cards(one, verdict.goal_values, in_force) for one in verdict.solutions],
    }


def _cards(solution: CheckedSolution, goals: tuple[int, ...], in_force: InForce) -> dict[str, Any]:
    doubled = doubled_sets(solution.universe, in_force)
    meeting = [one for one in solution.readings if counted(one.picked, doubled) in goals]
    reading = min(meeting or solution.readings, key=lambda one: (one.removals, one.picked))
    removed = 0
    for cards in reading.removals:
        removed |= cards
    return {
        "removed": list(solution.universe.named(removed)),
        "chosen": list(solution.universe.named(reading.picked)),
        "count": counted(reading.picked, doubled),
    }


def why_no_solution(question: Question) -> Rule | None:
    """The reason, where one holds for every value that the Goal may have (On-Sets V-A-1-comment, XIII-D-14-a,
    XIII-D-14-f; Guidelines B3, B4-comment, E22, E23, E24, E28, E29)."""
    _, position, in_force = read_solution_question(question)
    if not is_legal_configuration(position.goal):
        return GUIDELINES["B3"]
    goals = goal_values(position.goal, in_force.digit_readings)
    if not goals:
        return GUIDELINES["B4"]
    if in_force.solutions_asked < 2:
        return None
    reasons = [why_no_second_set(value, position, in_force) for value in goals]
    return None if None in reasons else reasons[0]


def why_no_second_set(value: int, position: Position, in_force: InForce) -> Rule | None:
    """Why no two different sets have this many cards (Guidelines E22, E23, E24, E28, E29)."""
    if value == 0:
        return GUIDELINES["E22"]
    universes = list(dotted(position.universe, in_force))
    everything = position.universe.everything
    if value == max(counted(everything, doubled_sets(one, in_force)) for one in universes):
        return GUIDELINES["E24"] if in_force.doubled else GUIDELINES["E23"]
    required = next((one for one in in_force.ruleset.in_force if isinstance(one, RequiredCard)), None)
    if required is None:
        return None
    if value == 1:
        return GUIDELINES["E28"]
    card = position.universe.mask_of(read_card(required.card) or BLANK)
    weights = {counted(card, doubled_sets(one, in_force)) for one in universes}
    return GUIDELINES["E29"] if value == 2 and weights == {2} else None


def dotted(universe: Universe, in_force: InForce) -> Iterator[Universe]:
    """The Universe with every way to dot its blank card that a writer has (On-Sets XIII-C-12)."""
    yield universe
    if in_force.dots_allowed and universe.has_blank:
        for count in range(1, len(COLORS) + 1):
            for dots in combinations(COLORS, count):
                yield universe.with_dots("".join(dots))
