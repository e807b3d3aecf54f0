"""Writing and presenting Solutions, which are then checked (On-Sets VII, Equations VII)."""

from forceout.messages.message import Message
from forceout.rules.actions import Decline, Present, TakeSide, WillPresent
from forceout.rules.checking import begin_checking_next, judged_by_panel
from forceout.rules.codes import Code
from forceout.rules.ending_shake import score
from forceout.rules.frozen import replace
from forceout.rules.moving_cubes import penalize_mistaken_no_goal
from forceout.rules.procedures_of_books import writers_side
from forceout.rules.scoring_shake import Side
from forceout.rules.state import Contest, Judging, Phase, Presented, Shake
from forceout.rules.time_limits import DECIDING, WRITING, finish, start, writing_time
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Situation

NOT_REVEALED = (Phase.WRITING, Phase.FORCEOUT, Phase.CHALLENGED, Phase.VOID)
EVERYBODY_WRITES = (Situation.FORCEOUT, Situation.TIME_UP)


def begin_writing(shake: Shake, contest: Contest) -> Shake:
    """Who must write and who may begins to; after the last cube in the time that is left of it (On-Sets VII-A, VIII-B,
    XI-A-1-g, XI-A-1-h, Basic-IV-B; Equations VII-A, VIII-B, XI-A-1-g-note, XI-A-1-h, Basic-IV-B)."""
    third = [player for player in shake.players if player not in (contest.challenger, contest.mover)]
    if contest.challenger is not None and third:
        contest = replace(contest, third=third[0])
    if shake.revision.block_disputes_no_goal and (shake.moves or any(one.moved for one in shake.standing)):
        # What was moved stands now, however it was moved.
        shake = penalize_mistaken_no_goal(shake)
    before = shake.contest
    running = shake.timers[0] if shake.phase is Phase.FORCEOUT and shake.timers else None
    if before is not None:
        writers = (must_present(contest), contest.third)
        contest = replace(contest, presented=tuple(one for one in before.presented if one.by in writers))
    must = shake.players if contest.challenger is None else (must_present(contest),)
    tasks = [(player, WRITING) for player in must if player is not None and player not in shake.absent]
    if contest.third is not None:
        tasks.append((contest.third, DECIDING))
    shake = replace(shake, phase=Phase.WRITING, contest=contest, turn=None, exchangeable=None, digit_moved_by=None)
    shake = start(shake, (player for player, _ in tasks), WRITING, writing_time(shake))
    timers = (
        replace(running or timer, player=player, task=task)
        for timer, (player, task) in zip(shake.timers, tasks, strict=True)
    )
    shake = replace(shake, timers=tuple(timer for timer in timers if not contest.presented_by(timer.player)))
    return when_all_presented(shake)


def must_present(contest: Contest) -> str | None:
    """Who has to present a Solution after a challenge (On-Sets VII-A-1, VII-A-2; Equations VII-A-1, VII-A-2)."""
    return contest.mover if contest.end is Situation.IMPOSSIBLE else contest.challenger


def side_violation(shake: Shake, action: TakeSide) -> Violation | None:
    """The Third Party takes a side once, where the book asks for one (On-Sets 2014-15 VII-A-3, VII-C-1-note,
    Basic-IV-B; Equations VII-A-3, VII-C-1, Basic-IV-B)."""
    procedures = shake.table.game.procedures
    rule = procedures.sections.third_party
    contest = shake.contest
    if shake.phase is not Phase.WRITING or contest is None or procedures.side_shown(contest) is None:
        return Violation(Code.WRONG_PHASE, rule, Message("no-side-is-taken-now"))
    if contest.third is None and shake.revision.keeps_to_its_book:
        return Violation(Code.WRONG_PHASE, rule, Message("there-is-no-third-party-who-could-take-a-side"))
    if action.by != contest.third or action.side not in ("challenger", "mover"):
        return Violation(Code.NOT_YOUR_TURN, rule, Message("only-the-third-party-takes-a-side"))
    if contest.side is not None or action.by in contest.declined or contest.presented_by(action.by):
        return Violation(Code.ALREADY_PRESENTED, rule, Message("the-decision-is-made-and-is-not-taken-back"))
    return None


def apply_side(shake: Shake, action: TakeSide) -> Shake:
    """Whose side the Third Party takes decides whether a Solution must be written (On-Sets 2014-15 VII-A-3,
    VII-C-1-comment-b, Basic-IV-B-1, Basic-IV-B-2; Equations VII-A-3, VII-C-1-b, Basic-IV-B-1, Basic-IV-B-2)."""
    contest = shake.contest
    assert contest is not None
    side: Side = "challenger" if action.side == "challenger" else "mover"
    contest = replace(contest, side=side)
    shake = replace(shake, contest=contest)
    if side == writers_side(contest):
        timers = tuple(replace(one, task=WRITING) if one.player == action.by else one for one in shake.timers)
        return replace(shake, timers=timers)
    contest = replace(contest, declined=(*contest.declined, action.by))
    return when_all_presented(finish(replace(shake, contest=contest), action.by))


def will_present_violation(shake: Shake, action: WillPresent) -> Violation | None:
    """Only the Third Party says so, once, before anything else shows the decision (On-Sets VII-C-1, VII-C-1-note,
    VII-C-1-comment-a; On-Sets 2026-27 VII-C-1-comment-b; Equations VII-C-1, VII-C-1-a)."""
    rule = shake.table.game.procedures.sections.third_party
    contest = shake.contest
    if shake.phase is not Phase.WRITING or contest is None or not shake.revision.checks_one_at_a_time:
        return Violation(Code.WRONG_PHASE, rule, Message("nobody-has-to-say-now-whether-a-solution-will-be-presented"))
    if contest.third is None:
        return Violation(Code.WRONG_PHASE, rule, Message("there-is-no-third-party-who-could-say-so"))
    if action.by != contest.third:
        return Violation(
            Code.NOT_YOUR_TURN, rule, Message("only-the-third-party-says-whether-a-solution-will-be-presented")
        )
    if contest.presented_by(action.by) or contest.will_present:
        return Violation(Code.ALREADY_PRESENTED, rule, Message("the-decision-is-made-and-is-not-taken-back"))
    if action.by in contest.declined or contest.side not in (None, writers_side(contest)):
        return Violation(Code.MAY_NOT_PRESENT, rule, Message("the-decision-not-to-present-is-not-taken-back"))
    return None


def apply_will_present(shake: Shake, action: WillPresent) -> Shake:
    """The Third Party has to write now, with an additional minute for a point like everybody who must (On-Sets VII-C-1,
    XI-A, XI-A-1-h; Equations VII-C-1, XI-A, XI-A-1-h)."""
    contest = shake.contest
    assert contest is not None
    side = shake.table.game.procedures.side_shown(contest)
    timers = tuple(replace(one, task=WRITING) if one.player == action.by else one for one in shake.timers)
    return replace(shake, contest=replace(contest, will_present=True, side=side), timers=timers)


def present_violation(shake: Shake, action: Present) -> Violation | None:
    """What is presented is closed, and nobody presents out of time (On-Sets VII-C-2-a; Equations VII-C-2-a)."""
    contest, sections = shake.contest, shake.table.game.procedures.sections
    if contest is None:
        return Violation(Code.WRONG_PHASE, sections.presented, Message("no-solution-is-asked-for-now"))
    if contest.presented_by(action.by):
        return Violation(Code.ALREADY_PRESENTED, sections.presented, Message("what-is-presented-is-not-changed"))
    if shake.phase not in (Phase.WRITING, Phase.FORCEOUT):
        return Violation(Code.WRONG_PHASE, sections.presented, Message("the-time-for-presenting-is-over"))
    return may_not_write(shake, contest, action.by)


def may_not_write(shake: Shake, contest: Contest, player: str) -> Violation | None:
    """Who claims that there is no Solution presents none, and the Third Party keeps to a decision made (On-Sets
    VII-A-1, VII-A-2, VII-C-1-note; Equations VII-A-1, VII-A-2, VII-C-1)."""
    sections = shake.table.game.procedures.sections
    if player in contest.declined:
        return Violation(
            Code.MAY_NOT_PRESENT, sections.third_party, Message("the-decision-not-to-present-is-not-taken-back")
        )
    if contest.end in EVERYBODY_WRITES or player in (must_present(contest), contest.third):
        return None
    if player == contest.second_challenger and contest.end is not Situation.IMPOSSIBLE:
        return None
    if contest.end is Situation.NO_GOAL:
        message = Message("you-declared-no-goal")
        return Violation(Code.MAY_NOT_PRESENT, sections.no_goal_disagreed, message)
    if contest.end is Situation.NOW:
        message = Message("you-say-that-there-is-no-solution-with-one-more-cube")
        return Violation(Code.MAY_NOT_PRESENT, sections.presenting_now, message)
    message = Message("your-claim-is-that-there-is-no-solution")
    return Violation(Code.MAY_NOT_PRESENT, sections.presenting_impossible, message)


def apply_present(shake: Shake, action: Present) -> Shake:
    """The Solution is in, which also shows the Third Party's decision (On-Sets VII-C-2, VII-C-1-comment-c; Equations
    VII-C-2, VII-C-1-c)."""
    contest = shake.contest
    assert contest is not None
    presented = Presented(action.by, action.solution, action.goal)
    side = contest.side
    if action.by == contest.third and side is None:
        # Presenting shows the side (VII-C-1, comment c).
        side = shake.table.game.procedures.side_shown(contest)
    contest = replace(contest, presented=(*contest.presented, presented), side=side)
    return when_all_presented(finish(replace(shake, contest=contest), action.by))


def spoil_presented(shake: Shake, action: Present) -> Shake:
    """Who tries to change a presented Solution has an incorrect one; to hand in the same again is no change (On-Sets
    2026-27 VII-C-2-a)."""
    contest = shake.contest
    assert contest is not None
    before = contest.presented_by(action.by)
    assert before is not None
    is_same = action.solution == before.solution and action.goal in (None, before.goal)
    if is_same and shake.revision.checks_one_at_a_time:
        return shake
    presented = tuple(replace(one, is_changed=True) if one is before else one for one in contest.presented)
    return replace(shake, contest=replace(contest, presented=presented))


def decline_violation(shake: Shake, action: Decline) -> Violation | None:
    """Who may decline to present: whoever may present and has not (On-Sets VII-A, VII-C-1-note; Equations VII-A,
    VII-C-1)."""
    contest, sections = shake.contest, shake.table.game.procedures.sections
    if contest is None or shake.phase not in (Phase.WRITING, Phase.FORCEOUT):
        return Violation(Code.WRONG_PHASE, sections.presented, Message("no-solution-is-asked-for-now"))
    if contest.presented_by(action.by):
        return Violation(Code.ALREADY_PRESENTED, sections.presented, Message("what-is-presented-is-not-taken-back"))
    return may_not_write(shake, contest, action.by)


def apply_decline(shake: Shake, action: Decline) -> Shake:
    """A player says that nothing is presented; from one who must, that is giving in (On-Sets VII-A, VII-C-1-comment-a;
    Equations VII-A, VII-C-1-a)."""
    contest = shake.contest
    assert contest is not None
    contest = replace(contest, declined=(*contest.declined, action.by))
    return when_all_presented(finish(replace(shake, contest=contest), action.by))


def when_all_presented(shake: Shake) -> Shake:
    """Once everybody who must or may present has decided, checking begins (On-Sets VII-C, VII-C-2; Equations VII-C,
    VII-C-2)."""
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


def is_hidden(shake: Shake, presented: Presented, seat: str | None) -> bool:
    """Whether a Solution may not be seen: by anybody else before all are in, a judge too, nor when the shake was voided
    before that (On-Sets VII-C-2; Equations VII-C-2)."""
    return shake.phase in NOT_REVEALED and presented.by != seat


def may_spoil(shake: Shake) -> bool:
    """Whether an attempt to change a presented Solution counts (On-Sets 2026-27 VII-C-2-a)."""
    return shake.table.game.procedures.spoils_solution(shake.table.policing)
