"""Two players who pick up the challenge block at the same instant (On-Sets 2026-27 V-B)."""

from forceout.rules.actions import JUDGE, Tie
from forceout.rules.changing import replace
from forceout.rules.state import Phase, Shake
from forceout.rules.table import Situation
from forceout.rules.time_limits import WRITING, finish
from forceout.rules.violation import Violation
from forceout.rules.writing_checking import when_all_presented


def tie_violation(shake: Shake, action: Tie) -> Violation | None:
    """The third player finds a tie, or a judge for them, before anything is presented (On-Sets 2026-27 V-B)."""
    rule = shake.table.game.procedures.sections.invalid_challenge
    contest = shake.contest
    is_open = (
        shake.table.game.procedures.can_have_two_challengers
        and shake.phase is Phase.WRITING
        and contest is not None
        and contest.end in can_be_tied(shake)
        and contest.third is not None
        and not contest.presented
        and not contest.declined
    )
    if not is_open or contest is None:
        return Violation("wrong-phase", rule, "There is no challenge that two could have made.")
    if action.player != contest.third:
        return Violation("challenge-self", rule, "The other Challenger is neither the Mover nor the Challenger.")
    if action.by not in (JUDGE, contest.mover):
        return Violation("not-your-turn", rule, "The third player says whether two picked up the block together.")
    return None


def can_be_tied(shake: Shake) -> tuple[Situation, ...]:
    """What two can dispute at one instant: a move, or a declaration of "no Goal" (On-Sets 2026-27 V-B, III-D-2)."""
    challenges = (Situation.NOW, Situation.IMPOSSIBLE)
    return (*challenges, Situation.NO_GOAL) if shake.revision.block_disputes_no_goal else challenges


def apply_tie(shake: Shake, action: Tie) -> Shake:
    """Both are Challengers, with a Challenger's duty or right to write (On-Sets 2026-27 V-B, VII-A-1, VII-A-2)."""
    contest = shake.contest
    assert contest is not None
    shake = replace(shake, contest=replace(contest, second_challenger=action.player, third=None))
    if contest.end is Situation.IMPOSSIBLE:
        return when_all_presented(finish(shake, action.player))
    timers = tuple(replace(one, task=WRITING) if one.player == action.player else one for one in shake.timers)
    return replace(shake, timers=timers)
