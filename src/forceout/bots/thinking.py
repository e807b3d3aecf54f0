"""How long a player thinks before the next thing, as people do (On-Sets XI, Equations XI)."""

from collections.abc import Mapping
from random import Random
from typing import Final

from forceout.bots.levels import BY_NAME
from forceout.rules.match_state import Match
from forceout.rules.state import PLAYING, Phase, Shake
from forceout.rules.time_limits import DECIDING

Seconds = tuple[float, float]
LOT: Final[Seconds] = (1.0, 2.0)
NEXT_SHAKE: Final[Seconds] = (4.0, 8.0)
SIGNING: Final[Seconds] = (2.0, 5.0)
CHALLENGING: Final[Seconds] = (1.5, 4.0)
DECIDING_SIDE: Final[Seconds] = (8.0, 25.0)
BY_PHASE: Final[Mapping[Phase, Seconds]] = {
    Phase.ROLLING: (1.0, 2.0),
    Phase.SELECTING: (3.0, 8.0),
    Phase.GOAL: (8.0, 25.0),
    Phase.NO_GOAL: (4.0, 12.0),
    Phase.MOVING: (3.0, 12.0),
    Phase.LAST_CUBE: (3.0, 12.0),
    Phase.FORCEOUT: (15.0, 45.0),
    Phase.CHALLENGED: (1.0, 3.0),
    Phase.WRITING: (15.0, 60.0),
    Phase.CHECKING: (6.0, 25.0),
}
SHARE_OF_LIMIT: Final = 0.7
"""How much of the time that is left a player takes at most."""
AT_LEAST: Final = 0.5


def thinking_seconds(match: Match, seat: str, level: str, dice: Random) -> float:
    """The seconds before a player does the next thing: below every limit."""
    slowly = dice.uniform(*_usual(match, seat)) * BY_NAME[level].pace
    own = [] if match.shake is None else [timer for timer in match.shake.timers if timer.player == seat]
    left = min((timer.limit - timer.passed for timer in own), default=3600)
    return max(AT_LEAST, min(slowly, left * SHARE_OF_LIMIT))


def _usual(match: Match, seat: str) -> Seconds:
    shake = match.shake
    if shake is None and match.next_goal_setter is None:
        return LOT
    if shake is None or match.is_between_shakes:
        return SIGNING if match.is_round_over or match.signed else NEXT_SHAKE
    if shake.phase in PLAYING and shake.turn != seat:
        return CHALLENGING
    return DECIDING_SIDE if _is_deciding(shake, seat) else BY_PHASE[shake.phase]


def _is_deciding(shake: Shake, seat: str) -> bool:
    return any(timer.player == seat and timer.task == DECIDING for timer in shake.timers)
