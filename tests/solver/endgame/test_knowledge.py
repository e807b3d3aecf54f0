"""What a found Solution is said to ask of a mat is just what the judge asks."""

from collections import Counter
from random import Random

import pytest

from forceout.games.equations.checking import check_equation
from forceout.games.on_sets.checking import check_solution
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table
from forceout.solver.endgame.knowledge import Made
from forceout.solver.endgame.mat import Kinds, Mat
from forceout.solver.equations.endgame_questions import EquationsQuestions, Gatherer
from forceout.solver.equations.solve import solve
from forceout.solver.on_sets.endgame_questions import OnSetsQuestions
from tests.solver.endgame.shakes import any_endgame
from tests.support.shakes import begun

GAMES = pytest.mark.parametrize("game", ["on-sets", "equations"])
ASKS_FOR_MORE = {"not-two-solutions", "same-sets"}
"""What is wrong with one Solution where two are asked for."""


def is_correct(table: Table, made: Made, mat: Mat) -> bool:
    """Whether the judge calls a Solution correct after Impossible."""
    questions = table.questions
    if isinstance(questions, OnSetsQuestions):
        verdict = check_solution(made.text, questions.laid_out(mat, Situation.IMPOSSIBLE), questions.in_force)
        return not {one.code for one in verdict.violations} - ASKS_FOR_MORE
    assert isinstance(questions, EquationsQuestions)
    position = questions.laid_out(mat, Situation.IMPOSSIBLE)
    return check_equation(made.text, position, questions.in_force).is_correct


def some_mat(random: Random, kinds: Kinds, heap: int) -> Mat:
    """Some of the cubes of a heap laid out anyhow, the others left out."""
    sections: list[list[object]] = [[], [], [], []]
    for name in kinds.listed(heap):
        random.choice(sections).append(name)
    required, permitted, resources, _ = (kinds.packed(section) for section in sections)
    return Mat(required, permitted, resources, len(sections[2]))


@GAMES
def test_a_solution_fits_every_mat_that_it_is_said_to_fit(game: str) -> None:
    tally: Counter[str] = Counter()
    for seed in range(80):
        random = Random(f"fits {game} {seed}")
        shake = any_endgame(random, game, 4)
        table = Table(shake, Budget(nodes=3_000_000), 200_000)
        tried(table, shake, random, tally)
    assert tally["fits"] > 20
    assert tally["does not"] > 30


def tried(table: Table, shake: Shake, random: Random, tally: Counter[str]) -> None:
    """Mats made of what a Solution was found for."""
    whole = table.mat_of(shake)
    table.search.outcome(whole)
    kinds = table.questions.kinds
    for made in table.knowledge.made:
        for _ in range(6):
            mat = some_mat(random, kinds, whole.usable)
            fits = kinds.has(made.most_required, mat.required) and kinds.has(mat.usable, made.needed)
            if fits:
                assert is_correct(table, made, mat), (made, shake)
            tally["fits" if fits else "does not"] += 1


@GAMES
def test_whether_a_solution_exists_is_antitone_in_required_and_monotone_in_what_may_be_used(game: str) -> None:
    tally: Counter[bool | None] = Counter()
    for seed in range(30):
        random = Random(f"monotone {game} {seed}")
        shake = any_endgame(random, game, 5)
        table = Table(shake, Budget(nodes=20_000_000), 200_000)
        kinds = table.questions.kinds
        for _ in range(4):
            mat = some_mat(random, kinds, table.mat_of(shake).usable)
            # Asked anew each time, so that nothing is concluded.
            answers = []
            for easier in (mat, mat._replace(required=0, permitted=mat.on_mat)):
                fresh = Table(shake, Budget(nodes=20_000_000), 200_000)
                answers.append(fresh.knowledge.is_possible(easier))
            assert answers != [True, False], shake
            tally[answers[0]] += 1
    assert tally[True] > 3
    assert tally[False] > 3


def test_a_long_search_brings_equations_that_use_other_cubes() -> None:
    shake = begun("equations").shake
    table = Table(shake, Budget())
    questions = table.questions
    assert isinstance(questions, EquationsQuestions)
    mat = table.mat_of(shake)
    position = questions.laid_out(mat, Situation.IMPOSSIBLE)
    gatherer = Gatherer(position, questions.in_force, Budget())
    gatherer.looks = 3
    solve(position, questions.in_force, Budget(nodes=2_000_000, cancelled=gatherer.is_over), gatherer)
    needs = [questions.asked_of_mat(verdict) for verdict in gatherer.gathered.values()]
    assert len(set(needs)) == len(needs) > 3
    for text in gatherer.gathered:
        made = questions.made_of(text, mat, Situation.IMPOSSIBLE)
        assert made is not None
        assert is_correct(table, made, mat)
    assert questions.made_of("1 = 1", mat, Situation.IMPOSSIBLE) is None
