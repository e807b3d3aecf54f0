"""Whom a change of an event concerns: nobody else's page is drawn again."""

from forceout.tournament.state import EventState, Round


def concerned(before: EventState, after: EventState) -> frozenset[str] | None:
    """The players whose day has changed; None where everybody's may have."""
    if before.settings is not after.settings or before.is_closed != after.is_closed:
        return None
    found = {player for player, one in after.players.items() if before.players.get(player) is not one}
    for key, one in after.rounds.items():
        was = before.rounds.get(key)
        if was is not one:
            found |= of_round(was or Round(one.competition, one.number), one)
    return frozenset(found)


def of_round(was: Round, one: Round) -> set[str]:
    """The players of a round whose seats, clock or results have changed."""
    if len(was.versions) != len(one.versions) or was.told != one.told:
        return {player for table in (*was.tables, *one.tables) for player in table.players}
    changed = {label for label, record in one.records.items() if was.records.get(label) is not record}
    found = {player for table in one.tables if table.label in changed for player in table.players}
    return found | set(was.absent) ^ set(one.absent)
