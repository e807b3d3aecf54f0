"""A swap by hand, checked like any seating: what it mends, and what it costs."""

from collections.abc import Sequence
from dataclasses import dataclass

from forceout.tournament.applying import swapped
from forceout.tournament.seating.compromises import Compromise, compromises, problem_of
from forceout.tournament.seating.problem import Problem, cost_of
from forceout.tournament.state import EventState
from forceout.tournament.tables import SeatedTable


@dataclass(frozen=True, slots=True)
class SwapEffect:
    """What becomes of a draft when two change places."""

    gone: tuple[Compromise, ...]
    new: tuple[Compromise, ...]
    cost: int
    """How much dearer the seating is by the weights; less than nothing where it is better."""


def swap_effect(state: EventState, competition: str, number: int, first: str, second: str) -> SwapEffect:
    """What a swap would mend and cost."""
    settings, draft = state.settings.by_id[competition], state.round(competition, number).draft
    assert draft is not None
    touched = tuple(table for table in draft.tables if first in table.players or second in table.players)
    after = swapped(touched, first, second)
    old = compromises(state, settings, number, touched, draft.weights)
    new = compromises(state, settings, number, after, draft.weights)
    problem = problem_of(state, settings, number, draft.weights)
    change = cost_of(problem, _groups(after)) - cost_of(problem, _groups(touched))
    return SwapEffect(tuple(one for one in old if one not in new), tuple(one for one in new if one not in old), change)


def best_swap(state: EventState, competition: str, number: int, player: str) -> tuple[str, SwapEffect] | None:
    """With whom a player would best change places; None where nothing is better than it is."""
    found = best_swaps(state, competition, number, [(player,)])[0]
    return None if found is None else (found[1], swap_effect(state, competition, number, *found))


def best_swaps(
    state: EventState, competition: str, number: int, groups: Sequence[Sequence[str]]
) -> list[tuple[str, str] | None]:
    """For each group of players the swap of one of them that mends most, each alone; None where nothing is better."""
    draft = state.round(competition, number).draft
    assert draft is not None
    problem = problem_of(state, state.settings.by_id[competition], number, draft.weights)
    found: list[tuple[str, str] | None] = []
    for group in groups:
        best = [(one, player) for player in group if (one := _best_partner(problem, draft.tables, player)) is not None]
        (_, partner), player = min(best) if best else ((0, ""), "")
        found.append((player, partner) if best else None)
    return found


def _best_partner(problem: Problem, tables: tuple[SeatedTable, ...], player: str) -> tuple[int, str] | None:
    table = next(one for one in tables if player in one.players)
    best: tuple[int, str] | None = None
    for other in tables:
        if other == table:
            continue
        before = cost_of(problem, _groups((table, other)))
        for partner in other.players:
            change = cost_of(problem, _groups(swapped((table, other), player, partner))) - before
            if change < 0 and (best is None or change < best[0]):
                best = change, partner
    return best


def _groups(tables: tuple[SeatedTable, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(table.players for table in tables)
