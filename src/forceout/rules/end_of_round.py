"""The end of a round, and the clock itself (On-Sets XI-B; Equations XI-B)."""

from forceout.messages.message import Message
from forceout.rules.actions import CLOCK, DIRECTOR, RoundWarning, Stop, Tick, VoidShake
from forceout.rules.challenging import BEFORE_GOAL, put_down_block
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.match_state import Match
from forceout.rules.setting_goal import void
from forceout.rules.state import PLAYING, Contest, Phase, Shake
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Situation
from forceout.rules.writing import begin_writing

LONGEST_TICK = 24 * 3600


def director_violation(state: Shake | Match, action: RoundWarning | Stop) -> Violation | None:
    """The director ends the round: first a warning, then the stop (On-Sets XI-B-1, XI-B-2-note; Equations XI-B-1,
    XI-B-2)."""
    rule = state.table.game.procedures.sections.end_of_round
    if action.by != DIRECTOR:
        return Violation(Code.NOT_A_PLAYER, rule, Message("only-the-director-ends-the-round"))
    return None


def apply_warning(shake: Shake, action: RoundWarning) -> Shake:
    """No new shake is started; this one has five minutes more (On-Sets XI-B-1; Equations XI-B-1)."""
    return replace(shake, is_round_over=True)


def apply_stop(shake: Shake, action: Stop) -> Shake:
    """Everybody writes, with all that is left; a challenge or last cube under way goes on, and a shake without a Goal
    is void (On-Sets XI-B-2, XI-B-2-note; Equations XI-B-2)."""
    stopped = replace(shake, is_round_over=True)
    if stopped.phase is Phase.CHALLENGED:
        stopped = put_down_block(stopped)
    if stopped.phase in PLAYING:
        return begin_writing(replace(stopped, timers=()), Contest(Situation.TIME_UP))
    if stopped.phase in BEFORE_GOAL:
        return void(stopped)
    # Who picked up the block after the last cube may still speak.
    return replace(shake, is_round_over=True)


def clock_violation(state: Shake | Match, action: Tick) -> Violation | None:
    """Time comes from the clock and goes forward (On-Sets XI-A; Equations XI-A)."""
    rule = state.table.game.procedures.sections.time_limits
    if action.by != CLOCK:
        return Violation(Code.NOT_A_PLAYER, rule, Message("only-the-clock-tells-the-time"))
    if not 0 <= action.seconds <= LONGEST_TICK:
        return Violation(Code.WRONG_PHASE, rule, Message("time-goes-forward-a-day-at-a-time-at-most"))
    return None


def apply_void(shake: Shake, action: VoidShake) -> Shake:
    """Judges may have a shake replayed (On-Sets IX-C; Equations IX-C)."""
    return void(shake)
