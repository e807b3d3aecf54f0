"""A whole event with random players: absences, penalties, disputes, corrections, rulings, appeals, playoffs, awards.

What is done is handed to `submit`, so that the same event is played through the pure fold and through a service.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from forceout.editions.registry import find_edition
from forceout.games.registry import NAMES, title_of
from forceout.rules.scoring_shake import ABSENT
from forceout.rules.vocabulary import Division as Level
from forceout.tournament import acts as do
from forceout.tournament.people import Player, School, Team
from forceout.tournament.seating.random_numbers import RandomNumbers
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.settings import (
    DRAW,
    POWER,
    SECTIONS,
    Award,
    Competition,
    Division,
    Ranking,
    Settings,
    Weights,
    game_of,
)
from forceout.tournament.sheets import Sheet, SheetPenalty, SheetRow, possible_rows, sums
from forceout.tournament.standings.individual import section_winners, ties_for_prizes
from forceout.tournament.state import TOLD, EventState
from forceout.tournament.tables import LETTERS, SeatedTable

Submit = Callable[[do.Act, str, str], EventState]
"""Does an act in an office, as somebody, and gives the event as it is then."""
OF_A_TEAM: Final = 5
TEAMS_OF_A_SCHOOL: Final = 2
FIRST_NAMES: Final = (
    "Ada", "Bea", "Cleo", "Dana", "Emil", "Finn", "Gwen", "Hugo", "Ines", "Jude", "Kaya", "Lena", "Maya", "Noor",
    "Owen", "Priya", "Quin", "Rui", "Sana", "Theo", "Una", "Vida", "Wes", "Xenia", "Yara", "Zeke",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Plan:
    """How large the event is."""

    players: int
    games: tuple[str, ...] = NAMES
    divisions: tuple[Level, ...] = tuple(Level)
    rounds: int = 4
    seed: int = 1
    has_trouble: bool = True
    """Whether things go wrong, as they do."""


def planned_settings(plan: Plan, title: str = "Simulated Open") -> Settings:
    """An event with every division and game of the plan: sections in every other competition, power matching in the
    rest."""
    divisions = tuple(Division(level.value, level.value.capitalize(), level.value) for level in plan.divisions)
    competitions: list[Competition] = []
    for number, level in enumerate(plan.divisions):
        for game in plan.games:
            edition = find_edition(game)
            assert edition is not None
            way: tuple[str, ...] = (SECTIONS,) if (number + len(competitions)) % 2 else (DRAW, POWER)
            competitions.append(
                Competition(
                    f"{level.value}-{game}",
                    level.value,
                    game,
                    edition.year,
                    plan.rounds,
                    edition.seasons[0],
                    seating=way,
                    first_letter=LETTERS[number * (len(LETTERS) // len(plan.divisions))],
                    metrics=("match-points", "playoff", "head-to-head", "shake-points"),
                )
            )
    ids = tuple(one.id for one in competitions)
    titles = {one.id: f"{one.division.capitalize()} {title_of(one.game)}" for one in competitions}
    rankings = (
        *(Ranking(f"teams-{one}", f"Teams, {titles[one]}", "team", (one,), "sum:5") for one in ids),
        Ranking("schools", "Schools", "school", ids, "average:5"),
        Ranking("sweepstakes", "Sweepstakes", "school", ids, "sum:5", drops=min(1, len(ids) - 1), scaled=24),
        *(
            Ranking(f"all-round-{level.value}", "All-round", "player", own, scaled=24)
            for level in plan.divisions
            if len(own := tuple(one.id for one in competitions if one.division == level.value)) > 1
        ),
    )
    awards = (
        *(Award(f"first-{one}", f"Players, {titles[one]}", "player", one, places=3, minimum_rounds=2) for one in ids),
        *(
            Award(f"perfect-{one}", f"Perfect scores, {titles[one]}", "player", one, score=6 * plan.rounds)
            for one in ids
        ),
        *(
            Award(f"sections-{one.id}", f"Sections, {titles[one.id]}", "section", one.id, places=1)
            for one in competitions
            if SECTIONS in one.seating
        ),
        Award("schools", "Schools", "ranking", "schools", places=3),
        Award("sweepstakes", "Sweepstakes", "ranking", "sweepstakes", places=1),
    )
    # Three teams in a division cannot always be kept apart once somebody has gone home.
    weights = Weights(may_seat_teammates=plan.players < 30 * len(plan.divisions))
    return Settings(title, "2027-03-14", divisions, tuple(competitions), rankings, awards, weights)


def planned_people(plan: Plan) -> tuple[do.Import, dict[str, str]]:
    """Everybody who comes: schools with teams in some divisions, and names for outside the log."""
    numbers = RandomNumbers(plan.seed)
    schools: list[School] = []
    teams: list[Team] = []
    players: list[Player] = []
    names: dict[str, str] = {}
    each = [plan.players // len(plan.divisions)] * len(plan.divisions)
    for extra in range(plan.players % len(plan.divisions)):
        each[extra] += 1
    for level, count in zip(plan.divisions, each, strict=True):
        for number in range(count):
            team_number = number // OF_A_TEAM
            if number % OF_A_TEAM == 0:
                place = team_number // TEAMS_OF_A_SCHOOL
                if place >= len(schools):
                    schools.append(School(f"s{len(schools) + 1:03}", f"School {len(schools) + 1}"))
                name = f"{level.value[:3]}{team_number + 1:03}"
                teams.append(Team(name, f"Team {name.upper()}", schools[place].id, level.value))
            team = teams[-1]
            player = f"p{len(players) + 1:04}"
            seed = numbers.below(100) + 1
            players.append(Player(player, level.value, team.school, team.id, team.school, seed, number % OF_A_TEAM + 1))
            first = FIRST_NAMES[numbers.below(len(FIRST_NAMES))]
            names[player] = f"{first} {chr(ord('A') + numbers.below(26))}."
    return do.Import(tuple(schools), tuple(teams), tuple(players)), names


class Simulation:
    """An event that is played from the first act to the awards."""

    def __init__(self, plan: Plan, submit: Submit) -> None:
        self.plan = plan
        self.submit = submit
        self.numbers = RandomNumbers(plan.seed + 1000)
        self.counts: dict[str, int] = {}

    def act(self, act: do.Act, office: str = do.DIRECTOR, by: str = "d1") -> EventState:
        """Do something, and count it."""
        self.counts[act.do] = self.counts.get(act.do, 0) + 1
        return self.submit(act, office, by)

    def chance(self, one_in: int) -> bool:
        """Whether something that happens once in so often happens now."""
        return self.plan.has_trouble and self.numbers.below(one_in) == 0

    def run(self) -> EventState:
        """Play it all."""
        people, _ = planned_people(self.plan)
        self.act(do.Found(planned_settings(self.plan)))
        state = self.act(people)
        for number in range(1, self.plan.rounds + 1):
            for competition in state.settings.competitions:
                state = self.play_round(state, competition, number)
        for competition in state.settings.competitions:
            state = self.play_off(state, competition)
        for school in list(state.schools)[:2]:
            state = self.act(do.AddBonus(state.settings.competitions[0].id, school, 2, "Helped to set up the hall"))
        return self.act(do.AnnounceAwards())

    def play_round(self, state: EventState, competition: Competition, number: int) -> EventState:
        """Seat a round, play it, and settle every result."""
        state = self.people_come_and_go(state, competition, number)
        state = self.act(seat_round(state, competition.id, number, self.numbers.below(1 << 30)))
        if self.chance(3):
            state = self.swap(state, competition, number)
        state = self.act(do.Publish(competition.id, number))
        tables = state.round(competition.id, number).tables
        if self.chance(2):
            table = tables[self.numbers.below(len(tables))]
            state = self.act(do.NoShow(competition.id, number, table.players[0]), do.JUDGE, "j1")
        for what in TOLD:
            state = self.act(do.TellTime(competition.id, number, what))
        for table in tables:
            state = self.play_table(state, competition, number, table)
        return state

    def people_come_and_go(self, state: EventState, competition: Competition, number: int) -> EventState:
        """Somebody goes home, somebody comes late, somebody is missing from the round."""
        there = state.to_seat(competition, number)
        if number > 1 and self.chance(3) and len(there) > 8:
            leaver = there[self.numbers.below(len(there))]
            if not leaver.last_rounds:
                state = self.act(do.Withdraw(leaver.id, "Ill"))
        if number > 1 and self.chance(4):
            late = f"late{len(state.players) + 1}"
            school = next(iter(state.schools))
            state = self.act(do.EnterLate(Player(late, competition.division, school, group=school), "The bus was late"))
        there = state.to_seat(competition, number)
        if self.chance(3) and len(there) > 8:
            missing = there[self.numbers.below(len(there))]
            state = self.act(do.NoShow(competition.id, number, missing.id), do.SCOREKEEPER, "k1")
        return state

    def swap(self, state: EventState, competition: Competition, number: int) -> EventState:
        """Two players of one table change seats, which no compromise comes of."""
        draft = state.round(competition.id, number).draft
        assert draft is not None
        players = draft.tables[self.numbers.below(len(draft.tables))].players
        if len(players) < 2:
            return state
        return self.act(do.SwapSeats(competition.id, number, players[0], players[1]), do.DEPUTY, "d2")

    def play_table(self, state: EventState, competition: Competition, number: int, table: SeatedTable) -> EventState:
        """A table's result, entered and confirmed, and what may go wrong with it."""
        place = (competition.id, number, table.label)
        absent = state.round(competition.id, number).absent
        game = game_of(competition)
        has_appeals = game.procedures.second_judges is not None
        appellant = table.players[-1] if has_appeals and self.chance(40) else None
        sheet = self.sheet(state, competition, table.players, absent, appellant)
        if appellant is not None:
            state = self.act(do.Appeal(*place, appellant, "The Solution was right"), do.JUDGE, "j1")
        if self.chance(60):
            state = self.act(do.Disqualify(*place, table.players[0]), do.JUDGE, "j2")
        if self.chance(80) and len(table.players) == 3:
            state = self.act(do.EnterResult(*place, sheet), do.SCOREKEEPER, "k1")
            state = self.act(do.OrderReplay(*place, 3, "A spectator spoke"))
        state = self.act(do.EnterResult(*place, sheet), do.SCOREKEEPER, "k1")
        written = {player: sheet.written(player) or 0 for player in table.players}
        if self.chance(25):
            wrong = {**written, table.players[0]: written[table.players[0]] + 2}
            self.act(do.ConfirmResult(*place, wrong), do.SCOREKEEPER, "k3")
        state = self.act(do.ConfirmResult(*place, written), do.SCOREKEEPER, "k2")
        if self.chance(30):
            state = self.act(
                do.CorrectResult(
                    *place, table.players[0], written[table.players[0]] + 2, "Shake 1 was copied wrongly", table.players
                )
            )
        if self.chance(90):
            listed = written[table.players[-1]] + (4 if self.chance(2) else -4)
            state = self.act(do.RuleDeceit(*place, table.players[-1], listed, "Changed after the others had signed"))
        if appellant is not None:
            state = self.act(do.DecideAppeal(*place, appellant, False, "The ruling stands"))
        return state

    def sheet(
        self,
        state: EventState,
        competition: Competition,
        players: Sequence[str],
        absent: Sequence[str],
        unsigned: str | None,
    ) -> Sheet:
        """A scoresheet as a table might hand it in."""
        rows = sorted(row for row in possible_rows(game_of(competition).edition, len(players)) if ABSENT not in row)
        away = [player for player in players if player in absent]
        here = [player for player in players if player not in absent]
        made: list[SheetRow] = []
        setter = self.numbers.below(len(players))
        for _ in range(2 + self.numbers.below(5)):
            is_void = self.chance(25) or len(here) < 2
            scores: dict[str, int] = dict.fromkeys(away, ABSENT)
            if not is_void:
                row = rows[self.numbers.below(len(rows))]
                if away:
                    row = (4, 2) if self.numbers.below(2) else (6, 2)
                points = self.numbers.shuffled(list(row))
                scores |= dict(zip(here, points, strict=True))
            made.append(SheetRow(scores, players[setter], is_void))
            if not is_void:
                setter = (setter + 1) % len(players)
        penalties: tuple[SheetPenalty, ...] = ()
        if self.chance(12):
            penalties = (SheetPenalty(here[0] if here else players[0], initials="R.N." if self.chance(2) else ""),)
        level = state.settings.level_of(competition)
        sheet = Sheet({}, tuple(made), penalties, did_not_play=tuple(away))
        right = sums(sheet, players, level)
        on_paper = {players[0]: right[players[0]] + 1} if self.chance(40) else {}
        signed = tuple(player for player in here if player != unsigned)
        return Sheet(right, tuple(made), penalties, on_paper, tuple(away), signed)

    def play_off(self, state: EventState, competition: Competition) -> EventState:
        """Ties for a prize are played off, and section winners meet."""
        for group in ties_for_prizes(state, competition, 3):
            players = tuple(one.card.player for one in group)
            state = self.played_off(state, competition, f"tie-{competition.id}-{group[0].place}", players)
        winners = [player for names in section_winners(state, competition).values() for player in names]
        if len(winners) > 1:
            state = self.played_off(state, competition, f"sections-{competition.id}", tuple(winners))
        return state

    def played_off(self, state: EventState, competition: Competition, name: str, players: Sequence[str]) -> EventState:
        """One playoff, with its totals."""
        self.act(do.ArrangePlayoff(name, competition.id, tuple(players), "Only one can be first"))
        totals = {player: 2 * self.numbers.below(30) for player in players}
        return self.act(do.EnterPlayoff(name, totals), do.SCOREKEEPER, "k1")
