"""Metrics: what players are ranked by, each a small named function; a competition lists them in its own order."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from forceout.tournament.standings.cards import Card

Metric = Callable[[Card, Sequence[Card]], Fraction]
"""A player's value, among those with whom they are still tied; more is better."""
POINTS_OF_A_ROUND: Final = 6
"""The most that a match gives (On-Sets XII-A; Equations XII-A)."""


def match_points(card: Card, tied: Sequence[Card]) -> Fraction:
    """The sum of the match points."""
    return Fraction(card.points)


def with_bonus(card: Card, tied: Sequence[Card]) -> Fraction:
    """The sum of the match points, and bonus points."""
    return Fraction(card.points + card.bonus)


def bonus(card: Card, tied: Sequence[Card]) -> Fraction:
    """Bonus points alone."""
    return Fraction(card.bonus)


def shake_points(card: Card, tied: Sequence[Card]) -> Fraction:
    """The sum of the totals of the scoresheets; who did not play has none."""
    return Fraction(sum(one.total or 0 for one in card.rounds if one.has_played))


def wins(card: Card, tied: Sequence[Card]) -> Fraction:
    """How many matches were won alone."""
    return Fraction(sum(one.points == POINTS_OF_A_ROUND for one in card.rounds))


def playoff(card: Card, tied: Sequence[Card]) -> Fraction:
    """The place in a playoff, which breaks the tie that it was played for: only where all who are tied played it."""
    if any(one.playoff is None for one in tied):
        return Fraction(0)
    assert card.playoff is not None
    return Fraction(-card.playoff)


def head_to_head(card: Card, tied: Sequence[Card]) -> Fraction:
    """Matches against those who are tied: how often their total was higher, less how often lower; nothing where some of
    them have not met."""
    others = {one.player: one for one in tied if one.player != card.player}
    everybody = {one.player for one in tied}
    for one in tied:
        met = {other for played in one.rounds if played.has_played for other in played.opponents}
        if not everybody - {one.player} <= met:
            return Fraction(0)
    balance = 0
    for number, played in enumerate(card.rounds):
        for opponent in played.opponents:
            other = others.get(opponent)
            theirs = other.rounds[number].total if other is not None else None
            if theirs is not None and played.total is not None:
                balance += (played.total > theirs) - (played.total < theirs)
    return Fraction(balance)


def best_rounds(count: int) -> Metric:
    """The sum of the best rounds, so many of them."""

    def metric(card: Card, tied: Sequence[Card]) -> Fraction:
        return Fraction(sum(sorted((one.points or 0 for one in card.rounds), reverse=True)[:count]))

    return metric


def scaled_to(top: int) -> Metric:
    """The sum of the match points, scaled so that a perfect score is `top`."""

    def metric(card: Card, tied: Sequence[Card]) -> Fraction:
        return Fraction(card.points * top, POINTS_OF_A_ROUND * len(card.rounds))

    return metric


PLAIN: Final[Mapping[str, Metric]] = {
    "match-points": match_points,
    "match-points-with-bonus": with_bonus,
    "bonus": bonus,
    "shake-points": shake_points,
    "wins": wins,
    "head-to-head": head_to_head,
    "playoff": playoff,
}
WITH_NUMBER: Final[Mapping[str, Callable[[int], Metric]]] = {"best": best_rounds, "scaled": scaled_to}
"""Metrics that are named with a number: `best:3`, `scaled:24`."""


def find_metric(name: str) -> Metric | None:
    """A metric by its name; None when there is no such."""
    kind, _, number = name.partition(":")
    if not number:
        return PLAIN.get(kind)
    make = WITH_NUMBER.get(kind)
    return None if make is None or not number.isdecimal() or not 1 <= int(number) <= 1000 else make(int(number))
