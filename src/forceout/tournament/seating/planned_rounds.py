"""Small fields: all rounds planned together, so that the last round does not pay for the first."""

from typing import Final

from forceout.tournament.seating.power_matching import with_empty_seats
from forceout.tournament.seating.problem import THREE, Groups, Problem, pair_of
from forceout.tournament.seating.random_numbers import RandomNumbers

SMALL_FIELD: Final = 18
"""Below this many players the rounds are planned together."""
STEPS_EACH: Final = 450
"""Steps for each player and round."""
FEWEST_STEPS: Final = 20_000
MOST_STEPS: Final = 120_000
RESTARTS: Final = 3
COOLING: Final = 48


def planned(problem: Problem, rounds: int, seed: int) -> tuple[Groups, ...]:
    """The tables of several rounds at once; points do not matter, meeting again does."""
    people = problem.candidates
    if len(people) <= THREE:
        return tuple((tuple(one.id for one in people),) if people else () for _ in range(rounds))
    steps = min(MOST_STEPS, max(FEWEST_STEPS, STEPS_EACH * len(people) * rounds))
    numbers = RandomNumbers(seed)
    best: tuple[int, list[list[int]]] | None = None
    for _ in range(RESTARTS):
        plan = Plan(problem, rounds, numbers)
        plan.anneal(steps)
        if best is None or plan.best_cost < best[0]:
            best = plan.best_cost, plan.best
        if best[0] == 0:
            break
    assert best is not None
    return tuple(in_order(problem, seats) for seats in best[1])


class Plan:
    """Several rounds of seats, and what they cost together."""

    def __init__(self, problem: Problem, rounds: int, numbers: RandomNumbers) -> None:
        people, weights = problem.candidates, problem.weights
        self.weights, self.numbers = weights, numbers
        self.players = len(people)
        self.width = self.players + 2
        self.rounds = [with_empty_seats(numbers.shuffled(list(range(self.players)))) for _ in range(rounds)]
        self.together = [[0] * self.width for _ in range(self.width)]
        """What each meeting of two costs, whenever it is."""
        self.met = [[0] * self.width for _ in range(self.width)]
        for one, first in enumerate(people):
            for other, second in enumerate(people):
                if one == other:
                    continue
                if first.team is not None and first.team == second.team:
                    self.together[one][other] += weights.teammates
                if first.group is not None and first.group == second.group:
                    self.together[one][other] += weights.conflict
                self.met[one][other] = problem.meetings.get(pair_of(first.id, second.id), 0)
            for empty in (self.width - 2, self.width - 1):
                # Both empty seats are one and the same to whoever sits beside one.
                self.met[one][empty] = self.met[empty][one] = first.times_at_two
        self.alone = 100 * (weights.teammates + weights.two_again + 1)
        self.cost = 0
        for seats in self.rounds:
            for table in range(0, len(seats), THREE):
                self.cost += self.sit(seats[table : table + THREE])
        self.best_cost, self.best = self.cost, [list(seats) for seats in self.rounds]

    def sit(self, table: list[int]) -> int:
        """Seat a table, and say what that adds."""
        one, two, three = table
        return self.meet(one, two) + self.meet(one, three) + self.meet(two, three)

    def stand(self, table: list[int]) -> int:
        """Let a table stand up again, and say what that saves."""
        one, two, three = table
        return self.part(one, two) + self.part(one, three) + self.part(two, three)

    def meet(self, one: int, other: int) -> int:
        """Let two sit together once more: what it costs."""
        if one >= self.players or other >= self.players:
            return self.meet_empty(min(one, other), max(one, other))
        times = self.met[one][other]
        self.met[one][other] = self.met[other][one] = times + 1
        return self.together[one][other] + self.weights.rematch * times

    def part(self, one: int, other: int) -> int:
        """Let two not have sat together: what it saves."""
        if one >= self.players or other >= self.players:
            return self.part_empty(min(one, other), max(one, other))
        times = self.met[one][other] - 1
        self.met[one][other] = self.met[other][one] = times
        return self.together[one][other] + self.weights.rematch * times

    def meet_empty(self, one: int, empty: int) -> int:
        """Sit at a table of two once more."""
        if one >= self.players:
            return self.alone
        times = self.met[one][self.players]
        self.met[one][self.players] = times + 1
        return self.weights.two_again * times

    def part_empty(self, one: int, empty: int) -> int:
        """Not have sat at a table of two."""
        if one >= self.players:
            return self.alone
        times = self.met[one][self.players] - 1
        self.met[one][self.players] = times
        return self.weights.two_again * times

    def anneal(self, steps: int) -> None:
        """Try so many swaps within rounds; ever smaller losses are allowed, and the best is kept."""
        below, size = self.numbers.below, len(self.rounds[0])
        warmest = self.weights.rematch + self.weights.conflict
        for stage in range(COOLING):
            warmth = warmest * (COOLING - 1 - stage) // (2 * COOLING)
            for _ in range(steps // COOLING):
                seats = self.rounds[below(len(self.rounds))]
                first, second = below(size), below(size)
                table, other = first - first % THREE, second - second % THREE
                if table == other:
                    continue
                before = self.stand(seats[table : table + THREE]) + self.stand(seats[other : other + THREE])
                seats[first], seats[second] = seats[second], seats[first]
                after = self.sit(seats[table : table + THREE]) + self.sit(seats[other : other + THREE])
                change = after - before
                if change <= 0 or (warmth and change < below(warmth + 1)):
                    self.cost += change
                    if self.cost < self.best_cost:
                        self.best_cost, self.best = self.cost, [list(one) for one in self.rounds]
                        if self.best_cost == 0:
                            return
                else:
                    self.stand(seats[table : table + THREE])
                    self.stand(seats[other : other + THREE])
                    seats[first], seats[second] = seats[second], seats[first]
                    self.sit(seats[table : table + THREE])
                    self.sit(seats[other : other + THREE])


def in_order(problem: Problem, seats: list[int]) -> Groups:
    """One round's tables of players, full tables first."""
    tables = [
        sorted(
            problem.candidates[number].id for number in seats[first : first + THREE] if number < len(problem.candidates)
        )
        for first in range(0, len(seats), THREE)
    ]
    tables.sort(key=lambda table: (-len(table), table))
    return tuple(tuple(table) for table in tables)
