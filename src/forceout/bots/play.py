"""Whole matches among bots, with a clock that is only counted: for tests, benchmarks and the service's tests."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import ceil
from random import Random
from typing import Final

from forceout.bots.choice import choose
from forceout.bots.thinking import thinking_seconds
from forceout.bots.wishes import Wish, WishToDeal, WishToRoll, WishToRollForGoal
from forceout.editions.recorded_match import begin
from forceout.rules.actions import CLOCK, DIRECTOR, JUDGE, Action, Deal, Roll, RoundWarning, Tick
from forceout.rules.fold import Step
from forceout.rules.match import apply_match
from forceout.rules.match_state import Approve, Match, RollForGoal
from forceout.rules.record import Header
from forceout.rules.state import OVER, Shake
from forceout.rules.view import seen_by

ROLLS: Final = 10_000
"""How often cubes are rolled until they may be: in Elementary V and Λ are set out by hand."""
LONGEST_WAIT: Final = 1800
"""The seconds in which something must change."""
WAIT: Final = 30
VOID_SHAKES: Final = 3
"""How many rows of the scoresheet there are at most for each shake that is asked for."""
Choose = Callable[[Match, str, str, Random, int], Action | Wish | None]
"""How a seat is asked: the match that it sees, its name, its level, its dice, the milliseconds."""


class Stalled(Exception):
    """No seat wants to do anything, and time changes nothing."""


@dataclass(slots=True)
class Server:
    """The dice and cards of a match."""

    dice: Random

    def done(self, match: Match, choice: Action | Wish) -> Action:
        """The action that a choice comes to."""
        if isinstance(choice, Action):
            return choice
        if isinstance(choice, WishToRollForGoal):
            return RollForGoal(choice.by, self.dice.choice(match.table.game.lot_faces))
        assert match.shake is not None
        if isinstance(choice, WishToRoll):
            return Roll(choice.by, self._legal_roll(match.shake))
        assert isinstance(choice, WishToDeal)
        deck = [card for card in match.table.game.deck if card not in (match.shake.universe or ())]
        return Deal(choice.by, tuple(self.dice.sample(deck, choice.count)))

    def _legal_roll(self, shake: Shake) -> tuple[str, ...]:
        game = shake.table.game
        rolls = (game.rolled(self.dice) for _ in range(ROLLS))
        return next(cubes for cubes in rolls if game.roll_violation(shake, cubes) is None)


def play_match(
    header: Header,
    levels: Mapping[str, str],
    seed: int,
    shakes: int,
    budget_ms: int = 1000,
    choose: Choose = choose,
) -> Iterator[Step]:
    """A match among bots, step by step, from the lot to the signatures; raises Stalled."""
    server = Server(Random(f"forceout dice {seed}"))
    dice = {seat: Random(f"forceout bot {seed} {seat}") for seat in header.players}
    match = begin(header)
    waited = 0
    while not match.is_over:
        if (official := _official_action(match, shakes)) is not None:
            step = _step(match, official)
            match = step.match
            yield step
            continue
        wishes = []
        for seat in header.players:
            choice = choose(seen_by(match, seat), seat, levels[seat], dice[seat], budget_ms)
            if choice is not None:
                wishes.append((thinking_seconds(match, seat, levels[seat], dice[seat]), seat, choice))
        seconds, _, wanted = min(wishes, default=(float(WAIT), "", None), key=lambda wish: wish[:2])
        before = _what_matters(match)
        step = _step(match, Tick(CLOCK, ceil(seconds)))
        match = step.match
        yield step
        if _what_matters(match) != before:
            # Time was up for something: everybody looks again.
            waited = 0
            continue
        if wanted is None:
            waited += WAIT
            if waited > LONGEST_WAIT:
                raise Stalled(f"Nobody wants to do anything: {match.shake}")
            continue
        waited = 0
        step = _step(match, server.done(match, wanted))
        match = step.match
        yield step


def _step(match: Match, action: Action) -> Step:
    after, outcome = apply_match(match, action)
    return Step(after, action, outcome)


def _official_action(match: Match, shakes: int) -> Action | None:
    """The round ends after so many shakes, and a judge initials what must be."""
    if not match.is_between_shakes or not match.rows:
        return None
    played = sum(not row.is_void for row in match.rows)
    if not match.is_round_over and (played >= shakes or len(match.rows) >= VOID_SHAKES * shakes):
        return RoundWarning(DIRECTOR)
    unapproved = next(iter(match.unapproved()), None) if match.is_round_over else None
    return None if unapproved is None else Approve(JUDGE, unapproved)


def _what_matters(match: Match) -> tuple[object, ...]:
    """What choices depend on, other than the time."""
    shake = match.shake
    if shake is None or shake.phase in OVER:
        return (None, match.is_round_over)
    players = tuple((timer.player, timer.task) for timer in shake.timers)
    return (shake.phase, shake.turn, shake.goal_setter, shake.dealer, players, match.is_round_over)
