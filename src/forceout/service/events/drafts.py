"""A draft as its director works on it: what a swap mends and costs, and the best swap for each compromise."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from forceout.messages.message import sentence
from forceout.tournament.seating.compromises import Compromise, compromises
from forceout.tournament.seating.swaps import best_swaps, swap_effect
from forceout.tournament.state import EventState, seat_of

Names = Mapping[str, str]
MOST_SWAPS: Final = 40
"""For how many compromises a best swap is looked for, the gravest first."""


def printed_compromises(found: Sequence[Compromise], names: Names) -> list[dict[str, Any]]:
    """Compromises as data, each with its sentence."""
    return [
        {
            "kind": each.kind,
            "table": each.table,
            "players": list(each.players),
            "rounds": list(each.rounds),
            "points": each.points,
            "words": sentence(each.words, names),
        }
        for each in found
    ]


def printed_swap(
    state: EventState, competition: str, number: int, first: str, second: str, names: Names
) -> dict[str, Any]:
    """What would become of a draft when two change places, in words."""
    effect = swap_effect(state, competition, number, first, second)
    return {
        "first": first,
        "second": second,
        "gone": printed_compromises(effect.gone, names),
        "new": printed_compromises(effect.new, names),
        "cost": effect.cost,
    }


def best_of_draft(state: EventState, competition: str, number: int) -> list[dict[str, Any]]:
    """For each compromise of a draft, in their order, who would best change places with whom, and where they sit."""
    draft = state.round(competition, number).draft
    assert draft is not None
    settings = state.settings.by_id[competition]
    found = compromises(state, settings, number, draft.tables, draft.weights)[:MOST_SWAPS]
    swaps = best_swaps(state, competition, number, [one.players for one in found])
    answers: list[dict[str, Any]] = []
    for swap in swaps:
        seat = None if swap is None else seat_of(draft.tables, swap[1])
        answers.append({"swap": None} if swap is None or seat is None else {"swap": list(swap), "table": seat[0].label})
    return answers
