"""Two players who pick up the challenge block at the same instant (On-Sets 2026-27 V-B)."""

from forceout.messages.message import Message
from forceout.rules.actions import JUDGE, Tie
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.state import Phase, Shake
from forceout.rules.time_limits import WRITING, finish
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Situation
from forceout.rules.writing import when_all_presented


def tie_violation(shake: Shake, action: Tie) -> Violation | None:
    """The third player finds a tie, or a judge for them, before anything is presented (On-Sets 2026-27 V-B)."""
    rule = shake.table.game.procedures.sections.invalid_challenge
    contest = shake.contest
    is_open = (
        shake.phase is Phase.WRITING
        and contest is not None
        and contest.end in shake.table.game.procedures.ends_together(shake.revision)
        and contest.third is not None
        and not contest.presented
        and not contest.declined
    )
    if not is_open or contest is None:
        return Violation(Code.WRONG_PHASE, rule, Message("there-is-no-challenge-that-two-could-have-made"))
    if action.player != contest.third:
        return Violation(
            Code.CHALLENGE_SELF, rule, Message("the-other-challenger-is-neither-the-mover-nor-the-challenger")
        )
    if action.by not in (JUDGE, contest.mover):
        return Violation(
            Code.NOT_YOUR_TURN, rule, Message("the-third-player-says-whether-two-picked-up-the-block-together")
        )
    return None


def apply_tie(shake: Shake, action: Tie) -> Shake:
    """Both are Challengers, with a Challenger's duty or right to write (On-Sets 2026-27 V-B, VII-A-1, VII-A-2)."""
    contest = shake.contest
    assert contest is not None
    shake = replace(shake, contest=replace(contest, second_challenger=action.player, third=None))
    if contest.end is Situation.IMPOSSIBLE:
        return when_all_presented(finish(shake, action.player))
    timers = tuple(replace(one, task=WRITING) if one.player == action.player else one for one in shake.timers)
    return replace(shake, timers=timers)
