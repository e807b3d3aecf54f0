"""What each seat may see: the only way out of the state (architecture, principle 7)."""

from collections import Counter
from typing import TypeVar

from forceout.rules.findings import NOTHING_FOUND, ruling_on
from forceout.rules.frozen import replace
from forceout.rules.match_state import Match
from forceout.rules.state import OVER, Contest, Phase, Policing, Presented, Shake, Timer
from forceout.rules.time_limits import DECIDING
from forceout.rules.view_shapes import (
    LastMoved,
    OwnShake,
    PublicState,
    ShakeView,
    SharedShake,
    ShownContest,
    ShownSolution,
)
from forceout.rules.violation import printed_violation
from forceout.rules.writing import NOT_REVEALED, is_hidden

StateT = TypeVar("StateT", Match, Shake)


def public_state(shake: Shake) -> PublicState:
    """What everybody at the table sees, as the judge protocol writes it."""
    game = shake.table.game
    printed: PublicState = {
        "phase": shake.phase.value,
        "turn": shake.turn,
        "mover": shake.mover,
        "goal": shake.goal,
        "required": list(shake.required),
        "permitted": list(shake.permitted),
        "forbidden": list(shake.forbidden),
        "resources": list(shake.resources),
        "penalties": {player: shake.penalties.get(player, 0) for player in shake.table.players},
        "scores": dict(shake.scores) if shake.scores is not None else None,
        "totals": shake.totals(),
        "variations": [one.printed() for one in shake.variations],
    }
    if game.has_cards:
        printed["universe"] = list(shake.universe) if shake.universe is not None else None
    return printed


def view(shake: Shake, seat: str | None) -> ShakeView:
    """What a player, a spectator (None) or the judge sees of a shake."""
    return {**shared_view(shake), **own_view(shake, seat)}


def shared_view(shake: Shake) -> SharedShake:
    """What everybody sees alike."""
    return {
        **public_state(shake),
        # What was selected, legal or not: an official does not say which unasked.
        "variations": [one.printed() for one in unaware(shake).selections if one.is_legal],
        "players": list(shake.table.players),
        "absent": sorted(shake.absent),
        "goal_setter": shake.goal_setter,
        "leading": [player for player in shake.table.players if shake.is_leading(player)],
        "bonus": shake.bonus,
        "block": shake.block_holder,
        "round_is_over": shake.is_round_over,
        "warnings": {player: count for player, count in shake.warnings.items() if count},
    }


def unaware(shake: Shake) -> Shake:
    """The shake as it looks to players who police themselves: whether something illegal stands, or was illegal before,
    is for them to notice (On-Sets IX-A, IX-A-2; Equations IX-A, IX-A-2; Guidelines 0)."""
    if shake.table.policing is Policing.REFEREE:
        return shake
    is_known = not shake.standing and not shake.insulated and all(one.is_legal for one in shake.selections)
    if is_known or shake.phase in OVER:
        return shake
    selections = tuple(replace(one, is_legal=True) for one in shake.selections)
    return replace(shake, standing=(), insulated=(), selections=selections)


def own_view(shake: Shake, seat: str | None) -> OwnShake:
    """What may differ from seat to seat, while something is not yet due."""
    return {
        "seat": seat,
        "timers": [
            {"player": one.player, "task": one.task, "limit": one.limit, "passed": one.passed, "late": one.penalties}
            for one in shown_timers(shake, seat)
        ],
        "contest": None if shake.contest is None else _contest(shake, shake.contest, seat),
    }


def hides_something(shake: Shake) -> bool:
    """Whether a seat may see what another may not: else all see the same, but for whose seat it is."""
    return shake.contest is not None and shake.phase in NOT_REVEALED


def _contest(shake: Shake, contest: Contest, seat: str | None) -> ShownContest:
    return {
        "end": contest.end.value,
        "challenger": contest.challenger,
        "second_challenger": contest.second_challenger,
        "mover": contest.mover,
        "third": contest.third,
        "side": contest.side if shake.phase is not Phase.WRITING or seat == contest.third else None,
        "will_present": contest.will_present,
        "checking": contest.checking,
        "has_presented": [one.by for one in contest.presented],
        "solutions": [_solution(shake, one) for one in contest.presented if not is_hidden(shake, one, seat)],
    }


def _solution(shake: Shake, presented: Presented) -> ShownSolution:
    shown: ShownSolution = {
        "by": presented.by,
        "solution": presented.solution,
        "goal": presented.goal,
        "accepted_by": list(presented.accepted_by),
        "correct": presented.is_correct,
        "failed_claims": failed_claims(presented),
    }
    if shake.phase in OVER:
        # What is wrong is said only when nobody can use it any more.
        shown["violations"] = [printed_violation(one) for one in ruling_on(shake, presented).violations]
    return shown


def last_moved(shake: Shake) -> LastMoved | None:
    """The cube moved last, for the ring around it."""
    one = shake.last_moved
    if one is None:
        return None
    return {"by": one.by, "cube": one.cube, "from": one.came_from, "to": one.went_to, "is_bonus": one.is_bonus}


def failed_claims(presented: Presented) -> dict[str, int]:
    """How often each checker claimed something of a Solution that was not so (Guidelines 0)."""
    return dict(Counter(presented.failed_claims))


def shown_timers(shake: Shake, seat: str | None) -> tuple[Timer, ...]:
    """The timers as a seat sees them: what the Third Party's time runs for, and whether it still runs, would show the
    side (On-Sets 2014-15 VII-C-1-note; Equations VII-C-1)."""
    contest = shake.contest
    if contest is None or shake.phase is not Phase.WRITING or seat == contest.third or contest.will_present:
        return shake.timers
    timers = tuple(replace(one, task=DECIDING) if one.player == contest.third else one for one in shake.timers)
    if contest.third is None or contest.side is None or contest.third not in contest.declined or not timers:
        return timers
    return (*timers, replace(timers[0], player=contest.third, task=DECIDING, penalties=0))


def seen_by(state: StateT, seat: str) -> StateT:
    """The same match or shake with what the seat may not see left blank (On-Sets VII-C-2; Equations VII-C-2)."""
    if isinstance(state, Match):
        return state if state.shake is None else replace(state, shake=seen_by(state.shake, seat))
    # What was found about a Solution is as secret as the Solution.
    state = state if state.findings is NOTHING_FOUND else replace(state, findings=NOTHING_FOUND)
    contest = state.contest
    if contest is None:
        return state
    presented = tuple(Presented(one.by, "") if is_hidden(state, one, seat) else one for one in contest.presented)
    contest = replace(contest, presented=presented)
    if seat != contest.third and state.phase is Phase.WRITING:
        declined = tuple(player for player in contest.declined if player != contest.third)
        contest = replace(contest, side=None, declined=declined)
        return replace(state, contest=contest, timers=shown_timers(state, seat))
    return replace(state, contest=contest)
