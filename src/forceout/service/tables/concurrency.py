"""What races at a table and what does not: each rolls for the Goal, writes, checks and signs beside the others, and
what only waits for its turn is tried again (On-Sets I-D, VII, XII-B; Equations I-D, VII, XII-B).

A refusal tells the browser whether to try again, so that it has no list of its own."""

from collections.abc import Iterable, Sequence
from typing import Final

from forceout.rules import actions as do
from forceout.rules.match_state import RollForGoal, Sign
from forceout.service.store.events import Event
from forceout.service.tables.claims import is_without_effect

TOGETHER: Final[tuple[frozenset[type[do.Action]], ...]] = (
    frozenset({RollForGoal}),
    frozenset({do.Agree}),
    frozenset({do.TakeSide}),
    frozenset({do.Present, do.Decline}),
    frozenset({do.Accept}),
    frozenset({Sign}),
)
"""Kinds that leave one another as they are: whoever does one of them means the same after somebody else's."""
PATIENT: Final[frozenset[type[do.Action]]] = frozenset().union(
    *TOGETHER, {do.Roll, do.Deal, do.Select, do.PassVariation, do.Disagree, do.WillPresent, do.Reject}
)
"""Kinds that nobody can be faster at: meant as before when the table has moved on, they may be sent again."""
GRABS: Final = (do.PickUpBlock, do.Challenge)
"""Kinds where it counts to the millisecond who was first, so that the second is kept too."""
QUIET: Final = ("gap", "nonce", "pace", "phrases")
"""Events that change nothing about what anybody may want to do."""


def is_quiet(since: Sequence[Event]) -> bool:
    """Whether nothing has happened but what leaves everything as it was."""
    return bool(since) and all(event.said.kind in QUIET for event in since)


def is_side_by_side(kind: type[do.Action], by: str, since: Iterable[Event]) -> bool:
    """Whether others did nothing but the like since the doer looked, so that nobody was faster."""
    since = [event for event in since if event.said.kind not in QUIET]
    if any(is_without_effect(event) for event in since):
        # A charge that failed leaves everything as it was, and so does the time that is told with it.
        since = [event for event in since if not is_without_effect(event)]
        if all(isinstance(event.said.action, do.Tick) for event in since):
            return True
    alike = next((kinds for kinds in TOGETHER if kind in kinds), frozenset())
    return bool(alike) and all(_leaves_alone(event, alike, by) for event in since)


def _leaves_alone(event: Event, alike: frozenset[type[do.Action]], by: str) -> bool:
    action = event.said.action
    return isinstance(action, do.Tick) or (action is not None and type(action) in alike and action.by != by)
