"""Simulated matches by seed: a random table, and a random match at it."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from forceout.editions.recorded_match import begin
from forceout.editions.registry import seasons_of, years_of
from forceout.games.registry import NAMES as GAMES
from forceout.games.registry import part
from forceout.rules.fold import Step
from forceout.rules.record import Header, Record
from forceout.rules.simulation.random_writing import Writers
from forceout.rules.simulation.simulate import simulate
from forceout.rules.state import Judging, Policing
from forceout.rules.vocabulary import Division, Form

NAMES: Final = ("Ada", "Ben", "Cleo")
FORMS: Final = (Form.BASIC, Form.ADVANCED, Form.ADVENTUROUS, Form.ADVENTUROUS, Form.ADVENTUROUS)


class SimulatedMatch(NamedTuple):
    """A match that is simulated while its steps are taken."""

    header: Header
    steps: Iterator[Step]

    def record(self) -> Record:
        """The record of the whole match."""
        return Record(self.header, tuple(step.action for step in self.steps))


def simulated_match(seed: int, game: str | None = None) -> SimulatedMatch:
    """The match of a seed, in either game unless one is named."""
    dice = Random(f"forceout simulate {seed}")
    header = random_header(dice, game)
    return SimulatedMatch(header, simulate(dice, begin(header), writers_of(header.game)))


def writers_of(game: str) -> Writers:
    """How Goals and Solutions of a game are made up at random."""
    writers: Writers = part(game, "forceout.games.{game}.random_solutions").WRITERS
    return writers


def random_header(dice: Random, game: str | None = None) -> Header:
    """A random table: edition, division, form, players, policing, judging."""
    game = game or dice.choice(GAMES)
    edition = dice.choice(years_of(game)[::-1])
    seasons = seasons_of(game)
    return Header(
        game=game,
        edition=edition,
        division=dice.choice(tuple(Division)).value,
        form=dice.choice(FORMS).value,
        policing=dice.choice(tuple(Policing)).value,
        judging=dice.choice((Judging.TABLE, Judging.TABLE, Judging.PANEL)).value,
        players=NAMES[: dice.choice((2, 3, 3))],
        season=dice.choice(seasons) if seasons else None,
        timed=dice.random() < 0.5,
    )
