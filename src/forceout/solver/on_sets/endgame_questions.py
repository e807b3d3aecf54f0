"""Any mat of one shake of On-Sets, asked of the solver (On-Sets VII-B-4, XIII-D-14)."""

from collections import Counter
from collections.abc import Hashable
from functools import cached_property
from typing import Final, cast

from forceout.games.on_sets.checking import CheckedSolution, check_solution, illegal_goal
from forceout.games.on_sets.cubes import RELATIONS, SOLUTION_SYMBOLS
from forceout.games.on_sets.cubes_used import RESTRICTION_PART, SET_NAME
from forceout.games.on_sets.goal import goal_values
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.play import OnSetsGame
from forceout.games.on_sets.position import Position
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.budget import Budget
from forceout.solver.endgame.knowledge import Made
from forceout.solver.endgame.mat import MOST_OF_A_KIND, Kinds, Mat
from forceout.solver.on_sets.solve import find_one

KINDS: Final = Kinds(SOLUTION_SYMBOLS)
"""Cubes that show the same are alike."""


class OnSetsQuestions:
    """The solver of On-Sets, asked about the mats of one shake."""

    def __init__(self, position: Position, in_force: InForce) -> None:
        self.position = position
        self.in_force = in_force
        self.goals = goal_values(position.goal, in_force.digit_readings)

    @property
    def kinds(self) -> Kinds:
        """The twelve symbols of Solutions."""
        return KINDS

    @property
    def solutions_asked(self) -> int:
        """Two with Two Solutions (On-Sets XIII-D-14)."""
        return self.in_force.solutions_asked

    @cached_property
    def is_goal_illegal(self) -> bool:
        """Whether no Solution can equal the Goal, whatever lies where (On-Sets VII-C-5-a)."""
        return next(illegal_goal(self.position, self.goals), None) is not None

    def place_of(self, cube: str) -> int:
        """The place of a cube's symbol."""
        return KINDS.places[cube]

    def find(self, mat: Mat, end: Situation, excluded: Hashable | None, budget: Budget) -> tuple[Made, ...]:
        """A Solution that does not pick just the excluded cards; raises OutOfBudget."""
        if self.is_goal_illegal:
            return ()
        position = self.laid_out(mat, end)
        found = find_one(position, self.in_force, self.goals, cast("int | None", excluded), budget)
        if found is None:
            return ()
        (solution,) = check_solution(found.text, position, self.in_force).solutions
        return (Made(*self.asked_of_mat(solution), found.picked, found.text),)

    def made_of(self, text: str, mat: Mat, end: Situation) -> Made | None:
        """A Solution by what it asks of a mat; None where it is not correct, or is one of two."""
        checked = check_solution(text, self.laid_out(mat, end), self.in_force)
        if not checked.is_correct or len(checked.solutions) != 1 or self.solutions_asked > 1:
            return None
        return Made(*self.asked_of_mat(checked.solutions[0]), None, text)

    def laid_out(self, mat: Mat, end: Situation) -> Position:
        """A mat as a position."""
        required, permitted, resources = (
            tuple(map(str, KINDS.listed(heap))) for heap in (mat.required, mat.permitted, mat.resources)
        )
        return replace(
            self.position, required=required, permitted=permitted, forbidden=(), resources=resources, situation=end
        )

    def asked_of_mat(self, solution: CheckedSolution) -> tuple[int, int]:
        """The most that may be required and the cubes that are needed for a Solution to use them as it does here.

        Required binds each part that there is (VII-B-4-b), so that of each symbol the part that uses it less decides;
        of = and ⊆ the Restriction part alone, and where there is none they may not be required at all (VII-B-2). The
        parts share their cubes (VII-B-4-c), and a sign that repeats needs one."""
        by_part: dict[str, Counter[str]] = {}
        needed: Counter[str] = Counter()
        repeats = self.in_force.repeated
        for part in dict.fromkeys(one.part for one in solution.used):
            used = [one for one in solution.used if one.part == part]
            by_part[part] = Counter(one.cube.face for one in used)
            own = Counter(one.cube.face for one in used if one.token.symbol not in repeats)
            for face in {one.cube.face for one in used if one.token.symbol in repeats}:
                own[face] += 1
            needed |= own
        set_name, restrictions = by_part.get(SET_NAME, Counter()), by_part.get(RESTRICTION_PART)
        most: dict[str, int] = {}
        for symbol in SOLUTION_SYMBOLS:
            in_set_name = MOST_OF_A_KIND if symbol in RELATIONS and restrictions is not None else set_name[symbol]
            in_restrictions = MOST_OF_A_KIND if restrictions is None else restrictions[symbol]
            most[symbol] = min(in_set_name, in_restrictions, MOST_OF_A_KIND)
            if symbol in RELATIONS and restrictions is None:
                most[symbol] = 0
        return KINDS.of_counts(most.values()), KINDS.of_counts(needed[symbol] for symbol in SOLUTION_SYMBOLS)


def questions_of(shake: Shake) -> OnSetsQuestions:
    """The questions of one shake."""
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    as_it_is = replace(shake, contest=Contest(Situation.IMPOSSIBLE))
    return OnSetsQuestions(game.position(as_it_is, None), game.in_force(shake))
