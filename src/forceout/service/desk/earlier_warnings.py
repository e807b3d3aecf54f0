"""Warnings that were given at earlier tables of an event: they follow a player through its rounds (On-Sets IX-C;
Equations IX-C).

An online player is known by pseudonym, one at a paper table by the number on the badge; an event that is not named has
one table.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from forceout.service.tables.fold import LiveTable
from forceout.service.tables.paper import ALL


@dataclass(frozen=True, slots=True)
class EarlierWarning:
    """Warnings of one player at another table of the event."""

    player: str
    """Whom it is about: a pseudonym, or a badge behind `#`."""
    round: int | None
    count: int
    reasons: tuple[str, ...] = ()


def player_key(live: LiveTable, seat: str) -> str | None:
    """Who sits there, as the rounds of an event know them; None where that is not said."""
    if live.paper is not None:
        badge = live.paper.badges.get(seat)
        return f"#{badge}" if badge else None
    taken = live.seat(seat)
    return None if taken is None else taken.person or taken.away


def warnings_at(live: LiveTable) -> Iterator[EarlierWarning]:
    """The warnings that were given at a table itself, not those that came to it from earlier rounds."""
    for seat in live.seats:
        player = player_key(live, seat.name)
        if player is None:
            continue
        if live.paper is not None:
            given = tuple(one.reason for one in live.paper.warnings if one.seat == seat.name)
            count, played = len(given), live.paper.round
        else:
            given, played = (), None
            count = 0 if live.match is None else live.match.warnings.get(seat.name, 0) - live.warned.count(seat.name)
        if count > 0:
            yield EarlierWarning(player, played, count, given)


def earlier_warnings(live: LiveTable, others: Iterable[LiveTable]) -> dict[str, list[EarlierWarning]]:
    """What each seat of a table brings along from the event's other tables."""
    keys = {seat.name: player_key(live, seat.name) for seat in live.seats}
    given = [one for other in others if other.id != live.id for one in warnings_at(other)]
    return {seat: [one for one in given if one.player == key] for seat, key in keys.items() if key is not None}


def warned_seats(live: LiveTable, others: Iterable[LiveTable]) -> tuple[str, ...]:
    """The seats that were warned before, once for each warning."""
    found = earlier_warnings(live, others)
    return tuple(seat for seat, warnings in found.items() for one in warnings for _ in range(one.count))


def shut_out(live: LiveTable, others: Iterable[LiveTable]) -> frozenset[str]:
    """The seats of players who were disqualified for all rounds at another table of the event (On-Sets IX-C; Equations
    IX-C)."""
    gone = {
        player_key(other, seat)
        for other in others
        if other.id != live.id and other.paper is not None
        for seat, scope in other.paper.out.items()
        if scope == ALL
    } - {None}
    return frozenset(seat.name for seat in live.seats if player_key(live, seat.name) in gone)
