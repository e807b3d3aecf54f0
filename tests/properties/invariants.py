"""What is true of every shake and match, whatever has been done."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from forceout.rules import actions as do
from forceout.rules.challenging import is_put_back
from forceout.rules.engine import Outcome
from forceout.rules.match_state import Match, OrderReplay
from forceout.rules.state import OVER, PLAYING, Phase, Policing, Shake

BEFORE_GOAL: Final = {Phase.ROLLING, Phase.SELECTING, Phase.GOAL, Phase.NO_GOAL}
ENDS: Final = {Phase.SCORED, Phase.VOID}
NEXT: Final[Mapping[Phase, set[Phase]]] = {
    Phase.ROLLING: BEFORE_GOAL - {Phase.NO_GOAL} | {Phase.CHALLENGED, Phase.VOID},
    Phase.SELECTING: BEFORE_GOAL - {Phase.NO_GOAL} | {Phase.CHALLENGED, Phase.VOID},
    Phase.GOAL: BEFORE_GOAL | {Phase.MOVING, Phase.CHALLENGED, Phase.VOID},
    Phase.NO_GOAL: BEFORE_GOAL | {Phase.MOVING, Phase.WRITING, Phase.CHALLENGED, Phase.VOID},
    Phase.MOVING: {*PLAYING, Phase.FORCEOUT, Phase.CHALLENGED, Phase.WRITING, Phase.VOID, *BEFORE_GOAL},
    Phase.LAST_CUBE: {*PLAYING, Phase.FORCEOUT, Phase.CHALLENGED, Phase.WRITING, Phase.VOID},
    Phase.FORCEOUT: {*PLAYING, Phase.FORCEOUT, Phase.CHALLENGED, Phase.WRITING, Phase.CHECKING, *ENDS},
    Phase.CHALLENGED: {*BEFORE_GOAL, *PLAYING, Phase.FORCEOUT, Phase.CHALLENGED, Phase.WRITING, Phase.CHECKING, *ENDS},
    Phase.WRITING: {*PLAYING, Phase.CHALLENGED, Phase.WRITING, Phase.CHECKING, *ENDS},
    Phase.CHECKING: {Phase.CHECKING, *ENDS},
    Phase.SCORED: {Phase.SCORED},
    Phase.VOID: {Phase.VOID},
}
"""Where a shake can go from each phase: forward, or back where an illegal procedure is put right."""
FORECLOSED: Final = (do.Reject,)
"""Actions that fail and still change something: what a failed objection forecloses (VII-C-5-c, VII-C-6)."""


def check_shake(shake: Shake) -> None:
    """Everything that must hold of a shake by itself."""
    on_table = (*shake.resources, *shake.required, *shake.permitted, *shake.forbidden, *shake.goal_cubes)
    assert Counter(on_table) == Counter(shake.roll or ()), "every rolled cube is in one section or in the Goal"
    assert all(points <= 0 for points in shake.penalties.values()), "penalties take points away"
    scores = shake.scores or {}
    assert shake.totals() == {
        player: shake.scores_before[player] + scores.get(player, 0) + shake.penalties.get(player, 0)
        for player in shake.table.players
    }
    is_void_with_absence = shake.phase is Phase.VOID and bool(shake.absent)
    assert (shake.scores is not None) == (shake.phase is Phase.SCORED) or is_void_with_absence
    assert set(scores.values()) <= {-2, 2, 4, 6} or (is_void_with_absence and set(scores.values()) <= {-2, 0})
    assert (shake.block_holder is not None) == (shake.phase is Phase.CHALLENGED)
    assert {timer.player for timer in (*shake.timers, *shake.paused)} <= set(shake.players)
    assert bool(shake.timers) == (shake.phase not in OVER), "somebody's time runs, unless the shake is over"
    check_phase(shake)


def check_phase(shake: Shake) -> None:
    """What belongs to the phase of a shake."""
    if shake.phase in PLAYING:
        assert shake.turn in shake.players
        assert shake.goal is not None
        assert (len(shake.resources) == 1) == (shake.phase is Phase.LAST_CUBE)
        assert shake.resources
        assert shake.contest is None
    if shake.phase in (Phase.SELECTING, Phase.GOAL):
        assert shake.turn in shake.players
        assert shake.roll is not None
    if shake.phase is Phase.FORCEOUT:
        assert not shake.resources
    if shake.phase in (Phase.FORCEOUT, Phase.WRITING, Phase.CHECKING, Phase.SCORED):
        assert shake.contest is not None
    if shake.phase is Phase.CHECKING:
        assert shake.contest is not None
        assert any(one.is_correct is None for one in shake.contest.presented)


def check_step(before: Match, action: do.Action, after: Match, outcome: Outcome) -> None:
    """Everything that must hold from one moment of a match to the next."""
    if after.shake is not None:
        check_shake(after.shake)
        is_altered = after.corrections or after.deceived or len(after.counting) < len(after.rows)
        assert after.shake.totals() == after.totals or not after.is_between_shakes or is_altered
    if before.shake is not None and after.shake is not None and after.shake.phase is not before.shake.phase:
        is_new = before.shake.phase in OVER and (after.shake.phase is Phase.ROLLING or isinstance(action, OrderReplay))
        assert is_new or after.shake.phase in NEXT[before.shake.phase], (before.shake.phase, after.shake.phase)
    is_block_back = before.shake is not None and isinstance(action, do.Challenge) and is_put_back(before.shake, action)
    is_refused = not outcome.is_done and before.table.policing is Policing.REFEREE and not is_block_back
    if is_refused and not isinstance(action, FORECLOSED):
        assert after == before, "a refused action changes nothing"
        assert not outcome.penalties
    assert outcome.is_done or outcome.violation is not None, "a refusal says why"
    assert all(points <= 0 for points in outcome.penalties.values())
    assert len(after.rows) >= len(before.rows)
