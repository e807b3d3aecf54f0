"""The solver as puzzles ask it: by counted nodes alone, so that the same puzzle is made everywhere."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, islice
from typing import Any, Final

from forceout.practice.registry import sense_of
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import Standing, is_now_open, solve_shake, standing
from forceout.solver.answer import Answer, Listed
from forceout.solver.budget import Budget
from forceout.solver.registry import solver_of

MOST_LISTED: Final = 40
"""Solutions that are looked at for how many essentially different ones there are."""
MOST_BYTES: Final = 1 << 28
Pair = tuple[str, str]


def budget_of(shake: Shake) -> Budget:
    """What one question may cost."""
    return Budget(nodes=sense_of(shake).NODES, bytes=MOST_BYTES)


def solved(shake: Shake, end: Situation) -> Answer:
    """Whether a correct Solution exists, and one."""
    return solve_shake(shake, end, budget_of(shake))


def counted(shake: Shake, end: Situation) -> tuple[Answer, int]:
    """Whether a correct Solution exists, and how many nodes it took to know."""
    budget = budget_of(shake)
    answer = solve_shake(shake, end, budget)
    return answer, budget.spent_nodes


def standing_of(shake: Shake) -> Standing:
    """Whether Now or Impossible would be right."""
    return standing(shake, lambda: budget_of(shake))


def is_correct(shake: Shake, end: Situation, solution: str) -> bool:
    """Whether the judge calls a Solution correct."""
    return shake.table.game.ruling(replace(shake, contest=Contest(end)), solution, None).is_correct


def different_solutions(shake: Shake, end: Situation, known: Iterable[str]) -> list[Listed]:
    """Solutions that differ in more than order and brackets, as far as a bounded search finds them, the shortest
    first; those that are known already among them."""
    sense = sense_of(shake)
    contested = replace(shake, contest=Contest(end))
    budget = Budget(nodes=sense.LISTING_NODES, bytes=MOST_BYTES)
    found = list(islice(solver_of(shake.table.game).list_shake(contested, budget), MOST_LISTED))
    found += [Listed(sense.count_cubes(contested, one), one) for one in known]
    by_essence: dict[str, Listed] = {}
    for one in sorted(found, key=lambda one: (one.cubes, len(one.text), one.text)):
        by_essence.setdefault(sense.essence(one.text), one)
    return list(by_essence.values())


def moved(shake: Shake, cubes: Sequence[str], to: str, source: str = "resources") -> Shake:
    """The shake with some cubes of one section in another."""
    left = list(getattr(shake, source))
    for cube in cubes:
        left.remove(cube)
    placed: Any = {source: tuple(left), to: (*getattr(shake, to), *cubes)}
    return replace(shake, **placed)


def pairs_that_may_go(shake: Shake) -> Iterator[Pair]:
    """Every two cubes of Resources that could go to Forbidden one after the other, alike ones once."""
    game = shake.table.game
    asks_color = any(one.blank == "color" for one in shake.variations)
    alike: dict[str, list[str]] = {}
    for cube in sorted(shake.resources):
        if not game.is_relation(cube):
            alike.setdefault(cube if asks_color else cube[-1], []).append(cube)
    for first, second in combinations_with_replacement(alike, 2):
        if first != second:
            yield alike[first][0], alike[second][0]
        elif len(alike[first]) > 1:
            yield alike[first][0], alike[first][1]


def spoiling_pair(shake: Shake, solution: str) -> Pair | bool | None:
    """Two cubes without which there is no Solution, a Solution being known; False where there are none, None where the
    search could not tell."""
    sense = sense_of(shake)
    known, used = [solution], [set(sense.symbols(solution))]
    is_unsure = False
    for pair in pairs_that_may_go(shake):
        after = moved(shake, pair, "forbidden")
        # A Solution that has no symbol of the two does not miss them; what the judge need not be asked is not.
        gone = {cube[-1] for cube in pair}
        if any(gone.isdisjoint(symbols) for symbols in used):
            continue
        if any(is_correct(after, Situation.IMPOSSIBLE, one) for one in known):
            continue
        answer = solved(after, Situation.IMPOSSIBLE)
        if answer.exists is False:
            return pair
        if answer.solution is None:
            is_unsure = True
        else:
            known.append(answer.solution)
            used.append(set(sense.symbols(answer.solution)))
    return None if is_unsure else False


def can_say_now(shake: Shake) -> bool:
    """Whether a Now challenge is allowed at all."""
    return is_now_open(shake)
