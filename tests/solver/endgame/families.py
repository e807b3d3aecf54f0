"""Made-up shakes: a family of Solutions given as what each asks of a mat, in place of a game and its solver."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import product

from forceout.rules.vocabulary import Situation
from forceout.solver.budget import Budget
from forceout.solver.endgame.knowledge import Knowledge, Made
from forceout.solver.endgame.mat import Kinds, Mat
from forceout.solver.endgame.rules_of_play import RulesOfPlay
from forceout.solver.endgame.search import Search

PLAYERS = ("A", "B", "C")


class Family:
    """Solutions that each use just some cubes, once, and pick something."""

    def __init__(self, names: str, solutions: Sequence[tuple[str, Hashable]], solutions_asked: int = 1) -> None:
        self.kinds = Kinds(names)
        self.solutions_asked = solutions_asked
        self.made = [Made(heap := self.kinds.packed(cubes), heap, pick, cubes) for cubes, pick in solutions]

    def place_of(self, cube: str) -> int:
        """The place of a cube's kind."""
        return self.kinds.places[cube]

    def find(self, mat: Mat, end: Situation, excluded: Hashable | None, budget: Budget) -> tuple[Made, ...]:
        """The first Solution that fits."""
        budget.spend(1)
        heaps = [mat.on_mat]
        if end is Situation.NOW:
            heaps += [mat.on_mat + self.kinds.units[place] for place in self.kinds.present(mat.resources)]
        elif end is not Situation.FORCEOUT:
            heaps = [mat.usable]
        for one in self.made:
            is_wanted = excluded is None or one.picked != excluded
            fits = any(self.kinds.has(heap, one.needed) for heap in heaps)
            if is_wanted and fits and self.kinds.has(one.most_required, mat.required):
                return (one,)
        return ()

    def made_of(self, text: str, mat: Mat, end: Situation) -> Made | None:
        """A Solution by its text."""
        return next((one for one in self.made if one.text == text), None)

    def mat(self, resources: str, required: str = "", permitted: str = "") -> Mat:
        """A mat with these cubes."""
        return Mat(
            self.kinds.packed(required), self.kinds.packed(permitted), self.kinds.packed(resources), len(resources)
        )

    def search(
        self,
        relations: str = "",
        *,
        has_shift: bool = False,
        may_bonus: Mapping[str, bool] | None = None,
        uses_theorem: bool = False,
        budget: Budget | None = None,
    ) -> Search:
        """A search of what this family makes of the mats."""
        rules = RulesOfPlay(
            self.kinds,
            frozenset(self.kinds.places[name] for name in relations),
            has_shift,
            1 + self.solutions_asked,
            PLAYERS,
            may_bonus or dict.fromkeys(PLAYERS, False),
            self.solutions_asked,
        )
        return Search(rules, Knowledge(self, budget or Budget()), uses_theorem)


def every_mat(family: Family, counts: Mapping[str, int]) -> list[Mat]:
    """Every mat with at most so many cubes of each kind, however they lie; what is left out is in Forbidden."""
    ways = []
    for name in family.kinds.names:
        most = counts.get(str(name), 0)
        ways.append([lie for lie in product(range(most + 1), repeat=3) if sum(lie) <= most])
    mats = []
    for lies in product(*ways):
        required, permitted, resources = (family.kinds.of_counts(lie[place] for lie in lies) for place in range(3))
        mats.append(Mat(required, permitted, resources, sum(lie[2] for lie in lies)))
    return mats
