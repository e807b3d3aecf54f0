"""The end of a shake, told so that it can be scored (On-Sets X, III-D-2; Equations X, IV-D-2)."""

from forceout.rules.frozen import replace
from forceout.rules.scoring_shake import EndOfShake
from forceout.rules.state import Contest, Phase, Shake
from forceout.rules.time_limits import penalized
from forceout.rules.vocabulary import Situation


def score(shake: Shake) -> Shake:
    """The shake is over: everybody's score (On-Sets X, III-D-2; Equations X)."""
    contest = shake.contest
    assert contest is not None
    end = end_of_shake(shake, contest)
    if shake.no_goal_by is not None and not is_no_goal_excused(shake, end):
        shake = penalized(shake, shake.no_goal_by, 2)
    scores = shake.table.game.edition.score_shake(end)
    return replace(shake, phase=Phase.SCORED, scores=scores, timers=(), turn=None, no_goal_by=None)


def is_no_goal_excused(shake: Shake, end: EndOfShake) -> bool:
    """Whether "no Goal" was right after all: only a correct Impossible challenge against the Goal that was set instead
    shows it (On-Sets 2014-15 III-D-2; Equations IV-D-2)."""
    is_challenged = end.end is Situation.IMPOSSIBLE or not shake.revision.block_disputes_no_goal
    return is_challenged and not any(end.presented.values())


def end_of_shake(shake: Shake, contest: Contest) -> EndOfShake:
    """How the shake ended, as the scoring rules want it told (On-Sets X-A; Equations X-A)."""
    presented = {one.by: bool(one.is_correct) for one in contest.presented}
    accepted = {
        player
        for one in contest.presented
        if not one.is_correct and not (one.is_changed and shake.revision.checks_one_at_a_time)
        for player in one.accepted_by
        if player not in presented and contest.challenger is not None
    }
    if contest.will_present and contest.third is not None:
        # Who has said so and then presents nothing is scored like one who wrote wrongly.
        presented.setdefault(contest.third, False)
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
