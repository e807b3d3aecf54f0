"""A naive solver of On-Sets to compare the real one with: write everything that the cubes can spell, ask the judge.

Every set that the usable cubes can name is built, by the cubes it uses; every Restriction and every
collection of Restrictions; every pair of these with a Set-Name whose value meets the Goal is shown to the
judge. Only what uses the same kinds of cubes and names the same cards is built once.
"""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from forceout.games.on_sets.cards import DECK, Universe
from forceout.games.on_sets.checking import check_solution, counted, doubled_sets
from forceout.games.on_sets.goal import goal_values
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.position import Position

SYMBOLS = "BRGYVΛ∪∩-'=⊆"
Used = tuple[int, ...]
"""How many symbols of each kind are written, in the order of SYMBOLS."""


class TimeIsUp(Exception):
    """The naive solver was stopped."""


class Named(NamedTuple):
    """A set that can be named: its text, the cards, the symbols used."""

    text: str
    mask: int
    used: Used


class Restricted(NamedTuple):
    """Restrictions that can be written: their text, what each removes, the symbols used."""

    text: str
    removals: tuple[int, ...]
    used: Used


class NaiveSolver:
    """All that one player could write, in one Universe as dotted, with one choice of cubes."""

    def __init__(self, cubes: Sequence[str], kinds: dict[str, str], universe: Universe, in_force: InForce) -> None:
        self.kinds = own_kinds(in_force)
        self.universe = universe
        self.in_force = in_force
        there = Counter(kinds[cube] for cube in cubes)
        self.is_repeating = bool(in_force.repeated)
        self.limit = [
            99 if there[symbol] and self.is_repeating and symbol in "∪∩-'" else there[symbol] for symbol in SYMBOLS
        ]
        self.complements = there["'"]

    def symbols(self, candidates: str) -> str:
        """Those of some symbols that there is a cube for."""
        return "".join(one for one in candidates if self.limit[SYMBOLS.index(self.kinds[one])])

    def unit(self, symbol: str) -> Used:
        """The use of one symbol."""
        kind = SYMBOLS.index(self.kinds[symbol])
        return tuple(int(place == kind) for place in range(len(SYMBOLS)))

    def added(self, *parts: Used) -> Used | None:
        """Uses together; None when there are not so many cubes."""
        total = tuple(map(sum, zip(*parts, strict=True)))
        return total if all(one <= most for one, most in zip(total, self.limit, strict=True)) else None

    def names(self, deadline: float) -> list[list[Named]]:
        """Every set that can be named, by the number of operands."""
        operands = self.symbols("BRGYVΛ")
        most = sum(self.limit[:6])
        found: list[list[Named]] = [[]]
        by_size: list[dict[tuple[int, Used], Named]] = [{}]
        for size in range(1, most + 1):
            here: dict[tuple[int, Used], Named] = {}
            if size == 1:
                for symbol in operands:
                    self.keep(here, symbol, self.universe.masks[symbol], self.unit(symbol))
            for first in range(1, size):
                for left, right in product(by_size[first].values(), by_size[size - first].values()):
                    if time.process_time() > deadline:
                        raise TimeIsUp
                    for sign in self.symbols("∪∩-"):
                        used = self.added(left.used, right.used, self.unit(sign))
                        if used is not None:
                            mask = self.join(left.mask, sign, right.mask)
                            self.keep(here, f"({left.text} {sign} {right.text})", mask, used)
            by_size.append(here)
            found.append(list(here.values()))
        return found

    def keep(self, here: dict[tuple[int, Used], Named], text: str, mask: int, used: Used | None) -> None:
        """Note a set that can be named, and its complements."""
        turns = 0
        while used is not None:
            here.setdefault((mask, used), Named(text, mask, used))
            if not self.symbols("'") or (self.is_repeating and turns > self.complements + 3):
                return
            text, mask, used = f"{text}'", self.universe.everything ^ mask, self.added(used, self.unit("'"))
            turns += 1

    def join(self, left: int, sign: str, right: int) -> int:
        """What an operation makes of two sets."""
        if sign == "-":
            return self.in_force.difference(left, right)
        return left | right if sign == "∪" else left & right

    def restrictions(self, names: Sequence[Named], deadline: float) -> list[Restricted]:
        """Every collection of Restrictions that can be written."""
        signs = self.symbols("=⊆")
        chains: dict[tuple[int, int, Used], tuple[str, int, int, Used]] = {
            (one.mask, 0, one.used): (one.text, one.mask, 0, one.used) for one in names
        }
        single: dict[tuple[int, Used], Restricted] = {}
        while chains:
            longer: dict[tuple[int, int, Used], tuple[str, int, int, Used]] = {}
            for (text, last, removed, used), sign, side in product(chains.values(), signs, names):
                if time.process_time() > deadline:
                    raise TimeIsUp
                total = self.added(used, self.unit(sign), side.used)
                if total is not None:
                    link = last ^ side.mask if sign == "=" else last & ~side.mask
                    longer.setdefault(
                        (side.mask, removed | link, total),
                        (f"{text} {sign} {side.text}", side.mask, removed | link, total),
                    )
            for text, _, removed, used in longer.values():
                single.setdefault((removed, used), Restricted(text, (removed,), used))
            chains = longer
        every = list(single.values())
        several: dict[tuple[tuple[int, ...], Used], Restricted] = {(one.removals, one.used): one for one in every}
        fresh = list(several.values())
        while fresh:
            more = []
            for one, other in product(fresh, every):
                if time.process_time() > deadline:
                    raise TimeIsUp
                total = self.added(one.used, other.used)
                key = (tuple(sorted(one.removals + other.removals)), total or ())
                if total is not None and key not in several:
                    several[key] = Restricted(f"{one.text}, {other.text}", key[0], total)
                    more.append(several[key])
            fresh = more
        return list(several.values())


def naive_picks(position: Position, in_force: InForce, seconds: float, stop_at: int) -> list[tuple[str, int]]:
    """Correct Solutions with the cards they pick, each set of cards once, until there are so many of them."""
    deadline = time.process_time() + seconds
    single = in_force if in_force.solutions_asked == 1 else _asking_one(in_force)
    found: dict[int, str] = {}
    goals = goal_values(position.goal, in_force.digit_readings)
    if not goals:
        return []
    allowed = position.situation.resources_allowed
    resources = [cube for cube in position.resources if not cube.isdigit()]
    choices = [[one] for one in dict.fromkeys(resources)] if allowed == 1 and resources else [resources]
    if allowed == 0:
        choices = [[]]
    dottings = list(DECK) if in_force.dots_allowed and "" in position.universe.cards else [""]
    for chosen in choices:
        cubes = [*position.required, *position.permitted, *chosen]
        for kinds, wild in meanings(cubes, in_force):
            for dots in dottings:
                universe = position.universe.with_dots(dots)
                solver = NaiveSolver(cubes, kinds, universe, in_force)
                for text, mask in solutions(solver, position, single, goals, wild, dots, deadline):
                    found.setdefault(mask, text)
                    if len(found) >= stop_at:
                        return [(text, mask) for mask, text in found.items()]
    return [(text, mask) for mask, text in found.items()]


def solutions(
    solver: NaiveSolver,
    position: Position,
    in_force: InForce,
    goals: Sequence[int],
    wild: tuple[str, str] | None,
    dots: str,
    deadline: float,
) -> Iterator[tuple[str, int]]:
    """The Solutions that the judge calls correct."""
    names = [one for size in solver.names(deadline) for one in size]
    restrictions: list[Restricted | None] = [None]
    if in_force.allows_restrictions and solver.symbols("=⊆"):
        restrictions += solver.restrictions(names, deadline)
    doubled = doubled_sets(solver.universe, in_force)
    refused: set[tuple[Used | None, Used]] = set()
    picked_so_far: set[int] = set()
    for restricted, named in product(restrictions, names):
        if time.process_time() > deadline:
            raise TimeIsUp
        if named.used[10] or named.used[11]:
            continue
        removed = 0
        for one in restricted.removals if restricted is not None else ():
            removed |= one
        picked = named.mask & ~removed
        key = (restricted.used if restricted is not None else None, named.used)
        if picked in picked_so_far or counted(picked, doubled) not in goals or key in refused:
            continue
        text = named.text if restricted is None else f"{restricted.text}, {named.text}"
        is_refused_for_cubes = True
        for marked in markings(text, wild, in_force):
            written = f"{marked}, blank: {dots}" if dots else marked
            verdict = check_solution(written, position, in_force)
            if verdict.is_correct:
                picked_so_far.add(picked)
                yield written, picked
                is_refused_for_cubes = False
                break
            is_refused_for_cubes = is_refused_for_cubes and any(
                one.code
                in ("required-unused", "cube-unavailable", "too-many-resources", "required-cube", "two-operations")
                for one in verdict.violations
            )
        if is_refused_for_cubes:
            refused.add(key)


def markings(text: str, wild: tuple[str, str] | None, in_force: InForce) -> Iterator[str]:
    """A text with every way to state once what the wild cube stands for."""
    yield text
    if wild is None:
        return
    face, meaning = wild
    partner = in_force.partners.get(face)
    for place, sign in enumerate(text):
        if sign == meaning or in_force.partners.get(sign) == meaning:
            marked = [f"{one}@{partner}" if partner and one == face else one for one in text]
            marked[place] = f"{sign}@{face}"
            yield "".join(marked)


def own_kinds(in_force: InForce) -> dict[str, str]:
    """The kind that each written symbol is counted as: of two interchangeable ones the first."""
    return {one: min(one, in_force.partners.get(one, one), key=SYMBOLS.index) for one in SYMBOLS}


def meanings(cubes: Sequence[str], in_force: InForce) -> Iterator[tuple[dict[str, str], tuple[str, str] | None]]:
    """What each cube is counted as, the wild cube being itself or any other symbol."""
    own = own_kinds(in_force)
    plain = {**own, **{digit: digit for digit in "12345"}}
    yield plain, None
    for face in in_force.wild:
        if face in cubes:
            for meaning in dict.fromkeys(own.values()):
                if meaning != own[face]:
                    yield {**plain, face: meaning}, (face, meaning)


def _asking_one(in_force: InForce) -> InForce:
    """The same rules for each of two Solutions by itself (XIII-D-14-b)."""
    ruleset = in_force.ruleset
    kept = tuple(one for one in ruleset.chosen if one.solutions_asked() == 1)
    return InForce.of(replace(ruleset, chosen=kept))


def naive_solve(position: Position, in_force: InForce, seconds: float = 10.0) -> bool:
    """Whether the position has what its writers must present; raises TimeIsUp."""
    asked = in_force.solutions_asked
    return len(naive_picks(position, in_force, seconds, asked)) >= asked
