"""Random players at a table of the service: what somebody wants next, as it is sent."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from forceout.editions.recorded_match import begin
from forceout.editions.simulated_match import random_header, writers_of
from forceout.rules import actions as do
from forceout.rules.match import apply_match
from forceout.rules.match_state import Match
from forceout.rules.simulation.random_play import Players
from forceout.rules.simulation.simulate import CARELESSNESS, between_shakes, official_action
from forceout.rules.state import Phase
from forceout.rules.wire import sent_action
from forceout.service.tables.actions import Actor
from forceout.service.tables.reasons import REASONS
from forceout.service.tables.table_settings import SEATS, TableSettings

DIRECTOR: Final = Actor("the-director", frozenset({"director"}))
PEOPLE: Final = {seat: Actor(f"person-at-{seat}") for seat in SEATS}
CHALLENGES: Final = (0.04, 0.1, 0.2)
OFFICIALS: Final = 0.01
SHORT_WAITS: Final = (0, 150, 4000)
LONG_WAITS: Final = (20_000, 75_000, 85_000, 140_000, 400_000)


def random_table(dice: Random, **chosen: Any) -> TableSettings:
    """The settings of a random table."""
    header = random_header(dice, chosen.pop("game", None))
    settings: dict[str, Any] = {
        "game": header.game,
        "edition": header.edition,
        "division": header.division,
        "form": header.form,
        "season": header.season,
        "seats": len(header.players),
        "policing": header.policing,
        "judging": header.judging,
        "clock": dice.choice(("official", "official", "relaxed", "off")),
        "is_timed": dice.random() < 0.2,
        "shakes": dice.randint(1, 2),
        "is_listed": True,
    }
    return TableSettings(**settings | chosen)


def random_wait(dice: Random) -> int:
    """The milliseconds until something is done again: a moment, most of the time."""
    return dice.choice(LONG_WAITS) if dice.random() < 0.02 else dice.randint(0, dice.choice(SHORT_WAITS))


def sent(action: do.Action, dice: Random) -> dict[str, Any]:
    """An action as its player sends it: without what the server adds, and with one of the fixed reasons."""
    wanted = sent_action(action)
    if "reason" in wanted:
        wanted["reason"] = dice.choice(REASONS[action.do])
    return wanted | ({"count": len(action.cards)} if isinstance(action, do.Deal) else {})


def actor_of(action: do.Action) -> Actor:
    """Who sends an action."""
    return PEOPLE.get(action.by, DIRECTOR)


@dataclass(slots=True)
class RandomPlayers:
    """The random players of one table."""

    dice: Random
    game: str
    officials: float = OFFICIALS
    players: Players = field(init=False)

    def __post_init__(self) -> None:
        dice = self.dice
        self.players = Players(dice, writers_of(self.game), dice.choice(CHALLENGES), dice.choice(CARELESSNESS))

    def next_action(self, match: Match) -> do.Action | None:
        """What somebody does now; None for what is not done online."""
        dice = self.dice
        if dice.random() < self.officials:
            action = official_action(dice, match)
        elif match.is_between_shakes or match.shake is None:
            action = between_shakes(dice, match, len(match.rows) + 1)
        else:
            action = self.players.next_action(match.shake)
        return action if action.is_online else None

    def next_of(self, match: Match, seat: str, tries: int = 4) -> do.Action | None:
        """What the player of one seat does now, without thinking long; None when nothing comes to mind."""
        shake = match.shake
        if shake is not None and shake.phase is Phase.GOAL and shake.turn == seat and self.dice.random() < 0.8:
            digits = [cube for cube in shake.resources if cube[-1].isdigit()]
            return do.SetGoal(seat, self.dice.choice(digits or ["1"]))
        if shake is not None and not match.is_between_shakes and shake.turn not in (None, seat):
            grabs = (do.PickUpBlock(seat), do.Challenge(seat, self.dice.choice(("now", "impossible"))))
            return self.dice.choice(grabs) if self.dice.random() < 0.02 else None
        for _ in range(tries):
            action = self.next_action(match)
            if action is not None and action.by == seat:
                return action
        return None

    def until_moving(self, settings: TableSettings, moves: int) -> Iterator[do.Action]:
        """A match played as far as some moves after its first Goal."""
        match = begin(settings.header())
        self.players.carelessness = self.players.challenges = 0
        moved = 0
        while moved < moves:
            action = self.next_action(match)
            if action is None or isinstance(action, do.NoGoal | do.Challenge | do.PickUpBlock | do.Bonus):
                continue
            after, outcome = apply_match(match, action)
            if outcome.violation is None:
                match = after
                moved += isinstance(action, do.Move)
                yield action
