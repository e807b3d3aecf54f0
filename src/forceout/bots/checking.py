"""Checking opponents' Solutions, and charging what they do illegally (On-Sets VII-C, IX; Equations VII-C, IX)."""

from collections.abc import Iterator
from typing import Final

from forceout.bots.player import Player
from forceout.rules.actions import Accept, Action, Charge, Reject
from forceout.rules.checking import can_be_checked_now
from forceout.rules.codes import Code
from forceout.rules.findings import ruling_on
from forceout.rules.state import Policing, Presented, Shake

AMBIGUOUS: Final = Code.AMBIGUOUS
COPIES_TRIED: Final = 200
"""How many regrouped copies a checker tries to prove with that a Solution is ambiguous."""
OPENING, CLOSING = "([{", ")]}"


def check(player: Player, shake: Shake) -> Action | None:
    """Accept or reject the Solutions that are there, in their order."""
    contest = shake.contest
    if contest is None:
        return None
    for presented in contest.presented:
        is_done = player.seat in (*presented.accepted_by, *presented.closed_for)
        is_open = presented.is_correct is None and not is_done and can_be_checked_now(shake, presented)
        if is_open and presented.by != player.seat:
            return _answer(player, shake, presented)
    return None


def charge(player: Player, shake: Shake) -> Action | None:
    """Charge an opponent, where the players police themselves and something illegal stands."""
    if shake.table.policing is not Policing.PLAYERS:
        return None
    for procedure in shake.standing:
        charging = Charge(player.seat, procedure.code)
        if procedure.by != player.seat and player.may(charging) and player.chance(player.level.charges):
            return charging
    return None


def _answer(player: Player, shake: Shake, presented: Presented) -> Action:
    """Reject what is shown to be wrong, and accept the rest."""
    if player.seat not in presented.closed_for and player.chance(player.level.checks):
        for rejection in _grounds(player, shake, presented):
            if player.may(rejection):
                return rejection
    return Accept(player.seat, presented.by)


def _grounds(player: Player, shake: Shake, presented: Presented) -> Iterator[Reject]:
    """Reasons to reject: what is wrong, a copy that shows that it is ambiguous, or that it does not equal the Goal."""
    ruling = ruling_on(shake, presented)
    codes = list(dict.fromkeys(violation.code for violation in ruling.violations))
    yield from (Reject(player.seat, presented.by, code) for code in codes if code != AMBIGUOUS)
    if presented.is_changed and not codes:
        yield Reject(player.seat, presented.by, Code.SYNTAX)
    game = shake.table.game
    if AMBIGUOUS in codes:
        for _, copy in zip(range(COPIES_TRIED), regrouped_copies(presented.solution), strict=False):
            if game.is_wrong_regrouping(shake, presented.solution, copy, presented.goal):
                yield Reject(player.seat, presented.by, AMBIGUOUS, copy)
                break
    if codes and not ruling.equals_goal:
        yield Reject(player.seat, presented.by)


def regrouped_copies(solution: str) -> Iterator[str]:
    """Copies with one more pair of parentheses, then with two, since a copy that may still be read rightly proves
    nothing (On-Sets VII-C-5-c; Equations VII-C-5-c)."""
    yield from with_one_more_group(solution)
    for copy in with_one_more_group(solution):
        yield from with_one_more_group(copy)


def with_one_more_group(solution: str) -> Iterator[str]:
    """Copies with one more pair of parentheses, the narrowest first."""
    places = len(solution)
    for width in range(3, places):
        for start in range(places - width + 1):
            inner = solution[start : start + width]
            if _is_balanced(inner) and inner[0] != " " and inner[-1] != " ":
                yield f"{solution[:start]}({inner}){solution[start + width :]}"


def _is_balanced(text: str) -> bool:
    depth = 0
    for character in text:
        depth += (character in OPENING) - (character in CLOSING)
        if depth < 0:
            return False
    return depth == 0
