"""Bots asked about shakes that tests set up."""

from random import Random

from forceout.bots import Wish, choose
from forceout.rules.actions import Action
from forceout.rules.match_state import Match
from forceout.rules.starting_match import Lot
from forceout.rules.state import Shake
from forceout.rules.view import seen_by

BUDGET_MS = 1_000


def match_of(shake: Shake) -> Match:
    """A match in which a shake is played."""
    return Match(shake.table, Lot((shake.goal_setter,), {}), shake=shake)


def chosen(shake: Shake, seat: str, level: str = "champion", seed: int = 0) -> Action | Wish | None:
    """What a bot does now."""
    return choose(seen_by(match_of(shake), seat), seat, level, Random(seed), BUDGET_MS)


def often(shake: Shake, seat: str, level: str, times: int = 40) -> list[Action | Wish | None]:
    """What bots with different dice do now."""
    return [chosen(shake, seat, level, seed) for seed in range(times)]
