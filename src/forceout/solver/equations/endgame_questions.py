"""Any mat of one shake of Equations, asked of the solver (Equations VII-B-3)."""

from collections import Counter
from collections.abc import Hashable
from typing import Final, cast

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
from forceout.solver.equations.finder import Finder
from forceout.solver.equations.problem import Expression, Target, Tree
from forceout.solver.equations.solve import solve

MOST_GATHERED: Final = 40
"""Equations from one search at most."""
EACH_LOOK: Final = 4
"""How many more are worth having for each time that the search asked whether to go on."""


class Gatherer(Finder):
    """Takes several correct Equations where the first took long to find: what was worked out for it makes others that
    use other cubes, and those answer for mats that the first does not fit."""

    def __init__(self, position: Position, in_force: InForce, whole: Budget) -> None:
        super().__init__(position, in_force)
        self.whole = whole
        self.gathered: dict[str, Verdict] = {}
        """Correct Equations, and what was said of each."""
        self.looks = 0
        """How often the search asked whether to go on, which it does every so many nodes."""
        self.most = 1
        self.until = 0
        self._used: set[int] = set()

    def accept(self, expression: Expression, target: Target) -> bool:
        """One that uses just what a known one does is passed over."""
        used = usage_of(expression)
        if used in self._used:
            return False
        is_enough = super().accept(expression, target)
        if self.gathered:
            self._used.add(used)
        return is_enough

    def is_enough(self, verdict: Verdict) -> bool:
        """The longer the first took, the more are taken, and for about as long."""
        assert self.found is not None
        self.gathered[self.found] = verdict
        if len(self.gathered) == 1:
            self.most = min(MOST_GATHERED, 1 + self.looks * EACH_LOOK)
            self.until = self.looks * (2 + EACH_LOOK)
        return len(self.gathered) >= self.most

    def is_over(self) -> bool:
        """Whether time is up, or went into others for as long as into the first."""
        self.looks += 1
        return self.whole.is_spent() or bool(self.gathered and self.looks > self.until)


def usage_of(expression: Expression) -> int:
    """The cubes of an expression, packed."""
    if not isinstance(expression, Tree):
        return expression.usage
    right = 0 if expression.right is None else usage_of(expression.right)
    return expression.sign.usage + usage_of(expression.left) + right


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
            place = self._places[cube] = self._kinds.places[kind_of(read, self.in_force)]
        return place

    def find(self, mat: Mat, end: Situation, excluded: Hashable | None, budget: Budget) -> tuple[Made, ...]:
        """Equations, none where it is proved that there is none; raises Undecided."""
        position = self.laid_out(mat, end)
        gatherer = Gatherer(position, self.in_force, budget)
        part = Budget(nodes=budget.nodes, bytes=budget.bytes, cancelled=gatherer.is_over)
        answer = solve(position, self.in_force, part, gatherer)
        budget.spend(part.spent_nodes)
        if answer.exists is None:
            raise Undecided(answer.reason)
        gathered = gatherer.gathered
        if answer.solution is not None and not gathered:
            with JUDGING:
                gathered = {answer.solution: check_equation(answer.solution, position, self.in_force)}
        return tuple(Made(*self.asked_of_mat(verdict), None, text) for text, verdict in gathered.items())

    def made_of(self, text: str, mat: Mat, end: Situation) -> Made | None:
        """An Equation by what it asks of a mat; None where it is not correct."""
        with JUDGING:
            verdict = check_equation(text, self.laid_out(mat, end), self.in_force)
        return Made(*self.asked_of_mat(verdict), None, text) if verdict.is_correct else None

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
        used = [(kind_of(one.cube, self.in_force), is_repeatable[one.token.at]) for one in verdict.used]
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
