"""Teams, schools and sweepstakes: sums and averages over players and competitions, with drops."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from forceout.tournament.settings import Competition, Ranking
from forceout.tournament.standings.cards import Card, cards
from forceout.tournament.standings.metrics import POINTS_OF_A_ROUND
from forceout.tournament.state import EventState


@dataclass(frozen=True, slots=True)
class Part:
    """What one competition adds."""

    competition: str
    points: Fraction
    players: tuple[tuple[str, Fraction], ...]
    """Those who count, the best first."""
    is_dropped: bool = False


@dataclass(frozen=True, slots=True)
class RankedPlace:
    """The place of a player, a team or a school."""

    place: int
    is_shared: bool
    id: str
    points: Fraction
    parts: tuple[Part, ...]
    is_provisional: bool
    rounds_played: int
    """Of a player; of others how many players count."""


def ranking(state: EventState, of: Ranking) -> tuple[RankedPlace, ...]:
    """A ranking, the first first; ties stay ties."""
    parts: dict[str, list[Part]] = {}
    provisional: set[str] = set()
    counts: dict[str, int] = {}
    for name in of.competitions:
        competition = state.settings.by_id[name]
        members: dict[str, list[Card]] = {}
        for card in cards(state, competition):
            receiver = receiver_of(state, of, card.player)
            if receiver is not None:
                members.setdefault(receiver, []).append(card)
                counts[receiver] = counts.get(receiver, 0) + (card.rounds_played if of.of == "player" else 1)
        for receiver, hand in members.items():
            parts.setdefault(receiver, []).append(part_of(state, of, competition, receiver, hand))
            if any(card.is_provisional for card in hand):
                provisional.add(receiver)
    totals = {receiver: with_drops(of, own) for receiver, own in parts.items()}
    found = places_of({receiver: points for receiver, (points, _) in totals.items()})
    return tuple(
        RankedPlace(place, is_shared, receiver, *totals[receiver], receiver in provisional, counts[receiver])
        for receiver, (place, is_shared) in found.items()
    )


def places_of(points: Mapping[str, Fraction]) -> dict[str, tuple[int, bool]]:
    """Everybody's place and whether they share it, the first first; equals by what they are called."""
    ordered = sorted(points, key=lambda one: (-points[one], one))
    firsts: dict[Fraction, int] = {}
    sizes: dict[Fraction, int] = {}
    for place, one in enumerate(ordered, 1):
        firsts.setdefault(points[one], place)
        sizes[points[one]] = sizes.get(points[one], 0) + 1
    return {one: (firsts[points[one]], sizes[points[one]] > 1) for one in ordered}


def receiver_of(state: EventState, of: Ranking, player: str) -> str | None:
    """Who gets a player's points: they themselves, their team or their school."""
    one = state.players[player]
    return {"player": one.id, "team": one.team, "school": one.school}[of.of]


def part_of(state: EventState, of: Ranking, competition: Competition, receiver: str, hand: list[Card]) -> Part:
    """What a competition adds to a receiver: the sum or the average of all, or of the best so many."""
    scale = Fraction(1) if of.scaled is None else Fraction(of.scaled, POINTS_OF_A_ROUND * competition.rounds)
    each = sorted(
        ((card.player, (card.points + card.bonus) * scale) for card in hand), key=lambda one: (-one[1], one[0])
    )
    kind, _, most = of.how.partition(":")
    counting = each[: int(most)] if most else each
    points = sum((value for _, value in counting), Fraction(0))
    if kind == "average" and counting:
        points /= len(counting)
    if of.of != "player":
        points += sum(
            one.points for one in state.bonuses if one.receiver == receiver and one.competition == competition.id
        )
    return Part(competition.id, points, tuple(counting))


def with_drops(of: Ranking, parts: list[Part]) -> tuple[Fraction, tuple[Part, ...]]:
    """The sum of the competitions without the worst, where some are dropped; one that was missed is dropped first."""
    missed = len(of.competitions) - len(parts)
    to_drop = max(0, of.drops - missed)
    worst = sorted(range(len(parts)), key=lambda number: (parts[number].points, number))[:to_drop]
    kept = tuple(Part(one.competition, one.points, one.players, number in worst) for number, one in enumerate(parts))
    return sum((one.points for one in kept if not one.is_dropped), Fraction(0)), kept
