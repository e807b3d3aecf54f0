"""Players' standings: ranked by an ordered list of metrics; ties stay ties unless a metric breaks them."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from forceout.tournament.settings import Competition
from forceout.tournament.standings.cards import Card, cards
from forceout.tournament.standings.metrics import find_metric
from forceout.tournament.state import EventState


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's place."""

    place: int
    is_shared: bool
    card: Card
    values: tuple[Fraction, ...]
    """What each metric says; those that were not needed say nothing."""


def standings(state: EventState, competition: Competition) -> tuple[Standing, ...]:
    """The standings of a competition, the first first; who shares a place stands in the order of their numbers."""
    return ranked(cards(state, competition), competition.metrics)


def ranked(among: Sequence[Card], metrics: Sequence[str]) -> tuple[Standing, ...]:
    """Players by metrics: each splits those whom the ones before left tied."""
    tied: list[tuple[tuple[Fraction, ...], list[Card]]] = [((), sorted(among, key=lambda card: card.player))]
    for name in metrics:
        metric = find_metric(name)
        assert metric is not None, "settings are checked before they are kept"
        split = []
        for values, group in tied:
            if len(group) == 1 and values:
                split.append((values, group))
                continue
            by_value: dict[Fraction, list[Card]] = {}
            for card in group:
                by_value.setdefault(metric(card, group), []).append(card)
            split.extend(((*values, value), by_value[value]) for value in sorted(by_value, reverse=True))
        tied = split
    places: list[Standing] = []
    place = 1
    for values, group in tied:
        places.extend(Standing(place, len(group) > 1, card, values) for card in group)
        place += len(group)
    return tuple(places)


def section_standings(state: EventState, competition: Competition) -> dict[str, tuple[Standing, ...]]:
    """The standings of each section."""
    members: dict[str, list[Card]] = {}
    for card in cards(state, competition):
        if card.section is not None:
            members.setdefault(card.section, []).append(card)
    in_order = sorted(members, key=lambda name: (len(name), name))
    return {name: ranked(members[name], competition.metrics) for name in in_order}


def section_winners(state: EventState, competition: Competition) -> dict[str, tuple[str, ...]]:
    """Who won each section; several where they share it."""
    return {
        name: tuple(one.card.player for one in places if one.place == 1)
        for name, places in section_standings(state, competition).items()
    }


def ties_for_prizes(state: EventState, competition: Competition, prizes: int) -> tuple[tuple[Standing, ...], ...]:
    """Shared places on which a prize hangs, each group together."""
    groups: dict[int, list[Standing]] = {}
    for one in standings(state, competition):
        if one.is_shared and one.place <= prizes:
            groups.setdefault(one.place, []).append(one)
    return tuple(tuple(groups[place]) for place in sorted(groups))
