"""Setting the Goal, and answering "no Goal" (On-Sets III, Equations IV)."""

from typing import Final

from forceout.bots.player import UNDECIDED, Player, symbols_in
from forceout.bots.registry import sense_of
from forceout.editions.simulated_match import writers_of
from forceout.rules.actions import Action, Agree, Bonus, Disagree, NoGoal, SetGoal
from forceout.rules.engine import apply, verify
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Phase, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.answer import Answer
from forceout.solver.registry import solver_of

GOALS_COMPARED: Final = 6
"""How many Goals that have a Solution a careful player chooses from."""
THOUGHTS: Final = 4
"""How many Goals come to a player's mind without a search."""
BONUSES: Final = 0.05
"""How likely a Goal-setter moves a bonus cube."""


def set_goal(player: Player, shake: Shake) -> Action | None:
    """A Goal, after a bonus now and then; "no Goal" where there is none to set."""
    if shake.turn != player.seat:
        return None
    if player.chance(BONUSES) and (bonus := _bonus(player, shake)) is not None:
        return bonus
    goal = find_goal(player, shake) or _first_thought(player, shake)
    if goal is not None:
        return SetGoal(player.seat, goal)
    if player.may(no_goal := NoGoal(player.seat)) and (_has_no_goal(player, shake) or shake.phase is Phase.NO_GOAL):
        return no_goal
    return next((one for one in _any_goals(player, shake) if player.may(one)), None)


def answer_no_goal(player: Player, shake: Shake) -> Action | None:
    """Agree that there is no Goal unless one is found; who disagreed in the older books sets it."""
    if shake.turn is not None:
        return set_goal(player, shake)
    agree, disagree = Agree(player.seat), Disagree(player.seat)
    if not player.may(agree):
        return None
    if shake.table.game.procedures.end_of_dispute is not None:
        is_found = player.thinks_of(solve_some_goal(player, shake))
    else:
        is_found = find_goal(player, apply(shake, disagree)[0]) is not None
    return disagree if is_found else agree


def find_goal(player: Player, shake: Shake) -> str | None:
    """A Goal that has a Solution: of some the hardest, for players who take care; None when none was found."""
    if not player.chance(player.level.care):
        return _first_thought(player, shake)
    found: list[tuple[int, str]] = []
    for goal in sense_of(shake.table.game).possible_goals(player.dice, shake, player.level.looks_ahead):
        if player.is_out_of_time() or len(found) == GOALS_COMPARED:
            break
        setting = SetGoal(player.seat, goal)
        if verify(shake, setting) is not None:
            continue
        after, _ = apply(shake, setting)
        answer = player.solve(after, Situation.IMPOSSIBLE)
        if answer.exists and answer.solution is not None:
            found.append((symbols_in(player.match, answer.solution), goal))
            if not player.level.looks_ahead:
                break
    return max(found)[1] if found else None


def _first_thought(player: Player, shake: Shake) -> str | None:
    """A Goal that comes to mind together with a Solution; None when none does."""
    writers = writers_of(shake.table.game.book.name)
    plans = (writers.goal(player.dice, shake) for _ in range(THOUGHTS))
    return next(
        (plan.goal for plan in plans if plan.solution and verify(shake, SetGoal(player.seat, plan.goal)) is None), None
    )


def solve_some_goal(player: Player, shake: Shake) -> Answer:
    """A Solution with a Goal of its own, in a game where one may be written."""
    solve = solver_of(shake.table.game).solve_some_goal
    if solve is None:
        return UNDECIDED
    imagined = replace(shake, contest=Contest(Situation.NO_GOAL))
    return player.search(lambda part: solve(imagined, part))


def _has_no_goal(player: Player, shake: Shake) -> bool:
    return solve_some_goal(player, shake).exists is False


def _any_goals(player: Player, shake: Shake) -> list[SetGoal]:
    """Goals for want of a better one."""
    sense = sense_of(shake.table.game)
    goals = (*sense.possible_goals(player.dice, shake, is_hard=False), *sense.plain_goals(shake))
    return [SetGoal(player.seat, goal) for goal in goals]


def _bonus(player: Player, shake: Shake) -> Bonus | None:
    """A cube that may go to Forbidden before the Goal."""
    cubes = player.dice.sample(shake.resources, len(shake.resources))
    return next((one for cube in cubes if player.may(one := Bonus(player.seat, cube))), None)
