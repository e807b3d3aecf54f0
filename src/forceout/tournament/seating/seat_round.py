"""A round's seats from the event as it stands: the way that the director chose, a seed, and nothing else."""

from forceout.rules.frozen import replace
from forceout.tournament.acts import DraftSeating
from forceout.tournament.people import Player
from forceout.tournament.seating.compromises import problem_of
from forceout.tournament.seating.planned_rounds import SMALL_FIELD, planned
from forceout.tournament.seating.power_matching import power_matched
from forceout.tournament.seating.problem import THREE, Candidate, Groups, Problem
from forceout.tournament.seating.random_numbers import RandomNumbers
from forceout.tournament.seating.section_tables import proposed_sizes, section_rounds
from forceout.tournament.settings import DRAW, SECTIONS, SEED, Competition, Weights
from forceout.tournament.state import EventState
from forceout.tournament.tables import SeatedTable, labelled, labelled_sections


def seat_round(
    state: EventState, competition: str, number: int, seed: int, weights: Weights | None = None
) -> DraftSeating:
    """A draft of a round."""
    settings = state.settings.by_id[competition]
    weights = weights or state.settings.weights
    way = settings.way_of(number)
    later: tuple[Groups, ...] = ()
    if way == SECTIONS:
        tables = sections_of(state, settings, number, seed, weights)
    else:
        problem = problem_of(state, settings, number, weights)
        if way == DRAW:
            problem = replace(problem, candidates=tuple(replace(one, points=0) for one in problem.candidates))
        if len(problem.candidates) < SMALL_FIELD and way != SEED:
            groups, *others = rounds_together(state, settings, number, seed, problem)
            later = tuple(others)
        else:
            groups = power_matched(problem, seed)
        tables = labelled(with_first_seats(state, settings, number, groups, seed), settings.first_letter)
    return DraftSeating(competition, number, tables, way, seed, weights, later)


def rounds_together(
    state: EventState, competition: Competition, number: int, seed: int, problem: Problem
) -> tuple[Groups, ...]:
    """The rounds that are left, planned together: as they were planned before where nothing has changed since."""
    left = competition.rounds - number + 1
    before = state.round(competition.id, number - 1) if number > 1 else None
    if before is not None and before.draft is not None and before.draft.later and not before.absent:
        plan = before.draft.later
        is_followed = not before.draft.has_swaps and len(before.versions) == 1
        planned_for = sorted(player for group in plan[0] for player in group)
        if is_followed and len(plan) == left and planned_for == sorted(one.id for one in problem.candidates):
            return plan
    return planned(problem, left, seed)


def with_first_seats(state: EventState, competition: Competition, number: int, groups: Groups, seed: int) -> Groups:
    """The seats of each table by lot."""
    numbers = RandomNumbers(seed + 1)
    return tuple(tuple(numbers.shuffled(list(group))) for group in groups)


def levels_of(state: EventState, competition: Competition, number: int) -> dict[int, list[Player]]:
    """Who plays at which level: as they said, else in the order of their seeds within the team."""
    teams: dict[str, list[Player]] = {}
    for player in state.to_seat(competition, number):
        teams.setdefault(team_of(player), []).append(player)
    levels: dict[int, list[Player]] = {}
    for team in sorted(teams):
        taken = {one.level for one in teams[team] if one.level is not None}
        free = [level for level in range(1, 100) if level not in taken]
        others = sorted((one for one in teams[team] if one.level is None), key=lambda one: (one.seed or 10_000, one.id))
        for player in (*(one for one in teams[team] if one.level is not None), *others):
            level = player.level if player.level is not None else free.pop(0)
            levels.setdefault(level, []).append(player)
    return {level: levels[level] for level in sorted(levels)}


def groups_of_teams(state: EventState, competition: Competition) -> list[list[str]]:
    """The teams of each group of sections: by the sizes that are set, else proposed, dealt out so that the teams of a
    school are in different groups where they can be. Who came late joins the smallest group, so that nobody moves."""
    everybody = state.entrants(competition)
    first = sorted({team_of(one) for one in everybody if competition.id not in one.first_rounds})
    sizes = competition.section_sizes
    if sum(sizes) != len(first):
        sizes = proposed_sizes(len(first))
    schools: dict[str, list[str]] = {}
    for team in first:
        known = state.teams.get(team)
        schools.setdefault(known.school if known is not None else team, []).append(team)
    groups: list[list[str]] = [[] for _ in sizes] or [[]]
    for _, members in sorted(schools.items(), key=lambda item: (-len(item[1]), item[0])):
        taken: list[int] = []
        for team in members:
            free = [number for number, size in enumerate(sizes) if len(groups[number]) < size]
            least = min(free, key=lambda number: (number in taken, len(groups[number]) - sizes[number], number))
            groups[least].append(team)
            taken.append(least)
    for team in sorted({team_of(one) for one in everybody} - set(first)):
        min(groups, key=len).append(team)
    return groups


def team_of(player: Player) -> str:
    """A player's team; who has none is a team alone."""
    return player.team or f"alone-{player.id}"


def sections_of(
    state: EventState, competition: Competition, number: int, seed: int, weights: Weights
) -> tuple[SeatedTable, ...]:
    """The tables of every section: the players of one level in one group of teams."""
    levels = levels_of(state, competition, number)
    problem = problem_of(state, competition, number, weights)
    candidates = {one.id: one for one in problem.candidates}
    sections: list[list[str]] = []
    for members in groups_of_teams(state, competition):
        ranks = {team: rank for rank, team in enumerate(members)}
        own: list[list[str]] = []
        for players in levels.values():
            here = [one for one in players if team_of(one) in ranks]
            here.sort(key=lambda one: (ranks[team_of(one)], one.id))
            own.append([one.id for one in here])
        sections.extend(large_enough(own))
    seated: list[Groups] = []
    for place, section in enumerate(large_enough(sections)):
        part = replace(problem, candidates=tuple(candidates[player] for player in section))
        tables = section_tables(competition, number, part, seed + 64 * place)
        numbers = RandomNumbers(seed + place)
        seated.append(tuple(tuple(numbers.shuffled(list(table))) for table in tables))
    return labelled_sections(seated, competition.first_letter)


def large_enough(sections: list[list[str]]) -> list[list[str]]:
    """Sections without those that are too small for a table of three: their players join the section before."""
    kept: list[list[str]] = []
    for section in sections:
        if kept and (len(section) < THREE or len(kept[-1]) < THREE):
            kept[-1] = [*kept[-1], *section]
        elif section:
            kept.append(section)
    return kept


def section_tables(competition: Competition, number: int, problem: Problem, seed: int) -> Groups:
    """One section's tables in a round: from the table of its size, while all go on as it says; else what is left is
    planned together."""
    people: tuple[Candidate, ...] = problem.candidates
    fixed = section_rounds(len(people), competition.rounds)
    teams = [one.team for one in people if one.team is not None]
    if fixed is not None and len(set(teams)) == len(teams):
        tables = tuple(tuple(people[place].id for place in table) for table in fixed[number - 1])
        has_met = any(
            problem.meetings.get((min(one, other), max(one, other)))
            for table in tables
            for place, one in enumerate(table)
            for other in table[place + 1 :]
        )
        if not has_met:
            return tables
    return planned(problem, competition.rounds - number + 1, seed)[0]
