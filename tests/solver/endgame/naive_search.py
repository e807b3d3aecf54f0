"""A naive search of endgames to compare the real one with: the engine plays, the solver is asked about each position.

Nothing is shared between positions but what was asked of the very same one, and no theorem is used.
"""

from collections.abc import Iterator

from forceout.rules.actions import Action, Bonus, Move, Shift
from forceout.rules.engine import apply
from forceout.rules.legal_actions import legal_actions
from forceout.rules.state import Shake
from forceout.solver.analysis import cubes_of, standing
from forceout.solver.budget import Budget
from forceout.solver.endgame.search import Outcome

Key = tuple[object, ...]


class NaiveSearch:
    """Every position of one small endgame."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self._outcomes: dict[Key, Outcome] = {}
        self._keeps: dict[Key, bool | None] = {}

    def outcome(self, shake: Shake) -> Outcome:
        """What is true of a position, by the solver's own answers for Now and for Impossible."""
        key = cubes_of(shake)
        if key not in self._outcomes:
            self._outcomes[key] = self._looked_into(shake)
        return self._outcomes[key]

    def _looked_into(self, shake: Shake) -> Outcome:
        found = standing(shake, lambda: Budget(nodes=self.nodes))
        if found.is_now_right:
            return Outcome.NOW
        if found.is_impossible_right:
            return Outcome.IMPOSSIBLE
        if found.is_now_right is None or found.is_impossible_right is None:
            return Outcome.UNKNOWN
        return Outcome.SAFE if shake.resources else Outcome.FORCEOUT

    def actions(self, shake: Shake) -> Iterator[tuple[Action, Shake]]:
        """What the player on turn may do, as the engine says, and where it leads."""
        if shake.turn is None:
            return
        for action in legal_actions(shake, shake.turn).actions:
            if isinstance(action, Move | Shift | Bonus):
                after, outcome = apply(shake, action)
                assert outcome.is_done
                yield action, after

    def can_keep_safe(self, shake: Shake, seat: str) -> bool | None:
        """Whether a seat has a safe move whenever it is on turn, from a safe position on, whatever the others do."""
        if not shake.resources:
            return True
        key = (*cubes_of(shake), seat, shake.turn, shake.has_used_bonus)
        if key not in self._keeps:
            self._keeps[key] = self._tried(shake, seat)
        return self._keeps[key]

    def _tried(self, shake: Shake, seat: str) -> bool | None:
        answers: list[bool | None] = []
        for _, after in self.actions(shake):
            outcome = self.outcome(after)
            if outcome.is_lost:
                continue
            kept = self.can_keep_safe(after, seat)
            if outcome is Outcome.UNKNOWN:
                kept = True if kept and seat != shake.turn else None
            answers.append(kept)
        if seat == shake.turn:
            return True if True in answers else None if None in answers else False
        return False if False in answers else None if None in answers else True

    def positions(self, shake: Shake) -> Iterator[Shake]:
        """Every position that safe play, or what is not known, leads to; the first one first."""
        seen: set[Key] = set()
        waiting = [shake]
        while waiting:
            here = waiting.pop()
            key = (*cubes_of(here), here.turn, here.has_used_bonus)
            if key in seen:
                continue
            seen.add(key)
            yield here
            waiting += [after for _, after in self.actions(here) if not self.outcome(after).is_lost]
