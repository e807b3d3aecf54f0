"""A player at the table: what the seat sees, how well it plays, its dice, and what it may still spend on thinking."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from forceout.bots.levels import Level
from forceout.bots.registry import sense_of
from forceout.rules.actions import Action
from forceout.rules.match import verify_match
from forceout.rules.match_state import Match
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import solve_shake
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget

UNDECIDED: Final = Answer(None, reason="budget")
WRITING_TIMES: Final = 10
"""How many times as far a player looks who writes, with a minute or two for it, as before a move."""
NODES_PER_MILLISECOND: Final = 700
"""What a search gets done at the least, on any machine of today: so nodes end a choice before the clock has to."""
LEAST_NODES: Final = 5_000
"""How far a question is looked into at the least, where there is so much left."""
GROUPING: Final = "()[]{} "


@dataclass(slots=True)
class Player:
    """One seat that thinks about one choice."""

    match: Match
    seat: str
    level: Level
    dice: Random
    budget: Budget
    """What the whole choice may cost: in nodes, so that it is the same each time, and in time where those are slow."""
    questions_left: int = field(default=0)
    found: list[str] = field(default_factory=list)
    """Solutions that came up while this choice was thought over."""

    def chance(self, likelihood: float) -> bool:
        """Whether something happens that is so likely."""
        return self.dice.random() < likelihood

    def may(self, action: Action) -> bool:
        """Whether an action is legal now."""
        return verify_match(self.match, action) is None

    def is_out_of_time(self) -> bool:
        """Whether there is nothing left to think with."""
        return self.questions_left <= 0 or self.budget.spend(0)

    def search(self, find: Callable[[Budget], Answer], times: int = 1, share: float = 1.0) -> Answer:
        """What a search finds with a part of the budget; of what is left a share, for players who plan."""
        assert self.budget.nodes is not None
        left = self.budget.nodes - self.budget.spent_nodes
        if left <= 0 or self.budget.is_spent():
            return UNDECIDED
        self.questions_left -= 1
        most = self.level.nodes * times
        if self.level.plays_endgames and share < 1.0:
            most = min(most, max(LEAST_NODES, int(left * share)))
        part = Budget(nodes=min(left, most), cancelled=self.budget.is_spent)
        answer = find(part)
        self.budget.spend(part.spent_nodes)
        return answer

    def solve(self, shake: Shake, situation: Situation, times: int = 1, share: float = 1.0) -> Answer:
        """Whether a Solution exists as if the shake ended so, as far as this player can see."""
        answer = self.search(lambda part: solve_shake(shake, situation, part), times, share)
        if answer.exists and answer.solution is not None:
            self.found.insert(0, answer.solution)
        return answer

    def thinks_of(self, answer: Answer) -> bool:
        """Whether a Solution that exists is one that this player finds."""
        return bool(answer.exists and answer.solution and symbols_in(self.match, answer.solution) <= self.level.longest)


def sit_down(
    match: Match, seat: str, level: Level, dice: Random, budget_ms: int, clock: Callable[[], float] | None = None
) -> Player:
    """A player with the time for one choice, by a clock where one is handed in."""
    milliseconds = budget_ms * level.share_of_budget
    nodes = int(milliseconds * NODES_PER_MILLISECOND)
    budget = Budget(nodes=nodes, seconds=milliseconds / 1000, clock=clock)
    return Player(match, seat, level, dice, budget, level.questions // sense_of(match.table.game).QUESTION_COST)


def symbols_in(match: Match, solution: str) -> int:
    """How many symbols a Solution has, without groups and without the Goal's side."""
    own, _ = sense_of(match.table.game).own_part(solution)
    return sum(character not in GROUPING for character in own)
