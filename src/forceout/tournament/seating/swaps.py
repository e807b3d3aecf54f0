"""A swap by hand, checked like any seating: what it mends, and what it costs."""

from dataclasses import dataclass

from forceout.tournament.applying import swapped
from forceout.tournament.seating.compromises import Compromise, compromises, problem_of
from forceout.tournament.seating.problem import cost_of
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
    draft = state.round(competition, number).draft
    assert draft is not None
    settings = state.settings.by_id[competition]
    problem = problem_of(state, settings, number, draft.weights)
    table = next(one for one in draft.tables if player in one.players)
    best: tuple[int, str] | None = None
    for other in draft.tables:
        if other == table:
            continue
        before = cost_of(problem, _groups((table, other)))
        for partner in other.players:
            change = cost_of(problem, _groups(swapped((table, other), player, partner))) - before
            if change < 0 and (best is None or change < best[0]):
                best = change, partner
    return None if best is None else (best[1], swap_effect(state, competition, number, player, best[1]))


def _groups(tables: tuple[SeatedTable, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(table.players for table in tables)
