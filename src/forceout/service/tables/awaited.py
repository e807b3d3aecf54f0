"""Who is awaited at a table, for what, and since when: what a player wants to know who looks elsewhere."""

from typing import NamedTuple

from forceout.rules.match_actions import match_violation
from forceout.rules.match_state import Match, Sign, StartShake
from forceout.rules.state import Shake
from forceout.rules.view import shown_timers
from forceout.service.tables.table import PLAYING, WAITING, LiveTable, has_timers

SIT = "sit"
START = "start"
LOT = "lot"
NEXT_SHAKE = "next-shake"
SIGN = "sign"
TURN = "turn"


class Awaited(NamedTuple):
    """A seat that is awaited, and for what: a task of the clock by its name, or one of those above."""

    seat: str | None
    """None for a host who has no seat."""
    task: str


def awaited(live: LiveTable, viewer: str | None) -> list[Awaited]:
    """Everybody who is awaited, as far as a seat may know it."""
    if live.status == WAITING:
        free = [Awaited(seat.name, SIT) for seat in live.seats if not seat.is_taken]
        return free or [Awaited(live.seat_of(live.host), START)]
    if live.status != PLAYING or live.match is None:
        return []
    if live.shake is None and live.match.next_goal_setter is None:
        return [Awaited(seat, LOT) for seat in live.match.lot.to_roll]
    if live.shake is None or live.match.is_between_shakes:
        return _between_shakes(live.match)
    return _in_shake(live.shake, viewer)


def _between_shakes(match: Match) -> list[Awaited]:
    signing = [Awaited(seat, SIGN) for seat in match.table.players if match_violation(match, Sign(seat)) is None]
    if match.is_round_over and signing:
        return signing
    starting = [seat for seat in match.table.players if match_violation(match, StartShake(seat)) is None]
    return [Awaited(seat, NEXT_SHAKE) for seat in starting] or signing


def _in_shake(shake: Shake, viewer: str | None) -> list[Awaited]:
    timed = [Awaited(timer.player, timer.task) for timer in shown_timers(shake, viewer)]
    if timed or shake.turn is None:
        return list(dict.fromkeys(timed))
    return [Awaited(shake.turn, TURN)]


def is_awaited(live: LiveTable, seat: str | None) -> bool:
    """Whether a seat is awaited for something that it can do."""
    return seat is not None and any(one.seat == seat and one.task != SIT for one in awaited(live, seat))


def waiting_since(live: LiveTable) -> int:
    """The moment since which the table has waited, in milliseconds since 1970."""
    length = live.settings.milliseconds
    if length is None or live.shake is None or not has_timers(live.match):
        return live.at
    return live.clock_at - min(timer.passed for timer in live.shake.timers) * length
