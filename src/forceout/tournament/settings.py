"""What an event is: divisions, competitions, rounds, and how they are seated, ranked and awarded; data, not code."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from forceout.editions import find_game
from forceout.messages.lists import listed
from forceout.messages.message import Message
from forceout.rules.game import Game
from forceout.rules.vocabulary import Division as Level
from forceout.rules.vocabulary import Form
from forceout.tournament.objection import Objection

SECTIONS: Final = "sections"
POWER: Final = "power"
DRAW: Final = "draw"
SEED: Final = "seed"
WAYS: Final = (SECTIONS, POWER, DRAW, SEED)
"""How a round is seated: players of one level meet, equals by points meet, by lot, or equals by seed meet."""
MOST_ROUNDS: Final = 12
MOST_DIVISIONS: Final = 40
MOST_COMPETITIONS: Final = 80
HEAVIEST: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Weights:
    """What a compromise costs when a round is seated; in the leagues' order, which the director may change."""

    teammates: int = 1_000_000
    two_again: int = 100_000
    rematch: int = 20_000
    conflict: int = 1_500
    gap: int = 10
    """For each point between the first and the last at a table."""
    listed_gap: int = 6
    """From how many points on a gap is listed."""
    may_seat_teammates: bool = False
    """Whether a round with teammates at a table can be published at all: two teams cannot do without."""


@dataclass(frozen=True, slots=True)
class Division:
    """A level of the event: its own title, and the division of the rulebooks whose lists it plays."""

    id: str
    title: str
    level: str


@dataclass(frozen=True, slots=True)
class Competition:
    """One game in one division, over some rounds."""

    id: str
    division: str
    game: str
    edition: str
    rounds: int
    season: str | None = None
    form: str = Form.ADVENTUROUS.value
    seating: tuple[str, ...] = (POWER,)
    """The way of each round; the last one holds on."""
    metrics: tuple[str, ...] = ("match-points",)
    first_letter: str = "A"
    """Which letter its tables begin with."""
    is_online: bool = False
    """Whether its tables are played online, and open by themselves."""
    section_sizes: tuple[int, ...] = ()
    """How many teams are in each group of sections; proposed where none are given."""

    def way_of(self, number: int) -> str:
        """How a round is seated."""
        return self.seating[min(number, len(self.seating)) - 1]


@dataclass(frozen=True, slots=True)
class Ranking:
    """A table of players, teams or schools over one or more competitions; over several it is a sweepstakes."""

    id: str
    title: str
    of: str
    competitions: tuple[str, ...]
    how: str = "sum"
    """`sum`, `sum:5` the best five, `average`, `average:5`; of a player's own points where it is of players."""
    drops: int = 0
    """How many competitions are dropped for each, the worst first."""
    scaled: int | None = None
    """What a perfect score of each competition counts as, so that those of other lengths weigh the same."""


@dataclass(frozen=True, slots=True)
class Award:
    """Who is honoured: by place or by score, among players, teams, schools, section winners or a playoff."""

    id: str
    title: str
    of: str
    source: str
    """The competition, the ranking or the playoff."""
    places: int = 0
    score: int | None = None
    minimum_rounds: int = 0


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a director decides before the first round."""

    title: str
    date: str
    divisions: tuple[Division, ...]
    competitions: tuple[Competition, ...]
    rankings: tuple[Ranking, ...] = ()
    awards: tuple[Award, ...] = ()
    weights: Weights = field(default_factory=Weights)
    needs_second_person: bool = True
    """Whether a result counts as final only when a second person has typed its totals."""
    players_may_enter: bool = False
    """Whether a player of the table may enter its result once it is finished."""
    phones_allowed: bool = False
    """Whether players may have their phones at paper tables, against the book (I-C, IX-C); their pages then say so."""
    is_public: bool = False
    """Whether anybody may see the standings, by first names and initials."""
    names_until: str = ""
    """The day on which names are deleted."""

    @property
    def by_id(self) -> Mapping[str, Competition]:
        """The competitions by their id."""
        return {one.id: one for one in self.competitions}

    def division(self, name: str) -> Division:
        """A division by its id."""
        return next(one for one in self.divisions if one.id == name)

    def level_of(self, competition: Competition) -> Level:
        """The division of the rulebooks that a competition plays by."""
        return Level(self.division(competition.division).level)

    def competitions_of(self, division: str) -> tuple[Competition, ...]:
        """What a division plays."""
        return tuple(one for one in self.competitions if one.division == division)


def game_of(competition: Competition) -> Game:
    """The game as the competition's book has it."""
    game = find_game(competition.game, competition.edition, competition.season)
    assert game is not None, "settings are checked before they are kept"
    return game


def settings_objection(settings: Settings) -> Objection | None:
    """What is wrong with the settings of an event; None when it can be held."""
    if not settings.title.strip():
        return Objection("settings", Message("an-event-has-a-title"))
    if not settings.divisions or not settings.competitions:
        return Objection("settings", Message("an-event-has-a-division-and-a-game"))
    if len(settings.divisions) > MOST_DIVISIONS or len(settings.competitions) > MOST_COMPETITIONS:
        return Objection("settings", Message("an-event-has-at-most-so-many-divisions", most=MOST_DIVISIONS))
    for kind, ids in (
        ("division", [one.id for one in settings.divisions]),
        ("competition", [one.id for one in settings.competitions]),
        ("ranking", [one.id for one in settings.rankings]),
        ("award", [one.id for one in settings.awards]),
    ):
        twice = next((one for one in ids if ids.count(one) > 1), None)
        if twice is not None:
            return Objection("settings", Message("two-things-are-called-the-same", kind=kind, name=twice))
        unclear = next((one for one in ids if not is_plain_id(one)), None)
        if unclear is not None:
            return Objection("settings", Message("an-id-has-letters-digits-and-hyphens", name=unclear))
    levels = [one.value for one in Level]
    for division in settings.divisions:
        if division.level not in levels:
            return Objection("settings", Message("there-is-no-such-level", name=division.level, known=listed(levels)))
    for competition in settings.competitions:
        objection = competition_objection(settings, competition)
        if objection is not None:
            return objection
    return weights_objection(settings.weights) or rankings_objection(settings)


def weights_objection(weights: Weights) -> Objection | None:
    """What is wrong with the weights: what weighs less than nothing would be sought, not avoided."""
    for name in ("teammates", "two_again", "rematch", "conflict", "gap", "listed_gap"):
        said = getattr(weights, name)
        if not 0 <= said <= HEAVIEST:
            weight = name.replace("_", "-")
            words = Message("a-weight-is-from-nothing-on", weight=weight, said=said, most=HEAVIEST)
            return Objection("settings", words)
    return None


def is_plain_id(text: str) -> bool:
    """Whether a text can name something in a file and in an address."""
    return 0 < len(text) <= 40 and text.isascii() and all(one.isalnum() or one in "-_" for one in text)


def competition_objection(settings: Settings, competition: Competition) -> Objection | None:
    """What is wrong with one competition."""
    from forceout.tournament.standings.metrics import find_metric

    if competition.division not in [one.id for one in settings.divisions]:
        return Objection("settings", Message("there-is-no-such-division-in-the-event", name=competition.division))
    if find_game(competition.game, competition.edition, competition.season) is None:
        name = f"{competition.game} {competition.edition}"
        return Objection("settings", Message("there-is-no-such-book", name=name))
    if competition.form not in [one.value for one in Form]:
        return Objection("settings", Message("there-is-no-such-form", name=competition.form))
    if not 1 <= competition.rounds <= MOST_ROUNDS:
        return Objection("settings", Message("a-competition-has-so-many-rounds", most=MOST_ROUNDS))
    if not competition.seating or any(one not in WAYS for one in competition.seating):
        return Objection("settings", Message("a-round-is-seated-in-one-of-these-ways", known=listed(WAYS)))
    if len(competition.first_letter) != 1 or competition.first_letter not in "ABCDEFGHJKLMNOPQRSTUVWXYZ":
        return Objection("settings", Message("tables-begin-with-a-letter-but-not-i"))
    unknown = next((one for one in competition.metrics if find_metric(one) is None), None)
    if unknown is not None or not competition.metrics:
        return Objection("settings", Message("there-is-no-such-metric", name=unknown or "–"))
    return None


def rankings_objection(settings: Settings) -> Objection | None:
    """What is wrong with the rankings and the awards."""
    known = settings.by_id
    for ranking in settings.rankings:
        unknown = next((one for one in ranking.competitions if one not in known), None)
        if unknown is not None or not ranking.competitions:
            return Objection("settings", Message("a-ranking-is-over-competitions-of-the-event", name=ranking.id))
        if ranking.of not in ("player", "team", "school") or not is_way_of_summing(ranking.how):
            return Objection("settings", Message("a-ranking-is-of-players-teams-or-schools", name=ranking.id))
        if not 0 <= ranking.drops < len(ranking.competitions):
            return Objection("settings", Message("a-ranking-drops-fewer-than-it-counts", name=ranking.id))
    sources = {"player": set(known), "section": set(known), "ranking": {one.id for one in settings.rankings}}
    for award in settings.awards:
        if award.of != "playoff" and award.source not in sources.get(award.of, set()):
            return Objection("settings", Message("an-award-has-a-source", name=award.id))
        if award.places <= 0 and award.score is None:
            return Objection("settings", Message("an-award-is-by-place-or-by-score", name=award.id))
    return None


def is_way_of_summing(how: str) -> bool:
    """Whether a ranking can be added up so."""
    kind, _, most = how.partition(":")
    return kind in ("sum", "average") and (not most or (most.isdecimal() and 1 <= int(most) <= 99))
