"""What several seats do at the same time without racing: each rolls for the Goal, writes, checks and signs (On-Sets
I-D, VII, XII-B; Equations I-D, VII, XII-B)."""

from collections.abc import Iterable, Sequence
from typing import Final

from forceout.rules import actions as do
from forceout.rules.match_state import RollForGoal, Sign
from forceout.rules.record import read_action
from forceout.service.claims import is_without_effect
from forceout.service.events import Event

TOGETHER: Final[tuple[frozenset[type[do.Action]], ...]] = (
    frozenset({RollForGoal}),
    frozenset({do.Agree}),
    frozenset({do.TakeSide}),
    frozenset({do.Present, do.Decline}),
    frozenset({do.Accept}),
    frozenset({Sign}),
)
"""Kinds that leave one another as they are: whoever does one of them means the same after somebody else's."""


QUIET: Final = ("gap", "nonce")
"""Events that change nothing about what anybody may want to do."""


def is_quiet(since: Sequence[Event]) -> bool:
    """Whether nothing has happened but what leaves everything as it was."""
    return bool(since) and all(event.body["kind"] in QUIET for event in since)


def is_side_by_side(kind: type[do.Action], by: str, since: Iterable[Event]) -> bool:
    """Whether others did nothing but the like since the doer looked, so that nobody was faster."""
    since = [event for event in since if event.body["kind"] not in QUIET]
    if any(is_without_effect(event) for event in since):
        # A charge that failed leaves everything as it was, and so does the time that is told with it.
        since = [event for event in since if not is_without_effect(event)]
        if all(_is_tick(event) for event in since):
            return True
    alike = next((kinds for kinds in TOGETHER if kind in kinds), frozenset())
    return bool(alike) and all(_leaves_alone(event, alike, by) for event in since)


def _is_tick(event: Event) -> bool:
    return event.body["kind"] == "action" and isinstance(read_action(event.body["line"]), do.Tick)


def _leaves_alone(event: Event, alike: frozenset[type[do.Action]], by: str) -> bool:
    if event.body["kind"] != "action":
        return False
    action = read_action(event.body["line"])
    return isinstance(action, do.Tick) or (type(action) in alike and action.by != by)
