"""Power matching: equals by points meet. Annealing by swaps, with a fixed number of steps and a seed that is kept.

The same input and seed give the same seats on any machine: whole numbers only, no set and no hash decides anything.
Integer programs were tried for 400 players and were slower and worse (spec of the tournaments); HiGHS proves what is
found for small fields, in the tests.
"""

from typing import Final

from forceout.tournament.seating.problem import THREE, Groups, Problem, pair_costs
from forceout.tournament.seating.random_numbers import INCREMENT, MASK, MULTIPLIER, SHIFT, RandomNumbers
from forceout.tournament.seating.three_tables import CostOf, best_of_threes
from forceout.tournament.settings import Weights

STEPS_EACH: Final = 2_000
"""Steps for each player of a large field."""
MOST_STEPS: Final = 1_200_000
SMALL: Final = 60
"""Up to how many players a field is begun several times, and polished."""
SMALL_STEPS: Final = 480_000
BEGUN: Final = 12
"""How often a small field is begun."""
POLISHED: Final = 3
"""How many of these are polished, the best first."""
REACH: Final = 24
"""How far away in the order of points a partner for a swap is mostly looked for."""
COOLING: Final = 64
"""How often the allowance for a worse seating is made smaller."""
FAR: Final = 1 << 40


def steps_for(players: int) -> int:
    """How many swaps are tried for a field."""
    return SMALL_STEPS if players <= SMALL else min(MOST_STEPS, max(SMALL_STEPS, STEPS_EACH * players))


def power_matched(problem: Problem, seed: int, steps: int | None = None) -> Groups:
    """Who sits with whom, the first tables for the most points."""
    people = problem.candidates
    if len(people) <= THREE:
        return (tuple(one.id for one in people),) if people else ()
    steps = steps or steps_for(len(people))
    numbers = RandomNumbers(seed)
    cost = table_cost(problem)
    is_small = len(people) <= SMALL
    found: list[tuple[int, list[int]]] = []
    for warmest in warmths(problem.weights) if is_small else warmths(problem.weights)[:1]:
        order = numbers.shuffled(list(range(len(people))))
        order.sort(key=lambda number: -people[number].points)
        each = steps // BEGUN if is_small else steps
        seats, numbers.state = annealed(problem, with_empty_seats(order), numbers.state, each, warmest)
        found.append((total_of(cost, seats), seats))
    if is_small:
        polished = [best_of_threes(cost, seats) for _, seats in sorted(found)[:POLISHED]]
        found = [(total_of(cost, seats), seats) for seats in polished]
    return as_groups(problem, min(found)[1])


def total_of(cost: CostOf, seats: list[int]) -> int:
    """What all tables cost together."""
    return sum(cost(*seats[first : first + THREE]) for first in range(0, len(seats), THREE))


def warmths(weights: Weights) -> tuple[int, ...]:
    """The losses that are allowed at the beginning, each time that a field is begun: a few points of gap, many, or a
    meeting of two who are kept apart, since no path between two good seatings is the same for all fields."""
    gaps = max(1, 4 * weights.gap)
    return (gaps, 10 * gaps, 10 * gaps + weights.conflict) * (BEGUN // THREE)


def table_cost(problem: Problem) -> CostOf:
    """What three seats at one table cost, an empty one among them or not."""
    people = problem.candidates
    costs, width = pair_costs(problem), len(people) + 2
    points = [problem.weights.gap * one.points for one in people]
    # An empty seat is neither the first nor the last at its table.
    low, high = [*points, FAR, FAR], [*points, -FAR, -FAR]
    rows = [costs[number * width : (number + 1) * width] for number in range(width)]

    def cost(one: int, two: int, three: int) -> int:
        row = rows[one]
        return (
            row[two]
            + row[three]
            + rows[two][three]
            + max(high[one], high[two], high[three])
            - min(low[one], low[two], low[three])
        )

    return cost


def with_empty_seats(order: list[int]) -> list[int]:
    """Players in threes, with the empty seats of tables of two at the end."""
    players = len(order)
    empty = -players % THREE
    if empty == 0:
        return order
    if empty == 1:
        return [*order, players]
    return [*order[:-2], players, *order[-2:], players + 1]


def doubled_pairs(problem: Problem) -> list[list[int]]:
    """Twice what two cost at one table, with their gap once: the gap of three is half the sum of the gaps of its pairs,
    so that three of these are twice what a table costs, if it has no empty seat."""
    costs, width = pair_costs(problem), len(problem.candidates) + 2
    points = [problem.weights.gap * one.points for one in problem.candidates]
    rows = [[2 * cost for cost in costs[number * width : (number + 1) * width]] for number in range(width)]
    for one, first in enumerate(points):
        row = rows[one]
        for other, second in enumerate(points):
            row[other] += abs(first - second)
    return rows


def annealed(problem: Problem, seats: list[int], state: int, steps: int, warmest: int) -> tuple[list[int], int]:
    """The seats after so many tries of a swap; ever smaller losses are allowed, and the best is kept. With them the
    state of the random numbers. Written out at length, and with costs doubled, since it is nearly all of the time."""
    size, players = len(seats), len(problem.candidates)
    seats = list(seats)
    cost, rows = table_cost(problem), doubled_pairs(problem)
    mates = [[place for place in range(at - at % THREE, at - at % THREE + THREE) if place != at] for at in range(size)]
    table_costs = [2 * cost(*seats[first : first + THREE]) for first in range(0, size, THREE)]
    total = sum(table_costs)
    best, best_total = list(seats), total
    stage_steps = max(1, steps // COOLING)
    for stage in range(COOLING):
        warmth = warmest * (COOLING - 1 - stage) // COOLING
        for _ in range(stage_steps):
            state = (state * MULTIPLIER + INCREMENT) & MASK
            number = state >> SHIFT
            first = number % size
            reach = number >> 16
            is_near = reach & 3072 or size <= REACH
            second = (first + (reach % REACH if is_near else reach * 7) + 1) % size
            table, other = first // THREE, second // THREE
            if table == other:
                continue
            before = table_costs[table] + table_costs[other]
            too_much = before + 2 * ((((number & 0xFFFF) * warmth) >> 16) or 1)
            comes, goes = seats[second], seats[first]
            mate, at = mates[first]
            one, two = seats[mate], seats[at]
            if comes < players and one < players and two < players:
                row = rows[comes]
                new = row[one] + row[two] + rows[one][two]
            else:
                new = 2 * cost(comes, one, two)
            # No table costs less than nothing: the other one need not be looked at.
            if new >= too_much:
                continue
            mate, at = mates[second]
            one, two = seats[mate], seats[at]
            if goes < players and one < players and two < players:
                row = rows[goes]
                new_other = row[one] + row[two] + rows[one][two]
            else:
                new_other = 2 * cost(goes, one, two)
            if new + new_other < too_much:
                seats[first], seats[second] = comes, goes
                table_costs[table], table_costs[other] = new, new_other
                total += new + new_other - before
                if total < best_total:
                    best_total = total
                    best[:] = seats
    return best, state


def as_groups(problem: Problem, seats: list[int]) -> Groups:
    """Seats as tables of players, those with the most points first, each table in the order of its points."""
    people = problem.candidates
    tables = []
    for first in range(0, len(seats), THREE):
        group = [number for number in seats[first : first + THREE] if number < len(people)]
        group.sort(key=lambda number: (-people[number].points, people[number].id))
        tables.append(group)
    tables.sort(
        key=lambda group: (
            -sum(people[number].points for number in group) * (6 // len(group)),
            -people[group[0]].points,
            people[group[0]].id,
        )
    )
    return tuple(tuple(people[number].id for number in group) for group in tables)
