"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013), for puzzles and for matches alike.

A puzzle is a game between a person and the puzzle, and both ratings move; a match of three is three games, each against
each.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
TAU: Final = 0.5
"""How much a volatility may change."""
SMALLEST_CHANGE: Final = 0.000001
WIDEST: Final = 350.0
NARROWEST: Final = 45.0
"""A band never becomes a line."""
MOST_OF_PERSON: Final = 150.0
MOST_OF_PUZZLE: Final = 40.0
"""How far one try moves a rating at most."""
FAR_BELOW: Final = 400.0
"""Who is rated so far below a puzzle says nothing about it by missing it."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, how sure that is, and how steady."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


class Game(NamedTuple):
    """A game against somebody: 1 won, 0.5 drawn, 0 lost."""

    against: Rating
    score: float


class AfterTry(NamedTuple):
    """Both ratings after a first try."""

    person: Rating
    puzzle: Rating


def updated(own: Rating, games: Sequence[Game], tau: float = TAU) -> Rating:
    """A rating after the games of one period (steps 2 to 8); without games only the deviation grows."""
    mu, phi = (own.rating - MIDDLE) / SCALE, own.deviation / SCALE
    if not games:
        return Rating(own.rating, min(sqrt(phi**2 + own.volatility**2) * SCALE, WIDEST), own.volatility)
    information = difference = 0.0
    for game in games:
        weight = _weight(game.against.deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (game.against.rating - MIDDLE) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        difference += weight * (game.score - expected)
    variance = 1 / information
    volatility = _volatility(phi, own.volatility, variance, variance * difference, tau)
    widened = sqrt(phi**2 + volatility**2)
    narrowed = 1 / sqrt(1 / widened**2 + 1 / variance)
    return Rating(MIDDLE + SCALE * (mu + narrowed**2 * difference), narrowed * SCALE, volatility)


def _weight(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """The new volatility, by the Illinois algorithm (step 5)."""
    start = log(sigma**2)

    def slope(x: float) -> float:
        grown = exp(x)
        spread = phi**2 + variance + grown
        return grown * (delta**2 - spread) / (2 * spread**2) - (x - start) / tau**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * tau) < 0:
            steps += 1
        high = start - steps * tau
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > SMALLEST_CHANGE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def after_try(person: Rating, puzzle: Rating, is_solved: bool) -> AfterTry:
    """Both ratings after a first try; changes are capped, and a beginner far below a puzzle does not move it."""
    own = capped(person, updated(person, [Game(puzzle, float(is_solved))]), MOST_OF_PERSON)
    if not is_solved and person.rating < puzzle.rating - FAR_BELOW:
        return AfterTry(own, puzzle)
    return AfterTry(own, capped(puzzle, updated(puzzle, [Game(person, float(not is_solved))]), MOST_OF_PUZZLE))


def capped(before: Rating, after: Rating, most: float) -> Rating:
    """A rating that has moved no further than this, and whose band has not shrunk to a line."""
    rating = min(max(after.rating, before.rating - most), before.rating + most)
    return Rating(rating, min(max(after.deviation, NARROWEST), WIDEST), after.volatility)


def after_match(
    ratings: Mapping[str, Rating], points: Mapping[str, float], fixed: Collection[str] = ()
) -> dict[str, Rating]:
    """The ratings of two or three players after a match: every pair is a game, won by who has more points; those whose
    rating is fixed stay as they are."""
    after = {}
    for player, own in ratings.items():
        games = [
            Game(other, 0.5 + (points[player] > points[name]) / 2 - (points[player] < points[name]) / 2)
            for name, other in ratings.items()
            if name != player
        ]
        is_kept = player in fixed or not games
        after[player] = own if is_kept else capped(own, updated(own, games), MOST_OF_PERSON)
    return after
