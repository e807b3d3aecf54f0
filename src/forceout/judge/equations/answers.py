"""The judge's answers about Equations."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from forceout.editions import find_game
from forceout.editions.equations_2015_16 import Season
from forceout.games.equations import values
from forceout.games.equations.checking import all_readings, check_equation
from forceout.games.equations.cubes import beyond_kit, read_cube
from forceout.games.equations.goal import MOST_CUBES, Goal, read_goal
from forceout.games.equations.in_force import EquationsEdition, EquationsRuleset, InForce
from forceout.games.equations.language.legal_expressions import IllegalExpression, read_expression
from forceout.games.equations.language.notation import read_groups, read_tokens, without_remarks
from forceout.games.equations.language.symbols import writing_violations
from forceout.games.equations.play import EquationsGame
from forceout.games.equations.position import Position
from forceout.games.equations.readings.comparison import uncheckable_section
from forceout.games.equations.readings.goal_as_written import cube_tokens
from forceout.games.equations.readings.goal_readings import has_no_end, read_goal_on_mat
from forceout.games.equations.readings.reading import Budget, Readings, weight
from forceout.games.equations.values.limits import MOST_STEPS, MOST_STEPS_OF_A_GOAL, MOST_STEPS_OF_A_QUESTION
from forceout.games.equations.values.meter import budgeted, one_question
from forceout.games.equations.variation import EquationsTable
from forceout.judge.protocol.kinds_of_both import kinds_of_both
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.judge.protocol.shared_fields import (
    Misfit,
    printed_pick,
    read_cubes,
    read_pick,
    read_variations,
    read_year,
)
from forceout.messages.message import Message
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.codes import QuestionCode
from forceout.rules.ruleset import Ruleset
from forceout.rules.starting_shake import pick_violation
from forceout.rules.unreadable import Unreadable
from forceout.rules.violation import printed_violation
from forceout.rules.vocabulary import Division, Form, Situation

MOST_LISTED: Final = 48
"""Values that are not short fractions of one expression that are listed: ordering them exactly takes time."""
GOAL_STEPS: Final = 2_000_000
"""Steps for the readings of a Goal: no Goal of six cubes that was tried took a tenth of them."""
Answer = dict[str, Any]


def read_game(question: Question) -> EquationsGame:
    """The edition and season that a question names."""
    year = read_year(question, EQUATIONS.name)
    game = find_game(EQUATIONS.name, year, question.member("season", Season, Season.EVEN).value)
    assert isinstance(game, EquationsGame)
    return game


def read_edition(question: Question) -> EquationsEdition:
    """The table of the edition and season that a question names."""
    return read_game(question).edition


def misfit_in(division: Division) -> Misfit:
    """Why what a variation is filled in with is not for a division; None when it is."""
    return lambda variation: variation.misfit(EquationsTable(division, (), ()))


def read_ruleset(question: Question) -> EquationsRuleset:
    """The rules that a question is asked under."""
    edition = read_edition(question)
    division = question.member("division", Division)
    form = read_form(question)
    return Ruleset(
        edition, division, form, read_variations(question, "variations", edition, division, form, misfit_in(division))
    )


def read_form(question: Question) -> Form:
    """The form of the game, which in Equations is never the advanced one."""
    form = question.member("form", Form, Form.ADVENTUROUS)
    if form is Form.ADVANCED:
        raise BadQuestion(QuestionCode.UNKNOWN_VALUE, Message("the-field-form-equations-is-basic-or-adventurous"))
    return form


def read_goal_field(question: Question) -> Goal:
    """The Goal of a question."""
    try:
        return read_goal(question.text("goal"))
    except Unreadable as unreadable:
        raise BadQuestion(
            QuestionCode.UNREADABLE_GOAL, Message("field-why", field=repr(question.named("goal")), why=unreadable.words)
        ) from None


def read_position(question: Question) -> Position:
    """The position of a question."""
    goal = read_goal_field(question)
    required, permitted, forbidden, resources = (
        read_cubes(question, field, read_cube) for field in ("required", "permitted", "forbidden", "resources")
    )
    if (excess := beyond_kit(required + permitted + forbidden + resources)) is not None:
        raise BadQuestion(
            QuestionCode.TOO_MANY_CUBES,
            Message("required-permitted-forbidden-and-resources-together-hold-excess", excess=excess),
        )
    situation = question.member("situation", Situation)
    if situation is Situation.NO_GOAL:
        raise BadQuestion(
            QuestionCode.UNKNOWN_VALUE, Message("situation-in-equations-who-disagrees-with-no-goal-sets-a-goal")
        )
    return Position(goal, required, permitted, forbidden, resources, situation)


def listed(readings: Readings) -> list[str]:
    """The distinct values of some readings, ascending."""
    # Each is printed with a budget of its own: what it took to put them in order leaves none without its digits.
    return [budgeted(MOST_STEPS)(values.text)(value) for value in values.distinct_values(readings.values)]


@budgeted(MOST_STEPS_OF_A_QUESTION)
def printed(readings: Readings) -> list[str] | None:
    """The distinct values of an expression; None where they are too many to be put in order."""
    return None if sum(weight(value) > 1 for value in readings.values) > MOST_LISTED else listed(readings)


def _illegal(code: str, rule: str, words: Message) -> Answer:
    return {"legal": False, "code": code, "rule": rule, "message": str(words)}


def _answer_readings(
    readings: Readings, in_force: InForce, list_values: Callable[[Readings], list[str] | None]
) -> Answer:
    """What the readings of an expression amount to: values are left out where they cannot be listed, and where there
    are values that are not known, `unknown` says why."""
    if not readings.values:
        return _illegal(*why_no_value(readings, in_force))
    found = list_values(readings) if readings.is_complete else None
    unknown = why_unknown(readings)
    return {
        "legal": True,
        **({} if found is None else {"values": found}),
        **({} if unknown is None else {"unknown": str(Message("some-of-its-values-are-not-known", unknown=unknown))}),
    }


def why_unknown(readings: Readings) -> Message | None:
    """Why not every value is known; None where every one is."""
    return readings.unverifiable or (None if readings.is_complete else Message("there-are-too-many-ways-to-read-it"))


def why_no_value(readings: Readings, in_force: InForce) -> tuple[str, str, Message]:
    """Why there is no reading with a value: a code, the section, and the reason in words."""
    if (unknown := why_unknown(readings)) is not None:
        return "unverifiable", uncheckable_section(in_force), Message("its-value-cannot-be-verified", unknown=unknown)
    if readings.undefined is not None:
        section = in_force.cited(readings.undefined.section)
        return "undefined", section, Message("it-has-no-value", reason=readings.undefined.reason)
    return "syntax", "III-A", Message("these-cubes-make-no-expression")


@one_question
def answer_expression(question: Question) -> Answer:
    """What a text, as written, may equal (Equations III)."""
    ruleset = read_ruleset(question)
    text = question.text("text")
    side = question.text("side")
    question.finish()
    if side not in ("solution", "goal"):
        raise BadQuestion(QuestionCode.UNKNOWN_VALUE, Message("the-field-side-is-side", side=repr(side[:20])))
    in_force, is_goal = InForce.of(ruleset), side == "goal"
    try:
        tokens = read_tokens(text)
        group = read_groups(tokens, len(text))
        for violation in writing_violations(without_remarks(tokens), is_goal, in_force):
            return _illegal("not-allowed", str(violation.rule), violation.words)
        if is_goal and len(cube_tokens(tokens, in_force)) > MOST_CUBES:
            return _illegal("not-allowed", "IV-B", Message("a-goal-has-at-most-cubes", most=MOST_CUBES))
        return _answer_readings(read_expression(group, is_goal, in_force, Budget()), in_force, printed)
    except Unreadable as unreadable:
        return _illegal("syntax", "III-A", unreadable.words)
    except IllegalExpression as illegal:
        complaint = illegal.complaint
        code = "syntax" if complaint.code == "syntax" else "not-allowed"
        return _illegal(code, complaint.section, complaint.words)


@budgeted(MOST_STEPS_OF_A_GOAL)
def answer_goal(question: Question) -> Answer:
    """Is a Goal legal, and what may it equal (Equations IV-B)."""
    ruleset = read_ruleset(question)
    text = question.text("goal")
    question.finish()
    try:
        goal = read_goal(text)
    except Unreadable as unreadable:
        return _illegal("syntax", "IV-B", unreadable.words)
    if not goal.has_legal_size:
        return _illegal("illegal-configuration", "IV-B", Message("a-goal-has-one-to-most-cubes", most=MOST_CUBES))
    in_force = InForce.of(ruleset)
    if has_no_end(goal, in_force):
        return _answer_readings(read_goal_on_mat(goal, in_force, Budget()), in_force, _no_list)
    return _answer_readings(read_goal_on_mat(goal, in_force, Budget(GOAL_STEPS)), in_force, listed)


def _no_list(readings: Readings) -> list[str] | None:
    return None


def read_solution_question(question: Question) -> tuple[str, Position, InForce]:
    """The parts of a question about an Equation."""
    ruleset = read_ruleset(question)
    position = read_position(question)
    text = question.text("solution")
    question.finish()
    return text, position, InForce.of(ruleset)


@one_question
def answer_solution(question: Question) -> Answer:
    """The verdict on an Equation."""
    text, position, in_force = read_solution_question(question)
    verdict = check_equation(text, position, in_force)
    return {
        "correct": verdict.is_correct,
        "ambiguous": verdict.is_ambiguous,
        "equals_goal": verdict.equals_goal,
        "values": printed(all_readings(verdict, in_force)) or [],
        "violations": [printed_violation(one) for one in verdict.violations],
    }


def answer_selection(question: Question) -> Answer:
    """May a player pick this variation (Equations II-B-2)."""
    edition = read_edition(question)
    division = question.member("division", Division)
    form = read_form(question)
    resources = read_cubes(question, "resources", read_cube)
    if (excess := beyond_kit(resources)) is not None:
        raise BadQuestion(QuestionCode.TOO_MANY_CUBES, Message("resources-holds-excess", excess=excess))
    chosen = read_variations(question, "chosen", edition, division, form, misfit_in(division))
    name, filled_in = read_pick(question, edition)
    question.finish()
    table = EquationsTable(division, resources, chosen)
    selecting = EQUATIONS["II-B-2"]
    return printed_pick(pick_violation(edition, division, form, selecting, table, chosen, name, filled_in))


def _answer_solve(question: Question) -> Answer:
    from forceout.judge.equations.solve import answer_solve

    return answer_solve(question)


def _answer_endgame(question: Question) -> Answer:
    from forceout.judge.equations.endgame import answer_endgame

    return answer_endgame(question)


KINDS: Final[Mapping[str, Callable[[Question], Answer]]] = {
    "goal": answer_goal,
    "expression": answer_expression,
    "solution": answer_solution,
    "selection": answer_selection,
    **kinds_of_both(read_game),
    "solve": _answer_solve,
    "endgame": _answer_endgame,
}
