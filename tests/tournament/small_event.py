"""A small event for tests, and its acts one after another."""

from dataclasses import replace

from forceout.tournament import acts as do
from forceout.tournament.fold import attempt
from forceout.tournament.objection import Objection
from forceout.tournament.people import Player, School, Team
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.settings import Competition, Division, Settings
from forceout.tournament.sheets import Sheet, SheetRow
from forceout.tournament.state import EventState

SETS = "middle-sets"


def settings(**changes: object) -> Settings:
    """One division and one game; the competition's fields may be changed."""
    competition = Competition(SETS, "middle", "on-sets", "2026-27", 4, seating=("draw", "power"))
    return Settings(
        "Spring Open",
        "2027-03-14",
        (Division("middle", "Middle", "middle"),),
        (replace(competition, **changes),),  # type: ignore[arg-type]
    )


def people(teams: int, of_a_team: int = 1) -> do.Import:
    """Teams of a school each."""
    return do.Import(
        tuple(School(f"s{team}", f"School {team}") for team in range(1, teams + 1)),
        tuple(Team(f"t{team}", f"Team {team}", f"s{team}", "middle") for team in range(1, teams + 1)),
        tuple(
            Player(f"p{team:02}{seat}", "middle", f"s{team}", f"t{team}", f"s{team}", seat, seat)
            for team in range(1, teams + 1)
            for seat in range(1, of_a_team + 1)
        ),
    )


class Event:
    """An event that acts are done in."""

    def __init__(self, wanted: Settings | None = None, teams: int = 9, of_a_team: int = 1) -> None:
        self.entries: list[do.Entry] = []
        self.current: EventState | None = None
        self.does(do.Found(wanted or settings()))
        self.does(people(teams, of_a_team))

    @property
    def state(self) -> EventState:
        assert self.current is not None
        return self.current

    def tries(self, act: do.Act, office: str = do.DIRECTOR, by: str = "d1") -> Objection | None:
        """Try an act: what is wrong with it, or it is done."""
        entry = do.Entry(by, office, 1_000 * (len(self.entries) + 1), act)
        self.current, objection = attempt(self.current, entry)
        if objection is None:
            self.entries.append(entry)
        return objection

    def does(self, act: do.Act, office: str = do.DIRECTOR, by: str = "d1") -> EventState:
        """Do an act that nothing is wrong with."""
        objection = self.tries(act, office, by)
        assert objection is None, objection.message
        return self.state

    def refuses(self, act: do.Act, office: str = do.DIRECTOR, by: str = "d1") -> str:
        """The code of what is wrong with an act."""
        objection = self.tries(act, office, by)
        assert objection is not None, f"{act} was done"
        assert objection.message.strip()
        return objection.code

    def seats(self, number: int = 1, seed: int = 5) -> EventState:
        """Seat and publish a round."""
        competition = self.state.settings.competitions[0].id
        self.does(seat_round(self.state, competition, number, seed))
        return self.does(do.Publish(competition, number))

    def enters(self, number: int, label: str, totals: dict[str, int], **more: object) -> EventState:
        """Enter a result and confirm it."""
        competition = self.state.settings.competitions[0].id
        sheet = Sheet(totals, **more)  # type: ignore[arg-type]
        self.does(do.EnterResult(competition, number, label, sheet), do.SCOREKEEPER, "k1")
        written = {player: sheet.written(player) or 0 for player in totals}
        return self.does(do.ConfirmResult(competition, number, label, written), do.SCOREKEEPER, "k2")

    def plays(self, number: int, seed: int = 5) -> EventState:
        """Seat a round, and let every table end 10 to 8 to 6 in the order of its seats."""
        self.seats(number, seed)
        competition = self.state.settings.competitions[0].id
        for table in self.state.round(competition, number).tables:
            self.enters(number, table.label, dict(zip(table.players, (10, 8, 6), strict=False)))
        return self.state


def shakes(*rows: tuple[int, ...], players: tuple[str, ...]) -> tuple[SheetRow, ...]:
    """Rows of a scoresheet whose Goal goes round."""
    return tuple(
        SheetRow(dict(zip(players, row, strict=True)), players[number % len(players)])
        for number, row in enumerate(rows)
    )
