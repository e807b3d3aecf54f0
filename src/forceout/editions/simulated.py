"""Simulated matches by seed: a random table, and a random match at it."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from forceout.editions.matches import begin
from forceout.games.equations import random_solutions as equations
from forceout.games.onsets import random_solutions as onsets
from forceout.rules.folding import Step
from forceout.rules.random_writing import Writers
from forceout.rules.record import Header, Record
from forceout.rules.simulate import simulate
from forceout.rules.state import Judging, Policing
from forceout.rules.table import Division, Form

NAMES: Final = ("Ada", "Ben", "Cleo")
EDITIONS: Final = {"on-sets": ("2014-15", "2026-27"), "equations": ("2015-16",)}
WRITERS: Final[dict[str, Writers]] = {"on-sets": onsets.WRITERS, "equations": equations.WRITERS}
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
    return SimulatedMatch(header, simulate(dice, begin(header), WRITERS[header.game]))


def random_header(dice: Random, game: str | None = None) -> Header:
    """A random table: edition, division, form, players, policing, judging."""
    game = game or dice.choice(tuple(EDITIONS))
    return Header(
        game=game,
        edition=dice.choice(EDITIONS[game]),
        division=dice.choice(tuple(Division)).value,
        form=dice.choice(FORMS).value,
        policing=dice.choice(tuple(Policing)).value,
        judging=dice.choice((Judging.TABLE, Judging.TABLE, Judging.PANEL)).value,
        players=NAMES[: dice.choice((2, 3, 3))],
        season=dice.choice(("even", "odd")) if game == "equations" else None,
        timed=dice.random() < 0.5,
    )
