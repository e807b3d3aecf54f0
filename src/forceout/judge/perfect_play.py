"""Perfect play over a shake of a record, and the Goals that its roll allowed, as the pages draw them. Runs in a process
of its own (docs/solver.md)."""

from collections.abc import Sequence
from typing import Any, Final

from forceout.editions.recorded_match import fold
from forceout.judge.protocol.endgame import printed_action, printed_room
from forceout.judge.replay import read_whole
from forceout.judge.review import Clock, Printed, Taken, drawn, stretch
from forceout.rules.actions import Bonus, Move, SetGoal, Shift
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation
from forceout.rules.wire import printed_action as printed_step
from forceout.solver.analysis import solve_shake, why_none
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Endgame
from forceout.solver.endgame.goals import GoalFound, can_be_explored, explore_goals
from forceout.solver.endgame.knowledge import NODES_OF_A_QUESTION
from forceout.solver.endgame.search import Outcome
from forceout.solver.endgame.whole_shake import NODES_EACH, PlayedMove, WholeShake, moves_made
from forceout.solver.endgame.worths import worths_of

REASON_NODES: Final = 60_000
"""How far is looked once more for why there is no Solution."""
CLAIMS: Final = {Outcome.NOW: Situation.NOW, Outcome.IMPOSSIBLE: Situation.IMPOSSIBLE}


def shake_endgames(text: str, clock: Clock, seconds: float, shake: int, number: int | None = None) -> Printed:
    """Before each move of a shake the room and every move, after it what was true; with a number, of that move alone,
    and so much further."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    budget = Budget(seconds=seconds, clock=clock)
    first, taken = stretch(list(fold(record)), shake)
    whole = WholeShake(budget, NODES_EACH if number is None else NODES_OF_A_QUESTION)
    if number is None:
        found = whole.played(taken)
    else:
        found = tuple(whole.looked_at(one) for one in moves_made(taken) if one.number + first == number)
    return {
        "moves": [_printed_move(one, taken, first, budget) for one in found],
        "points": _points(taken[-1][0]) if taken else None,
        "is_whole": not budget.spend(0),
    }


def _printed_move(found: PlayedMove, taken: Sequence[Taken], first: int, budget: Budget) -> Printed:
    after = taken[found.number][0]
    return {
        "number": found.number + first,
        "action": printed_step(found.action),
        "outcome": found.after.value,
        "is_mistake": found.is_mistake,
        "is_seen_to_end": found.is_seen_to_end,
        "before": None if found.before is None else _printed_before(found, found.before),
        "why": _why(found, after, budget) if found.after.is_lost else None,
    }


def _printed_before(found: PlayedMove, before: Endgame) -> Printed:
    action = found.action
    assert isinstance(action, Move | Shift | Bonus)
    moves = []
    for one, alike in zip(before.moves, found.alike, strict=True):
        printed = printed_action(one.action)
        made = printed_action(action)
        moves.append(
            {
                **printed,
                "cubes": list(alike),
                "outcome": one.outcome.value,
                "leaves": None if one.leaves is None else printed_room(one.leaves),
                "solutions": list(one.solutions),
                "is_made": (printed["do"], printed["to"]) == (made["do"], made["to"]) and made["cube"] in alike,
            }
        )
    return {
        "outcome": before.outcome.value,
        "turn": before.turn,
        "room": printed_room(before.room),
        "moves": moves,
        "line": [
            {"by": one.action.by, **printed_action(one.action), "leaves": printed_room(one.leaves)}
            for one in before.line
        ],
        "line_end": before.line_end.value,
        "guarantee": dict(before.guarantee),
        "proof": None if before.proof is None else before.proof.value,
    }


def _why(found: PlayedMove, after: Shake, budget: Budget) -> Printed:
    """What shows that a challenge was right: a Solution with its working, or why there is none."""
    claim = CLAIMS[found.after]
    if claim is Situation.NOW:
        solutions = [{"solution": one} | drawn(after, one, claim) for one in found.solutions]
        return {"claim": claim.value, "solutions": solutions, "reason": None}
    return {"claim": claim.value, "solutions": [], "reason": _reason(after, budget)}


def _reason(shake: Shake, budget: Budget) -> str | None:
    end = Situation.IMPOSSIBLE if shake.resources else Situation.FORCEOUT
    answer = solve_shake(shake, end, Budget(nodes=REASON_NODES, cancelled=budget.is_spent))
    if answer.exists is not False or budget.spend(0):
        return None
    return str(why_none(shake, end, answer, Budget(nodes=REASON_NODES, cancelled=budget.is_spent)))


def _points(shake: Shake) -> Printed | None:
    """What each end is worth by the edition, for a player who acts rightly."""
    count = len(shake.players)
    if not 2 <= count <= 3:
        return None
    worths = worths_of(shake.table.game.edition.score_shake, count)
    return {
        "forceout": worths.forceout,
        **{
            claim.value: {role: worths.of(role, is_right=True, claims=(claim,)) for role in worths.roles}
            for claim in CLAIMS.values()
        },
    }


def shake_goals(text: str, clock: Clock, seconds: float, shake: int) -> Printed:
    """Every value that a Goal of the shake's roll can have, and what is known of it."""
    record = read_whole(text)
    if isinstance(record, dict):
        return record
    _, taken = stretch(list(fold(record)), shake)
    before = _before_goal(taken)
    if before is None:
        return {"goals": [], "are_all": False, "is_whole": True, "set": None, "resources": []}
    budget = Budget(seconds=seconds, clock=clock)
    goals = [one.action.goal for one in moves_made(taken) if isinstance(one.action, SetGoal)]
    found = explore_goals(before, budget, goals[-1] if goals else None)
    return {
        "goals": [_printed_goal(one) for one in found.goals],
        "are_all": found.are_all,
        "is_whole": not budget.spend(0),
        "set": goals[-1] if goals else None,
        "resources": list(before.resources),
    }


def _before_goal(taken: Sequence[Taken]) -> Shake | None:
    """The shake when its Goal was about to be set, for the last time."""
    return next((one for one, _, _ in reversed(taken) if can_be_explored(one)), None)


def _printed_goal(found: GoalFound) -> dict[str, Any]:
    return {
        "goal": found.goal,
        "values": list(found.values),
        "ways": found.ways,
        "outcome": found.outcome.value,
        "room": None if found.room is None else printed_room(found.room),
        "fewest": found.fewest,
        "is_fewest": found.is_fewest,
        "solutions": found.solutions,
        "has_reached_most": found.has_reached_most,
        "spoilers": None if found.spoilers is None else list(found.spoilers),
        "is_unspoiled": found.is_unspoiled,
    }
