"""What a host chooses when creating a table."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from forceout.editions import find_game
from forceout.editions.registry import seasons_of, years_of
from forceout.games.registry import NAMES as GAMES
from forceout.games.registry import title_of
from forceout.messages.message import Message
from forceout.rules.record import Header
from forceout.rules.revision import LATEST
from forceout.rules.state import Judging, Policing
from forceout.rules.vocabulary import Division, Form
from forceout.service.errors import BadRequest

SEATS: Final = ("P1", "P2", "P3")
"""What players are called in the log: their names live elsewhere."""
CLOCKS: Final[Mapping[str, int | None]] = {"official": 1000, "relaxed": 3000, "off": None}
"""How many milliseconds a second of the rulebook lasts; None when no clock runs."""
MOST_SHAKES: Final = 20
USUAL_SHAKES: Final = 3
LONGEST_EVENT: Final = 16
HUMAN: Final = "human"
PACES: Final[Mapping[str, float]] = {HUMAN: 1.0, "quick": 0.15}
"""How fast bots play, as a share of the time that people take."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The game, its edition and division, who polices and judges, and the clock."""

    game: str
    edition: str
    division: str
    form: str = "adventurous"
    season: str | None = None
    seats: int = 2
    policing: str = "referee"
    judging: str = "table"
    clock: str = "official"
    is_timed: bool = False
    """Whether the round's own clock gives the warning after thirty minutes and the stop."""
    shakes: int | None = None
    """After how many shakes the match ends, where no round's clock ends it."""
    is_practice: bool = False
    """One player and bots, with analysis at any time."""
    is_listed: bool = False
    is_watchable: bool = False
    is_deal_told: bool = False
    """Whether whoever sits down agrees that the dealer is told how many cards are due (Guidelines A2-comment)."""
    bot_pace: str = HUMAN
    """How fast bots play."""
    has_phrases: bool = True
    """Whether ready-made phrases are passed on."""
    has_hints: bool = False
    """Whether somebody who plays against learners alone may ask what they could do."""
    event: str | None = None
    """The event that the table is part of: a director chooses it, and warnings are kept through its rounds."""
    revision: str = LATEST.name
    """Our reading of the rules that the match is played under to its end; nobody chooses it."""

    @property
    def milliseconds(self) -> int | None:
        """How long a second of the rulebook lasts at this table."""
        return CLOCKS[self.clock]

    def header(self, warned: tuple[str, ...] = ()) -> Header:
        """The header of the match's record, with who was warned in earlier rounds."""
        return Header(
            self.game,
            self.edition,
            self.division,
            self.form,
            self.policing,
            self.judging,
            SEATS[: self.seats],
            self.season,
            revision=self.revision,
            warned=warned,
        )

    def printed(self) -> dict[str, Any]:
        """The settings as JSON has them."""
        return asdict(self)


def read_settings(given: Mapping[str, Any]) -> TableSettings:
    """Settings from what was sent; raises BadRequest with what is wrong."""
    known = {one.name: one for one in fields(TableSettings)}
    for name in given:
        if name not in known or name == "revision":
            raise BadRequest(Message("a-table-has-no-setting-called-name", name=repr(str(name)[:40])))
    values = dict(given)
    game = _choice(values, "game", GAMES)
    values.setdefault("edition", years_of(game)[0])
    seasons = seasons_of(game)
    if seasons:
        values["season"] = values.get("season") or seasons[0]
        _choice(values, "season", seasons)
    elif values.get("season") is not None:
        with_seasons = " and ".join(title_of(one) for one in GAMES if seasons_of(one))
        raise BadRequest(Message("only-some-games-have-seasons", games=with_seasons))
    _choice(values, "division", tuple(one.value for one in Division))
    for name, choices in (
        ("form", tuple(one.value for one in Form)),
        ("policing", tuple(one.value for one in Policing)),
        ("judging", tuple(one.value for one in Judging)),
        ("clock", tuple(CLOCKS)),
        ("bot_pace", tuple(PACES)),
    ):
        values.setdefault(name, known[name].default)
        _choice(values, name, choices)
    if type(values.setdefault("seats", 2)) is not int or values["seats"] not in (2, 3):
        raise BadRequest(Message("a-table-has-two-or-three-seats"))
    for name in ("is_timed", "is_practice", "is_listed", "is_watchable", "is_deal_told", "has_phrases", "has_hints"):
        if type(values.setdefault(name, known[name].default)) is not bool:
            raise BadRequest(Message("name-is-true-or-false", name=name))
    event = values.setdefault("event", None)
    if event is not None and not (isinstance(event, str) and is_event(event)):
        raise BadRequest(Message("an-event-is-named-by-letters-and-numbers"))
    if values.get("shakes") is None:
        values["shakes"] = None if values["is_timed"] else USUAL_SHAKES
    elif type(values["shakes"]) is not int or not 1 <= values["shakes"] <= MOST_SHAKES:
        raise BadRequest(Message("a-match-has-1-to-most-shakes", most=MOST_SHAKES))
    if not isinstance(values["edition"], str) or find_game(game, values["edition"], values.get("season")) is None:
        raise BadRequest(Message("there-is-no-edition-of-game", edition=repr(str(values["edition"])[:20]), game=game))
    return TableSettings(**values)


def is_event(text: str) -> bool:
    """Whether a text names an event."""
    return 1 <= len(text) <= LONGEST_EVENT and text.isascii() and text.isalnum()


def _choice(values: Mapping[str, Any], name: str, choices: tuple[str, ...]) -> str:
    value = values.get(name)
    if not isinstance(value, str) or value not in choices:
        raise BadRequest(Message("name-is-one-of-known", name=name, known=", ".join(choices)))
    return value
