"""What a position or a whole match was worth: is Now right, is Impossible right, and by which Solution."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from forceout.messages.message import Message
from forceout.rules.actions import Action, Bonus, Move, SetGoal, Shift
from forceout.rules.challenging import resources_needed_for_now
from forceout.rules.engine import Outcome, apply
from forceout.rules.legal_actions import legal_actions
from forceout.rules.state import PLAYING, Contest, Phase, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.answer import Answer, Listed
from forceout.solver.budget import Budget
from forceout.solver.registry import solver_of

MakeBudget = Callable[[], Budget]
MOVES = (Move, Shift, Bonus)


@dataclass(frozen=True, slots=True)
class Standing:
    """What is true of a position: a Solution with what is down and one more cube, and one with all that is left."""

    now: Answer
    possible: Answer

    @property
    def is_now_right(self) -> bool | None:
        """Whether a Now challenge would be right; None when it was not decided."""
        return self.now.exists

    @property
    def is_impossible_right(self) -> bool | None:
        """Whether an Impossible challenge would be right; None when it was not decided."""
        return None if self.possible.exists is None else not self.possible.exists

    @property
    def is_safe(self) -> bool:
        """Whether certainly neither challenge would be right."""
        return self.is_now_right is False and self.is_impossible_right is False


@dataclass(frozen=True, slots=True)
class MoveAnalysis:
    """A move that could be made, and what would then be true."""

    action: Action
    standing: Standing


@dataclass(frozen=True, slots=True)
class Analysis:
    """A position, and every move that the player on turn has in it."""

    standing: Standing
    moves: tuple[MoveAnalysis, ...]


@dataclass(frozen=True, slots=True)
class MoveReview:
    """A move of a match as it was made, with what was true before and after it."""

    number: int
    action: Action
    before: Standing | None
    after: Standing


def solve_shake(shake: Shake, situation: Situation, budget: Budget) -> Answer:
    """Whether a correct Solution exists for a shake, as if it ended so now."""
    return solver_of(shake.table.game).solve_shake(replace(shake, contest=Contest(situation)), budget)


def why_none(shake: Shake, situation: Situation, answer: Answer, budget: Budget) -> Message:
    """Why there is no correct Solution for a shake, as if it ended so now, once that is proved."""
    imagined = replace(shake, contest=Contest(situation))
    return solver_of(shake.table.game).why_none(imagined, answer, budget)


def more_solutions(shake: Shake, situation: Situation, budget: Budget) -> Iterator[Listed]:
    """Correct Solutions for a shake, as if it ended so now, as far as the budget goes."""
    return solver_of(shake.table.game).list_shake(replace(shake, contest=Contest(situation)), budget)


def standing(shake: Shake, budget: MakeBudget) -> Standing:
    """What is true of a position; where Now would find a Solution, there is one with all cubes too."""
    if not shake.resources:
        answer = solve_shake(shake, Situation.FORCEOUT, budget())
        return Standing(Answer(False), answer)
    now = solve_shake(shake, Situation.NOW, budget()) if is_now_open(shake) else Answer(False)
    possible = now if now.exists else solve_shake(shake, Situation.IMPOSSIBLE, budget())
    return Standing(now, possible)


def is_now_open(shake: Shake) -> bool:
    """Whether a Now challenge is allowed at all (On-Sets V-A-2; Equations VI-A-2)."""
    return bool(shake.required or shake.permitted) and len(shake.resources) >= resources_needed_for_now(shake)


def analyse(shake: Shake, budget: MakeBudget = Budget) -> Analysis:
    """A position with every move of the player on turn; moves that leave the same cubes are worked out once."""
    found: dict[tuple[tuple[str, ...], ...], Standing] = {}
    moves = []
    if shake.phase in PLAYING and shake.turn is not None:
        for action in legal_actions(shake, shake.turn).actions:
            if isinstance(action, MOVES):
                after, _ = apply(shake, action)
                key = cubes_of(after)
                if key not in found:
                    found[key] = standing(after, budget)
                moves.append(MoveAnalysis(action, found[key]))
    return Analysis(standing(shake, budget), tuple(moves))


def safer_move(shake: Shake, budget: MakeBudget) -> Action | None:
    """A move of the player on turn after which no challenge is right; None where none was found in time."""
    if shake.phase not in PLAYING or shake.turn is None:
        return None
    moves = [one for one in legal_actions(shake, shake.turn).actions if isinstance(one, Move | Shift)]
    tried: set[tuple[tuple[str, ...], ...]] = set()
    for action in sorted(moves, key=lambda one: (isinstance(one, Shift), one.to == "forbidden")):
        after, _ = apply(shake, action)
        key = cubes_of(after)
        if key in tried:
            continue
        tried.add(key)
        if standing(after, budget).is_safe:
            return action
    return None


def cubes_of(shake: Shake) -> tuple[tuple[str, ...], ...]:
    """Where the cubes lie, whatever their order."""
    sections = (shake.required, shake.permitted, shake.forbidden, shake.resources)
    return tuple(tuple(sorted(section)) for section in sections)


def review(steps: Iterable[tuple[Shake, Action, Outcome]], budget: MakeBudget = Budget) -> Iterator[MoveReview]:
    """Every Goal and move of a match that counted, with what was true before and after it."""
    known: dict[tuple[object, ...], Standing] = {}

    def looked_up(shake: Shake) -> Standing:
        key = (shake.goal, shake.universe, shake.variations, cubes_of(shake))
        if key not in known:
            known[key] = standing(shake, budget)
        return known[key]

    before: Standing | None = None
    for number, (shake, action, outcome) in enumerate(steps):
        if isinstance(action, SetGoal):
            before = None
        if not outcome.is_done or not isinstance(action, SetGoal | Move | Shift | Bonus) or shake.goal is None:
            continue
        if shake.phase not in (*PLAYING, Phase.FORCEOUT):
            continue
        after = looked_up(shake)
        yield MoveReview(number, action, before, after)
        before = after
