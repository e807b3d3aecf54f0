"""What was done since something illegal happened, and whether it insulates that (On-Sets IX-B, II-C-2-note; Equations
IX-B, II-B-2-note)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from forceout.rules.actions import Bonus, SetGoal
from forceout.rules.illegal_procedures import INSULATING

DEEDS: Final = tuple(kind.do for kind in INSULATING)
"""What a player may have done that insulates: move, bonus, shift, select, goal, challenge, present."""
BEFORE_THE_GOAL: Final = (SetGoal.do,)


@dataclass(frozen=True, slots=True)
class Deed:
    """What a player did afterwards: the kind of action, who, and whether it was legal."""

    do: str
    by: str
    is_legal: bool = True


def insulating_deed(offender: str, since: Sequence[Deed], *, is_selection: bool = False) -> Deed | None:
    """The first deed that insulates: another player's legal one; for a selection neither a bonus before the Goal nor an
    illegal Goal (On-Sets II-C-2-note, IX-B; Equations II-B-2-note, IX-B; Guidelines A8, A9, A11, A16, C8). A legal Goal
    insulates a selection whoever set it."""
    is_goal_set = False
    for deed in since:
        if deed.do not in DEEDS:
            raise ValueError(f"nobody does {deed.do!r}; there are {', '.join(DEEDS)}")
        is_bonus_before_goal = is_selection and deed.do == Bonus.do and not is_goal_set
        is_own = deed.by == offender and not (is_selection and deed.do in BEFORE_THE_GOAL)
        is_goal_set = is_goal_set or deed.do in BEFORE_THE_GOAL
        if deed.is_legal and not is_own and not is_bonus_before_goal:
            return deed
    return None
