"""Random matches: from the lot to the signatures, with officials, clocks and carelessness, by the dice handed in."""

from collections.abc import Iterator
from random import Random
from typing import Final

from forceout.rules import actions as do
from forceout.rules.fold import Step
from forceout.rules.match import apply_match
from forceout.rules.match_state import (
    AddTime,
    Appeal,
    Approve,
    ConfirmRuling,
    Correct,
    DecideAppeal,
    Disqualify,
    Match,
    OrderReplay,
    RollForGoal,
    RuleDeceit,
    Sign,
    StartShake,
)
from forceout.rules.simulation.random_play import Players
from forceout.rules.simulation.random_writing import Writers
from forceout.rules.state import Phase

MOST_STEPS: Final = 1500
"""Where a match is left unfinished."""
CHALLENGES: Final = (0.01, 0.04, 0.1)
CARELESSNESS: Final = (0.0, 0.03, 0.1)
OFFICIALS: Final = 0.006
"""How often an official does something, unasked."""
TICKS: Final = 0.12
LONG_TICKS: Final = (20, 75, 75, 85, 140, 140, 200, 400)


def simulate(dice: Random, match: Match, writers: Writers) -> Iterator[Step]:
    """A random match, step by step, until the scoresheet is signed or the match has gone on for too long."""
    players = Players(dice, writers, dice.choice(CHALLENGES), dice.choice(CARELESSNESS))
    shakes = dice.randint(1, 4)
    for _ in range(MOST_STEPS):
        if match.is_over:
            return
        action = next_action(dice, match, players, shakes)
        match, outcome = apply_match(match, action)
        yield Step(match, action, outcome)


def next_action(dice: Random, match: Match, players: Players, shakes: int) -> do.Action:
    """What happens now: time passes, an official acts, or a player does."""
    chance = dice.random()
    if chance < TICKS:
        is_long = dice.random() < 0.06
        return do.Tick(do.CLOCK, dice.choice(LONG_TICKS) if is_long else dice.randint(0, 12))
    if chance < TICKS + OFFICIALS:
        return official_action(dice, match)
    if match.is_between_shakes:
        return between_shakes(dice, match, shakes)
    assert match.shake is not None
    if dice.random() < (0.02 if match.shake.phase is Phase.ROLLING else 0.001):
        return do.Absent(do.JUDGE, dice.choice(match.table.players))
    return players.next_action(match.shake)


def between_shakes(dice: Random, match: Match, shakes: int) -> do.Action:
    """The lot, the next shake, or the end of the match."""
    here = [player for player in match.table.players if player not in match.disqualified] or list(match.table.players)
    if match.shake is None and match.next_goal_setter is None:
        roller = dice.choice(match.lot.to_roll or tuple(here))
        return RollForGoal(roller, dice.choice(match.table.game.lot_faces))
    if len(match.rows) < shakes and not match.is_round_over and not match.signed and len(here) > 1:
        return StartShake(dice.choice(here))
    chance = dice.random()
    if chance < 0.06 and not match.confirmed:
        return ConfirmRuling(do.JUDGE, "The Solution was wrong.")
    if chance < 0.06:
        return Appeal(dice.choice(here), "The Solution was right after all.")
    if chance < 0.09:
        return Correct(do.JUDGE, dice.choice(here), dice.choice((-4, 2)), "The sum was wrong.")
    if chance < 0.11:
        return do.Penalize(do.JUDGE, dice.choice(here), 1, "Talking.", dice.choice(("", "J2")))
    if chance < 0.12:
        return RuleDeceit(do.DIRECTOR, dice.choice(here), dice.randint(0, 20), "It was changed on purpose.")
    if chance < 0.13:
        return OrderReplay(do.JUDGE, dice.choice(("shake", "round")), dice.choice((2, 3)), "It was disrupted.")
    if match.appealing and chance < 0.6:
        return DecideAppeal(do.DIRECTOR, dice.choice(sorted(match.appealing)), "The ruling stands.")
    unapproved = list(match.unapproved())
    if unapproved:
        return Approve(do.JUDGE, dice.choice(unapproved))
    return Sign(dice.choice([player for player in here if player not in match.signed] or here))


def official_action(dice: Random, match: Match) -> do.Action:
    """A judge or the director acts; sometimes somebody who is neither."""
    player = dice.choice(match.table.players)
    judge = do.JUDGE if dice.random() < 0.9 else player
    director = do.DIRECTOR if dice.random() < 0.9 else player
    actions: tuple[do.Action, ...] = (
        do.Warn(judge, player, "Talking."),
        do.Penalize(judge, player, dice.choice((1, 1, 2, 0)), "Talking."),
        do.Penalize(judge, player, second_judge="J2"),
        do.Absent(judge, player),
        AddTime(judge, dice.choice((30, 60, 0))),
        do.RoundWarning(director),
        do.RoundWarning(director),
        do.Stop(director),
        do.Stop(director),
        do.VoidShake(judge, "A spectator spoke."),
        Disqualify(judge, player, "Behaviour."),
        Correct(judge, player, -2, "Not on the scoresheet."),
        Approve(judge, player),
        do.Tick(player, 5),
    )
    return dice.choice(actions)
