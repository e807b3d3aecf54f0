"""Standings as plain data: for files, pages, paper and whoever recomputes them."""

from fractions import Fraction
from typing import Any

from forceout.tournament.standings.awards import recipients
from forceout.tournament.standings.individual import Standing, section_winners, standings
from forceout.tournament.standings.rankings import RankedPlace, ranking
from forceout.tournament.state import EventState


def number(value: Fraction) -> int | str:
    """A whole number, or a fraction as a text: `35/2`."""
    return value.numerator if value.denominator == 1 else f"{value.numerator}/{value.denominator}"


def print_standing(one: Standing) -> dict[str, Any]:
    """A player's place; behaviour is in none of it."""
    return {
        "place": one.place,
        "shared": one.is_shared,
        "player": one.card.player,
        "section": one.card.section,
        "points": [score.points for score in one.card.rounds],
        "statuses": [score.status for score in one.card.rounds],
        "sum": one.card.points,
        "values": [number(value) for value in one.values],
        "rounds": one.card.rounds_played,
        "provisional": one.card.is_provisional,
    }


def print_place(one: RankedPlace) -> dict[str, Any]:
    """The place of a player, a team or a school."""
    return {
        "place": one.place,
        "shared": one.is_shared,
        "id": one.id,
        "points": number(one.points),
        "parts": [
            {
                "competition": part.competition,
                "points": number(part.points),
                "players": [[player, number(points)] for player, points in part.players],
                "dropped": part.is_dropped,
            }
            for part in one.parts
        ],
        "provisional": one.is_provisional,
    }


def all_standings(state: EventState) -> dict[str, Any]:
    """Every standing of an event, with its rankings, section winners and awards."""
    return {
        "competitions": {
            one.id: [print_standing(place) for place in standings(state, one)] for one in state.settings.competitions
        },
        "sections": {
            one.id: {name: list(winners) for name, winners in section_winners(state, one).items()}
            for one in state.settings.competitions
        },
        "rankings": {one.id: [print_place(place) for place in ranking(state, one)] for one in state.settings.rankings},
        "awards": {
            one.id: [
                {
                    "id": who.id,
                    "place": who.place,
                    "shared": who.is_shared,
                    "points": None if who.points is None else number(who.points),
                    "section": who.section,
                }
                for who in recipients(state, one)
            ]
            for one in state.settings.awards
        },
    }
