"""The judge's answers about On-Sets."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from forceout.editions import find_game
from forceout.games.on_sets.cards import Universe, print_card, read_card, twice_dealt
from forceout.games.on_sets.checking import Verdict, check_solution
from forceout.games.on_sets.cubes import beyond_kit, read_cube
from forceout.games.on_sets.goal import Goal, goal_values, is_legal_configuration, read_goal
from forceout.games.on_sets.in_force import InForce, OnSetsEdition, OnSetsRuleset
from forceout.games.on_sets.play import OnSetsGame
from forceout.games.on_sets.position import Position
from forceout.games.on_sets.variation import OnSetsTable
from forceout.judge.protocol.kinds_of_both import kinds_of_both
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.judge.protocol.shared_fields import (
    printed_pick,
    read_cubes,
    read_pick,
    read_variations,
    read_year,
)
from forceout.messages.message import Message
from forceout.rulebook.rule import ON_SETS
from forceout.rules.codes import QuestionCode
from forceout.rules.ruleset import Ruleset
from forceout.rules.starting_shake import pick_violation
from forceout.rules.unreadable import Unreadable
from forceout.rules.violation import printed_violation
from forceout.rules.vocabulary import Division, Form, Situation

Answer = dict[str, Any]


def read_game(question: Question) -> OnSetsGame:
    """The edition that a question names, or the newest."""
    return game_of(read_year(question, ON_SETS.name))


def game_of(year: str) -> OnSetsGame:
    """On-Sets in one edition."""
    game = find_game(ON_SETS.name, year)
    assert isinstance(game, OnSetsGame)
    return game


def read_edition(question: Question) -> OnSetsEdition:
    """The table of the edition that a question names."""
    return read_game(question).edition


def read_ruleset(question: Question) -> OnSetsRuleset:
    """The rules that a question is asked under."""
    edition = read_edition(question)
    division = question.member("division", Division)
    form = question.member("form", Form, Form.ADVENTUROUS)
    return Ruleset(edition, division, form, read_variations(question, "variations", edition, division, form))


def read_goal_field(question: Question) -> Goal:
    """The Goal of a question."""
    try:
        return read_goal(question.text("goal"))
    except Unreadable as unreadable:
        raise BadQuestion(
            QuestionCode.UNREADABLE_GOAL, Message("field-why", field=repr(question.named("goal")), why=unreadable.words)
        ) from None


def read_universe(question: Question) -> Universe:
    """The cards of a question, no card twice."""
    cards = []
    for text in question.texts("universe"):
        card = read_card(text)
        if card is None:
            raise BadQuestion(
                QuestionCode.UNKNOWN_CARD, Message("universe-there-is-no-card-text", text=repr(text[:20]))
            )
        cards.append(card)
    if (twice := twice_dealt(cards)) is not None:
        raise BadQuestion(QuestionCode.CARD_TWICE, Message("universe-the-card-is-there-twice", card=print_card(twice)))
    if not cards:
        raise BadQuestion(QuestionCode.EMPTY_UNIVERSE, Message("universe-no-card-is-there"))
    return Universe.of(tuple(cards))


def read_position(question: Question, ruleset: OnSetsRuleset) -> Position:
    """The position of a question."""
    universe = read_universe(question)
    goal = read_goal_field(question)
    required, permitted, forbidden, resources = (
        read_cubes(question, field, read_cube) for field in ("required", "permitted", "forbidden", "resources")
    )
    if (excess := beyond_kit(required + permitted + forbidden + resources)) is not None:
        raise BadQuestion(
            QuestionCode.TOO_MANY_CUBES,
            Message("required-permitted-forbidden-and-resources-together-hold-excess", excess=excess),
        )
    for field, cubes in (("required", required), ("permitted", permitted)):
        if any(cube.isdigit() for cube in cubes):
            raise BadQuestion(
                QuestionCode.DIGIT_ON_MAT, Message("field-digits-are-for-the-goal-only", field=repr(field))
            )
    situation = question.member("situation", Situation)
    if situation is Situation.NO_GOAL and game_of(ruleset.edition.name).procedures.end_of_dispute is None:
        raise BadQuestion(
            QuestionCode.UNKNOWN_VALUE,
            Message("situation-in-edition-who-disagrees-with-no-goal-sets-a-goal", edition=ruleset.edition.name),
        )
    return Position(universe, goal, required, permitted, forbidden, resources, situation)


def answer_goal(question: Question) -> Answer:
    """Is a Goal legal, and what may it equal (On-Sets III-B, III-B-1)."""
    ruleset = read_ruleset(question)
    goal = read_goal_field(question)
    question.finish()
    values = goal_values(goal, InForce.of(ruleset).digit_readings)
    if values:
        return {"legal": True, "values": list(values)}
    if is_legal_configuration(goal):
        return {
            "legal": False,
            "code": "negative",
            "rule": "III-B",
            "message": str(Message("the-goal-is-a-negative-number")),
        }
    return {
        "legal": False,
        "code": "illegal-configuration",
        "rule": "III-B-1",
        "message": str(Message("these-digits-are-not-in-one-of-the-legal-shapes")),
    }


def read_solution_question(question: Question) -> tuple[str, Position, InForce]:
    """The parts of a question about a Solution."""
    ruleset = read_ruleset(question)
    position = read_position(question, ruleset)
    text = question.text("solution")
    question.finish()
    return text, position, InForce.of(ruleset)


def answer_solution(question: Question) -> Answer:
    """The verdict on a Solution (On-Sets VII-B)."""
    text, position, in_force = read_solution_question(question)
    verdict = check_solution(text, position, in_force)
    return {
        "correct": verdict.is_correct,
        "ambiguous": verdict.is_ambiguous,
        "equals_goal": verdict.equals_goal,
        "values": listed_values(verdict, in_force),
        "violations": [printed_violation(one) for one in verdict.violations],
    }


def listed_values(verdict: Verdict, in_force: InForce) -> list[Any]:
    """The values of all readings: under Two Solutions a list for each Solution."""
    each: Sequence[list[int]] = [list(solution.values) for solution in verdict.solutions]
    if in_force.solutions_asked > 1 or len(each) > 1:
        return list(each)
    return each[0] if each else []


def answer_selection(question: Question) -> Answer:
    """May a player pick this variation (On-Sets II-C-2)."""
    edition = read_edition(question)
    division = question.member("division", Division)
    form = question.member("form", Form, Form.ADVENTUROUS)
    universe = read_universe(question)
    resources = read_cubes(question, "resources", read_cube)
    if (excess := beyond_kit(resources)) is not None:
        raise BadQuestion(QuestionCode.TOO_MANY_CUBES, Message("resources-holds-excess", excess=excess))
    chosen = read_variations(question, "chosen", edition, division, form)
    name, filled_in = read_pick(question, edition)
    question.finish()
    always = tuple(one.fill_in(None) for one in edition.always_in_force[division])
    in_order = (*always, *chosen)
    table = OnSetsTable(universe, resources, chosen, edition.difference_in_double_set(in_order, len(in_order)))
    selecting = ON_SETS["II-C-2"]
    return printed_pick(pick_violation(edition, division, form, selecting, table, chosen, name, filled_in))


def _answer_solve(question: Question) -> Answer:
    from forceout.judge.on_sets.solve import answer_solve

    return answer_solve(question)


def _answer_endgame(question: Question) -> Answer:
    from forceout.judge.on_sets.endgame import answer_endgame

    return answer_endgame(question)


KINDS: Final[Mapping[str, Callable[[Question], Answer]]] = {
    "goal": answer_goal,
    "solution": answer_solution,
    "selection": answer_selection,
    **kinds_of_both(read_game),
    "solve": _answer_solve,
    "endgame": _answer_endgame,
}
