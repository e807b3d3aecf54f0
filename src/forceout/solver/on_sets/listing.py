"""Many Solutions of a position, those with the fewest cubes first: On-Sets (On-Sets V-A, VII-B).

Set-Names are built from smaller ones, size by size; of those that use the same cubes and pick the same cards one is
kept. Each of the right value is put to the judge, alone and, where = or ⊆ may be used, behind a short Restriction.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import NamedTuple

from forceout.games.on_sets.checking import Verdict, check_solution, counted, doubled_sets
from forceout.games.on_sets.cubes import BINARY_OPERATIONS, OPERANDS, OPERATIONS, RELATIONS, SOLUTION_SYMBOLS
from forceout.games.on_sets.goal import goal_values
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.position import Position
from forceout.games.on_sets.readings import Reader, unsatisfying
from forceout.solver.answer import Listed
from forceout.solver.budget import Budget

MOST_SYMBOLS = 7
MOST_SYMBOLS_OF_A_SIDE = 3


class Named(NamedTuple):
    """A way to write a set: the text, the cards it picks, and how often each written symbol is used."""

    text: str
    picked: int
    used: tuple[str, ...]


class Supply:
    """The symbols that can be written at all, each as often as cubes allow."""

    def __init__(self, position: Position, in_force: InForce, wild: str, meaning: str) -> None:
        allowed = position.situation.resources_allowed
        resources = position.resources if allowed != 0 else ()
        faces = Counter((*position.required, *position.permitted, *resources))
        partners = {face: face + in_force.partners.get(face, "") for face in faces}
        self.most: dict[str, float] = {}
        for face, count in faces.items():
            shown = (f"{meaning}@{wild}",) if face == wild != meaning else tuple(partners[face])
            for symbol in shown:
                is_endless = symbol[0] in in_force.repeated
                self.most[symbol] = float("inf") if is_endless else self.most.get(symbol, 0) + count

    def written(self, meanings: str) -> list[str]:
        """The symbols of some meanings that can be written."""
        return [symbol for symbol in self.most if symbol[0] in meanings]

    def allows(self, used: tuple[str, ...]) -> bool:
        """Whether there are cubes enough, as far as that is seen symbol by symbol."""
        return all(count <= self.most[symbol] for symbol, count in Counter(used).items())


def list_solutions(position: Position, in_force: InForce, budget: Budget) -> Iterator[Listed]:
    """Correct Solutions, shorter ones first for each meaning of the wild cube; the budget ends the list."""
    goals = goal_values(position.goal, in_force.digit_readings)
    seen: set[str] = set()
    for wild, meaning in meanings_of_wild(position, in_force):
        supply = Supply(position, in_force, wild, meaning)
        for found in _with_supply(position, in_force, supply, goals, budget):
            if found.text not in seen:
                seen.add(found.text)
                yield found


def meanings_of_wild(position: Position, in_force: InForce) -> Iterator[tuple[str, str]]:
    """What each wild cube may stand for, itself first."""
    yield "", ""
    for wild in in_force.wild:
        if wild in (*position.required, *position.permitted, *position.resources):
            yield from ((wild, symbol) for symbol in SOLUTION_SYMBOLS if symbol != wild)


def _with_supply(
    position: Position, in_force: InForce, supply: Supply, goals: tuple[int, ...], budget: Budget
) -> Iterator[Listed]:
    universe = position.universe
    doubled = doubled_sets(universe, in_force)
    reader = Reader(universe.masks, in_force.difference)
    by_size: list[list[Named]] = [[]]
    for size in range(1, MOST_SYMBOLS + 1):
        by_size.append(
            list(takewhile(lambda _: not budget.spend(1), _named(size, by_size, supply, reader, universe.masks)))
        )
        for one in by_size[size]:
            if budget.spend(1):
                return
            texts = [one.text] if counted(one.picked, doubled) in goals else []
            for restriction, removed in _restrictions(by_size, supply, in_force, universe.everything):
                if counted(one.picked & ~removed, doubled) in goals:
                    texts.append(f"{restriction}, {one.text}")
            for text in texts:
                if budget.spend(1):
                    return
                verdict = check_solution(text, position, in_force)
                if verdict.is_correct:
                    yield Listed(cubes_used(verdict), text)


def cubes_used(verdict: Verdict) -> int:
    """How many cubes a Solution uses, a cube that serves both parts once (On-Sets VII-B-4-a)."""
    (solution,) = verdict.solutions
    by_part: dict[str, Counter[str]] = {}
    for one in solution.used:
        by_part.setdefault(one.part, Counter())[one.cube.face] += 1
    most: Counter[str] = Counter()
    for shown in by_part.values():
        most |= shown
    return most.total()


def _named(
    size: int, by_size: list[list[Named]], supply: Supply, reader: Reader, masks: Mapping[str, int]
) -> Iterator[Named]:
    """The sets that so many symbols can name."""
    known: set[tuple[int, tuple[str, ...]]] = set()

    def is_new(named: Named) -> bool:
        key = (named.picked, named.used)
        if key in known or not supply.allows(named.used):
            return False
        known.add(key)
        return True

    if size == 1:
        for symbol in supply.written(OPERANDS):
            if is_new(named := Named(symbol, masks[symbol[0]], (symbol,))):
                yield named
        return
    for sign in supply.written(OPERATIONS):
        if sign[0] not in BINARY_OPERATIONS:
            for inner in by_size[size - 1]:
                text = _grouped(inner) + sign
                if is_new(named := Named(text, reader.everything & ~inner.picked, _together(inner.used, (sign,)))):
                    yield named
            continue
        joined = reader.operation(sign[0])
        for left_size in range(1, size - 1):
            for left in by_size[left_size]:
                for right in by_size[size - 1 - left_size]:
                    used = _together(left.used, right.used, (sign,))
                    text = f"{_grouped(left)} {sign} {_grouped(right)}"
                    if is_new(named := Named(text, joined(left.picked, right.picked), used)):
                        yield named


def _restrictions(
    by_size: list[list[Named]], supply: Supply, in_force: InForce, everything: int
) -> Iterator[tuple[str, int]]:
    """Short Restrictions that remove some card and not all, one for each set of removed cards and cubes used."""
    if not in_force.allows_restrictions:
        return
    sides = [one for named in by_size[1 : MOST_SYMBOLS_OF_A_SIDE + 1] for one in named]
    known: set[tuple[int, tuple[str, ...]]] = set()
    for relation in supply.written(RELATIONS):
        for left in sides:
            for right in sides:
                if len(left.used) + len(right.used) > MOST_SYMBOLS_OF_A_SIDE + 1:
                    continue
                removed = unsatisfying(left.picked, relation[0], right.picked)
                used = _together(left.used, right.used, (relation,))
                if removed in (0, everything) or (removed, used) in known or not supply.allows(used):
                    continue
                known.add((removed, used))
                yield f"{left.text} {relation} {right.text}", removed


def _together(*used: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(symbol for one in used for symbol in one))


def _grouped(named: Named) -> str:
    return f"({named.text})" if " " in named.text else named.text
