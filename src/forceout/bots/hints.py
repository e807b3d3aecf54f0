"""What somebody who learns could do now, and why: what a champion would do in their place, told in words.

A hint is given only to whoever asks for one, and only where `judge/disclosure.py` lets the machine help.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from forceout.bots.challenging import right_claim
from forceout.bots.choice import choose
from forceout.bots.levels import BY_NAME
from forceout.bots.moving import Lookout
from forceout.bots.player import Player, sit_down
from forceout.bots.wishes import Wish, wanted_of
from forceout.messages.message import Message
from forceout.rules.actions import (
    Accept,
    Action,
    Bonus,
    Challenge,
    Decline,
    Move,
    PassVariation,
    Present,
    Reject,
    Select,
    SetGoal,
    Shift,
    TakeSide,
)
from forceout.rules.engine import apply
from forceout.rules.findings import ruling_on
from forceout.rules.match_state import Match
from forceout.rules.state import PLAYING, Shake
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Situation

LEVEL: Final = "champion"


@dataclass(frozen=True, slots=True)
class Hint:
    """What could be done, why, and the Solution behind it where there is one."""

    words: Message
    wanted: Mapping[str, Any] | None = None
    """The action as it is sent; None where there is nothing to do."""
    solution: str | None = None
    rule: str | None = None


NOTHING: Final = Hint(Message("hint-wait"))
OTHERWISE: Final = Message("hint-otherwise")
AROUND: Final[Mapping[str, Message]] = {
    "lot": Message("hint-lot"),
    "roll": Message("hint-roll"),
    "deal": Message("hint-deal"),
    "shake": Message("hint-shake"),
    "sign": Message("hint-sign"),
}
"""What is done around a shake, and at its beginning, where there is nothing to choose."""
RIGHT: Final[Mapping[str, Message]] = {"now": Message("hint-now"), "impossible": Message("hint-impossible")}
SAID: Final[Mapping[str, Message]] = {
    "now": Message("hint-say-now"),
    "impossible": Message("hint-say-impossible"),
    "nothing": Message("hint-say-nothing"),
}


def hint(match: Match, seat: str, seed: int, budget_ms: int, clock: Callable[[], float] | None = None) -> Hint:
    """What a seat could do now, given what it sees of the match."""
    shake = match.shake
    is_running = shake is not None and not match.is_between_shakes
    if shake is not None and is_running and shake.phase in PLAYING and shake.mover != seat:
        claim = _claim(sit_down(match, seat, BY_NAME[LEVEL], Random(seed), budget_ms, clock), shake)
        if claim is not None:
            return claim
    chosen = choose(match, seat, LEVEL, Random(seed), budget_ms, clock)
    if chosen is None:
        is_listening = shake is not None and is_running and shake.phase in PLAYING and shake.mover != seat
        return Hint(Message("hint-nothing-to-challenge")) if is_listening else NOTHING
    if isinstance(chosen, Wish) or shake is None or not is_running:
        return Hint(AROUND.get(chosen.do, OTHERWISE), wanted_of(chosen))
    player = sit_down(match, seat, BY_NAME[LEVEL], Random(seed), budget_ms, clock)
    return EXPLAINED.get(type(chosen), _plainly)(player, shake, chosen)


def _claim(player: Player, shake: Shake) -> Hint | None:
    """A challenge that would be right, with the Solution that shows it."""
    claim = right_claim(player, shake, sees_now=1.0, sees_impossible=1.0)
    if claim is None or not player.may(challenging := Challenge(player.seat, claim)):
        return None
    solution = player.solve(shake, Situation.NOW).solution if claim == "now" else None
    return Hint(RIGHT[claim], wanted_of(challenging), solution)


def _plainly(player: Player, shake: Shake, chosen: Action) -> Hint:
    return Hint(OTHERWISE, wanted_of(chosen))


def _moved(player: Player, shake: Shake, chosen: Action) -> Hint:
    """A move, and what can be said after it."""
    if shake.goal is None:
        return _plainly(player, shake, chosen)
    after, _ = apply(shake, chosen)
    lookout = Lookout(player)
    is_safe = lookout.danger(shake, chosen, after) == 0
    cube = str(getattr(chosen, "cube", ""))
    words = Message("hint-safe-move", cube=cube) if is_safe else Message("hint-risky-move", cube=cube)
    return Hint(words, wanted_of(chosen), lookout.possible(after).solution)


def _set(player: Player, shake: Shake, chosen: Action) -> Hint:
    """A Goal, and whether a Solution was seen with it."""
    assert isinstance(chosen, SetGoal)
    after, _ = apply(shake, chosen)
    answer = player.solve(after, Situation.IMPOSSIBLE)
    words = Message("hint-goal", goal=chosen.goal) if answer.exists else Message("hint-goal-unsure", goal=chosen.goal)
    return Hint(words, wanted_of(chosen), answer.solution)


def _selected(player: Player, shake: Shake, chosen: Action) -> Hint:
    """A variation."""
    assert isinstance(chosen, Select)
    offered = shake.table.game.edition.offered[shake.table.division]
    title = next((kind.title for kind in offered if kind.name == chosen.name), chosen.name)
    return Hint(Message("hint-select", title=title), wanted_of(chosen))


def _written(player: Player, shake: Shake, chosen: Action) -> Hint:
    """A Solution to write."""
    assert isinstance(chosen, Present)
    return Hint(Message("hint-write"), {"do": chosen.do}, chosen.solution)


def _challenged(player: Player, shake: Shake, chosen: Action) -> Hint:
    """What to say with the block in hand."""
    assert isinstance(chosen, Challenge)
    return Hint(SAID[chosen.claim], wanted_of(chosen))


def _rejected(player: Player, shake: Shake, chosen: Action) -> Hint:
    """What is wrong with a Solution."""
    assert isinstance(chosen, Reject)
    violation = _fault(shake, chosen)
    if violation is None:
        return Hint(Message("hint-reject"), {"do": chosen.do, "of": chosen.of})
    words = Message("hint-reject-because", why=violation.words)
    return Hint(words, wanted_of(chosen), rule=str(violation.rule))


def _fault(shake: Shake, rejection: Reject) -> Violation | None:
    presented = None if shake.contest is None else shake.contest.presented_by(rejection.of)
    if presented is None:
        return None
    faults = ruling_on(shake, presented).violations
    return next((one for one in faults if one.code == rejection.code), next(iter(faults), None))


def _told(words: Message) -> Callable[[Player, Shake, Action], Hint]:
    return lambda player, shake, chosen: Hint(words, wanted_of(chosen))


EXPLAINED: Final[Mapping[type[Action], Callable[[Player, Shake, Action], Hint]]] = {
    Move: _moved,
    Shift: _moved,
    Bonus: _moved,
    SetGoal: _set,
    Select: _selected,
    PassVariation: _told(Message("hint-pass-variation")),
    Present: _written,
    Decline: _told(Message("hint-decline")),
    TakeSide: _told(Message("hint-side")),
    Challenge: _challenged,
    Accept: _told(Message("hint-accept")),
    Reject: _rejected,
}
"""How each kind of choice is explained."""
