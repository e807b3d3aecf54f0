"""Checking Solutions (On-Sets VII-C, Equations VII-C)."""

from forceout.messages.message import Message, Seat
from forceout.rules.actions import Accept, Reject
from forceout.rules.codes import Code
from forceout.rules.ending_shake import score
from forceout.rules.findings import is_wrong_regrouping, ruling_on
from forceout.rules.frozen import replace
from forceout.rules.state import Phase, Presented, Shake
from forceout.rules.time_limits import CHECKING, checking_time, finish, start
from forceout.rules.violation import Violation

NOT_EQUAL = Code.NOT_EQUAL
"""What a rejection without a reason claims where the book has no question to a judge."""


def judged_by_panel(shake: Shake) -> Shake:
    """A perfect panel settles every Solution at once, as if every opponent checked perfectly (On-Sets VII-B)."""
    contest = shake.contest
    assert contest is not None
    presented = tuple(
        replace(one, is_correct=ruling_on(shake, one).is_correct and not one.is_changed) for one in contest.presented
    )
    return score(replace(shake, phase=Phase.CHECKING, contest=replace(contest, presented=presented)))


def begin_checking_next(shake: Shake) -> Shake:
    """One Solution at a time, all opponents in the same two minutes (On-Sets VII-C-3, VII-C-3-comment, XI-A-1-i;
    Equations VII-C-3, VII-C-3-comment, XI-A-1-i)."""
    contest = shake.contest
    assert contest is not None
    following = next((one for one in contest.presented if one.is_correct is None), None)
    if following is None:
        return score(shake)
    if shake.revision.checks_one_at_a_time:
        shake = replace(shake, contest=replace(contest, checking=following.by))
    return start(shake, still_checking(shake, following), CHECKING, checking_time(shake))


def under_check(shake: Shake) -> Presented | None:
    """The Solution whose time for checking is running (On-Sets VII-C-3; Equations VII-C-3)."""
    contest = shake.contest
    if contest is None or shake.phase is not Phase.CHECKING:
        return None
    if contest.checking is not None:
        return contest.presented_by(contest.checking)
    return next((one for one in contest.presented if one.is_correct is None), None)


def still_checking(shake: Shake, presented: Presented) -> tuple[str, ...]:
    """The checkers who have still to accept or reject: not those who have accepted, nor those who may object no further
    (On-Sets VII-C-4, VII-C-5-c; Equations VII-C-4, VII-C-5-c)."""
    done = presented.accepted_by
    if shake.revision.times_duties_only:
        done = (*done, *presented.closed_for)
    return tuple(player for player in checkers(shake, presented) if player not in done)


def checkers(shake: Shake, presented: Presented) -> tuple[str, ...]:
    """The opponents of a writer (On-Sets VII-C-3; Equations VII-C-3)."""
    return tuple(player for player in shake.players if player != presented.by)


def answer_violation(shake: Shake, action: Accept | Reject) -> Violation | None:
    """Whether a Solution is there for this player to check; nothing is ruled before everybody has decided (On-Sets
    VII-C-2; Equations VII-C-2; Guidelines B3-comment, E22-comment, E23-comment, E24-comment, E28-comment,
    E29-comment)."""
    sections, contest = shake.table.game.procedures.sections, shake.contest
    if shake.phase is not Phase.CHECKING or contest is None:
        return Violation(Code.WRONG_PHASE, sections.checking, Message("no-solution-is-checked-now"))
    presented = contest.presented_by(action.of)
    if presented is None:
        return Violation(
            Code.WRONG_PHASE, sections.checking, Message("player-has-presented-nothing", player=Seat(action.of))
        )
    if action.by == action.of:
        return Violation(Code.NOT_YOUR_TURN, sections.checking, Message("your-opponents-check-your-solution"))
    if had_to_accept(shake, action) and shake.revision.times_duties_only:
        return foreclosed(shake, action)
    if presented.is_correct is not None:
        return None
    if not can_be_checked_now(shake, presented):
        message = Message("players-solution-is-being-checked", player=Seat(contest.checking))
        return Violation(Code.WRONG_PHASE, sections.one_at_a_time, message)
    if isinstance(action, Reject):
        return (
            has_accepted(shake, presented, action)
            or joining_violation(shake, presented, action)
            or rejection_violation(shake, presented, action)
        )
    return None


def can_be_checked_now(shake: Shake, presented: Presented) -> bool:
    """Whether a Solution is the one that is checked, or may be taken first: the players choose the order (On-Sets
    VII-C-3, VII-C-3-comment; Equations VII-C-3, VII-C-3-comment)."""
    current = under_check(shake)
    if not shake.revision.checks_one_at_a_time or current is None or current.by == presented.by:
        return True
    return not (current.accepted_by or current.failed_claims)


def take_up(shake: Shake, presented: Presented) -> Shake:
    """The Solution that is answered first is the one that is checked, in a time of its own (On-Sets VII-C-3; Equations
    VII-C-3)."""
    contest = shake.contest
    assert contest is not None
    if not shake.revision.checks_one_at_a_time or contest.checking == presented.by:
        return shake
    running = shake.timers[0] if shake.timers else None
    shake = replace(shake, contest=replace(contest, checking=presented.by))
    shake = start(shake, still_checking(shake, presented), CHECKING, checking_time(shake))
    if running is None:
        return shake
    # Nobody had said anything of the other yet: the time has run for this one.
    timers = (replace(running, player=timer.player) for timer in shake.timers)
    return replace(shake, timers=tuple(timers))


def has_accepted(shake: Shake, presented: Presented, action: Reject) -> Violation | None:
    """Who has accepted a Solution has answered, and rejects it no more (On-Sets VII-C-4; Equations VII-C-4)."""
    if action.by not in presented.accepted_by or not shake.revision.checks_one_at_a_time:
        return None
    rule = shake.table.game.procedures.sections.checking
    return Violation(Code.TOO_LATE, rule, Message("you-have-accepted-it"))


def joining_violation(shake: Shake, presented: Presented, action: Reject) -> Violation | None:
    """Two checkers may join in one proof of ambiguity, where the book has that and neither has tried before (On-Sets
    2026-27 VII-C-5-c, VII-C-5-c-comment-c; Equations VII-C-5-c, VII-C-5-c-comment-c)."""
    if action.partner is None:
        return None
    procedures = shake.table.game.procedures
    others = [player for player in checkers(shake, presented) if player != action.by]
    message = None
    if not procedures.closed_by_failed_proof((action.by,)):
        message = Message("in-this-book-each-checker-proves-ambiguity-alone")
    elif action.partner not in others:
        message = Message("player-is-not-the-other-checker", player=Seat(action.partner))
    elif action.code != Code.AMBIGUOUS or action.regrouped is None:
        message = Message("checkers-join-to-prove-ambiguity")
    elif action.partner in (*presented.tried_regrouping, *presented.closed_for):
        message = Message("player-has-tried-already", player=Seat(action.partner))
    return None if message is None else Violation(Code.NOT_UPHELD, procedures.sections.regrouping, message)


def rejection_violation(shake: Shake, presented: Presented, action: Reject) -> Violation | None:
    """A rejection needs a ground that holds, and a judge looks for none (On-Sets VII-C-4, VII-C-5; Equations VII-C-4;
    Guidelines 0, 1)."""
    sections = shake.table.game.procedures.sections
    if is_upheld(shake, presented, action):
        return None
    if action.by in presented.closed_for:
        return no_further_objection(shake, presented, action)
    if is_question_to_judge(shake, action):
        return Violation(Code.NOT_UPHELD, sections.asking_judge, Message("yes-the-solution-equals-the-goal"))
    return Violation(Code.NOT_UPHELD, sections.checking, Message("that-is-not-shown-to-be-wrong-with-it"))


def is_question_to_judge(shake: Shake, action: Reject) -> bool:
    """Whether a rejection only asks a judge if the Solution equals the Goal; where the book has no such question it
    claims that it does not (On-Sets 2026-27 VII-C-6; Equations VII-C-5-d-iii)."""
    if not shake.revision.keeps_to_its_book:
        return action.code is None
    return shake.table.game.procedures.asks_judge(action.code)


def is_upheld(shake: Shake, presented: Presented, action: Reject) -> bool:
    """Whether what a checker says is wrong is wrong; without a reason a judge says only whether the Solution equals the
    Goal (On-Sets VII-C-4, VII-C-5-c-note; On-Sets 2026-27 VII-C-6, VII-C-5-c-comment-c; Equations VII-C-4,
    VII-C-5-c-note, VII-C-5-c-comment-c, VII-C-5-d-iii; Guidelines 1, 1-a, 1-b, 1-c, 2-c)."""
    if action.by in presented.closed_for:
        return False
    if presented.is_changed:
        return True
    if action.code == Code.AMBIGUOUS:
        if action.regrouped is None or action.by in presented.tried_regrouping:
            return False
        return is_wrong_regrouping(shake, presented, action.regrouped)
    ruling = ruling_on(shake, presented)
    if is_question_to_judge(shake, action):
        return not ruling.equals_goal
    return any(violation.code == (action.code or NOT_EQUAL) for violation in ruling.violations)


def apply_accept(shake: Shake, action: Accept) -> Shake:
    """A Solution that every opponent has accepted is correct (On-Sets VII-C-4; Equations VII-C-4)."""
    presented = _presented(shake, action.of)
    if presented.is_correct is not None or action.by in presented.accepted_by:
        return shake
    shake = take_up(shake, presented)
    presented = replace(presented, accepted_by=(*presented.accepted_by, action.by))
    return when_all_answered(finish_checking(_with(shake, presented), action.by, presented), presented)


def had_to_accept(shake: Shake, action: Accept | Reject) -> bool:
    """Whether a Solution is accepted already because no objection was left, so that saying so changes nothing (On-Sets
    2026-27 VII-C-5-c, VII-C-6-a; Equations VII-C-5-c, VII-C-5-d-iii)."""
    presented = None if shake.contest is None else shake.contest.presented_by(action.of)
    return presented is not None and bool(presented.is_correct) and action.by in presented.closed_for


def foreclosed(shake: Shake, action: Accept | Reject) -> Violation | None:
    """What is said of a Solution that had to be accepted: no further objection holds."""
    if isinstance(action, Accept):
        return None
    assert shake.contest is not None
    presented = shake.contest.presented_by(action.of)
    assert presented is not None
    return no_further_objection(shake, presented, action)


def no_further_objection(shake: Shake, presented: Presented, action: Reject) -> Violation:
    """Why a checker has no objection left: a proof that failed, or what a judge has answered (On-Sets 2026-27
    VII-C-5-c, VII-C-6; Equations VII-C-5-c, VII-C-5-d-iii)."""
    sections = shake.table.game.procedures.sections
    if action.by in presented.tried_regrouping:
        message = Message("your-proof-of-ambiguity-failed")
        return Violation(Code.NOT_UPHELD, sections.regrouping, message)
    message = Message("the-judge-has-said-that-it-equals-the-goal")
    return Violation(Code.NOT_UPHELD, sections.asking_judge, message)


def when_all_answered(shake: Shake, presented: Presented) -> Shake:
    """A Solution is correct once nobody is left who could show that it is not, unless its writer tried to change it
    (On-Sets VII-C-4; On-Sets 2026-27 VII-C-2-a; Equations VII-C-4)."""
    if still_checking(shake, presented):
        return shake
    is_spoiled = presented.is_changed and shake.revision.checks_one_at_a_time
    return settle(shake, replace(presented, is_correct=not is_spoiled))


def apply_reject(shake: Shake, action: Reject) -> Shake:
    """A Solution that one opponent shows to be wrong is incorrect (On-Sets VII-C-4; Equations VII-C-4)."""
    presented = _presented(shake, action.of)
    if presented.is_correct is not None:
        return shake
    return settle(take_up(shake, presented), replace(presented, is_correct=False))


def apply_failed_rejection(shake: Shake, action: Reject) -> Shake:
    """What an objection that fails forecloses: a proof of ambiguity is tried once and closes the Solution for that
    checker, the question whether it equals the Goal closes it for all (On-Sets VII-C-5-c-note; On-Sets 2026-27
    VII-C-6-a, VII-C-5-c-comment-c, VII-C-5-c-comment-d; Equations VII-C-5-c-note, VII-C-5-c-comment-c,
    VII-C-5-c-comment-d, VII-C-5-d-iii; Guidelines 2-b)."""
    presented = _presented(shake, action.of)
    if presented.is_correct is not None:
        return shake
    shake = take_up(shake, presented)
    presented = replace(presented, failed_claims=(*presented.failed_claims, action.by))
    is_closed = shake.revision.times_duties_only and action.by in presented.closed_for
    if is_closed or joining_violation(shake, presented, action) is not None:
        return _with(shake, presented)
    if is_question_to_judge(shake, action):
        presented = replace(presented, closed_for=checkers(shake, presented))
    elif action.code == Code.AMBIGUOUS and action.regrouped is not None:
        tried = (action.by,) if action.partner is None else (action.by, action.partner)
        closed = shake.table.game.procedures.closed_by_failed_proof(tried)
        presented = replace(
            presented,
            tried_regrouping=(*presented.tried_regrouping, *tried),
            closed_for=(*presented.closed_for, *closed),
        )
    shake = _with(shake, presented)
    if not shake.revision.times_duties_only:
        return shake
    for player in presented.closed_for:
        shake = finish_checking(shake, player, presented)
    return when_all_answered(shake, presented)


def settle(shake: Shake, presented: Presented) -> Shake:
    """One Solution is settled, and the next is checked (On-Sets VII-C-3; Equations VII-C-3)."""
    shake = _with(shake, presented)
    current = shake.timers
    shake = begin_checking_next(shake)
    is_in_any_order = not shake.revision.checks_one_at_a_time
    if is_in_any_order and shake.phase is Phase.CHECKING and _is_other_checked(shake, presented):
        # The Solution that was settled is not the one whose time is running.
        return replace(shake, timers=current)
    return shake


def _is_other_checked(shake: Shake, settled: Presented) -> bool:
    """Whether an earlier Solution is still being checked."""
    contest = shake.contest
    assert contest is not None
    names = [one.by for one in contest.presented]
    first = next(one.by for one in contest.presented if one.is_correct is None)
    return names.index(first) < names.index(settled.by)


def finish_checking(shake: Shake, player: str, presented: Presented) -> Shake:
    """A checker has answered the Solution whose time is running."""
    current = under_check(shake)
    return finish(shake, player) if current is not None and current.by == presented.by else shake


def _presented(shake: Shake, player: str) -> Presented:
    assert shake.contest is not None
    presented = shake.contest.presented_by(player)
    assert presented is not None
    return presented


def _with(shake: Shake, presented: Presented) -> Shake:
    contest = shake.contest
    assert contest is not None
    changed = tuple(presented if one.by == presented.by else one for one in contest.presented)
    return replace(shake, contest=replace(contest, presented=changed))
