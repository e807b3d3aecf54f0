"""Checking Solutions (On-Sets VII-C, Equations VII-C)."""

from forceout.rules.actions import Accept, Reject
from forceout.rules.changing import replace
from forceout.rules.game import Ruling
from forceout.rules.scoring_shake import EndOfShake
from forceout.rules.state import Contest, Phase, Presented, Shake
from forceout.rules.time_limits import CHECKING, checking_time, finish, penalized, start
from forceout.rules.violation import Violation


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
    unsettled = [one for one in contest.presented if one.is_correct is None]
    if not unsettled:
        return score(shake)
    waiting = [player for player in checkers(shake, unsettled[0]) if player not in unsettled[0].accepted_by]
    return start(shake, waiting, CHECKING, checking_time(shake))


def checkers(shake: Shake, presented: Presented) -> tuple[str, ...]:
    """The opponents of a writer (On-Sets VII-C-3; Equations VII-C-3)."""
    return tuple(player for player in shake.players if player != presented.by)


def answer_violation(shake: Shake, action: Accept | Reject) -> Violation | None:
    """Whether a Solution is there for this player to check; nothing is ruled before everybody has decided (On-Sets
    VII-C-2; Equations VII-C-2; Guidelines B3-comment, E22-comment, E23-comment, E24-comment, E28-comment,
    E29-comment)."""
    sections, contest = shake.table.game.procedures.sections, shake.contest
    if shake.phase is not Phase.CHECKING or contest is None:
        return Violation("wrong-phase", sections.checking, "No Solution is checked now.")
    presented = contest.presented_by(action.of)
    if presented is None:
        return Violation("wrong-phase", sections.checking, f"{action.of} has presented nothing.")
    if action.by == action.of:
        return Violation("not-your-turn", sections.checking, "Your opponents check your Solution.")
    if isinstance(action, Reject) and presented.is_correct is None:
        return rejection_violation(shake, presented, action)
    return None


def rejection_violation(shake: Shake, presented: Presented, action: Reject) -> Violation | None:
    """A rejection needs a ground that holds, and a judge looks for none (On-Sets VII-C-4, VII-C-5; Equations VII-C-4;
    Guidelines 0, 1)."""
    sections = shake.table.game.procedures.sections
    if is_upheld(shake, presented, action):
        return None
    if action.by in presented.closed_for:
        return Violation("not-upheld", sections.asking_judge, "No further objection is allowed.")
    if action.code is None:
        return Violation("not-upheld", sections.asking_judge, "Yes, the Solution equals the Goal.")
    return Violation("not-upheld", sections.checking, "That is not shown to be wrong with it.")


def is_upheld(shake: Shake, presented: Presented, action: Reject) -> bool:
    """Whether what a checker says is wrong is wrong; without a reason a judge says only whether the Solution equals the
    Goal (On-Sets VII-C-4, VII-C-5-c-note, VII-C-6; On-Sets 2026-27 VII-C-5-c-comment-c; Equations VII-C-4,
    VII-C-5-c-note, VII-C-5-c-comment-c, VII-C-5-d-iii; Guidelines 1, 1-a, 1-b, 1-c, 2-c)."""
    if action.by in presented.closed_for:
        return False
    if presented.is_changed:
        return True
    if action.code == "ambiguous":
        if action.regrouped is None or action.by in presented.tried_regrouping:
            return False
        game = shake.table.game
        return game.is_wrong_regrouping(shake, presented.solution, action.regrouped, presented.goal)
    ruling = ruling_on(shake, presented)
    if action.code is None:
        return not ruling.equals_goal
    return any(violation.code == action.code for violation in ruling.violations)


def ruling_on(shake: Shake, presented: Presented) -> Ruling:
    """What a judge finds who looks at everything."""
    return shake.table.game.ruling(shake, presented.solution, presented.goal)


def apply_accept(shake: Shake, action: Accept) -> Shake:
    """A Solution that every opponent has accepted is correct (On-Sets VII-C-4; Equations VII-C-4)."""
    presented = _presented(shake, action.of)
    if presented.is_correct is not None or action.by in presented.accepted_by:
        return shake
    presented = replace(presented, accepted_by=(*presented.accepted_by, action.by))
    if set(presented.accepted_by) >= set(checkers(shake, presented)):
        return settle(shake, replace(presented, is_correct=True))
    return finish_checking(_with(shake, presented), action.by, presented)


def apply_reject(shake: Shake, action: Reject) -> Shake:
    """A Solution that one opponent shows to be wrong is incorrect (On-Sets VII-C-4; Equations VII-C-4)."""
    presented = _presented(shake, action.of)
    if presented.is_correct is not None:
        return shake
    return settle(shake, replace(presented, is_correct=False))


def apply_failed_rejection(shake: Shake, action: Reject) -> Shake:
    """What an objection that fails forecloses: a proof of ambiguity is tried once and closes the Solution for that
    checker, the question whether it equals the Goal closes it for all (On-Sets VII-C-5-c-note, VII-C-6-a; On-Sets
    2026-27 VII-C-5-c-comment-c, VII-C-5-c-comment-d; Equations VII-C-5-c-note, VII-C-5-c-comment-c,
    VII-C-5-c-comment-d, VII-C-5-d-iii; Guidelines 2-b)."""
    presented = _presented(shake, action.of)
    if action.code is None:
        presented = replace(presented, closed_for=checkers(shake, presented))
    elif action.code == "ambiguous" and action.regrouped is not None:
        closed = (action.by,) if shake.table.game.procedures.failed_regrouping_closes else ()
        presented = replace(
            presented,
            tried_regrouping=(*presented.tried_regrouping, action.by),
            closed_for=(*presented.closed_for, *closed),
        )
    return _with(shake, replace(presented, failed_claims=(*presented.failed_claims, action.by)))


def settle(shake: Shake, presented: Presented) -> Shake:
    """One Solution is settled, and the next is checked (On-Sets VII-C-3; Equations VII-C-3)."""
    shake = _with(shake, presented)
    current = shake.timers
    shake = begin_checking_next(shake)
    if shake.phase is Phase.CHECKING and _is_other_checked(shake, presented):
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
    contest = shake.contest
    assert contest is not None
    first = next(one for one in contest.presented if one.is_correct is None)
    return finish(shake, player) if first.by == presented.by else shake


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


def score(shake: Shake) -> Shake:
    """The shake is over: everybody's score (On-Sets X, III-D-2; Equations X)."""
    contest = shake.contest
    assert contest is not None
    end = end_of_shake(shake, contest)
    if shake.no_goal_by is not None and any(end.presented.values()):
        # Impossible against the Goal set instead of "no Goal" was wrong, so the penalty falls (III-D-2).
        shake = penalized(shake, shake.no_goal_by, 2)
    scores = shake.table.game.edition.score_shake(end)
    return replace(shake, phase=Phase.SCORED, scores=scores, timers=(), turn=None, no_goal_by=None)


def end_of_shake(shake: Shake, contest: Contest) -> EndOfShake:
    """How the shake ended, as the scoring rules want it told (On-Sets X-A; Equations X-A)."""
    presented = {one.by: bool(one.is_correct) for one in contest.presented}
    accepted = {
        player
        for one in contest.presented
        if not one.is_correct
        for player in one.accepted_by
        if player not in presented and contest.challenger is not None
    }
    return EndOfShake(
        contest.end,
        shake.players,
        contest.challenger,
        contest.mover,
        contest.third,
        presented,
        frozenset(accepted),
        contest.side,
        shake.absent,
        contest.second_challenger,
    )
