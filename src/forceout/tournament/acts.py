"""What is done in an event: every act as data, each with the offices that may do it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

from forceout.tournament.act import AT_TABLES as AT_TABLES
from forceout.tournament.act import COACH as COACH
from forceout.tournament.act import DEPUTY as DEPUTY
from forceout.tournament.act import DESK as DESK
from forceout.tournament.act import DIRECTOR as DIRECTOR
from forceout.tournament.act import JUDGE as JUDGE
from forceout.tournament.act import OFFICES as OFFICES
from forceout.tournament.act import PLAYER as PLAYER
from forceout.tournament.act import RUNNING as RUNNING
from forceout.tournament.act import SCOREKEEPER as SCOREKEEPER
from forceout.tournament.act import SERVER as SERVER
from forceout.tournament.act import Act as Act
from forceout.tournament.act import Entry as Entry
from forceout.tournament.people import Player, School, Team
from forceout.tournament.settings import Settings, Weights
from forceout.tournament.sheets import Sheet
from forceout.tournament.tables import SeatedTable


@dataclass(frozen=True, slots=True)
class Found(Act):
    """Found the event; its first act."""

    do: ClassVar[str] = "found"
    offices: ClassVar[frozenset[str]] = frozenset({DIRECTOR})
    settings: Settings


@dataclass(frozen=True, slots=True)
class ChangeSettings(Act):
    """Change the settings; what a round was seated by stays."""

    do: ClassVar[str] = "settings"
    offices: ClassVar[frozenset[str]] = frozenset({DIRECTOR})
    settings: Settings
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Import(Act):
    """Bring in schools, teams and players, all of them or none; who is here already is changed."""

    do: ClassVar[str] = "import"
    schools: tuple[School, ...]
    teams: tuple[Team, ...]
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class EnterLate(Act):
    """Let somebody play from the next round on that is not yet published."""

    do: ClassVar[str] = "late-entry"
    player: Player
    reason: str


@dataclass(frozen=True, slots=True)
class Withdraw(Act):
    """Let somebody go home: they play no round that is not yet published, and keep what they have."""

    do: ClassVar[str] = "withdraw"
    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class Return(Act):
    """Let somebody who withdrew play again from the next round on."""

    do: ClassVar[str] = "return"
    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class NoShow(Act):
    """Note that somebody is not there for a round: not seated, or, once it is published, did not play."""

    do: ClassVar[str] = "no-show"
    offices: ClassVar[frozenset[str]] = frozenset({DIRECTOR, DEPUTY, SCOREKEEPER, JUDGE})
    competition: str
    round: int
    player: str
    is_here: bool = False
    """Whether they came after all."""


@dataclass(frozen=True, slots=True)
class DraftSeating(Act):
    """Keep a draft of a round's seats, with the seed and the weights that it came of."""

    do: ClassVar[str] = "draft"
    competition: str
    round: int
    tables: tuple[SeatedTable, ...]
    way: str
    seed: int
    weights: Weights
    later: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """The tables of the rounds after it, where they were planned together."""


@dataclass(frozen=True, slots=True)
class SwapSeats(Act):
    """Let two players of a draft change places."""

    do: ClassVar[str] = "swap"
    competition: str
    round: int
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Publish(Act):
    """Publish a draft; after the first time it is a new version, and says why."""

    do: ClassVar[str] = "publish"
    competition: str
    round: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TellTime(Act):
    """Start the hall clock of a round, or tell the hall: no new shakes, stop (XI-B)."""

    do: ClassVar[str] = "clock"
    competition: str
    round: int
    what: str


@dataclass(frozen=True, slots=True)
class AddTableTime(Act):
    """Add the time that a controversy took, to one table alone (XI-B-3)."""

    do: ClassVar[str] = "add-time"
    offices: ClassVar[frozenset[str]] = AT_TABLES
    competition: str
    round: int
    table: str
    seconds: int


@dataclass(frozen=True, slots=True)
class EnterResult(Act):
    """Enter a table's scoresheet; one that is not confirmed may be entered again."""

    do: ClassVar[str] = "enter"
    offices: ClassVar[frozenset[str]] = frozenset({DIRECTOR, DEPUTY, SCOREKEEPER, PLAYER})
    competition: str
    round: int
    table: str
    sheet: Sheet


@dataclass(frozen=True, slots=True)
class SignSheet(Act):
    """Sign one's table's scoresheet as it was entered, by the totals that were seen (XII-B)."""

    do: ClassVar[str] = "sign"
    offices: ClassVar[frozenset[str]] = frozenset({PLAYER})
    competition: str
    round: int
    table: str
    totals: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class OpenTables(Act):
    """Note which matches of the server tables of a round are played in."""

    do: ClassVar[str] = "open-tables"
    offices: ClassVar[frozenset[str]] = frozenset({SERVER})
    competition: str
    round: int
    matches: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class TakeOnlineResult(Act):
    """Take the scoresheet of a table that was played online, once everybody there has signed it (XII-B)."""

    do: ClassVar[str] = "online-result"
    offices: ClassVar[frozenset[str]] = frozenset({SERVER})
    competition: str
    round: int
    table: str
    match: str
    sheet: Sheet
    disqualified: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ConfirmResult(Act):
    """Type the totals of the paper as a second person, blind: equal confirms, unequal rejects."""

    do: ClassVar[str] = "confirm"
    offices: ClassVar[frozenset[str]] = DESK
    competition: str
    round: int
    table: str
    totals: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class CorrectResult(Act):
    """Correct a total after the sheet was handed in: an oversight, with why."""

    do: ClassVar[str] = "correct"
    offices: ClassVar[frozenset[str]] = RUNNING
    competition: str
    round: int
    table: str
    player: str
    total: int
    reason: str
    agreed: tuple[str, ...] = ()
    """Who of the table agreed, where the book asks for it."""


@dataclass(frozen=True, slots=True)
class RuleDeceit(Act):
    """As the director, rule that a wrong score was signed with intent to deceive (XII-B-1, XII-B-2)."""

    do: ClassVar[str] = "deceit"
    offices: ClassVar[frozenset[str]] = frozenset({DIRECTOR})
    competition: str
    round: int
    table: str
    player: str
    listed: int
    reason: str


@dataclass(frozen=True, slots=True)
class Disqualify(Act):
    """Disqualify a player for a round; what for is not written here (IX-C)."""

    do: ClassVar[str] = "disqualify"
    offices: ClassVar[frozenset[str]] = AT_TABLES
    competition: str
    round: int
    table: str
    player: str


@dataclass(frozen=True, slots=True)
class OrderReplay(Act):
    """Have a table play again, by two or by three; its result is awaited anew (IX-C)."""

    do: ClassVar[str] = "replay"
    competition: str
    round: int
    table: str
    seats: int
    reason: str


@dataclass(frozen=True, slots=True)
class Appeal(Act):
    """Hold a result, because a player appeals a ruling (VII-C-7)."""

    do: ClassVar[str] = "appeal"
    offices: ClassVar[frozenset[str]] = frozenset({DIRECTOR, DEPUTY, SCOREKEEPER, JUDGE, PLAYER})
    competition: str
    round: int
    table: str
    player: str
    reason: str


@dataclass(frozen=True, slots=True)
class DecideAppeal(Act):
    """Decide a player's appeal, so that the result is no longer held."""

    do: ClassVar[str] = "decide-appeal"
    offices: ClassVar[frozenset[str]] = frozenset({DIRECTOR})
    competition: str
    round: int
    table: str
    player: str
    is_upheld: bool
    reason: str


@dataclass(frozen=True, slots=True)
class GoOnWithout(Act):
    """Seat the next round although these tables are out, and write that down."""

    do: ClassVar[str] = "go-on"
    competition: str
    round: int
    tables: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class AddBonus(Act):
    """Give a player, team or school points of the event's own."""

    do: ClassVar[str] = "bonus"
    competition: str
    receiver: str
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class ArrangePlayoff(Act):
    """Let players who are tied, or who won their sections, play for the place; it adds no match points."""

    do: ClassVar[str] = "playoff"
    id: str
    competition: str
    players: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class EnterPlayoff(Act):
    """Enter the totals of a playoff."""

    do: ClassVar[str] = "playoff-result"
    offices: ClassVar[frozenset[str]] = DESK
    id: str
    totals: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class AnnounceAwards(Act):
    """Close the event: every result is final, and the awards are read out."""

    do: ClassVar[str] = "awards"
    offices: ClassVar[frozenset[str]] = frozenset({DIRECTOR})


KINDS: Final[Mapping[str, type[Act]]] = {
    kind.do: kind
    for kind in (
        Found, ChangeSettings, Import, EnterLate, Withdraw, Return, NoShow, DraftSeating, SwapSeats, Publish, TellTime,
        AddTableTime, EnterResult, SignSheet, OpenTables, TakeOnlineResult, ConfirmResult, CorrectResult, RuleDeceit,
        Disqualify, OrderReplay, Appeal,
        DecideAppeal, GoOnWithout, AddBonus, ArrangePlayoff, EnterPlayoff, AnnounceAwards,
    )
}  # fmt: skip
