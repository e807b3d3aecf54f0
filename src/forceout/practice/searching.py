"""The solver as puzzles ask it: by counted nodes alone, so that the same puzzle is made everywhere."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any, Final

from forceout.practice.registry import sense_of
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import Standing, is_now_open, solve_shake, standing
from forceout.solver.answer import Listed
from forceout.solver.budget import Budget

MOST_BYTES: Final = 1 << 28
Pair = tuple[str, str]


class Undecided(Exception):
    """A question that the solver could not decide with what it may spend.

    Nothing is made of such a candidate, and the catalogue writes its number down: a better solver, which could decide
    it, passes it over as well, so that what it makes is the same."""


def budget_of(shake: Shake) -> Budget:
    """What one question may cost."""
    return Budget(nodes=sense_of(shake).NODES, bytes=MOST_BYTES)


def is_slow(shake: Shake) -> bool:
    """Whether variations are in force that make every question long: not for puzzles that ask many."""
    return any(one.name in sense_of(shake).SLOW for one in shake.variations)


def has_solution(shake: Shake, end: Situation) -> bool:
    """Whether a correct Solution exists; raises Undecided. Which one is found is not told, since another solver finds
    another."""
    found = solve_shake(shake, end, budget_of(shake)).exists
    if found is None:
        raise Undecided
    return found


def may_have_solution(shake: Shake, end: Situation) -> bool:
    """Whether the solver does not prove that there is none."""
    return solve_shake(shake, end, budget_of(shake)).exists is not False


def known_solutions(shake: Shake, end: Situation, planned: str = "") -> list[Listed]:
    """Correct Solutions that are found without the solver, the shortest first: short ones, and the one that the
    Goal-setter had in mind."""
    sense = sense_of(shake)
    found = sense.short_solutions(shake, end)
    if planned and is_correct(shake, end, planned):
        essences = {sense.essence(one.text) for one in found}
        if sense.essence(planned) not in essences:
            found.append(Listed(sense.count_cubes(replace(shake, contest=Contest(end)), planned), planned))
    return sorted(found, key=lambda one: (one.cubes, len(one.text), one.text))


def solution_of(shake: Shake, end: Situation, planned: str) -> str | None:
    """A correct Solution: the one that the Goal-setter had in mind, or else the shortest that is found without the
    solver."""
    if planned and is_correct(shake, end, planned):
        return planned
    return next((one.text for one in sense_of(shake).short_solutions(shake, end, 1)), None)


def standing_of(shake: Shake) -> Standing:
    """Whether Now or Impossible would be right; raises Undecided."""
    found = standing(shake, lambda: budget_of(shake))
    if found.is_now_right is None or found.is_impossible_right is None:
        raise Undecided
    return found


def is_correct(shake: Shake, end: Situation, solution: str) -> bool:
    """Whether the judge calls a Solution correct."""
    return shake.table.game.ruling(replace(shake, contest=Contest(end)), solution, None).is_correct


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


def spoiling_pair(shake: Shake) -> Pair | None:
    """Two cubes without which there is no Solution; None where there are none, and raises Undecided."""
    sense = sense_of(shake)
    known = [(one.text, set(sense.symbols(one.text))) for one in known_solutions(shake, Situation.IMPOSSIBLE)]
    for pair in pairs_that_may_go(shake):
        after = moved(shake, pair, "forbidden")
        # A Solution that has no symbol of the two does not miss them; what the judge need not be asked is not.
        gone = {cube[-1] for cube in pair}
        if any(gone.isdisjoint(symbols) for _, symbols in known):
            continue
        if any(is_correct(after, Situation.IMPOSSIBLE, text) for text, _ in known):
            continue
        if not has_solution(after, Situation.IMPOSSIBLE):
            return pair
    return None


def can_say_now(shake: Shake) -> bool:
    """Whether a Now challenge is allowed at all."""
    return is_now_open(shake)
