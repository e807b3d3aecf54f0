"""The judge's answers about On-Sets."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from forceout.editions.on_sets_2014_15 import ON_SETS_GAME_2014_15
from forceout.editions.on_sets_2026_27 import ON_SETS_GAME_2026_27
from forceout.games.onsets.cards import Universe, print_card, read_card, twice_dealt
from forceout.games.onsets.checking import Verdict, check_solution
from forceout.games.onsets.cubes import beyond_kit, read_cube
from forceout.games.onsets.goal import Goal, goal_values, is_legal_configuration, read_goal
from forceout.games.onsets.in_force import InForce, OnSetsEdition, OnSetsRuleset
from forceout.games.onsets.play import OnSetsGame
from forceout.games.onsets.position import Position
from forceout.games.onsets.variation import OnSetsTable
from forceout.judge.question import BadQuestion, Question
from forceout.judge.reading import printed_pick, printed_violation, read_cubes, read_pick, read_variations
from forceout.judge.scoring import answer_score
from forceout.rulebook.rule import ON_SETS
from forceout.rules.ruleset import Ruleset
from forceout.rules.starting_shake import pick_violation
from forceout.rules.table import Division, Form, Situation
from forceout.rules.unreadable import Unreadable

GAMES: Final[Mapping[str, OnSetsGame]] = {"2026-27": ON_SETS_GAME_2026_27, "2014-15": ON_SETS_GAME_2014_15}
NEWEST: Final = "2026-27"
Answer = dict[str, Any]


def read_game(question: Question) -> OnSetsGame:
    """The edition that a question names, or the newest."""
    name = question.text("edition", NEWEST)
    if name not in GAMES:
        raise BadQuestion("unknown-edition", f"On-Sets has no edition {name[:20]!r}; it has {', '.join(GAMES)}.")
    return GAMES[name]


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
        raise BadQuestion("unreadable-goal", f"{question.named('goal')!r}: {unreadable.message}") from None


def read_universe(question: Question) -> Universe:
    """The cards of a question, no card twice."""
    cards = []
    for text in question.texts("universe"):
        card = read_card(text)
        if card is None:
            raise BadQuestion("unknown-card", f"'universe': there is no card {text[:20]!r}.")
        cards.append(card)
    if (twice := twice_dealt(cards)) is not None:
        raise BadQuestion("card-twice", f"'universe': the card {print_card(twice)} is there twice.")
    if not cards:
        raise BadQuestion("empty-universe", "'universe': no card is there.")
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
            "too-many-cubes", f"'required', 'permitted', 'forbidden' and 'resources' together hold {excess}."
        )
    for field, cubes in (("required", required), ("permitted", permitted)):
        if any(cube.isdigit() for cube in cubes):
            raise BadQuestion("digit-on-mat", f"{field!r}: digits are for the Goal only.")
    situation = question.member("situation", Situation)
    if situation is Situation.NO_GOAL and not GAMES[ruleset.edition.name].procedures.writes_against_no_goal:
        raise BadQuestion(
            "unknown-value",
            f"'situation': in {ruleset.edition.name} who disagrees with no Goal sets a Goal (III-D-2), and writes "
            "nothing.",
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
        return {"legal": False, "code": "negative", "rule": "III-B", "message": "The Goal is a negative number."}
    return {
        "legal": False,
        "code": "illegal-configuration",
        "rule": "III-B-1",
        "message": "These digits are not in one of the legal shapes: row, column, tee (upside-down T) or ell.",
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
        raise BadQuestion("too-many-cubes", f"'resources' holds {excess}.")
    chosen = read_variations(question, "chosen", edition, division, form)
    name, filled_in = read_pick(question, edition)
    question.finish()
    always = tuple(one.fill_in(None) for one in edition.always_in_force[division])
    in_order = (*always, *chosen)
    table = OnSetsTable(universe, resources, chosen, edition.difference_in_double_set(in_order, len(in_order)))
    selecting = ON_SETS["II-C-2"]
    return printed_pick(pick_violation(edition, division, form, selecting, table, chosen, name, filled_in))


def _answer_score(question: Question) -> Answer:
    game = read_game(question)
    return answer_score(question, game.edition, game.procedures.writes_against_no_goal)


def _answer_play(question: Question) -> Answer:
    from forceout.judge.play import answer_play

    return answer_play(question, read_game(question))


def _answer_solve(question: Question) -> Answer:
    from forceout.judge.on_sets_solve import answer_solve

    return answer_solve(question)


KINDS: Final[Mapping[str, Callable[[Question], Answer]]] = {
    "goal": answer_goal,
    "solution": answer_solution,
    "selection": answer_selection,
    "score": _answer_score,
    "play": _answer_play,
    "solve": _answer_solve,
}
