"""Awards: by place or by score, with a minimum of rounds played; who shares a place shares the award."""

from dataclasses import dataclass
from fractions import Fraction

from forceout.tournament.settings import Award
from forceout.tournament.standings.cards import cards
from forceout.tournament.standings.individual import ranked, section_winners
from forceout.tournament.standings.rankings import places_of, ranking
from forceout.tournament.state import EventState


@dataclass(frozen=True, slots=True)
class Recipient:
    """Who gets an award."""

    id: str
    place: int
    is_shared: bool
    points: Fraction | None = None
    section: str | None = None


def recipients(state: EventState, award: Award) -> tuple[Recipient, ...]:
    """Who gets an award as the event stands; places are among those who played enough rounds."""
    return {"section": of_sections, "playoff": of_playoff, "ranking": of_ranking, "player": of_players}[award.of](
        state, award
    )


def is_honoured(award: Award, place: int, points: Fraction | None) -> bool:
    """Whether a place or a score is one of the award's."""
    by_score = award.score is not None and points is not None and points >= award.score
    return by_score or place <= award.places


def of_players(state: EventState, award: Award) -> tuple[Recipient, ...]:
    """Players of a competition."""
    competition = state.settings.by_id[award.source]
    among = [card for card in cards(state, competition) if card.rounds_played >= award.minimum_rounds]
    return tuple(
        Recipient(one.card.player, one.place, one.is_shared, one.values[0])
        for one in ranked(among, competition.metrics)
        if is_honoured(award, one.place, one.values[0])
    )


def of_ranking(state: EventState, award: Award) -> tuple[Recipient, ...]:
    """Players, teams or schools of a ranking; a minimum of rounds is asked of players alone."""
    found = next(one for one in state.settings.rankings if one.id == award.source)
    minimum = award.minimum_rounds if found.of == "player" else 0
    among = [one for one in ranking(state, found) if one.rounds_played >= minimum]
    places = places_of({one.id: one.points for one in among})
    return tuple(
        Recipient(one.id, *places[one.id], one.points)
        for one in among
        if is_honoured(award, places[one.id][0], one.points)
    )


def of_sections(state: EventState, award: Award) -> tuple[Recipient, ...]:
    """The winners of each section."""
    competition = state.settings.by_id[award.source]
    played = {card.player: card.rounds_played for card in cards(state, competition)}
    return tuple(
        Recipient(player, 1, len(winners) > 1, section=section)
        for section, winners in section_winners(state, competition).items()
        for player in winners
        if played[player] >= award.minimum_rounds
    )


def of_playoff(state: EventState, award: Award) -> tuple[Recipient, ...]:
    """Those who played for a place."""
    playoff = state.playoffs.get(award.source)
    if playoff is None or not playoff.totals:
        return ()
    places = {player: playoff.place_of(player) or 0 for player in playoff.players}
    return tuple(
        Recipient(player, place, list(places.values()).count(place) > 1, Fraction(playoff.totals[player]))
        for player, place in sorted(places.items(), key=lambda one: (one[1], one[0]))
        if is_honoured(award, place, Fraction(playoff.totals[player]))
    )
