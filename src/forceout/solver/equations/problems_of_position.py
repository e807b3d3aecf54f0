"""From a position to the searches that settle it (Equations VII-B-3, XIII)."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.cubes import OPERATIONS, SYMBOLS
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.notation import EXPONENT, FACTORIAL, SYMBOL_OF
from forceout.games.equations.language.operations import FACTORIAL_OPERATION
from forceout.games.equations.position import Position
from forceout.games.equations.readings.reading import Fixity, Operation
from forceout.games.equations.values import Complex, Number
from forceout.games.equations.values.number import Rational
from forceout.solver.budget import OutOfBudget, never
from forceout.solver.equations.chains import ends_by_itself
from forceout.solver.equations.counts import Counts, Kind, count_cubes, fewest_operations, is_counted, wild_choices
from forceout.solver.equations.cubes_apart import ways_apart
from forceout.solver.equations.goals import GoalPowers, GoalReading, GoalReadings, all_powers, goal_readings
from forceout.solver.equations.numerals import Spelling, powers, spellings
from forceout.solver.equations.powers_of_base import largest_power
from forceout.solver.equations.problem import (
    ANY_POWER,
    ANY_POWER_IN_GOAL,
    COUNTERS,
    FACTORIALS_WITHOUT_END,
    FIELD_BITS,
    MOST_IN_FRACTION,
    MOST_OF_A_SORT,
    NOT_AS_DIGITS,
    SEVERAL_FACTORIALS,
    WITHOUT_END,
    Endless,
    GoalFamily,
    Numeral,
    Problem,
    Sign,
    Target,
    multiply_with_i,
    packed,
)

FEWEST_CUBES: Final = 2
MOST_FACTORIALS: Final = 2
"""How many factorial signs an exponent is tried with."""
POWERS_LOOKED_AT: Final = 12
UNLIMITED: Final = 3
"""How many of something that has no limit are tried."""


def build_problems(position: Position, in_force: InForce, is_spent: Callable[[], bool] = never) -> Iterator[Problem]:
    """One search for each meaning of the wild cube that gives the Goal a legal reading. Raises OutOfBudget."""
    for wild_is in wild_choices(position, in_force):
        counts = count_cubes(position, in_force)
        extra = position.situation.resources_allowed
        readings = goal_readings(position.goal, in_force.ruleset, wild_is, is_spent)
        # A Goal without a legal reading has no Solution, whatever a search would leave out (VI-A-1, VII-C-5-a).
        if readings.readings or readings.gaps:
            powers_of_goal = None
            if ANY_POWER_IN_GOAL in readings.gaps:
                powers_of_goal = all_powers(position.goal, in_force.ruleset, wild_is)
            builder = _Builder(counts, extra, in_force, wild_is, is_spent)
            problem = builder.build(readings, powers_of_goal)
            is_loose = extra is not None and bool(position.resources)
            ways = None if is_loose else ways_apart(counts, builder.shared_digits)
            if ways is None:
                yield problem
                continue
            yield replace(problem, gaps=tuple(gap for gap in problem.gaps if gap != NOT_AS_DIGITS))
            for apart in ways:
                builder = _Builder(apart, extra, in_force, wild_is, is_spent)
                problem = builder.build(readings, powers_of_goal)
                yield replace(problem, gaps=tuple(gap for gap in problem.gaps if gap != NOT_AS_DIGITS))


class _Builder:
    """Lays out the fields of a search and collects its numerals and signs."""

    def __init__(
        self,
        counts: Counts,
        extra: int | None,
        in_force: InForce,
        wild_is: str | None,
        is_spent: Callable[[], bool],
    ) -> None:
        self.is_spent = is_spent
        self.counts = counts
        self.extra = extra
        self.in_force = in_force
        self.ruleset = in_force.ruleset
        self.wild_is = wild_is
        self.kinds = sorted(
            counts.usable, key=lambda kind: (SYMBOLS.index(kind.symbol), kind.is_exponent, kind.is_apart)
        )
        self.shared_digits: set[Kind] = set()
        """Cubes that are signs which may be repeated, and could be digits."""
        self.place = {kind: place for place, kind in enumerate(self.kinds)}
        self.by_symbol: dict[str, list[Kind]] = {}
        for kind in self.kinds:
            self.by_symbol.setdefault(kind.symbol, []).append(kind)
        self.there = tuple(
            (symbol, sum(counts.usable[kind] for kind in kinds)) for symbol, kinds in self.by_symbol.items()
        )
        size = len(self.kinds)
        self.factorial, self.operations, self.cubes, self.in_front = range(size, size + COUNTERS)
        self.fields = size + COUNTERS
        self.gaps: list[str] = []
        self.far_exponents: list[Sign] = []
        self.on_mat = [counts.on_mat[kind] for kind in self.kinds] + [0] * COUNTERS
        self.usable = [counts.usable[kind] for kind in self.kinds] + [0] * COUNTERS
        self.required = [counts.required[kind] for kind in self.kinds] + [0] * COUNTERS
        self.caps = [0] * self.fields
        self.saturates = [False] * self.fields
        self._known_usages: dict[tuple[str, ...], tuple[int, ...]] = {}

    def build(self, readings: GoalReadings, powers_of_goal: GoalPowers | None) -> Problem:
        self.gaps += readings.gaps
        fewest = fewest_operations(self.ruleset)
        for place, needed in ((self.operations, fewest), (self.cubes, FEWEST_CUBES)):
            self.saturates[place] = True
            self.caps[place] = self.required[place] = self.usable[place] = self.on_mat[place] = needed
        is_wild_one = self.wild_is == "1" and self.in_force.wild in self.by_symbol
        if self.in_force.makes_one_any_power and ("1" in self.by_symbol or is_wild_one):
            self.gaps.append(ANY_POWER)
        signs = list(self._signs())
        numerals = list(self._numerals())
        targets = self._targets(readings.readings)
        endless = Endless(self.in_force.base, exponents=tuple(self.far_exponents))
        if powers_of_goal is not None:
            more = self._targets(powers_of_goal.readings)
            endless = endless._replace(targets=more, others=self._families_of_goal(powers_of_goal))
        problem = Problem(
            fields=self.fields,
            numerals=tuple(numerals),
            signs=tuple(signs),
            targets=targets,
            on_mat=packed(self.on_mat),
            usable=packed(self.usable),
            required=packed(self.required),
            caps=packed(self.caps),
            saturating=packed([2**FIELD_BITS - 1 if saturates else 0 for saturates in self.saturates]),
            extra=self.extra,
            relation=self.in_force.goal_relation,
            gaps=tuple(dict.fromkeys(self.gaps)),
            writes_operands_apart=bool(self.in_force.digit_cubes),
            endless=endless,
        )
        return self._with_all_powers(problem) if ANY_POWER in problem.gaps else problem

    def _targets(self, readings: Sequence[GoalReading]) -> tuple[Target, ...]:
        return tuple(
            Target(one.value, self._goal_factorials(one.factorials), one.text, one.sign, one.parts) for one in readings
        )

    def _families_of_goal(self, powers_of_goal: GoalPowers) -> tuple[GoalFamily, ...]:
        return tuple(GoalFamily(family, self._goal_factorials(count)) for family, count in powers_of_goal.others)

    def _with_all_powers(self, problem: Problem) -> Problem:
        """The problem with every power of the base that a 1 need be, where that is known (Equations XIII-B-13)."""
        ones = [symbol for symbol in self.by_symbol if self._stands_for(symbol) == "1"]
        places = frozenset(self.place[kind] for symbol in ones for kind in self.by_symbol[symbol])
        largest = largest_power(problem, places, self.in_force.base)
        if largest is None:
            return replace(problem, endless=self._endless(problem, ones))
        spelled = (spelling for symbol in ones for spelling in powers(symbol, self.in_force, largest))
        known = {numeral.text for numeral in problem.numerals}
        more = [one for spelling in spelled for one in self._played(spelling) if one.text not in known]
        gaps = tuple(gap for gap in problem.gaps if gap != ANY_POWER)
        return replace(problem, numerals=(*problem.numerals, *more), gaps=gaps)

    def _endless(self, problem: Problem, ones: Sequence[str]) -> Endless:
        """The powers of the base that a proof about all of them looks at one by one."""
        spelled = [one for symbol in ones for one in powers(symbol, self.in_force, POWERS_LOOKED_AT)]
        usages = {self._unit(self.place[kind]) for symbol in ones for kind in self.by_symbol[symbol]}
        single = [one for one in problem.numerals if one.cubes == 1 and one.usage - self._unit(self.cubes) in usages]
        known = {numeral.text for numeral in single}
        more = [one for spelling in spelled for one in self._played(spelling) if one.text not in known]
        return problem.endless._replace(powers=(*single, *more), largest_power=POWERS_LOOKED_AT)

    def _stands_for(self, symbol: str) -> str:
        return self.wild_is if self.wild_is is not None and symbol == self.in_force.wild else symbol

    def _spellings(self) -> tuple[Spelling, ...]:
        return spellings(self.ruleset, self.wild_is, self.there, self.is_spent)

    def _unit(self, place: int) -> int:
        return 1 << (FIELD_BITS * place)

    def _goal_factorials(self, count: int) -> int:
        return 0 if self.in_force.lifts_factorial_limit else count * self._unit(self.factorial)

    def _numerals(self) -> Iterator[Numeral]:
        for spelling in self._spellings():
            if self.is_spent():
                raise OutOfBudget
            if all(symbol in self.by_symbol for symbol in spelling.symbols):
                yield from self._played(spelling)

    def _played(self, spelling: Spelling) -> Iterator[Numeral]:
        """A numeral with each choice of cubes that can play it."""
        size = len(spelling.symbols)
        for usage in self._usages(spelling.symbols):
            yield Numeral(spelling.value, usage, size, spelling.text, spelling.needs_company)

    def _usages(self, symbols: tuple[str, ...]) -> tuple[int, ...]:
        """The choices of cubes that can play these symbols; worked out once for all orders of them."""
        key = symbols if len(symbols) == 1 else tuple(sorted(symbols))
        known = self._known_usages.get(key)
        if known is None:
            usages = {0}
            for symbol in symbols:
                units = self._units(symbol)
                usages = {usage + unit for usage in usages for unit in units}
            cubes = min(len(symbols), FEWEST_CUBES) * self._unit(self.cubes)
            known = tuple(usage + cubes for usage in sorted(usages) if self._is_there(usage))
            self._known_usages[key] = known
        return known

    def _units(self, symbol: str) -> list[int]:
        """A cube of each kind that can play a digit; signs that may be repeated are not tried as digits."""
        units = []
        for kind in self.by_symbol[symbol]:
            if self.saturates[self.place[kind]]:
                self.shared_digits.add(kind)
                self.gaps.append(NOT_AS_DIGITS)
            else:
                units.append(self._unit(self.place[kind]))
        return units

    def _is_there(self, usage: int) -> bool:
        return all(
            (usage >> (FIELD_BITS * place)) & MOST_OF_A_SORT <= count
            for place, count in enumerate(self.usable[:-COUNTERS])
        )

    def _signs(self) -> Iterator[Sign]:
        for kind in self.kinds:
            meant = self.wild_is if self.wild_is is not None and kind.symbol == self.in_force.wild else kind.symbol
            mark = "" if meant == kind.symbol else f"@{kind.symbol}"
            found = [
                operation
                for (meaning, _), operation in self.in_force.operations.items()
                if SYMBOL_OF.get(meaning) == meant and meaning not in ("rem", "log")
            ]
            if kind.is_apart:
                continue
            if found and self.in_force.repeats_operations and meant in OPERATIONS:
                self._share(kind)
            for operation in found:
                yield self._sign(operation, kind, mark)
        yield from self._factorial()
        yield from self._exponents()
        yield from self._beside_i()

    def _share(self, kind: Kind) -> None:
        """Let one cube of a sign play it many times (Equations XIII-A-5)."""
        place = self.place[kind]
        from_resources = self.extra is not None and not self.on_mat[place]
        most = max(self.required[place], 1 if from_resources else 0)
        self.saturates[place] = True
        self.caps[place] = self.usable[place] = most
        self.on_mat[place] = 0 if from_resources else most

    def _sign(self, operation: Operation, kind: Kind, mark: str) -> Sign:
        place = self.place[kind]
        usage = self._unit(self.cubes)
        if is_counted(operation.sign, self.ruleset):
            usage += self._unit(self.operations)
        if not self.saturates[place] or self.caps[place]:
            usage += self._unit(place)
        has_no_end = self.saturates[place] and operation.fixity is Fixity.PREFIX
        if has_no_end and not ends_by_itself(operation.apply):
            self._limit(self.in_front, f"{operation.sign} in front of numbers {WITHOUT_END}")
            usage += self._unit(self.in_front)
        return Sign(operation, usage, f"{operation.sign}{mark}")

    def _limit(self, place: int, why: str) -> None:
        """Try only so many of something that has no limit."""
        self.usable[place] = self.on_mat[place] = UNLIMITED
        self.gaps.append(why)

    def _factorial(self) -> Iterator[Sign]:
        if not self.in_force.factorials:
            return
        self.usable[self.factorial] = self.on_mat[self.factorial] = self.in_force.factorials
        if self.in_force.lifts_factorial_limit:
            self._limit(self.factorial, FACTORIALS_WITHOUT_END)
        yield Sign(FACTORIAL_OPERATION, self._factorial_usage(), FACTORIAL)

    def _factorial_usage(self) -> int:
        is_operation = is_counted(FACTORIAL, self.ruleset)
        return self._unit(self.factorial) + (self._unit(self.operations) if is_operation else 0)

    def _exponents(self) -> Iterator[Sign]:
        """Digits of the color that may be exponents without a * (Equations XIII-B-12)."""
        if self.in_force.exponent_color is None:
            return
        power = self.in_force.operations["*", Fixity.BINARY]
        for spelling in self._spellings():
            if len(spelling.symbols) > 1 or spelling.needs_company:
                continue
            kind = Kind(spelling.symbols[0], is_exponent=True)
            if kind not in self.place or self.saturates[self.place[kind]]:
                continue
            # An i as an exponent makes nothing of any number (XIII-D-11).
            if isinstance(spelling.value, Complex):
                continue
            for factorials, value in self._with_factorials(spelling.value):
                text = f"({spelling.text}{FACTORIAL * factorials})" if factorials else spelling.text
                operation = Operation(f"{EXPONENT}{text}", Fixity.POSTFIX, power.apply, power.all_values)
                usage = self._unit(self.place[kind]) + self._unit(self.cubes) + factorials * self._factorial_usage()
                sign = Sign(operation, usage, operation.sign, value)
                if isinstance(value, Rational) and value.p < MOST_IN_FRACTION:
                    yield sign
                else:
                    self.far_exponents.append(sign)

    def _with_factorials(self, value: Number) -> Iterator[tuple[int, Number]]:
        """The digit of an exponent with the factorial signs that it may have, as far as they can be searched."""
        yield 0, value
        for count in range(1, min(self.in_force.factorials, MOST_FACTORIALS) + 1):
            try:
                value = values.factorial(value)
            except values.Undefined:
                return
            if not isinstance(value, Rational) or value.p >= MOST_IN_FRACTION:
                self.gaps.append(SEVERAL_FACTORIALS)
            yield count, value

    def _beside_i(self) -> Iterator[Sign]:
        """A number times an i beside it, and on to the next number, without a × (Equations XIII-D-11)."""
        for spelling in self._spellings():
            if not isinstance(spelling.value, Complex) or spelling.symbols[0] not in self.by_symbol:
                continue
            for kind in self.by_symbol[spelling.symbols[0]]:
                usage = self._unit(self.place[kind]) + self._unit(self.cubes)
                behind = Operation(spelling.text, Fixity.POSTFIX, values.multiply)
                yield Sign(behind, usage, spelling.text, values.IMAGINARY)
                between = Operation(spelling.text, Fixity.BINARY, multiply_with_i)
                yield Sign(between, usage, spelling.text)
