"""A whole shake as it was played: before each move the room and every other move, after it what was true.

What is asked of one position is known to the others of the shake. Room is counted everywhere first, from the last move
back, since there the end is near; what time is left goes into the room that each move leaves and the line to the end.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from forceout.rules.actions import Action, Bonus, Move, SetGoal, Shift
from forceout.rules.engine import Outcome as Done
from forceout.rules.state import Shake
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Endgame, LineEnd, Table, can_be_analysed
from forceout.solver.endgame.search import Outcome

NODES_EACH: Final = 30_000
"""How far one question is looked into where a whole shake is: so that no single one takes the others' time."""


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A Goal or a move that counted, what could have been done instead, and what was true after it."""

    number: int
    """Its place among the steps."""
    action: Action
    before: Endgame | None
    """The position that its player had; None of a Goal."""
    after: Outcome
    solutions: tuple[str, ...]
    """What shows that it is so."""
    alike: tuple[tuple[str, ...], ...] = ()
    """For every move of `before` the cubes that it may be made with."""

    @property
    def is_mistake(self) -> bool:
        """Whether a challenge was right then, and none had been before."""
        return self.after.is_lost and not (self.before is not None and self.before.outcome.is_lost)

    @property
    def is_seen_to_end(self) -> bool:
        """Whether every move is known and the line was followed to its end, or a challenge was right already."""
        if self.before is None or self.before.room.unknown:
            return False
        return self.before.line_end in (LineEnd.FORCEOUT, LineEnd.STUCK, LineEnd.CHALLENGE)


@dataclass(frozen=True, slots=True)
class Standing:
    """A Goal or a move that counted, with the shake before and after it."""

    number: int
    action: Action
    before: Shake | None
    after: Shake


def moves_made(steps: Iterable[tuple[Shake, Action, Done]]) -> Iterator[Standing]:
    """The Goals and moves of a shake that counted, in their order."""
    before: Shake | None = None
    for number, (shake, action, done) in enumerate(steps):
        is_move = isinstance(action, SetGoal | Move | Shift | Bonus) and done.is_done
        if is_move and can_be_analysed(shake):
            has_turn = before is not None and can_be_analysed(before) and before.turn is not None
            yield Standing(number, action, before if has_turn and not isinstance(action, SetGoal) else None, shake)
        before = shake


class WholeShake:
    """The moves of one shake, whose positions share what is known about Solutions."""

    def __init__(self, budget: Budget, nodes: int = NODES_EACH) -> None:
        self.budget = budget
        self.nodes = nodes
        self._tables: dict[object, Table] = {}

    def table_of(self, shake: Shake) -> Table:
        """What is known where this Goal was set, with these cards and variations."""
        key = (shake.goal, shake.universe, shake.variations)
        if key not in self._tables:
            self._tables[key] = Table(shake, self.budget, self.nodes)
        return self._tables[key]

    def played(self, steps: Iterable[tuple[Shake, Action, Done]]) -> tuple[PlayedMove, ...]:
        """Every Goal and move, as far as the budget goes."""
        made = list(moves_made(steps))
        for one in made:
            # The earliest position first, which has all the cubes.
            self.table_of(one.after)
        for one in reversed(made):
            table = self.table_of(one.after)
            table.outcome(one.after)
            if one.before is not None:
                table.room(one.before)
        found = [self.looked_at(one) for one in reversed(made)]
        return tuple(reversed(found))

    def looked_at(self, made: Standing) -> PlayedMove:
        """One of them with all that can be known of it."""
        table = self.table_of(made.after)
        after = table.outcome(made.after)
        before = None if made.before is None else table.analysed(made.before)
        alike: tuple[tuple[str, ...], ...] = ()
        if before is not None and made.before is not None:
            alike = tuple(
                table.alike(one.action.cube, _source(made.before, one.action))
                for one in before.moves
                if isinstance(one.action, Move | Shift | Bonus)
            )
        solutions = table.shown(table.mat_of(made.after), after)
        return PlayedMove(made.number, made.action, before, after, solutions, alike)


def _source(shake: Shake, action: Action) -> tuple[str, ...]:
    return shake.permitted if isinstance(action, Shift) else shake.resources
