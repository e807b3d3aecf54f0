"""The last cube (On-Sets VIII, Equations VIII)."""

from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Phase, Shake
from forceout.rules.time_limits import TURN, WRITING, start, writing_time
from forceout.rules.vocabulary import Situation


def after_cube(shake: Shake) -> Shake:
    """Where the shake stands once a cube is down: play goes on, one cube is left, or none (On-Sets VIII-A, XI-A-1-e;
    Equations VIII-A, XI-A-1-e)."""
    if not shake.resources:
        return begin_forceout(shake)
    phase = Phase.LAST_CUBE if len(shake.resources) == 1 else Phase.MOVING
    turn = shake.turn
    assert turn is not None
    shake = replace(shake, phase=phase, is_first_turn=False)
    return start(shake, (turn,), TURN, shake.table.game.procedures.limits.turn)


def begin_forceout(shake: Shake) -> Shake:
    """The last cube is down: everybody writes, and for a while Impossible may still be challenged (On-Sets VIII-A,
    VIII-B, Basic-VII; Equations VIII-A, VIII-B, Basic-VII)."""
    shake = replace(shake, phase=Phase.FORCEOUT, turn=None, contest=Contest(Situation.FORCEOUT))
    return start(shake, shake.players, WRITING, writing_time(shake))
