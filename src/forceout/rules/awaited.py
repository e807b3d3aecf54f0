"""Whom a match waits for, and for what (On-Sets I-D, II, III, IV, V, VII, VIII, XI-A, XII-B; Equations I-D, II, IV, V,
VI, VII, VIII, XI-A, XII-B).

The task whose time runs is the task that is awaited; between the shakes no time runs, and the match itself says what
comes next. What a seat may not know (the side that a Third Party took) is not in it, as it is not in the timers.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from forceout.rules import time_limits
from forceout.rules.checking import under_check
from forceout.rules.match_actions import sign_violation, start_violation
from forceout.rules.match_state import Match, Sign
from forceout.rules.selecting import is_selecting_due, may_select, selections_by
from forceout.rules.state import Shake
from forceout.rules.view import shown_timers
from forceout.rules.view_shapes import Awaited, What

WHAT: Final[Mapping[str, What]] = {
    time_limits.ROLLING: "roll",
    time_limits.DEALING: "deal",
    time_limits.SELECTING: "select",
    time_limits.GOAL: "goal",
    time_limits.AGREEING: "answer",
    time_limits.TURN: "move",
    time_limits.STATING: "state",
    time_limits.WRITING: "write",
    time_limits.DECIDING: "decide",
    time_limits.CHECKING: "check",
}
"""What is awaited while the time of a task runs."""


def awaited(match: Match, seat: str | None) -> list[Awaited]:
    """Whom a match waits for, and for what, as far as a seat may know; nobody when it is over."""
    if match.is_over:
        return []
    if match.shake is None or match.is_between_shakes:
        return list(between_shakes(match))
    return in_shake(match.shake, seat)


def in_shake(shake: Shake, seat: str | None) -> list[Awaited]:
    """Whom a shake waits for, in the order of its timers: who do the same are named together."""
    found: dict[str, Awaited] = {}
    for timer in shown_timers(shake, seat):
        what = WHAT[timer.task]
        if what not in found:
            found[what] = {"what": what, "who": []}
            tell = MORE.get(what)
            if tell is not None:
                tell(shake, found[what], timer.player)
        found[what]["who"].append(timer.player)
    return list(found.values())


def _tell_selection(shake: Shake, told: Awaited, player: str) -> None:
    """Which of their variations a player selects, and whether they may stop (On-Sets II-C-3; Equations II-B-3)."""
    made = selections_by(shake, player) + shake.forfeited.get(player, 0)
    told["nth"] = made + 1
    told["count"] = max(may_select(shake, player), made + 1)
    told["may_stop"] = not is_selecting_due(shake, player)


def _tell_answer(shake: Shake, told: Awaited, player: str) -> None:
    """Who has declared "no Goal" (On-Sets III-D; Equations IV-D)."""
    if shake.no_goal_by is not None:
        told["of"] = shake.no_goal_by


def _tell_word(shake: Shake, told: Awaited, player: str) -> None:
    """Whose move whoever holds the block would challenge (On-Sets V-A; Equations VI-A)."""
    if shake.mover is not None:
        told["of"] = shake.mover


def _tell_solution(shake: Shake, told: Awaited, player: str) -> None:
    """Whose Solution is checked, and which of how many it is (On-Sets VII-C-3; Equations VII-C-3)."""
    current = under_check(shake)
    if current is None or shake.contest is None:
        return
    writers = [one.by for one in shake.contest.presented]
    told["of"] = current.by
    told["nth"] = writers.index(current.by) + 1
    told["count"] = len(writers)


MORE: Final[Mapping[What, Callable[[Shake, Awaited, str], None]]] = {
    "select": _tell_selection,
    "answer": _tell_answer,
    "state": _tell_word,
    "check": _tell_solution,
}


def between_shakes(match: Match) -> Iterator[Awaited]:
    """Who rolls for the first Goal, that somebody begins the next shake, or who has to sign (On-Sets I-D, I-D-note,
    XII-B; Equations I-D, I-D-note, XII-B)."""
    playing = [player for player in match.table.players if player not in match.disqualified]
    if match.shake is None and match.next_goal_setter is None:
        yield {"what": "lot", "who": list(match.lot.to_roll)}
        return
    if start_violation(match) is None:
        yield {"what": "begin", "who": playing}
        return
    unsigned = [player for player in playing if player not in match.signed]
    if match.appealing:
        yield {"what": "appeal", "who": [player for player in unsigned if player in match.appealing]}
    if match.unapproved():
        yield {"what": "approve", "who": []}
        return
    signing = [player for player in unsigned if sign_violation(match, Sign(player)) is None]
    if signing:
        yield {"what": "sign", "who": signing}
