"""Challenging (On-Sets V, VIII-B; Equations VI, VIII-B)."""

from forceout.messages.message import Message, Seat
from forceout.rules.actions import Challenge, Disagree, PickUpBlock
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.setting_goal import agree_violation, apply_disagree
from forceout.rules.state import PLAYING, Contest, Phase, Shake
from forceout.rules.time_limits import STATING, is_stopped, start
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Situation
from forceout.rules.writing import begin_writing

BEFORE_GOAL = (Phase.ROLLING, Phase.SELECTING, Phase.GOAL, Phase.NO_GOAL)
VOID_MOVES = ("last-cube-to-forbidden", "shift-too-late")
SET_ASIDE = frozenset(
    {"invalid-challenge", "challenge-self", "now-too-few-resources", "now-nothing-on-mat", "too-late"}
)
"""What makes a challenge invalid: it is set aside and costs a point (On-Sets V-B)."""


def pick_up_violation(shake: Shake, action: PickUpBlock) -> Violation | None:
    """Who may pick up the block, and when (On-Sets V-A, V-B; Equations VI-A, VI-B)."""
    sections = shake.table.game.procedures.sections
    if shake.phase is Phase.CHALLENGED:
        return Violation(
            Code.WRONG_PHASE,
            sections.challenging,
            Message("player-has-the-challenge-block", player=Seat(shake.block_holder)),
        )
    if shake.phase not in (*BEFORE_GOAL, *PLAYING, Phase.FORCEOUT) and not is_writing_for_all(shake):
        return Violation(Code.WRONG_PHASE, sections.challenging, Message("there-is-nothing-to-challenge-now"))
    return None


def is_writing_for_all(shake: Shake) -> bool:
    """Whether everybody writes: after the last cube, or because the round was stopped."""
    return (
        shake.phase is Phase.WRITING
        and shake.contest is not None
        and shake.contest.end in (Situation.FORCEOUT, Situation.TIME_UP)
    )


def apply_pick_up(shake: Shake, action: PickUpBlock) -> Shake:
    """The block is up: fifteen seconds to speak; against "no Goal" it says all (On-Sets V-B, XI-A-1-f, III-D-2;
    Equations VI-B, XI-A-1-f, IV-D-2)."""
    if shake.revision.block_disputes_no_goal and agree_violation(shake, Disagree(action.by)) is None:
        return apply_disagree(shake, Disagree(action.by))
    held = replace(shake, phase_before_block=shake.phase, phase=Phase.CHALLENGED, block_holder=action.by)
    paused = shake.timers
    held = start(replace(held, timers=()), (action.by,), STATING, shake.table.game.procedures.limits.stating_challenge)
    return replace(held, timers=(*held.timers,), paused=paused)


def put_down_block(shake: Shake) -> Shake:
    """The block goes back and play goes on where it was; whoever was writing has gone on (On-Sets V-B, XI-A-1-g;
    Equations VI-B, XI-A-1-g-note)."""
    assert shake.phase_before_block is not None
    is_writing = shake.phase_before_block in (Phase.FORCEOUT, Phase.WRITING)
    held = max((timer.passed for timer in shake.timers), default=0) if is_writing else 0
    return replace(
        shake,
        phase=shake.phase_before_block,
        phase_before_block=None,
        block_holder=None,
        timers=tuple(replace(timer, passed=timer.passed + held) for timer in shake.paused),
        paused=(),
    )


def challenge_violation(shake: Shake, challenge: Challenge) -> Violation | None:
    """Why a challenge is invalid, or cannot be made at all (On-Sets V-A, V-B-note; Equations VI-A, VI-B-note)."""
    sections = shake.table.game.procedures.sections
    if shake.phase is Phase.CHALLENGED:
        if challenge.by != shake.block_holder:
            return Violation(
                Code.WRONG_PHASE,
                sections.challenging,
                Message("player-has-the-challenge-block", player=Seat(shake.block_holder)),
            )
        shake = put_down_block(shake)
    return (
        nothing_to_challenge(shake)
        or challenge_of_moved_digit(shake, challenge)
        or challenge_of_void_move(shake)
        or too_late(shake)
        or has_decided(shake, challenge)
        or challenge_of_oneself(shake, challenge)
        or said_nothing(shake, challenge)
        or now_with_too_few(shake, challenge)
        or now_with_nothing_on_mat(shake, challenge)
    )


def nothing_to_challenge(shake: Shake) -> Violation | None:
    """Before there is a Goal every challenge is invalid; during another there is none to make (On-Sets V-A, V-B-note;
    Equations VI-A, VI-A-1-b; Guidelines A4)."""
    sections = shake.table.game.procedures.sections
    if shake.phase in BEFORE_GOAL:
        return Violation(
            Code.INVALID_CHALLENGE, sections.invalid_challenge, Message("there-is-no-goal-to-challenge-yet")
        )
    if shake.phase in (*PLAYING, Phase.FORCEOUT) or is_writing_for_all(shake):
        return None
    return Violation(Code.WRONG_PHASE, sections.challenging, Message("there-is-nothing-to-challenge-now"))


def is_of_moved_digit(shake: Shake, challenge: Challenge) -> bool:
    """Whether a challenge is against a digit that was moved (Guidelines C1)."""
    return shake.digit_moved_by is not None and challenge.by != shake.digit_moved_by


def challenge_of_moved_digit(shake: Shake, challenge: Challenge) -> Violation | None:
    """A digit that is moved is no move, so that nobody can challenge it, and nobody loses by it (Guidelines C1)."""
    if not is_of_moved_digit(shake, challenge):
        return None
    rule = shake.table.game.procedures.sections.challenging
    message = Message("a-digit-is-no-move", player=Seat(shake.digit_moved_by))
    return Violation(Code.INVALID_CHALLENGE, rule, message)


def challenge_of_void_move(shake: Shake) -> Violation | None:
    """A last cube in Forbidden, or a shift after the last cube, is no move that can be challenged (On-Sets VIII-A-note;
    Equations VIII-A-note; Guidelines C6)."""
    if not any(one.code in VOID_MOVES for one in shake.standing):
        return None
    rule = shake.table.game.procedures.sections.last_cube
    return Violation(Code.INVALID_CHALLENGE, rule, Message("that-move-does-not-count"))


def too_late(shake: Shake) -> Violation | None:
    """After the first minute of writing nothing is challenged, nor when the round is stopped where the book says so
    (On-Sets VIII-B, VIII-B-comment; On-Sets 2026-27 XI-B-2-note; Equations VIII-B, VIII-B-comment)."""
    if shake.phase is not Phase.WRITING:
        return None
    procedures = shake.table.game.procedures
    is_open = shake.revision.keeps_to_its_book and procedures.may_challenge_after_stop(is_stopped(shake))
    if is_open:
        return None
    rule = procedures.sections.end_of_round if is_stopped(shake) else procedures.sections.challenging_last_cube
    return Violation(Code.TOO_LATE, rule, Message("the-time-for-challenging-is-over"))


def has_decided(shake: Shake, challenge: Challenge) -> Violation | None:
    """Who has presented a Solution after the last cube has decided not to challenge (On-Sets VIII-B, XI-A-1-g;
    Equations VIII-B, XI-A-1-g)."""
    contest = shake.contest
    if not shake.revision.checks_one_at_a_time or contest is None or contest.presented_by(challenge.by) is None:
        return None
    rule = shake.table.game.procedures.sections.challenging_last_cube
    return Violation(Code.TOO_LATE, rule, Message("you-have-presented-a-solution"))


def challenge_of_oneself(shake: Shake, challenge: Challenge) -> Violation | None:
    """Nobody challenges the move that they made themselves (On-Sets V-B-note; Equations VI-B-note)."""
    if challenge.by != shake.mover:
        return None
    rule = shake.table.game.procedures.sections.invalid_challenge
    return Violation(Code.CHALLENGE_SELF, rule, Message("you-moved-last-you-cannot-challenge-yourself"))


def said_nothing(shake: Shake, challenge: Challenge) -> Violation | None:
    """Who picks up the block says Now or Impossible (On-Sets V-B-note; Equations VI-B-note)."""
    if challenge.claim != "nothing":
        return None
    rule = shake.table.game.procedures.sections.invalid_challenge
    return Violation(Code.INVALID_CHALLENGE, rule, Message("the-block-was-picked-up-without-a-challenge"))


def is_put_back(shake: Shake, challenge: Challenge) -> bool:
    """Whether the block goes back without a word, which a referee cannot undo either (On-Sets V-B-note; Equations
    VI-B-note)."""
    return shake.phase is Phase.CHALLENGED and challenge.by == shake.block_holder and challenge.claim == "nothing"


def resources_needed_for_now(shake: Shake) -> int:
    """How many cubes must be left in Resources: two, or as many as a variation says (On-Sets V-A-2-a, XIII-D-14;
    Equations VI-A-2)."""
    return max((one.resources_for_now() for one in shake.variations), default=2)


def now_with_too_few(shake: Shake, challenge: Challenge) -> Violation | None:
    """Now needs two cubes in Resources, or as many as a variation says (On-Sets V-A-2-a, XIII-D-14-note,
    Basic-VII; On-Sets 2026-27 VIII-A-comment; Equations VI-A-2-a, Basic-VII)."""
    needed = resources_needed_for_now(shake)
    if challenge.claim != "now" or len(shake.resources) >= needed:
        return None
    rule = shake.table.game.procedures.sections.now_too_few
    message = Message("now-needs-at-least-needed-cubes-in-resources", needed=needed)
    return Violation(Code.NOW_TOO_FEW_RESOURCES, rule, message)


def now_with_nothing_on_mat(shake: Shake, challenge: Challenge) -> Violation | None:
    """Now needs a cube in Required or Permitted (On-Sets V-A-2-b; Equations VI-A-2-b)."""
    if challenge.claim != "now" or shake.required or shake.permitted:
        return None
    rule = shake.table.game.procedures.sections.now_nothing_on_mat
    return Violation(
        Code.NOW_NOTHING_ON_MAT, rule, Message("now-is-not-possible-while-required-and-permitted-are-empty")
    )


def apply_challenge(shake: Shake, challenge: Challenge) -> Shake:
    """The Challenger's claim is put to the test (On-Sets V-A, V-A-1, V-A-2, Basic-IV-A, Basic-IV-A-1, Basic-IV-A-2;
    Equations VI-A, VI-A-1, VI-A-2, Basic-IV, Basic-IV-A, Basic-IV-A-1, Basic-IV-A-2)."""
    if shake.phase is Phase.CHALLENGED:
        shake = put_down_block(shake)
    end = Situation.NOW if challenge.claim == "now" else Situation.IMPOSSIBLE
    return begin_writing(shake, Contest(end, challenger=challenge.by, mover=shake.mover))
