"""Writing and checking Solutions (On-Sets VII, Equations VII)."""

from dataclasses import replace

from forceout.rules.actions import Accept, Decline, Present, Reject, TakeSide
from forceout.rules.game import Ruling
from forceout.rules.scoring_shake import EndOfShake
from forceout.rules.state import Contest, Judging, Phase, Policing, Presented, Shake
from forceout.rules.table import Situation
from forceout.rules.time_limits import (
    CHECKING,
    DECIDING,
    WRITING,
    checking_time,
    finish,
    penalized,
    start,
    writing_time,
)
from forceout.rules.violation import Violation

EVERYBODY_WRITES = (Situation.FORCEOUT, Situation.TIME_UP)


def begin_writing(shake: Shake, contest: Contest) -> Shake:
    """Who must write and who may begins to; after the last cube in the time that is left of it (On-Sets VII-A, VIII-B,
    XI-A-1-h; Equations VII-A, VIII-B, XI-A-1-h)."""
    third = [player for player in shake.players if player not in (contest.challenger, contest.mover)]
    if contest.challenger is not None and third:
        contest = replace(contest, third=third[0])
    before = shake.contest
    passed = max((timer.passed for timer in shake.timers), default=0) if shake.phase is Phase.FORCEOUT else 0
    if before is not None:
        writers = (must_present(contest), contest.third)
        contest = replace(contest, presented=tuple(one for one in before.presented if one.by in writers))
    must = shake.players if contest.challenger is None else (must_present(contest),)
    tasks = [(player, WRITING) for player in must if player is not None]
    if contest.third is not None:
        tasks.append((contest.third, DECIDING))
    shake = replace(shake, phase=Phase.WRITING, contest=contest, turn=None, exchangeable=None)
    shake = start(shake, (player for player, _ in tasks), WRITING, writing_time(shake))
    timers = (replace(timer, task=task, passed=passed) for timer, (_, task) in zip(shake.timers, tasks, strict=True))
    shake = replace(shake, timers=tuple(timer for timer in timers if not contest.presented_by(timer.player)))
    return when_all_presented(shake)


def must_present(contest: Contest) -> str | None:
    """Who has to present a Solution after a challenge (On-Sets VII-A-1, VII-A-2; Equations VII-A-1, VII-A-2)."""
    return contest.mover if contest.end is Situation.IMPOSSIBLE else contest.challenger


def side_violation(shake: Shake, action: TakeSide) -> Violation | None:
    """The Third Party takes a side once, where the book asks for one (On-Sets 2014-15 VII-A-3, VII-C-1; Equations
    VII-A-3, VII-C-1)."""
    procedures = shake.table.game.procedures
    rule = procedures.sections.third_party
    contest = shake.contest
    if shake.phase is not Phase.WRITING or contest is None or not procedures.third_party_takes_side:
        return Violation("wrong-phase", rule, "No side is taken now.")
    if action.by != contest.third or action.side not in ("challenger", "mover"):
        return Violation("not-your-turn", rule, "Only the Third Party takes a side: the Challenger's or the Mover's.")
    if contest.side is not None or action.by in contest.declined or contest.presented_by(action.by):
        return Violation("already-presented", rule, "The decision is made and is not taken back.")
    return None


def apply_side(shake: Shake, action: TakeSide) -> Shake:
    """Whose side the Third Party takes decides whether a Solution must be written (On-Sets 2014-15 VII-A-3; Equations
    VII-A-3)."""
    contest = shake.contest
    assert contest is not None
    side = "challenger" if action.side == "challenger" else "mover"
    contest = replace(contest, side=side)  # type: ignore[arg-type]
    shake = replace(shake, contest=contest)
    if side == writers_side(contest):
        timers = tuple(replace(one, task=WRITING) if one.player == action.by else one for one in shake.timers)
        return replace(shake, timers=timers)
    contest = replace(contest, declined=(*contest.declined, action.by))
    return when_all_presented(finish(replace(shake, contest=contest), action.by))


def writers_side(contest: Contest) -> str:
    """The side whose player has to write (On-Sets VII-A; Equations VII-A)."""
    return "mover" if contest.end is Situation.IMPOSSIBLE else "challenger"


def present_violation(shake: Shake, action: Present) -> Violation | None:
    """Who may present a Solution now (On-Sets VII-A, VII-C-1, VII-C-2; Equations VII-A, VII-C-1, VII-C-2)."""
    contest, sections = shake.contest, shake.table.game.procedures.sections
    if contest is None:
        return Violation("wrong-phase", sections.presented, "No Solution is asked for now.")
    if contest.presented_by(action.by):
        return Violation("already-presented", sections.presented, "What is presented is not changed.")
    if shake.phase not in (Phase.WRITING, Phase.FORCEOUT):
        return Violation("wrong-phase", sections.presented, "The time for presenting is over.")
    return may_not_write(shake, contest, action.by)


def may_not_write(shake: Shake, contest: Contest, player: str) -> Violation | None:
    """Who claims that there is no Solution presents none; the Third Party keeps to a decision made (On-Sets VII-A-1,
    VII-A-2, VII-C-1; Equations VII-A-1, VII-A-2, VII-A-3, VII-C-1)."""
    sections = shake.table.game.procedures.sections
    if player in contest.declined:
        return Violation("may-not-present", sections.third_party, "The decision not to present is not taken back.")
    if contest.end in EVERYBODY_WRITES or player in (must_present(contest), contest.third):
        return None
    rule = sections.presenting_impossible if contest.end is Situation.IMPOSSIBLE else sections.presenting_now
    return Violation("may-not-present", rule, "Your claim is that there is no Solution, so you present none.")


def apply_present(shake: Shake, action: Present) -> Shake:
    """The Solution is in, and nobody sees it until all are (On-Sets VII-C-2; Equations VII-C-2)."""
    contest = shake.contest
    assert contest is not None
    presented = Presented(action.by, action.solution, action.goal)
    side = contest.side
    if action.by == contest.third and side is None and shake.table.game.procedures.third_party_takes_side:
        # Presenting shows the side (VII-C-1, comment c).
        side = "mover" if contest.end is Situation.IMPOSSIBLE else "challenger"
    contest = replace(contest, presented=(*contest.presented, presented), side=side)
    return when_all_presented(finish(replace(shake, contest=contest), action.by))


def spoil_presented(shake: Shake, player: str) -> Shake:
    """Who tries to change a presented Solution has an incorrect one (On-Sets 2026-27 VII-C-2-a)."""
    contest = shake.contest
    assert contest is not None
    presented = tuple(replace(one, is_changed=True) if one.by == player else one for one in contest.presented)
    return replace(shake, contest=replace(contest, presented=presented))


def decline_violation(shake: Shake, action: Decline) -> Violation | None:
    """Who may decline to present: whoever may present (On-Sets VII-A, VII-C-1; Equations VII-A, VII-C-1)."""
    contest, sections = shake.contest, shake.table.game.procedures.sections
    if contest is None or shake.phase not in (Phase.WRITING, Phase.FORCEOUT):
        return Violation("wrong-phase", sections.presented, "No Solution is asked for now.")
    if contest.presented_by(action.by):
        return Violation("already-presented", sections.presented, "What is presented is not taken back.")
    return may_not_write(shake, contest, action.by)


def apply_decline(shake: Shake, action: Decline) -> Shake:
    """A player presents nothing; from one who must, that is giving in (On-Sets VII-C-1; Equations VII-C-1)."""
    contest = shake.contest
    assert contest is not None
    contest = replace(contest, declined=(*contest.declined, action.by))
    return when_all_presented(finish(replace(shake, contest=contest), action.by))


def when_all_presented(shake: Shake) -> Shake:
    """Once everybody who must or may present has decided, checking begins (On-Sets VII-C, VII-C-2; Equations VII-C)."""
    contest = shake.contest
    assert contest is not None
    if shake.timers or shake.phase not in (Phase.WRITING, Phase.FORCEOUT):
        return shake
    if not contest.presented:
        return score(shake)
    if shake.table.judging is Judging.PANEL:
        return judged_by_panel(shake)
    shake = replace(shake, phase=Phase.CHECKING)
    return begin_checking_next(shake)


def judged_by_panel(shake: Shake) -> Shake:
    """A perfect panel settles every Solution at once, as if every opponent checked perfectly (On-Sets VII-B)."""
    contest = shake.contest
    assert contest is not None
    presented = tuple(
        replace(one, is_correct=ruling_on(shake, one).is_correct and not one.is_changed) for one in contest.presented
    )
    return score(replace(shake, phase=Phase.CHECKING, contest=replace(contest, presented=presented)))


def begin_checking_next(shake: Shake) -> Shake:
    """One Solution at a time, all opponents in the same two minutes (On-Sets VII-C-3, XI-A-1-i; Equations VII-C-3)."""
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
    """Whether a Solution is there for this player to check (On-Sets VII-C-4; Equations VII-C-4)."""
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
    """A rejection needs a ground that holds (On-Sets VII-C-4, VII-C-5, VII-C-6; Equations VII-C-4, VII-C-5)."""
    sections = shake.table.game.procedures.sections
    if is_upheld(shake, presented, action):
        return None
    if action.by in presented.closed_for:
        return Violation("not-upheld", sections.asking_judge, "No further objection is allowed.")
    if action.code is None:
        return Violation("not-upheld", sections.asking_judge, "Yes, the Solution equals the Goal.")
    return Violation("not-upheld", sections.checking, "That is not shown to be wrong with it.")


def is_upheld(shake: Shake, presented: Presented, action: Reject) -> bool:
    """Whether what a checker says is wrong is wrong (On-Sets VII-C-4, VII-C-5-c, VII-C-6; Equations VII-C-5)."""
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
    """What an objection that fails forecloses: a proof of ambiguity is tried once, and who asks a judge only whether
    the Solution equals the Goal objects no further (On-Sets VII-C-5-c, VII-C-6-a; Equations VII-C-5-c, VII-C-5-d)."""
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
    return _with(shake, presented)


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
    )


def is_hidden(shake: Shake, presented: Presented, seat: str | None) -> bool:
    """Whether a Solution may not be seen yet: by others before all are in (On-Sets VII-C-2; Equations VII-C-2)."""
    return shake.phase in (Phase.WRITING, Phase.FORCEOUT, Phase.CHALLENGED) and presented.by != seat


def may_spoil(shake: Shake) -> bool:
    """Whether an attempt to change a presented Solution counts (On-Sets 2026-27 VII-C-2-a)."""
    return shake.table.policing is Policing.PLAYERS and shake.table.game.procedures.change_spoils_solution
