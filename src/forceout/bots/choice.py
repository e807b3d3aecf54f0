"""What a player does now: the one question that is asked of a bot."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from forceout.bots.between_shakes import between_shakes
from forceout.bots.challenging import challenge, say_claim
from forceout.bots.checking import charge, check
from forceout.bots.levels import BY_NAME
from forceout.bots.moving import move
from forceout.bots.player import Player, sit_down
from forceout.bots.selecting import roll_or_deal, select
from forceout.bots.setting_goal import answer_no_goal, set_goal
from forceout.bots.wishes import Wish
from forceout.bots.writing import after_last_cube, write
from forceout.rules.actions import Action
from forceout.rules.match_state import Match
from forceout.rules.state import Phase, Shake

BUDGET_MS: Final = 1000


def choose(
    match: Match,
    seat: str,
    level: str,
    dice: Random,
    budget_ms: int = BUDGET_MS,
    clock: Callable[[], float] | None = None,
) -> Action | Wish | None:
    """What a seat wants to do now, given what it sees of the match; None when there is nothing.

    It is meant to be asked once for each position: who is asked again may notice what went unnoticed. How
    far it thinks is counted; a clock that is handed in ends a thought that takes longer than it should."""
    if seat not in match.table.players or seat in match.disqualified or match.is_over:
        return None
    player = sit_down(match, seat, BY_NAME[level], dice, budget_ms, clock)
    shake = match.shake
    if shake is None or match.is_between_shakes:
        return between_shakes(player)
    if seat in shake.absent:
        return None
    choice = charge(player, shake) or BY_PHASE[shake.phase](player, shake)
    return None if isinstance(choice, Action) and not player.may(choice) else choice


def play_turn(player: Player, shake: Shake) -> Action | None:
    """Challenge the last move, or make one."""
    return challenge(player, shake) or move(player, shake)


BY_PHASE: Final[Mapping[Phase, Callable[[Player, Shake], Action | Wish | None]]] = {
    Phase.ROLLING: roll_or_deal,
    Phase.SELECTING: select,
    Phase.GOAL: set_goal,
    Phase.NO_GOAL: answer_no_goal,
    Phase.MOVING: play_turn,
    Phase.LAST_CUBE: play_turn,
    Phase.FORCEOUT: after_last_cube,
    Phase.CHALLENGED: say_claim,
    Phase.WRITING: write,
    Phase.CHECKING: check,
}
"""What is done in each phase of a shake that is not over."""
