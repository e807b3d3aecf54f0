"""Which mats are safe, which moves lead to them, and whether a seat can keep to them (docs/solver.md).

After a move a challenge is right or it is not. A mat is *safe* when neither Now nor Impossible is right. What the
solver does not know is unknown, and what hangs on it is unknown too.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from forceout.solver.budget import OutOfBudget
from forceout.solver.endgame.knowledge import Knowledge
from forceout.solver.endgame.mat import Mat
from forceout.solver.endgame.rules_of_play import RulesOfPlay, Step

FEWEST_LEFT_IN_TRAP: Final = 5
RELATIONS_IN_TRAP: Final = 3
"""Only with Two Solutions, five cubes left or more and three of them = or ⊆ can a safe mat have no safe move."""


class Outcome(Enum):
    """What is true once a cube is down."""

    SAFE = "safe"
    FORCEOUT = "forceout"
    """The last cube is down, and there is a Solution."""
    NOW = "now"
    """A Now challenge is right."""
    IMPOSSIBLE = "impossible"
    """An Impossible challenge is right."""
    UNKNOWN = "unknown"

    @property
    def is_safe(self) -> bool:
        """Whether certainly no challenge is right."""
        return self in (Outcome.SAFE, Outcome.FORCEOUT)

    @property
    def is_lost(self) -> bool:
        """Whether a challenge is certainly right."""
        return self in (Outcome.NOW, Outcome.IMPOSSIBLE)


class Room(NamedTuple):
    """How many of the things that a player may do are safe, and of how many that is not known."""

    safe: int
    unknown: int
    legal: int

    @property
    def share(self) -> float:
        """How much of it may be safe, between 0 and 1."""
        return (self.safe + self.unknown) / self.legal if self.legal else 0.0

    @property
    def is_stuck(self) -> bool:
        """Whether nothing that a player may do is safe."""
        return self.legal > 0 and not self.safe and not self.unknown


class Search:
    """The mats of one shake, each looked into once."""

    def __init__(self, rules: RulesOfPlay, knowledge: Knowledge, uses_theorem: bool = True) -> None:
        self.rules = rules
        self.knowledge = knowledge
        self.uses_theorem = uses_theorem
        self._outcomes: dict[Mat, Outcome] = {}
        self._rooms: dict[tuple[Mat, bool], Room] = {}
        self._keeps: dict[tuple[Mat, str, str, bool], bool | None] = {}

    def outcome(self, mat: Mat) -> Outcome:
        """What is true of a mat."""
        found = self._outcomes.get(mat)
        if found is None:
            found = self._outcomes[mat] = self._looked_into(mat)
        return found

    def _looked_into(self, mat: Mat) -> Outcome:
        possible = self.knowledge.is_possible(mat)
        if possible is False:
            return Outcome.IMPOSSIBLE
        if not mat.left:
            return Outcome.UNKNOWN if possible is None else Outcome.FORCEOUT
        now = self.knowledge.is_possible_now(mat) if self.rules.is_now_open(mat) else False
        if now:
            return Outcome.NOW
        return Outcome.UNKNOWN if possible is None or now is None else Outcome.SAFE

    def outcomes(self, mat: Mat, may_bonus: bool) -> Iterator[tuple[Step, Mat, Outcome]]:
        """Everything that the player on turn may do, with what is true then."""
        for step in self.rules.steps(mat, may_bonus):
            after = self.rules.after(mat, step)
            yield step, after, self.outcome(after)

    def room(self, mat: Mat, may_bonus: bool) -> Room:
        """The room of the player on turn."""
        key = (mat, may_bonus)
        found = self._rooms.get(key)
        if found is None:
            outcomes = [outcome for _, _, outcome in self.outcomes(mat, may_bonus)]
            safe = sum(outcome.is_safe for outcome in outcomes)
            found = self._rooms[key] = Room(safe, outcomes.count(Outcome.UNKNOWN), len(outcomes))
        return found

    def always_has_safe_move(self, mat: Mat) -> bool:
        """Whether the theorem of docs/solver.md holds from here on: a safe mat has a safe move."""
        if self.rules.solutions_asked == 1 or mat.left < FEWEST_LEFT_IN_TRAP:
            return True
        kinds = self.rules.kinds
        return sum(kinds.count(mat.resources, place) for place in self.rules.relations) < RELATIONS_IN_TRAP

    def can_keep_safe(self, mat: Mat, seat: str, turn: str, may_bonus: bool) -> bool | None:
        """Whether a seat has a safe move whenever it is on turn, whatever the others do, from a safe mat on; None where
        that is not known. It is tried to the end, or to where the theorem holds; raises OutOfBudget."""
        if not mat.left or (self.uses_theorem and self.always_has_safe_move(mat)):
            return True
        key = (mat, seat, turn, may_bonus)
        if key not in self._keeps:
            if self.knowledge.budget.spend(1):
                raise OutOfBudget
            self._keeps[key] = self._tried(mat, seat, turn, may_bonus)
        return self._keeps[key]

    def _tried(self, mat: Mat, seat: str, turn: str, may_bonus: bool) -> bool | None:
        is_own = seat == turn
        answer: bool | None = not is_own
        for step, after, outcome in self.outcomes(mat, may_bonus):
            if outcome.is_lost:
                # Who leaves an unsafe mat can be challenged: the seat itself does not, and others do it no harm.
                continue
            following = self.rules.left_of(turn) if step.ends_turn else turn
            may_follow = step.ends_turn and self.rules.may_bonus[following]
            found = self.can_keep_safe(after, seat, following, may_follow)
            if outcome is Outcome.UNKNOWN:
                # For others it may be no way to go on, for the seat none to count on.
                found = True if found and not is_own else None
            if found is is_own:
                return is_own
            if found is None:
                answer = None
        return answer
