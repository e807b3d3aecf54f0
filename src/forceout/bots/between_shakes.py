"""The lot, the next shake, the scoresheet (On-Sets I-D, XII-B; Equations I-D, XII-B)."""

from forceout.bots.player import Player
from forceout.bots.wishes import Wish, WishToRollForGoal
from forceout.rules.actions import Action
from forceout.rules.match_state import Sign, StartShake


def between_shakes(player: Player) -> Action | Wish | None:
    """Roll for the first Goal, start a shake while there is time, sign when there is none or others sign."""
    match, seat = player.match, player.seat
    if match.shake is None and match.next_goal_setter is None:
        return WishToRollForGoal(seat) if seat in match.lot.to_roll else None
    if player.may(start := StartShake(seat)):
        return start
    return sign if player.may(sign := Sign(seat)) else None
