"""Any mat of one shake of Equations, asked of the solver (Equations VII-B-3)."""

from collections import Counter
from collections.abc import Hashable
from typing import cast

from forceout.games.equations.checking import Verdict, check_equation
from forceout.games.equations.cubes import SYMBOLS, Cube, read_cube
from forceout.games.equations.cubes_used import needs_of
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import without_remarks
from forceout.games.equations.play import JUDGING, EquationsGame
from forceout.games.equations.position import Position
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.budget import Budget
from forceout.solver.endgame.knowledge import Made, Undecided
from forceout.solver.endgame.mat import MOST_OF_A_KIND, Kinds, Mat
from forceout.solver.equations.counts import Kind, kind_of
from forceout.solver.equations.solve import solve


class EquationsQuestions:
    """The solver of Equations, asked about the mats of one shake."""

    def __init__(self, position: Position, in_force: InForce) -> None:
        self.position = position
        self.in_force = in_force
        self.color = in_force.exponent_color
        is_telling = (False,) if self.color is None else (False, True)
        self._kinds = Kinds(Kind(symbol, is_exponent) for symbol in SYMBOLS for is_exponent in is_telling)
        self._places: dict[str, int] = {}

    @property
    def kinds(self) -> Kinds:
        """The symbols; with Exponent those of its color apart (Equations XIII-B-12)."""
        return self._kinds

    @property
    def solutions_asked(self) -> int:
        """One Equation is asked for."""
        return 1

    def place_of(self, cube: str) -> int:
        """The place of a cube's symbol, by color where that matters."""
        place = self._places.get(cube)
        if place is None:
            read = read_cube(cube)
            assert read is not None
            place = self._places[cube] = self._kinds.places[kind_of(read, self.color)]
        return place

    def find(self, mat: Mat, end: Situation, excluded: Hashable | None, budget: Budget) -> Made | None:
        """An Equation, or None where it is proved that there is none; raises Undecided."""
        position = self.laid_out(mat, end)
        answer = solve(position, self.in_force, budget)
        if answer.exists is None:
            raise Undecided(answer.reason)
        if answer.solution is None:
            return None
        with JUDGING:
            verdict = check_equation(answer.solution, position, self.in_force)
        return Made(*self.asked_of_mat(verdict), None, answer.solution)

    def laid_out(self, mat: Mat, end: Situation) -> Position:
        """A mat as a position."""
        required, permitted, resources = (
            tuple(self._cube(cast("Kind", kind)) for kind in self._kinds.listed(heap))
            for heap in (mat.required, mat.permitted, mat.resources)
        )
        return replace(
            self.position, required=required, permitted=permitted, forbidden=(), resources=resources, situation=end
        )

    def _cube(self, kind: Kind) -> Cube:
        return Cube(kind.symbol, self.color if kind.is_exponent else None)

    def asked_of_mat(self, verdict: Verdict) -> tuple[int, int]:
        """The most that may be required and the cubes that are needed for an Equation to use them as it does here: each
        Required cube plays a symbol of its own (VII-B-3-b), and a sign that repeats needs one cube (XIII-A-5)."""
        needs = needs_of(without_remarks(verdict.solution.tokens), self.in_force)
        is_repeatable = {need.token.at: need.is_repeatable for need in needs}
        used = [(kind_of(one.cube, self.color), is_repeatable[one.token.at]) for one in verdict.used]
        most = Counter(kind for kind, _ in used)
        needed = Counter(kind for kind, repeats in used if not repeats)
        for kind in {kind for kind, repeats in used if repeats}:
            needed[kind] += 1
        names = self._kinds.names
        return (
            self._kinds.of_counts(min(most[cast("Kind", name)], MOST_OF_A_KIND) for name in names),
            self._kinds.of_counts(needed[cast("Kind", name)] for name in names),
        )


def questions_of(shake: Shake) -> EquationsQuestions:
    """The questions of one shake."""
    game = shake.table.game
    assert isinstance(game, EquationsGame)
    as_it_is = replace(shake, contest=Contest(Situation.IMPOSSIBLE))
    return EquationsQuestions(game.position(as_it_is), game.in_force(shake))
