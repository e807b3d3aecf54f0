"""The Goals that a roll allows, each value once: what is true once it is set, how many Solutions there are, which two
cubes spoil it, and the room it leaves (On-Sets III-B, Equations IV-B)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, islice
from typing import Final, NamedTuple, Protocol, cast

from forceout.games.registry import part
from forceout.rules.actions import SetGoal
from forceout.rules.engine import apply, verify
from forceout.rules.state import Phase, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import more_solutions
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table, can_be_analysed
from forceout.solver.endgame.mat import Mat
from forceout.solver.endgame.search import Outcome, Room

MOST_COUNTED: Final = 400
"""Where the counting of Solutions stops."""
NODES_OF_A_GOAL: Final = 15_000
"""How far one question about a Goal is looked into."""
NODES_OF_A_LIST: Final = 3_000
MOST_ASKED: Final = 2_500
"""Questions about one Goal before the shortest Solution is not proved to be so."""
Pair = tuple[str, str]


class GoalChoice(NamedTuple):
    """A Goal, and what it may be worth as texts."""

    goal: str
    values: tuple[str, ...]


class Choosing(Protocol):
    """What Goals a game's cubes make."""

    @property
    def ARE_ALL(self) -> bool:
        """Whether `goal_choices` leaves out no Goal."""

    def goal_choices(self, shake: Shake, budget: Budget) -> Iterator[GoalChoice]:
        """Goals from the cubes in Resources, the plainest first."""

    def choice_of(self, shake: Shake, goal: str) -> GoalChoice:
        """A Goal that was set, with what it may be worth."""


@dataclass(frozen=True, slots=True)
class GoalFound:
    """What is known of the Goals of one value."""

    goal: str
    """A plain way to set it."""
    values: tuple[str, ...]
    ways: int
    """How many ways there are among those that were looked at."""
    outcome: Outcome = Outcome.UNKNOWN
    """What is true once it is set."""
    room: Room | None = None
    """The first player's room; None where nobody looked."""
    fewest: int | None = None
    """The cubes of the shortest Solution that was found."""
    is_fewest: bool = False
    """Whether no Solution has fewer."""
    solutions: int | None = None
    """How many were counted; there may be more."""
    has_reached_most: bool = False
    spoilers: Pair | None = None
    """Two cubes that leave no Solution once they are in Forbidden."""
    is_unspoiled: bool | None = None
    """Whether no two cubes do; None where that is not known."""


@dataclass(frozen=True, slots=True)
class GoalsFound:
    """Every value that was looked at."""

    goals: tuple[GoalFound, ...]
    are_all: bool
    """Whether they are all values that a legal Goal can have."""


def can_be_explored(shake: Shake) -> bool:
    """Whether somebody is about to set a Goal."""
    return shake.phase is Phase.GOAL and shake.goal is None and shake.turn is not None


def explore_goals(shake: Shake, budget: Budget, was_set: str | None = None) -> GoalsFound:
    """The Goals of a roll: of all first what is true once they are set, then the room and what spoils them, then
    the fewest cubes, last the number of Solutions, as far as the budget goes."""
    if not can_be_explored(shake):
        raise ValueError("Nobody is about to set a Goal.")
    choosing = cast("Choosing", part(shake.table.game.book.name, "forceout.solver.{game}.goal_choices"))
    by_values: dict[tuple[str, ...], list[str]] = {}
    if was_set is not None:
        # The one that was set is looked into first, and stands for its value.
        chosen = choosing.choice_of(shake, was_set)
        by_values[chosen.values] = [was_set]
    for choice in choosing.goal_choices(shake, budget):
        if choice.goal != was_set:
            by_values.setdefault(choice.values, []).append(choice.goal)
    explored = []
    for values, goals in by_values.items():
        after = next(filter(None, (_after(shake, goal) for goal in goals)), None)
        if after is not None:
            explored.append(Explored(values, len(goals), after, budget))
    looks: tuple[Callable[[Explored], None], ...] = (Explored.look_at_room, Explored.find_fewest, Explored.count)
    if was_set is not None:
        for look in looks:
            if explored and explored[0].found.outcome.is_safe and not budget.spend(0):
                look(explored[0])
    for look in looks:
        for one in explored[was_set is not None :]:
            if one.found.outcome.is_safe and not budget.spend(0):
                look(one)
    return GoalsFound(tuple(one.found for one in explored), choosing.ARE_ALL)


class Explored:
    """A Goal that is looked into step by step."""

    def __init__(self, values: tuple[str, ...], ways: int, after: Shake, budget: Budget) -> None:
        assert after.goal is not None
        self.after = after
        self.budget = budget
        self.table = Table(after, budget, NODES_OF_A_GOAL)
        self.found = GoalFound(after.goal, values, ways, self.table.outcome(after))

    def look_at_room(self) -> None:
        """How many moves are safe, and which two cubes spoil it."""
        room = self.table.room(self.after)
        spoilers, is_unspoiled = spoiling_pair(self.table, self.after)
        known = known_sizes(self.table, self.after)
        self.found = replace(
            self.found, room=room, spoilers=spoilers, is_unspoiled=is_unspoiled, fewest=min(known, default=None)
        )

    def find_fewest(self) -> None:
        """The cubes of the shortest Solution."""
        fewest, is_fewest = fewest_cubes(self.table, self.after)
        self.found = replace(self.found, fewest=fewest, is_fewest=is_fewest)

    def count(self) -> None:
        """How many Solutions can be listed."""
        part = Budget(nodes=NODES_OF_A_LIST, cancelled=self.budget.is_spent)
        listed = islice(more_solutions(self.after, Situation.IMPOSSIBLE, part), MOST_COUNTED)
        solutions = sum(1 for _ in listed)
        has_reached_most = solutions == MOST_COUNTED
        self.found = replace(self.found, solutions=solutions, has_reached_most=has_reached_most)


def _after(shake: Shake, goal: str) -> Shake | None:
    """The shake once a Goal is set; None where it may not be."""
    assert shake.turn is not None
    setting = SetGoal(shake.turn, goal)
    if verify(shake, setting) is not None:
        return None
    after, done = apply(shake, setting)
    return after if done.is_done and can_be_analysed(after) else None


def spoiling_pair(table: Table, shake: Shake) -> tuple[Pair | None, bool | None]:
    """Two cubes without which there is no Solution, and whether it is certain that there are no such two."""
    mat = table.mat_of(shake)
    units, kinds = table.questions.kinds.units, table.questions.kinds
    by_place = {table.questions.place_of(cube): cube for cube in reversed(shake.resources)}
    is_certain = True
    for one, other in combinations_with_replacement(sorted(by_place), 2):
        if one == other and kinds.count(mat.resources, one) < 2:
            continue
        left = mat._replace(resources=mat.resources - units[one] - units[other], left=mat.left - 2)
        is_possible = table.knowledge.is_possible(left)
        if is_possible is False:
            return (by_place[one], by_place[other]), False
        is_certain = is_certain and is_possible is True
    return None, True if is_certain else None


def known_sizes(table: Table, shake: Shake) -> list[int]:
    """How many cubes each known Solution needs."""
    mat = table.mat_of(shake)
    return [table.questions.kinds.size(made.needed) for made in table.knowledge.fitting(mat, [mat.usable])]


def fewest_cubes(table: Table, shake: Shake) -> tuple[int | None, bool]:
    """The cubes of the shortest Solution that is known, and whether none is shorter.

    Nothing is required, so what some cubes make more of them make too: where no heap one cube smaller is enough, no
    smaller one is either."""
    kinds, knowledge = table.questions.kinds, table.knowledge
    mat = table.mat_of(shake)
    known = known_sizes(table, shake)
    if table.questions.solutions_asked > 1 or not known:
        return min(known, default=None), False
    fewest = min(known)
    places = list(kinds.present(mat.usable))
    while fewest > 1:
        heaps = combinations_with_replacement([kinds.units[place] for place in places], fewest - 1)
        smaller = None
        for heap in map(sum, heaps):
            if not kinds.has(mat.usable, heap):
                continue
            if knowledge.budget.spend(0) or knowledge.asked > MOST_ASKED:
                return fewest, False
            smaller = knowledge.is_possible(Mat(0, heap, 0, 0))
            if smaller is not False:
                break
        if smaller is None:
            return fewest, False
        if smaller is False:
            return fewest, True
        fewest -= 1
    return fewest, True
