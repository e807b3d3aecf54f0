"""A match as a fold over its log, one action after the other."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from forceout.rules.actions import Action
from forceout.rules.engine import Outcome
from forceout.rules.match import apply_match
from forceout.rules.match_state import Match


class Step(NamedTuple):
    """One action of a match: the match after it, and what became of it."""

    match: Match
    action: Action
    outcome: Outcome


def fold_log(match: Match, log: Iterable[Action]) -> Iterator[Step]:
    """The match after every action of a log."""
    for action in log:
        match, outcome = apply_match(match, action)
        yield Step(match, action, outcome)
