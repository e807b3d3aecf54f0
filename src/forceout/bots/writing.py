"""Taking sides and writing Solutions (On-Sets VII-A, VII-C-1, VIII; Equations VII-A, VII-C-1, VIII)."""

from random import Random
from typing import Final

from forceout.bots.challenging import challenge
from forceout.bots.player import WRITING_TIMES, Player
from forceout.bots.registry import sense_of
from forceout.bots.setting_goal import solve_some_goal
from forceout.editions.simulated_match import writers_of
from forceout.rules.actions import Action, Decline, Present, TakeSide
from forceout.rules.procedures_of_books import writers_side
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.answer import Answer

MISTAKEN: Final = ("BRGY", "∪∩", "0123456789", "+×", "*√")
"""Symbols that are taken for one another in haste."""
THOUGHTS: Final = 6
"""How many Solutions come to a player's mind without a search."""


def after_last_cube(player: Player, shake: Shake) -> Action | None:
    """Challenge Impossible, or write."""
    return challenge(player, shake) or write(player, shake)


def write(player: Player, shake: Shake) -> Action | None:
    """Who may write does so, or declines; the Third Party takes a side first, where there are sides."""
    contest = shake.contest
    if contest is None or not any(timer.player == player.seat for timer in shake.timers):
        return None
    answer = find_solution(player, shake, contest.end)
    is_third = player.seat == contest.third
    if is_third and contest.side is None and shake.table.game.procedures.side_shown(contest) is not None:
        return TakeSide(player.seat, _side(player, answer, writers_side(contest)))
    if answer.solution is not None and player.thinks_of(answer) and not player.chance(player.level.slips):
        return Present(player.seat, answer.solution, answer.goal)
    is_free = is_third and contest.side is None
    if player.level.slips and not is_free:
        return _slip(player, shake, answer)
    return Decline(player.seat)


def find_solution(player: Player, shake: Shake, situation: Situation) -> Answer:
    """A Solution to write; against "no Goal" with a Goal."""
    if situation is Situation.NO_GOAL:
        return solve_some_goal(player, shake)
    return player.solve(shake, situation, WRITING_TIMES)


def _side(player: Player, answer: Answer, of_writer: str) -> str:
    """The writer's side when a Solution comes to mind, the other when there seems to be none."""
    if player.thinks_of(answer):
        return of_writer
    return "mover" if of_writer == "challenger" else "challenger"


def _slip(player: Player, shake: Shake, answer: Answer) -> Action:
    """Something that looks like a Solution, right or wrong; nothing where not even that comes to mind."""
    game = shake.table.game
    sense, writers = sense_of(game), writers_of(game.book.name)
    if answer.solution is not None and player.thinks_of(answer):
        # What stands on the mat is copied faithfully.
        own, copied = sense.own_part(answer.solution)
        return Present(player.seat, f"{with_slip(player.dice, own)}{copied}", answer.goal)
    for _ in range(THOUGHTS):
        written = writers.solution(player.dice, shake, None)
        if written.solution and sense.is_readable(written.solution):
            return Present(player.seat, written.solution, written.goal)
    return Decline(player.seat)


def with_slip(dice: Random, solution: str) -> str:
    """A Solution with one symbol mistaken for another of its kind."""
    places = [place for place, character in enumerate(solution) if _kind_of(character)]
    if not places:
        return solution
    place = dice.choice(places)
    others = _kind_of(solution[place]).replace(solution[place], "")
    return f"{solution[:place]}{dice.choice(others)}{solution[place + 1 :]}"


def _kind_of(character: str) -> str:
    return next((kind for kind in MISTAKEN if character in kind), "")
